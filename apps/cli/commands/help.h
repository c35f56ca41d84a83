// --help, manual pages and completions, all from the table in verbs.h.
#ifndef BAYONET_CLI_COMMANDS_HELP_H
#define BAYONET_CLI_COMMANDS_HELP_H

#include "cli/commands/verbs.h"

void help_greeting(strbuf *out); // five things to try
void help_all(strbuf *out);
void help_verb(strbuf *out, const verb *of);

// Manual pages in mdoc: of a verb, or with NULL of the command.
void help_man(strbuf *out, const verb *of);

// Completions for a shell; false when it is not one of bash, zsh and fish.
bool help_completion(strbuf *out, const char *shell);

#endif
