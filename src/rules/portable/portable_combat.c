// One combat: one defender with all its attackers, roll after roll.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

static void goes_on(const portable_battle *b, portable_now *now, bay_trace *why);

void portable_combat(const portable_battle *b, portable_now *now, int target, bay_trace *why) {
    now->target = (uint8_t)target;
    now->spot = (uint8_t)now->unit[target].cell;
    now->fighting = 0;
    for (int u = 0; u < b->attackers; u++) {
        bool takes_part =
            (now->unit[u].flags & DECLARED) && portable_aim(now, u) == target; // PCC-08
        if (!takes_part) continue;
        now->fighting |= (uint16_t)(1U << u); // PCC-06
        now->unit[u].flags &= (uint8_t)~DECLARED;
        now->unit[u].aim = 0;
        if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE)) now->unit[u].flags |= SPENT; // PCC-07
    }
    uint8_t list[PORTABLE_SIDE_MAX];
    int count = portable_attackers(now, list);
    portable_deed(b, now, target, DEED_FOUGHT);
    kit_tell_of(&b->common, why, TELL_COMBAT, target); // PCC-08
    if (count > 1) kit_tell(&b->common, why, TELL_SEVERAL, target, BAY_NO_UNIT, count);
    goes_on(b, now, why);
}

int portable_attackers(const portable_now *now, uint8_t list[PORTABLE_SIDE_MAX]) {
    return portable_in_order(now->fighting, list);
}

// --- Whose roll is next ----------------------------------------------------------------------

enum { LEVEL_FLANK = 1, LEVEL_FOOT, LEVEL_FRONT, LEVEL_CAVALRY, LEVEL_NONE };

static int level_of(const portable_battle *b, const portable_now *now, int attacker) {
    bool frontal = portable_aspect(b, now, attacker, now->target) == ASPECT_FRONT;
    return frontal ? LEVEL_FRONT : LEVEL_FLANK; // PCC-13, PCC-15
}

// The attacker of this combat, or any attacker (B-3), that the target has to its front.
static int to_its_front(const portable_battle *b, const portable_now *now) {
    int front = portable_front(b, now, now->target);
    int there = portable_fighter_in(b, now, front, BAY_ATTACKER);
    if (there == NOBODY || portable_reads(b, B_3_TO_FRONT, FRONT_ANY)) return there;
    return now->fighting >> there & 1 ? there : NOBODY;
}

// The level at which the target rolls, if it does.
static int own_level(const portable_battle *b, const portable_now *now) {
    int type = b->piece[now->target].type;
    if (now->target_rolled) return LEVEL_NONE; // PCC-09
    if (type == COMMANDER)
        return portable_reads(b, B_17_ROLLS_BACK, 1) ? LEVEL_FOOT : LEVEL_NONE;
    if (type == ARTILLERY && portable_reads(b, B_20_GUNS_ROLL_BACK, 1) &&
        to_its_front(b, now) == NOBODY)
        return LEVEL_NONE;
    return type == CAVALRY ? LEVEL_CAVALRY : LEVEL_FOOT; // PCC-14, PCC-16, PCC-37
}

// The lowest level at which somebody has still to roll.
static int next_level(const portable_battle *b, const portable_now *now) {
    int level = own_level(b, now);
    for (int u = 0; u < b->attackers; u++) {
        bool to_roll = (now->fighting & ~now->rolled) >> u & 1; // PCC-09
        if (to_roll && level_of(b, now, u) < level) level = level_of(b, now, u);
    }
    return level;
}

static int rollers(const portable_battle *b, const portable_now *now,
                   uint8_t list[PORTABLE_SIDE_MAX]) {
    int level = next_level(b, now), count = 0;
    for (int u = 0; u < b->attackers; u++) {
        bool to_roll = (now->fighting & ~now->rolled) >> u & 1;
        if (to_roll && level_of(b, now, u) == level) list[count++] = (uint8_t)u;
    }
    return count;
}

// --- A roll ----------------------------------------------------------------------------------

static void thrown(const portable_battle *b, portable_now *now, bool hits, bay_trace *why) {
    int roller = now->roller, at = now->at;
    now->roller = now->at = NOBODY;
    kit_tell_both(&b->common, why, hits ? TELL_HITS : TELL_MISSES, roller, at); // PCC-18
    if (roller == now->target)
        now->target_rolled = 1; // PCC-09
    else
        now->rolled |= (uint16_t)(1U << roller); // PCC-09
    if (hits && roller == now->target) now->struck = (uint8_t)at;
    if (hits && roller != now->target) {
        if (now->hitter == NOBODY) now->hitter = (uint8_t)roller;
        if (!portable_fights(b, at)) now->rolled = now->fighting; // PCC-12
    }
    if (hits && portable_reads(b, ROLLS, ROLLS_IN_ORDER))
        kit_say(why, TELL_FIRST_HIT); // PCC-31
    goes_on(b, now, why);
}

static void roll(const portable_battle *b, portable_now *now, int roller, int at,
                 bay_trace *why) {
    now->roller = (uint8_t)roller;
    now->at = (uint8_t)at;
    int needed = portable_needs(b, now, roller, at, why);
    if (needed > 1 && needed < 7) {
        now->stage = TO_HIT;
        return;
    }
    kit_tell(&b->common, why, needed == 1 ? TELL_CERTAIN : TELL_HOPELESS, roller, at, needed);
    thrown(b, now, needed == 1, why); // PCC-26
}

static void rolls(const portable_battle *b, portable_now *now, int attacker, bay_trace *why) {
    int target = now->target; // PCC-10
    if (!portable_fights(b, target)) {
        now->roller = (uint8_t)attacker;
        now->at = (uint8_t)target;
        kit_tell_of(&b->common, why, TELL_CAUGHT, target);
        thrown(b, now, true, why); // PCC-12
        return;
    }
    bool flank = level_of(b, now, attacker) == LEVEL_FLANK;
    kit_tell_both(&b->common, why, flank ? TELL_FLANK_FIRST : TELL_FRONT_THIRD, attacker,
                  target);
    kit_tell_both(&b->common, why, TELL_OWN_TARGET, attacker, target); // PCC-10
    roll(b, now, attacker, target, why);
}

static void rolls_back(const portable_battle *b, portable_now *now, int at, bool chosen,
                       bay_trace *why) {
    kit_tell_both(&b->common, why, chosen ? TELL_AT_CHOSEN : TELL_AT_FRONT, now->target, at);
    roll(b, now, now->target, at, why);
}

// --- From roll to roll ----------------------------------------------------------------------

// The target's turn to roll: at whom?
static void target_rolls(const portable_battle *b, portable_now *now, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    int front = to_its_front(b, now);
    bool rides = b->piece[now->target].type == CAVALRY;
    kit_tell_of(&b->common, why, rides ? TELL_CAVALRY_LAST : TELL_FOOT_SECOND, now->target);
    if (front != NOBODY)
        rolls_back(b, now, front, false, why); // PCC-11
    else if (portable_attackers(now, list) == 1)
        rolls_back(b, now, list[0], true, why);
    else
        now->stage = TARGET; // PCC-11
}

static void tell_silent_guns(const portable_battle *b, const portable_now *now,
                             bay_trace *why) {
    bool silent =
        b->piece[now->target].type == ARTILLERY && !now->target_rolled && now->hitter == NOBODY;
    if (silent) kit_tell_of(&b->common, why, TELL_NO_ROLL, now->target);
}

static bool is_over(const portable_battle *b, const portable_now *now) {
    bool hit = now->hitter != NOBODY || now->struck != NOBODY;
    return hit && portable_reads(b, ROLLS, ROLLS_IN_ORDER); // PCC-31
}

// On to the next roll, or to what came of them.
static void goes_on(const portable_battle *b, portable_now *now, bay_trace *why) {
    uint8_t list[PORTABLE_SIDE_MAX];
    int level = is_over(b, now) ? LEVEL_NONE : next_level(b, now);
    if (level == LEVEL_NONE) {
        tell_silent_guns(b, now, why);
        portable_resolved(b, now, why);
        return;
    }
    int count = rollers(b, now, list);
    if (count > 1)
        now->stage = NEXT_ROLLER; // PCC-17
    else if (count == 1)
        rolls(b, now, list[0], why);
    else
        target_rolls(b, now, why);
}

// --- The stages -----------------------------------------------------------------------------

uint32_t portable_list_next_roller(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return kit_each(list, OPTION_ROLL, unit, rollers(portable_of(battle), at, unit));
}

void portable_apply_next_roller(const bay_battle *battle, void *at, const bay_option *chosen,
                                bay_trace *why) {
    rolls(portable_of(battle), at, chosen->unit, why); // PCC-17
}

void portable_about_target(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_now *)at)->target;
}

uint32_t portable_list_target(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    (void)battle;
    return kit_each(list, OPTION_ROLL_AT, unit, portable_attackers(at, unit));
}

void portable_apply_target(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    rolls_back(portable_of(battle), at, chosen->unit, true, why); // PCC-11
}

void portable_about_to_hit(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    step->unit = now->roller;
    step->other = now->at;
    portable_throw(b, step, portable_needs(b, now, now->roller, now->at, NULL));
}

void portable_resolve_to_hit(const bay_battle *battle, void *at, uint32_t result,
                             bay_trace *why) {
    thrown(portable_of(battle), at, result == 1, why); // PCC-18
}
