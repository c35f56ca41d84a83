// What an answer hangs on: the uncertain numbers and readings of the rules, as the door measures
// them.
#ifndef BAYONET_CLI_REPORT_HANGS_ON_H
#define BAYONET_CLI_REPORT_HANGS_ON_H

#include "cli/assault/scenario_arg.h"

typedef struct hangs_on {
    client measured; // empty if it was not asked for, or takes too many situations
    bool too_many;   // it takes more work than is allowed unless the user asks for it
} hangs_on;

// The option by which it was asked for.
const char *hangs_on_option(const session *at);

// Refuses it if nothing can be measured. Call it before anything else is worked out.
int hangs_on_check(session *at, const scenario_arg *of);

// Measures it for every report if that takes only a moment; with --hangs-on always. Nothing is
// measured for a record: an answer from the middle of an assault is about the settings it was
// played with.
//   in      orders  "best", or NULL for those of the command line
//   errors  an exit status, with the error set
//   owns    client_free(&out->measured), also after an error
int hangs_on_ask(session *at, const scenario_arg *of, const char *orders, hangs_on *out);

// In a report, beside its first figure: the result of a fight until it is decided, if this one can
// end undecided; and each setting that has another value which changes the figure by 50 in 100 or
// more.
//   in      odds  there are exact odds to stand beside
void hangs_on_beside(session *at, const hangs_on *of, bool odds);

// True if the result of a fight until it is decided is known.
bool hangs_on_concludes(const hangs_on *of);

// In a report: at most five settings that change the first figure by 1 in 100 or more (with
// --hangs-on all of them), and how many others there are.
void hangs_on_report(session *at, const hangs_on *of);

// With --hangs-on, adds the reply of the door as member `hangs_on` of another reply.
void hangs_on_add(session *at, const hangs_on *of, json_t *reply);

#endif
