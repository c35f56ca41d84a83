#include "cli/report/report.h"

#include <string.h>

enum { TITLE_WIDTH = 74 };

void report_heading(strbuf *out, const json_t *reply) {
    const char *title = client_text(reply, "title"), *system = client_text(reply, "system");
    int room = TITLE_WIDTH - strbuf_width_of(system);
    if (*title && strbuf_width_of(title) + 2 <= room) {
        strbuf_pad(out, title, room);
        strbuf_put(out, "%s\n", system);
    } else {
        strbuf_put(out, "%s\n", system);
        if (*title) strbuf_wrap(out, 0, title);
    }
    if (*client_text(reply, "forces")) strbuf_wrap(out, 0, client_text(reply, "forces"));
}

// "; hours: 1", unless what fights was said with its clock already.
static void add_clock(strbuf *line, const json_t *reply, const client *system,
                      const client *whole) {
    const char *clock = clock_of(system->reply);
    const json_t *now =
        clock ? json_object_get(json_object_get(whole->reply, "scenario"), clock) : NULL;
    if (!now) return;
    strbuf singular = {0};
    strbuf_add_bytes(&singular, clock, strlen(clock) - 1);
    if (!strstr(client_text(reply, "forces"), singular.text)) {
        strbuf_put(line, "; %s: ", clock);
        if (json_is_integer(now))
            strbuf_put(line, "%lld", (long long)json_integer_value(now));
        else
            strbuf_add(line, json_string_value(now));
    }
    strbuf_free(&singular);
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
    const char *orders = client_text(reply, "orders");
    for (size_t i = 0; i < sizeof KEPT / sizeof *KEPT; i++)
        if (strcmp(orders, KEPT[i].orders) == 0) return KEPT[i].words;
    return "Best play by both sides"; // also of the reply of best, whose orders are a list
}

void report_premises(strbuf *out, const json_t *reply, const client *system,
                     const client *whole) {
    strbuf line = {0};
    strbuf_add(&line, report_orders_kept(reply));
    const char *aim = client_text(reply, "aim");
    strbuf_put(&line, "; aim: %s", strcmp(aim, "stated") == 0 ? "as stated" : aim);
    add_clock(&line, reply, system, whole);
    strbuf_add(&line, ".");
    strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
}
