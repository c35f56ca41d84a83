// Bodies and areas at the start, and everything else of a battle that never changes.

#include "nqm.h"
#include "rules/kit/kit_reader.h"
#include "rules/kit/kit_settings.h"

#include <string.h>

// --- Bodies ----------------------------------------------------------------------------------

// Can the body be committed: NQM-01, and by NQM-34 with a company that was held back?
bool nqm_can_go_in(const nqm_battle *b, kit_set body) {
    kit_set can = body & b->assaults[BAY_ATTACKER] & b->able[BAY_ATTACKER];
    kit_set reserve = b->reserve[BAY_ATTACKER];
    return can & (b->firefight == FIREFIGHT_AFTER_LOSS ? reserve : ~reserve);
}

static bool only_tanks(const nqm_battle *b, int side, kit_set stands) {
    return stands && !(stands & ~b->tanks[side]);
}

static void form_bodies(nqm_battle *b) {
    kit_set commands = b->commands[BAY_ATTACKER];
    b->all_tanks = only_tanks(b, BAY_ATTACKER, b->all[BAY_ATTACKER] & ~commands);
    for (int k = 0; k < b->battalions; k++) {
        if (!nqm_can_go_in(b, b->of_body[k])) b->sent_out |= kit_one(k);
        if (b->battalions > 1 && only_tanks(b, BAY_ATTACKER, b->of_body[k] & ~commands))
            b->tank_bodies |= kit_one(k);
    }
    for (int k = 0; k < b->areas && b->morale[BAY_DEFENDER] != FAILED; k++)
        if (only_tanks(b, BAY_DEFENDER, // NQM-35: who is pinned throughout supports nobody
                       b->of_area[k] & b->fights[BAY_DEFENDER] & b->able[BAY_DEFENDER]))
            b->tank_areas |= kit_one(k);
}

// --- The numbers that it rests on ------------------------------------------------------------

static bool has_quality(const nqm_battle *b, int quality) {
    bool has = false;
    for (int side = 0; side < 2; side++) {
        has |= b->quality[side] == quality;
        for (int i = 0; i < b->count[side]; i++) has |= b->stand[side][i].quality == quality;
    }
    return has;
}

// NQM-25: casualties as a fraction of the strength at the start. A-2 may count what remains.
static bay_fraction break_at(const bay_loading *in, int quality) {
    bay_setting at = bay_param_get(in, quality * COLUMNS + BREAK_AT);
    if (at.number == 0) return (bay_fraction){.over = 0};
    bool remains = kit_setting(in, A_2_FRACTION_OF) == OF_REMAINING;
    return (bay_fraction){remains ? at.over - at.number : at.number, at.over};
}

// A row of the quality table for each quality that somebody is of.
static void read_numbers(const bay_loading *in, nqm_battle *b) {
    for (int q = ELITE; q < QUALITIES; q++) {
        if (!has_quality(b, q)) continue;
        for (int row = q * COLUMNS; row < (q + 1) * COLUMNS; row++)
            b->set[row] = kit_setting(in, row);
        b->break_at[q] = break_at(in, q);
        b->of_stands |= b->break_at[q].over && kit_setting(in, A_2_FRACTION_OF) == OF_STANDS;
    }
    if (b->tank_areas || b->tank_bodies || b->all_tanks)
        b->set[LIGHT_FIRE_FROM] = kit_setting(in, LIGHT_FIRE_FROM);
    if (b->block[BAY_ATTACKER] || b->block[BAY_DEFENDER])
        b->set[BASE_STRENGTH] = kit_setting(in, BASE_STRENGTH);
}

// --- What never changes ----------------------------------------------------------------------

static bool tanks(const nqm_battle *b) {
    return b->tank_areas || b->tank_bodies || b->all_tanks;
}

// Does it matter to nobody which stand of a unit has the pins, only how many there are?
static bool only_totals_count(const nqm_battle *b, int side) {
    bool one_unit = b->of_battalion[side][0] == b->all[side];
    bool parted = side == BAY_DEFENDER || b->battalions == 1; // a commander above is one too
    if (parted && !one_unit && b->set[A_3_UNIT] != UNIT_WHOLE) return false;
    if (b->aftermath && b->set[A_4_EARLIER_PINS] == EARLIER_IGNORED)
        return false; // stand by stand
    kit_set hqs =
        b->aftermath && side == BAY_ATTACKER ? b->above & b->assaults[side] : 0; // S08
    bool bases_count = side == BAY_DEFENDER && b->set[A_8_WIN] == BASES_INSIDE;
    return b->uniform[side] && !b->pins_named[side] && !hqs && !b->of_stands && !bases_count &&
           !tanks(b) && b->set[A_14_PLACED] == PLACED_EVENLY &&
           b->set[A_3_UNIT] != UNIT_STAND && b->set[BASE_LOSS] == LOSS_IS_NOTHING &&
           b->set[A_21_REINFORCED] == STRENGTH_GROWS;
}

// a block counts a base for each `base_strength` points or part of it.
static int bases_of(const nqm_battle *b, int side) {
    return b->block[side] ? nqm_bases_of(b, side, b->stand[side][0].strength) : 0;
}

// Alike, wherever they belong, and whether they were in reserve or not (nqm_symmetry.c).
static bool alike(nqm_stand one, const nqm_stand *other) {
    one.battalion = other->battalion;
    one.area = other->area;
    one.on_field = other->on_field;
    one.reserve = other->reserve;
    return memcmp(&one, other, sizeof one) == 0;
}

static void put(kit_set *set, kit_set own, bool in) {
    if (in) *set |= own;
}

int nqm_points_at_start(const nqm_battle *b, int side, kit_set stands) {
    int points = 0;
    KIT_EACH (i, stands) {
        const nqm_stand *s = &b->stand[side][i];
        points += s->strength - s->red - s->black;
    }
    return points;
}

// Who fires at tanks: R-22.
static const bool FIRES[CLASSES] = {
    [FIGHTING] = true, [SUPPORT] = true, [RECCE] = true,
    [ENGINEER] = true, [AT_GUN] = true,  [TANK] = true,
};

// Who is of its battalion and its unit, and who is like it.
static void fill_others_of(nqm_battle *b, int side, int i) {
    const nqm_stand *s = &b->stand[side][i];
    KIT_THOSE(battalion, k, b->all[side], b->stand[side][k].battalion == s->battalion);
    KIT_THOSE(like, k, b->all[side], alike(b->stand[side][k], s));
    b->of_battalion[side][i] = battalion;
    b->alike[side][i] = like;
    b->of_unit[side][i] = b->set[A_3_UNIT] == UNIT_WHOLE       ? b->all[side]
                          : b->set[A_3_UNIT] == UNIT_BATTALION ? battalion
                                                               : kit_one(i);
}

static void fill_sets_of(nqm_battle *b, int side, int i) {
    const nqm_stand *s = &b->stand[side][i];
    kit_set own = kit_one(i);
    bool helpless = s->class == SNIPER || s->class == OBSERVER; // NQM-S01
    b->strength[side][i] = s->strength;
    put(&b->fights[side], own,
        s->on_field && (side == BAY_ATTACKER ? s->assaults : s->defends));
    put(&b->feeds, own, side == BAY_DEFENDER && s->reserve && !s->disorganised && !helpless);
    put(&b->fires[side], own, FIRES[s->class]);
    if (side == BAY_DEFENDER) put(&b->of_area[s->area], own, !s->reserve);
    put(&b->able[side], own, s->on_field && s->red + s->black < s->strength);
    put(&b->commands[side], own, s->class == COMMAND);
    bool higher = s->class == COMMAND && s->level > BATTALION;
    put(&b->above, own, side == BAY_ATTACKER && higher);
    put(&b->tanks[side], own, s->class == TANK);
    put(&b->guns, own, s->class == AT_GUN && side == BAY_DEFENDER);
    put(&b->grouped[side], own, s->grouped);
    put(&b->reserve[side], own, s->reserve);
    put(&b->assaults[side], own, s->assaults);
    put(&b->of_quality[s->quality], own, side == BAY_DEFENDER);
    if (side == BAY_ATTACKER && s->battalion != NQM_COMMON) b->of_body[s->battalion] |= own;
    fill_others_of(b, side, i);
}

// --- The largest that each measure can become ------------------------------------------------

// The most pins that reorganising can take off: of each battalion half its red ones, and an odd
// one.
static int most_relieved(const nqm_battle *b) {
    int most = 0;
    for (kit_set left = b->all[BAY_ATTACKER]; left;) {
        kit_set battalion = b->of_battalion[BAY_ATTACKER][kit_first(left)];
        int red = 0;
        left &= ~battalion;
        KIT_EACH (i, battalion & b->assaults[BAY_ATTACKER]) {
            const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
            red += b->permanent ? s->red : s->strength - s->black;
        }
        most += (red + 1) / 2; // NQM-S06
    }
    return most;
}

// What is clean, and what reorganising makes clean again.
static void bound_measures(nqm_battle *b) {
    bool freely = b->set[A_14_PLACED] == PLACED_FREELY; // the command figure too
    int red = 0;
    kit_set hit[2];
    for (int side = 0; side < 2; side++) {
        hit[side] = b->fights[side] | (freely ? b->commands[side] : 0);
        b->common.most[side] = nqm_points_at_start(b, side, hit[side]);
    }
    if (!b->aftermath) return;
    KIT_EACH (i, hit[BAY_ATTACKER]) red += b->stand[BAY_ATTACKER][i].red;
    b->common.most[ATTACKER_PERMANENT] = b->common.most[BAY_ATTACKER] + red;
    bool countered = b->reserve[BAY_DEFENDER] & b->assaults[BAY_DEFENDER];
    if (countered && !b->under_fire) b->common.most[BAY_ATTACKER] += most_relieved(b);
}

static kit_node stand_at(const kit_node *document, const nqm_battle *b, int side, int i) {
    kit_node group = kit_at(document, KIT_SIDES[side]), stands = kit_at(&group, "stands");
    return kit_item(&stands, b->item[side][i]);
}

// 1 + the battalion or the area of that name; 0: there is none.
static int group_called(const nqm_battle *b, kit_names names, int side, const char *name) {
    int end = side == BAY_ATTACKER ? b->first_unit[1] : names.count;
    for (int unit = b->first_unit[side]; *name && unit < end; unit++)
        if (!strcmp(names.units[unit].name, name)) return 1 + unit;
    return 0;
}

static void note_part_of(const kit_node *document, kit_names names, nqm_battle *b, int side) {
    for (int i = 0; i < b->count[side] && !b->block[side]; i++) {
        kit_node stand = stand_at(document, b, side, i);
        bool common = b->stand[side][i].battalion == NQM_COMMON;
        const char *name = kit_text(&stand, side == BAY_ATTACKER ? "battalion" : "area");
        if (side == BAY_DEFENDER || !common)
            b->part_of[side][i] = (uint8_t)group_called(b, names, side, name);
    }
}

// Orders that name a stand mean this one, and no other that is like it; those that name a battalion
// or an area mean that: R-2. 0: nobody is named.
static uint8_t named_by_orders(const kit_node *document, kit_names names, const nqm_battle *b,
                               int side, int i) {
    kit_node stand = stand_at(document, b, side, i);
    int group = b->part_of[side][i];
    if (kit_orders_name(document, NULL, kit_text(&stand, "id"))) return (uint8_t)(1 + i);
    if (!group || !kit_orders_name(document, NULL, names.units[group - 1].id)) return 0;
    return (uint8_t)(NQM_STANDS_MAX + group);
}

// Do orders put a pin on the stand, take one off, or look at a number of it? R-3
static bool pins_matter(const kit_node *document, const nqm_battle *b, int side, int i) {
    kit_node stand = stand_at(document, b, side, i);
    const char *id = kit_text(&stand, "id");
    return kit_orders_name(document, "pin-", id) || kit_orders_name(document, "relieve-", id);
}

static void note_named(const kit_node *document, kit_names names, nqm_battle *b, int side) {
    if (b->block[side] || !kit_has(document, "orders")) return;
    for (int i = 0; i < b->count[side]; i++) {
        b->stand[side][i].named = named_by_orders(document, names, b, side, i);
        b->pins_named[side] |= pins_matter(document, b, side, i);
    }
}

void nqm_prepare(const bay_loading *in, kit_names names, nqm_battle *b) {
    kit_node document = kit_document(in, NULL);
    for (int side = 0; side < 2; side++) {
        size_t before = side == BAY_ATTACKER ? 0 : 2 * (size_t)b->count[BAY_ATTACKER];
        b->all[side] = kit_below(b->count[side]);
        b->pins_at[side] = (uint8_t)(sizeof(nqm_state) + before);
        b->part_at[side] = (uint8_t)(b->pins_at[side] + b->count[side]);
        b->uniform[side] = true;
        note_part_of(&document, names, b, side);
        note_named(&document, names, b, side);
        for (int i = 0; i < b->count[side]; i++) {
            if (b->stand[side][i].quality != b->quality[side]) b->uniform[side] = false;
            fill_sets_of(b, side, i);
        }
    }
    b->marks = b->set[A_5_HOW_OFTEN] == TESTS_AGAIN || b->set[BASE_LOSS] == LOSS_TESTS;
    form_bodies(b);
    read_numbers(in, b);
    for (int side = 0; side < 2; side++) {
        b->bases[side] = (uint8_t)bases_of(b, side);
        b->packs[side] = only_totals_count(b, side);
    }
    b->only_dice = !tanks(b) && b->set[A_18_MIXED] != MIXED_PER_STAND;
    bound_measures(b);
}
