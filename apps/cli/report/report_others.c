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
    return !report_is_losses(id) && talk_number(measure, "most") > 0;
}

static bool happens(const char *id, const json_t *measure) {
    return comes_up(id, measure) && talk_number(measure, "mean") > 0;
}

// A mean with one decimal more than chances have; what is not 0 is not shown as 0.
static void add_mean(page *out, double mean, int digits) {
    double least = 1;
    for (int i = 0; i <= digits; i++) least /= 10;
    bool small = mean < least / 2;
    page_put(out, "%s%.*f", small ? "<" : "", digits + 1, small ? least : mean);
}

static void print_averages(page *out, const json_t *measures, int digits) {
    const char *id;
    json_t *measure;
    int width = 0;
    json_object_foreach((json_t *)measures, id, measure) {
        int taken = happens(id, measure) ? page_width_of(talk_text(measure, "words")) : 0;
        width = taken > width ? taken : width;
    }
    if (width > 0) page_add(out, "\nOn average\n");
    json_object_foreach((json_t *)measures, id, measure) {
        if (!happens(id, measure)) continue;
        page mean = {0};
        add_mean(&mean, talk_number(measure, "mean"), digits);
        page_add(out, "  ");
        page_pad(out, talk_text(measure, "words"), width);
        page_put(out, "%*s of %d\n", digits + 8, mean.text, (int)talk_number(measure, "most"));
        page_free(&mean);
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

void report_join(page *line, const json_t *list) {
    for (size_t i = 0, told = 0; i < json_array_size(list); i++) {
        const char *words = json_string_value(json_array_get(list, i));
        bool before, twin = has_twin(list, i, &before);
        if (before) continue;
        if (told++) page_add(line, ", ");
        page_add(line, twin ? words + SIDE_WORDS : words);
    }
}

static void print_never(page *out, const json_t *measures) {
    json_t *never = json_array();
    const char *id;
    json_t *measure;
    json_object_foreach((json_t *)measures, id, measure) {
        if (comes_up(id, measure) && !happens(id, measure))
            json_array_append(never, json_object_get(measure, "words"));
    }
    page line = {0};
    page_add(&line, "Never: ");
    report_join(&line, never);
    page_add(&line, ".");
    if (json_array_size(never)) page_wrap(out, 0, line.text);
    page_free(&line);
    json_decref(never);
}

void report_others(page *out, const json_t *measures, int digits) {
    print_averages(out, measures, digits);
    print_never(out, measures);
}
