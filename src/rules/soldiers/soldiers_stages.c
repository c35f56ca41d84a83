// Where the phase begins, and whom its steps are about.

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "soldiers.h"

#include <string.h>

// --- Whom it is about ------------------------------------------------------------------------

void soldiers_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const soldiers_state *)at)->cursor;
}

void soldiers_about_in_hand(const bay_battle *battle, const void *at, bay_step *step) {
    soldiers_about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_target_place(soldiers_of(battle), at);
}

// clang-format off
const bay_step_info SOLDIERS_STEP_TABLE[] = {SOLDIERS_STEP_ROWS(KIT_ROW) {.id = NULL}};
// clang-format on

// --- Where the phase begins ------------------------------------------------------------------

void soldiers_first(const bay_battle *battle, void *at, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *u = &b->unit[i];
        state->unit[i] = (soldiers_unit_state){u->cell, u->disrupted ? DISRUPTED : 0, 0};
        soldiers_told_of(b, state)[i] =
            (soldiers_told){u->cell, u->disrupted ? IS_DISRUPTED : IN_ORDER};
    }
    kit_say_of(why, TELL_FIRST_PLAYER, BAY_ATTACKER); // ARV-03
    state->stage = soldiers_announce(b, state, why);
}

uint16_t soldiers_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const soldiers_state *)at)->stage;
}
