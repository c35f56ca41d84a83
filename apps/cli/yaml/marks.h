// The places of a document's values in its text.
//
// Paths are written as the library writes them: attacker.stands[1].strength.
#ifndef BAYONET_CLI_YAML_MARKS_H
#define BAYONET_CLI_YAML_MARKS_H

#include "cli/common/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct value_mark {
    int32_t parent;  // row of the map or list it stands in; -1: the whole document
    char *key;       // its name in a map; NULL: an item of a list, or the document
    int32_t item;    // its place in a list
    bool plain;      // a scalar without quotes
    bool echo;       // a scalar that is the same as its key
    uint32_t block;  // of a text that stands line for line, behind a |, its first line; 0: none
    uint32_t indent; // of such a text
    uint32_t line, column, key_line, key_column; // from 1; of the value, of the key
    int32_t next;                                // with the same hash; -1: none
} value_mark;

typedef struct marks {
    value_mark *row;
    int32_t count, room;
    int32_t *bucket; // [1 << bits]
    uint32_t bits;
} marks;

// Adds a value and returns its row. `key` is copied.
int32_t marks_add(marks *all, value_mark added);

// The row called `key` in the map `parent`; -1 when there is none.
int32_t marks_named(const marks *all, int32_t parent, const char *key);

// The row of `path`, or of the innermost part of it that exists.
//
//   out     *whole   whether that is the path itself
int32_t marks_find(const marks *all, const char *path, bool *whole);

void marks_free(marks *all);

#endif
