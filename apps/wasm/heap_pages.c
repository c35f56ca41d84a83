#include "heap.h"

#include <stdint.h>

extern unsigned char __heap_base; // where the linker's data end

unsigned char *heap_begin(void) {
    enum { ALIGNED = _Alignof(max_align_t) };
    return (unsigned char *)(((uintptr_t)&__heap_base + ALIGNED - 1) / ALIGNED * ALIGNED);
}

unsigned char *heap_end(void) {
    return (unsigned char *)((uintptr_t)__builtin_wasm_memory_size(0) * HEAP_PAGE);
}

bool heap_grow(size_t pages) {
    return __builtin_wasm_memory_grow(0, pages) != SIZE_MAX;
}
