// Tanks in a round of an assault: its parts, and their machine guns. Ruling R-22.

#include "rules/wtj/wtj.h"

enum { TANK_ROUNDS = 3 }; // WTJ-31: also where the dice have fewer

// --- Who fights ------------------------------------------------------------------------------

static bool in_movement(const wtj_state *state) {
    return state->chapter != ASSAULTS;
}

kit_set wtj_done_tanks(const wtj_battle *b, const wtj_state *state) {
    if (in_movement(state) || !wtj_reads(b, TANK_ATTEMPTS, ATTEMPTS_ONCE)) return 0;
    KIT_THOSE(done, tank, wtj_here(state, state->group & b->armour),
              state->unit[tank].flags & HAS_ASSAULTED);
    return done;
}

kit_set wtj_tanks(const wtj_battle *b, const wtj_state *state) {
    return wtj_here(state, state->group & b->armour) & ~wtj_done_tanks(b, state);
}

// Personnel of the current assault that touches it.
static kit_set targets(const wtj_battle *b, const wtj_state *state, int tank) {
    return wtj_personnel(b, wtj_touching(b, state, tank) & state->group);
}

// Its dice against personnel. WTJ-27
static int guns_of(const wtj_battle *b, const wtj_state *state, int tank) {
    int bases = state->unit[tank].bases, used = wtj_tank_now(b, state, tank)->guns;
    bool done = state->unit[tank].flags & HAS_ASSAULTED && wtj_reads(b, W_30_AGAIN, NOT_AGAIN);
    bool barred = done || wtj_reads(b, W_30_AGAIN, NEVER_IN_PHASE); // AMB-W30
    if (!in_movement(state) && barred) return 0;
    return bases > used ? (bases - used) * b->unit[tank].machine_guns : 0; // WTJ-34
}

static bool fires(const wtj_battle *b, const wtj_state *state, int tank) {
    return targets(b, state, tank) && guns_of(b, state, tank);
}

bool wtj_tanks_fight(const wtj_battle *b, const wtj_state *state) {
    if (!b->tanks || state->round >= TANK_ROUNDS) return false;
    kit_set infantry = wtj_engaging(b, state);
    KIT_EACH (tank, wtj_tanks(b, state))
        if (wtj_touching(b, state, tank) & infantry || fires(b, state, tank)) return true;
    return false;
}

// --- A round, part after part ----------------------------------------------------------------

enum { PARTS = 4 };
static wtj_step name_target, begin_fire;

// What follows the dice of a round, each for all tank units in order. AMB-W21
static wtj_step *const ORDERS_OF_PLAY[][PARTS] = {
    [AT_ONCE] = {name_target, wtj_assign, begin_fire, wtj_begin_attempts},
    [TANK_FIRST] = {name_target, begin_fire, wtj_assign, wtj_begin_attempts},
    [INFANTRY_FIRST] = {wtj_assign, wtj_begin_attempts, name_target, begin_fire}};

uint8_t wtj_tanks_of_round(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    wtj_step *const *part = ORDERS_OF_PLAY[b->set[W_21_ORDER]];
    for (; state->part < PARTS; state->part++, state->tank = 1)
        for (; state->tank <= b->count; state->tank++) {
            if (!kit_in(wtj_tanks(b, state), state->tank - 1)) continue;
            uint8_t stage = part[state->part](b, state, why);
            if (stage != WTJ_GOES_ON) return wtj_forget(b, state, stage);
        }
    state->part = state->tank = 0;
    return wtj_next_round(b, state, why);
}

uint8_t wtj_next_tank(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->tank++;
    return wtj_tanks_of_round(b, state, why);
}

// --- Its target ------------------------------------------------------------------------------

// Names its target, or asks for it where there are several. WTJ-27
static uint8_t name_target(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    int tank = state->tank - 1;
    kit_set there = targets(b, state, tank);
    if (!fires(b, state, tank)) return WTJ_GOES_ON;
    if (!kit_is_one(there)) return (uint8_t)(TARGET_ATTACKER + b->unit[tank].side);
    wtj_tank_at(b, state, tank)->aim = (uint8_t)(1 + kit_first(there));
    return WTJ_GOES_ON;
}

uint32_t wtj_list_tank_targets(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    return wtj_by_size(state, list, FIRE_AT, targets(b, state, state->tank - 1));
}

void wtj_about_tank(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = (uint16_t)(((const wtj_state *)at)->tank - 1);
}

uint8_t wtj_apply_tank_target(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                              bay_trace *why) {
    wtj_tank_at(b, state, state->tank - 1)->aim = (uint8_t)(1 + chosen->own);
    return wtj_next_tank(b, state, why);
}

// --- Its fire --------------------------------------------------------------------------------

// True if hits count that take no base: AMB-W4. A tank's own assault is not compared.
static bool all_hits_count(const wtj_battle *b, const wtj_state *state) {
    return wtj_reads(b, W_4_LOSSES, NOMINAL) && !in_movement(state);
}

static uint8_t begin_fire(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int tank = state->tank - 1;
    wtj_tank_state *now = wtj_tank_at(b, state, tank);
    if (!now->aim) return WTJ_GOES_ON;
    int target = now->aim - 1;
    now->aim = 0;
    state->target = (uint8_t)target;
    state->dice = (uint8_t)guns_of(b, state, tank);
    kit_tell(&b->common, why, TELL_TANK_FIRES, tank, target, state->dice); // WTJ-27
    if (b->unit[target].cover >= SOLID)
        kit_tell(&b->common, why, TELL_FIRE_COVER, tank, target, b->set[FIRE_COVER]); // W-T4
    return TANK_FIRE;
}

void wtj_about_tank_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    bool cover = b->unit[state->target].cover >= SOLID; // W-T4
    wtj_about_shot(b, step, state->tank - 1, state->target, cover ? b->set[FIRE_COVER] : 0);
}

// Its target is gone: what others aim at it is wasted.
static void waste(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    KIT_EACH (tank, wtj_tanks(b, state)) {
        wtj_tank_state *other = wtj_tank_at(b, state, tank);
        if (other->aim != 1 + state->target) continue;
        other->aim = 0;
        kit_tell_both(&b->common, why, TELL_WASTED, tank, state->target); // AMB-W21
    }
}

uint8_t wtj_resolve_tank_fire(const wtj_battle *b, wtj_state *state, int result,
                              bay_trace *why) {
    int target = state->target, left = state->unit[target].bases;
    int hits = wtj_bases_hit(b, result), kept = hits < left ? hits : left;
    bool nominal = all_hits_count(b, state);
    wtj_count_loss(b, state, b->unit[target].side, nominal ? hits : kept); // AMB-W4
    if (kept) wtj_strike(b, state, target);
    if (!hits) kit_tell_of(&b->common, why, TELL_SHOT_MISSES, target);
    wtj_remove(b, state, target, kept, TELL_SHOT, why); // WTJ-27
    state->dice--;
    if (kept == left && !nominal) {
        waste(b, state, why);
        state->dice = 0;
    }
    if (state->dice) return TANK_FIRE;
    state->target = 0;
    return wtj_next_tank(b, state, why);
}
