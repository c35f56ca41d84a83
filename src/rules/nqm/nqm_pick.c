// Picks the stand that attacks alone, and finds the strongest of some. Rulings.

#include "nqm.h"

// The one with the most clean points, of equals the one of the best quality.
int nqm_strongest(const nqm_battle *b, const nqm_state *state, int side, kit_set stands) {
    const nqm_stand *s = b->stand[side];
    int found = kit_first(stands);
    KIT_EACH (i, stands) {
        int more = nqm_clean(b, state, side, i) - nqm_clean(b, state, side, found);
        if (more > 0 || (more == 0 && s[i].quality < s[found].quality)) found = i;
    }
    return found;
}

// the stand that attacks alone; by standing order the strongest.
uint32_t nqm_list_pick(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    int side = nqm_assailant(state);
    kit_set ready = nqm_ready(b, state, side);
    kit_offer to = {list, 0};
    for (int next = nqm_strongest(b, state, side, ready); ready; next = kit_first(ready)) {
        kit_add(&to, ATTACK_WITH, nqm_unit(b, side, next), 0, next);
        ready &= ~nqm_alike(b, state, side, next);
    }
    return to.count;
}

uint8_t nqm_follows_pick(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                         bay_trace *why) {
    state->alone = (uint8_t)(chosen->own + 1); // NQM-02
    nqm_tell(b, why, TELL_ALONE, nqm_assailant(state), chosen->own);
    return nqm_attack_dice(b, state, why);
}
