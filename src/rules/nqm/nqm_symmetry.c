// Finds stands, battalions and areas that are alike from here on. Only the first of them is
// offered.

#include "nqm.h"

// Two of the attacker's battalions differ in the battalion by nature; on two areas it counts.
// Defenders do the same who do it each in his own area.
static bool match(const nqm_battle *b, const nqm_state *state, int side, int one, int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *pins = nqm_pins(b, state, side), *part = nqm_part(b, state, side);
    kit_set like = b->alike[side][one];
    bool held = (part[one] & PLACE_MASK) == IDLE; // who was in reserve counts until it goes in
    if (held && a->reserve != z->reserve) return false;
    if (side == BAY_DEFENDER) like &= b->of_battalion[side][one];
    bool at_home = side == BAY_DEFENDER && (part[one] & PLACE_MASK) == IN_FIGHT + a->area &&
                   (part[other] & PLACE_MASK) == IN_FIGHT + z->area;
    int differs = (part[one] ^ part[other]) & ~(at_home ? PLACE_MASK : 0);
    return kit_in(like, other) && pins[one] == pins[other] && !differs;
}

kit_set nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    const nqm_stand *s = b->stand[side];
    KIT_THOSE(alike, i, b->alike[side][stand] & b->of_battalion[side][stand],
              s[i].area == s[stand].area && match(b, state, side, stand, i));
    return alike;
}

// Who was brought up to an area: NQM-33.
static kit_set fed(const nqm_battle *b, const nqm_state *state, int area) {
    return nqm_on_area(b, state, area) & b->feeds;
}

static bool alike_groups(const nqm_battle *b, const nqm_state *state, int side, int one,
                         int other) {
    const kit_set *groups = side == BAY_ATTACKER ? b->of_body : b->of_area;
    kit_set ones = groups[one], others = groups[other];
    if (side == BAY_DEFENDER && (fed(b, state, one) || fed(b, state, other))) return false;
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
