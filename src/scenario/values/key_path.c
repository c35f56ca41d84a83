#include "scenario/values/key_path.h"

#include "base/fault.h"

#include <assert.h>
#include <string.h>

// --- Matching --------------------------------------------------------------------------------

static bool ends_name(char letter) {
    return letter == '|' || letter == '.' || letter == '[';
}

// Is name[size] one of the alternatives at the start of `pattern`? They end at . [ or `end`.
static bool name_matches(const char *pattern, const char *end, const char *name, size_t size) {
    while (pattern < end) {
        size_t same = 0;
        while (pattern < end && !ends_name(*pattern) && same < size && *pattern == name[same]) {
            pattern++;
            same++;
        }
        bool over = pattern >= end || ends_name(*pattern);
        if (over && same == size) return true;
        while (pattern < end && !ends_name(*pattern)) pattern++;
        if (pattern >= end || *pattern != '|') return false;
        pattern++;
    }
    return false;
}

// Bytes of the name that a path begins with.
static size_t name_size(const char *path) {
    size_t size = 0;
    while (path[size] && path[size] != '.' && path[size] != '[') size++;
    return size;
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
        size_t size = name_size(path);
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

bool key_path_fits(const char *pattern, const char *path) {
    return matches(pattern, pattern + strlen(pattern), path);
}

static bool is_item(const char *path, size_t size) {
    return size && path[size - 1] == ']';
}

// The names that stand last in a row's path.
static const char *last_names(const bay_key *row) {
    const char *dot = strrchr(row->path, '.');
    return dot ? dot + 1 : row->path;
}

// Quicker than a match: may a path that ends with this letter be one of the row's?
static bool may_end_with(const bay_key *row, size_t size, char letter) {
    return row->path[size - 1] == letter || (letter != ']' && strchr(last_names(row), '|'));
}

const bay_key *key_path_find(const bay_rules *rules, const char *path) {
    size_t length = strlen(path);
    if (!length) return NULL;
    for (const bay_key *key = rules->keys; key->path; key++) {
        size_t size = strlen(key->path);
        if (may_end_with(key, size, path[length - 1]) &&
            matches(key->path, key->path + size, path))
            return key;
    }
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
    if (is_item(row->path, strlen(row->path))) return false;
    *names = last_names(row);
    if (*names == row->path) return !*parent;
    return *parent && matches(row->path, *names - 1, parent);
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

bool key_is_among(const char *choices, const char *name) {
    return choices && name_matches(choices, choices + strlen(choices), name, strlen(name));
}

// --- The keys of a group, once ---------------------------------------------------------------

static void shape_of(char *out, const char *path) {
    for (; *path; path++) {
        *out++ = *path;
        if (*path == '[') path += strcspn(path, "]") - 1;
    }
    *out = '\0';
}

static const key_group *find_keys(key_groups *known, const char *shape) {
    uint32_t count = 0, room = 0;
    for (key_walk walk = key_walk_of(known->rules, shape); key_walk_next(&walk);) room++;
    struct key_of_group *key = arena_take_array(known->into, room, sizeof *key);
    key_group *made = arena_take(known->into, sizeof *made);
    if (!key || !made) return NULL;
    for (key_walk walk = key_walk_of(known->rules, shape); key_walk_next(&walk);) {
        key[count].row = walk.key;
        key[count++].name = arena_copy_text(known->into, walk.name);
    }
    *made = (key_group){.shape = arena_copy_text(known->into, shape),
                        .count = count,
                        .key = key,
                        .next = known->first};
    if (known->into->failed) return NULL;
    return known->first = made;
}

const key_group *key_group_at(key_groups *known, const char *path) {
    char shape[KEY_PATH_MAX];
    shape_of(shape, path);
    for (const key_group *at = known->first; at; at = at->next)
        if (strcmp(at->shape, shape) == 0) return at;
    return find_keys(known, shape);
}

bool key_group_has(const key_group *group, const char *name) {
    for (uint32_t i = 0; group && i < group->count; i++)
        if (strcmp(group->key[i].name, name) == 0) return true;
    return false;
}
