#include "analysis/orders.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/nearest.h"

#include <string.h>

typedef struct reading {
    const bay_rules *rules;
    arena *space;
    uint32_t index;  // of the order
    bay_fault *list; // [room] where faults go; those beyond are counted and not kept
    uint32_t room, faults;
    bay_fault *why; // the one that is being written; NULL: it is not kept
} reading;

// --- Faults ----------------------------------------------------------------------------------

static void begin_fault(reading *in, const char *path, const char *words) {
    in->why = in->faults < in->room ? &in->list[in->faults] : NULL;
    in->faults++;
    fault_set(in->why, BAY_BAD_INPUT, path, words);
}

// Begins a fault about orders[index], .key and .deeper where they are not NULL.
static bay_status refuse(reading *in, const char *key, const char *deeper, const char *words) {
    begin_fault(in, NULL, words);
    text path = fault_path(in->why);
    path_add_key(&path, "orders");
    path_add_item(&path, in->index);
    if (key) path_add_key(&path, key);
    if (deeper) path_add_key(&path, deeper);
    return BAY_BAD_INPUT;
}

// Adds what was given instead of one of the ids that were offered to `search`.
static bay_status unknown(const reading *in, const bay_value *value, const nearest *search) {
    fault_given(in->why, search->word);
    if (search->word == value->key)
        fault_at_key(in->why, value);
    else
        fault_at(in->why, value);
    fault_nearest(in->why, search->best);
    return BAY_BAD_INPUT;
}

// Adds an id to the list of those that are allowed: {unit} is told as UNIT, a number as N.
static void allow(text *list, const char *id) {
    if (list->size) text_add(list, ", ");
    while (*id) {
        size_t size = strcspn(id, "{");
        text_add_bytes(list, id, size);
        id += size;
        if (!*id) return;
        text_add(list, strncmp(id, "{unit}", 6) == 0 ? "UNIT" : "N");
        id += strcspn(id, "}");
        id += *id == '}';
    }
}

static text allowed(const reading *in) {
    return in->why ? text_within(in->why->allowed, sizeof in->why->allowed)
                   : text_within(NULL, 0);
}

// A list that has no room ends with a whole id and dots.
static void end_allowed(const text *list) {
    static const char DOTS[] = ", ...";
    if (!list->failed || list->room < 2 * sizeof DOTS) return;
    size_t at = list->size < list->room - sizeof DOTS ? list->size : list->room - sizeof DOTS;
    while (at > 0 && list->bytes[at] != ',') at--;
    memcpy(list->bytes + at, DOTS, sizeof DOTS);
}

static bool is_text(const bay_value *value) {
    return value && value->kind == BAY_VALUE_TEXT && strlen(value->is.text) == value->count;
}

// --- at: a step ------------------------------------------------------------------------------

static void allow_steps(const reading *in) {
    text list = allowed(in);
    for (int i = 0; in->rules->steps[i].id; i++)
        if (in->rules->steps[i].kind == BAY_CHOICE) allow(&list, in->rules->steps[i].id);
    end_allowed(&list);
}

static bay_status read_step(reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "at");
    if (!is_text(value)) {
        bay_status status = refuse(in, "at", NULL, "An order says at which step it holds.");
        fault_at(in->why, value ? value : map);
        allow_steps(in);
        return status;
    }
    nearest search = nearest_to(value->is.text);
    for (uint16_t i = 0; in->rules->steps[i].id; i++) {
        if (in->rules->steps[i].kind != BAY_CHOICE) continue;
        out->step = i;
        if (!strcmp(in->rules->steps[i].id, value->is.text)) return BAY_OK;
        nearest_try(&search, in->rules->steps[i].id);
    }
    refuse(in, "at", NULL, "No step of that name asks anybody anything.");
    allow_steps(in);
    return unknown(in, value, &search);
}

// --- when: features --------------------------------------------------------------------------

// A whole number at *from; false when there is none or it is too large.
static bool read_whole(const char **from, int32_t *out) {
    bool minus = **from == '-';
    int64_t number = 0;
    if (minus) ++*from;
    const char *start = *from;
    for (; **from >= '0' && **from <= '9'; ++*from) {
        number = number * 10 + (**from - '0');
        if (number > INT32_MAX) return false;
    }
    *out = (int32_t)(minus ? -number : number);
    return *from > start;
}

// 4 and 4.. and ..4 and 2..4
static bool read_range(const char *from, bay_when *out) {
    bool from_low = *from != '.';
    out->low = INT32_MIN;
    out->high = INT32_MAX;
    if (from_low && !read_whole(&from, &out->low)) return false;
    if (from_low && !*from) {
        out->high = out->low;
        return true;
    }
    if (strncmp(from, "..", 2) != 0) return false;
    from += 2;
    if (!*from) return from_low;
    return read_whole(&from, &out->high) && !*from && out->low <= out->high;
}

static bool read_bounds(const bay_value *value, bay_when *out) {
    if (is_text(value)) return read_range(value->is.text, out);
    if (value->kind != BAY_VALUE_WHOLE) return false;
    if (value->is.whole < INT32_MIN || value->is.whole > INT32_MAX) return false;
    out->low = out->high = (int32_t)value->is.whole;
    return true;
}

static bay_status read_when(reading *in, const bay_value *value, bay_when *out) {
    nearest search = nearest_to(value->key);
    uint16_t i = 0;
    for (; in->rules->features[i].id; i++) {
        if (!strcmp(in->rules->features[i].id, value->key)) break;
        nearest_try(&search, in->rules->features[i].id);
    }
    if (!in->rules->features[i].id) {
        refuse(in, "when", NULL, "There is no feature of that name.");
        return unknown(in, value, &search);
    }
    out->feature = i;
    if (read_bounds(value, out)) return BAY_OK;
    refuse(in, "when", value->key, "A feature is compared with a number or a range.");
    fault_given_value(in->why, value);
    fault_allowed(in->why, "4, 4.., ..4 or 2..4");
    fault_at(in->why, value);
    return BAY_BAD_INPUT;
}

static bay_status read_whens(reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "when");
    if (!value) return BAY_OK;
    if (value->kind != BAY_VALUE_MAP) {
        refuse(in, "when", NULL, "`when` is a map of features and the values they must have.");
        fault_at(in->why, value);
        return BAY_BAD_INPUT;
    }
    bay_when *when = arena_take_array(in->space, value->count, sizeof *when);
    if (!when) return BAY_NO_MEMORY;
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < value->count; i++)
        if (read_when(in, &value->is.item[i], &when[i])) status = BAY_BAD_INPUT;
    out->when = when;
    out->whens = value->count;
    return status;
}

// --- do: an option ---------------------------------------------------------------------------

static const char *skip_number(const char *id) {
    if (*id == '-') id++;
    if (*id < '0' || *id > '9') return NULL;
    while (*id >= '0' && *id <= '9') id++;
    return id;
}

// True when `id` can be what the row makes of its numbers and its unit. A unit's id has no end
// that can be told, so what follows it is looked for from the end.
static bool can_be(const char *row, const char *id) {
    while (*row && *row != '{') {
        if (*row++ != *id++) return false;
    }
    if (!*row) return !*id;
    const char *rest = strchr(row, '}');
    if (!rest) return false;
    rest++;
    if (strncmp(row, "{unit}", 6) != 0) {
        id = skip_number(id);
        return id && can_be(rest, id);
    }
    for (const char *end = id + strlen(id); end > id; end--)
        if (can_be(rest, end)) return true;
    return false;
}

static void allow_options(const reading *in) {
    text list = allowed(in);
    for (int i = 0; in->rules->options[i].id; i++) allow(&list, in->rules->options[i].id);
    end_allowed(&list);
}

static bay_status read_option(reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "do");
    if (!is_text(value)) {
        bay_status status = refuse(in, "do", NULL, "An order says which option to take.");
        fault_at(in->why, value ? value : map);
        allow_options(in);
        return status;
    }
    nearest search = nearest_to(value->is.text);
    bool known = false;
    for (int i = 0; in->rules->options[i].id && !known; i++) {
        known = can_be(in->rules->options[i].id, value->is.text);
        nearest_try(&search, in->rules->options[i].id);
    }
    if (!known) {
        refuse(in, "do", NULL, "There is no option of that name.");
        allow_options(in);
        return unknown(in, value, &search);
    }
    out->option = arena_copy_text(in->space, value->is.text);
    return out->option ? BAY_OK : BAY_NO_MEMORY;
}

// --- Orders ----------------------------------------------------------------------------------

static bay_status read_order(reading *in, const bay_value *map, order *out) {
    *out = (order){.when = NULL};
    if (map->kind != BAY_VALUE_MAP) {
        refuse(in, NULL, NULL,
               "An order is a map: {at: step, when: {feature: range}, do: option}.");
        fault_at(in->why, map);
        return BAY_BAD_INPUT;
    }
    for (uint32_t i = 0; i < map->count; i++) {
        const char *key = map->is.item[i].key;
        if (!strcmp(key, "at") || !strcmp(key, "when") || !strcmp(key, "do")) continue;
        refuse(in, NULL, NULL, "An order has `at`, `when` and `do`, and nothing else.");
        fault_given(in->why, key);
        fault_at_key(in->why, &map->is.item[i]);
        fault_nearest_choice(in->why, key, "at|when|do");
        return BAY_BAD_INPUT;
    }
    const bay_status parts[] = {read_step(in, map, out), read_whens(in, map, out),
                                read_option(in, map, out)};
    bay_status status = BAY_OK; // all three are looked at, so that all faults are told
    for (int i = 0; i < 3; i++)
        if (!status || parts[i] == BAY_NO_MEMORY) status = parts[i];
    return status;
}

static bay_status read_all(reading *in, const bay_value *list, bay_orders *made) {
    if (!list) return BAY_OK;
    if (list->kind != BAY_VALUE_LIST) {
        begin_fault(in, "orders", "Orders are a list.");
        fault_at(in->why, list);
        return BAY_BAD_INPUT;
    }
    made->order = arena_take_array(&made->space, list->count, sizeof *made->order);
    if (!made->order) return BAY_NO_MEMORY;
    made->count = list->count;
    bay_status status = BAY_OK;
    for (in->index = 0; in->index < list->count && status != BAY_NO_MEMORY; in->index++) {
        bay_status one = read_order(in, &list->is.item[in->index], &made->order[in->index]);
        if (one) status = one;
    }
    return status;
}

bay_status bay_orders_read_all(const bay_rules *rules, const bay_value *list, bay_memory memory,
                               bay_orders **orders, bay_order_faults *bad) {
    bay_orders *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->space = arena_new(memory);
    reading in = {.rules = rules, .space = &made->space, .list = bad->list, .room = bad->room};
    bay_status status = read_all(&in, list, made);
    bad->count = in.faults;
    if (status)
        bay_orders_free(made);
    else
        *orders = made;
    return status;
}

bay_status bay_orders_read(const bay_rules *rules, const bay_value *list, bay_memory memory,
                           bay_orders **orders, bay_fault *why) {
    bay_order_faults bad = {.list = why, .room = why != NULL};
    bay_status status = bay_orders_read_all(rules, list, memory, orders, &bad);
    return status == BAY_NO_MEMORY ? fault_no_memory(why) : status;
}

void bay_orders_free(bay_orders *orders) {
    if (!orders) return;
    bay_memory memory = orders->space.memory;
    arena_free(&orders->space);
    memory_give(memory, orders, sizeof *orders);
}
