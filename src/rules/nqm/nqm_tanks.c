// Tanks: infantry that fires at them or hunts them, tanks that roll over a position. Rulings
//

#include "nqm.h"

static const bool FIRES[CLASSES] = {
    [FIGHTING] = true, [SUPPORT] = true, [RECCE] = true,
    [ENGINEER] = true, [AT_GUN] = true,  [TANK] = true,
};

static bool may_fire(const nqm_battle *b, const nqm_state *state, int side, int i) {
    const nqm_stand *s = &b->stand[side][i];
    int place = nqm_part(b, state, side)[i] & PLACE_MASK;
    if (!FIRES[s->class] || !s->on_field || place == OUT || nqm_clean(b, state, side, i) == 0)
        return false;
    if (side == BAY_DEFENDER) return nqm_in_fight(b, state, side, i);
    return nqm_in_body(b, state, i) && !(s->reserve && place == IDLE);
}

// NQM-42; in self-defence NQM-S03, A-22.
static bool silenced(const nqm_battle *b, int side, int i) {
    const nqm_stand *s = &b->stand[side][i];
    return s->disorganised && s->class == SUPPORT &&
           (side == BAY_ATTACKER || nqm_reads(b, A_22_SUPPORT_FIRE, 1));
}

// How many dice `side` fires with: one a stand, however many points it has; a block counts its
// bases. NQM-07.
int nqm_guns(const nqm_battle *b, const nqm_state *state, int side, bay_trace *why) {
    int guns = 0;
    if (b->block[side]) {
        int clean = may_fire(b, state, side, 0) ? nqm_clean(b, state, side, 0) : 0;
        return (clean + b->set[BASE_STRENGTH] - 1) / b->set[BASE_STRENGTH];
    }
    for (int i = 0; i < b->count[side]; i++) {
        if (!may_fire(b, state, side, i)) continue;
        bool silent = silenced(b, side, i);
        int unit = nqm_unit(b, side, i);
        if (silent)
            bay_tell(why, TELL_MAY_NOT_FIRE, (bay_side)side, unit, NULL); // NQM-42
        else if (b->stand[side][i].disorganised && b->stand[side][i].class == SUPPORT)
            bay_tell(why, TELL_SELF_DEFENCE, (bay_side)side, unit, NULL); // NQM-S03
        guns += !silent;
    }
    return guns;
}

// --- Fire ------------------------------------------------------------------------------------

void nqm_opens_fire(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = state->stage == HUNT ? BAY_ATTACKER : BAY_DEFENDER;
    state->phase = side == BAY_ATTACKER ? FIRING : FIRING_BACK;
    state->stage = side == BAY_ATTACKER ? FIRE : DEFENSIVE_FIRE;
    const int32_t guns[3] = {nqm_guns(b, state, side, why), 0, 0};
    state->dice[side] = (uint8_t)guns[0];                            // NQM-07
    bay_tell(why, TELL_UNIT_OF_FIRE, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-07
    bay_tell(why, TELL_FIRES, (bay_side)side, BAY_NO_UNIT, guns);    // NQM-35
}

void nqm_fire_judged(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (state->phase == FIRING) {
        if (nqm_beaten(b, state, BAY_DEFENDER))
            nqm_area_falls(b, state, POSITION_TAKEN, why);
        else
            nqm_turn_over(b, state, false, why);
        return;
    }
    state->phase = ASSAULT;
    if (nqm_beaten(b, state, BAY_ATTACKER))
        nqm_body_out(b, state, ATTACK_BROKEN, TELL_REPELLED, why);
    else
        nqm_tanks_question(state);
}

// --- Rolling in ------------------------------------------------------------------------------

// NQM-S14: guns are destroyed; who can still fight must pass a test to stay.
void nqm_roll_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = BAY_DEFENDER;
    bay_tell(why, b->firefight == FIREFIGHT_LOST ? TELL_ROLL_IN : TELL_ROLL_IN_WON,
             BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-37, NQM-S14
    state->phase = ROLLING_IN;
    for (int i = 0; i < b->count[side]; i++) {
        if (!nqm_in_fight(b, state, side, i)) continue;
        const nqm_stand *s = &b->stand[side][i];
        if (s->class == AT_GUN && nqm_clean(b, state, side, i) > 0) {
            nqm_shown_pins(b, state, side)[i] = s->strength;
            nqm_pins_to(b, state, side)[i] = s->strength; // NQM-S14
            bay_tell(why, TELL_GUN_DESTROYED, BAY_DEFENDER, nqm_unit(b, side, i), NULL);
        }
        nqm_part_to(b, state, side)[i] |= TOUCHED;
    }
    state->stage = HUNT; // no test has been made yet
    nqm_tests(b, state, why);
}

void nqm_rolled_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_beaten(b, state, BAY_DEFENDER))
        nqm_area_falls(b, state, POSITION_TAKEN, why);
    else if (b->retreat_open[BAY_DEFENDER] && nqm_reads(b, A_19_WITHDRAWS, 0))
        state->stage = STAY; // NQM-38
    else
        nqm_tanks_question(state);
}

void nqm_tanks_question(nqm_state *state) {
    state->phase = ASSAULT;
    state->stage = TANKS_IN; // NQM-38
}

void nqm_tanks_answer(const nqm_battle *b, nqm_state *state, bool drive, bay_trace *why) {
    if (drive) {
        nqm_body_out(b, state, DRIVEN_THROUGH, TELL_DRIVES_ON, why); // NQM-38
        return;
    }
    bay_tell(why, TELL_STAYS_IN, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-38
    state->tanks_in = (uint8_t)(state->area + 1);
    nqm_turn_over(b, state, false, why);
}

// --- Tanks that stayed -----------------------------------------------------------------------

static bool can_hunt(const nqm_battle *b, const nqm_state *state) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (b->stand[BAY_DEFENDER][i].assaults && nqm_in_fight(b, state, BAY_DEFENDER, i) &&
            nqm_clean(b, state, BAY_DEFENDER, i) > 0)
            return true; // NQM-S01
    return false;
}

// What the infantry may do against tanks in its position, the standing order first.
int nqm_against(const nqm_battle *b, const nqm_state *state, uint8_t list[3]) {
    int count = 0;
    if (b->close_country && b->terror_overcome[BAY_DEFENDER] &&
        nqm_guns(b, state, BAY_DEFENDER, NULL) > 0)
        list[count++] = AGAINST_FIRE; // NQM-35
    list[count++] = AGAINST_LEAVE;
    if (can_hunt(b, state)) list[count++] = AGAINST_ASSAULT; // NQM-36, NQM-38, NQM-S14
    return count;
}

void nqm_tanks_turn(const nqm_battle *b, nqm_state *state) {
    uint8_t list[3];
    if (nqm_against(b, state, list) > 1)
        state->stage = AGAINST_TANKS;
    else
        nqm_tanks_question(state);
}

void nqm_against_answer(const nqm_battle *b, nqm_state *state, int what, bay_trace *why) {
    if (what == AGAINST_FIRE) {
        nqm_opens_fire(b, state, why);
    } else if (what == AGAINST_LEAVE) {
        bay_tell(why, TELL_LEFT_ALONE, BAY_DEFENDER, BAY_NO_UNIT, NULL);
        nqm_tanks_question(state);
    } else {
        bay_tell(why, TELL_TANKS_HUNTED, BAY_DEFENDER, BAY_NO_UNIT, NULL); // NQM-38, NQM-S14
        state->phase = HUNTING;
        nqm_sequence_begins(b, state, why);
    }
}

void nqm_hunt_judged(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool tanks = nqm_beaten(b, state, BAY_ATTACKER),
         infantry = nqm_beaten(b, state, BAY_DEFENDER);
    if (tanks) {
        if (infantry) state->spared |= (uint8_t)(1u << state->area);
        nqm_body_out(b, state, infantry ? BOTH_BROKEN : ATTACK_BROKEN,
                     infantry ? TELL_BOTH : TELL_REPELLED, why);
    } else if (infantry) {
        nqm_area_falls(b, state, POSITION_TAKEN, why);
    } else if (nqm_clean_points(b, state, BAY_DEFENDER) == 0 || state->attacks_left == 0) {
        nqm_hunt_over(state, why);
    } else if (!nqm_nothing_fresh(b, state, why)) { // NQM-S11
        state->stage = COUNTER_AGAIN;               // NQM-17
    }
}

void nqm_hunt_over(nqm_state *state, bay_trace *why) {
    bay_tell(why, TELL_HUNT_OVER, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-38
    state->worse = state->attacks_left = 0;
    nqm_tanks_question(state);
}
