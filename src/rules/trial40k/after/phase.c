// A phase: its combats one after another, and how it ended. Rulings.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// --- Where it begins -------------------------------------------------------------------------

void tar_first(const bay_battle *battle, void *at, bay_trace *why) {
    const tar_battle *b = tar_of(battle);
    tar_state *state = at;
    memset(at, 0, battle->size);
    for (int group = 0; group < b->groups; group++)
        tar_groups(b, state)[group].left = b->group[group].models;
    state->ending = UNRESOLVED;
    state->stage = tar_go_on(b, state, why);
}

uint16_t tar_stage_of(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const tar_state *)at)->stage;
}

int tar_side_first(const tar_battle *b, const tar_state *state) {
    (void)b;
    (void)state;
    return BAY_ATTACKER;
}

// --- Its combats -----------------------------------------------------------------------------

// Units that are engaged, and those who are engaged with these. TAR-158
static kit_set combat_of(const tar_battle *b, const tar_state *state, int unit) {
    kit_set combat = kit_one(unit);
    for (kit_set left = combat; left;) {
        kit_set others = tar_there(b, state, b->unit[kit_take(&left)].engaged) & ~combat;
        combat |= others;
        left |= others;
    }
    return combat;
}

// --- How it ended ----------------------------------------------------------------------------

static int ending_of(const tar_battle *b, const tar_state *state) {
    kit_set all = kit_below(b->count), stand[2], left[2];
    for (int side = 0; side < 2; side++) {
        kit_set units = all & tar_side(b, side);
        stand[side] = tar_there(b, state, units);
        left[side] = 0;
        KIT_EACH (unit, units)
            if (tar_models(b, state, unit)) left[side] |= kit_one(unit);
    }
    if (stand[0] && stand[1]) return BOTH_STAND;
    if (!stand[0] && !stand[1]) return NOBODY_STANDS;
    if (stand[0]) return left[1] ? DRIVEN_OFF : WIPED_OUT;
    return left[0] ? DRIVEN_BACK : REPELLED;
}

static uint8_t end(const tar_battle *b, tar_state *state) {
    state->fought = 0;
    state->part = DRAW_UP;
    state->ending = (uint8_t)ending_of(b, state);
    return OVER;
}

// The next combat; the phase is over when there is none.
uint8_t tar_draw_up(const tar_battle *b, tar_state *state, bay_trace *why) {
    (void)why;
    KIT_EACH (unit, tar_side(b, tar_side_first(b, state)) & ~state->fought) {
        if (!tar_is_there(b, state, unit)) continue;
        state->combat = combat_of(b, state, unit);
        return TAR_GOES_ON;
    }
    return end(b, state);
}

uint8_t tar_combat_over(const tar_battle *b, tar_state *state, bay_trace *why) {
    (void)b;
    (void)why;
    state->fought |= state->combat;
    state->combat = 0;
    state->lead = 0;
    return TAR_GOES_ON;
}

// --- From one part to the next ---------------------------------------------------------------

uint8_t tar_go_on(const tar_battle *b, tar_state *state, bay_trace *why) {
    static tar_step *const PARTS[] = {
        [DRAW_UP] = tar_draw_up,        [CHOOSING] = tar_choose, [FIGHT] = tar_fight,
        [RESULT] = tar_result,          [TESTS] = tar_tests,     [SWEEPS] = tar_sweep,
        [COMBAT_OVER] = tar_combat_over};
    for (;;) {
        uint8_t stage = PARTS[state->part](b, state, why);
        if (stage != TAR_GOES_ON) return stage;
        state->part = state->part == COMBAT_OVER ? DRAW_UP : (uint8_t)(state->part + 1);
        state->cursor = 0;
    }
}
