#include "ground/plane/leg.h"

// On which side of the line through a leg a point lies: -1, 1; 0 on it.
static int side_of(ground_leg leg, bay_point at) {
    int64_t x1 = (int64_t)leg.to.x - leg.from.x, y1 = (int64_t)leg.to.y - leg.from.y;
    int64_t x2 = (int64_t)at.x - leg.from.x, y2 = (int64_t)at.y - leg.from.y;
    int64_t span = x1 * y2 - y1 * x2;
    return (span > 0) - (span < 0);
}

static bool is_between(int32_t at, int32_t one, int32_t other) {
    return one < other ? one <= at && at <= other : other <= at && at <= one;
}

bool leg_has(ground_leg leg, bay_point at) {
    return !side_of(leg, at) && is_between(at.x, leg.from.x, leg.to.x) &&
           is_between(at.y, leg.from.y, leg.to.y);
}

// They cross where the ends of each lie on both sides of the other; else one of the four ends is on the other.
bool legs_meet(ground_leg one, ground_leg other) {
    return (side_of(one, other.from) * side_of(one, other.to) < 0 &&
            side_of(other, one.from) * side_of(other, one.to) < 0) ||
           leg_has(one, other.from) || leg_has(one, other.to) || leg_has(other, one.from) ||
           leg_has(other, one.to);
}
