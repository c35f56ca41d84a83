// Units as they are now.

#include "wtj.h"

kit_set wtj_here(const wtj_state *state, kit_set units) {
    kit_set found = 0;
    while (units) {
        int i = kit_take(&units);
        if (state->unit[i].bases && !(state->unit[i].flags & HAS_LEFT)) found |= kit_one(i);
    }
    return found;
}

int wtj_bases(const wtj_state *state, kit_set units) {
    int bases = 0;
    while (units) bases += state->unit[kit_take(&units)].bases;
    return bases;
}

kit_set wtj_involved(const wtj_battle *b, const wtj_state *state, int side) {
    return wtj_here(state, b->group[state->group] & wtj_side(b, side)); // WTJ-01: all its bases
}

wtj_tally wtj_tally_of(const wtj_battle *b, const wtj_state *state, int unit) {
    wtj_unit_state u = state->unit[unit];
    return (wtj_tally){.fallen = b->unit[unit].bases - u.bases,
                       .pinned = u.flags & PINNED ? u.bases : 0,
                       .demoralized = u.flags & DEMORALIZED ? u.bases : 0,
                       .withdrawn = u.flags & FELL_BACK ? u.bases : 0,
                       .routed = u.flags & IN_ROUT ? u.bases : 0};
}

void wtj_remove(const wtj_battle *b, wtj_state *state, int unit, int bases, bay_trace *why) {
    wtj_unit_state *u = &state->unit[unit];
    u->bases = (uint8_t)(u->bases - bases); // WTJ-13
    if (!u->bases) u->flags = 0;
    wtj_tell(b, why, TELL_LOSES, unit, bases);
}
