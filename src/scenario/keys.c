#include "scenario/keys.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "scenario/item_map.h"
#include "scenario/presets.h"
#include "scenario/settings.h"
#include "scenario/unit_ids.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"
#include "scenario/values/shorthand.h"

#include <assert.h>
#include <string.h>

const char *const KEYS_COMMON[] = {"rules", "title",  "preset", "parameters",
                                   "aim",   "orders", NULL};
enum { COMMON_UNREAD = 4 }; // from here on they are read by others

// One walk over a document; lists and groups recur no deeper than the table's paths.
typedef struct checking {
    arena *into;
    const bay_rules *rules;
    const bay_value *recorded; // settings of a record; NULL
    faults *bad;
    key_groups groups;
    bool fill;               // what is usual is filled in
    const assumption **last; // where the next assumption is hung on
    const short_hint **last_hint;
} checking;

static const bay_value *check_value(checking *c, const bay_key *key, const char *path,
                                    const bay_value *given);
static const bay_value *check_group(checking *c, const char *path, const bay_value *map,
                                    value_pair *pairs, uint32_t count);

// --- Faults ----------------------------------------------------------------------------------

static void add_unknown(checking *c, const char *path, const bay_value *given) {
    bay_fault *why = faults_next(c->bad);
    char whole[KEY_PATH_MAX];
    key_path_join(whole, path, given->key);
    fault_set(why, BAY_BAD_INPUT, whole, NULL);
    text words = fault_words(why);
    text_add(&words, "There is no key ");
    text_add(&words, key_told(given->key));
    text_add(&words, *path ? " in " : " in a scenario of ");
    text_add(&words, *path ? path : c->rules->id);
    text_add(&words, ".");
    fault_given(why, key_told(given->key));
    nearest search = nearest_to(given->key);
    key_path_nearest(c->rules, path, &search);
    for (int i = 0; !*path && KEYS_COMMON[i]; i++) nearest_try(&search, KEYS_COMMON[i]);
    char near[KEY_NAME_MAX];
    text name = text_within(near, sizeof near);
    if (search.best) text_add_bytes(&name, search.best, search.best_size);
    if (settings_find(c->rules, given->key) >= 0) {
        text_add(&words, " It is a parameter: write it under parameters.");
        key_path_join(near, "parameters", given->key);
    }
    if (*near) fault_nearest(why, near);
    fault_at_key(why, given);
}

static void add_missing(checking *c, const bay_key *key, const char *path) {
    bay_fault *why = faults_next(c->bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text allowed = text_within(why->allowed, sizeof why->allowed);
    bool example = shorthand_example(&allowed, c->rules, key, path);
    if (!example) scalar_wants(&allowed, key);
    text_add(&words, example ? " is missing: write it like \"" : " is missing: it must be ");
    text_add(&words, why->allowed);
    text_add(&words, example ? "\"." : ".");
    faults_cite(why, c->rules, key->clause);
}

static void add_excluded(checking *c, const bay_key *key, const char *path,
                         const bay_value *given, const char *other) {
    bay_fault *why = faults_next(c->bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " may not stand beside ");
    text_add(&words, other);
    text_add(&words, ": give one of them.");
    fault_given_value(why, given);
    fault_at_key(why, given);
    faults_cite(why, c->rules, key->clause);
}

static void add_wrong(checking *c, const bay_key *key, const char *path,
                      const bay_value *given) {
    bay_fault *why = faults_next(c->bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " must be ");
    scalar_wants(&words, key);
    text_add(&words, ".");
    fault_given_value(why, given);
    if (key->kind == BAY_KEY_LIST) fault_allowed_range(why, key->low, key->high);
    fault_at(why, given);
    if (!scalar_is_over(key, given)) faults_cite(why, c->rules, key->clause);
}

// --- Values ----------------------------------------------------------------------------------

static const bay_value *check_list(checking *c, const bay_key *key, const char *path,
                                   const bay_value *given) {
    if (given->kind == BAY_VALUE_MAP && item_map_may(c->rules, path))
        given = item_map_list(c->into, c->rules, path, given, c->bad);
    if (!given) return NULL;
    bool wrong = given->kind != BAY_VALUE_LIST || given->count < (uint32_t)key->low ||
                 given->count > (uint32_t)key->high;
    if (wrong) {
        add_wrong(c, key, path, given);
        return NULL;
    }
    const bay_value **items = arena_take_array(c->into, given->count, sizeof *items);
    if (!items) return NULL;
    bool whole = true;
    char here[KEY_PATH_MAX];
    key_path_item(here, path, 0);
    const bay_key *row = key_path_find(c->rules, here);
    assert(row);
    for (uint32_t i = 0; i < given->count; i++) {
        key_path_item(here, path, i);
        items[i] = check_value(c, row, here, &given->is.item[i]);
        whole = whole && items[i];
    }
    return whole ? value_list(c->into, items, given->count) : NULL;
}

static void add_hint(checking *c, const char *words) {
    short_hint *made = arena_take(c->into, sizeof *made);
    if (!made) return;
    *made = (short_hint){.words = words};
    *c->last_hint = made;
    c->last_hint = &made->next;
}

static const bay_value *check_short(checking *c, const bay_key *key, const char *path,
                                    const bay_value *given) {
    short_told told = {.bad = c->bad};
    given = shorthand_read(c->into, c->rules, key, path, given, &told);
    if (told.hint && !c->fill) add_hint(c, told.hint);
    return given;
}

static const bay_value *check_value(checking *c, const bay_key *key, const char *path,
                                    const bay_value *given) {
    if (key->kind == BAY_KEY_LIST) return check_list(c, key, path, given);
    if (key->kind != BAY_KEY_GROUP)
        return scalar_read(c->into, c->rules, key, path, given, c->bad);
    if (given->kind != BAY_VALUE_MAP) given = check_short(c, key, path, given);
    return given ? check_group(c, path, given, NULL, 0) : NULL;
}

// --- What is not there -----------------------------------------------------------------------

static void assume(checking *c, const char *path, const bay_value *value) {
    assumption *made = arena_take(c->into, sizeof *made);
    char *copy = arena_copy_text(c->into, path);
    if (!made || !copy) return;
    *made = (assumption){.path = copy, .value = value};
    *c->last = made;
    c->last = &made->next;
}

// The usual value of a key that is not there; NULL when there is none, or it is missed.
static const bay_value *fill_usual(checking *c, const bay_key *key, const char *path) {
    if (!key->usual) return NULL;
    if (*key->usual == '!' && !key->usual[1]) {
        add_missing(c, key, path);
        return NULL;
    }
    if (!c->fill) return NULL;
    if (key->kind == BAY_KEY_LIST) return value_list(c->into, NULL, 0);
    const bay_value *none = value_map(c->into, NULL, 0);
    if (!none) return NULL;
    if (key->kind == BAY_KEY_GROUP) return check_group(c, path, none, NULL, 0);
    const bay_value *value = scalar_usual(c->into, key);
    if (value) assume(c, path, value);
    return value;
}

// --- Groups ----------------------------------------------------------------------------------

// The sibling in `map` that this one may not stand beside, in either direction; or NULL.
static const char *excluding(const key_group *all, uint32_t which, const bay_value *map,
                             bool *told_there) {
    const struct key_of_group *one = &all->key[which];
    for (uint32_t i = 0; i < all->count; i++) {
        const struct key_of_group *other = &all->key[i];
        bool mine = key_is_among(one->row->excludes, other->name);
        bool theirs = key_is_among(other->row->excludes, one->name);
        if (!mine && !theirs) continue;
        const bay_value *item = bay_value_get(map, other->name);
        if (!item) continue;
        *told_there = !mine || (theirs && i < which);
        return item->key;
    }
    return NULL;
}

static bool is_common(const char *path, const char *key) {
    for (int i = 0; !*path && KEYS_COMMON[i]; i++)
        if (strcmp(KEYS_COMMON[i], key) == 0) return true;
    return false;
}

// One key of a group: what was given, or what is usual; NULL when neither, or it is wrong.
static const bay_value *check_key(checking *c, const key_group *all, uint32_t which,
                                  const char *path, const bay_value *map) {
    const struct key_of_group *one = &all->key[which];
    char here[KEY_PATH_MAX];
    key_path_join(here, path, one->name);
    const bay_value *given = bay_value_get(map, one->name);
    bool told_there = false;
    const char *other = excluding(all, which, map, &told_there);
    if (other && given && !told_there) add_excluded(c, one->row, here, given, other);
    if (given) return check_value(c, one->row, here, given);
    return other ? NULL : fill_usual(c, one->row, here);
}

// The group `map` at `path`; its first pairs[count] (the common keys) were checked before.
static const bay_value *check_group(checking *c, const char *path, const bay_value *map,
                                    value_pair *pairs, uint32_t count) {
    const key_group *all = key_group_at(&c->groups, path);
    if (!all) return NULL;
    value_pair *checked = arena_take_array(c->into, count + all->count, sizeof *checked);
    if (!checked) return NULL;
    for (uint32_t i = 0; i < map->count && !faults_full(c->bad); i++) {
        const char *key = map->is.item[i].key;
        if (!is_common(path, key) && !key_group_has(all, key))
            add_unknown(c, path, &map->is.item[i]);
    }
    if (count) memcpy(checked, pairs, count * sizeof *checked);
    for (uint32_t i = 0; i < all->count; i++) {
        const bay_value *value = check_key(c, all, i, path, map);
        if (value) checked[count++] = (value_pair){all->key[i].name, value};
    }
    return value_map(c->into, checked, count);
}

// --- The common keys -------------------------------------------------------------------------

static const bay_value *check_title(checking *c, const bay_value *given) {
    static const bay_key TITLE = {
        .path = "title", .kind = BAY_KEY_TEXT, .high = KEYS_TITLE_MAX, .clause = -1};
    return scalar_read(c->into, c->rules, &TITLE, "title", given, c->bad);
}

// Of a record that says what all was set to, the preset is a name alone.
static const bay_value *check_preset(checking *c, const bay_value *given,
                                     settings_given *settings) {
    if (!given || c->recorded) return given;
    settings->preset = preset_read(c->rules, given, c->bad);
    return settings->preset ? value_text(c->into, settings->preset->id) : NULL;
}

// Writes rules, title, preset, parameters, aim and orders to pairs[6]. Returns how many there are.
static uint32_t check_common(checking *c, const bay_value *map, bay_setting *settings,
                             value_pair *pairs) {
    uint32_t count = 0;
    pairs[count++] = (value_pair){"rules", value_text(c->into, c->rules->id)};
    const bay_value *title = bay_value_get(map, "title");
    if (title) pairs[count++] = (value_pair){"title", check_title(c, title)};
    settings_given given = {.recorded = c->recorded,
                            .parameters = bay_value_get(map, "parameters")};
    const bay_value *preset = check_preset(c, bay_value_get(map, "preset"), &given);
    if (preset) pairs[count++] = (value_pair){"preset", preset};
    const bay_value *parameters = settings_read(c->into, c->rules, given, c->bad, settings);
    if (!parameters || parameters->count)
        pairs[count++] = (value_pair){"parameters", parameters};
    for (int i = COMMON_UNREAD; KEYS_COMMON[i]; i++) {
        const bay_value *unread = bay_value_get(map, KEYS_COMMON[i]);
        if (unread) pairs[count++] = (value_pair){KEYS_COMMON[i], unread};
    }
    return count;
}

static const bay_value *check_document(checking *c, const bay_value *map,
                                       bay_setting *settings) {
    value_pair pairs[8];
    uint32_t count = check_common(c, map, settings, pairs);
    return check_group(c, "", map, pairs, count);
}

static bay_status check(checking *c, const bay_value *document, bay_setting *settings,
                        scenario *out) {
    out->given = check_document(c, document, settings);
    if (c->bad->count) return faults_status(c->bad);
    if (c->into->failed) return BAY_NO_MEMORY;
    c->fill = true;
    out->whole = check_document(c, document, settings);
    if (out->whole) out->whole = unit_ids_fill(&c->groups, out->whole, c->bad);
    if (c->bad->count) return faults_status(c->bad);
    return c->into->failed ? BAY_NO_MEMORY : BAY_OK;
}

bay_status keys_check(arena *into, const bay_rules *rules, const bay_value *document,
                      const bay_value *recorded, faults *bad, scenario *out) {
    const assumption *assumed = NULL;
    const short_hint *hints = NULL;
    bay_setting *settings = arena_take_array(into, settings_count(rules) + 1, sizeof *settings);
    if (!settings) return BAY_NO_MEMORY;
    checking c = {.into = into,
                  .rules = rules,
                  .recorded = recorded,
                  .bad = bad,
                  .last = &assumed,
                  .last_hint = &hints,
                  .groups = {.into = into, .rules = rules}};
    scenario made = {.rules = rules, .written = document, .settings = settings};
    bay_status status = check(&c, document, settings, &made);
    item_map_as_written(document, bad);
    if (status != BAY_OK) return status;
    made.assumed = assumed;
    made.hints = hints;
    *out = made;
    return BAY_OK;
}
