// The outcomes of many assaults: shares with their standard errors, and the exact odds beside them.

#include "cli/common/numerals.h"
#include "cli/common/percent.h"
#include "cli/common/xalloc.h"
#include "cli/report/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS_MOST = 6, COLUMN = 9 };

int report_trials_digits(const json_t *reply) {
    double error = 0;
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(reply, "endings"), index, row) {
        error = fmax(error, 100 * client_number(row, "error"));
    }
    int digits = 0;
    for (; digits < DIGITS_MOST && error > 0 && error < 1; digits++) error *= 10;
    return digits;
}

// --- The sentence ----------------------------------------------------------------------------

static uint64_t whole_of(const json_t *reply, const char *key) {
    return (uint64_t)json_integer_value(json_object_get(reply, key));
}

static void add_way(strbuf *line, const json_t *reply) {
    char trials[NUMERAL_MAX], asked_for[NUMERAL_MAX];
    numeral(trials, whole_of(reply, "trials"));
    numeral(asked_for, whole_of(reply, "count"));
    if (whole_of(reply, "trials") == 1)
        strbuf_add(line, "Fought once");
    else
        strbuf_put(line, "Fought %s times", trials);
    if (json_is_true(json_object_get(reply, "stopped")))
        strbuf_put(line, " (of %s, then stopped)", asked_for);
    strbuf_put(line, " with thrown dice, seed %" JSON_INTEGER_FORMAT,
               json_integer_value(json_object_get(reply, "seed")));
}

static void add_share(strbuf *line, double ground, double by, int digits) {
    char share[PERCENT_WORD_MAX], error[PERCENT_WORD_MAX];
    percent_word(share, percent_units(ground, digits), digits, false, false);
    percent_error(error, by, digits);
    bool fewer = share[0] == '<', more = share[0] == '>';
    strbuf_put(line, " in %s%s of 100, give or take %s.",
               fewer  ? "fewer than "
               : more ? "more than "
                      : "",
               share + (fewer || more), error);
}

void report_trials_sentence(strbuf *out, const json_t *reply, const json_t *system,
                            int digits) {
    strbuf line = {0};
    double ground = client_number(reply, "ground");
    add_way(&line, reply);
    strbuf_put(&line, ": %s", report_headline(system, "fell"));
    if (ground > 0 && ground < 1)
        add_share(&line, ground, client_number(reply, "ground_error"), digits);
    else
        strbuf_add(&line, ground <= 0                      ? " not once."
                          : whole_of(reply, "trials") == 1 ? "."
                                                           : " every time.");
    strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
    uint64_t broken_off = whole_of(reply, "broken_off");
    if (!broken_off) return;
    strbuf note = {0};
    char count[NUMERAL_MAX], limit[NUMERAL_MAX];
    numeral(count, broken_off);
    numeral(limit, whole_of(reply, "limit"));
    strbuf_put(&note,
               "%s of them %s broken off after %s throws without an end; %s as unresolved.",
               count, broken_off == 1 ? "was" : "were", limit,
               broken_off == 1 ? "it counts" : "they count");
    strbuf_wrap(out, 0, note.text);
    strbuf_free(&note);
}

// --- The endings -----------------------------------------------------------------------------

typedef struct ending {
    const json_t *row;
    bool taken, gains; // the attacker's success; he has the ground
    double p, exact;
    long long units, exact_units;
} ending;

// The attacker's success first, then by their shares.
static int order(const void *a, const void *b) {
    const ending *x = a, *y = b;
    if (x->taken != y->taken) return y->taken - x->taken;
    if (x->p < y->p || x->p > y->p) return (x->p < y->p) - (x->p > y->p);
    return (x->exact < y->exact) - (x->exact > y->exact);
}

// Numbers in 100 that add up, for both columns.
static void share_out(ending *rows, int count, int digits) {
    double *p = xalloc_zeroed((size_t)count * sizeof *p);
    bool *gains = xalloc_zeroed((size_t)count * sizeof *gains);
    long long *units = xalloc_zeroed((size_t)count * sizeof *units);
    for (int i = 0; i < count; i++) gains[i] = rows[i].gains;
    for (int i = 0; i < count; i++) p[i] = rows[i].p;
    percent_share(p, gains, count, digits, units);
    for (int i = 0; i < count; i++) rows[i].units = units[i];
    for (int i = 0; i < count; i++) p[i] = rows[i].exact;
    percent_share(p, gains, count, digits, units);
    for (int i = 0; i < count; i++) rows[i].exact_units = units[i];
    free(p);
    free(gains);
    free(units);
}

// Lists the endings that came up, and those that could have. Returns how many.
static int endings_of(const json_t *reply, const json_t *exact, const json_t *system,
                      ending **out) {
    const json_t *list = json_object_get(reply, "endings");
    ending *rows = xalloc_zeroed((json_array_size(list) + 1) * sizeof *rows);
    int count = 0;
    size_t index;
    json_t *row;
    json_array_foreach(list, index, row) {
        const char *id = client_text(row, "id");
        ending one = {.row = row, .p = client_number(row, "p")};
        one.exact = client_number(client_row(json_object_get(exact, "endings"), "id", id), "p");
        one.taken = strcmp(id, client_text(reply, "taken")) == 0;
        one.gains = report_gains(system, id);
        if (one.p > 0 || one.exact > 0) rows[count++] = one;
    }
    qsort(rows, (size_t)count, sizeof *rows, order);
    *out = rows;
    return count;
}

static void add_cell(strbuf *out, double p, long long units, int digits, int width) {
    char word[PERCENT_WORD_MAX] = "0";
    if (p >= 1)
        percent_cell(word, p, digits, false, true);
    else if (p > 0)
        percent_word(word, units, digits, false, false);
    strbuf_put(out, "%*s", width, word);
}

void report_trials_endings(strbuf *out, const json_t *reply, const json_t *exact,
                           const json_t *system, int digits) {
    enum { APART = 2, FOUR_IN_100 = 2 }; // one # for four in 100, because columns take room
    ending *rows;
    int count = endings_of(reply, exact, system, &rows), words = 0;
    share_out(rows, count, digits);
    for (int i = 0; i < count; i++) {
        int width = strbuf_width_of(client_text(rows[i].row, "words"));
        words = width > words ? width : words;
    }
    bool errors = whole_of(reply, "trials") > 1; // one trial says nothing of its error
    strbuf_put(out, "%*s", COLUMN, "In 100");
    if (errors) strbuf_put(out, "%*s", COLUMN, "+-");
    if (exact) strbuf_put(out, "%*s", COLUMN, "exact");
    strbuf_add(out, "\n");
    for (int i = 0; i < count; i++) {
        add_cell(out, rows[i].p, rows[i].units, digits, COLUMN);
        char error[PERCENT_WORD_MAX];
        percent_error(error, client_number(rows[i].row, "error"), digits);
        if (errors) strbuf_put(out, "%*s", COLUMN, error);
        if (exact) add_cell(out, rows[i].exact, rows[i].exact_units, digits, COLUMN);
        strbuf bar = {0};
        percent_bar(&bar, rows[i].units / FOUR_IN_100, digits);
        strbuf_spaces(out, APART);
        strbuf_pad(out, client_text(rows[i].row, "words"), bar.size ? words + APART : 0);
        strbuf_put(out, "%s\n", strbuf_text(&bar));
        strbuf_free(&bar);
    }
    free(rows);
}
