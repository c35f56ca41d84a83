#include "cli/report/report.h"

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

// "; hours: 1", unless what fights was said with its clock already.
static void add_clock(page *line, const json_t *reply, const talk *system, const talk *whole) {
    const char *clock = clock_of(system->reply);
    const json_t *now =
        clock ? json_object_get(json_object_get(whole->reply, "scenario"), clock) : NULL;
    if (!now) return;
    page singular = {0};
    page_add_bytes(&singular, clock, strlen(clock) - 1);
    if (!strstr(talk_text(reply, "forces"), singular.text)) {
        page_put(line, "; %s: ", clock);
        if (json_is_integer(now))
            page_put(line, "%lld", (long long)json_integer_value(now));
        else
            page_add(line, json_string_value(now));
    }
    page_free(&singular);
}

const char *report_orders_kept(const json_t *reply) {
    static const struct {
        const char *orders, *words;
    } KEPT[] = {
        {"standing", "Standing orders on both sides"},
        {"given", "The orders given, standing orders where none fits"},
        {"best-attacker", "The attacker at his best against the defender's standing orders"},
        {"best-defender", "The defender at his best against the attacker's standing orders"},
    };
    const char *orders = talk_text(reply, "orders");
    for (size_t i = 0; i < sizeof KEPT / sizeof *KEPT; i++)
        if (strcmp(orders, KEPT[i].orders) == 0) return KEPT[i].words;
    return "Best play by both sides"; // also of the reply of best, whose orders are a list
}

void report_premises(page *out, const json_t *reply, const talk *system, const talk *whole) {
    page line = {0};
    page_add(&line, report_orders_kept(reply));
    const char *aim = talk_text(reply, "aim");
    page_put(&line, "; aim: %s", strcmp(aim, "stated") == 0 ? "as stated" : aim);
    add_clock(&line, reply, system, whole);
    page_add(&line, ".");
    page_wrap(out, 0, line.text);
    page_free(&line);
}
