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

static const bay_feature FEATURES[] = {
    // in the order of the enums in nqm_score.c
    {"attacker.clean", "clean strength points that attack", 0, 480},
    {"attacker.dice", "the most dice the attacker may roll", 0, 20},
    {"attacker.to_test", "pins until the attacker must test (99: he will not)", 0, 480},
    {"attacker.morale", "the attacker's break test: 0 not reached, 1 passed, 2 failed", 0, 2},
    {"defender.clean", "clean strength points on the position", 0, 480},
    {"defender.dice", "the most dice the defender may roll", 0, 20},
    {"defender.to_test", "pins until the defender must test (99: he will not)", 0, 480},
    {"defender.morale", "the defender's break test: 0 not reached, 1 passed, 2 failed", 0, 2},
    {"attacks_left", "attacks left in this hour (99: no limit)", 0, NQM_NO_LIMIT},
    {"hours_left", "hours left after this one", 0, NQM_HOURS_MAX},
    {"reserve", "clean strength points held back", 0, 480},
    {"inside", "bases inside the position, where that can win", 0, 67},
    {"areas_left", "areas that the attacker has not taken", 0, NQM_AREAS_MAX},
    {"bodies_left", "bodies of the attacker that are not out", 0, NQM_BATTALIONS_MAX},
    {"defender_reserve", "clean strength points of the defender's reserve", 0, 480},
    {"tanks_in", "1 while tanks have stayed in the position", 0, 1},
    {"must_reinforce", "1 when only fresh troops can press the attack", 0, 1},
    {NULL, NULL, 0, 0},
};

// --- Endings, measures, aims -----------------------------------------------------------------

static const bay_aim_row AIMS[] = {
    {"ground", "100 when the attacker gets the ground"},
    {"cheaply", "the ground, less 5 for each own casualty, plus 5 for each of the enemy's"},
    {NULL, NULL},
};

#define TAKES                                                                                  \
    {                                                                                          \
        {100, 1}, {100, 1}, {0, 1}, {                                                          \
            0, 1                                                                               \
        }                                                                                      \
    }
#define FAILS                                                                                  \
    {                                                                                          \
        {0, 1}, {0, 1}, {0, 1}, {                                                              \
            0, 1                                                                               \
        }                                                                                      \
    }

static const bay_ending ENDINGS[] = {
    [POSITION_TAKEN] = {"position-taken", "position taken", TAKES, NULL, true},
    [OVERRUN] = {"overrun", "overrun without a fight", TAKES, NULL, true},
    [POSITION_YIELDED] = {"position-yielded", "position yielded", TAKES,
                          "the defender withdraws", true},
    [ATTACK_BROKEN] = {"attack-broken", "attack broken", FAILS, NULL, false},
    [BOTH_BROKEN] = {"both-broken", "both broken", FAILS, NULL, false},
    [CALLED_OFF] = {"called-off", "called off", FAILS, "the attacker gives up", false},
    [DRIVEN_THROUGH] = {"driven-through", "driven through", FAILS,
                        "the tanks drive on, the infantry stays", false},
    [POSITION_RETAKEN] = {"position-retaken", "position retaken", FAILS,
                          "lost again to a counterattack", false},
    [UNRESOLVED] = {"unresolved", "unresolved", FAILS, "attacks used up, nobody beaten", false},
    {NULL, NULL, FAILS, NULL, false},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses",
     "attacker's casualties (pins)",
     "strength points",
     {{0, 1}, {-5, 1}, {0, 1}, {0, 1}},
     false},
    {"defender_losses",
     "defender's casualties (pins)",
     "strength points",
     {{0, 1}, {5, 1}, {0, 1}, {0, 1}},
     false},
    {"attacker_permanent", "attacker's permanent losses", "strength points", FAILS, false},
    {NULL, NULL, NULL, FAILS, false},
};

static const bay_attribute ATTRIBUTES[] = {
    {"strength", BAY_ATTRIBUTE_WHOLE, "clean", "strength points"},
    {"red", BAY_ATTRIBUTE_OFF, "red", "red pins"},
    {"black", BAY_ATTRIBUTE_OFF, "black", "black pins"},
    {NULL, 0, NULL, NULL},
};

static const bay_telling TELLINGS[] = {
#define TELLING(tag, clause, words) {words, clause},
    NQM_TELLINGS(TELLING)
#undef TELLING
        {NULL, 0},
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
    .params = NQM_PARAM_TABLE,
    .keys = NQM_KEY_TABLE,
    .steps = NQM_STEP_TABLE,
    .options = NQM_OPTION_TABLE,
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
