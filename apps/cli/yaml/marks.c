#include "cli/yaml/marks.h"

#include "cli/common/xalloc.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_BITS = 6 };

// FNV-1a over the name, begun from the parent.
static uint32_t hash_of(const marks *all, int32_t parent, const char *key) {
    uint32_t hash = 2166136261u ^ (uint32_t)parent * 2654435761u;
    for (; *key; key++) hash = (hash ^ (unsigned char)*key) * 16777619u;
    return (hash ^ hash >> 15) & ((1u << all->bits) - 1);
}

static void link_in(marks *all, int32_t row) {
    uint32_t hash = hash_of(all, all->row[row].parent, all->row[row].key);
    all->row[row].next = all->bucket[hash];
    all->bucket[hash] = row;
}

static void rehash(marks *all, uint32_t bits) {
    size_t size = (size_t)1 << bits;
    all->bits = bits;
    all->bucket = xalloc_grow(all->bucket, size * sizeof *all->bucket);
    for (size_t i = 0; i < size; i++) all->bucket[i] = -1;
    for (int32_t i = 0; i < all->count; i++)
        if (all->row[i].key) link_in(all, i);
}

int32_t marks_add(marks *all, value_mark added) {
    if (all->count == all->room) {
        all->room = all->room ? 2 * all->room : 64;
        all->row = xalloc_grow(all->row, (size_t)all->room * sizeof *all->row);
        if (!all->bits || (uint32_t)all->room > 1u << all->bits)
            rehash(all, all->bits ? all->bits + 1 : FIRST_BITS);
    }
    if (added.key) added.key = xalloc_text(added.key, strlen(added.key));
    added.next = -1;
    int32_t row = all->count++;
    all->row[row] = added;
    if (added.key) link_in(all, row);
    return row;
}

int32_t marks_named(const marks *all, int32_t parent, const char *key) {
    if (!all->bits) return -1;
    int32_t row = all->bucket[hash_of(all, parent, key)];
    while (row >= 0 && (all->row[row].parent != parent || strcmp(all->row[row].key, key) != 0))
        row = all->row[row].next;
    return row;
}

static int32_t item_of(const marks *all, int32_t parent, long item) {
    for (int32_t i = parent + 1; i < all->count; i++)
        if (all->row[i].parent == parent && !all->row[i].key && all->row[i].item == item)
            return i;
    return -1;
}

// The child of `parent` that `path` goes on with, and how much of `path` names it. A key may hold
// dots (attacker.clean), so the longest name that exists is taken.
static int32_t child_of(const marks *all, int32_t parent, const char *path, size_t *used) {
    if (*path == '[') {
        char *end;
        long item = strtol(path + 1, &end, 10);
        *used = (size_t)(end - path) + 1;
        return *end == ']' ? item_of(all, parent, item) : -1;
    }
    for (size_t size = strlen(path); size > 0; size--) {
        if (path[size] != '\0' && path[size] != '.' && path[size] != '[') continue;
        char *key = xalloc_text(path, size);
        int32_t row = marks_named(all, parent, key);
        free(key);
        *used = size;
        if (row >= 0) return row;
    }
    return -1;
}

int32_t marks_find(const marks *all, const char *path, bool *whole) {
    int32_t at = all->count ? 0 : -1;
    while (at >= 0 && *path) {
        size_t used = 0;
        int32_t child = child_of(all, at, path, &used);
        if (child < 0) break;
        at = child;
        path += used;
        if (*path == '.') path++;
    }
    *whole = *path == '\0';
    return at;
}

void marks_free(marks *all) {
    for (int32_t i = 0; i < all->count; i++) free(all->row[i].key);
    free(all->row);
    free(all->bucket);
    *all = (marks){0};
}
