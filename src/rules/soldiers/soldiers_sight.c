// What the places at the start decide, because nobody moves before the assaults: which units are
// near each other, who may fire at what, what can be assaulted, and the largest value of each
// measure. Rulings.

#include "soldiers.h"

// The hexes in which the units of a side stand, by their first unit.
static void find_hexes(soldiers_battle *b, int side) {
    uint8_t first = b->hexes;
    KIT_EACH (i, soldiers_side(b, side)) {
        soldiers_unit *u = &b->unit[i];
        u->home = first;
        while (u->home < b->hexes && b->hex[u->home].cell != u->cell) u->home++;
        if (u->home == b->hexes) b->hex[b->hexes++] = (soldiers_hex){.cell = u->cell};
        b->hex[u->home].units |= kit_one(i);
    }
}

static uint8_t defence_of(const soldiers_reader *reader, int cell) {
    static const uint8_t STRENGTHS[SOLDIERS_KINDS] = {
        [WOODS] = WOODS_DEFENCE,  [TOWN] = TOWN_DEFENCE,   [CANAL] = CANAL_DEFENCE,
        [SLOPE] = SLOPE_DEFENCE,  [CREST] = CREST_DEFENCE, [IMPROVED] = IMPROVED_DEFENCE,
        [TRENCH] = TRENCH_DEFENCE};
    int best = soldiers_ground_number(reader, cell, STRENGTHS);
    return (uint8_t)(best < 0 ? soldiers_number(reader, CLEAR_DEFENCE) : best); // ARV-S2
}

static kit_set enemy_hexes(const soldiers_battle *b, const soldiers_unit *u) {
    kit_set defenders = kit_below(b->defender_hexes);
    return u->side == BAY_ATTACKER ? defenders : kit_below(b->hexes) & ~defenders;
}

int soldiers_hex_at(const soldiers_battle *b, kit_set hexes, int cell) {
    KIT_EACH (hex, hexes)
        if (b->hex[hex].cell == cell) return hex;
    return -1;
}

int soldiers_enemy_hex(const soldiers_battle *b, const soldiers_unit *u, int cell) {
    return soldiers_hex_at(b, enemy_hexes(b, u), cell);
}

static void find_near(const soldiers_battle *b, soldiers_unit *u) {
    KIT_EACH (h, enemy_hexes(b, u)) {
        if (board_side_towards(&b->ground.board, u->cell, b->hex[h].cell) < 0) continue;
        u->near_hexes |= kit_one(h);
        u->near_units |= b->hex[h].units;
    }
}

static void find_targets(const soldiers_battle *b, soldiers_unit *u) {
    if (u->type == CAVALRY || !kit_in(b->fires, u->side)) return;
    KIT_EACH (h, enemy_hexes(b, u)) {
        const soldiers_hex *hex = &b->hex[h];
        if (soldiers_wrong_fire(b, u, hex->cell).words) continue;
        u->targets |= kit_one(h);
        u->fire_column[h] =
            (uint8_t)soldiers_column_of(b, &b->fire, u->attack, hex->defence, 0); // ARV-S2
    }
}

// The objectives that nobody named: what can be assaulted, or else all that is held.
static void usual_objectives(soldiers_battle *b) {
    kit_set hexes = b->in_danger ? b->in_danger : kit_below(b->defender_hexes);
    if (b->ground.objectives) return;
    for (int cell = 0; cell < board_cells(&b->ground.board); cell++)
        if (soldiers_hex_at(b, hexes, cell) >= 0)
            b->ground.objective[b->ground.objectives++] = (uint8_t)cell;
}

void soldiers_sight(const soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    find_hexes(b, BAY_DEFENDER);
    b->defender_hexes = b->hexes;
    find_hexes(b, BAY_ATTACKER);
    for (int h = 0; h < b->hexes; h++) b->hex[h].defence = defence_of(reader, b->hex[h].cell);
    for (int i = 0; i < b->count; i++) {
        soldiers_unit *u = &b->unit[i];
        bool in_order = !u->disrupted || b->set[A_11_EARLIER] == EARLIER_ASSAULT; // AMB-A11
        find_near(b, u);
        find_targets(b, u);
        u->may_announce = u->side == BAY_ATTACKER && soldiers_on_foot(u) && in_order &&
                          u->enough_points && u->near_hexes; // ARV-12, ARV-14
        if (u->may_announce) b->in_danger |= u->near_hexes;
    }
    usual_objectives(b);
}

// --- The largest measures --------------------------------------------------------------------

enum { MAY_GO = 1, MAY_BE_DISRUPTED = 2 };

static int harm_of(const soldiers_battle *b, const soldiers_column *column) {
    bool disrupts = column->disrupted > column->eliminated && column->disrupted >= column->dice;
    bool again = disrupts && b->set[FIRE_AGAIN] == AGAIN_ELIMINATED;
    bool goes = column->eliminated >= column->dice || again;
    return MAY_GO * goes | MAY_BE_DISRUPTED * disrupts;
}

// What the fire and the charges of the other side can do to the unit.
static int harm_to(const soldiers_battle *b, int unit) {
    const soldiers_unit *u = &b->unit[unit];
    int found = MAY_BE_DISRUPTED * u->disrupted;
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *enemy = &b->unit[i];
        if (kit_in(enemy->targets, u->home))
            found |= harm_of(b, &b->fire.column[enemy->fire_column[u->home]]);
        if (soldiers_charges(b, i) && kit_in(enemy->near_units, unit))
            found |= harm_of(b, &b->charge);
    }
    return found;
}

void soldiers_bounds(soldiers_battle *b) {
    int32_t *most = b->common.most;
    int times = b->set[A_9_BEFORE] == EARLIER_ONLY ? b->defender_hexes : 1;
    most[MEASURE_CLEARED] = most[MEASURE_TAKEN] = b->ground.objectives;
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *u = &b->unit[i];
        int harm = harm_to(b, i);
        bool assaulted = kit_in(b->in_danger, u->home);
        if (harm & MAY_GO || assaulted) most[MEASURE_ATTACKER_LOSSES + u->side] += u->stacking;
        most[MEASURE_ATTACKER_DISRUPTED + u->side] += harm & MAY_BE_DISRUPTED || assaulted;
        if (assaulted) most[MEASURE_DRIVEN_BACK] += times;
    }
}
