// Tests of morale, before the assaults and after them. Rulings.

#include "wtj.h"

// --- What a test does ------------------------------------------------------------------------

enum cell {
    NO_EFFECT,
    GETS_PINNED,
    WITHDRAWS,
    ROUTS,
    ROUTS_AND_SURRENDERS,
    SURRENDERS,
    SURRENDERS_AND_DISINTEGRATES,
    DISINTEGRATES,
    CELL_UNKNOWN
};

// A cell's words have the usual one first; the others follow in the order of `enum cell`.
static enum cell cell_of(const wtj_battle *b, int row) {
    static const uint8_t USUAL[WTJ_GRADES][WTJ_CELLS] = {
        {ROUTS, ROUTS_AND_SURRENDERS, SURRENDERS, SURRENDERS_AND_DISINTEGRATES},
        {WITHDRAWS, ROUTS, ROUTS_AND_SURRENDERS, SURRENDERS},
        {GETS_PINNED, WITHDRAWS, ROUTS, ROUTS_AND_SURRENDERS},
        {NO_EFFECT, GETS_PINNED, WITHDRAWS, ROUTS},
        {NO_EFFECT, NO_EFFECT, GETS_PINNED, WITHDRAWS}};
    int at = row - MUTINOUS_AT_1;
    int usual = USUAL[at / WTJ_CELLS][at % WTJ_CELLS], word = b->set[row];
    if (word == 0) return (enum cell)usual;
    return (enum cell)(word <= usual ? word - 1 : word);
}

bool wtj_cell_unknown(const wtj_battle *b, int row) {
    return cell_of(b, row) == CELL_UNKNOWN;
}

// --- What is added ---------------------------------------------------------------------------

// True if a friend on foot or a tank was there when the tests began.
static bool has_friend(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set friends = state->present & wtj_side(b, b->unit[unit].side) & ~kit_one(unit);
    KIT_EACH (i, friends)
        if (wtj_is_tank(b, i) || wtj_is_foot(b, state, i)) return true;
    return false;
}

// True if this modifier of a test counts for the unit.
static bool counts(const wtj_battle *b, const wtj_state *state, int unit, enum wtj_param row) {
    const wtj_unit *u = &b->unit[unit];
    switch ((int)row) {
    case MORALE_COVER: return u->cover >= HARD;
    case MORALE_DEFENDER: return u->side == b->favoured;
    case MORALE_WEAK: return 3 * (u->original - state->unit[unit].bases) >= u->original;
    case MORALE_UNSUPPORTED:
        return u->support == COUNTED ? !has_friend(b, state, unit) : u->support == UNSUPPORTED;
    case MORALE_DAMAGED: return state->unit[unit].damaged; // WTJ-M4
    default: return state->unit[unit].flags & DEMORALIZED; // WTJ-15
    }
}

static int added(const wtj_battle *b, const wtj_state *state, int unit, bay_trace *why) {
    int all = 0;
    for (int row = MORALE_COVER; row <= MORALE_DEMORALIZED; row++) {
        if (!counts(b, state, unit, (enum wtj_param)row)) continue;
        all += b->set[row]; // WTJ-M2
        wtj_tell(b, why, TELL_MORALE_COVER + row - MORALE_COVER, unit, b->set[row]);
    }
    return all;
}

// --- Who tests -------------------------------------------------------------------------------

// Before the assaults, units that lost a base in this turn; after them, the demoralized, and those
// that have not tested for a base (AMB-W21). WTJ-M1
static bool must_test(const wtj_battle *b, const wtj_state *state, int unit) {
    int flags = state->unit[unit].flags;
    bool before = state->chapter == CASUALTY_TESTS;
    if (!(flags & (HURT | DEMORALIZED)) || !wtj_is_here(state, unit)) return false;
    if (b->unit[unit].host != WTJ_NO_HOST) return false; // WTJ-36
    if (before) return flags & HURT;
    return flags & STRUCK || wtj_reads(b, W_15_WHO_TESTS, EVERY_UNIT); // AMB-W15, WTJ-20
}

uint8_t wtj_tests(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool later = state->chapter == LATER_TESTS;
    bool begins = !state->cursor;
    bool may_end = later && begins && !b->tests; // under until: assault-over
    if (may_end && (wtj_is_last_turn(b, state) || !wtj_any_contact(b, state)))
        return wtj_end(b, state, why);
    if (!later && !b->casualties) return WTJ_GOES_ON; // nobody can have lost a base
    if (begins) state->present = state->here;
    for (; state->cursor < b->count; state->cursor++) {
        if (!must_test(b, state, state->cursor)) continue;
        if (why) (void)added(b, state, state->cursor, why);
        return later ? LATER_TEST : CASUALTY_TEST;
    }
    for (int i = 0; !later && i < b->count; i++)
        state->unit[i].flags &= (uint16_t)~HURT; // it has tested
    state->present = 0;
    return WTJ_GOES_ON;
}

// --- A test ----------------------------------------------------------------------------------

static void surrender(const wtj_battle *b, wtj_state *state, int unit, int bases,
                      bay_trace *why) {
    uint16_t *taken = &state->prisoners[b->unit[unit].side];
    if (!bases) return;
    *taken = (uint16_t)(*taken + bases);
    wtj_remove(b, state, unit, bases, TELL_SURRENDERS, why); // WTJ-M5
}

// Its bases become prisoners or disintegrate.
static void lose_all(const wtj_battle *b, wtj_state *state, int unit, enum cell cell,
                     bay_trace *why) {
    int bases = state->unit[unit].bases, prisoners = (bases + 1) / 2; // WTJ-M3
    if (cell == SURRENDERS) prisoners = bases;
    if (cell == DISINTEGRATES) prisoners = 0;
    surrender(b, state, unit, prisoners, why);
    wtj_remove(b, state, unit, bases - prisoners, TELL_DISINTEGRATES, why); // WTJ-M5
}

// It leaves; before its assault it stays in its lock, and leaves when the assault is over. AMB-W25
static void go(const wtj_battle *b, wtj_state *state, int unit, int flag, bay_trace *why) {
    bool routs = flag == IN_ROUT;
    bool locked = state->chapter == CASUALTY_TESTS && !wtj_is_tank(b, unit) &&
                  wtj_touching(b, state, unit); // WTJ-02, WTJ-03
    if (locked && wtj_reads(b, W_25_LOCKED, STAYS_LOCKED)) {
        uint16_t *flags = &state->unit[unit].flags;
        *flags |= routs ? ROUTING : FALLING_BACK;
        kit_tell_of(&b->common, why, routs ? TELL_ROUTS_LOCKED : TELL_WITHDRAWS_LOCKED, unit);
        return;
    }
    wtj_leave(b, state, unit, flag, routs ? TELL_ROUTS : TELL_WITHDRAWS, why); // WTJ-M5
}

static void pass(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    bool beaten = state->chapter == LATER_TESTS && state->unit[unit].flags & DEMORALIZED;
    if (beaten && wtj_reads(b, W_32_SHAKEN, COUNTS_AS_WORSE))
        state->unit[unit].flags |= SHAKEN; // AMB-W32
    kit_tell_of(&b->common, why, TELL_PASSES, unit);
}

static void carry_out(const wtj_battle *b, wtj_state *state, int unit, enum cell cell,
                      bay_trace *why) {
    wtj_unit_state *u = &state->unit[unit];
    int more = (u->bases + 1) / 2; // the first of two effects gets the odd base: WTJ-M3
    switch (cell) {
    case NO_EFFECT:
    case CELL_UNKNOWN: pass(b, state, unit, why); break;
    case GETS_PINNED:
        u->flags |= PINNED;
        kit_tell_of(&b->common, why, TELL_TEST_PINS, unit); // WTJ-M5
        break;
    case WITHDRAWS: go(b, state, unit, FELL_BACK, why); break;
    case ROUTS: go(b, state, unit, IN_ROUT, why); break;
    case ROUTS_AND_SURRENDERS:
        surrender(b, state, unit, u->bases - more, why); // WTJ-M3
        go(b, state, unit, IN_ROUT, why);
        break;
    case SURRENDERS:
    case SURRENDERS_AND_DISINTEGRATES:
    case DISINTEGRATES: lose_all(b, state, unit, cell, why); break;
    }
}

// The effect of a modified die on a unit; -2 stands for less, 2 for more. WTJ-M2
static enum cell result_of(const wtj_battle *b, int unit, int shown) {
    if (shown > 1) return NO_EFFECT;
    if (shown < -2) shown = -2;
    return cell_of(b, MUTINOUS_AT_1 + WTJ_CELLS * b->unit[unit].grade + 1 - shown);
}

// The lowest face that passes.
static int passes_from(const wtj_battle *b, int unit, int plus) {
    int face = 7;
    while (face > 1 && result_of(b, unit, face - 1 + plus) == NO_EFFECT) face--;
    return face;
}

void wtj_about_test(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_state *state = at;
    int plus = added(wtj_of(battle), state, state->cursor, NULL);
    step->unit = state->cursor;
    step->number[0] = plus;
    step->number[1] = passes_from(wtj_of(battle), state->cursor, plus);
    step->dice = bay_throw_total(wtj_of(battle)->unit[state->cursor].side, 1, 6); // WTJ-M2
    step->dice.plus[0] = (int16_t)plus;
    step->dice.low = step->dice.high = 0;
    step->dice.cuts = WTJ_CELLS;
    for (int i = 0; i < WTJ_CELLS; i++)
        step->dice.is.cut[i] = (int16_t)(i - 2); // -2 .. 1: WTJ-M2
}

uint8_t wtj_resolve_test(const wtj_battle *b, wtj_state *state, int result, bay_trace *why) {
    int unit = state->cursor;
    enum cell cell = result_of(b, unit, result - 2); // cut at -2, -1, 0, 1: WTJ-M2
    if (state->chapter == LATER_TESTS) state->unit[unit].flags &= (uint16_t)~SHAKEN;
    carry_out(b, state, unit, cell, why);
    state->cursor++;
    return wtj_go_on(b, state, why);
}
