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

// Wholly a number: no name and no sum, of which strtod reads the beginning.
static bool is_number(const char *text) {
    char *end;
    strtod(text, &end);
    return !*end && !text[strspn(text, "0123456789.eE+-")];
}

// A spreadsheet takes a text that begins so for a formula, and runs it.
static bool begins_a_formula(const char *text) {
    static const char *const WIDE[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"}; // = + - @
    for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
        if (strncmp(text, WIDE[i], strlen(WIDE[i])) == 0) return true;
    return *text && strchr("=+-@\t\r\n", *text) && !is_number(text);
}

void csv_text(strbuf *out, const char *text) {
    bool formula = begins_a_formula(text);
    if (!formula && !strpbrk(text, ",;\"\t\r\n")) {
        strbuf_add(out, text);
        return;
    }
    strbuf_add(out, formula ? "\"'" : "\"");
    for (; *text; text++) {
        if (*text == '"') strbuf_add(out, "\"");
        strbuf_add_bytes(out, text, 1);
    }
    strbuf_add(out, "\"");
}

void csv_number(strbuf *out, const json_t *number) {
    char text[32] = "";
    if (json_is_integer(number)) {
        strbuf_put(out, "%lld", (long long)json_integer_value(number));
        return;
    }
    double value = json_number_value(number);
    for (int digits = 15; json_is_real(number) && digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (strtod(text, NULL) == value) break;
    }
    strbuf_add(out, text);
}

static void add_fraction(strbuf *out, const char *fraction) {
    size_t size = strcspn(fraction, "/");
    strbuf_add(out, ",");
    strbuf_add_bytes(out, fraction, size);
    strbuf_add(out, ",");
    if (*fraction) strbuf_add(out, fraction[size] ? fraction + size + 1 : "1");
}

// The columns that all tables begin with.
static void add_begin(strbuf *out, const row *of) {
    csv_text(out, of->scenario);
    strbuf_put(out, ",%s,", of->what);
    csv_text(out, of->id);
    strbuf_add(out, ",");
    csv_number(out, of->value);
}

static void add_row(strbuf *out, const row *of, bool fractions) {
    add_begin(out, of);
    strbuf_add(out, ",");
    csv_number(out, of->p);
    if (fractions) add_fraction(out, of->fraction);
    strbuf_add(out, "\n");
}

void csv_head(strbuf *out, bool fractions) {
    strbuf_put(out, "scenario,what,id,value,p%s\n", fractions ? ",numerator,denominator" : "");
}

static void add_measure(strbuf *out, const char *scenario, const char *id,
                        const json_t *measure, bool fractions) {
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

void csv_odds(strbuf *out, const scenario_arg *of, const json_t *odds, const json_t *system,
              bool fractions) {
    char *scenario = scenario_arg_name(of);
    size_t index;
    json_t *item;
    json_array_foreach(json_object_get(odds, "endings"), index, item) {
        row ending = {scenario,
                      "ending",
                      client_text(item, "id"),
                      NULL,
                      json_object_get(item, "p"),
                      client_text(item, "fraction")};
        add_row(out, &ending, fractions);
    }
    json_array_foreach(json_object_get(system, "measures"), index, item) {
        const char *id = client_text(item, "id");
        const json_t *measure = json_object_get(json_object_get(odds, "measures"), id);
        if (index >= 2 && client_number(measure, "most") <= 0) continue; // it cannot come up
        add_measure(out, scenario, id, measure, fractions);
    }
    json_array_foreach(json_object_get(odds, "why"), index, item) {
        row clause = {scenario,
                      "clause",
                      client_text(item, "clause"),
                      json_object_get(item, "expected"),
                      json_object_get(item, "chance"),
                      ""};
        add_row(out, &clause, fractions);
    }
    free(scenario);
}

void csv_options(strbuf *out, const scenario_arg *of, const json_t *best, bool fractions) {
    char *scenario = scenario_arg_name(of);
    size_t index;
    json_t *item;
    json_array_foreach(json_object_get(json_object_get(best, "now"), "options"), index, item) {
        row option = {
            scenario, "option", client_text(item, "id"), json_object_get(item, "value"),
            NULL,     ""};
        add_row(out, &option, fractions);
    }
    free(scenario);
}

// --- Trials ----------------------------------------------------------------------------------

static void add_share(strbuf *out, const row *of, const json_t *count, double trials) {
    double p = json_number_value(of->p);
    json_t *error = json_real(sqrt(p * (1 - p) / trials));
    add_begin(out, of);
    strbuf_add(out, ",");
    csv_number(out, of->p);
    strbuf_add(out, ",");
    csv_number(out, error);
    strbuf_add(out, ",");
    csv_number(out, count);
    strbuf_add(out, "\n");
    json_decref(error);
}

static void add_measure_fought(strbuf *out, const char *scenario, const char *id,
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

void csv_trials(strbuf *out, const scenario_arg *of, const json_t *reply,
                const json_t *system) {
    char *scenario = scenario_arg_name(of);
    double trials = client_number(reply, "trials");
    size_t index;
    json_t *item;
    strbuf_add(out, "scenario,what,id,value,p,error,count\n");
    json_array_foreach(json_object_get(reply, "endings"), index, item) {
        row ending = {
            scenario, "ending", client_text(item, "id"), NULL, json_object_get(item, "p"), ""};
        add_share(out, &ending, json_object_get(item, "count"), trials);
    }
    json_array_foreach(json_object_get(system, "measures"), index, item) {
        const char *id = client_text(item, "id");
        const json_t *measure = json_object_get(json_object_get(reply, "measures"), id);
        if (index >= 2 && client_number(measure, "most") <= 0) continue; // it cannot come up
        add_measure_fought(out, scenario, id, measure, trials);
    }
    free(scenario);
}
