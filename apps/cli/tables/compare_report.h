// Several assaults side by side, for people.
#ifndef BAYONET_CLI_TABLES_COMPARE_REPORT_H
#define BAYONET_CLI_TABLES_COMPARE_REPORT_H

#include "cli/assault/scenario_arg.h"
#include "cli/tables/compare.h"

typedef struct beside { // one of them
    scenario_arg of;
    client odds, system;
} beside;

// The compared assaults, the best of them, and the figures with their differences: for two
// assaults in a column of its own, for more in a table against the first.
void compare_report(session *at, const beside *rows, int count);

#endif
