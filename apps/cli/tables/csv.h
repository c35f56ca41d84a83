// Odds as rows for a spreadsheet or a script: docs/formats/csv.md.
#ifndef BAYONET_CLI_TABLES_CSV_H
#define BAYONET_CLI_TABLES_CSV_H

#include "cli/assault/scenario_arg.h"
#include "cli/common/strbuf.h"
#include "cli/session/session.h"

// The first line: the names of the columns. `fractions`: also numerator and denominator.
void csv_head(strbuf *out, bool fractions);

// The rows of one assault: its endings, the casualties, and of a reply with `why` the clauses.
//
//   in      odds     the reply of odds, or the odds under best play in the reply of best
//           system   the reply of rules: the order of the measures
void csv_odds(strbuf *out, const scenario_arg *of, const json_t *odds, const json_t *system,
              bool fractions);

// Head and rows of a reply of simulate: shares, with standard errors and counts.
void csv_trials(strbuf *out, const scenario_arg *of, const json_t *reply, const json_t *system);

// The options of the first decision, of the reply of best.
void csv_options(strbuf *out, const scenario_arg *of, const json_t *best, bool fractions);

// One cell. A text stands in quotes where it holds a comma, a semicolon, a quote, a tab or an end of
// line, with its quotes doubled (RFC 4180); one that a spreadsheet would take for a formula stands in
// quotes behind an apostrophe, unless it is a number. A number has as few digits as read back as the
// same double; NULL is empty.
void csv_text(strbuf *out, const char *text);
void csv_number(strbuf *out, const json_t *number);

#endif
