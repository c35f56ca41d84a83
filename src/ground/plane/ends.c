#include "ground/plane/ends.h"

#include "ground/plane/about.h"

// The leg that is left of a way, from a place that it has reached.
typedef struct last_leg {
    const ground_outline *round;
    uint32_t count;
    bay_point from;
    way_end_fn *take;
    void *of;
} last_leg;

static bool is_free(const last_leg *leg, bay_point end) {
    for (uint32_t i = 0; i < leg->count; i++)
        if (outline_bars(&leg->round[i], leg->from, end)) return false;
    return true;
}

// Returns whether another end is wanted.
static bool try_end(const last_leg *leg, bay_point end) {
    return !is_free(leg, end) || leg->take(leg->of, end);
}

static bool turns_on(int sixteenth, bay_point onward) {
    const bay_point here = {0, 0};
    return way_leads_on(here, about_sixteenth(here, sixteenth, BAY_INCH), onward);
}

static bool ends_from(const way_map *map, const last_leg *leg, int64_t left) {
    for (int i = 0; i < ABOUT_SIXTEEN; i++)
        if (turns_on(i, map->onward) && !try_end(leg, about_sixteenth(leg->from, i, left)))
            return false;
    for (uint32_t i = 1; i < map->count; i++) {
        bay_point corner = map->place[i].at;
        if (way_straight(leg->from, corner) > left &&
            way_leads_on(leg->from, corner, map->onward) &&
            !try_end(leg, about_leg(leg->from, corner, left, ABOUT_SIXTEEN)))
            return false;
    }
    return true;
}

void way_ends(const way_map *map, const ground_outline *round, uint32_t count, int64_t length,
              way_end_fn *take, void *of) {
    for (uint32_t i = 0; i < map->count; i++) {
        struct way_turn at = map->place[i];
        last_leg leg = {round, count, at.at, take, of};
        if (at.here <= length && !ends_from(map, &leg, length - at.here)) return;
    }
}
