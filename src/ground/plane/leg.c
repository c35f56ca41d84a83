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

static int64_t square(int64_t x, int64_t y) {
    return x * x + y * y;
}

// Beside the leg the distance is that to its line, beyond its ends that to the end.
bool leg_within(ground_leg leg, bay_point at, int32_t gap) {
    int64_t x = (int64_t)leg.to.x - leg.from.x, y = (int64_t)leg.to.y - leg.from.y;
    int64_t its_x = (int64_t)at.x - leg.from.x, its_y = (int64_t)at.y - leg.from.y;
    int64_t along = x * its_x + y * its_y, length = square(x, y), far = (int64_t)gap * gap;
    if (along <= 0) return square(its_x, its_y) <= far;
    if (along >= length) return square(its_x - x, its_y - y) <= far;
    int64_t span = x * its_y - y * its_x; // the distance times the length
    if (span < 0) span = -span;
    // So long a leg is none; the squares are in range of any other.
    if (span / (gap + 1) > (x < 0 ? -x : x) + (y < 0 ? -y : y)) return false;
    return span * span <= far * length;
}
