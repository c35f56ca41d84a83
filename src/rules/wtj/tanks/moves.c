// A tank unit in its own movement: it assaults, goes on, stops, or drives off. Ruling R-23.

#include "rules/kit/kit_options.h"
#include "rules/wtj/wtj.h"

enum { ROUNDS_OF_QUARTER = 3 };

// --- What it may do --------------------------------------------------------------------------

// The movement that it has left; and, in the same units, a quarter of its allowance.
static int left_of(const wtj_battle *b, const wtj_state *state, int unit) {
    return WTJ_PARTS * wtj_tank_of(b, unit)->allowance - wtj_tank_now(b, state, unit)->spent;
}

static int quarter_of(const wtj_battle *b, int unit) {
    return WTJ_PARTS / WTJ_QUARTERS * wtj_tank_of(b, unit)->allowance; // WTJ-31
}

int wtj_assaults_left(const wtj_battle *b, const wtj_state *state, int unit) {
    return left_of(b, state, unit) / quarter_of(b, unit);
}

// True if there is personnel that it fires at, or infantry that makes attempts at it: WTJ-27,
// WTJ-28. An assault in which nothing can happen would have no round, and by AMB-W30 cost nothing.
static bool can_assault(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set enemies = wtj_personnel(b, wtj_touching(b, state, unit));
    bool fight = enemies && b->unit[unit].machine_guns;
    KIT_EACH (enemy, enemies) fight |= wtj_is_foot(b, state, enemy);
    return fight && wtj_assaults_left(b, state, unit); // WTJ-31
}

uint32_t wtj_list_moves(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    int unit = state->cursor;
    const wtj_tank *tank = wtj_tank_of(b, unit);
    kit_set touched = wtj_touching(b, state, unit);
    int left = left_of(b, state, unit);
    kit_offer to = {list, 0};
    if (can_assault(b, state, unit)) kit_add(&to, TANK_ASSAULT, unit, 0, 0);
    kit_add(&to, TANK_STOP, unit, 0, 0);
    KIT_EACH (enemy, wtj_here(state, tank->reach & ~touched))
        if (WTJ_PARTS * tank->costs[enemy] <= left)
            kit_add(&to, TANK_GO, enemy, 0, enemy);       // WTJ-32
    if (touched && left) kit_add(&to, LEAVE, unit, 0, 0); // WTJ-02: it is not personnel
    return to.count;
}

uint8_t wtj_tank_move(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    int unit = state->cursor;
    bay_option list[BAY_OPTIONS_MAX];
    bool moves = wtj_is_here(state, unit) && !(state->unit[unit].flags & BARRED); // WTJ-32
    if (moves && wtj_list_moves(b, state, list) > 1)
        return (uint8_t)(TANK_MOVES_ATTACKER + b->unit[unit].side);
    wtj_tank_at(b, state, unit)->spent = 0; // it stops
    return WTJ_GOES_ON;
}

// --- What it does ----------------------------------------------------------------------------

// True if it matters in the assault phase that a tank unit has assaulted in its movement. AMB-W30
static bool counts_in_phase(const wtj_battle *b) {
    bool once = wtj_reads(b, TANK_ATTEMPTS, ATTEMPTS_ONCE);
    return wtj_reads(b, W_30_AGAIN, NOT_AGAIN) ||
           (once && wtj_reads(b, W_30_AGAIN, NEVER_IN_PHASE));
}

// All personnel that touches it takes part, and infantry engages it: WTJ-31, WTJ-33.
static uint8_t assault(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    kit_set enemies = wtj_personnel(b, wtj_touching(b, state, unit));
    wtj_tank_state *tank = wtj_tank_at(b, state, unit);
    tank->spent = (uint16_t)(tank->spent + quarter_of(b, unit));
    if (counts_in_phase(b)) state->unit[unit].flags |= HAS_ASSAULTED;
    state->group = kit_one(unit) | enemies;
    kit_tell_of(&b->common, why, TELL_TANK_ASSAULTS, unit); // WTJ-31
    wtj_engage_all(b, state, why);
    return wtj_next_round(b, state, why);
}

uint8_t wtj_own_assault_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int unit = state->cursor, rounds = state->round;
    wtj_clear_assault(b, state);
    if (!wtj_is_here(state, unit)) return wtj_go_on(b, state, why);
    wtj_tank_state *tank = wtj_tank_at(b, state, unit);
    int back = (ROUNDS_OF_QUARTER - rounds) * quarter_of(b, unit) / ROUNDS_OF_QUARTER;
    if (wtj_reads(b, TANK_QUARTER, PART_OF_QUARTER))
        tank->spent = (uint16_t)(tank->spent - back); // AMB-W30
    wtj_tell(b, why, TELL_TANK_ASSAULTED, unit,
             left_of(b, state, unit) / wtj_tank_of(b, unit)->allowance); // WTJ-31
    return wtj_go_on(b, state, why);
}

// It leaves its contacts behind; an enemy tank that had moved to it has no contact any more.
static void go_to(const wtj_battle *b, wtj_state *state, int unit, int enemy, bay_trace *why) {
    wtj_tank_state *now = wtj_tank_at(b, state, unit);
    now->spent = (uint16_t)(now->spent + WTJ_PARTS * wtj_tank_of(b, unit)->costs[enemy]);
    now->at = (uint8_t)(1 + enemy);
    state->unit[unit].flags &= (uint16_t)~STAYED;
    for (int i = 0; i < b->tanks; i++) {
        wtj_tank_state *other = wtj_tank_at(b, state, b->tank[i].unit);
        bool enemies = b->unit[b->tank[i].unit].side != b->unit[unit].side;
        if (enemies && other->at == 1 + unit) other->at = AT_NOBODY;
    }
    kit_tell_both(&b->common, why, TELL_TANK_GOES, unit, enemy); // WTJ-32
}

void wtj_about_moving(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_state *state = at;
    step->unit = state->cursor;
    step->number[0] = wtj_assaults_left(wtj_of(battle), state, state->cursor);
}

uint8_t wtj_apply_move(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                       bay_trace *why) {
    int unit = state->cursor;
    if (chosen->row == TANK_ASSAULT) return assault(b, state, unit, why);
    if (chosen->row == LEAVE) wtj_leave(b, state, unit, FELL_BACK, TELL_TANK_LEAVES, why);
    if (chosen->row == TANK_GO)
        go_to(b, state, unit, chosen->own, why);
    else {
        wtj_tank_at(b, state, unit)->spent = 0;
        state->cursor++;
    }
    return wtj_go_on(b, state, why);
}
