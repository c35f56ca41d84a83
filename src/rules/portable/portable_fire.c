// Where the phase begins, and fire at adjacent squares before any close combat.

#include "portable.h"
#include "rules/kit/kit_tell.h"

#include <string.h>

// --- Fire ------------------------------------------------------------------------------------

// On from the cursor to the next who may fire, where the phase begins so; then the declarations.
uint8_t portable_fire(const portable_battle *b, portable_state *state, bay_trace *why) {
    for (; b->fire && state->cursor < b->attackers; state->cursor++) {
        int at = portable_opponent(b, state, state->cursor);
        if (at == NOBODY) continue;
        int to_hit = portable_shot_to_hit(b, state, state->cursor, at);
        if (to_hit < 7) return FIRE;
        kit_tell(&b->common, why, TELL_CANNOT_FIRE, state->cursor, at, to_hit);
    }
    state->cursor = 0;
    return portable_declarations(b, state, why); // PCC-01
}

static uint8_t shot(const portable_battle *b, portable_state *state, bool hits,
                    bay_trace *why) {
    int firer = state->cursor++, target = portable_opponent(b, state, firer);
    kit_tell_both(&b->common, why, hits ? TELL_SHOT_HITS : TELL_SHOT_MISSES, firer,
                  target);                                                     // PCC-38
    return hits ? portable_hit(b, state, target, state->unit[firer].cell, why) // PCC-38
                : portable_fire(b, state, why);
}

// --- Where the phase begins ------------------------------------------------------------------

void portable_start(const portable_battle *b, portable_state *state) {
    memset(state, 0, (size_t)b->common.size + b->common.told);
    state->target = state->roller = state->at = NOBODY;
    state->hitter = state->struck = state->hit = state->companion = NOBODY;
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
    if (b->fire) kit_say(why, TELL_PHASE); // PCC-01
    state->stage = portable_fire(b, state, why);
}

uint16_t portable_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const portable_state *)at)->stage;
}

// --- The stages ------------------------------------------------------------------------------

// The attacker asked about, and who is to its front.
void portable_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_state *state = at;
    step->unit = state->cursor;
    step->other = (uint16_t)portable_opponent(portable_of(battle), state, state->cursor);
}

void portable_apply_fire(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    int firer = state->cursor, target = portable_opponent(b, state, firer);
    if (chosen->row == OPTION_HOLD_FIRE) {
        kit_tell_of(battle, why, TELL_HOLDS_FIRE, firer);
        state->cursor++;
        state->stage = portable_fire(b, state, why);
        return;
    }
    int to_hit = portable_shot_to_hit(b, state, firer, target);
    portable_told_of(b, state)[firer].deeds |= DEED_FIRED;
    kit_tell(battle, why, TELL_FIRES, firer, target, to_hit); // PCC-38
    if (to_hit <= 1) kit_tell(battle, why, TELL_CERTAIN, firer, target, to_hit);
    state->stage = to_hit > 1 ? SHOT : shot(b, state, true, why);
}

void portable_about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    portable_about_cursor(battle, at, step);
    portable_throw(b, step, portable_shot_to_hit(b, at, step->unit, step->other));
}

void portable_resolve_shot(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    portable_state *state = at;
    state->stage = shot(portable_of(battle), state, result == 1, why);
}
