// An item of the legend, or of the ground by name.
#ifndef BAY_GROUND_TERRAIN_ITEM_H
#define BAY_GROUND_TERRAIN_ITEM_H

#include "ground/ground.h"

typedef struct terrain_item {
    uint8_t kind;  // row of rules->kinds
    uint8_t faces; // 0: not given
    int8_t level;  // -1: not given
} terrain_item;

// Reads `kind`, `level` and `faces` of the item `index` of `list`.
bay_status terrain_item_read(const ground_rules *rules, const bay_value *item, const char *list,
                             uint32_t index, terrain_item *out, bay_fault *why);

// Adds the item to the ground of a cell. `level` is the level of its kind, unless it has its own.
terrain terrain_with(terrain cell, const ground_rules *rules, terrain_item item);

#endif
