// The score of a phase, and its features, on which orders are based.

#include "soldiers.h"

#include <string.h>

// What the phase has come to so far.
static void count(const soldiers_battle *b, const soldiers_state *state, int32_t *measure) {
    measure[MEASURE_CLEARED] = state->cleared;
    measure[MEASURE_TAKEN] = state->taken;
    measure[MEASURE_DRIVEN_BACK] = state->driven_back;
    for (int side = 0; side < 2; side++) {
        measure[MEASURE_ATTACKER_LOSSES + side] = state->lost[side];
        measure[MEASURE_ATTACKER_DISRUPTED + side] = state->disrupted[side];
    }
    for (int i = 0; state->stage != OVER && i < b->ground.objectives; i++) {
        int cell = b->ground.objective[i];
        measure[MEASURE_CLEARED] += !soldiers_in(b, state, BAY_DEFENDER, cell);
        measure[MEASURE_TAKEN] += soldiers_in(b, state, BAY_ATTACKER, cell) != 0;
    }
    for (int i = 0; i < b->count; i++)
        measure[MEASURE_ATTACKER_DISRUPTED + b->unit[i].side] +=
            (state->unit[i].flags & DISRUPTED) != 0;
}

static void tell_objectives(const soldiers_battle *b, const soldiers_state *state,
                            bay_trace *why) {
    for (int i = 0; why && i < b->ground.objectives; i++) {
        int cell = b->ground.objective[i];
        int telling = soldiers_in(b, state, BAY_DEFENDER, cell)   ? TELL_IS_HELD
                      : soldiers_in(b, state, BAY_ATTACKER, cell) ? TELL_IS_TAKEN
                                                                  : TELL_IS_EMPTIED;
        kit_say_at(why, telling, BAY_NOBODY, soldiers_cell_unit(b, cell));
    }
}

uint8_t soldiers_end(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int32_t now[BAY_MEASURES_MAX];
    count(b, state, now);
    tell_objectives(b, state, why);
    kit_say(why, state->first ? TELL_NO_ASSAULT : TELL_LAST); // ARV-07, ARV-02
    for (int i = 0; i < b->attackers; i++) soldiers_stand_down(b, state, i);
    memset(state->unit, 0, sizeof *state->unit * b->count); // where everybody is, is only told
    state->cursor = state->target = state->first = 0;
    state->cleared = (uint8_t)now[MEASURE_CLEARED];
    state->taken = (uint8_t)now[MEASURE_TAKEN];
    for (int side = 0; side < 2; side++)
        state->disrupted[side] = (uint8_t)now[MEASURE_ATTACKER_DISRUPTED + side];
    return OVER;
}

void soldiers_score(const soldiers_battle *b, const soldiers_state *state, bay_score *out) {
    count(b, state, out->measure);
    if (state->stage == OVER)
        out->ending = kit_ending_of(&b->ground, state->cleared, state->taken);
}

void soldiers_features(const soldiers_battle *b, const soldiers_state *state,
                       int32_t *features) {
    int32_t now[BAY_MEASURES_MAX];
    soldiers_odds odds = {.column = -1};
    kit_set to_come = soldiers_to_assault(b, state);
    count(b, state, now);
    if (state->stage == CANCEL || state->stage == ASSAULT) odds = soldiers_odds_of(b, state);
    if (soldiers_is_thrown(state)) to_come &= ~kit_one(state->target);
    features[FEATURE_POINTS] = odds.points;
    features[FEATURE_AGAINST_POINTS] = odds.against;
    features[FEATURE_COLUMN] = odds.column + 1;
    features[FEATURE_ASSAULTS_LEFT] = kit_size(to_come);
    for (int side = 0; side < 2; side++) {
        features[FEATURE_ATTACKER_LOST + side] = now[MEASURE_ATTACKER_LOSSES + side];
        features[FEATURE_ATTACKER_HURT + side] = now[MEASURE_ATTACKER_DISRUPTED + side];
    }
    features[FEATURE_OBJECTIVES_HELD] = b->ground.objectives - now[MEASURE_CLEARED];
}
