// Units and hexes as they are now, and what is done to a unit.

#include "ground/board.h"
#include "soldiers.h"

bool soldiers_here(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    return soldiers_cell(b, now, side, unit) != BOARD_NOWHERE;
}

bool soldiers_in_order(const soldiers_battle *b, const soldiers_now *now, int side, int unit) {
    return soldiers_here(b, now, side, unit) &&
           !(soldiers_part(b, now, side, unit) & DISRUPTED);
}

bool soldiers_held(const soldiers_battle *b, const soldiers_now *now, int side, int cell) {
    for (int i = 0; i < b->count[side]; i++)
        if (soldiers_cell(b, now, side, i) == cell) return true;
    return false;
}

int soldiers_points_in(const soldiers_battle *b, const soldiers_now *now, int side, int cell) {
    int points = 0;
    for (int i = 0; i < b->count[side]; i++)
        if (soldiers_cell(b, now, side, i) == cell) points += b->unit[side][i].stacking;
    return points;
}

void soldiers_eliminate(const soldiers_battle *b, soldiers_now *now, int side, int unit) {
    now->lost[side] = (uint16_t)(now->lost[side] + b->unit[side][unit].stacking);
    *soldiers_cell_to(b, now, side, unit) = BOARD_NOWHERE;
    *soldiers_part_to(b, now, side, unit) = 0;
    soldiers_history(b, now, side, unit)->part |= TOLD_GONE;
}

void soldiers_disrupt(const soldiers_battle *b, soldiers_now *now, int side, int unit) {
    uint8_t *part = soldiers_part_to(b, now, side, unit);
    bool dated = side == BAY_DEFENDER && soldiers_reads(b, A_9_BEFORE, EARLIER_ONLY);
    if (dated && !(*part & DISRUPTED)) *part |= IN_PHASE; // AMB-A9
    *part |= DISRUPTED;
    soldiers_history(b, now, side, unit)->part |= DISRUPTED;
}

void soldiers_move(const soldiers_battle *b, soldiers_now *now, int side, int unit, int cell) {
    *soldiers_cell_to(b, now, side, unit) = (uint8_t)cell;
    soldiers_history(b, now, side, unit)->cell = (uint8_t)cell;
}

// --- Fire and charges ------------------------------------------------------------------------

// An announced unit that the enemy disrupts does not assault.
static void drop_out(const soldiers_battle *b, soldiers_now *now, int unit, bool charge,
                     bay_trace *why) {
    uint8_t *part = soldiers_part_to(b, now, BAY_ATTACKER, unit);
    if (!(*part & AGAINST)) return;
    *part &= (uint8_t)~AGAINST; // ARV-16, ARV-36
    soldiers_tell(why, charge ? TELL_RIDDEN_OUT : TELL_DROPS_OUT, BAY_ATTACKER,
                  soldiers_unit_id(b, BAY_ATTACKER, unit), BAY_NO_UNIT);
}

static int telling_of(bool gone, bool twice, bool charge) {
    static const uint16_t ROW[2][2][2] = {
        {{TELL_FIRE_DISRUPTS, TELL_CHARGE_DISRUPTS}, {TELL_FIRE_AGAIN, TELL_FIRE_AGAIN}},
        {{TELL_FIRE_ELIMINATES, TELL_CHARGE_ELIMINATES}, {TELL_TWICE, TELL_TWICE}}};
    return ROW[gone][twice][charge];
}

void soldiers_suffer(const soldiers_battle *b, soldiers_now *now, int side, int unit,
                     int outcome, bay_trace *why) {
    bool charge = now->stage == CHARGE_DIE || now->stage == DEFENDER_CHARGE_DIE;
    bool before = soldiers_part(b, now, side, unit) & DISRUPTED;
    bool twice = before && outcome == DISRUPTS;
    bool gone = outcome == ELIMINATES ||
                (twice && soldiers_reads(b, FIRE_AGAIN, AGAIN_ELIMINATED)); // ARV-S9
    bool assaults =
        !gone && charge && soldiers_reads(b, A_12_CHARGED, CHARGED_ASSAULTS); // AMB-A12
    soldiers_tell(why, telling_of(gone, twice, charge), side, soldiers_unit_id(b, side, unit),
                  BAY_NO_UNIT);
    if (side == BAY_ATTACKER && !assaults) drop_out(b, now, unit, charge, why); // ARV-16
    if (gone)
        soldiers_eliminate(b, now, side, unit);
    else
        soldiers_disrupt(b, now, side, unit);
}

// --- Telling ---------------------------------------------------------------------------------

void soldiers_tell(bay_trace *why, int telling, int side, int unit, int other) {
    bay_tell_event(why, (bay_event){.telling = (uint16_t)telling,
                                    .unit = (uint16_t)unit,
                                    .other = (uint16_t)other,
                                    .side = (uint8_t)side});
}

void soldiers_tell_numbers(bay_trace *why, int telling, int other, int first, int second) {
    bay_tell_event(why, (bay_event){.telling = (uint16_t)telling,
                                    .unit = BAY_NO_UNIT,
                                    .other = (uint16_t)other,
                                    .side = BAY_NOBODY,
                                    .number = {first, second, 0}});
}
