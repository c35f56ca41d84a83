// The possible ends of a move of a given length that never leads back from a direction: straight
// on, to one side, or round what stands in the way.
//
// Lengths are whole tenths of a millimetre. The ends are the same on every machine, and mirrored
// or turned by right angles.
#ifndef BAY_GROUND_PLANE_ENDS_H
#define BAY_GROUND_PLANE_ENDS_H

#include "ground/plane/way.h"

// The functions that are called with ends.
typedef struct way_visitor {
    // false: skip all ends of ways whose last leg is `left` long and begins at `from`; an end is
    // rounded, and may lie 1 farther off. NULL: skip none
    bool (*wants_from)(const void *of, bay_point from, int64_t left);
    bool (*wants)(const void *of, bay_point end); // false: skip this end. NULL: visit all
    bool (*visit)(void *of, bay_point end);       // false: stop
    void *of;
} way_visitor;

// Visits the ends of all ways of that length, except unwanted ones. A way goes from the beginning
// of the map to one of its places, and continues by one leg of the remaining length: in a
// sixteenth of a turn, or towards a place of the map that is farther off.
//   in    map     whose direction is not 0, 0, with a limit of at least `length`
//         round   [count], those of the map: none of them is on the leg
//         length  0 .. 50,000
//   cost  the square of the places of the map; for wanted ends, times `count`
void way_ends(const way_map *map, const ground_outline *round, uint32_t count, int64_t length,
              const way_visitor *to);

#endif
