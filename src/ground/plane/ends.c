#include "ground/plane/ends.h"

#include "ground/plane/about.h"

// The leg that is left of a way, from a place that it has reached.
typedef struct last_leg {
    const ground_outline *round;
    uint32_t count;
    uint32_t first; // what barred the last end that was barred
    bay_point from;
    const way_visitor *to;
} last_leg;

// Returns whether another end is wanted.
static bool try_end(last_leg *leg, bay_point end) {
    const way_visitor *to = leg->to;
    if (to->wants && !to->wants(to->of, end)) return true;
    bool clear = way_is_clear(leg->round, leg->count, leg->from, end, &leg->first);
    return !clear || to->visit(to->of, end);
}

// Which sixteenths of a turn do not lead back, a bit each.
static unsigned turns_on(bay_point onward) {
    const bay_point here = {0, 0};
    unsigned turns = 0;
    for (int i = 0; i < ABOUT_SIXTEEN; i++)
        if (way_leads_on(here, about_sixteenth(here, i, BAY_INCH), onward)) turns |= 1u << i;
    return turns;
}

static bool ends_from(const way_map *map, last_leg *leg, unsigned turns, int64_t left) {
    for (int i = 0; i < ABOUT_SIXTEEN; i++)
        if (turns >> i & 1 && !try_end(leg, about_sixteenth(leg->from, i, left))) return false;
    for (uint32_t i = 1; i < map->count; i++) {
        bay_point corner = map->place[i].at;
        if (!way_is_within(leg->from, corner, left) &&
            way_leads_on(leg->from, corner, map->onward) &&
            !try_end(leg, about_leg(leg->from, corner, left, ABOUT_SIXTEEN)))
            return false;
    }
    return true;
}

void way_ends(const way_map *map, const ground_outline *round, uint32_t count, int64_t length,
              const way_visitor *to) {
    unsigned turns = turns_on(map->onward);
    last_leg leg = {.round = round, .count = count, .to = to};
    for (uint32_t i = 0; i < map->count; i++) {
        int64_t left = length - map->place[i].here;
        leg.from = map->place[i].at;
        if (left < 0 || (to->wants_from && !to->wants_from(to->of, leg.from, left))) continue;
        if (!ends_from(map, &leg, turns, left)) return;
    }
}
