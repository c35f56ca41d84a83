// The options --orders and --aim: a word, a file, or a value written out on the line.
#ifndef BAYONET_CLI_ASSAULT_OPTION_FILES_H
#define BAYONET_CLI_ASSAULT_OPTION_FILES_H

#include "cli/assault/scenario_arg.h"

// Adds their values to the request's members.
//
//   errors  an exit status, with the error set
int option_files_read(session *at, scenario_arg *out);

#endif
