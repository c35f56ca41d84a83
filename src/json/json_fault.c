// Error messages of the JSON reader: what was found, where, and what was expected.
#include "base/fault.h"
#include "base/utf8.h"
#include "json/json_scan.h"

#include <string.h>

enum { WORD_MAX = 24, BYTE_ORDER_MARK = 0xFEFF }; // bytes of a strange word that are shown

typedef struct hint {
    uint32_t found; // character
    const char *words;
} hint;

static const hint HINTS[] = {
    {'\'', "JSON puts texts in double quotes"},
    {'/', "JSON has no comments"},
    {'#', "JSON has no comments"},
    {0x201C, "JSON needs straight double quotes"},
    {0x201D, "JSON needs straight double quotes"},
    {0x201E, "JSON needs straight double quotes"},
    {BYTE_ORDER_MARK, "the text must begin without a byte order mark"},
};

enum { HINT_COUNT = sizeof HINTS / sizeof HINTS[0] };

static bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static void add_hexadecimal(text *to, uint32_t number, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        text_add_char(to, "0123456789ABCDEF"[number >> shift & 15]);
}

static void add_code(text *to, uint32_t code) {
    text_add(to, "U+");
    add_hexadecimal(to, code, code > 0xFFFF ? 6 : 4);
}

static void add_word(text *to, const char *bytes, size_t size) {
    size_t length = 0;
    while (length < size && length < WORD_MAX && is_letter(bytes[length])) length++;
    text_add(to, length > 1 ? "the word " : "the letter ");
    text_add_bytes(to, bytes, length);
}

// What to call a character that nobody can see; NULL for the others.
static const char *name_unseen(uint32_t code) {
    if (code < ' ' || (code >= 0x7F && code < 0xA0)) return "the control character ";
    if (code == BYTE_ORDER_MARK) return "the byte order mark ";
    bool blank = code == 0xA0 || code == 0x3000 || (code >= 0x2000 && code <= 0x200F) ||
                 (code >= 0x2028 && code <= 0x202F);
    return blank ? "the blank " : NULL;
}

static void add_character(text *to, const char *bytes, size_t length) {
    uint32_t code = utf8_code(bytes, length);
    const char *unseen = name_unseen(code);
    if (unseen) {
        text_add(to, unseen);
        add_code(to, code);
        return;
    }
    text_add_char(to, '\'');
    text_add_bytes(to, bytes, length);
    text_add_char(to, '\'');
    if (length > 1) {
        text_add(to, ", ");
        add_code(to, code);
    }
}

static void add_found(text *to, const json_scan *in, size_t at) {
    const char *bytes = in->bytes + at;
    size_t left = in->size - at;
    size_t length = left ? utf8_length(bytes, left) : 0;
    if (!left)
        text_add(to, "the end of the text");
    else if (!length) {
        text_add(to, "the byte 0x");
        add_hexadecimal(to, (uint8_t)bytes[0], 2);
    } else if (bytes[0] == '\n' || bytes[0] == '\r')
        text_add(to, "the end of the line");
    else if (bytes[0] == ' ')
        text_add(to, "a blank");
    else if (is_letter(bytes[0]))
        add_word(to, bytes, left);
    else
        add_character(to, bytes, length);
}

static const char *hint_at(const json_scan *in, size_t at) {
    size_t length = at < in->size ? utf8_length(in->bytes + at, in->size - at) : 0;
    uint32_t code = length ? utf8_code(in->bytes + at, length) : 0;
    for (int i = 0; i < HINT_COUNT; i++)
        if (HINTS[i].found == code) return HINTS[i].words;
    return NULL;
}

// A fault lies in the line that is being read; only there are characters counted again.
static void set_place(const json_scan *in, size_t at) {
    in->why->line = in->line;
    in->why->column = 1;
    for (size_t i = in->line_start; i < at; i++)
        in->why->column += ((uint8_t)in->bytes[i] & 0xC0) != 0x80;
}

bay_status json_scan_fail(const json_scan *in, size_t at, const char *expected) {
    if (!in->why) return BAY_BAD_TEXT;
    char found[sizeof in->why->given];
    text out = text_within(found, sizeof found);
    add_found(&out, in, at);
    return json_scan_fail_found(in, at, found, expected);
}

bay_status json_scan_fail_found(const json_scan *in, size_t at, const char *found,
                                const char *expected) {
    if (!in->why) return BAY_BAD_TEXT;
    fault_set(in->why, BAY_BAD_TEXT, NULL, NULL);
    fault_given(in->why, found);
    fault_allowed(in->why, expected);
    set_place(in, at);
    text words = fault_words(in->why);
    bool ends = at == in->size;
    text_add(&words, ends ? "The text ends" : "The text has ");
    if (!ends) text_add(&words, found);
    text_add(&words, " where ");
    text_add(&words, expected);
    text_add(&words, " is expected");
    const char *more = hint_at(in, at);
    if (more) {
        text_add(&words, ": ");
        text_add(&words, more);
    }
    text_add_char(&words, '.');
    return BAY_BAD_TEXT;
}
