// After the assault: the side that has the ground reorganises or follows on; the other stays or
// withdraws. Rulings.

#include "nqm.h"

// Turns, areas and attacks are over; what is left is who holds the ground, and in what state: in
// the phase of the counterattack all who are committed.
static void assault_is_over(nqm_state *state, int ending) {
    *state = (nqm_state){.fallen = {state->fallen[0], state->fallen[1]},
                         .permanent = state->permanent,
                         .ending = (uint8_t)ending,
                         .phase = COUNTERATTACK,
                         .fought = state->fought};
}

static kit_set holders(const nqm_battle *b, const nqm_state *state) {
    return nqm_fighting(b, state, BAY_ATTACKER);
}

// Ground won without anybody committed is occupied by all who could have been.
static void occupy(const nqm_battle *b, nqm_state *state) {
    if (holders(b, state)) return;
    kit_set idle = nqm_placed(b, state, BAY_ATTACKER, b->assaults[BAY_ATTACKER], IDLE);
    KIT_EACH (i, nqm_able(b, state, BAY_ATTACKER, idle))
        nqm_part_to(b, state, BAY_ATTACKER)[i] |= IN_FIGHT | TOUCHED;
    nqm_enter(b, state, BAY_ATTACKER);
}

// NQM-S08: a formation above battalion is disorganised only if its HQ fought and was hit.
static bool formation_unhurt(const nqm_battle *b, const nqm_state *state) {
    kit_set hqs = b->above & holders(b, state);
    KIT_EACH (i, hqs)
        if (nqm_taken(b, state, BAY_ATTACKER, i) > 0) return false;
    return hqs;
}

uint8_t nqm_ground_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (!b->aftermath) return nqm_end(b, state, ending, -1, why);
    assault_is_over(state, ending);
    occupy(b, state);
    state->formation = formation_unhurt(b, state);
    if (nqm_may_counter(b, state, true)) return COUNTER_NOW; // NQM-43, NQM-44
    return nqm_after_success(b, state, why);
}

// NQM-S12: Veterans and better break off in good order.
static bool in_good_order(const nqm_battle *b, const nqm_state *state) {
    KIT_EACH (i, holders(b, state))
        if (b->stand[BAY_ATTACKER][i].quality > VETERAN) return false;
    return true;
}

uint8_t nqm_ground_not_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (b->aftermath && ending == CALLED_OFF)
        kit_say_of(why, in_good_order(b, state) ? TELL_BREAKS_OFF : TELL_BROKE_OFF,
                   BAY_ATTACKER); // NQM-S12, NQM-S07
    nqm_end(b, state, ending, -1, why);
    bool broken = ending == ATTACK_BROKEN || ending == BOTH_BROKEN;
    return b->aftermath && broken ? AFTER_FAILURE : OVER; // NQM-S10
}

uint8_t nqm_follows_failure(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    bool stays = chosen->row == STAY_AND_FIRE; // NQM-S10
    return nqm_end(b, state, state->ending, stays ? TELL_STAYS_AND_FIRES : TELL_OUT_OF_CONTACT,
                   why);
}

// --- Reorganise or follow on -----------------------------------------------------------------

// Red pins on a stand, which reorganising can take off: under NQM-S13 only those it brought.
static int red_pins(const nqm_battle *b, const nqm_state *state, int stand) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][stand];
    int red = nqm_pins(b, state, BAY_ATTACKER)[stand] - s->black;
    return b->permanent && red > s->red ? s->red : red;
}

// Those of the stand's battalion who hold the ground.
static kit_set battalion(const nqm_battle *b, const nqm_state *state, int stand) {
    return holders(b, state) & b->of_battalion[BAY_ATTACKER][stand];
}

static int red_pins_of(const nqm_battle *b, const nqm_state *state, kit_set stands) {
    int red = 0;
    KIT_EACH (i, stands) red += red_pins(b, state, i);
    return red;
}

// There is no counterattack to come, and no pin that could come off.
static bool nothing_to_come(const nqm_battle *b, const nqm_state *state) {
    if (nqm_may_counter(b, state, false)) return false;
    KIT_EACH (i, holders(b, state))
        if (red_pins(b, state, i) > 0) return false;
    return true;
}

bool nqm_is_over(const bay_battle *battle, const void *at) {
    const nqm_state *state = at;
    return state->stage == OVER || state->stage == AFTER_FAILURE ||
           (state->stage == AFTER_SUCCESS && nothing_to_come(nqm_of(battle), state));
}

uint8_t nqm_after_success(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (!b->under_fire) return AFTER_SUCCESS;       // NQM-39, NQM-41
    kit_say_of(why, TELL_UNDER_FIRE, BAY_ATTACKER); // NQM-41
    return nqm_counter_next(b, state, why);
}

static kit_set odd_bit(const nqm_battle *b, int stand) {
    int battalion = b->stand[BAY_ATTACKER][stand].battalion;
    return kit_one(battalion == NQM_COMMON ? 7 : battalion);
}

// One by one from the stand with the most red pins, of equals the last; and so in what is told,
// where a stand may have other pins.
static void take_off(const nqm_battle *b, nqm_state *state, kit_set stands, int pins) {
    nqm_stand_told *shown = nqm_shown(b, state, BAY_ATTACKER, 0);
    for (; pins > 0; pins--) {
        int most = kit_first(stands), told = most;
        KIT_EACH (i, stands) {
            if (red_pins(b, state, i) >= red_pins(b, state, most)) most = i;
            if (shown[i].pins - shown[i].black >= shown[told].pins - shown[told].black)
                told = i;
        }
        nqm_pins_to(b, state, BAY_ATTACKER)[most]--; // NQM-S06
        if (shown[told].pins) shown[told].pins--;
        state->fallen[BAY_ATTACKER]++;
    }
}

static uint8_t reorganised(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    kit_set holding = holders(b, state);
    for (kit_set left = holding; left;) {
        int first = kit_first(left);
        kit_set own = battalion(b, state, first);
        int red = red_pins_of(b, state, own);
        int off = red / 2 + ((state->odd & odd_bit(b, first)) != 0); // NQM-S06
        take_off(b, state, own, off);
        state->permanent = (uint16_t)(state->permanent + red - off);
        kit_say_numbers(why, TELL_RECOVERED, BAY_ATTACKER, nqm_battalion_called(b, first), off,
                        red - off);
        left &= ~own;
    }
    KIT_EACH (i, holding) { // what is left is permanent: NQM-S06
        nqm_stand_told *shown = nqm_shown(b, state, BAY_ATTACKER, i);
        shown->black = shown->pins;
    }
    state->odd = 0;
    state->reorganised = 1;
    return nqm_counter_next(b, state, why);
}

// The die for the next unit with an odd pin, from the stand at the cursor on.
static uint8_t next_odd_pin(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    KIT_EACH (i, holders(b, state) & ~kit_below(state->cursor)) {
        kit_set own = battalion(b, state, i);
        if (kit_first(own) == i && red_pins_of(b, state, own) % 2) {
            state->cursor = (uint8_t)i;
            return REORGANISE; // NQM-S06
        }
    }
    state->cursor = 0;
    return reorganised(b, state, why);
}

uint8_t nqm_follows_success(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    bool stops = chosen->row == REORGANISES;
    kit_say_of(why, stops ? TELL_REORGANISES : TELL_FOLLOWS_ON, BAY_ATTACKER); // NQM-41, NQM-39
    return stops ? next_odd_pin(b, state, why)                                 // NQM-41
                 : nqm_counter_next(b, state, why);                            // NQM-39
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
    state->cursor++;
    return next_odd_pin(b, state, why);
}
