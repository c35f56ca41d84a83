#include "ground/plane/outline.h"

#include <assert.h>
#include <string.h>

enum { SIXTEEN = 16 };

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
    bay_point corner[SIXTEEN + 1];
} chain;

// Adds a corner behind the `kept` first ones; those that it leaves inside or on a side go.
static void add_corner(chain *to, uint32_t kept, bay_point at) {
    while (to->count > kept + 1 &&
           outline_span(to->corner[to->count - 2], to->corner[to->count - 1], at) <= 0)
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

static bool is_about_edge(const ground_outline *of) {
    return of->from.x != of->to.x || of->from.y != of->to.y;
}

ground_outline outline_moved(const ground_outline *outline, bay_point by) {
    ground_outline made = *outline;
    bay_point *const all[] = {&made.low, &made.high, &made.middle, &made.from, &made.to};
    int known = is_about_edge(outline) ? 5 : 3;
    for (int i = 0; i < known; i++) *all[i] = moved(*all[i], by);
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

// Which end of the edge each side of the disc's outline belongs to: the first, the last, or none, for
// a side along the edge.
static int end_of_side(const ground_outline *disc, uint32_t side, bay_point along) {
    bay_point from = disc->corner[side], to = disc->corner[(side + 1) % disc->corners];
    int64_t turn = ((int64_t)to.x - from.x) * along.y - ((int64_t)to.y - from.y) * along.x;
    return turn < 0 ? 1 : turn > 0 ? -1 : 0;
}

static void put_corner(ground_outline *to, bay_point corner, int end) {
    to->corner[to->corners++] = moved(corner, end > 0 ? to->to : to->from);
}

// The outline of a disc, drawn along the edge: at both corners where it turns from one end to the
// other there are two. The first corner, in the west, is the first end's.
ground_outline outline_along(const ground_outline *disc, bay_point a, bay_point b) {
    ground_outline made;
    bool first = is_before(a, b);
    if (a.x == b.x && a.y == b.y) return outline_moved(disc, a);
    memset(&made, 0, sizeof made);
    made.from = first ? a : b;
    made.to = first ? b : a;
    bay_point along = {made.to.x - made.from.x, made.to.y - made.from.y};
    int before = end_of_side(disc, disc->corners - 1, along);
    for (uint32_t i = 0; i < disc->corners; i++) {
        int behind = end_of_side(disc, i, along);
        put_corner(&made, disc->corner[i], before ? before : behind);
        if (before && behind && before != behind) put_corner(&made, disc->corner[i], behind);
        before = behind;
    }
    find_box(&made);
    made.inner = disc->inner;
    made.outer = disc->outer;
    return made;
}

ground_outline outline_of_edge(bay_point a, bay_point b, int32_t radius) {
    ground_outline disc = outline_of_disc((bay_point){0, 0}, radius);
    return outline_along(&disc, a, b);
}

// --- Inside ----------------------------------------------------------------------------------

// Is the nearest point of the leg from a to b nearer to a point than the inner radius, 1; or at least
// as far as the outer one, 0? -1: neither. So near to a radius that a product of two doubles might be
// rounded past it is neither.
static int by_radii(const ground_outline *of, bay_point point, bay_point a, bay_point b) {
    const double LESS = 1 - 1e-9, MORE = 1 + 1e-9;
    int64_t length = square(a, b);
    int64_t along = ((int64_t)point.x - a.x) * ((int64_t)b.x - a.x) +
                    ((int64_t)point.y - a.y) * ((int64_t)b.y - a.y);
    if (along <= 0 || along >= length) { // the nearest point of the leg is an end
        int64_t far = square(point, along <= 0 ? a : b);
        return far < of->inner ? 1 : far >= of->outer ? 0 : -1;
    }
    double across = (double)outline_span(a, b, point), by = (double)length;
    if (across * across < (double)of->inner * by * LESS) return 1;
    return across * across > (double)of->outer * by * MORE ? 0 : -1;
}

static bool are_apart(int64_t one, int64_t other) {
    return (one > 0 && other < 0) || (one < 0 && other > 0);
}

// Does the leg cross the edge?
static bool crosses_edge(const ground_outline *of, bay_point a, bay_point b) {
    return are_apart(outline_span(of->from, of->to, a), outline_span(of->from, of->to, b)) &&
           are_apart(outline_span(a, b, of->from), outline_span(a, b, of->to));
}

// Of two legs that do not cross, an end of one is the nearest to the other.
static int by_edge(const ground_outline *of, bay_point a, bay_point b) {
    if (crosses_edge(of, a, b)) return 1;
    const bay_point rows[][3] = {
        {of->from, a, b}, {of->to, a, b}, {a, of->from, of->to}, {b, of->from, of->to}};
    int least = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int known = by_radii(of, rows[i][0], rows[i][1], rows[i][2]);
        if (known > 0) return 1;
        if (known < 0) least = -1;
    }
    return least;
}

// What is known without a look at the corners: 1, 0; -1: nothing.
static int at_once(const ground_outline *of, bay_point a, bay_point b) {
    return is_about_edge(of) ? by_edge(of, a, b) : by_radii(of, of->middle, a, b);
}

bool outline_holds_in_box(const ground_outline *outline, bay_point at) {
    int known = is_about_edge(outline)
                    ? by_radii(outline, at, outline->from, outline->to)
                    : by_radii(outline, at, outline->middle, outline->middle);
    if (known >= 0) return known;
    for (uint32_t i = 0; i < outline->corners; i++) {
        bay_point p = outline->corner[i];
        bay_point q = outline->corner[i + 1 < outline->corners ? i + 1 : 0];
        if (outline_span(p, q, at) <= 0) return false;
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
        at[i] = outline_span(a, b, outline->corner[i]);
        left |= at[i] > 0;
        right |= at[i] < 0;
    }
    if (!(left && right)) return false;
    for (uint32_t i = 0; i < outline->corners; i++) {
        uint32_t next = i + 1 < outline->corners ? i + 1 : 0;
        if (!may_cross(at[i], at[next])) continue;
        bay_point p = outline->corner[i], q = outline->corner[next];
        if (outline_span(p, q, a) <= 0 && outline_span(p, q, b) <= 0) return false;
    }
    return true;
}
