#include "scenario/unit_ids.h"

#include "base/fault.h"
#include "base/value.h"

#include <string.h>

enum { ID_MAX = 64 }; // bytes with the NUL

typedef struct known known;
struct known {
    const char *id;
    const known *next;
};

typedef struct naming {
    arena *into;
    key_groups *groups;
    faults *bad;
    const known *ids;
    bool derive; // the second walk: units without an id get one
} naming;

static const bay_value *walk_value(naming *n, const char *path, const bay_value *value);

// --- Ids that make the same option -------------------------------------------------------------

// Do both rows stand among the options of one question?
static bool are_offered_together(const bay_rules *rules, uint16_t one, uint16_t other) {
    for (const bay_step_info *step = rules->steps; step->id; step++) {
        int found = 0;
        for (const uint16_t *at = step->offers; at && *at != BAY_NO_ROW; at++)
            found += *at == one || *at == other;
        if (found == 2) return true;
    }
    return false;
}

// Is `id` the row's id before its {unit}, all of which that has?
static bool is_before_unit(const bay_rules *rules, uint16_t row, const char *id, size_t size) {
    const char *whole = rules->options[row].id;
    return strncmp(whole, id, size) == 0 && strcmp(whole + size, "{unit}") == 0;
}

// Would slay-{unit} of wounded-ogryns be slay-wounded-{unit} of ogryns?
static bool make_one_option(const bay_rules *rules, const char *longer, const char *shorter) {
    size_t size = strlen(longer), tail = strlen(shorter);
    if (size <= tail || strcmp(longer + size - tail, shorter) != 0) return false;
    for (uint16_t a = 0; rules->options[a].id; a++) {
        char words[ID_MAX * 2];
        text row = text_within(words, sizeof words);
        size_t before = strcspn(rules->options[a].id, "{");
        text_add_bytes(&row, rules->options[a].id, before);
        text_add_bytes(&row, longer, size - tail);
        if (!is_before_unit(rules, a, words, before)) continue;
        for (uint16_t b = 0; rules->options[b].id; b++)
            if (is_before_unit(rules, b, words, row.size) && are_offered_together(rules, a, b))
                return true;
    }
    return false;
}

// The id of another unit that is the same, or with which an option would have one id; NULL.
static const char *clash_of(const naming *n, const char *id) {
    const bay_rules *rules = n->groups->rules;
    for (const known *at = n->ids; at; at = at->next)
        if (strcmp(at->id, id) == 0 || make_one_option(rules, id, at->id) ||
            make_one_option(rules, at->id, id))
            return at->id;
    return NULL;
}

static void remember(naming *n, const char *id) {
    known *made = arena_take(n->into, sizeof *made);
    if (!made) return;
    *made = (known){.id = id, .next = n->ids};
    n->ids = made;
}

// --- An id that was given --------------------------------------------------------------------

static void check_given(naming *n, const char *path, const bay_value *id) {
    bool kebab = text_is_kebab(id->is.text) && id->count < ID_MAX;
    const char *clash = clash_of(n, id->is.text);
    if (kebab && !clash) {
        remember(n, id->is.text);
        return;
    }
    char whole[KEY_PATH_MAX];
    key_path_join(whole, path, "id");
    bay_fault *why = faults_next(n->bad);
    bool twice = kebab && strcmp(clash, id->is.text) == 0;
    fault_set(why, BAY_BAD_INPUT, whole,
              twice   ? "Two units have this id: an id stands once in a file."
              : kebab ? "With the id of another unit this makes options of one name."
                      : "An id is small letters and digits, joined by hyphens.");
    fault_given_value(why, id);
    if (!kebab) {
        char near[ID_MAX];
        text_kebab(near, sizeof near, id->is.text);
        fault_nearest(why, near);
        fault_allowed(why, "small letters and digits, joined by hyphens");
    }
    fault_at(why, id);
}

// --- An id from the name ---------------------------------------------------------------------

// The letters that an id of this group may have, as far as one that is made may need them.
static size_t most_letters(const key_group *group) {
    int64_t most = ID_MAX - 1;
    for (uint32_t i = 0; i < group->count; i++)
        if (strcmp(group->key[i].name, "id") == 0 && group->key[i].row->high < most)
            most = group->key[i].row->high;
    return (size_t)most;
}

// base-number, of which the base is cut where both are more than `most` letters.
static void write_numbered(char id[ID_MAX], const char *base, int64_t number, size_t most) {
    size_t kept = strlen(base);
    text whole;
    do {
        whole = text_within(id, ID_MAX);
        text_add_bytes(&whole, base, kept);
        text_add_char(&whole, '-');
        text_add_whole(&whole, number);
    } while ((whole.size > most || base[kept - 1] == '-') && --kept);
}

static const bay_value *derive(naming *n, const bay_value *unit, const bay_value *name,
                               size_t most) {
    char base[ID_MAX - 12], id[ID_MAX];
    size_t room = most < sizeof base ? most + 1 : sizeof base;
    if (!text_kebab(base, room, name->is.text)) text_copy(base, sizeof base, "unit");
    text_copy(id, sizeof id, base);
    for (int64_t number = 2; clash_of(n, id); number++) write_numbered(id, base, number, most);
    const bay_value *made = value_text(n->into, id);
    if (made) remember(n, made->is.text);
    return value_with(n->into, unit, "id", made);
}

static bool is_unit(const naming *n, const char *path) {
    if (path[strlen(path) - 1] != ']') return false;
    const key_group *group = key_group_at(n->groups, path);
    return key_group_has(group, "name") && key_group_has(group, "id");
}

static const bay_value *name_unit(naming *n, const char *path, const bay_value *unit) {
    const bay_value *id = bay_value_get(unit, "id"), *name = bay_value_get(unit, "name");
    if (!n->derive) {
        if (id) check_given(n, path, id);
        return unit;
    }
    if (id || !name) return unit;
    return derive(n, unit, name, most_letters(key_group_at(n->groups, path)));
}

// --- The walk: no deeper than the table's paths -------------------------------------------------

static const bay_value *walk_list(naming *n, const char *path, const bay_value *list) {
    bool changed = false;
    const bay_value **items = arena_take_array(n->into, list->count, sizeof *items);
    if (!items) return NULL;
    for (uint32_t i = 0; i < list->count; i++) {
        char here[KEY_PATH_MAX];
        key_path_item(here, path, i);
        items[i] = walk_value(n, here, &list->is.item[i]);
        changed = changed || items[i] != &list->is.item[i];
    }
    return changed ? value_list(n->into, items, list->count) : list;
}

static const bay_value *walk_map(naming *n, const char *path, const bay_value *map) {
    const bay_value *made = map;
    const key_group *group = key_group_at(n->groups, path);
    for (uint32_t i = 0; made && i < map->count; i++) {
        const bay_value *item = &map->is.item[i];
        if (!key_group_has(group, item->key)) continue; // parameters, aim, orders
        char here[KEY_PATH_MAX];
        key_path_join(here, path, item->key);
        const bay_value *walked = walk_value(n, here, item);
        if (walked != item) made = value_with(n->into, made, item->key, walked);
    }
    return made;
}

static const bay_value *walk_value(naming *n, const char *path, const bay_value *value) {
    if (value->kind == BAY_VALUE_LIST) return walk_list(n, path, value);
    if (value->kind != BAY_VALUE_MAP) return value;
    const bay_value *made = walk_map(n, path, value);
    return made && *path && is_unit(n, path) ? name_unit(n, path, made) : made;
}

const bay_value *unit_ids_fill(key_groups *groups, const bay_value *whole, faults *bad) {
    arena *into = groups->into;
    naming n = {.into = into, .groups = groups, .bad = bad};
    walk_value(&n, "", whole); // ids that were given come before those that are made
    if (bad->count || into->failed) return NULL;
    n.derive = true;
    return walk_value(&n, "", whole);
}
