// Close assaults for Soldiers (Alan R. Arvold): the rule system's tables.

#include "soldiers.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#define OMITTED(tag, id, revision, where, gist, why) {id, revision, where, gist, why},
#include "clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

enum { POINTS_MOST = 2 * SOLDIERS_SIDE_MAX * 99 };

static const bay_aim_row AIMS[] = {
    {"ground", "100, shared equally among the objectives, for each that is cleared"},
    {"cheaply", "the ground, less 5 for each own stacking point lost, plus 5 for each of the "
                "enemy's"},
    {"attrition", "5 for each stacking point that the enemy loses, less 5 for each own; the "
                  "ground is worth nothing"},
    {NULL, NULL},
};

// clang-format off
static const bay_param PARAMS[] = {SOLDIERS_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
static const bay_step_info STEPS[] = {SOLDIERS_STEP_ROWS(KIT_ROW) {.id = NULL}};
static const bay_option_row OPTIONS[] = {SOLDIERS_OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_feature FEATURES[] = {SOLDIERS_FEATURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_ending ENDINGS[] = {SOLDIERS_ENDING_ROWS(KIT_ROW) {.id = NULL}};
static const bay_measure MEASURES[] = {SOLDIERS_MEASURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_telling TELLINGS[] = {SOLDIERS_TELLING_ROWS(KIT_TELLING) {.words = NULL}};
// clang-format on

static const bay_attribute ATTRIBUTES[] = {
    {"stacking", BAY_ATTRIBUTE_WHOLE, "left", "stacking points"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "stacking points lost"},
    {NULL, 0, NULL, NULL},
};

// Question 1 of the catalogue: disrupt by fire first, or assault with everything?
static const char SAMPLE[] =
    "{\"rules\": \"soldiers\", "
    "\"title\": \"Three companies against a company in a wood\", "
    "\"fire\": \"both\", "
    "\"map\": \". . . . .\\n. . . . .\\n. . wX . .\\n. BC A . .\\n. . . . .\", "
    "\"attacker\": {\"units\": ["
    "{\"name\": \"1st Company\", \"letter\": \"A\", \"nation\": \"russian\"}, "
    "{\"name\": \"2nd Company\", \"letter\": \"B\", \"nation\": \"russian\"}, "
    "{\"name\": \"3rd Company\", \"letter\": \"C\", \"nation\": \"russian\"}]}, "
    "\"defender\": {\"units\": ["
    "{\"name\": \"German Company\", \"letter\": \"X\", \"nation\": \"german\"}]}}";

const bay_rules bay_rules_soldiers = {
    .id = "soldiers",
    .title = "Close assaults for Soldiers",
    .source = "Alan R. Arvold, optional rule for SPI's Soldiers (1972)",
    .sample = SAMPLE,
    .clauses = CLAUSES,
    .params = PARAMS,
    .keys = SOLDIERS_KEY_TABLE,
    .steps = STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .attributes = ATTRIBUTES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline = {"The attacker never clears the ground.",
                 "The attacker is certain to clear the ground.",
                 "In 100 such assaults the attacker clears the ground in {0}.",
                 "the ground is cleared", "the ground is then cleared",
                 "the attacker cleared the ground"},
    .load = soldiers_load,
    .first = soldiers_first,
    .stage = soldiers_stage,
    .place = NULL,
    .score = soldiers_score,
    .features_of = soldiers_features,
    .view = soldiers_view,
};
