// Elimination in a loop: how often each situation is visited, and its worth.
//
// The loop has `count` situations. p[i * count + j] is the probability to go from i to j, and
// out[i] that of leaving the loop from i. When situation i is eliminated only the ways out of it
// count: the probability to stay, p[i * count + i], is never used (Grassmann, Taksar and Heyman
// 1985). Nothing is ever subtracted, so doubles lose no digits however unlikely it is to leave.
#ifndef BAY_ANALYSIS_SOLVE_ELIMINATE_H
#define BAY_ANALYSIS_SOLVE_ELIMINATE_H

#include "bayonet/game.h"

#include "base/number.h"

// The status when the probability to leave comes out as 0 although play can leave: the prime
// divides it, or it is below the smallest double.
#ifdef BAY_RESIDUE
#define NO_WAY_OUT BAY_BAD_PRIME
#else
#define NO_WAY_OUT BAY_REFUSED
#endif

// Prepares p and out for the two functions below.
//   errors  NO_WAY_OUT
bay_status TWICE(eliminate)(field f, uint32_t count, number *p, number *out);

// visits  in: what enters each situation from outside; out: its visits.
void TWICE(eliminate_visits)(field f, uint32_t count, const number *p, const number *out,
                             number *visits);

// values  in: the worth of leaving times its probability, summed over the ways to leave from each
// situation; out: the worth of being there.
void TWICE(eliminate_values)(field f, uint32_t count, const number *p, const number *out,
                             number *values);

#endif
