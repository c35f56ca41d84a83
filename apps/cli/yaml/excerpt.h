// Lines of a text, for messages.
#ifndef BAYONET_CLI_YAML_EXCERPT_H
#define BAYONET_CLI_YAML_EXCERPT_H

#include "cli/common/strbuf.h"
#include "cli/yaml/input.h"

#include <stdint.h>

typedef struct excerpt_line {
    const char *text; // not NUL-terminated
    size_t size;      // without its line feed and carriage return
} excerpt_line;

// Line `line`, from 1; empty past the end.
//   cost    the bytes before it: whoever walks through all lines takes excerpt_next
excerpt_line excerpt_of(const input *in, uint32_t line);

// The line `count` lines behind `line`, empty past the end.
excerpt_line excerpt_next(const input *in, excerpt_line line, uint32_t count);

// Bytes of its first `characters` characters.
size_t excerpt_bytes(excerpt_line line, uint32_t characters);

// The line and a caret under its column, two lines of at most LINE_WIDTH columns.
void excerpt_show(const input *in, uint32_t line, uint32_t column, strbuf *out);

#endif
