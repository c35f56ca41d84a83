#include "scenario/key_path.h"

#include "base/fault.h"

#include <assert.h>
#include <string.h>

// --- Matching --------------------------------------------------------------------------------

// Is name[size] one of the alternatives at the start of `pattern`? They end at . [ or `end`.
static bool name_matches(const char *pattern, const char *end, const char *name, size_t size) {
    while (pattern < end) {
        size_t length = strcspn(pattern, "|.[");
        if (length > (size_t)(end - pattern)) length = (size_t)(end - pattern);
        if (length == size && memcmp(pattern, name, size) == 0) return true;
        pattern += length;
        if (pattern >= end || *pattern != '|') return false;
        pattern++;
    }
    return false;
}

static const char *skip_name(const char *pattern, const char *end) {
    while (pattern < end && *pattern != '.' && *pattern != '[') pattern++;
    return pattern;
}

// Steps over [] in the pattern and [7] in the path, as many as there are; false: they differ.
static bool skip_items(const char **pattern, const char *end, const char **path) {
    while (*pattern < end && **pattern == '[') {
        if (**path != '[') return false;
        *pattern += 2;
        *path += strcspn(*path, "]");
        if (**path == ']') ++*path;
    }
    return **path != '[';
}

static bool matches(const char *pattern, const char *end, const char *path) {
    while (pattern < end) {
        size_t size = strcspn(path, ".[");
        if (!name_matches(pattern, end, path, size)) return false;
        pattern = skip_name(pattern, end);
        path += size;
        if (!skip_items(&pattern, end, &path)) return false;
        bool more = pattern < end;
        if (more != (*path == '.')) return false;
        pattern += more;
        path += more;
    }
    return !*path;
}

const bay_key *key_path_find(const bay_rules *rules, const char *path) {
    for (const bay_key *key = rules->keys; key->path; key++)
        if (matches(key->path, key->path + strlen(key->path), path)) return key;
    return NULL;
}

// --- Making ----------------------------------------------------------------------------------

void key_path_join(char *out, const char *path, const char *key) {
    text whole = text_within(out, KEY_PATH_MAX);
    text_add(&whole, path);
    path_add_key(&whole, key);
}

void key_path_item(char *out, const char *path, uint32_t index) {
    text whole = text_within(out, KEY_PATH_MAX);
    text_add(&whole, path);
    path_add_item(&whole, index);
}

// --- Walking ---------------------------------------------------------------------------------

key_walk key_walk_of(const bay_rules *rules, const char *parent) {
    return (key_walk){.parent = parent, .next = rules->keys};
}

// Does the row stand directly in the group at `parent`? *names: the last names of its path.
static bool stands_in(const bay_key *row, const char *parent, const char **names) {
    size_t size = strlen(row->path);
    if (row->path[size - 1] == ']') return false;
    const char *dot = strrchr(row->path, '.');
    *names = dot ? dot + 1 : row->path;
    if (!dot) return !*parent;
    return *parent && matches(row->path, dot, parent);
}

bool key_walk_next(key_walk *walk) {
    while (!walk->rest) {
        if (!walk->next->path) return false;
        walk->key = walk->next++;
        if (!stands_in(walk->key, walk->parent, &walk->rest)) walk->rest = NULL;
    }
    walk->start = walk->rest;
    size_t size = strcspn(walk->rest, "|");
    assert(size < KEY_NAME_MAX);
    memcpy(walk->name, walk->rest, size);
    walk->name[size] = '\0';
    walk->rest = walk->rest[size] ? walk->rest + size + 1 : NULL;
    return true;
}

void key_path_nearest(const bay_rules *rules, const char *path, nearest *search) {
    key_walk walk = key_walk_of(rules, path);
    while (key_walk_next(&walk)) nearest_try_bytes(search, walk.start, strlen(walk.name));
}

bool key_path_has(const bay_rules *rules, const char *path, const char *name) {
    key_walk walk = key_walk_of(rules, path);
    while (key_walk_next(&walk))
        if (strcmp(walk.name, name) == 0) return true;
    return false;
}

bool key_is_among(const char *choices, const char *name) {
    return choices && name_matches(choices, choices + strlen(choices), name, strlen(name));
}
