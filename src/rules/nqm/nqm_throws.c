// What is thrown at each stage, and what follows the result.

#include "nqm_stages.h"

// The assailant's dice first.
void nqm_about_attack(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_state *state = at;
    int side = nqm_assailant(state);
    step->number[0] = nqm_clean_points(nqm_of(battle), state, side);
    step->number[1] = nqm_clean_points(nqm_of(battle), state, !side);
    // NQM-10, NQM-11, NQM-12, NQM-13
    step->dice = bay_throw_pools(state->dice[side], state->dice[!side], 6, BAY_TIES_NOBODY);
    step->dice.who[0] = (uint8_t)side;  // NQM-10
    step->dice.who[1] = (uint8_t)!side; // NQM-10
}

void nqm_resolve_attack(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_attack_thrown(nqm_of(battle), at, (int)result, why);
}

static bay_throw test_of(const nqm_battle *b, const nqm_state *state, int side) {
    int quality = nqm_unit_quality(b, state, side, state->cursor);
    int hold_from = nqm_number(b, quality, HOLD_FROM);
    bool two_scores = quality == VETERAN && nqm_reads(b, A_1_VETERANS_HOLD, 1);
    if (!two_scores) return bay_throw_needs(side, 1, 6, hold_from); // NQM-26: result 1 holds
    if (hold_from >= 5) return bay_throw_needs(side, 1, 6, hold_from < 6 ? 5 : 6);
    bay_throw die = bay_throw_total(side, 1, 6); // results 1 and 3 hold
    die.cuts = 3;
    die.is.cut[0] = (int16_t)(hold_from - 1);
    die.is.cut[1] = (int16_t)hold_from;
    die.is.cut[2] = 5;
    return die;
}

void nqm_about_attackers_test(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = test_of(nqm_of(battle), at, BAY_ATTACKER);
}

void nqm_about_defenders_test(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = test_of(nqm_of(battle), at, BAY_DEFENDER);
}

// Two results, or four where Veterans hold on two scores apart: the odd ones hold.
void nqm_resolve_test(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_tested(nqm_of(battle), at, result % 2 == 1, why); // NQM-26
}

// One die a stand; each that hits is a casualty, up to the points that can take one. NQM-35
static bay_throw fire_of(const nqm_battle *b, const nqm_state *state, int side) {
    bay_throw fire = bay_throw_chain(state->dice[side], 6);
    bay_throw_stage(&fire, side, b->set[LIGHT_FIRE_FROM]);
    int points = nqm_clean_points(b, state, !side);
    if (points < fire.most) fire.most = (uint16_t)points;
    return fire;
}

void nqm_about_attackers_fire(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = fire_of(nqm_of(battle), at, BAY_ATTACKER);
}

void nqm_about_defenders_fire(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = fire_of(nqm_of(battle), at, BAY_DEFENDER);
}

void nqm_resolve_fire(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_state *state = at;
    state->dice[0] = state->dice[1] = 0;
    nqm_fired(nqm_of(battle), state, (int)result, why);
}

void nqm_about_odd_pin(const bay_battle *battle, const void *at, bay_step *step) {
    step->unit =
        (uint16_t)nqm_unit(nqm_of(battle), BAY_ATTACKER, ((const nqm_state *)at)->cursor);
    step->dice = bay_throw_needs(BAY_ATTACKER, 1, 6, 4); // NQM-S06: an odd pin comes off
}

void nqm_resolve_odd_pin(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_odd_pin(nqm_of(battle), at, result == 1, why); // NQM-S06
}
