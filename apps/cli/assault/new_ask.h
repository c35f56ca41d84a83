// Questions on a terminal for a new scenario.
#ifndef BAYONET_CLI_ASSAULT_NEW_ASK_H
#define BAYONET_CLI_ASSAULT_NEW_ASK_H

#include "cli/session/client.h"

// Asks for the title, the clock and the parts of each side's short form; Enter accepts the value
// shown. Every answer is checked at once.
//
//   in      scenario   the values shown at first; the answers go into it
//   errors  EXIT_NO when the input ends before the questions do
int new_ask(session *at, const json_t *system, json_t *scenario);

// Asks for the name of the file: Enter accepts the one shown; an existing file is refused; - is
// no file.
//
//   owns    the caller frees it; NULL when the input ended
char *new_ask_file(const char *shown);

// Whether there is somebody to ask.
bool new_ask_may(const session *at);

#endif
