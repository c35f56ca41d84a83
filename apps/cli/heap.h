// Where does the command's memory come from, and what if there is none?
//
// These functions never return NULL: a command that is out of memory says so and ends with
// EXIT_BROKEN. The library gets an allocator that returns NULL instead and reports it itself.
#ifndef BAYONET_CLI_HEAP_H
#define BAYONET_CLI_HEAP_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>

// Puts jansson and GMP on this heap. Call once, before either is used.
//
//   in      json   whether the error is wanted as a JSON document too
void heap_take_over(bool json);

void *heap_new(size_t size); // zeroed
void *heap_grow(void *old, size_t size);
char *heap_text(const char *text, size_t size); // a copy, NUL-terminated

_Noreturn void heap_gone(void);

// For bay_request.
bay_memory heap_for_library(void);

#endif
