// Judgement after an attack on an area, and what either side then decides. Catalogue A-24;
// rulings.

#include "nqm.h"

// Is there another attack to make, in this hour or the next?
static bool attack_follows(const nqm_battle *b, const nqm_state *state) {
    if (state->attacks_left > 0) return true;                        // NQM-16
    return state->hours_left > 0 && nqm_reads(b, A_17_NEXT_HOUR, 0); // NQM-19
}

static void tell_spent(const nqm_battle *b, const nqm_state *state, int side, bay_trace *why) {
    if (nqm_fighting(b, state, side)) kit_say_of(why, TELL_SPENT, side); // NQM-24
}

// What is left of this hour: told, for who decides.
static void tell_attacks_left(const nqm_state *state, bay_trace *why) {
    int left = state->attacks_left; // NQM-16, NQM-18
    int telling = left == 0              ? TELL_HOUR_OVER
                  : left == NQM_NO_LIMIT ? TELL_UNLIMITED
                                         : TELL_AGAIN;
    kit_say_numbers(why, telling, BAY_NOBODY, BAY_NO_UNIT, left, 0);
}

// NQM-S11: who must be reinforced before he goes on, and cannot be, stops.
bool nqm_nothing_fresh(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (!state->worse) return false;
    bool hunts = state->phase == HUNTING; // those on the position, whom nobody can join
    if (!hunts && nqm_could_join(b, state, nqm_stage_of(state, REINFORCE))) return false;
    nqm_assailant_stops(b, state, TELL_NO_RESERVE, why);
    return true;
}

static bool inside_wins(const nqm_battle *b, const nqm_state *state) {
    return nqm_reads(b, A_8_WIN, 1) && state->inside >= nqm_bases_defending(b, state);
}

static void not_beaten(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (inside_wins(b, state)) {
        nqm_area_falls(b, state, POSITION_TAKEN, why); // NQM-17
        return;
    }
    tell_attacks_left(state, why);
    if (!attack_follows(b, state)) {
        state->worse = 0;
        nqm_turn_over(b, state, true, why);
    } else if (!nqm_nothing_fresh(b, state, why)) {
        state->stage = state->attacks_left ? ATTACK_AGAIN : NEXT_HOUR; // NQM-17, NQM-19
    }
}

static void defender_last(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_could_join(b, state, DEFENDER_LAST_RESERVE))
        nqm_bundle(b, state, DEFENDER_LAST_RESERVE, why); // NQM-20, A-24
    else
        nqm_defender_last_over(b, state, false, why);
}

void nqm_judge(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool attacker = nqm_beaten(b, state, BAY_ATTACKER),
         defender = nqm_beaten(b, state, BAY_DEFENDER);
    if (attacker) tell_spent(b, state, BAY_ATTACKER, why);
    if (defender) tell_spent(b, state, BAY_DEFENDER, why);
    if (attacker && (defender || attack_follows(b, state)) &&
        nqm_could_join(b, state, LAST_RESERVE)) {
        state->worse = 0;
        nqm_bundle(b, state, LAST_RESERVE, why); // NQM-20, NQM-S11, A-24
    } else if (attacker) {
        nqm_last_reserve_over(b, state, false, why);
    } else if (defender) {
        defender_last(b, state, why);
    } else {
        not_beaten(b, state, why);
    }
}

static void stayed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (state->phase == ROLLING_IN)
        nqm_tanks_question(state);
    else if (state->phase == ASSAULT)
        nqm_bundle(b, state, DEFENDER_RESERVE, why); // NQM-20
    else
        nqm_continues(b, state, why);
}

static void stay_or_withdraw(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (b->retreat_open[!nqm_assailant(state)] && nqm_reads(b, A_19_WITHDRAWS, 0))
        state->stage = (uint8_t)nqm_stage_of(state, STAY); // NQM-24, NQM-S16
    else
        stayed(b, state, why);
}

void nqm_last_reserve_over(const nqm_battle *b, nqm_state *state, bool joined, bay_trace *why) {
    state->pressed = joined;
    if (nqm_beaten(b, state, BAY_DEFENDER)) {
        defender_last(b, state, why);
    } else if (joined) {
        state->pressed = 0;
        stay_or_withdraw(b, state, why);
    } else {
        nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why);
    }
}

void nqm_defender_last_over(const nqm_battle *b, nqm_state *state, bool joined,
                            bay_trace *why) {
    bool pressed = state->pressed != 0;
    state->pressed = 0;
    if (nqm_beaten(b, state, BAY_ATTACKER)) {
        if (joined) {
            nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why);
            return;
        }
        state->spared |= (uint8_t)kit_one(state->area);
        nqm_body_out(b, state, BOTH_BROKEN, TELL_BOTH, why);
    } else if (!joined) {
        nqm_area_falls(b, state, POSITION_TAKEN, why); // NQM-17
    } else if (!pressed) {
        not_beaten(b, state, why);
    } else if (attack_follows(b, state)) {
        nqm_continues(b, state, why);
    } else {
        nqm_turn_over(b, state, true, why);
    }
}

// --- What is decided -------------------------------------------------------------------------

void nqm_apply_again(const bay_battle *battle, void *at, const bay_option *chosen,
                     bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    nqm_state *state = at;
    if (chosen->row == STOP)
        nqm_assailant_stops(b, state, TELL_GIVES_UP, why); // NQM-17
    else if (state->phase == HUNTING)
        nqm_reinforced(b, state, why);
    else
        nqm_bundle(b, state, nqm_stage_of(state, REINFORCE), why); // NQM-20, NQM-33
}

void nqm_reinforced(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->worse = 0;
    if (state->phase != FIGHTING_ON) {
        stay_or_withdraw(b, state, why);
        return;
    }
    state->phase = ASSAULT;
    nqm_goes_in(b, state, why);
}

void nqm_continues(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (state->attacks_left)
        nqm_attack_begins(b, state, why);
    else
        nqm_turn_over(b, state, true, why);
}

void nqm_assailant_stops(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why) {
    switch (state->phase) {
    case HUNTING:
        if (telling == TELL_NO_RESERVE) kit_say(why, telling);
        nqm_hunt_over(state, why);
        break;
    case COUNTERATTACK:
        if (telling == TELL_NO_RESERVE) kit_say(why, telling);
        nqm_counter_fails(b, state, why);
        break;
    default: nqm_body_out(b, state, CALLED_OFF, telling, why); break; // NQM-17
    }
}

void nqm_apply_stay(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    if (chosen->row == STAYS)
        stayed(nqm_of(battle), at, why);
    else
        nqm_target_yields(nqm_of(battle), at, TELL_WITHDRAWS, why); // NQM-24, NQM-S16
}

void nqm_target_yields(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why) {
    switch (state->phase) {
    case HUNTING: nqm_body_out(b, state, CALLED_OFF, TELL_TANKS_LEAVE, why); break;
    case COUNTERATTACK: nqm_retaken(b, state, TELL_QUITS, why); break;
    default:
        kit_say(why, telling);
        nqm_area_falls(b, state, POSITION_YIELDED, why); // NQM-24, NQM-S16
        break;
    }
}
