// Not Quite Mechanised (Chris Kemp), section 14, close assault: the rule system's tables.

#include "nqm.h"

#include <stddef.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#include "clauses.def"
#undef CLAUSE
    {NULL, 0, NULL, NULL, NULL},
};

// --- Steps: the state machine ----------------------------------------------------------------

#define NO_EVENTS                                                                              \
    { -1, -1, -1, -1, -1, -1, -1, -1 }
#define NO_STAGES                                                                              \
    { NULL }
#define CHOICE(step, id, clause, words, bundle, standing)                                      \
    [step] = {id, BAY_CHOICE, clause, words, bundle, standing, NO_EVENTS, NO_STAGES}
#define TEST(step, id, words, whose)                                                           \
    [step] = {id, BAY_CHANCE, NQM_26, words, NULL, NULL, NO_EVENTS, {whose}}

static const bay_asking STEPS[] = {
    CHOICE(COMMIT, "commit", NQM_01, "Does {unit} go in?", "commitment",
           "the attacker commits every stand he may"),
    CHOICE(PICK, "pick-stand", NQM_02, "Which stand attacks alone?", NULL,
           "the stand with the most clean points attacks"),
    CHOICE(ATTACK_COUNT, "attack-dice", NQM_04, "How many dice does the attacker roll?", NULL,
           "the attacker rolls all the dice he may"),
    CHOICE(DEFENCE, "defence", NQM_09, "How many dice does the defender roll?", NULL,
           "the defender rolls all the dice he may"),
    [THROW] = {"attack",
               BAY_CHANCE,
               NQM_10,
               "Attack: {attacker.clean} clean {attacker.clean:point|points} against "
               "{defender.clean}",
               NULL,
               NULL,
               {NQM_14, NQM_14, NQM_13, NQM_12},
               {"the attack", "the defence"}},
    CHOICE(PLACE_ATTACKER, "place-attacker", NQM_15,
           "Which of the attacker's stands takes the pin?", "attacker-casualties",
           "casualties go evenly over the stands"),
    CHOICE(PLACE_DEFENDER, "place-defender", NQM_15,
           "Which of the defender's stands takes the pin?", "defender-casualties",
           "casualties go evenly over the stands"),
    TEST(TEST_ATTACKER, "test-attacker", "The attacker's break test", "the break test"),
    TEST(TEST_DEFENDER, "test-defender", "The defender's break test", "the break test"),
    CHOICE(ATTACK_AGAIN, "attack-again", NQM_17, "Press on, or stop?", NULL,
           "the attacker presses on while he has attacks left"),
    CHOICE(NEXT_HOUR, "next-hour", NQM_19, "Carry on in the next hour, or stop?", NULL,
           "the attacker carries on in the next hour"),
    CHOICE(REINFORCE, "reinforce", NQM_20, "Bring up {unit}?", "reinforcement",
           "stands held back stay back"),
    CHOICE(LAST_RESERVE, "last-reserve", NQM_20, "Beaten: bring up {unit}?", "reinforcement",
           "stands held back stay back"),
    CHOICE(STAY, "hold-or-withdraw", NQM_24, "Does the defender stay, or withdraw?", NULL,
           "the defender stays"),
    [OVER] = {"over", BAY_END, NQM_24, "The assault is over", NULL, NULL, NO_EVENTS, NO_STAGES},
    {NULL, 0, 0, NULL, NULL, NULL, NO_EVENTS, NO_STAGES},
};

static const bay_option_row OPTIONS[] = {
    // in the order of the enum in nqm_steps.c
    {"commit-{unit}", "commit {unit}", NQM_01},
    {"hold-{unit}", "hold {unit} back", NQM_20},
    {"attack-with-{unit}", "attack with {unit} alone", NQM_02},
    {"dice-{0}", "roll {0} {0:die|dice}", NQM_09},
    {"give-way", "give way without a fight", NQM_24},
    {"pin-{unit}", "put the pin on {unit}", NQM_15},
    {"go-on", "press on", NQM_17},
    {"stop", "stop", NQM_17},
    {"stay", "stay", NQM_24},
    {"withdraw", "withdraw", NQM_24},
    {NULL, NULL, 0},
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
    [POSITION_TAKEN] = {"position-taken", "position taken", TAKES, NULL},
    [OVERRUN] = {"overrun", "overrun without a fight", TAKES, NULL},
    [POSITION_YIELDED] = {"position-yielded", "position yielded", TAKES,
                          "the defender withdraws"},
    [ATTACK_BROKEN] = {"attack-broken", "attack broken", FAILS, NULL},
    [BOTH_BROKEN] = {"both-broken", "both broken", FAILS, NULL},
    [CALLED_OFF] = {"called-off", "called off", FAILS, "the attacker gives up"},
    [UNRESOLVED] = {"unresolved", "unresolved", FAILS, "attacks used up, nobody beaten"},
    {NULL, NULL, FAILS, NULL},
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
    {NULL, NULL, NULL, FAILS, false},
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

extern const bay_rules bay_rules_nqm;

const bay_rules bay_rules_nqm = {
    .id = "nqm",
    .title = "Not Quite Mechanised",
    .source = "Chris Kemp, Not Quite Mechanised, section 14, Close Assault",
    .sample = SAMPLE,
    .clauses = CLAUSES,
    .params = NQM_PARAM_TABLE,
    .keys = NQM_KEY_TABLE,
    .steps = STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = POSITION_TAKEN,
    .load = nqm_load,
    .first = nqm_first,
    .step = nqm_step,
    .option = nqm_option,
    .take = nqm_take,
    .place = NULL,
    .score = nqm_score,
    .look = nqm_look,
    .view = nqm_view,
};
