// Guns of tanks at tanks, in the fire phase. Ruling R-27.

#include "rules/kit/kit_options.h"
#include "wtj.h"

kit_set wtj_gun_targets(const wtj_battle *b, const wtj_state *state, int unit) {
    if (!wtj_is_tank(b, unit) || !wtj_is_here(state, unit)) return 0;
    kit_set seen = wtj_in_view(b, state, unit);
    return wtj_tank_now(b, state, unit)->guns ? 0 : seen & ~wtj_personnel(b, seen);
}

void wtj_offer_guns(kit_offer *to, const wtj_battle *b, const wtj_state *state, int unit) {
    if (!wtj_gun_targets(b, state, unit)) return;
    for (int bases = state->unit[unit].bases; bases > 0; bases--)
        kit_add(to, GUNS, unit, bases, bases); // WTJ-34
}

uint8_t wtj_fire_guns(const wtj_battle *b, wtj_state *state, int bases) {
    wtj_tank_at(b, state, state->cursor)->guns = (uint8_t)bases;
    return (uint8_t)(GUNS_AT_ATTACKER + b->unit[state->cursor].side);
}

// --- At whom ---------------------------------------------------------------------------------

// Whom the unit sees that has taken up its guns: they are counted already.
static kit_set tanks_in_view(const wtj_battle *b, const wtj_state *state) {
    kit_set seen = wtj_in_view(b, state, state->cursor);
    return seen & ~wtj_personnel(b, seen);
}

uint32_t wtj_list_gun_targets(const bay_battle *battle, const void *at, bay_option *list) {
    kit_offer to = {list, 0};
    wtj_offer_by_size(&to, at, FIRE_AT, tanks_in_view(wtj_of(battle), at));
    return to.count;
}

void wtj_apply_gun_target(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    state->target = (uint8_t)chosen->own;
    state->dice = wtj_tank_now(b, state, state->cursor)->guns;
    kit_tell(&b->common, why, TELL_GUNS_FIRE, state->cursor, state->target, state->dice);
    state->stage = GUN_FIRE; // WTJ-34
}

// --- What it does ----------------------------------------------------------------------------

void wtj_about_guns(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    step->unit = state->cursor;
    step->other = state->target;
    step->number[0] = b->set[TANK_GUN_HITS_FROM];
    step->dice = bay_throw_chain(state->dice, 6);
    (void)bay_throw_stage(&step->dice, b->unit[state->cursor].side, b->set[TANK_GUN_HITS_FROM]);
}

// One hit after another, at those that are damaged first.
static void take_hits(const wtj_battle *b, wtj_state *state, int hits, bay_trace *why) {
    int unit = state->target, destroyed = 0, marked = 0;
    wtj_unit_state *u = &state->unit[unit];
    for (; hits && destroyed < u->bases; hits--) {
        bool destroys = u->damaged + marked > destroyed || wtj_hit_destroys(b); // AMB-W9
        destroyed += destroys;
        marked += !destroys;
    }
    wtj_strike(b, state, unit);
    u->damaged = (uint8_t)(u->damaged + marked);
    if (marked) wtj_tell(b, why, TELL_DAMAGED, unit, marked);
    wtj_remove(b, state, unit, destroyed, TELL_DESTROYED, why);
}

void wtj_resolve_guns(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    if (result)
        take_hits(b, state, (int)result, why);
    else
        kit_tell_of(battle, why, TELL_MISSED, state->target);
    state->target = state->dice = 0;
    wtj_fire_on(b, state, why);
}
