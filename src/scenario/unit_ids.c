#include "scenario/unit_ids.h"

#include "base/fault.h"
#include "base/value.h"
#include "ids/id_set.h"

#include <string.h>

enum { ID_MAX = 64, BASE_MAX = ID_MAX - 12 }; // bytes with the NUL; the same before a number

typedef struct naming {
    arena *into;
    key_groups *groups;
    faults *bad;
    id_set ids;
    bool derive; // the second walk: units without an id get one
} naming;

static const bay_value *walk_value(naming *n, const char *path, const bay_value *value);

// --- Ids that were given out -------------------------------------------------------------------

typedef struct unit_id {
    id_known known;
    const char *name; // of its unit; its id if that has none
} unit_id;

static bay_side side_of(const char *path) {
    return strncmp(path, "defender", 8) == 0 ? BAY_DEFENDER : BAY_ATTACKER;
}

static void remember(naming *n, const char *path, const char *id, const bay_value *name) {
    unit_id *made = arena_take(n->into, sizeof *made);
    if (!made) return;
    *made = (unit_id){{.id = id, .side = side_of(path)}, name ? name->is.text : id};
    id_set_add(&n->ids, &made->known);
}

// --- An id that was given --------------------------------------------------------------------

// Says which other unit it is, and which option would be about both.
static void refuse_clash(bay_fault *why, const id_known *other, const char *option) {
    text words = fault_words(why);
    text_add(&words, option);
    if (*option) text_add(&words, " would be about this and about ");
    text_add(&words, ((const unit_id *)other)->name);
    text_add(&words, *option ? "." : " has this id.");
    fault_allowed(why, "another id, or none");
}

static void check_given(naming *n, const char *path, const bay_value *id,
                        const bay_value *name) {
    bool kebab = text_is_kebab(id->is.text) && id->count < ID_MAX;
    char option[ID_OPTION_MAX], whole[KEY_PATH_MAX];
    const id_known *clash =
        kebab ? id_set_clash(&n->ids, id->is.text, side_of(path), option) : NULL;
    if (kebab && !clash) {
        remember(n, path, id->is.text, name);
        return;
    }
    key_path_join(whole, path, "id");
    bay_fault *why = faults_next(n->bad);
    fault_set(why, BAY_BAD_INPUT, whole,
              kebab ? NULL : "An id is small letters and digits, joined by hyphens.");
    if (kebab) {
        refuse_clash(why, clash, option);
    } else {
        char near[ID_MAX];
        text_kebab(near, sizeof near, id->is.text);
        fault_nearest(why, near);
        fault_allowed(why, "small letters and digits, joined by hyphens");
    }
    fault_given_value(why, id);
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

static const bay_value *derive(naming *n, const char *path, const bay_value *unit,
                               const bay_value *name) {
    char id[ID_MAX];
    size_t most = most_letters(key_group_at(n->groups, path));
    size_t room = most < BASE_MAX ? most + 1 : BASE_MAX;
    if (!text_kebab(id, room, name->is.text)) text_copy(id, room, "unit");
    id_set_tell_apart(&n->ids, side_of(path), id, most);
    const bay_value *made = value_text(n->into, id);
    if (made) remember(n, path, made->is.text, name);
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
        if (id) check_given(n, path, id, name);
        return unit;
    }
    if (id || !name) return unit;
    return derive(n, path, unit, name);
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
    id_set_begin(&n.ids, groups->rules);
    walk_value(&n, "", whole); // ids that were given come before those that are made
    if (bad->count || into->failed) return NULL;
    n.derive = true;
    return walk_value(&n, "", whole);
}
