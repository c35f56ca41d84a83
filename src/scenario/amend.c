#include "scenario/amend.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "scenario/item_map.h"
#include "scenario/keys.h"
#include "scenario/settings.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"
#include "scenario/values/shorthand.h"

#include <assert.h>
#include <string.h>

typedef struct amending {
    arena *into;
    const bay_rules *rules;
    faults *bad;
    const bay_value *document; // as it was
    const bay_value *set;      // the item under way: its key is the whole path
    uint64_t copies;           // values that were copied so far
} amending;

static const bay_value *put_in_map(amending *a, const bay_value *map, const char *path,
                                   const char *rest);

// --- Names that do not exist -----------------------------------------------------------------

// Does the document say the word anywhere? Documents are no deeper than JSON_DEPTH_MAX.
static bool mentions(const bay_value *value, const char *word, size_t size) {
    if (value->kind == BAY_VALUE_TEXT)
        for (uint32_t at = 0; at + size <= value->count; at++)
            if (scalar_same(value->is.text + at, word, size)) return true;
    if (value->kind != BAY_VALUE_MAP && value->kind != BAY_VALUE_LIST) return false;
    for (uint32_t i = 0; i < value->count; i++)
        if (mentions(&value->is.item[i], word, size)) return true;
    return false;
}

// A parameter that is `name` of one thing: attack_dice -> regular_attack_dice, where the document
// has to do with regulars, else the first. All such are allowed.
static const char *same_of_one(const amending *a, const char *name, bay_fault *why) {
    const char *first = NULL;
    bool mentioned = false;
    size_t size = strlen(name);
    for (const bay_param *param = a->rules->params; param->name; param++) {
        size_t length = strlen(param->name);
        bool same = size > 0 && length > size + 1 && param->name[length - size - 1] == '_' &&
                    strcmp(param->name + length - size, name) == 0;
        if (!same || !strchr(name, '_')) continue; // two words at least must be the same
        fault_allowed_also(why, param->name);
        bool here = mentions(a->document, param->name, length - size - 1);
        if (!first || (here && !mentioned)) first = param->name;
        mentioned = mentioned || here;
    }
    return first;
}

// The first row of the table whose last name is `name`: strength -> attacker.strength.
static bool find_deeper(const bay_rules *rules, const char *name, text *out) {
    for (const bay_key *key = rules->keys; key->path; key++) {
        const char *last = strrchr(key->path, '.');
        if (!last || strchr(key->path, '[') || !key_is_among(last + 1, name)) continue;
        text_add_bytes(out, key->path, strcspn(key->path, "|."));
        text_add_char(out, '.');
        text_add(out, name);
        return true;
    }
    return false;
}

// What may have been meant at the top: a key, a parameter, or one of them deeper down.
static void add_nearest_of_all(amending *a, const char *name, nearest *search, bay_fault *why) {
    for (int i = 0; KEYS_COMMON[i]; i++) nearest_try(search, KEYS_COMMON[i]);
    for (const bay_param *param = a->rules->params; param->name; param++)
        nearest_try(search, param->name);
    text near = text_within(why->nearest, sizeof why->nearest);
    const char *first = same_of_one(a, name, why);
    if (first)
        text_add(&near, first);
    else if (!find_deeper(a->rules, name, &near) && search->best)
        text_add_bytes(&near, search->best, search->best_size);
}

// The rest of the path that was given, behind the name at `path`, if that makes a key of it:
// atacker.strength is near to attacker.strength.
static void add_rest(const amending *a, const char *path, const char *name, bay_fault *why) {
    size_t before = strlen(path) + (*path != '\0') + strlen(name);
    const char *given = a->set->key;
    if (!*why->nearest || strlen(given) <= before) return;
    char whole[KEY_PATH_MAX];
    text made = text_within(whole, sizeof whole);
    text_add(&made, why->nearest);
    text_add(&made, given + before);
    if (!key_path_find(a->rules, whole)) return;
    text near = text_within(why->nearest, sizeof why->nearest);
    text_add(&near, whole);
}

static void add_unknown(amending *a, const char *path, const char *name) {
    bay_fault *why = faults_next(a->bad);
    fault_set(why, BAY_BAD_INPUT, a->set->key, NULL);
    fault_given(why, a->set->key);
    text words = fault_words(why);
    text_add(&words, "There is neither a key nor a parameter called ");
    text_add(&words, a->set->key);
    text_add(&words, ".");
    nearest search = nearest_to(name);
    key_path_nearest(a->rules, path, &search);
    if (!*path) {
        add_nearest_of_all(a, name, &search, why);
    } else if (search.best) {
        text near = text_within(why->nearest, sizeof why->nearest);
        text_add(&near, path);
        text_add_char(&near, '.');
        text_add_bytes(&near, search.best, search.best_size);
    }
    add_rest(a, path, name, why);
}

// A name adds no item to the map at `path`: a misspelt one would be an item more.
//   map   NULL, or no map: it has no items yet
//   rest  of the path that was given, behind the name
static void add_no_item(amending *a, const bay_value *map, const char *path, const char *name,
                        const char *rest) {
    bay_fault *why = faults_next(a->bad);
    fault_set(why, BAY_BAD_INPUT, a->set->key, NULL);
    fault_given(why, name);
    uint32_t count = map && map->kind == BAY_VALUE_MAP ? map->count : 0;
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, count ? " has no item called " : " has no items, and so none called ");
    text_add(&words, key_told(name));
    text_add(&words, ": only the index after the last adds one, ");
    text_add(&words, path);
    path_add_item(&words, count);
    text_add_char(&words, '.');
    nearest search = nearest_to(name);
    for (uint32_t i = 0; i < count; i++) {
        nearest_try(&search, map->is.item[i].key);
        fault_allowed_also(why, map->is.item[i].key);
    }
    if (!search.best) return;
    text near = text_within(why->nearest, sizeof why->nearest);
    text_add(&near, path);
    path_add_key(&near, search.best);
    text_add(&near, rest);
    if (near.failed) fault_nearest(why, search.best);
}

static bay_fault *add_misplaced(amending *a, const char *words) {
    assert(a->set);
    bay_fault *why = faults_next(a->bad);
    fault_set(why, BAY_BAD_INPUT, a->set->key, words);
    fault_given_value(why, a->set);
    return why;
}

// --- Putting ---------------------------------------------------------------------------------

// Is there room for one copy more of a map or list? Without a limit many changes of a large document
// would cost the product of both.
static bool may_copy(amending *a, const bay_value *from) {
    a->copies += from ? (uint64_t)from->count + 1 : 0;
    if (a->copies <= AMEND_COPIES_MAX) return true;
    bay_fault *why = add_misplaced(
        a, "These are too many changes of so large a scenario: write them into it.");
    text allowed = text_within(why->allowed, sizeof why->allowed);
    text_add(&allowed, "changes that copy ");
    text_add_whole(&allowed, AMEND_COPIES_MAX);
    text_add(&allowed, " values at most");
    return false;
}

static const bay_value *with(amending *a, const bay_value *map, const char *key,
                             const bay_value *value) {
    return may_copy(a, map) ? value_with(a->into, map, key, value) : NULL;
}

static const bay_value *put_in_list(amending *a, const bay_value *list, const char *path,
                                    const char *rest);

// The item at `path` with what is put into it by `rest`, the path behind its number; NULL: by that
// nothing can be.
static const bay_value *put_in_item(amending *a, const bay_value *item, const char *path,
                                    const char *rest) {
    const bay_key *key = key_path_find(a->rules, path);
    bool list = key && key->kind == BAY_KEY_LIST;
    if (!*rest) return list ? item_map_text(a->into, a->set) : a->set;
    if (*rest == '.') return put_in_map(a, item, path, rest + 1);
    return list && *rest == '[' ? put_in_list(a, item, path, rest) : NULL;
}

static const bay_value *put_in_list(amending *a, const bay_value *list, const char *path,
                                    const char *rest) {
    if (list && list->kind == BAY_VALUE_MAP && item_map_may(a->rules, path)) {
        list = may_copy(a, list) ? item_map_list(a->into, a->rules, path, list, a->bad) : NULL;
        if (!list) return NULL;
    }
    size_t size = strcspn(rest, "]");
    int64_t index = -1;
    bool read = *rest == '[' && rest[size] && scalar_whole(rest + 1, size - 1, &index);
    uint32_t count = list && list->kind == BAY_VALUE_LIST ? list->count : 0;
    if (!read || index < 0 || index > (int64_t)count) {
        add_misplaced(a, "There is no such item: items are counted from [0], and one may be "
                         "added behind the last.");
        return NULL;
    }
    char here[KEY_PATH_MAX];
    key_path_item(here, path, (uint32_t)index);
    if (!list || list->kind != BAY_VALUE_LIST) list = value_list(a->into, NULL, 0);
    if (!list) return NULL;
    const bay_value *item = (uint32_t)index < count ? &list->is.item[index] : NULL;
    item = put_in_item(a, item, here, rest + size + 1);
    if (!item && !a->into->failed && !a->bad->count)
        add_misplaced(a, "Behind an item stands a point or nothing.");
    return may_copy(a, list) ? value_list_with(a->into, list, (uint32_t)index, item) : NULL;
}

// legend.h, and legend.h.level, of a list that is written as a map.
static const bay_value *put_in_item_map(amending *a, const bay_value *map, const char *path,
                                        const char *rest) {
    if (map && map->kind == BAY_VALUE_LIST) {
        add_misplaced(a, "This list is written as one: its items are counted from [0].");
        return NULL;
    }
    size_t size = strcspn(rest, "."); // a name may have brackets
    char *name = arena_copy_bytes(a->into, rest, size);
    if (!name) return NULL;
    const bay_value *item = bay_value_get(map, name);
    if (!map || !item) {
        add_no_item(a, map, path, name, rest + size);
        return NULL;
    }
    if (!rest[size]) return with(a, map, name, a->set);
    char here[KEY_PATH_MAX];
    key_path_item(here, path, (uint32_t)(item - map->is.item));
    if (!may_copy(a, item)) return NULL;
    item = item_map_item(a->into, a->rules, path, name, item);
    if (item) item = put_in_map(a, item, here, rest + size + 1);
    return with(a, map, name, item);
}

// The group in which something is to be put: as it is, expanded from its short form, or new.
static const bay_value *as_map(amending *a, const bay_value *group, const char *path) {
    if (!group) return value_map(a->into, NULL, 0);
    if (group->kind == BAY_VALUE_MAP) return group;
    const bay_key *key = key_path_find(a->rules, path);
    short_told told = {.bad = a->bad};
    if (key && key->kind == BAY_KEY_GROUP)
        return shorthand_read(a->into, a->rules, key, path, group, &told);
    add_misplaced(a, "What it leads through is no group.");
    return NULL;
}

static const bay_value *put_in_map(amending *a, const bay_value *map, const char *path,
                                   const char *rest) {
    size_t size = strcspn(rest, ".[");
    char name[KEY_NAME_MAX], here[KEY_PATH_MAX];
    text_copy(name, size < sizeof name ? size + 1 : sizeof name, rest);
    map = as_map(a, map, path);
    if (!map) return NULL;
    key_path_join(here, path, name);
    const bay_key *key = size < sizeof name ? key_path_find(a->rules, here) : NULL;
    if (!key) {
        add_unknown(a, path, name);
        return NULL;
    }
    const bay_value *value = bay_value_get(map, name);
    rest += size;
    if (!*rest)
        value = key->kind == BAY_KEY_LIST ? item_map_text(a->into, a->set) : a->set;
    else if (*rest == '.' && key->kind == BAY_KEY_GROUP)
        value = put_in_map(a, value, here, rest + 1);
    else if (*rest == '[' && key->kind == BAY_KEY_LIST)
        value = put_in_list(a, value, here, rest);
    else if (*rest == '.' && item_map_may(a->rules, here))
        value = put_in_item_map(a, value, here, rest + 1);
    else {
        add_misplaced(a, "It leads on where there is no group and no list.");
        return NULL;
    }
    return with(a, map, name, value);
}

static const bay_value *put_parameter(amending *a, const bay_value *document,
                                      const char *name) {
    const bay_value *map = bay_value_get(document, "parameters");
    if (!map || map->kind != BAY_VALUE_MAP) map = value_map(a->into, NULL, 0);
    map = with(a, map, name, a->set);
    return with(a, document, "parameters", map);
}

static const bay_value *put(amending *a, const bay_value *document) {
    static const char PREFIX[] = "parameters.";
    const char *path = a->set->key;
    if (strncmp(path, PREFIX, sizeof PREFIX - 1) == 0)
        return put_parameter(a, document, path + sizeof PREFIX - 1);
    if (settings_find(a->rules, path) >= 0) return put_parameter(a, document, path);
    if (strcmp(path, "rules") == 0) {
        add_misplaced(a, "The rules of a scenario cannot be changed in passing.");
        return NULL;
    }
    for (int i = 0; KEYS_COMMON[i]; i++)
        if (strcmp(path, KEYS_COMMON[i]) == 0) return with(a, document, path, a->set);
    return put_in_map(a, document, "", path);
}

const bay_value *amend_document(arena *into, const bay_rules *rules, const bay_value *document,
                                const bay_value *set, faults *bad) {
    amending a = {.into = into, .rules = rules, .bad = bad, .document = document};
    const bay_value *made = document;
    for (uint32_t i = 0; made && set && i < set->count && !faults_full(bad); i++) {
        a.set = &set->is.item[i];
        const bay_value *next = put(&a, made);
        if (!next && (into->failed || a.copies > AMEND_COPIES_MAX)) return NULL;
        if (next) made = next; // the others are looked at all the same
    }
    item_map_as_written(document, bad);
    return bad->count ? NULL : made;
}
