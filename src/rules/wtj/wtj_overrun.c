// Weapons without infantry are overrun. Ruling R-26.

#include "wtj.h"

void wtj_overrun(const wtj_battle *b, wtj_state *state, kit_set units, bay_trace *why) {
    for (kit_set left = wtj_here(state, units & wtj_side(b, BAY_DEFENDER)); left;) {
        int unit = kit_take(&left);
        if (!wtj_is_weapon(b, unit) || b->unit[unit].host != WTJ_NO_HOST) continue;
        wtj_remove(b, state, unit, state->unit[unit].bases, TELL_OVERRUN, why); // WTJ-37
    }
}
