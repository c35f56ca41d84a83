// What is added to the dice of a side, and how many rounds there are. Rulings.

#include "wtj.h"

// --- Of what a side has half or more ---------------------------------------------------------

// Of whom the modifiers are judged: who stands behind the dice, and by one reading the tanks too.
static kit_set judged(const wtj_battle *b, const wtj_state *state, int side) {
    kit_set line = wtj_involved(b, state, side);
    if (!wtj_reads(b, W_27_COUNTED, TANKS_COUNT_FULLY)) return line; // AMB-W27
    kit_set all = wtj_of_group(b, state, side);
    return line | (all & ~wtj_personnel(b, all));
}

static int edges_touched(const wtj_battle *b, const wtj_state *state, int unit) {
    int edges = 0;
    for (int edge = FRONT; edge < EDGES; edge++)
        edges += wtj_touched(b, state, unit, edge) != 0;
    return edges;
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
    case TWO_SIDES: return edges_touched(b, state, unit) >= 2;    // WTJ-42
    case PRONE: return u->prone;                                  // WTJ-45
    case SOLID_COVER: return u->cover >= SOLID;                   // WTJ-46
    case OUTSTANDING_TRAINING: return u->training == OUTSTANDING; // WTJ-47
    case GREAT_TRAINING: return u->training == GREAT;             // WTJ-48
    default: return wtj_is_mounted(b, state, unit);               // WTJ-49
    }
}

// Bases of the side in the assault in hand that have it.
static int bases_with(const wtj_battle *b, const wtj_state *state, int side,
                      enum wtj_param row) {
    int bases = 0;
    for (kit_set left = judged(b, state, side); left;) {
        int unit = kit_take(&left);
        if (wtj_has(b, state, unit, row)) bases += state->unit[unit].bases;
    }
    return bases;
}

static bool half(int bases, int all) {
    return bases && 2 * bases >= all;
}

bool wtj_counts(const wtj_battle *b, const wtj_state *state, int side, enum wtj_param row) {
    int all = wtj_bases(state, judged(b, state, side));
    int bases = bases_with(b, state, side, row);
    if (row == HIT_IN_REAR && wtj_reads(b, W_12_MAJORITY, MORE_THAN_HALF))
        return 2 * bases > all; // AMB-W12
    if (row != GREAT_TRAINING) return half(bases, all);
    int better = bases_with(b, state, side, OUTSTANDING_TRAINING);
    if (half(better, all)) return wtj_reads(b, W_14_HALVES, BOTH_GRADES) && half(bases, all);
    bool together = wtj_reads(b, W_14_TOGETHER, GREAT_TOGETHER);
    return half(bases + together * better, all); // WTJ-48, AMB-W14
}

// --- Cavalry ---------------------------------------------------------------------------------

static int mounted(const wtj_battle *b, const wtj_state *state, int side) {
    return bases_with(b, state, side, CAVALRY_FIRST);
}

// Flamethrowers or enclosed cover of those whom the side fights.
static bool is_void(const wtj_battle *b, const wtj_state *state, int side) {
    int flames = 0, enclosed = 0, all = 0;
    for (kit_set left = judged(b, state, 1 - side); left;) {
        int unit = kit_take(&left), bases = state->unit[unit].bases;
        all += bases;
        if (b->unit[unit].flamethrowers) flames += bases;
        if (b->unit[unit].cover == ENCLOSED) enclosed += bases;
    }
    if (wtj_reads(b, W_33_FLAMES, FLAMES_ANY) && flames) return true; // AMB-W33
    return half(flames, all) || half(enclosed, all);                  // WTJ-50
}

static bool is_cavalry(const wtj_battle *b, const wtj_state *state, int side) {
    int horse = mounted(b, state, side), all = wtj_bases(state, judged(b, state, side));
    return half(horse, all) || (horse && wtj_reads(b, W_23_FEW, FEW_ADD)); // WTJ-49, AMB-W23
}

static bool all_mounted(const wtj_battle *b, const wtj_state *state, int side) {
    return mounted(b, state, side) == wtj_bases(state, judged(b, state, side));
}

// Of those behind the dice, who alone decide how many rounds there are.
static bool only_mounted(const wtj_battle *b, const wtj_state *state) {
    bool only = true;
    for (int side = 0; side < 2; side++)
        only &= mounted(b, state, side) == wtj_bases(state, wtj_involved(b, state, side));
    return only;
}

static bool any_mounted(const wtj_battle *b, const wtj_state *state) {
    bool any = false;
    for (int side = 0; side < 2; side++) {
        int horse = mounted(b, state, side);
        any |= wtj_reads(b, W_18_MIXED, ANY_MOUNTED)
                   ? horse > 0 // AMB-W18
                   : half(horse, wtj_bases(state, wtj_involved(b, state, side)));
    }
    return any;
}

// Enough of its cavalry has been in no assault of an earlier turn.
static bool is_fresh(const wtj_battle *b, const wtj_state *state, int side) {
    kit_set all = judged(b, state, side), fresh = 0;
    bool spent = false;
    if (wtj_reads(b, W_13_AGAIN, ADDS_AGAIN)) return true; // AMB-W13
    for (kit_set left = all; left;) {
        int unit = kit_take(&left);
        if (!wtj_is_mounted(b, state, unit)) continue;
        if (state->unit[unit].flags & CHARGED)
            spent = true;
        else
            fresh |= kit_one(unit);
    }
    return !spent || half(wtj_bases(state, fresh), wtj_bases(state, all));
}

bool wtj_horse_counts(const wtj_battle *b, const wtj_state *state, int side) {
    if (!is_cavalry(b, state, side) || is_void(b, state, side)) return false;
    if (!is_fresh(b, state, side)) return false;
    bool others = !all_mounted(b, state, 1 - side);        // WTJ-24
    return others || wtj_reads(b, W_19_HORSE, HORSE_ADDS); // AMB-W19
}

// --- How many rounds -------------------------------------------------------------------------

int wtj_rounds_of(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    bool alone = only_mounted(b, state);
    if (!alone && !any_mounted(b, state)) return b->set[ROUNDS];      // WTJ-14
    int rounds = b->set[alone ? ROUNDS_ALL_CAVALRY : ROUNDS_CAVALRY]; // WTJ-23, WTJ-26
    kit_say(why, alone ? TELL_ONE_ROUND : TELL_TWO_ROUNDS);           // WTJ-23, WTJ-26
    wtj_say(why, TELL_FEWER_ROUNDS, BAY_NOBODY, (wtj_numbers){.first = rounds}); // WTJ-19
    return rounds;
}

// --- All of them -----------------------------------------------------------------------------

// That some are hit on two sides and it does not count.
static void tell_too_few(const wtj_battle *b, const wtj_state *state, int side,
                         bay_trace *why) {
    int hit = bases_with(b, state, side, TWO_SIDES);
    int all = wtj_bases(state, judged(b, state, side));
    if (hit && !half(hit, all))
        wtj_say(why, TELL_TOO_FEW, side, (wtj_numbers){.first = hit, .second = all}); // WTJ-44
}

void wtj_judge_modifiers(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->horse = 0;
    for (int side = 0; side < 2; side++) {
        int added = 0;
        for (int row = 0; row < WTJ_FLAT_ADDED; row++) {
            if (!wtj_counts(b, state, side, (enum wtj_param)row)) continue;
            added += b->set[row]; // WTJ-38, WTJ-43
            wtj_say(why, TELL_PINNED_OR_WORSE + row, side, (wtj_numbers){.first = b->set[row]});
        }
        state->added[side] = (int8_t)added;
        if (wtj_horse_counts(b, state, side))
            state->horse |= (uint8_t)(1 << side);
        else if (is_cavalry(b, state, side) && is_void(b, state, side))
            kit_say_of(why, TELL_VOID, side); // WTJ-50
        if (why) tell_too_few(b, state, side, why);
    }
}

int wtj_added(const wtj_battle *b, const wtj_state *state, int side) {
    static const uint8_t ROWS[] = {CAVALRY_FIRST, CAVALRY_SECOND}; // WTJ-51
    bool horse = state->horse >> side & 1 && state->round < 2;
    return state->added[side] + (horse ? b->set[ROWS[state->round]] : 0); // WTJ-24
}
