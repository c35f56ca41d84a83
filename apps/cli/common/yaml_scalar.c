#include "cli/common/yaml_scalar.h"

#include "cli/common/xalloc.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool one_of(const char *text, size_t size, const char *const *words) {
    for (; *words; words++)
        if (strlen(*words) == size && memcmp(text, *words, size) == 0) return true;
    return false;
}

static const char *constant(const char *text, size_t size) {
    static const char *const NULLS[] = {"", "~", "null", "Null", "NULL", NULL};
    static const char *const TRUES[] = {"true", "True", "TRUE", NULL};
    static const char *const FALSES[] = {"false", "False", "FALSE", NULL};
    if (one_of(text, size, NULLS)) return "null";
    if (one_of(text, size, TRUES)) return "true";
    return one_of(text, size, FALSES) ? "false" : NULL;
}

static size_t digits(const char *text, const char *set) {
    return strspn(text, set);
}

// 0o17 and 0x1F, when they fit 63 bits; longer ones stay texts.
static bool based(strbuf *out, const char *text, size_t size) {
    bool octal = strncmp(text, "0o", 2) == 0, hex = strncmp(text, "0x", 2) == 0;
    if (!octal && !hex) return false;
    const char *set = octal ? "01234567" : "0123456789abcdefABCDEF";
    size_t most = octal ? 21 : 15;
    if (size < 3 || size - 2 > most || digits(text + 2, set) != size - 2) return false;
    strbuf_put(out, "%lld", strtoll(text + 2, NULL, octal ? 8 : 16));
    return true;
}

// Decimal whole numbers and numbers with a point or exponent, in JSON's stricter spelling: no
// plus sign, no leading zeros, digits on both sides of the point.
static bool decimal(strbuf *out, const char *text, size_t size) {
    static const char TEN[] = "0123456789";
    size_t at = text[0] == '+' || text[0] == '-';
    size_t whole = digits(text + at, TEN), fraction = 0, exponent = 0;
    const char *first = text + at;
    at += whole;
    bool point = text[at] == '.';
    if (point) {
        fraction = digits(text + at + 1, TEN);
        at += 1 + fraction;
    }
    if (whole + fraction == 0) return false;
    if (text[at] == 'e' || text[at] == 'E') {
        size_t sign = text[at + 1] == '+' || text[at + 1] == '-';
        exponent = digits(text + at + 1 + sign, TEN);
        if (exponent == 0) return false;
        exponent += 1 + sign;
    }
    if (at + exponent != size) return false;
    while (whole > 1 && *first == '0') {
        first++;
        whole--;
    }
    if (text[0] == '-') strbuf_add(out, "-");
    if (whole == 0) strbuf_add(out, "0");
    strbuf_add_bytes(out, first, whole);
    if (point)
        strbuf_put(out, ".%.*s", fraction ? (int)fraction : 1,
                   fraction ? first + whole + 1 : "0");
    strbuf_add_bytes(out, text + at, exponent);
    return true;
}

static bool no_number(const char *text, size_t size) {
    static const char *const WORDS[] = {".inf",  ".Inf",  ".INF",  "+.inf", "+.Inf",
                                        "+.INF", "-.inf", "-.Inf", "-.INF", ".nan",
                                        ".NaN",  ".NAN",  NULL};
    return one_of(text, size, WORDS);
}

bool yaml_scalar_plain(strbuf *out, const char *text, size_t size) {
    const char *word = constant(text, size);
    if (word) {
        strbuf_add(out, word);
        return true;
    }
    if (no_number(text, size)) return false;
    char *copy = xalloc_text(text, size); // so that scanning stops at its end
    bool number = based(out, copy, size) || decimal(out, copy, size);
    free(copy);
    if (!number) yaml_scalar_text(out, text, size);
    return true;
}

// Characters that YAML does not take as they are, beside those below 0x20: *size bytes at `text`.
// 0 for any other.
static uint32_t unprintable(const unsigned char *text, size_t room, size_t *size) {
    if (text[0] == 0x7F) return *size = 1, text[0];
    if (text[0] == 0xC2 && room > 1 && text[1] < 0xA0) return *size = 2, text[1];
    if (text[0] < 0xE0 || text[0] > 0xEF || room < 3) return 0;
    uint32_t code = (text[0] & 0xFu) << 12 | (text[1] & 0x3Fu) << 6 | (text[2] & 0x3Fu);
    *size = 3;
    return code == 0x2028 || code == 0x2029 || code == 0xFEFF || code > 0xFFFD ? code : 0;
}

void yaml_scalar_text(strbuf *out, const char *text, size_t size) {
    strbuf_add(out, "\"");
    for (size_t i = 0, step; i < size; i += step) {
        unsigned char c = (unsigned char)text[i];
        step = 1;
        uint32_t code = unprintable((const unsigned char *)text + i, size - i, &step);
        if (!code) step = 1;
        if (c == '"' || c == '\\')
            strbuf_put(out, "\\%c", c);
        else if (c < 0x20 || code)
            strbuf_put(out, "\\u%04x", code ? (unsigned)code : (unsigned)c);
        else
            strbuf_add_bytes(out, text + i, 1);
    }
    strbuf_add(out, "\"");
}

bool yaml_scalar_wants_quotes(const char *text, size_t size) {
    for (size_t i = 0; i < size; i++) {
        size_t step;
        if ((unsigned char)text[i] < 0x20 && text[i] != '\n') return true;
        if (unprintable((const unsigned char *)text + i, size - i, &step)) return true;
    }
    return false;
}
