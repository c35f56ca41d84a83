// Wounds against which no armour save was tried, on models with saves of their own. They are laid
// one by one: the next model throws its own invulnerable save, until it is gone. A-28, ruling
//

#include "rules/trial40k/fight/laying.h"

static int target_of(const trial40k_battle *b, int sort) {
    return b->pair[b->sort[sort].pair].target;
}

// --- Whose save is next ----------------------------------------------------------------------

// In the standing order; of groups that are alike the first.
uint32_t trial40k_list_savers(const trial40k_battle *b, const trial40k_state *state,
                              bay_option *list) {
    trial40k_laying now;
    trial40k_laying_make(b, state, trial40k_in_hand(b, state), &now);
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
    int count = trial40k_keep_savers(b, state, &now, group);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++) {
        bool again = false;
        for (int j = 0; j < i; j++) {
            const uint8_t two[] = {group[j], group[i]};
            again |= trial40k_are_alike(b, state, two, 2);
        }
        if (!again)
            kit_add(&to, SAVE_OWN, trial40k_called(b, state, group[i]), 0,
                    group[i]); // TAR-114
    }
    return to.count;
}

void trial40k_about_saver(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    int sort = trial40k_in_hand(b, at);
    step->unit = (uint16_t)target_of(b, sort);
    step->number[0] = trial40k_due_now(at)[sort];
}

// Somebody is not offered, for without him the party would be parted. TAR-118
static void tell_kept(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_laying *now, bay_trace *why) {
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
    if (trial40k_keep_savers(b, state, now, group) < now->count)
        kit_tell_of(&b->common, why, TELL_KEPT, target_of(b, now->sort));
}

// Who has begun goes on (TAR-116); -1: the owner is asked.
static int next_saver(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_laying *now) {
    bay_option list[BAY_OPTIONS_MAX];
    if (state->asked) return state->asked - 1;
    int first = trial40k_wounded_first(b, state, now);
    if (first >= 0) return first;
    return trial40k_list_savers(b, state, list) == 1 ? list[0].own : -1;
}

uint8_t trial40k_apply_saver(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    trial40k_laying now;
    trial40k_laying_make(b, state, trial40k_in_hand(b, state), &now);
    if (why) tell_kept(b, state, &now, why);
    state->asked = (uint8_t)(1 + chosen->own);
    return trial40k_go_on(b, state, why);
}

// --- Its save --------------------------------------------------------------------------------

static void fail(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                 bay_trace *why) {
    trial40k_suffer(b, state, sort, group, 1, why);
    if (!trial40k_groups(b, state)[group].hurt || !trial40k_due(state)[sort]) state->asked = 0;
}

uint8_t trial40k_lay_bare(const trial40k_battle *b, trial40k_state *state, int sort,
                          bay_trace *why) {
    while (trial40k_due(state)[sort]) {
        trial40k_laying now;
        trial40k_laying_make(b, state, sort, &now);
        int saver = now.count ? next_saver(b, state, &now) : -1;
        if (!now.count) {
            trial40k_discard(b, state, &now, why);
        } else if (saver < 0) {
            return (uint8_t)(SAVER_ATTACKER + b->unit[target_of(b, sort)].side);
        } else {
            if (why && !state->asked && trial40k_wounded_first(b, state, &now) < 0)
                tell_kept(b, state, &now, why);
            state->asked = (uint8_t)(1 + saver);
            if (b->group[saver].is.inv != NO_SAVE) return OWN_SAVE;
            fail(b, state, sort, saver, why);
        }
    }
    return TRIAL40K_GOES_ON;
}

void trial40k_about_own_save(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int sort = trial40k_in_hand(b, state), group = state->asked - 1;
    int inv = b->group[group].is.inv, least = b->sort[sort].bare;
    step->unit = trial40k_called(b, state, group);
    step->number[0] = trial40k_due_now(state)[sort];
    step->dice = bay_throw_needs(trial40k_side_of(b, group), 1, 6, inv > least ? inv : least);
}

uint8_t trial40k_resolve_own_save(const trial40k_battle *b, trial40k_state *state, int result,
                                  bay_trace *why) {
    int sort = trial40k_in_hand(b, state), group = state->asked - 1;
    if (!result)
        fail(b, state, sort, group, why); // TAR-078
    else if (!--trial40k_due(state)[sort])
        state->asked = 0;
    return trial40k_go_on(b, state, why);
}
