// The order of the keys of a map.
#ifndef BAY_JSON_JSON_KEYS_H
#define BAY_JSON_JSON_KEYS_H

#include "bayonet/value.h"

#include <stddef.h>

// Sorts items of one map by the bytes of their keys, in place; equal keys stay in their order. Time O(count log count) at worst.
void json_keys_sort(const bay_value **items, size_t count);

#endif
