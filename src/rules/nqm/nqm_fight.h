// Who is in the fight: asked of every stand in every attack, and so in line.
#ifndef BAY_RULES_NQM_FIGHT_H
#define BAY_RULES_NQM_FIGHT_H

#include "nqm_state.h"

// NQM-06: a strength point with neither a red nor a black pin gives a die.
static inline int nqm_clean(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    int left =
        b->stand[side][stand].strength - nqm_pins(b, state, side)[stand]; // NQM-06, NQM-15
    return left > 0 ? left : 0;
}

// Attacking together all battalions are one body; else each is its own: NQM-29, NQM-30, NQM-31.
static inline bool nqm_in_body(const nqm_battle *b, const nqm_state *state, int stand) {
    return !state->apart || b->stand[BAY_ATTACKER][stand].battalion == state->body;
}

// In the assault that is being fought: the attacker's committed stands of the present body (all
// who hold the ground, in a counterattack); the defender's on the present area (counterattacking).
static inline bool nqm_in_fight(const nqm_battle *b, const nqm_state *state, int side,
                                int stand) {
    int place = nqm_part(b, state, side)[stand] & PLACE_MASK;
    if (side == BAY_DEFENDER)
        return place == (state->phase == COUNTERATTACK ? IN_COUNTER : IN_FIGHT + state->area);
    return place == IN_FIGHT && (state->phase == COUNTERATTACK || nqm_in_body(b, state, stand));
}

// In the attack being made: of the assailant, perhaps one stand alone; of infantry that hunts
// tanks, those who may assault. The target fights with every stand, whatever its class: NQM-03.
static inline bool nqm_takes_part(const nqm_battle *b, const nqm_state *state, int side,
                                  int stand) {
    if (!nqm_in_fight(b, state, side, stand)) return false;
    if (side != nqm_assailant(state)) return true; // NQM-03
    if (state->alone) return state->alone == stand + 1;
    return state->phase != HUNTING || b->stand[side][stand].assaults; // NQM-S01
}

static inline bool nqm_same_unit(const nqm_battle *b, int side, int one, int other) {
    if (one == other || nqm_reads(b, A_3_UNIT, UNIT_WHOLE)) return true;
    return nqm_reads(b, A_3_UNIT, UNIT_BATTALION) &&
           b->stand[side][one].battalion == b->stand[side][other].battalion;
}

#endif
