// The moves after all combats of a phase: victors consolidate, and units that fight on pile in.
// Rulings. Only in a battle that begins with charges. These moves change no ending or
// measure: analysis ends before them, and the places of models are only told.
#ifndef BAY_RULES_TRIAL40K_AFTERMATH_H
#define BAY_RULES_TRIAL40K_AFTERMATH_H

#include "rules/trial40k/after/home.h"

// The table as it is now (after/now.c): all remaining models, in the order of all models.
typedef struct trial40k_now {
    trial40k_table table;
    uint8_t model[TRIAL40K_CHARGE_MODELS_MAX]; // their places in that order
} trial40k_now;

// The table for the party of a unit, before any of it has moved, with these targets.
void trial40k_find_now(const trial40k_battle *b, const trial40k_state *state, int unit,
                       kit_set targets, int64_t allowance, trial40k_now *now);
// Puts the models of the party where the table has them.
void trial40k_note_now(trial40k_state *state, const trial40k_now *now);

// Moves the party of the present unit as its owner chose (after/consolidate.c, after/pile_in.c).
//   in  row    GATHER, GO_TOWARD, GO_BACK
//       enemy  of GO_TOWARD
void trial40k_consolidate(const trial40k_battle *b, trial40k_state *state, int row, int enemy,
                          bay_trace *why);
//   in  enemy   the enemy that its models prefer to touch; or TRIAL40K_NO_UNIT
//       ground  as in a charge: ANY_GROUND, GOES_ROUND, 1 to 6
void trial40k_pile_in(const trial40k_battle *b, trial40k_state *state, int enemy, int ground,
                      bay_trace *why);
// Tells whether the engaged parties of the attacker fight on: a party that no longer touches
// anybody does not. A-55
void trial40k_tell_who_fights_on(const trial40k_battle *b, trial40k_state *state,
                                 bay_trace *why);

// The stages (after/aftermath.c).
bay_about_fn trial40k_about_pile_slowed;
trial40k_list_fn trial40k_list_consolidations, trial40k_list_pile_ins;
trial40k_apply_fn trial40k_apply_consolidation, trial40k_apply_pile_in;
// The next question of the aftermath; and its end, when nothing more is moved.
trial40k_step trial40k_aftermath, trial40k_end;

#endif
