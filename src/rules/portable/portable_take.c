// What follows from an answer or a throw.

#include "portable.h"

#include <assert.h>
#include <string.h>

void portable_start(const portable_battle *b, portable_now *now) {
    memset(now, 0, (size_t)b->common.size + b->common.told);
    now->target = now->roller = now->at = NOBODY;
    now->hitter = now->struck = now->hit = now->companion = NOBODY;
    now->facing_unit = NOBODY;
    now->spot = now->from = BOARD_NOWHERE;
    for (int u = 0; u < b->count; u++) {
        portable_move(b, now, u, b->piece[u].cell);
        portable_states_to(b, now)[u] = b->piece[u].facing;
        portable_told_to(b, now, TOLD_FACING)[u] = b->piece[u].facing;
    }
}

void portable_first(const bay_battle *battle, void *at, bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_now *now = at;
    portable_start(b, now);
    if (!b->fire) {
        portable_declarations(b, now, why);
        return;
    }
    portable_say(why, TELL_PHASE); // PCC-01
    portable_fire(b, now, why);
}

static void take_fire(const portable_battle *b, portable_now *now, int index, bay_trace *why) {
    portable_fires(b, now, index == 0, why);
}

static void take_shot(const portable_battle *b, portable_now *now, int index, bay_trace *why) {
    portable_shot(b, now, index == 1, why);
}

static void take_declare(const portable_battle *b, portable_now *now, int index,
                         bay_trace *why) {
    portable_declared(b, now, index == 0, why); // PCC-02
}

static void take_next_combat(const portable_battle *b, portable_now *now, int index,
                             bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    (void)portable_open(b, now, list);
    portable_combat(b, now, list[index], why); // PCC-08
}

static void take_next_attack(const portable_battle *b, portable_now *now, int index,
                             bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (index < portable_attackable(b, now, list)) {
        portable_attack(b, now, list[index], why);
        return;
    }
    portable_say(why, TELL_NO_MORE); // PCC-02
    portable_over(b, now, why);
}

static void take_next_roller(const portable_battle *b, portable_now *now, int index,
                             bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    (void)portable_rollers(b, now, list);
    portable_rolls(b, now, list[index], why); // PCC-17
}

static void take_target(const portable_battle *b, portable_now *now, int index,
                        bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    (void)portable_attackers(now, list);
    portable_rolls_back(b, now, list[index], true, why); // PCC-11
}

static void take_to_hit(const portable_battle *b, portable_now *now, int index,
                        bay_trace *why) {
    portable_thrown(b, now, index == 1, why); // PCC-18
}

static void take_effect(const portable_battle *b, portable_now *now, int index,
                        bay_trace *why) {
    portable_effect(b, now, index == 1, why); // PCC-28
}

static void take_commander_effect(const portable_battle *b, portable_now *now, int index,
                                  bay_trace *why) {
    portable_commander_effect(b, now, index == 1, why); // PCC-29
}

static void take_retreat(const portable_battle *b, portable_now *now, int index,
                         bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (index < portable_places(b, now, list))
        portable_goes(b, now, list[index], why); // PCC-30
    else
        portable_takes_loss(b, now, why);
}

static void take_face(const portable_battle *b, portable_now *now, int index, bay_trace *why) {
    portable_turned(b, now, portable_turn_to(b, now, index), why);
}

typedef void take_fn(const portable_battle *b, portable_now *now, int index, bay_trace *why);

static take_fn *const TAKE[PORTABLE_STAGES] = {
    [FIRE] = take_fire,
    [SHOT] = take_shot,
    [DECLARE] = take_declare,
    [NEXT_COMBAT] = take_next_combat,
    [NEXT_ATTACK] = take_next_attack,
    [NEXT_ROLLER] = take_next_roller,
    [TARGET] = take_target,
    [TO_HIT] = take_to_hit,
    [EFFECT] = take_effect,
    [COMMANDER_EFFECT] = take_commander_effect,
    [RETREAT_ATTACKER] = take_retreat,
    [RETREAT_DEFENDER] = take_retreat,
    [FACE_ATTACKER] = take_face,
    [FACE_DEFENDER] = take_face,
    [ADVANCE] = portable_advanced,
};

void portable_take(const bay_battle *battle, void *at, int index, bay_trace *why) {
    portable_now *now = at;
    assert(now->stage < OVER);
    TAKE[now->stage](portable_of(battle), now, index, why);
}
