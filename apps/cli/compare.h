// Odds of several assaults side by side.
#ifndef BAYONET_CLI_COMPARE_H
#define BAYONET_CLI_COMPARE_H

#include "session.h"

enum { COMPARE_MAX = 8 }; // assaults at a time

// Whether the operands are several files.
bool compare_asked(const session *at);

// Answers; `set` amends each of them.
int compare(session *at, json_t *set);

#endif
