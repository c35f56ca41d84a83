// The sweeping advance of the victors. Ruling R-14.

#include "rules/trial40k/after/home.h"

#include <string.h>

uint8_t trial40k_apply_sweep(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    int unit = state->cursor++;
    if (chosen->row == LET_GO) { // TAR-139, TAR-140
        kit_tell_of(&b->common, why, TELL_LETS_GO, unit);
        memset(trial40k_units(b, state)[unit].caught, 0, 2);
    }
    return trial40k_go_on(b, state, why);
}

static void destroy(const trial40k_battle *b, trial40k_state *state, int unit, bay_trace *why) {
    int side = b->unit[unit].side, models = trial40k_models(b, state, unit);
    kit_tell(&b->common, why, TELL_TRAPPED, unit, BAY_NO_UNIT, models);
    state->swept[side] = (uint16_t)(state->swept[side] + models);
    TRIAL40K_EACH_GROUP(b, group, unit) {
        trial40k_groups(b, state)[group].left = 0;
        trial40k_groups(b, state)[group].hurt = 0;
        if (why) trial40k_told_of(b, state)->group[group].left = 0;
    }
}

// Of whom it matters how far he falls back, for he may have nowhere to go, that is known. R-30
static bool is_trapped(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int distance = trial40k_units_now(b, state)[unit].distance;
    return distance && trial40k_is_hemmed(b, state) &&
           trial40k_moves_back(b, state, NULL, unit, distance) == TRIAL40K_TRAPPED;
}

// Those who fall back together make their move, or are trapped and destroyed.
static void move_back(const trial40k_battle *b, trial40k_state *state, int unit,
                      bay_trace *why) {
    if (is_trapped(b, state, unit)) {
        KIT_EACH (member, trial40k_party(b, state, unit)) destroy(b, state, member, why);
        return;
    }
    if (!why) return;
    int distance = trial40k_told_of(b, state)->distance[unit];
    int halves = trial40k_moves_back(b, state, trial40k_told_of(b, state), unit, distance);
    trial40k_flee(b, state, unit, halves, why);
    if (trial40k_has_terrain(b, DIFFICULT))
        kit_tell(&b->common, why, TELL_HALVED, unit, BAY_NO_UNIT,
                 halves == distance); // TAR-173
}

// Who failed has left: it makes its fall-back move; who is trapped is destroyed. R-11
static void leave(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    if (b->charges)
        KIT_EACH (unit, trial40k_failed(b, state, state->combat))
            if (trial40k_leader(b, state, unit) == unit && trial40k_has_models(b, state, unit))
                move_back(b, state, unit, why); // who was trapped with another is gone
    KIT_EACH (unit, state->combat) {
        trial40k_unit_state *now = &trial40k_units(b, state)[unit];
        if (now->flags & FAILED && b->unit[unit].trapped && trial40k_models(b, state, unit))
            destroy(b, state, unit, why); // TAR-184
        if (now->flags & FAILED) now->flags = trial40k_models(b, state, unit) ? FELL_BACK : 0;
        now->distance = 0;
    }
}

// What owners chose, and who was caught, counts for one sweep.
static void forget(const trial40k_battle *b, trial40k_state *state) {
    KIT_EACH (unit, state->combat) {
        memset(trial40k_units(b, state)[unit].caught, 0, 2);
        TRIAL40K_EACH_GROUP(b, group, unit) trial40k_groups(b, state)[group].target = 0;
    }
    state->sweep = 0;
}

// The victors who sweep, when all have thrown.
static kit_set sweeping(const trial40k_battle *b, const trial40k_state *state) {
    KIT_THOSE(victors, unit, state->combat, trial40k_caught_by(b, state, unit));
    return victors;
}

// All of them in one batch, as in a step of the fight: targets and weapons, ties, blows, casualties.
// There is no order of Initiative, and nobody strikes back. TAR-145, TAR-148
static uint8_t strike(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    uint8_t stage = TRIAL40K_GOES_ON;
    if (state->sweep == CHOOSING_BLOWS) {
        stage = trial40k_choose_of(b, state, sweeping(b, state), why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        state->sweep = STRIKING;
        state->cursor = 0;
    }
    if (!state->cursor && !trial40k_is_dividing(b, state)) {
        trial40k_point_dividers(b, state);
        stage = trial40k_ask_ties(b, state);
    }
    if (stage == TRIAL40K_GOES_ON) stage = trial40k_blows(b, state, why);
    if (stage == TRIAL40K_GOES_ON) stage = trial40k_lay(b, state, why);
    return stage;
}

// Victors throw in order; then those who sweep strike. The victor stays where it is (TAR-147), and
// nobody tests (TAR-146).
uint8_t trial40k_sweep(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    if (!state->sweep && trial40k_failed(b, state, state->combat)) {
        while (state->cursor < b->count && !(kit_in(state->combat, state->cursor) &&
                                             trial40k_pursued_by(b, state, state->cursor, why)))
            state->cursor++;
        if (state->cursor < b->count) return trial40k_ask_pursuit(b, state);
        if (sweeping(b, state)) state->sweep = CHOOSING_BLOWS;
        state->cursor = 0;
    }
    if (state->sweep) {
        uint8_t stage = strike(b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        forget(b, state);
    }
    leave(b, state, why);
    return TRIAL40K_GOES_ON;
}
