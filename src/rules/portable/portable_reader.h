// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_PORTABLE_READER_H
#define BAY_RULES_PORTABLE_READER_H

#include "ground/ground.h"
#include "portable.h"
#include "rules/kit/kit_reader.h"

typedef struct portable_reader {
    portable_battle *battle; // the caller's, being filled
    ground_plan plan;
    bay_unit called[PORTABLE_UNITS_MAX]; // the units of the battle
} portable_reader;

// A side in one line: one unit, and perhaps its commander, on the usual board (P-1).
bay_status portable_short_read(const kit_node *document, portable_reader *reader);

// A commander is elite, whatever the document says.
bay_status portable_check_quality(const kit_node *unit, int type);
void portable_add(portable_reader *reader, portable_piece piece, const char *id,
                  const char *name);

extern const terrain_kind PORTABLE_TERRAIN[];
extern const ground_rules PORTABLE_GROUND;

// The usual objectives, what a clause forbids of the battle as it stands, and the largest that
// measures can become (portable_validate.c).
bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state);

#endif
