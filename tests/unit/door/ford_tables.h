// The tables of FORD, and the rows that its tree names.
#ifndef BAY_TESTS_FORD_TABLES_H
#define BAY_TESTS_FORD_TABLES_H

#include "bayonet/game.h"

enum { FORD_1, FORD_2, FORD_3, FORD_4, FORD_5 };
enum { NEED, BREAK_AT, TIE, SPARE_PARAM };
enum { DEPLOY, VOLLEY, CLASH, NERVE, PRESS, OVER };
enum { CROSSED, THROWN_BACK, CALLED_OFF, UNRESOLVED };
enum { UNITS_MAX = 12, WIDE = 4, DEEP = 3 };
enum {
    TELL_DRUM,
    TELL_HITS,
    TELL_LOSSES,
    TELL_NERVE,
    TELL_PLACED,
    SHOW_CELL,
    SHOW_UNIT,
    SHOW_CLOCK,
    TELL_NOWHERE
};

extern const bay_clause FORD_CLAUSES[];
extern const bay_param FORD_PARAMS[];
extern const bay_preset FORD_PRESETS[];
extern const bay_key FORD_KEYS[];
extern const bay_option_row FORD_OPTIONS[];
extern const bay_feature FORD_FEATURES[];
extern const bay_aim_row FORD_AIMS[];
extern const bay_ending FORD_ENDINGS[];
extern const bay_measure FORD_MEASURES[];
extern const bay_attribute FORD_ATTRIBUTES[];
extern const bay_telling FORD_TELLINGS[];

#endif
