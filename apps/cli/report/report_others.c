// What is measured besides each side's casualties: a line each, and one for all that never happens.

#include "cli/report/report.h"

#include <string.h>

enum { SIDES = 2, SIDE_WORDS = 11 }; // "attacker's " and "defender's "
static const char *const OF_SIDE[SIDES] = {"attacker's ", "defender's "};

bool report_is_losses(const char *id) {
    return !strcmp(id, "attacker_losses") || !strcmp(id, "defender_losses");
}

// --- What happens ------------------------------------------------------------------------------

// Can it come up at all in this assault?
static bool comes_up(const char *id, const json_t *measure) {
    return !report_is_losses(id) && client_number(measure, "most") > 0;
}

static bool happens(const char *id, const json_t *measure) {
    return comes_up(id, measure) && client_number(measure, "mean") > 0;
}

// A mean with one decimal more than chances have; what is not 0 is not shown as 0.
static void add_mean(strbuf *out, double mean, int digits) {
    double least = 1;
    for (int i = 0; i <= digits; i++) least /= 10;
    bool small = mean < least / 2;
    strbuf_put(out, "%s%.*f", small ? "<" : "", digits + 1, small ? least : mean);
}

static void print_averages(strbuf *out, const json_t *measures, int digits) {
    const char *id;
    json_t *measure;
    int width = 0;
    json_object_foreach((json_t *)measures, id, measure) {
        int taken = happens(id, measure) ? strbuf_width_of(client_text(measure, "words")) : 0;
        width = taken > width ? taken : width;
    }
    if (width > 0) strbuf_add(out, "\nOn average\n");
    json_object_foreach((json_t *)measures, id, measure) {
        if (!happens(id, measure)) continue;
        strbuf mean = {0};
        add_mean(&mean, client_number(measure, "mean"), digits);
        strbuf_add(out, "  ");
        strbuf_pad(out, client_text(measure, "words"), width);
        strbuf_put(out, "%*s of %d\n", digits + 8, mean.text,
                   (int)client_number(measure, "most"));
        strbuf_free(&mean);
    }
}

// --- What never happens ------------------------------------------------------------------------

// The side whose the words are; -1: no side's.
static int side_of(const char *words) {
    for (int side = 0; side < SIDES; side++)
        if (strncmp(words, OF_SIDE[side], SIDE_WORDS) == 0) return side;
    return -1;
}

// Whether the same is said of the other side as well, and whether that stands before it.
static bool has_twin(const json_t *list, size_t index, bool *before) {
    const char *words = json_string_value(json_array_get(list, index));
    int side = side_of(words);
    *before = false;
    for (size_t at = 0; side >= 0 && at < json_array_size(list); at++) {
        const char *other = json_string_value(json_array_get(list, at));
        if (side_of(other) != 1 - side || strcmp(other + SIDE_WORDS, words + SIDE_WORDS) != 0)
            continue;
        *before = at < index;
        return true;
    }
    return false;
}

void report_join(strbuf *line, const json_t *list) {
    for (size_t i = 0, told = 0; i < json_array_size(list); i++) {
        const char *words = json_string_value(json_array_get(list, i));
        bool before, twin = has_twin(list, i, &before);
        if (before) continue;
        if (told++) strbuf_add(line, ", ");
        strbuf_add(line, twin ? words + SIDE_WORDS : words);
    }
}

static void print_never(strbuf *out, const json_t *measures) {
    json_t *never = json_array();
    const char *id;
    json_t *measure;
    json_object_foreach((json_t *)measures, id, measure) {
        if (comes_up(id, measure) && !happens(id, measure))
            json_array_append(never, json_object_get(measure, "words"));
    }
    strbuf line = {0};
    strbuf_add(&line, "Never: ");
    report_join(&line, never);
    strbuf_add(&line, ".");
    if (json_array_size(never)) strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
    json_decref(never);
}

void report_others(strbuf *out, const json_t *measures, int digits) {
    print_averages(out, measures, digits);
    print_never(out, measures);
}
