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

void report_premises(strbuf *out, const json_t *reply) {
    report_said(out, reply, "premises");
}

const char *report_orders_kept(const json_t *reply) {
    size_t index;
    json_t *part;
    json_array_foreach(json_object_get(reply, "premises"), index, part) {
        const char *orders = json_string_value(json_object_get(part, "orders"));
        if (orders) return orders;
    }
    return "";
}

bool report_said(strbuf *out, const json_t *of, const char *key) {
    strbuf line = {0};
    client_sentence(&line, json_object_get(of, key));
    bool any = line.size > 0;
    if (any) strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
    return any;
}
