// Texts of JSON: measured and checked first, then unescaped into a block of the right size.
#include "base/fault.h"
#include "base/utf8.h"
#include "json/json_scan.h"

#include <string.h>

enum {
    PAIR_HIGH = 0xD800, // .. 0xDBFF: the first half of a pair
    PAIR_LOW = 0xDC00,  // .. 0xDFFF: the second
    PAIR_END = 0xE000,
    PAIR_BASE = 0x10000
};

static const char ESCAPES[] = "\"\\/bfnrt", MEANT[] = "\"\\/\b\f\n\r\t";

static int digit_of(char byte) {
    if (byte >= '0' && byte <= '9') return byte - '0';
    if (byte >= 'a' && byte <= 'f') return byte - 'a' + 10;
    if (byte >= 'A' && byte <= 'F') return byte - 'A' + 10;
    return -1;
}

// The four hexadecimal digits at bytes[0], which are there.
static uint32_t four_digits(const char *bytes) {
    uint32_t code = 0;
    for (int i = 0; i < 4; i++) code = code << 4 | (uint32_t)digit_of(bytes[i]);
    return code;
}

static bay_status check_digits(const json_scan *in, size_t at) {
    for (size_t i = at; i < at + 4; i++)
        if (i >= in->size || digit_of(in->bytes[i]) < 0)
            return json_scan_fail(in, i, "one of four hexadecimal digits");
    return BAY_OK;
}

// Checks \uXXXX, and a second one where the first is half of a pair; `at` is on the backslash.
static bay_status check_code(const json_scan *in, size_t at, size_t *length) {
    bay_status status = check_digits(in, at + 2);
    if (status != BAY_OK) return status;
    uint32_t code = four_digits(in->bytes + at + 2);
    *length = 6;
    if (code < PAIR_HIGH || code >= PAIR_END) return BAY_OK;
    size_t next = at + 6;
    bool more = in->size - next >= 2 && memcmp(in->bytes + next, "\\u", 2) == 0;
    if (more && (status = check_digits(in, next + 2)) != BAY_OK) return status;
    uint32_t second = more ? four_digits(in->bytes + next + 2) : 0;
    *length = 12;
    if (code < PAIR_LOW && second >= PAIR_LOW && second < PAIR_END) return BAY_OK;
    char found[] = "the lone surrogate \\uXXXX";
    memcpy(found + sizeof found - 5, in->bytes + at + 2, 4);
    return json_scan_fail_found(in, at, found, "a character or a pair of surrogates");
}

static bay_status check_escape(const json_scan *in, size_t at, size_t *length) {
    char letter = at + 1 < in->size ? in->bytes[at + 1] : '\0';
    if (letter == 'u') return check_code(in, at, length);
    *length = 2;
    if (letter && strchr(ESCAPES, letter)) return BAY_OK;
    return json_scan_fail(in, at + 1, "one of \" \\ / b f n r t u after the backslash");
}

// Finds the closing quote of the text whose first byte is at `at`.
static bay_status measure(const json_scan *in, size_t at, size_t *end) {
    while (at < in->size && in->bytes[at] != '"') {
        size_t length;
        if (in->bytes[at] == '\\') {
            bay_status status = check_escape(in, at, &length);
            if (status != BAY_OK) return status;
        } else {
            bool end_of_line = in->bytes[at] == '\n' || in->bytes[at] == '\r';
            if (end_of_line) return json_scan_fail(in, at, "a closing double quote");
            if ((unsigned char)in->bytes[at] < ' ')
                return json_scan_fail(in, at, "a character or an escape");
            length = utf8_length(in->bytes + at, in->size - at);
            if (!length) return json_scan_fail(in, at, "UTF-8");
        }
        at += length;
    }
    *end = at;
    return at < in->size ? BAY_OK : json_scan_fail(in, at, "a closing double quote");
}

// Writes what the escape at *at means and moves *at past it.
static size_t unescape(char *out, const char **at) {
    char letter = (*at)[1];
    if (letter != 'u') {
        *out = MEANT[strchr(ESCAPES, letter) - ESCAPES];
        *at += 2;
        return 1;
    }
    uint32_t code = four_digits(*at + 2);
    *at += 6;
    if (code >= PAIR_HIGH && code < PAIR_END) {
        uint32_t second = four_digits(*at + 2);
        code = PAIR_BASE + ((code - PAIR_HIGH) << 10) + (second - PAIR_LOW);
        *at += 6;
    }
    char character[4];
    size_t length = utf8_put(character, code);
    memcpy(out, character, length);
    return length;
}

// No escape is shorter than what it means, so out[end - from] is enough. Returns the length.
static size_t decode(char *out, const char *from, const char *end) {
    size_t used = 0;
    while (from < end) {
        const char *escape = memchr(from, '\\', (size_t)(end - from));
        size_t plain = (size_t)((escape ? escape : end) - from);
        memcpy(out + used, from, plain);
        used += plain;
        from += plain;
        if (escape) used += unescape(out + used, &from);
    }
    return used;
}

static size_t count_trailing(const char *bytes, size_t size) {
    size_t count = 0;
    for (size_t i = 0; i < size; i++) count += ((uint8_t)bytes[i] & 0xC0) == 0x80;
    return count;
}

bay_status json_scan_text(json_scan *in, bay_value *out) {
    size_t begin = in->at + 1, end = begin;
    bay_status status = measure(in, begin, &end);
    if (status != BAY_OK) return status;
    char *bytes = arena_take(in->into, end - begin + 1);
    if (!bytes) return fault_no_memory(in->why);
    size_t size = decode(bytes, in->bytes + begin, in->bytes + end);
    bytes[size] = '\0';
    in->trailing += count_trailing(in->bytes + begin, end - begin);
    in->at = end + 1;
    out->kind = BAY_VALUE_TEXT;
    out->count = (uint32_t)size;
    out->is.text = bytes;
    return BAY_OK;
}
