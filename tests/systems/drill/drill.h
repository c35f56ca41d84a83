// DRILL, an invented rule system in the real interface: the sixth, which proves the waist, and
// the example to copy. Platoons `left` and `right` attack one defending platoon.
#ifndef BAY_TESTS_DRILL_H
#define BAY_TESTS_DRILL_H

#include "bayonet/game.h"

#include <string.h>

enum drill_clause {
#define CLAUSE(tag, id, revision, where, gist) tag,
#include "clauses.def"
#undef CLAUSE
    DRL_CLAUSES
};

// For PROVES(): the revision that the code follows.
enum drill_revision {
#define CLAUSE(tag, id, revision, where, gist) tag##_REVISION = (revision),
#include "clauses.def"
#undef CLAUSE
};

enum { FIGURES_MAX = 20, QUALITY_MAX = 3 };

// Rows of the tables.
enum drill_param { WORKS_BONUS, HITS_ON, TIES, DRL_PARAMS };
enum drill_unit { LEFT, RIGHT, DEFENDERS, UNITS };
enum drill_stage { STAND, FIRE, PLACE, PRESS, BOUT, DIG_IN, OVER };
enum drill_option { STANDS, FALLS_BACK, HIT, CLOSE, BREAK_OFF, DIGS, LIES };
enum drill_telling {
    GIVES_UP,
    HITS,
    LOSES,
    FALLS,
    WINS,
    REPELS,
    AGAIN,
    GOES,
    SHOW_START,
    SHOW_OPEN,
    SHOW_WORKS,
    SHOW_PLATOON
};
enum drill_ending { TAKEN, YIELDED, REPELLED, BROKEN_OFF, UNRESOLVED };

// --- Battle and situation --------------------------------------------------------------------

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

static inline const drill_battle *drill_of(const bay_battle *battle) {
    return (const drill_battle *)(const void *)battle;
}

static inline drill_now drill_at(const void *at) {
    drill_now now;
    memcpy(&now, at, sizeof now);
    return now;
}

static inline int drill_attackers(drill_now now) {
    return now.figures[LEFT] + now.figures[RIGHT];
}

// The platoon with more figures, the left one of equals.
static inline int drill_larger(drill_now now) {
    return now.figures[LEFT] >= now.figures[RIGHT] ? LEFT : RIGHT;
}

// DRL-03: the attacker's bonus less the defender's, without quality.
static inline int drill_bonus(drill_now now) {
    return drill_attackers(now) > now.figures[DEFENDERS];
}

// --- What the files give the table -----------------------------------------------------------

extern const bay_rules bay_rules_drill;
extern const bay_step_info DRILL_STEPS[];
extern const bay_unit DRILL_UNIT[UNITS];

bay_status drill_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void drill_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t drill_stage(const bay_battle *battle, const void *at);
void drill_score(const bay_battle *battle, const void *at, bay_score *out);
void drill_features(const bay_battle *battle, const void *at, int32_t *features);
void drill_view(const bay_battle *battle, const void *at, bay_view *sink);

#endif
