// The units that test their morale: who belongs to one, its casualties, what a test does to it.
// Catalogue; rulings.

#include "nqm.h"

kit_set nqm_members(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return nqm_fighting(b, state, side) & b->of_unit[side][stand];
}

// Casualties and full strength of the stands that count. Stands beyond the dice limit
// count too, which is what puts off the test.
nqm_toll nqm_toll_of(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    const uint8_t *pins = nqm_pins(b, state, side);
    if (nqm_reads(b, A_21_REINFORCED, 1)) { // not who joined later, where others are left
        kit_set first = unit & ~nqm_marked(b, state, side, JOINED);
        if (first) unit = first;
    }
    nqm_toll toll = {0, 0};
    while (unit) {
        int i = kit_take(&unit);
        const nqm_stand *s = &b->stand[side][i];
        toll.strength += s->strength; // NQM-27
        int taken = pins[i] < s->strength ? pins[i] : s->strength;
        if (nqm_reads(b, A_4_EARLIER_PINS, 1)) taken -= s->red + s->black;
        if (taken > 0) toll.casualties += taken; // reorganising may have taken off earlier ones
    }
    return toll;
}

static bay_fraction break_at(const nqm_battle *b, int side, kit_set unit) {
    return b->break_at[b->uniform[side] ? b->quality[side] : nqm_quality_of(b, side, unit)];
}

// NQM-25, with A-7; compared by cross-multiplication.
static bool test_reached(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    bay_fraction at = break_at(b, side, unit);
    if (at.over == 0) return false; // NQM-25: Elite never test
    nqm_toll toll = nqm_toll_of(b, state, side, unit);
    int over = toll.casualties * at.over - toll.strength * at.number;
    return nqm_reads(b, A_7_THRESHOLD, 0) ? over >= 0 : over > 0;
}

// Does it matter what a stand has been through in this attack?
static bool marks_matter(const nqm_battle *b, const nqm_state *state) {
    return state->phase == ROLLING_IN || nqm_reads(b, A_5_HOW_OFTEN, 1) ||
           nqm_reads(b, BASE_LOSS, 1);
}

// What its stands have been through, taken together.
static int marks_of(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    int marks = 0;
    if (!marks_matter(b, state)) return 0;
    while (unit) marks |= nqm_part(b, state, side)[kit_take(&unit)];
    return marks;
}

static bool must_test(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    bool passed = nqm_part(b, state, side)[kit_first(unit)] & HAS_PASSED;
    bool rolled = state->phase == ROLLING_IN, reached;
    int marks = marks_of(b, state, side, unit);
    if (rolled || (marks & LOST_BASE))
        reached = (rolled ? marks & TOUCHED : marks) &&
                  break_at(b, side, unit).over; // NQM-S14, NQM-S09
    else if (passed && !((marks & TOUCHED) && nqm_reads(b, A_5_HOW_OFTEN, 1)))
        return false; // NQM-25: once
    else
        reached = test_reached(b, state, side, unit);
    return reached && (unit & nqm_able(b, state, side)); // NQM-25: able to fight on
}

int nqm_who_tests(const nqm_battle *b, const nqm_state *state, int side) {
    for (kit_set left = nqm_fighting(b, state, side); left;) {
        kit_set unit = nqm_take_unit(b, side, &left);
        if (must_test(b, state, side, unit)) return kit_first(unit);
    }
    return -1;
}

// NQM-26. A test for a lost base below the break point leaves the unit's state as it was.
void nqm_unit_passes(const nqm_battle *b, nqm_state *state, int side, int leader) {
    kit_set unit = nqm_members(b, state, side, leader);
    bool stays = state->phase == ROLLING_IN || !test_reached(b, state, side, unit);
    uint8_t *part = nqm_part_to(b, state, side);
    while (unit) {
        int i = kit_take(&unit);
        part[i] = (uint8_t)((part[i] & ~(TOUCHED | LOST_BASE)) | (stays ? 0 : HAS_PASSED));
    }
}

void nqm_unit_fails(const nqm_battle *b, nqm_state *state, int side, int leader,
                    bay_trace *why) {
    nqm_leave(b, state, side, nqm_members(b, state, side, leader)); // NQM-26, NQM-48
    int telling = side == nqm_assailant(state) ? TELL_HALTS
                  : b->retreat_open[side]      ? TELL_DISPERSES
                                               : TELL_SURRENDERS;
    kit_say_of(why, telling, side); // NQM-S10
}

// A stand that enters joins its unit in the state it is in: A-21. It stays marked as one that
// enters where there is no unit yet.
void nqm_join(const nqm_battle *b, nqm_state *state, int side, int stand) {
    uint8_t *part = nqm_part_to(b, state, side);
    kit_set unit = nqm_members(b, state, side, stand) & ~nqm_marked(b, state, side, TOUCHED);
    if (!unit) return;
    part[stand] = (uint8_t)((part[stand] & PLACE_MASK) | (part[kit_first(unit)] & HAS_PASSED));
    if (nqm_reads(b, A_21_REINFORCED, 1)) part[stand] |= JOINED;
}

// Stands that entered and found no unit form one, which has passed already if it enters at or
// past its break point.
void nqm_enter(const nqm_battle *b, nqm_state *state, int side) {
    uint8_t *part = nqm_part_to(b, state, side);
    kit_set entered = nqm_marked(b, state, side, TOUCHED), passed = 0;
    if (entered) entered &= nqm_fighting(b, state, side);
    bool passes = nqm_reads(b, A_24_ENTERS, 0); // else it tests as any other: R-15
    for (kit_set left = passes ? entered : 0; left;) {
        int i = kit_take(&left);
        kit_set unit = nqm_members(b, state, side, i);
        if (test_reached(b, state, side, unit)) passed |= kit_one(i); // NQM-25, A-24
    }
    while (entered) {
        int i = kit_take(&entered);
        part[i] &= PLACE_MASK | HAS_PASSED;
        if (kit_in(passed, i)) part[i] |= HAS_PASSED;
    }
}

void nqm_forget_attack(const nqm_battle *b, nqm_state *state) {
    for (int side = 0; side < 2 && marks_matter(b, state); side++)
        for (int i = 0; i < b->count[side]; i++)
            nqm_part_to(b, state, side)[i] &= (uint8_t) ~(TOUCHED | LOST_BASE);
}
