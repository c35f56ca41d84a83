// Outlines: areas that the middle of a round base may not enter, as it moves round other bases,
// walls and impassable ground. Each is a convex polygon with whole corners, about a disc or about
// everything near an edge. So a way round it is never shorter than one round the disc, and longer
// by at most 1 in 50 of its radius.
//
// All lengths are whole tenths of a millimetre; points are within bay_point's range, radii 1 ..
// 1,000,000. Every answer is exact and the same on every machine.
#ifndef BAY_GROUND_PLANE_OUTLINE_H
#define BAY_GROUND_PLANE_OUTLINE_H

#include "bayonet/marks.h"

#include <stdbool.h>

enum { OUTLINE_CORNERS = 18 }; // of two sixteens, one beside the other

typedef struct ground_outline {
    bay_point low, high; // the box in which it lies
    // What is nearer to the middle of the disc, or to the edge, than the inner radius is inside;
    // nothing that is as far as the outer one. These are their squares.
    int64_t inner, outer;
    bay_point middle;   // of a disc
    bay_point from, to; // of an edge; the same twice: there is none
    uint32_t corners;
    bay_point corner[OUTLINE_CORNERS]; // clockwise as drawn; no three on one line
} ground_outline;

// About all points whose distance from `middle` is less than `radius`: sixteen corners, mirrored
// alike in both axes and about the diagonals, so that turned and mirrored tables have the same
// ways.
ground_outline outline_of_disc(bay_point middle, int32_t radius);

// The same elsewhere.
ground_outline outline_moved(const ground_outline *outline, bay_point by);

// Within the disc: sixteen corners on its edge, rounded towards its middle, the first to the
// east. A point at least `radius` from the middle is not inside.
//   in  radius  1 .. 100,000: its shares have five digits
ground_outline outline_within_disc(bay_point middle, int32_t radius);

// About all points whose distance from the edge from a to b is less than `radius`.
ground_outline outline_of_edge(bay_point a, bay_point b, int32_t radius);

// The same, where its disc is known for other edges too.
//   in  disc  outline_of_disc of 0, 0 and the radius
ground_outline outline_along(const ground_outline *disc, bay_point a, bay_point b);

// Twice the area that b and c span from a: above 0 where c lies on the inner side of the side from
// a to b.
static inline int64_t outline_span(bay_point a, bay_point b, bay_point c) {
    int64_t x1 = (int64_t)b.x - a.x, y1 = (int64_t)b.y - a.y;
    int64_t x2 = (int64_t)c.x - a.x, y2 = (int64_t)c.y - a.y;
    return x1 * y2 - y1 * x2;
}

// Whether a point lies strictly on the inner side of the edge from a to b, from one corner to the
// next.
static inline bool outline_is_inward(bay_point a, bay_point b, bay_point at) {
    return outline_span(a, b, at) > 0;
}

// For outline_holds and outline_bars alone: the same for a point, and for a leg, that is not wholly
// on one side of the outline's box.
bool outline_holds_in_box(const ground_outline *outline, bay_point at);
bool outline_bars_in_box(const ground_outline *outline, bay_point a, bay_point b);

// Whether a point lies inside; false on the border.
static inline bool outline_holds(const ground_outline *outline, bay_point at) {
    bay_point low = outline->low, high = outline->high;
    bool beside = at.x <= low.x || at.x >= high.x || at.y <= low.y || at.y >= high.y;
    return !beside && outline_holds_in_box(outline, at);
}

// Whether any point of the leg from a to b, including its ends, lies inside. False along the
// border. Inline, because most legs lie wholly on one side of the box.
static inline bool outline_bars(const ground_outline *outline, bay_point a, bay_point b) {
    bay_point low = outline->low, high = outline->high;
    bool beside = (a.x <= low.x && b.x <= low.x) || (a.x >= high.x && b.x >= high.x) ||
                  (a.y <= low.y && b.y <= low.y) || (a.y >= high.y && b.y >= high.y);
    return !beside && outline_bars_in_box(outline, a, b);
}

#endif
