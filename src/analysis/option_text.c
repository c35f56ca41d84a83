#include "bayonet/odds.h"

#include "base/text.h"

#include <string.h>

static size_t add(text *to, const char *words) {
    text_add(to, words);
    return strlen(words);
}

// Adds what stands in the braces that `slot` begins with, and returns its length; SIZE_MAX when
// nothing is known by that name.
static size_t add_slot(text *to, const bay_battle *battle, const bay_option *option, bool words,
                       const char *slot) {
    char digits[24];
    if (!strncmp(slot, "{0}", 3) || !strncmp(slot, "{1}", 3)) {
        text number = text_within(digits, sizeof digits);
        text_add_whole(&number, option->number[slot[1] - '0']);
        return add(to, digits);
    }
    if (strncmp(slot, "{unit}", 6) != 0 || option->unit >= battle->unit_count) return SIZE_MAX;
    const bay_unit *unit = &battle->units[option->unit];
    return add(to, words ? unit->name : unit->id);
}

size_t bay_option_text(const bay_battle *battle, const bay_option *option, bool words,
                       char *out, size_t size) {
    const bay_option_row *row = &battle->rules->options[option->row];
    const char *from = words ? row->words : row->id;
    text to = text_within(out, size);
    size_t length = 0;
    while (*from) {
        size_t plain = strcspn(from, "{");
        text_add_bytes(&to, from, plain);
        length += plain;
        from += plain;
        const char *end = strchr(from, '}');
        size_t filled = end ? add_slot(&to, battle, option, words, from) : SIZE_MAX;
        if (filled != SIZE_MAX) {
            length += filled;
            from = end + 1;
        } else if (*from) { // a brace that means itself
            text_add_char(&to, *from++);
            length++;
        }
    }
    return length;
}
