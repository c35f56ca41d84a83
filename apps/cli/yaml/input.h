// Reads a whole file, or standard input.
#ifndef BAYONET_CLI_YAML_INPUT_H
#define BAYONET_CLI_YAML_INPUT_H

#include "cli/session/session.h"

#include <stdbool.h>
#include <stddef.h>

enum { INPUT_BYTES_MAX = 16 << 20 };

typedef struct input {
    char *name; // as people know it: hill.yaml, "standard input"
    char *text; // [size] UTF-8, NUL-terminated, no NUL inside; a byte order mark is left out
    size_t size;
    size_t mark; // bytes of the byte order mark
} input;

// Whether a word names a file: it holds a point or a slash, or there is one called so.
bool input_names(const char *word);

// Whether a text begins as the header of a record does. Of such a text the last line may hold
// anything where no line feed ends it: it may be torn.
bool input_is_record(const char *bytes, size_t size);

// Whether there is a file called so.
bool input_is_there(const char *path);

// Reads `path`; "-" is standard input.
//
//   errors  EXIT_INPUT, with the error set: missing, unreadable, a directory, over 16 MiB, not text
//   owns    input_free
int input_read(session *at, const char *path, input *out);

// The same of bytes that are there already.
int input_take(session *at, const char *name, const char *bytes, size_t size, input *out);
void input_free(input *of);

#endif
