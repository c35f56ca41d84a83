// How a unit came, and the movement points it has left. Ruling R-4.

#include "base/fault.h"
#include "base/text.h"
#include "soldiers_draft.h"

#include <string.h>

static bool has(const soldiers_draft *d, int cell, int kind) {
    return terrain_has(d->ground.cell[cell], kind);
}

// Half points to step from a hex into the next.
static int step_cost(const soldiers_draft *d, int from, int to) {
    static const struct {
        enum soldiers_kind kind;
        int row;
    } COSTS[] = {
        {WOODS, WOODS_COST}, {SLOPE, SLOPE_COST}, {CREST, CREST_COST}, {TOWN, TOWN_COST}};
    int cost = -1;
    for (size_t i = 0; i < sizeof COSTS / sizeof *COSTS; i++) {
        if (!has(d, to, (int)COSTS[i].kind)) continue;
        int points = 2 * soldiers_setting(d, COSTS[i].row);
        if (points > cost) cost = points;
    }
    bool along_road = has(d, from, ROAD) && has(d, to, ROAD);
    if (along_road) cost = soldiers_setting(d, ROAD_HALF_POINTS); // ARV-S5
    if (cost < 0) cost = 2 * soldiers_setting(d, CLEAR_COST);
    if (has(d, from, CANAL) && !has(d, from, BRIDGE))
        cost += 2 * soldiers_setting(d, CANAL_EXTRA); // ARV-S5
    return cost;
}

static bay_status refuse_step(bay_fault *why, int unit, uint32_t index, const char *words,
                              const char *given) {
    char key[32];
    text to = text_within(key, sizeof key);
    text_add(&to, "route");
    path_add_item(&to, index);
    bay_status status = soldiers_refuse_unit(
        why, BAY_ATTACKER, unit,
        (soldiers_fault){key,
                         "adjacent hexes, one after another, up to the one where it stands",
                         words, ARV_S5, BAY_BAD_INPUT});
    fault_given(why, given);
    return status;
}

// Half points that the route costs, and its steps.
static bay_status walk(const soldiers_draft *d, int unit, const bay_value *route, int *cost,
                       bay_fault *why) {
    int at = BOARD_NOWHERE, end = d->battle->unit[BAY_ATTACKER][unit].cell;
    for (uint32_t i = 0; i < route->count; i++) {
        const char *name = route->is.item[i].is.text;
        int cell = 0;
        if (!board_cell_read(&d->ground.board, name, &cell))
            return refuse_step(why, unit, i, "There is no such hex.", name);
        if (i > 0 && board_side_towards(&d->ground.board, at, cell) < 0)
            return refuse_step(why, unit, i, "This hex is not next to the one before.", name);
        if (i > 0 && has(d, cell, IMPASSABLE))
            return refuse_step(why, unit, i, "Nobody can enter this hex.", name);
        if (i > 0) *cost += step_cost(d, at, cell);
        at = cell;
    }
    if (at == end) return BAY_OK;
    return refuse_step(why, unit, route->count - 1, "The route does not end where it stands.",
                       route->is.item[route->count - 1].is.text);
}

static bay_status refuse_route(bay_fault *why, int unit) {
    return soldiers_refuse_unit(
        why, BAY_ATTACKER, unit,
        (soldiers_fault){"route", "a route within its allowance, or of one hex",
                         "It has not the movement points to come this way.", ARV_S5,
                         BAY_BAD_INPUT});
}

bay_status soldiers_draft_points(soldiers_draft *d, int unit, bay_fault *why) {
    soldiers_unit *u = &d->battle->unit[BAY_ATTACKER][unit];
    const bay_value *map =
        d->units[BAY_ATTACKER] ? &d->units[BAY_ATTACKER]->is.item[unit] : NULL;
    const bay_value *route = bay_value_get(map, "route");
    int needed = 2 * soldiers_setting(d, POINTS_NEEDED), cost = 0;
    int left = 2 * soldiers_whole(map, "left", -1),
        allowance = soldiers_whole(map, "allowance", -1);
    if (left >= 0) {
        u->enough_points = left >= needed; // ARV-12
        return BAY_OK;
    }
    if (allowance < 0) // ARV-S7
        allowance = soldiers_setting(d, u->type == DISMOUNTED ? DISMOUNTED_ALLOWANCE
                                                              : INFANTRY_ALLOWANCE);
    if (route) {
        bay_status status = walk(d, unit, route, &cost, why);
        if (status != BAY_OK) return status;
    }
    left = 2 * allowance - cost;
    if (left < 0) { // ARV-S5: one hex is always allowed, and takes all its points
        if (!route || route->count != 2 || u->disrupted) return refuse_route(why, unit);
        u->enough_points = soldiers_setting(d, A_15_ONE_HEX) == READS_YES || needed == 0;
        return BAY_OK;
    }
    u->enough_points = left >= needed; // ARV-12
    return BAY_OK;
}
