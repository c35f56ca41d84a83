// A loaded scenario of WTJ: the units, who touches whom, the numbers and readings.
#ifndef BAY_RULES_WTJ_BATTLE_H
#define BAY_RULES_WTJ_BATTLE_H

#include "rules/kit/kit_set.h"
#include "wtj_tables.h"

enum wtj_type { INFANTRY, CAVALRY, DISMOUNTED, LIMBERED, SOFT_TRANSPORT };
enum wtj_training { POOR, AVERAGE, GOOD, GREAT, OUTSTANDING };
enum wtj_cover { NO_COVER, SOFT, SOLID, HARD, ENCLOSED };
enum wtj_status { IN_ORDER, PINNED_BEFORE, WITHDRAWN, ROUTED };
enum wtj_grade { MUTINOUS, SHAKY, STEADY, BRAVE, FANATIC };
enum { WTJ_GRADES = FANATIC + 1, WTJ_CELLS = 4 }; // of table W-T2: from 1 down to -2
enum wtj_support {
    COUNTED,
    UNSUPPORTED,
    SUPPORTED
}; // as the scenario says, or by who is there
enum wtj_edge { FRONT, LEFT, REAR, RIGHT, EDGES };

#define WTJ_TYPE_WORDS "infantry|cavalry|dismounted|limbered|soft"
#define WTJ_TRAINING_WORDS "poor|average|good|great|outstanding"
#define WTJ_COVER_WORDS "none|soft|solid|hard|enclosed"
#define WTJ_STATUS_WORDS "ok|pinned|withdrawn|routed"
#define WTJ_GRADE_WORDS "mutinous|shaky|steady|brave|fanatic"
#define WTJ_UNTIL_WORDS "turn-over|assault-over"
#define WTJ_FAVOURED_WORDS "attacker|defender|none"
#define WTJ_EDGE_WORDS "front|left|rear|right"

// A unit as it stands at the start. Units are numbered as in common.units, the attacker's first, those
// of a side in the order of their ids.
typedef struct wtj_unit {
    uint8_t side, bases, type, training, cover, status, grade, original, support;
    bool prone, flamethrowers;
    kit_set touched[EDGES]; // enemies that touch it there, with whatever edge
    kit_set fronts_on_rear; // enemies whose front is on its rear
} wtj_unit;

typedef struct wtj_contact { // an edge of the attacker's unit is on one of the defender's
    uint8_t attacker, edge, defender, defender_edge;
} wtj_contact;

typedef struct wtj_battle {
    bay_battle common;
    uint8_t count, attackers; // units in all; the first of them
    uint8_t groups, contacts;
    uint8_t favoured;            // the side that is the scenario's defender, or BAY_NOBODY
    bool tests;                  // of morale, after the assaults
    kit_set group[WTJ_SIDE_MAX]; // the units of an assault, both sides
    int16_t set[WTJ_PARAMS];     // by parameter
    wtj_unit unit[WTJ_UNITS_MAX];
    uint8_t listed[WTJ_UNITS_MAX]; // units as they stand in the file
    wtj_contact contact[WTJ_CONTACTS_MAX];
} wtj_battle;

static inline const wtj_battle *wtj_of(const bay_battle *battle) {
    return (const wtj_battle *)(const void *)battle;
}

static inline bool wtj_reads(const wtj_battle *b, enum wtj_param row, int value) {
    return b->set[row] == value;
}

// All units of a side.
static inline kit_set wtj_side(const wtj_battle *b, int side) {
    kit_set attackers = kit_below(b->attackers);
    return side == BAY_ATTACKER ? attackers : kit_below(b->count) & ~attackers;
}

#endif
