// Which combat is fought next, and when the phase is over.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// PCC-08: is its attack still what it was declared to be?
static bool is_live(const portable_battle *b, const portable_state *state, int unit) {
    int at = portable_aim(state, unit), front = portable_front(b, state, unit);
    if (front == BOARD_NOWHERE || state->unit[at].cell != front) return false;
    return portable_fights(b, at) || portable_opponent(b, state, unit) == at;
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
static int leftmost(const portable_battle *b, const portable_state *state, kit_set targets) {
    int first = kit_take(&targets);
    while (targets) {
        int unit = kit_take(&targets);
        board_axes one = board_axes_of(&b->ground.board, state->unit[unit].cell);
        board_axes best = board_axes_of(&b->ground.board, state->unit[first].cell);
        if (one.q < best.q || (one.q == best.q && one.r > best.r)) first = unit;
    }
    return first;
}

// PCC-08: none left, one, or several of which one is chosen.
uint8_t portable_next_combat(const portable_battle *b, portable_state *state, bay_trace *why) {
    if (b->set[B_10_DECLARED] == ONE_BY_ONE) return portable_next_attack(b, state, why);
    drop_void(b, state, why);
    portable_canonicalise(b, state);
    kit_set open = portable_declared(b, state);
    if (!open) return portable_over(b, state);
    bool asked = kit_size(open) > 1 && b->set[B_9_ORDER] == ORDER_CHOSEN;
    return asked ? NEXT_COMBAT
                 : portable_combat(b, state, leftmost(b, state, open), why); // PCC-08
}

uint8_t portable_over(const portable_battle *b, portable_state *state) {
    state->part = FIGHTING;
    state->cursor = state->joined = 0;
    state->target = NOBODY;
    portable_forget_all(b, state); // nobody acts any more: nothing can matter
    return OVER;
}

// --- The stage -------------------------------------------------------------------------------

uint32_t portable_list_next_combat(const bay_battle *battle, const void *at, bay_option *list) {
    return kit_each_in(list, OPTION_FIGHT, portable_declared(portable_of(battle), at));
}

void portable_apply_next_combat(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    portable_state *state = at;
    state->stage = portable_combat(portable_of(battle), state, chosen->unit, why); // PCC-08
}
