// A shortest-path search: it always continues from the nearest place that was reached and not yet
// expanded, over the corners that can be on any way within the limit.
#include "ground/plane/way.h"

#include "ground/plane/root.h"

#include <assert.h>
#include <stdlib.h>

int64_t way_square(bay_point from, bay_point to) {
    int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    return x * x + y * y;
}

int64_t way_straight(bay_point from, bay_point to) {
    return root_up(way_square(from, to));
}

bool way_is_within(bay_point from, bay_point to, int64_t length) {
    return length >= 0 && way_square(from, to) <= length * length;
}

bool way_is_free(const ground_outline *const *round, uint32_t count, bay_point from,
                 bay_point to) {
    for (uint32_t i = 0; i < count; i++)
        if (outline_bars(round[i], from, to)) return false;
    return true;
}

bool way_is_clear(const ground_outline *round, uint32_t count, bay_point from, bay_point to,
                  uint32_t *first) {
    if (*first < count && outline_bars(&round[*first], from, to)) return false;
    for (uint32_t i = 0; i < count; i++)
        if (i != *first && outline_bars(&round[i], from, to)) {
            *first = i;
            return false;
        }
    return true;
}

static bool is_free(const ground_outline *round, uint32_t count, bay_point a, bay_point b) {
    return way_is_clear(round, count, a, b, &(uint32_t){0});
}

// --- The places ------------------------------------------------------------------------------

static struct way_turn *add_place(way_map *to, bay_point at, int64_t rest) {
    struct way_turn *added = &to->place[to->count++];
    *added =
        (struct way_turn){.at = at, .before = at, .behind = at, .here = WAY_NONE, .rest = rest};
    return added;
}

static void add_corner(way_map *to, const ground_outline *of, uint32_t corner, int64_t rest) {
    struct way_turn *added = add_place(to, of->corner[corner], rest);
    added->before = of->corner[(corner ? corner : of->corners) - 1];
    added->behind = of->corner[corner + 1 < of->corners ? corner + 1 : 0];
}

// At most their distance, and at least 12 in 13 of it: that along the axes, or along the diagonals.
static int64_t at_least(bay_point a, bay_point b) {
    int64_t x = llabs((int64_t)b.x - a.x), y = llabs((int64_t)b.y - a.y);
    int64_t straight = x > y ? x : y, slanting = (x + y) * 707 / 1000;
    return straight > slanting ? straight : slanting;
}

// How far the nearest of the goals is, at the least.
static int64_t rest_from(bay_point at, const way_goal *goal, uint32_t goals) {
    int64_t least = goals ? INT64_MAX : 0;
    for (uint32_t i = 0; i < goals; i++) {
        int64_t rest = at_least(at, goal[i].middle) - goal[i].radius;
        if (rest < least) least = rest;
    }
    return least > 0 ? least : 0;
}

static bool is_held(const ground_outline *round, uint32_t count, bay_point at) {
    bool held = false;
    for (uint32_t i = 0; !held && i < count; i++) held = outline_holds(&round[i], at);
    return held;
}

// The corners that a way within the limit can turn at.
static void add_corners(way_map *to, const ground_outline *round, uint32_t count,
                        const way_search *search) {
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t c = 0; c < round[i].corners; c++) {
            bay_point at = round[i].corner[c];
            int64_t rest = rest_from(at, search->goal, search->goals);
            if (way_is_within(to->place[0].at, at, search->limit - rest) &&
                !is_held(round, count, at))
                add_corner(to, &round[i], c, rest);
        }
}

// --- The ways --------------------------------------------------------------------------------

// Does the leg from a turn to a point run within the outline whose corner it is? Then that bars it.
static bool enters_its_own(const struct way_turn *turn, bay_point to) {
    return outline_is_inward(turn->before, turn->at, to) &&
           outline_is_inward(turn->at, turn->behind, to);
}

// Puts the nearest of those from a place on behind those that are done; false: none is reached.
static bool next_place(way_map *map, uint32_t done) {
    uint32_t best = map->count;
    for (uint32_t i = done; i < map->count; i++) {
        if (map->place[i].here == WAY_NONE) continue;
        if (best == map->count || map->place[i].here < map->place[best].here) best = i;
    }
    if (best == map->count) return false;
    struct way_turn moved = map->place[done];
    map->place[done] = map->place[best];
    map->place[best] = moved;
    return true;
}

bool way_leads_on(bay_point from, bay_point to, bay_point onward) {
    int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    return x * onward.x + y * onward.y >= 0;
}

static void go_on_from(way_map *map, uint32_t last, const ground_outline *round, uint32_t count,
                       bay_point onward, int64_t limit) {
    struct way_turn from = map->place[last];
    uint32_t first = 0;
    for (uint32_t i = last + 1; i < map->count; i++) {
        struct way_turn *one = &map->place[i];
        int64_t most = one->here == WAY_NONE ? limit - one->rest + 1 : one->here;
        if (!way_is_within(from.at, one->at, most - from.here - 1)) continue;
        if (enters_its_own(&from, one->at) || enters_its_own(one, from.at)) continue;
        if (way_leads_on(from.at, one->at, onward) &&
            way_is_clear(round, count, from.at, one->at, &first))
            one->here = from.here + way_straight(from.at, one->at);
    }
}

void way_map_make(way_map *map, const ground_outline *round, uint32_t count, bay_point from,
                  const way_search *search) {
    assert(count <= WAY_OUTLINES_MAX);
    map->count = 0;
    map->onward = search->onward;
    add_place(map, from, 0);
    map->place[0].here = 0;
    add_corners(map, round, count, search);
    uint32_t done = 0;
    for (; done < map->count && next_place(map, done); done++)
        go_on_from(map, done, round, count, search->onward, search->limit);
    map->count = done;
}

int64_t way_map_to(const way_map *map, const ground_outline *const *last, uint32_t count,
                   bay_point to, int64_t limit) {
    int64_t best = WAY_NONE;
    for (uint32_t i = 0; i < map->count; i++) {
        struct way_turn from = map->place[i];
        int64_t most = best == WAY_NONE ? limit + 1 : best;
        if (from.here >= most) break;
        if (way_is_within(from.at, to, most - from.here - 1) &&
            way_is_free(last, count, from.at, to))
            best = from.here + way_straight(from.at, to);
    }
    return best;
}

int64_t way_length(const ground_outline *round, uint32_t count, bay_point from, bay_point to,
                   int64_t limit) {
    int64_t straight = way_straight(from, to);
    way_map map;
    const ground_outline *last[WAY_OUTLINES_MAX];
    assert(count <= WAY_OUTLINES_MAX);
    if (straight > limit) return WAY_NONE;
    if (is_held(round, count, from) || is_held(round, count, to)) return WAY_NONE;
    if (is_free(round, count, from, to)) return straight;
    way_map_make(&map, round, count, from,
                 &(way_search){.goal = &(way_goal){to, 0}, .goals = 1, .limit = limit});
    for (uint32_t i = 0; i < count; i++) last[i] = &round[i];
    return way_map_to(&map, last, count, to, limit);
}
