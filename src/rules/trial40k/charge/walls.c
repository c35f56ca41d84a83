// Impassable ground, and difficult ground for units that go round it. Rulings.

#include "ground/plane/about.h"
#include "ground/plane/area.h"
#include "rules/trial40k/charge/walk.h"

static bool is_beyond(int32_t at, int32_t one, int32_t other, int64_t reach) {
    int32_t low = one < other ? one : other, high = one < other ? other : one;
    return at + reach <= low || at - reach >= high;
}

static bool is_far(ground_leg edge, bay_point from, int64_t reach) {
    return is_beyond(from.x, edge.from.x, edge.to.x, reach) ||
           is_beyond(from.y, edge.from.y, edge.to.y, reach);
}

int trial40k_walls(const trial40k_battle *b, ground_disc base, int64_t reach, unsigned kinds,
                   ground_outline *wall) {
    int32_t radius = about_reach(base, (ground_disc){base.middle, 0});
    int walls = 0;
    if (!b->terrains) return walls;
    ground_outline disc = outline_of_disc((bay_point){0, 0}, radius);
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        for (int k = 0; kinds >> piece->kind & 1 && k < trial40k_edges(piece); k++) {
            ground_leg edge = trial40k_edge(b, piece, k);
            if (is_far(edge, base.middle, reach + radius)) continue;
            wall[walls++] = outline_along(&disc, edge.from, edge.to);
        }
    }
    return walls;
}

bool trial40k_stands_on(const trial40k_battle *b, ground_disc base, int kind) {
    ground_outline wall[TRIAL40K_WALLS_MAX];
    bool on = false;
    for (int i = trial40k_walls(b, base, 0, 1u << kind, wall); i-- > 0;)
        on |= outline_holds(&wall[i], base.middle);
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        on |= piece->kind == kind && piece->is_area &&
              area_has(&b->corner[piece->first], piece->count, base.middle);
    }
    return on;
}

bool trial40k_meets_edge(const trial40k_battle *b, const trial40k_terrain *piece,
                         ground_leg leg) {
    for (int i = 0; i < trial40k_edges(piece); i++)
        if (legs_meet(leg, trial40k_edge(b, piece, i))) return true;
    return false;
}

bool trial40k_meets(const trial40k_battle *b, ground_leg leg, int kind) {
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        if (piece->kind == kind && piece->is_area &&
            (trial40k_meets_edge(b, piece, leg) ||
             area_has(&b->corner[piece->first], piece->count, leg.from)))
            return true;
    }
    return false;
}

// Whether an edge of ground of a kind is so near to a base.
static bool has_edge_near(const trial40k_battle *b, ground_disc base, int kind, int32_t gap) {
    int32_t reach = gap + about_reach(base, (ground_disc){base.middle, 0});
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        for (int k = 0; piece->kind == kind && k < trial40k_edges(piece); k++)
            if (leg_within(trial40k_edge(b, piece, k), base.middle, reach)) return true;
    }
    return false;
}

bool trial40k_is_near_difficult(const trial40k_battle *b, ground_disc base) {
    return trial40k_stands_on(b, base, DIFFICULT) ||
           has_edge_near(b, base, DIFFICULT, TRIAL40K_CHARGE_MOVE);
}
