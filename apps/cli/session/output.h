// Makes sure that output reaches its reader; otherwise the exit status says that it did not.
#ifndef BAYONET_CLI_SESSION_OUTPUT_H
#define BAYONET_CLI_SESSION_OUTPUT_H

#include "cli/session/session.h"

#include <stdio.h>

// Occupies descriptors 0 to 2. Otherwise a file opened later could take the place of a closed
// one, and text for the screen would go into that file. Reading or writing a closed one still
// fails. Call this first.
void output_hold(void);

// Writes and flushes.
//
//   errors  EXIT_BROKEN, with an error; without one if the reader has gone (bayonet … | head)
int output_write(session *at, FILE *to, const char *text, size_t size);

#endif
