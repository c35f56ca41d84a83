// Makes a table and the names of its rows from one list, so that no row is written twice:
//
//     #define DRILL_OPTIONS(X) X(OPTION_STAND, "stand", "stand and fight", DRL_01) X(…)
//     enum drill_option { DRILL_OPTIONS(KIT_TAG) };
//     const bay_option_row DRILL_OPTION_TABLE[] = {DRILL_OPTIONS(KIT_ROW) {.id = NULL}};
//
// A list of several kinds of rows has a name for each: PARAMS(NUMBER, READING).
#ifndef BAY_RULES_KIT_ROWS_H
#define BAY_RULES_KIT_ROWS_H

#include "bayonet/game.h"

// clang-format off

// The name of a row; the row itself, its fields in the order of the table's structure.
#define KIT_TAG(tag, ...) tag,
#define KIT_ROW(tag, ...) {__VA_ARGS__},

#define KIT_TELLING(tag, clause, words) {words, clause},

// A parameter that is a whole number, low .. high; one that is a reading, a|b|c.
// After the words may follow its value in a record that does not name it (bay_param.before).
#define KIT_NUMBER(tag, name, usual, low, high, clause, confidence, ...) \
    {name, usual, low, high, NULL, clause, BAY_PARAM_WHOLE, confidence, KIT_TWO(__VA_ARGS__, NULL, NULL)},
// A whole number that the sources have lost: it may be set to `unknown` (BAY_UNKNOWN).
#define KIT_LOST(tag, name, usual, low, high, clause, confidence, ...) \
    {name, usual, low, high, "unknown", clause, BAY_PARAM_WHOLE, confidence, KIT_TWO(__VA_ARGS__, NULL, NULL)},
#define KIT_READING(tag, name, readings, usual, clause, confidence, ...) \
    {name, usual, 0, 0, readings, clause, BAY_PARAM_READING, confidence, KIT_TWO(__VA_ARGS__, NULL, NULL)},
// A fraction from 0 to 1.
#define KIT_FRACTION(tag, name, usual, clause, confidence, ...) \
    {name, usual, 0, 1, NULL, clause, BAY_PARAM_FRACTION, confidence, KIT_TWO(__VA_ARGS__, NULL, NULL)},
#define KIT_TWO(first, second, ...) first, second

// The same with the names of its values, in the order of its words: READING(B_5, (FACES, ALL), …).
// They are declared by LIST(KIT_NOTHING, KIT_VALUES).
#define KIT_READING_OF(tag, values, ...) KIT_READING(tag, __VA_ARGS__)
#define KIT_VALUES(tag, values, ...) enum { KIT_LISTED values };
#define KIT_LISTED(...) __VA_ARGS__
#define KIT_NOTHING(...)

// The aims: the worth of the ground, of an own casualty and of an enemy casualty.
#define KIT_AIMS(ground, own, enemys) \
    {"ground", ground}, \
    {"cheaply", "the ground, less 5 for each own " own ", plus 5 for each of the enemy's"}, \
    {"attrition", "5 for each " enemys ", less 5 for each own; the ground is worth nothing"}, \
    {NULL, NULL}

// The worth of an ending or a measure under the aims ground and cheaply; and of one unit of a
// side's casualties, the only thing that counts under attrition.
#define KIT_WORTH(ground, cheaply) {{ground, 1}, {cheaply, 1}, {0, 1}, {0, 1}}
#define KIT_CASUALTIES(points) {{0, 1}, {points, 1}, {points, 1}, {0, 1}}
// clang-format on

#endif
