// The sentence with a count, as the library says it, and the block of endings.

#include "cli/common/percent.h"
#include "cli/common/xalloc.h"
#include "cli/report/report.h"

#include <stdlib.h>
#include <string.h>

typedef struct ending {
    const char *id, *words, *meaning;
    bool gains; // the attacker has the ground
    double p;
    long long units;
} ending;

typedef struct endings {
    ending
        *row; // [count] those that can happen: the attacker's success first, then the likeliest
    int count;
} endings;

static int order(const void *a, const void *b) {
    double x = ((const ending *)a)->p, y = ((const ending *)b)->p;
    return (x < y) - (x > y);
}

// The attacker's success to the front, the others by their chances.
static void sort(endings *of, const char *taken) {
    int first = 0;
    for (int i = 0; i < of->count && !first; i++) {
        if (strcmp(of->row[i].id, taken) != 0) continue;
        ending success = of->row[i];
        of->row[i] = of->row[0];
        of->row[0] = success;
        first = 1;
    }
    if (of->count > first)
        qsort(of->row + first, (size_t)(of->count - first), sizeof *of->row, order);
}

// Numbers in 100 that add up: all of them, and those in which the attacker has the ground.
static void share(endings *of, int digits) {
    double *p = xalloc_zeroed((size_t)of->count * sizeof *p);
    bool *gains = xalloc_zeroed((size_t)of->count * sizeof *gains);
    long long *units = xalloc_zeroed((size_t)of->count * sizeof *units);
    for (int i = 0; i < of->count; i++) p[i] = of->row[i].p;
    for (int i = 0; i < of->count; i++) gains[i] = of->row[i].gains;
    percent_share(p, gains, of->count, digits, units);
    for (int i = 0; i < of->count; i++) of->row[i].units = units[i];
    free(p);
    free(gains);
    free(units);
}

bool report_gains(const json_t *system, const char *id) {
    const json_t *row = client_row(json_object_get(system, "endings"), "id", id);
    return json_is_true(json_object_get(row, "gains"));
}

static endings endings_of(const json_t *reply, const json_t *system, int digits) {
    const json_t *list = json_object_get(reply, "endings");
    endings of = {.row = xalloc_zeroed((json_array_size(list) + 1) * sizeof *of.row)};
    size_t index;
    json_t *item;
    json_array_foreach(list, index, item) {
        double p = client_number(item, "p");
        if (!(p > 0)) continue;
        const char *id = client_text(item, "id");
        of.row[of.count++] = (ending){id,
                                      client_text(item, "words"),
                                      client_text(item, "meaning"),
                                      report_gains(system, id),
                                      p,
                                      0};
    }
    sort(&of, client_text(reply, "taken"));
    share(&of, digits);
    return of;
}

typedef struct ground {
    long long units;
    bool never, certain;
} ground;

static ground ground_of(const json_t *reply, const json_t *system, int digits) {
    endings of = endings_of(reply, system, digits);
    ground sum = {.never = true, .certain = true};
    for (int i = 0; i < of.count; i++) {
        bool gained = of.row[i].gains;
        if (gained) sum.units += of.row[i].units;
        if (gained) sum.never = false;
        if (!gained) sum.certain = false;
    }
    free(of.row);
    return sum;
}

long long report_ground(const json_t *reply, const json_t *system, int digits) {
    return ground_of(reply, system, digits).units;
}

bool report_chances(const char *aim, const json_t *system) {
    const json_t *row = client_row(json_object_get(system, "aims"), "id", aim);
    return json_is_true(json_object_get(row, "chance"));
}

bool report_only_chance(double points, double chance) {
    static const double NOTHING = 1e-6; // points: what sums may be off by
    return points - 100 * chance < NOTHING && 100 * chance - points < NOTHING;
}

const char *report_headline(const json_t *system, const char *key) {
    return client_text(json_object_get(system, "headline"), key);
}

void report_sentence(strbuf *out, const json_t *reply) {
    strbuf line = {0};
    client_sentence(&line, json_object_get(reply, "headline"));
    strbuf_wrap(out, 0, strbuf_text(&line));
    strbuf_free(&line);
}

// Beside the bar, where the line has room for it. `column`: where the bar began.
static void add_meaning(strbuf *out, const ending *of, int column, int bar) {
    enum { APART = 5 };
    if (*of->meaning && column + bar + APART + strbuf_width_of(of->meaning) <= LINE_WIDTH)
        strbuf_put(out, "%*s%s", APART, "", of->meaning);
}

void report_endings(strbuf *out, const json_t *reply, const json_t *system, int digits) {
    endings of = endings_of(reply, system, digits);
    int width = 2, words = 0;
    char word[PERCENT_WORD_MAX];
    for (int i = 0; i < of.count; i++) {
        percent_word(word, of.row[i].units, digits, false, of.count == 1);
        width = (int)strlen(word) > width ? (int)strlen(word) : width;
        words =
            strbuf_width_of(of.row[i].words) > words ? strbuf_width_of(of.row[i].words) : words;
    }
    for (int i = 0; i < of.count; i++) {
        percent_word(word, of.row[i].units, digits, false, of.count == 1);
        strbuf_put(out, "  %*s  ", width, word);
        strbuf bar = {0};
        percent_bar(&bar, of.row[i].units, digits);
        bool room = bar.size > 0 && words + width + 6 + 50 <= LINE_WIDTH;
        strbuf_pad(out, of.row[i].words, room ? words + 2 : 0);
        strbuf_add(out, room ? bar.text : "");
        add_meaning(out, &of.row[i], width + 4 + words + 2, room ? (int)bar.size : 0);
        strbuf_add(out, "\n");
        strbuf_free(&bar);
    }
    free(of.row);
}

bool report_open_end(const json_t *reply) {
    const json_t *row = client_row(json_object_get(reply, "endings"), "id", "unresolved");
    return client_number(row, "p") > 0;
}
