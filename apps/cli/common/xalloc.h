// The command's memory.
//
// These functions never return NULL: a command that is out of memory says so and ends with
// EXIT_BROKEN. The library gets an allocator that returns NULL instead and reports it itself.
#ifndef BAYONET_CLI_COMMON_XALLOC_H
#define BAYONET_CLI_COMMON_XALLOC_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// Gives jansson and GMP this memory. Call once, before either is used.
//
//   in      json   whether the error is wanted as a JSON document too
void xalloc_take_over(bool json);

void *xalloc_zeroed(size_t size); // zeroed
void *xalloc_grow(void *old, size_t size);
char *xalloc_text(const char *text, size_t size); // a copy, NUL-terminated

// A line of `from` with its line feed; its bytes, or -1 at the end of the input: *line is NULL then.
ptrdiff_t xalloc_line(char **line, FILE *from);

// fopen; NULL for any other reason than memory.
FILE *xalloc_open(const char *path, const char *how);

_Noreturn void xalloc_gone(void);

// For bay_request.
bay_memory xalloc_for_library(void);

#endif
