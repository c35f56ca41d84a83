#include "bayonet/odds.h"

#include "text/wording.h"

#include <string.h>

enum { OPTION_MAX = 512 }; // bytes of any option's text

size_t bay_option_text(const bay_battle *battle, const bay_option *option, bool words,
                       char *out, size_t size) {
    const bay_option_row *row = &battle->rules->options[option->row];
    char whole[OPTION_MAX];
    text to = text_within(whole, sizeof whole);
    wording with = {.battle = battle,
                    .number = option->number,
                    .numbers = 2,
                    .unit = option->unit,
                    .other = BAY_NO_UNIT,
                    .side = BAY_NOBODY,
                    .ids = !words};
    wording_add(&to, words ? row->words : row->id, &with);
    if (size > 0) text_copy(out, size, whole);
    return strlen(whole);
}
