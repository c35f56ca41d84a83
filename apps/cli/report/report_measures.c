// Casualties: for each number, in how many of 100 assaults there are at least so many.

#include "cli/common/percent.h"
#include "cli/report/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL_LEAST = 17, TAIL_WIDTH = 23, COLUMNS_MAX = 8, RARE = 200 }; // rare: 1 in RARE

typedef struct columns {
    int at[COLUMNS_MAX]; // at least so many
    int count, width;
    int label; // columns before the first number
} columns;

static const char *const SIDES[] = {"attacker", "defender"};
static const char *const IDS[] = {"attacker_losses", "defender_losses"};

// The largest number of casualties that is not rare in any of the measures.
static int last_of_note(const json_t *measures) {
    int last = 1;
    const char *id;
    json_t *measure;
    json_object_foreach((json_t *)measures, id, measure) {
        const json_t *list = json_object_get(measure, "p");
        double tail = 0;
        for (size_t k = json_array_size(list); k-- > 1;) {
            tail += json_number_value(json_array_get(list, k));
            if (tail * RARE < 1) continue;
            last = (int)k > last ? (int)k : last;
            break;
        }
    }
    return last;
}

static int largest_most(const json_t *measures) {
    double most = 1;
    const char *id;
    json_t *measure;
    json_object_foreach((json_t *)measures, id, measure) {
        if (!report_is_losses(id)) continue;
        most = fmax(most, client_number(measure, "most"));
    }
    return (int)most;
}

// The number of casualties over column i of `room`, the last of which is `most` >= room:
// consecutive numbers if only a few would be left out, else evenly spread.
static int column_at(int i, int room, int most) {
    if (i == room - 1) return most;
    return most < 2 * room ? 1 + i : 1 + (int)lrint((double)(most - 1) * i / (room - 1));
}

static columns columns_of(const json_t *measures, int digits) {
    int most = largest_most(measures);
    columns of = {.width = 5 + digits, .label = LABEL_LEAST};
    for (int ten = 10; most >= ten; ten *= 10) of.label++;
    int room = (LINE_WIDTH - of.label - TAIL_WIDTH) / of.width;
    if (room > COLUMNS_MAX) room = COLUMNS_MAX;
    if (most > room) most = last_of_note(measures);
    if (most < room) room = most;
    for (int i = 0; i < room; i++) of.at[of.count++] = column_at(i, room, most);
    return of;
}

// "casualties" from "attacker's casualties (pins)".
static void noun_of(const char *words, strbuf *out) {
    const char *space = strchr(words, ' ');
    const char *noun = space ? space + 1 : words;
    size_t size = strcspn(noun, "(");
    while (size && noun[size - 1] == ' ') size--;
    strbuf_add_bytes(out, noun, size);
}

// The chance of at least `least`; *less: true if fewer can happen. For trials it is counted, so
// that 99 of 100 is not a little more than that.
static double tail_of(const json_t *measure, int least, bool *less) {
    const json_t *counts = json_object_get(measure, "counts");
    const json_t *list = counts ? counts : json_object_get(measure, "p");
    double tail = 0, others = 0;
    for (size_t k = 0; k < json_array_size(list); k++) {
        double p = json_number_value(json_array_get(list, k));
        *(k >= (size_t)least ? &tail : &others) += p;
    }
    *less = others > 0;
    return counts ? tail / (tail + others) : tail;
}

static bool has(const json_t *measure, int count) {
    return count < (int)json_array_size(json_object_get(measure, "p"));
}

static void print_cells(strbuf *out, const json_t *measure, const columns *of, int digits) {
    for (int i = 0; i < of->count; i++) {
        bool less;
        double tail = tail_of(measure, of->at[i], &less);
        char word[PERCENT_WORD_MAX] = "";
        if (has(measure, of->at[i])) percent_cell(word, tail, digits, !(tail > 0), !less);
        strbuf_put(out, "%*s", of->width, word);
    }
    char mean[PERCENT_WORD_MAX];
    percent_fixed(mean, client_number(measure, "mean"), digits + 1);
    strbuf_put(out, "%*s\n", TAIL_WIDTH, mean);
}

static void print_row(strbuf *out, const char *side, const json_t *measure, const columns *of,
                      int digits) {
    strbuf label = {0};
    strbuf_put(&label, "  %s (of %d)", side, (int)client_number(measure, "most"));
    strbuf_pad(out, label.text, of->label);
    strbuf_free(&label);
    print_cells(out, measure, of, digits);
}

// True if the side can lose anything here. A side that nothing can hurt has no row.
static bool can_lose(const json_t *measure) {
    return client_number(measure, "most") > 0;
}

// True if it ever does. Of one that never does, report_others says so.
static bool loses(const json_t *measure) {
    return client_number(measure, "mean") > 0;
}

static bool somebody_can(const json_t *measures) {
    return can_lose(json_object_get(measures, IDS[0])) ||
           can_lose(json_object_get(measures, IDS[1]));
}

static bool somebody_does(const json_t *measures) {
    return loses(json_object_get(measures, IDS[0])) || loses(json_object_get(measures, IDS[1]));
}

// Standard errors of the numbers above them.
static void print_errors(strbuf *out, const json_t *measure, double trials, const columns *of,
                         int digits) {
    strbuf_pad(out, "    +-", of->label);
    for (int i = 0; i < of->count; i++) {
        bool less;
        double tail = tail_of(measure, of->at[i], &less);
        double error = sqrt(fmax(0, tail * (1 - tail)) / trials);
        char word[PERCENT_WORD_MAX] = "";
        if (has(measure, of->at[i])) percent_error(word, error, digits);
        strbuf_put(out, "%*s", of->width, word);
    }
    char word[PERCENT_WORD_MAX];
    percent_error(word, client_number(measure, "error") / 100, digits + 1);
    strbuf_put(out, "%*s\n", TAIL_WIDTH, word);
}

static columns print_heading(strbuf *out, const json_t *measures, int digits) {
    columns of = columns_of(measures, digits);
    strbuf noun = {0};
    noun_of(client_text(json_object_get(measures, IDS[0]), "words"), &noun);
    strbuf_pad(out, "In 100, at least", of.label);
    for (int i = 0; i < of.count; i++) strbuf_put(out, "%*d", of.width, of.at[i]);
    strbuf_put(out, " %-*saverage\n", TAIL_WIDTH - 8, strbuf_text(&noun));
    strbuf_free(&noun);
    return of;
}

void report_measures(strbuf *out, const json_t *reply, int digits) {
    const json_t *measures = json_object_get(reply, "measures");
    columns of = {0};
    if (somebody_does(measures)) of = print_heading(out, measures, digits);
    for (int i = 0; i < 2; i++) {
        const json_t *measure = json_object_get(measures, IDS[i]);
        if (loses(measure)) print_row(out, SIDES[i], measure, &of, digits);
    }
    report_others(out, reply, digits);
}

void report_measures_fought(strbuf *out, const json_t *reply, const json_t *exact, int digits) {
    const json_t *measures = json_object_get(reply, "measures");
    double trials = client_number(reply, "trials");
    columns of = {0};
    if (somebody_can(measures)) of = print_heading(out, measures, digits);
    for (int i = 0; i < 2; i++) {
        const json_t *measure = json_object_get(measures, IDS[i]);
        if (!can_lose(measure)) continue;
        print_row(out, SIDES[i], measure, &of, digits);
        if (trials > 1) print_errors(out, measure, trials, &of, digits);
        if (!exact) continue;
        strbuf_pad(out, "    exact", of.label);
        print_cells(out, json_object_get(json_object_get(exact, "measures"), IDS[i]), &of,
                    digits);
    }
}

void report_worth(strbuf *out, const json_t *reply) {
    strbuf line = {0};
    if (report_said(&line, json_object_get(reply, "points"), 0))
        strbuf_put(out, "\n%s", line.text);
    strbuf_free(&line);
}
