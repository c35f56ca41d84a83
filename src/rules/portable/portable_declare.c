// Who initiates close combat against whom.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

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
    state->unit[unit].flags |= DECLARED;       // PCC-02
    state->unit[unit].aim = (uint8_t)(at + 1); // PCC-07
    kit_tell_both(&b->common, why, TELL_INITIATES, unit, at);
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

static uint8_t ask_next(const portable_battle *b, portable_state *state, bay_trace *why) {
    for (; state->cursor < b->attackers; state->cursor++) {
        int clause = portable_forbids(b, state, state->cursor);
        if (clause < 0) return DECLARE;
        tell_forbidden(b, state, state->cursor, clause, why);
    }
    state->cursor = 0;
    state->part = FIGHTING;
    return portable_next_combat(b, state, why);
}

uint8_t portable_declarations(const portable_battle *b, portable_state *state, bay_trace *why) {
    state->cursor = 0;
    state->part = DECLARING;
    if (b->set[B_10_DECLARED] == ONE_BY_ONE) return portable_next_attack(b, state, why);
    return ask_next(b, state, why); // PCC-08
}

// --- One by one ------------------------------------------------------------------------------

// Whom it can come up against; NOBODY.
static int comes_up(const portable_battle *b, const portable_state *state, int unit) {
    if (state->unit[unit].flags & SPENT) return NOBODY; // PCC-07, PCC-34
    if (portable_forbids(b, state, unit) >= 0) return NOBODY;
    int at = portable_opponent(b, state, unit);
    return state->unit[at].flags & FOUGHT ? NOBODY : at; // PCC-09
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

uint8_t portable_next_attack(const portable_battle *b, portable_state *state, bay_trace *why) {
    (void)why;
    portable_canonicalise(b, state);
    return attackable(b, state) ? NEXT_ATTACK : portable_over(b, state);
}

// The next unit from `from` that can come up against the present target; NOBODY.
static int next_comer(const portable_battle *b, const portable_state *state, int from) {
    for (int u = from; u < b->attackers; u++)
        if (comes_up(b, state, u) == state->target) return u;
    return NOBODY;
}

// Asks about the next who can come up; the last initiates if nobody else does.
static uint8_t ask_comer(const portable_battle *b, portable_state *state, bay_trace *why) {
    int unit = next_comer(b, state, state->cursor), target = state->target;
    bool must = unit != NOBODY && !state->joined && next_comer(b, state, unit + 1) == NOBODY;
    if (unit != NOBODY && !must) {
        state->cursor = (uint8_t)unit;
        return DECLARE;
    }
    if (must) initiate(b, state, unit, target, why);
    state->cursor = state->joined = 0;
    state->part = FIGHTING;
    return portable_combat(b, state, target, why);
}

// --- The stages ------------------------------------------------------------------------------

void portable_apply_declare(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    int unit = state->cursor++;
    bool initiates = chosen->row == OPTION_INITIATE;
    if (initiates)
        initiate(b, state, unit, portable_opponent(b, state, unit), why); // PCC-02
    else
        kit_tell_of(battle, why, TELL_HOLDS, unit);
    bool all_first = b->set[B_10_DECLARED] == DECLARED_FIRST;
    if (!all_first) state->joined |= initiates;
    state->stage = all_first ? ask_next(b, state, why) : ask_comer(b, state, why);
}

uint32_t portable_list_next_attack(const bay_battle *battle, const void *at, bay_option *list) {
    kit_offer to = {list,
                    kit_each_in(list, OPTION_ATTACK, attackable(portable_of(battle), at))};
    kit_add(&to, OPTION_NO_MORE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

void portable_apply_next_attack(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    if (chosen->row == OPTION_NO_MORE) {
        kit_say(why, TELL_NO_MORE); // PCC-02
        state->stage = portable_over(b, state);
        return;
    }
    state->target = (uint8_t)chosen->unit;
    state->cursor = state->joined = 0;
    state->stage = ask_comer(b, state, why);
}
