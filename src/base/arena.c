#include "base/arena.h"

#include "base/memory.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum {
    ALIGNMENT = 16,
    CHUNK_FIRST = 4 << 10, // bytes; each chunk is twice the last, up to
    CHUNK_LAST = 1 << 20
};

struct arena_chunk {
    arena_chunk *older;
    size_t size; // bytes of the whole block
    size_t used; // of those, this header included
};

arena arena_new(bay_memory memory) {
    return (arena){.memory = memory};
}

void arena_free(arena *from) {
    while (from->newest) {
        arena_chunk *older = from->newest->older;
        memory_give(from->memory, from->newest, from->newest->size);
        from->newest = older;
    }
    from->failed = false;
}

// Takes from `chunk`, or gives NULL when it has no room. Aligned by address, for the allocator
// under it may know of less than 16.
static void *take_from(arena_chunk *chunk, size_t size) {
    uintptr_t end = (uintptr_t)chunk + chunk->used;
    size_t skip = (size_t)(-end & (ALIGNMENT - 1));
    size_t left = chunk->size - chunk->used;
    if (skip > left || size > left - skip) return NULL;
    chunk->used += skip + size;
    return (char *)chunk + (chunk->used - size);
}

// What is larger than a chunk has one of its own, behind the newest, which is still taken from.
static arena_chunk *add_chunk(arena *to, size_t size) {
    size_t usual = CHUNK_FIRST;
    if (to->newest)
        usual = to->newest->size < CHUNK_LAST / 2 ? to->newest->size * 2 : CHUNK_LAST;
    size_t extra = sizeof(arena_chunk) + ALIGNMENT;
    if (size > SIZE_MAX - extra) return NULL;
    size_t need = size + extra > usual ? size + extra : usual;
    arena_chunk *chunk = memory_take(to->memory, need);
    if (!chunk) return NULL;
    arena_chunk **place = need > usual && to->newest ? &to->newest->older : &to->newest;
    *chunk = (arena_chunk){.older = *place, .size = need, .used = sizeof(arena_chunk)};
    *place = chunk;
    return chunk;
}

void *arena_take(arena *from, size_t size) {
    void *taken = from->newest ? take_from(from->newest, size) : NULL;
    if (taken) return taken;
    arena_chunk *chunk = add_chunk(from, size);
    if (!chunk) {
        from->failed = true;
        return NULL;
    }
    return take_from(chunk, size);
}

void *arena_take_array(arena *from, size_t count, size_t size) {
    assert(size > 0);
    if (count <= SIZE_MAX / size) return arena_take(from, count * size);
    from->failed = true;
    return NULL;
}

char *arena_copy_text(arena *into, const char *words) {
    return arena_copy_bytes(into, words, strlen(words));
}

char *arena_copy_bytes(arena *into, const char *bytes, size_t size) {
    char *copy = arena_take(into, size + 1);
    if (!copy) return NULL;
    if (size) memcpy(copy, bytes, size);
    copy[size] = '\0';
    return copy;
}
