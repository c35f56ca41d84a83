#include "base/length.h"

#include "bayonet/keys.h"

#include <string.h>

enum { UNITS = 3, HUNDREDTHS = 100 };

static const struct {
    const char *name;
    int32_t tenths;
} UNIT[UNITS] = {
    [BAY_MILLIMETRES] = {"mm", BAY_MILLIMETRE},
    [BAY_CENTIMETRES] = {"cm", BAY_CENTIMETRE},
    [BAY_INCHES] = {"in", BAY_INCH},
};

int32_t length_of(bay_length unit) {
    return UNIT[unit].tenths;
}

const char *length_name(bay_length unit) {
    return UNIT[unit].name;
}

bool length_named(const char *name, size_t size, bay_length *unit) {
    for (int i = 0; i < UNITS; i++)
        if (strlen(UNIT[i].name) == size && memcmp(name, UNIT[i].name, size) == 0) {
            *unit = (bay_length)i;
            return true;
        }
    return false;
}

void length_add_number(text *to, int64_t tenths, bay_length unit) {
    int64_t whole = UNIT[unit].tenths, positive = tenths < 0 ? -tenths : tenths;
    int64_t hundredths = (positive * HUNDREDTHS + whole / 2) / whole;
    if (tenths < 0 && hundredths > 0) text_add_char(to, '-');
    text_add_whole(to, hundredths / HUNDREDTHS);
    int64_t rest = hundredths % HUNDREDTHS;
    if (rest == 0) return;
    text_add_char(to, '.');
    text_add_whole(to, rest / 10);
    if (rest % 10) text_add_whole(to, rest % 10);
}

void length_add(text *to, int64_t tenths, bay_length unit) {
    length_add_number(to, tenths, unit);
    text_add_char(to, ' ');
    text_add(to, UNIT[unit].name);
}

// --- Reading ---------------------------------------------------------------------------------

// Words that are read from the front.
typedef struct rest {
    const char *at;
    size_t size;
} rest;

static void step(rest *of, size_t size) {
    of->at += size;
    of->size -= size;
}

static bool next_is(const rest *of, char letter) {
    return of->size > 0 && *of->at == letter;
}

static bool is_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (unsigned char)letter >= 0x80;
}

// Up to DIGITS_MAX digits; returns how many, or 0 where there are more.
static size_t read_digits(rest *of, int64_t *number) {
    enum { DIGITS_MAX = 6 };
    size_t count = 0;
    for (; of->size > 0 && *of->at >= '0' && *of->at <= '9'; step(of, 1), count++) {
        if (count == DIGITS_MAX) return 0;
        *number = *number * 10 + (*of->at - '0');
    }
    return count;
}

// The number before its unit: *number / *over.
static bool read_number(rest *of, int64_t *number, int64_t *over) {
    if (!read_digits(of, number)) return false;
    if (!next_is(of, '.')) return true;
    step(of, 1);
    size_t digits = read_digits(of, number);
    for (size_t i = 0; i < digits; i++) *over *= 10;
    return digits > 0;
}

static bool read_unit(rest *of, bay_length *unit) {
    while (next_is(of, ' ')) step(of, 1);
    size_t size = 0;
    *unit = BAY_INCHES;
    if (next_is(of, '"')) {
        step(of, 1);
        return true;
    }
    while (size < of->size && is_letter(of->at[size])) size++;
    if (!length_named(of->at, size, unit)) return false;
    step(of, size);
    return true;
}

size_t length_taken(const char *words, size_t size, int64_t *tenths) {
    rest of = {words, size};
    bool negative = next_is(&of, '-');
    int64_t number = 0, over = 1;
    bay_length unit;
    step(&of, negative);
    if (!read_number(&of, &number, &over) || !read_unit(&of, &unit)) return 0;
    int64_t length = (number * length_of(unit) + over / 2) / over;
    *tenths = negative ? -length : length;
    return size - of.size;
}

bool length_read(const char *words, int64_t *tenths) {
    size_t size = strlen(words);
    int64_t length;
    if (!size || length_taken(words, size, &length) != size) return false;
    *tenths = length;
    return true;
}

size_t length_point_taken(const char *words, size_t size, int64_t tenths[2]) {
    size_t first = length_taken(words, size, &tenths[0]), next = first;
    while (next < size && (words[next] == ' ' || words[next] == ',')) next++;
    size_t second = first ? length_taken(words + next, size - next, &tenths[1]) : 0;
    return second ? next + second : 0;
}

// --- As a rule system reads them --------------------------------------------------------------

static bool fits(int64_t tenths) {
    return tenths >= INT32_MIN && tenths <= INT32_MAX;
}

bool bay_value_length(const bay_value *value, int32_t *tenths) {
    int64_t length;
    if (!value || value->kind != BAY_VALUE_TEXT || !length_read(value->is.text, &length) ||
        !fits(length))
        return false;
    *tenths = (int32_t)length;
    return true;
}

bool bay_value_point(const bay_value *value, bay_point *point) {
    int64_t at[2];
    if (!value || value->kind != BAY_VALUE_TEXT) return false;
    size_t taken = length_point_taken(value->is.text, value->count, at);
    if (!taken || taken != value->count || !fits(at[0]) || !fits(at[1])) return false;
    *point = (bay_point){(int32_t)at[0], (int32_t)at[1]};
    return true;
}
