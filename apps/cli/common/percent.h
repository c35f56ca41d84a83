// Chances as people state them: a number in 100.
//
// Whole numbers, or with `digits` decimals, are counted in units: 100 * 10^digits units in all.
#ifndef BAYONET_CLI_COMMON_PERCENT_H
#define BAYONET_CLI_COMMON_PERCENT_H

#include "cli/common/strbuf.h"

#include <stdbool.h>

enum { PERCENT_WORD_MAX = 32 };

// Rounds each of `p` to units so that all together add up to the rounded sum of p, and the marked
// ones to their own rounded sum (largest remainder; among equal ones the first).
//
//   in   marked   [count], or NULL for none
//   out  units    [count]
void percent_share(const double *p, const bool *marked, int count, int digits,
                   long long *units);

// The units of one chance alone.
long long percent_units(double p, int digits);

// "76", "<1", ">99"; "never" and "certain" only when that is exactly so.
void percent_word(char word[PERCENT_WORD_MAX], long long units, int digits, bool never,
                  bool certain);

// A chance alone, for a table: less than one unit is "<1", even if it rounds to 1;
// "0" and "100" only when that is exactly so.
void percent_cell(char word[PERCENT_WORD_MAX], double p, int digits, bool never, bool certain);

// A standard error of a chance: "0.04"; "<0.01" if it rounds to 0 and is not 0.
void percent_error(char word[PERCENT_WORD_MAX], double error, int digits);

// A number with `decimals`, as the library's sentences have it: one that is not 0 is not shown as 0,
// but as "<0.1" or "-<0.1".
void percent_fixed(char word[PERCENT_WORD_MAX], double number, int decimals);

// Whether a number is no more than the rounding error of a sum.
bool percent_is_nothing(double number);

// One # for two in 100.
void percent_bar(strbuf *out, long long units, int digits);

#endif
