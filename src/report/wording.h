// How do the words of a system's tables read with the numbers of a situation in them?
//
// {0} {1} {2} are numbers, {unit} a unit's name, {side} "the attacker" or "the defender", and the
// id of a feature in braces is its value. What is none of these is left as it stands.
#ifndef BAY_REPORT_WORDING_H
#define BAY_REPORT_WORDING_H

#include "bayonet/game.h"

#include "base/text.h"

typedef struct wording {
    const bay_battle *battle;
    const int32_t *features; // [rows of rules->features]; NULL: left as they stand
    const int32_t *number;   // [numbers]
    uint32_t numbers;
    uint16_t unit; // or BAY_NO_UNIT: then {unit} is the side
    uint8_t side;
} wording;

void wording_add(text *to, const char *words, const wording *with);

// What a question asks, with the features of the situation.
void wording_asking(text *to, const bay_battle *battle, const void *at, int step);

// What an event tells.
void wording_event(text *to, const bay_battle *battle, const bay_event *event);

// What a mark of a drawing says.
void wording_mark(text *to, const bay_battle *battle, const bay_mark *mark);

// "attacker", "defender"; NULL for nobody.
const char *wording_side(int side);

// The clause of a telling, of an asking, of an option row; NULL where none is named.
const char *wording_clause(const bay_rules *rules, int row);

#endif
