// Who is where, and who can still fight: sets of a side's stands, asked for in every attack, and so
// in line.
#ifndef BAY_RULES_NQM_FIGHT_H
#define BAY_RULES_NQM_FIGHT_H

#include "nqm_state.h"

// NQM-06: a strength point with neither a red nor a black pin gives a die. Never more pins than points.
static inline int nqm_clean(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return b->stand[side][stand].strength - nqm_pins(b, state, side)[stand]; // NQM-06, NQM-15
}

// Casualties that it has taken in this assault; fewer than none where reorganising took off others.
static inline int nqm_taken(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    const nqm_stand *s = &b->stand[side][stand];
    return nqm_pins(b, state, side)[stand] - s->red - s->black;
}

// Clean points of theirs.
static inline int nqm_points(const nqm_battle *b, const nqm_state *state, int side,
                             kit_set stands) {
    int points = 0;
    while (stands) points += nqm_clean(b, state, side, kit_take(&stands));
    return points;
}

// Those of them with a clean point.
static inline kit_set nqm_able(const nqm_battle *b, const nqm_state *state, int side,
                               kit_set stands) {
    kit_set able = 0;
    while (stands) {
        int i = kit_take(&stands);
        if (nqm_clean(b, state, side, i) > 0) able |= kit_one(i);
    }
    return able;
}

// Those whose part under the mask is `is`: at a place (nqm_placed), or been through something.
static inline kit_set nqm_whose(const nqm_battle *b, const nqm_state *state, int side, int mask,
                                int is) {
    const uint8_t *part = nqm_part(b, state, side);
    kit_set found = 0;
    for (int i = 0, count = b->count[side]; i < count; i++)
        if ((part[i] & mask) == is) found |= kit_one(i);
    return found;
}

static inline kit_set nqm_placed(const nqm_battle *b, const nqm_state *state, int side,
                                 int place) {
    return nqm_whose(b, state, side, PLACE_MASK, place);
}

static inline kit_set nqm_marked(const nqm_battle *b, const nqm_state *state, int side,
                                 int mark) {
    return nqm_whose(b, state, side, mark, mark);
}

// Attacking together all battalions are one body; else each is its own: NQM-29, NQM-30, NQM-31.
static inline kit_set nqm_body(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? b->of_body[state->body] : b->all[BAY_ATTACKER];
}

// In the assault that is being fought: the attacker's committed stands of the present body (all
// who hold the ground, in a counterattack); the defender's on the present area (counterattacking).
static inline kit_set nqm_fighting(const nqm_battle *b, const nqm_state *state, int side) {
    bool counter = state->phase == COUNTERATTACK;
    if (side == BAY_DEFENDER)
        return nqm_placed(b, state, side, counter ? IN_COUNTER : IN_FIGHT + state->area);
    return nqm_placed(b, state, side, IN_FIGHT) & (counter ? b->all[side] : nqm_body(b, state));
}

// In the attack being made: of the assailant, perhaps one stand alone; of infantry that hunts
// tanks, those who may assault. The target fights with every stand, whatever its class: NQM-03.
static inline kit_set nqm_attacking(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set fighting = nqm_fighting(b, state, side);
    if (side != nqm_assailant(state)) return fighting; // NQM-03
    if (state->alone) return fighting & kit_one(state->alone - 1);
    return state->phase == HUNTING ? fighting & b->assaults[side] : fighting; // NQM-S01
}

// Those of them with a clean point.
static inline kit_set nqm_ready(const nqm_battle *b, const nqm_state *state, int side) {
    return nqm_able(b, state, side, nqm_attacking(b, state, side));
}

// Takes the first unit that tests out of a set of stands.
static inline kit_set nqm_take_unit(const nqm_battle *b, int side, kit_set *left) {
    kit_set unit = *left & b->of_unit[side][kit_first(*left)];
    *left &= ~unit;
    return unit;
}

#endif
