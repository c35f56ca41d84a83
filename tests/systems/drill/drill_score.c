// What a situation shows: its score, its features, its pieces.
#include "systems/drill/drill.h"

void drill_score(const bay_battle *battle, const void *at, bay_score *out) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    memset(out, 0, sizeof *out);
    out->ending = now.stage >= DIG_IN ? now.ending : UNRESOLVED;
    out->measure[0] = b->figures[LEFT] + b->figures[RIGHT] - drill_attackers(now);
    out->measure[1] = b->figures[DEFENDERS] - now.figures[DEFENDERS];
}

void drill_features(const bay_battle *battle, const void *at, int32_t *features) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    features[0] = drill_attackers(now);
    features[1] = now.figures[DEFENDERS];
    features[2] = b->quality[0] + drill_bonus(now) - b->quality[1] - b->works;
    features[3] = now.hits;
}

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

// Two areas side by side, and the platoons that stand on them.
void drill_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    sink->count = 0;
    for (int side = BAY_ATTACKER; side <= BAY_DEFENDER; side++)
        mark(sink, (bay_mark){.kind = BAY_MARK_AREA,
                              .side = (uint8_t)side,
                              .unit = BAY_NO_UNIT,
                              .telling = side == BAY_ATTACKER ? SHOW_START
                                         : b->works           ? SHOW_WORKS
                                                              : SHOW_OPEN,
                              .place = -1,
                              .x = 100 * side,
                              .w = 100,
                              .h = 100});
    for (uint16_t unit = LEFT; unit < UNITS; unit++)
        mark(sink, (bay_mark){.kind = BAY_MARK_PIECE,
                              .side = (uint8_t)DRILL_UNIT[unit].side,
                              .unit = unit,
                              .telling = SHOW_PLATOON,
                              .place = (int16_t)DRILL_UNIT[unit].side,
                              .number = {now.figures[unit]}});
}
