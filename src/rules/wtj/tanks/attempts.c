// Infantry's attempts at tanks: at which tank units, and their dice. Ruling R-22.

#include "rules/wtj/wtj.h"

#include <limits.h>

// --- How many attempts can be made -----------------------------------------------------------

// What infantry of a side can still attempt at; [tank unit] among `tanks`.
typedef struct chances {
    kit_set tanks;
    int room[WTJ_UNITS_MAX];   // its bases that nobody attempts at yet
    kit_set by[WTJ_UNITS_MAX]; // infantry that touches it and is not assigned yet
} chances;

static chances chances_of(const wtj_battle *b, const wtj_state *state, int side) {
    chances c = {.tanks = wtj_tanks(b, state) & wtj_side(b, 1 - side)};
    KIT_EACH (tank, c.tanks) {
        c.room[tank] = state->unit[tank].bases - wtj_tank_now(b, state, tank)->tries;
        c.by[tank] = state->ready & wtj_contacts(b, state, tank);
    }
    return c;
}

// The most attempts that can be made, each unit of infantry at one tank unit: as many as the
// narrowest cut between them lets through. A cut is the room at some tank units, and all infantry
// that touches another.
static int most(const chances *c) {
    int least = INT_MAX;
    kit_set some = c->tanks;
    do {
        int room = 0;
        kit_set infantry = 0;
        KIT_EACH (tank, c->tanks)
            if (kit_in(some, tank))
                room += c->room[tank];
            else
                infantry |= c->by[tank];
        int cut = room + kit_size(infantry);
        if (cut < least) least = cut;
        some = (some - 1) & c->tanks;
    } while (some != c->tanks);
    return least;
}

// Those that the unit can attempt at so that as many attempts as possible are made in all.
static kit_set choices(const chances *c, int unit) {
    int all = most(c);
    kit_set found = 0;
    KIT_EACH (tank, c->tanks) {
        if (!c->room[tank] || !kit_in(c->by[tank], unit)) continue;
        chances then = *c;
        then.room[tank]--;
        KIT_EACH (other, c->tanks) then.by[other] &= ~kit_one(unit);
        if (most(&then) == all - 1) found |= kit_one(tank);
    }
    return found;
}

// True if it is open how many attempts it gets: as many can be made in all if it takes one fewer.
static bool is_open(chances c, int tank) {
    int all = most(&c);
    c.room[tank]--;
    return most(&c) == all;
}

static bool is_choice(const chances *c, kit_set tanks) {
    bool open = false;
    KIT_EACH (tank, kit_is_one(tanks) ? 0 : tanks) open |= is_open(*c, tank);
    return open;
}

// --- Which infantry attempts at which tanks --------------------------------------------------

static void assign(const wtj_battle *b, wtj_state *state, int unit, int tank, bay_trace *why) {
    state->ready &= ~kit_one(unit);
    wtj_tank_at(b, state, tank)->tries++;
    kit_tell_both(&b->common, why, TELL_ATTEMPTS, unit, tank); // AMB-W29
}

// At most one attempt for each infantry unit: its owner says at which tanks, where that matters.
static uint8_t one_by_one(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    KIT_EACH (unit, state->ready) {
        int side = b->unit[unit].side;
        chances c = chances_of(b, state, side);
        kit_set tanks = choices(&c, unit);
        if (is_choice(&c, tanks)) {
            state->target = (uint8_t)unit;
            return (uint8_t)(ATTEMPT_AT_ATTACKER + side);
        }
        if (wtj_by_size(state, list, ATTEMPT, tanks)) assign(b, state, unit, list[0].own, why);
    }
    state->ready = 0; // those that are left find no room
    return WTJ_GOES_ON;
}

// Called for the first tank unit, it assigns all infantry.
uint8_t wtj_assign(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (wtj_reads(b, W_21_ORDER, TANK_FIRST)) state->ready &= state->here; // AMB-W21
    if (wtj_reads(b, W_29_ATTEMPTS, ONE_A_UNIT)) return one_by_one(b, state, why);
    KIT_EACH (tank, wtj_tanks(b, state))
        if (state->ready & wtj_contacts(b, state, tank))
            wtj_tank_at(b, state, tank)->tries = state->unit[tank].bases; // WTJ-29
    state->ready = 0;
    return WTJ_GOES_ON;
}

uint32_t wtj_list_attempts(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    int unit = state->target;
    chances c = chances_of(b, state, b->unit[unit].side);
    return wtj_by_size(state, list, ATTEMPT, choices(&c, unit));
}

void wtj_about_infantry(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const wtj_state *)at)->target;
}

uint8_t wtj_apply_attempt(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                          bay_trace *why) {
    assign(b, state, state->target, chosen->own, why);
    state->target = 0;
    return wtj_tanks_of_round(b, state, why);
}

// --- The attempts at a tank unit -------------------------------------------------------------

uint8_t wtj_begin_attempts(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int tank = state->tank - 1;
    wtj_tank_state *now = wtj_tank_at(b, state, tank);
    wtj_unit_state u = state->unit[tank];
    if (!now->tries) return WTJ_GOES_ON;
    wtj_tell(b, why, TELL_TRIES, tank, now->tries); // WTJ-29
    state->tries = now->tries;
    state->at_damaged = u.damaged;
    state->at_sound = (uint8_t)(u.bases - u.damaged);
    now->tries = 0;
    return ATTEMPTS;
}

// The dice thrown next: at damaged tanks first.
static int next_tries(const wtj_state *state) {
    int tanks = state->at_damaged ? state->at_damaged : state->at_sound;
    return tanks < state->tries ? tanks : state->tries;
}

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
    if (next_tries(state)) return ATTEMPTS;
    state->tries = state->at_damaged = state->at_sound = 0;
    return wtj_next_tank(b, state, why);
}
