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
