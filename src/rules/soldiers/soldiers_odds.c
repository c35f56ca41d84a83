// The odds of an assault, the ground's shift, the column. Ruling R-9.

#include "ground/board.h"
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
    bool up = soldiers_reads(b, A_1_ROUNDING, ROUND_UP) ||
              (soldiers_reads(b, A_1_ROUNDING, ROUND_NEAREST) && nearer_to(given, low, high));
    return place + (!exact && up); // AMB-A1
}

static int shifted(const soldiers_battle *b, const soldiers_table *table, ratio given,
                   int shift) {
    bool clamp = soldiers_reads(b, A_3_OFF_TABLE, OFF_IS_CLAMPED);
    int place = rounded(b, table, given), top = table->count - 1;
    if (place > top && soldiers_reads(b, A_4_ABOVE, CAPPED_FIRST)) place = top; // AMB-A4
    if (place < 0 && clamp) place = 0;                                          // AMB-A3
    place -= shift;                                                             // ARV-28
    if (place < 0) return clamp ? 0 : -1;                                       // AMB-A3
    return place > top ? top : place;
}

int soldiers_column_of(const soldiers_battle *b, const soldiers_table *table, int points,
                       int against, int shift) {
    return shifted(b, table, (ratio){points, against}, shift);
}

// --- The ground ------------------------------------------------------------------------------

// Is every assaulter (AMB-A17 any: one of them) on lower ground? Is one in a canal?
static bool from_below(const soldiers_battle *b, const soldiers_now *now) {
    int cell = b->hex[BAY_DEFENDER][now->target].cell, lower = 0, all = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        if (!soldiers_assaulter(b, now, i, now->target)) continue;
        all++;
        int from = soldiers_cell(b, now, BAY_ATTACKER, i);
        lower += b->ground[from].level < b->ground[cell].level;
    }
    bool any = soldiers_reads(b, A_17_LOWER, ANY_LOWER);
    return any ? lower > 0 : lower == all; // ARV-30
}

static bool from_canal(const soldiers_battle *b, const soldiers_now *now) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (soldiers_assaulter(b, now, i, now->target) &&
            soldiers_is(b, soldiers_cell(b, now, BAY_ATTACKER, i), CANAL))
            return true; // ARV-31
    return false;
}

// The columns that one kind of the target's ground is worth now; 0 none.
static int shift_of(const soldiers_battle *b, const soldiers_now *now, int kind) {
    int cell = b->hex[BAY_DEFENDER][now->target].cell;
    if (!soldiers_is(b, cell, kind)) return 0;
    bool height = kind == CREST || (kind == SLOPE && !soldiers_is(b, cell, CREST));
    if (kind == SLOPE && !height) return 0;
    if (height && !from_below(b, now)) return 0;       // ARV-30
    if (kind == CANAL && from_canal(b, now)) return 0; // ARV-31
    return b->shift[kind];                             // ARV-29, ARV-32
}

static int doubled_defence(const soldiers_battle *b, const soldiers_now *now, int *full) {
    int doubled = 0;
    *full = 0;
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        if (!soldiers_assaulted(b, now, i, now->target)) continue;
        bool half = soldiers_reads(b, A_19_DISRUPTED, HALF_VALUE) &&
                    (soldiers_part(b, now, BAY_DEFENDER, i) & DISRUPTED);
        int points = b->unit[BAY_DEFENDER][i].stacking;
        *full += points;
        doubled += half ? points : 2 * points; // AMB-A19
    }
    return doubled;
}

soldiers_odds soldiers_odds_of(const soldiers_battle *b, const soldiers_now *now) {
    soldiers_odds odds = {0, 0, 0, -1};
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (soldiers_assaulter(b, now, i, now->target))
            odds.points += b->unit[BAY_ATTACKER][i].stacking; // ARV-09, ARV-11, ARV-15
    int doubled = doubled_defence(b, now, &odds.against);
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++)
        odds.shift += shift_of(b, now, kind); // ARV-33
    if (odds.points > 0 && doubled > 0)
        odds.column =
            soldiers_column_of(b, &b->assault, 2 * odds.points, doubled, odds.shift); // ARV-09
    return odds;
}

// --- Telling ---------------------------------------------------------------------------------

static int telling_of(int kind) {
    switch (kind) {
    case WOODS: return TELL_WOODS;
    case IMPROVED: return TELL_IMPROVED;
    case TOWN: return TELL_TOWN;
    case TRENCH: return TELL_TRENCH;
    case CANAL: return TELL_CANAL;
    default: return TELL_UPHILL;
    }
}

static bool from_several_hexes(const soldiers_battle *b, const soldiers_now *now) {
    uint16_t from = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (soldiers_assaulter(b, now, i, now->target))
            from |= (uint16_t)(1u << b->unit[BAY_ATTACKER][i].home);
    return (from & (from - 1)) != 0;
}

// What each kind of the ground is worth, and why one is worth nothing now. Returns how many count.
static int tell_ground(const soldiers_battle *b, const soldiers_now *now, int id,
                       bay_trace *why) {
    int cell = b->hex[BAY_DEFENDER][now->target].cell, many = 0;
    for (int kind = 0; kind < SOLDIERS_KINDS; kind++) {
        if (!soldiers_is(b, cell, kind)) continue;
        int shift = shift_of(b, now, kind);
        bool height = kind == SLOPE || kind == CREST;
        many += shift > 0;
        if (shift)
            soldiers_tell_numbers(why, telling_of(kind), id, shift, 0);
        else if (height && !from_below(b, now))
            soldiers_tell_numbers(why, TELL_LEVEL, id, 0, 0); // ARV-30
        else if (kind == CANAL && from_canal(b, now))
            soldiers_tell_numbers(why, TELL_IN_CANAL, id, 0, 0); // ARV-31
    }
    return many;
}

void soldiers_tell_odds(const soldiers_battle *b, const soldiers_now *now, bay_trace *why) {
    if (!why) return;
    soldiers_odds odds = soldiers_odds_of(b, now);
    int id = soldiers_cell_id(b, b->hex[BAY_DEFENDER][now->target].cell);
    if (from_several_hexes(b, now))
        soldiers_tell_numbers(why, TELL_COMBINED, id, 0, 0);              // ARV-15
    soldiers_tell_numbers(why, TELL_ODDS, id, odds.points, odds.against); // ARV-09
    if (tell_ground(b, now, id, why) > 1)
        soldiers_tell_numbers(why, TELL_SHIFTS, id, odds.shift, 0); // ARV-33
    if (odds.column < 0) {
        soldiers_tell_numbers(why, TELL_OFF_TABLE, id, 0, 0); // ARV-28
        return;
    }
    const soldiers_column *column = &b->assault.column[odds.column];
    soldiers_tell_numbers(why, TELL_COLUMN, id, column->n, column->m); // ARV-10
}
