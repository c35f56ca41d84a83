#include "base/text.h"

#include <assert.h>
#include <string.h>

static bool is_small(char letter) {
    return letter >= 'a' && letter <= 'z';
}

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool text_is_kebab(const char *words) {
    bool inside = false;
    for (; *words; words++) {
        bool plain = is_small(*words) || is_digit(*words);
        if (!plain && !(*words == '-' && inside)) return false;
        inside = plain;
    }
    return inside;
}

// U+00C0 .. U+00FF without their accents; a hyphen for what is no letter.
static const char PLAIN[] = "aaaaaaaceeeeiiiidnooooo-ouuuuyts"
                            "aaaaaaaceeeeiiiidnooooo-ouuuuyty";

enum { DROP = 0, SEPARATE = '-', LATIN_LEAD = 0xC3 };

// What the letter that begins at *at becomes; *at moves past it.
static char plain(const char **at) {
    unsigned char byte = (unsigned char)*(*at)++;
    if (byte >= 'A' && byte <= 'Z') return (char)(byte - 'A' + 'a');
    if (is_small((char)byte) || is_digit((char)byte)) return (char)byte;
    if (byte == '\'') return DROP;
    if (byte == LATIN_LEAD && ((unsigned char)**at & 0xC0) == 0x80)
        return PLAIN[(unsigned char)*(*at)++ & 0x3F];
    if (byte == 0xE2 && strncmp(*at, "\x80\x99", 2) == 0) { // U+2019, the typographic one
        *at += 2;
        return DROP;
    }
    return SEPARATE;
}

size_t text_kebab(char *out, size_t size, const char *name) {
    assert(size > 0);
    size_t used = 0;
    bool gap = false;
    while (*name) {
        char letter = plain(&name);
        if (letter == DROP) continue;
        if (letter == SEPARATE) {
            gap = used > 0;
            continue;
        }
        if (used + gap + 1 >= size) break;
        if (gap) out[used++] = '-';
        gap = false;
        out[used++] = letter;
    }
    out[used] = '\0';
    return used;
}
