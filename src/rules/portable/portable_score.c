// What a situation is worth, and what of it is a number that orders can be written in.

#include "portable.h"

#include <string.h>

static int ending_of(const portable_battle *b, int cleared, int taken) {
    if (b->objectives == 1) return taken ? TAKEN : cleared ? EMPTIED : HELD;
    if (cleared == 0) return NONE_CLEARED;
    return cleared == b->objectives ? ALL_CLEARED : SOME_CLEARED;
}

void portable_score(const bay_battle *battle, const void *at, bay_score *out) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    int cleared = b->objectives - portable_holds(b, state, BAY_DEFENDER);
    int taken = portable_holds(b, state, BAY_ATTACKER);
    memset(out, 0, sizeof *out);
    out->ending = (uint16_t)(state->stage == OVER ? ending_of(b, cleared, taken) : UNRESOLVED);
    for (int side = 0; side < 2; side++) {
        out->measure[MEASURE_ATTACKER_LOSSES + side] = state->lost[side];
        out->measure[MEASURE_ATTACKER_DRIVEN + side] = state->driven[side];
        out->measure[MEASURE_ATTACKER_COMMANDERS + side] = state->commanders[side];
    }
    out->measure[MEASURE_CLEARED] = cleared;
    out->measure[MEASURE_TAKEN] = taken;
}

// --- Features --------------------------------------------------------------------------------

// In the order of the feature table.
enum {
    SIDE_UNITS,
    SIDE_COMMANDERS,
    SIDE_LOSSES,
    SIDE_FEATURES,
    CLEARED = 2 * SIDE_FEATURES,
    COMBATS_LEFT,
    AGAINST,
    NEEDS,
    ASPECT
};

static int commanders_at_start(const portable_battle *b, int side) {
    int count = 0;
    for (int u = 0; u < b->count; u++)
        count += b->piece[u].side == side && !portable_fights(b, u);
    return count;
}

// Targets declared against, the present one among them.
static int combats_left(const portable_battle *b, const portable_state *state) {
    uint8_t list[PORTABLE_SIDE_MAX];
    uint32_t targets = 0;
    for (int u = 0; u < b->attackers; u++)
        if (state->unit[u].flags & DECLARED) targets |= portable_one(portable_aim(state, u));
    if (state->target != NOBODY) targets |= portable_one(state->target);
    return portable_in_order(targets, list);
}

static int against(const portable_battle *b, const portable_state *state) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (state->stage == NEXT_ROLLER || state->stage == TARGET || state->stage == ADVANCE)
        return portable_attackers(state, list);
    if (state->stage != DECLARE) return 0;
    int count = 0, at = portable_opponent(b, state, state->cursor);
    for (int u = 0; u < b->attackers; u++)
        count += (state->unit[u].flags & DECLARED) && portable_aim(state, u) == at;
    return count;
}

void portable_features(const bay_battle *battle, const void *at, int32_t *features) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (size_t)side * SIDE_FEATURES;
        int commanders = commanders_at_start(b, side);
        int units = side == BAY_ATTACKER ? b->attackers : b->count - b->attackers;
        of[SIDE_COMMANDERS] = commanders - state->commanders[side];
        of[SIDE_UNITS] = units - commanders - (state->lost[side] - state->commanders[side]);
        of[SIDE_LOSSES] = state->lost[side];
    }
    features[CLEARED] = b->objectives - portable_holds(b, state, BAY_DEFENDER);
    features[COMBATS_LEFT] = combats_left(b, state);
    features[AGAINST] = against(b, state);
    features[NEEDS] = features[ASPECT] = 0;
    if (state->stage != FIRE && state->stage != DECLARE) return;
    int other = portable_opponent(b, state, state->cursor);
    features[NEEDS] = state->stage == FIRE
                          ? portable_shot_to_hit(b, state, state->cursor, other)
                          : portable_to_hit(b, state, state->cursor, other, NULL);
    if (state->stage == DECLARE)
        features[ASPECT] = portable_aspect(b, state, state->cursor, other);
}
