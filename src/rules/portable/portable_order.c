// Which combat is fought next, and when the phase is over.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// PCC-08: is its attack still what it was declared to be?
static bool is_live(const portable_battle *b, const portable_now *now, int unit) {
    return (now->unit[unit].flags & DECLARED) && portable_on_board(now, unit) &&
           portable_opponent(b, now, unit) == portable_aim(now, unit);
}

// PCC-08: targets of live attacks, in scenario order.
static int open_combats(const portable_battle *b, const portable_now *now,
                        uint8_t list[PORTABLE_SIDE_MAX]) {
    uint32_t targets = 0;
    for (int u = 0; u < b->attackers; u++)
        if (is_live(b, now, u)) targets |= portable_one(portable_aim(now, u)); // PCC-06
    return portable_in_order(targets, list);
}

static void drop_void(const portable_battle *b, portable_now *now, bay_trace *why) {
    for (int u = 0; u < b->attackers; u++) {
        if (!(now->unit[u].flags & DECLARED) || is_live(b, now, u)) continue;
        now->unit[u].flags &= (uint8_t)~DECLARED;
        now->unit[u].aim = 0;
        kit_tell_of(&b->common, why, TELL_VOID, u); // PCC-08, B-18
    }
}

// PCC-08, B-9: the furthest west, of equals the furthest south.
static int leftmost(const portable_battle *b, const portable_now *now, const uint8_t *list,
                    int count) {
    int first = list[0];
    for (int i = 1; i < count; i++) {
        board_axes one = board_axes_of(&b->board, now->unit[list[i]].cell);
        board_axes best = board_axes_of(&b->board, now->unit[first].cell);
        if (one.q < best.q || (one.q == best.q && one.r > best.r)) first = list[i];
    }
    return first;
}

// PCC-08: none left, one, or several of which one is chosen.
void portable_next_combat(const portable_battle *b, portable_now *now, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE)) {
        portable_next_attack(b, now, why);
        return;
    }
    drop_void(b, now, why);
    portable_settle(b, now);
    int count = open_combats(b, now, list);
    if (count == 0)
        portable_over(b, now, why);
    else if (count == 1)
        portable_combat(b, now, list[0], why);
    else if (portable_reads(b, B_9_ORDER, ORDER_LEFT_TO_RIGHT))
        portable_combat(b, now, leftmost(b, now, list, count), why);
    else
        now->stage = NEXT_COMBAT; // PCC-08
}

void portable_over(const portable_battle *b, portable_now *now, bay_trace *why) {
    (void)why;
    now->stage = OVER;
    now->part = FIGHTING;
    now->cursor = now->joined = 0;
    now->target = NOBODY;
    for (int u = 0; u < b->attackers; u++)
        now->unit[u].flags |= SPENT; // nobody acts any more: nothing can matter
    portable_settle(b, now);
}

// --- The stage ------------------------------------------------------------------------------

uint32_t portable_list_next_combat(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return kit_each(list, OPTION_FIGHT, unit, open_combats(portable_of(battle), at, unit));
}

void portable_apply_next_combat(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    portable_combat(portable_of(battle), at, chosen->unit, why); // PCC-08
}
