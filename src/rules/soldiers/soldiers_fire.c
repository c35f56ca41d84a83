// The fire of both sides, unit by unit, each thrown for at once. Rulings.

#include "ground/board.h"
#include "soldiers.h"

// Until all fire is over its effects count only if it is taken in turn: AMB-A16.
static bool as_at_first(const soldiers_battle *b) {
    return soldiers_reads(b, A_16_FIRE, SIMULTANEOUS);
}

static bool may_fire(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    const soldiers_unit *u = &b->unit[side][unit];
    if (side == BAY_ATTACKER && (soldiers_part(b, now, side, unit) & AGAINST))
        return false; // ARV-13, ARV-37
    return as_at_first(b) ? !u->disrupted : soldiers_in_order(b, now, side, unit); // ARV-S9
}

static bool sees_for(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    return as_at_first(b) ? !b->unit[side][unit].disrupted
                          : soldiers_in_order(b, now, side, unit); // ARV-S9
}

// Who observes the hex for the unit; -1 nobody does. ARV-S6
static int observer_of(const soldiers_battle *b, const soldiers_now *now, int side, int unit,
                       int hex) {
    for (int i = 0; i < b->count[side]; i++)
        if (soldiers_in(b->unit[side][unit].observers[hex], i) && sees_for(b, now, side, i))
            return i;
    return -1;
}

static bool present(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    return as_at_first(b) || soldiers_here(b, now, side, unit);
}

static bool is_target(const soldiers_battle *b, const soldiers_now *now, int side, int unit,
                      int hex) {
    const soldiers_unit *u = &b->unit[side][unit];
    if (!soldiers_in(u->targets, hex)) return false;
    if (u->observed && observer_of(b, now, side, unit, hex) < 0) return false; // ARV-S6
    for (int i = 0; i < b->count[!side]; i++)
        if (soldiers_in(b->hex[!side][hex].units, i) && present(b, now, !side, i)) return true;
    return false;
}

// --- Answers ---------------------------------------------------------------------------------

// The hexes, or the units in them, that may be fired at: 1 + their places.
static int targets_of(const soldiers_battle *b, const soldiers_now *now, int side, int unit,
                      uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    bool one = soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT);
    int count = 0;
    for (int h = 0; !one && h < b->hexes[!side]; h++)
        if (is_target(b, now, side, unit, h)) list[count++] = (uint8_t)(h + 1);
    for (int i = 0; one && i < b->count[!side]; i++)
        if (present(b, now, !side, i) && is_target(b, now, side, unit, b->unit[!side][i].home))
            list[count++] = (uint8_t)(i + 1);
    return count;
}

static int hex_fired_at(const soldiers_battle *b, int side, int target) {
    bool one = soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT);
    return one ? b->unit[!side][target - 1].home : target - 1;
}

int soldiers_fire_id(const soldiers_battle *b, int side, int target) {
    if (soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT)) return soldiers_unit_id(b, !side, target - 1);
    return soldiers_cell_id(b, b->hex[!side][target - 1].cell);
}

int soldiers_fire_answers(const soldiers_battle *b, const soldiers_now *now,
                          uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    uint8_t targets[SOLDIERS_ANSWERS_MAX];
    int side = soldiers_firing(now), unit = now->cursor, count = 0, ordered = -1;
    int found = targets_of(b, now, side, unit, targets);
    int at = b->unit[side][unit].fires_at;
    for (int i = found - 1; i >= 0; i--)
        if (b->hex[!side][hex_fired_at(b, side, targets[i])].cell == at) ordered = i;
    if (ordered >= 0) list[count++] = targets[ordered];
    list[count++] = 0;
    for (int i = 0; i < found; i++)
        if (i != ordered) list[count++] = targets[i];
    return count;
}

int soldiers_fire_column(const soldiers_battle *b, const soldiers_now *now) {
    int side = soldiers_firing(now);
    return b->unit[side][now->cursor].fire_column[hex_fired_at(b, side, now->target)];
}

// --- The fire of a side ----------------------------------------------------------------------

static bool is_charged_by(const soldiers_battle *b, const soldiers_unit *u) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (b->charges[BAY_DEFENDER] && soldiers_in(u->near_units, i) &&
            b->unit[BAY_DEFENDER][i].type == CAVALRY)
            return true;
    return false;
}

static void tell_why_not(const soldiers_battle *b, const soldiers_now *now, int side, int unit,
                         bay_trace *why) {
    const soldiers_unit *u = &b->unit[side][unit];
    if (!why || !u->targets || !soldiers_here(b, now, side, unit)) return;
    bool assaults = side == BAY_ATTACKER && (soldiers_part(b, now, side, unit) & AGAINST);
    int telling = !assaults             ? TELL_CANNOT_FIRE       // ARV-S9
                  : is_charged_by(b, u) ? TELL_MAY_NOT_FIRE_BACK // ARV-37
                                        : TELL_MAY_NOT_FIRE;     // ARV-13
    soldiers_tell(why, telling, side, soldiers_unit_id(b, side, unit), BAY_NO_UNIT);
}

void soldiers_fire(const soldiers_battle *b, soldiers_now *now, int side, bay_trace *why) {
    now->stage = side == BAY_ATTACKER ? FIRE : DEFENDER_FIRE;
    if (b->fires[side] && now->cursor == 0)
        soldiers_tell(why, TELL_FIRE_BEGINS, side, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-S3
    for (; b->fires[side] && now->cursor < b->count[side]; now->cursor++) {
        uint8_t list[SOLDIERS_ANSWERS_MAX];
        if (!may_fire(b, now, side, now->cursor))
            tell_why_not(b, now, side, now->cursor, why);
        else if (targets_of(b, now, side, now->cursor, list) > 0)
            return;
    }
    now->cursor = 0;
    if (side == BAY_ATTACKER)
        soldiers_fire(b, now, BAY_DEFENDER, why); // ARV-S3
    else
        soldiers_charge(b, now, BAY_ATTACKER, why); // ARV-04
}

static bool is_to_be_assaulted(const soldiers_battle *b, const soldiers_now *now, int unit) {
    return soldiers_has_assaulter(b, now, b->unit[BAY_DEFENDER][unit].home);
}

static void tell_fire(const soldiers_battle *b, const soldiers_now *now, int side,
                      bay_trace *why) {
    const soldiers_unit *u = &b->unit[side][now->cursor];
    int id = soldiers_unit_id(b, side, now->cursor), hex = hex_fired_at(b, side, now->target);
    int observer = u->observed ? observer_of(b, now, side, now->cursor, hex) : -1;
    if (observer >= 0) {
        bool assaults = soldiers_part(b, now, side, observer) & AGAINST;
        soldiers_tell(why, assaults ? TELL_OBSERVES_TOO : TELL_OBSERVES, side, id,
                      soldiers_unit_id(b, side, observer)); // ARV-17, ARV-S6
    }
    if (side == BAY_DEFENDER && is_to_be_assaulted(b, now, now->cursor))
        soldiers_tell(why, TELL_STILL_FIRES, side, id, BAY_NO_UNIT); // ARV-19
    bay_tell_event(why, (bay_event){.telling = TELL_FIRES,
                                    .unit = (uint16_t)id,
                                    .other = (uint16_t)soldiers_fire_id(b, side, now->target),
                                    .side = (uint8_t)side,
                                    .number = {u->attack, b->hex[!side][hex].defence, 0}});
}

void soldiers_fired(const soldiers_battle *b, soldiers_now *now, int target, bay_trace *why) {
    int side = soldiers_firing(now);
    if (target) {
        now->target = (uint8_t)target;
        now->stage = side == BAY_ATTACKER ? FIRE_DIE : DEFENDER_FIRE_DIE;
        tell_fire(b, now, side, why);
        return;
    }
    soldiers_tell(why, TELL_HOLDS_FIRE, side, soldiers_unit_id(b, side, now->cursor++),
                  BAY_NO_UNIT);
    soldiers_fire(b, now, side, why);
}

void soldiers_fire_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                          bay_trace *why) {
    int side = soldiers_firing(now), hex = hex_fired_at(b, side, now->target);
    bool one = soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT);
    uint16_t hit = one ? (uint16_t)(1u << (now->target - 1)) : b->hex[!side][hex].units;
    if (outcome == NO_EFFECT)
        soldiers_tell(why, TELL_FIRE_MISSES, side, BAY_NO_UNIT, BAY_NO_UNIT);
    for (int i = 0; outcome != NO_EFFECT && i < b->count[!side]; i++)
        if (soldiers_in(hit, i) && soldiers_here(b, now, !side, i))
            soldiers_suffer(b, now, !side, i, outcome, why); // ARV-S2
    now->target = 0;
    now->cursor++;
    soldiers_fire(b, now, side, why);
}
