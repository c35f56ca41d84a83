// Stands, battalions and areas that are alike from here on: of those one is asked about, the
// first.

#include "nqm.h"

kit_set nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    const uint8_t *pins = nqm_pins(b, state, side), *part = nqm_part(b, state, side);
    kit_set alike = 0;
    for (kit_set left = b->alike[side][stand] & b->of_battalion[side][stand]; left;) {
        int i = kit_take(&left);
        if (pins[i] == pins[stand] && part[i] == part[stand] &&
            b->stand[side][i].area == b->stand[side][stand].area)
            alike |= kit_one(i);
    }
    return alike;
}

// --- Battalions and areas --------------------------------------------------------------------

// Do they do the same, each in its own area?
static bool same_part(const nqm_battle *b, const nqm_state *state, int side, int one,
                      int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *part = nqm_part(b, state, side);
    bool shifted = side == BAY_DEFENDER && (part[one] & PLACE_MASK) == IN_FIGHT + a->area &&
                   (part[other] & PLACE_MASK) == IN_FIGHT + z->area;
    return shifted ? (part[one] & ~PLACE_MASK) == (part[other] & ~PLACE_MASK)
                   : part[one] == part[other];
}

// Two of the attacker's battalions differ in the battalion by nature; on two areas it counts.
static bool match(const nqm_battle *b, const nqm_state *state, int side, int one, int other) {
    kit_set like = b->alike[side][one];
    if (side == BAY_DEFENDER) like &= b->of_battalion[side][one];
    const uint8_t *pins = nqm_pins(b, state, side);
    return kit_in(like, other) && pins[one] == pins[other] &&
           same_part(b, state, side, one, other);
}

// The stands of a battalion (attacker) or on an area (defender).
static kit_set group_of(const nqm_battle *b, int side, int group) {
    kit_set of = 0;
    if (side == BAY_ATTACKER) return b->of_body[group];
    for (int i = 0; i < b->count[side]; i++)
        if (b->stand[side][i].area == group) of |= kit_one(i);
    return of & ~b->reserve[side];
}

static bool alike_groups(const nqm_battle *b, const nqm_state *state, int side, int one,
                         int other) {
    kit_set ones = group_of(b, side, one), others = group_of(b, side, other);
    while (ones && others)
        if (!match(b, state, side, kit_take(&ones), kit_take(&others))) return false;
    return !ones && !others;
}

kit_set nqm_first_of_kind(const nqm_battle *b, const nqm_state *state, int side,
                          kit_set groups) {
    kit_set kept = 0;
    while (groups) {
        int group = kit_take(&groups);
        bool seen = false;
        for (kit_set left = kept; left && !seen;)
            seen = alike_groups(b, state, side, kit_take(&left), group);
        if (!seen) kept |= kit_one(group);
    }
    return kept;
}
