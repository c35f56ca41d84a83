// The numbers of a piece in words, by the table of attributes of any rule system.
#ifndef BAY_DRAWING_ATTRIBUTES_H
#define BAY_DRAWING_ATTRIBUTES_H

#include "bayonet/game.h"

#include "base/text.h"
#include "json/json_write.h"

// The values of one piece, or the sums of several.
typedef struct attributes {
    const bay_attribute *table; // NULL: the system has none
    int64_t value[BAY_ATTRIBUTES_MAX];
} attributes;

// How points are told: long, or the whole alone as long as nothing is taken off.
typedef enum attributes_length { ATTRIBUTES_FULL, ATTRIBUTES_BRIEF } attributes_length;

// All 0.
attributes attributes_none(const bay_rules *rules);

// Of a piece.
attributes attributes_of(const bay_rules *rules, const bay_mark *piece);

// Adds the points of another piece; its facts do not add up and stay 0.
void attributes_add(attributes *to, const attributes *other);

// All points; 0 where there are none.
int64_t attributes_whole(const attributes *of);

// The remaining points, at least 0.
int64_t attributes_left(const attributes *of);

// Whether anything is taken off.
bool attributes_reduced(const attributes *of);

// Whether points are told as "left of the whole", and not by the whole alone. Long: if something
// may be taken off. Brief: if something is taken off.
bool attributes_split(const attributes *of, attributes_length length);

// Adds "3 of 5 clean, 1 red", or "5" if points are told by the whole alone, then facts. Adds
// nothing if all are 0. Returns whether anything was added.
bool attributes_add_words(text *to, const attributes *of, attributes_length length);

// Adds "5 stacking points", "1 unit".
void attributes_add_counted(text *to, int64_t count, const char *plural);

// Writes a map of id to value, for points only or also for facts.
void attributes_write(json *to, const attributes *of, bool facts);

// Writes the number of remaining points, or of the whole; null if there are no points.
void attributes_write_points(json *to, const char *key, const attributes *of, int64_t points);

// Writes the table as a list, under the key "attributes".
void attributes_write_table(json *to, const bay_rules *rules);

#endif
