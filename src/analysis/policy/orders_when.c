// Reads the conditions of an order. It holds if the features lie within the ranges given, and so do
// the numbers of single units that it names: a-coy.red.

#include "analysis/policy/orders_read.h"
#include "base/fault.h"
#include "text/wording.h"

#include <string.h>

// --- Numbers and ranges ----------------------------------------------------------------------

// A whole number at *from; false if there is none or it is too large.
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
    if (value_is_plain(value)) return read_range(value->is.text, out);
    if (value->kind != BAY_VALUE_WHOLE) return false;
    if (value->is.whole < INT32_MIN || value->is.whole > INT32_MAX) return false;
    out->low = out->high = (int32_t)value->is.whole;
    return true;
}

// --- A feature -------------------------------------------------------------------------------

static uint32_t features_of(const bay_rules *rules) {
    uint32_t count = 0;
    while (rules->features && rules->features[count].id) count++;
    return count;
}

static bool find_feature(const bay_rules *rules, const char *id, uint16_t *out) {
    for (uint16_t i = 0; rules->features && rules->features[i].id; i++) {
        *out = i;
        if (!strcmp(rules->features[i].id, id)) return true;
    }
    return false;
}

// --- A number of a unit ----------------------------------------------------------------------

static bool is_piece(const bay_battle *battle, uint16_t unit) {
    return battle->units[unit].side != BAY_NOBODY;
}

// The length of `key` before its last full stop; 0: it has none.
static size_t unit_size(const char *key) {
    const char *stop = strrchr(key, '.');
    return stop ? (size_t)(stop - key) : 0;
}

static bool find_unit(const bay_battle *battle, const char *key, uint16_t *out) {
    size_t size = unit_size(key);
    for (uint16_t i = 0; size && i < battle->unit_count; i++) {
        *out = i;
        const char *id = battle->units[i].id;
        if (is_piece(battle, i) && strlen(id) == size && !memcmp(id, key, size)) return true;
    }
    return false;
}

static bool find_number(const bay_rules *rules, const char *key, uint16_t *out) {
    for (int what = 0; what < PIECE_NUMBERS; what++) {
        const char *id = piece_number_id(rules, what);
        *out = (uint16_t)what;
        if (id && !strcmp(id, key + unit_size(key) + 1)) return true;
    }
    return false;
}

// The index of a number among those that the orders look at; false if there is no room for it.
static bool keep_number(orders_reading *in, piece_number number, uint16_t *feature) {
    bay_orders *made = in->made;
    uint32_t i = 0, features = features_of(in->rules);
    while (i < made->numbers &&
           (made->number[i].unit != number.unit || made->number[i].what != number.what))
        i++;
    if (features + i == BAY_FEATURES_MAX) return false;
    made->number[i] = number;
    if (i == made->numbers) made->numbers++;
    *feature = (uint16_t)(features + i);
    return true;
}

static bay_status read_number(orders_reading *in, const bay_value *value, piece_number number,
                              uint16_t *feature) {
    if (keep_number(in, number, feature)) return BAY_OK;
    orders_refuse(in, "when", value->key,
                  "Orders look at fewer different numbers of single units.");
    fault_at_key(in->why, value);
    fault_given(in->why, value->key);
    fault_allowed_range(in->why, 0, BAY_FEATURES_MAX - (int64_t)features_of(in->rules));
    return BAY_BAD_INPUT;
}

// --- Keys that are neither -------------------------------------------------------------------

static void try_units(orders_reading *in, const bay_value *value, nearest *search,
                      arena *space) {
    const char *number = value->key + unit_size(value->key);
    for (uint16_t i = 0; i < in->battle->unit_count; i++) {
        char bytes[128];
        text id = text_within(bytes, sizeof bytes);
        if (!is_piece(in->battle, i)) continue;
        text_add(&id, in->battle->units[i].id);
        text_add(&id, number);
        const char *kept = arena_copy_text(space, bytes);
        if (kept) nearest_try(search, kept);
    }
}

// Suggests which number of an existing unit was meant.
static void try_numbers(orders_reading *in, const bay_value *value, nearest *search,
                        arena *space) {
    size_t size = unit_size(value->key);
    for (int what = 0; what < PIECE_NUMBERS; what++) {
        char bytes[128];
        text id = text_within(bytes, sizeof bytes);
        const char *number = piece_number_id(in->rules, what);
        if (!number) continue;
        text_add_bytes(&id, value->key, size + 1);
        text_add(&id, number);
        fault_allowed_also(in->why, bytes);
        const char *kept = arena_copy_text(space, bytes);
        if (kept) nearest_try(search, kept);
    }
}

// Features whose id begins with the first `size` bytes of the key.
static void try_features(orders_reading *in, const bay_value *value, size_t size,
                         nearest *search) {
    for (uint32_t i = 0; i < features_of(in->rules); i++) {
        const char *id = in->rules->features[i].id;
        if (strncmp(id, value->key, size) != 0) continue;
        fault_allowed_also(in->why, id);
        nearest_try(search, id);
    }
}

static bay_status refuse_unknown(orders_reading *in, const bay_value *value) {
    uint16_t found;
    size_t size = unit_size(value->key);
    nearest search = nearest_to(value->key);
    arena *space = &in->made->space;
    if (find_unit(in->battle, value->key, &found)) {
        orders_refuse(in, "when", NULL, "No number of this unit is called so.");
        try_features(in, value, size + 1, &search);
        try_numbers(in, value, &search, space);
        return orders_unknown(in, value, &search);
    }
    bool number = size && find_number(in->rules, value->key, &found);
    orders_refuse(in, "when", NULL,
                  number ? "There is no unit of that name."
                         : "There is no feature of that name.");
    try_features(in, value, 0, &search);
    if (size) try_units(in, value, &search, space);
    return orders_unknown(in, value, &search);
}

// --- Conditions ------------------------------------------------------------------------------

// Do features begin with the words before the last full stop: attacker.clean?
static bool is_head(const bay_rules *rules, const char *key) {
    size_t size = unit_size(key);
    for (uint32_t i = 0; size && i < features_of(rules); i++)
        if (strncmp(rules->features[i].id, key, size + 1) == 0) return true;
    return false;
}

// Is it all that its side has, and called as its side is?
static bool is_whole_side(const bay_battle *battle, uint16_t unit) {
    const bay_unit *it = &battle->units[unit];
    uint32_t count = 0;
    for (uint16_t i = 0; i < battle->unit_count; i++)
        count += battle->units[i].side == it->side;
    return count == 1 && strcmp(it->id, wording_side((int)it->side)) == 0;
}

// Notes a key such as attacker.left where a unit is called attacker.
static void note_shared(const orders_reading *in, const char *key, order *of) {
    uint16_t unit, number, feature;
    if (!is_head(in->rules, key) || !find_unit(in->battle, key, &unit)) return;
    bool of_unit = find_number(in->rules, key, &number);
    bool of_side = find_feature(in->rules, key, &feature);
    if (is_whole_side(in->battle, unit) || !(of_unit || of_side)) return;
    of->shared = key;
    of->of_unit = !of_side; // a feature comes first
}

// May the order name a unit that this battle does not have? Other settings may make other units.
static bool may_be_elsewhere(const orders_reading *in, const order *of) {
    return of->optional || in->bad->other_settings;
}

static bay_status read_what(orders_reading *in, const bay_value *value, bay_when *out,
                            order *of) {
    piece_number number;
    note_shared(in, value->key, of);
    if (find_feature(in->rules, value->key, &out->feature)) return BAY_OK;
    out->feature = BAY_NO_ROW;
    if (!unit_size(value->key) || !find_number(in->rules, value->key, &number.what))
        return refuse_unknown(in, value);
    if (find_unit(in->battle, value->key, &number.unit))
        return read_number(in, value, number, &out->feature);
    if (!may_be_elsewhere(in, of)) return refuse_unknown(in, value);
    of->elsewhere = true;
    return BAY_OK;
}

// The smallest and largest values that the condition's number can have.
static bay_when bounds_of(const orders_reading *in, uint16_t feature) {
    if (feature >= features_of(in->rules)) return (bay_when){feature, 0, INT32_MAX};
    const bay_feature *row = &in->rules->features[feature];
    return (bay_when){feature, row->low, row->high};
}

static bay_status read_when(orders_reading *in, const bay_value *value, bay_when *out,
                            order *of) {
    bay_status status = read_what(in, value, out, of);
    if (status != BAY_OK) return status;
    bool read = read_bounds(value, out);
    bay_when can = bounds_of(in, out->feature);
    if (read && out->low <= can.high && out->high >= can.low) return BAY_OK;
    orders_refuse(in, "when", value->key,
                  read ? "It never has such a value."
                       : "A feature is compared with a number or a range.");
    fault_given_value(in->why, value);
    fault_at(in->why, value);
    if (read)
        fault_allowed_range(in->why, can.low, can.high);
    else
        fault_allowed(in->why, "4, 4.., ..4 or 2..4");
    return BAY_BAD_INPUT;
}

bay_status orders_read_whens(orders_reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "when");
    if (!value) return BAY_OK;
    if (value->kind != BAY_VALUE_MAP) {
        orders_refuse(in, "when", NULL,
                      "`when` is a map of features and the values they must have.");
        fault_at(in->why, value);
        return BAY_BAD_INPUT;
    }
    bay_when *when = arena_take_array(&in->made->space, value->count, sizeof *when);
    if (!when) return BAY_NO_MEMORY;
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < value->count; i++)
        if (read_when(in, &value->is.item[i], &when[i], out)) status = BAY_BAD_INPUT;
    out->when = when;
    out->whens = value->count;
    if (!out->elsewhere) return status;
    when[0] = (bay_when){.feature = 0, .low = 1, .high = 0}; // no number is within that
    out->whens = 1;
    return status;
}
