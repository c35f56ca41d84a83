// What each option of a question is worth.

#include "cli/common/hundred.h"
#include "cli/report/report.h"

#include <stdio.h>
#include <string.h>

enum { OPTION_WIDTH = 40, OPTION_WIDTH_MOST = 52, BEFORE_WORDS = 8, BETWEEN = 1 };

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

// Columns up to the numbers: as many as the longest option wants, while the page has room.
static int option_width(const json_t *now) {
    int width = OPTION_WIDTH;
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(now, "options"), index, option) {
        int needs = BEFORE_WORDS + page_width_of(talk_text(option, "words")) + BETWEEN;
        if (needs > width) width = needs;
    }
    return width < OPTION_WIDTH_MOST ? width : OPTION_WIDTH_MOST;
}

// An option that is longer has its numbers on a line of their own.
static void put_option(page *out, const json_t *option, bool best, int width) {
    page line = {0};
    page_put(&line, "  %s  %s", best ? "best" : "    ", talk_text(option, "words"));
    bool fits = page_width_of(line.text) + BETWEEN <= width;
    page_pad(out, line.text, width);
    if (!fits) {
        page_add(out, "\n");
        page_pad(out, "", width);
    }
    page_free(&line);
}

void report_decision(page *out, const json_t *now, bool chances, int digits) {
    int width = option_width(now);
    page_pad(out, "        then best play by both sides", width - (chances ? 2 : 0));
    page_put(out, "%s  costs the %s\n", chances ? "falls in" : "  points",
             talk_text(now, "who"));
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(now, "options"), index, option) {
        bool first = strcmp(talk_text(option, "id"), talk_text(now, "best")) == 0;
        put_option(out, option, first, width);
        add_points(out, talk_number(option, "value"), chances, digits);
        if (!first) {
            page_add(out, "  ");
            add_points(out, talk_number(option, "margin"), chances, digits);
        }
        page_add(out, "\n");
    }
}
