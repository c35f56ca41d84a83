// Chances as people say them: so many in 100.
//
// Whole numbers, or with `digits` decimals (0 .. IN_100_DIGITS_MAX), are counted in units:
// 100 * 10^digits units in all. Never and certain are said only of what is exactly so.
#ifndef BAY_TEXT_IN_100_H
#define BAY_TEXT_IN_100_H

#include "base/text.h"

enum { IN_100_DIGITS_MAX = 9, IN_100_WORD_MAX = 32 };

// Gives each chance its units so that they add up to what the sum of p makes of a hundred, and those
// that are marked to what their own sum does: largest remainders, of equal ones the first.
//   in      p       [count], 0 .. 1
//           marked  [count]; NULL: none
//   out     units   [count]
void in_100_share(const double *p, const bool *marked, uint32_t count, int digits,
                  int64_t *units);

// The units of one chance alone.
int64_t in_100_units(double p, int digits);

// "76"; at the ends "<1", ">99", for what is neither never nor certain.
void in_100_word(char word[IN_100_WORD_MAX], int64_t units, int digits);

// A chance alone: less than one unit is "<1", also where it rounds to 1; "0" and "100" are exact.
void in_100_cell(char word[IN_100_WORD_MAX], double p, int digits);

// What something costs, in points of its side: "13 in 100" where they are chances of 100, "less than 1 in 100";
// else with two decimals more: "12.10 points".
void in_100_add_cost(text *to, double points, bool chances, int digits);

// A word within a sentence: "fewer than 1", "more than 99", "76".
void in_100_spoken(text *to, const char *word);

// A number with so many digits behind the point, a tie to the even digit: 1.5, -0.3, 0.0.
void text_add_fixed(text *to, double number, int digits);

#endif
