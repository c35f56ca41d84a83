// Arrays and blocks from the caller's allocator.
//
// NULL from a function that takes memory always means that there is none; blocks held before are
// then untouched. A block of size 0 is a block like any other. One bay_memory serves one thread.
#ifndef BAY_BASE_MEMORY_H
#define BAY_BASE_MEMORY_H

#include "bayonet/memory.h"

#include <stddef.h>

// Takes `size` uninitialised bytes, aligned for any type.
void *memory_take(bay_memory memory, size_t size);

// The same, all bytes 0.
void *memory_take_zeroed(bay_memory memory, size_t size);

// Grows or shrinks `old` (NULL: takes a new block), keeping what fits.
void *memory_resize(bay_memory memory, void *old, size_t old_size, size_t new_size);

// Frees a block; `size` as it was requested. NULL is harmless.
void memory_give(bay_memory memory, void *block, size_t size);

// The same for `count` items of `size` bytes each; NULL too when the product overflows.
void *memory_take_array(bay_memory memory, size_t count, size_t size);
void *memory_resize_array(bay_memory memory, void *old, size_t old_count, size_t new_count,
                          size_t size);
void memory_give_array(bay_memory memory, void *block, size_t count, size_t size);

#endif
