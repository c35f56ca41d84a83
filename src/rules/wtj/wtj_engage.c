// Whom infantry engages in an assault with tanks. Ruling R-21.

#include "rules/kit/kit_options.h"
#include "wtj.h"

// Of the enemies that it touches: tanks alone, others alone, or both.
static bool touches_both(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set enemies = wtj_touching(b, state, unit), others = wtj_personnel(b, enemies);
    return others && others != enemies;
}

// Its owner, or AMB-W10 the enemy, says which type it engages: A's units first. WTJ-33
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
    bool all = state->chapter != ASSAULTS; // of a tank's own assault
    KIT_EACH (unit, b->tanks ? wtj_here(state, state->group) : 0) {
        if (!wtj_is_foot(b, state, unit)) continue;
        if (all || !wtj_personnel(b, wtj_touching(b, state, unit)))
            engage_tanks(b, state, unit, why);
    }
}

kit_set wtj_engaging(const wtj_battle *b, const wtj_state *state) {
    kit_set found = 0;
    KIT_EACH (unit, b->tanks ? wtj_here(state, state->group) : 0) {
        if (state->unit[unit].flags & ON_TANKS) found |= kit_one(unit);
    }
    return found;
}

void wtj_about_engaging(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const wtj_state *)at)->cursor;
}

void wtj_apply_engaging(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    if (chosen->row == ENGAGE_TANKS)
        engage_tanks(b, state, state->cursor, why);
    else
        kit_tell_of(battle, why, TELL_ENGAGES_INFANTRY, state->cursor); // WTJ-33
    state->cursor++;
    state->stage = wtj_begin(b, state, why);
}
