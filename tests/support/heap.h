// The plain allocator, for tests that are not about memory.
#ifndef BAY_TESTS_HEAP_H
#define BAY_TESTS_HEAP_H

#include "bayonet/odds.h"

#include <stdlib.h>

static inline void *heap_resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static inline bay_memory heap(void) {
    return (bay_memory){.resize = heap_resize};
}

static inline bay_work heap_work(void) {
    return (bay_work){.memory = heap()};
}

#endif
