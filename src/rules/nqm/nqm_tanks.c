// Tanks: infantry fires at them or hunts them, and tanks roll over a position. Rulings R-22 and
//

#include "nqm.h"

static kit_set may_fire(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set fires = b->fires[side], held = nqm_placed(b, state, side, b->reserve[side], IDLE);
    fires &= side == BAY_DEFENDER
                 ? nqm_fighting(b, state, side)
                 : nqm_body(b, state) & ~held & ~nqm_placed(b, state, side, b->all[side], OUT);
    return nqm_able(b, state, side, fires);
}

// How many dice `side` fires with: one a stand, however many points it has; a block counts its
// bases. NQM-07.
int nqm_guns(const nqm_battle *b, const nqm_state *state, int side, bay_trace *why) {
    int guns = 0, size = b->set[BASE_STRENGTH];
    kit_set may = may_fire(b, state, side);
    if (b->block[side]) return may ? (nqm_clean(b, state, side, 0) + size - 1) / size : 0;
    KIT_EACH (i, may) {
        bool support = b->stand[side][i].disorganised && b->stand[side][i].class == SUPPORT;
        bool silent = side == BAY_ATTACKER || b->set[A_22_SUPPORT_FIRE] == NO_SELF_DEFENCE;
        if (support) // NQM-42; in self-defence NQM-S03, A-22
            nqm_tell(b, why, silent ? TELL_MAY_NOT_FIRE : TELL_SELF_DEFENCE, side, i);
        guns += !(support && silent);
    }
    return guns;
}

// --- Fire ------------------------------------------------------------------------------------

static uint8_t opens_fire(const nqm_battle *b, nqm_state *state, int side, bay_trace *why) {
    state->phase = side == BAY_ATTACKER ? FIRING : FIRING_BACK;
    int guns = nqm_guns(b, state, side, why);
    state->dice[side] = (uint8_t)guns;                            // NQM-07
    kit_say(why, TELL_UNIT_OF_FIRE);                              // NQM-07
    kit_say_numbers(why, TELL_FIRES, side, BAY_NO_UNIT, guns, 0); // NQM-35
    return side == BAY_ATTACKER ? FIRE : DEFENSIVE_FIRE;
}

uint8_t nqm_follows_hunt(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                         bay_trace *why) {
    if (chosen->row == OPEN_FIRE) return opens_fire(b, state, BAY_ATTACKER, why); // NQM-35
    kit_say_of(why, TELL_CLOSES, BAY_ATTACKER);                                   // NQM-36
    return nqm_commits(b, state, why);
}

// One die a stand; each that hits is a casualty, up to the points that can take one. NQM-35
void nqm_about_fire(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_state *state = at;
    int side = state->stage == FIRE ? BAY_ATTACKER : BAY_DEFENDER;
    int points = nqm_clean_points(b, state, !side);
    step->dice = bay_throw_chain(state->dice[side], 6);
    bay_throw_stage(&step->dice, side, b->set[LIGHT_FIRE_FROM]);
    if (points < step->dice.most) step->dice.most = (uint16_t)points;
}

uint8_t nqm_follows_fire(const nqm_battle *b, nqm_state *state, int result, bay_trace *why) {
    state->dice[0] = state->dice[1] = 0;
    int target = state->phase == FIRING ? BAY_DEFENDER : BAY_ATTACKER;
    state->hurt[target] = (uint8_t)result; // NQM-35
    nqm_count_permanent(b, state);
    if (result == 0) kit_say(why, TELL_MISSED);
    return nqm_casualties_placed(b, state, why);
}

uint8_t nqm_tanks_question(nqm_state *state) {
    state->phase = ASSAULT;
    return TANKS_IN; // NQM-38
}

uint8_t nqm_fire_judged(const nqm_battle *b, nqm_state *state, kit_set beaten, bay_trace *why) {
    if (state->phase == FIRING)
        return kit_in(beaten, BAY_DEFENDER) ? nqm_area_falls(b, state, POSITION_TAKEN, why)
                                            : nqm_turn_over(b, state, false, why);
    state->phase = ASSAULT;
    return kit_in(beaten, BAY_ATTACKER)
               ? nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why)
               : nqm_tanks_question(state);
}

// --- Rolling in ------------------------------------------------------------------------------

// NQM-S14: guns are destroyed; who can still fight must pass a test to stay.
uint8_t nqm_roll_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = BAY_DEFENDER;
    kit_say_of(why, b->firefight == FIREFIGHT_LOST ? TELL_ROLL_IN : TELL_ROLL_IN_WON,
               BAY_ATTACKER); // NQM-37, NQM-S14
    state->phase = ROLLING_IN;
    KIT_EACH (i, nqm_fighting(b, state, side)) {
        const nqm_stand *s = &b->stand[side][i];
        if (s->class == AT_GUN && nqm_clean(b, state, side, i) > 0) {
            nqm_shown(b, state, side, i)->pins = s->strength;
            nqm_pins_to(b, state, side)[i] = s->strength; // NQM-S14
            nqm_tell(b, why, TELL_GUN_DESTROYED, side, i);
        }
        nqm_part_to(b, state, side)[i] |= TOUCHED;
    }
    state->stage = HUNT; // no test has been made yet
    return nqm_tests(b, state, why);
}

uint8_t nqm_rolled_in(const nqm_battle *b, nqm_state *state, kit_set beaten, bay_trace *why) {
    if (kit_in(beaten, BAY_DEFENDER)) return nqm_area_falls(b, state, POSITION_TAKEN, why);
    if (b->retreat_open[BAY_DEFENDER] && b->set[A_19_WITHDRAWS] == EITHER_WITHDRAWS)
        return STAY; // NQM-38
    return nqm_tanks_question(state);
}

uint8_t nqm_follows_tanks_in(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                             bay_trace *why) {
    if (chosen->row == DRIVE_THROUGH)
        return nqm_body_out(b, state, DRIVEN_THROUGH, TELL_DRIVES_ON, why); // NQM-38
    kit_say_of(why, TELL_STAYS_IN, BAY_ATTACKER);                           // NQM-38
    state->tanks_in = (uint8_t)(state->area + 1);
    return nqm_turn_over(b, state, false, why);
}

// --- Tanks that stayed -----------------------------------------------------------------------

// What the infantry may do against tanks in its position.
uint32_t nqm_list_against(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    kit_offer to = {list, 0};
    bool ready = b->close_country && b->terror_overcome[BAY_DEFENDER];
    kit_set able = nqm_able(b, state, BAY_DEFENDER, nqm_fighting(b, state, BAY_DEFENDER));
    if (ready && nqm_guns(b, state, BAY_DEFENDER, NULL) > 0)
        kit_add_none(&to, OPEN_FIRE, 0); // NQM-35
    kit_add_none(&to, LEAVE_THEM, 0);
    if (able & b->assaults[BAY_DEFENDER]) // NQM-S01
        kit_add_none(&to, CLOSE_IN, 0);   // NQM-36, NQM-38, NQM-S14
    return to.count;
}

uint8_t nqm_tanks_turn(const nqm_battle *b, nqm_state *state) {
    bay_option list[3];
    bool asked = nqm_list_against(b, state, list) > 1;
    return asked ? AGAINST_TANKS : nqm_tanks_question(state);
}

uint8_t nqm_follows_against(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    int how = chosen->row;
    if (how == OPEN_FIRE) return opens_fire(b, state, BAY_DEFENDER, why);
    kit_say_of(why, how == LEAVE_THEM ? TELL_LEFT_ALONE : TELL_TANKS_HUNTED,
               BAY_DEFENDER); // NQM-38, NQM-S14
    if (how == LEAVE_THEM) return nqm_tanks_question(state);
    state->phase = HUNTING;
    return nqm_commitment(b, state, why); // NQM-36: in the normal way
}

// Those who went in are on the area as before.
void nqm_stand_down(const nqm_battle *b, nqm_state *state) {
    uint8_t *part = nqm_part_to(b, state, BAY_DEFENDER);
    KIT_EACH (i, nqm_hunters(b, state)) part[i] &= (uint8_t)~ASSAILS;
}

uint8_t nqm_hunt_judged(const nqm_battle *b, nqm_state *state, kit_set beaten, bay_trace *why) {
    bool tanks = kit_in(beaten, BAY_ATTACKER), infantry = kit_in(beaten, BAY_DEFENDER);
    if (tanks) {
        nqm_stand_down(b, state);
        if (infantry) state->spared |= (uint8_t)kit_one(state->area);
        return nqm_body_out(b, state, infantry ? BOTH_BROKEN : ATTACK_BROKEN,
                            infantry ? TELL_BOTH : TELL_REPELLED, why);
    }
    if (infantry) return nqm_area_falls(b, state, POSITION_TAKEN, why);
    if (!nqm_ready(b, state, BAY_DEFENDER) || state->attacks_left == 0)
        return nqm_hunt_over(b, state, why);
    return nqm_goes_on_to(b, state, COUNTER_AGAIN, why); // NQM-17
}

uint8_t nqm_hunt_over(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    nqm_stand_down(b, state);
    kit_say(why, TELL_HUNT_OVER); // NQM-38
    state->worse = state->attacks_left = 0;
    return nqm_tanks_question(state);
}
