// Not Quite Mechanised (Chris Kemp), section 14, close assault: the rule system's tables.

#include "nqm.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#define OMITTED(tag, id, revision, where, gist, why) {id, revision, where, gist, why},
#include "clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

static const bay_aim_row AIMS[] = {
    {"ground", "100 when the attacker gets the ground"},
    {"cheaply", "the ground, less 5 for each own casualty, plus 5 for each of the enemy's"},
    {"attrition",
     "5 for each casualty of the enemy's, less 5 for each own; the ground is worth "
     "nothing"},
    {NULL, NULL},
};

// clang-format off
#define FRACTION(tag, name, usual, clause, confidence, ...) \
    {name, BAY_PARAM_FRACTION, usual, 0, 1, NULL, clause, confidence, KIT_TWO(__VA_ARGS__, NULL, NULL)},
static const bay_param PARAMS[] = {NQM_PARAM_ROWS(KIT_NUMBER, FRACTION, KIT_READING) {.name = NULL}};
static const bay_option_row OPTIONS[] = {NQM_OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_feature FEATURES[] = {NQM_FEATURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_ending ENDINGS[] = {NQM_ENDING_ROWS(KIT_ROW) {.id = NULL}};
static const bay_measure MEASURES[] = {NQM_MEASURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_telling TELLINGS[] = {NQM_TELLING_ROWS(KIT_TELLING) {.words = NULL}};
// clang-format on

static const bay_attribute ATTRIBUTES[] = {
    {"strength", BAY_ATTRIBUTE_WHOLE, "clean", "strength points"},
    {"red", BAY_ATTRIBUTE_OFF, "red", "red pins"},
    {"black", BAY_ATTRIBUTE_OFF, "black", "black pins"},
    {NULL, 0, NULL, NULL},
};

// The attack of design.md: one battalion on a Regular company.
static const char SAMPLE[] = "{\"rules\": \"nqm\", "
                             "\"title\": \"One battalion against a Regular company\", "
                             "\"hours\": 1, "
                             "\"attacker\": {\"quality\": \"regular\", \"strength\": 6}, "
                             "\"defender\": {\"quality\": \"regular\", \"strength\": 3}}";

const bay_rules bay_rules_nqm = {
    .id = "nqm",
    .title = "Not Quite Mechanised",
    .source = "Chris Kemp, Not Quite Mechanised, section 14, Close Assault",
    .sample = SAMPLE,
    .clock = "hours",
    .clauses = CLAUSES,
    .params = PARAMS,
    .keys = NQM_KEY_TABLE,
    .steps = NQM_STEP_TABLE,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .attributes = ATTRIBUTES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = POSITION_TAKEN,
    .headline =
        {
            .never = "The attacker never holds the position at the end.",
            .certain = "The attacker is certain to take the position.",
            .often = "In 100 such assaults the attacker takes the position in {0}.",
            .falls = "the position falls",
            .then = "the position then falls",
            .fell = "the attacker took the position",
        },
    .load = nqm_load,
    .first = nqm_first,
    .stage = nqm_stage,
    .place = NULL,
    .score = nqm_score,
    .features_of = nqm_features,
    .view = nqm_view,
};
