// What each option of a question is worth.

#include "hundred.h"
#include "report.h"

#include <stdio.h>
#include <string.h>

enum { OPTION_WIDTH = 40 };

static const double NOTHING = 1e-9; // points: what sums may be off by

// Points to a side: so many in 100, and like those never rounded to all or nothing, where they are
// chances.
static void add_points(page *out, double points, bool chances, int digits) {
    char word[HUNDRED_WORD_MAX];
    if (chances)
        hundred_cell(word, points / 100, digits + 1, points < NOTHING, points >= 100);
    else
        snprintf(word, sizeof word, "%.*f", digits + 2, points);
    page_put(out, chances ? "%6s" : "%8s", word);
}

void report_decision(page *out, const json_t *now, bool chances, int digits) {
    page_pad(out, "        then best play by both sides", OPTION_WIDTH - (chances ? 2 : 0));
    page_put(out, "%s  costs the %s\n", chances ? "falls in" : "  points",
             talk_text(now, "who"));
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(now, "options"), index, option) {
        bool first = strcmp(talk_text(option, "id"), talk_text(now, "best")) == 0;
        page line = {0};
        page_put(&line, "  %s  %s", first ? "best" : "    ", talk_text(option, "words"));
        page_pad(out, line.text, OPTION_WIDTH);
        page_free(&line);
        add_points(out, talk_number(option, "value"), chances, digits);
        if (!first) {
            page_add(out, "  ");
            add_points(out, talk_number(option, "margin"), chances, digits);
        }
        page_add(out, "\n");
    }
}
