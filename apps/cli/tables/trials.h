// Trials on several threads: each thread asks the door for a share of them, and the door adds
// them up.
#ifndef BAYONET_CLI_TABLES_TRIALS_H
#define BAYONET_CLI_TABLES_TRIALS_H

#include "cli/assault/scenario_arg.h"

enum { TRIALS_USUAL = 1000000, TRIALS_SEED_USUAL = 1 };

// Fights the number of trials that -n gives. Ctrl-C stops them, and those fought until then
// count; a second Ctrl-C ends the command.
//
//   out     *out     the complete reply of simulate, the same for any number of threads
//   errors  an exit status, with the error set
//   owns    client_free, also after an error
int trials_fight(session *at, const scenario_arg *of, client *out);

#endif
