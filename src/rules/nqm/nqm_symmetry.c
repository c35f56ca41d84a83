// Finds stands, battalions and areas that are alike from here on, of which only the first is
// offered; and where it decides nothing who has a pin.

#include "nqm.h"

#include <string.h>

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

// Was anybody brought up to either of two areas? NQM-33
static bool fed(const nqm_battle *b, const nqm_state *state, int one, int other) {
    const uint8_t *part = nqm_part(b, state, BAY_DEFENDER);
    KIT_THOSE(fed, i, b->feeds,
              (part[i] & PLACE_MASK) == IN_FIGHT + one ||
                  (part[i] & PLACE_MASK) == IN_FIGHT + other);
    return fed;
}

static bool alike_groups(const nqm_battle *b, const nqm_state *state, int side, int one,
                         int other) {
    const kit_set *groups = side == BAY_ATTACKER ? b->of_body : b->of_area;
    kit_set ones = groups[one], others = groups[other];
    if (side == BAY_DEFENDER && fed(b, state, one, other)) return false;
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

// --- Who has which pin -----------------------------------------------------------------------

// Is no test to come that could tell the attacker's stands apart who hold the ground: are they one
// unit, or have all of them passed?
bool nqm_tested_alike(const nqm_battle *b, const nqm_state *state) {
    kit_set holders = nqm_holders(b, state);
    if (!holders || !(holders & ~b->of_unit[BAY_ATTACKER][kit_first(holders)])) return true;
    return b->set[A_5_HOW_OFTEN] == TESTS_ONCE &&
           !(holders & ~nqm_marked(b, state, BAY_ATTACKER, HAS_PASSED));
}

void nqm_pack(const nqm_battle *b, nqm_state *state, int side, kit_set stands) {
    const nqm_stand *s = b->stand[side];
    uint8_t *pins = nqm_pins_to(b, state, side);
    int left = 0;
    KIT_EACH (i, stands) left += pins[i] - s[i].black; // these stay where they are: NQM-S06
    KIT_EACH (i, stands) {
        int most = s[i].strength - s[i].black;
        int more = left < most ? left : most;
        pins[i] = (uint8_t)(s[i].black + more);
        left -= more;
    }
}

// Can anybody join the target in the present fight?
static bool may_be_joined(const nqm_battle *b, const nqm_state *state, int side) {
    if (side == BAY_ATTACKER) return state->phase != COUNTERATTACK;
    return nqm_placed(b, state, side, b->feeds & b->able[side], IDLE); // NQM-33
}

// Whether the two of the target who alone can fight differ in their quality, and in nothing that
// counts for a target. Even as they are, one is spent only when the other has one clean point left,
// and any quality has a die for that; so it decides nothing who takes the next pin.
bool nqm_quality_is_all(const nqm_battle *b, const nqm_state *state, int side, kit_set ready) {
    int one = kit_first(ready), other = kit_last(ready);
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *part = nqm_part(b, state, side);
    static_assert(offsetof(nqm_stand, quality) == 4, "class, strength and pins are before it");
    return b->only_dice && kit_size(ready) == 2 && side != nqm_assailant(state) &&
           memcmp(a, z, offsetof(nqm_stand, quality)) == 0 && part[one] == part[other] &&
           kit_in(b->of_unit[side][one], other) && !may_be_joined(b, state, side);
}
