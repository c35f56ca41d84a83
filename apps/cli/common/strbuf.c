#include "cli/common/strbuf.h"

#include "cli/common/utf8_text.h"
#include "cli/common/xalloc.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void make_room(strbuf *out, size_t more) {
    size_t needed = out->size + more + 1;
    if (needed <= out->room) return;
    size_t room = out->room ? out->room : 256;
    while (room < needed) room *= 2;
    out->text = xalloc_grow(out->text, room);
    out->room = room;
}

void strbuf_add_bytes(strbuf *out, const char *text, size_t size) {
    make_room(out, size);
    if (size) memcpy(out->text + out->size, text, size);
    out->size += size;
    out->text[out->size] = '\0';
}

void strbuf_add(strbuf *out, const char *text) {
    strbuf_add_bytes(out, text, strlen(text));
}

void strbuf_add_shown(strbuf *out, const char *text) {
    size_t size = strlen(text), good = utf8_text_bad(text, size);
    for (size_t at = 0, step; at < size; at += step) {
        if (at == good) { // the first byte that is not UTF-8
            strbuf_put(out, "<%02X>", (unsigned)(unsigned char)text[at]);
            step = 1;
            good = at + step + utf8_text_bad(text + at + step, size - at - step);
            continue;
        }
        step = utf8_text_step(text + at);
        uint32_t code = utf8_text_code(text + at);
        if (utf8_text_controls(code) && code != '\n' && code != '\t')
            strbuf_put(out, "<U+%04X>", (unsigned)code);
        else
            strbuf_add_bytes(out, text + at, step);
    }
}

void strbuf_put(strbuf *out, const char *format, ...) {
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, list);
    if (length < 0) xalloc_gone(); // there is no other reason
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

int strbuf_width_of(const char *text) {
    return width_of_bytes(text, strlen(text));
}

int strbuf_column(const strbuf *out) {
    size_t at = out->size;
    while (at > 0 && out->text[at - 1] != '\n') at--;
    return at == out->size ? 0 : width_of_bytes(out->text + at, out->size - at);
}

void strbuf_spaces(strbuf *out, int count) {
    for (int i = 0; i < count; i++) strbuf_add_bytes(out, " ", 1);
}

void strbuf_pad(strbuf *out, const char *text, int width) {
    strbuf_add(out, text);
    strbuf_spaces(out, width - strbuf_width_of(text));
}

void strbuf_wrap(strbuf *out, int indent, const char *text) {
    int column = strbuf_column(out);
    if (column == 0) {
        strbuf_spaces(out, indent);
        column = indent;
    }
    for (bool first = true;; first = false) {
        text += strspn(text, " \n");
        size_t size = strcspn(text, " \n");
        if (size == 0) break;
        int width = width_of_bytes(text, size);
        if (!first && column + 1 + width > PROSE_WIDTH) {
            strbuf_add(out, "\n");
            strbuf_spaces(out, indent);
            column = indent;
        } else if (!first) {
            strbuf_add(out, " ");
            column++;
        }
        strbuf_add_bytes(out, text, size);
        column += width;
        text += size;
    }
    strbuf_add(out, "\n");
}

void strbuf_add_capital(strbuf *out, const char *text) {
    size_t at = out->size;
    strbuf_add(out, text);
    if (*text >= 'a' && *text <= 'z') out->text[at] = (char)(*text - 'a' + 'A');
}

const char *strbuf_text(const strbuf *out) {
    return out->text ? out->text : "";
}

void strbuf_free(strbuf *out) {
    free(out->text);
    *out = (strbuf){0};
}
