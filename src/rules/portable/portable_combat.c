// One combat: one defender with all its attackers, roll after roll.

#include "portable.h"

static uint8_t goes_on(const portable_battle *b, portable_state *state, bay_trace *why);

uint8_t portable_combat(const portable_battle *b, portable_state *state, int target,
                        bay_trace *why) {
    state->target = (uint8_t)target;
    state->spot = state->unit[target].cell;
    state->fighting = 0;
    for (int u = 0; u < b->attackers; u++) {
        if (portable_aim(state, u) != target) continue; // PCC-08
        state->fighting |= kit_one(u);                  // PCC-06
        state->unit[u].aim = 0;
        if (b->set[B_10_DECLARED] == ONE_BY_ONE) state->unit[u].flags |= SPENT; // PCC-07
    }
    int count = kit_size(state->fighting);
    portable_told_of(b, state)[target].deeds |= DEED_FOUGHT;
    kit_tell_of(&b->common, why, TELL_COMBAT, target); // PCC-08
    if (count > 1) kit_tell(&b->common, why, TELL_SEVERAL, target, BAY_NO_UNIT, count);
    return goes_on(b, state, why);
}

uint8_t portable_combat_ends(const portable_battle *b, portable_state *state, bay_trace *why) {
    int target = state->target;
    if (portable_on_board(state, target) && portable_fights(b, target))
        kit_tell_of(&b->common, why, portable_own_turn(b, target), target);
    state->target = state->hitter = state->struck = NOBODY;
    state->spot = BOARD_NOWHERE;
    state->fighting = state->rolled = 0;
    return portable_next_combat(b, state, why);
}

// --- Whose roll is next ----------------------------------------------------------------------

// The attackers who roll next, but for the target.
static kit_set rollers(const portable_battle *b, const portable_state *state) {
    kit_set all = state->fighting & ~state->rolled; // PCC-09
    KIT_THOSE(flank, unit, all, portable_flanks(b, state, unit, state->target));
    return flank ? flank : all; // PCC-13, PCC-15
}

// The attacker of this combat, or any attacker (B-3), that the target has to its front.
static int to_its_front(const portable_battle *b, const portable_state *state) {
    bool any = b->set[B_3_TO_FRONT] == FRONT_ANY;
    return portable_first_in(state, any ? b->fighters[BAY_ATTACKER] : state->fighting,
                             portable_front(b, state, state->target));
}

// Has the target still to roll?
static bool is_to_roll(const portable_battle *b, const portable_state *state) {
    int type = b->piece[state->target].type;
    if (kit_in(state->rolled, state->target)) return false; // PCC-09
    if (type == COMMANDER) return b->set[B_17_ROLLS_BACK] == CAUGHT_ROLLS;
    bool silent = type == ARTILLERY && b->set[B_20_GUNS_ROLL_BACK] == GUNS_SILENT;
    return !silent || to_its_front(b, state) != NOBODY;
}

// --- A roll ----------------------------------------------------------------------------------

uint8_t portable_resolve_to_hit(const portable_battle *b, portable_state *state, int hits,
                                bay_trace *why) {
    int roller = state->roller, at = state->at;
    state->roller = state->at = NOBODY;
    if (portable_fights(b, at)) // else it is told that he is hit: PCC-12
        kit_tell_both(&b->common, why, hits ? TELL_HITS : TELL_MISSES, roller, at); // PCC-18
    state->rolled |= kit_one(roller);                                               // PCC-09
    if (hits) state->hurt[b->piece[at].side] = 1;                                   // PCC-31
    if (hits && roller == state->target) state->struck = (uint8_t)at;
    if (hits && roller != state->target) {
        if (state->hitter == NOBODY) state->hitter = (uint8_t)roller;
        if (!portable_fights(b, at)) state->rolled |= state->fighting; // PCC-12
    }
    if (hits && b->set[ROLLS] == ROLLS_IN_ORDER) kit_say(why, TELL_FIRST_HIT); // PCC-31
    return goes_on(b, state, why);
}

static uint8_t roll(const portable_battle *b, portable_state *state, int roller, int at,
                    bay_trace *why) {
    state->roller = (uint8_t)roller;
    state->at = (uint8_t)at;
    int to_hit = portable_to_hit(b, state, roller, at, why);
    if (to_hit > 1 && to_hit < 7) return TO_HIT;
    kit_tell(&b->common, why, to_hit == 1 ? TELL_CERTAIN : TELL_HOPELESS, roller, at, to_hit);
    return portable_resolve_to_hit(b, state, to_hit == 1, why); // PCC-26
}

static uint8_t rolls(const portable_battle *b, portable_state *state, int attacker,
                     bay_trace *why) {
    int target = state->target; // PCC-10
    if (!portable_fights(b, target)) {
        state->roller = (uint8_t)attacker;
        state->at = (uint8_t)target;
        kit_tell_of(&b->common, why, TELL_CAUGHT, target);
        return portable_resolve_to_hit(b, state, true, why); // PCC-12
    }
    bool flank = portable_flanks(b, state, attacker, target);
    kit_tell_both(&b->common, why, flank ? TELL_FLANK_FIRST : TELL_FRONT_THIRD, attacker,
                  target);
    kit_tell_both(&b->common, why, TELL_OWN_TARGET, attacker, target); // PCC-10
    return roll(b, state, attacker, target, why);
}

static uint8_t rolls_back(const portable_battle *b, portable_state *state, int at, bool chosen,
                          bay_trace *why) {
    kit_tell_both(&b->common, why, chosen ? TELL_AT_CHOSEN : TELL_AT_FRONT, state->target, at);
    return roll(b, state, state->target, at, why);
}

// The target's turn to roll: at whom?
static uint8_t target_rolls(const portable_battle *b, portable_state *state, bay_trace *why) {
    int front = to_its_front(b, state);
    bool rides = b->piece[state->target].type == CAVALRY;
    kit_tell_of(&b->common, why, rides ? TELL_CAVALRY_LAST : TELL_FOOT_SECOND, state->target);
    if (front != NOBODY) return rolls_back(b, state, front, false, why); // PCC-11
    if (kit_size(state->fighting) > 1) return TARGET;                    // PCC-11
    return rolls_back(b, state, kit_first(state->fighting), true, why);
}

// On to the next roll, or to what came of them.
static uint8_t goes_on(const portable_battle *b, portable_state *state, bay_trace *why) {
    int type = b->piece[state->target].type;
    bool hit = state->hitter != NOBODY || state->struck != NOBODY;
    bool over = hit && b->set[ROLLS] == ROLLS_IN_ORDER; // PCC-31
    kit_set next = over ? 0 : rollers(b, state);
    bool own = !over && is_to_roll(b, state);
    bool front = next && !portable_flanks(b, state, kit_first(next), state->target);
    if (own && (!next || (front && type != CAVALRY))) // PCC-14, PCC-16, PCC-37
        return target_rolls(b, state, why);
    if (kit_size(next) > 1) return NEXT_ROLLER; // PCC-17
    if (next) return rolls(b, state, kit_first(next), why);
    bool silent =
        type == ARTILLERY && !kit_in(state->rolled, state->target) && state->hitter == NOBODY;
    if (silent) kit_tell_of(&b->common, why, TELL_NO_ROLL, state->target);
    return portable_resolved(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

uint32_t portable_list_next_roller(const portable_battle *b, const portable_state *state,
                                   bay_option *list) {
    return portable_each_in(b, list, OPTION_ROLL, rollers(b, state), BAY_NO_ROW);
}

void portable_about_target(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_state *)at)->target;
}

uint32_t portable_list_target(const portable_battle *b, const portable_state *state,
                              bay_option *list) {
    return portable_each_in(b, list, OPTION_ROLL_AT, state->fighting, BAY_NO_ROW);
}

uint8_t portable_apply_roll(const portable_battle *b, portable_state *state,
                            const bay_option *chosen, bay_trace *why) {
    return chosen->row == OPTION_ROLL ? rolls(b, state, chosen->unit, why)             // PCC-17
                                      : rolls_back(b, state, chosen->unit, true, why); // PCC-11
}

void portable_about_to_hit(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    step->unit = state->roller;
    step->other = state->at;
    portable_throw(b, step, portable_to_hit(b, state, state->roller, state->at, NULL));
}
