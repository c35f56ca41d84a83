// Picks a stand: the one that attacks alone, or the one that takes a pin. Rulings.

#include "nqm.h"

// Offers one of each kind of stand. Returns those of its kind.
static kit_set offer(const nqm_battle *b, const nqm_state *state, int side, int row, int stand,
                     kit_offer *to) {
    kit_add(to, row, nqm_unit(b, side, stand), 0, stand);
    return nqm_alike(b, state, side, stand);
}

// the stand that attacks alone; by standing order the one with most clean points.
uint32_t nqm_list_pick(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    int side = nqm_assailant(state);
    kit_set ready = nqm_ready(b, state, side);
    int standing = kit_first(ready);
    kit_offer to = {list, 0};
    KIT_EACH (i, ready)
        if (nqm_clean(b, state, side, i) > nqm_clean(b, state, side, standing)) standing = i;
    for (int next = standing; ready; next = kit_first(ready))
        ready &= ~offer(b, state, side, ATTACK_WITH, next, &to);
    return to.count;
}

uint8_t nqm_follows_pick(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                         bay_trace *why) {
    state->alone = (uint8_t)(chosen->own + 1); // NQM-02
    nqm_tell(b, why, TELL_ALONE, nqm_assailant(state), chosen->own);
    return nqm_attack_dice(b, state, why);
}

// --- Pins ------------------------------------------------------------------------------------

// Where only a unit's total of pins counts, its stands fill one after another, so that situations
// that differ in who has them are one; which stand has a pin is told (told_pin). Nobody may then
// ask for a command figure: there must be one that no pin can reach.
static bool packs(const nqm_battle *b, const nqm_state *state, int side) {
    if (!b->packs[side] || b->count[side] == 1) return false;
    bool whole = b->set[A_3_UNIT] == UNIT_WHOLE;
    if (b->aftermath) whole = false; // NQM-S06: each battalion by itself
    bool one_unit = side == BAY_DEFENDER || b->battalions == 1 || state->apart || whole;
    return one_unit && (side != nqm_assailant(state) || nqm_command_figure(b, state) >= 0);
}

// The one with the fewest pins.
static int fewest(const nqm_battle *b, const nqm_state *state, int side, kit_set stands) {
    const uint8_t *pins = nqm_pins(b, state, side);
    int found = kit_first(stands);
    KIT_EACH (i, stands)
        if (pins[i] < pins[found]) found = i; // NQM-S15
    return found;
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

// the stands that may take the next pin, freely; the command figure only if its owner so
// chooses: A-26.
static uint32_t offer_pins(const nqm_battle *b, const nqm_state *state, int side,
                           bay_option *list) {
    kit_set ready = nqm_ready(b, state, side);
    int standing = fewest(b, state, side, ready);
    int figure = side == nqm_assailant(state) ? state->figure - 1 : -1;
    kit_offer to = {list, 0};
    for (int next = standing; ready; next = kit_first(ready))
        ready &= ~offer(b, state, side, PIN, next, &to);
    if (figure >= 0 && nqm_clean(b, state, side, figure) > 0)
        kit_add(&to, PIN, nqm_unit(b, side, figure), 0, figure);
    return to.count;
}

uint32_t nqm_list_pins(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    return offer_pins(b, state, bay_step_at(&b->common, state)->who, list);
}

// The drawing shows it on another stand where they are packed.
static void tell_pin(const nqm_battle *b, nqm_state *state, int side, int stand,
                     bay_trace *why) {
    int told = packs(b, state, side) ? told_pin(b, state, side, stand) : stand;
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
    *pins = (uint8_t)(*pins + count); // NQM-15
    state->hurt[side] = (uint8_t)(state->hurt[side] - count);
    uint8_t *part = &nqm_part_to(b, state, side)[stand];
    if (!b->marks || (*part & PLACE_MASK) == IDLE) return; // a command figure
    bool lost = nqm_clean(b, state, side, stand) == 0;
    if (b->set[A_5_HOW_OFTEN] == TESTS_AGAIN) *part |= TOUCHED;
    if (lost && b->set[BASE_LOSS] == LOSS_TESTS) *part |= LOST_BASE; // NQM-S09
}

typedef struct pins_on { // of the casualties still to be placed
    int stand;           // -1: their owner has a choice
    int count;           // so many before another stand takes one
} pins_on;

static pins_on next_pins(const nqm_battle *b, const nqm_state *state, int side) {
    bay_option list[NQM_STANDS_MAX + 1];
    int hurt = state->hurt[side];
    if (b->set[A_14_PLACED] == PLACED_FREELY)
        return (pins_on){offer_pins(b, state, side, list) == 1 ? list[0].own : -1, 1};
    kit_set ready = nqm_ready(b, state, side);
    if (!packs(b, state, side))
        return (pins_on){fewest(b, state, side, ready),
                         kit_is_one(ready) ? hurt : 1}; // NQM-S15
    int first = kit_first(ready), clean = nqm_clean(b, state, side, first);
    return (pins_on){first, hurt < clean ? hurt : clean};
}

static void tell_evenly(const nqm_battle *b, const nqm_state *state, bay_trace *why) {
    if (!why || b->set[A_14_PLACED] == PLACED_FREELY) return;
    for (int side = 0; side < 2; side++)
        if (state->hurt[side] && kit_size(nqm_ready(b, state, side)) > 1)
            kit_say_of(why, TELL_EVENLY, side); // NQM-S15
}

// Places what is left to place; stops where the owner has a choice. Then the tests.
uint8_t nqm_casualties_placed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_evenly(b, state, why);
    for (int side = 0; side < 2; side++)
        while (state->hurt[side]) {
            pins_on next = b->count[side] == 1 ? (pins_on){0, state->hurt[side]}
                                               : next_pins(b, state, side);
            if (next.stand < 0)
                return side == BAY_ATTACKER ? PLACE_ATTACKER : PLACE_DEFENDER;
            pin(b, state, side, next.stand, why ? 1 : next.count, why);        // NQM-S15
        }
    state->alone = state->figure = 0;
    return nqm_tests(b, state, why);
}

uint8_t nqm_follows_pin(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                        bay_trace *why) {
    int side = state->stage == PLACE_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    pin(b, state, side, chosen->own, 1, why);
    return nqm_casualties_placed(b, state, why);
}
