// Portable Close Combat, alternative version (Kaptain Kobold): the rule system's tables.

#include "portable.h"

#include "rules/kit/kit_options.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#define OMITTED(tag, id, revision, where, gist, why) {id, revision, where, gist, why},
#include "clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

static const bay_aim_row AIMS[] = {
    {"ground", "100 shared equally among the objectives that the defender does not hold at the "
               "end"},
    {"cheaply", "the ground, less 5 for each own unit lost, plus 5 for each of the enemy's"},
    {NULL, NULL},
};

// clang-format off
static const bay_param PARAMS[] = {PORTABLE_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
static const bay_step_info STEPS[] = {PORTABLE_STAGE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_option_row OPTIONS[] = {PORTABLE_OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_ending ENDINGS[] = {PORTABLE_ENDING_ROWS(KIT_ROW) {.id = NULL}};
static const bay_measure MEASURES[] = {PORTABLE_MEASURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_telling TELLINGS[] = {PORTABLE_TELLING_ROWS(KIT_TELLING) {.words = NULL}};
// clang-format on

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
    .params = PARAMS,
    .keys = PORTABLE_KEY_TABLE,
    .steps = STEPS,
    .options = OPTIONS,
    .features = PORTABLE_FEATURE_TABLE,
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
