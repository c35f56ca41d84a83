// Hints about YAML: the rule that a line probably breaks, and the correct line.
#ifndef BAYONET_CLI_YAML_YAML_HINTS_H
#define BAYONET_CLI_YAML_YAML_HINTS_H

#include "cli/yaml/excerpt.h"

#include <stdbool.h>

typedef struct yaml_hint {
    const char *words; // a sentence, static
    char *write;       // the corrected line; the caller frees it
} yaml_hint;

// Looks at a line of a text.
bool yaml_hint_find(excerpt_line line, yaml_hint *out);

// The same for lines that YAML accepts but that hardly mean what the person meant: a value cut
// short by a #, or one in curly quotes.
bool yaml_hint_silent(excerpt_line line, yaml_hint *out);

#endif
