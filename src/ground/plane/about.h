// Places about round bases, where another base touches one of them, or two at once, or stands at a
// given distance.
//
// Lengths are whole tenths of a millimetre, each coordinate is rounded to the nearest, halves
// away from 0; so the places are the same on every machine, and mirrored or turned by right
// angles. Middles are within 0 .. 50,000, diameters and gaps 0 .. 10,000.
#ifndef BAY_GROUND_PLANE_ABOUT_H
#define BAY_GROUND_PLANE_ABOUT_H

#include "ground/plane/disc.h"

enum { ABOUT_SIXTEEN = 16, ABOUT_PLACES = ABOUT_SIXTEEN + 1, ABOUT_BETWEEN = 2 };

// Half the sum of both diameters, rounded up: the distance of the middles of two touching bases.
int32_t about_reach(ground_disc one, ground_disc other);

// The nearness of two bases: the distance of their middles, rounded up, less that.
int64_t about_near(ground_disc one, ground_disc other);

// Middles at which a base of the size of `mover` stands at a gap from `of`: 0 touches it. The
// first is to the east, the others follow clockwise as the table is drawn, y to the south; the
// last is towards `mover`.
//   in  of, mover  whose middles are not the same
//   in  gap  0, or less than the present distance
void about_places(ground_disc of, ground_disc mover, int32_t gap,
                  bay_point place[ABOUT_PLACES]);

// The place at a distance from another, in the direction of one of the sixteenths, 0 .. 15 in
// order.
bay_point about_sixteenth(bay_point from, int sixteenth, int64_t length);

// Middles at which a base touches both.
//   returns  2, or 0 where there are none
int about_both(ground_disc one, ground_disc other, ground_disc mover,
               bay_point place[ABOUT_BETWEEN]);

// The place on the straight leg from `from` towards `to`, part/16 of `leg` far.
bay_point about_leg(bay_point from, bay_point to, int64_t leg, int part);

#endif
