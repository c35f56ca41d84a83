#include "report.h"
#include "told.h"

#include <string.h>

// "2  attacker's units lost"; the unit of counting where the words do not have it.
static void add_casualties(page *out, const json_t *measures, const json_t *system) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(system, "measures"), index, row) {
        const char *id = talk_text(row, "id");
        if (!json_object_get(measures, id)) continue; // it cannot come up in this assault
        const char *words = talk_text(row, "words"), *unit = talk_text(row, "unit");
        page_put(out, "  %3lld  %s", (long long)talk_number(measures, id), words);
        if (!strstr(words, unit)) page_put(out, ", in %s", unit);
        page_add(out, "\n");
    }
}

void report_over(page *out, const json_t *question, const json_t *system) {
    const json_t *ending =
        talk_row(json_object_get(system, "endings"), "id", talk_text(question, "ending"));
    page line = {0};
    page_put(&line, "The assault is over: %s", talk_text(question, "words"));
    if (*talk_text(ending, "meaning")) page_put(&line, " (%s)", talk_text(ending, "meaning"));
    page_add(&line, ".");
    told_line(out, 0, line.text, talk_text(question, "clause"));
    page_free(&line);
    add_casualties(out, json_object_get(question, "measures"), system);
}
