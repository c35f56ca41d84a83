// What a phase has come to, and what of it is a number that orders can be written in.

#include "rules/kit/kit_tell.h"
#include "soldiers.h"

#include <string.h>

typedef struct tally {
    int cleared, taken; // objectives
    int disrupted[2];   // units
} tally;

static tally tally_of(const soldiers_battle *b, const soldiers_state *state) {
    tally t = {state->cleared, state->taken, {state->disrupted[0], state->disrupted[1]}};
    for (int i = 0; state->stage != OVER && i < b->ground.objectives; i++) {
        t.cleared += !soldiers_in(b, state, BAY_DEFENDER, b->ground.objective[i]);
        t.taken += soldiers_in(b, state, BAY_ATTACKER, b->ground.objective[i]) != 0;
    }
    for (int i = 0; i < b->count; i++)
        t.disrupted[b->unit[i].side] += (state->unit[i].flags & DISRUPTED) != 0;
    return t;
}

// --- The end ---------------------------------------------------------------------------------

static void tell_objectives(const soldiers_battle *b, const soldiers_state *state,
                            bay_trace *why) {
    for (int i = 0; why && i < b->ground.objectives; i++) {
        int cell = b->ground.objective[i];
        int telling = soldiers_in(b, state, BAY_DEFENDER, cell)   ? TELL_IS_HELD
                      : soldiers_in(b, state, BAY_ATTACKER, cell) ? TELL_IS_TAKEN
                                                                  : TELL_IS_EMPTIED;
        soldiers_tell_place(why, telling, BAY_NOBODY, soldiers_cell_unit(b, cell));
    }
}

uint8_t soldiers_end(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    tally t = tally_of(b, state);
    tell_objectives(b, state, why);
    kit_say(why, TELL_LAST);                                // ARV-02
    memset(state->unit, 0, sizeof *state->unit * b->count); // where everybody is, is only told
    state->cursor = state->target = state->first = 0;
    state->cleared = (uint8_t)t.cleared;
    state->taken = (uint8_t)t.taken;
    for (int side = 0; side < 2; side++) state->disrupted[side] = (uint8_t)t.disrupted[side];
    return OVER;
}

static uint16_t ending_of(const soldiers_battle *b, tally t) {
    if (b->ground.objectives == 1) return !t.cleared ? HELD : t.taken ? TAKEN : EMPTIED;
    return t.cleared == b->ground.objectives ? ALL_CLEARED
           : t.cleared                       ? SOME_CLEARED
                                             : NONE_CLEARED;
}

void soldiers_score(const bay_battle *battle, const void *at, bay_score *out) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    tally t = tally_of(b, state);
    *out = (bay_score){.ending = state->stage == OVER ? ending_of(b, t) : UNRESOLVED};
    for (int side = 0; side < 2; side++) {
        out->measure[MEASURE_ATTACKER_LOSSES + side] = state->lost[side];
        out->measure[MEASURE_ATTACKER_DISRUPTED + side] = t.disrupted[side];
    }
    out->measure[MEASURE_CLEARED] = t.cleared;
    out->measure[MEASURE_TAKEN] = t.taken;
    out->measure[MEASURE_DRIVEN_BACK] = state->driven_back;
}

// --- Features --------------------------------------------------------------------------------

static int assaults_left(const soldiers_battle *b, const soldiers_state *state) {
    int count = 0;
    for (int h = 0; h < b->defender_hexes; h++)
        count += soldiers_assaulters(b, state, h) &&
                 !(soldiers_is_thrown(state) && h == state->target);
    return count;
}

void soldiers_features(const bay_battle *battle, const void *at, int32_t *features) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    tally t = tally_of(b, state);
    soldiers_odds odds = {.column = -1};
    if (state->stage == CANCEL || state->stage == ASSAULT) odds = soldiers_odds_of(b, state);
    features[FEATURE_POINTS] = odds.points;
    features[FEATURE_AGAINST_POINTS] = odds.against;
    features[FEATURE_COLUMN] = odds.column + 1;
    features[FEATURE_ASSAULTS_LEFT] = assaults_left(b, state);
    for (int side = 0; side < 2; side++) {
        features[FEATURE_ATTACKER_LOST + side] = state->lost[side];
        features[FEATURE_ATTACKER_HURT + side] = t.disrupted[side];
    }
    features[FEATURE_OBJECTIVES_HELD] = b->ground.objectives - t.cleared;
}
