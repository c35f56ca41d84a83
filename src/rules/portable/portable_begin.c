// Where the phase begins.

#include "portable.h"
#include "rules/kit/kit_tell.h"

#include <string.h>

void portable_start(const portable_battle *b, portable_state *state) {
    memset(state, 0, (size_t)b->common.size + b->common.told);
    state->target = state->roller = state->at = NOBODY;
    state->hitter = state->struck = state->hit = state->companion = NOBODY;
    state->facing_unit = NOBODY;
    state->spot = state->from = BOARD_NOWHERE;
    for (int u = 0; u < b->count; u++) {
        portable_move(b, state, u, b->piece[u].cell);
        state->unit[u].flags = b->piece[u].facing;
        portable_told_of(b, state)[u].facing = b->piece[u].facing;
    }
}

void portable_first(const bay_battle *battle, void *at, bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    portable_start(b, state);
    if (!b->fire) {
        portable_declarations(b, state, why);
        return;
    }
    kit_say(why, TELL_PHASE); // PCC-01
    portable_fire(b, state, why);
}

uint16_t portable_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const portable_state *)at)->stage;
}
