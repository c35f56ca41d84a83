// The sweeping advance of the victors. Ruling R-14.

#include "rules/trial40k/trial40k.h"

// --- Who pursues whom ------------------------------------------------------------------------

static kit_set failed(const trial40k_battle *b, const trial40k_state *state, kit_set units) {
    kit_set found = 0;
    KIT_EACH (unit, units)
        if (trial40k_units_now(b, state)[unit].flags & FAILED &&
            trial40k_models(b, state, unit))
            found |= kit_one(unit);
    return found;
}

// The beaten units that a victor may pursue: all who are left of those it is engaged with. TAR-160
static kit_set beaten_by(const trial40k_battle *b, const trial40k_state *state, int unit,
                         bay_trace *why) {
    kit_set enemies = trial40k_there(b, state, b->unit[unit].engaged);
    kit_set beaten = failed(b, state, enemies);
    bool is_victor = !(trial40k_units_now(b, state)[unit].flags & FAILED);
    if (!is_victor || !trial40k_is_there(b, state, unit) || !beaten) return 0;
    if (beaten == enemies || trial40k_reads(b, ALL_FLEE, THOSE_WHO_FLEE)) return beaten;
    kit_tell_of(&b->common, why, TELL_HELD_UP, unit);
    return 0;
}

static int dice_of(const trial40k_battle *b, int unit) {
    bool three = b->unit[unit].fast && trial40k_reads(b, SWEEP_DICE, SWEEP_THREE);
    return three ? 3 : 2; // TAR-138, A-47
}

// The distances of the beaten, rising, each once.
typedef struct distances {
    int count, of[BAY_CUTS_MAX];
} distances;

static distances distances_of(const trial40k_battle *b, const trial40k_state *state,
                              kit_set beaten) {
    distances all = {.count = 0};
    KIT_EACH (unit, beaten) {
        int its = trial40k_units_now(b, state)[unit].distance, at = 0;
        while (at < all.count && all.of[at] < its) at++;
        if (at < all.count && all.of[at] == its) continue;
        for (int i = all.count++; i > at; i--) all.of[i] = all.of[i - 1];
        all.of[at] = its;
    }
    return all;
}

// --- The roll --------------------------------------------------------------------------------

void trial40k_about_sweep_roll(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int unit = state->cursor;
    kit_set beaten = beaten_by(b, state, unit, NULL);
    distances far = distances_of(b, state, beaten);
    step->unit = (uint16_t)unit;
    step->other = (uint16_t)kit_first(beaten);
    step->number[0] = far.of[0];
    step->dice = bay_throw_total(b->unit[unit].side, dice_of(b, unit), 6);
    step->dice.cuts = (uint8_t)far.count;
    for (int i = 0; i < far.count; i++) step->dice.is.cut[i] = (int16_t)far.of[i];
}

// Result: how many of the distances it exceeds. TAR-139
uint8_t trial40k_resolve_sweep_roll(const trial40k_battle *b, trial40k_state *state, int result,
                                    bay_trace *why) {
    kit_set beaten = beaten_by(b, state, state->cursor, NULL);
    distances far = distances_of(b, state, beaten);
    KIT_EACH (unit, beaten) {
        trial40k_unit_state *its = &trial40k_units(b, state)[unit];
        bool caught = result && its->distance <= far.of[result - 1];
        if (caught) its->flags |= CAUGHT;
        kit_tell_both(&b->common, why, caught ? TELL_CATCHES : TELL_NOT_CAUGHT, state->cursor,
                      unit);
    }
    if (result) return (uint8_t)(SWEEP_ATTACKER + b->unit[state->cursor].side);
    state->cursor++;
    return trial40k_go_on(b, state, why);
}

// --- The sweep -------------------------------------------------------------------------------

static void done_with(const trial40k_battle *b, trial40k_state *state, int unit) {
    KIT_EACH (other, b->unit[unit].engaged)
        trial40k_units(b, state)[other].flags &= (uint8_t)~CAUGHT;
    TRIAL40K_EACH_GROUP(b, group, unit) trial40k_groups(b, state)[group].target = 0;
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
    }
}

// Who failed has left: it makes its fall-back move; who is trapped is destroyed. R-11
static void leave(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    KIT_EACH (unit, state->combat) {
        trial40k_unit_state *now = &trial40k_units(b, state)[unit];
        if (now->flags & FAILED && b->unit[unit].trapped && trial40k_models(b, state, unit))
            destroy(b, state, unit, why); // TAR-184
        if (now->flags & FAILED) now->flags = trial40k_models(b, state, unit) ? FELL_BACK : 0;
        now->distance = 0;
    }
}

// Whom each group of who sweeps strikes at.
static uint8_t choose_targets(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (; state->cursor < b->groups; state->cursor++) {
        if (b->group[state->cursor].unit != state->sweeper) continue;
        uint8_t stage = trial40k_ask_target(b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
    }
    state->step = STRIKING;
    state->cursor = 0;
    return TRIAL40K_GOES_ON;
}

// Victors in order, each whole before the next: no order of Initiative, nobody strikes back (TAR-145), and
// the victor stays where it is (TAR-147). TAR-146: nobody tests.
uint8_t trial40k_sweep(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        if (state->step) {
            uint8_t stage = state->step == CHOOSING_TARGETS ? choose_targets(b, state, why)
                                                            : TRIAL40K_GOES_ON;
            if (stage == TRIAL40K_GOES_ON) stage = trial40k_blows(b, state, why);
            if (stage == TRIAL40K_GOES_ON) stage = trial40k_lay(b, state, why); // TAR-148
            if (stage != TRIAL40K_GOES_ON) return stage;
            KIT_EACH (unit, state->combat) trial40k_units(b, state)[unit].save = 0;
            done_with(b, state, state->sweeper);
        }
        while (state->cursor < b->count && !(kit_in(state->combat, state->cursor) &&
                                             beaten_by(b, state, state->cursor, why)))
            state->cursor++;
        if (state->cursor < b->count) return SWEEP_ROLL; // TAR-138
        leave(b, state, why);
        return TRIAL40K_GOES_ON;
    }
}
