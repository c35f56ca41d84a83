// The odds of bouts: counts the ways of the dice, bout after bout, by what each side has lost and
// which side has won all bouts so far. Ways are counted without rounding, up to 10^12, as if every
// bout were thrown.
#include "dice/bouts.h"
#include "dice/odds.h"

// Ways are kept by [won][lost[0]][lost[1]].
static size_t place_of(const bay_throw *bouts, const bouts_progress *at) {
    return ((size_t)at->won * bouts->left[0] + at->lost[0]) * bouts->left[1] + at->lost[1];
}

static bouts_progress at_place(const bay_throw *bouts, size_t place, uint8_t over) {
    size_t second = bouts->left[1], first = bouts->left[0];
    return (bouts_progress){
        .lost = {(uint16_t)(place / second % first), (uint16_t)(place % second)},
        .won = (uint8_t)(place / second / first),
        .bouts = over};
}

static size_t places_of(const bay_throw *bouts) {
    return (size_t)4 * bouts->left[0] * bouts->left[1];
}

// The number of ways in which two dice differ by `difference`; the first die may already lie there.
static int ways_of(const bay_throw *bouts, int first, int difference) {
    int least = difference > 0 ? difference + 1 : 1;
    int most = bouts->sides[1] + difference;
    if (most > bouts->sides[0]) most = bouts->sides[0];
    if (first) return first >= least && first <= most;
    return most - least + 1;
}

// The number of all ways of `count` bouts.
static number all_ways(field f, const bay_throw *bouts, int count) {
    number all = number_of(f, 1);
    for (int i = 0; i < count; i++)
        all = number_mul(f, all, number_of(f, (int64_t)bouts->sides[0] * bouts->sides[1]));
    return all;
}

static void put(field f, const bay_throw *bouts, const bouts_progress *at, number ways,
                const odds_out *out) {
    uint32_t result = bouts_result(bouts, at);
    number all = all_ways(f, bouts, bouts->stages - at->bouts); // ways of the bouts that are
                                                                // not thrown
    out->p[result] = number_add(f, out->p[result], number_mul(f, ways, all));
    if (out->can) out->can[result] = 1;
}

// Throws one bout from a state that `ways` lead to.
static void fight(field f, const bay_throw *bouts, const bouts_progress *at, number ways,
                  number *next, const odds_out *out) {
    for (int d = 1 - bouts->sides[1]; d < bouts->sides[0]; d++) {
        bouts_progress then = *at;
        int more = ways_of(bouts, at->first, d);
        if (!more) continue;
        number led = number_mul(f, ways, number_of(f, more));
        bouts_add(bouts, d, &then);
        if (then.over)
            put(f, bouts, &then, led, out);
        else
            next[place_of(bouts, &then)] = number_add(f, next[place_of(bouts, &then)], led);
    }
}

// Goes from a state that is not over to the end.
static void fight_on(field f, const bay_throw *bouts, const bouts_progress *from,
                     const odds_out *out) {
    size_t places = places_of(bouts);
    number *now = out->space, *next = now + places;
    for (size_t i = 0; i < places; i++) now[i] = 0;
    fight(f, bouts, from, number_of(f, 1), now, out);
    for (uint8_t bout = (uint8_t)(from->bouts + 1); bout < bouts->stages; bout++) {
        for (size_t i = 0; i < places; i++) next[i] = 0;
        for (size_t i = 0; i < places; i++) {
            if (number_is_zero(now[i])) continue;
            bouts_progress at = at_place(bouts, i, bout);
            fight(f, bouts, &at, now[i], next, out);
        }
        number *swap = now;
        now = next;
        next = swap;
    }
}

bay_status TWICE(bouts_odds)(field f, const bay_throw *bouts, const bouts_progress *at,
                             const odds_out *out) {
    if (at->over)
        put(f, bouts, at, number_of(f, 1), out);
    else
        fight_on(f, bouts, at, out);
    number all = all_ways(f, bouts, bouts->stages - at->bouts);
    if (at->first) all = number_div(f, all, number_of(f, bouts->sides[0]));
    uint32_t results = bay_throw_results(bouts);
    for (uint32_t i = 0; i < results; i++)
        if (!number_is_zero(out->p[i])) out->p[i] = number_div(f, out->p[i], all);
    return BAY_OK;
}
