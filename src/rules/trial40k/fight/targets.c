// The target of a group. Rulings.

#include "rules/trial40k/trial40k.h"

kit_set trial40k_targets(const trial40k_battle *b, const trial40k_state *state, int group) {
    kit_set with = trial40k_with(b, state, group);
    if (!trial40k_sweeps(state)) return trial40k_there(b, state, with); // TAR-163, TAR-190
    return with & trial40k_caught_by(b, state, b->group[group].unit);
}

// A group that has one enemy left to choose has chosen it.
uint8_t trial40k_ask_target(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    (void)why;
    int group = state->cursor;
    trial40k_group_state *now = &trial40k_groups(b, state)[group];
    if (trial40k_may_divide(b, state, group)) trial40k_point(b, state, group); // TAR-189
    if (now->target || !now->left || kit_size(trial40k_with(b, state, group)) < 2)
        return TRIAL40K_GOES_ON;
    kit_set may = trial40k_targets(b, state, group);
    if (kit_size(may) > 1) return (uint8_t)(TARGET_ATTACKER + trial40k_side_of(b, group));
    if (may) now->target = (uint8_t)(1 + kit_first(may));
    return TRIAL40K_GOES_ON;
}

// The largest first, equals in order.
int trial40k_targets_in_order(const trial40k_battle *b, const trial40k_state *state, int group,
                              int order[TRIAL40K_SIDE_MAX]) {
    int count = 0;
    KIT_EACH (unit, trial40k_targets(b, state, group)) {
        int at = count++, models = trial40k_models(b, state, unit);
        for (; at > 0 && trial40k_models(b, state, order[at - 1]) < models; at--)
            order[at] = order[at - 1];
        order[at] = unit;
    }
    return count;
}

int trial40k_first_target(const trial40k_battle *b, const trial40k_state *state, int group) {
    int order[TRIAL40K_SIDE_MAX];
    return trial40k_targets_in_order(b, state, group, order) ? order[0] : -1;
}

uint32_t trial40k_list_targets(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    int order[TRIAL40K_SIDE_MAX];
    int count = trial40k_targets_in_order(b, state, state->cursor, order);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++) kit_add(&to, STRIKE, order[i], 0, order[i]);
    return to.count;
}

// --- Whose enemy is gone: A-73 ---------------------------------------------------------------

static bool must_turn(const trial40k_battle *b, const trial40k_state *state, int group) {
    int unit = b->group[group].unit;
    return kit_in(state->combat, unit) && trial40k_groups_now(b, state)[group].left &&
           trial40k_place_of(b, state, group) != OUT &&
           trial40k_step_of(b, state, group) == state->step &&
           !trial40k_has_models(b, state, trial40k_target_unit(b, state, group)) &&
           trial40k_targets(b, state, group);
}

// Before the throws of a step: whoever would strike at nobody in it.
uint8_t trial40k_ask_turn(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    (void)why;
    trial40k_point_dividers(b, state);
    if (trial40k_reads(b, DEAD_TARGET, BLOWS_ARE_LOST)) return TRIAL40K_GOES_ON;
    for (int group = 0; group < b->groups; group++) {
        if (!must_turn(b, state, group)) continue;
        kit_set may = trial40k_targets(b, state, group);
        state->cursor = (uint8_t)group;
        if (kit_size(may) > 1) return (uint8_t)(TARGET_ATTACKER + trial40k_side_of(b, group));
        trial40k_groups(b, state)[group].target = (uint8_t)((1 + kit_first(may)) | TURNED);
    }
    state->cursor = 0;
    return TRIAL40K_GOES_ON;
}

uint8_t trial40k_apply_target(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    uint8_t *target = &trial40k_groups(b, state)[state->cursor].target;
    *target = (uint8_t)(1 + chosen->own); // TAR-163
    if (state->part == FIGHT) {
        *target |= TURNED;
        state->cursor = 0;
    }
    return trial40k_go_on(b, state, why);
}
