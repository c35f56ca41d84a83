// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_PORTABLE_DRAFT_H
#define BAY_RULES_PORTABLE_DRAFT_H

#include "ground/ground.h"
#include "portable.h"
#include "rules/kit/kit_reader.h"

typedef struct portable_draft {
    portable_battle *battle; // the caller's, being filled
    ground_plan plan;
    bay_unit called[PORTABLE_UNITS_MAX]; // the units of the battle
} portable_draft;

// A side in one line: one unit, and perhaps its commander, on the usual board (P-1).
bay_status portable_short_read(const kit_node *document, portable_draft *d);

// A commander is elite, whatever the document says.
bay_status portable_check_quality(const kit_node *unit, int type);
void portable_add(portable_draft *d, portable_piece piece, const char *id, const char *name);

extern const ground_rules PORTABLE_GROUND;

// The largest that measures can become, from where the phase begins (portable_largest.c).
void portable_largest(portable_battle *b, const portable_now *now);
// The usual objectives, and what a clause forbids of the battle as it stands (portable_lawful.c).
bay_status portable_lawful(const kit_node *document, portable_battle *b,
                           const portable_now *now);

#endif
