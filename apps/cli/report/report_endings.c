// The block of endings, and what reports ask of them.

#include "bayonet/game.h"

#include "cli/common/percent.h"
#include "cli/report/report.h"

#include <stdlib.h>
#include <string.h>

bool report_gains(const json_t *system, const char *id) {
    const json_t *row = client_row(json_object_get(system, "endings"), "id", id);
    return json_is_true(json_object_get(row, "gains"));
}

bool report_chances(const char *aim, const json_t *system) {
    const json_t *row = client_row(json_object_get(system, "aims"), "id", aim);
    return json_is_true(json_object_get(row, "chance"));
}

const char *report_headline(const json_t *system, const char *key) {
    return client_text(json_object_get(system, "headline"), key);
}

// --- The block of endings ----------------------------------------------------------------------

typedef struct endings {
    const json_t *row[BAY_ENDINGS_MAX]; // [count], in the order of the reply's `listed`
    int count;
    int number, words; // columns of the widest
} endings;

static endings endings_of(const json_t *reply) {
    endings of = {.number = 2};
    size_t index;
    json_t *id;
    json_array_foreach(json_object_get(reply, "listed"), index, id) {
        const json_t *row =
            client_row(json_object_get(reply, "endings"), "id", json_string_value(id));
        if (of.count == BAY_ENDINGS_MAX) break;
        of.row[of.count++] = row;
        int number = strbuf_width_of(client_text(row, "in_100"));
        int words = strbuf_width_of(client_text(row, "words"));
        if (number > of.number) of.number = number;
        if (words > of.words) of.words = words;
    }
    return of;
}

// The units of percent.h for a number in 100 in words: "76", "<1", ">99", "certain".
static long long units_of(const char *word, int digits) {
    long long all = percent_units(1, digits);
    if (*word == '<') return 0;
    if (*word == '>' || strcmp(word, "certain") == 0) return all;
    return percent_units(strtod(word, NULL) / 100, digits);
}

// Beside the bar, if the line has room for it. `column`: where the bar began.
static void add_meaning(strbuf *out, const char *meaning, int column, int bar) {
    enum { APART = 5 };
    if (*meaning && column + bar + APART + strbuf_width_of(meaning) <= LINE_WIDTH)
        strbuf_put(out, "%*s%s", APART, "", meaning);
}

static void put_ending(strbuf *out, const endings *of, const json_t *row, int digits) {
    enum { BAR_MOST = 50 };
    const char *word = client_text(row, "in_100");
    int lead = of->number + 4;
    strbuf bar = {0};
    percent_bar(&bar, units_of(word, digits), digits);
    bool room = bar.size > 0 && lead + of->words + 2 + BAR_MOST <= LINE_WIDTH;
    strbuf_put(out, "  %*s  ", of->number, word);
    strbuf_pad(out, client_text(row, "words"), room ? of->words + 2 : 0);
    strbuf_add(out, room ? bar.text : "");
    add_meaning(out, client_text(row, "meaning"), lead + of->words + 2,
                room ? (int)bar.size : 0);
    strbuf_add(out, "\n");
    strbuf_free(&bar);
}

void report_endings(strbuf *out, const json_t *reply, int digits) {
    endings of = endings_of(reply);
    for (int i = 0; i < of.count; i++) put_ending(out, &of, of.row[i], digits);
}

bool report_open_end(const json_t *reply) {
    const json_t *row = client_row(json_object_get(reply, "endings"), "id", "unresolved");
    return client_number(row, "p") > 0;
}
