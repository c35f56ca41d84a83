// Where a move of a given length can end that never leads back from a direction: the whole of it on one
// side, straight on, or round what stands in the way.
//
// Lengths are whole tenths of a millimetre. The ends are the same on every machine, and mirrored or turned by
// right angles.
#ifndef BAY_GROUND_PLANE_ENDS_H
#define BAY_GROUND_PLANE_ENDS_H

#include "ground/plane/way.h"

// Who is told of ends.
typedef struct way_taker {
    bool (*wants)(const void *of, bay_point end); // false: not of this one. NULL: of all
    bool (*take)(void *of, bay_point end);        // false: that is enough
    void *of;
} way_taker;

// Tells of each end that is wanted of a way of that length. A way goes from where the map begins to one of its places, and on by
// one leg as long as what is left: in a sixteenth of a turn, or towards a place of the map that is farther
// off.
//   in    map     whose direction is not 0, 0, with a limit of at least `length`
//         round   [count], those of the map: none of them is on the leg
//         length  0 .. 50,000
//   cost  the square of the places of the map; of what is wanted, times `count`
void way_ends(const way_map *map, const ground_outline *round, uint32_t count, int64_t length,
              const way_taker *to);

#endif
