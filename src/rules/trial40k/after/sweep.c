// The sweeping advance of the victors. Ruling R-14.

#include "rules/trial40k/after/home.h"

static void done_with(const trial40k_battle *b, trial40k_state *state, int unit) {
    KIT_EACH (other, state->combat) trial40k_units(b, state)[other].flags &= (uint8_t)~CAUGHT;
    KIT_EACH (member, trial40k_sweepers(b, state, unit))
        TRIAL40K_EACH_GROUP(b, group, member) trial40k_groups(b, state)[group].target = 0;
    state->cursor = (uint8_t)(unit + 1);
    state->step = state->sweeper = 0;
}

uint8_t trial40k_apply_sweep(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    int unit = state->cursor;
    if (chosen->row == SWEEP) { // TAR-139, TAR-140
        state->sweeper = (uint8_t)unit;
        state->step = CHOOSING_TARGETS;
        state->cursor = 0;
    } else {
        kit_tell_of(&b->common, why, TELL_LETS_GO, unit);
        done_with(b, state, unit);
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

// What owners chose on a tie counts for one sweep.
static void forget_ties(const trial40k_battle *b, trial40k_state *state) {
    KIT_EACH (unit, state->combat) {
        trial40k_units(b, state)[unit].toughness = 0;
        trial40k_units(b, state)[unit].save = 0;
    }
}

// Whom each group of who sweeps strikes at.
static uint8_t choose_targets(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (; state->cursor < b->groups; state->cursor++) {
        kit_set sweepers = trial40k_sweepers(b, state, state->sweeper);
        if (!kit_in(sweepers, b->group[state->cursor].unit)) continue;
        uint8_t stage = trial40k_ask_target(b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
    }
    state->step = STRIKING;
    state->cursor = 0;
    return TRIAL40K_GOES_ON;
}

// What is next of the sweeping advance in hand: targets, ties, blows, casualties.
static uint8_t next_of_sweep(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    uint8_t stage = TRIAL40K_GOES_ON;
    if (state->step == CHOOSING_TARGETS) stage = choose_targets(b, state, why);
    if (stage == TRIAL40K_GOES_ON && !state->cursor && !trial40k_is_dividing(b, state)) {
        trial40k_point_dividers(b, state);
        stage = trial40k_ask_ties(b, state);
    }
    if (stage == TRIAL40K_GOES_ON) stage = trial40k_blows(b, state, why);
    if (stage == TRIAL40K_GOES_ON) stage = trial40k_lay(b, state, why); // TAR-148
    return stage;
}

// Victors in order, each whole before the next: no order of Initiative, nobody strikes back (TAR-145), and
// the victor stays where it is (TAR-147). TAR-146: nobody tests.
uint8_t trial40k_sweep(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        if (state->step) {
            uint8_t stage = next_of_sweep(b, state, why);
            if (stage != TRIAL40K_GOES_ON) return stage;
            forget_ties(b, state);
            done_with(b, state, state->sweeper);
        }
        if (!trial40k_failed(b, state, state->combat)) state->cursor = b->count;
        while (state->cursor < b->count && !(kit_in(state->combat, state->cursor) &&
                                             trial40k_pursued_by(b, state, state->cursor, why)))
            state->cursor++;
        if (state->cursor < b->count) return trial40k_ask_pursuit(b, state);
        leave(b, state, why);
        return TRIAL40K_GOES_ON;
    }
}
