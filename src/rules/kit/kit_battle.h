// Building a battle in its block.
#ifndef BAY_RULES_KIT_BATTLE_H
#define BAY_RULES_KIT_BATTLE_H

#include "bayonet/game.h"

#include "ground/board.h"

// The units that words can name.
typedef struct kit_names {
    // [count] in the system's order; ids and names are copied. A member of a group whose id or name
    // is NULL is named after the group and its number there
    const bay_unit *units;
    int count;
    const board *cells; // each is a unit of nobody, after the others; NULL: there are none
} kit_names;

// Bytes of a situation that holds `bytes`, rounded up, so that told bytes can follow it.
static inline uint16_t kit_situation_size(size_t bytes) {
    return (uint16_t)((bytes + 7) & ~(size_t)7);
}

// Compares two of the system's units: negative if the first comes first, positive if the second
// does.
typedef int kit_compare_fn(const void *one, const void *other);

// The order of the units of a side.
typedef struct kit_order {
    kit_compare_fn *compare; // NULL: all are equal
    bool last_first;         // equal ones stand from the last id to the first
} kit_order;

// Compares two ids in that order, byte by byte.
int kit_compare_ids(const char *one, const char *other, bool last_first);

// Sorts the units that have been read, on each side, into an order of the system's, and equal
// ones by their ids.
//   in,out  called  [count] the name of each
//           units   [count] the system's, `size` bytes each
//   out     listed  [count] the new place of the first unit of the file, of the second, …
void kit_sort_units(kit_order order, bay_unit *called, void *units, size_t size, int count,
                    uint8_t *listed);

// Makes the one block: the battle as it was read, its units, their names.
//   in      from   [size] the system's battle, which begins with a bay_battle. In that, the caller
//                  has filled size, told and most, and the groups if there are any: they are
//                  copied
//   errors  BAY_NO_MEMORY: *out is untouched
//   owns    the caller frees it with bay_battle_free
bay_status kit_battle_make(const bay_loading *in, const void *from, size_t size,
                           kit_names names, bay_battle **out, bay_fault *why);

#endif
