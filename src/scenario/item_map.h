// Lists that are written as a map. {t: wood, h: hill 2} is the list of "t wood" and
// "h hill 2": a list may be written so where its items have a short form that begins with a slot.
#ifndef BAY_SCENARIO_ITEM_MAP_H
#define BAY_SCENARIO_ITEM_MAP_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "json/faults.h"

// True when the list at `path` may be written as a map.
bool item_map_may(const bay_rules *rules, const char *path);

// The list that the map at `path` says, which item_map_may. A text or number stands behind its
// key; a map is the item without what the key says.
//   returns NULL when a map says another thing than its key, which is then one of `bad`, or out
//           of memory
const bay_value *item_map_list(arena *into, const bay_rules *rules, const char *path,
                               const bay_value *map, faults *bad);

// The item that `key` and `value` are, as above; NULL when out of memory.
const bay_value *item_map_item(arena *into, const bay_rules *rules, const char *path,
                               const char *key, const bay_value *value);

// Faults name an item of such a list as it was written: legend[1].kind becomes legend.h.kind where
// `document` has a map.
void item_map_as_written(const bay_value *document, faults *bad);

#endif
