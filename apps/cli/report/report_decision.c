// The worth of each option of a question.

#include "cli/report/report.h"

#include <string.h>

enum { OPTION_WIDTH = 40, OPTION_WIDTH_MOST = 52, BEFORE_WORDS = 8, BETWEEN = 1 };

// Columns before the numbers: as many as the longest option needs, if the page has room.
static int option_width(const json_t *now) {
    int width = OPTION_WIDTH;
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(now, "options"), index, option) {
        int needs = BEFORE_WORDS + strbuf_width_of(client_text(option, "words")) + BETWEEN;
        if (needs > width) width = needs;
    }
    return width < OPTION_WIDTH_MOST ? width : OPTION_WIDTH_MOST;
}

// A longer option has its numbers on a line of their own.
static void put_option(strbuf *out, const json_t *option, bool best, int width) {
    strbuf line = {0};
    strbuf_put(&line, "  %s  %s", best ? "best" : "    ", client_text(option, "words"));
    bool fits = strbuf_width_of(line.text) + BETWEEN <= width;
    strbuf_pad(out, line.text, width);
    if (!fits) {
        strbuf_add(out, "\n");
        strbuf_pad(out, "", width);
    }
    strbuf_free(&line);
}

void report_decision(strbuf *out, const json_t *now, bool chances) {
    int width = option_width(now), cell = chances ? 6 : 8;
    strbuf_pad(out, "        then best play by both sides", width - (chances ? 2 : 0));
    strbuf_put(out, "%s  costs the %s\n", chances ? "falls in" : "  points",
               client_text(now, "who"));
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(now, "options"), index, option) {
        bool first = strcmp(client_text(option, "id"), client_text(now, "best")) == 0;
        put_option(out, option, first, width);
        strbuf_put(out, "%*s", cell, client_text(option, "value_cell"));
        if (!first) strbuf_put(out, "  %*s", cell, client_text(option, "margin_cell"));
        strbuf_add(out, "\n");
    }
}
