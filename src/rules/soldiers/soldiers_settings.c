// Which numbers and readings this battle rests on.

#include "soldiers_draft.h"

// --- Numbers ---------------------------------------------------------------------------------

static bool any_target_is(const soldiers_draft *d, int kind) {
    const soldiers_battle *b = d->battle;
    for (int h = 0; h < b->hexes[BAY_DEFENDER]; h++)
        if (terrain_has(d->ground.cell[b->hex[BAY_DEFENDER][h].cell], kind)) return true;
    return false;
}

void soldiers_settled_numbers(soldiers_draft *d) {
    static const uint8_t ROW[SOLDIERS_KINDS] = {
        [IMPROVED] = IMPROVED_SHIFT, [WOODS] = WOODS_SHIFT, [SLOPE] = SLOPE_SHIFT,
        [CREST] = CREST_SHIFT,       [CANAL] = CANAL_SHIFT, [TOWN] = TOWN_SHIFT,
        [TRENCH] = TRENCH_SHIFT};
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++)
        if (ROW[kind])
            d->battle->shift[kind] =
                (uint8_t)(any_target_is(d, kind) ? soldiers_setting(d, ROW[kind])
                                                 : soldiers_peek(d, ROW[kind]));
}

void soldiers_draft_settings(soldiers_draft *d) {
    soldiers_battle *b = d->battle;
    const char *fire = soldiers_text(d->in->document, "fire");
    const char *charges = soldiers_text(d->in->document, "charges");
    for (int side = 0; side < 2; side++) { // none, attacker, defender, both
        b->fires[side] = *fire == 'b' || *fire == *SOLDIERS_SIDE_NAMES[side];
        b->charges[side] = *charges == 'b' || *charges == *SOLDIERS_SIDE_NAMES[side];
    }
    for (int row = A_1_ROUNDING; row < SOLDIERS_PARAMS; row++)
        b->reading[row] = (uint8_t)soldiers_peek(d, row);
    b->stacking_limit = (uint8_t)soldiers_setting(d, STACKING_LIMIT);
}

// The columns that may be come to, of those the parameters give: from the worst odds to the best
// that units can have against each other, the ground's shift from nothing to all.
static void mark_column(soldiers_draft *d, int column) {
    if (column < 0) return;
    (void)soldiers_setting(d, TABLE_FIRST + 2 * column);
    (void)soldiers_setting(d, TABLE_FIRST + 2 * column + 1);
}

static int shift_at_most(const soldiers_draft *d, int cell) {
    int shift = 0;
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++)
        if (terrain_has(d->ground.cell[cell], kind)) shift += d->battle->shift[kind];
    return shift;
}

typedef struct spread {
    int least, most;
} spread;

static void widen(spread *of, int points) {
    if (!of->least || points < of->least) of->least = points;
    of->most += points;
}

static spread attack_on(const soldiers_battle *b, int hex) {
    spread found = {0, 0};
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const soldiers_unit *u = &b->unit[BAY_ATTACKER][i];
        if (u->may_announce && soldiers_in(u->near_hexes, hex)) widen(&found, u->stacking);
    }
    return found;
}

// Nobody leaves the hex before it is assaulted or joins those in it: only there is an assault,
// and nothing else hurts.
static bool stays_as_it_is(const soldiers_battle *b, int hex) {
    for (int h = 0; h < b->hexes[BAY_DEFENDER]; h++)
        if (h != hex && attack_on(b, h).most) return false;
    return !b->fires[BAY_ATTACKER] && !b->charges[BAY_ATTACKER] &&
           soldiers_reads(b, A_2_DEFENDERS, WHOLE_HEX) &&
           soldiers_reads(b, A_19_DISRUPTED, FULL_VALUE);
}

static spread defence_of(const soldiers_battle *b, int hex) {
    spread there = {0, 0}, all = {0, 0};
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        const soldiers_unit *u = &b->unit[BAY_DEFENDER][i];
        widen(&all, u->stacking);
        if (u->home == hex) widen(&there, u->stacking);
    }
    if (stays_as_it_is(b, hex)) return (spread){there.most, there.most};
    return all;
}

static void mark_assault(soldiers_draft *d, int hex) {
    const soldiers_battle *b = d->battle;
    spread attack = attack_on(b, hex), defence = defence_of(b, hex);
    if (!attack.most) return;
    bool half = soldiers_reads(b, A_19_DISRUPTED, HALF_VALUE);
    int shift = shift_at_most(d, b->hex[BAY_DEFENDER][hex].cell);
    int best = soldiers_column_of(b, &b->assault, (1 + half) * attack.most, defence.least, 0);
    int worst = soldiers_column_of(b, &b->assault, attack.least, defence.most, shift);
    for (int column = worst < 0 ? 0 : worst; column <= best; column++) mark_column(d, column);
}

static void mark_table(soldiers_draft *d) {
    const soldiers_battle *b = d->battle;
    bool own = bay_value_get(d->in->document, "table") != NULL;
    bool own_fire = own || bay_value_get(d->in->document, "fire_table") != NULL;
    for (int h = 0; !own && h < b->hexes[BAY_DEFENDER]; h++) mark_assault(d, h);
    for (int side = 0; !own_fire && side < 2; side++)
        for (int i = 0; i < b->count[side]; i++)
            for (int h = 0; h < b->hexes[!side]; h++)
                if (soldiers_in(b->unit[side][i].targets, h))
                    mark_column(d, b->unit[side][i].fire_column[h]);
}

// --- Readings --------------------------------------------------------------------------------

static bool somebody_fires(const soldiers_battle *b) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++)
            if (b->unit[side][i].targets) return true;
    return false;
}

static bool somebody_assaults(const soldiers_battle *b) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (b->unit[BAY_ATTACKER][i].may_announce) return true;
    return false;
}

static bool somebody_charges(const soldiers_battle *b) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++)
            if (b->charges[side] && b->unit[side][i].type == CAVALRY &&
                b->unit[side][i].near_units)
                return true;
    return false;
}

void soldiers_mark_readings(soldiers_draft *d) {
    bool fire = somebody_fires(d->battle), charges = somebody_charges(d->battle);
    bool assaults = somebody_assaults(d->battle);
    mark_table(d);
    if (charges) {
        (void)soldiers_setting(d, CHARGE_ELIMINATES);
        (void)soldiers_setting(d, CHARGE_DISRUPTS);
    }
    for (int row = A_1_ROUNDING; row < SOLDIERS_PARAMS; row++) {
        bool matters = true;
        switch (row) {
        case A_1_ROUNDING: matters = assaults || fire; break;
        case A_12_CHARGED: matters = charges; break;
        case A_16_FIRE:
        case FIRE_ON: matters = fire; break;
        case FIRE_AGAIN: matters = fire || charges; break;
        default: break;
        }
        if (matters) (void)soldiers_setting(d, row);
    }
}
