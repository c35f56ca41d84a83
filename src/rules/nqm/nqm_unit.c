// The units that test their morale: who belongs to one, its casualties, what a test does to it.
// Catalogue; rulings.

#include "nqm.h"

static bool member(const nqm_battle *b, const nqm_state *state, int side, int leader,
                   int stand) {
    return nqm_in_fight(b, state, side, stand) && nqm_same_unit(b, side, leader, stand);
}

bool nqm_leads(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    if (!nqm_in_fight(b, state, side, stand)) return false;
    for (int i = 0; i < stand; i++)
        if (member(b, state, side, stand, i)) return false;
    return true;
}

// Casualties and full strength of the stands that count. Stands beyond the dice limit
// count too, which is what puts off the test.
void nqm_casualties(const nqm_battle *b, const nqm_state *state, int side, int leader,
                    int *casualties, int *strength) {
    const uint8_t *pins = nqm_pins(b, state, side), *part = nqm_part(b, state, side);
    bool joined_too = true; // those who joined later count unless told otherwise
    bool earlier = !nqm_reads(b, A_4_EARLIER_PINS, 1);
    int count = b->count[side], taken_by_all = 0, strength_of_all = 0;
    if (nqm_reads(b, A_21_REINFORCED, 1))
        for (int i = 0; i < count; i++)
            if (member(b, state, side, leader, i) && !(part[i] & JOINED)) joined_too = false;
    for (int i = 0; i < count; i++) {
        const nqm_stand *stand = &b->stand[side][i];
        if (!member(b, state, side, leader, i) || (!joined_too && (part[i] & JOINED))) continue;
        strength_of_all += stand->strength; // NQM-27
        int taken = pins[i] < stand->strength ? pins[i] : stand->strength;
        if (!earlier) taken -= stand->red + stand->black;
        if (taken > 0) taken_by_all += taken; // reorganising may have taken off earlier ones
    }
    *casualties = taken_by_all;
    *strength = strength_of_all;
}

// NQM-25, with A-7; compared by cross-multiplication.
bool nqm_test_reached(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    int quality =
        b->uniform[side] ? b->quality[side] : nqm_unit_quality(b, state, side, leader);
    bay_fraction at = b->break_at[quality];
    if (at.over == 0) return false; // NQM-25: Elite never test
    int casualties, strength;
    nqm_casualties(b, state, side, leader, &casualties, &strength);
    int over = casualties * at.over - strength * at.number;
    return nqm_reads(b, A_7_THRESHOLD, 0) ? over >= 0 : over > 0;
}

// What its stands have been through, taken together.
static int marks_of(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    int marks = 0;
    for (int i = leader; i < b->count[side]; i++)
        if (member(b, state, side, leader, i)) marks |= nqm_part(b, state, side)[i];
    return marks;
}

static bool has_clean(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    for (int i = leader; i < b->count[side]; i++)
        if (member(b, state, side, leader, i) && nqm_clean(b, state, side, i) > 0) return true;
    return false;
}

bool nqm_must_test(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    bool passed = nqm_part(b, state, side)[leader] & HAS_PASSED;
    if (!b->tests_again && state->phase != ROLLING_IN) // NQM-25: once, and able to fight on
        return !passed && nqm_test_reached(b, state, side, leader) &&
               has_clean(b, state, side, leader);
    bool never = b->break_at[nqm_unit_quality(b, state, side, leader)].over == 0;
    if (never || !has_clean(b, state, side, leader)) return false; // NQM-25
    int marks = marks_of(b, state, side, leader);
    if (state->phase == ROLLING_IN) return (marks & TOUCHED) != 0; // NQM-S14
    if (marks & LOST_BASE) return true;                            // NQM-S09
    bool again = nqm_reads(b, A_5_HOW_OFTEN, 1) && (marks & TOUCHED);
    return (!passed || again) && nqm_test_reached(b, state, side, leader); // NQM-25
}

void nqm_unit_mark(const nqm_battle *b, nqm_state *state, int side, int leader, int clear,
                   int set) {
    for (int i = leader; i < b->count[side]; i++)
        if (member(b, state, side, leader, i)) {
            uint8_t *part = &nqm_part_to(b, state, side)[i];
            *part = (uint8_t)((*part & ~clear) | set);
        }
}

// NQM-26. A test for a lost base below the break point leaves the unit's state as it was.
void nqm_unit_passes(const nqm_battle *b, nqm_state *state, int side, int leader) {
    bool stays = state->phase == ROLLING_IN || !nqm_test_reached(b, state, side, leader);
    nqm_unit_mark(b, state, side, leader, TOUCHED | LOST_BASE, stays ? 0 : HAS_PASSED);
}

void nqm_unit_fails(const nqm_battle *b, nqm_state *state, int side, int leader,
                    bay_trace *why) {
    bool members[NQM_STANDS_MAX] = {false};
    for (int i = 0; i < b->count[side]; i++) members[i] = member(b, state, side, leader, i);
    for (int i = 0; i < b->count[side]; i++)
        if (members[i]) nqm_leave(b, state, side, i); // NQM-26, NQM-48
    int telling = side == nqm_assailant(state) ? TELL_HALTS
                  : b->retreat_open[side]      ? TELL_DISPERSES
                                               : TELL_SURRENDERS;
    bay_tell(why, telling, (bay_side)side, BAY_NO_UNIT, NULL); // NQM-S10
}

// A stand that enters joins its unit in the state it is in: A-21. It stays marked as one that
// enters where there is no unit yet.
void nqm_join(const nqm_battle *b, nqm_state *state, int side, int stand) {
    uint8_t *part = nqm_part_to(b, state, side);
    for (int k = 0; k < b->count[side]; k++) {
        if (!member(b, state, side, stand, k) || (part[k] & TOUCHED)) continue;
        part[stand] = (uint8_t)((part[stand] & PLACE_MASK) | (part[k] & HAS_PASSED));
        if (nqm_reads(b, A_21_REINFORCED, 1)) part[stand] |= JOINED;
        return;
    }
}

// Stands that entered and found no unit form one, which has passed already if it enters at or
// past its break point.
void nqm_enter(const nqm_battle *b, nqm_state *state, int side) {
    uint8_t *part = nqm_part_to(b, state, side);
    bool anybody = false;
    for (int i = 0; i < b->count[side]; i++) anybody |= (part[i] & TOUCHED) != 0;
    if (!anybody) return;
    int marks[NQM_STANDS_MAX] = {0};
    for (int i = 0; i < b->count[side]; i++) {
        marks[i] = -1;
        if (!nqm_in_fight(b, state, side, i) || !(part[i] & TOUCHED)) continue;
        int leader = i;
        for (int k = i - 1; k >= 0; k--)
            if (member(b, state, side, i, k)) leader = k;
        marks[i] = part[i] & (PLACE_MASK | HAS_PASSED);
        if (nqm_test_reached(b, state, side, leader)) marks[i] |= HAS_PASSED; // NQM-25, A-24
    }
    for (int i = 0; i < b->count[side]; i++)
        if (marks[i] >= 0) part[i] = (uint8_t)marks[i];
}

void nqm_forget_attack(const nqm_battle *b, nqm_state *state) {
    for (int side = 0; side < 2; side++) {
        uint8_t *part = nqm_part_to(b, state, side);
        for (int i = 0, count = b->count[side]; i < count; i++)
            part[i] &= (uint8_t) ~(TOUCHED | LOST_BASE);
    }
}
