// The shortest way on the plane from one place to another round outlines (outline.h).
//
// A way is a chain of straight legs whose turns are corners of outlines and which runs through
// none of them; it may run along their borders. Each leg's length is rounded up to a whole tenth
// of a millimetre, and the shortest is the one whose legs come to the least. So it is the same on
// every machine, and mirrored or turned by right angles.
#ifndef BAY_GROUND_PLANE_WAY_H
#define BAY_GROUND_PLANE_WAY_H

#include "ground/plane/outline.h"

enum { WAY_OUTLINES_MAX = 99, WAY_NONE = -1 };
enum { WAY_PLACES_MAX = WAY_OUTLINES_MAX * OUTLINE_CORNERS + 1 };

// The distance of two points, rounded up.
int64_t way_straight(bay_point from, bay_point to);

// Its exact square.
int64_t way_square(bay_point from, bay_point to);

// Whether it is at most a length; quicker than the distance.
bool way_is_within(bay_point from, bay_point to, int64_t length);

// Whether the straight leg runs through none of these outlines, [count].
bool way_is_free(const ground_outline *const *round, uint32_t count, bay_point from,
                 bay_point to);

// The same, quicker for many successive legs: the outline that barred a leg is tried first on the
// next.
//   in out  first  the index of that outline; 0 before the first leg
bool way_is_clear(const ground_outline *round, uint32_t count, bay_point from, bay_point to,
                  uint32_t *first);

// The lengths of the shortest ways from one place to all corners that a way can turn at.
typedef struct way_map {
    bay_point onward; // no leg leads back from it
    uint32_t count;   // reached places; the first is where the ways begin
    struct way_turn {
        bay_point at;
        bay_point before, behind; // the neighbouring corners of its outline; itself: none
        int64_t here;
        int64_t rest; // a lower bound for the distance to all goals
    } place[WAY_PLACES_MAX];
} way_map;

// A goal: ways may end no farther from its point than its radius.
typedef struct way_goal {
    bay_point middle;
    int64_t radius;
} way_goal;

// The ways that count.
typedef struct way_search {
    bay_point
        onward; // a direction, 1 or -1 to the east or to the south: no leg leads back from it,
                // but a leg may run across it; 0, 0: legs lead anywhere
    const way_goal
        *goal; // [goals] every place that is asked for later lies in one; 0 goals: anywhere
    uint32_t goals;
    int64_t limit; // 0 .. 2,000,000,000: longer ways do not count
} way_search;

// Finds them, except those from which no goal can be reached within the limit.
//   in       round   [count], WAY_OUTLINES_MAX at most; none holds `from`
//   cost     at most the square of the corners within the limit, times `count`
//   threads  any; a map is some 43 KB
void way_map_make(way_map *map, const ground_outline *round, uint32_t count, bay_point from,
                  const way_search *search);

// Whether the way from one place to another never leads back from a direction.
bool way_leads_on(bay_point from, bay_point to, bay_point onward);

// The length of the shortest way to a place, whose last leg must avoid all of `last`: the
// outlines of the map, or others in their place that do not hold the place.
//   in       last  [count]
//   returns  WAY_NONE when there is none within the limit
int64_t way_map_to(const way_map *map, const ground_outline *const *last, uint32_t count,
                   bay_point to, int64_t limit);

// The length of the shortest way round all of `round`.
//   in       round   [count], WAY_OUTLINES_MAX at most; a place inside one of them cannot be left or reached
//            limit   0 .. 2,000,000,000: longer ones do not count, and cost little
//   returns  WAY_NONE when there is none
//   cost     that of a map; nothing but the count where the straight way is free
//   threads  any; it takes some 45 KB of stack
int64_t way_length(const ground_outline *round, uint32_t count, bay_point from, bay_point to,
                   int64_t limit);

#endif
