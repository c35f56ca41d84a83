#include "ground/plane/outline.h"

#include <assert.h>
#include <string.h>

enum { SIXTEEN = 16 };

// Twice the area that b and c span from a: above 0 where c lies on the inner side of the side from a to b.
static int64_t span(bay_point a, bay_point b, bay_point c) {
    int64_t x1 = (int64_t)b.x - a.x, y1 = (int64_t)b.y - a.y;
    int64_t x2 = (int64_t)c.x - a.x, y2 = (int64_t)c.y - a.y;
    return x1 * y2 - y1 * x2;
}

// --- Round a disc ----------------------------------------------------------------------------

// The share of a radius, in parts of 2^40, rounded up.
static int32_t part_of(int32_t radius, int64_t parts) {
    int64_t whole = (int64_t)1 << 40;
    return (int32_t)((radius * parts + whole - 1) / whole);
}

// The corners of the polygon of sixteen sides that the disc touches from within, rounded outwards; from
// west to east, so that there is little to sort.
//   out  corner  [SIXTEEN]
static void sixteen_about(bay_point middle, int32_t radius, bay_point *corner) {
    const int64_t TANGENT = 218706460843; // of 11.25 degrees
    const int64_t FAR = 932120949545,
                  NEAR = 622823306443; // cosine and sine of 33.75 by the cosine of 11.25
    const int32_t part[] = {radius, part_of(radius, FAR), part_of(radius, NEAR),
                            part_of(radius, TANGENT)};
    for (int i = 0; i < SIXTEEN / 2; i++) {
        int32_t across = i < 4 ? -part[i] : part[7 - i];
        int32_t down = i < 4 ? part[3 - i] : part[i - 4];
        *corner++ = (bay_point){middle.x + across, middle.y - down};
        *corner++ = (bay_point){middle.x + across, middle.y + down};
    }
}

// --- The hull --------------------------------------------------------------------------------

static bool is_before(bay_point a, bay_point b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

static void sort(bay_point *point, int count) {
    for (int i = 1; i < count; i++) {
        bay_point moved = point[i];
        int place = i;
        for (; place > 0 && is_before(moved, point[place - 1]); place--)
            point[place] = point[place - 1];
        point[place] = moved;
    }
}

// Corners of a hull as it is built: the last may still go.
typedef struct chain {
    uint32_t count;
    bay_point corner[2 * SIXTEEN + 1];
} chain;

// Adds a corner behind the `kept` first ones; those that it leaves inside or on a side go.
static void add_corner(chain *to, uint32_t kept, bay_point at) {
    while (to->count > kept + 1 &&
           span(to->corner[to->count - 2], to->corner[to->count - 1], at) <= 0)
        to->count--;
    to->corner[to->count++] = at;
}

static void find_box(ground_outline *of) {
    of->low = of->high = of->corner[0];
    for (uint32_t i = 1; i < of->corners; i++) {
        bay_point at = of->corner[i];
        if (at.x < of->low.x) of->low.x = at.x;
        if (at.y < of->low.y) of->low.y = at.y;
        if (at.x > of->high.x) of->high.x = at.x;
        if (at.y > of->high.y) of->high.y = at.y;
    }
}

// From west to east along one side, and back along the other to where it began.
static ground_outline hull_of(bay_point *point, int count) {
    chain hull = {.count = 0};
    ground_outline made;
    sort(point, count);
    for (int i = 0; i < count; i++) add_corner(&hull, 0, point[i]);
    uint32_t there = hull.count - 1;
    for (int i = count - 1; i-- > 0;) add_corner(&hull, there, point[i]);
    memset(&made, 0, sizeof made);
    made.corners = hull.count - 1;
    assert(made.corners <= OUTLINE_CORNERS);
    memcpy(made.corner, hull.corner, made.corners * sizeof *made.corner);
    find_box(&made);
    return made;
}

static int64_t square(bay_point a, bay_point b) {
    int64_t x = (int64_t)b.x - a.x, y = (int64_t)b.y - a.y;
    return x * x + y * y;
}

static void note_discs(ground_outline *of, bay_point middle, int64_t inner) {
    of->middle = middle;
    of->inner = inner * inner;
    for (uint32_t i = 0; i < of->corners; i++) {
        int64_t far = square(middle, of->corner[i]);
        if (far > of->outer) of->outer = far;
    }
}

ground_outline outline_of_disc(bay_point middle, int32_t radius) {
    bay_point corner[SIXTEEN];
    sixteen_about(middle, radius, corner);
    ground_outline made = hull_of(corner, SIXTEEN);
    note_discs(&made, middle, radius);
    return made;
}

// The share of a radius in hundred thousandths, rounded towards 0.
static int32_t within(int32_t radius, int64_t share) {
    return (int32_t)(radius * share / 100000);
}

static bay_point moved(bay_point at, bay_point by) {
    return (bay_point){at.x + by.x, at.y + by.y};
}

ground_outline outline_moved(const ground_outline *outline, bay_point by) {
    ground_outline made = *outline;
    bay_point *const all[] = {&made.low, &made.high, &made.middle, &made.from, &made.to};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) *all[i] = moved(*all[i], by);
    for (uint32_t i = 0; i < made.corners; i++) made.corner[i] = moved(made.corner[i], by);
    return made;
}

ground_outline outline_within_disc(bay_point middle, int32_t radius) {
    static const int32_t SHARE[] = {0, 38268, 70711, 92388, 100000};
    bay_point corner[SIXTEEN];
    int count = 0;
    for (int i = -4; i <= 4; i++) { // from west to east
        int32_t far = within(radius, SHARE[i < 0 ? -i : i]), across = i < 0 ? -far : far;
        int32_t down = within(radius, SHARE[4 - (i < 0 ? -i : i)]);
        corner[count++] = (bay_point){middle.x + across, middle.y - down};
        if (i > -4 && i < 4) corner[count++] = (bay_point){middle.x + across, middle.y + down};
    }
    ground_outline made = hull_of(corner, SIXTEEN);
    note_discs(&made, middle, 0);
    return made;
}

ground_outline outline_of_edge(bay_point a, bay_point b, int32_t radius) {
    bay_point corner[2 * SIXTEEN];
    bool first = is_before(a, b);
    if (a.x == b.x && a.y == b.y) return outline_of_disc(a, radius);
    sixteen_about(first ? a : b, radius, corner);
    sixteen_about(first ? b : a, radius, corner + SIXTEEN);
    ground_outline made = hull_of(corner, 2 * SIXTEEN);
    made.from = first ? a : b;
    made.to = first ? b : a;
    return made;
}

// --- Inside ----------------------------------------------------------------------------------

bool outline_is_inward(bay_point a, bay_point b, bay_point at) {
    return span(a, b, at) > 0;
}

// What the discs say, 1 or 0; -1: not enough. So near to a radius that a product of two doubles might
// be rounded past it is not enough.
static int by_discs(const ground_outline *of, bay_point a, bay_point b) {
    const double LESS = 1 - 1e-9, MORE = 1 + 1e-9;
    int64_t length = square(a, b);
    int64_t along = ((int64_t)of->middle.x - a.x) * ((int64_t)b.x - a.x) +
                    ((int64_t)of->middle.y - a.y) * ((int64_t)b.y - a.y);
    if (along <= 0 || along >= length) { // the nearest point of the leg is an end
        int64_t far = square(of->middle, along <= 0 ? a : b);
        return far < of->inner ? 1 : far >= of->outer ? 0 : -1;
    }
    double across = (double)span(a, b, of->middle), by = (double)length;
    if (across * across < (double)of->inner * by * LESS) return 1;
    return across * across > (double)of->outer * by * MORE ? 0 : -1;
}

static bool are_apart(int64_t one, int64_t other) {
    return (one > 0 && other < 0) || (one < 0 && other > 0);
}

// Does the leg cross the edge?
static bool crosses_edge(const ground_outline *of, bay_point a, bay_point b) {
    return are_apart(span(of->from, of->to, a), span(of->from, of->to, b)) &&
           are_apart(span(a, b, of->from), span(a, b, of->to));
}

// What is known without a look at the corners, as by_discs.
static int at_once(const ground_outline *of, bay_point a, bay_point b) {
    if (of->outer) return by_discs(of, a, b);
    return crosses_edge(of, a, b) ? 1 : -1;
}

bool outline_holds_in_box(const ground_outline *outline, bay_point at) {
    int known = outline->outer ? by_discs(outline, at, at) : -1;
    if (known >= 0) return known;
    for (uint32_t i = 0; i < outline->corners; i++) {
        bay_point p = outline->corner[i];
        bay_point q = outline->corner[i + 1 < outline->corners ? i + 1 : 0];
        if (span(p, q, at) <= 0) return false;
    }
    return true;
}

// A line that has corners on both sides enters at one side of the outline and leaves at another: of all
// others it needs no look. Where it does so at a corner, that is of both sides that meet there.
static bool may_cross(int64_t one, int64_t other) {
    return !(one > 0 && other > 0) && !(one < 0 && other < 0);
}

// Two convex shapes have nothing in common but borders where a side of one, taken as a line, has them on
// different sides: a side of the outline, or the leg.
bool outline_bars_in_box(const ground_outline *outline, bay_point a, bay_point b) {
    int64_t at[OUTLINE_CORNERS];
    bool left = false, right = false;
    if (a.x == b.x && a.y == b.y) return outline_holds_in_box(outline, a);
    int known = at_once(outline, a, b);
    if (known >= 0) return known;
    for (uint32_t i = 0; i < outline->corners; i++) {
        at[i] = span(a, b, outline->corner[i]);
        left |= at[i] > 0;
        right |= at[i] < 0;
    }
    if (!(left && right)) return false;
    for (uint32_t i = 0; i < outline->corners; i++) {
        uint32_t next = i + 1 < outline->corners ? i + 1 : 0;
        if (!may_cross(at[i], at[next])) continue;
        bay_point p = outline->corner[i], q = outline->corner[next];
        if (span(p, q, a) <= 0 && span(p, q, b) <= 0) return false;
    }
    return true;
}
