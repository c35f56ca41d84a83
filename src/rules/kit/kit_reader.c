#include "rules/kit/kit_reader.h"

#include "base/fault.h"
#include "base/nearest.h"

#include <string.h>

const char *const KIT_SIDES[2] = {"attacker", "defender"};

// --- Nodes -----------------------------------------------------------------------------------

kit_node kit_document(const bay_loading *in, bay_fault *why) {
    return (kit_node){.rules = in->rules, .why = why, .value = in->document};
}

kit_node kit_at(const kit_node *map, const char *key) {
    return (kit_node){map->rules, map->why, map, key, 0, bay_value_get(map->value, key)};
}

kit_node kit_item(const kit_node *list, uint32_t index) {
    const bay_value *item = index < kit_count(list) ? &list->value->is.item[index] : NULL;
    return (kit_node){list->rules, list->why, list, NULL, index, item};
}

// --- What stands there -----------------------------------------------------------------------

// The value of the key, or of the node itself, if it is of this kind.
static const bay_value *of_kind(const kit_node *map, const char *key, bay_value_kind kind) {
    const bay_value *value = key ? bay_value_get(map->value, key) : map->value;
    return value && value->kind == kind ? value : NULL;
}

bool kit_has(const kit_node *map, const char *key) {
    return bay_value_get(map->value, key) != NULL;
}

uint32_t kit_count(const kit_node *list) {
    return list->value && list->value->kind == BAY_VALUE_LIST ? list->value->count : 0;
}

int kit_whole(const kit_node *map, const char *key, int otherwise) {
    const bay_value *value = of_kind(map, key, BAY_VALUE_WHOLE);
    return value ? (int)value->is.whole : otherwise;
}

bool kit_flag(const kit_node *map, const char *key, bool otherwise) {
    const bay_value *value = of_kind(map, key, BAY_VALUE_FLAG);
    return value ? value->is.flag : otherwise;
}

const char *kit_text(const kit_node *map, const char *key) {
    const bay_value *value = of_kind(map, key, BAY_VALUE_TEXT);
    return value ? value->is.text : "";
}

int kit_word(const kit_node *map, const char *key, const char *words, int otherwise) {
    const char *given = kit_text(map, key);
    size_t size = strlen(given);
    for (int place = 0; size; place++) {
        size_t length = strcspn(words, "|");
        if (length == size && memcmp(words, given, size) == 0) return place;
        if (!words[length]) return otherwise;
        words += length + 1;
    }
    return otherwise;
}

// --- Refusing --------------------------------------------------------------------------------

void kit_path(text *to, const kit_node *at) {
    if (!at->above) return;
    kit_path(to, at->above);
    if (at->key)
        path_add_key(to, at->key);
    else
        path_add_item(to, at->index);
}

bay_status kit_refuse(const kit_node *at, kit_fault wrong) {
    bay_status status = wrong.status == BAY_OK ? BAY_BAD_INPUT : wrong.status;
    const bay_value *value = wrong.key ? bay_value_get(at->value, wrong.key) : at->value;
    fault_set(at->why, status, NULL, wrong.words);
    text path = fault_path(at->why);
    kit_path(&path, at);
    if (wrong.key) path_add_key(&path, wrong.key);
    if (wrong.given) fault_given(at->why, wrong.given);
    if (wrong.allowed) fault_allowed(at->why, wrong.allowed);
    if (wrong.choices) fault_allowed_choices(at->why, wrong.choices);
    if (wrong.choices && wrong.given) fault_nearest_choice(at->why, wrong.given, wrong.choices);
    if (wrong.clause >= 0) fault_clause(at->why, at->rules->clauses[wrong.clause].id);
    fault_at(at->why, value);
    return status;
}

bay_status kit_refuse_given(const kit_node *at, kit_fault wrong) {
    bay_status status = kit_refuse(at, wrong);
    fault_given_value(at->why, wrong.key ? bay_value_get(at->value, wrong.key) : at->value);
    return status;
}

bay_status kit_refuse_key(const kit_node *at, const char *key, int clause, const char *words,
                          const char *allowed) {
    return kit_refuse(at, kit_wrong(key, clause, words, allowed));
}

bay_status kit_forbid(const kit_node *at, const char *key, int clause, const char *words,
                      const char *allowed) {
    kit_fault wrong = kit_wrong(key, clause, words, allowed);
    wrong.status = BAY_FORBIDDEN;
    return kit_refuse(at, wrong);
}

bay_status kit_check_places(const kit_node *at, int count, int places, kit_fault wrong) {
    char bytes[60];
    if (!places || places == count) return BAY_OK;
    text allowed = text_within(bytes, sizeof bytes);
    text_add_whole(&allowed, places);
    text_add(&allowed, ", as many as at has places, or nothing");
    wrong.allowed = bytes;
    return kit_refuse_given(at, wrong);
}

// --- The units of both sides -----------------------------------------------------------------

bay_status kit_units(const kit_node *document, kit_unit_fn *read, void *reader,
                     kit_fault none) {
    bay_status status = BAY_OK;
    for (int side = 0; status == BAY_OK && side < 2; side++) {
        kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
        if (kit_count(&units) == 0) return kit_refuse(&group, none);
        for (uint32_t i = 0; status == BAY_OK && i < kit_count(&units); i++) {
            kit_node unit = kit_item(&units, i);
            status = read(&unit, side, reader);
        }
    }
    return status;
}

static int know(const kit_node *list, bay_side side, id_set *to, id_known *room, int most) {
    int count = 0;
    for (uint32_t i = 0; i < kit_count(list); i++) {
        kit_node item = kit_item(list, i), groups = kit_at(&item, "groups");
        const char *id = kit_text(&item, "id");
        if (count < most && *id) {
            room[count] = (id_known){.id = id, .side = side};
            id_set_add(to, &room[count++]);
        }
        if (kit_count(&groups) > 1)
            count += know(&groups, side, to, room + count, most - count);
    }
    return count;
}

int kit_know_ids(const kit_node *document, id_set *to, id_known *room, int most) {
    int count = 0;
    for (int side = 0; side < 2; side++) {
        kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
        count += know(&units, (bay_side)side, to, room + count, most - count);
    }
    return count;
}

// --- Units by their names --------------------------------------------------------------------

// -1: none is called so, or several are by their name.
static int find(const bay_unit *called, kit_set among, const char *given) {
    int found = -1, count = 0;
    KIT_EACH (unit, among) {
        if (strcmp(called[unit].id, given) == 0) return unit;
        if (strcmp(called[unit].name, given) != 0) continue;
        found = unit;
        count++;
    }
    return count == 1 ? found : -1;
}

bay_status kit_find_unit(const kit_node *at, const bay_unit *called, kit_set among,
                         kit_fault otherwise, int *unit) {
    const char *given = kit_text(at, otherwise.key);
    int found = find(called, among, given);
    if (found >= 0) {
        *unit = found;
        return BAY_OK;
    }
    nearest search = nearest_to(given);
    bay_status status = kit_refuse_given(at, otherwise);
    KIT_EACH (other, among) {
        nearest_try(&search, called[other].name);
        nearest_try(&search, called[other].id);
    }
    if (search.best && strcmp(search.best, given) != 0) fault_nearest(at->why, search.best);
    return status;
}

bay_status kit_find_units(const kit_node *list, const bay_unit *called, kit_set among,
                          kit_fault otherwise, kit_set *units) {
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(list); i++) {
        kit_node item = kit_item(list, i);
        int unit = 0;
        status = kit_find_unit(&item, called, among, otherwise, &unit);
        if (status == BAY_OK) *units |= kit_one(unit);
    }
    return status;
}

// --- Orders ----------------------------------------------------------------------------------

// "hold-a-coy" is about a-coy; before: what must stand before it, NULL: anything.
static bool is_about(const char *option, const char *before, const char *id) {
    size_t size = strlen(option), tail = strlen(id);
    if (before)
        return strncmp(option, before, strlen(before)) == 0 &&
               strcmp(option + strlen(before), id) == 0;
    return size > tail && option[size - tail - 1] == '-' &&
           memcmp(option + size - tail, id, tail) == 0;
}

// "a-coy.red" is a number of a-coy.
static bool looks_at(const bay_value *when, const char *id) {
    size_t size = strlen(id);
    bool looks = false;
    for (uint32_t i = 0; when && when->kind == BAY_VALUE_MAP && i < when->count; i++) {
        const char *key = when->is.item[i].key;
        looks |= strncmp(key, id, size) == 0 && key[size] == '.';
    }
    return looks;
}

bool kit_orders_do(const kit_node *document, const char *before, const char *id) {
    kit_node list = kit_at(document, "orders");
    bool done = false;
    for (uint32_t i = 0; i < kit_count(&list) && !done; i++) {
        kit_node order = kit_item(&list, i);
        done = is_about(kit_text(&order, "do"), before, id);
    }
    return done;
}

bool kit_orders_name(const kit_node *document, const char *before, const char *id) {
    kit_node list = kit_at(document, "orders");
    bool named = kit_orders_do(document, before, id);
    for (uint32_t i = 0; i < kit_count(&list) && !named; i++) {
        kit_node order = kit_item(&list, i);
        named = looks_at(bay_value_get(order.value, "when"), id);
    }
    return named;
}
