// The counterattack: its troops, its time, the disorganised stands that it meets, its end. Ruling
//

#include "nqm.h"

static uint8_t keeps_ground(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    return nqm_end(b, state, state->ending, -1, why);
}

uint8_t nqm_counter_next(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    return nqm_may_counter(b, state, false) ? COUNTER_NEXT // NQM-46
                                            : keeps_ground(b, state, why);
}

// --- In order, or not ------------------------------------------------------------------------

// NQM-S07: reorganised to some effect: in supply, and below Regular with fresh orders.
static bool has_reorganised(const nqm_battle *b, const nqm_state *state, int stand) {
    return state->reorganised && b->in_supply &&
           (b->stand[BAY_ATTACKER][stand].quality <= REGULAR || b->fresh_orders);
}

// Without an attack made: NQM-47.
static bool overran(const nqm_state *state) {
    return state->ending == OVERRUN && !state->fought;
}

static bool in_order(const nqm_battle *b, const nqm_state *state, int stand, bool at_once) {
    if (at_once) // NQM-45
        return b->stand[BAY_ATTACKER][stand].quality <= VETERAN && b->in_supply;
    bool formation = state->formation && kit_in(b->above, stand); // NQM-S08: not its battalions
    return overran(state) || formation || has_reorganised(b, state, stand);
}

static int state_told(const nqm_battle *b, const nqm_state *state, bool order, bool at_once) {
    if (at_once) return order ? TELL_READY : TELL_CAUGHT; // NQM-45
    if (!order)
        return state->reorganised || b->under_fire ? TELL_STILL_DISORGANISED
                                                   : TELL_MOVED_ON; // NQM-40, NQM-46
    return overran(state) ? TELL_EXEMPT : TELL_HQ_UNTOUCHED;
}

// Disorganised stands that are assaulted disperse or surrender (unless they are read to fight).
static void disperse(const nqm_battle *b, nqm_state *state, bool at_once, bay_trace *why) {
    kit_set dispersed = 0;
    KIT_EACH (i, nqm_fighting(b, state, BAY_ATTACKER)) {
        bool order = in_order(b, state, i, at_once);
        if (!order) dispersed |= kit_one(i);
        if (order && !at_once && state->reorganised) continue; // nothing to be told
        nqm_tell(b, why, state_told(b, state, order, at_once), BAY_ATTACKER, i);
    }
    if (b->set[DISORGANISED] != DISPERSES) return;
    nqm_leave(b, state, BAY_ATTACKER, dispersed); // NQM-S10
    KIT_EACH (i, dispersed)
        nqm_tell(b, why, nqm_disorganised_telling(b, BAY_ATTACKER), BAY_ATTACKER, i);
}

// --- The counterattack -----------------------------------------------------------------------

// Where no test to come tells those apart who hold the ground, only the total of their pins counts.
void nqm_pack_holders(const nqm_battle *b, nqm_state *state) {
    if (nqm_packs(b, state, BAY_ATTACKER))
        nqm_pack(b, state, BAY_ATTACKER, nqm_holders(b, state));
}

static uint8_t counter(const nqm_battle *b, nqm_state *state, bool at_once, bay_trace *why) {
    kit_say_of(why, TELL_COUNTER, BAY_DEFENDER); // NQM-43
    kit_say_of(why, at_once ? TELL_COUNTER_NOW : TELL_COUNTER_NEXT,
               BAY_DEFENDER); // NQM-44, NQM-46
    disperse(b, state, at_once, why);
    nqm_pack_holders(b, state);
    state->at_once =
        at_once && nqm_may_counter(b, state, true) != nqm_may_counter(b, state, false);
    state->fought = state->reorganised = state->formation = 0;
    return nqm_beaten(b, state, BAY_ATTACKER)
               ? nqm_end(b, state, POSITION_RETAKEN, TELL_RETAKEN, why) // NQM-48
               : nqm_commitment(b, state, why);
}

uint8_t nqm_follows_counter_now(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                                bay_trace *why) {
    return chosen->row == NOT_YET ? nqm_after_success(b, state, why)
                                  : counter(b, state, true, why); // NQM-44
}

uint8_t nqm_follows_counter_next(const nqm_battle *b, nqm_state *state,
                                 const bay_option *chosen, bay_trace *why) {
    return chosen->row == NO_COUNTERATTACK ? keeps_ground(b, state, why)
                                           : counter(b, state, false, why); // NQM-46
}

uint8_t nqm_counter_judged(const nqm_battle *b, nqm_state *state, kit_set beaten,
                           bay_trace *why) {
    bool target = kit_in(beaten, BAY_ATTACKER), assailant = kit_in(beaten, BAY_DEFENDER);
    if (assailant && (target || state->attacks_left) &&
        nqm_could_join(b, state, COUNTER_LAST_RESERVE)) {
        state->worse = 0;
        return nqm_bundle(b, state, COUNTER_LAST_RESERVE, why);
    }
    if (target && !assailant) return nqm_end(b, state, POSITION_RETAKEN, TELL_RETAKEN, why);
    if (assailant || state->attacks_left == 0) return nqm_counter_fails(b, state, why);
    return nqm_goes_on_to(b, state, COUNTER_AGAIN, why); // NQM-17
}

uint8_t nqm_counter_last_over(const nqm_battle *b, nqm_state *state, bool joined,
                              bay_trace *why) {
    if (!joined) return nqm_counter_fails(b, state, why);
    return nqm_beaten(b, state, BAY_ATTACKER)
               ? nqm_end(b, state, POSITION_RETAKEN, TELL_RETAKEN, why)
               : nqm_reinforced(b, state, why);
}

uint8_t nqm_counter_fails(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    kit_say_of(why, TELL_HELD_AGAIN, BAY_ATTACKER);
    return keeps_ground(b, state, why);
}
