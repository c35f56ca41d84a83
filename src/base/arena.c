#include "base/arena.h"

#include "base/memory.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum {
    ALIGNMENT = 16,
    CHUNK_FIRST = 4 << 10, // bytes; each chunk is twice the one before, up to
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
    *from = arena_new(from->memory);
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

// What would take more than half of a chunk has one of its own, behind the newest, which is still taken from.
static arena_chunk *add_chunk(arena *to, size_t size) {
    size_t usual = to->chunk ? to->chunk : CHUNK_FIRST;
    size_t extra = sizeof(arena_chunk) + ALIGNMENT;
    if (size > SIZE_MAX - extra) return NULL;
    bool own = size + extra > usual / 2;
    size_t need = own ? size + extra : usual;
    arena_chunk *chunk = memory_take(to->memory, need);
    if (!chunk) return NULL;
    if (!own) to->chunk = usual < CHUNK_LAST ? usual * 2 : CHUNK_LAST;
    arena_chunk **place = own && to->newest ? &to->newest->older : &to->newest;
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
