// The steps: what is asked or thrown at each stage, which options there are, what follows.

#include "nqm.h"

#include <assert.h>
#include <string.h>

enum { COMMIT_IT, HOLD_IT, ATTACK_WITH, ROLL, GIVE_WAY, PIN, GO_ON, STOP, STAYS, WITHDRAW };

static const nqm_now *now_of(const void *at) {
    return (const nqm_now *)at;
}

void nqm_first(const bay_battle *battle, void *at, bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    memset(at, 0, (size_t)battle->size + battle->told);
    nqm_now *now = at;
    now->hours_left = b->attacks ? (uint8_t)(b->hours - 1) : 0; // NQM-18
    now->attacks_left = b->attacks;                             // NQM-16
    for (int side = 0; side < 2; side++) {
        now->morale[side] = b->morale[side];
        for (int i = 0; i < b->count[side]; i++)
            nqm_pins_to(b, now, side)[i] =
                (uint8_t)(b->stand[side][i].red + b->stand[side][i].black);
    }
    nqm_begin(b, now, why);
}

static int defence_options(const nqm_battle *b, const nqm_now *now) {
    return nqm_dice_most(b, now, BAY_DEFENDER) + (b->reading[A_13_NO_DICE] == 1); // NQM-09
}

static int options_of(const nqm_battle *b, const nqm_now *now) {
    uint8_t list[NQM_STANDS_MAX];
    switch (now->stage) {
    case PICK: return nqm_pickable(b, now, list);
    case ATTACK_COUNT: return nqm_dice_most(b, now, BAY_ATTACKER);
    case DEFENCE: return defence_options(b, now);
    case PLACE_ATTACKER: return nqm_pinnable(b, now, BAY_ATTACKER, list);
    case PLACE_DEFENDER: return nqm_pinnable(b, now, BAY_DEFENDER, list);
    default: return 2;
    }
}

static const uint8_t CHOOSER[NQM_STAGES] = {
    [COMMIT] = BAY_ATTACKER,       [PICK] = BAY_ATTACKER,
    [ATTACK_COUNT] = BAY_ATTACKER, [DEFENCE] = BAY_DEFENDER,
    [THROW] = BAY_NOBODY,          [PLACE_ATTACKER] = BAY_ATTACKER,
    [TEST_ATTACKER] = BAY_NOBODY,  [PLACE_DEFENDER] = BAY_DEFENDER,
    [ATTACK_AGAIN] = BAY_ATTACKER, [TEST_DEFENDER] = BAY_NOBODY,
    [NEXT_HOUR] = BAY_ATTACKER,    [REINFORCE] = BAY_ATTACKER,
    [LAST_RESERVE] = BAY_ATTACKER, [STAY] = BAY_DEFENDER,
    [OVER] = BAY_NOBODY,
};

void nqm_step(const bay_battle *battle, const void *at, bay_step *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = now_of(at);
    memset(out, 0, sizeof *out);
    out->id = now->stage;
    out->who = CHOOSER[now->stage];
    out->kind = (uint8_t)battle->rules->steps[now->stage].kind;
    out->settled = now->stage == OVER;
    out->unit = out->other = BAY_NO_UNIT;
    if (now->stage == COMMIT || now->stage == REINFORCE || now->stage == LAST_RESERVE)
        out->unit = now->cursor;
    int tests = now->stage == TEST_DEFENDER ? BAY_DEFENDER : BAY_ATTACKER;
    if (now->stage == THROW) // NQM-10, NQM-11, NQM-12, NQM-13
        out->dice = bay_throw_pools(now->dice[0], now->dice[1], 6, BAY_TIES_NOBODY);
    else if (out->kind == BAY_CHANCE) // NQM-26: one die, result 1 holds
        out->dice = bay_throw_needs(tests, 1, 6, b->grade[tests].hold_from);
    else if (out->kind == BAY_CHOICE)
        out->options = (uint16_t)options_of(b, now);
}

// --- Options ---------------------------------------------------------------------------------

static int stand_option(const nqm_battle *b, const nqm_now *now, int index, int *side) {
    uint8_t list[NQM_STANDS_MAX];
    *side = now->stage == PLACE_DEFENDER ? BAY_DEFENDER : BAY_ATTACKER;
    int count =
        now->stage == PICK ? nqm_pickable(b, now, list) : nqm_pinnable(b, now, *side, list);
    assert(index < count);
    (void)count;
    return list[index];
}

void nqm_option(const bay_battle *battle, const void *at, int index, bay_option *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = now_of(at);
    int side, row = 0, unit = BAY_NO_UNIT, number = 0;
    switch (now->stage) {
    case COMMIT:
        row = index == 0 ? COMMIT_IT : HOLD_IT;
        unit = now->cursor;
        break;
    case REINFORCE:
    case LAST_RESERVE: // by standing orders nothing is brought up
        row = index == 0 ? HOLD_IT : COMMIT_IT;
        unit = now->cursor;
        break;
    case PICK:
    case PLACE_ATTACKER:
    case PLACE_DEFENDER:
        row = now->stage == PICK ? ATTACK_WITH : PIN;
        unit = stand_option(b, now, index, &side);
        unit = nqm_unit(b, side, unit);
        break;
    case ATTACK_COUNT:
    case DEFENCE:
        side = now->stage == DEFENCE ? BAY_DEFENDER : BAY_ATTACKER;
        number = nqm_dice_most(b, now, side) - index; // NQM-09: all of them first
        row = number > 0 ? ROLL : GIVE_WAY;
        break;
    case STAY: row = index == 0 ? STAYS : WITHDRAW; break;
    default: row = index == 0 ? GO_ON : STOP; break;
    }
    *out = (bay_option){.row = (uint16_t)row, .unit = (uint16_t)unit, .number = {number, 0}};
}

// --- What follows ----------------------------------------------------------------------------

static void take_commit(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    nqm_commit_answer(b, now, (index == 0) == (now->stage == COMMIT), why);
    if (!nqm_commit_asks(b, now, why)) nqm_bundle_over(b, now, why);
}

static void take_pick(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side, stand = stand_option(b, now, index, &side);
    now->alone = (uint8_t)(stand + 1); // NQM-02
    bay_tell(why, TELL_ALONE, BAY_ATTACKER, stand, NULL);
    nqm_attack_dice(b, now, why);
}

static void take_attack_count(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    now->dice[BAY_ATTACKER] = (uint8_t)(nqm_dice_most(b, now, BAY_ATTACKER) - index);
    nqm_defence_dice(b, now, why);
}

static void take_defence(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int most = nqm_dice_most(b, now, BAY_DEFENDER);
    const int32_t dice[3] = {most - index, most, 0};
    if (most == index) {
        nqm_end(b, now, POSITION_YIELDED, TELL_GIVES_WAY, why); // NQM-24, A-13
        return;
    }
    now->dice[BAY_DEFENDER] = (uint8_t)(most - index); // NQM-09
    if (b->reading[A_12_WHEN_CHOSEN] == 1) now->fixed = now->dice[BAY_DEFENDER];
    if (index > 0) bay_tell(why, TELL_CHOSEN_DICE, BAY_DEFENDER, BAY_NO_UNIT, dice);
    nqm_throw_ready(b, now, why);
}

static int moved(int inside, int by, int bases) {
    inside += by;
    return inside < 0 ? 0 : inside > bases ? bases : inside;
}

// NQM-21, NQM-22, A-9: by the difference, or each side's wins in turn.
static int bases_after(const nqm_battle *b, int inside, int won, int lost, int bases) {
    if (b->reading[A_9_POINT] == 0) return moved(inside, won - lost, bases);
    return moved(moved(inside, won, bases), -lost, bases);
}

static void break_in(const nqm_battle *b, nqm_now *now, int won, int lost, bay_trace *why) {
    nqm_told *told = nqm_history(b, now);
    int bases = nqm_bases_committed(b, now);
    told->inside = (uint8_t)bases_after(b, told->inside, won, lost, bases);
    if (b->reading[A_8_WIN] == 1) // else the bases inside decide nothing
        now->inside = (uint8_t)bases_after(b, now->inside, won, lost, bases);
    const int32_t ahead[3] = {won > lost ? won - lost : lost - won, told->inside, 0};
    if (won > lost) bay_tell(why, TELL_BREAK_IN, BAY_ATTACKER, BAY_NO_UNIT, ahead);
    if (won < lost) bay_tell(why, TELL_PUSHED_OUT, BAY_DEFENDER, BAY_NO_UNIT, ahead);
}

static void take_throw(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int pairs = now->dice[0] < now->dice[1] ? now->dice[0] : now->dice[1];
    now->hurt[BAY_ATTACKER] = (uint8_t)(index / (pairs + 1)); // NQM-14
    now->hurt[BAY_DEFENDER] = (uint8_t)(index % (pairs + 1)); // NQM-14
    now->dice[0] = now->dice[1] = 0;
    if (b->attacks) now->attacks_left--; // NQM-16
    nqm_history(b, now)->attack++;
    bool needed = nqm_clean_stands(b, now, BAY_ATTACKER) > 1 && !nqm_grouped_command(b, now);
    if (b->reading[A_14_PLACED] == 1 && needed) // the figure that NQM-02 asks for may be hit
        now->figure = (uint8_t)(nqm_command_figure(b, now) + 1);
    if (index == 0) bay_tell(why, TELL_STANDOFF, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-13
    break_in(b, now, now->hurt[BAY_DEFENDER], now->hurt[BAY_ATTACKER], why);
    nqm_casualties_placed(b, now, why);
}

static void take_place(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side, stand = stand_option(b, now, index, &side);
    nqm_pin(b, now, side, stand, why);
    nqm_casualties_placed(b, now, why);
}

static void take_test(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side = now->stage == TEST_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    bay_tell(why, index == 1 ? TELL_HOLDS : TELL_BREAKS, (bay_side)side, BAY_NO_UNIT, NULL);
    if (index == 1)
        now->morale[side] = PASSED; // NQM-26
    else
        now->broke |= (uint8_t)(1u << side); // NQM-26
    nqm_tests_done(b, now, why);
}

static void take_again(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_goes_on(b, now, why);
    else
        nqm_end(b, now, CALLED_OFF, TELL_GIVES_UP, why); // NQM-17
}

static void take_stay(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    if (index == 0)
        nqm_hour_turns(b, now, why);
    else
        nqm_end(b, now, POSITION_YIELDED, TELL_WITHDRAWS, why); // NQM-24, NQM-S16
}

typedef void take_fn(const nqm_battle *b, nqm_now *now, int index, bay_trace *why);

static take_fn *const TAKE[NQM_STAGES] = {
    [COMMIT] = take_commit,
    [PICK] = take_pick,
    [ATTACK_COUNT] = take_attack_count,
    [DEFENCE] = take_defence,
    [THROW] = take_throw,
    [PLACE_ATTACKER] = take_place,
    [PLACE_DEFENDER] = take_place,
    [TEST_ATTACKER] = take_test,
    [TEST_DEFENDER] = take_test,
    [ATTACK_AGAIN] = take_again,
    [NEXT_HOUR] = take_again,
    [REINFORCE] = take_commit,
    [LAST_RESERVE] = take_commit,
    [STAY] = take_stay,
};

void nqm_take(const bay_battle *battle, void *at, int index, bay_trace *why) {
    nqm_now *now = at;
    assert(now->stage < OVER);
    TAKE[now->stage](nqm_of(battle), now, index, why);
}
