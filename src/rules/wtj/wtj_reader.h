// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_WTJ_READER_H
#define BAY_RULES_WTJ_READER_H

#include "rules/kit/kit_reader.h"
#include "wtj.h"

typedef struct wtj_reader {
    const bay_loading *in;
    wtj_battle *battle;              // the caller's, being filled
    bay_unit called[WTJ_UNITS_MAX];  // the units of the battle
    const char *with[WTJ_UNITS_MAX]; // what each says that it is attached to; "": nothing
} wtj_reader;

// The way to a unit in the document: attacker.units[1].
typedef struct wtj_way {
    kit_node side, units, unit;
} wtj_way;
const kit_node *wtj_way_to(const kit_node *document, const wtj_battle *b, int unit,
                           wtj_way *way);

// The unit of a side that is called so, by its id or else by its name. False: none is, or several.
bool wtj_find(const wtj_reader *reader, int side, const char *called, int *unit);

// Who touches whom, as the document says it or as usual, and the assaults that come of it
// (wtj_contacts.c).
bay_status wtj_read_contacts(const kit_node *document, wtj_reader *reader);

void wtj_touch_both(wtj_battle *b, wtj_contact made);

// Can the battle come to the row, POOR_MANEUVER to OUTSTANDING_ASSAULT (wtj_validate.c)?
bool wtj_may_come_to_command(const wtj_battle *b, int row);

// Can the unit come to a test of morale? Can the battle come to the row, FIRE_ONE_FROM to
// TANK_MACHINE_GUNS, from `start`, where the first turn begins (wtj_validate.c)?
bool wtj_may_come_to_test(const wtj_battle *b, int unit);
bool wtj_may_come_to_fire(const wtj_battle *b, const wtj_state *start, int row);

// What the document says of tanks; what a clause forbids of them; can an assault of theirs come to
// the row, FIRE_ONE_FROM to TANK_ALLOWANCE (wtj_tank_reader.c)?
bay_status wtj_read_tanks(const kit_node *document, wtj_reader *reader);
bay_status wtj_check_tanks(const kit_node *document, const wtj_battle *b);
bool wtj_tanks_come_to(const wtj_battle *b, int row);

// What a clause forbids; a number that the sources have lost and that is needed (wtj_validate.c).
bay_status wtj_validate(const kit_node *document, const wtj_reader *reader);
bay_status wtj_refuse_number(const kit_node *document, const bay_param *param);

// --- Places (wtj_places.c) -------------------------------------------------------------------

// Reads where the bases of the unit stand that was added last, and whether it has any.
bay_status wtj_read_places(const kit_node *unit, wtj_reader *reader);

// Once all units are read and stand as in the file: their places together.
bay_status wtj_check_places(const kit_node *document, wtj_reader *reader);

// Whatever touches there; whether a contact that is stated beside the places is among it.
void wtj_touch_placed(wtj_battle *b);
bay_status wtj_check_stated(const kit_node *contact, const wtj_battle *b, wtj_contact stated);

#endif
