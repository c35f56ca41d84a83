// Who advances into the hex that was vacated. Ruling R-12.

#include "soldiers.h"

static int target_cell(const soldiers_battle *b, const soldiers_now *now) {
    return b->hex[BAY_DEFENDER][now->target].cell;
}

static bool may_advance(const soldiers_battle *b, const soldiers_now *now, int unit) {
    return soldiers_assaulter(b, now, unit, now->target) &&
           soldiers_in_order(b, now, BAY_ATTACKER, unit) && // AMB-A14
           soldiers_cell(b, now, BAY_ATTACKER, unit) != target_cell(b, now);
}

static bool has_room(const soldiers_battle *b, const soldiers_now *now, int unit) {
    int cell = target_cell(b, now), units = 1;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        units += soldiers_cell(b, now, BAY_ATTACKER, i) == cell;
    if (soldiers_reads(b, A_21_ADVANCE, BY_UNITS)) return units <= b->stacking_limit; // AMB-A21
    int points = soldiers_points_in(b, now, BAY_ATTACKER, cell);
    return points + b->unit[BAY_ATTACKER][unit].stacking <= b->stacking_limit; // ARV-27
}

static bool alike_stayed(const soldiers_battle *b, const soldiers_now *now, int unit) {
    const soldiers_unit *units = b->unit[BAY_ATTACKER];
    for (int i = units[unit].kind; i < unit; i++)
        if (units[i].kind == units[unit].kind &&
            (soldiers_part(b, now, BAY_ATTACKER, i) & ANSWERED))
            return true;
    return false;
}

static bool alike_to_come(const soldiers_battle *b, const soldiers_now *now, int unit) {
    const soldiers_unit *units = b->unit[BAY_ATTACKER];
    for (int i = unit + 1; i < b->count[BAY_ATTACKER]; i++)
        if (units[i].kind == units[unit].kind && may_advance(b, now, i)) return true;
    return false;
}

// Its part in the assault is over; that it stayed counts while an alike one is to be asked.
static void leave(const soldiers_battle *b, soldiers_now *now, int unit, bool stayed) {
    uint8_t *part = soldiers_part_to(b, now, BAY_ATTACKER, unit);
    *part &= (uint8_t)~AGAINST;
    if (stayed && alike_to_come(b, now, unit)) *part |= ANSWERED;
}

static void stay(const soldiers_battle *b, soldiers_now *now, int unit, bay_trace *why) {
    leave(b, now, unit, true);
    soldiers_tell(why, TELL_STAYS, BAY_ATTACKER, soldiers_unit_id(b, BAY_ATTACKER, unit),
                  BAY_NO_UNIT);
}

static void ask(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    for (; now->cursor < b->count[BAY_ATTACKER]; now->cursor++) {
        int unit = now->cursor;
        if (!may_advance(b, now, unit)) continue;
        if (!has_room(b, now, unit)) {
            soldiers_tell(why, TELL_FULL, BAY_ATTACKER, soldiers_unit_id(b, BAY_ATTACKER, unit),
                          soldiers_cell_id(b, target_cell(b, now))); // ARV-27
            leave(b, now, unit, false);
            continue;
        }
        if (!alike_stayed(b, now, unit)) {
            soldiers_forget(b, now);
            return;
        }
        stay(b, now, unit, why);
    }
    soldiers_next_assault(b, now, why);
}

void soldiers_advance(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    now->cursor = 0;
    now->stage = ADVANCE;
    if (soldiers_held(b, now, BAY_DEFENDER, target_cell(b, now)))
        soldiers_next_assault(b, now, why); // ARV-26: not vacated
    else
        ask(b, now, why);
}

void soldiers_advanced(const soldiers_battle *b, soldiers_now *now, bool advances,
                       bay_trace *why) {
    int unit = now->cursor++, cell = target_cell(b, now);
    if (advances) {
        soldiers_tell(why, TELL_ADVANCES, BAY_ATTACKER, soldiers_unit_id(b, BAY_ATTACKER, unit),
                      soldiers_cell_id(b, cell));
        soldiers_move(b, now, BAY_ATTACKER, unit, cell); // ARV-26
        leave(b, now, unit, false);
    } else {
        stay(b, now, unit, why);
    }
    ask(b, now, why);
}
