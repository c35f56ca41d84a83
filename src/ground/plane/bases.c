#include "ground/plane/bases.h"

#include "ground/face.h"

// From where to where a base reaches, in twentieths of a millimetre: half an odd length is whole.
typedef struct span {
    int64_t from, to;
} span;

static span span_of(int32_t middle, int32_t length) {
    int64_t twice = 2 * (int64_t)middle;
    return (span){twice - length, twice + length};
}

static bool across(ground_base base) {
    return base.facing == FACE_EAST || base.facing == FACE_WEST;
}

// From west to east; from north to south.
static span eastward(ground_base base) {
    return span_of(base.middle.x, across(base) ? base.depth : base.width);
}

static span southward(ground_base base) {
    return span_of(base.middle.y, across(base) ? base.width : base.depth);
}

static bool have_common(span a, span b) {
    return a.from < b.to && b.from < a.to;
}

bool bases_overlap(ground_base a, ground_base b) {
    return have_common(eastward(a), eastward(b)) && have_common(southward(a), southward(b));
}

// The side of the world on which `b` touches `a`; -1: it does not.
static int side_touched(ground_base a, ground_base b) {
    span ax = eastward(a), bx = eastward(b), ay = southward(a), by = southward(b);
    if (have_common(ax, bx)) {
        if (by.to == ay.from) return FACE_NORTH;
        if (by.from == ay.to) return FACE_SOUTH;
    }
    if (have_common(ay, by)) {
        if (bx.from == ax.to) return FACE_EAST;
        if (bx.to == ax.from) return FACE_WEST;
    }
    return -1;
}

// The edge that lies on a side of the world: both are counted clockwise.
static base_edge edge_on(ground_base base, int side) {
    return (base_edge)((side - base.facing + BASE_EDGES) % BASE_EDGES);
}

bool bases_touch(ground_base a, ground_base b, base_edge *of_a, base_edge *of_b) {
    int side = side_touched(a, b);
    if (side < 0) return false;
    *of_a = edge_on(a, side);
    *of_b = edge_on(b, (side + 2) % BASE_EDGES);
    return true;
}

// The middle of what both have in common, a stretch or a single line.
static int32_t middle_of(span a, span b) {
    int64_t from = a.from > b.from ? a.from : b.from, to = a.to < b.to ? a.to : b.to;
    return (int32_t)((from + to) / 4);
}

bay_point bases_meet(ground_base a, ground_base b) {
    return (bay_point){middle_of(eastward(a), eastward(b)),
                       middle_of(southward(a), southward(b))};
}

bay_point bases_seen(bay_point at, int facing) {
    switch (facing) {
    case FACE_EAST: return (bay_point){at.y, -at.x};
    case FACE_SOUTH: return (bay_point){-at.x, -at.y};
    case FACE_WEST: return (bay_point){-at.y, at.x};
    default: return at;
    }
}
