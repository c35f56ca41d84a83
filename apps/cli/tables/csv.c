#include "cli/tables/csv.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
    const char *scenario, *what, *id;
    const json_t *value, *p; // numbers; NULL: empty
    const char *fraction;    // "n/d", or "n"; "": empty
} row;

// RFC 4180: in quotes where it holds a comma, a quote or an end of line; quotes doubled.
static void add_text(page *out, const char *text) {
    if (!strpbrk(text, ",\"\r\n")) {
        page_add(out, text);
        return;
    }
    page_add(out, "\"");
    for (; *text; text++) {
        if (*text == '"') page_add(out, "\"");
        page_add_bytes(out, text, 1);
    }
    page_add(out, "\"");
}

// As few digits as read back as the same double.
static void add_number(page *out, const json_t *number) {
    char text[32] = "";
    if (json_is_integer(number)) {
        page_put(out, "%lld", (long long)json_integer_value(number));
        return;
    }
    double value = json_number_value(number);
    for (int digits = 15; json_is_real(number) && digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (strtod(text, NULL) == value) break;
    }
    page_add(out, text);
}

static void add_fraction(page *out, const char *fraction) {
    size_t size = strcspn(fraction, "/");
    page_add(out, ",");
    page_add_bytes(out, fraction, size);
    page_add(out, ",");
    if (*fraction) page_add(out, fraction[size] ? fraction + size + 1 : "1");
}

static void add_row(page *out, const row *of, bool fractions) {
    add_text(out, of->scenario);
    page_put(out, ",%s,%s,", of->what, of->id);
    add_number(out, of->value);
    page_add(out, ",");
    add_number(out, of->p);
    if (fractions) add_fraction(out, of->fraction);
    page_add(out, "\n");
}

void csv_head(page *out, bool fractions) {
    page_put(out, "scenario,what,id,value,p%s\n", fractions ? ",numerator,denominator" : "");
}

static void add_measure(page *out, const char *scenario, const char *id, const json_t *measure,
                        bool fractions) {
    const json_t *list = json_object_get(measure, "p"),
                 *exact = json_object_get(measure, "fraction");
    for (size_t k = 0; k < json_array_size(list); k++) {
        json_t *count = json_integer((json_int_t)k);
        const char *fraction = json_string_value(json_array_get(exact, k));
        row of = {scenario, "measure", id, count, json_array_get(list, k), ""};
        if (fraction) of.fraction = fraction;
        add_row(out, &of, fractions);
        json_decref(count);
    }
}

void csv_odds(page *out, const wanted *of, const json_t *odds, const json_t *system,
              bool fractions) {
    char *scenario = wanted_name(of);
    size_t index;
    json_t *item;
    json_array_foreach(json_object_get(odds, "endings"), index, item) {
        row ending = {scenario,
                      "ending",
                      talk_text(item, "id"),
                      NULL,
                      json_object_get(item, "p"),
                      talk_text(item, "fraction")};
        add_row(out, &ending, fractions);
    }
    json_array_foreach(json_object_get(system, "measures"), index, item) {
        const char *id = talk_text(item, "id");
        const json_t *measure = json_object_get(json_object_get(odds, "measures"), id);
        if (index >= 2 && talk_number(measure, "most") <= 0) continue; // it cannot come up
        add_measure(out, scenario, id, measure, fractions);
    }
    json_array_foreach(json_object_get(odds, "why"), index, item) {
        row clause = {scenario,
                      "clause",
                      talk_text(item, "clause"),
                      json_object_get(item, "expected"),
                      json_object_get(item, "chance"),
                      ""};
        add_row(out, &clause, fractions);
    }
    free(scenario);
}

void csv_options(page *out, const wanted *of, const json_t *best, bool fractions) {
    char *scenario = wanted_name(of);
    size_t index;
    json_t *item;
    json_array_foreach(json_object_get(json_object_get(best, "now"), "options"), index, item) {
        row option = {scenario, "option", talk_text(item, "id"), json_object_get(item, "value"),
                      NULL,     ""};
        add_row(out, &option, fractions);
    }
    free(scenario);
}

// --- Trials ----------------------------------------------------------------------------------

static void add_share(page *out, const row *of, const json_t *count, double trials) {
    double p = json_number_value(of->p);
    json_t *error = json_real(sqrt(p * (1 - p) / trials));
    add_text(out, of->scenario);
    page_put(out, ",%s,%s,", of->what, of->id);
    add_number(out, of->value);
    page_add(out, ",");
    add_number(out, of->p);
    page_add(out, ",");
    add_number(out, error);
    page_add(out, ",");
    add_number(out, count);
    page_add(out, "\n");
    json_decref(error);
}

static void add_measure_fought(page *out, const char *scenario, const char *id,
                               const json_t *measure, double trials) {
    const json_t *list = json_object_get(measure, "p"),
                 *counts = json_object_get(measure, "counts");
    for (size_t k = 0; k < json_array_size(list); k++) {
        json_t *value = json_integer((json_int_t)k);
        row of = {scenario, "measure", id, value, json_array_get(list, k), ""};
        add_share(out, &of, json_array_get(counts, k), trials);
        json_decref(value);
    }
}

void csv_trials(page *out, const wanted *of, const json_t *reply, const json_t *system) {
    char *scenario = wanted_name(of);
    double trials = talk_number(reply, "trials");
    size_t index;
    json_t *item;
    page_add(out, "scenario,what,id,value,p,error,count\n");
    json_array_foreach(json_object_get(reply, "endings"), index, item) {
        row ending = {
            scenario, "ending", talk_text(item, "id"), NULL, json_object_get(item, "p"), ""};
        add_share(out, &ending, json_object_get(item, "count"), trials);
    }
    json_array_foreach(json_object_get(system, "measures"), index, item) {
        const char *id = talk_text(item, "id");
        const json_t *measure = json_object_get(json_object_get(reply, "measures"), id);
        if (index >= 2 && talk_number(measure, "most") <= 0) continue; // it cannot come up
        add_measure_fought(out, scenario, id, measure, trials);
    }
    free(scenario);
}
