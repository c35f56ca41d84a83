// Chances as people say them: so many in 100.
//
// Numbers are whole, or have `digits` decimals (0 .. IN_100_DIGITS_MAX). They are counted in units:
// 100 * 10^digits units in all. Only exact chances of 0 and 1 are called never and certain.
#ifndef BAY_TEXT_IN_100_H
#define BAY_TEXT_IN_100_H

#include "base/text.h"

enum { IN_100_DIGITS_MAX = 9, IN_100_WORD_MAX = 32 };

// Gives each chance its units. They add up to the units of the sum of p, and those that are marked
// to the units of their own sum. Largest remainders; of equal ones the first.
//   in      p       [count], 0 .. 1
//           marked  [count]; NULL: none
//   out     units   [count]
void in_100_share(const double *p, const bool *marked, uint32_t count, int digits,
                  int64_t *units);

// The units of a single chance.
int64_t in_100_units(double p, int digits);

// "76"; at the ends "<1", ">99" for a chance that is neither 0 nor 1.
void in_100_word(char word[IN_100_WORD_MAX], int64_t units, int digits);

// A single chance: less than one unit is "<1", even if it rounds to 1; "0" and "100" are exact.
void in_100_cell(char word[IN_100_WORD_MAX], double p, int digits);

// A cost in points of its side: "13 in 100" if they are chances of 100, "less than 1 in 100"; else
// with two more decimals: "12.10 points".
void in_100_add_cost(text *to, double points, bool chances, int digits);

// A word within a sentence: "fewer than 1", "more than 99", "76".
void in_100_spoken(text *to, const char *word);

// A number with `digits` decimals, a tie rounded to the even digit: 1.5, -0.3, 0.0. A number that is
// not 0 is not shown as 0: <0.1, -<0.1.
void text_add_fixed(text *to, double number, int digits);

#endif
