// The beginning of the phase, and fire at adjacent squares before any close combat.

#include "portable.h"

// --- Fire ------------------------------------------------------------------------------------
// `rolled` is those who have fired, or held their fire.

// Those who can fire now and have not.
static kit_set firers(const portable_battle *b, const portable_state *state) {
    kit_set can = 0;
    KIT_EACH (unit, b->fighters[BAY_ATTACKER] & ~state->rolled) {
        int at = portable_opponent(b, state, unit);
        if (at == NOBODY) continue;
        if (portable_shot_to_hit(b, state, unit, at, NULL) < 7) can |= kit_one(unit);
    }
    return can;
}

static uint8_t fire_is_over(const portable_battle *b, portable_state *state, bay_trace *why) {
    state->rolled = 0;
    state->cursor = 0;
    return portable_declarations(b, state, why); // PCC-01
}

// Who is asked whether he fires, or which of several is next; then the declarations.
uint8_t portable_fire(const portable_battle *b, portable_state *state, bay_trace *why) {
    kit_set can = b->fire ? firers(b, state) : 0;
    if (!can) return fire_is_over(b, state, why);
    bool asked = kit_size(can) > 1 && b->set[FIRE_ORDER] == FIRE_CHOSEN;
    state->cursor = asked ? 0 : (uint8_t)kit_first(can);
    return asked ? NEXT_FIRE : FIRE; // PCC-38
}

// It does not fire any more; nor do those before it, where they are asked in the order of the file.
static void has_fired(const portable_battle *b, portable_state *state, int unit) {
    bool listed = b->set[FIRE_ORDER] == FIRE_LISTED;
    state->rolled |= listed ? kit_below(unit + 1) : kit_one(unit); // PCC-38
    state->cursor = 0;
}

uint8_t portable_resolve_shot(const portable_battle *b, portable_state *state, int hits,
                              bay_trace *why) {
    int firer = state->cursor, target = portable_opponent(b, state, firer);
    has_fired(b, state, firer);
    kit_tell_both(&b->common, why, hits ? TELL_SHOT_HITS : TELL_SHOT_MISSES, firer,
                  target);                                                     // PCC-38
    return hits ? portable_hit(b, state, target, state->unit[firer].cell, why) // PCC-38
                : portable_fire(b, state, why);
}

static uint8_t fires(const portable_battle *b, portable_state *state, int firer,
                     bay_trace *why) {
    int target = portable_opponent(b, state, firer);
    kit_tell_both(&b->common, why, TELL_FIRES, firer, target); // PCC-38
    int to_hit = portable_shot_to_hit(b, state, firer, target, why);
    state->cursor = (uint8_t)firer;
    portable_told_of(b, state)[firer].deeds |= DEED_FIRED;
    if (to_hit > 1) return SHOT;
    kit_tell(&b->common, why, TELL_CERTAIN, firer, target, to_hit);
    return portable_resolve_shot(b, state, true, why);
}

// --- Where the phase begins ------------------------------------------------------------------

void portable_start(const portable_battle *b, portable_state *state) {
    state->target = state->roller = state->at = NOBODY;
    state->hitter = state->struck = state->hit = state->companion = NOBODY;
    state->spot = state->from = BOARD_NOWHERE;
    for (int u = 0; u < b->count; u++) {
        portable_move(b, state, u, b->piece[u].cell);
        state->unit[u].flags = b->piece[u].facing;
        portable_told_of(b, state)[u].facing = b->piece[u].facing;
    }
}

// The phase, and who cannot fire though an enemy is to his front.
static void tell_phase(const portable_battle *b, const portable_state *state, bay_trace *why) {
    kit_say(why, TELL_PHASE); // PCC-01
    KIT_EACH (unit, b->fighters[BAY_ATTACKER]) {
        int at = portable_opponent(b, state, unit);
        if (at == NOBODY) continue;
        int to_hit = portable_shot_to_hit(b, state, unit, at, NULL);
        if (to_hit == 7)                                                   // PCC-38
            kit_tell(&b->common, why, TELL_CANNOT_FIRE, unit, at, to_hit); // PCC-38
    }
}

uint8_t portable_first(const portable_battle *b, portable_state *state, bay_trace *why) {
    portable_start(b, state);
    if (b->fire) tell_phase(b, state, why);
    return portable_fire(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

// The attacker asked about, and who is to its front.
void portable_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_state *state = at;
    step->unit = state->cursor;
    step->other = (uint16_t)portable_opponent(portable_of(battle), state, state->cursor);
}

uint32_t portable_list_next_fire(const portable_battle *b, const portable_state *state,
                                 bay_option *list) {
    return portable_each_in(b, list, OPTION_FIRE, firers(b, state), OPTION_CEASE_FIRE);
}

uint8_t portable_apply_fire(const portable_battle *b, portable_state *state,
                            const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_FIRE) return fires(b, state, chosen->unit, why); // PCC-38
    if (chosen->row == OPTION_HOLD_FIRE) {
        kit_tell_of(&b->common, why, TELL_HOLDS_FIRE, chosen->unit);
        has_fired(b, state, chosen->unit);
        return portable_fire(b, state, why);
    }
    kit_say(why, TELL_CEASES_FIRE);
    return fire_is_over(b, state, why); // PCC-38
}

void portable_about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    portable_about_cursor(battle, at, step);
    portable_throw(b, step, portable_shot_to_hit(b, at, step->unit, step->other, NULL));
}
