// Odds of several assaults side by side.
#ifndef BAYONET_CLI_TABLES_COMPARE_H
#define BAYONET_CLI_TABLES_COMPARE_H

#include "cli/session/session.h"

enum { COMPARE_MAX = 8 }; // assaults at a time

// Whether several assaults are meant: files, rule systems by name, short forms.
bool compare_asked(session *at);

// Answers. KEY=VALUE before the first assault amends all of them, behind the beginning of one that one.
int compare(session *at);

#endif
