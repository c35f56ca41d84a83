// Who is near whom, and who may fire at what: all that the places of the start decide, as nobody
// moves before the assaults. Rulings.

#include "soldiers_draft.h"

static bool sees(const uint8_t sight[SOLDIERS_SIGHT], int cell) {
    return sight[cell / 8] >> cell % 8 & 1;
}

// The hexes in which the units of a side stand, in hex order.
static void find_hexes(soldiers_battle *b, int side) {
    for (int cell = 0; cell < board_cells(&b->board); cell++) {
        uint16_t units = 0;
        for (int i = 0; i < b->count[side]; i++)
            if (b->unit[side][i].cell == cell) units |= (uint16_t)(1u << i);
        if (!units) continue;
        for (int i = 0; i < b->count[side]; i++)
            if (soldiers_in(units, i)) b->unit[side][i].home = b->hexes[side];
        b->hex[side][b->hexes[side]++] = (soldiers_hex){(uint8_t)cell, 0, units};
    }
}

static uint8_t defence_of(const soldiers_draft *d, int side, int cell) {
    static const uint8_t ROW[SOLDIERS_KINDS] = {
        [WOODS] = WOODS_DEFENCE,  [TOWN] = TOWN_DEFENCE,   [CANAL] = CANAL_DEFENCE,
        [SLOPE] = SLOPE_DEFENCE,  [CREST] = CREST_DEFENCE, [IMPROVED] = IMPROVED_DEFENCE,
        [TRENCH] = TRENCH_DEFENCE};
    int (*number)(const soldiers_draft *, int) =
        d->battle->fires[!side] ? soldiers_setting : soldiers_peek;
    int best = 0;
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++) {
        if (!ROW[kind] || !terrain_has(d->ground.cell[cell], kind)) continue;
        int strength = number(d, ROW[kind]);
        if (strength > best) best = strength;
    }
    return (uint8_t)(best ? best : number(d, CLEAR_DEFENCE)); // ARV-S2
}

static void find_near(soldiers_battle *b, int side) {
    for (int i = 0; i < b->count[side]; i++) {
        soldiers_unit *u = &b->unit[side][i];
        for (int h = 0; h < b->hexes[!side]; h++) {
            const soldiers_hex *hex = &b->hex[!side][h];
            if (board_side_towards(&b->board, u->cell, hex->cell) < 0) continue;
            u->near_hexes |= (uint16_t)(1u << h);
            u->near_units |= hex->units;
        }
    }
}

// The units of the side that would see the hex, and are seen from the firing unit. ARV-S6
static uint16_t observers_of(const soldiers_battle *b, int side, int unit, int cell) {
    const soldiers_unit *u = &b->unit[side][unit];
    uint16_t found = 0;
    for (int i = 0; i < b->count[side]; i++) {
        const soldiers_unit *other = &b->unit[side][i];
        if (i != unit && sees(u->sees, other->cell) && sees(other->sees, cell))
            found |= (uint16_t)(1u << i); // ARV-17: whoever it is
    }
    return found;
}

static void find_targets(soldiers_battle *b, int side, int unit) {
    soldiers_unit *u = &b->unit[side][unit];
    if (u->type == CAVALRY || u->attack == 0 || !b->fires[side]) return;
    for (int h = 0; h < b->hexes[!side]; h++) {
        const soldiers_hex *hex = &b->hex[!side][h];
        int column = soldiers_column_of(b, &b->fire, u->attack, hex->defence, 0); // ARV-S2
        bool in_range = board_distance(&b->board, u->cell, hex->cell) <= u->range;
        bool in_sight = sees(u->observed ? u->sees_to : u->sees, hex->cell); // ARV-S6
        if (column < 0 || !in_range || !in_sight) continue;
        u->targets |= (uint16_t)(1u << h);
        u->fire_column[h] = (uint8_t)column;
        if (u->observed) u->observers[h] = observers_of(b, side, unit, hex->cell);
    }
}

void soldiers_draft_sight(soldiers_draft *d) {
    soldiers_battle *b = d->battle;
    for (int side = 0; side < 2; side++) find_hexes(b, side);
    for (int side = 0; side < 2; side++) {
        find_near(b, side);
        for (int h = 0; h < b->hexes[side]; h++)
            b->hex[side][h].defence = defence_of(d, side, b->hex[side][h].cell);
    }
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) find_targets(b, side, i);
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        soldiers_unit *u = &b->unit[BAY_ATTACKER][i];
        bool on_foot = u->type == INFANTRY || u->type == DISMOUNTED; // ARV-06, ARV-34
        bool in_order = !u->disrupted || soldiers_reads(b, A_11_EARLIER, READS_YES); // AMB-A11
        u->may_announce =
            on_foot && in_order && u->enough_points && u->near_hexes; // ARV-12, ARV-14
    }
}
