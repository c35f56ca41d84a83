#include "cli/common/utf8_text.h"

size_t utf8_text_step(const char *text) {
    unsigned char first = (unsigned char)*text;
    if (first < 0x80) return 1;
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

// Whether byte `second` may follow `first`: what it must be shuts out overlong forms (E0, F0),
// surrogates (ED) and what is beyond U+10FFFF (F4).
static bool second_fits(unsigned char first, unsigned char second) {
    switch (first) {
    case 0xE0: return second >= 0xA0 && second <= 0xBF;
    case 0xED: return second >= 0x80 && second <= 0x9F;
    case 0xF0: return second >= 0x90 && second <= 0xBF;
    case 0xF4: return second >= 0x80 && second <= 0x8F;
    default: return second >= 0x80 && second <= 0xBF;
    }
}

size_t utf8_text_bad(const char *text, size_t size) {
    const unsigned char *byte = (const unsigned char *)text;
    for (size_t i = 0; i < size;) {
        size_t step = utf8_text_step(text + i);
        if (step > 1 && (byte[i] < 0xC2 || byte[i] > 0xF4 || step > size - i ||
                         !second_fits(byte[i], byte[i + 1])))
            return i;
        for (size_t j = 2; j < step; j++)
            if ((byte[i + j] & 0xC0) != 0x80) return i;
        i += step;
    }
    return size;
}

size_t utf8_text_of(char out[UTF8_TEXT_MAX], uint32_t code) {
    static const uint32_t FIRST[] = {0x00, 0xC0, 0xE0, 0xF0};
    size_t more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    out[0] = (char)(FIRST[more] | code >> 6 * more);
    for (size_t i = 1; i <= more; i++) out[i] = (char)(0x80 | (code >> 6 * (more - i) & 0x3F));
    return more + 1;
}

uint32_t utf8_text_code(const char *text) {
    size_t step = utf8_text_step(text);
    uint32_t code = (unsigned char)*text;
    if (step > 1) code &= 0x7FU >> step;
    for (size_t i = 1; i < step; i++) code = code << 6 | ((unsigned char)text[i] & 0x3F);
    return code;
}

bool utf8_text_controls(uint32_t code) {
    bool direction = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 ||
           direction;
}
