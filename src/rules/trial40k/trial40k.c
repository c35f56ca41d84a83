// Trial Assault Rules: the rule system's tables.

#include "rules/trial40k/trial40k.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#include "rules/trial40k/clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

static const bay_aim_row AIMS[] = {KIT_AIMS("100 for an enemy who is wiped out or driven off",
                                            "wound", "wound that the enemy loses")};

// clang-format off
static const bay_param PARAMS[] = {TAR_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
static const bay_step_info STEPS[] = {TAR_STEP_ROWS(KIT_ROW) {.id = NULL}};
static const bay_option_row OPTIONS[] = {TAR_OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_feature FEATURES[] = {TAR_FEATURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_ending ENDINGS[] = {TAR_ENDING_ROWS(KIT_ROW) {.id = NULL}};
static const bay_measure MEASURES[] = {TAR_MEASURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_telling TELLINGS[] = {TAR_TELLING_ROWS(KIT_TELLING) {.words = NULL}};
// clang-format on

static const bay_preset_row AS_USUAL[] = {{0, NULL}};
static const bay_preset PRESETS[] = {
    {"seed", AS_USUAL, "what the text of the Trial Assault Rules says"},
    {NULL, NULL, NULL},
};

static const bay_attribute ATTRIBUTES[] = {
    {"models", BAY_ATTRIBUTE_WHOLE, "left", "models"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "models lost"},
    {"wounds", BAY_ATTRIBUTE_FACT, "wounds", "wounds on one of them"},
    {NULL, 0, NULL, NULL},
};

static const char SAMPLE[] = "{\"rules\": \"trial40k\", "
                             "\"title\": \"Marines charge Orks\", "
                             "\"attacker\": {\"models\": 10, \"profile\": \"marines\"}, "
                             "\"defender\": {\"models\": 12, \"profile\": \"orks\"}}";

const bay_rules bay_rules_trial40k = {
    .id = "trial40k",
    .title = "Trial Assault Rules",
    .source = "Warhammer 40,000, third edition: Trial Assault Rules (a draft of about 2002)",
    .sample = SAMPLE,
    .clauses = CLAUSES,
    .params = PARAMS,
    .presets = PRESETS,
    .keys = TAR_KEY_TABLE,
    .steps = STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .attributes = ATTRIBUTES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = WIPED_OUT,
    .headline = {"The attacker never clears the enemy away.",
                 "The attacker is certain to clear the enemy away.",
                 "In 100 such assaults the attacker clears the enemy away in {0}.",
                 "the enemy is cleared away", "the enemy is then cleared away",
                 "the attacker cleared the enemy away"},
    .load = tar_load,
    .first = tar_first,
    .stage = tar_stage_of,
    .place = NULL,
    .score = tar_score,
    .features_of = tar_features,
    .view = tar_view,
};
