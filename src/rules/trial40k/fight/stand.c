// How models stand: as the scenario says it in the first phase, after a pile-in later. Ruling R-17.

#include "rules/trial40k/trial40k.h"

static bool has_piled_in(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return state->turn > 1 && trial40k_reads(b, PILE_IN, PILES_IN) &&
           !(trial40k_units_now(b, state)[unit].flags & STAYS);
}

int trial40k_later_place(const trial40k_battle *b, const trial40k_state *state, int group) {
    int unit = b->group[group].unit;
    if (!(b->unit[unit].engaged & state->combat))
        return OUT; // it came along with who it has joined
    return has_piled_in(b, state, unit) ? CONTACT : b->group[group].place; // TAR-161
}

// Of `said` those who are there; when there are none, all who are there and engaged with its unit.
static kit_set left_of(const trial40k_battle *b, int group, kit_set said, kit_set there) {
    return said & there ? said & there : b->unit[b->group[group].unit].engaged & there;
}

kit_set trial40k_later_with(const trial40k_battle *b, const trial40k_state *state, int group,
                            kit_set said) {
    if (!has_piled_in(b, state, b->group[group].unit))
        return left_of(b, group, said, state->combat);
    return b->unit[b->group[group].unit].engaged & state->combat;
}

static bool still_touches(const trial40k_battle *b, const trial40k_state *state, int unit,
                          int enemy, kit_set there) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        if (g->place == CONTACT && trial40k_groups_now(b, state)[group].left)
            any |= kit_in(left_of(b, group, g->with, there), enemy);
    }
    return any;
}

kit_set trial40k_engaged(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set there = trial40k_there(b, state, kit_below(b->count));
    kit_set engaged = b->unit[unit].engaged & there;
    if (state->turn == 1 || has_piled_in(b, state, unit)) return engaged;
    KIT_THOSE(touching, enemy, engaged,
              has_piled_in(b, state, enemy) || still_touches(b, state, unit, enemy, there) ||
                  still_touches(b, state, enemy, unit, there));
    return touching;
}
