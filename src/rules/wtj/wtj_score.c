// What a situation is worth, and what of it is a number that orders can be written in.

#include "wtj.h"

// --- The score -------------------------------------------------------------------------------

void wtj_score(const bay_battle *battle, const void *at, bay_score *out) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    bool over = state->stage == OVER;
    *out = (bay_score){.ending = over ? state->ending : UNRESOLVED};
    out->measure[ASSAULTS_TAKEN] = state->taken;
    for (int side = 0; side < 2; side++) {
        out->measure[ATTACKER_LOSSES + side] = state->fallen[side];
        out->measure[ATTACKER_PINNED + side] = state->pinned[side];
        out->measure[ATTACKER_DEMORALIZED + side] = state->demoralized[side];
        out->measure[ATTACKER_WITHDRAWN + side] = state->withdrawn[side];
        out->measure[ATTACKER_ROUTED + side] = state->routed[side];
        out->measure[ATTACKER_PRISONERS + side] = state->prisoners[side];
    }
    for (int i = 0; !over && i < b->count; i++) {
        wtj_tally t = wtj_tally_of(b, state, i);
        int side = b->unit[i].side;
        out->measure[ATTACKER_LOSSES + side] += t.fallen;
        out->measure[ATTACKER_PINNED + side] += t.pinned;
        out->measure[ATTACKER_DEMORALIZED + side] += t.demoralized;
        out->measure[ATTACKER_WITHDRAWN + side] += t.withdrawn;
        out->measure[ATTACKER_ROUTED + side] += t.routed;
    }
}

// --- Features --------------------------------------------------------------------------------

// Of the assault in hand; when all is over, all that is left.
static int bases_of(const wtj_battle *b, const wtj_state *state, int side) {
    if (state->stage != OVER) return wtj_bases(state, wtj_involved(b, state, side));
    int bases = -state->fallen[side];
    for (int i = 0; i < b->count; i++)
        if (b->unit[i].side == side) bases += b->unit[i].bases;
    return bases;
}

void wtj_features(const bay_battle *battle, const void *at, int32_t *features) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    bool over = state->stage == OVER;
    for (int side = 0; side < 2; side++) {
        features[ATTACKER_BASES + side] = bases_of(b, state, side);
        features[ATTACKER_LOST + side] = state->lost[side];
        features[ATTACKER_ADDS + side] = over ? 0 : wtj_added(b, state, side);
    }
    features[ROUNDS_LEFT] = state->rounds - state->round;
    features[TO_LOSE] = state->due[state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER];
    features[ASSAULTS_LEFT] = over ? 0 : b->groups - state->group;
}
