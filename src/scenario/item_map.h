// Lists that are written as a map or as one text. {t: wood, h: hill 2} is the list of "t wood" and "h hill 2". A
// list may be written so if its items have a short form that begins with a slot.
#ifndef BAY_SCENARIO_ITEM_MAP_H
#define BAY_SCENARIO_ITEM_MAP_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "json/faults.h"

enum { ITEM_MAP_TEXT_MAX = 1000 }; // items of a list as one text

// True when the list at `path` may be written as a map.
bool item_map_may(const bay_rules *rules, const char *path);

// Reads the map at `path`, for which item_map_may is true, as a list. A text or number follows its
// key; a map is the item without the value that the key gives.
//   returns NULL when a map contradicts its key (added to `bad`), or out of memory
const bay_value *item_map_list(arena *into, const bay_rules *rules, const char *path,
                               const bay_value *map, faults *bad);

// The item of `key` and `value`, as above; NULL when out of memory.
const bay_value *item_map_item(arena *into, const bay_rules *rules, const char *path,
                               const char *key, const bay_value *value);

// The list of "[b3, c4]", as a command line gives it: texts without the blanks and the quotes round
// them; a comma within quotes, brackets or braces parts nothing. A value that is no such text, or has
// too many items, is returned as it is.
//   returns NULL when out of memory
const bay_value *item_map_text(arena *into, const bay_value *given);

// Makes faults name an item of such a list as it was written: legend[1].kind becomes
// legend.h.kind if `document` has a map.
void item_map_as_written(const bay_value *document, faults *bad);

#endif
