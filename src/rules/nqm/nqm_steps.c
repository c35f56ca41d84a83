// What is asked or thrown at each stage, and which options there are.

#include "nqm.h"

#include <assert.h>
#include <string.h>

static const nqm_now *now_of(const void *at) {
    return (const nqm_now *)at;
}

static const uint8_t CHOOSER[NQM_STAGES] = {
    [COORDINATE] = BAY_ATTACKER,
    [NEXT_BATTALION] = BAY_ATTACKER,
    [NEXT_BATTALION_DEFENDER] = BAY_DEFENDER,
    [CHOOSE_AREA] = BAY_ATTACKER,
    [HUNT] = BAY_ATTACKER,
    [FIRE] = BAY_NOBODY,
    [COMMIT] = BAY_ATTACKER,
    [COUNTER_COMMIT] = BAY_DEFENDER,
    [PICK] = BAY_ATTACKER,
    [COUNTER_PICK] = BAY_DEFENDER,
    [ATTACK_COUNT] = BAY_ATTACKER,
    [COUNTER_COUNT] = BAY_DEFENDER,
    [DEFENCE] = BAY_DEFENDER,
    [COUNTER_DEFENCE] = BAY_ATTACKER,
    [THROW] = BAY_NOBODY,
    [PLACE_ATTACKER] = BAY_ATTACKER,
    [PLACE_DEFENDER] = BAY_DEFENDER,
    [TEST_ATTACKER] = BAY_NOBODY,
    [TEST_DEFENDER] = BAY_NOBODY,
    [LAST_RESERVE] = BAY_ATTACKER,
    [COUNTER_LAST_RESERVE] = BAY_DEFENDER,
    [DEFENDER_LAST_RESERVE] = BAY_DEFENDER,
    [ATTACK_AGAIN] = BAY_ATTACKER,
    [COUNTER_AGAIN] = BAY_DEFENDER,
    [NEXT_HOUR] = BAY_ATTACKER,
    [REINFORCE] = BAY_ATTACKER,
    [COUNTER_REINFORCE] = BAY_DEFENDER,
    [STAY] = BAY_DEFENDER,
    [COUNTER_STAY] = BAY_ATTACKER,
    [DEFENDER_RESERVE] = BAY_DEFENDER,
    [FIGHT_ON] = BAY_ATTACKER,
    [AGAINST_TANKS] = BAY_DEFENDER,
    [DEFENSIVE_FIRE] = BAY_NOBODY,
    [TANKS_IN] = BAY_ATTACKER,
    [COUNTER_NOW] = BAY_DEFENDER,
    [AFTER_SUCCESS] = BAY_ATTACKER,
    [REORGANISE] = BAY_NOBODY,
    [COUNTER_NEXT] = BAY_DEFENDER,
    [AFTER_FAILURE] = BAY_ATTACKER,
    [OVER] = BAY_NOBODY,
};

static int options_of(const nqm_battle *b, const nqm_now *now) {
    uint8_t list[NQM_STANDS_MAX];
    int side = nqm_assailant(now);
    switch (now->stage) {
    case NEXT_BATTALION:
    case NEXT_BATTALION_DEFENDER: return nqm_open_bodies(b, now, list);
    case CHOOSE_AREA: return nqm_open_areas(b, now, list);
    case PICK:
    case COUNTER_PICK: return nqm_pickable(b, now, list);
    case ATTACK_COUNT:
    case COUNTER_COUNT: return nqm_dice_most(b, now, side);
    case DEFENCE:
    case COUNTER_DEFENCE:
        return nqm_dice_most(b, now, !side) + nqm_reads(b, A_13_NO_DICE, 1); // NQM-09
    case PLACE_ATTACKER: return nqm_pinnable(b, now, BAY_ATTACKER, list);
    case PLACE_DEFENDER: return nqm_pinnable(b, now, BAY_DEFENDER, list);
    case AGAINST_TANKS: return nqm_against(b, now, list);
    default: return 2;
    }
}

static bool asks_about_stand(int stage) {
    switch (stage) {
    case COMMIT:
    case COUNTER_COMMIT:
    case LAST_RESERVE:
    case COUNTER_LAST_RESERVE:
    case DEFENDER_LAST_RESERVE:
    case REINFORCE:
    case COUNTER_REINFORCE:
    case DEFENDER_RESERVE:
    case REORGANISE: return true;
    default: return false;
    }
}

static bay_throw test_of(const nqm_battle *b, const nqm_now *now, int side) {
    int quality = nqm_unit_quality(b, now, side, now->cursor);
    int hold_from = b->grade[quality].hold_from;
    bool two_scores = quality == VETERAN && nqm_reads(b, A_1_VETERANS_HOLD, 1);
    if (!two_scores) return bay_throw_needs(side, 1, 6, hold_from); // NQM-26: result 1 holds
    if (hold_from >= 5) return bay_throw_needs(side, 1, 6, hold_from < 6 ? 5 : 6);
    bay_throw die = bay_throw_total(side, 1, 6); // results 1 and 3 hold
    die.cuts = 3;
    die.is.cut[0] = (int16_t)(hold_from - 1);
    die.is.cut[1] = (int16_t)hold_from;
    die.is.cut[2] = 5;
    return die;
}

// One die a stand; each that hits is a casualty, up to the points that can take one. NQM-35
static bay_throw fire_of(const nqm_battle *b, const nqm_now *now, int side) {
    bay_throw fire = bay_throw_chain(now->dice[side], 6);
    bay_throw_stage(&fire, side, b->light_fire_from);
    int points = nqm_clean_points(b, now, !side);
    if (points < fire.most) fire.most = (uint16_t)points;
    return fire;
}

// The assailant's dice first.
static bay_throw attack_of(const nqm_now *now) {
    int side = nqm_assailant(now);
    // NQM-10, NQM-11, NQM-12, NQM-13
    bay_throw pools = bay_throw_pools(now->dice[side], now->dice[!side], 6, BAY_TIES_NOBODY);
    pools.who[0] = (uint8_t)side;  // NQM-10
    pools.who[1] = (uint8_t)!side; // NQM-10
    return pools;
}

static bay_throw dice_of(const nqm_battle *b, const nqm_now *now) {
    switch (now->stage) {
    case THROW: return attack_of(now);
    case TEST_ATTACKER: return test_of(b, now, BAY_ATTACKER);
    case TEST_DEFENDER: return test_of(b, now, BAY_DEFENDER);
    case FIRE: return fire_of(b, now, BAY_ATTACKER);
    case DEFENSIVE_FIRE: return fire_of(b, now, BAY_DEFENDER);
    default: return bay_throw_needs(BAY_ATTACKER, 1, 6, 4); // NQM-S06: an odd pin comes off
    }
}

void nqm_step(const bay_battle *battle, const void *at, bay_step *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = now_of(at);
    int assailant = nqm_assailant(now);
    memset(out, 0, sizeof *out);
    out->id = now->stage;
    out->who = CHOOSER[now->stage];
    out->kind = (uint8_t)NQM_STEP_TABLE[now->stage].kind;
    out->unit = out->other = BAY_NO_UNIT;
    out->settled = nqm_settled(b, now);
    if (asks_about_stand(now->stage)) {
        int side = now->stage == REORGANISE ? BAY_ATTACKER : CHOOSER[now->stage];
        out->unit = (uint16_t)nqm_unit(b, side, now->cursor);
    }
    if (now->stage == THROW)
        for (int k = 0; k < 2; k++)
            out->number[k] = nqm_clean_points(b, now, k == 0 ? assailant : !assailant);
    if (out->kind == BAY_CHANCE)
        out->dice = dice_of(b, now);
    else if (out->kind == BAY_CHOICE)
        out->options = (uint16_t)options_of(b, now);
}

// --- Options ---------------------------------------------------------------------------------

enum {
    COMMIT_IT,
    HOLD_IT,
    ATTACK_WITH,
    ROLL,
    GIVE_WAY,
    PIN,
    GO_ON,
    STOP,
    STAYS,
    WITHDRAW,
    ATTACK_TOGETHER,
    ATTACK_APART,
    SEND,
    ASSAULT_AREA,
    ON_TO_NEXT,
    KEEP,
    BRING_UP,
    OPEN_FIRE,
    CLOSE_IN,
    LEAVE_THEM,
    DRIVE_THROUGH,
    STAY_IN,
    NOT_YET,
    COUNTERATTACKS,
    NO_COUNTERATTACK,
    REORGANISES,
    FOLLOWS_ON,
    STAY_AND_FIRE,
    OUT_OF_CONTACT
};

// Stages of two fixed options, the standing order first.
// clang-format off
#define PAIRS(X)                                                                               \
    X(COORDINATE, ATTACK_TOGETHER, ATTACK_APART)                                               \
    X(HUNT, OPEN_FIRE, CLOSE_IN)                                                               \
    X(COMMIT, COMMIT_IT, HOLD_IT)                                                              \
    X(COUNTER_COMMIT, COMMIT_IT, HOLD_IT)                                                      \
    X(LAST_RESERVE, HOLD_IT, COMMIT_IT)                                                        \
    X(COUNTER_LAST_RESERVE, HOLD_IT, COMMIT_IT)                                                \
    X(REINFORCE, HOLD_IT, COMMIT_IT)                                                           \
    X(COUNTER_REINFORCE, HOLD_IT, COMMIT_IT)                                                   \
    X(DEFENDER_RESERVE, KEEP, BRING_UP)                                                        \
    X(DEFENDER_LAST_RESERVE, KEEP, BRING_UP)                                                   \
    X(ATTACK_AGAIN, GO_ON, STOP)                                                               \
    X(COUNTER_AGAIN, GO_ON, STOP)                                                              \
    X(NEXT_HOUR, GO_ON, STOP)                                                                  \
    X(STAY, STAYS, WITHDRAW)                                                                   \
    X(COUNTER_STAY, STAYS, WITHDRAW)                                                           \
    X(FIGHT_ON, ON_TO_NEXT, STOP)                                                              \
    X(TANKS_IN, DRIVE_THROUGH, STAY_IN)                                                        \
    X(COUNTER_NOW, NOT_YET, COUNTERATTACKS)                                                    \
    X(COUNTER_NEXT, NO_COUNTERATTACK, COUNTERATTACKS)                                          \
    X(AFTER_SUCCESS, REORGANISES, FOLLOWS_ON)                                                  \
    X(AFTER_FAILURE, STAY_AND_FIRE, OUT_OF_CONTACT)
// clang-format on

static const uint8_t PAIR[NQM_STAGES][2] = {
#define ROW(stage, one, other) [stage] = {one, other},
    PAIRS(ROW)
#undef ROW
};

// What each stage can offer, by row of the option table.
// clang-format off
#define BIT(option) (UINT64_C(1) << (option))
const uint64_t NQM_OFFERS[NQM_STAGES] = {
    [NEXT_BATTALION] = BIT(SEND),
    [NEXT_BATTALION_DEFENDER] = BIT(SEND),
    [CHOOSE_AREA] = BIT(ASSAULT_AREA),
    [PICK] = BIT(ATTACK_WITH),
    [COUNTER_PICK] = BIT(ATTACK_WITH),
    [ATTACK_COUNT] = BIT(ROLL),
    [COUNTER_COUNT] = BIT(ROLL),
    [DEFENCE] = BIT(ROLL) | BIT(GIVE_WAY),
    [COUNTER_DEFENCE] = BIT(ROLL) | BIT(GIVE_WAY),
    [PLACE_ATTACKER] = BIT(PIN),
    [PLACE_DEFENDER] = BIT(PIN),
    [AGAINST_TANKS] = BIT(OPEN_FIRE) | BIT(LEAVE_THEM) | BIT(CLOSE_IN),
#define ROW(stage, one, other) [stage] = BIT(one) | BIT(other),
    PAIRS(ROW)
#undef ROW
};
// clang-format on

static bay_option about(int row, int unit, int number) {
    return (bay_option){.row = (uint16_t)row, .unit = (uint16_t)unit, .number = {number, 0}};
}

static bay_option dice_option(int most, int index) {
    int number = most - index; // NQM-09: all of them first
    return about(number > 0 ? ROLL : GIVE_WAY, BAY_NO_UNIT, number);
}

// The stand that an option of PICK, PLACE_… is about.
int nqm_stand_option(const nqm_battle *b, const nqm_now *now, int index, int *side) {
    uint8_t list[NQM_STANDS_MAX];
    bool picks = now->stage == PICK || now->stage == COUNTER_PICK;
    *side = picks                          ? nqm_assailant(now)
            : now->stage == PLACE_DEFENDER ? BAY_DEFENDER
                                           : BAY_ATTACKER;
    int count = picks ? nqm_pickable(b, now, list) : nqm_pinnable(b, now, *side, list);
    assert(index < count);
    (void)count;
    return list[index];
}

void nqm_option(const bay_battle *battle, const void *at, int index, bay_option *out) {
    static const uint8_t AGAINST[] = {OPEN_FIRE, LEAVE_THEM, CLOSE_IN};
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = now_of(at);
    uint8_t list[NQM_STANDS_MAX];
    int side = nqm_assailant(now), stand;
    switch (now->stage) {
    case NEXT_BATTALION:
    case NEXT_BATTALION_DEFENDER:
        (void)nqm_open_bodies(b, now, list);
        *out = about(SEND, nqm_battalion_unit(b, list[index]), 0);
        break;
    case CHOOSE_AREA:
        (void)nqm_open_areas(b, now, list);
        *out = about(ASSAULT_AREA, nqm_area_unit(b, list[index]), 0);
        break;
    case PICK:
    case COUNTER_PICK:
    case PLACE_ATTACKER:
    case PLACE_DEFENDER:
        stand = nqm_stand_option(b, now, index, &side);
        *out = about(now->stage == PICK || now->stage == COUNTER_PICK ? ATTACK_WITH : PIN,
                     nqm_unit(b, side, stand), 0);
        break;
    case ATTACK_COUNT:
    case COUNTER_COUNT: *out = dice_option(nqm_dice_most(b, now, side), index); break;
    case DEFENCE:
    case COUNTER_DEFENCE: *out = dice_option(nqm_dice_most(b, now, !side), index); break;
    case AGAINST_TANKS:
        (void)nqm_against(b, now, list);
        *out = about(AGAINST[list[index]], BAY_NO_UNIT, 0);
        break;
    default:
        stand = BAY_NO_UNIT;
        if (asks_about_stand(now->stage)) stand = nqm_unit(b, CHOOSER[now->stage], now->cursor);
        *out = about(PAIR[now->stage][index], stand, 0);
        break;
    }
}
