// Elimination in a loop: how often each situation is visited, and what it is worth.
//
// The loop has `count` situations; p[i * count + j] is the probability to go from i to j, and
// out[i] that of leaving the loop from i. Being in i is done with by leaving for another: the
// chance to stay, p[i * count + i], never enters (Grassmann, Taksar and Heyman 1985). Nothing is
// ever subtracted, so doubles lose no digits however hard it is to get out.
#ifndef BAY_ANALYSIS_SOLVE_ELIMINATE_H
#define BAY_ANALYSIS_SOLVE_ELIMINATE_H

#include "bayonet/game.h"

#include "base/number.h"

// What to say where the probability to leave comes out as 0, though one can: the prime divides it,
// or it is below the smallest double.
#ifdef BAY_RESIDUE
#define NO_WAY_OUT BAY_BAD_PRIME
#else
#define NO_WAY_OUT BAY_REFUSED
#endif

// Prepares p and out for the two functions below.
//   errors  NO_WAY_OUT
bay_status TWICE(eliminate)(field f, uint32_t count, number *p, number *out);

// in: what enters each situation from outside; out: visits of it.
void TWICE(eliminate_visits)(field f, uint32_t count, const number *p, const number *out,
                             number *visits);

// in: the worth of leaving times its probability, summed over the ways to leave from each; out:
// the worth of being there.
void TWICE(eliminate_values)(field f, uint32_t count, const number *p, const number *out,
                             number *values);

#endif
