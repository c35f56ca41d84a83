// The drawing of a battle that has places: the table to scale, a mark a base.
#ifndef BAY_RULES_WTJ_TABLE_VIEW_H
#define BAY_RULES_WTJ_TABLE_VIEW_H

#include "rules/kit/kit_draw.h"
#include "wtj.h"

// The table, as large as the bases need.
void wtj_draw_table(const wtj_battle *b, bay_view *sink);

// Puts the piece of a unit down with the first of its bases, where any of them is standing.
void wtj_put_down(const wtj_battle *b, kit_piece *piece, int standing);

// Another of its bases.
void wtj_draw_base(const wtj_battle *b, int unit, int number, int telling, bay_view *sink);

// Where an enemy touches that edge of it.
void wtj_draw_touched(const wtj_battle *b, int unit, int edge, int telling, bay_view *sink);

#endif
