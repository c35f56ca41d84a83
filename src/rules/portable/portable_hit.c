// What a hit does: the dice of the unit and of a commander with it, and what follows of them.

#include "portable.h"
#include "rules/kit/kit_tell.h"

// The highest die that routs it.
static int highest_rout(const portable_battle *b, int unit) {
    return b->set[POOR_ROUTED + b->piece[unit].quality]; // PCC-28, PCC-29
}

static void fates_known(const portable_battle *b, portable_now *now, bay_trace *why);

static void commander_effect(const portable_battle *b, portable_now *now, bool back,
                             bay_trace *why) {
    if (!back) now->fate |= COMMANDER_LOST; // PCC-29
    kit_tell_of(&b->common, why, back ? TELL_COMMANDER_LIVES : TELL_COMMANDER_LOST,
                now->companion);
    fates_known(b, now, why);
}

static void effect(const portable_battle *b, portable_now *now, bool back, bay_trace *why) {
    bool fights = portable_fights(b, now->hit);
    if (!back) now->fate |= UNIT_ROUTED; // PCC-28
    if (fights)
        kit_tell_of(&b->common, why, back ? TELL_MUST_FALL_BACK : TELL_ROUTED, now->hit);
    else
        kit_tell_of(&b->common, why, back ? TELL_COMMANDER_LIVES : TELL_COMMANDER_LOST,
                    now->hit);
    if (now->companion == NOBODY) {
        fates_known(b, now, why);
        return;
    }
    int lost = highest_rout(b, now->companion);
    if (lost > 0 && lost < 6)
        now->stage = COMMANDER_EFFECT; // PCC-29
    else
        commander_effect(b, now, lost == 0, why);
}

// The unit's die, or none where all its faces do the same.
void portable_hit(const portable_battle *b, portable_now *now, int unit, int from,
                  bay_trace *why) {
    int side = b->piece[unit].side;
    now->hit = (uint8_t)unit;
    now->from = (uint8_t)from;
    now->fate = 0;
    now->companion = NOBODY;
    if (portable_fights(b, unit))
        now->companion =
            (uint8_t)portable_commander_in(b, now, now->unit[unit].cell, side); // PCC-29
    kit_tell_of(&b->common, why, TELL_AT_ONCE, unit);
    int routed = highest_rout(b, unit);
    if (routed > 0 && routed < 6)
        now->stage = EFFECT; // PCC-27, PCC-28
    else
        effect(b, now, routed == 0, why);
}

void portable_lose(const portable_battle *b, portable_now *now, int unit) {
    int side = b->piece[unit].side;
    now->lost[side]++;
    if (!portable_fights(b, unit)) now->commanders[side]++;
    portable_remove(b, now, unit);
    portable_deed(b, now, unit, DEED_LOST);
}

// The unit is gone and its commander is not: B-22.
void portable_left_alone(const portable_battle *b, portable_now *now, bay_trace *why) {
    now->moving = MOVES_NOBODY;
    now->waits = WAITS_NOBODY;
    if (portable_reads(b, B_22_SURVIVES, SURVIVOR_STAYS)) {
        kit_tell_of(&b->common, why, TELL_COMMANDER_STAYS, now->companion); // PCC-29
        portable_resolved(b, now, why);
        return;
    }
    if (portable_reads(b, B_22_SURVIVES, SURVIVOR_LOST)) {
        kit_tell_of(&b->common, why, TELL_COMMANDER_LOST, now->companion); // PCC-29
        portable_lose(b, now, now->companion);
        portable_resolved(b, now, why);
        return;
    }
    now->moving = MOVES_COMMANDER;
    now->waits = WAITS_SURVIVOR;
    portable_falls_back(b, now, why); // PCC-29
}

// Both dice are thrown: who is lost leaves the board, then the others move.
static void fates_known(const portable_battle *b, portable_now *now, bay_trace *why) {
    bool routed = now->fate & UNIT_ROUTED, commander = now->companion != NOBODY;
    if (routed) portable_lose(b, now, now->hit); // PCC-28
    if (now->fate & COMMANDER_LOST) {
        portable_lose(b, now, now->companion); // PCC-29
        commander = false;
    }
    if (routed && commander) {
        portable_left_alone(b, now, why);
        return;
    }
    if (routed) {
        portable_resolved(b, now, why);
        return;
    }
    bool apart = commander && portable_reads(b, B_12_COMMANDER_MOVES, MOVES_APART);
    now->moving = commander && !apart ? MOVES_BOTH : MOVES_UNIT; // PCC-29
    now->waits = apart ? WAITS_APART : WAITS_NOBODY;
    portable_falls_back(b, now, why);
}

// --- What comes after it ---------------------------------------------------------------------

static void forget(portable_now *now) {
    now->hit = now->companion = NOBODY;
    now->from = BOARD_NOWHERE;
    now->fate = now->moving = now->waits = 0;
    now->facing_unit = NOBODY;
}

void portable_combat_ends(const portable_battle *b, portable_now *now, bay_trace *why) {
    int target = now->target;
    if (portable_on_board(now, target)) {
        if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE))
            now->unit[target].flags |= FOUGHT; // PCC-09
        if (portable_fights(b, target))
            kit_tell_of(&b->common, why, TELL_OWN_TURN, target); // PCC-36
    }
    now->target = now->hitter = now->struck = NOBODY;
    now->spot = BOARD_NOWHERE;
    now->fighting = now->rolled = 0;
    now->target_rolled = 0;
    portable_next_combat(b, now, why);
}

// A hit is resolved, or there was none: on to the next of the combat, to the advance, to its end.
void portable_resolved(const portable_battle *b, portable_now *now, bay_trace *why) {
    int resolved = now->hit;
    forget(now);
    if (now->part == FIRING) {
        portable_fire(b, now, why);
        return;
    }
    bool first = resolved == NOBODY;
    bool of_target = !first && b->piece[resolved].side == BAY_DEFENDER;
    if (first && now->hitter != NOBODY)
        portable_hit(b, now, now->target, now->unit[now->hitter].cell, why); // PCC-27
    else if ((first || of_target) && now->struck != NOBODY)
        portable_hit(b, now, now->struck, now->spot, why); // PCC-27
    else if (first) {
        kit_say(why, TELL_NOBODY_HIT); // PCC-32
        portable_combat_ends(b, now, why);
    } else if (now->hitter == NOBODY) {
        kit_say(why, TELL_FAILED); // PCC-35
        portable_combat_ends(b, now, why);
    } else
        portable_advance(b, now, why);
}

// --- The stages -----------------------------------------------------------------------------

static void throw_effect(const portable_battle *b, bay_step *step, int unit) {
    int routed = highest_rout(b, unit);
    step->unit = (uint16_t)unit;
    step->number[0] = routed;
    step->dice = bay_throw_needs(b->piece[unit].side, 1, 6, routed + 1); // PCC-28: 1 falls back
}

void portable_about_effect(const bay_battle *battle, const void *at, bay_step *step) {
    throw_effect(portable_of(battle), step, ((const portable_now *)at)->hit);
}

void portable_resolve_effect(const bay_battle *battle, void *at, uint32_t result,
                             bay_trace *why) {
    effect(portable_of(battle), at, result == 1, why); // PCC-28
}

void portable_about_companion(const bay_battle *battle, const void *at, bay_step *step) {
    throw_effect(portable_of(battle), step, ((const portable_now *)at)->companion);
}

void portable_resolve_companion(const bay_battle *battle, void *at, uint32_t result,
                                bay_trace *why) {
    commander_effect(portable_of(battle), at, result == 1, why); // PCC-29
}
