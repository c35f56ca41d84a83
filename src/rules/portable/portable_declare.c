// Who initiates close combat against whom.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

int portable_forbids(const portable_battle *b, const portable_state *state, int unit) {
    if (!portable_fights(b, unit)) return PCC_05;
    int at = portable_opponent(b, state, unit);
    if (at == NOBODY) return PCC_02;
    if (b->piece[unit].type == ARTILLERY) return PCC_03;
    if (portable_on_foot(b, unit) && b->piece[at].type == CAVALRY) return PCC_04; // PCC-37
    return -1;
}

static void initiate(const portable_battle *b, portable_state *state, int unit, int at,
                     bay_trace *why) {
    state->unit[unit].flags |= DECLARED;       // PCC-02
    state->unit[unit].aim = (uint8_t)(at + 1); // PCC-07
    portable_deed(b, state, unit, DEED_INITIATED);
    kit_tell_both(&b->common, why, TELL_INITIATES, unit, at);
}

// --- All before the first combat -------------------------------------------------------------

// Tells why one who has an enemy to its front is not asked.
static void tell_forbidden(const portable_battle *b, const portable_state *state, int unit,
                           int clause, bay_trace *why) {
    if (clause == PCC_03) kit_tell_of(&b->common, why, TELL_ARTILLERY, unit);
    if (clause == PCC_04) kit_tell_of(&b->common, why, TELL_NOT_AT_CAVALRY, unit);
    bool alone = clause == PCC_05 && portable_on_board(state, unit) &&
                 portable_fighter_in(b, state, state->unit[unit].cell, BAY_ATTACKER) == NOBODY;
    if (alone) kit_tell_of(&b->common, why, TELL_COMMANDER_ALONE, unit);
}

static void ask_next(const portable_battle *b, portable_state *state, bay_trace *why) {
    for (; state->cursor < b->attackers; state->cursor++) {
        int clause = portable_forbids(b, state, state->cursor);
        if (clause < 0) {
            state->stage = DECLARE;
            return;
        }
        tell_forbidden(b, state, state->cursor, clause, why);
    }
    state->cursor = 0;
    state->part = FIGHTING;
    portable_next_combat(b, state, why);
}

void portable_declarations(const portable_battle *b, portable_state *state, bay_trace *why) {
    state->cursor = 0;
    state->part = DECLARING;
    if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE))
        portable_next_attack(b, state, why);
    else
        ask_next(b, state, why); // PCC-08
}

// --- One by one ------------------------------------------------------------------------------

// Whom it can come up against; NOBODY.
static int comes_up(const portable_battle *b, const portable_state *state, int unit) {
    if (state->unit[unit].flags & SPENT) return NOBODY; // PCC-07, PCC-34
    if (portable_forbids(b, state, unit) >= 0) return NOBODY;
    int at = portable_opponent(b, state, unit);
    return state->unit[at].flags & FOUGHT ? NOBODY : at; // PCC-09
}

// Whom units can come up against now, one by one, in scenario order. Returns how many.
static int attackable(const portable_battle *b, const portable_state *state,
                      uint8_t list[PORTABLE_SIDE_MAX]) {
    uint32_t targets = 0;
    for (int u = 0; u < b->attackers; u++) {
        int at = comes_up(b, state, u);
        if (at != NOBODY) targets |= portable_one(at);
    }
    return portable_in_order(targets, list);
}

void portable_next_attack(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    portable_canonicalise(b, state);
    if (attackable(b, state, list))
        state->stage = NEXT_ATTACK;
    else
        portable_over(b, state, why);
}

// The next unit from `from` that can come up against the present target; NOBODY.
static int next_comer(const portable_battle *b, const portable_state *state, int from) {
    for (int u = from; u < b->attackers; u++)
        if (comes_up(b, state, u) == state->target) return u;
    return NOBODY;
}

// Asks about the next who can come up; the last initiates if nobody else does.
static void ask_comer(const portable_battle *b, portable_state *state, bay_trace *why) {
    int unit = next_comer(b, state, state->cursor);
    if (unit != NOBODY && !state->joined && next_comer(b, state, unit + 1) == NOBODY) {
        initiate(b, state, unit, state->target, why);
        unit = NOBODY;
    }
    if (unit != NOBODY) {
        state->cursor = (uint8_t)unit;
        state->stage = DECLARE;
        return;
    }
    int target = state->target;
    state->cursor = state->joined = 0;
    state->part = FIGHTING;
    portable_combat(b, state, target, why);
}

// --- The stages ------------------------------------------------------------------------------

uint32_t portable_list_declare(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_state *state = at;
    (void)battle;
    return kit_pair(list, OPTION_INITIATE, OPTION_HOLD, state->cursor);
}

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
    if (portable_reads(b, B_10_DECLARED, DECLARED_FIRST)) {
        ask_next(b, state, why);
        return;
    }
    state->joined |= initiates;
    ask_comer(b, state, why);
}

uint32_t portable_list_next_attack(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    int count = attackable(portable_of(battle), at, unit);
    kit_offer to = {list, kit_each(list, OPTION_ATTACK, unit, count)};
    kit_add(&to, OPTION_NO_MORE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

void portable_apply_next_attack(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    if (chosen->row == OPTION_NO_MORE) {
        kit_say(why, TELL_NO_MORE); // PCC-02
        portable_over(b, state, why);
        return;
    }
    state->target = (uint8_t)chosen->unit;
    state->cursor = state->joined = 0;
    ask_comer(b, state, why);
}
