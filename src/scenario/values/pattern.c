#include "scenario/values/pattern.h"

#include "scenario/values/key_path.h"

#include <assert.h>
#include <string.h>

static uint32_t optionals(const char *pattern) {
    uint32_t count = 0;
    for (; *pattern && *pattern != '\n'; pattern++) count += *pattern == '[';
    assert(count <= PATTERN_OPTIONALS_MAX);
    return count;
}

static uint32_t all_kept(const char *pattern) {
    return (1U << optionals(pattern)) - 1;
}

pattern_walk pattern_walk_of(const bay_rules *rules, const bay_key *key, const char *path) {
    pattern_walk walk = {.rules = rules, .path = path, .pattern = key->shorthand};
    if (walk.pattern) walk.kept = all_kept(walk.pattern);
    return walk;
}

// The end of the [ ] that begins at `open`: behind its ].
static const char *behind_optional(const char *open) {
    uint32_t depth = 0;
    for (const char *at = open;; at++) {
        assert(*at && *at != '\n');
        depth += *at == '[';
        if (*at == ']' && --depth == 0) return at + 1;
    }
}

static bool is_gap(char letter) {
    return letter == ' ' || letter == ',';
}

static piece find_slot(const pattern_walk *walk, const char *open) {
    size_t size = strcspn(open, "}") - 1;
    char name[KEY_NAME_MAX], path[KEY_PATH_MAX];
    assert(size > 0 && size < sizeof name);
    memcpy(name, open + 1, size);
    name[size] = '\0';
    key_path_join(path, walk->path, name);
    piece slot = {.kind = PIECE_SLOT, .start = open + 1, .size = size};
    slot.key = key_path_find(walk->rules, path);
    assert(slot.key);
    slot.list = slot.key->kind == BAY_KEY_LIST;
    if (!slot.list) return slot;
    char item[KEY_PATH_MAX];
    key_path_item(item, path, 0);
    slot.key = key_path_find(walk->rules, item);
    assert(slot.key && slot.key->kind == BAY_KEY_WORD);
    return slot;
}

static piece read_slot(pattern_walk *walk, const char *open) {
    for (uint32_t i = 0; i < walk->slots; i++)
        if (walk->slot[i].start == open + 1) return walk->slot[i];
    piece found = find_slot(walk, open);
    if (walk->slots < PATTERN_SLOTS_KEPT) walk->slot[walk->slots++] = found;
    return found;
}

// The piece at `at`, which is no bracket; *next is behind it.
static piece read_piece(pattern_walk *walk, const char *at, const char **next) {
    piece made = {.kind = PIECE_WORDS, .start = at};
    if (*at == '{') {
        made = read_slot(walk, at);
        *next = at + made.size + 2;
        return made;
    }
    size_t size = 0;
    bool gap = is_gap(*at);
    while (at[size] && !strchr("[]{\n", at[size]) && is_gap(at[size]) == gap) size++;
    if (gap) made.kind = PIECE_GAP;
    made.size = size;
    *next = at + size;
    return made;
}

static void read_form(pattern_walk *walk, key_pattern *out) {
    uint32_t optional = 0;
    out->count = 0;
    for (const char *at = walk->pattern; *at && *at != '\n';) {
        if (*at == '[') {
            bool kept = walk->kept >> optional & 1;
            const char *behind = kept ? at + 1 : behind_optional(at);
            for (; at < behind; at++) optional += *at == '[';
        } else if (*at == ']') {
            at++;
        } else {
            assert(out->count < PATTERN_PIECES_MAX);
            out->piece[out->count++] = read_piece(walk, at, &at);
        }
    }
}

bool pattern_walk_next(pattern_walk *walk, key_pattern *out) {
    if (walk->last) {
        const char *line = strchr(walk->pattern, '\n');
        walk->pattern = line ? line + 1 : NULL;
        walk->last = false;
        if (walk->pattern) walk->kept = all_kept(walk->pattern);
    }
    if (!walk->pattern) return false;
    read_form(walk, out);
    walk->last = walk->kept == 0;
    if (!walk->last) walk->kept--;
    return true;
}
