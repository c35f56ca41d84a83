// Faults of the ground: those of base/fault.h, with the clause and the place in the map.
#ifndef BAY_GROUND_GROUND_FAULT_H
#define BAY_GROUND_GROUND_FAULT_H

#include "ground/ground.h"

enum { GROUND_PATH_MAX = 160 }; // bytes, with the NUL

// Begins a fault that cites the clause of the ground. Returns BAY_BAD_INPUT.
bay_status ground_refuse(const ground_rules *rules, bay_fault *why, const char *path,
                         const char *words);

// The same for a spot in the map: "Line 3 of the map, cell 4: " and the words. A spot with cell 0
// is the whole line, with line 0 the whole map.
bay_status ground_refuse_spot(const ground_rules *rules, bay_fault *why, map_spot where,
                              const char *words);

// Refuses the name of a cell that is not on the board.
bay_status ground_refuse_cell(const ground_rules *rules, bay_fault *why, const char *path,
                              const board *on, const char *given);

// The path of `key` of the item `index` of `list`; key NULL: of the item.
void ground_item_path(char path[GROUND_PATH_MAX], const char *list, uint32_t index,
                      const char *key);

#endif
