// DRILL, an invented rule system in the real interface, which proves the waist. Platoons `left` and
// `right` attack one defending platoon.
#ifndef BAY_TESTS_DRILL_H
#define BAY_TESTS_DRILL_H

#include "bayonet/game.h"

enum drill_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "clauses.def"
#undef CLAUSE
    DRL_CLAUSES
};

// For PROVES(): the revision that the code follows.
enum drill_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = (revision),
#include "clauses.def"
#undef CLAUSE
};

// Rows of its endings.
enum drill_ending { TAKEN, YIELDED, REPELLED, BROKEN_OFF, UNRESOLVED };

enum { FIGURES_MAX = 20, QUALITY_MAX = 3 };

enum drill_unit { LEFT, RIGHT, DEFENDERS, UNITS };

typedef struct drill_battle {
    bay_battle common;
    uint8_t figures[UNITS];
    uint8_t quality[2], works; // pips
    uint8_t hits_on, ties;
} drill_battle;

typedef struct drill_now {
    uint8_t stage, ending;
    uint8_t figures[UNITS];
    uint8_t hits;      // still to be placed
    uint8_t ties_left; // that are fought again; 0 too where they always are
} drill_now;

typedef struct drill_told {
    uint8_t bouts; // fought so far; decides nothing
} drill_told;

extern const bay_rules bay_rules_drill;
extern const bay_param DRILL_PARAMS[];
extern const bay_key DRILL_KEYS[];
extern const bay_unit DRILL_UNIT[UNITS];

bay_status drill_load(const bay_loading *in, bay_battle **out, bay_fault *why);

#endif
