// Where a move of a given length can end that never leads back from a direction: the whole of it on one
// side, straight on, or round what stands in the way.
//
// Lengths are whole tenths of a millimetre. The ends are the same on every machine, and mirrored or turned by
// right angles.
#ifndef BAY_GROUND_PLANE_ENDS_H
#define BAY_GROUND_PLANE_ENDS_H

#include "ground/plane/way.h"

// What is called for ends.
typedef struct way_visitor {
    bool (*wants)(const void *of, bay_point end); // false: not for this one. NULL: for all
    bool (*visit)(void *of, bay_point end);       // false: for no more
    void *of;
} way_visitor;

// Visits the ends of all ways of that length, but for those that are not wanted. A way goes from where the map
// begins to one of its places, and on by one leg as long as what is left: in a sixteenth of a turn, or towards a
// place of the map that is farther off.
//   in    map     whose direction is not 0, 0, with a limit of at least `length`
//         round   [count], those of the map: none of them is on the leg
//         length  0 .. 50,000
//   cost  the square of the places of the map; of what is wanted, times `count`
void way_ends(const way_map *map, const ground_outline *round, uint32_t count, int64_t length,
              const way_visitor *to);

#endif
