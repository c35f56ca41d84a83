// Reorganisation on the ground that was won: half of each unit's red pins come off. Catalogue
// NQM-S06; ruling R-26.

#include "nqm.h"

// In the phase of the counterattack all who are committed hold the ground.
kit_set nqm_holders(const nqm_battle *b, const nqm_state *state) {
    return nqm_fighting(b, state, BAY_ATTACKER);
}

// Red pins on a stand, which can come off: under NQM-S13 only those it brought.
int nqm_red_pins(const nqm_battle *b, const nqm_state *state, int stand) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][stand];
    int red = nqm_pins(b, state, BAY_ATTACKER)[stand] - s->black;
    return b->permanent && red > s->red ? s->red : red;
}

// Those of the stand's battalion who hold the ground.
static kit_set battalion(const nqm_battle *b, const nqm_state *state, int stand) {
    return nqm_holders(b, state) & b->of_battalion[BAY_ATTACKER][stand];
}

static int red_pins_of(const nqm_battle *b, const nqm_state *state, kit_set stands) {
    int red = 0;
    KIT_EACH (i, stands) red += nqm_red_pins(b, state, i);
    return red;
}

// The first stand of the first unit from that place on; -1: there is none.
static int next_unit(const nqm_battle *b, const nqm_state *state, int from) {
    KIT_EACH (i, nqm_holders(b, state) & ~kit_below(from))
        if (kit_first(battalion(b, state, i)) == i) return i;
    return -1;
}

static kit_set odd_bit(const nqm_battle *b, int stand) {
    int battalion = b->stand[BAY_ATTACKER][stand].battalion;
    return kit_one(battalion == NQM_COMMON ? 7 : battalion);
}

// --- Which stand a pin comes off -------------------------------------------------------------

// Of the unit at the cursor those with the most red pins.
static kit_set most_red(const nqm_battle *b, const nqm_state *state) {
    kit_set tied = 0;
    KIT_EACH (i, battalion(b, state, state->cursor)) {
        int first = tied ? kit_first(tied) : i;
        int more = nqm_red_pins(b, state, i) - nqm_red_pins(b, state, first);
        if (more > 0) tied = 0;
        if (more >= 0) tied |= kit_one(i);
    }
    return tied;
}

static kit_set kind_of(const nqm_battle *b, const nqm_state *state, kit_set among, int stand) {
    return among & nqm_alike(b, state, BAY_ATTACKER, stand);
}

// One of each kind, as the last of its kind; the kind of the strongest first.
uint32_t nqm_list_take_off(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    kit_set left = most_red(b, state);
    kit_offer to = {list, 0};
    for (int next = nqm_strongest(b, state, BAY_ATTACKER, left); left; next = kit_first(left)) {
        kit_set kind = kind_of(b, state, left, next);
        int last = kit_last(kind);
        kit_add(&to, RELIEVE, nqm_unit(b, BAY_ATTACKER, last), 0, last);
        left &= ~kind;
    }
    return to.count;
}

// What is told may have other pins where they are packed.
static void take_off(const nqm_battle *b, nqm_state *state, int stand) {
    nqm_stand_told *shown = nqm_shown(b, state, BAY_ATTACKER, 0);
    int told = stand;
    if (nqm_packs(b, state, BAY_ATTACKER))
        KIT_EACH (i, battalion(b, state, state->cursor))
            if (shown[i].pins - shown[i].black >= shown[told].pins - shown[told].black)
                told = i;
    nqm_pins_to(b, state, BAY_ATTACKER)[stand]--; // NQM-S06
    if (shown[told].pins) shown[told].pins--;
    state->fallen[BAY_ATTACKER]++;
    state->relief--;
}

// Takes off what nobody has a choice about: of stands that are alike, of each of those that tie, or
// where it decides nothing. False when somebody has a choice.
static bool relieved(const nqm_battle *b, nqm_state *state) {
    bool decides = !nqm_packs(b, state, BAY_ATTACKER) && nqm_may_counter(b, state, false);
    while (state->relief) {
        kit_set tied = most_red(b, state);
        bool alike = !(tied & ~nqm_alike(b, state, BAY_ATTACKER, kit_first(tied)));
        if (decides && !alike && state->relief < kit_size(tied)) return false;
        take_off(b, state, kit_last(tied));
    }
    return true;
}

// --- The units, one after another ------------------------------------------------------------

static uint8_t reorganised(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    KIT_EACH (i, nqm_holders(b, state)) { // what is left is permanent: NQM-S06
        nqm_stand_told *shown = nqm_shown(b, state, BAY_ATTACKER, i);
        shown->black = shown->pins;
    }
    state->odd = state->cursor = 0;
    state->reorganised = 1;
    return nqm_counter_next(b, state, why);
}

static void unit_begins(const nqm_battle *b, nqm_state *state, int first, bay_trace *why) {
    int red = red_pins_of(b, state, battalion(b, state, first));
    int off = red / 2 + ((state->odd & odd_bit(b, first)) != 0); // NQM-S06
    state->cursor = (uint8_t)first;
    state->relief = (uint8_t)off;
    state->permanent = (uint16_t)(state->permanent + red - off);
    kit_say_numbers(why, TELL_RECOVERED, BAY_ATTACKER, nqm_battalion_called(b, first), off,
                    red - off);
}

// From what is still to come off the unit at the cursor on.
static uint8_t relieve(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    while (relieved(b, state)) {
        int next = next_unit(b, state, state->cursor + 1);
        if (next < 0) return reorganised(b, state, why);
        unit_begins(b, state, next, why);
    }
    return TAKE_OFF;
}

uint8_t nqm_follows_take_off(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                             bay_trace *why) {
    take_off(b, state, chosen->own); // NQM-S06
    return relieve(b, state, why);
}

// --- The dice for odd pins -------------------------------------------------------------------

// The die for the next unit with an odd pin, from that place on; then they come off.
static uint8_t next_odd_pin(const nqm_battle *b, nqm_state *state, int from, bay_trace *why) {
    for (int i = from; (i = next_unit(b, state, i)) >= 0; i++)
        if (red_pins_of(b, state, battalion(b, state, i)) % 2) {
            state->cursor = (uint8_t)i;
            return REORGANISE; // NQM-S06
        }
    int first = next_unit(b, state, 0);
    if (first < 0) return reorganised(b, state, why);
    unit_begins(b, state, first, why);
    return relieve(b, state, why);
}

uint8_t nqm_reorganise(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    return next_odd_pin(b, state, 0, why);
}

void nqm_about_odd_pin(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_state *state = at;
    step->unit = (uint16_t)nqm_unit(nqm_of(battle), BAY_ATTACKER, state->cursor);
    step->dice = bay_throw_needs(BAY_ATTACKER, 1, 6, 4); // NQM-S06: an odd pin comes off
}

uint8_t nqm_follows_odd_pin(const nqm_battle *b, nqm_state *state, int result, bay_trace *why) {
    bool off = result == 1; // NQM-S06
    int unit = nqm_battalion_called(b, state->cursor);
    kit_say_numbers(why, unit == BAY_NO_UNIT ? TELL_ODD : TELL_ODD_PIN, BAY_ATTACKER, unit, off,
                    0); // NQM-S06
    if (off) state->odd |= (uint8_t)odd_bit(b, state->cursor);
    return next_odd_pin(b, state, state->cursor + 1, why);
}
