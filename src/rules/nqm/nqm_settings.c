// The numbers and readings that a battle rests on, and no others.

#include "nqm.h"

// Can the sides change roles: the defender assail, the attacker be the target?
static bool roles_change(const nqm_battle *b) {
    if (b->tank_bodies || b->all_tanks) return true; // NQM-38
    for (int i = 0; b->aftermath && i < b->count[BAY_DEFENDER]; i++)
        if (b->stand[BAY_DEFENDER][i].reserve) return true; // NQM-43
    return false;
}

static bool has_quality(const nqm_battle *b, int side, int quality) {
    if (b->quality[side] == quality) return true;
    for (int i = 0; i < b->count[side]; i++)
        if (b->stand[side][i].quality == quality) return true;
    return false;
}

static void rest_on(const bay_loading *in, int quality, bool attacks, bool defends) {
    int row = quality * COLUMNS;
    if (attacks) (void)bay_param_get(in, row + ATTACK_DICE);
    if (attacks) (void)bay_param_get(in, row + ATTACKS);
    if (defends) (void)bay_param_get(in, row + DEFENCE_DICE);
    if (bay_param_get(in, row + BREAK_AT).number) (void)bay_param_get(in, row + HOLD_FROM);
}

static void fill_grades(const bay_loading *in, nqm_battle *b) {
    bool change = roles_change(b);
    for (int q = ELITE; q < QUALITIES; q++) {
        int row = q * COLUMNS;
        bool attacker = has_quality(b, BAY_ATTACKER, q),
             defender = has_quality(b, BAY_DEFENDER, q);
        if (attacker || defender)
            rest_on(in, q, attacker || (defender && change), defender || (attacker && change));
        bay_setting at = bay_param_peek(in, row + BREAK_AT);
        nqm_grade *grade = &b->grade[q];
        grade->dice[0] = (uint8_t)bay_param_peek(in, row + ATTACK_DICE).number;
        grade->dice[1] = (uint8_t)bay_param_peek(in, row + DEFENCE_DICE).number;
        grade->attacks = (uint8_t)bay_param_peek(in, row + ATTACKS).number;
        grade->break_at = (bay_fraction){at.number, at.over};
        grade->hold_from = (uint8_t)bay_param_peek(in, row + HOLD_FROM).number;
    }
}

// Does a unit test at all; and at another point than half, where it is the same what is counted?
static bool somebody_tests(const nqm_battle *b, bool but_at_half) {
    for (int q = ELITE; q < QUALITIES; q++)
        for (int side = 0; side < 2; side++) {
            bay_fraction at = b->grade[q].break_at;
            bool half = 2 * at.number == at.over;
            if (has_quality(b, side, q) && at.number && !(but_at_half && half)) return true;
        }
    return false;
}

// Can a stand be met that is disorganised: at the start, or by a counterattack?
static bool somebody_disorganised(const nqm_battle *b) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            bool counter = side == BAY_DEFENDER && s->reserve && b->aftermath;
            if (counter || (side == BAY_DEFENDER && s->disorganised)) return true;
        }
    return false;
}

static void rest_on_readings(const bay_loading *in, const nqm_battle *b) {
    for (int row = A_1_VETERANS_HOLD; row < NQM_PARAMS; row++) {
        bool matters = true;
        switch (row) {
        case A_2_FRACTION_OF: matters = somebody_tests(b, true); break;
        case A_7_THRESHOLD: matters = somebody_tests(b, false); break;
        case A_9_POINT: matters = nqm_reads(b, A_8_WIN, 1); break;
        case DISORGANISED: matters = somebody_disorganised(b); break;
        default: break;
        }
        if (matters) (void)bay_param_get(in, row);
    }
}

// a block counts a base for each `base_strength` points or part of it.
static void fill_bases(const bay_loading *in, nqm_battle *b) {
    bool block = b->block[0] || b->block[1];
    bool fire = b->tank_areas || b->tank_bodies || b->all_tanks;
    bool matters = block && (b->reading[A_8_WIN] == 1 || fire);
    b->base_strength =
        (uint8_t)(matters ? bay_param_get : bay_param_peek)(in, BASE_STRENGTH).number;
    b->light_fire_from =
        (uint8_t)(fire ? bay_param_get : bay_param_peek)(in, LIGHT_FIRE_FROM).number;
    for (int side = 0; side < 2; side++)
        if (b->block[side])
            b->bases[side] = (uint8_t)((b->stand[side][0].strength + b->base_strength - 1) /
                                       b->base_strength);
}

// Does it matter to nobody which stand of a unit has the pins, only how many there are?
static bool only_totals_count(const nqm_battle *b, int side) {
    bool one_unit = true;
    for (int i = 0; i < b->count[side]; i++)
        if (b->stand[side][i].battalion != b->stand[side][0].battalion) one_unit = false;
    bool parted = side == BAY_DEFENDER || b->battalions == 1; // a commander above is one too
    if (parted && !one_unit && !nqm_reads(b, A_3_UNIT, UNIT_WHOLE)) return false;
    if (b->aftermath && nqm_reads(b, A_4_EARLIER_PINS, 1)) return false; // stand by stand
    bool hq_counts = side == BAY_ATTACKER && b->aftermath && b->level[side] > BATTALION; // S08
    bool bases_count = side == BAY_DEFENDER && nqm_reads(b, A_8_WIN, 1);
    bool tanks = b->tank_areas || b->tank_bodies || b->all_tanks;
    return b->uniform[side] && !hq_counts && !bases_count && !tanks &&
           nqm_reads(b, A_14_PLACED, PLACED_EVENLY) && !nqm_reads(b, A_3_UNIT, UNIT_STAND) &&
           nqm_reads(b, BASE_LOSS, 0) && nqm_reads(b, A_21_REINFORCED, 0);
}

void nqm_settings(const bay_loading *in, nqm_battle *b) {
    for (int side = 0; side < 2; side++) {
        b->uniform[side] = true;
        for (int i = 0; i < b->count[side]; i++)
            if (b->stand[side][i].quality != b->quality[side]) b->uniform[side] = false;
    }
    fill_grades(in, b);
    rest_on_readings(in, b);
    fill_bases(in, b);
    b->tests_again = nqm_reads(b, A_5_HOW_OFTEN, 1) || nqm_reads(b, BASE_LOSS, 1);
    for (int side = 0; side < 2; side++) b->packs[side] = only_totals_count(b, side);
}
