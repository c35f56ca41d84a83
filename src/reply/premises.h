// What an answer assumes: whose orders, which aim, and how long the assault may last.
#ifndef BAY_REPLY_PREMISES_H
#define BAY_REPLY_PREMISES_H

#include "play/assault.h"

// Writes `premises`, a sentence: "Standing orders on both sides; aim: ground; hours: 2." The clock
// is left out if `forces` has it. The words for the orders are marked.
void premises_write(context *ctx, const assault *a, orders_kind kind);

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
//        error   standard error of the value; EXACT: there is none
#define EXACT (-1.0)
void points_write(context *ctx, const assault *a, double value, double ground, double error);

#endif
