// What a situation is worth, and what of it is a number that orders can be written in.

#include "nqm.h"

#include <string.h>

// Casualties taken, by those in the fight and those out of it; what came off again was taken.
static int pins_taken(const nqm_battle *b, const nqm_now *now, int side) {
    int taken = now->fallen[side] + (side == BAY_ATTACKER ? now->relieved : 0);
    for (int i = 0; i < b->count[side]; i++)
        if ((nqm_part(b, now, side)[i] & PLACE_MASK) != OUT)
            taken +=
                nqm_pins(b, now, side)[i] - b->stand[side][i].red - b->stand[side][i].black;
    return taken;
}

void nqm_score(const bay_battle *battle, const void *at, bay_score *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = at;
    memset(out, 0, sizeof *out);
    out->ending = nqm_settled(b, now) ? now->ending : UNRESOLVED;
    for (int side = 0; side < 2; side++) out->measure[side] = pins_taken(b, now, side);
    out->measure[2] = b->aftermath ? now->permanent : 0;
}

// --- Features --------------------------------------------------------------------------------

// A side's, in the order of the feature table: clean points, dice, pins short of a test, morale.
enum { CLEAN, DICE, SHORT_OF_TEST, MORALE, SIDE_FEATURES };
enum {
    ATTACKS_LEFT = 2 * SIDE_FEATURES,
    HOURS_LEFT,
    RESERVE,
    INSIDE,
    AREAS_LEFT,
    BODIES_LEFT,
    DEFENDER_RESERVE_POINTS,
    TANKS_STAYED,
    FRESH_NEEDED
};

// Of the unit that is nearest to its test; a side that is not in the fight yet, as it stands.
static int short_of_test(const nqm_battle *b, const nqm_now *now, int side) {
    int nearest = NQM_NO_LIMIT;
    for (int i = 0; i < b->count[side]; i++) {
        if (!nqm_leads(b, now, side, i)) continue;
        bay_fraction at = b->grade[nqm_unit_quality(b, now, side, i)].break_at;
        if (at.number == 0 || (nqm_part(b, now, side)[i] & HAS_PASSED)) continue;
        int casualties, strength;
        nqm_casualties(b, now, side, i, &casualties, &strength);
        int part = b->reading[A_2_FRACTION_OF] == 0 ? at.number : at.over - at.number;
        int reached = (strength * part + at.over - 1) / at.over; // reached
        if (b->reading[A_7_THRESHOLD] == 1) reached = strength * part / at.over + 1;
        int left = reached > casualties ? reached - casualties : 0;
        if (left < nearest) nearest = left;
    }
    return nearest;
}

// 2 when none of its stands is left in the fight and some are out of it; 1 when one has passed.
static int morale(const nqm_battle *b, const nqm_now *now, int side) {
    bool here = false, passed = false, out = false;
    for (int i = 0; i < b->count[side]; i++) {
        int part = nqm_part(b, now, side)[i];
        here |= (part & PLACE_MASK) != OUT;
        out |= (part & PLACE_MASK) == OUT;
        passed |= (part & HAS_PASSED) != 0;
    }
    return !here && out ? FAILED : passed ? PASSED : UNREACHED;
}

static int reserve_points(const nqm_battle *b, const nqm_now *now, int side) {
    int points = 0;
    for (int i = 0; i < b->count[side]; i++) {
        const nqm_stand *s = &b->stand[side][i];
        bool held_back = side == BAY_ATTACKER ? s->assaults : s->reserve && s->on_field;
        if (held_back && (nqm_part(b, now, side)[i] & PLACE_MASK) == IDLE)
            points += nqm_clean(b, now, side, i);
    }
    return points;
}

static int bits(unsigned mask) {
    int count = 0;
    for (; mask; mask &= mask - 1) count++;
    return count;
}

void nqm_features(const bay_battle *battle, const void *at, int32_t *features) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = at;
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (size_t)side * SIDE_FEATURES;
        of[CLEAN] = nqm_clean_points(b, now, side);
        of[DICE] = nqm_dice_most(b, now, side);
        of[SHORT_OF_TEST] = short_of_test(b, now, side);
        of[MORALE] = morale(b, now, side);
    }
    features[ATTACKS_LEFT] = now->attacks_left;
    features[HOURS_LEFT] = now->hours_left;
    features[RESERVE] = reserve_points(b, now, BAY_ATTACKER);
    features[INSIDE] = now->inside;
    features[AREAS_LEFT] = b->areas - bits(now->taken);
    features[BODIES_LEFT] = (now->apart ? b->battalions : 1) - bits(now->out);
    features[DEFENDER_RESERVE_POINTS] = reserve_points(b, now, BAY_DEFENDER);
    features[TANKS_STAYED] = now->tanks_in > 0;
    features[FRESH_NEEDED] = now->worse;
}
