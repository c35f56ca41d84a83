// The models that are there, and those in a danger zone.

#include "rules/trial40k/trial40k.h"

int trial40k_models(const trial40k_battle *b, const trial40k_state *state, int unit) {
    const trial40k_group_state *now = trial40k_groups_now(b, state);
    int models = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) models += now[group].left;
    return models;
}

bool trial40k_has_models(const trial40k_battle *b, const trial40k_state *state, int unit) {
    const trial40k_group_state *now = trial40k_groups_now(b, state);
    TRIAL40K_EACH_GROUP(b, group, unit)
    if (now[group].left) return true;
    return false;
}

bool trial40k_is_there(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return !(trial40k_units_now(b, state)[unit].flags & FELL_BACK) &&
           trial40k_has_models(b, state, unit);
}

kit_set trial40k_there(const trial40k_battle *b, const trial40k_state *state, kit_set units) {
    kit_set there = 0;
    KIT_EACH (unit, units)
        if (trial40k_is_there(b, state, unit)) there |= kit_one(unit);
    return there;
}

void trial40k_remove(const trial40k_battle *b, trial40k_state *state, int group, int models) {
    trial40k_group_state *now = &trial40k_groups(b, state)[group];
    now->left = (uint8_t)(now->left - models);
    if (!trial40k_is_half(b, state)) {
        if (!now->left) { // who has fallen strikes no more
            now->mode &= SPENT;
            now->target = 0;
        }
        return;
    }
    uint8_t *fallen = &state->bytes[trial40k_before_fallen(b) + (size_t)group];
    *fallen = (uint8_t)(*fallen + models);
}
