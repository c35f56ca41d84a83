// The charges of mounted cavalry: after all fire, before the assaults. Ruling R-7.

#include "soldiers.h"

static bool may_charge(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    return b->unit[side][unit].type == CAVALRY && soldiers_in_order(b, now, side, unit);
}

static int targets_of(const soldiers_battle *b, const soldiers_now *now, int side, int unit,
                      uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    int count = 0;
    for (int i = 0; i < b->count[!side]; i++)
        if (soldiers_in(b->unit[side][unit].near_units, i) && soldiers_here(b, now, !side, i))
            list[count++] = (uint8_t)(i + 1);
    return count;
}

int soldiers_charge_answers(const soldiers_battle *b, const soldiers_now *now,
                            uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    uint8_t targets[SOLDIERS_ANSWERS_MAX];
    int side = soldiers_firing(now), unit = now->cursor, count = 0, ordered = -1;
    int found = targets_of(b, now, side, unit, targets);
    for (int i = found - 1; i >= 0; i--)
        if (b->unit[!side][targets[i] - 1].cell == b->unit[side][unit].charges_at) ordered = i;
    if (ordered >= 0) list[count++] = targets[ordered];
    list[count++] = 0;
    for (int i = 0; i < found; i++)
        if (i != ordered) list[count++] = targets[i];
    return count;
}

void soldiers_charge(const soldiers_battle *b, soldiers_now *now, int side, bay_trace *why) {
    now->stage = side == BAY_ATTACKER ? CHARGE : DEFENDER_CHARGE;
    for (; b->charges[side] && now->cursor < b->count[side]; now->cursor++) {
        uint8_t list[SOLDIERS_ANSWERS_MAX];
        if (may_charge(b, now, side, now->cursor) &&
            targets_of(b, now, side, now->cursor, list) > 0)
            return; // ARV-35
    }
    now->cursor = 0;
    if (side == BAY_ATTACKER)
        soldiers_charge(b, now, BAY_DEFENDER, why);
    else
        soldiers_assaults(b, now, why); // ARV-04
}

void soldiers_charged(const soldiers_battle *b, soldiers_now *now, int target, bay_trace *why) {
    int side = soldiers_firing(now), id = soldiers_unit_id(b, side, now->cursor);
    if (target) {
        now->target = (uint8_t)target;
        now->stage = side == BAY_ATTACKER ? CHARGE_DIE : DEFENDER_CHARGE_DIE;
        soldiers_tell(why, TELL_CHARGES, side, id, soldiers_unit_id(b, !side, now->target - 1));
        return;
    }
    soldiers_tell(why, TELL_NO_CHARGE, side, id, BAY_NO_UNIT);
    now->cursor++;
    soldiers_charge(b, now, side, why);
}

// Does the unit that was charged still assault the cavalry's own hex?
static bool may_still_assault(const soldiers_battle *b, const soldiers_now *now, int side,
                              int unit) {
    if (side == BAY_ATTACKER || !soldiers_here(b, now, BAY_ATTACKER, unit)) return false;
    return soldiers_assaulter(b, now, unit, b->unit[BAY_DEFENDER][now->cursor].home);
}

void soldiers_charge_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                            bay_trace *why) {
    int side = soldiers_firing(now), unit = now->target - 1;
    if (outcome == NO_EFFECT)
        soldiers_tell(why, TELL_CHARGE_FAILS, side, BAY_NO_UNIT, BAY_NO_UNIT);
    else
        soldiers_suffer(b, now, !side, unit, outcome, why); // ARV-35
    if (may_still_assault(b, now, side, unit))              // ARV-36
        soldiers_tell(why, TELL_STANDS, !side, soldiers_unit_id(b, !side, unit), BAY_NO_UNIT);
    now->target = 0;
    now->cursor++;
    soldiers_charge(b, now, side, why);
}
