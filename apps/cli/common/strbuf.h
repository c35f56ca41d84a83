// A growing text: a report is completed in memory and printed at once, or not at all.
//
// Functions end the program when memory is gone (xalloc.h). Widths count characters, not bytes.
#ifndef BAYONET_CLI_COMMON_STRBUF_H
#define BAYONET_CLI_COMMON_STRBUF_H

#include <stddef.h>

enum { LINE_WIDTH = 80, PROSE_WIDTH = 76 }; // columns: of any line; of running text

typedef struct strbuf {
    char *text; // NUL-terminated; NULL while nothing was added
    size_t size, room;
} strbuf;

void strbuf_add(strbuf *out, const char *text);
void strbuf_add_bytes(strbuf *out, const char *text, size_t size);
void strbuf_put(strbuf *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Running text, wrapped between words. The first line begins where the text stands now, or after
// `indent` columns at the start of a line; later lines after `indent`. Ends with a line feed.
void strbuf_wrap(strbuf *out, int indent, const char *text);

// Adds a text that begins with a capital, where its first letter is one of a-z.
void strbuf_add_capital(strbuf *out, const char *text);

// A text from anywhere: line feeds and tabs as they are, other control characters and bytes that are
// not UTF-8 by their number, <U+001B>, <9B>.
void strbuf_add_shown(strbuf *out, const char *text);

// `text` and as many spaces as make it `width` columns wide.
void strbuf_pad(strbuf *out, const char *text, int width);
void strbuf_spaces(strbuf *out, int count);

int strbuf_column(const strbuf *out);       // columns used on the last line
int strbuf_width_of(const char *text);      // characters
const char *strbuf_text(const strbuf *out); // never NULL
void strbuf_free(strbuf *out);

#endif
