// Who is there, and who is in a danger zone.

#include "rules/trial40k/trial40k.h"

int tar_models(const tar_battle *b, const tar_state *state, int unit) {
    const tar_group_state *now = tar_groups_now(b, state);
    int models = 0;
    TAR_EACH_GROUP(b, group, unit) models += now[group].left;
    return models;
}

bool tar_is_there(const tar_battle *b, const tar_state *state, int unit) {
    return !(tar_units_now(b, state)[unit].flags & FELL_BACK) && tar_models(b, state, unit) > 0;
}

kit_set tar_there(const tar_battle *b, const tar_state *state, kit_set units) {
    kit_set there = 0;
    KIT_EACH (unit, units)
        if (tar_is_there(b, state, unit)) there |= kit_one(unit);
    return there;
}

int tar_wounds_left(const tar_battle *b, const tar_state *state, int group) {
    const tar_group *g = &b->group[group];
    tar_group_state now = tar_groups_now(b, state)[group];
    return now.left * (g->is.w - g->wounded) - now.hurt; // TAR-117
}

// In contact with the striker, or near such a model, as the fight began. TAR-068, TAR-121
bool tar_in_zone(const tar_battle *b, int group, tar_pair pair) {
    const tar_group *g = &b->group[group];
    return g->unit == pair.target && g->place != OUT && g->with == pair.striker;
}

int tar_zone(const tar_battle *b, const tar_state *state, int pair) {
    int wounds = 0;
    TAR_EACH_GROUP(b, group, b->pair[pair].target)
    if (tar_in_zone(b, group, b->pair[pair])) // TAR-121, TAR-123
        wounds += tar_wounds_left(b, state, group);
    return wounds;
}
