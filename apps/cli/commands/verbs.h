// Every command and every option, once: parsing, --help, man pages and completions read this.
#ifndef BAYONET_CLI_COMMANDS_VERBS_H
#define BAYONET_CLI_COMMANDS_VERBS_H

#include "cli/session/verb.h"

extern const option_row OPTIONS[OPTION_COUNT];
extern const verb VERBS[]; // up to the first without a name

// NULL when there is none.
const verb *verb_find(const char *name);

// True for a command that a later version will have.
bool verb_comes_later(const char *name);
extern const char *const VERBS_LATER[]; // up to NULL

int cmd_rules(session *at);
int cmd_new(session *at);
int cmd_check(session *at);
int cmd_show(session *at);
int cmd_odds(session *at);
int cmd_best(session *at);
int cmd_play(session *at);
int cmd_replay(session *at);
int cmd_simulate(session *at);
int cmd_vary(session *at);
int cmd_door(session *at);
int cmd_help(session *at);

#endif
