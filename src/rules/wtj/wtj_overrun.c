// Weapons without infantry are overrun. Ruling R-26.

#include "wtj.h"

void wtj_overrun(const wtj_battle *b, wtj_state *state, kit_set units, bay_trace *why) {
    KIT_EACH (unit, wtj_here(state, units & b->weapons))
        wtj_remove(b, state, unit, state->unit[unit].bases, TELL_OVERRUN, why); // WTJ-37
}
