// How a unit came, and the movement points it has left. Ruling R-4.

#include "soldiers_reader.h"

static bool has(const soldiers_reader *reader, int cell, int kind) {
    return terrain_has(reader->plan.cell[cell], kind);
}

// Half points to step from a hex into the next.
static int step_cost(const soldiers_reader *reader, int from, int to) {
    static const struct {
        uint8_t kind, param;
    } COSTS[] = {
        {WOODS, WOODS_COST}, {SLOPE, SLOPE_COST}, {CREST, CREST_COST}, {TOWN, TOWN_COST}};
    int cost = -1;
    for (size_t i = 0; i < sizeof COSTS / sizeof *COSTS; i++) {
        if (!has(reader, to, COSTS[i].kind)) continue;
        int points = 2 * soldiers_number(reader, COSTS[i].param);
        if (points > cost) cost = points;
    }
    bool along_road = has(reader, from, ROAD) && has(reader, to, ROAD);
    if (along_road) cost = soldiers_number(reader, ROAD_HALF_POINTS); // ARV-S5
    if (cost < 0) cost = 2 * soldiers_number(reader, CLEAR_COST);
    if (has(reader, from, CANAL) && !has(reader, from, BRIDGE))
        cost += 2 * soldiers_number(reader, CANAL_EXTRA); // ARV-S5
    return cost;
}

static bay_status refuse_step(const kit_node *step, const char *words) {
    return soldiers_refuse(
        step, (kit_fault){.clause = ARV_S5,
                          .words = words,
                          .allowed = "adjacent hexes, one after another, up to the one where "
                                     "it stands"});
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
        at = cell;
    }
    if (at == end || kit_count(route) == 0) return BAY_OK;
    kit_node last = kit_item(route, kit_count(route) - 1);
    return refuse_step(&last, "The route does not end where it stands.");
}

bay_status soldiers_read_points(const kit_node *unit, const soldiers_reader *reader,
                                soldiers_unit *u) {
    if (u->side == BAY_DEFENDER || !soldiers_on_foot(u)) return BAY_OK;
    kit_node route = kit_at(unit, "route");
    int needed = 2 * soldiers_number(reader, POINTS_NEEDED), cost = 0;
    int left = 2 * kit_whole(unit, "left", -1), allowance = kit_whole(unit, "allowance", -1);
    if (left >= 0) {
        u->enough_points = left >= needed; // ARV-12
        return BAY_OK;
    }
    if (allowance < 0) // ARV-S7
        allowance = soldiers_number(reader, u->type == DISMOUNTED ? DISMOUNTED_ALLOWANCE
                                                                  : INFANTRY_ALLOWANCE);
    bay_status status = walk(&route, reader, u->cell, &cost);
    if (status != BAY_OK) return status;
    left = 2 * allowance - cost;
    u->enough_points = left >= needed; // ARV-12
    if (left >= 0) return BAY_OK; // ARV-S5: one hex is always allowed, and takes all its points
    if (kit_count(&route) != 2 || u->disrupted)
        return kit_refuse(
            unit, (kit_fault){.key = "route",
                              .clause = ARV_S5,
                              .words = "It has not the movement points to come this way.",
                              .allowed = "a route within its allowance, or of one hex"});
    u->enough_points =
        soldiers_reads(reader->battle, A_15_ONE_HEX, ONE_HEX_ASSAULTS) || needed == 0;
    return BAY_OK;
}
