// What the drawing adds in words.
#ifndef BAY_RULES_TRIAL40K_SHOW_H
#define BAY_RULES_TRIAL40K_SHOW_H

#include "rules/trial40k/trial40k.h"

// Of the table: before charges which units may charge, and why others may not; when all is fought how many
// models may fire, and be fired at (show/notes.c).
void trial40k_draw_notes(const trial40k_battle *b, const trial40k_state *state, bay_view *sink);

// Before charges: what bars a unit that has joined nobody from charging, or that nothing does; SHOW_MAY_CHARGE and
// on, of the tellings.
int trial40k_charges_as(const trial40k_battle *b, int unit);

// Of the table: what distances count while models are set up on it (show/distances.c).
void trial40k_draw_distances(const trial40k_battle *b, const trial40k_state *state,
                             bay_view *sink);

// The same of the models of a unit that go by this name.
//   called  of common.units
void trial40k_draw_distances_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                                int called, bay_view *sink);

#endif
