// The measures besides each side's casualties: a line each, and one line for all that are always
// zero.

#include "cli/common/percent.h"
#include "cli/report/report.h"

#include <string.h>

bool report_is_losses(const char *id) {
    return !strcmp(id, "attacker_losses") || !strcmp(id, "defender_losses");
}

// True if it can come up at all in this assault.
static bool comes_up(const char *id, const json_t *measure) {
    return !report_is_losses(id) && client_number(measure, "most") > 0;
}

static bool happens(const char *id, const json_t *measure) {
    return comes_up(id, measure) && client_number(measure, "mean") > 0;
}

static void print_averages(strbuf *out, const json_t *measures, int digits) {
    const char *id;
    json_t *measure;
    int width = 0;
    json_object_foreach((json_t *)measures, id, measure) {
        int taken = happens(id, measure) ? strbuf_width_of(client_text(measure, "words")) : 0;
        width = taken > width ? taken : width;
    }
    bool after_blank = out->size > 1 && out->text[out->size - 2] == '\n'; // no rows above
    if (width > 0) strbuf_add(out, after_blank ? "On average\n" : "\nOn average\n");
    json_object_foreach((json_t *)measures, id, measure) {
        if (!happens(id, measure)) continue;
        char mean[PERCENT_WORD_MAX]; // one decimal more than chances have
        percent_fixed(mean, client_number(measure, "mean"), digits + 1);
        strbuf_add(out, "  ");
        strbuf_pad(out, client_text(measure, "words"), width);
        strbuf_put(out, "%*s of %d\n", digits + 8, mean, (int)client_number(measure, "most"));
    }
}

// What a side that never loses anything does not lose: "attacker's losses".
static void add_never_lost(strbuf *line, const json_t *measures) {
    const char *id;
    json_t *measure;
    json_object_foreach((json_t *)measures, id, measure) {
        if (!report_is_losses(id) || client_number(measure, "mean") > 0) continue;
        const char *words = client_text(measure, "words");
        size_t size = strcspn(words, "(");
        while (size && words[size - 1] == ' ') size--;
        if (line->size) strbuf_add(line, ", ");
        strbuf_add_bytes(line, words, size);
    }
}

void report_others(strbuf *out, const json_t *reply, int digits) {
    const json_t *measures = json_object_get(reply, "measures");
    const char *others = client_text(reply, "never");
    strbuf never = {0}, line = {0};
    print_averages(out, measures, digits);
    add_never_lost(&never, measures);
    strbuf_put(&line, "Never, under these orders: %s%s%s.", strbuf_text(&never),
               never.size && *others ? ", " : "", others);
    if (never.size || *others) strbuf_wrap(out, 0, line.text);
    strbuf_free(&never);
    strbuf_free(&line);
}
