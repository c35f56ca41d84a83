// Reads the option of an order: one that its question offers in some situation of the battle.

#include "analysis/policy/orders_read.h"
#include "base/fault.h"

#include <string.h>

enum { LARGEST_NUMBER = 100000 }; // no option has a larger one

// --- What an id can be -----------------------------------------------------------------------

static const char *skip_number(const char *id) {
    if (*id == '-') id++;
    if (*id < '0' || *id > '9') return NULL;
    while (*id >= '0' && *id <= '9') id++;
    return id;
}

// True if it is the id of a unit. battle NULL: any text may be.
static bool is_unit(const bay_battle *battle, const char *id, size_t size) {
    for (uint16_t i = 0; battle && i < battle->unit_count; i++)
        if (strlen(battle->units[i].id) == size && !memcmp(battle->units[i].id, id, size))
            return true;
    return !battle;
}

// True if the row can make `id` from its numbers and its unit. A unit's id has no visible end, so
// the text after it is looked for from the end.
static bool can_be(const bay_battle *battle, const char *row, const char *id) {
    while (*row && *row != '{') {
        if (*row++ != *id++) return false;
    }
    if (!*row) return !*id;
    const char *rest = strchr(row, '}');
    if (!rest) return false;
    rest++;
    if (strncmp(row, "{unit}", 6) != 0) {
        id = skip_number(id);
        return id && can_be(battle, rest, id);
    }
    for (const char *end = id + strlen(id); end > id; end--)
        if (can_be(battle, rest, end) && is_unit(battle, id, (size_t)(end - id))) return true;
    return false;
}

// The rows that a question can have: all, if the question is not known or does not say.
static bool offers(const bay_rules *rules, uint16_t step, uint16_t row) {
    const uint16_t *list = step == BAY_NO_ROW ? NULL : rules->steps[step].offers;
    for (; list && *list != BAY_NO_ROW; list++)
        if (*list == row) return true;
    return !list || step == BAY_NO_ROW || !rules->steps[step].offers;
}

// True if the question has an option of that name. battle NULL: for any unit.
static bool is_named(const bay_rules *rules, uint16_t step, const bay_battle *battle,
                     const char *id) {
    for (uint16_t row = 0; rules->options[row].id; row++)
        if (offers(rules, step, row) && can_be(battle, rules->options[row].id, id)) return true;
    return false;
}

// --- What is allowed -------------------------------------------------------------------------

// Adds the id of a row, with UNIT for {unit} and N for a number.
static void allow_row(bay_fault *why, const char *id) {
    char bytes[sizeof why->allowed];
    text list = text_within(bytes, sizeof bytes);
    while (*id) {
        size_t size = strcspn(id, "{");
        text_add_bytes(&list, id, size);
        id += size;
        if (!*id) break;
        text_add(&list, strncmp(id, "{unit}", 6) == 0 ? "UNIT" : "N");
        id += strcspn(id, "}");
        id += *id == '}';
    }
    fault_allowed_also(why, bytes);
}

// Tries the row about a unit, with the numbers in the given word, one after another.
static void try_row(const orders_reading *in, uint16_t row, uint16_t unit, nearest *search) {
    bay_option option = {.row = row, .unit = unit};
    char id[sizeof in->why->nearest];
    const char *at = search->word;
    for (size_t i = 0; i < sizeof option.number / sizeof *option.number; i++) {
        at += strcspn(at, "0123456789");
        for (; *at >= '0' && *at <= '9' && option.number[i] < LARGEST_NUMBER; at++)
            option.number[i] = 10 * option.number[i] + (*at - '0');
    }
    bay_option_text(in->battle, &option, false, id, sizeof id);
    const char *kept = arena_copy_text(&in->made->space, id);
    if (kept) nearest_try(search, kept);
}

static void allow_rows(const orders_reading *in, uint16_t step, nearest *search) {
    for (uint16_t row = 0; in->rules->options[row].id; row++) {
        const char *id = in->rules->options[row].id;
        if (!offers(in->rules, step, row)) continue;
        allow_row(in->why, id);
        if (!*search->word) continue;
        bool units = strstr(id, "{unit}");
        if (!units) try_row(in, row, BAY_NO_UNIT, search);
        for (uint16_t unit = 0; units && unit < in->battle->unit_count; unit++)
            try_row(in, row, unit, search);
    }
}

static void allow_offers(const orders_reading *in, uint16_t step, nearest *search) {
    for (uint32_t i = 0; i < in->look.offers; i++) {
        if (in->look.offer[i].step != step) continue;
        fault_allowed_also(in->why, in->look.offer[i].id);
        nearest_try(search, in->look.offer[i].id);
    }
}

// --- Reading ---------------------------------------------------------------------------------

static bay_status refuse_missing(orders_reading *in, const bay_value *map, uint16_t step) {
    const bay_value *value = bay_value_get(map, "do");
    nearest search = nearest_to("");
    orders_refuse(in, "do", NULL, "An order says which option to take.");
    fault_at(in->why, value ? value : map);
    if (in->why) allow_rows(in, step, &search);
    return BAY_BAD_INPUT;
}

static bay_status refuse(orders_reading *in, const bay_value *value, uint16_t step) {
    const orders_sought *sought = &in->look.sought[in->index];
    nearest search = nearest_to(value->is.text);
    orders_refuse(in, "do", NULL, NULL);
    if (!in->why) return BAY_BAD_INPUT;
    text words = fault_words(in->why);
    bool met = sought->asked && in->look.whole;
    if (met) {
        text_add(&words, in->rules->steps[step].id);
        text_add(&words, " never offers that in this scenario.");
    } else {
        text_add(&words, "There is no option of that name.");
    }
    if (met && is_named(in->rules, step, NULL, value->is.text))
        text_add(&words, " Where the order is for other scenarios too, write optional: true.");
    if (met)
        allow_offers(in, step, &search);
    else
        allow_rows(in, step, &search);
    for (uint32_t i = 0; i < in->look.offers && !met; i++)
        if (in->look.offer[i].step == step) nearest_try(&search, in->look.offer[i].id);
    return orders_unknown(in, value, &search);
}

// If the question is not known, any existing option will do.
static order_fit fit_of(const orders_reading *in, const order *out, const char *id) {
    const orders_sought *sought = &in->look.sought[in->index];
    if (out->step != BAY_NO_ROW && sought->offered && !out->elsewhere) return ORDER_FITS;
    bool unsure = out->step == BAY_NO_ROW || out->optional || in->bad->other_settings;
    const bay_battle *units = unsure ? NULL : in->battle;
    if (!is_named(in->rules, out->step, units, id)) return ORDER_WRONG;
    if (unsure) return out->optional || out->elsewhere ? ORDER_OPTIONAL : ORDER_FITS;
    if (!in->look.whole) return ORDER_NOT_MET;
    return sought->asked ? ORDER_WRONG : ORDER_NOT_ASKED;
}

bay_status orders_read_option(orders_reading *in, const bay_value *map, order *out) {
    const bay_value *value = bay_value_get(map, "do");
    if (!value_is_plain(value)) return refuse_missing(in, map, out->step);
    out->fit = fit_of(in, out, value->is.text);
    if (out->fit == ORDER_WRONG) return refuse(in, value, out->step);
    out->option = arena_copy_text(&in->made->space, value->is.text);
    return out->option ? BAY_OK : BAY_NO_MEMORY;
}
