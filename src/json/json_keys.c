#include "json/json_keys.h"

#include <string.h>

// Equal keys, which only a map that is being checked can have, stay in their order.
static int compare(const bay_value *a, const bay_value *b) {
    int order = strcmp(a->key, b->key);
    return order ? order : (a > b) - (a < b);
}

// Lets items[at] sink until neither of the two below it is greater.
static void sink(const bay_value **items, size_t count, size_t at) {
    const bay_value *item = items[at];
    for (;;) {
        size_t below = 2 * at + 1;
        if (below >= count) break;
        if (below + 1 < count && compare(items[below], items[below + 1]) < 0) below++;
        if (compare(item, items[below]) >= 0) break;
        items[at] = items[below];
        at = below;
    }
    items[at] = item;
}

// A heap sort: no stack, no memory, and no input makes it slow.
void json_keys_sort(const bay_value **items, size_t count) {
    for (size_t at = count / 2; at > 0; at--) sink(items, count, at - 1);
    for (size_t last = count; last > 1; last--) {
        const bay_value *greatest = items[0];
        items[0] = items[last - 1];
        items[last - 1] = greatest;
        sink(items, last - 1, 0);
    }
}
