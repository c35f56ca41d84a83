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
        out->measure[ATTACKER_TANKS_OUT + side] = state->tanks_out[side];
    }
    for (int i = 0; !over && i < b->count; i++) {
        wtj_tally t = wtj_tally_of(b, state, i);
        int side = b->unit[i].side;
        out->measure[ATTACKER_LOSSES + side] += t.fallen;
        out->measure[ATTACKER_PINNED + side] += t.pinned;
        out->measure[ATTACKER_DEMORALIZED + side] += t.demoralized;
        out->measure[ATTACKER_WITHDRAWN + side] += t.withdrawn;
        out->measure[ATTACKER_ROUTED + side] += t.routed;
        out->measure[ATTACKER_TANKS_OUT + side] += t.tanks_out;
    }
}

// --- Features --------------------------------------------------------------------------------

// Of the assault in hand, else of all who are there; when all is over, all that is left.
static int bases_of(const wtj_battle *b, const wtj_state *state, int side) {
    if (state->group) return wtj_bases(state, wtj_involved(b, state, side));
    if (state->stage != OVER) return wtj_bases(state, wtj_here(state, wtj_side(b, side)));
    int bases = -state->fallen[side];
    for (int i = 0; i < b->count; i++)
        if (b->unit[i].side == side) bases += b->unit[i].bases;
    return bases;
}

// Of those that the battle began with.
static int assaults_left(const wtj_battle *b, const wtj_state *state) {
    int left = 0;
    for (int i = 0; i < b->groups && state->chapter <= ASSAULTS; i++)
        left += (b->group[i] & (~state->fought | state->group)) != 0;
    return left;
}

// Of the tank unit that moves, or fights now in its round.
static void tank_features(const wtj_battle *b, const wtj_state *state, int32_t *features) {
    bool moves = state->stage == TANK_MOVES_ATTACKER || state->stage == TANK_MOVES_DEFENDER;
    bool any = moves || state->tank;
    int unit = moves ? state->cursor : state->tank - 1;
    features[TANK_BASES] = any ? state->unit[unit].bases : 0;
    features[TANK_DAMAGED] = any ? state->unit[unit].damaged : 0;
    features[TANK_ASSAULTS] = moves ? wtj_assaults_left(b, state, unit) : 0;
}

void wtj_features(const bay_battle *battle, const void *at, int32_t *features) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    bool over = state->stage == OVER;
    for (int side = 0; side < 2; side++) {
        features[ATTACKER_BASES + side] = bases_of(b, state, side);
        features[ATTACKER_ADDS + side] = over ? 0 : wtj_added(b, state, side);
    }
    features[ROUNDS_LEFT] = state->rounds > state->round ? state->rounds - state->round : 0;
    features[TO_LOSE] = state->due[state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER];
    features[LEAD] = state->lead;
    features[ASSAULTS_LEFT] = over ? 0 : assaults_left(b, state);
    features[CAN_FIRE] = wtj_left_to_fire(b, state);
    features[TURN] = state->turn;
    tank_features(b, state, features);
}
