#include "analysis/policy/orders_read.h"

#include "base/fault.h"
#include "base/memory.h"

#include <string.h>

// --- Faults ----------------------------------------------------------------------------------

static void begin_fault(orders_reading *in, const char *path, const char *words) {
    bay_order_faults *bad = in->bad;
    in->why = bad->count < bad->room ? &bad->list[bad->count] : NULL;
    bad->count++;
    fault_set(in->why, BAY_BAD_INPUT, path, words);
}

bay_status orders_refuse(orders_reading *in, const char *key, const char *deeper,
                         const char *words) {
    begin_fault(in, NULL, words);
    text path = fault_path(in->why);
    path_add_key(&path, "orders");
    path_add_item(&path, in->index);
    if (key) path_add_key(&path, key);
    if (deeper) path_add_key(&path, deeper);
    return BAY_BAD_INPUT;
}

bay_status orders_unknown(const orders_reading *in, const bay_value *value,
                          const nearest *search) {
    fault_given(in->why, search->word);
    if (search->word == value->key)
        fault_at_key(in->why, value);
    else
        fault_at(in->why, value);
    fault_nearest(in->why, search->best);
    return BAY_BAD_INPUT;
}

// --- at: a step ------------------------------------------------------------------------------

static uint16_t find_step(const bay_rules *rules, const bay_value *map) {
    const bay_value *value = bay_value_get(map, "at");
    for (uint16_t i = 0; value_is_plain(value) && rules->steps[i].id; i++)
        if (rules->steps[i].kind == BAY_CHOICE && !strcmp(rules->steps[i].id, value->is.text))
            return i;
    return BAY_NO_ROW;
}

static void allow_steps(const orders_reading *in, nearest *search) {
    for (int i = 0; in->rules->steps[i].id; i++) {
        if (in->rules->steps[i].kind != BAY_CHOICE) continue;
        fault_allowed_also(in->why, in->rules->steps[i].id);
        nearest_try(search, in->rules->steps[i].id);
    }
}

static bay_status read_step(orders_reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "at");
    out->step = find_step(in->rules, map);
    if (out->step != BAY_NO_ROW) return BAY_OK;
    bool named = value_is_plain(value);
    nearest search = nearest_to(named ? value->is.text : "");
    orders_refuse(in, "at", NULL,
                  named ? "No step of that name asks anybody anything."
                        : "An order says at which step it holds.");
    allow_steps(in, &search);
    if (named) return orders_unknown(in, value, &search);
    fault_at(in->why, value ? value : map);
    return BAY_BAD_INPUT;
}

// --- optional --------------------------------------------------------------------------------

static bay_status read_optional(orders_reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "optional");
    if (!value) return BAY_OK;
    out->optional = value->kind == BAY_VALUE_FLAG && value->is.flag;
    if (value->kind == BAY_VALUE_FLAG) return BAY_OK;
    orders_refuse(in, "optional", NULL, "`optional` is true or false.");
    fault_given_value(in->why, value);
    fault_allowed(in->why, "true or false");
    fault_at(in->why, value);
    return BAY_BAD_INPUT;
}

// --- Orders ----------------------------------------------------------------------------------

static bay_status check_keys(orders_reading *in, const bay_value *map) {
    static const char KEYS[] = "at|do|optional|when";
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < map->count; i++) {
        const char *key = map->is.item[i].key;
        if (!strcmp(key, "at") || !strcmp(key, "when") || !strcmp(key, "do") ||
            !strcmp(key, "optional"))
            continue;
        status = orders_refuse(in, NULL, NULL,
                               "An order has `at`, `when`, `do` and `optional`, nothing else.");
        fault_given(in->why, key);
        fault_at_key(in->why, &map->is.item[i]);
        fault_allowed_choices(in->why, KEYS);
        fault_nearest_choice(in->why, key, KEYS);
    }
    return status;
}

static bay_status read_order(orders_reading *in, const bay_value *map, order *out) {
    *out = (order){.when = NULL};
    if (map->kind != BAY_VALUE_MAP) {
        orders_refuse(in, NULL, NULL,
                      "An order is a map: {at: step, when: {feature: range}, do: option}.");
        fault_at(in->why, map);
        return BAY_BAD_INPUT;
    }
    if (check_keys(in, map)) return BAY_BAD_INPUT;
    typedef bay_status part_fn(orders_reading *, const bay_value *, order *);
    static part_fn *const PARTS[] = {read_step, read_optional, orders_read_whens,
                                     orders_read_option};
    bay_status status = BAY_OK; // goes through all orders, so that all faults are reported
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        bay_status part = PARTS[i](in, map, out);
        if (!status || part == BAY_NO_MEMORY) status = part;
    }
    return status;
}

// Looks for situations that offer the options of the orders.
static bay_status look_ahead(orders_reading *in, const bay_value *list) {
    orders_look *look = &in->look;
    arena *space = &in->made->space;
    look->sought = arena_take_array(space, list->count, sizeof *look->sought);
    if (!look->sought) return BAY_NO_MEMORY;
    look->count = list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        const bay_value *map = &list->is.item[i];
        const bay_value *wanted = map->kind == BAY_VALUE_MAP ? bay_value_get(map, "do") : NULL;
        bool named = wanted && value_is_plain(wanted) && !in->bad->other_settings;
        look->sought[i] = (orders_sought){.step = BAY_NO_ROW};
        if (!named) continue;
        look->sought[i].step = find_step(in->rules, map);
        look->sought[i].option = wanted->is.text;
    }
    return orders_look_for(space, in->battle, look);
}

static bay_status read_all(orders_reading *in, const bay_value *list) {
    bay_orders *made = in->made;
    if (!list) return BAY_OK;
    if (list->kind != BAY_VALUE_LIST) {
        begin_fault(in, "orders", "Orders are a list.");
        fault_at(in->why, list);
        return BAY_BAD_INPUT;
    }
    made->order = arena_take_array(&made->space, list->count, sizeof *made->order);
    if (!made->order) return BAY_NO_MEMORY;
    made->count = list->count;
    bay_status status = look_ahead(in, list);
    for (in->index = 0; in->index < list->count && status != BAY_NO_MEMORY; in->index++) {
        bay_status one = read_order(in, &list->is.item[in->index], &made->order[in->index]);
        if (one) status = one;
    }
    return status;
}

bay_status bay_orders_read_all(const bay_battle *battle, const bay_value *list,
                               bay_memory memory, bay_orders **orders, bay_order_faults *bad) {
    bay_orders *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->space = arena_new(memory);
    made->battle = battle;
    bad->count = 0;
    orders_reading in = {.battle = battle, .rules = battle->rules, .made = made, .bad = bad};
    bay_status status = read_all(&in, list);
    if (status == BAY_OK && made->numbers)
        status = apart_make(&made->space, battle, made->number, made->numbers, &made->battle);
    if (status == BAY_OK && !bad->other_settings) status = orders_look_taken(made, memory);
    if (status)
        bay_orders_free(made);
    else
        *orders = made;
    return status;
}

bay_status bay_orders_read(const bay_battle *battle, const bay_value *list, bay_memory memory,
                           bay_orders **orders, bay_fault *why) {
    bay_order_faults bad = {.list = why, .room = why != NULL};
    bay_status status = bay_orders_read_all(battle, list, memory, orders, &bad);
    return status == BAY_NO_MEMORY ? fault_no_memory(why) : status;
}

const bay_battle *bay_orders_battle(const bay_orders *orders) {
    return orders->battle;
}

void bay_orders_free(bay_orders *orders) {
    if (!orders) return;
    bay_memory memory = orders->space.memory;
    arena_free(&orders->space);
    memory_give(memory, orders, sizeof *orders);
}
