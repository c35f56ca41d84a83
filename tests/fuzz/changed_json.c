#include "fuzz/changed_json.h"

#include "base/arena.h"
#include "failing_memory.h"
#include "fuzz/made/made_scenario.h"
#include "json/json_read.h"
#include "json/json_write.h"
#include "scenario/values/key_path.h"

#include <string.h>

enum { DEPTH = 6 };

typedef struct change {
    recipe from; // what says how
    const bay_rules *rules;
    const bay_value *root;
    uint32_t target; // the value that is changed, counted from the root on
    uint32_t passed; // values written so far
} change;

// --- Values of the document ------------------------------------------------------------------

static uint32_t count_values(const bay_value *value) {
    uint32_t count = 1;
    if (value->kind != BAY_VALUE_MAP && value->kind != BAY_VALUE_LIST) return 1;
    for (uint32_t i = 0; i < value->count; i++) count += count_values(&value->is.item[i]);
    return count;
}

// The value at place *at, counted from `value` on; NULL: it has fewer, and *at is what is left.
static const bay_value *value_at(const bay_value *value, uint32_t *at) {
    if (*at == 0) return value;
    (*at)--;
    if (value->kind != BAY_VALUE_MAP && value->kind != BAY_VALUE_LIST) return NULL;
    for (uint32_t i = 0; i < value->count; i++) {
        const bay_value *found = value_at(&value->is.item[i], at);
        if (found) return found;
    }
    return NULL;
}

static const bay_value *any_value(change *c) {
    uint32_t at = below_many(&c->from, count_values(c->root));
    return value_at(c->root, &at);
}

// --- Another value ---------------------------------------------------------------------------

static void add_key(text *to, const char *key) {
    json_write_text(to, key, strlen(key));
    text_add(to, ":");
}

static void add_number(change *c, text *to, const bay_value *old) {
    int64_t number = old->kind == BAY_VALUE_WHOLE ? old->is.whole : 0;
    switch (below(&c->from, 6)) {
    case 0: text_add_whole(to, number < 1000000 ? number + 1 : 0); break;
    case 1: text_add_whole(to, number > -1000000 ? number - 1 : 0); break;
    case 2: text_add_whole(to, (int64_t)below(&c->from, 8)); break;
    case 3: text_add_whole(to, (int64_t)below_many(&c->from, 65536)); break;
    case 4: text_add(to, "-1"); break;
    default: text_add(to, below(&c->from, 2) ? "9223372036854775807" : "0.5");
    }
}

// A word that the rules know.
static void add_word(change *c, text *to) {
    const bay_rules *rules = c->rules;
    unsigned rows = 0, at = below(&c->from, 4);
    if (at == 0) {
        while (rules->steps[rows].id) rows++;
        made_choice(to, &c->from, rules->steps[below(&c->from, rows)].id);
    } else if (at == 1) {
        while (rules->options[rows].id) rows++;
        made_choice(to, &c->from, rules->options[below(&c->from, rows)].id);
    } else {
        while (rules->keys[rows].path) rows++;
        const char *choices = rules->keys[below(&c->from, rows)].choices;
        made_choice(to, &c->from, choices ? choices : "A|B|a|attacker|defender");
    }
}

static void add_letters(change *c, text *to, const bay_value *old) {
    char line[200];
    size_t size = old->count < sizeof line ? old->count : sizeof line;
    memcpy(line, old->is.text, size);
    if (size) line[below_many(&c->from, (unsigned)size)] = (char)below(&c->from, 128);
    json_write_text(to, line, below(&c->from, 4) || !size ? size : size - 1);
}

// By the row of the key table for this path, if there is one.
static bool add_by_table(change *c, text *to, const char *path, int depth) {
    const bay_key *row = path && *path ? key_path_find(c->rules, path) : NULL;
    if (!row) return false;
    made_value(to, &c->from, c->rules, row, path, depth);
    return true;
}

static void add_other(change *c, text *to, const bay_value *old, const char *path, int depth) {
    unsigned how = below(&c->from, 6);
    if (how < 3 && add_by_table(c, to, path, depth)) return;
    if (how == 3)
        json_write_value(to, any_value(c), false);
    else if (old->kind == BAY_VALUE_WHOLE || old->kind == BAY_VALUE_DECIMAL)
        add_number(c, to, old);
    else if (old->kind == BAY_VALUE_TEXT && how == 4)
        add_letters(c, to, old);
    else if (old->kind == BAY_VALUE_FLAG)
        text_add(to, old->is.flag ? "false" : "true");
    else if (how == 5)
        made_anything(to, &c->from);
    else
        add_word(c, to);
}

// --- The document ----------------------------------------------------------------------------

static void write(change *c, text *to, const bay_value *value, const char *path, int depth);

// The path of a member in the scenario; NULL: it is in none.
static const char *member_path(char bytes[KEY_PATH_MAX], const char *path, const char *key) {
    if (strcmp(key, "scenario") == 0) return "";
    if (!path) return NULL;
    key_path_join(bytes, path, key);
    return bytes;
}

static void write_map(change *c, text *to, const bay_value *map, const char *path, int depth,
                      uint32_t without) {
    bool any = false;
    for (uint32_t i = 0; i < map->count; i++) {
        char here[KEY_PATH_MAX];
        const bay_value *item = &map->is.item[i];
        if (i == without) continue;
        if (any) text_add(to, ",");
        any = true;
        add_key(to, item->key);
        write(c, to, item, member_path(here, path, item->key), depth + 1);
    }
}

// A member more, of those that the key table has here.
static void add_member(change *c, text *to, const bay_value *map, const char *path, int depth) {
    char here[KEY_PATH_MAX];
    key_walk walk = key_walk_of(c->rules, path);
    unsigned wanted = below(&c->from, 24);
    while (key_walk_next(&walk))
        if (!bay_value_get(map, walk.name) && wanted-- == 0) {
            if (map->count) text_add(to, ",");
            add_key(to, walk.name);
            key_path_join(here, path, walk.name);
            made_value(to, &c->from, c->rules, walk.key, here, depth + 1);
            return;
        }
}

static void change_map(change *c, text *to, const bay_value *map, const char *path, int depth) {
    bool less = map->count && below(&c->from, 2);
    text_add(to, "{");
    write_map(c, to, map, path, depth, less ? below(&c->from, map->count) : UINT32_MAX);
    if (!less && path) add_member(c, to, map, path, depth);
    text_add(to, "}");
}

static void write_list(change *c, text *to, const bay_value *list, const char *path, int depth,
                       uint32_t without, uint32_t twice) {
    bool any = false;
    for (uint32_t i = 0; i < list->count; i++)
        for (uint32_t k = i == without ? 1 : 0; k < (i == twice ? 2u : 1u); k++) {
            char here[KEY_PATH_MAX];
            if (path) key_path_item(here, path, i);
            if (any) text_add(to, ",");
            any = true;
            write(c, to, &list->is.item[i], path ? here : NULL, depth + 1);
        }
}

static void change_list(change *c, text *to, const bay_value *list, const char *path,
                        int depth) {
    uint32_t at = list->count ? below_many(&c->from, list->count) : 0;
    unsigned how = below(&c->from, 3);
    char here[KEY_PATH_MAX];
    text_add(to, "[");
    write_list(c, to, list, path, depth, how == 0 ? at : UINT32_MAX,
               how == 1 ? at : UINT32_MAX);
    if (how == 2 && path) {
        key_path_item(here, path, list->count);
        if (list->count && key_path_find(c->rules, here)) text_add(to, ",");
        add_by_table(c, to, here, depth + 1);
    }
    text_add(to, "]");
}

static void write_changed(change *c, text *to, const bay_value *value, const char *path,
                          int depth) {
    bool group = value->kind == BAY_VALUE_MAP || value->kind == BAY_VALUE_LIST;
    if (!group || below(&c->from, 4) == 0)
        add_other(c, to, value, path, depth < DEPTH ? DEPTH : depth);
    else if (value->kind == BAY_VALUE_MAP)
        change_map(c, to, value, path, depth);
    else
        change_list(c, to, value, path, depth);
}

static void write(change *c, text *to, const bay_value *value, const char *path, int depth) {
    if (c->passed++ == c->target) {
        write_changed(c, to, value, path, depth);
    } else if (value->kind == BAY_VALUE_MAP) {
        text_add(to, "{");
        write_map(c, to, value, path, depth, UINT32_MAX);
        text_add(to, "}");
    } else if (value->kind == BAY_VALUE_LIST) {
        text_add(to, "[");
        write_list(c, to, value, path, depth, UINT32_MAX, UINT32_MAX);
        text_add(to, "]");
    } else {
        json_write_value(to, value, false);
    }
}

size_t changed_json(uint8_t *data, size_t size, size_t room, const bay_rules *rules,
                    const uint8_t *how, size_t how_size) {
    failing_memory heap = {0};
    arena space = arena_new(failing_memory_of(&heap));
    text out = text_new(failing_memory_of(&heap));
    change c = {.from = {how, how + how_size}, .rules = rules};
    size_t made = 0;
    if (json_read(&space, (const char *)data, size, &c.root, NULL) == BAY_OK) {
        c.target = below_many(&c.from, count_values(c.root));
        bool scenario = bay_value_get(c.root, "rules") && !bay_value_get(c.root, "format");
        write(&c, &out, c.root, scenario ? "" : NULL, 0);
        if (!out.failed && out.size <= room) {
            memcpy(data, text_get(&out), out.size);
            made = out.size;
        }
    }
    text_free(&out);
    arena_free(&space);
    return made;
}
