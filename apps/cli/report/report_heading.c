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
