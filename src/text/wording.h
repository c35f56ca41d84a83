// The words of a rule system's tables, filled in with the numbers of a situation.
//
//   {0} {1} …          numbers of the event, option, step or mark
//   {unit} {other}     a unit's name (in ids its id)
//   {side}             "the attacker", "the defender"
//   {who}              the unit; the side where it is about none
//   {attacker.clean}   the value of a feature, here; else of a key of the scenario
//   {Attacker.quality} the same with a capital letter
//   {0:die|dice}       the first word when that number is 1, else the second
//   {0#poor|average}   the word of that place, counted from 0; beyond the last the last
//   {a 0#army|troop}   a slot with the article before it that its word wants: "an army"
//   {0:in}             that number, tenths of a millimetre, as a length: 6 in; or cm, mm
//
// Words between bars may have slots of their own: "wood{2#|, level {2}}". Anything else in braces
// is left as it is.
#ifndef BAY_TEXT_WORDING_H
#define BAY_TEXT_WORDING_H

#include "bayonet/game.h"

#include "base/text.h"

typedef struct wording {
    const bay_battle *battle;
    const int32_t *features;   // [rows of rules->features]; NULL: there are none
    const bay_value *document; // the scenario; NULL: there is none
    const int32_t *number;     // [numbers]
    uint32_t numbers;
    uint16_t unit, other; // or BAY_NO_UNIT
    uint8_t side;
    bool ids; // units are named by their ids
    bool any; // of no situation: "a unit", "N", and the last of several words
} wording;

void wording_add(text *to, const char *words, const wording *with);

// Adds the question of a step, with the features of the situation.
void wording_step(text *to, const bay_battle *battle, const void *at, const bay_step *step);

// Adds the question of row `step` as it may come up in any situation: "Does a unit go in?"
void wording_question(text *to, const bay_rules *rules, int step);

// Adds what an event tells.
void wording_event(text *to, const bay_battle *battle, const bay_event *event);

// Adds what a mark of a drawing says; `document` is the scenario, or NULL.
void wording_mark(text *to, const bay_battle *battle, const bay_mark *mark,
                  const bay_value *document);

// "attacker", "defender"; NULL for nobody.
const char *wording_side(int side);

// The id of a row of the clauses; NULL if none is named.
const char *wording_clause(const bay_rules *rules, int row);

// That of an option at the step: its own, or else that of the question.
const char *wording_option_clause(const bay_rules *rules, uint16_t step,
                                  const bay_option *option);

#endif
