#include "report.h"

#include <string.h>

enum { TITLE_WIDTH = 74 };

void report_heading(page *out, const json_t *reply) {
    const char *title = talk_text(reply, "title"), *system = talk_text(reply, "system");
    int room = TITLE_WIDTH - page_width_of(system);
    if (*title && page_width_of(title) + 2 <= room) {
        page_pad(out, title, room);
        page_put(out, "%s\n", system);
    } else {
        page_put(out, "%s\n", system);
        if (*title) page_wrap(out, 0, title);
    }
    if (*talk_text(reply, "forces")) page_wrap(out, 0, talk_text(reply, "forces"));
}

void report_premises(page *out, const json_t *reply) {
    const char *orders = talk_text(reply, "orders");
    page line = {0};
    if (strcmp(orders, "best") == 0)
        page_add(&line, "Best play by both sides");
    else if (strcmp(orders, "standing") == 0)
        page_add(&line, "Standing orders on both sides");
    else
        page_add(&line, "The orders given, standing orders where none fits");
    page_put(&line, "; aim: %s.", talk_text(reply, "aim"));
    page_wrap(out, 0, line.text);
    page_free(&line);
}
