#include "cli/tables/fractions.h"

#include <string.h>

enum { INDENT = 4, LINE = 72 };

// A number of any length, broken into lines of digits; `before` stands before the first.
static void add_digits(strbuf *out, const char *before, const char *text, size_t left) {
    while (left > 0) {
        size_t size = left < LINE ? left : LINE;
        strbuf_spaces(out, INDENT - (int)strlen(before));
        strbuf_add(out, before);
        before = "";
        strbuf_add_bytes(out, text, size);
        strbuf_add(out, "\n");
        text += size;
        left -= size;
    }
}

void fractions_report(strbuf *out, const json_t *odds) {
    size_t index;
    json_t *ending;
    int words = 0;
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        int width = strbuf_width_of(client_text(ending, "words"));
        words = width > words ? width : words;
    }
    strbuf_add(out, "Exactly:\n");
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        const char *fraction = client_text(ending, "fraction");
        if (strcmp(fraction, "0") == 0) continue;
        strbuf_add(out, "  ");
        if (words + 4 + (int)strlen(fraction) <= PROSE_WIDTH) {
            strbuf_pad(out, client_text(ending, "words"), words + 2);
            strbuf_put(out, "%s\n", fraction);
        } else {
            strbuf_put(out, "%s\n", client_text(ending, "words"));
            add_digits(out, "", fraction, strcspn(fraction, "/"));
            add_digits(out, "/ ", strchr(fraction, '/') + 1, strlen(strchr(fraction, '/') + 1));
        }
    }
}
