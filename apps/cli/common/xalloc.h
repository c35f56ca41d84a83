// Where does the command's memory come from, and what if there is none?
//
// These functions never return NULL: a command that is out of memory says so and ends with
// EXIT_BROKEN. The library gets an allocator that returns NULL instead and reports it itself.
#ifndef BAYONET_CLI_COMMON_HEAP_H
#define BAYONET_CLI_COMMON_HEAP_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// Puts jansson and GMP on this heap. Call once, before either is used.
//
//   in      json   whether the error is wanted as a JSON document too
void heap_take_over(bool json);

void *heap_new(size_t size); // zeroed
void *heap_grow(void *old, size_t size);
char *heap_text(const char *text, size_t size); // a copy, NUL-terminated

// A line of `from` with its line feed; its bytes, or -1 at the end of the input: *line is NULL then.
ptrdiff_t heap_line(char **line, FILE *from);

// fopen; NULL for any other reason than memory.
FILE *heap_open(const char *path, const char *how);

_Noreturn void heap_gone(void);

// For bay_request.
bay_memory heap_for_library(void);

#endif
