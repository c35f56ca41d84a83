#include "base/utf8.h"

#include <assert.h>

// RFC 3629, section 4: which bytes may begin a character, and which may follow as the second.
typedef struct lead {
    uint8_t first, last; // of the first byte
    uint8_t length;
    uint8_t low, high; // of the second byte; the others are 0x80 .. 0xBF
} lead;

static const lead LEADS[] = {
    {0x00, 0x7F, 1, 0, 0},       {0xC2, 0xDF, 2, 0x80, 0xBF}, {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF}, {0xED, 0xED, 3, 0x80, 0x9F}, {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF}, {0xF1, 0xF3, 4, 0x80, 0xBF}, {0xF4, 0xF4, 4, 0x80, 0x8F},
};

enum { LEAD_COUNT = sizeof LEADS / sizeof LEADS[0] };

static const lead *lead_of(uint8_t byte) {
    for (int i = 0; i < LEAD_COUNT; i++)
        if (byte >= LEADS[i].first && byte <= LEADS[i].last) return &LEADS[i];
    return NULL;
}

static bool follows(char byte, uint8_t low, uint8_t high) {
    return (uint8_t)byte >= low && (uint8_t)byte <= high;
}

size_t utf8_length(const char *bytes, size_t size) {
    const lead *is = lead_of((uint8_t)bytes[0]);
    if (!is || is->length > size) return 0;
    if (is->length == 1) return 1;
    if (!follows(bytes[1], is->low, is->high)) return 0;
    for (size_t i = 2; i < is->length; i++)
        if (!follows(bytes[i], 0x80, 0xBF)) return 0;
    return is->length;
}

uint32_t utf8_code(const char *bytes, size_t length) {
    static const uint8_t OWN[] = {0, 0x7F, 0x1F, 0x0F, 0x07}; // bits of the first byte
    uint32_t code = (uint8_t)bytes[0] & OWN[length];
    for (size_t i = 1; i < length; i++) code = code << 6 | ((uint8_t)bytes[i] & 0x3F);
    return code;
}

size_t utf8_put(char out[4], uint32_t code) {
    static const uint8_t MARK[] = {0, 0, 0xC0, 0xE0, 0xF0};
    assert(code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF));
    size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (code & 0x3F));
        code >>= 6;
    }
    out[0] = (char)(MARK[length] | code);
    return length;
}

bool utf8_is_control(uint32_t code) {
    bool direction = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 ||
           direction;
}
