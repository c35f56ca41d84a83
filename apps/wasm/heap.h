// The module's memory: blocks of the one stretch that the page gives it, which only grows.
#ifndef BAY_WASM_HEAP_H
#define BAY_WASM_HEAP_H

#include <stdbool.h>
#include <stddef.h>

// As malloc, realloc and free, with blocks aligned for any type; `size` over 0. NULL when there is no
// memory, and `old` is then untouched.
void *heap_take(size_t size);
void *heap_resize(void *old, size_t size);
void heap_give(void *old); // NULL is harmless

// The stretch, as heap.c asks for it: from where the linker's data end, aligned, to where the pages that there are end
// (heap_pages.c; a test has a stretch of its own).
unsigned char *heap_begin(void);
unsigned char *heap_end(void);

// Adds pages of HEAP_PAGE bytes at its end.
//   returns whether there are so many more
bool heap_grow(size_t pages);
enum { HEAP_PAGE = 65536 };

#endif
