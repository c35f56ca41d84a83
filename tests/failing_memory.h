// A bay_memory for tests: refuses what it is told to refuse, and sees that every block is given
// back with the size it was asked for.
//
//     failing_memory heap = {.fail_at = n};     // 0: never; n: the n-th request, once
//     … failing_memory_of(&heap) …
//     assert_int_equal(heap.blocks, 0);
#ifndef BAY_TESTS_FAILING_MEMORY_H
#define BAY_TESTS_FAILING_MEMORY_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct failing_memory {
    size_t fail_at;       // which request is refused, from 1; 0: none
    bool ever_after;      // and so are all that follow
    size_t requests;      // made so far, resizing included, freeing not
    size_t blocks, bytes; // held now
    size_t peak;          // most bytes held at a time, the old block of a resizing not counted
} failing_memory;

enum { FAILING_HEAD = 16 }; // before each block, its size: keeps it aligned

static inline bool failing_refuses(failing_memory *heap) {
    heap->requests++;
    if (!heap->fail_at || heap->requests < heap->fail_at) return false;
    return heap->requests == heap->fail_at || heap->ever_after;
}

static inline void failing_check(const void *old, size_t old_size) {
    size_t size = old ? *(const size_t *)((const char *)old - FAILING_HEAD) : 0;
    if (size == old_size) return;
    fprintf(stderr, "a block of %zu bytes was given back as one of %zu\n", size, old_size);
    abort();
}

static inline void *failing_resize(void *user, void *old, size_t old_size, size_t new_size) {
    failing_memory *heap = user;
    failing_check(old, old_size);
    char *head = old ? (char *)old - FAILING_HEAD : NULL;
    if (!new_size) {
        heap->blocks -= old != NULL;
        heap->bytes -= old_size;
        free(head);
        return NULL;
    }
    if (failing_refuses(heap)) return NULL;
    // always another block, so that whoever keeps the old address is caught
    char *block = malloc(new_size + FAILING_HEAD);
    if (!block) return NULL;
    *(size_t *)(void *)block = new_size;
    if (old) memcpy(block + FAILING_HEAD, old, old_size < new_size ? old_size : new_size);
    free(head);
    heap->blocks += old == NULL;
    heap->bytes += new_size - old_size;
    if (heap->bytes > heap->peak) heap->peak = heap->bytes;
    return block + FAILING_HEAD;
}

static inline bay_memory failing_memory_of(failing_memory *heap) {
    return (bay_memory){.resize = failing_resize, .user = heap};
}

#endif
