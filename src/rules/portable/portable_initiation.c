// Which units initiate close combat and against whom, which combat is fought next, and when the
// phase is over.

#include "portable.h"

int portable_forbids(const portable_battle *b, const portable_state *state, int unit) {
    if (!portable_fights(b, unit)) return PCC_05;
    int at = portable_opponent(b, state, unit);
    if (at == NOBODY) return PCC_02;
    if (b->piece[unit].type == ARTILLERY) return PCC_03;
    bool on_foot = b->piece[unit].type != CAVALRY; // PCC-37
    return on_foot && b->piece[at].type == CAVALRY ? PCC_04 : -1;
}

static void initiate(const portable_battle *b, portable_state *state, int unit, int at,
                     bay_trace *why) {
    state->unit[unit].aim = (uint8_t)(at + 1); // PCC-02, PCC-07
    kit_tell_both(&b->common, why, TELL_INITIATES, unit, at);
}

// The phase is over.
static uint8_t over(const portable_battle *b, portable_state *state) {
    state->cursor = 0;
    state->target = NOBODY;
    portable_forget_all(b, state); // nobody acts any more: nothing can matter
    return OVER;
}

// --- All before the first combat -------------------------------------------------------------

// Tells why one who has an enemy to its front is not asked.
static void tell_forbidden(const portable_battle *b, const portable_state *state, int unit,
                           int clause, bay_trace *why) {
    int cell = state->unit[unit].cell;
    if (clause == PCC_03) kit_tell_of(&b->common, why, TELL_ARTILLERY, unit);
    if (clause == PCC_04) kit_tell_of(&b->common, why, TELL_NOT_AT_CAVALRY, unit);
    bool alone = clause == PCC_05 && cell != BOARD_NOWHERE &&
                 portable_first_in(state, b->fighters[BAY_ATTACKER], cell) == NOBODY;
    if (alone) kit_tell_of(&b->common, why, TELL_COMMANDER_ALONE, unit);
}

// On from the cursor to the next who may initiate, where all is declared first.
uint8_t portable_declarations(const portable_battle *b, portable_state *state, bay_trace *why) {
    bool all_first = b->set[B_10_DECLARED] == DECLARED_FIRST; // PCC-08
    for (; all_first && state->cursor < b->attackers; state->cursor++) {
        int clause = portable_forbids(b, state, state->cursor);
        if (clause < 0) return DECLARE;
        tell_forbidden(b, state, state->cursor, clause, why);
    }
    state->cursor = 0;
    return portable_next_combat(b, state, why);
}

// --- One by one ------------------------------------------------------------------------------

// Whom it can come up against; NOBODY.
static int comes_up(const portable_battle *b, const portable_state *state, int unit) {
    if (state->unit[unit].flags & SPENT) return NOBODY; // PCC-07, PCC-34
    if (portable_forbids(b, state, unit) >= 0) return NOBODY;
    return portable_opponent(b, state, unit); // PCC-06
}

// Whom units can come up against now, one by one.
static kit_set attackable(const portable_battle *b, const portable_state *state) {
    kit_set targets = 0;
    for (int u = 0; u < b->attackers; u++) {
        int at = comes_up(b, state, u);
        if (at != NOBODY) targets |= kit_one(at);
    }
    return targets;
}

kit_set portable_comers(const portable_battle *b, const portable_state *state, int target) {
    KIT_THOSE(comers, u, kit_below(b->attackers), comes_up(b, state, u) == target);
    return comers;
}

// Asks about the next who can come up against the target; the last initiates if nobody else does.
static uint8_t ask_comer(const portable_battle *b, portable_state *state, bay_trace *why) {
    int target = state->target;
    kit_set left = portable_comers(b, state, target) & ~kit_below(state->cursor);
    bool must = kit_size(left) == 1 && !portable_declared(b, state);
    if (left && !must) {
        state->cursor = (uint8_t)kit_first(left);
        return DECLARE;
    }
    if (must) initiate(b, state, kit_first(left), target, why);
    state->cursor = 0;
    return portable_combat(b, state, target, why);
}

// --- Which combat is next ---------------------------------------------------------------------

// Drops the attacks that are void. The targets of the others.
static kit_set drop_void(const portable_battle *b, portable_state *state, bay_trace *why) {
    kit_set open = 0;
    for (int u = 0; u < b->attackers; u++) {
        if (!state->unit[u].aim) continue;
        int at = portable_aim(state, u);
        if (portable_opponent(b, state, u) == at) { // PCC-08
            open |= kit_one(at);
            continue;
        }
        state->unit[u].aim = 0;
        kit_tell_of(&b->common, why, TELL_VOID, u); // PCC-08, B-18
    }
    return open;
}

// PCC-08: none left, one, or several of which one is chosen.
uint8_t portable_next_combat(const portable_battle *b, portable_state *state, bay_trace *why) {
    bool one_by_one = b->set[B_10_DECLARED] == ONE_BY_ONE;
    kit_set open = one_by_one ? attackable(b, state) : drop_void(b, state, why);
    if (!open) return over(b, state);
    portable_canonicalise(b, state);
    if (one_by_one) return NEXT_ATTACK;
    bool chosen = b->set[B_9_ORDER] == ORDER_CHOSEN || b->front == NO_FRONT; // PCC-08, B-9
    if (chosen && kit_size(open) > 1) return NEXT_COMBAT;
    int next = chosen ? kit_first(open) : portable_leftmost(b, state, open);
    return portable_combat(b, state, next, why); // PCC-08
}

// --- The stages ------------------------------------------------------------------------------

uint8_t portable_apply_declare(const portable_battle *b, portable_state *state,
                               const bay_option *chosen, bay_trace *why) {
    int unit = state->cursor++;
    if (chosen->row == OPTION_INITIATE)
        initiate(b, state, unit, portable_opponent(b, state, unit), why); // PCC-02
    else
        kit_tell_of(&b->common, why, TELL_HOLDS, unit);
    return b->set[B_10_DECLARED] == DECLARED_FIRST ? portable_declarations(b, state, why)
                                                   : ask_comer(b, state, why);
}

uint32_t portable_list_next_attack(const portable_battle *b, const portable_state *state,
                                   bay_option *list) {
    return portable_each_in(b, list, OPTION_ATTACK, attackable(b, state), OPTION_NO_MORE);
}

uint32_t portable_list_next_combat(const portable_battle *b, const portable_state *state,
                                   bay_option *list) {
    return portable_each_in(b, list, OPTION_FIGHT, portable_declared(b, state), BAY_NO_ROW);
}

uint8_t portable_apply_next(const portable_battle *b, portable_state *state,
                            const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_FIGHT)
        return portable_combat(b, state, chosen->unit, why); // PCC-08
    if (chosen->row == OPTION_ATTACK) {
        state->target = (uint8_t)chosen->unit;
        return ask_comer(b, state, why);
    }
    kit_say(why, TELL_NO_MORE); // PCC-02
    return over(b, state);
}
