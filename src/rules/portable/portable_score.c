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
    const portable_now *now = at;
    int cleared = b->objectives - portable_holds(b, now, BAY_DEFENDER);
    int taken = portable_holds(b, now, BAY_ATTACKER);
    memset(out, 0, sizeof *out);
    out->ending = (uint16_t)(now->stage == OVER ? ending_of(b, cleared, taken) : UNRESOLVED);
    for (int side = 0; side < 2; side++) {
        out->measure[MEASURE_ATTACKER_LOSSES + side] = now->lost[side];
        out->measure[MEASURE_ATTACKER_DRIVEN + side] = now->driven[side];
        out->measure[MEASURE_ATTACKER_COMMANDERS + side] = now->commanders[side];
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
static int combats_left(const portable_battle *b, const portable_now *now) {
    uint8_t list[PORTABLE_SIDE_MAX];
    uint32_t targets = 0;
    for (int u = 0; u < b->attackers; u++)
        if (now->unit[u].flags & DECLARED) targets |= portable_one(portable_aim(now, u));
    if (now->target != NOBODY) targets |= portable_one(now->target);
    return portable_in_order(targets, list);
}

static int against(const portable_battle *b, const portable_now *now) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (now->stage == NEXT_ROLLER || now->stage == TARGET || now->stage == ADVANCE)
        return portable_attackers(now, list);
    if (now->stage != DECLARE) return 0;
    int count = 0, at = portable_opponent(b, now, now->cursor);
    for (int u = 0; u < b->attackers; u++)
        count += (now->unit[u].flags & DECLARED) && portable_aim(now, u) == at;
    return count;
}

void portable_features(const bay_battle *battle, const void *at, int32_t *features) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (size_t)side * SIDE_FEATURES;
        int commanders = commanders_at_start(b, side);
        int units = side == BAY_ATTACKER ? b->attackers : b->count - b->attackers;
        of[SIDE_COMMANDERS] = commanders - now->commanders[side];
        of[SIDE_UNITS] = units - commanders - (now->lost[side] - now->commanders[side]);
        of[SIDE_LOSSES] = now->lost[side];
    }
    features[CLEARED] = b->objectives - portable_holds(b, now, BAY_DEFENDER);
    features[COMBATS_LEFT] = combats_left(b, now);
    features[AGAINST] = against(b, now);
    features[NEEDS] = features[ASPECT] = 0;
    if (now->stage != FIRE && now->stage != DECLARE) return;
    int other = portable_opponent(b, now, now->cursor);
    features[NEEDS] = now->stage == FIRE ? portable_shot_needs(b, now, now->cursor, other)
                                         : portable_needs(b, now, now->cursor, other, NULL);
    if (now->stage == DECLARE) features[ASPECT] = portable_aspect(b, now, now->cursor, other);
}
