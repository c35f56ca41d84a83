// Places the casualties of an attack as pins. Catalogue; ruling R-3.

#include "nqm.h"

// Where only a unit's total of pins counts, its stands fill one after another, so that situations
// that differ in who has them are one; which stand has a pin is told (told_pin). Nobody may then
// ask for a command figure: there must be one that no pin can reach. A counterattack may yet meet
// several battalions; then it counts who has them.
bool nqm_packs(const nqm_battle *b, const nqm_state *state, int side) {
    if (!b->packs[side] || b->count[side] == 1) return false;
    bool led = side != nqm_assailant(state) || nqm_command_figure(b, state) >= 0;
    if (side == BAY_DEFENDER || b->battalions == 1) return led;
    if (state->phase == COUNTERATTACK) return nqm_tested_alike(b, state);
    bool one_unit = state->apart || b->set[A_3_UNIT] == UNIT_WHOLE;
    bool countered = b->aftermath && nqm_may_counter(b, state, false);
    if (b->aftermath && !state->apart) one_unit = false; // NQM-S06: each battalion by itself
    return one_unit && !countered && led;
}

// Where they are packed: the one to be told of, of those that can be told of one more.
static int told_pin(const nqm_battle *b, nqm_state *state, int side, int otherwise) {
    const nqm_stand_told *shown = nqm_shown(b, state, side, 0);
    int found = -1;
    KIT_EACH (i, nqm_attacking(b, state, side))
        if (shown[i].pins < b->stand[side][i].strength &&
            (found < 0 || shown[i].pins < shown[found].pins))
            found = i; // NQM-S15
    return found < 0 ? otherwise : found;
}

// --- Who may take the next one ---------------------------------------------------------------

// Those with the fewest pins.
static kit_set fewest(const nqm_battle *b, const nqm_state *state, int side, kit_set stands) {
    const uint8_t *pins = nqm_pins(b, state, side);
    kit_set tied = 0;
    KIT_EACH (i, stands) {
        int more = tied ? pins[i] - pins[kit_first(tied)] : 0;
        if (more < 0) tied = 0;
        if (more <= 0) tied |= kit_one(i); // NQM-S15
    }
    return tied;
}

// Does standing order put a pin on `one` rather than on `other`, which is before it?
static bool rather(const nqm_battle *b, const nqm_state *state, int side, int one, int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    int more = nqm_clean(b, state, side, one) - nqm_clean(b, state, side, other);
    if (more) return more > 0;
    if ((a->class == COMMAND) != (z->class == COMMAND)) return z->class == COMMAND;
    return a->quality > z->quality;
}

// By standing order, of those that tie.
static int standing_of(const nqm_battle *b, const nqm_state *state, int side, kit_set tied) {
    int found = kit_first(tied);
    KIT_EACH (i, tied)
        if (rather(b, state, side, i, found)) found = i;
    return found;
}

// one of each kind that may take the next pin, the standing order first. The command figure
// only if its owner so chooses: A-26.
static uint32_t offer_pins(const nqm_battle *b, const nqm_state *state, int side,
                           bay_option *list) {
    kit_set left = nqm_ready(b, state, side), tied = fewest(b, state, side, left);
    int figure = side == nqm_assailant(state) ? state->figure - 1 : -1;
    kit_offer to = {list, 0};
    if (b->set[A_14_PLACED] == PLACED_EVENLY) left = tied; // NQM-S15
    for (int next = standing_of(b, state, side, tied); left; next = kit_first(left)) {
        kit_add(&to, PIN, nqm_unit(b, side, next), 0, next);
        left &= ~nqm_alike(b, state, side, next);
    }
    if (figure >= 0 && nqm_clean(b, state, side, figure) > 0)
        kit_add(&to, PIN, nqm_unit(b, side, figure), 0, figure);
    return to.count;
}

// Whose casualties a question is about.
static int placed_side(int stage) {
    return stage == PLACE_ATTACKER || stage == PLACE_ATTACKER_BY_FOE ? BAY_ATTACKER
                                                                     : BAY_DEFENDER;
}

static uint8_t question(const nqm_battle *b, int side) {
    bool foe = b->set[A_14_PLACED] == PLACED_BY_OPPONENT;
    if (side == BAY_ATTACKER) return foe ? PLACE_ATTACKER_BY_FOE : PLACE_ATTACKER;
    return foe ? PLACE_DEFENDER_BY_FOE : PLACE_DEFENDER;
}

uint32_t nqm_list_pins(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    return offer_pins(b, state, placed_side(state->stage), list);
}

// --- Placing them ----------------------------------------------------------------------------

// The drawing shows it on another stand where they are packed.
static void tell_pin(const nqm_battle *b, nqm_state *state, int side, int stand,
                     bay_trace *why) {
    int told = nqm_packs(b, state, side) ? told_pin(b, state, side, stand) : stand;
    int unit = nqm_unit(b, side, told), strength = b->stand[side][told].strength;
    nqm_stand_told *shown = nqm_shown(b, state, side, told);
    shown->pins++;
    if (b->permanent && side == BAY_ATTACKER) shown->black++; // NQM-S13
    int left = shown->pins < strength ? strength - shown->pins : 0;
    kit_say_numbers(why, TELL_PIN, side, unit, left, strength);
}

// Of the casualties still to be placed `count` on one stand; where it is told, one by one.
static inline void pin(const nqm_battle *b, nqm_state *state, int side, int stand, int count,
                       bay_trace *why) {
    uint8_t *pins = &nqm_pins_to(b, state, side)[stand];
    if (why) tell_pin(b, state, side, stand, why);
    int bases = b->marks ? nqm_bases_of(b, side, nqm_clean(b, state, side, stand)) : 0;
    *pins = (uint8_t)(*pins + count); // NQM-15
    state->hurt[side] = (uint8_t)(state->hurt[side] - count);
    uint8_t *part = &nqm_part_to(b, state, side)[stand];
    if (!b->marks || (*part & PLACE_MASK) == IDLE) return; // a command figure
    bool lost = nqm_bases_of(b, side, nqm_clean(b, state, side, stand)) < bases;
    if (b->set[A_5_HOW_OFTEN] == TESTS_AGAIN) *part |= TOUCHED;
    if (lost && b->set[BASE_LOSS] == LOSS_TESTS) *part |= LOST_BASE; // NQM-S09
}

typedef struct pins_on { // of the casualties still to be placed
    int stand;           // -1: somebody has a choice
    int count;           // so many before another stand takes one
} pins_on;

// A-14 evenly: nobody has a choice among stands that are alike, or where each of them takes one.
static pins_on next_evenly(const nqm_battle *b, const nqm_state *state, int side) {
    int hurt = state->hurt[side];
    kit_set ready = nqm_ready(b, state, side), tied = fewest(b, state, side, ready);
    int first = kit_first(tied);
    if (kit_is_one(tied)) return (pins_on){first, kit_is_one(ready) ? hurt : 1};
    if (!(tied & ~nqm_alike(b, state, side, first))) return (pins_on){first, 1};
    if (!b->pins_named[side] && tied == ready && nqm_quality_is_all(b, state, side, tied))
        return (pins_on){standing_of(b, state, side, tied), 1};
    return (pins_on){hurt < kit_size(tied) ? -1 : standing_of(b, state, side, tied), 1};
}

static pins_on next_pins(const nqm_battle *b, const nqm_state *state, int side) {
    bay_option list[NQM_STANDS_MAX + 1];
    int hurt = state->hurt[side];
    if (b->set[A_14_PLACED] != PLACED_EVENLY)
        return (pins_on){offer_pins(b, state, side, list) == 1 ? list[0].own : -1, 1};
    if (!nqm_packs(b, state, side)) return next_evenly(b, state, side); // NQM-S15
    int first = kit_first(nqm_ready(b, state, side)), clean = nqm_clean(b, state, side, first);
    return (pins_on){first, hurt < clean ? hurt : clean};
}

static void tell_evenly(const nqm_battle *b, const nqm_state *state, bay_trace *why) {
    if (!why || b->set[A_14_PLACED] != PLACED_EVENLY) return;
    for (int side = 0; side < 2; side++)
        if (state->hurt[side] && kit_size(nqm_ready(b, state, side)) > 1)
            kit_say_of(why, TELL_EVENLY, side); // NQM-S15
}

// Places what is left to place; stops where somebody has a choice. Then the tests.
static uint8_t placed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++)
        while (state->hurt[side]) {
            pins_on next = b->count[side] == 1 ? (pins_on){0, state->hurt[side]}
                                               : next_pins(b, state, side);
            if (next.stand < 0) return question(b, side);
            pin(b, state, side, next.stand, why ? 1 : next.count, why); // NQM-S15
        }
    state->alone = state->figure = 0;
    return nqm_tests(b, state, why);
}

uint8_t nqm_casualties_placed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_evenly(b, state, why);
    return placed(b, state, why);
}

uint8_t nqm_follows_pin(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                        bay_trace *why) {
    pin(b, state, placed_side(state->stage), chosen->own, 1, why);
    return placed(b, state, why);
}
