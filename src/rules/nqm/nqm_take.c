// What follows an option taken or a result thrown.

#include "nqm.h"

#include <assert.h>
#include <string.h>

void nqm_first(const bay_battle *battle, void *at, bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    memset(at, 0, (size_t)battle->size + battle->told);
    nqm_now *now = at;
    now->hours_left = (uint8_t)(b->hours - 1); // NQM-18
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            int place = side == BAY_ATTACKER || s->reserve ? IDLE : IN_FIGHT + s->area;
            if (side == BAY_DEFENDER && !s->reserve && !s->defends) place = OUT; // NQM-S01
            if (b->morale[side] == FAILED) place = OUT;                          // NQM-48
            int passed = b->morale[side] == PASSED && place != OUT ? HAS_PASSED : 0;
            int pins = s->red + s->black;
            nqm_pins_to(b, now, side)[i] = (uint8_t)(place == OUT ? 0 : pins);
            nqm_shown_pins(b, now, side)[i] = (uint8_t)pins;
            nqm_shown_black(b, now, side)[i] = s->black;
            nqm_part_to(b, now, side)[i] = (uint8_t)(place | passed);
        }
    nqm_begin(b, now, why);
}

static void take_coordinate(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_coordinated(b, now, index == 1, why); // NQM-28, NQM-31
}

static void take_battalion(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    uint8_t list[NQM_BATTALIONS_MAX];
    (void)nqm_open_bodies(b, now, list);
    nqm_turn(b, now, list[index], why); // NQM-32
}

static void take_area(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    uint8_t list[NQM_AREAS_MAX];
    (void)nqm_open_areas(b, now, list);
    nqm_at_area(b, now, list[index], why); // NQM-23
}

static void take_hunt(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0) {
        nqm_opens_fire(b, now, why); // NQM-35
        return;
    }
    bay_tell(why, TELL_CLOSES, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-36
    nqm_commits(b, now, why);
}

static void take_fire(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    now->dice[0] = now->dice[1] = 0;
    nqm_fired(b, now, index, why);
}

static void take_commit(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    bool first = now->stage == COMMIT || now->stage == COUNTER_COMMIT;
    nqm_bundle_goes_on(b, now, (index == 0) == first, why);
}

static void take_pick(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side, stand = nqm_stand_option(b, now, index, &side);
    now->alone = (uint8_t)(stand + 1); // NQM-02
    bay_tell(why, TELL_ALONE, (bay_side)side, nqm_unit(b, side, stand), NULL);
    nqm_attack_dice(b, now, why);
}

static void take_attack_count(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side = nqm_assailant(now);
    now->dice[side] = (uint8_t)(nqm_dice_most(b, now, side) - index);
    nqm_defence_dice(b, now, why);
}

static void take_defence(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int target = !nqm_assailant(now), most = nqm_dice_most(b, now, target);
    const int32_t dice[3] = {most - index, most, 0};
    if (most == index) {
        now->alone = now->dice[0] = now->dice[1] = 0;
        nqm_target_yields(b, now, TELL_GIVES_WAY, why); // NQM-24, A-13
        return;
    }
    now->dice[target] = (uint8_t)(most - index); // NQM-09
    if (nqm_reads(b, A_12_WHEN_CHOSEN, 1)) now->fixed = now->dice[target];
    if (index > 0) bay_tell(why, TELL_CHOSEN_DICE, (bay_side)target, BAY_NO_UNIT, dice);
    nqm_throw_ready(b, now, why);
}

static void take_place(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side, stand = nqm_stand_option(b, now, index, &side);
    nqm_pin(b, now, side, stand, why);
    nqm_casualties_placed(b, now, why);
}

// Two results, or four where Veterans hold on two scores apart: the odd ones hold.
static void take_test(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_tested(b, now, index % 2 == 1, why); // NQM-26
}

static void take_again(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_goes_on(b, now, why);
    else
        nqm_assailant_stops(b, now, TELL_GIVES_UP, why); // NQM-17
}

static void take_stay(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_stayed(b, now, why);
    else
        nqm_target_yields(b, now, TELL_WITHDRAWS, why); // NQM-24, NQM-S16
}

static void take_reserve(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_bundle_goes_on(b, now, index == 1, why); // NQM-20, NQM-33
}

static void take_fight_on(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_fights_on(b, now, why); // NQM-39
    else
        nqm_body_out(b, now, CALLED_OFF, TELL_GIVES_UP, why);
}

static void take_against(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    uint8_t list[3];
    (void)nqm_against(b, now, list);
    nqm_against_answer(b, now, list[index], why);
}

static void take_tanks_in(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_tanks_answer(b, now, index == 0, why); // NQM-38
}

static void take_counter_now(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_after_success(b, now, why);
    else
        nqm_counter(b, now, true, why); // NQM-44
}

static void take_success(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0) {
        nqm_reorganises(b, now, why); // NQM-41
        return;
    }
    bay_tell(why, TELL_FOLLOWS_ON, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-39
    nqm_counter_next(b, now, why);
}

static void take_odd_pin(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_odd_pin(b, now, index == 1, why); // NQM-S06
}

static void take_counter_next(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_end(b, now, now->ending, -1, why);
    else
        nqm_counter(b, now, false, why); // NQM-46
}

static void take_failure(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_end(b, now, now->ending, index == 0 ? TELL_STAYS_AND_FIRES : TELL_OUT_OF_CONTACT,
            why); // NQM-S10
}

typedef void take_fn(const nqm_battle *b, nqm_now *now, int index, bay_trace *why);

static take_fn *const TAKE[NQM_STAGES] = {
    [COORDINATE] = take_coordinate,
    [NEXT_BATTALION] = take_battalion,
    [NEXT_BATTALION_DEFENDER] = take_battalion,
    [CHOOSE_AREA] = take_area,
    [HUNT] = take_hunt,
    [FIRE] = take_fire,
    [COMMIT] = take_commit,
    [COUNTER_COMMIT] = take_commit,
    [PICK] = take_pick,
    [COUNTER_PICK] = take_pick,
    [ATTACK_COUNT] = take_attack_count,
    [COUNTER_COUNT] = take_attack_count,
    [DEFENCE] = take_defence,
    [COUNTER_DEFENCE] = take_defence,
    [THROW] = nqm_attack_thrown,
    [PLACE_ATTACKER] = take_place,
    [PLACE_DEFENDER] = take_place,
    [TEST_ATTACKER] = take_test,
    [TEST_DEFENDER] = take_test,
    [LAST_RESERVE] = take_commit,
    [COUNTER_LAST_RESERVE] = take_commit,
    [DEFENDER_LAST_RESERVE] = take_reserve,
    [ATTACK_AGAIN] = take_again,
    [COUNTER_AGAIN] = take_again,
    [NEXT_HOUR] = take_again,
    [REINFORCE] = take_commit,
    [COUNTER_REINFORCE] = take_commit,
    [STAY] = take_stay,
    [COUNTER_STAY] = take_stay,
    [DEFENDER_RESERVE] = take_reserve,
    [FIGHT_ON] = take_fight_on,
    [AGAINST_TANKS] = take_against,
    [DEFENSIVE_FIRE] = take_fire,
    [TANKS_IN] = take_tanks_in,
    [COUNTER_NOW] = take_counter_now,
    [AFTER_SUCCESS] = take_success,
    [REORGANISE] = take_odd_pin,
    [COUNTER_NEXT] = take_counter_next,
    [AFTER_FAILURE] = take_failure,
};

void nqm_take(const bay_battle *battle, void *at, int index, bay_trace *why) {
    nqm_now *now = at;
    assert(now->stage < OVER);
    TAKE[now->stage](nqm_of(battle), now, index, why);
}
