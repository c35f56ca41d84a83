// The counterattack: who may make it and when, whom it finds disorganised, how it ends. Ruling
//

#include "nqm.h"

bool nqm_counter_possible(const nqm_battle *b, const nqm_state *state, bool at_once) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (nqm_may_counter(b, state, i, at_once)) return true; // NQM-43, NQM-44
    return false;
}

static void keeps_ground(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    nqm_end(b, state, state->ending, -1, why);
}

void nqm_counter_next(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_counter_possible(b, state, false))
        state->stage = COUNTER_NEXT; // NQM-46
    else
        keeps_ground(b, state, why);
}

// --- In order, or not ------------------------------------------------------------------------

// NQM-S08: a formation above battalion is disorganised only if its HQ fought and was hit.
static bool formation_in_order(const nqm_battle *b, const nqm_state *state) {
    if (!state->formation || b->level[BAY_ATTACKER] == BATTALION) return false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        int taken = nqm_pins(b, state, BAY_ATTACKER)[i] - s->red - s->black;
        if (s->class == COMMAND && s->level > BATTALION &&
            nqm_in_fight(b, state, BAY_ATTACKER, i) && taken > 0)
            return false;
    }
    return true;
}

// NQM-S07: reorganised to some effect: in supply, and below Regular with fresh orders.
static bool has_reorganised(const nqm_battle *b, const nqm_state *state, int stand) {
    return state->reorganised && b->in_supply &&
           (b->stand[BAY_ATTACKER][stand].quality <= REGULAR || b->fresh_orders);
}

static bool in_order(const nqm_battle *b, const nqm_state *state, int stand, bool at_once) {
    if (at_once) // NQM-45
        return b->stand[BAY_ATTACKER][stand].quality <= VETERAN && b->in_supply;
    bool overran = state->ending == OVERRUN && !state->fought; // NQM-47
    return overran || formation_in_order(b, state) || has_reorganised(b, state, stand);
}

static int state_told(const nqm_battle *b, const nqm_state *state, bool order, bool at_once) {
    if (at_once) return order ? TELL_READY : TELL_CAUGHT; // NQM-45
    if (!order)
        return state->reorganised || b->under_fire ? TELL_STILL_DISORGANISED
                                                   : TELL_MOVED_ON; // NQM-40, NQM-46
    return formation_in_order(b, state) ? TELL_HQ_UNTOUCHED : TELL_EXEMPT;
}

// Disorganised stands that are assaulted disperse (unless they are read to fight on).
static void disperse(const nqm_battle *b, nqm_state *state, bool at_once, bay_trace *why) {
    bool order[NQM_STANDS_MAX];
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) order[i] = in_order(b, state, i, at_once);
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        if (!nqm_in_fight(b, state, BAY_ATTACKER, i)) continue;
        bool quiet = order[i] && !at_once && state->reorganised;
        if (!quiet)
            bay_tell(why, state_told(b, state, order[i], at_once), BAY_ATTACKER,
                     nqm_unit(b, BAY_ATTACKER, i), NULL);
    }
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (!order[i] && nqm_in_fight(b, state, BAY_ATTACKER, i) &&
            nqm_reads(b, DISORGANISED, 0)) {
            bay_tell(why, TELL_DISPERSED, BAY_ATTACKER, nqm_unit(b, BAY_ATTACKER, i), NULL);
            nqm_leave(b, state, BAY_ATTACKER, i); // NQM-S10
        }
}

// --- The counterattack -----------------------------------------------------------------------

void nqm_counter(const nqm_battle *b, nqm_state *state, bool at_once, bay_trace *why) {
    bay_tell(why, TELL_COUNTER, BAY_DEFENDER, BAY_NO_UNIT, NULL); // NQM-43
    bay_tell(why, at_once ? TELL_COUNTER_NOW : TELL_COUNTER_NEXT, BAY_DEFENDER, BAY_NO_UNIT,
             NULL); // NQM-44, NQM-46
    disperse(b, state, at_once, why);
    state->at_once = at_once;
    state->fought = state->reorganised = state->formation = 0;
    if (nqm_beaten(b, state, BAY_ATTACKER)) {
        nqm_retaken(b, state, TELL_RETAKEN, why); // NQM-48
        return;
    }
    nqm_bundle(b, state, COUNTER_COMMIT, why);
}

void nqm_counter_judged(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool target = nqm_beaten(b, state, BAY_ATTACKER),
         assailant = nqm_beaten(b, state, BAY_DEFENDER);
    if (assailant) {
        if ((target || state->attacks_left) && nqm_could_join(b, state, COUNTER_LAST_RESERVE)) {
            state->worse = 0;
            nqm_bundle(b, state, COUNTER_LAST_RESERVE, why);
        } else {
            nqm_counter_fails(b, state, why);
        }
    } else if (target) {
        nqm_retaken(b, state, TELL_RETAKEN, why);
    } else if (state->attacks_left == 0) {
        nqm_counter_fails(b, state, why);
    } else if (!nqm_nothing_fresh(b, state, why)) { // NQM-S11
        state->stage = COUNTER_AGAIN;               // NQM-17
    }
}

void nqm_counter_last_over(const nqm_battle *b, nqm_state *state, bool joined, bay_trace *why) {
    if (!joined)
        nqm_counter_fails(b, state, why);
    else if (nqm_beaten(b, state, BAY_ATTACKER))
        nqm_retaken(b, state, TELL_RETAKEN, why);
    else
        nqm_reinforced(b, state, why);
}

void nqm_counter_fails(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bay_tell(why, TELL_HELD_AGAIN, BAY_ATTACKER, BAY_NO_UNIT, NULL);
    keeps_ground(b, state, why);
}

void nqm_retaken(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why) {
    nqm_end(b, state, POSITION_RETAKEN, telling, why);
}
