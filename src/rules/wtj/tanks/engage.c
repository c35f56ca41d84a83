// Whom infantry engages in an assault: tanks or others. Ruling R-21.

#include "rules/wtj/wtj.h"

// True if it touches both tanks that can be attempted at and other enemies. R-23
static bool touches_both(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set enemies = wtj_touching(b, state, unit) & ~wtj_done_tanks(b, state);
    kit_set others = wtj_personnel(b, enemies);
    return others && others != enemies;
}

// Its owner, or by AMB-W10 the enemy, chooses whom it engages: the attacker's units first. WTJ-33
uint8_t wtj_engage(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    bool enemy = wtj_reads(b, W_10_CHOOSER, ENEMY_ENGAGES);
    for (; b->tanks && state->cursor < b->count; state->cursor++) {
        int unit = state->cursor;
        if (!kit_in(state->group, unit) || !wtj_is_foot(b, state, unit)) continue;
        if (!wtj_is_here(state, unit) || !touches_both(b, state, unit)) continue;
        return (uint8_t)(ENGAGE_ATTACKER + (b->unit[unit].side ^ enemy));
    }
    state->cursor = 0;
    return WTJ_GOES_ON;
}

static void engage_tanks(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    state->unit[unit].flags |= ON_TANKS;
    kit_tell_of(&b->common, why, TELL_ENGAGES_TANKS, unit); // WTJ-33
}

void wtj_engage_all(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool all = state->chapter != ASSAULTS; // true in a tank's own assault
    KIT_EACH (unit, b->tanks ? wtj_here(state, state->group) : 0) {
        if (!wtj_is_foot(b, state, unit)) continue;
        if (all || !wtj_personnel(b, wtj_touching(b, state, unit)))
            engage_tanks(b, state, unit, why);
    }
}

kit_set wtj_engaging(const wtj_battle *b, const wtj_state *state) {
    KIT_THOSE(found, unit, b->tanks ? wtj_here(state, state->group) : 0,
              state->unit[unit].flags & ON_TANKS);
    return found;
}

uint8_t wtj_apply_engaging(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                           bay_trace *why) {
    int unit = state->cursor++;
    if (chosen->row == ENGAGE_TANKS)
        engage_tanks(b, state, unit, why);
    else
        kit_tell_of(&b->common, why, TELL_ENGAGES_INFANTRY, unit); // WTJ-33
    return wtj_begin(b, state, why);
}
