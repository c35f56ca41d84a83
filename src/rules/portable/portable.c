// Portable Close Combat, alternative version (Kaptain Kobold): the rule system's tables.

#include "portable.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#define OMITTED(tag, id, revision, where, gist, why) {id, revision, where, gist, why},
#include "clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

static const bay_feature FEATURES[] = {
    // in the order of the enum in portable_score.c
    {"attacker.units", "the attacker's units on the board, commanders apart", 0, 12},
    {"attacker.commanders", "the attacker's commanders on the board", 0, 12},
    {"attacker.losses", "what the attacker has lost, commanders among it", 0, 12},
    {"defender.units", "the defender's units on the board, commanders apart", 0, 12},
    {"defender.commanders", "the defender's commanders on the board", 0, 12},
    {"defender.losses", "what the defender has lost, commanders among it", 0, 12},
    {"cleared", "objectives that the defender does not hold now", 0, PORTABLE_OBJECTIVES_MAX},
    {"combats_left", "combats declared and not over", 0, PORTABLE_SIDE_MAX},
    {"against", "units that attack the same enemy", 0, PORTABLE_SIDE_MAX},
    {"needs", "the score that the unit asked about would need (7: it cannot hit)", 0, 7},
    {"aspect", "where it would attack: 0 front, 1 flank, 2 rear", 0, 2},
    {NULL, NULL, 0, 0},
};

// --- Endings, measures, aims -----------------------------------------------------------------

static const bay_aim_row AIMS[] = {
    {"ground", "100 shared equally among the objectives that the defender does not hold at the "
               "end"},
    {"cheaply", "the ground, less 5 for each own unit lost, plus 5 for each of the enemy's"},
    {NULL, NULL},
};

// clang-format off
#define WORTH(ground, cheaply) {{ground, 1}, {cheaply, 1}, {0, 1}, {0, 1}}

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "taken", WORTH(0, 0), "the attacker is in it", true},
    [EMPTIED] = {"emptied", "emptied", WORTH(0, 0), "nobody is in it", true},
    [HELD] = {"held", "held", WORTH(0, 0), "the defender is in it", false},
    [ALL_CLEARED] = {"all-cleared", "all cleared", WORTH(0, 0), "the defender holds no objective", true},
    [SOME_CLEARED] = {"some-cleared", "some cleared", WORTH(0, 0), "the defender holds some objectives", false},
    [NONE_CLEARED] = {"none-cleared", "none cleared", WORTH(0, 0), "the defender holds every objective", false},
    [UNRESOLVED] = {"unresolved", "unresolved", WORTH(0, 0), "the phase is not over", false},
    {NULL, NULL, WORTH(0, 0), NULL, false},
};

static const bay_measure MEASURES[] = {
    [MEASURE_ATTACKER_LOSSES] = {"attacker_losses", "attacker's units lost", "units", WORTH(0, -5), false},
    [MEASURE_DEFENDER_LOSSES] = {"defender_losses", "defender's units lost", "units", WORTH(0, 5), false},
    [MEASURE_CLEARED] = {"objectives_cleared", "objectives that the defender does not hold", "objectives", WORTH(100, 100), true},
    [MEASURE_TAKEN] = {"objectives_taken", "objectives that the attacker is in", "objectives", WORTH(0, 0), false},
    [MEASURE_ATTACKER_DRIVEN] = {"attacker_driven_back", "attacker's units driven back", "units", WORTH(0, 0), false},
    [MEASURE_DEFENDER_DRIVEN] = {"defender_driven_back", "defender's units driven back", "units", WORTH(0, 0), false},
    [MEASURE_ATTACKER_COMMANDERS] = {"attacker_commanders", "attacker's commanders lost", "commanders", WORTH(0, 0), false},
    [MEASURE_DEFENDER_COMMANDERS] = {"defender_commanders", "defender's commanders lost", "commanders", WORTH(0, 0), false},
    {NULL, NULL, NULL, WORTH(0, 0), false},
};
// clang-format on

static const bay_telling TELLINGS[] = {
#define TELLING(tag, clause, words) {words, clause},
    PORTABLE_TELLINGS(TELLING)
#undef TELLING
        {NULL, 0},
};

// Example 3 of the source: a frontal attack, and another on the flank.
static const char SAMPLE[] =
    "{\"rules\": \"portable\", "
    "\"title\": \"A wood attacked in front and flank\", "
    "\"map\": \". . . . .\\n. . . . .\\n. C wU . .\\n. . AG . .\\n. . . . .\\n\", "
    "\"attacker\": {\"units\": ["
    "{\"name\": \"Confederate infantry\", \"type\": \"infantry\", \"letter\": \"A\", "
    "\"facing\": \"north\"}, "
    "{\"name\": \"Confederate commander\", \"type\": \"commander\", \"letter\": \"G\"}, "
    "{\"name\": \"Confederate troopers\", \"type\": \"dismounted\", \"letter\": \"C\", "
    "\"facing\": \"east\"}]}, "
    "\"defender\": {\"units\": ["
    "{\"name\": \"Union infantry\", \"type\": \"infantry\", \"letter\": \"U\", "
    "\"facing\": \"south\"}]}}";

const bay_rules bay_rules_portable = {
    .id = "portable",
    .title = "Portable Close Combat",
    .source = "Kaptain Kobold, Portable Close Combat, alternative version, for Bob Cordery's "
              "Portable Wargame",
    .sample = SAMPLE,
    .clauses = CLAUSES,
    .params = PORTABLE_PARAM_TABLE,
    .keys = PORTABLE_KEY_TABLE,
    .steps = PORTABLE_STEP_TABLE,
    .options = PORTABLE_OPTION_TABLE,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .attributes = NULL,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline =
        {
            .never = "The attacker never clears all the ground.",
            .certain = "The attacker is certain to clear all the ground.",
            .often = "In 100 such phases the attacker clears all the ground in {0}.",
            .falls = "all the ground is cleared",
            .then = "all the ground is then cleared",
            .fell = "the attacker cleared all the ground",
        },
    .load = portable_load,
    .first = portable_first,
    .stage = portable_stage,
    .place = NULL,
    .score = portable_score,
    .features_of = portable_features,
    .view = portable_view,
};
