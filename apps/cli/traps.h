// The traps of YAML: what a line probably stepped into, and the line as it should be.
#ifndef BAYONET_CLI_TRAPS_H
#define BAYONET_CLI_TRAPS_H

#include "input.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct trap {
    const char *words; // a sentence, static
    char *write;       // the corrected line; the caller frees it
} trap;

// Looks at line `line` (from 1) of a text.
bool trap_find(const input *in, uint32_t line, trap *out);

// The same for what YAML takes without complaint but hardly means what was meant: a value cut
// short by a #, or one in curly quotes.
bool trap_silent(const input *in, uint32_t line, trap *out);

#endif
