// Writes texts and whole documents as JSON, without recursion: a document made in memory may be
// deeper than one that was read.
#include "base/memory.h"
#include "base/utf8.h"
#include "json/json_keys.h"
#include "json/json_write.h"

#include <assert.h>
#include <string.h>

// --- Texts -----------------------------------------------------------------------------------

static void add_escape(text *out, char byte) {
    static const char SHORT[] = "\"\\\b\f\n\r\t", LETTERS[] = "\"\\bfnrt";
    const char *found = byte ? strchr(SHORT, byte) : NULL;
    text_add_char(out, '\\');
    if (found) {
        text_add_char(out, LETTERS[found - SHORT]);
        return;
    }
    text_add(out, byte < 0x10 ? "u000" : "u001");
    text_add_char(out, "0123456789abcdef"[byte & 15]);
}

static bool needs_escape(char byte) {
    return (unsigned char)byte < ' ' || byte == '"' || byte == '\\';
}

// Bytes that can be written as they stand.
static size_t plain(const char *bytes, size_t size) {
    size_t at = 0;
    while (at < size && !needs_escape(bytes[at])) {
        size_t length = utf8_length(bytes + at, size - at);
        if (!length) break;
        at += length;
    }
    return at;
}

void json_write_text(text *out, const char *bytes, size_t size) {
    text_add_char(out, '"');
    for (size_t at = 0; at < size;) {
        size_t length = plain(bytes + at, size - at);
        text_add_bytes(out, bytes + at, length);
        at += length;
        if (at == size) break;
        if (needs_escape(bytes[at]))
            add_escape(out, bytes[at]);
        else
            text_add(out, "\xEF\xBF\xBD"); // U+FFFD
        at++;
    }
    text_add_char(out, '"');
}

// --- Documents -------------------------------------------------------------------------------

typedef struct frame { // a list or map that is half written
    const bay_value *value;
    const bay_value **sorted; // [value->count] of a map written by its keys; else NULL
    uint32_t next;
} frame;

typedef struct stack {
    frame *open; // [count of room]
    size_t count, room;
} stack;

static bool push(text *out, stack *to, const bay_value *value, bool canonical) {
    if (to->count == to->room) {
        size_t room = to->room ? to->room * 2 : 16;
        frame *open = memory_resize_array(out->memory, to->open, to->room, room, sizeof *open);
        if (!open) return false;
        to->open = open;
        to->room = room;
    }
    frame top = {.value = value};
    if (canonical && value->kind == BAY_VALUE_MAP) {
        top.sorted = memory_take_array(out->memory, value->count, sizeof *top.sorted);
        if (!top.sorted) return false;
        for (uint32_t i = 0; i < value->count; i++) top.sorted[i] = &value->is.item[i];
        json_keys_sort(top.sorted, value->count);
    }
    to->open[to->count++] = top;
    return true;
}

static void pop(text *out, stack *from) {
    frame *top = &from->open[--from->count];
    memory_give_array(out->memory, top->sorted, top->value->count, sizeof *top->sorted);
}

// Writes a value, or of a list or map only its opening bracket.
static void write_one(text *out, stack *open, const bay_value *value, bool canonical) {
    switch (value->kind) {
    case BAY_VALUE_NULL: text_add(out, "null"); return;
    case BAY_VALUE_FLAG: text_add(out, value->is.flag ? "true" : "false"); return;
    case BAY_VALUE_WHOLE: text_add_whole(out, value->is.whole); return;
    case BAY_VALUE_DECIMAL: text_add_bytes(out, value->is.text, value->count); return;
    case BAY_VALUE_TEXT: json_write_text(out, value->is.text, value->count); return;
    case BAY_VALUE_LIST: text_add_char(out, '['); break;
    case BAY_VALUE_MAP: text_add_char(out, '{'); break;
    }
    if (!push(out, open, value, canonical)) out->failed = true;
}

// Writes what comes next in the innermost list or map: an item or the end.
static void write_next(text *out, stack *open, bool canonical) {
    frame *top = &open->open[open->count - 1];
    bool map = top->value->kind == BAY_VALUE_MAP;
    if (top->next == top->value->count) {
        text_add_char(out, map ? '}' : ']');
        pop(out, open);
        return;
    }
    if (top->next) text_add_char(out, ',');
    const bay_value *item =
        top->sorted ? top->sorted[top->next] : &top->value->is.item[top->next];
    top->next++;
    if (map) {
        json_write_text(out, item->key, strlen(item->key));
        text_add_char(out, ':');
    }
    write_one(out, open, item, canonical);
}

void json_write_value(text *out, const bay_value *value, bool canonical) {
    assert(out->memory.resize);
    stack open = {.count = 0};
    write_one(out, &open, value, canonical);
    while (open.count && !out->failed) write_next(out, &open, canonical);
    while (open.count) pop(out, &open);
    memory_give_array(out->memory, open.open, open.room, sizeof *open.open);
}
