// Break tests after an attack: the units that test, and the effect of a test. First all units of
// one side test, then those of the other, then comes the judgement. Catalogue,
// rulings.

#include "nqm.h"

// --- Units -----------------------------------------------------------------------------------

// A unit is the set of its stands that are in the fight; its leader is the first of them.
static kit_set members(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return nqm_fighting(b, state, side) & b->of_unit[side][stand];
}

typedef struct toll { // of a unit
    int casualties, strength;
} toll;

// Not who joined later, where others are left: A-21.
static inline kit_set who_count(const nqm_battle *b, const nqm_state *state, int side,
                                kit_set unit) {
    if (b->set[A_21_REINFORCED] != STRENGTH_STAYS) return unit;
    kit_set first = unit & ~nqm_marked(b, state, side, JOINED);
    return first ? first : unit;
}

// Casualties and full strength of the stands that count. Stands beyond the dice limit
// count too, which is what puts off the test.
static inline toll points_lost(const nqm_battle *b, const nqm_state *state, int side,
                               kit_set unit) {
    const uint8_t *pins = nqm_pins(b, state, side);
    bool ignored = b->set[A_4_EARLIER_PINS] == EARLIER_IGNORED;
    int casualties = 0, strength = 0;
    KIT_EACH (i, who_count(b, state, side, unit)) {
        strength += b->strength[side][i]; // NQM-27
        int taken = ignored ? nqm_taken(b, state, side, i) : pins[i];
        if (taken > 0) casualties += taken; // reorganising may have taken off earlier ones
    }
    return (toll){casualties, strength};
}

// The same in bases: those that have no clean point any more.
static toll bases_lost(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    bool ignored = b->set[A_4_EARLIER_PINS] == EARLIER_IGNORED;
    toll of = {0, 0};
    KIT_EACH (i, who_count(b, state, side, unit)) {
        const nqm_stand *s = &b->stand[side][i];
        int all = nqm_bases_of(b, side, s->strength);
        int had = ignored ? nqm_bases_of(b, side, s->strength - s->red - s->black) : all;
        int lost = had - nqm_bases_of(b, side, nqm_clean(b, state, side, i));
        of.strength += all;
        if (lost > 0) of.casualties += lost;
    }
    return of;
}

// In what the break point is a fraction of: A-2.
static inline toll toll_of(const nqm_battle *b, const nqm_state *state, int side,
                           kit_set unit) {
    return b->of_stands ? bases_lost(b, state, side, unit) : points_lost(b, state, side, unit);
}

static bay_fraction break_at(const nqm_battle *b, int side, kit_set unit) {
    return b->break_at[b->uniform[side] ? b->quality[side] : nqm_quality_of(b, side, unit)];
}

// NQM-25, with A-7; compared by cross-multiplication.
static inline bool test_reached(const nqm_battle *b, const nqm_state *state, int side,
                                kit_set unit) {
    bay_fraction at = break_at(b, side, unit);
    if (at.over == 0) return false; // NQM-25: Elite never test
    toll of = toll_of(b, state, side, unit);
    int over = of.casualties * at.over - of.strength * at.number;
    return b->set[A_7_THRESHOLD] == WHEN_REACHED ? over >= 0 : over > 0;
}

// The fewest pins that cost so many bases of the unit: of a stand all its clean points, of a block
// those beyond the bases that are left.
static int pins_for(const nqm_battle *b, const nqm_state *state, int side, kit_set unit,
                    int bases) {
    int pins = 0, size = b->set[BASE_STRENGTH];
    kit_set left = nqm_able(b, state, side, unit);
    if (b->block[side]) {
        int clean = nqm_points(b, state, side, unit);
        int kept = size * (nqm_bases_of(b, side, clean) - bases);
        return clean - (kept > 0 ? kept : 0);
    }
    for (; bases > 0 && left; bases--) {
        int least = kit_first(left);
        KIT_EACH (i, left)
            if (nqm_clean(b, state, side, i) < nqm_clean(b, state, side, least)) least = i;
        pins += nqm_clean(b, state, side, least);
        left &= ~kit_one(least);
    }
    return pins;
}

// Of the unit that is nearest to its test; a side that is not in the fight yet, as it stands.
int nqm_short_of_test(const nqm_battle *b, const nqm_state *state, int side) {
    int nearest = NQM_NO_LIMIT;
    for (kit_set left = nqm_fighting(b, state, side); left;) {
        kit_set unit = nqm_take_unit(b, side, &left);
        bay_fraction at = break_at(b, side, unit);
        bool passed = nqm_part(b, state, side)[kit_first(unit)] & HAS_PASSED;
        if (at.over == 0 || passed) continue;
        toll of = toll_of(b, state, side, unit);
        int reached = (of.strength * at.number + at.over - 1) / at.over; // reached
        if (b->set[A_7_THRESHOLD] == WHEN_EXCEEDED)
            reached = of.strength * at.number / at.over + 1;
        int short_of = reached > of.casualties ? reached - of.casualties : 0;
        if (b->of_stands && short_of) short_of = pins_for(b, state, side, unit, short_of);
        if (short_of < nearest) nearest = short_of;
    }
    return nearest;
}

// Does it matter what a stand has been through in this attack?
static bool marks_matter(const nqm_battle *b, const nqm_state *state) {
    return b->marks || state->phase == ROLLING_IN;
}

static bool must_test(const nqm_battle *b, const nqm_state *state, int side, kit_set unit) {
    bool passed = nqm_part(b, state, side)[kit_first(unit)] & HAS_PASSED;
    if (marks_matter(b, state)) {
        bool rolled = state->phase == ROLLING_IN;
        int marks = 0; // what its stands have been through, taken together
        KIT_EACH (i, unit) marks |= nqm_part(b, state, side)[i];
        if (rolled || (marks & LOST_BASE))
            return (rolled ? marks & TOUCHED : marks) &&
                   break_at(b, side, unit).over; // NQM-S14, NQM-S09
        if ((marks & TOUCHED) && b->set[A_5_HOW_OFTEN] == TESTS_AGAIN) passed = false;
    }
    return !passed && test_reached(b, state, side, unit); // NQM-25: once
}

// The leader of the first unit in the fight that has to; -1: none.
static int who_tests(const nqm_battle *b, const nqm_state *state, int side, kit_set fighting) {
    while (fighting) {
        kit_set unit = nqm_take_unit(b, side, &fighting);
        bool able = must_test(b, state, side, unit) && nqm_can_fight(b, state, side, unit);
        if (able) return kit_first(unit); // NQM-25: able to fight on
    }
    return -1;
}

// NQM-26. A test for a lost base below the break point leaves the unit's state as it was.
static void unit_passes(const nqm_battle *b, nqm_state *state, int side, int leader) {
    kit_set unit = members(b, state, side, leader);
    bool stays = state->phase == ROLLING_IN || !test_reached(b, state, side, unit);
    uint8_t *part = nqm_part_to(b, state, side);
    KIT_EACH (i, unit)
        part[i] = (uint8_t)((part[i] & ~(TOUCHED | LOST_BASE)) | (stays ? 0 : HAS_PASSED));
}

static void unit_fails(const nqm_battle *b, nqm_state *state, int side, int leader,
                       bay_trace *why) {
    nqm_leave(b, state, side, members(b, state, side, leader)); // NQM-26, NQM-48
    int telling = side == nqm_assailant(state) ? TELL_HALTS
                  : b->retreat_open[side]      ? TELL_DISPERSES
                                               : TELL_SURRENDERS;
    kit_say_of(why, telling, side); // NQM-S10
}

// A stand that enters joins its unit in the state it is in: A-21. It stays marked as one that
// enters where there is no unit yet.
void nqm_join(const nqm_battle *b, nqm_state *state, int side, int stand) {
    uint8_t *part = nqm_part_to(b, state, side);
    kit_set unit = members(b, state, side, stand) & ~nqm_marked(b, state, side, TOUCHED);
    if (!unit) return;
    part[stand] = (uint8_t)((part[stand] & PLACE_MASK) | (part[kit_first(unit)] & HAS_PASSED));
    if (b->set[A_21_REINFORCED] == STRENGTH_STAYS) part[stand] |= JOINED;
}

// Stands that entered and found no unit form one, which has passed already if it enters at or
// past its break point.
void nqm_enter(const nqm_battle *b, nqm_state *state, int side) {
    uint8_t *part = nqm_part_to(b, state, side);
    kit_set entered = nqm_marked(b, state, side, TOUCHED);
    if (entered) entered &= nqm_fighting(b, state, side);
    bool passes = b->set[A_24_ENTERS] == ENTERS_PASSED; // else it tests as any other: R-15
    KIT_THOSE(passed, i, passes ? entered : 0,          // NQM-25, A-24
              test_reached(b, state, side, members(b, state, side, i)));
    KIT_EACH (i, entered) {
        part[i] &= PLACE_MASK | HAS_PASSED;
        if (kit_in(passed, i)) part[i] |= HAS_PASSED;
    }
}

static void forget_attack(const nqm_battle *b, nqm_state *state) {
    for (int side = 0; side < 2 && marks_matter(b, state); side++)
        for (int i = 0; i < b->count[side]; i++)
            nqm_part_to(b, state, side)[i] &= (uint8_t) ~(TOUCHED | LOST_BASE);
}

// --- Who has to test -------------------------------------------------------------------------

// The attacker's battalion of a stand, where there are several.
int nqm_battalion_called(const nqm_battle *b, int stand) {
    int battalion = b->stand[BAY_ATTACKER][stand].battalion;
    bool named = b->battalions > 1 && battalion != NQM_COMMON;
    return named ? nqm_battalion_unit(b, battalion) : BAY_NO_UNIT;
}

// Whom words speak of: the side where it is one unit, else the unit by what it is called.
static int called(const nqm_battle *b, int side, int leader) {
    if (b->set[A_3_UNIT] == UNIT_STAND) return nqm_unit(b, side, leader);
    if (side == BAY_ATTACKER && b->set[A_3_UNIT] == UNIT_BATTALION)
        return nqm_battalion_called(b, leader);
    if (side == BAY_DEFENDER && b->areas > 1 && !b->stand[side][leader].reserve)
        return nqm_area_unit(b, b->stand[side][leader].area);
    return BAY_NO_UNIT;
}

static void tell_test(const nqm_battle *b, const nqm_state *state, int side, int leader,
                      bay_trace *why) {
    bool rolled = state->phase == ROLLING_IN;
    bool base = nqm_part(b, state, side)[leader] & LOST_BASE;
    int telling = rolled         ? TELL_MUST_STAND
                  : base         ? TELL_BASE_TEST
                  : b->of_stands ? TELL_STANDS_TEST
                                 : TELL_TEST;
    kit_set unit = members(b, state, side, leader);
    toll of = telling == TELL_STANDS_TEST ? bases_lost(b, state, side, unit)
                                          : points_lost(b, state, side, unit);
    kit_say_numbers(why, telling, side, called(b, side, leader), of.casualties,
                    of.strength); // NQM-25, NQM-S09, NQM-S14
}

static uint8_t judged(const nqm_battle *b, nqm_state *state, kit_set beaten, bay_trace *why) {
    switch (state->phase) {
    case FIRING:
    case FIRING_BACK: return nqm_fire_judged(b, state, beaten, why);
    case ROLLING_IN: return nqm_rolled_in(b, state, beaten, why);
    case HUNTING: return nqm_hunt_judged(b, state, beaten, why);
    case COUNTERATTACK: return nqm_counter_judged(b, state, beaten, why);
    default: return nqm_judge(b, state, beaten, why);
    }
}

// Who has to: those fired at, those rolled over, else both sides.
static bool side_tests(const nqm_state *state, int side) {
    if (state->phase == FIRING || state->phase == ROLLING_IN) return side == BAY_DEFENDER;
    return state->phase != FIRING_BACK || side == BAY_ATTACKER;
}

uint8_t nqm_tests(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool tested = state->stage == TEST_ATTACKER || state->stage == TEST_DEFENDER;
    int order = b->set[A_6_BOTH_TEST];
    int first = nqm_assailant(state);
    if (order == DEFENDER_FIRST) first = !first;
    bool orderly = order != TOGETHER_TEST && side_tests(state, first);
    kit_set beaten = 0;
    for (int k = 0; k < 2; k++) {
        int side = k == 0 ? first : !first;
        kit_set fighting = nqm_fighting(b, state, side);
        if (!nqm_can_fight(b, state, side, fighting)) beaten |= kit_one(side); // NQM-24, NQM-27
        if (!side_tests(state, side) || (orderly && kit_in(beaten, first))) continue;
        int leader = who_tests(b, state, side, fighting);
        if (leader < 0) continue;
        if (why) tell_test(b, state, side, leader, why);
        state->cursor = (uint8_t)leader;
        return side == BAY_ATTACKER ? TEST_ATTACKER : TEST_DEFENDER; // NQM-26
    }
    state->cursor = 0;
    if (!tested) kit_say(why, TELL_NO_TEST);
    forget_attack(b, state);
    return judged(b, state, beaten, why);
}

// --- The die ---------------------------------------------------------------------------------

void nqm_about_test(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_state *state = at;
    int side = state->stage == TEST_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    kit_set unit = members(b, state, side, state->cursor);
    int quality = nqm_quality_of(b, side, unit);
    int hold_from = nqm_number(b, quality, HOLD_FROM);
    bool two_scores = quality == VETERAN && b->set[A_1_VETERANS_HOLD] == HOLD_3_AND_6;
    if (two_scores && hold_from >= 5) hold_from = hold_from < 6 ? 5 : 6;
    step->number[0] = hold_from;
    step->dice = bay_throw_needs(side, 1, 6, hold_from); // NQM-26: result 1 holds
    if (!two_scores || hold_from >= 5) return;
    step->number[1] = 1;
    step->dice = bay_throw_total(side, 1, 6); // results 1 and 3 hold
    step->dice.cuts = 3;
    step->dice.is.cut[0] = (int16_t)(hold_from - 1);
    step->dice.is.cut[1] = (int16_t)hold_from;
    step->dice.is.cut[2] = 5;
}

// Two results, or four where Veterans hold on two scores apart: the odd ones hold.
uint8_t nqm_follows_test(const nqm_battle *b, nqm_state *state, int result, bay_trace *why) {
    int side = state->stage == TEST_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    int leader = state->cursor;
    bool holds = result % 2 == 1; // NQM-26
    bay_tell(why, holds ? TELL_HOLDS : TELL_BREAKS, (bay_side)side, called(b, side, leader),
             NULL);
    state->cursor = 0;
    if (holds) {
        unit_passes(b, state, side, leader); // NQM-26
    } else {
        unit_fails(b, state, side, leader, why); // NQM-26
        if (side == nqm_assailant(state) && b->set[MUST_REINFORCE] == REINFORCES_FIRST)
            state->worse = 1; // NQM-S11
    }
    if (side == BAY_ATTACKER && state->phase == COUNTERATTACK) nqm_pack_holders(b, state);
    return nqm_tests(b, state, why);
}
