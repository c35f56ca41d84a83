// The order of a table's ids as keys of a reply: by their bytes.
#ifndef BAY_JSON_SORTED_H
#define BAY_JSON_SORTED_H

#include <stdint.h>

enum { SORTED_MAX = 64 };

typedef struct sorted {
    uint32_t count;
    uint8_t row[SORTED_MAX]; // rows of the table
    const char *id[SORTED_MAX];
} sorted;

// Adds row `row`, whose id is `id`, in its place.
void sorted_add(sorted *to, uint32_t row, const char *id);

#endif
