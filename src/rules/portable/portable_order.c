// Which combat is fought next, and when the phase is over.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// PCC-08: is its attack still what it was declared to be?
static bool is_live(const portable_battle *b, const portable_state *state, int unit) {
    return (state->unit[unit].flags & DECLARED) && portable_on_board(state, unit) &&
           portable_opponent(b, state, unit) == portable_aim(state, unit);
}

// PCC-08: targets of live attacks, in scenario order.
static int open_combats(const portable_battle *b, const portable_state *state,
                        uint8_t list[PORTABLE_SIDE_MAX]) {
    uint32_t targets = 0;
    for (int u = 0; u < b->attackers; u++)
        if (is_live(b, state, u)) targets |= portable_one(portable_aim(state, u)); // PCC-06
    return portable_in_order(targets, list);
}

static void drop_void(const portable_battle *b, portable_state *state, bay_trace *why) {
    for (int u = 0; u < b->attackers; u++) {
        if (!(state->unit[u].flags & DECLARED) || is_live(b, state, u)) continue;
        state->unit[u].flags &= (uint8_t)~DECLARED;
        state->unit[u].aim = 0;
        kit_tell_of(&b->common, why, TELL_VOID, u); // PCC-08, B-18
    }
}

// PCC-08, B-9: the furthest west, of equals the furthest south.
static int leftmost(const portable_battle *b, const portable_state *state, const uint8_t *list,
                    int count) {
    int first = list[0];
    for (int i = 1; i < count; i++) {
        board_axes one = board_axes_of(&b->board, state->unit[list[i]].cell);
        board_axes best = board_axes_of(&b->board, state->unit[first].cell);
        if (one.q < best.q || (one.q == best.q && one.r > best.r)) first = list[i];
    }
    return first;
}

// PCC-08: none left, one, or several of which one is chosen.
void portable_next_combat(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE)) {
        portable_next_attack(b, state, why);
        return;
    }
    drop_void(b, state, why);
    portable_canonicalise(b, state);
    int count = open_combats(b, state, list);
    if (count == 0)
        portable_over(b, state, why);
    else if (count == 1)
        portable_combat(b, state, list[0], why);
    else if (portable_reads(b, B_9_ORDER, ORDER_LEFT_TO_RIGHT))
        portable_combat(b, state, leftmost(b, state, list, count), why);
    else
        state->stage = NEXT_COMBAT; // PCC-08
}

void portable_over(const portable_battle *b, portable_state *state, bay_trace *why) {
    (void)why;
    state->stage = OVER;
    state->part = FIGHTING;
    state->cursor = state->joined = 0;
    state->target = NOBODY;
    for (int u = 0; u < b->attackers; u++)
        state->unit[u].flags |= SPENT; // nobody acts any more: nothing can matter
    portable_canonicalise(b, state);
}

// --- The stage -------------------------------------------------------------------------------

uint32_t portable_list_next_combat(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return kit_each(list, OPTION_FIGHT, unit, open_combats(portable_of(battle), at, unit));
}

void portable_apply_next_combat(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    portable_combat(portable_of(battle), at, chosen->unit, why); // PCC-08
}
