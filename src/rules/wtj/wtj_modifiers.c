// What is added to the dice of a side, and how many rounds there are. Rulings.

#include "wtj.h"

// --- Modifiers that need half of the bases ---------------------------------------------------

// The units that the modifiers are judged for: those behind the dice, and by one reading the tanks
// too.
static kit_set judged(const wtj_battle *b, const wtj_state *state, int side) {
    kit_set line = wtj_involved(b, state, side);
    bool tanks = wtj_reads(b, W_27_COUNTED, TANKS_COUNT_FULLY); // AMB-W27
    return tanks ? line | (wtj_of_group(b, state, side) & b->armour) : line;
}

static bool hit_on_two_sides(const wtj_battle *b, const wtj_state *state, int unit) {
    int edges = 0;
    for (int edge = FRONT; edge < EDGES; edge++)
        edges += wtj_touched(b, state, unit, edge) != 0;
    return edges >= 2; // WTJ-42
}

static bool hit_in_rear(const wtj_battle *b, const wtj_state *state, int unit) {
    const wtj_unit *u = &b->unit[unit];
    if (wtj_reads(b, W_12_WHOM, REAR_DEFENDER) && u->side == BAY_ATTACKER) return false;
    return u->type == LIMBERED ||                                   // WTJ-41
           (wtj_touched(b, state, unit, REAR) & u->fronts_on_rear); // WTJ-40
}

bool wtj_has(const wtj_battle *b, const wtj_state *state, int unit, enum wtj_param row) {
    const wtj_unit *u = &b->unit[unit];
    switch ((int)row) {
    case PINNED_OR_WORSE: return state->unit[unit].flags & BAD_MORALE; // WTJ-39
    case HIT_IN_REAR: return hit_in_rear(b, state, unit);
    case TWO_SIDES: return hit_on_two_sides(b, state, unit);
    case PRONE: return u->prone;                                  // WTJ-45
    case SOLID_COVER: return u->cover >= SOLID;                   // WTJ-46
    case OUTSTANDING_TRAINING: return u->training == OUTSTANDING; // WTJ-47
    case GREAT_TRAINING: return u->training == GREAT;             // WTJ-48
    default: return wtj_is_mounted(b, state, unit);               // WTJ-49
    }
}

// How many bases of these units have it.
static int bases_with(const wtj_battle *b, const wtj_state *state, kit_set units,
                      enum wtj_param row) {
    int bases = 0;
    KIT_EACH (unit, units)
        if (wtj_has(b, state, unit, row)) bases += state->unit[unit].bases;
    return bases;
}

static bool half(int bases, int all) {
    return bases && 2 * bases >= all;
}

// True if it counts for a side whose `units` are judged, which have `all` bases.
static bool counts(const wtj_battle *b, const wtj_state *state, kit_set units, int all,
                   enum wtj_param row) {
    int bases = bases_with(b, state, units, row);
    if (row == HIT_IN_REAR && wtj_reads(b, W_12_MAJORITY, MORE_THAN_HALF))
        return 2 * bases > all; // AMB-W12
    if (row != GREAT_TRAINING) return half(bases, all);
    int better = bases_with(b, state, units, OUTSTANDING_TRAINING);
    if (half(better, all)) return wtj_reads(b, W_14_HALVES, BOTH_GRADES) && half(bases, all);
    bool together = wtj_reads(b, W_14_TOGETHER, GREAT_TOGETHER);
    return half(bases + together * better, all); // WTJ-48, AMB-W14
}

bool wtj_counts(const wtj_battle *b, const wtj_state *state, int side, enum wtj_param row) {
    kit_set units = judged(b, state, side);
    return counts(b, state, units, wtj_bases(state, units), row);
}

// --- Cavalry ---------------------------------------------------------------------------------

// True if flamethrowers or enclosed cover of the enemy void what the side's cavalry adds.
static bool is_void(const wtj_battle *b, const wtj_state *state, int side) {
    int flames = 0, enclosed = 0, all = 0;
    KIT_EACH (unit, judged(b, state, 1 - side)) {
        int bases = state->unit[unit].bases;
        all += bases;
        if (b->unit[unit].flamethrowers) flames += bases;
        if (b->unit[unit].cover == ENCLOSED) enclosed += bases;
    }
    if (wtj_reads(b, W_33_FLAMES, FLAMES_ANY) && flames) return true; // AMB-W33
    return half(flames, all) || half(enclosed, all);                  // WTJ-50
}

static bool is_cavalry(const wtj_battle *b, const wtj_state *state, int side) {
    kit_set all = judged(b, state, side);
    int horse = wtj_bases(state, wtj_mounted(b, state, all));
    bool few = horse && wtj_reads(b, W_23_FEW, FEW_ADD); // AMB-W23
    return few || half(horse, wtj_bases(state, all));    // WTJ-49
}

// Looks only at units behind the dice, which alone decide how many rounds there are.
static bool only_mounted(const wtj_battle *b, const wtj_state *state) {
    kit_set line = wtj_here(state, state->line);
    return wtj_mounted(b, state, line) == line;
}

static bool any_mounted(const wtj_battle *b, const wtj_state *state) {
    bool any = false, of_any = wtj_reads(b, W_18_MIXED, ANY_MOUNTED); // AMB-W18
    for (int side = 0; side < 2; side++) {
        kit_set line = wtj_involved(b, state, side);
        int horse = wtj_bases(state, wtj_mounted(b, state, judged(b, state, side)));
        any |= of_any ? horse > 0 : half(horse, wtj_bases(state, line));
    }
    return any;
}

// True if enough of its cavalry has been in no assault of an earlier turn.
static bool is_fresh(const wtj_battle *b, const wtj_state *state, int side) {
    kit_set all = judged(b, state, side), horse = wtj_mounted(b, state, all), fresh = 0;
    if (wtj_reads(b, W_13_AGAIN, ADDS_AGAIN)) return true; // AMB-W13
    KIT_EACH (unit, horse)
        if (!(state->unit[unit].flags & CHARGED)) fresh |= kit_one(unit);
    return fresh == horse || half(wtj_bases(state, fresh), wtj_bases(state, all));
}

bool wtj_horse_counts(const wtj_battle *b, const wtj_state *state, int side) {
    if (!is_cavalry(b, state, side) || is_void(b, state, side)) return false;
    if (!is_fresh(b, state, side)) return false;
    kit_set enemies = judged(b, state, 1 - side);
    bool others = wtj_mounted(b, state, enemies) != enemies; // WTJ-24
    return others || wtj_reads(b, W_19_HORSE, HORSE_ADDS);   // AMB-W19
}

// --- How many rounds -------------------------------------------------------------------------

int wtj_rounds_of(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    bool alone = b->horse && only_mounted(b, state);
    if (!alone && !any_mounted(b, state)) return b->set[ROUNDS];      // WTJ-14
    int rounds = b->set[alone ? ROUNDS_ALL_CAVALRY : ROUNDS_CAVALRY]; // WTJ-23, WTJ-26
    kit_say(why, alone ? TELL_ONE_ROUND : TELL_TWO_ROUNDS);           // WTJ-23, WTJ-26
    wtj_say(why, TELL_FEWER_ROUNDS, BAY_NOBODY, rounds, 0, 0);        // WTJ-19
    return rounds;
}

// --- All of them -----------------------------------------------------------------------------

// Tells that some units are hit on two sides and it does not count.
static void tell_too_few(const wtj_battle *b, const wtj_state *state, int side,
                         bay_trace *why) {
    kit_set units = judged(b, state, side);
    int hit = bases_with(b, state, units, TWO_SIDES), all = wtj_bases(state, units);
    if (hit && !half(hit, all)) wtj_say(why, TELL_TOO_FEW, side, hit, all, 0); // WTJ-44
}

static void judge_side(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    kit_set units = judged(b, state, side);
    int added = 0, all = wtj_bases(state, units);
    for (int row = 0; row < WTJ_FLAT_ADDED; row++) {
        if (!(b->spoken >> row & 1) || !counts(b, state, units, all, (enum wtj_param)row))
            continue;
        added += b->set[row]; // WTJ-38, WTJ-43
        wtj_say(why, TELL_PINNED_OR_WORSE + row, side, b->set[row], 0, 0);
    }
    state->added[side] = (int8_t)added;
    if (b->horse && wtj_horse_counts(b, state, side))
        state->horse |= 1U << side;
    else if (why && is_cavalry(b, state, side) && is_void(b, state, side))
        kit_say_of(why, TELL_VOID, side); // WTJ-50
    if (why) tell_too_few(b, state, side, why);
}

void wtj_judge_modifiers(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->horse = 0;
    for (int side = 0; side < 2; side++) judge_side(b, state, side, why);
}
