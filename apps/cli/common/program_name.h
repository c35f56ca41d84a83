// The name by which the command was called. Lines to paste begin with it.
#ifndef BAYONET_CLI_COMMON_PROGRAM_NAME_H
#define BAYONET_CLI_COMMON_PROGRAM_NAME_H

#include "cli/common/strbuf.h"

// Adds a command line. Lines are written as "bayonet odds nqm"; whoever calls the command otherwise
// says how in BAYONET_CALLED (./run does), and that then stands for "bayonet".
void program_name_add(strbuf *out, const char *line);

// The columns that it takes.
int program_name_width(const char *line);

#endif
