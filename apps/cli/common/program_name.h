// By what name is the command called?  A line to paste begins with it.
#ifndef BAYONET_CLI_COMMON_CALLED_H
#define BAYONET_CLI_COMMON_CALLED_H

#include "cli/common/page.h"

// Adds a command line. Lines are written as "bayonet odds nqm"; whoever calls the command otherwise
// says how in BAYONET_CALLED (./run does), and that then stands for "bayonet".
void called_add(page *out, const char *line);

// The columns that it takes.
int called_width(const char *line);

#endif
