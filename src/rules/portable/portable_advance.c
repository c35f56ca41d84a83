// Into the square that the defender has left.

#include "portable.h"
#include "rules/kit/kit_tell.h"

// PCC-33, B-12: with the commander in its square, or without.
static void offer(const portable_battle *b, const portable_now *now, int unit,
                  portable_advancing list[PORTABLE_ADVANCES_MAX], int *count) {
    bool led = portable_reads(b, B_12_COMMANDER_MOVES, MOVES_TOGETHER) &&
               portable_commander_in(b, now, now->unit[unit].cell, BAY_ATTACKER) != NOBODY;
    if (led) list[(*count)++] = (portable_advancing){(uint8_t)unit, true};
    list[(*count)++] = (portable_advancing){(uint8_t)unit, false};
}

static bool may_advance(const portable_now *now, int unit) {
    return portable_on_board(now, unit) && unit != now->struck; // PCC-35
}

// PCC-33, B-11: who may advance, the hitter first.
int portable_advances(const portable_battle *b, const portable_now *now,
                      portable_advancing list[PORTABLE_ADVANCES_MAX]) {
    int count = 0;
    if (portable_anybody_in(b, now, now->spot) != NOBODY || !portable_enterable(b, now->spot))
        return 0;
    if (may_advance(now, now->hitter)) offer(b, now, now->hitter, list, &count); // PCC-33
    if (portable_reads(b, B_11_ADVANCES, HITTER_ADVANCES)) return count;
    for (int u = 0; u < b->attackers; u++)
        if ((now->fighting >> u & 1) && u != now->hitter && may_advance(now, u))
            offer(b, now, u, list, &count);
    return count;
}

void portable_advance(const portable_battle *b, portable_now *now, bay_trace *why) {
    portable_advancing list[PORTABLE_ADVANCES_MAX];
    if (portable_advances(b, now, list))
        now->stage = ADVANCE; // PCC-33
    else
        portable_combat_ends(b, now, why);
}

void portable_stays(const portable_battle *b, portable_now *now, bay_trace *why) {
    kit_say(why, TELL_STAYS); // PCC-33
    portable_combat_ends(b, now, why);
}

void portable_advanced(const portable_battle *b, portable_now *now, int unit, bool together,
                       bay_trace *why) {
    int cell = now->spot, there = portable_cell_unit(b, cell);
    int with = portable_commander_in(b, now, now->unit[unit].cell, BAY_ATTACKER);
    portable_move(b, now, unit, cell); // PCC-33
    portable_deed(b, now, unit, DEED_ADVANCED);
    kit_tell_both(&b->common, why, TELL_ADVANCES, unit, there);
    if (together) {
        portable_move(b, now, with, cell);
        kit_tell_both(&b->common, why, TELL_ADVANCES, with, there);
    }
    kit_tell_of(&b->common, why, TELL_SPENT, unit); // PCC-34
    if (portable_reads(b, B_15_FACING, 1))
        portable_turn(b, now, unit);
    else
        portable_combat_ends(b, now, why);
}
