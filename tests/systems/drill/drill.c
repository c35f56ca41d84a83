// Source: invented for this project; no publisher. In the order of the card.
#include "systems/drill/drill.h"

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#include "clauses.def"
#undef CLAUSE
    {.id = NULL},
};

// --- Parameters and keys ---------------------------------------------------------------------

static const bay_param PARAMS[] = {
    [WORKS_BONUS] = {"works_bonus", BAY_PARAM_WHOLE, "2", 0, 6, NULL, DRL_04, BAY_LIKELY,
                     "what works add to the defender's die", false},
    [HITS_ON] = {"hits_on", BAY_PARAM_WHOLE, "5", 2, 6, NULL, DRL_07, BAY_CERTAIN,
                 "lowest face that hits", false},
    [TIES] = {"ties", BAY_PARAM_READING, "once", 0, 0, "once|forever", DRL_06, BAY_GUESS,
              "how often is a tie fought again?", true},
    {.name = NULL},
};

static const bay_key KEYS[] = {
    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, "{left} and {right}[, quality {quality}]",
     NULL, -1, NULL, "the attacking force"},
    {"attacker.left", BAY_KEY_WHOLE, 0, FIGURES_MAX, "0", NULL, NULL, NULL, DRL_08, "figures",
     "left platoon"},
    {"attacker.right", BAY_KEY_WHOLE, 1, FIGURES_MAX, "!", NULL, NULL, NULL, DRL_08, "figures",
     "right platoon"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{figures}[, quality {quality}]", NULL, -1,
     NULL, "the defending force"},
    {"defender.figures", BAY_KEY_WHOLE, 1, FIGURES_MAX, "!", NULL, NULL, NULL, DRL_07,
     "figures", "the platoon"},
    {"defender.works", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, DRL_04, NULL,
     "behind works"},
    {"attacker|defender.quality", BAY_KEY_WHOLE, 0, QUALITY_MAX, "1", NULL, NULL, NULL, DRL_02,
     "pips", "quality"},
    {.path = NULL},
};

// --- Options and words -----------------------------------------------------------------------

static const bay_option_row OPTIONS[] = {
    [STANDS] = {"stand", "stand", DRL_01},
    [FALLS_BACK] = {"fall-back", "fall back", DRL_01},
    [HIT] = {"hit-{unit}", "{unit} takes the hit", DRL_08},
    [CLOSE] = {"close", "close with them", DRL_09},
    [BREAK_OFF] = {"break-off", "break off", DRL_09},
    [DIGS] = {"dig-in", "dig in", DRL_10},
    [LIES] = {"lie-down", "lie down", DRL_10},
    {.id = NULL},
};

static const bay_telling TELLINGS[] = {
    [GIVES_UP] = {"the {side} gives up the ground", DRL_01},
    [HITS] = {"{0} hits that no cover stops", DRL_07},
    [LOSES] = {"{unit} loses {0}", DRL_08},
    [FALLS] = {"one of {unit} falls", DRL_05},
    [WINS] = {"the attacker is ahead and takes the ground", DRL_05},
    [REPELS] = {"the attack is repelled", DRL_05},
    [AGAIN] = {"a tie, fought again", DRL_06},
    [GOES] = {"the attacker breaks off", DRL_09},
    [SHOW_START] = {"the start line", DRL_09},
    [SHOW_OPEN] = {"open ground", DRL_04},
    [SHOW_WORKS] = {"ground with works", DRL_04},
    [SHOW_PLATOON] = {"{0} figures", DRL_07},
    {.words = NULL},
};

// --- Features, endings, measures -------------------------------------------------------------

static const bay_feature FEATURES[] = {
    {"attacker.figures", "attacker's figures", 0, 2 * FIGURES_MAX},
    {"defender.figures", "defender's figures", 0, FIGURES_MAX},
    {"edge", "what the attacker adds to his die more than the defender", -12, 12},
    {"hits", "hits to be placed", 0, FIGURES_MAX},
    {.id = NULL},
};

static const bay_aim_row AIMS[] = {
    {"ground", "100 when the attacker gets the ground"},
    {"cheaply", "the ground, less 5 for each own figure, plus 5 for each of the enemy's"},
    {.id = NULL},
};

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "ground taken", {{100, 1}, {100, 1}}, NULL, true},
    [YIELDED] = {"yielded", "ground given up", {{100, 1}, {100, 1}}, NULL, true},
    [REPELLED] = {"repelled", "assault repelled", {{0, 1}, {0, 1}}, NULL, false},
    [BROKEN_OFF] = {"broken-off", "assault broken off", {{0, 1}, {0, 1}}, NULL, false},
    [UNRESOLVED] = {"unresolved", "unresolved", {{0, 1}, {0, 1}}, NULL, false},
    {.id = NULL},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's losses", "figures", {{0, 1}, {-5, 1}}, false},
    {"defender_losses", "defender's losses", "figures", {{0, 1}, {5, 1}}, false},
    {.id = NULL},
};

const bay_rules bay_rules_drill = {
    .id = "drill",
    .title = "Drill",
    .source = "Invented for this project; no publisher.",
    .sample = "{\"rules\": \"drill\", \"attacker\": {\"left\": 4, \"right\": 3}, "
              "\"defender\": {\"figures\": 5}}",
    .clauses = CLAUSES,
    .params = PARAMS,
    .keys = KEYS,
    .steps = DRILL_STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline =
        {
            .never = "The attacker never holds the ground at the end.",
            .certain = "The attacker is certain to take the ground.",
            .often = "In 100 such assaults the attacker takes the ground in {0}.",
            .falls = "the ground falls",
            .then = "the ground then falls",
            .fell = "the attacker took the ground",
        },
    .load = drill_load,
    .first = drill_first,
    .stage = drill_stage,
    .place = NULL,
    .score = drill_score,
    .features_of = drill_features,
    .view = drill_view,
};
