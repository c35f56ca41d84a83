// The steps of a fight: cover, then Initiative from 10 down. Ruling R-5.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// At those who charge it over cover: does it strike before them?
static bool has_cover(const trial40k_battle *b, const trial40k_state *state, int group,
                      bool fist) {
    if (fist) return trial40k_reads(b, FIST_COVER, FIST_IN_COVER);
    return trial40k_place_of(b, state, group) == CONTACT ||
           trial40k_reads(b, COVER_SUPPORT, SUPPORTS_TOO);
}

// The cover of a group against whom it strikes at, and theirs against it: of who divides his hits he is
// covered if he is against all, and they are if any is. R-5
typedef struct cover {
    bool own, theirs;
    int step;
} cover;

static cover cover_of(const trial40k_battle *b, const trial40k_state *state, int group) {
    const trial40k_group *g = &b->group[group];
    kit_set at = trial40k_may_divide(b, state, group)
                     ? trial40k_with(b, state, group)
                     : kit_one(trial40k_target_unit(b, state, group));
    cover found = {.own = true, .theirs = false, .step = 0};
    KIT_EACH (enemy, at) {
        int pair = b->pair_of[g->unit][enemy];
        trial40k_covered its = trial40k_cover_of(b, state, pair);
        found.own &= its.counts && trial40k_is_sheltered(b, state, group, pair);
        found.theirs |= trial40k_cover_of(b, state, b->pair_of[enemy][g->unit]).counts;
        if (its.down > found.step) found.step = its.down;
    }
    if (!found.step) found.step = COVER_STEP;
    return found;
}

int trial40k_covered_step_of(const trial40k_battle *b, const trial40k_state *state, int group) {
    const trial40k_group *g = &b->group[group];
    bool fist = trial40k_weapon_of(b, state, group) == FIST;
    if (trial40k_groups_now(b, state)[group].target & TURNED)
        return trial40k_usual_step_of(b, state, group);
    cover has = cover_of(b, state, group);
    if (has.own && has_cover(b, state, group, fist)) return has.step; // TAR-045
    bool up = has.theirs && g->grenades == FRAG && trial40k_reads(b, FRAG_STEP, CHARGERS_UP);
    if (up && !fist) return COVER_STEP; // TAR-105, TAR-107
    return trial40k_usual_step_of(b, state, group);
}

// The next step from here on at which anybody may strike; -1: none.
static int next_step(const trial40k_battle *b, const trial40k_state *state) {
    int next = -1;
    for (int group = 0; group < b->groups; group++) {
        if (!kit_in(state->combat, b->group[group].unit)) continue;
        if (!trial40k_groups_now(b, state)[group].left) continue;
        if (trial40k_place_of(b, state, group) == OUT) continue;
        int its = trial40k_step_of(b, state, group);
        if (its > next && its <= state->step) next = its;
    }
    return next;
}

static bool anybody_strikes(const trial40k_battle *b, const trial40k_state *state) {
    bool any = false;
    for (int group = 0; !any && group < b->groups; group++)
        any = trial40k_strikes(b, state, group);
    return any;
}

// What was chosen on a tie holds for a step. TAR-072, TAR-081
static void end_step(const trial40k_battle *b, trial40k_state *state) {
    KIT_EACH (unit, state->combat) {
        trial40k_units(b, state)[unit].toughness = 0;
        trial40k_units(b, state)[unit].save = 0;
    }
    state->cursor = state->half = 0;
    memset(state->bytes + trial40k_before_fallen(b), 0,
           trial40k_before_ways(b) - trial40k_before_fallen(b));
}

// The throws of a step, and then the casualties of both sides. TAR-046, TAR-048, TAR-124
uint8_t trial40k_fight(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        if (!state->cursor && !state->half && !trial40k_is_dividing(b, state)) {
            int step = next_step(b, state);
            if (step < 0) break;
            state->step = (uint8_t)step;
            uint8_t turns = trial40k_ask_turn(b, state, why);
            if (turns != TRIAL40K_GOES_ON) return turns;
            uint8_t tie = trial40k_ask_ties(b, state);
            if (tie != TRIAL40K_GOES_ON) return tie;
            if (why && anybody_strikes(b, state))
                kit_say_figures(why, step == COVER_STEP ? TELL_COVER_STEP : TELL_STEP, step, 0);
        }
        uint8_t stage = trial40k_blows(b, state, why);
        if (stage == TRIAL40K_GOES_ON) stage = trial40k_lay(b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        if (trial40k_is_half(b, state)) {
            state->half = 1;
            state->cursor = 0;
            continue;
        }
        end_step(b, state);
        if (!state->step) break;
        state->step--;
    }
    state->step = 0;
    return TRIAL40K_GOES_ON; // TAR-050
}
