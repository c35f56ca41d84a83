// Units and hexes as they are now, and what is done to a unit.

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "soldiers.h"

bool soldiers_on_foot(const soldiers_unit *u) {
    return u->type == INFANTRY || u->type == DISMOUNTED; // ARV-06, ARV-34
}

bool soldiers_held(const soldiers_battle *b, const soldiers_state *state, int side, int cell) {
    for (int i = soldiers_from(b, side); i < soldiers_to(b, side); i++)
        if (state->unit[i].cell == cell) return true;
    return false;
}

kit_set soldiers_on_board(const soldiers_battle *b, const soldiers_state *state) {
    kit_set found = 0;
    for (int i = 0; i < b->count; i++)
        if (soldiers_here(state, i)) found |= kit_one(i);
    return found;
}

int soldiers_points_in(const soldiers_battle *b, const soldiers_state *state, int side,
                       int cell) {
    int points = 0;
    for (int i = soldiers_from(b, side); i < soldiers_to(b, side); i++)
        if (state->unit[i].cell == cell) points += b->unit[i].stacking;
    return points;
}

void soldiers_eliminate(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint16_t *lost = &state->lost[b->unit[unit].side];
    *lost = (uint16_t)(*lost + b->unit[unit].stacking);
    state->unit[unit] = (soldiers_unit_state){.cell = BOARD_NOWHERE};
    soldiers_told_of(b, state)[unit].fate = IS_GONE;
}

void soldiers_disrupt(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint8_t *flags = &state->unit[unit].flags;
    bool dated =
        b->unit[unit].side == BAY_DEFENDER && soldiers_reads(b, A_9_BEFORE, EARLIER_ONLY);
    if (dated && !(*flags & DISRUPTED)) *flags |= IN_PHASE; // AMB-A9
    *flags |= DISRUPTED;
    soldiers_told_of(b, state)[unit].fate = IS_DISRUPTED;
}

void soldiers_move(const soldiers_battle *b, soldiers_state *state, int unit, int cell) {
    state->unit[unit].cell = soldiers_told_of(b, state)[unit].cell = (uint8_t)cell;
}

// --- Fire and charges ------------------------------------------------------------------------

// An announced unit that the enemy disrupts does not assault.
static void drop_out(const soldiers_battle *b, soldiers_state *state, int unit, bool charge,
                     bay_trace *why) {
    if (!state->unit[unit].against) return;
    state->unit[unit].against = 0; // ARV-16, ARV-36
    kit_tell_of(&b->common, why, charge ? TELL_RIDDEN_OUT : TELL_DROPS_OUT, unit);
}

void soldiers_suffer(const soldiers_battle *b, soldiers_state *state, int unit, int outcome,
                     bay_trace *why) {
    static const uint16_t TELLING[2][2][2] = {
        // eliminated, a second time, by a charge
        {{TELL_FIRE_DISRUPTS, TELL_CHARGE_DISRUPTS}, {TELL_FIRE_AGAIN, TELL_FIRE_AGAIN}},
        {{TELL_FIRE_ELIMINATES, TELL_CHARGE_ELIMINATES}, {TELL_TWICE, TELL_TWICE}}};
    bool charge = state->stage == CHARGE_DIE || state->stage == DEFENDER_CHARGE_DIE;
    bool twice = (state->unit[unit].flags & DISRUPTED) && outcome == DISRUPTS;
    bool gone = outcome == ELIMINATES ||
                (twice && soldiers_reads(b, FIRE_AGAIN, AGAIN_ELIMINATED)); // ARV-S9
    bool assaults =
        !gone && charge && soldiers_reads(b, A_12_CHARGED, CHARGED_ASSAULTS); // AMB-A12
    kit_tell_of(&b->common, why, TELLING[gone][twice][charge], unit);
    if (!assaults) drop_out(b, state, unit, charge, why); // ARV-16
    if (gone)
        soldiers_eliminate(b, state, unit);
    else
        soldiers_disrupt(b, state, unit);
}

uint32_t soldiers_list_targets(const soldiers_battle *b, bay_option *list, int hold, bool unit,
                               kit_set targets, int ordered) {
    kit_offer to = {list, 0};
    int first = -1;
    for (int i = SOLDIERS_UNITS_MAX - 1; i >= 0; i--)
        if (kit_in(targets, i) && b->hex[soldiers_hex_of(b, unit, i)].cell == ordered)
            first = i;
    if (first >= 0) kit_add(&to, hold + 1, soldiers_target_unit(b, unit, first), 0, first);
    kit_add(&to, hold, BAY_NO_UNIT, 0, 0);
    for (int i = 0; i < SOLDIERS_UNITS_MAX; i++)
        if (kit_in(targets, i) && i != first)
            kit_add(&to, hold + 1, soldiers_target_unit(b, unit, i), 0, i);
    return to.count;
}
