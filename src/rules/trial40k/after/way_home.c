// The obstacles of a model that falls back. Rulings.

#include "ground/plane/about.h"
#include "rules/trial40k/after/home.h"
#include "rules/trial40k/charge/walk.h"

enum { MOST = TRIAL40K_FARTHEST_BACK };

bay_point trial40k_onward(int home) {
    static const bay_point DIRECTION[] = {
        [NORTH] = {0, -1}, [EAST] = {1, 0}, [SOUTH] = {0, 1}, [WEST] = {-1, 0}};
    return DIRECTION[home]; // TAR-167, A-58
}

// The edges of the table but the one that is home, drawn on farther than anybody goes.
static void add_edges(trial40k_way_home *to) {
    bay_point far = to->b->table;
    if (!far.x) return;
    const ground_leg edge[] = {[NORTH] = {{-MOST, 0}, {far.x + MOST, 0}},
                               [EAST] = {{far.x, -MOST}, {far.x, far.y + MOST}},
                               [SOUTH] = {{-MOST, far.y}, {far.x + MOST, far.y}},
                               [WEST] = {{0, -MOST}, {0, far.y + MOST}}};
    for (int i = NORTH; i <= WEST; i++)
        if (i != to->home)
            to->round[to->count++] = outline_of_edge(edge[i].from, edge[i].to, 1);
}

// It began within an inch of him, and may leave.
static ground_outline outline_round(ground_disc from, ground_disc foe) {
    int32_t reach = about_reach(from, foe), away = reach + TRIAL40K_KEEP_AWAY;
    ground_outline about = outline_of_disc(foe.middle, away);
    if (!outline_holds(&about, from.middle)) return about;
    ground_outline within = outline_within_disc(foe.middle, away);
    return outline_holds(&within, from.middle) ? outline_within_disc(foe.middle, reach)
                                               : within;
}

static bool is_far(ground_disc from, ground_disc foe) {
    int64_t away = about_reach(from, foe) + TRIAL40K_KEEP_AWAY;
    return way_straight(from.middle, foe.middle) - 2 * away > MOST;
}

void trial40k_find_way_home(const trial40k_table *table, const bool *foe, int model,
                            trial40k_way_home *to) {
    to->b = table->b;
    to->from = table->model[model].base;
    to->home = table->b->unit[table->model[model].unit].home;
    to->onward = trial40k_onward(to->home);
    to->count = (uint32_t)trial40k_walls(to->b, to->from, MOST, 1u << IMPASSABLE, to->round);
    add_edges(to);
    for (int i = 0; i < table->count; i++) // TAR-174, TAR-182, TAR-184
        if (foe[i] && !is_far(to->from, table->model[i].base))
            to->round[to->count++] = outline_round(to->from, table->model[i].base);
    way_map_make(&to->map, to->round, to->count, to->from.middle,
                 &(way_search){.onward = to->onward, .limit = MOST});
}

int64_t trial40k_farther_on(const trial40k_way_home *of, bay_point from, bay_point to) {
    return ((int64_t)to.x - from.x) * of->onward.x + ((int64_t)to.y - from.y) * of->onward.y;
}

bool trial40k_leaves_table(const trial40k_way_home *of, bay_point place) {
    bay_point far = of->b->table, corner = {0, 0};
    if (of->home == EAST || of->home == SOUTH) corner = far;
    return far.x && trial40k_farther_on(of, corner, place) >= 0;
}
