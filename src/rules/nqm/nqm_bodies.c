// Bodies and areas as they stand at the start, and what else of a battle never changes.

#include "nqm.h"
#include "rules/kit/kit_settings.h"

// --- Bodies ----------------------------------------------------------------------------------

bool nqm_clean_at_start(const nqm_stand *s) {
    return s->on_field && s->red + s->black < s->strength;
}

static bool of_body(const nqm_stand *s, int battalion) { // -1: all of them together
    return battalion < 0 || s->battalion == battalion;
}

// Can the body be committed: NQM-01, and by NQM-34 with a company that was held back?
bool nqm_can_go_in(const nqm_battle *b, int battalion) {
    bool any = false, reserve = false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        if (!of_body(s, battalion) || !s->assaults || !nqm_clean_at_start(s)) continue;
        any |= !s->reserve;
        reserve |= s->reserve;
    }
    return b->firefight == FIREFIGHT_AFTER_LOSS ? reserve : any;
}

static bool tanks_alone(const nqm_battle *b, int battalion) {
    bool tanks = false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        if (!of_body(s, battalion) || s->class == COMMAND) continue;
        if (s->class != TANK) return false;
        tanks = true;
    }
    return tanks;
}

static bool tank_area(const nqm_battle *b, int area) {
    bool tanks = false;
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        const nqm_stand *s = &b->stand[BAY_DEFENDER][i];
        if (s->reserve || !s->defends || !s->on_field || s->area != area) continue;
        if (s->class != TANK) return false;
        tanks = true;
    }
    return tanks;
}

static void form_bodies(nqm_battle *b) {
    b->all_tanks = tanks_alone(b, -1);
    for (int k = 0; k < b->battalions; k++) {
        if (!nqm_can_go_in(b, k)) b->sent_out |= (uint8_t)(1u << k);
        if (b->battalions > 1 && tanks_alone(b, k)) b->tank_bodies |= (uint8_t)(1u << k);
    }
    b->can_part = b->battalions > 1 && b->sent_out != (1u << b->battalions) - 1;
    for (int k = 0; k < b->areas; k++)
        if (tank_area(b, k)) b->tank_areas |= (uint8_t)(1u << k);
}

// --- The numbers that it rests on ------------------------------------------------------------

static bool has_quality(const nqm_battle *b, int quality) {
    for (int side = 0; side < 2; side++) {
        if (b->quality[side] == quality) return true;
        for (int i = 0; i < b->count[side]; i++)
            if (b->stand[side][i].quality == quality) return true;
    }
    return false;
}

// NQM-25: casualties as a fraction of the strength at the start. A-2 may count what remains: at
// half that is the same.
static bay_fraction break_at(const bay_loading *in, int quality) {
    bay_setting at = bay_param_get(in, quality * COLUMNS + BREAK_AT);
    if (at.number == 0) return (bay_fraction){0, 0};
    bool remains = 2 * at.number != at.over && kit_setting(in, A_2_FRACTION_OF) == 1;
    return (bay_fraction){remains ? at.over - at.number : at.number, at.over};
}

// A row of the quality table for each quality that somebody is of.
static void read_numbers(const bay_loading *in, nqm_battle *b) {
    for (int q = ELITE; q < QUALITIES; q++) {
        if (!has_quality(b, q)) continue;
        for (int row = q * COLUMNS; row < (q + 1) * COLUMNS; row++)
            b->set[row] = kit_setting(in, row);
        b->break_at[q] = break_at(in, q);
    }
    if (b->tank_areas || b->tank_bodies || b->all_tanks)
        b->set[LIGHT_FIRE_FROM] = kit_setting(in, LIGHT_FIRE_FROM);
    if (b->block[BAY_ATTACKER] || b->block[BAY_DEFENDER])
        b->set[BASE_STRENGTH] = kit_setting(in, BASE_STRENGTH);
}

// --- What never changes ----------------------------------------------------------------------

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

// a block counts a base for each `base_strength` points or part of it.
static int bases_of(const nqm_battle *b, int side) {
    int size = b->set[BASE_STRENGTH];
    return b->block[side] ? (b->stand[side][0].strength + size - 1) / size : 0;
}

void nqm_prepare(const bay_loading *in, nqm_battle *b) {
    form_bodies(b);
    read_numbers(in, b);
    b->tests_again = nqm_reads(b, A_5_HOW_OFTEN, 1) || nqm_reads(b, BASE_LOSS, 1);
    for (int side = 0; side < 2; side++) {
        b->uniform[side] = true;
        for (int i = 0; i < b->count[side]; i++)
            if (b->stand[side][i].quality != b->quality[side]) b->uniform[side] = false;
        b->bases[side] = (uint8_t)bases_of(b, side);
        b->packs[side] = only_totals_count(b, side);
    }
}
