// From one question to the next: the order of an assault, an attack, and its judgement.
// Catalogue A-24; rulings.
//
// Each function runs on until something is asked, thrown or over, and leaves its stage in *now.

#include "nqm.h"

#include <string.h>

static bool reading(const nqm_battle *b, enum nqm_param row, int value) {
    return b->reading[row] == value;
}

// Everything but the ending, the pins and what the tests showed is history now.
void nqm_end(const nqm_battle *b, nqm_now *now, int ending, int telling, bay_trace *why) {
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
    uint8_t morale[2] = {now->morale[0], now->morale[1]};
    memset(now, 0, sizeof *now);
    now->stage = OVER;
    now->ending = (uint8_t)ending;
    for (int side = 0; side < 2; side++) now->morale[side] = morale[side];
    memset(nqm_committed_to(b, now), 0, b->count[BAY_ATTACKER]);
}

// --- The beginning ---------------------------------------------------------------------------

void nqm_begin(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (now->morale[BAY_DEFENDER] == FAILED) {
        bay_tell(why, TELL_CANNOT_RESIST, BAY_DEFENDER, BAY_NO_UNIT, NULL); // NQM-48
        nqm_end(b, now, OVERRUN, TELL_OVERRUN, why);
        return;
    }
    if (nqm_clean_points(b, now, BAY_DEFENDER) == 0) {
        nqm_end(b, now, OVERRUN, TELL_OVERRUN, why); // NQM-47
        return;
    }
    now->stage = COMMIT;
    if (!nqm_commit_asks(b, now, why)) nqm_bundle_over(b, now, why);
}

// A side that enters at or past its break point counts as having passed.
static void entering_morale(const nqm_battle *b, nqm_now *now, int side) {
    if (now->morale[side] == UNREACHED && nqm_test_reached(b, now, side))
        now->morale[side] = PASSED; // NQM-25, A-24
}

void nqm_bundle_over(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int stage = now->stage;
    bool joined = now->joined != 0;
    now->cursor = now->joined = 0;
    if (stage == COMMIT) {
        for (int side = 0; side < 2; side++) entering_morale(b, now, side);
        if (!b->block[BAY_ATTACKER] && nqm_clean_stands(b, now, BAY_ATTACKER) > 1)
            bay_tell(why, TELL_COMMAND, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-02
        nqm_attack_begins(b, now, why);
        return;
    }
    if (stage == LAST_RESERVE && !joined) {
        bool both = nqm_beaten(b, now, BAY_DEFENDER);
        nqm_end(b, now, both ? BOTH_BROKEN : ATTACK_BROKEN, both ? TELL_BOTH : TELL_REPELLED,
                why);
        return;
    }
    if (nqm_beaten(b, now, BAY_DEFENDER)) {
        nqm_end(b, now, POSITION_TAKEN, TELL_WON, why);
        return;
    }
    if (b->retreat_open && reading(b, A_19_WITHDRAWS, 0))
        now->stage = STAY; // NQM-24, NQM-S16
    else
        nqm_hour_turns(b, now, why);
}

// --- An attack -------------------------------------------------------------------------------

void nqm_attack_begins(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (nqm_clean_stands(b, now, BAY_ATTACKER) > 1 && !nqm_command_present(b, now)) {
        if (reading(b, A_15_NO_COMMAND, 1)) {
            nqm_end(b, now, CALLED_OFF, TELL_NO_COMMAND, why); // NQM-02, A-15
            return;
        }
        uint8_t list[NQM_STANDS_MAX];
        if (reading(b, A_15_NO_COMMAND, 0)) { // NQM-02: only one stand may attack
            now->stage = PICK;
            if (nqm_pickable(b, now, list) > 1) return;
            now->alone = (uint8_t)(list[0] + 1);
            bay_tell(why, TELL_ALONE, BAY_ATTACKER, list[0], NULL);
        }
    }
    nqm_attack_dice(b, now, why);
}

void nqm_attack_dice(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int most = nqm_dice_most(b, now, BAY_ATTACKER); // NQM-04
    if (reading(b, A_11_ALL_DICE, 1) && most > 1) {
        now->stage = ATTACK_COUNT;
        return;
    }
    now->dice[BAY_ATTACKER] = (uint8_t)most;
    nqm_defence_dice(b, now, why);
}

void nqm_defence_dice(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int most = nqm_dice_most(b, now, BAY_DEFENDER); // NQM-05
    bool chosen = reading(b, A_12_WHEN_CHOSEN, 1) && now->fixed;
    if (!chosen && (most > 1 || reading(b, A_13_NO_DICE, 1))) {
        now->stage = DEFENCE; // NQM-09
        return;
    }
    now->dice[BAY_DEFENDER] = (uint8_t)(chosen && now->fixed < most ? now->fixed : most);
    nqm_throw_ready(b, now, why);
}

void nqm_throw_ready(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    for (int side = 0; side < 2; side++) {
        const int32_t dice[3] = {now->dice[side], nqm_clean_points(b, now, side), 0};
        bay_tell(why, side == BAY_ATTACKER ? TELL_ATTACK_DICE : TELL_DEFENCE_DICE,
                 (bay_side)side, BAY_NO_UNIT, dice); // NQM-04, NQM-05
    }
    now->stage = THROW; // NQM-10
}

void nqm_pin(const nqm_battle *b, nqm_now *now, int side, int stand, bay_trace *why) {
    nqm_pins_to(b, now, side)[stand]++; // NQM-15
    now->hurt[side]--;
    const int32_t left[3] = {nqm_clean(b, now, side, stand), b->stand[side][stand].strength, 0};
    bay_tell(why, TELL_PIN, (bay_side)side, nqm_unit(b, side, stand), left);
}

// Places what is left to place; stops where the owner has a choice. Then the tests.
void nqm_casualties_placed(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    for (int side = 0; side < 2; side++)
        while (now->hurt[side]) {
            uint8_t list[NQM_STANDS_MAX];
            int count = nqm_pinnable(b, now, side, list);
            if (count > 1 && reading(b, A_14_PLACED, 1)) {
                now->stage = side == BAY_ATTACKER ? PLACE_ATTACKER : PLACE_DEFENDER;
                return;
            }
            nqm_pin(b, now, side, list[0], why);
        }
    now->alone = now->figure = 0;
    nqm_tests_done(b, now, why);
}

// --- Judgement -------------------------------------------------------------------------------

// Does `side` test after this attack? Once in the battle, and only with a clean point left.
static bool must_test(const nqm_battle *b, const nqm_now *now, int side) {
    return now->morale[side] == UNREACHED && !nqm_beaten(b, now, side) &&
           nqm_test_reached(b, now, side); // NQM-25
}

static void judge(const nqm_battle *b, nqm_now *now, bay_trace *why);

// Both sides' tests belong together: the attacker's die, then the defender's, then the judgement.
// `broke` keeps a failure until then, so that neither test sees the other's result.
void nqm_tests_done(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    bool tested = now->stage == TEST_ATTACKER || now->stage == TEST_DEFENDER;
    for (int side = 0; side < 2; side++) {
        if ((now->broke >> side & 1) || !must_test(b, now, side)) continue;
        int32_t reached[3] = {0};
        int casualties, strength;
        nqm_casualties(b, now, side, &casualties, &strength);
        reached[0] = casualties;
        reached[1] = strength;
        bay_tell(why, TELL_TEST, (bay_side)side, BAY_NO_UNIT, reached);
        now->stage = side == BAY_ATTACKER ? TEST_ATTACKER : TEST_DEFENDER; // NQM-26
        return;
    }
    if (!tested) bay_tell(why, TELL_NO_TEST, BAY_NOBODY, BAY_NO_UNIT, NULL);
    for (int side = 0; side < 2; side++)
        if (now->broke >> side & 1) now->morale[side] = FAILED;
    now->broke = 0;
    judge(b, now, why);
}

// Is there another attack to make, in this hour or the next?
static bool attack_follows(const nqm_battle *b, const nqm_now *now) {
    if (b->attacks == 0 || now->attacks_left > 0) return true;   // NQM-16
    return now->hours_left > 0 && reading(b, A_17_NEXT_HOUR, 0); // NQM-19
}

static void beaten(const nqm_battle *b, nqm_now *now, bool defender, bay_trace *why) {
    bool reserve = now->morale[BAY_ATTACKER] != FAILED && nqm_has_reserve(b, now);
    if (reserve && (defender || attack_follows(b, now))) {
        now->stage = LAST_RESERVE; // NQM-20, A-24
        if (nqm_commit_asks(b, now, why)) return;
        nqm_bundle_over(b, now, why);
        return;
    }
    nqm_end(b, now, defender ? BOTH_BROKEN : ATTACK_BROKEN,
            defender ? TELL_BOTH : TELL_REPELLED, why);
}

static bool inside_wins(const nqm_battle *b, const nqm_now *now) {
    return reading(b, A_8_WIN, 1) && now->inside >= nqm_bases_defending(b, now);
}

static void judge(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    bool attacker = nqm_beaten(b, now, BAY_ATTACKER),
         defender = nqm_beaten(b, now, BAY_DEFENDER);
    for (int side = 0; side < 2; side++)
        if ((side == BAY_ATTACKER ? attacker : defender) && now->morale[side] != FAILED)
            bay_tell(why, TELL_SPENT, (bay_side)side, BAY_NO_UNIT, NULL); // NQM-24
    if (attacker) {
        beaten(b, now, defender, why);
    } else if (defender || inside_wins(b, now)) {
        nqm_end(b, now, POSITION_TAKEN, TELL_WON, why); // NQM-17
    } else if (!attack_follows(b, now)) {
        bay_tell(why, TELL_HOUR_OVER, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_end(b, now, UNRESOLVED, TELL_UNRESOLVED, why);
    } else {
        bool hour_over = b->attacks > 0 && now->attacks_left == 0;
        const int32_t left[3] = {now->attacks_left, 0, 0};
        bay_tell(why,
                 hour_over    ? TELL_HOUR_OVER
                 : b->attacks ? TELL_AGAIN
                              : TELL_UNLIMITED,
                 BAY_NOBODY, BAY_NO_UNIT, left);           // NQM-16, NQM-18
        now->stage = hour_over ? NEXT_HOUR : ATTACK_AGAIN; // NQM-17, NQM-19
    }
}

void nqm_goes_on(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    now->stage = REINFORCE; // NQM-20
    if (!nqm_commit_asks(b, now, why)) nqm_bundle_over(b, now, why);
}

void nqm_hour_turns(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (b->attacks > 0 && now->attacks_left == 0) {
        now->hours_left--;              // NQM-18
        now->attacks_left = b->attacks; // NQM-19, A-17
        nqm_told *told = nqm_history(b, now);
        told->hour++;
        told->attack = 0;
        const int32_t hour[3] = {told->hour + 1, 0, 0};
        bay_tell(why, TELL_NEXT_HOUR, BAY_NOBODY, BAY_NO_UNIT, hour);
    }
    nqm_attack_begins(b, now, why);
}
