#include "cli/common/xalloc.h"

#include "bayonet/request.h"

#include "cli/common/exits.h"
#include "memory/large_blocks.h"

#include <errno.h>
#include <gmp.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static bay_memory for_library; // chosen once: what it gave has to be given back to the same
static bool wants_json;        // set once at the start: whoever runs out of memory must know it

_Noreturn void xalloc_gone(void) {
    fputs("bayonet: out of memory\n", stderr);
    if (wants_json)
        printf("{\"error\":{\"status\":\"no-memory\",\"words\":\"out of memory\"},"
               "\"schema\":\"bayonet/error/1\",\"version\":\"%s\"}\n",
               bay_version());
    exit(EXIT_BROKEN);
}

void *xalloc_zeroed(size_t size) {
    void *block = calloc(1, size ? size : 1);
    if (!block) xalloc_gone();
    return block;
}

void *xalloc_grow(void *old, size_t size) {
    void *block = realloc(old, size ? size : 1);
    if (!block) xalloc_gone();
    return block;
}

char *xalloc_text(const char *text, size_t size) {
    char *copy = xalloc_zeroed(size + 1);
    if (size) memcpy(copy, text, size);
    return copy;
}

ptrdiff_t xalloc_line(char **line, FILE *from) {
    size_t room = 0;
    *line = NULL;
    errno = 0;
    ptrdiff_t size = getline(line, &room, from);
    if (size >= 0) return size;
    if (errno == ENOMEM) xalloc_gone();
    free(*line);
    *line = NULL;
    return -1;
}

FILE *xalloc_open(const char *path, const char *how) {
    FILE *file = fopen(path, how);
    if (!file && errno == ENOMEM) xalloc_gone();
    return file;
}

static void *plain_new(size_t size) {
    return xalloc_grow(NULL, size);
}

static void *sized_grow(void *old, size_t old_size, size_t size) {
    (void)old_size;
    return xalloc_grow(old, size);
}

static void sized_free(void *old, size_t size) {
    (void)size;
    free(old);
}

void xalloc_take_over(bool json) {
    wants_json = json;
    for_library = large_blocks_memory();
    json_set_alloc_funcs(plain_new, free);
    mp_set_memory_functions(plain_new, sized_grow, sized_free);
}

bay_memory xalloc_for_library(void) {
    return for_library.resize ? for_library : large_blocks_memory();
}
