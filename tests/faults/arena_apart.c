// An arena that allocates every block separately, so that every allocation can fail and not only
// the first of a chunk. The linker uses it instead of the library's.
#include "base/arena.h"
#include "base/memory.h"

#include <stdint.h>
#include <string.h>

struct arena_chunk {
    arena_chunk *older;
    size_t size; // of the whole block
};

enum { HEAD = 16 };

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

void *arena_take(arena *from, size_t size) {
    arena_chunk *chunk = size < SIZE_MAX - HEAD ? memory_take(from->memory, size + HEAD) : NULL;
    if (!chunk) {
        from->failed = true;
        return NULL;
    }
    *chunk = (arena_chunk){from->newest, size + HEAD};
    from->newest = chunk;
    return (char *)chunk + HEAD;
}

void *arena_take_array(arena *from, size_t count, size_t size) {
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
