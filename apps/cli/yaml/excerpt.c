#include "cli/yaml/excerpt.h"

#include "cli/common/utf8_text.h"

#include <string.h>

enum { MARGIN = 10, ROOM = LINE_WIDTH - MARGIN };

// The line `count` lines behind that in which `at` stands at its beginning.
static excerpt_line line_from(const input *in, const char *at, uint32_t count) {
    const char *end = in->text + in->size, *feed;
    for (; count && at < end; count--) {
        feed = memchr(at, '\n', (size_t)(end - at));
        at = feed ? feed + 1 : end;
    }
    feed = memchr(at, '\n', (size_t)(end - at));
    size_t size = (size_t)((feed ? feed : end) - at);
    if (size && at[size - 1] == '\r') size--;
    return (excerpt_line){at, size};
}

excerpt_line excerpt_of(const input *in, uint32_t line) {
    return line_from(in, in->text, line ? line - 1 : 0);
}

excerpt_line excerpt_next(const input *in, excerpt_line line, uint32_t count) {
    return line_from(in, line.text, count);
}

size_t excerpt_bytes(excerpt_line line, uint32_t characters) {
    size_t at = 0;
    while (characters-- && at < line.size) at += utf8_text_step(line.text + at);
    return at < line.size ? at : line.size; // a torn line may end within a character
}

void excerpt_show(const input *in, uint32_t line, uint32_t column, strbuf *out) {
    excerpt_line shown = excerpt_of(in, line);
    uint32_t before = column ? column - 1 : 0, cut = before > ROOM - 20 ? before - ROOM / 2 : 0;
    size_t from = excerpt_bytes(shown, cut);
    excerpt_line part = {shown.text + from, shown.size - from};
    part.size = excerpt_bytes(part, ROOM);
    strbuf_put(out, "%6u | ", line);
    for (size_t i = 0; i < part.size; i++) { // a control character would move the caret
        unsigned char c = (unsigned char)part.text[i];
        strbuf_add_bytes(out, c < 0x20 || c == 0x7F ? " " : part.text + i, 1);
    }
    strbuf_add(out, "\n");
    if (!column) return;
    strbuf_add(out, "       | ");
    strbuf_spaces(out, (int)(before - cut));
    strbuf_add(out, "^\n");
}
