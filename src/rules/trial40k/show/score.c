// The score of a situation, and its features, on which orders are based.

#include "rules/trial40k/trial40k.h"

void trial40k_score(const trial40k_battle *b, const trial40k_state *state, bay_score *out) {
    if (trial40k_is_settled(&b->common, state)) out->ending = state->ending;
    for (int side = 0; side < 2; side++)
        out->measure[ATTACKER_SWEPT + side] = state->swept[side];
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        int side = trial40k_side_of(b, group), left = trial40k_groups_now(b, state)[group].left;
        int wounds = g->listed * (g->is.w - g->wounded) - trial40k_wounds_left(b, state, group);
        bool fled = trial40k_units_now(b, state)[g->unit].flags & FELL_BACK;
        out->measure[ATTACKER_LOSSES + side] += wounds;
        out->measure[ATTACKER_MODELS + side] += g->listed - left;
        if (fled) out->measure[ATTACKER_FLED + side] += left;
    }
}

static int models_of(const trial40k_battle *b, const trial40k_state *state, int side) {
    int models = 0;
    KIT_EACH (unit, trial40k_there(b, state, trial40k_side(b, side)))
        models += trial40k_models(b, state, unit);
    return models;
}

void trial40k_features(const trial40k_battle *b, const trial40k_state *state,
                       int32_t *features) {
    bool fights = state->part == FIGHT;
    for (int side = 0; side < 2; side++)
        features[ATTACKER_MODELS_LEFT + side] = models_of(b, state, side);
    features[LEAD] = state->lead;
    features[STEP] = fights ? state->step : 0;
    features[TURN] = state->turn;
    features[TO_LAY] = 0;
    for (int sort = 0; sort < b->sorts; sort++)
        features[TO_LAY] += trial40k_due_now(state)[sort];
}
