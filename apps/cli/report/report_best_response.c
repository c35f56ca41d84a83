#include "cli/report/report.h"

void report_careful(strbuf *out, const json_t *reply) {
    const json_t *said = json_object_get(json_object_get(reply, "careful"), "said");
    strbuf line = {0};
    client_sentence(&line, said);
    if (said) strbuf_add(out, "\n");
    if (said) strbuf_wrap(out, 0, strbuf_text(&line));
    strbuf_free(&line);
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
