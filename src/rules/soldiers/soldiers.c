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

static const bay_feature FEATURES[] = {
    // in the order of the enum in soldiers_score.c
    {"attacker.points", "stacking points that go in, in the assault in hand", 0, POINTS_MOST},
    {"defender.points", "stacking points that they meet there", 0, POINTS_MOST},
    {"column", "its column, 1 the leftmost (0: off the table, or no assault in hand)", 0,
     SOLDIERS_COLUMNS_MAX},
    {"assaults_left", "hexes that are still to be assaulted", 0, SOLDIERS_SIDE_MAX},
    {"attacker.lost", "attacker's stacking points eliminated", 0, POINTS_MOST},
    {"defender.lost", "defender's stacking points eliminated", 0, POINTS_MOST},
    {"attacker.disrupted", "attacker's units that are disrupted", 0, SOLDIERS_SIDE_MAX},
    {"defender.disrupted", "defender's units that are disrupted", 0, SOLDIERS_SIDE_MAX},
    {"objectives_held", "objectives that the defender holds", 0, SOLDIERS_SIDE_MAX},
    {NULL, NULL, 0, 0},
};

// --- Endings, measures, aims -----------------------------------------------------------------

static const bay_aim_row AIMS[] = {
    {"ground", "100, shared equally among the objectives, for each that is cleared"},
    {"cheaply", "the ground, less 5 for each own stacking point lost, plus 5 for each of the "
                "enemy's"},
    {NULL, NULL},
};

// Worth under each aim.
// clang-format off
#define WORTH(ground, cheaply) {{ground, 1}, {cheaply, 1}, {0, 1}, {0, 1}}
// clang-format on
#define NOTHING WORTH(0, 0)

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "hex taken", NOTHING, "the attacker is in it", true},
    [EMPTIED] = {"emptied", "hex emptied", NOTHING, "nobody is in it", true},
    [HELD] = {"held", "hex held", NOTHING, NULL, false},
    [ALL_CLEARED] = {"all-cleared", "all objectives cleared", NOTHING,
                     "no defender is in any of them", true},
    [SOME_CLEARED] = {"some-cleared", "some objectives cleared", NOTHING, NULL, false},
    [NONE_CLEARED] = {"none-cleared", "no objective cleared", NOTHING, NULL, false},
    [UNRESOLVED] = {"unresolved", "unresolved", NOTHING, NULL, false},
    {NULL, NULL, NOTHING, NULL, false},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's losses", "stacking points", WORTH(0, -5), false},
    {"defender_losses", "defender's losses", "stacking points", WORTH(0, 5), false},
    {"objectives_cleared", "objectives cleared", "objectives", WORTH(100, 100), true},
    {"objectives_taken", "objectives taken", "objectives", NOTHING, false},
    {"attacker_disrupted", "attacker's units disrupted", "units", NOTHING, false},
    {"defender_disrupted", "defender's units disrupted", "units", NOTHING, false},
    {"defender_driven_back", "defender's units driven back", "units", NOTHING, false},
    {NULL, NULL, NULL, NOTHING, false},
};

static const bay_attribute ATTRIBUTES[] = {
    {"stacking", BAY_ATTRIBUTE_WHOLE, "left", "stacking points"},
    {NULL, 0, NULL, NULL},
};

static const bay_telling TELLINGS[] = {
#define TELLING(tag, clause, words) {words, clause},
    SOLDIERS_TELLINGS(TELLING)
#undef TELLING
        {NULL, 0},
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
    .params = SOLDIERS_PARAM_TABLE,
    .keys = SOLDIERS_KEY_TABLE,
    .steps = SOLDIERS_STEP_TABLE,
    .options = SOLDIERS_OPTION_TABLE,
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
