// What an answer hangs on: numbers and readings of the rules that are not certain, as the door
// measures them.
#ifndef BAYONET_CLI_REPORT_HANGS_ON_H
#define BAYONET_CLI_REPORT_HANGS_ON_H

#include "cli/assault/scenario_arg.h"

typedef struct hangs_on {
    client measured; // empty where it was not asked for, or takes too many situations
    bool too_many;   // it takes more than may be spent without being asked
} hangs_on;

// Refuses --hangs-on where nothing can be measured: before anything else is worked out.
int hangs_on_check(session *at, const scenario_arg *of);

// Measures it for every report where that takes a moment; with --hangs-on in any case. Nothing
// is measured of a record: an answer from the midst of an assault is about the settings that it was
// played with.
//   in      orders  "best", or NULL for those of the command line
//   errors  an exit status, with the error set
//   owns    client_free(&out->measured), also after an error
int hangs_on_ask(session *at, const scenario_arg *of, const char *orders, hangs_on *out);

// In a report, beside its first figure: what a fight until it is decided gives, where this one can end
// undecided; and each setting another value of which moves the figure by 50 in 100 or more.
//   in      odds  there are exact odds to stand beside
void hangs_on_beside(session *at, const hangs_on *of, bool odds);

// Is it known what a fight until it is decided gives?
bool hangs_on_concludes(const hangs_on *of);

// In a report: at most five that move the first figure by 1 in 100 or more (with --hangs-on all), and
// how many others there are.
void hangs_on_report(session *at, const hangs_on *of);

// With --hangs-on, the reply of the door as member `hangs_on` of another.
void hangs_on_add(session *at, const hangs_on *of, json_t *reply);

#endif
