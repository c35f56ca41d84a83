// The odds of an assault, the shift by the ground, the column. Ruling R-9.

#include "soldiers.h"

// --- The column ------------------------------------------------------------------------------
// A place among the columns: 0 .. count - 1 on the table; -1, -2, … every 1-k below it; count,
// count + 1, … every k-1 above.

typedef struct ratio {
    int64_t n, m;
} ratio;

static bool below(ratio one, ratio other) {
    return one.n * other.m < other.n * one.m;
}

static ratio ratio_at(const soldiers_table *table, int place) {
    if (place >= 0 && place < table->count)
        return (ratio){table->column[place].n, table->column[place].m};
    bool low = place < 0;
    const soldiers_column *end = table->column; // a table has one column at least
    if (!low && table->count > 1) end += table->count - 1;
    ratio edge = low ? (ratio){end->m, end->n} : (ratio){end->n, end->m};
    int64_t first = edge.n / edge.m + 1; // the smallest k above the edge
    int64_t k = first + (low ? -place - 1 : place - table->count);
    return low ? (ratio){1, k} : (ratio){k, 1};
}

// Is `given`, between two columns, nearer to the higher? By A/D, where A < D by D/A.
static bool nearer_to(ratio given, ratio low, ratio high) {
    if (given.n >= given.m)
        return (low.n * high.m + high.n * low.m) * given.m < 2 * given.n * low.m * high.m;
    return 2 * given.m * low.n * high.n < given.n * (low.m * high.n + high.m * low.n);
}

static int rounded(const soldiers_battle *b, const soldiers_table *table, ratio given) {
    int place = 0;
    while (below(given, ratio_at(table, place))) place--;
    while (!below(given, ratio_at(table, place + 1))) place++;
    ratio low = ratio_at(table, place), high = ratio_at(table, place + 1);
    bool exact = !below(low, given);
    bool up = b->set[A_1_ROUNDING] == ROUND_UP ||
              (b->set[A_1_ROUNDING] == ROUND_NEAREST && nearer_to(given, low, high));
    return place + (!exact && up); // AMB-A1
}

// Where the odds stand before the ground shifts them.
static int unshifted(const soldiers_battle *b, const soldiers_table *table, ratio given) {
    int place = rounded(b, table, given), top = table->count - 1;
    if (place > top && b->set[A_4_ABOVE] == CAPPED_FIRST) return top;        // AMB-A4
    return place < 0 && b->set[A_3_OFF_TABLE] == OFF_IS_CLAMPED ? 0 : place; // AMB-A3
}

int soldiers_column_of(const soldiers_battle *b, const soldiers_table *table, int points,
                       int against, int shift) {
    int place = unshifted(b, table, (ratio){points, against}) - shift; // ARV-28
    int top = table->count - 1;
    if (place < 0) return b->set[A_3_OFF_TABLE] == OFF_IS_CLAMPED ? 0 : -1; // AMB-A3
    return place > top ? top : place;
}

// --- The ground ------------------------------------------------------------------------------

// Where those who assault come from.
typedef struct approach {
    bool below;   // all of them (AMB-A17 any: one) are on lower ground
    bool canal;   // one is in a canal
    bool several; // they are in several hexes
} approach;

static approach approach_of(const soldiers_battle *b, const soldiers_state *state) {
    kit_set left = soldiers_assaulters(b, state), homes = 0;
    int level = b->ground.cell[b->hex[state->target].cell].level;
    int all = kit_size(left), lower = 0;
    approach found = {false, false, false};
    KIT_EACH (unit, left) {
        int cell = state->unit[unit].cell;
        lower += b->ground.cell[cell].level < level;
        found.canal |= soldiers_is(b, cell, CANAL); // ARV-31
        homes |= kit_one(b->unit[unit].home);
    }
    found.below = b->set[A_17_LOWER] == ANY_LOWER ? lower > 0 : lower == all; // ARV-30
    found.several = kit_size(homes) > 1;
    return found;
}

static const struct {
    uint8_t param; // 0: its ground does not count
    uint16_t telling;
} SHIFTS[SOLDIERS_KINDS] = {
    [WOODS] = {WOODS_SHIFT, TELL_WOODS},   [TOWN] = {TOWN_SHIFT, TELL_TOWN},
    [CANAL] = {CANAL_SHIFT, TELL_CANAL},   [SLOPE] = {SLOPE_SHIFT, TELL_UPHILL},
    [CREST] = {CREST_SHIFT, TELL_UPHILL},  [IMPROVED] = {IMPROVED_SHIFT, TELL_IMPROVED},
    [TRENCH] = {TRENCH_SHIFT, TELL_TRENCH}};

// What is told of a kind of ground that does not count, for where they come from; 0: it counts.
static int void_by(int kind, approach from) {
    if ((kind == CREST || kind == SLOPE) && !from.below) return TELL_LEVEL; // ARV-30
    return kind == CANAL && from.canal ? TELL_IN_CANAL : 0;                 // ARV-31
}

// The columns that the target's ground is worth now; tells of each kind, and why one is worth
// nothing.
static int shift_of(const soldiers_battle *b, const soldiers_state *state, bay_trace *why) {
    approach from = approach_of(b, state);
    int cell = b->hex[state->target].cell, many = 0, sum = 0;
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++) {
        if (!SHIFTS[kind].param || !soldiers_is(b, cell, kind)) continue;
        if (kind == SLOPE && soldiers_is(b, cell, CREST)) continue; // below the crest
        int instead = void_by(kind, from);
        if (instead) kit_say(why, instead); // ARV-30, ARV-31
        if (instead) continue;
        int shift = b->set[SHIFTS[kind].param]; // ARV-29, ARV-32
        sum += shift;                           // ARV-33
        many += shift > 0;
        if (shift) kit_say_figures(why, SHIFTS[kind].telling, shift, 0);
    }
    if (many > 1) kit_say_figures(why, TELL_SHIFTS, sum, 0); // ARV-33
    return sum;
}

soldiers_odds soldiers_odds_of(const soldiers_battle *b, const soldiers_state *state) {
    soldiers_odds odds = {.column = -1};
    kit_set assaulters = soldiers_assaulters(b, state);
    kit_set assaulted = soldiers_assaulted(b, state);
    bool half = b->set[A_19_DISRUPTED] == HALF_VALUE;
    odds.points = soldiers_points(b, assaulters); // ARV-09, ARV-11, ARV-15
    odds.against = soldiers_points(b, assaulted);
    odds.twice = 2 * odds.against;
    KIT_EACH (unit, half ? assaulted : 0)
        if (!soldiers_in_order(state, unit)) odds.twice -= b->unit[unit].stacking; // AMB-A19
    odds.shift = shift_of(b, state, NULL);
    if (odds.points > 0 && odds.twice > 0)
        odds.column = soldiers_column_of(b, &b->assault, 2 * odds.points, odds.twice,
                                         odds.shift); // ARV-09
    return odds;
}

// --- Telling ---------------------------------------------------------------------------------

// What the defenders count for, where that is not their full value.
static void tell_halved(soldiers_odds odds, bay_trace *why) {
    if (odds.twice != 2 * odds.against)
        kit_say_figures(why, TELL_HALVED, odds.twice / 2, odds.twice % 2); // AMB-A19
}

// The column before the shift, where that moves it.
static void tell_unshifted(const soldiers_battle *b, soldiers_odds odds, bay_trace *why) {
    if (odds.twice <= 0 || (odds.column >= 0 && odds.shift == 0)) return;
    ratio before = ratio_at(
        &b->assault, unshifted(b, &b->assault, (ratio){(int64_t)2 * odds.points, odds.twice}));
    kit_say_figures(why, TELL_UNSHIFTED, (int)before.n, (int)before.m); // ARV-10
}

void soldiers_tell_odds(const soldiers_battle *b, const soldiers_state *state, bay_trace *why) {
    if (!why) return;
    soldiers_odds odds = soldiers_odds_of(b, state);
    if (approach_of(b, state).several)
        kit_say_at(why, TELL_COMBINED, BAY_NOBODY, soldiers_target_place(b, state)); // ARV-15
    kit_say_figures(why, TELL_ODDS, odds.points, odds.against);                      // ARV-09
    tell_halved(odds, why);
    tell_unshifted(b, odds, why);
    shift_of(b, state, why);
    if (odds.column < 0) {
        kit_say(why, TELL_OFF_TABLE); // ARV-28
        return;
    }
    const soldiers_column *column = &b->assault.column[odds.column];
    kit_say_figures(why, TELL_COLUMN, column->n, column->m); // ARV-10
    soldiers_tell_dice(why, TELL_DICE, column);
}
