#include "ground/plane/disc.h"

// Four times the square of the distance of both middles.
static int64_t apart(ground_disc a, ground_disc b) {
    int64_t x = (int64_t)b.middle.x - a.middle.x, y = (int64_t)b.middle.y - a.middle.y;
    return 4 * (x * x + y * y);
}

// The same of middles between whose edges there is such a gap.
static int64_t apart_by(ground_disc a, ground_disc b, int32_t gap) {
    int64_t twice = (int64_t)a.diameter + b.diameter + 2 * (int64_t)gap;
    return twice * twice;
}

bool discs_closer(ground_disc a, ground_disc b, int32_t gap) {
    return apart(a, b) < apart_by(a, b, gap);
}

bool discs_overlap(ground_disc a, ground_disc b) {
    return discs_closer(a, b, 0);
}

bool discs_touch(ground_disc a, ground_disc b) {
    return !discs_overlap(a, b) && discs_closer(a, b, DISC_CONTACT);
}

bool discs_within(ground_disc a, ground_disc b, int32_t gap) {
    return apart(a, b) <= apart_by(a, b, gap);
}

static int32_t part_way(int32_t from, int32_t to, ground_disc a, ground_disc b) {
    return from + (int32_t)(((int64_t)to - from) * a.diameter / (a.diameter + b.diameter));
}

bay_point discs_meet(ground_disc a, ground_disc b) {
    return (bay_point){part_way(a.middle.x, b.middle.x, a, b),
                       part_way(a.middle.y, b.middle.y, a, b)};
}
