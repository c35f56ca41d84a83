// After all combats of a phase: which units consolidate and pile in, and the questions about it.
// Rulings.

#include "rules/trial40k/after/aftermath.h"

#include "rules/trial40k/charge/walk.h"

#include <string.h>

enum { CONSOLIDATING, PILING }; // state->step

// Does the unit speak for itself and who has joined it, and are they there?
static bool leads(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return trial40k_leader(b, state, unit) == unit && trial40k_is_there(b, state, unit);
}

// Did any of its models touch an enemy as the fights began, or support who did? Whom it would
// have charged may be gone before. TAR-181
static bool was_in_fight(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit)
    any |= trial40k_begun(b, state, group) && trial40k_stands(b, state, group).place != OUT;
    return any;
}

// It was engaged, and none of those with whom it was is there any more. TAR-003, TAR-134,
// TAR-150, TAR-160
static bool consolidates(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set enemies = 0;
    if (!leads(b, state, unit)) return false;
    KIT_EACH (member, trial40k_party(b, state, unit))
        if (was_in_fight(b, state, member))
            enemies |= trial40k_engaged_before(b, state, member);
    return enemies && !trial40k_there(b, state, enemies);
}

static bool has_lost(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit)
    any |= trial40k_groups_now(b, state)[group].left != trial40k_begun(b, state, group);
    return any;
}

// May some of its models touch nobody? Some did not as the fights began, whether they are left or
// not; or some enemy has fallen since, whom they may have touched.
static bool may_touch_nobody(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool any = false;
    KIT_EACH (enemy, trial40k_engaged_before(b, state, unit)) any |= has_lost(b, state, enemy);
    TRIAL40K_EACH_GROUP(b, group, unit)
    any |= trial40k_begun(b, state, group) && trial40k_stands(b, state, group).place != CONTACT;
    return any;
}

// Also who has lost, and passed his test. TAR-002
static bool piles_in(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool any = false;
    if (!leads(b, state, unit) || !trial40k_party_engaged(b, state, unit)) return false;
    KIT_EACH (member, trial40k_party(b, state, unit)) any |= may_touch_nobody(b, state, member);
    return any;
}

// --- What is asked ---------------------------------------------------------------------------

// Those who have joined nobody, or a unit that is gone: R-12
static kit_set enemies_left(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set enemies = trial40k_side(b, 1 - b->unit[unit].side);
    KIT_THOSE(named, enemy, enemies, leads(b, state, enemy));
    return named;
}

// Those into whom the party may pile, each party of them by who leads it.
static kit_set enemies_in_fight(const trial40k_battle *b, const trial40k_state *state,
                                int unit) {
    kit_set named = 0;
    KIT_EACH (enemy, trial40k_party_engaged(b, state, unit))
        named |= kit_one(trial40k_leader(b, state, enemy));
    return named;
}

uint32_t trial40k_list_consolidations(const trial40k_battle *b, const trial40k_state *state,
                                      bay_option *list) {
    kit_offer to = {list, 0};
    kit_add_none(&to, GATHER, 0);
    KIT_EACH (enemy, enemies_left(b, state, state->cursor))
        kit_add(&to, GO_TOWARD, enemy, 0, enemy);
    kit_add_none(&to, GO_BACK, 0);
    return to.count;
}

uint32_t trial40k_list_pile_ins(const trial40k_battle *b, const trial40k_state *state,
                                bay_option *list) {
    kit_offer to = {list, 0};
    kit_add_none(&to, ENGAGE_MOST, TRIAL40K_NO_UNIT);
    KIT_EACH (enemy, enemies_in_fight(b, state, state->cursor))
        kit_add(&to, TOWARD, enemy, 0, enemy);
    return to.count;
}

// Difficult ground is near one of its models, as the fights began. TAR-155, A-53
static bool is_near_difficult(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set party = trial40k_party(b, state, unit);
    bool any = false;
    trial40k_table table;
    if (!trial40k_has_terrain(b, DIFFICULT)) return false;
    trial40k_places_now(b, state, &table);
    for (int i = 0; !any && i < table.count; i++)
        any = kit_in(party, table.model[i].unit) &&
              trial40k_is_near_difficult(b, table.model[i].base);
    return any;
}

// --- One unit after another ------------------------------------------------------------------

static void next_is(const trial40k_battle *b, trial40k_state *state) {
    memset(trial40k_move_of(b, state), 0, sizeof(trial40k_move));
    state->cursor++;
}

static bool may_choose(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return kit_size(enemies_in_fight(b, state, unit)) > 1;
}

static void pile(const trial40k_battle *b, trial40k_state *state, int enemy, bay_trace *why) {
    trial40k_pile_in(b, state, enemy, trial40k_move_now(b, state)->ground, why);
    next_is(b, state);
}

static uint8_t ask_pile_in(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    int unit = state->cursor, side = b->unit[unit].side;
    int ground = trial40k_move_now(b, state)->ground;
    if (ground == ANY_GROUND && is_near_difficult(b, state, unit))
        return (uint8_t)(PILE_THROUGH_ATTACKER + side);
    if (ground == GOES_THROUGH) return PILE_SLOWED;
    if (may_choose(b, state, unit)) return (uint8_t)(PILE_IN_ATTACKER + side);
    pile(b, state, TRIAL40K_NO_UNIT, why);
    return TRIAL40K_GOES_ON;
}

uint8_t trial40k_end(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    if (b->charges) trial40k_tell_who_fights_on(b, state, why);
    state->apart = 0;
    state->part = DRAW_UP;
    state->step = state->cursor = 0;
    state->turn = 0;
    return OVER;
}

// The player whose turn it is first. TAR-157
uint8_t trial40k_aftermath(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        int unit = state->cursor;
        if (unit == b->count && state->step == PILING) return trial40k_end(b, state, why);
        if (unit == b->count) {
            state->step = PILING;
            state->cursor = 0;
        } else if (state->step == CONSOLIDATING && consolidates(b, state, unit)) {
            return (uint8_t)(CONSOLIDATE_ATTACKER + b->unit[unit].side);
        } else if (state->step == PILING && piles_in(b, state, unit)) {
            uint8_t stage = ask_pile_in(b, state, why);
            if (stage != TRIAL40K_GOES_ON) return stage;
        } else {
            state->cursor++;
        }
    }
}

uint8_t trial40k_apply_consolidation(const trial40k_battle *b, trial40k_state *state,
                                     const bay_option *chosen, bay_trace *why) {
    trial40k_consolidate(b, state, chosen->row, chosen->own, why);
    next_is(b, state);
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_apply_pile_in(const trial40k_battle *b, trial40k_state *state,
                               const bay_option *chosen, bay_trace *why) {
    pile(b, state, chosen->own, why);
    return trial40k_go_on(b, state, why);
}

void trial40k_about_pile_slowed(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    step->unit = ((const trial40k_state *)at)->cursor;
    step->dice = bay_throw_highest(b->unit[step->unit].side, 2, 6);
}

bool trial40k_is_settled(const bay_battle *battle, const void *at) {
    const trial40k_state *state = at;
    (void)battle;
    return state->stage == OVER || state->part == AFTERMATH;
}
