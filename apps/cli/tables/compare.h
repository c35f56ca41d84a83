// Odds of several assaults side by side.
#ifndef BAYONET_CLI_TABLES_COMPARE_H
#define BAYONET_CLI_TABLES_COMPARE_H

#include "cli/session/session.h"

enum { COMPARE_MAX = 8 }; // assaults at a time

// Whether several files are meant: the first operand is one.
bool compare_asked(session *at);

// Answers. KEY=VALUE before the first file amends all of them, behind a file that one.
int compare(session *at);

#endif
