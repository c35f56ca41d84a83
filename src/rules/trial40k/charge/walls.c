// Ground that nobody enters. Ruling R-37.

#include "ground/plane/about.h"
#include "ground/plane/area.h"
#include "ground/plane/leg.h"
#include "rules/trial40k/charge/walk.h"

static bool is_beyond(int32_t at, int32_t one, int32_t other, int64_t reach) {
    int32_t low = one < other ? one : other, high = one < other ? other : one;
    return at + reach <= low || at - reach >= high;
}

static bool is_far(ground_leg edge, bay_point from, int64_t reach) {
    return is_beyond(from.x, edge.from.x, edge.to.x, reach) ||
           is_beyond(from.y, edge.from.y, edge.to.y, reach);
}

int trial40k_walls(const trial40k_battle *b, ground_disc base, int64_t reach,
                   ground_outline *wall) {
    int32_t radius = about_reach(base, (ground_disc){base.middle, 0});
    int walls = 0;
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        const bay_point *at = &b->corner[piece->first];
        for (int k = 0; piece->kind == IMPASSABLE && k < trial40k_edges(piece); k++) {
            ground_leg edge = {at[k], at[(k + 1) % piece->count]};
            if (is_far(edge, base.middle, reach + radius)) continue;
            wall[walls++] = outline_of_edge(edge.from, edge.to, radius);
        }
    }
    return walls;
}

bool trial40k_is_barred(const trial40k_battle *b, ground_disc base) {
    ground_outline wall[TRIAL40K_WALLS_MAX];
    bool barred = false;
    for (int i = trial40k_walls(b, base, 0, wall); i-- > 0;)
        barred |= outline_holds(&wall[i], base.middle);
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        barred |= piece->kind == IMPASSABLE && piece->is_area &&
                  area_has(&b->corner[piece->first], piece->count, base.middle);
    }
    return barred;
}
