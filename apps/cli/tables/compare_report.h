// Several assaults side by side, for people.
#ifndef BAYONET_CLI_TABLES_COMPARE_REPORT_H
#define BAYONET_CLI_TABLES_COMPARE_REPORT_H

#include "cli/assault/scenario_arg.h"
#include "cli/tables/compare.h"

typedef struct beside { // one of them
    scenario_arg of;
    client odds, system;
} beside;

// What is compared, who does best, and the figures with what they differ by: of two in a column
// of its own, of more in a table against the first.
void compare_report(session *at, const beside *rows, int count);

#endif
