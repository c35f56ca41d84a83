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

// Adds points with so many decimals; what is only a rounding error of sums is 0.
void points_add(text *to, double points, int decimals);

// Writes `points`: what the assault is worth to the attacker under the aim, as a sentence; null if
// the headline says it.
//
//   in   value   points
//        ground  chance of the ground, 0 .. 1
//        error   standard error of the value; POINTS_EXACT: there is none
#define POINTS_EXACT (-1.0)
void points_write(context *ctx, const assault *a, double value, double ground, double error);

// Writes `costs`: what a choice costs the side that makes it, "12.6 in 100" or "12.60 points"; null
// if it costs nothing that is worth telling.
//
//   in   margin   points, 0 or more
//        digits   of the request: chances have one decimal more, points two
void points_write_costs(json *to, const assault *a, double margin, int digits);

// Writes a key and points as they stand in a table: "63.5", or "<0.1" of chances, never rounded to
// all or nothing; "63.52" of points.
void points_write_cell(json *to, const char *key, const assault *a, double points, int digits);

#endif
