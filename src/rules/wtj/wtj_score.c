// The score of a situation, and its features: the numbers that orders can be written in.

#include "wtj.h"

#include <string.h>

// --- The score -------------------------------------------------------------------------------

void wtj_score(const wtj_battle *b, const wtj_state *state, bay_score *out) {
    uint16_t so_far[WTJ_MEASURES] = {0};
    const uint16_t *measure = state->stage == OVER ? state->measure : so_far;
    if (state->stage == OVER)
        out->ending = state->ending;
    else
        wtj_measure(b, state, so_far);
    for (int i = 0; i < WTJ_MEASURES; i++) out->measure[i] = measure[i];
}

// --- Features --------------------------------------------------------------------------------

// For the current assault, else for all units here; when all is over, for all that is left.
static int bases_of(const wtj_battle *b, const wtj_state *state, int side) {
    if (state->stage != OVER)
        return state->group ? wtj_bases(state, wtj_involved(b, state, side))
                            : wtj_bases(state, wtj_here(state, wtj_side(b, side)));
    int bases = -state->measure[ATTACKER_LOSSES + side];
    KIT_EACH (i, wtj_side(b, side)) bases += b->unit[i].bases;
    return bases;
}

// Compared with the numbers that the battle began with.
static int assaults_left(const wtj_battle *b, const wtj_state *state) {
    int left = 0;
    for (int i = 0; i < b->groups && state->chapter <= ASSAULTS; i++)
        left += (b->group[i] & (~state->fought | state->group)) != 0;
    return left;
}

// For the tank unit that moves, names its target, fires or is attempted at.
static void tank_features(const wtj_battle *b, const wtj_state *state, int32_t *features) {
    int at = state->stage;
    bool moves = at == TANK_MOVES_ATTACKER || at == TANK_MOVES_DEFENDER;
    bool names = at == TARGET_ATTACKER || at == TARGET_DEFENDER;
    bool any = moves || names || at == TANK_FIRE || at == ATTEMPTS;
    int unit = moves ? state->cursor : state->tank - 1;
    features[TANK_BASES] = any ? state->unit[unit].bases : 0;
    features[TANK_DAMAGED] = any ? state->unit[unit].damaged : 0;
    features[TANK_ASSAULTS] = moves ? wtj_assaults_left(b, state, unit) : 0;
}

void wtj_features(const wtj_battle *b, const wtj_state *state, int32_t *features) {
    memset(features, 0, sizeof *features * WTJ_FEATURES);
    for (int side = 0; side < 2; side++)
        features[ATTACKER_BASES + side] = bases_of(b, state, side);
    if (state->stage == OVER) return;
    for (int side = 0; side < 2; side++)
        features[ATTACKER_ADDS + side] = wtj_added(b, state, side, state->round);
    features[ROUNDS_LEFT] = state->rounds > state->round ? state->rounds - state->round : 0;
    features[TO_LOSE] = state->due[state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER];
    features[LEAD] = state->lead;
    features[ASSAULTS_LEFT] = assaults_left(b, state);
    features[CAN_FIRE] = wtj_left_to_fire(b, state);
    features[TURN] = state->turn;
    tank_features(b, state, features);
}
