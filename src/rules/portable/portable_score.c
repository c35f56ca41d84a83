// The score of a situation, and its features, on which orders are based.

#include "portable.h"

void portable_score(const portable_battle *b, const portable_state *state, bay_score *out) {
    uint8_t held[2];
    portable_holds(b, state, held);
    int cleared = b->ground.objectives - held[BAY_DEFENDER], taken = held[BAY_ATTACKER];
    if (state->stage == OVER) out->ending = kit_ending_of(&b->ground, cleared, taken);
    for (int side = 0; side < 2; side++) {
        out->measure[MEASURE_ATTACKER_LOSSES + side] = state->lost[side];
        out->measure[MEASURE_ATTACKER_DRIVEN + side] = state->driven[side];
        out->measure[MEASURE_ATTACKER_COMMANDERS + side] = state->commanders[side];
        out->measure[MEASURE_ATTACKER_HIT + side] = state->hurt[side];
    }
    out->measure[MEASURE_NOBODY_HIT] = !state->hurt[0] && !state->hurt[1];
    out->measure[MEASURE_CLEARED] = cleared;
    out->measure[MEASURE_TAKEN] = taken;
}

// --- Features --------------------------------------------------------------------------------

// Of declarations the same whatever their order: who may attack the same enemy besides.
static int against(const portable_battle *b, const portable_state *state) {
    if (state->stage == NEXT_ROLLER || state->stage == TARGET || state->stage == ADVANCE)
        return kit_size(state->fighting);
    if (state->stage != DECLARE) return 0;
    int at = portable_opponent(b, state, state->cursor);
    return kit_size(portable_comers(b, state, at) & ~kit_one(state->cursor));
}

// Where a neighbour is, seen from the unit: square_aspect.
static int aspect_of(const portable_battle *b, const portable_state *state, int neighbour,
                     int unit) {
    if (!portable_flanks(b, state, neighbour, unit)) return ASPECT_FRONT;
    int side =
        kit_side_towards(&b->ground, state->unit[unit].cell, state->unit[neighbour].cell);
    return (int)square_aspect_of(portable_facing(state, unit), side);
}

void portable_features(const portable_battle *b, const portable_state *state,
                       int32_t *features) {
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (side ? FEATURE_DEFENDER_UNITS : 0);
        int lost = state->lost[side] - state->commanders[side];
        of[FEATURE_ATTACKER_COMMANDERS] =
            kit_size(b->commanders[side]) - state->commanders[side];
        of[FEATURE_ATTACKER_UNITS] = kit_size(b->fighters[side]) - lost;
        of[FEATURE_ATTACKER_LOSSES] = state->lost[side];
    }
    uint8_t held[2];
    portable_holds(b, state, held);
    features[FEATURE_CLEARED] = b->ground.objectives - held[BAY_DEFENDER];
    kit_set present = state->target == NOBODY ? 0 : kit_one(state->target);
    kit_set declared = state->stage == DECLARE ? 0 : portable_declared(b, state);
    features[FEATURE_COMBATS_LEFT] = kit_size(declared | present);
    features[FEATURE_AGAINST] = against(b, state);
    features[FEATURE_TO_HIT] = features[FEATURE_ASPECT] = 0;
    if (state->stage != FIRE && state->stage != DECLARE) return;
    int other = portable_opponent(b, state, state->cursor);
    features[FEATURE_TO_HIT] = state->stage == FIRE
                                   ? portable_shot_to_hit(b, state, state->cursor, other, NULL)
                                   : portable_to_hit(b, state, state->cursor, other, NULL);
    if (state->stage == DECLARE)
        features[FEATURE_ASPECT] = aspect_of(b, state, state->cursor, other);
}
