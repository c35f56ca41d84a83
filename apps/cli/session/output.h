// Makes sure that output reaches its reader; otherwise the exit status says that it did not.
#ifndef BAYONET_CLI_SESSION_OUTPUT_H
#define BAYONET_CLI_SESSION_OUTPUT_H

#include "cli/session/session.h"

#include <stdio.h>

// Holds descriptors 0 to 2, so that no file that is opened later takes the place of a closed one:
// text meant for the screen would go into it. A closed one stays useless: reading it or writing to
// it fails. Call first of all.
void output_hold(void);

// Writes and flushes.
//
//   errors  EXIT_BROKEN, with an error; without one where the reader has gone (bayonet … | head),
//           who knows that he has
int output_write(session *at, FILE *to, const char *text, size_t size);

#endif
