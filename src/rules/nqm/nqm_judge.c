// The judgement after an attack on an area, and the decisions that follow for either side.
// Catalogue A-24; rulings.

#include "nqm.h"

// Is there another attack to make, in this hour or the next?
static bool attack_follows(const nqm_battle *b, const nqm_state *state) {
    if (state->attacks_left > 0) return true;                       // NQM-16
    return state->hours_left > 0 && b->set[A_17_NEXT_HOUR] == ANEW; // NQM-19
}

// What is left of this hour: told, for who decides.
static void tell_attacks_left(const nqm_state *state, bay_trace *why) {
    int left = state->attacks_left; // NQM-16
    int telling = left == 0              ? TELL_HOUR_OVER
                  : left == NQM_NO_LIMIT ? TELL_UNLIMITED
                                         : TELL_AGAIN;
    kit_say_figures(why, telling, left, 0);
}

// NQM-S11: who must be reinforced before he goes on, and cannot be, stops; as those on the position
// who hunt tanks, whom nobody can join.
uint8_t nqm_goes_on_to(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why) {
    bool hunts = state->phase == HUNTING;
    if (state->worse && (hunts || !nqm_could_join(b, state, nqm_stage_of(state, REINFORCE))))
        return nqm_assailant_stops(b, state, TELL_NO_RESERVE, why);
    return (uint8_t)stage;
}

// Neither side is beaten, or who was has brought up his last reserve.
static uint8_t fights_on(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_attacks_left(state, why);
    if (!attack_follows(b, state)) {
        state->worse = 0;
        return nqm_turn_over(b, state, true, why);
    }
    int stage = state->attacks_left ? ATTACK_AGAIN : NEXT_HOUR; // NQM-17, NQM-19
    return nqm_goes_on_to(b, state, stage, why);
}

static uint8_t not_beaten(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (b->set[A_8_WIN] == BASES_INSIDE && state->inside >= nqm_bases(b, state, BAY_DEFENDER))
        return nqm_area_falls(b, state, POSITION_TAKEN, why); // NQM-17
    return fights_on(b, state, why);
}

static uint8_t defender_last(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    return nqm_could_join(b, state, DEFENDER_LAST_RESERVE) // NQM-20, A-24
               ? nqm_bundle(b, state, DEFENDER_LAST_RESERVE, why)
               : nqm_defender_last_over(b, state, false, why);
}

uint8_t nqm_judge(const nqm_battle *b, nqm_state *state, kit_set beaten, bay_trace *why) {
    bool attacker = kit_in(beaten, BAY_ATTACKER), defender = kit_in(beaten, BAY_DEFENDER);
    for (int side = 0; side < 2; side++)
        if (kit_in(beaten, side) && nqm_fighting(b, state, side))
            kit_say_of(why, TELL_SPENT, side); // NQM-24
    if (!attacker) return defender ? defender_last(b, state, why) : not_beaten(b, state, why);
    if ((defender || attack_follows(b, state)) && nqm_could_join(b, state, LAST_RESERVE)) {
        state->worse = 0;
        return nqm_bundle(b, state, LAST_RESERVE, why); // NQM-20, NQM-S11, A-24
    }
    return nqm_last_reserve_over(b, state, false, why);
}

static uint8_t stayed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (state->phase == ROLLING_IN) return nqm_tanks_question(state);
    if (state->phase == ASSAULT) return nqm_bundle(b, state, DEFENDER_RESERVE, why); // NQM-20
    return nqm_continues(b, state, why);
}

static uint8_t stay_or_withdraw(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (b->retreat_open[!nqm_assailant(state)] && b->set[A_19_WITHDRAWS] == EITHER_WITHDRAWS)
        return nqm_stage_of(state, STAY); // NQM-24, NQM-S16
    return stayed(b, state, why);
}

uint8_t nqm_last_reserve_over(const nqm_battle *b, nqm_state *state, bool joined,
                              bay_trace *why) {
    bool defender = nqm_beaten(b, state, BAY_DEFENDER);
    state->pressed = joined && defender;
    if (defender) return defender_last(b, state, why);
    return joined ? stay_or_withdraw(b, state, why)
                  : nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why);
}

uint8_t nqm_defender_last_over(const nqm_battle *b, nqm_state *state, bool joined,
                               bay_trace *why) {
    bool pressed = state->pressed != 0;
    state->pressed = 0;
    if (nqm_beaten(b, state, BAY_ATTACKER)) {
        if (joined) return nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why);
        state->spared |= (uint8_t)kit_one(state->area);
        return nqm_body_out(b, state, BOTH_BROKEN, TELL_BOTH, why);
    }
    if (!joined) return nqm_area_falls(b, state, POSITION_TAKEN, why); // NQM-17
    if (!pressed) return fights_on(b, state, why);                     // NQM-33, A-24
    return attack_follows(b, state) ? nqm_continues(b, state, why)
                                    : nqm_turn_over(b, state, true, why);
}

// --- What is decided -------------------------------------------------------------------------

uint8_t nqm_follows_again(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                          bay_trace *why) {
    if (chosen->row == STOP) return nqm_assailant_stops(b, state, TELL_GIVES_UP, why); // NQM-17
    if (state->phase == HUNTING) return nqm_reinforced(b, state, why);
    return nqm_bundle(b, state, nqm_stage_of(state, REINFORCE), why); // NQM-20, NQM-33
}

uint8_t nqm_reinforced(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->worse = 0;
    if (state->phase != FIGHTING_ON) return stay_or_withdraw(b, state, why);
    state->phase = ASSAULT;
    return nqm_goes_in(b, state, why);
}

uint8_t nqm_continues(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    return state->attacks_left ? nqm_attack_begins(b, state, why)
                               : nqm_turn_over(b, state, true, why);
}

uint8_t nqm_assailant_stops(const nqm_battle *b, nqm_state *state, int telling,
                            bay_trace *why) {
    if (nqm_assailant(state) == BAY_ATTACKER)
        return nqm_body_out(b, state, CALLED_OFF, telling, why); // NQM-17
    if (telling == TELL_NO_RESERVE) kit_say(why, telling);
    return state->phase == HUNTING ? nqm_hunt_over(b, state, why)
                                   : nqm_counter_fails(b, state, why);
}

uint8_t nqm_target_yields(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why) {
    if (state->phase == HUNTING) {
        nqm_stand_down(b, state);
        return nqm_body_out(b, state, CALLED_OFF, TELL_TANKS_LEAVE, why);
    }
    if (state->phase == COUNTERATTACK)
        return nqm_end(b, state, POSITION_RETAKEN, TELL_QUITS, why);
    kit_say(why, telling);
    return nqm_area_falls(b, state, POSITION_YIELDED, why); // NQM-24, NQM-S16
}

uint8_t nqm_follows_stay(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                         bay_trace *why) {
    return chosen->row == STAYS
               ? stayed(b, state, why)
               : nqm_target_yields(b, state, TELL_WITHDRAWS, why); // NQM-24, NQM-S16
}
