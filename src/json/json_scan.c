#include "json/json_scan.h"

#include "base/fault.h"

#include <string.h>

int json_scan_byte(const json_scan *in) {
    return in->at < in->size ? (unsigned char)in->bytes[in->at] : -1;
}

void json_scan_blanks(json_scan *in) {
    for (; in->at < in->size; in->at++) {
        char byte = in->bytes[in->at];
        if (byte == '\n') {
            in->line++;
            in->line_start = in->at + 1;
            in->trailing = 0;
        } else if (byte != ' ' && byte != '\t' && byte != '\r')
            return;
    }
}

void json_scan_mark(const json_scan *in, uint32_t *line, uint32_t *column) {
    *line = in->line;
    *column = (uint32_t)(in->at - in->line_start - in->trailing + 1);
}

// --- Numbers ---------------------------------------------------------------------------------

static bool is_digit(const json_scan *in, size_t at) {
    return at < in->size && in->bytes[at] >= '0' && in->bytes[at] <= '9';
}

static bool is_one_of(const json_scan *in, size_t at, const char *letters) {
    return at < in->size && in->bytes[at] && strchr(letters, in->bytes[at]);
}

static size_t past_digits(const json_scan *in, size_t at) {
    while (is_digit(in, at)) at++;
    return at;
}

// Finds the end of the number and whether it is written as a whole one.
static bay_status measure_number(const json_scan *in, size_t *end, bool *whole) {
    size_t at = in->at + (in->bytes[in->at] == '-');
    if (!is_digit(in, at)) return json_scan_fail(in, at, "a digit");
    if (in->bytes[at] == '0' && is_digit(in, at + 1))
        return json_scan_fail(in, at + 1, "the end of the number that begins with 0");
    at = past_digits(in, at);
    *whole = !is_one_of(in, at, ".eE");
    if (is_one_of(in, at, ".")) {
        if (!is_digit(in, at + 1)) return json_scan_fail(in, at + 1, "a digit");
        at = past_digits(in, at + 1);
    }
    if (is_one_of(in, at, "eE")) {
        at += 1 + (size_t)is_one_of(in, at + 1, "+-");
        if (!is_digit(in, at)) return json_scan_fail(in, at, "a digit of the exponent");
        at = past_digits(in, at);
    }
    *end = at;
    return BAY_OK;
}

// False when the number does not fit in 64 bits.
static bool read_whole(const char *digits, size_t size, int64_t *out) {
    bool negative = digits[0] == '-';
    uint64_t most = (uint64_t)INT64_MAX + negative, number = 0;
    for (size_t i = negative; i < size; i++) {
        uint64_t digit = (uint64_t)(digits[i] - '0');
        if (number > (most - digit) / 10) return false;
        number = number * 10 + digit;
    }
    *out = negative && number ? -(int64_t)(number - 1) - 1 : (int64_t)number;
    return true;
}

bay_status json_scan_number(json_scan *in, bay_value *out) {
    size_t end = 0;
    bool whole = false;
    bay_status status = measure_number(in, &end, &whole);
    if (status != BAY_OK) return status;
    const char *digits = in->bytes + in->at;
    size_t size = end - in->at;
    in->at = end;
    out->kind = BAY_VALUE_WHOLE;
    if (whole && read_whole(digits, size, &out->is.whole)) return BAY_OK;
    out->kind = BAY_VALUE_DECIMAL;
    out->count = (uint32_t)size;
    out->is.text = arena_copy_bytes(in->into, digits, size);
    return out->is.text ? BAY_OK : fault_no_memory(in->why);
}

// --- true, false, null -----------------------------------------------------------------------

static bool is_letter(const json_scan *in, size_t at) {
    if (at >= in->size) return false;
    char byte = in->bytes[at];
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static const struct {
    const char *word;
    bay_value_kind kind;
    bool flag;
} WORDS[] = {
    {"true", BAY_VALUE_FLAG, true},
    {"false", BAY_VALUE_FLAG, false},
    {"null", BAY_VALUE_NULL, false},
};

enum { WORD_COUNT = sizeof WORDS / sizeof WORDS[0] };

bay_status json_scan_word(json_scan *in, bay_value *out) {
    size_t size = 0;
    while (is_letter(in, in->at + size)) size++;
    for (int i = 0; i < WORD_COUNT; i++) {
        if (size != strlen(WORDS[i].word)) continue;
        if (memcmp(in->bytes + in->at, WORDS[i].word, size) != 0) continue;
        in->at += size;
        out->kind = WORDS[i].kind;
        if (out->kind == BAY_VALUE_FLAG) out->is.flag = WORDS[i].flag;
        return BAY_OK;
    }
    return json_scan_fail(in, in->at, "true, false, null or another value");
}
