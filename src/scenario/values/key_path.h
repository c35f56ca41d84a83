// The row of a system's key table that a place in a document belongs to.
//
// A path is what a fault shows: attacker.stands[1].strength. A row's path is a pattern of such:
// attacker|defender.stands[].strength. "" is the whole document.
#ifndef BAY_SCENARIO_VALUES_KEY_PATH_H
#define BAY_SCENARIO_VALUES_KEY_PATH_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/nearest.h"

enum { KEY_NAME_MAX = 48, KEY_PATH_MAX = 160 }; // bytes with the NUL

// The row that `path` belongs to; NULL when there is none.
const bay_key *key_path_find(const bay_rules *rules, const char *path);

// True when `path` is one of those that the pattern of a row stands for.
bool key_path_fits(const char *pattern, const char *path);

// path + key, or path[index], into out[KEY_PATH_MAX]; cut when too long.
void key_path_join(char *out, const char *path, const char *key);
void key_path_item(char *out, const char *path, uint32_t index);

// The keys of the group at `parent`, one after another, in the order of the table.
typedef struct key_walk {
    const bay_key *key; // the present row
    char name[KEY_NAME_MAX];
    const char *start; // the same in the table, not NUL-terminated
    const char *parent;
    const bay_key *next; // the row after it
    const char *rest;    // of the present row: names still to come; NULL none
} key_walk;

key_walk key_walk_of(const bay_rules *rules, const char *parent);
bool key_walk_next(key_walk *walk);

// Offers the names of the group's keys to a search for the nearest word.
void key_path_nearest(const bay_rules *rules, const char *path, nearest *search);

// A key as a sentence names it: an empty one is two quotes.
static inline const char *key_told(const char *key) {
    return *key ? key : "\"\"";
}

// The keys that a group may have, in the order of the table.
typedef struct key_group {
    const char *shape; // its path without numbers: attacker.stands[]
    uint32_t count;
    const struct key_of_group {
        const bay_key *row;
        const char *name;
    } * key; // [count]
    const struct key_group *next;
} key_group;

// Those that were asked for: documents have many groups of few shapes, and the table is long.
typedef struct key_groups {
    arena *into;
    const bay_rules *rules;
    const key_group *first; // NULL before the first is asked for
} key_groups;

// The keys of the group at `path`; NULL when there is no memory.
const key_group *key_group_at(key_groups *known, const char *path);

// True when it may have a key `name`; false of NULL.
bool key_group_has(const key_group *group, const char *name);

// True when `name` is one of "a|b|c"; NULL choices have none.
bool key_is_among(const char *choices, const char *name);

#endif
