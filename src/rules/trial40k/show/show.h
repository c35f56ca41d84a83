// What the drawing adds in words.
#ifndef BAY_RULES_TRIAL40K_SHOW_H
#define BAY_RULES_TRIAL40K_SHOW_H

#include "rules/trial40k/trial40k.h"

// Of the table: before charges which units may charge, and why others may not; when all is fought how many
// models may fire, and be fired at (show/notes.c).
void trial40k_draw_notes(const trial40k_battle *b, const trial40k_state *state, bay_view *sink);

#endif
