// A unit and the characters who have joined it test together, fall back together and share a pursuit.
// Ruling R-12.

#include "rules/trial40k/trial40k.h"

kit_set trial40k_party(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set all = b->unit[unit].party;
    if (!(all & (all - 1))) return all; // nobody has joined
    int host = b->unit[unit].host;
    if (!trial40k_has_models(b, state, host)) return kit_one(unit);
    KIT_THOSE(left, other, all, trial40k_has_models(b, state, other));
    return left;
}

int trial40k_leader(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int host = b->unit[unit].host;
    return host == unit || trial40k_has_models(b, state, host) ? host : unit;
}

kit_set trial40k_party_engaged(const trial40k_battle *b, const trial40k_state *state,
                               int unit) {
    kit_set engaged = 0;
    KIT_EACH (member, trial40k_party(b, state, unit))
        engaged |= trial40k_engaged(b, state, member);
    return engaged;
}
