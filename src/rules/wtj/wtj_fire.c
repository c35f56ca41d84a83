// Fire before the assaults: who may fire, at whom, and what it does. Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

enum { FEW_BASES = 6 }; // the original strength of who may fire as it assaults: WTJ-08

// The side whose fire phase it is.
static int firing(const wtj_state *state) {
    return state->chapter == FIRE_DEFENDER ? BAY_DEFENDER : BAY_ATTACKER;
}

// --- Who may fire ----------------------------------------------------------------------------

// Whom it touches; what is attached touches whom its unit touches. WTJ-36
static kit_set in_contact(const wtj_battle *b, const wtj_state *state, int unit) {
    int host = b->unit[unit].host;
    return wtj_touching(b, state, host == WTJ_NO_HOST ? unit : host);
}

static bool has_assault_weapon(const wtj_battle *b, int unit) {
    KIT_EACH (i, b->unit[unit].attached)
        if (b->unit[i].type == ASSAULT_WEAPON) return true;
    return false;
}

// An assaulting unit of few bases; with an assault weapon attached only by one reading.
static bool is_small(const wtj_battle *b, int unit) {
    if (b->unit[unit].original > FEW_BASES) return false;                             // WTJ-08
    return wtj_reads(b, W_31_HOST, SMALL_HOST_FIRES) || !has_assault_weapon(b, unit); // AMB-W31
}

// Why a unit on foot or on horse may fire, or may not: the telling that says so.
static int reason_of(const wtj_battle *b, const wtj_state *state, int unit) {
    const wtj_unit *u = &b->unit[unit];
    if (!in_contact(b, state, unit)) return TELL_FIRES_FREE;   // WTJ-06
    if (u->side == BAY_DEFENDER) return TELL_FIRES_DEFENDING;  // WTJ-04
    if (u->assault_weapons) return TELL_FIRES_ARMED;           // WTJ-07
    if (is_small(b, unit)) return TELL_FIRES_SMALL;            // WTJ-08
    if (has_assault_weapon(b, unit)) return TELL_HOST_MAY_NOT; // WTJ-10
    return TELL_MAY_NOT_FIRE;                                  // WTJ-05
}

// Mortars, guns and transport have no number: what they do is stated, by `lost`. WTJ-36
bool wtj_has_small_arms(const wtj_battle *b, int unit) {
    int type = b->unit[unit].type;
    if (wtj_is_tank(b, unit)) return b->unit[unit].machine_guns;
    return type <= MACHINE_GUN || type == ASSAULT_WEAPON;
}

// How many dice its small arms have, and why: a die a unit, one a machine gun. WTJ-M10
static int dice_of(const wtj_battle *b, const wtj_state *state, int unit, int *reason) {
    const wtj_unit *u = &b->unit[unit];
    int bases = state->unit[unit].bases;
    *reason = TELL_FIRES_AS_USUAL; // WTJ-36
    if (u->type == MACHINE_GUN) return bases;
    if (wtj_is_tank(b, unit)) {
        int guns = wtj_tank_now(b, state, unit)->guns; // WTJ-34
        *reason = TELL_FIRES_FROM_TANK;                // WTJ-11
        return bases > guns ? (bases - guns) * u->machine_guns : 0;
    }
    if (u->type == ASSAULT_WEAPON) {
        *reason = TELL_FIRES_ATTACHED; // WTJ-07, WTJ-10
        return 1;
    }
    if (!wtj_has_small_arms(b, unit)) return 0;
    *reason = reason_of(b, state, unit);
    return *reason != TELL_MAY_NOT_FIRE && *reason != TELL_HOST_MAY_NOT;
}

int wtj_fire_dice(const wtj_battle *b, const wtj_state *state, int unit) {
    int reason;
    return wtj_is_here(state, unit) ? dice_of(b, state, unit, &reason) : 0;
}

// --- At whom ---------------------------------------------------------------------------------

// Those who touch nobody.
static kit_set not_in_contact(const wtj_battle *b, const wtj_state *state, kit_set units) {
    kit_set found = 0;
    KIT_EACH (unit, units)
        if (!wtj_touching(b, state, unit)) found |= kit_one(unit);
    return found;
}

kit_set wtj_in_view(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set touched = in_contact(b, state, unit);
    if (touched) return touched;
    kit_set seen = wtj_here(state, b->unit[unit].sees);
    bool away = wtj_reads(b, W_3_NOT_TOUCHING, TARGETS_APART); // AMB-W3
    return away && b->unit[unit].side == BAY_ATTACKER ? not_in_contact(b, state, seen) : seen;
}

kit_set wtj_targets(const wtj_battle *b, const wtj_state *state, int unit) {
    return wtj_personnel(b, wtj_in_view(b, state, unit));
}

bool wtj_may_fire(const wtj_battle *b, const wtj_state *state, int unit) {
    if (state->unit[unit].flags & FIRED) return false;
    return wtj_fire_dice(b, state, unit) > 0 && wtj_targets(b, state, unit);
}

static kit_set who_may_fire(const wtj_battle *b, const wtj_state *state) {
    kit_set found = 0;
    KIT_EACH (unit, wtj_side(b, firing(state))) {
        bool guns = !(state->unit[unit].flags & FIRED) && wtj_gun_targets(b, state, unit);
        if (guns || wtj_may_fire(b, state, unit)) found |= kit_one(unit);
    }
    return found;
}

int wtj_left_to_fire(const wtj_battle *b, const wtj_state *state) {
    bool asked = state->chapter == FIRE_ATTACKER || state->chapter == FIRE_DEFENDER;
    return asked ? kit_size(who_may_fire(b, state)) : 0;
}

// --- Its dice --------------------------------------------------------------------------------

// Has it moved, as it came into contact? WTJ-09
static bool has_moved(const wtj_battle *b, const wtj_state *state, int unit) {
    return state->turn == 1 && b->unit[unit].side == BAY_ATTACKER && !wtj_is_tank(b, unit) &&
           in_contact(b, state, unit);
}

bool wtj_fire_counts(const wtj_battle *b, const wtj_state *state, int unit, int target,
                     enum wtj_param row) {
    return row == FIRE_COVER ? b->unit[target].cover >= SOLID : has_moved(b, state, unit);
}

static int added(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    int all = 0, unit = state->cursor, target = state->target;
    for (int row = FIRE_COVER; row <= FIRE_MOVED; row++) {
        if (!wtj_fire_counts(b, state, unit, target, (enum wtj_param)row)) continue;
        all += b->set[row]; // W-T4
        kit_tell(&b->common, why, TELL_FIRE_COVER + row - FIRE_COVER, unit, target,
                 b->set[row]);
    }
    return all;
}

static void open_fire(const wtj_battle *b, wtj_state *state, int target, bay_trace *why) {
    int unit = state->cursor, reason, dice = dice_of(b, state, unit, &reason);
    state->target = (uint8_t)target;
    state->dice = (uint8_t)dice;
    kit_tell(&b->common, why, reason, unit, target, dice);
    (void)added(b, state, why);
    state->stage = SMALL_ARMS;
}

void wtj_about_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    int plus = added(b, state, NULL);
    step->unit = state->cursor;
    step->other = state->target;
    step->number[0] = b->set[FIRE_ONE_FROM] - plus;
    step->number[1] = b->set[FIRE_TWO_FROM] - plus;
    step->dice = wtj_small_arms(b, b->unit[state->cursor].side, plus); // WTJ-M10
}

// The unit has fired: on to the next.
static void fired(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->cursor = state->target = state->dice = 0;
    state->stage = wtj_go_on(b, state, why);
}

void wtj_resolve_fire(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    int target = state->target, left = state->unit[target].bases;
    int bases = wtj_bases_hit(b, result); // W-T4
    if (!bases) kit_tell_of(&b->common, why, TELL_FIRE_MISSES, target);
    if (bases > left) bases = left;
    if (bases) wtj_strike(b, state, target); // WTJ-M1
    wtj_remove(b, state, target, bases, TELL_FIRE_HITS, why);
    state->dice--;
    if (!state->dice || bases == left) fired(b, state, why);
}

// --- Which unit, and at whom -----------------------------------------------------------------

// Who of the side touches an enemy and may not fire, told as its fire begins.
static void tell_who_may_not(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    KIT_EACH (unit, wtj_here(state, wtj_side(b, firing(state)))) {
        int reason;
        if (state->unit[unit].flags & FIRED) return;
        (void)dice_of(b, state, unit, &reason);
        if (reason == TELL_MAY_NOT_FIRE || reason == TELL_HOST_MAY_NOT)
            kit_tell_of(&b->common, why, reason, unit);
    }
}

static void forget_who_fired(const wtj_battle *b, wtj_state *state) {
    for (int i = 0; i < b->count; i++) state->unit[i].flags &= (uint16_t)~FIRED;
}

uint8_t wtj_fire(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (!b->fires) return WTJ_GOES_ON;
    if (why) tell_who_may_not(b, state, why);
    if (who_may_fire(b, state)) return (uint8_t)(FIRE_NEXT_ATTACKER + firing(state));
    forget_who_fired(b, state);
    return WTJ_GOES_ON;
}

uint32_t wtj_list_firers(const bay_battle *battle, const void *at, bay_option *list) {
    kit_offer to = {list, 0};
    wtj_offer_by_size(&to, at, FIRE, who_may_fire(wtj_of(battle), at));
    kit_add(&to, CEASE_FIRE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

uint32_t wtj_list_targets(const bay_battle *battle, const void *at, bay_option *list) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    kit_offer to = {list, 0};
    if (wtj_fire_dice(b, state, state->cursor))
        wtj_offer_by_size(&to, state, FIRE_AT, wtj_targets(b, state, state->cursor));
    wtj_offer_guns(&to, b, state, state->cursor);
    return to.count;
}

void wtj_apply_firer(const bay_battle *battle, void *at, const bay_option *chosen,
                     bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    if (chosen->row == CEASE_FIRE) {
        KIT_EACH (unit, wtj_side(b, firing(state))) state->unit[unit].flags |= FIRED;
        fired(b, state, why);
        return;
    }
    state->cursor = (uint8_t)chosen->own;
    state->unit[state->cursor].flags |= FIRED;
    state->stage = (uint8_t)(FIRE_AT_ATTACKER + firing(state));
    kit_ask(battle, at, why);
}

void wtj_apply_target(const bay_battle *battle, void *at, const bay_option *chosen,
                      bay_trace *why) {
    wtj_state *state = at;
    if (chosen->row != GUNS) {
        open_fire(wtj_of(battle), at, chosen->own, why);
        return;
    }
    state->stage = wtj_fire_guns(wtj_of(battle), state, chosen->own);
    kit_ask(battle, at, why);
}

// Its guns have fired: now the machine guns of its other bases.
void wtj_fire_on(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int unit = state->cursor;
    if (!wtj_fire_dice(b, state, unit) || !wtj_targets(b, state, unit)) {
        fired(b, state, why);
        return;
    }
    state->stage = (uint8_t)(FIRE_AT_ATTACKER + firing(state));
    kit_ask(&b->common, state, why);
}

void wtj_about_target(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const wtj_state *)at)->cursor;
}
