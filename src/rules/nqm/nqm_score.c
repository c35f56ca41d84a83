// The score of a situation, and its features, on which orders are based.

#include "nqm.h"

void nqm_score(const nqm_battle *b, const nqm_state *state, bay_score *out) {
    if (nqm_is_over(&b->common, state)) out->ending = state->ending;
    for (int side = 0; side < 2; side++) out->measure[side] = nqm_losses(b, state, side);
    out->measure[ATTACKER_PERMANENT] = b->aftermath ? state->permanent : 0;
}

// 2 when none of its stands is left in the fight and some are out of it; 1 when one has passed.
static int morale(const nqm_battle *b, const nqm_state *state, int side) {
    if (nqm_placed(b, state, side, b->all[side], OUT) == b->all[side]) return FAILED;
    return nqm_marked(b, state, side, HAS_PASSED) ? PASSED : UNREACHED;
}

static int reserve_points(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set held = side == BAY_ATTACKER ? b->assaults[side] : b->reserve[side];
    return nqm_points(b, state, side, nqm_placed(b, state, side, held, IDLE));
}

void nqm_features(const nqm_battle *b, const nqm_state *state, int32_t *features) {
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (side == BAY_ATTACKER ? 0 : DEFENDER_CLEAN);
        kit_set attacking = nqm_attacking(b, state, side);
        of[ATTACKER_CLEAN] = nqm_points(b, state, side, attacking);
        of[ATTACKER_DICE] = nqm_dice_of(b, state, side, attacking);
        of[ATTACKER_TO_TEST] = nqm_short_of_test(b, state, side);
        of[ATTACKER_MORALE] = morale(b, state, side);
    }
    features[ATTACKS_LEFT] = state->attacks_left;
    features[HOURS_LEFT] = state->hours_left;
    features[RESERVE] = reserve_points(b, state, BAY_ATTACKER);
    features[INSIDE] = state->inside;
    features[AREAS_LEFT] = b->areas - kit_size(state->taken);
    features[BODIES_LEFT] = (state->apart ? b->battalions : 1) - kit_size(state->out);
    features[DEFENDER_RESERVE_POINTS] = reserve_points(b, state, BAY_DEFENDER);
    features[TANKS_STAYED] = state->tanks_in > 0;
    features[FRESH_NEEDED] = state->worse;
}
