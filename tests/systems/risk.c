#include "systems/risk.h"

#include <string.h>

enum { ARMIES_MAX = 2000 };
enum { ATTACK, OVER };
enum { TAKEN, REPELLED, UNRESOLVED };
enum { FIGHT, FIRST_WINS, SECOND_WINS, TIED, SPARE };
enum { LOSES };

typedef struct risk_now {
    uint16_t armies[2];
} risk_now;

static risk_now now_of(const void *at) {
    risk_now now;
    memcpy(&now, at, sizeof now);
    return now;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static const bay_clause CLAUSES[] = {
    {"RISK-01", 1, "rules, battles", "Up to three dice against up to two, matched by rank.",
     NULL},
    {"RISK-02", 1, "rules, battles", "The attacker's higher die costs an army.", NULL},
    {"RISK-03", 1, "rules, battles", "So does the defender's.", NULL},
    {"RISK-04", 1, "rules, battles", "A tie is the defender's, or nobody's.", NULL},
    {"RISK-05", 1, "rules, battles", "A die without another does nothing.", NULL},
    {NULL, 0, NULL, NULL, NULL},
};

static const bay_param PARAMS[] = {{.name = NULL}};

static const bay_key KEYS[] = {
    {"attacker", BAY_KEY_WHOLE, 1, ARMIES_MAX, "!", NULL, NULL, NULL, 0, "armies", "attackers"},
    {"defender", BAY_KEY_WHOLE, 1, ARMIES_MAX, "!", NULL, NULL, NULL, 0, "armies", "defenders"},
    {.path = NULL},
};

static const bay_option_row OPTIONS[] = {{NULL, NULL, 0}};

static const bay_feature FEATURES[] = {
    {"attacker", "attacker's armies", 0, ARMIES_MAX},
    {"defender", "defender's armies", 0, ARMIES_MAX},
    {NULL, NULL, 0, 0},
};

static const bay_aim_row AIMS[] = {{"ground", "100 when the attacker wins"}, {NULL, NULL}};

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "territory taken", {{100, 1}}, NULL, true},
    [REPELLED] = {"repelled", "attack repelled", {{0, 1}}, NULL, false},
    [UNRESOLVED] = {"unresolved", "unresolved", {{0, 1}}, NULL, false},
    {.id = NULL},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's losses", "armies", {{0, 1}}, false},
    {"defender_losses", "defender's losses", "armies", {{0, 1}}, false},
    {.id = NULL},
};

static const bay_telling TELLINGS[] = {[LOSES] = {"the {side} loses {0}", FIGHT}, {NULL, 0}};

static const risk_battle *risk_of(const bay_battle *battle) {
    return (const risk_battle *)(const void *)battle;
}

risk_battle risk_battle_of(int attackers, int defenders, bay_ties ties) {
    risk_battle b;
    memset(&b, 0, sizeof b);
    b.common.rules = &bay_rules_risk;
    b.common.bytes = sizeof b;
    b.common.size = sizeof(risk_now);
    b.common.most[0] = attackers;
    b.common.most[1] = defenders;
    b.armies[0] = (uint16_t)attackers;
    b.armies[1] = (uint16_t)defenders;
    for (int first = 1; first <= 3; first++)
        for (int second = 1; second <= 2; second++)
            b.attack[first - 1][second - 1] = bay_throw_pools(first, second, 6, ties);
    return b;
}

static bay_status risk_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    (void)why;
    const bay_value *attackers = bay_value_get(in->document, "attacker");
    const bay_value *defenders = bay_value_get(in->document, "defender");
    risk_battle *b = in->memory.resize(in->memory.user, NULL, 0, sizeof *b);
    if (!b) return BAY_NO_MEMORY;
    *b = risk_battle_of((int)attackers->is.whole, (int)defenders->is.whole, BAY_TIES_SECOND);
    *out = &b->common;
    return BAY_OK;
}

static void risk_first(const bay_battle *battle, void *at, bay_trace *why) {
    (void)why;
    memcpy(at, risk_of(battle)->armies, sizeof(risk_now));
}

static uint16_t risk_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    risk_now now = now_of(at);
    return now.armies[0] == 0 || now.armies[1] == 0 ? OVER : ATTACK;
}

static void about_attack(const bay_battle *battle, const void *at, bay_step *step) {
    risk_now now = now_of(at);
    step->dice =
        risk_of(battle)->attack[least(3, now.armies[0]) - 1][least(2, now.armies[1]) - 1];
}

static void resolve_attack(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    (void)battle;
    risk_now now = now_of(at);
    int pairs = least(least(3, now.armies[0]), least(2, now.armies[1])), index = (int)result;
    int lost[2] = {pairs == 2 ? index / 3 : index / 2, pairs == 2 ? index % 3 : index % 2};
    for (int side = 0; side < 2; side++) {
        uint16_t left = (uint16_t)(now.armies[side] - lost[side]);
        memcpy((uint8_t *)at + (size_t)side * sizeof left, &left, sizeof left);
        int32_t number[3] = {lost[side], 0, 0};
        if (lost[side]) bay_tell(why, LOSES, (bay_side)side, BAY_NO_UNIT, number);
    }
}

static void risk_score(const bay_battle *battle, const void *at, bay_score *out) {
    risk_now now = now_of(at);
    memset(out, 0, sizeof *out);
    out->ending = now.armies[1] == 0 ? TAKEN : now.armies[0] == 0 ? REPELLED : UNRESOLVED;
    for (int side = 0; side < 2; side++)
        out->measure[side] = risk_of(battle)->armies[side] - now.armies[side];
}

static void risk_features(const bay_battle *battle, const void *at, int32_t *features) {
    (void)battle;
    risk_now now = now_of(at);
    for (int side = 0; side < 2; side++) features[side] = now.armies[side];
}

static void risk_view(const bay_battle *battle, const void *at, bay_view *sink) {
    (void)battle, (void)at;
    sink->count = 0;
}

static const bay_step_info STEPS[] = {
    [ATTACK] = {.id = "attack",
                .kind = BAY_CHANCE,
                .clause = FIGHT,
                .words = "{attacker} armies against {defender}",
                .events = BAY_EVENTS(FIRST_WINS, SECOND_WINS, TIED, SPARE),
                .stages = BAY_STAGE_NAMES("the attack", "the defence"),
                .about = about_attack,
                .resolve = resolve_attack},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = FIGHT, .words = "the battle is over"},
    {.id = NULL},
};

const bay_rules bay_rules_risk = {
    .id = "risk",
    .title = "Risk",
    .source = "Hasbro, Risk; odds: J. A. Osborne, Mathematics Magazine 76 (2003)",
    .sample = "{\"rules\": \"risk\", \"attacker\": 10, \"defender\": 10}",
    .clauses = CLAUSES,
    .params = PARAMS,
    .keys = KEYS,
    .steps = STEPS,
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
            .never = "The attacker never holds the territory at the end.",
            .certain = "The attacker is certain to take the territory.",
            .often = "In 100 such assaults the attacker takes the territory in {0}.",
            .falls = "the territory falls",
            .then = "the territory then falls",
            .fell = "the attacker took the territory",
        },
    .load = risk_load,
    .first = risk_first,
    .stage = risk_stage,
    .score = risk_score,
    .features_of = risk_features,
    .view = risk_view,
};
