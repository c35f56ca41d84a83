#include "json/sorted.h"

#include <assert.h>
#include <string.h>

void sorted_add(sorted *to, uint32_t row, const char *id) {
    assert(to->count < SORTED_MAX && row < SORTED_MAX);
    uint32_t place = to->count++;
    while (place > 0 && strcmp(to->id[place - 1], id) > 0) {
        to->id[place] = to->id[place - 1];
        to->row[place] = to->row[place - 1];
        place--;
    }
    to->id[place] = id;
    to->row[place] = (uint8_t)row;
}
