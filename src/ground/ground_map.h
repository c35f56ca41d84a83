// Reads the map of a scenario, which is drawn in letters.
#ifndef BAY_GROUND_GROUND_MAP_H
#define BAY_GROUND_GROUND_MAP_H

#include "ground/legend.h"

// Reads the map into board, cell, letter and spot of `out`, which are as in an empty ground.
//   out     level  by cell: its digit in the map, else untouched
//   errors  BAY_BAD_INPUT: `out` and `level` then hold what was read so far
bay_status ground_map_read(const bay_value *map, const ground_rules *rules,
                           const legend *letters, ground_plan *out,
                           int8_t level[BOARD_CELLS_MAX], bay_fault *why);

#endif
