// Sentences that a reply carries, and its hints.

#include "cli/report/report.h"

bool report_said(strbuf *out, const json_t *parts, int indent) {
    strbuf line = {0};
    client_sentence(&line, parts);
    bool any = line.size > 0;
    if (any) strbuf_wrap(out, indent, line.text);
    strbuf_free(&line);
    return any;
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

void report_careful(strbuf *out, const json_t *reply) {
    const json_t *said = json_object_get(json_object_get(reply, "careful"), "said");
    if (said) strbuf_add(out, "\n");
    report_said(out, said, 0);
}

void report_hints(strbuf *out, const json_t *reply) {
    size_t index;
    json_t *hint;
    json_array_foreach(json_object_get(reply, "hints"), index, hint) {
        strbuf line = {0};
        strbuf_put(&line, "Note: %s.", json_string_value(hint) ? json_string_value(hint) : "");
        strbuf_add(out, "\n");
        strbuf_wrap(out, 0, line.text);
        strbuf_free(&line);
    }
}
