// From a checked document to a battle, and where it begins.
#include "systems/drill/drill.h"

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

void drill_first(const bay_battle *battle, void *at, bay_trace *why) {
    drill_now now = {.stage = STAND};
    (void)why;
    memcpy(now.figures, drill_of(battle)->figures, sizeof now.figures);
    memset(at, 0, (size_t)battle->size + battle->told);
    memcpy(at, &now, sizeof now);
}
