// The other values that a number or a reading of the rules could have.
#ifndef BAY_ANSWER_ALTERNATIVES_H
#define BAY_ANSWER_ALTERNATIVES_H

#include "bayonet/game.h"

enum { ALTERNATIVES_MAX = 32 }; // of one parameter

// Lists the values to try beside `now`, the lower first: all other words of a reading; for a number
// one step to either side within its range. A fraction of halves, thirds or sixths steps by sixths,
// any other by one of its own parts.
//   out     list  [ALTERNATIVES_MAX]
//   returns how many
uint32_t alternatives_of(const bay_param *param, bay_setting now, bay_setting *list);

#endif
