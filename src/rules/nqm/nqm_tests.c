// Break tests after an attack: all units of one side, then of the other, then the judgement.
// Catalogue; ruling R-10.

#include "nqm.h"

// The attacker's battalion of a stand, where there are several.
int nqm_battalion_called(const nqm_battle *b, int stand) {
    int battalion = b->stand[BAY_ATTACKER][stand].battalion;
    bool named = b->battalions > 1 && battalion != NQM_COMMON;
    return named ? nqm_battalion_unit(b, battalion) : BAY_NO_UNIT;
}

// Whom words speak of: the side where it is one unit, else the unit by what it is called.
static int called(const nqm_battle *b, int side, int leader) {
    if (nqm_reads(b, A_3_UNIT, UNIT_STAND)) return nqm_unit(b, side, leader);
    if (side == BAY_ATTACKER && nqm_reads(b, A_3_UNIT, UNIT_BATTALION))
        return nqm_battalion_called(b, leader);
    if (side == BAY_DEFENDER && b->areas > 1 && !b->stand[side][leader].reserve)
        return nqm_area_unit(b, b->stand[side][leader].area);
    return BAY_NO_UNIT;
}

static int telling_of(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    if (state->phase == ROLLING_IN) return TELL_MUST_STAND; // NQM-S14
    bool base = nqm_part(b, state, side)[leader] & LOST_BASE;
    return base ? TELL_BASE_TEST : TELL_TEST; // NQM-S09, NQM-25
}

static bool some_unit_tests(const nqm_battle *b, nqm_state *state, int side, bay_trace *why) {
    int i = nqm_who_tests(b, state, side);
    if (i < 0) return false;
    nqm_toll toll = {0, 0};
    if (why) toll = nqm_toll_of(b, state, side, nqm_members(b, state, side, i));
    kit_say_numbers(why, telling_of(b, state, side, i), side, called(b, side, i),
                    toll.casualties, toll.strength);
    state->cursor = (uint8_t)i;
    return true;
}

static uint8_t judged(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    switch (state->phase) {
    case FIRING:
    case FIRING_BACK: return nqm_fire_judged(b, state, why);
    case ROLLING_IN: return nqm_rolled_in(b, state, why);
    case HUNTING: return nqm_hunt_judged(b, state, why);
    case COUNTERATTACK: return nqm_counter_judged(b, state, why);
    default: return nqm_judge(b, state, why);
    }
}

// Who has to: those fired at, those rolled over, else both sides.
static bool side_tests(const nqm_state *state, int side) {
    if (state->phase == FIRING || state->phase == ROLLING_IN) return side == BAY_DEFENDER;
    return state->phase != FIRING_BACK || side == BAY_ATTACKER;
}

uint8_t nqm_tests(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool tested = state->stage == TEST_ATTACKER || state->stage == TEST_DEFENDER;
    int order = b->set[A_6_BOTH_TEST];
    int first = nqm_assailant(state);
    if (order == DEFENDER_FIRST) first = !first;
    bool orderly = order != TOGETHER_TEST && side_tests(state, first);
    for (int k = 0; k < 2; k++) {
        int side = k == 0 ? first : !first;
        if (!side_tests(state, side)) continue;
        if (k == 1 && orderly && nqm_beaten(b, state, first)) continue;
        if (some_unit_tests(b, state, side, why))                       // NQM-26
            return side == BAY_ATTACKER ? TEST_ATTACKER : TEST_DEFENDER;
    }
    state->cursor = 0;
    if (!tested) kit_say(why, TELL_NO_TEST);
    nqm_forget_attack(b, state);
    return judged(b, state, why);
}

// --- The die ---------------------------------------------------------------------------------

void nqm_about_test(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_state *state = at;
    int side = state->stage == TEST_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    kit_set unit = nqm_members(b, state, side, state->cursor);
    int quality = nqm_quality_of(b, side, unit);
    int hold_from = nqm_number(b, quality, HOLD_FROM);
    bool two_scores = quality == VETERAN && nqm_reads(b, A_1_VETERANS_HOLD, 1);
    if (two_scores && hold_from >= 5) hold_from = hold_from < 6 ? 5 : 6;
    step->dice = bay_throw_needs(side, 1, 6, hold_from); // NQM-26: result 1 holds
    if (!two_scores || hold_from >= 5) return;
    step->dice = bay_throw_total(side, 1, 6); // results 1 and 3 hold
    step->dice.cuts = 3;
    step->dice.is.cut[0] = (int16_t)(hold_from - 1);
    step->dice.is.cut[1] = (int16_t)hold_from;
    step->dice.is.cut[2] = 5;
}

// Two results, or four where Veterans hold on two scores apart: the odd ones hold.
uint8_t nqm_follows_test(const nqm_battle *b, nqm_state *state, int result, bay_trace *why) {
    int side = state->stage == TEST_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    int leader = state->cursor;
    bool holds = result % 2 == 1; // NQM-26
    bay_tell(why, holds ? TELL_HOLDS : TELL_BREAKS, (bay_side)side, called(b, side, leader),
             NULL);
    state->cursor = 0;
    if (holds) {
        nqm_unit_passes(b, state, side, leader); // NQM-26
    } else {
        nqm_unit_fails(b, state, side, leader, why); // NQM-26
        if (side == nqm_assailant(state) && nqm_reads(b, MUST_REINFORCE, 1))
            state->worse = 1; // NQM-S11
    }
    return nqm_tests(b, state, why);
}
