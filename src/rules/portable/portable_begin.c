// Where the phase begins.

#include "portable.h"
#include "rules/kit/kit_tell.h"

#include <string.h>

void portable_start(const portable_battle *b, portable_now *now) {
    memset(now, 0, (size_t)b->common.size + b->common.told);
    now->target = now->roller = now->at = NOBODY;
    now->hitter = now->struck = now->hit = now->companion = NOBODY;
    now->facing_unit = NOBODY;
    now->spot = now->from = BOARD_NOWHERE;
    for (int u = 0; u < b->count; u++) {
        portable_move(b, now, u, b->piece[u].cell);
        now->unit[u].flags = b->piece[u].facing;
        portable_told_of(b, now)[u].facing = b->piece[u].facing;
    }
}

void portable_first(const bay_battle *battle, void *at, bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_now *now = at;
    portable_start(b, now);
    if (!b->fire) {
        portable_declarations(b, now, why);
        return;
    }
    kit_say(why, TELL_PHASE); // PCC-01
    portable_fire(b, now, why);
}

uint16_t portable_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const portable_now *)at)->stage;
}
