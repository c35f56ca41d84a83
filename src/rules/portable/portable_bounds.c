// The largest that each measure can become in a battle.

#include "portable_reader.h"

typedef struct hurt { // at the start, by side
    int combats;      // in which somebody of it can be hit, at most
    int shots;        // at it, at most
    int units;        // that can be lost, commanders among them
    int commanders;   // that can be lost
} hurt;

// Is it known from the start who fights whom?
static bool is_plain(const portable_battle *b) {
    return !b->fire && portable_reads(b, B_10_DECLARED, DECLARED_FIRST) &&
           portable_reads(b, B_3_TO_FRONT, FRONT_IN_COMBAT);
}

static bool attacked(const portable_battle *b, const portable_state *state, int unit) {
    for (int u = 0; u < b->attackers; u++)
        if (portable_opponent(b, state, u) == unit && portable_forbids(b, state, u) < 0)
            return true;
    return false;
}

static bool takes_part(const portable_battle *b, const portable_state *state, int unit) {
    bool attacks = b->piece[unit].side == BAY_ATTACKER;
    return attacks ? portable_forbids(b, state, unit) < 0 : attacked(b, state, unit);
}

static bool can_be_lost(const portable_battle *b, const portable_state *state, int unit) {
    if (!is_plain(b) || takes_part(b, state, unit)) return true;
    if (portable_fights(b, unit)) return false;
    int with = portable_fighter_in(b, state, state->unit[unit].cell, b->piece[unit].side);
    return with != NOBODY && takes_part(b, state, with);
}

// Can it hit anybody? A commander alone is caught without a roll of his own: PCC-12.
static bool hits_back(const portable_battle *b, int target) {
    return portable_fights(b, target) || portable_reads(b, B_17_ROLLS_BACK, 1);
}

static int least(int one, int other) {
    return one < other ? one : other;
}

static hurt hurt_of(const portable_battle *b, const portable_state *state, int side) {
    hurt h = {0};
    int fighters = 0, targets = 0;
    for (int u = 0; u < b->count; u++) {
        bool defends = b->piece[u].side == BAY_DEFENDER;
        fighters += !defends && portable_fights(b, u);
        bool counts = side == BAY_DEFENDER || hits_back(b, u);
        targets += defends && (!is_plain(b) || (counts && attacked(b, state, u)));
        if (b->piece[u].side != side || !can_be_lost(b, state, u)) continue;
        h.units++;
        h.commanders += !portable_fights(b, u);
    }
    h.combats = least(fighters, targets);
    h.shots = side == BAY_DEFENDER && b->fire ? fighters : 0;
    return h;
}

void portable_bounds(portable_battle *b, const portable_state *state) {
    int32_t *most = b->common.most;
    for (int side = 0; side < 2; side++) {
        hurt h = hurt_of(b, state, side);
        int hits = h.combats + h.shots;
        bool apart = h.commanders && portable_reads(b, B_12_COMMANDER_MOVES, MOVES_APART);
        most[MEASURE_ATTACKER_LOSSES + side] = least(h.units, hits + least(hits, h.commanders));
        most[MEASURE_ATTACKER_DRIVEN + side] = apart ? 2 * hits : hits;
        most[MEASURE_ATTACKER_COMMANDERS + side] = least(h.commanders, hits);
    }
    most[MEASURE_CLEARED] = most[MEASURE_TAKEN] = b->objectives;
}
