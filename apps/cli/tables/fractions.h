// Exact fractions, put together from residues modulo primes that the door computes.
//
// A fraction is taken as found when two more primes agree with it: a wrong one would pass with a
// chance of about 2^-62.
#ifndef BAYONET_CLI_TABLES_FRACTIONS_H
#define BAYONET_CLI_TABLES_FRACTIONS_H

#include "cli/assault/scenario_arg.h"

#include <stdint.h>

enum { FRACTIONS_PRIMES_MAX = 1024 }; // about 4,700 digits above and below the line

// Adds the exact values to the odds in a reply: `fraction` ("n/d") to every ending, `fraction`
// (a list, beside `p`) to every measure, and `fractions` with `value` and `joint` (a list, beside
// the reply's own).
//
//   in      verb    odds or best: the request whose reply `odds` is, or is a part of
//           system  the reply of rules: the order of the measures
//   errors  EXIT_NO if the library refuses; EXIT_BUDGET past FRACTIONS_PRIMES_MAX
int fractions_add(session *at, const scenario_arg *of, const char *verb, const json_t *system,
                  json_t *odds);

// The endings and their fractions, for people.
void fractions_report(strbuf *out, const json_t *odds);

#endif
