#include "cli/tables/fractions.h"

#include <string.h>

enum { INDENT = 4, LINE = 72 };

// A number of any length, broken into lines of digits; `before` stands before the first.
static void add_digits(page *out, const char *before, const char *text, size_t left) {
    while (left > 0) {
        size_t size = left < LINE ? left : LINE;
        page_spaces(out, INDENT - (int)strlen(before));
        page_add(out, before);
        before = "";
        page_add_bytes(out, text, size);
        page_add(out, "\n");
        text += size;
        left -= size;
    }
}

void fractions_report(page *out, const json_t *odds) {
    size_t index;
    json_t *ending;
    int words = 0;
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        int width = page_width_of(talk_text(ending, "words"));
        words = width > words ? width : words;
    }
    page_add(out, "Exactly:\n");
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        const char *fraction = talk_text(ending, "fraction");
        if (strcmp(fraction, "0") == 0) continue;
        page_add(out, "  ");
        if (words + 4 + (int)strlen(fraction) <= PAGE_PROSE) {
            page_pad(out, talk_text(ending, "words"), words + 2);
            page_put(out, "%s\n", fraction);
        } else {
            page_put(out, "%s\n", talk_text(ending, "words"));
            add_digits(out, "", fraction, strcspn(fraction, "/"));
            add_digits(out, "/ ", strchr(fraction, '/') + 1, strlen(strchr(fraction, '/') + 1));
        }
    }
}
