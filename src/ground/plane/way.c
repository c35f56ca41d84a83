// A search that goes on from the place nearest to the end of all that it has reached, over the corners
// that can be on any way within the limit.
#include "ground/plane/way.h"

#include <assert.h>
#include <stddef.h>

enum { PLACES_MAX = WAY_OUTLINES_MAX * OUTLINE_CORNERS + 2, FROM = 0, TO = 1 };

typedef struct way_place {
    bay_point at;
    int64_t here; // length of the shortest way to it that is known; WAY_NONE: none yet
    int64_t left; // the straight distance to the end
    bool done;
} way_place;

typedef struct way_search {
    const ground_outline *round;
    uint32_t outlines;
    int64_t limit;
    uint32_t count;
    way_place place[PLACES_MAX];
} way_search;

// The root of a number below 2^62, rounded up, from above by Newton's steps.
static int64_t root_up(int64_t number) {
    int64_t root = 1;
    if (number <= 1) return number;
    while (root * root < number) root *= 2;
    for (int64_t next = (root + number / root) / 2; next < root;
         next = (root + number / root) / 2)
        root = next;
    return root * root < number ? root + 1 : root;
}

int64_t way_straight(bay_point from, bay_point to) {
    int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    return root_up(x * x + y * y);
}

static bool is_free(const ground_outline *round, uint32_t count, bay_point a, bay_point b) {
    for (uint32_t i = 0; i < count; i++)
        if (outline_bars(&round[i], a, b)) return false;
    return true;
}

// --- The places ------------------------------------------------------------------------------

static void add_place(way_search *to, bay_point at) {
    to->place[to->count++] =
        (way_place){.at = at, .here = WAY_NONE, .left = way_straight(at, to->place[TO].at)};
}

// The corners that a way within the limit can turn at.
static void add_corners(way_search *of) {
    for (uint32_t i = 0; i < of->outlines; i++)
        for (uint32_t c = 0; c < of->round[i].corners; c++) {
            bay_point at = of->round[i].corner[c];
            int64_t least =
                way_straight(of->place[FROM].at, at) + way_straight(at, of->place[TO].at);
            if (least <= of->limit && is_free(of->round, of->outlines, at, at))
                add_place(of, at);
        }
}

// --- The search ------------------------------------------------------------------------------

// The reached place, not gone on from yet, by which a way to the end may be the shortest; NULL: none
// within the limit.
static way_place *next_place(way_search *of) {
    way_place *best = NULL;
    for (uint32_t i = 0; i < of->count; i++) {
        way_place *one = &of->place[i];
        if (one->done || one->here == WAY_NONE) continue;
        if (!best || one->here + one->left < best->here + best->left) best = one;
    }
    return best;
}

static void go_on_from(way_search *of, way_place *last) {
    last->done = true;
    for (uint32_t i = 0; i < of->count; i++) {
        way_place *one = &of->place[i];
        if (one->done) continue;
        int64_t here = last->here + way_straight(last->at, one->at);
        bool shorter = one->here == WAY_NONE || here < one->here;
        if (shorter && here + one->left <= of->limit &&
            is_free(of->round, of->outlines, last->at, one->at))
            one->here = here;
    }
}

static int64_t search(way_search *of) {
    for (way_place *next; (next = next_place(of)) != NULL;) {
        if (next == &of->place[TO]) return next->here;
        go_on_from(of, next);
    }
    return WAY_NONE;
}

static int64_t way_round(const ground_outline *round, uint32_t count, bay_point from,
                         bay_point to, int64_t limit) {
    way_search of;
    of.round = round;
    of.outlines = count;
    of.limit = limit;
    of.count = 0;
    of.place[TO].at = to;
    add_place(&of, from);
    add_place(&of, to);
    of.place[FROM].here = 0;
    add_corners(&of);
    return search(&of);
}

int64_t way_length(const ground_outline *round, uint32_t count, bay_point from, bay_point to,
                   int64_t limit) {
    int64_t straight = way_straight(from, to);
    assert(count <= WAY_OUTLINES_MAX);
    if (straight > limit) return WAY_NONE;
    if (!is_free(round, count, from, from) || !is_free(round, count, to, to)) return WAY_NONE;
    return is_free(round, count, from, to) ? straight
                                           : way_round(round, count, from, to, limit);
}
