// An arena: many small blocks of memory that are freed at once.
//
// An arena serves one thread. A function that takes memory returns NULL when there is none, and
// `failed` then stays true until arena_free: ask each time, or once at the end.
#ifndef BAY_BASE_ARENA_H
#define BAY_BASE_ARENA_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct arena_chunk arena_chunk;

typedef struct arena {
    bay_memory memory;
    arena_chunk *newest;
    size_t chunk; // bytes of the next; 0: of the first
    bool failed;  // an allocation has failed
} arena;

// An empty arena; takes no memory yet. To be freed with arena_free.
arena arena_new(bay_memory memory);

// Frees everything taken from it; the arena is then as new.
void arena_free(arena *from);

// Takes `size` uninitialised bytes, aligned to 16.
void *arena_take(arena *from, size_t size);

// Takes `count` items of `size` bytes each; NULL too when the product overflows.
void *arena_take_array(arena *from, size_t count, size_t size);

// A copy that ends with a NUL, which arena_copy_bytes adds after the `size` bytes.
char *arena_copy_text(arena *into, const char *words);
char *arena_copy_bytes(arena *into, const char *bytes, size_t size);

#endif
