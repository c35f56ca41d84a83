// Text that grows: a report is made whole in memory and printed at once, or not at all.
//
// Functions end the program when memory is gone (heap.h). Widths count characters, not bytes.
#ifndef BAYONET_CLI_COMMON_PAGE_H
#define BAYONET_CLI_COMMON_PAGE_H

#include <stddef.h>

enum { PAGE_WIDTH = 80, PAGE_PROSE = 76 }; // columns: of any line; of running text

typedef struct page {
    char *text; // NUL-terminated; NULL while nothing was added
    size_t size, room;
} page;

void page_add(page *out, const char *text);
void page_add_bytes(page *out, const char *text, size_t size);
void page_put(page *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Running text, wrapped between words. The first line begins where the page stands now, or after
// `indent` columns at the start of a line; later lines after `indent`. Ends with a line feed.
void page_wrap(page *out, int indent, const char *text);

// `text` and as many spaces as make it `width` columns wide.
void page_pad(page *out, const char *text, int width);
void page_spaces(page *out, int count);

int page_column(const page *out);       // columns used on the last line
int page_width_of(const char *text);    // characters
const char *page_text(const page *out); // never NULL
void page_free(page *out);

#endif
