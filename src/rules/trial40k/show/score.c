// What a situation is worth, and what of it is a number that orders can be written in.

#include "rules/trial40k/trial40k.h"

void tar_score(const bay_battle *battle, const void *at, bay_score *out) {
    const tar_battle *b = tar_of(battle);
    const tar_state *state = at;
    *out = (bay_score){.ending = state->stage == OVER ? state->ending : UNRESOLVED};
    for (int side = 0; side < 2; side++)
        out->measure[ATTACKER_SWEPT + side] = state->swept[side];
    for (int group = 0; group < b->groups; group++) {
        const tar_group *g = &b->group[group];
        int side = tar_side_of(b, group), left = tar_groups_now(b, state)[group].left;
        int wounds = g->models * (g->is.w - g->wounded) - tar_wounds_left(b, state, group);
        bool fled = tar_units_now(b, state)[g->unit].flags & FELL_BACK;
        out->measure[ATTACKER_LOSSES + side] += wounds;
        out->measure[ATTACKER_MODELS + side] += g->models - left;
        if (fled) out->measure[ATTACKER_FLED + side] += left;
    }
}

static int models_of(const tar_battle *b, const tar_state *state, int side) {
    int models = 0;
    KIT_EACH (unit, tar_there(b, state, tar_side(b, side)))
        models += tar_models(b, state, unit);
    return models;
}

void tar_features(const bay_battle *battle, const void *at, int32_t *features) {
    const tar_battle *b = tar_of(battle);
    const tar_state *state = at;
    bool fights = state->part == FIGHT;
    for (int side = 0; side < 2; side++)
        features[ATTACKER_MODELS_LEFT + side] = models_of(b, state, side);
    features[LEAD] = state->lead;
    features[STEP] = fights ? state->step : 0;
    features[TO_LAY] = 0;
    for (int pair = 0; pair < b->pairs; pair++) features[TO_LAY] += tar_due_now(state)[pair];
}
