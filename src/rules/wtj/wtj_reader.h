// Reads a scenario document into a battle.
#ifndef BAY_RULES_WTJ_READER_H
#define BAY_RULES_WTJ_READER_H

#include "rules/kit/kit_reader.h"
#include "wtj.h"

typedef struct wtj_reader {
    const bay_loading *in;
    kit_node document;
    wtj_battle *battle;             // the caller's, being filled
    bay_unit called[WTJ_UNITS_MAX]; // the units of the battle, with their names
} wtj_reader;

// The path to a unit in the document: attacker.units[1].
typedef struct wtj_way {
    kit_node side, units, unit;
} wtj_way;
const kit_node *wtj_way_to(const wtj_reader *reader, int unit, wtj_way *way);

// Reads which units touch, as the document says or as usual, and forms the assaults that follow
// (wtj_contacts.c).
bay_status wtj_read_contacts(wtj_reader *reader);
void wtj_touch_both(wtj_battle *b, wtj_contact made);

// Reads the numbers and readings, and finds which of them the battle can use. The other two refuse
// a number that is needed but that the sources have lost (wtj_settings.c).
void wtj_read_settings(wtj_reader *reader);
bay_status wtj_check_numbers(const wtj_reader *reader);
bay_status wtj_refuse_number(const wtj_reader *reader, int row);

// True if places leave two units of a side in the order of their ids.
bool wtj_ids_decide(const wtj_battle *b);

// Refuses what a clause forbids (wtj_validate.c).
bay_status wtj_validate(const wtj_reader *reader);

// --- Places (wtj_places.c) -------------------------------------------------------------------

// Reads where the bases of the last added unit stand, if the scenario says.
bay_status wtj_read_places(const kit_node *unit, wtj_reader *reader);

// Checks the places together, once all units are read and in the order of the file.
bay_status wtj_check_places(wtj_reader *reader);

// True if `a` is further left as its side sees it, or equally far left and nearer to the enemy.
static inline bool wtj_is_left_of(bay_point a, bay_point b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

// wtj_touch_placed makes the contacts that follow from the places. wtj_check_stated checks that a
// contact stated in addition is among them.
void wtj_touch_placed(wtj_battle *b);
bay_status wtj_check_stated(const kit_node *contact, const wtj_battle *b, wtj_contact stated);

#endif
