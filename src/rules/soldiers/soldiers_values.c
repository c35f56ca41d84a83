// The values of a unit that the scenario does not give: its usual values (A-T2), and the movement
// points left after its route. Ruling R-4.

#include "soldiers.h"

// --- Usual values ----------------------------------------------------------------------------

// Rows of the parameter table by arm.
typedef struct arm {
    uint8_t stacking, attack, range; // 0: it does not fire
} arm;

static arm arm_of(const soldiers_unit *u) {
    static const arm ARMS[TYPES][2] = {
        // the usual; of another nation, a battery
        [INFANTRY] = {{INFANTRY_STACKING, INFANTRY_ATTACK, INFANTRY_RANGE},
                      {INFANTRY_STACKING_OTHER, INFANTRY_ATTACK, INFANTRY_RANGE}},
        [CAVALRY] = {{CAVALRY_STACKING, 0, 0}},
        [DISMOUNTED] = {{DISMOUNTED_STACKING, DISMOUNTED_ATTACK, DISMOUNTED_RANGE}},
        [MACHINE_GUN] = {{MACHINE_GUN_STACKING, MACHINE_GUN_ATTACK, MACHINE_GUN_RANGE}},
        [FIELD_GUN] = {{FIELD_GUN_STACKING, FIELD_GUN_ATTACK, FIELD_GUN_RANGE},
                       {FIELD_BATTERY_STACKING, FIELD_BATTERY_ATTACK, FIELD_GUN_RANGE}},
        [HOWITZER] = {{HOWITZER_STACKING, HOWITZER_ATTACK, HOWITZER_RANGE},
                      {HOWITZER_BATTERY_STACKING, HOWITZER_BATTERY_ATTACK, HOWITZER_RANGE}},
    };
    bool other = u->type == INFANTRY && u->nation > GERMAN; // ARV-S8
    bool guns = u->type == FIELD_GUN || u->type == HOWITZER;
    arm usual = ARMS[u->type][other || (guns && u->battery)];
    bool austrian = u->type == FIELD_GUN && !u->battery && u->nation == AUSTRIAN;
    if (austrian) usual.attack = AUSTRIAN_FIELD_GUN_ATTACK; // ARV-S8
    return usual;
}

static uint8_t said_or(const kit_node *unit, const char *key, const soldiers_reader *reader,
                       int row) {
    int said = kit_whole(unit, key, -1);
    if (said < 0) said = row ? soldiers_number(reader, row) : 0;
    return (uint8_t)said;
}

int soldiers_ground_number(const soldiers_reader *reader, int cell,
                           const uint8_t rows[SOLDIERS_KINDS]) {
    int most = -1;
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++) {
        if (!rows[kind] || !terrain_has(reader->plan.cell[cell], kind)) continue;
        int number = soldiers_number(reader, rows[kind]);
        if (number > most) most = number;
    }
    return most;
}

// --- Its way ---------------------------------------------------------------------------------

static bool has(const soldiers_reader *reader, int cell, int kind) {
    return terrain_has(reader->plan.cell[cell], kind);
}

// Half points to step from a hex into the next.
static int step_cost(const soldiers_reader *reader, int from, int to) {
    static const uint8_t COSTS[SOLDIERS_KINDS] = {
        [WOODS] = WOODS_COST, [SLOPE] = SLOPE_COST, [CREST] = CREST_COST, [TOWN] = TOWN_COST};
    int cost = 2 * soldiers_ground_number(reader, to, COSTS);
    bool along_road = has(reader, from, ROAD) && has(reader, to, ROAD);
    if (along_road) cost = soldiers_number(reader, ROAD_HALF_POINTS); // ARV-S5
    if (cost < 0) cost = 2 * soldiers_number(reader, CLEAR_COST);
    if (has(reader, from, CANAL) && !has(reader, from, BRIDGE))
        cost += 2 * soldiers_number(reader, CANAL_EXTRA); // ARV-S5
    return cost;
}

static bay_status refuse_step(const kit_node *step, const char *words) {
    return kit_refuse_given(
        step, kit_wrong(NULL, ARV_S5, words,
                        "adjacent hexes, one after another, up to the one where it stands"));
}

// Half points that the route costs, up to where the unit stands.
static bay_status walk(const kit_node *route, const soldiers_reader *reader, int end,
                       int *cost) {
    const board *on = &reader->plan.board;
    int at = BOARD_NOWHERE;
    for (uint32_t i = 0; i < kit_count(route); i++) {
        kit_node step = kit_item(route, i);
        int cell;
        bay_status status = soldiers_read_hex(&step, on, &cell);
        if (status != BAY_OK) return status;
        if (i > 0 && board_side_towards(on, at, cell) < 0)
            return refuse_step(&step, "This hex is not next to the one before.");
        if (i > 0 && has(reader, cell, IMPASSABLE))
            return refuse_step(&step, "Nobody can enter this hex.");
        if (i > 0) *cost += step_cost(reader, at, cell);
        if (i + 1 == kit_count(route) && cell != end)
            return refuse_step(&step, "The route does not end where it stands.");
        at = cell;
    }
    return BAY_OK;
}

bay_status soldiers_read_values(const kit_node *unit, const soldiers_reader *reader,
                                soldiers_unit *u) {
    arm usual = arm_of(u);
    u->stacking = said_or(unit, "stacking", reader, usual.stacking);
    u->attack = said_or(unit, "attack", reader, usual.attack);
    u->range = said_or(unit, "range", reader, usual.range);
    if (u->side == BAY_DEFENDER || !soldiers_on_foot(u)) return BAY_OK;
    kit_node route = kit_at(unit, "route");
    int needed = 2 * soldiers_number(reader, POINTS_NEEDED), cost = 0;
    int left = 2 * kit_whole(unit, "left", -1);
    if (left < 0) {
        bay_status status = walk(&route, reader, u->cell, &cost);
        if (status != BAY_OK) return status;
        int row = u->type == DISMOUNTED ? DISMOUNTED_ALLOWANCE : INFANTRY_ALLOWANCE; // ARV-S7
        left = 2 * said_or(unit, "allowance", reader, row) - cost;
    }
    u->enough_points = left >= needed; // ARV-12
    if (left >= 0) return BAY_OK;
    if (kit_count(&route) != 2 || u->disrupted) // ARV-S5: one hex always, for all its points
        return kit_refuse_key(unit, "route", ARV_S5,
                              "It has not the movement points to come this way.",
                              "a route within its allowance, or of one hex");
    u->enough_points = reader->battle->set[A_15_ONE_HEX] == ONE_HEX_ASSAULTS || needed == 0;
    return BAY_OK;
}
