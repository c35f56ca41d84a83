#include "cli/yaml/json_document.h"

#include "cli/common/utf8_text.h"

#include <string.h>

typedef enum scenario_arg_token {
    WANTS_VALUE,
    WANTS_ITEM, // or the end of a list that is empty
    WANTS_KEY,
    WANTS_FIRST_KEY, // or the end of a map that is empty
    WANTS_MORE,      // a comma, or the end of the list or map
    WANTS_NOTHING    // the document is complete
} scenario_arg_token;

typedef struct reader {
    composer *to;
    const char *at; // ends with a NUL
    place here;     // counted as it goes: a line may be as long as the file
    scenario_arg_token wants;
} reader;

static void advance(reader *in, size_t bytes) {
    for (; bytes; bytes--, in->at++) {
        if (*in->at == '\n') in->here = (place){in->here.line + 1, 0};
        in->here.column += ((unsigned char)*in->at & 0xC0) != 0x80;
    }
}

static void skip_blanks(reader *in) {
    advance(in, strspn(in->at, " \t\r\n"));
}

static scenario_arg_token after_value(const reader *in) {
    return in->to->depth ? WANTS_MORE : WANTS_NOTHING;
}

// --- Texts -----------------------------------------------------------------------------------

static const char HEX[] = "0123456789abcdefABCDEF";

// The code unit of \uXXXX at `text`; -1 when it is none.
static int32_t unit_at(const char *text) {
    if (text[0] != '\\' || text[1] != 'u') return -1;
    int32_t unit = 0;
    for (int i = 2; i < 6; i++) {
        const char *digit = text[i] ? strchr(HEX, text[i]) : NULL;
        if (!digit) return -1;
        int32_t value = (int32_t)(digit - HEX);
        unit = unit * 16 + (value < 16 ? value : value - 6);
    }
    return unit;
}

// An escape at `text`: its bytes, 0 when it is none; *code is what it stands for, -1 half a
// character.
static size_t escape_at(const char *text, int32_t *code) {
    static const char LETTERS[] = "\"\\/bfnrt", MEANINGS[] = "\"\\/\b\f\n\r\t";
    const char *letter = text[1] ? strchr(LETTERS, text[1]) : NULL;
    if (letter) {
        *code = (unsigned char)MEANINGS[letter - LETTERS];
        return 2;
    }
    *code = unit_at(text);
    if (*code < 0) return 0;
    if (*code < 0xD800 || *code > 0xDFFF) return 6;
    int32_t low = *code < 0xDC00 ? unit_at(text + 6) : -1;
    bool pair = low >= 0xDC00 && low <= 0xDFFF;
    *code = pair ? 0x10000 + ((*code - 0xD800) << 10) + (low - 0xDC00) : -1;
    return pair ? 12 : 6;
}

// Bytes of the text that begins at `text` with its quotation marks; 0 when it is none. *whole: no
// escape makes half a character.
static size_t text_size(const char *text, bool *whole) {
    size_t at = 1;
    int32_t code;
    *whole = true;
    while (text[at] != '"') {
        size_t step = 1;
        if ((unsigned char)text[at] < 0x20) return 0;
        if (text[at] == '\\') {
            step = escape_at(text + at, &code);
            *whole = *whole && code >= 0;
        }
        if (!step) return 0;
        at += step;
    }
    return at + 1;
}

// `text`, `size` bytes with its quotation marks, as the letters that it stands for.
static strbuf decoded(const char *text, size_t size) {
    strbuf out = {0};
    strbuf_add(&out, "");
    for (size_t at = 1; at + 1 < size;) {
        int32_t code;
        if (text[at] == '\\') {
            char letter[UTF8_TEXT_MAX];
            at += escape_at(text + at, &code);
            strbuf_add_bytes(&out, letter, utf8_text_of(letter, (uint32_t)code));
        } else {
            strbuf_add_bytes(&out, text + at++, 1);
        }
    }
    return out;
}

static bool take_text(reader *in) {
    bool whole;
    size_t size = text_size(in->at, &whole);
    if (!size) return false;
    if (!whole) {
        compose_refuse(in->to, in->here, "an escape makes half a character");
    } else if (compose_wants_key(in->to)) {
        strbuf key = decoded(in->at, size);
        compose_key(in->to, in->here, key.text, key.size);
        strbuf_free(&key);
    } else if (compose_value(in->to, in->here, size) >= 0) {
        strbuf_add_bytes(&in->to->out->json, in->at, size);
    }
    advance(in, size);
    return true;
}

// --- Words and numbers -----------------------------------------------------------------------

static size_t digits(const char *text) {
    return strspn(text, "0123456789");
}

// Bytes of the number at `text`; 0 when it is none.
static size_t number_size(const char *text) {
    size_t at = text[0] == '-', whole = digits(text + at);
    if (!whole || (whole > 1 && text[at] == '0')) return 0;
    at += whole;
    if (text[at] == '.') {
        size_t fraction = digits(text + at + 1);
        if (!fraction) return 0;
        at += 1 + fraction;
    }
    if (text[at] == 'e' || text[at] == 'E') {
        size_t sign = text[at + 1] == '+' || text[at + 1] == '-';
        size_t exponent = digits(text + at + 1 + sign);
        if (!exponent) return 0;
        at += 1 + sign + exponent;
    }
    return at;
}

static size_t word_size(const char *text) {
    static const char *const WORDS[] = {"null", "true", "false"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strncmp(text, WORDS[i], strlen(WORDS[i])) == 0) return strlen(WORDS[i]);
    return number_size(text);
}

static bool take_word(reader *in) {
    size_t size = word_size(in->at);
    if (size && compose_value(in->to, in->here, size) >= 0)
        strbuf_add_bytes(&in->to->out->json, in->at, size);
    advance(in, size);
    return size > 0;
}

// --- Lists and maps --------------------------------------------------------------------------

static bool take_value(reader *in) {
    bool map = *in->at == '{';
    if (map || *in->at == '[') {
        compose_open(in->to, in->here, map);
        in->wants = map ? WANTS_FIRST_KEY : WANTS_ITEM;
        advance(in, 1);
        return true;
    }
    if (!(*in->at == '"' ? take_text(in) : take_word(in))) return false;
    in->wants = after_value(in);
    return true;
}

static bool take_key(reader *in) {
    if (*in->at != '"' || !take_text(in)) return false;
    skip_blanks(in);
    if (*in->at != ':') return false;
    advance(in, 1);
    in->wants = WANTS_VALUE;
    return true;
}

static bool take_end(reader *in) {
    bool map = in->to->frame[in->to->depth - 1].map;
    if (*in->at != (map ? '}' : ']')) return false;
    compose_close(in->to);
    advance(in, 1);
    in->wants = after_value(in);
    return true;
}

static bool take_more(reader *in) {
    if (*in->at != ',') return take_end(in);
    in->wants = in->to->frame[in->to->depth - 1].map ? WANTS_KEY : WANTS_VALUE;
    advance(in, 1);
    return true;
}

static bool take_token(reader *in) {
    skip_blanks(in);
    switch (in->wants) {
    case WANTS_ITEM:
        if (*in->at == ']') return take_end(in);
        return take_value(in);
    case WANTS_FIRST_KEY:
        if (*in->at == '}') return take_end(in);
        return take_key(in);
    case WANTS_KEY: return take_key(in);
    case WANTS_MORE: return take_more(in);
    case WANTS_VALUE:
    case WANTS_NOTHING: break;
    }
    return take_value(in);
}

bool json_document(composer *to) {
    reader in = {.to = to, .at = to->out->from.text, .here = {1, 1}};
    bool good = true;
    while (good && to->status == EXIT_DONE && in.wants != WANTS_NOTHING) good = take_token(&in);
    if (to->status != EXIT_DONE) return true; // it is, as far as it was read
    skip_blanks(&in);
    return good && *in.at == '\0';
}
