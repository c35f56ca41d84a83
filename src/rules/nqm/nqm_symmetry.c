// Stands, battalions and areas that are alike from here on: of those one is asked about, the
// first.

#include "nqm.h"

// Wherever they stand, and to whomever they belong.
static bool same_kind(const nqm_battle *b, const nqm_state *state, int side, int one,
                      int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *pins = nqm_pins(b, state, side);
    return a->class == z->class && a->strength == z->strength && a->black == z->black &&
           a->red == z->red && a->quality == z->quality && a->level == z->level &&
           a->grouped == z->grouped && a->reserve == z->reserve &&
           a->disorganised == z->disorganised && pins[one] == pins[other];
}

bool nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int one, int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *part = nqm_part(b, state, side);
    return same_kind(b, state, side, one, other) && a->battalion == z->battalion &&
           a->area == z->area && part[one] == part[other];
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
    return same_kind(b, state, side, one, other) && same_part(b, state, side, one, other) &&
           (side == BAY_ATTACKER ||
            b->stand[side][one].battalion == b->stand[side][other].battalion);
}

// The next stand from `from` on that is of the battalion (attacker) or the area (defender).
static int next_of(const nqm_battle *b, int side, int group, int from) {
    for (int i = from; i < b->count[side]; i++) {
        const nqm_stand *s = &b->stand[side][i];
        bool of_it =
            side == BAY_ATTACKER ? s->battalion == group : s->area == group && !s->reserve;
        if (of_it) return i;
    }
    return b->count[side];
}

static bool alike_groups(const nqm_battle *b, const nqm_state *state, int side, int one,
                         int other) {
    int i = next_of(b, side, one, 0), k = next_of(b, side, other, 0), end = b->count[side];
    while (i < end && k < end) {
        if (!match(b, state, side, i, k)) return false;
        i = next_of(b, side, one, i + 1);
        k = next_of(b, side, other, k + 1);
    }
    return i == end && k == end;
}

int nqm_first_of_kind(const nqm_battle *b, const nqm_state *state, int side, uint8_t *list,
                      int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        bool seen = false;
        for (int k = 0; k < kept && !seen; k++)
            seen = alike_groups(b, state, side, list[k], list[i]);
        if (!seen) list[kept++] = list[i];
    }
    return kept;
}
