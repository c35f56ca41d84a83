// Loads a scenario and makes its battle. The key table has checked the document.
#include "systems/drill/drill.h"

#include <string.h>

enum drill_param { WORKS_BONUS, HITS_ON, TIES };

// clang-format off
const bay_param DRILL_PARAMS[] = {
    [WORKS_BONUS] = {"works_bonus", "2", 0, 6, NULL, DRL_04, BAY_PARAM_WHOLE, BAY_LIKELY, "what works add to the defender's die", NULL},
    [HITS_ON] = {"hits_on", "5", 2, 6, NULL, DRL_07, BAY_PARAM_WHOLE, BAY_CERTAIN, "lowest face that hits", NULL},
    [TIES] = {"ties", "once", 0, 0, "once|forever", DRL_06, BAY_PARAM_READING, BAY_GUESS, "how often is a tie fought again?", NULL},
    {.name = NULL},
};

const bay_key DRILL_KEYS[] = {
    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, "{left} and {right}[, quality {quality}]", NULL, -1, NULL, "the attacking force"},
    {"attacker.left", BAY_KEY_WHOLE, 0, FIGURES_MAX, "0", NULL, NULL, NULL, DRL_08, "figures", "left platoon"},
    {"attacker.right", BAY_KEY_WHOLE, 1, FIGURES_MAX, "!", NULL, NULL, NULL, DRL_08, "figures", "right platoon"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{figures}[, quality {quality}]", NULL, -1, NULL, "the defending force"},
    {"defender.figures", BAY_KEY_WHOLE, 1, FIGURES_MAX, "!", NULL, NULL, NULL, DRL_07, "figures", "the platoon"},
    {"defender.works", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, DRL_04, NULL, "behind works"},
    {"attacker|defender.quality", BAY_KEY_WHOLE, 0, QUALITY_MAX, "1", NULL, NULL, NULL, DRL_02, "pips", "quality"},
    {.path = NULL},
};
// clang-format on

// --- From a checked document to a battle, and where it begins --------------------------------

const bay_unit DRILL_UNIT[UNITS] = {
    [LEFT] = {"left", "Left Platoon", BAY_ATTACKER},
    [RIGHT] = {"right", "Right Platoon", BAY_ATTACKER},
    [DEFENDERS] = {"defenders", "the defenders", BAY_DEFENDER},
};

static int whole(const bay_value *map, const char *key) {
    return (int)bay_value_get(map, key)->is.whole;
}

bay_status drill_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    const bay_value *attacker = bay_value_get(in->document, "attacker");
    const bay_value *defender = bay_value_get(in->document, "defender");
    drill_battle *b = in->memory.resize(in->memory.user, NULL, 0, sizeof *b);
    (void)why;
    if (!b) return BAY_NO_MEMORY;
    memset(b, 0, sizeof *b);
    b->common = (bay_battle){.rules = &bay_rules_drill,
                             .bytes = sizeof *b,
                             .size = sizeof(drill_now),
                             .told = sizeof(drill_told),
                             .unit_count = UNITS,
                             .units = DRILL_UNIT};
    b->figures[LEFT] = (uint8_t)whole(attacker, "left");
    b->figures[RIGHT] = (uint8_t)whole(attacker, "right");
    b->figures[DEFENDERS] = (uint8_t)whole(defender, "figures");
    b->quality[BAY_ATTACKER] = (uint8_t)whole(attacker, "quality");
    b->quality[BAY_DEFENDER] = (uint8_t)whole(defender, "quality");
    if (bay_value_get(defender, "works")->is.flag)
        b->works = (uint8_t)bay_param_get(in, WORKS_BONUS).number; // DRL-04
    b->hits_on = (uint8_t)bay_param_get(in, HITS_ON).number;
    b->ties = (uint8_t)bay_param_get(in, TIES).number;
    b->common.most[BAY_ATTACKER] = b->figures[LEFT] + b->figures[RIGHT];
    b->common.most[BAY_DEFENDER] = b->figures[DEFENDERS];
    *out = &b->common;
    return BAY_OK;
}
