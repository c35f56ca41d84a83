// Reading a scenario: what its document says, on the way to a battle.
#ifndef BAY_RULES_WTJ_READER_H
#define BAY_RULES_WTJ_READER_H

#include "rules/kit/kit_reader.h"
#include "wtj.h"

typedef struct wtj_reader {
    const bay_loading *in;
    kit_node document;
    wtj_battle *battle;             // the caller's, being filled
    bay_unit called[WTJ_UNITS_MAX]; // the units of the battle
} wtj_reader;

// The way to a unit in the document: attacker.units[1].
typedef struct wtj_way {
    kit_node side, units, unit;
} wtj_way;
const kit_node *wtj_way_to(const wtj_reader *reader, int unit, wtj_way *way);

// Who touches whom, as the document says it or as usual, and the assaults that come of it
// (wtj_contacts.c).
bay_status wtj_read_contacts(wtj_reader *reader);
void wtj_touch_both(wtj_battle *b, wtj_contact made);

// The numbers and readings, and which of them the battle can come to; a number that the sources have
// lost and that is needed (wtj_settings.c).
void wtj_read_settings(wtj_reader *reader);
bay_status wtj_check_numbers(const wtj_reader *reader);
bay_status wtj_refuse_number(const wtj_reader *reader, int row);

// What a clause forbids (wtj_validate.c).
bay_status wtj_validate(const wtj_reader *reader);

// --- Places (wtj_places.c) -------------------------------------------------------------------

// Reads where the bases of the unit stand that was added last, and whether it has any.
bay_status wtj_read_places(const kit_node *unit, wtj_reader *reader);

// Once all units are read and stand as in the file: their places together.
bay_status wtj_check_places(wtj_reader *reader);

// Further to the left as its side sees it, or as far and nearer to the enemy.
static inline bool wtj_is_left_of(bay_point a, bay_point b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

// Whatever touches there; whether a contact that is stated beside the places is among it.
void wtj_touch_placed(wtj_battle *b);
bay_status wtj_check_stated(const kit_node *contact, const wtj_battle *b, wtj_contact stated);

#endif
