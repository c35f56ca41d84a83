// Documents that the library makes itself.
//
// Makers copy what they are given into the arena, keys and texts too, but share the items below:
// those must live as long. Each returns NULL when memory runs out, and takes NULL for a value to
// mean that it ran out before: so it is enough to ask at the end. A made value has line 0.
#ifndef BAY_BASE_VALUE_H
#define BAY_BASE_VALUE_H

#include "bayonet/value.h"

#include "base/arena.h"

// True of a text without U+0000: all of it is what C reads. NULL is none.
bool value_is_plain(const bay_value *value);

typedef struct value_pair {
    const char *key;
    const bay_value *value;
} value_pair;

const bay_value *value_null(arena *into);
const bay_value *value_flag(arena *into, bool flag);
const bay_value *value_whole(arena *into, int64_t whole);
const bay_value *value_decimal(arena *into, const char *digits); // as JSON writes a number
const bay_value *value_text(arena *into, const char *words);
const bay_value *value_text_bytes(arena *into, const char *bytes, size_t size);

// Of `count` values, in that order; count 0: an empty one.
const bay_value *value_list(arena *into, const bay_value *const *items, uint32_t count);

// Of `count` pairs, in that order; their keys differ.
const bay_value *value_map(arena *into, const value_pair *pairs, uint32_t count);

// A copy of `map` in which `key` is `value`: in its old place, or last if it is new.
const bay_value *value_with(arena *into, const bay_value *map, const char *key,
                            const bay_value *value);

// A copy of `map` without `key`; `map` itself when it has none.
const bay_value *value_without(arena *into, const bay_value *map, const char *key);

// A copy of `list` in which item `index` is `value`; index == count adds it at the end.
const bay_value *value_list_with(arena *into, const bay_value *list, uint32_t index,
                                 const bay_value *value);

#endif
