#include "ground/plane/plane.h"

// --- Turning ---------------------------------------------------------------------------------

// A sine (first: the angle, next 2) or cosine (1, 1) by its series: the C library's own differ
// between machines. Of an eighth of a turn what is left out is below 1e-13.
static double series(double first, double square, int next) {
    double sum = first, term = first;
    for (; next < 16; next += 2) {
        term *= -square / (double)(next * (next + 1));
        sum += term;
    }
    return sum;
}

// The sine and cosine of an angle in tenths of a degree, 0 or more.
static void turn_of(int32_t tenths, double *sine, double *cosine) {
    const double radian = 3.14159265358979323846 / 1800; // BAY_NORTH is a whole turn
    const int32_t quarter = BAY_NORTH / 4, eighth = BAY_NORTH / 8;
    int32_t quarters = tenths / quarter % 4, rest = tenths % quarter;
    bool beyond = rest > eighth;
    double angle = (double)(beyond ? quarter - rest : rest) * radian;
    double low = series(angle, angle * angle, 2), high = series(1, angle * angle, 1);
    double s = beyond ? high : low, c = beyond ? low : high;
    *sine = quarters == 0 ? s : quarters == 1 ? c : quarters == 2 ? -s : -c;
    *cosine = quarters == 0 ? c : quarters == 1 ? -s : quarters == 2 ? -c : s;
}

static int32_t nearest(double number) {
    return (int32_t)(number < 0 ? number - 0.5 : number + 0.5);
}

void plane_box(bay_point middle, int32_t across, int32_t deep, int32_t facing,
               bay_point corner[PLANE_CORNERS]) {
    static const int RIGHT[PLANE_CORNERS] = {-1, 1, 1, -1},
                     BACK[PLANE_CORNERS] = {-1, -1, 1, 1};
    double sine, cosine;
    turn_of(facing, &sine, &cosine);
    for (int i = 0; i < PLANE_CORNERS; i++) {
        double right = (double)across * RIGHT[i] / 2, back = (double)deep * BACK[i] / 2;
        corner[i].x = middle.x + nearest(right * cosine - back * sine);
        corner[i].y = middle.y + nearest(right * sine + back * cosine);
    }
}

// --- Lying in --------------------------------------------------------------------------------

// Whether a line to the east of the point crosses the side from a to b.
static bool crosses(bay_point at, bay_point a, bay_point b) {
    if ((a.y > at.y) == (b.y > at.y)) return false;
    int64_t along = (int64_t)(at.y - a.y) * (b.x - a.x);
    int64_t across = (int64_t)(at.x - a.x) * (b.y - a.y);
    return b.y > a.y ? across < along : across > along;
}

bool plane_in_polygon(bay_point at, const bay_point *point, uint32_t count) {
    bool within = false;
    for (uint32_t i = 0; i < count; i++)
        within ^= crosses(at, point[i], point[i + 1 < count ? i + 1 : 0]);
    return within;
}
