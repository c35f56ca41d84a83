#include "bayonet/odds.h"

#include "base/fault.h"
#include "base/nearest.h"

#include <string.h>

enum { WORTH_MAX = 1000000 }; // numerator and denominator of a stated worth

static const bay_fraction NOTHING = {0, 1};

// --- Named aims ------------------------------------------------------------------------------

static int32_t common_divisor(int32_t a, int32_t b) {
    while (b) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

// The worth of one unit of a measure whose whole is worth `worth`.
static bay_fraction shared_out(bay_fraction worth, int32_t most) {
    if (most == 0 || worth.number == 0) return NOTHING;
    int32_t common = common_divisor(worth.number, most);
    return (bay_fraction){worth.number / common, worth.over * (most / common)};
}

static void read_named(const bay_battle *battle, int row, bay_aim *aim) {
    const bay_rules *rules = battle->rules;
    text_copy(aim->name, sizeof aim->name, rules->aims[row].id);
    for (int i = 0; rules->endings[i].id; i++) aim->ending[i] = rules->endings[i].worth[row];
    for (int i = 0; rules->measures[i].id; i++) {
        const bay_measure *measure = &rules->measures[i];
        aim->measure[i] = measure->shared ? shared_out(measure->worth[row], battle->most[i])
                                          : measure->worth[row];
    }
}

static bay_status unknown_aim(const bay_rules *rules, const bay_value *value, bay_fault *why) {
    nearest search = nearest_to(value->is.text);
    char choices[128];
    text list = text_within(choices, sizeof choices);
    for (int i = 0; rules->aims[i].id; i++) {
        nearest_try(&search, rules->aims[i].id);
        if (i) text_add_char(&list, '|');
        text_add(&list, rules->aims[i].id);
    }
    fault_set(why, BAY_BAD_INPUT, "aim", "There is no aim of that name.");
    fault_given_value(why, value);
    fault_allowed_choices(why, choices);
    fault_nearest(why, search.best);
    fault_at(why, value);
    return BAY_BAD_INPUT;
}

// --- Stated aims -----------------------------------------------------------------------------

// Digits at *from; false if there are none or too many.
static bool read_digits(const char **from, int32_t *out) {
    int32_t number = 0;
    const char *start = *from;
    for (; **from >= '0' && **from <= '9'; ++*from) {
        number = number * 10 + (**from - '0');
        if (number > WORTH_MAX) return false;
    }
    *out = number;
    return *from > start;
}

static bool read_text(const char *from, bay_fraction *out) {
    bool minus = *from == '-';
    if (minus || *from == '+') from++;
    out->over = 1;
    if (!read_digits(&from, &out->number)) return false;
    if (*from == '/') {
        from++;
        if (!read_digits(&from, &out->over) || out->over == 0) return false;
    }
    if (minus) out->number = -out->number;
    return *from == '\0';
}

static bool read_worth(const bay_value *value, bay_fraction *out) {
    if (value->kind == BAY_VALUE_TEXT)
        return strlen(value->is.text) == value->count && read_text(value->is.text, out);
    if (value->kind != BAY_VALUE_WHOLE) return false;
    if (value->is.whole < -WORTH_MAX || value->is.whole > WORTH_MAX) return false;
    *out = (bay_fraction){(int32_t)value->is.whole, 1};
    return true;
}

// What was meant by a key: the whole of a name, or else its last word.
typedef struct meant {
    nearest whole, last;
    const char *by_last;
} meant;

static void offer(meant *of, const char *id, bay_fault *why) {
    const char *joint = strrchr(id, '-') ? strrchr(id, '-') : strrchr(id, '_');
    nearest_try(&of->whole, id);
    if (joint) nearest_try(&of->last, joint + 1);
    if (joint && of->last.best == joint + 1) of->by_last = id;
    fault_allowed_also(why, id);
}

static bay_status bad_key(const bay_rules *rules, const bay_value *item, bay_fault *why) {
    meant key = {nearest_to(item->key), nearest_to(item->key), NULL};
    fault_set(why, BAY_BAD_INPUT, "aim", "An aim says what endings and measures are worth.");
    fault_given(why, item->key);
    for (int i = 0; rules->endings[i].id; i++) offer(&key, rules->endings[i].id, why);
    for (int i = 0; rules->measures[i].id; i++) offer(&key, rules->measures[i].id, why);
    fault_nearest(why, key.whole.best ? key.whole.best : key.by_last);
    fault_at_key(why, item);
    return BAY_BAD_INPUT;
}

static bay_status bad_worth(const bay_value *item, bay_fault *why) {
    fault_set(why, BAY_BAD_INPUT, NULL,
              "A worth is a whole number or a fraction as text, in points to the attacker.");
    if (why) {
        text path = fault_path(why);
        path_add_key(&path, "aim");
        path_add_key(&path, item->key);
    }
    fault_given_value(why, item);
    fault_allowed(why, "-1000000 .. 1000000, or a text like 1/2");
    fault_at(why, item);
    return BAY_BAD_INPUT;
}

// Where the worth of the ending or measure `key` is stored; NULL if there is none.
static bay_fraction *place_of(const bay_rules *rules, const char *key, bay_aim *aim) {
    for (int i = 0; rules->endings[i].id; i++)
        if (!strcmp(rules->endings[i].id, key)) return &aim->ending[i];
    for (int i = 0; rules->measures[i].id; i++)
        if (!strcmp(rules->measures[i].id, key)) return &aim->measure[i];
    return NULL;
}

static bay_status read_stated(const bay_rules *rules, const bay_value *map, bay_aim *aim,
                              bay_fault *why) {
    text_copy(aim->name, sizeof aim->name, "stated");
    for (uint32_t i = 0; i < map->count; i++) {
        const bay_value *item = &map->is.item[i];
        bay_fraction *place = place_of(rules, item->key, aim);
        if (!place) return bad_key(rules, item, why);
        if (!read_worth(item, place)) return bad_worth(item, why);
    }
    return BAY_OK;
}

bay_status bay_aim_read(const bay_battle *battle, const bay_value *value, bay_aim *aim,
                        bay_fault *why) {
    const bay_rules *rules = battle->rules;
    bay_aim read = {{0}, {{0, 0}}, {{0, 0}}};
    for (int i = 0; i < BAY_ENDINGS_MAX; i++) read.ending[i] = NOTHING;
    for (int i = 0; i < BAY_MEASURES_MAX; i++) read.measure[i] = NOTHING;
    bay_status status = BAY_OK;
    int row = 0;
    if (value && value->kind == BAY_VALUE_MAP) {
        status = read_stated(rules, value, &read, why);
    } else if (value && value->kind != BAY_VALUE_TEXT) {
        fault_set(why, BAY_BAD_INPUT, "aim",
                  "An aim is a name, or a map of what is worth how much.");
        fault_given_value(why, value);
        fault_at(why, value);
        status = BAY_BAD_INPUT;
    } else {
        while (value && rules->aims[row].id && !bay_value_is(value, rules->aims[row].id)) row++;
        if (!rules->aims[row].id) return unknown_aim(rules, value, why);
        read_named(battle, row, &read);
    }
    if (!status) *aim = read;
    return status;
}
