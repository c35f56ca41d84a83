// What a situation is worth, and what of it is a number that orders can be written in.

#include "nqm.h"

#include <string.h>

// Casualties taken, by those in the fight and those out of it; what came off again was taken.
static int pins_taken(const nqm_battle *b, const nqm_state *state, int side) {
    int taken = state->fallen[side] + (side == BAY_ATTACKER ? state->relieved : 0);
    for (int i = 0; i < b->count[side]; i++)
        if ((nqm_part(b, state, side)[i] & PLACE_MASK) != OUT)
            taken +=
                nqm_pins(b, state, side)[i] - b->stand[side][i].red - b->stand[side][i].black;
    return taken;
}

void nqm_score(const bay_battle *battle, const void *at, bay_score *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_state *state = at;
    memset(out, 0, sizeof *out);
    out->ending = nqm_settled(b, state) ? state->ending : UNRESOLVED;
    for (int side = 0; side < 2; side++) out->measure[side] = pins_taken(b, state, side);
    out->measure[2] = b->aftermath ? state->permanent : 0;
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
static int short_of_test(const nqm_battle *b, const nqm_state *state, int side) {
    int nearest = NQM_NO_LIMIT;
    for (int i = 0; i < b->count[side]; i++) {
        if (!nqm_leads(b, state, side, i)) continue;
        bay_fraction at = b->break_at[nqm_unit_quality(b, state, side, i)];
        if (at.over == 0 || (nqm_part(b, state, side)[i] & HAS_PASSED)) continue;
        int casualties, strength;
        nqm_casualties(b, state, side, i, &casualties, &strength);
        int reached = (strength * at.number + at.over - 1) / at.over; // reached
        if (b->set[A_7_THRESHOLD] == 1) reached = strength * at.number / at.over + 1;
        int left = reached > casualties ? reached - casualties : 0;
        if (left < nearest) nearest = left;
    }
    return nearest;
}

// 2 when none of its stands is left in the fight and some are out of it; 1 when one has passed.
static int morale(const nqm_battle *b, const nqm_state *state, int side) {
    bool here = false, passed = false, out = false;
    for (int i = 0; i < b->count[side]; i++) {
        int part = nqm_part(b, state, side)[i];
        here |= (part & PLACE_MASK) != OUT;
        out |= (part & PLACE_MASK) == OUT;
        passed |= (part & HAS_PASSED) != 0;
    }
    return !here && out ? FAILED : passed ? PASSED : UNREACHED;
}

static int reserve_points(const nqm_battle *b, const nqm_state *state, int side) {
    int points = 0;
    for (int i = 0; i < b->count[side]; i++) {
        const nqm_stand *s = &b->stand[side][i];
        bool held_back = side == BAY_ATTACKER ? s->assaults : s->reserve && s->on_field;
        if (held_back && (nqm_part(b, state, side)[i] & PLACE_MASK) == IDLE)
            points += nqm_clean(b, state, side, i);
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
    const nqm_state *state = at;
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (size_t)side * SIDE_FEATURES;
        of[CLEAN] = nqm_clean_points(b, state, side);
        of[DICE] = nqm_dice_most(b, state, side);
        of[SHORT_OF_TEST] = short_of_test(b, state, side);
        of[MORALE] = morale(b, state, side);
    }
    features[ATTACKS_LEFT] = state->attacks_left;
    features[HOURS_LEFT] = state->hours_left;
    features[RESERVE] = reserve_points(b, state, BAY_ATTACKER);
    features[INSIDE] = state->inside;
    features[AREAS_LEFT] = b->areas - bits(state->taken);
    features[BODIES_LEFT] = (state->apart ? b->battalions : 1) - bits(state->out);
    features[DEFENDER_RESERVE_POINTS] = reserve_points(b, state, BAY_DEFENDER);
    features[TANKS_STAYED] = state->tanks_in > 0;
    features[FRESH_NEEDED] = state->worse;
}
