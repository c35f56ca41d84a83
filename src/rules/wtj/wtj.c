// War Times Journal "1916", section 5, assault: the rule system's tables.

#include "wtj.h"

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
    {"ground",
     "100, shared equally among the assaults, for each that leaves the attacker alone "
     "on the ground"},
    {"cheaply", "the ground, less 5 for each own base lost, plus 5 for each of the enemy's"},
    {"attrition", "5 for each base that the enemy loses, less 5 for each own; the ground is "
                  "worth nothing"},
    {NULL, NULL},
};

// clang-format off
static const bay_param PARAMS[] = {WTJ_PARAM_ROWS(KIT_NUMBER, KIT_LOST, KIT_READING_OF) {.name = NULL}};
static const bay_step_info STEPS[] = {WTJ_STEP_ROWS(KIT_ROW) {.id = NULL}};
static const bay_option_row OPTIONS[] = {WTJ_OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_feature FEATURES[] = {WTJ_FEATURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_ending ENDINGS[] = {WTJ_ENDING_ROWS(KIT_ROW) {.id = NULL}};
static const bay_measure MEASURES[] = {WTJ_MEASURE_ROWS(KIT_ROW) {.id = NULL}};
static const bay_telling TELLINGS[] = {WTJ_TELLING_ROWS(KIT_TELLING) {.words = NULL}};
// clang-format on

// What the sources have lost; the rest of W-T1 to W-T4 they state.
static const bay_preset_row LOST_NUMBERS[] = {
    {PINNED_OR_WORSE, "unknown"},
    {HIT_IN_REAR, "unknown"},
    {PRONE, "unknown"},
    {SOLID_COVER, "unknown"},
    {OUTSTANDING_TRAINING, "unknown"},
    {GREAT_TRAINING, "unknown"},
    {MORALE_COVER, "unknown"},
    {MORALE_DEFENDER, "unknown"},
    {MORALE_WEAK, "unknown"},
    {MORALE_DAMAGED, "unknown"},
    {MORALE_UNSUPPORTED, "unknown"},
    {MORALE_DEMORALIZED, "unknown"},
    {POOR_MANEUVER, "unknown"},
    {AVERAGE_MANEUVER, "unknown"},
    {GOOD_MANEUVER, "unknown"},
    {GREAT_MANEUVER, "unknown"},
    {OUTSTANDING_MANEUVER, "unknown"},
    {POOR_ASSAULT, "unknown"},
    {AVERAGE_ASSAULT, "unknown"},
    {GOOD_ASSAULT, "unknown"},
    {GREAT_ASSAULT, "unknown"},
    {OUTSTANDING_ASSAULT, "unknown"},
    {FIRE_ONE_FROM, "unknown"},
    {FIRE_TWO_FROM, "unknown"},
    {FIRE_COVER, "unknown"},
    {FIRE_MOVED, "unknown"},
    {TANK_MACHINE_GUNS, "unknown"},
    {TANK_LASTS, "unknown"},
    {TANK_GUN_HITS_FROM, "unknown"},
    {TANK_ALLOWANCE, "unknown"},
    {MUTINOUS_AT_1, "unknown"},
    {MUTINOUS_AT_0, "unknown"},
    {MUTINOUS_AT_LESS_1, "unknown"},
    {SHAKY_AT_1, "unknown"},
    {SHAKY_AT_0, "unknown"},
    {SHAKY_AT_LESS_1, "unknown"},
    {SHAKY_AT_LESS_2, "unknown"},
    {STEADY_AT_1, "unknown"},
    {STEADY_AT_0, "unknown"},
    {STEADY_AT_LESS_1, "unknown"},
    {STEADY_AT_LESS_2, "unknown"},
    {BRAVE_AT_1, "unknown"},
    {BRAVE_AT_0, "unknown"},
    {BRAVE_AT_LESS_1, "unknown"},
    {BRAVE_AT_LESS_2, "unknown"},
    {FANATIC_AT_1, "unknown"},
    {FANATIC_AT_0, "unknown"},
    {FANATIC_AT_LESS_1, "unknown"},
    {FANATIC_AT_LESS_2, "unknown"},
    {BASE_WIDTH, "unknown"},
    {BASE_DEPTH, "unknown"},
    {0, NULL},
};
static const bay_preset_row AS_USUAL[] = {{0, NULL}};
static const bay_preset PRESETS[] = {
    {"house", AS_USUAL,
     "house numbers for what the sources have lost; they are ours, not WTJ's"},
    {"certain", LOST_NUMBERS,
     "only the numbers that the sources state: an assault that needs another is refused"},
    {NULL, NULL, NULL},
};

static const bay_attribute ATTRIBUTES[] = {
    {"bases", BAY_ATTRIBUTE_WHOLE, "left", "bases"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "bases lost"},
    {"damaged", BAY_ATTRIBUTE_FACT, "damaged", "damaged"},
    {NULL, 0, NULL, NULL},
};

// Example 2 of 5.5, with an attacker of two companies.
static const char SAMPLE[] =
    "{\"rules\": \"wtj\", "
    "\"title\": \"Two companies take one in front and flank\", "
    "\"attacker\": {\"units\": [\"1st Company 9\", \"2nd Company 6\"]}, "
    "\"defender\": {\"units\": [\"Garrison 6\"]}, "
    "\"contacts\": [\"1st Company on Garrison\", "
    "\"2nd Company on Garrison left\"]}";

const bay_rules bay_rules_wtj = {
    .id = "wtj",
    .title = "WTJ 1916",
    .source = "War Times Journal, 1916: Land War in the Age of Machines, section 5, Assault",
    .sample = SAMPLE,
    .clauses = CLAUSES,
    .params = PARAMS,
    .presets = PRESETS,
    .keys = WTJ_KEY_TABLE,
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
    .headline = {"The attacker is never left alone on the ground.",
                 "The attacker is certain to take the ground.",
                 "In 100 such assaults the attacker takes the ground in {0}.",
                 "the ground falls", "the ground then falls", "the attacker took the ground"},
    .load = wtj_load,
    .first = wtj_first,
    .stage = wtj_stage,
    .place = NULL,
    .score = wtj_score,
    .features_of = wtj_features,
    .view = wtj_view,
};
