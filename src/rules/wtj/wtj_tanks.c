// Tanks in an assault: who engages them, their machine guns, and infantry's attempts at them.
// Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

enum { TANK_ROUNDS = 3 }; // WTJ-31: also where the dice have fewer

// What a tank unit has done of a round.
enum part { BEGINS, HALF_DONE, ALL_DONE };

// --- Whom infantry engages -------------------------------------------------------------------

// True if it touches both tanks and other enemies.
static bool touches_both(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set enemies = wtj_touching(b, state, unit), others = wtj_personnel(b, enemies);
    return others && others != enemies;
}

// Its owner, or by AMB-W10 the enemy, chooses whom it engages: the attacker's units first. WTJ-33
uint8_t wtj_engage(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    bool enemy = wtj_reads(b, W_10_CHOOSER, ENEMY_ENGAGES);
    for (; b->tanks && state->cursor < b->count; state->cursor++) {
        int unit = state->cursor;
        if (!kit_in(state->group, unit) || !wtj_is_foot(b, state, unit)) continue;
        if (!wtj_is_here(state, unit) || !touches_both(b, state, unit)) continue;
        return (uint8_t)(ENGAGE_ATTACKER + (b->unit[unit].side ^ enemy));
    }
    state->cursor = 0;
    return WTJ_GOES_ON;
}

static void engage_tanks(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    state->unit[unit].flags |= ON_TANKS;
    kit_tell_of(&b->common, why, TELL_ENGAGES_TANKS, unit); // WTJ-33
}

void wtj_engage_all(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool all = state->chapter != ASSAULTS; // true in a tank's own assault
    KIT_EACH (unit, b->tanks ? wtj_here(state, state->group) : 0) {
        if (!wtj_is_foot(b, state, unit)) continue;
        if (all || !wtj_personnel(b, wtj_touching(b, state, unit)))
            engage_tanks(b, state, unit, why);
    }
}

kit_set wtj_engaging(const wtj_battle *b, const wtj_state *state) {
    KIT_THOSE(found, unit, b->tanks ? wtj_here(state, state->group) : 0,
              state->unit[unit].flags & ON_TANKS);
    return found;
}

uint8_t wtj_apply_engaging(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                           bay_trace *why) {
    int unit = state->cursor++;
    if (chosen->row == ENGAGE_TANKS)
        engage_tanks(b, state, unit, why);
    else
        kit_tell_of(&b->common, why, TELL_ENGAGES_INFANTRY, unit); // WTJ-33
    return wtj_begin(b, state, why);
}

// --- Who fights ------------------------------------------------------------------------------

static bool in_movement(const wtj_state *state) {
    return state->chapter != ASSAULTS;
}

static kit_set tanks_of(const wtj_battle *b, const wtj_state *state) {
    return wtj_here(state, state->group & b->armour);
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
    KIT_EACH (tank, tanks_of(b, state))
        if (wtj_touching(b, state, tank) & infantry || fires(b, state, tank)) return true;
    return false;
}

// --- From one tank to the next ---------------------------------------------------------------

static void end_of_part(wtj_state *state) {
    state->target = state->dice = 0;
    state->tries = state->at_damaged = state->at_sound = 0;
    state->part++;
}

static uint8_t fire_at(const wtj_battle *b, wtj_state *state, int target, bay_trace *why) {
    int tank = state->tank - 1;
    state->target = (uint8_t)target;
    state->dice = (uint8_t)guns_of(b, state, tank);
    kit_tell(&b->common, why, TELL_TANK_FIRES, tank, target, state->dice); // WTJ-27
    if (b->unit[target].cover >= SOLID)
        kit_tell(&b->common, why, TELL_FIRE_COVER, tank, target, b->set[FIRE_COVER]); // W-T4
    return TANK_FIRE;
}

// Begins its fire: asks for the target if there are several. WTJ-27
static uint8_t begin_fire(const wtj_battle *b, wtj_state *state, int tank, bay_trace *why) {
    kit_set there = targets(b, state, tank);
    if (!fires(b, state, tank)) return WTJ_GOES_ON;
    if (kit_size(there) > 1) return (uint8_t)(TARGET_ATTACKER + b->unit[tank].side);
    return fire_at(b, state, kit_first(there), why);
}

// The dice thrown next: at damaged tanks first.
static int next_tries(const wtj_state *state) {
    int tanks = state->at_damaged ? state->at_damaged : state->at_sound;
    return tanks < state->tries ? tanks : state->tries;
}

// Begins the attempts at it: one for each tank, whoever is there (WTJ-29); by AMB-W29 also at most
// one for each infantry unit.
static uint8_t begin_attempts(const wtj_battle *b, wtj_state *state, int tank) {
    wtj_unit_state u = state->unit[tank];
    kit_set infantry = state->ready & wtj_contacts(b, state, tank);
    int tries = infantry ? u.bases : 0;
    if (wtj_reads(b, W_29_ATTEMPTS, ONE_A_UNIT)) {
        if (kit_size(infantry) < tries) tries = kit_size(infantry);
        for (int i = 0; i < tries; i++) state->ready &= ~kit_one(kit_take(&infantry));
    }
    if (!tries) return WTJ_GOES_ON;
    state->tries = (uint8_t)tries;
    state->at_damaged = u.damaged;
    state->at_sound = (uint8_t)(u.bases - u.damaged);
    return ATTEMPTS;
}

uint8_t wtj_tanks_of_round(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool infantry_first = wtj_reads(b, W_21_ORDER, INFANTRY_FIRST); // AMB-W21
    while (state->tank && state->tank <= b->count) {
        int tank = state->tank - 1;
        while (state->part < ALL_DONE && kit_in(tanks_of(b, state), tank)) {
            bool fire = (state->part == BEGINS) != infantry_first;
            uint8_t stage =
                fire ? begin_fire(b, state, tank, why) : begin_attempts(b, state, tank);
            if (stage != WTJ_GOES_ON) return wtj_forget(b, state, stage);
            end_of_part(state);
        }
        state->part = BEGINS;
        state->tank++;
    }
    state->tank = 0;
    state->ready = 0;
    return wtj_next_round(b, state, why);
}

static uint8_t part_is_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    end_of_part(state);
    return wtj_tanks_of_round(b, state, why);
}

// --- Its fire --------------------------------------------------------------------------------

uint32_t wtj_list_tank_targets(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    return wtj_by_size(state, list, FIRE_AT, targets(b, state, state->tank - 1));
}

void wtj_about_tank(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = (uint16_t)(((const wtj_state *)at)->tank - 1);
}

uint8_t wtj_apply_tank_target(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                              bay_trace *why) {
    return fire_at(b, state, chosen->own, why);
}

void wtj_about_tank_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    bool cover = b->unit[state->target].cover >= SOLID; // W-T4
    wtj_about_shot(b, step, state->tank - 1, state->target, cover ? b->set[FIRE_COVER] : 0);
}

// The last of its dice is thrown. Units that fall make no attempt: AMB-W21.
static uint8_t end_fire(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int tank = state->tank - 1;
    bool first = wtj_reads(b, W_21_ORDER, TANK_FIRST), gone = !state->unit[state->target].bases;
    bool none = !(wtj_touching(b, state, tank) & wtj_engaging(b, state));
    if (first && gone && none) {
        (void)begin_attempts(b, state, tank); // AMB-W29: they are used up
        state->part = HALF_DONE;
    }
    return part_is_over(b, state, why);
}

uint8_t wtj_resolve_tank_fire(const wtj_battle *b, wtj_state *state, int result,
                              bay_trace *why) {
    int target = state->target, left = state->unit[target].bases;
    int hits = wtj_bases_hit(b, result), kept = hits < left ? hits : left;
    bool nominal = wtj_reads(b, W_4_LOSSES, NOMINAL) && !in_movement(state);
    wtj_count_loss(b, state, b->unit[target].side, nominal ? hits : kept); // AMB-W4
    if (kept) wtj_strike(b, state, target);
    wtj_remove(b, state, target, kept, TELL_SHOT, why); // WTJ-27
    state->dice--;
    bool over = !state->dice || (kept == left && !nominal);
    return over ? end_fire(b, state, why) : TANK_FIRE;
}

// --- Attempts at it --------------------------------------------------------------------------

void wtj_about_attempts(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    int tank = state->tank - 1;
    step->unit = (uint16_t)tank;
    step->number[0] = b->set[TANK_HIT_FROM];
    step->number[1] = state->at_damaged != 0;
    step->dice = bay_throw_chain(next_tries(state), 6);                                // WTJ-29
    (void)bay_throw_stage(&step->dice, 1 - b->unit[tank].side, b->set[TANK_HIT_FROM]); // WTJ-28
}

// `tanks` of its tanks are hit; either all of them were damaged before or none.
static void hit(const wtj_battle *b, wtj_state *state, int tanks, bool destroys,
                bay_trace *why) {
    int tank = state->tank - 1;
    bool count = destroys && !wtj_reads(b, W_27_COUNTED, TANKS_DO_NOT_COUNT);
    wtj_unit_state *u = &state->unit[tank];
    if (!tanks) {
        kit_tell_of(&b->common, why, TELL_MISSED, tank); // WTJ-28
        return;
    }
    wtj_strike(b, state, tank);
    if (!state->at_damaged) u->damaged = (uint8_t)(u->damaged + tanks);
    if (!destroys) wtj_tell(b, why, TELL_DAMAGED, tank, tanks);           // WTJ-28
    if (count) wtj_count_loss(b, state, b->unit[tank].side, tanks);       // AMB-W27
    if (destroys) wtj_remove(b, state, tank, tanks, TELL_DESTROYED, why); // AMB-W9
}

uint8_t wtj_resolve_attempts(const wtj_battle *b, wtj_state *state, int result,
                             bay_trace *why) {
    int tries = next_tries(state);
    bool destroys = state->at_damaged || wtj_hit_destroys(b); // AMB-W9
    uint8_t *at_these = state->at_damaged ? &state->at_damaged : &state->at_sound;
    hit(b, state, result, destroys, why);
    *at_these = (uint8_t)(*at_these - tries);
    state->tries = (uint8_t)(state->tries - tries);
    if (destroys && wtj_reads(b, W_28_NEXT, TURNS_AT_ONCE))
        state->tries = (uint8_t)(state->tries + result); // AMB-W28
    return next_tries(state) ? ATTEMPTS : part_is_over(b, state, why);
}
