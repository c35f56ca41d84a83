// The command line, read by the table of options.
#ifndef BAYONET_CLI_COMMANDS_ARGUMENTS_H
#define BAYONET_CLI_COMMANDS_ARGUMENTS_H

#include "cli/session/session.h"

// Reads the command line into at->in. `argv` is reordered: operands come last.
//
//   out     at->in.verb    NULL when none was named: the caller greets, helps or tells the version
//   errors  EXIT_USAGE, with the error set in at->error
int arguments_read(int argc, char **argv, session *at);

// Whether --json stands somewhere: also a mistyped line is answered in JSON then.
bool arguments_want_json(int argc, char **argv);

#endif
