// After the assault: the side that has the ground reorganises or follows on; the other stays or
// withdraws. Ruling R-24.

#include "nqm.h"

// Turns, areas and attacks are over; what is left is who holds the ground, and in what state: in
// the phase of the counterattack all who are committed.
static void assault_is_over(nqm_state *state, int ending) {
    *state = (nqm_state){.fallen = {state->fallen[0], state->fallen[1]},
                         .permanent = state->permanent,
                         .ending = (uint8_t)ending,
                         .phase = COUNTERATTACK,
                         .fought = state->fought};
}

// Ground won without anybody committed is occupied by all who could have been.
static void occupy(const nqm_battle *b, nqm_state *state) {
    if (nqm_holders(b, state)) return;
    kit_set idle = nqm_placed(b, state, BAY_ATTACKER, b->assaults[BAY_ATTACKER], IDLE);
    KIT_EACH (i, nqm_able(b, state, BAY_ATTACKER, idle))
        nqm_part_to(b, state, BAY_ATTACKER)[i] |= IN_FIGHT | TOUCHED;
    nqm_enter(b, state, BAY_ATTACKER);
}

// NQM-S08: a formation above battalion is disorganised only if its HQ fought and was hit.
static bool formation_unhurt(const nqm_battle *b, const nqm_state *state) {
    kit_set hqs = b->above & nqm_holders(b, state);
    KIT_EACH (i, hqs)
        if (nqm_taken(b, state, BAY_ATTACKER, i) > 0) return false;
    return hqs;
}

uint8_t nqm_ground_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (!b->aftermath) return nqm_end(b, state, ending, -1, why);
    assault_is_over(state, ending);
    occupy(b, state);
    state->formation = formation_unhurt(b, state);
    if (nqm_may_counter(b, state, true)) return COUNTER_NOW; // NQM-43, NQM-44
    return nqm_after_success(b, state, why);
}

// NQM-S12: Veterans and better break off in good order.
static bool in_good_order(const nqm_battle *b, const nqm_state *state) {
    KIT_EACH (i, nqm_holders(b, state))
        if (b->stand[BAY_ATTACKER][i].quality > VETERAN) return false;
    return true;
}

// Did a unit of the body that was out last fail its test? NQM-S10
static bool failed(const nqm_battle *b, const nqm_state *state) {
    return nqm_placed(b, state, BAY_ATTACKER, nqm_body(b, state), OUT);
}

uint8_t nqm_ground_not_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (b->aftermath && ending == CALLED_OFF)
        kit_say_of(why, in_good_order(b, state) ? TELL_BREAKS_OFF : TELL_BROKE_OFF,
                   BAY_ATTACKER); // NQM-S12, NQM-S07
    bool broken = ending == ATTACK_BROKEN || ending == BOTH_BROKEN;
    bool asked = b->aftermath && broken && failed(b, state),
         open = b->retreat_open[BAY_ATTACKER];
    nqm_end(b, state, ending, asked && !open ? TELL_CANNOT_LEAVE : -1, why); // NQM-S16
    return asked && open ? AFTER_FAILURE : OVER;                             // NQM-S10
}

uint8_t nqm_follows_failure(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    bool stays = chosen->row == STAY_AND_FIRE; // NQM-S10
    return nqm_end(b, state, state->ending, stays ? TELL_STAYS_AND_FIRES : TELL_OUT_OF_CONTACT,
                   why);
}

// --- Reorganise or follow on -----------------------------------------------------------------

// There is no counterattack to come, and no pin that could come off.
static bool nothing_to_come(const nqm_battle *b, const nqm_state *state) {
    if (nqm_may_counter(b, state, false)) return false;
    KIT_EACH (i, nqm_holders(b, state))
        if (nqm_red_pins(b, state, i) > 0) return false;
    return true;
}

bool nqm_is_over(const bay_battle *battle, const void *at) {
    const nqm_state *state = at;
    return state->stage == OVER || state->stage == AFTER_FAILURE ||
           (state->stage == AFTER_SUCCESS && nothing_to_come(nqm_of(battle), state));
}

uint8_t nqm_after_success(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (!b->under_fire) return AFTER_SUCCESS;       // NQM-39, NQM-41
    kit_say_of(why, TELL_UNDER_FIRE, BAY_ATTACKER); // NQM-41
    return nqm_counter_next(b, state, why);
}

uint8_t nqm_follows_success(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    bool stops = chosen->row == REORGANISES;
    kit_say_of(why, stops ? TELL_REORGANISES : TELL_FOLLOWS_ON, BAY_ATTACKER); // NQM-41, NQM-39
    return stops ? nqm_reorganise(b, state, why)                               // NQM-41
                 : nqm_counter_next(b, state, why);                            // NQM-39
}
