// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_SOLDIERS_READER_H
#define BAY_RULES_SOLDIERS_READER_H

#include "ground/ground.h"
#include "rules/kit/kit_reader.h"
#include "soldiers.h"

extern const char *const SOLDIERS_ORDER_KEYS[SOLDIERS_ORDERS];

typedef struct soldiers_reader {
    const bay_loading *in;
    soldiers_battle *battle; // the caller's, being filled
    ground_plan plan;
    bay_unit called[SOLDIERS_UNITS_MAX]; // the units of the battle
} soldiers_reader;

// A number of the rules.
int soldiers_number(const soldiers_reader *reader, int row);

// The cell of the hex that is named there.
bay_status soldiers_read_hex(const kit_node *at, const board *on, int *cell);

// What a unit usually is, where the document does not say it, and whether it has the points to assault.
// And the largest of the numbers that the ground of a cell has, by kind the row of each, 0 none; -1: it
// has none (soldiers_values.c).
bay_status soldiers_read_values(const kit_node *unit, const soldiers_reader *reader,
                                soldiers_unit *u);
int soldiers_ground_number(const soldiers_reader *reader, int cell,
                           const uint8_t rows[SOLDIERS_KINDS]);
bay_status soldiers_read_tables(const kit_node *document, soldiers_reader *reader);

// Who is near, who can fire at whom, the usual objectives; and how large measures can become
// (soldiers_sight.c). The enemy's hex at a cell; -1 there is none.
void soldiers_sight(const soldiers_reader *reader);
void soldiers_bounds(soldiers_battle *b);
bool soldiers_sees(const uint8_t sight[SOLDIERS_SIGHT], int cell);
int soldiers_enemy_hex(const soldiers_battle *b, const soldiers_unit *u, int cell);

// What a clause forbids.
bay_status soldiers_validate(const kit_node *document, const soldiers_battle *b);

#endif
