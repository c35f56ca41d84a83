// The words that the drawing adds.
#ifndef BAY_RULES_TRIAL40K_SHOW_H
#define BAY_RULES_TRIAL40K_SHOW_H

#include "rules/trial40k/trial40k.h"

// On the table: before charges, which units may charge and why others may not; after the fights,
// how many models may fire, and be fired at (show/notes.c).
void trial40k_draw_notes(const trial40k_battle *b, const trial40k_state *state, bay_view *sink);

// Before charges: the reason why a unit that has joined nobody may not charge, or that it may;
// SHOW_MAY_CHARGE and the following tellings.
int trial40k_charges_as(const trial40k_battle *b, int unit);

// On the table: the distances that count while models are set up (show/distances.c).
void trial40k_draw_distances(const trial40k_battle *b, const trial40k_state *state,
                             bay_view *sink);

// The same for the models of a unit with this name.
//   called  of common.units
void trial40k_draw_distances_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                                int called, bay_view *sink);

#endif
