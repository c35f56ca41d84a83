// One run of the command, from its arguments to what it prints and its exit status.
#ifndef BAYONET_CLI_COMMANDS_COMMAND_H
#define BAYONET_CLI_COMMANDS_COMMAND_H

#include "cli/session/session.h"

// Runs it; to be called once, first of all.
//
//   in      at   empty but for answer_elsewhere
//   returns the exit status
int command_run(int argc, char **argv, session *at);

#endif
