#include "cli/common/page.h"

#include "cli/common/heap.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void make_room(page *out, size_t more) {
    size_t needed = out->size + more + 1;
    if (needed <= out->room) return;
    size_t room = out->room ? out->room : 256;
    while (room < needed) room *= 2;
    out->text = heap_grow(out->text, room);
    out->room = room;
}

void page_add_bytes(page *out, const char *text, size_t size) {
    make_room(out, size);
    if (size) memcpy(out->text + out->size, text, size);
    out->size += size;
    out->text[out->size] = '\0';
}

void page_add(page *out, const char *text) {
    page_add_bytes(out, text, strlen(text));
}

void page_put(page *out, const char *format, ...) {
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, list);
    if (length < 0) heap_gone(); // there is no other reason
    make_room(out, (size_t)length);
    vsnprintf(out->text + out->size, (size_t)length + 1, format, again);
    out->size += (size_t)length;
    va_end(again);
    va_end(list);
}

static int width_of_bytes(const char *text, size_t size) {
    int width = 0;
    for (size_t i = 0; i < size; i++) width += ((unsigned char)text[i] & 0xC0) != 0x80;
    return width;
}

int page_width_of(const char *text) {
    return width_of_bytes(text, strlen(text));
}

int page_column(const page *out) {
    size_t at = out->size;
    while (at > 0 && out->text[at - 1] != '\n') at--;
    return at == out->size ? 0 : width_of_bytes(out->text + at, out->size - at);
}

void page_spaces(page *out, int count) {
    for (int i = 0; i < count; i++) page_add_bytes(out, " ", 1);
}

void page_pad(page *out, const char *text, int width) {
    page_add(out, text);
    page_spaces(out, width - page_width_of(text));
}

void page_wrap(page *out, int indent, const char *text) {
    int column = page_column(out);
    if (column == 0) {
        page_spaces(out, indent);
        column = indent;
    }
    for (bool first = true;; first = false) {
        text += strspn(text, " \n");
        size_t size = strcspn(text, " \n");
        if (size == 0) break;
        int width = width_of_bytes(text, size);
        if (!first && column + 1 + width > PAGE_PROSE) {
            page_add(out, "\n");
            page_spaces(out, indent);
            column = indent;
        } else if (!first) {
            page_add(out, " ");
            column++;
        }
        page_add_bytes(out, text, size);
        column += width;
        text += size;
    }
    page_add(out, "\n");
}

const char *page_text(const page *out) {
    return out->text ? out->text : "";
}

void page_free(page *out) {
    free(out->text);
    *out = (page){0};
}
