// Force weapons: the model that a psyker tries to slay, and his test. Ruling R-19.

#include "rules/trial40k/trial40k.h"

// --- Who may be slain ------------------------------------------------------------------------

void trial40k_take_in_hand(const trial40k_battle *b, trial40k_state *state, int sort) {
    if (!b->sort[sort].psyker) return;
    state->cursor = (uint8_t)(b->groups + 1 + sort);
}

// One model at a time suffers: only the last of them can be wounded and alive. A-32
void trial40k_note_victim(const trial40k_battle *b, trial40k_state *state, int group) {
    uint8_t wounded = (uint8_t)((1 + group) | WOUNDED_ONE);
    if (trial40k_reads(b, FORCE_WHEN, WHO_IS_NEAR))
        state->victim = ANYBODY;
    else if (trial40k_groups(b, state)[group].hurt)
        state->victim = wounded;
    else if (state->victim == wounded) // he is dead
        state->victim = 0;
}

static int sort_of(const trial40k_battle *b, const trial40k_state *state) {
    return state->cursor - b->groups - 1;
}

static int psyker_of(const trial40k_battle *b, const trial40k_state *state) {
    return b->sort[sort_of(b, state)].psyker - 1;
}

// Those of the zone who are there: first the unhurt of a group, then who is wounded.
static void list_anybody(const trial40k_battle *b, const trial40k_state *state, kit_offer *to) {
    trial40k_pair pair = b->pair[b->sort[sort_of(b, state)].pair];
    TRIAL40K_EACH_GROUP(b, group, pair.target) {
        trial40k_group_state now = trial40k_groups_now(b, state)[group];
        int called = trial40k_called(b, state, group);
        if (!now.left || !trial40k_in_zone(b, state, group, pair)) continue;
        if (now.left > (now.hurt > 0)) kit_add(to, SLAY, called, 0, 1 + group);
        if (now.hurt) kit_add(to, SLAY_WOUNDED, called, 0, (1 + group) | WOUNDED_ONE);
    }
}

uint32_t trial40k_list_force(const trial40k_battle *b, const trial40k_state *state,
                             bay_option *list) {
    kit_offer to = {list, 0};
    if (state->victim == ANYBODY) {
        list_anybody(b, state, &to);
    } else {
        int group = (state->victim & ~WOUNDED_ONE) - 1;
        kit_add(&to, SLAY, trial40k_called(b, state, group), 0, state->victim);
    }
    kit_add(&to, HOLD_BACK, trial40k_called(b, state, psyker_of(b, state)), 0, 0);
    return to.count;
}

// --- The question ----------------------------------------------------------------------------

// The other wounds of the pair stay in hand while there are some.
static void done_with(const trial40k_battle *b, trial40k_state *state) {
    const trial40k_pair *pair = &b->pair[b->sort[sort_of(b, state)].pair];
    bool more = false;
    for (int sort = pair->sort; sort < pair->sort + pair->sorts; sort++)
        more |= trial40k_due(state)[sort] > 0;
    state->victim = 0;
    if (!more) state->cursor = b->groups;
}

uint8_t trial40k_ask_force(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    (void)why;
    if (state->cursor <= b->groups || trial40k_due(state)[sort_of(b, state)])
        return TRIAL40K_GOES_ON;
    bool spent = trial40k_groups(b, state)[psyker_of(b, state)].mode & SPENT; // TAR-103
    bool anybody = state->victim && !spent && trial40k_list_force(b, state, list) > 1;
    if (anybody)
        return (uint8_t)(FORCE_ATTACKER + trial40k_side_of(b, psyker_of(b, state))); // TAR-100
    done_with(b, state);
    return TRIAL40K_GOES_ON;
}

void trial40k_about_force(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    step->unit = trial40k_called(b, at, psyker_of(b, at));
}

uint8_t trial40k_apply_force(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    state->victim = (uint8_t)chosen->own;
    if (chosen->row != HOLD_BACK) return PSYCHIC_TEST;
    done_with(b, state);
    return trial40k_go_on(b, state, why);
}

// --- The test --------------------------------------------------------------------------------

void trial40k_about_psychic_test(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_group *psyker = &b->group[psyker_of(b, at)];
    step->unit = trial40k_called(b, at, psyker_of(b, at));
    trial40k_test_leadership(step, b->unit[psyker->unit].side, psyker->is.ld); // TAR-100
}

// Whatever Wounds it has left; the score counts none of them: TAR-101, TAR-102
static void slay(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    int group = (state->victim & ~WOUNDED_ONE) - 1, side = trial40k_side_of(b, group);
    trial40k_group_state *now = &trial40k_groups(b, state)[group];
    kit_tell_of(&b->common, why, TELL_SLAIN, trial40k_called(b, state, group));
    trial40k_remove(b, state, group, 1);
    if (state->victim & WOUNDED_ONE) now->hurt = 0;
    if (trial40k_sweeps(state)) state->swept[side]++;
}

uint8_t trial40k_resolve_psychic_test(const trial40k_battle *b, trial40k_state *state,
                                      int result, bay_trace *why) {
    int psyker = psyker_of(b, state);
    if (result)
        kit_tell_of(&b->common, why, TELL_NOT_SLAIN, trial40k_called(b, state, psyker));
    else
        slay(b, state, why);
    if (!trial40k_sweeps(state) || trial40k_may_divide(b, state, psyker))
        trial40k_groups(b, state)[psyker].mode |= SPENT; // TAR-103
    done_with(b, state);
    return trial40k_go_on(b, state, why);
}
