// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_WTJ_READER_H
#define BAY_RULES_WTJ_READER_H

#include "rules/kit/kit_reader.h"
#include "wtj.h"

typedef struct wtj_reader {
    const bay_loading *in;
    wtj_battle *battle;             // the caller's, being filled
    bay_unit called[WTJ_UNITS_MAX]; // the units of the battle
} wtj_reader;

// Who touches whom, as the document says it or as usual, and the assaults that come of it
// (wtj_contacts.c).
bay_status wtj_read_contacts(const kit_node *document, wtj_reader *reader);

// What a clause forbids (wtj_validate.c).
bay_status wtj_validate(const kit_node *document, const wtj_reader *reader);

#endif
