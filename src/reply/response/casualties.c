// An aim may be met equally well with many casualties or with few. They are weighed beside it, but
// so lightly that they decide between options that are worth the same under the aim.
#include "analysis/graph/graph.h"
#include "reply/response/response.h"

#include <stdint.h>

// What all that a side can lose is worth, and how many times the aim counts beside it.
static const int32_t LOSS_WORTH[2] = {-100, 100};
enum { AIM_COUNTS = 50 };

// Points that are lost among the digits of a report.
static const double WORTH_NOTHING = 0.5;

// --- Aims ------------------------------------------------------------------------------------

// `times` as much, and `worth` / `most` more. False if that is no fraction any more.
static bool add_share(bay_fraction *to, int times, int32_t worth, int32_t most) {
    int64_t over = (int64_t)to->over * most, number = (int64_t)to->number * times;
    number = number * most + (int64_t)worth * to->over;
    if (over > INT32_MAX || number > INT32_MAX || number < INT32_MIN) return false;
    *to = (bay_fraction){(int32_t)number, (int32_t)over};
    return true;
}

// `times` the aim, and casualties.
static bool count_losses(const assault *a, int times, bay_aim *out) {
    bool fits = true;
    *out = a->aim;
    for (int i = 0; i < BAY_ENDINGS_MAX; i++) fits &= add_share(&out->ending[i], times, 0, 1);
    for (int i = 0; i < BAY_MEASURES_MAX; i++) {
        bool counts = i < 2 && a->battle->most[i] > 0;
        fits &= add_share(&out->measure[i], times, counts ? LOSS_WORTH[i] : 0,
                          counts ? a->battle->most[i] : 1);
    }
    return fits;
}

bool casualty_aims_of(const assault *a, casualty_aims *out) {
    return count_losses(a, AIM_COUNTS, &out->counting) && count_losses(a, 0, &out->losses);
}

// --- What is gained --------------------------------------------------------------------------

// What casualties are worth to the attacker, given the losses of each side.
static double losses_worth(const bay_battle *battle, const double loss[2]) {
    double worth = 0;
    for (int side = 0; side < 2; side++)
        if (battle->most[side] > 0) worth += LOSS_WORTH[side] * loss[side] / battle->most[side];
    return worth;
}

double casualties_gain(const response *of) {
    const solution *standing = of->standing;
    if (!of->counting.value) return 0;
    return response_gain(of, losses_worth(standing->of->battle, standing->odds.mean),
                         of->casualties);
}

bay_status casualties_shorten(response *of) {
    of->best = of->counting;
    of->counting = (bay_solution){.value = NULL};
    of->counts = true;
    return response_shorten(of);
}

bool casualties_moved(const response *of, int who) {
    double most = of->standing->of->battle->most[who];
    return most > 0 &&
           100 * response_moved(of->standing->odds.mean[who], of->loss[who]) >= most;
}

// True if, besides, the larger of then and now is at least half as large again as the other.
static bool is_far(const response *of, int who) {
    double was = of->standing->odds.mean[who], is = of->loss[who];
    return casualties_moved(of, who) && (2 * is >= 3 * was || 2 * was >= 3 * is);
}

// Whether the orders gain much in casualties, or much of what these are, and are worth as much under
// the aim, within half a point.
bool casualties_saved(const response *of) {
    const bay_battle *battle = of->standing->of->battle;
    const bay_odds *was = &of->standing->odds;
    double gained =
        response_gain(of, losses_worth(battle, was->mean), losses_worth(battle, of->loss));
    bool far = is_far(of, BAY_ATTACKER) || is_far(of, BAY_DEFENDER);
    return gained >= (far ? WORTH_ADDING : WORTH_TELLING) &&
           response_gain(of, was->value, of->to) > -WORTH_NOTHING;
}
