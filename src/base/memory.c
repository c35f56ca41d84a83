#include "base/memory.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

// bay_resize_fn reads a new size of 0 as "free", so an empty block is one byte.
static size_t at_least_one(size_t size) {
    return size ? size : 1;
}

void *memory_take(bay_memory memory, size_t size) {
    return memory.resize(memory.user, NULL, 0, at_least_one(size));
}

void *memory_take_zeroed(bay_memory memory, size_t size) {
    void *block = memory_take(memory, size);
    if (block) memset(block, 0, size);
    return block;
}

void *memory_resize(bay_memory memory, void *old, size_t old_size, size_t new_size) {
    if (!old) return memory_take(memory, new_size);
    return memory.resize(memory.user, old, at_least_one(old_size), at_least_one(new_size));
}

void memory_give(bay_memory memory, void *block, size_t size) {
    if (block) memory.resize(memory.user, block, at_least_one(size), 0);
}

void *memory_take_array(bay_memory memory, size_t count, size_t size) {
    return memory_resize_array(memory, NULL, 0, count, size);
}

void *memory_resize_array(bay_memory memory, void *old, size_t old_count, size_t new_count,
                          size_t size) {
    assert(size > 0);
    if (new_count > SIZE_MAX / size) return NULL;
    return memory_resize(memory, old, old_count * size, new_count * size);
}

void memory_give_array(bay_memory memory, void *block, size_t count, size_t size) {
    memory_give(memory, block, count * size);
}
