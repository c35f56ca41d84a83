#include "ground/plane/about.h"

#include "ground/plane/root.h"
#include "ground/plane/way.h"

enum { SHARE = 100000, FINE = 1024 };

// Cosine and sine of each sixteenth of a turn, in parts of SHARE.
static const int32_t SIXTEENTH[ABOUT_SIXTEEN][2] = {
    {100000, 0},  {92388, 38268},   {70711, 70711},   {38268, 92388},
    {0, 100000},  {-38268, 92388},  {-70711, 70711},  {-92388, 38268},
    {-100000, 0}, {-92388, -38268}, {-70711, -70711}, {-38268, -92388},
    {0, -100000}, {38268, -92388},  {70711, -70711},  {92388, -38268}};

static int32_t nearest(int64_t number, int64_t over) {
    int64_t size = number < 0 ? -number : number;
    int32_t rounded = (int32_t)((2 * size + over) / (2 * over));
    return number < 0 ? -rounded : rounded;
}

int32_t about_reach(ground_disc one, ground_disc other) {
    return (one.diameter + other.diameter + 1) / 2;
}

int64_t about_near(ground_disc one, ground_disc other) {
    return way_straight(one.middle, other.middle) - about_reach(one, other);
}

// So far from a point in the direction of another.
static bay_point towards(bay_point from, bay_point to, int64_t far, int64_t over) {
    int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    int64_t length = root_down((x * x + y * y) * FINE * FINE);
    if (!length) return from;
    return (bay_point){from.x + nearest(x * far * FINE, length * over),
                       from.y + nearest(y * far * FINE, length * over)};
}

bay_point about_sixteenth(bay_point from, int sixteenth, int64_t length) {
    const int32_t *share = SIXTEENTH[sixteenth];
    return (bay_point){from.x + nearest(length * share[0], SHARE),
                       from.y + nearest(length * share[1], SHARE)};
}

// Between edges that are to touch a tenth is left, and a gap is a tenth less: rounding takes no more.
void about_places(ground_disc of, ground_disc mover, int32_t gap,
                  bay_point place[ABOUT_PLACES]) {
    int64_t radius = about_reach(of, mover) + (gap ? gap - 1 : 1);
    for (int i = 0; i < ABOUT_SIXTEEN; i++) place[i] = about_sixteenth(of.middle, i, radius);
    place[ABOUT_SIXTEEN] = towards(of.middle, mover.middle, radius, 1);
}

// Where two circles cross; those too far apart do not.
int about_both(ground_disc one, ground_disc other, ground_disc mover,
               bay_point place[ABOUT_BETWEEN]) {
    int64_t r = about_reach(one, mover) + 1, s = about_reach(other, mover) + 1;
    int64_t x = (int64_t)other.middle.x - one.middle.x;
    int64_t y = (int64_t)other.middle.y - one.middle.y, apart = x * x + y * y;
    if (!apart || apart > (r + s) * (r + s)) return 0;
    int64_t along = r * r - s * s + apart, square = 4 * r * r * apart - along * along;
    if (square < 0) return 0;
    int64_t beside = root_down(square);
    for (int i = 0; i < ABOUT_BETWEEN; i++, beside = -beside)
        place[i] = (bay_point){one.middle.x + nearest(x * along - y * beside, 2 * apart),
                               one.middle.y + nearest(y * along + x * beside, 2 * apart)};
    return ABOUT_BETWEEN;
}

bay_point about_leg(bay_point from, bay_point to, int64_t leg, int part) {
    return towards(from, to, leg * part, ABOUT_SIXTEEN);
}
