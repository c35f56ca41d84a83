// What an assault is worth to the attacker, in points under an aim.
#ifndef BAY_SENTENCES_POINTS_H
#define BAY_SENTENCES_POINTS_H

#include "play/assault.h"

// True if the aim of the assault is given in points; it then has no name.
bool points_are_stated(const assault *a);

// aim_is_chance: true if points under an aim, a row of rules->aims, are the chance, of 100, that
// the attacker gains the ground. points_are_chances: the same for the assault's aim; false if that
// aim is given in points.
bool aim_is_chance(const bay_rules *rules, int aim);
bool points_are_chances(const assault *a);

// Writes `points`: what the assault is worth to the attacker under the aim, as a sentence; null if
// the headline says it.
//
//   in   value   points
//        ground  chance of the ground, 0 .. 1
//        error   standard error of the value; POINTS_EXACT: there is none
#define POINTS_EXACT (-1.0)
void points_write(context *ctx, const assault *a, double value, double ground, double error);

#endif
