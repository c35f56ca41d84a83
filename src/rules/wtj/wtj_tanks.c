// Tanks in a round of an assault: their machine guns, and infantry's attempts at them. Ruling R-22.

#include "rules/kit/kit_options.h"
#include "wtj.h"

enum { TANK_ROUNDS = 3 }; // WTJ-31: also where the dice have fewer

// What a tank unit has done of a round.
enum part { BEGINS, HALF_DONE, ALL_DONE };

// --- Who fights ------------------------------------------------------------------------------

static bool in_movement(const wtj_state *state) {
    return state->chapter != ASSAULTS;
}

static kit_set tanks_of(const wtj_battle *b, const wtj_state *state) {
    return wtj_here(state, state->group & ~wtj_personnel(b, state->group));
}

// Personnel of the assault in hand that touches it.
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
    KIT_EACH (tank, tanks_of(b, state)) {
        if (wtj_touching(b, state, tank) & infantry || fires(b, state, tank)) return true;
    }
    return false;
}

// --- From one to the next --------------------------------------------------------------------

static void end_of_part(wtj_state *state) {
    state->target = state->dice = 0;
    state->tries = state->at_damaged = state->at_sound = 0;
    state->part++;
}

static void fire_at(const wtj_battle *b, wtj_state *state, int target, bay_trace *why) {
    int tank = state->tank - 1;
    state->target = (uint8_t)target;
    state->dice = (uint8_t)guns_of(b, state, tank);
    kit_tell(&b->common, why, TELL_TANK_FIRES, tank, target, state->dice); // WTJ-27
}

// Its fire begins: at whom? WTJ-27
static uint8_t begin_fire(const wtj_battle *b, wtj_state *state, int tank, bay_trace *why) {
    kit_set there = targets(b, state, tank);
    if (!fires(b, state, tank)) return WTJ_GOES_ON;
    if (kit_size(there) > 1) return (uint8_t)(TARGET_ATTACKER + b->unit[tank].side);
    fire_at(b, state, kit_first(there), why);
    return TANK_FIRE;
}

// Dice that are thrown next: at those that are damaged first.
static int next_tries(const wtj_state *state) {
    int tanks = state->at_damaged ? state->at_damaged : state->at_sound;
    return tanks < state->tries ? tanks : state->tries;
}

// Attempts at it begin: one a tank, whoever is there (WTJ-29), or AMB-W29 one an infantry unit
// besides.
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
            if (stage != WTJ_GOES_ON) return stage;
            end_of_part(state);
        }
        state->part = BEGINS;
        state->tank++;
    }
    state->tank = 0;
    state->ready = 0;
    return wtj_next_round(b, state, why);
}

static void part_is_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    end_of_part(state);
    state->stage = wtj_tanks_of_round(b, state, why);
}

// --- Its fire --------------------------------------------------------------------------------

uint32_t wtj_list_tank_targets(const bay_battle *battle, const void *at, bay_option *list) {
    const wtj_state *state = at;
    kit_offer to = {list, 0};
    wtj_offer_by_size(&to, state, FIRE_AT, targets(wtj_of(battle), state, state->tank - 1));
    return to.count;
}

void wtj_about_tank(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = (uint16_t)(((const wtj_state *)at)->tank - 1);
}

void wtj_apply_tank_target(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    wtj_state *state = at;
    fire_at(wtj_of(battle), state, chosen->own, why);
    state->stage = TANK_FIRE;
}

static int cover_of(const wtj_battle *b, const wtj_state *state) {
    return b->unit[state->target].cover >= SOLID ? b->set[FIRE_COVER] : 0; // W-T4
}

void wtj_about_tank_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    int tank = state->tank - 1, plus = cover_of(b, state);
    step->unit = (uint16_t)tank;
    step->other = state->target;
    step->number[0] = b->set[FIRE_ONE_FROM] - plus;
    step->number[1] = b->set[FIRE_TWO_FROM] - plus;
    step->dice = wtj_small_arms(b, b->unit[tank].side, plus);
}

// The last of its dice is thrown. Who falls makes no attempt: AMB-W21.
static void end_fire(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int tank = state->tank - 1;
    bool first = wtj_reads(b, W_21_ORDER, TANK_FIRST), gone = !state->unit[state->target].bases;
    bool none = !(wtj_touching(b, state, tank) & wtj_engaging(b, state));
    if (first && gone && none) {
        (void)begin_attempts(b, state, tank); // AMB-W29: they are used up
        state->part = HALF_DONE;
    }
    part_is_over(b, state, why);
}

void wtj_resolve_tank_fire(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    int target = state->target, left = state->unit[target].bases;
    int hits = wtj_bases_hit(b, result), kept = hits < left ? hits : left;
    bool nominal = wtj_reads(b, W_4_LOSSES, NOMINAL) && !in_movement(state);
    wtj_count_loss(b, state, b->unit[target].side, nominal ? hits : kept); // AMB-W4
    if (kept) wtj_strike(b, state, target);
    wtj_remove(b, state, target, kept, TELL_SHOT, why); // WTJ-27
    state->dice--;
    if (!state->dice || (kept == left && !nominal)) end_fire(b, state, why);
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

// So many of its tanks are hit, all of them damaged before or none.
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

void wtj_resolve_attempts(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    int tries = next_tries(state), hits = (int)result;
    bool destroys = state->at_damaged || wtj_hit_destroys(b); // AMB-W9
    uint8_t *at_these = state->at_damaged ? &state->at_damaged : &state->at_sound;
    hit(b, state, hits, destroys, why);
    *at_these = (uint8_t)(*at_these - tries);
    state->tries = (uint8_t)(state->tries - tries);
    if (destroys && wtj_reads(b, W_28_NEXT, TURNS_AT_ONCE))
        state->tries = (uint8_t)(state->tries + hits); // AMB-W28
    if (!next_tries(state)) part_is_over(b, state, why);
}
