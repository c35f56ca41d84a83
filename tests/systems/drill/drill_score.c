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

void drill_look(const bay_battle *battle, const void *at, int32_t *features) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    features[0] = drill_attackers(now);
    features[1] = now.figures[DEFENDERS];
    features[2] = b->quality[0] + drill_bonus(now) - b->quality[1] - b->works;
    features[3] = now.hits;
}

void drill_view(const bay_battle *battle, const void *at, bay_view *sink) {
    drill_now now = drill_at(at);
    (void)battle;
    sink->count = 0;
    for (uint16_t unit = LEFT; unit < UNITS; unit++, sink->count++) {
        if (sink->count >= sink->room) continue;
        sink->mark[sink->count] = (bay_mark){.kind = BAY_MARK_PIECE,
                                             .side = (uint8_t)DRILL_UNIT[unit].side,
                                             .unit = unit,
                                             .place = -1,
                                             .x = unit,
                                             .number = {now.figures[unit]}};
    }
}
