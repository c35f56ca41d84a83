// Judgement after an attack on an area, and what either side then decides. Catalogue A-24;
// rulings.

#include "nqm.h"

// Is there another attack to make, in this hour or the next?
static bool attack_follows(const nqm_battle *b, const nqm_now *now) {
    if (now->attacks_left > 0) return true;                        // NQM-16
    return now->hours_left > 0 && nqm_reads(b, A_17_NEXT_HOUR, 0); // NQM-19
}

static void tell_spent(const nqm_battle *b, const nqm_now *now, int side, bay_trace *why) {
    for (int i = 0; i < b->count[side]; i++)
        if (nqm_in_fight(b, now, side, i)) {
            bay_tell(why, TELL_SPENT, (bay_side)side, BAY_NO_UNIT, NULL); // NQM-24
            return;
        }
}

// What is left of this hour: told, for who decides.
static void tell_attacks_left(const nqm_now *now, bay_trace *why) {
    const int32_t left[3] = {now->attacks_left, 0, 0};
    int telling = now->attacks_left == 0              ? TELL_HOUR_OVER
                  : now->attacks_left == NQM_NO_LIMIT ? TELL_UNLIMITED
                                                      : TELL_AGAIN;
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, left); // NQM-16, NQM-18
}

// NQM-S11: who must be reinforced before he goes on, and cannot be, stops.
bool nqm_nothing_fresh(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (!now->worse) return false;
    bool hunts = now->phase == HUNTING; // those on the position, whom nobody can join
    if (!hunts && nqm_could_join(b, now, nqm_stage_of(now, REINFORCE))) return false;
    nqm_assailant_stops(b, now, TELL_NO_RESERVE, why);
    return true;
}

static bool inside_wins(const nqm_battle *b, const nqm_now *now) {
    return nqm_reads(b, A_8_WIN, 1) && now->inside >= nqm_bases_defending(b, now);
}

static void not_beaten(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (inside_wins(b, now)) {
        nqm_area_falls(b, now, POSITION_TAKEN, why); // NQM-17
        return;
    }
    tell_attacks_left(now, why);
    if (!attack_follows(b, now)) {
        now->worse = 0;
        nqm_turn_over(b, now, true, why);
    } else if (!nqm_nothing_fresh(b, now, why)) {
        now->stage = now->attacks_left ? ATTACK_AGAIN : NEXT_HOUR; // NQM-17, NQM-19
    }
}

static void defender_last(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (nqm_could_join(b, now, DEFENDER_LAST_RESERVE))
        nqm_bundle(b, now, DEFENDER_LAST_RESERVE, why); // NQM-20, A-24
    else
        nqm_defender_last_over(b, now, false, why);
}

void nqm_judge(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    bool attacker = nqm_beaten(b, now, BAY_ATTACKER),
         defender = nqm_beaten(b, now, BAY_DEFENDER);
    if (attacker) tell_spent(b, now, BAY_ATTACKER, why);
    if (defender) tell_spent(b, now, BAY_DEFENDER, why);
    if (attacker && (defender || attack_follows(b, now)) &&
        nqm_could_join(b, now, LAST_RESERVE)) {
        now->worse = 0;
        nqm_bundle(b, now, LAST_RESERVE, why); // NQM-20, NQM-S11, A-24
    } else if (attacker) {
        nqm_last_reserve_over(b, now, false, why);
    } else if (defender) {
        defender_last(b, now, why);
    } else {
        not_beaten(b, now, why);
    }
}

static void stay_or_withdraw(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (b->retreat_open[!nqm_assailant(now)] && nqm_reads(b, A_19_WITHDRAWS, 0))
        now->stage = (uint8_t)nqm_stage_of(now, STAY); // NQM-24, NQM-S16
    else
        nqm_stayed(b, now, why);
}

void nqm_last_reserve_over(const nqm_battle *b, nqm_now *now, bool joined, bay_trace *why) {
    now->pressed = joined;
    if (nqm_beaten(b, now, BAY_DEFENDER)) {
        defender_last(b, now, why);
    } else if (joined) {
        now->pressed = 0;
        stay_or_withdraw(b, now, why);
    } else {
        nqm_body_out(b, now, ATTACK_BROKEN, TELL_REPELLED, why);
    }
}

void nqm_defender_last_over(const nqm_battle *b, nqm_now *now, bool joined, bay_trace *why) {
    bool pressed = now->pressed != 0;
    now->pressed = 0;
    if (nqm_beaten(b, now, BAY_ATTACKER)) {
        if (joined) {
            nqm_body_out(b, now, ATTACK_BROKEN, TELL_REPELLED, why);
            return;
        }
        now->spared |= (uint8_t)(1u << now->area);
        nqm_body_out(b, now, BOTH_BROKEN, TELL_BOTH, why);
    } else if (!joined) {
        nqm_area_falls(b, now, POSITION_TAKEN, why); // NQM-17
    } else if (!pressed) {
        not_beaten(b, now, why);
    } else if (attack_follows(b, now)) {
        nqm_continues(b, now, why);
    } else {
        nqm_turn_over(b, now, true, why);
    }
}

// --- What is decided -------------------------------------------------------------------------

void nqm_goes_on(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (now->phase == HUNTING)
        nqm_reinforced(b, now, why);
    else
        nqm_bundle(b, now, nqm_stage_of(now, REINFORCE), why); // NQM-20, NQM-33
}

void nqm_reinforced(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    now->worse = 0;
    if (now->phase != FIGHTING_ON) {
        stay_or_withdraw(b, now, why);
        return;
    }
    now->phase = ASSAULT;
    nqm_goes_in(b, now, why);
}

void nqm_stayed(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (now->phase == ROLLING_IN)
        nqm_tanks_question(now);
    else if (now->phase == ASSAULT)
        nqm_bundle(b, now, DEFENDER_RESERVE, why); // NQM-20
    else
        nqm_continues(b, now, why);
}

void nqm_continues(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (now->attacks_left)
        nqm_attack_begins(b, now, why);
    else
        nqm_turn_over(b, now, true, why);
}

void nqm_assailant_stops(const nqm_battle *b, nqm_now *now, int telling, bay_trace *why) {
    switch (now->phase) {
    case HUNTING:
        if (telling == TELL_NO_RESERVE) bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_hunt_over(now, why);
        break;
    case COUNTERATTACK:
        if (telling == TELL_NO_RESERVE) bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_counter_fails(b, now, why);
        break;
    default: nqm_body_out(b, now, CALLED_OFF, telling, why); break; // NQM-17
    }
}

void nqm_target_yields(const nqm_battle *b, nqm_now *now, int telling, bay_trace *why) {
    switch (now->phase) {
    case HUNTING: nqm_body_out(b, now, CALLED_OFF, TELL_TANKS_LEAVE, why); break;
    case COUNTERATTACK: nqm_retaken(b, now, TELL_QUITS, why); break;
    default:
        bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_area_falls(b, now, POSITION_YIELDED, why); // NQM-24, NQM-S16
        break;
    }
}
