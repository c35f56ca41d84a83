// Difficult ground before a charging unit: round it, or through. Rulings.

#include "rules/trial40k/charge/walk.h"

static bool is_near(const trial40k_table *table) {
    bool any = false;
    for (int i = 0; !any && i < table->count; i++)
        any = trial40k_is_own(table, i) &&
              trial40k_is_near_difficult(table->b, table->model[i].base);
    return any;
}

static bool can_be_led(const trial40k_table *table, bool round) {
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    trial40k_table other = *table;
    other.round = round;
    return trial40k_first_movers(&other, leader) > 0;
}

// Who can reach nobody either way is slowed by nothing. TAR-035
uint8_t trial40k_meets_difficult(const trial40k_battle *b, trial40k_state *state,
                                 const trial40k_table *table) {
    trial40k_move *move = trial40k_move_of(b, state);
    if (move->ground == GOES_THROUGH) return SLOWED;
    if (move->ground || !is_near(table) || !can_be_led(table, false)) return TRIAL40K_GOES_ON;
    if (can_be_led(table, true)) return THROUGH;
    move->ground = GOES_THROUGH;
    return SLOWED;
}

uint8_t trial40k_apply_through(const trial40k_battle *b, trial40k_state *state,
                               const bay_option *chosen, bay_trace *why) {
    trial40k_move_of(b, state)->ground = chosen->row == GO_ROUND ? GOES_ROUND : GOES_THROUGH;
    return trial40k_go_on(b, state, why);
}

// The higher of two dice.
void trial40k_about_slowed(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const trial40k_state *)at)->cursor;
    step->dice = bay_throw_highest(BAY_ATTACKER, 2, 6);
}

uint8_t trial40k_resolve_slowed(const trial40k_battle *b, trial40k_state *state, int result,
                                bay_trace *why) {
    trial40k_move_of(b, state)->ground = (uint8_t)(1 + result);
    kit_tell(&b->common, why, TELL_SLOWED, state->cursor, BAY_NO_UNIT, 1 + result);
    return trial40k_go_on(b, state, why);
}
