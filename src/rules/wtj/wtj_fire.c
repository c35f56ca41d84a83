// Fire before the assaults: who may fire, at whom, and its effect. Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

enum { FEW_BASES = 6 }; // largest original strength that fires as it assaults: WTJ-08

// The side whose fire phase it is.
static int firing(const wtj_state *state) {
    return state->chapter == FIRE_DEFENDER ? BAY_DEFENDER : BAY_ATTACKER;
}

// --- Who may fire ----------------------------------------------------------------------------

// The enemies that it touches; an attached unit touches those of its host. WTJ-36
static kit_set in_contact(const wtj_battle *b, const wtj_state *state, int unit) {
    int host = b->unit[unit].host;
    return wtj_touching(b, state, host == WTJ_NO_HOST ? unit : host);
}

// An assaulting unit of few bases; one with an assault weapon attached only by one reading.
static bool is_small(const wtj_battle *b, int unit) {
    if (b->unit[unit].original > FEW_BASES) return false; // WTJ-08
    return wtj_reads(b, W_31_HOST, SMALL_HOST_FIRES) ||
           !wtj_any_assault_weapon(b, b->unit[unit].attached); // AMB-W31
}

// The telling that says why a unit on foot or on horse may fire or may not.
static int reason_of(const wtj_battle *b, const wtj_state *state, int unit) {
    const wtj_unit *u = &b->unit[unit];
    if (!in_contact(b, state, unit)) return TELL_FIRES_FREE;                         // WTJ-06
    if (u->side == BAY_DEFENDER) return TELL_FIRES_DEFENDING;                        // WTJ-04
    if (u->assault_weapons) return TELL_FIRES_ARMED;                                 // WTJ-07
    if (is_small(b, unit)) return TELL_FIRES_SMALL;                                  // WTJ-08
    if (wtj_any_assault_weapon(b, b->unit[unit].attached)) return TELL_HOST_MAY_NOT; // WTJ-10
    return TELL_MAY_NOT_FIRE;                                                        // WTJ-05
}

// Mortars, guns and transport have no number: `lost` states their effect. WTJ-36
bool wtj_has_small_arms(const wtj_battle *b, int unit) {
    int type = b->unit[unit].type;
    if (wtj_is_tank(b, unit)) return b->unit[unit].machine_guns;
    return type <= MACHINE_GUN || type == ASSAULT_WEAPON;
}

// How many dice its small arms have, and why: one for a unit, one for a machine gun. WTJ-M10
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
        *reason = TELL_FIRES_ATTACHED; // WTJ-10
        return 1;
    }
    if (!wtj_has_small_arms(b, unit)) return 0;
    *reason = reason_of(b, state, unit);
    return *reason != TELL_MAY_NOT_FIRE && *reason != TELL_HOST_MAY_NOT;
}

// How many dice its small arms have now; 0: it may not fire.
static int fire_dice(const wtj_battle *b, const wtj_state *state, int unit) {
    int reason;
    return wtj_is_here(state, unit) ? dice_of(b, state, unit, &reason) : 0;
}

// --- Targets ---------------------------------------------------------------------------------

// The enemies that it may fire at, tanks included; and those that it may fire at with small arms.
static kit_set in_view(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set touched = in_contact(b, state, unit);
    if (touched) return touched;
    kit_set seen = wtj_here(state, b->unit[unit].sees);
    bool away = wtj_reads(b, W_3_NOT_TOUCHING, TARGETS_APART); // AMB-W3
    if (!away || b->unit[unit].side == BAY_DEFENDER) return seen;
    KIT_THOSE(apart, enemy, seen, !wtj_touching(b, state, enemy));
    return apart;
}

static kit_set targets(const wtj_battle *b, const wtj_state *state, int unit) {
    return wtj_personnel(b, in_view(b, state, unit));
}

bool wtj_may_fire(const wtj_battle *b, const wtj_state *state, int unit) {
    if (state->unit[unit].flags & FIRED) return false;
    return fire_dice(b, state, unit) > 0 && targets(b, state, unit);
}

// Tanks in a tank unit's view; and those it can fire its guns at, none once it has fired them.
static kit_set tanks_in_view(const wtj_battle *b, const wtj_state *state, int unit) {
    return in_view(b, state, unit) & b->armour;
}

static kit_set gun_targets(const wtj_battle *b, const wtj_state *state, int unit) {
    bool can = kit_in(b->armour & state->here, unit) && !wtj_tank_now(b, state, unit)->guns;
    return can ? tanks_in_view(b, state, unit) : 0;
}

static kit_set who_may_fire(const wtj_battle *b, const wtj_state *state) {
    KIT_THOSE(found, unit, wtj_here(state, wtj_side(b, firing(state))),
              wtj_may_fire(b, state, unit) ||
                  (!(state->unit[unit].flags & FIRED) && gun_targets(b, state, unit)));
    return found;
}

int wtj_left_to_fire(const wtj_battle *b, const wtj_state *state) {
    bool asked = state->chapter == FIRE_ATTACKER || state->chapter == FIRE_DEFENDER;
    return asked ? kit_size(who_may_fire(b, state)) : 0;
}

// --- Its dice --------------------------------------------------------------------------------

// True if it moved to come into contact. WTJ-09
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

// The throw of one die of small arms.
static bay_throw small_arms(const wtj_battle *b, int who, int plus) {
    int one = b->set[FIRE_ONE_FROM], two = b->set[FIRE_TWO_FROM], cut = 0;
    bay_throw dice = bay_throw_total(who, 1, 6); // WTJ-M10
    dice.plus[0] = (int16_t)plus;
    dice.low = dice.high = 0;
    if (one < two) dice.is.cut[cut++] = (int16_t)(one - 1);
    dice.is.cut[cut++] = (int16_t)(two - 1);
    dice.cuts = (uint8_t)cut;
    return dice;
}

int wtj_bases_hit(const wtj_battle *b, int result) {
    bool by_twos = b->set[FIRE_ONE_FROM] >= b->set[FIRE_TWO_FROM];
    return result && by_twos ? 2 : result;
}

void wtj_about_shot(const wtj_battle *b, bay_step *step, int unit, int target, int plus) {
    int two = b->set[FIRE_TWO_FROM] - plus;
    step->unit = (uint16_t)unit;
    step->other = (uint16_t)target;
    step->number[0] = b->set[FIRE_ONE_FROM] - plus;
    step->number[1] = two > 6 ? 0 : two < 1 ? 1 : two;    // 0: no die shows enough
    step->dice = small_arms(b, b->unit[unit].side, plus); // WTJ-M10
}

void wtj_about_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    wtj_about_shot(b, step, state->cursor, state->target, added(b, state, NULL));
}

// The unit has fired: goes on to the next.
static uint8_t fired(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->cursor = state->target = state->dice = 0;
    return wtj_go_on(b, state, why);
}

uint8_t wtj_resolve_fire(const wtj_battle *b, wtj_state *state, int result, bay_trace *why) {
    int target = state->target, left = state->unit[target].bases;
    int bases = wtj_bases_hit(b, result); // W-T4
    if (!bases) kit_tell_of(&b->common, why, TELL_FIRE_MISSES, target);
    if (bases > left) bases = left;
    if (bases) wtj_strike(b, state, target); // WTJ-M1
    wtj_remove(b, state, target, bases, TELL_FIRE_HITS, why);
    state->dice--;
    return !state->dice || bases == left ? fired(b, state, why) : SMALL_ARMS;
}

// --- Which unit, and at whom -----------------------------------------------------------------

static bool any_has_fired(const wtj_battle *b, const wtj_state *state) {
    bool any = false;
    KIT_EACH (unit, wtj_side(b, firing(state))) any |= (state->unit[unit].flags & FIRED) != 0;
    return any;
}

// Tells once, as the side's fire begins, which of its units touch an enemy and may not fire.
static void tell_who_may_not(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    if (any_has_fired(b, state)) return;
    KIT_EACH (unit, wtj_here(state, wtj_side(b, firing(state)))) {
        int reason;
        (void)dice_of(b, state, unit, &reason);
        if (reason == TELL_MAY_NOT_FIRE || reason == TELL_HOST_MAY_NOT)
            kit_tell_of(&b->common, why, reason, unit);
    }
}

uint8_t wtj_fire(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (!b->fires) return WTJ_GOES_ON;
    if (why) tell_who_may_not(b, state, why);
    if (who_may_fire(b, state)) return (uint8_t)(FIRE_NEXT_ATTACKER + firing(state));
    for (int i = 0; i < b->count; i++) state->unit[i].flags &= (uint16_t)~FIRED;
    return WTJ_GOES_ON;
}

uint32_t wtj_list_firers(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    kit_offer to = {list, wtj_by_size(state, list, FIRE, who_may_fire(b, state))};
    kit_add_none(&to, CEASE_FIRE, 0);
    return to.count;
}

uint32_t wtj_list_targets(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    int unit = state->cursor;
    kit_set enemies = fire_dice(b, state, unit) ? targets(b, state, unit) : 0;
    kit_offer to = {list, wtj_by_size(state, list, FIRE_AT, enemies)};
    int guns = gun_targets(b, state, unit) ? state->unit[unit].bases : 0;
    for (; guns > 0; guns--) kit_add(&to, GUNS, unit, guns, guns); // WTJ-34
    return to.count;
}

uint8_t wtj_apply_firer(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                        bay_trace *why) {
    if (chosen->row == CEASE_FIRE) {
        KIT_EACH (unit, wtj_side(b, firing(state))) state->unit[unit].flags |= FIRED;
        return fired(b, state, why);
    }
    state->cursor = (uint8_t)chosen->own;
    state->unit[state->cursor].flags |= FIRED;
    return wtj_ask(b, state, FIRE_AT_ATTACKER + firing(state), why);
}

uint8_t wtj_apply_target(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                         bay_trace *why) {
    int unit = state->cursor, reason;
    if (chosen->row == GUNS) {
        wtj_tank_at(b, state, unit)->guns = (uint8_t)chosen->own;
        return wtj_ask(b, state, GUNS_AT_ATTACKER + firing(state), why);
    }
    state->target = (uint8_t)chosen->own;
    state->dice = (uint8_t)dice_of(b, state, unit, &reason);
    kit_tell(&b->common, why, reason, unit, state->target, state->dice);
    (void)added(b, state, why);
    return SMALL_ARMS;
}

// --- Guns of tanks at tanks ------------------------------------------------------------------

uint32_t wtj_list_gun_targets(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    return wtj_by_size(state, list, FIRE_AT, tanks_in_view(b, state, state->cursor));
}

uint8_t wtj_apply_gun_target(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                             bay_trace *why) {
    state->target = (uint8_t)chosen->own;
    state->dice = wtj_tank_now(b, state, state->cursor)->guns;
    kit_tell(&b->common, why, TELL_GUNS_FIRE, state->cursor, state->target, state->dice);
    return GUN_FIRE; // WTJ-34
}

void wtj_about_guns(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    step->unit = state->cursor;
    step->other = state->target;
    step->number[0] = b->set[TANK_GUN_HITS_FROM];
    step->dice = bay_throw_chain(state->dice, 6);
    (void)bay_throw_stage(&step->dice, b->unit[state->cursor].side, b->set[TANK_GUN_HITS_FROM]);
}

// Applies one hit after another, to damaged tanks first.
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

// Then its other bases fire their machine guns.
uint8_t wtj_resolve_guns(const wtj_battle *b, wtj_state *state, int result, bay_trace *why) {
    int unit = state->cursor;
    if (result)
        take_hits(b, state, result, why);
    else
        kit_tell_of(&b->common, why, TELL_MISSED, state->target);
    state->target = state->dice = 0;
    if (!fire_dice(b, state, unit) || !targets(b, state, unit)) return fired(b, state, why);
    return wtj_ask(b, state, FIRE_AT_ATTACKER + firing(state), why);
}
