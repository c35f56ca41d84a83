// What the throw of an assault does to the defenders. Ruling R-10.

#include "soldiers.h"

static bool was_disrupted(const soldiers_battle *b, const soldiers_now *now, int unit) {
    int part = soldiers_part(b, now, BAY_DEFENDER, unit);
    return (part & DISRUPTED) && !(part & IN_PHASE); // AMB-A9
}

static uint16_t all_assaulted(const soldiers_battle *b, const soldiers_now *now) {
    uint16_t found = 0;
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (soldiers_assaulted(b, now, i, now->target)) found |= (uint16_t)(1u << i);
    return found;
}

static void tell_unusual(const soldiers_battle *b, int unit, bay_trace *why) {
    int type = b->unit[BAY_DEFENDER][unit].type;
    if (type != INFANTRY && type != DISMOUNTED) // ARV-05, ARV-34
        soldiers_tell(why, TELL_GUNS_TOO, BAY_DEFENDER, soldiers_unit_id(b, BAY_DEFENDER, unit),
                      BAY_NO_UNIT);
}

static void remove_units(const soldiers_battle *b, soldiers_now *now, uint16_t units,
                         int telling, bay_trace *why) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        if (!soldiers_in(units, i)) continue;
        tell_unusual(b, i, why);
        soldiers_tell(why, telling, BAY_DEFENDER, soldiers_unit_id(b, BAY_DEFENDER, i),
                      BAY_NO_UNIT);
        soldiers_eliminate(b, now, BAY_DEFENDER, i);
    }
}

static void disrupt_units(const soldiers_battle *b, soldiers_now *now, uint16_t units,
                          bay_trace *why) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        if (!soldiers_in(units, i)) continue;
        tell_unusual(b, i, why);
        soldiers_tell(why, TELL_DISRUPTED, BAY_DEFENDER, soldiers_unit_id(b, BAY_DEFENDER, i),
                      BAY_NO_UNIT);
        soldiers_disrupt(b, now, BAY_DEFENDER, i); // ARV-21
        *soldiers_part_to(b, now, BAY_DEFENDER, i) |= MUST_RETREAT;
    }
}

void soldiers_assault_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                             bay_trace *why) {
    uint16_t all = all_assaulted(b, now), before = 0; // ARV-10: it holds for all of them
    if (outcome == NO_EFFECT) {
        soldiers_tell(why, TELL_NO_EFFECT, BAY_DEFENDER, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-20
        soldiers_next_assault(b, now, why);
        return;
    }
    if (outcome == ELIMINATES) {
        remove_units(b, now, all, TELL_ELIMINATED, why); // ARV-25
        soldiers_advance(b, now, why);
        return;
    }
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (soldiers_in(all, i) && was_disrupted(b, now, i)) before |= (uint16_t)(1u << i);
    if (before && soldiers_reads(b, A_8_MIXED, ALL_TOGETHER)) before = all; // AMB-A8
    remove_units(b, now, before, TELL_WAS_DISRUPTED, why);                  // ARV-24
    disrupt_units(b, now, all & (uint16_t)~before, why);
    now->cursor = 0;
    soldiers_retreats(b, now, why);
}
