// Roots of whole numbers, for lengths on the plane: the same on every machine.
#ifndef BAY_GROUND_PLANE_ROOT_H
#define BAY_GROUND_PLANE_ROOT_H

#include <stdint.h>

// The square root of a number, rounded down, or up.
//   in  number  0 .. 2^62
int64_t root_down(int64_t number);
int64_t root_up(int64_t number);

#endif
