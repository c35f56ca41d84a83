// One combat: one defender with all its attackers, roll after roll.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

static void goes_on(const portable_battle *b, portable_state *state, bay_trace *why);

void portable_combat(const portable_battle *b, portable_state *state, int target,
                     bay_trace *why) {
    state->target = (uint8_t)target;
    state->spot = (uint8_t)state->unit[target].cell;
    state->fighting = 0;
    for (int u = 0; u < b->attackers; u++) {
        bool takes_part =
            (state->unit[u].flags & DECLARED) && portable_aim(state, u) == target; // PCC-08
        if (!takes_part) continue;
        state->fighting |= (uint16_t)(1U << u); // PCC-06
        state->unit[u].flags &= (uint8_t)~DECLARED;
        state->unit[u].aim = 0;
        if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE))
            state->unit[u].flags |= SPENT; // PCC-07
    }
    uint8_t list[PORTABLE_SIDE_MAX];
    int count = portable_attackers(state, list);
    portable_deed(b, state, target, DEED_FOUGHT);
    kit_tell_of(&b->common, why, TELL_COMBAT, target); // PCC-08
    if (count > 1) kit_tell(&b->common, why, TELL_SEVERAL, target, BAY_NO_UNIT, count);
    goes_on(b, state, why);
}

int portable_attackers(const portable_state *state, uint8_t list[PORTABLE_SIDE_MAX]) {
    return portable_in_order(state->fighting, list);
}

// --- Whose roll is next ----------------------------------------------------------------------

enum { LEVEL_FLANK = 1, LEVEL_FOOT, LEVEL_FRONT, LEVEL_CAVALRY, LEVEL_NONE };

static int level_of(const portable_battle *b, const portable_state *state, int attacker) {
    bool frontal = portable_aspect(b, state, attacker, state->target) == ASPECT_FRONT;
    return frontal ? LEVEL_FRONT : LEVEL_FLANK; // PCC-13, PCC-15
}

// The attacker of this combat, or any attacker (B-3), that the target has to its front.
static int to_its_front(const portable_battle *b, const portable_state *state) {
    int front = portable_front(b, state, state->target);
    int there = portable_fighter_in(b, state, front, BAY_ATTACKER);
    if (there == NOBODY || portable_reads(b, B_3_TO_FRONT, FRONT_ANY)) return there;
    return state->fighting >> there & 1 ? there : NOBODY;
}

// The level at which the target rolls, if it does.
static int own_level(const portable_battle *b, const portable_state *state) {
    int type = b->piece[state->target].type;
    if (state->target_rolled) return LEVEL_NONE; // PCC-09
    if (type == COMMANDER)
        return portable_reads(b, B_17_ROLLS_BACK, 1) ? LEVEL_FOOT : LEVEL_NONE;
    if (type == ARTILLERY && portable_reads(b, B_20_GUNS_ROLL_BACK, 1) &&
        to_its_front(b, state) == NOBODY)
        return LEVEL_NONE;
    return type == CAVALRY ? LEVEL_CAVALRY : LEVEL_FOOT; // PCC-14, PCC-16, PCC-37
}

// The lowest level at which somebody has still to roll.
static int next_level(const portable_battle *b, const portable_state *state) {
    int level = own_level(b, state);
    for (int u = 0; u < b->attackers; u++) {
        bool to_roll = (state->fighting & ~state->rolled) >> u & 1; // PCC-09
        if (to_roll && level_of(b, state, u) < level) level = level_of(b, state, u);
    }
    return level;
}

static int rollers(const portable_battle *b, const portable_state *state,
                   uint8_t list[PORTABLE_SIDE_MAX]) {
    int level = next_level(b, state), count = 0;
    for (int u = 0; u < b->attackers; u++) {
        bool to_roll = (state->fighting & ~state->rolled) >> u & 1;
        if (to_roll && level_of(b, state, u) == level) list[count++] = (uint8_t)u;
    }
    return count;
}

// --- A roll ----------------------------------------------------------------------------------

static void thrown(const portable_battle *b, portable_state *state, bool hits, bay_trace *why) {
    int roller = state->roller, at = state->at;
    state->roller = state->at = NOBODY;
    kit_tell_both(&b->common, why, hits ? TELL_HITS : TELL_MISSES, roller, at); // PCC-18
    if (roller == state->target)
        state->target_rolled = 1; // PCC-09
    else
        state->rolled |= (uint16_t)(1U << roller); // PCC-09
    if (hits && roller == state->target) state->struck = (uint8_t)at;
    if (hits && roller != state->target) {
        if (state->hitter == NOBODY) state->hitter = (uint8_t)roller;
        if (!portable_fights(b, at)) state->rolled = state->fighting; // PCC-12
    }
    if (hits && portable_reads(b, ROLLS, ROLLS_IN_ORDER))
        kit_say(why, TELL_FIRST_HIT); // PCC-31
    goes_on(b, state, why);
}

static void roll(const portable_battle *b, portable_state *state, int roller, int at,
                 bay_trace *why) {
    state->roller = (uint8_t)roller;
    state->at = (uint8_t)at;
    int needed = portable_to_hit(b, state, roller, at, why);
    if (needed > 1 && needed < 7) {
        state->stage = TO_HIT;
        return;
    }
    kit_tell(&b->common, why, needed == 1 ? TELL_CERTAIN : TELL_HOPELESS, roller, at, needed);
    thrown(b, state, needed == 1, why); // PCC-26
}

static void rolls(const portable_battle *b, portable_state *state, int attacker,
                  bay_trace *why) {
    int target = state->target; // PCC-10
    if (!portable_fights(b, target)) {
        state->roller = (uint8_t)attacker;
        state->at = (uint8_t)target;
        kit_tell_of(&b->common, why, TELL_CAUGHT, target);
        thrown(b, state, true, why); // PCC-12
        return;
    }
    bool flank = level_of(b, state, attacker) == LEVEL_FLANK;
    kit_tell_both(&b->common, why, flank ? TELL_FLANK_FIRST : TELL_FRONT_THIRD, attacker,
                  target);
    kit_tell_both(&b->common, why, TELL_OWN_TARGET, attacker, target); // PCC-10
    roll(b, state, attacker, target, why);
}

static void rolls_back(const portable_battle *b, portable_state *state, int at, bool chosen,
                       bay_trace *why) {
    kit_tell_both(&b->common, why, chosen ? TELL_AT_CHOSEN : TELL_AT_FRONT, state->target, at);
    roll(b, state, state->target, at, why);
}

// --- From roll to roll -----------------------------------------------------------------------

// The target's turn to roll: at whom?
static void target_rolls(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    int front = to_its_front(b, state);
    bool rides = b->piece[state->target].type == CAVALRY;
    kit_tell_of(&b->common, why, rides ? TELL_CAVALRY_LAST : TELL_FOOT_SECOND, state->target);
    if (front != NOBODY)
        rolls_back(b, state, front, false, why); // PCC-11
    else if (portable_attackers(state, list) == 1)
        rolls_back(b, state, list[0], true, why);
    else
        state->stage = TARGET; // PCC-11
}

static void tell_silent_guns(const portable_battle *b, const portable_state *state,
                             bay_trace *why) {
    bool silent = b->piece[state->target].type == ARTILLERY && !state->target_rolled &&
                  state->hitter == NOBODY;
    if (silent) kit_tell_of(&b->common, why, TELL_NO_ROLL, state->target);
}

static bool is_over(const portable_battle *b, const portable_state *state) {
    bool hit = state->hitter != NOBODY || state->struck != NOBODY;
    return hit && portable_reads(b, ROLLS, ROLLS_IN_ORDER); // PCC-31
}

// On to the next roll, or to what came of them.
static void goes_on(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    int level = is_over(b, state) ? LEVEL_NONE : next_level(b, state);
    if (level == LEVEL_NONE) {
        tell_silent_guns(b, state, why);
        portable_resolved(b, state, why);
        return;
    }
    int count = rollers(b, state, list);
    if (count > 1)
        state->stage = NEXT_ROLLER; // PCC-17
    else if (count == 1)
        rolls(b, state, list[0], why);
    else
        target_rolls(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

uint32_t portable_list_next_roller(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return kit_each(list, OPTION_ROLL, unit, rollers(portable_of(battle), at, unit));
}

void portable_apply_next_roller(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    rolls(portable_of(battle), at, chosen->unit, why); // PCC-17
}

void portable_about_target(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_state *)at)->target;
}

uint32_t portable_list_target(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    (void)battle;
    return kit_each(list, OPTION_ROLL_AT, unit, portable_attackers(at, unit));
}

void portable_apply_target(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    rolls_back(portable_of(battle), at, chosen->unit, true, why); // PCC-11
}

void portable_about_to_hit(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    step->unit = state->roller;
    step->other = state->at;
    portable_throw(b, step, portable_to_hit(b, state, state->roller, state->at, NULL));
}

void portable_resolve_to_hit(const bay_battle *battle, void *at, uint32_t result,
                             bay_trace *why) {
    thrown(portable_of(battle), at, result == 1, why); // PCC-18
}
