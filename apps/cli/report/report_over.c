#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

enum {
    NOTHINGS_MOST = 2,
    INDENT = 7
}; // rows of measures that are zero; columns before the words

// How many measures besides each side's casualties are zero.
static int nothings(const json_t *measures, const json_t *system) {
    int count = 0;
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(system, "measures"), index, row) {
        const char *id = client_text(row, "id");
        if (!report_is_losses(id) && json_object_get(measures, id) &&
            !(client_number(measures, id) > 0))
            count++;
    }
    return count;
}

// "2  attacker's units lost"; with the unit of counting if the words do not have it.
static void add_row(strbuf *out, const json_t *row, long long number) {
    const char *words = client_text(row, "words"), *unit = client_text(row, "unit");
    strbuf_put(out, "  %3lld  %s", number, words);
    if (!strstr(words, unit)) strbuf_put(out, ", in %s", unit);
    strbuf_add(out, "\n");
}

// A row each; one row for all that are zero, if there are many.
static void add_casualties(strbuf *out, const json_t *question, const json_t *system) {
    const json_t *measures = json_object_get(question, "measures");
    bool together = nothings(measures, system) > NOTHINGS_MOST;
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(system, "measures"), index, row) {
        const char *id = client_text(row, "id");
        if (!json_object_get(measures, id)) continue; // it cannot come up in this assault
        double number = client_number(measures, id);
        if (together && !(number > 0) && !report_is_losses(id)) continue;
        add_row(out, row, (long long)number);
    }
    if (!together) return;
    strbuf_put(out, "  %3d  ", 0);
    strbuf_wrap(out, INDENT, client_text(question, "none"));
}

void report_over(strbuf *out, const json_t *question, const json_t *system) {
    const json_t *ending =
        client_row(json_object_get(system, "endings"), "id", client_text(question, "ending"));
    strbuf line = {0};
    strbuf_put(&line, "The assault is over: %s", client_text(question, "words"));
    if (*client_text(ending, "meaning"))
        strbuf_put(&line, " (%s)", client_text(ending, "meaning"));
    strbuf_add(&line, ".");
    told_line(out, 0, line.text, client_text(question, "clause"));
    strbuf_free(&line);
    add_casualties(out, question, system);
}
