// Stands, battalions and areas that are alike from here on: of those one is asked about, the
// first.

#include "nqm.h"

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

kit_set nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    const nqm_stand *s = b->stand[side];
    KIT_THOSE(alike, i, b->alike[side][stand] & b->of_battalion[side][stand],
              s[i].area == s[stand].area && match(b, state, side, stand, i));
    return alike;
}

static bool alike_groups(const nqm_battle *b, const nqm_state *state, int side, int one,
                         int other) {
    const kit_set *groups = side == BAY_ATTACKER ? b->of_body : b->of_area;
    kit_set ones = groups[one], others = groups[other];
    while (ones && others)
        if (!match(b, state, side, kit_take(&ones), kit_take(&others))) return false;
    return !ones && !others;
}

kit_set nqm_first_of_kind(const nqm_battle *b, const nqm_state *state, int side,
                          kit_set groups) {
    kit_set kept = 0;
    KIT_EACH (group, groups) {
        bool seen = false;
        KIT_EACH (other, kept) seen = seen || alike_groups(b, state, side, other, group);
        if (!seen) kept |= kit_one(group);
    }
    return kept;
}
