#include "base/length.h"

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

// Up to DIGITS_MAX digits; returns how many.
static size_t read_digits(const char *words, int64_t *number) {
    enum { DIGITS_MAX = 6 };
    size_t count = 0;
    for (; words[count] >= '0' && words[count] <= '9' && count <= DIGITS_MAX; count++)
        *number = *number * 10 + (words[count] - '0');
    return count > DIGITS_MAX ? 0 : count;
}

bool length_read(const char *words, int64_t *tenths) {
    bool negative = *words == '-';
    int64_t number = 0, over = 1;
    words += negative;
    size_t whole = read_digits(words, &number), digits = 0;
    if (whole == 0) return false;
    words += whole;
    if (*words == '.') {
        digits = read_digits(++words, &number);
        if (digits == 0) return false;
        words += digits;
    }
    for (; digits > 0; digits--) over *= 10;
    while (*words == ' ') words++;
    bay_length unit = BAY_INCHES;
    if (strcmp(words, "\"") != 0 && !length_named(words, strlen(words), &unit)) return false;
    int64_t length = (number * length_of(unit) + over / 2) / over;
    *tenths = negative ? -length : length;
    return true;
}
