// The traps of YAML: what a line probably stepped into, and the line as it should be.
#ifndef BAYONET_CLI_YAML_TRAPS_H
#define BAYONET_CLI_YAML_TRAPS_H

#include "cli/yaml/excerpt.h"

#include <stdbool.h>

typedef struct trap {
    const char *words; // a sentence, static
    char *write;       // the corrected line; the caller frees it
} trap;

// Looks at a line of a text.
bool trap_find(excerpt_line line, trap *out);

// The same for what YAML takes without complaint but hardly means what was meant: a value cut
// short by a #, or one in curly quotes.
bool trap_silent(excerpt_line line, trap *out);

#endif
