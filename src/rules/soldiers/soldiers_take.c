// From one situation to the next: what was answered or thrown, and on to the next question.

#include "soldiers.h"

#include <assert.h>
#include <string.h>

// Who tells at the start what the rules decide before anybody is asked.
void soldiers_first(const bay_battle *battle, void *at, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_now *now = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const soldiers_unit *u = &b->unit[side][i];
            *soldiers_cell_to(b, now, side, i) = u->cell;
            *soldiers_part_to(b, now, side, i) = u->disrupted ? DISRUPTED : 0;
            *soldiers_history(b, now, side, i) =
                (soldiers_told){u->cell, (uint8_t)(u->disrupted ? DISRUPTED : 0)};
        }
    soldiers_tell(why, TELL_FIRST_PLAYER, BAY_ATTACKER, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-03
    soldiers_announce(b, now, why);
}

static int assault_outcome(const soldiers_battle *b, const soldiers_now *now, int index) {
    const soldiers_column *column = &b->assault.column[soldiers_odds_of(b, now).column];
    return soldiers_outcome(column->eliminated, column->disrupted, index);
}

static int fire_outcome(const soldiers_battle *b, const soldiers_now *now, int index) {
    const soldiers_column *column = &b->fire.column[soldiers_fire_column(b, now)];
    return soldiers_outcome(column->eliminated, column->disrupted, index);
}

void soldiers_take(const bay_battle *battle, void *at, int index, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_now *now = at;
    switch (now->stage) {
    case ANNOUNCE: soldiers_announced(b, now, index, why); break;
    case FIRE:
    case DEFENDER_FIRE: soldiers_fired(b, now, index, why); break;
    case FIRE_DIE:
    case DEFENDER_FIRE_DIE:
        soldiers_fire_thrown(b, now, fire_outcome(b, now, index), why);
        break;
    case CHARGE:
    case DEFENDER_CHARGE: soldiers_charged(b, now, index, why); break;
    case CHARGE_DIE:
    case DEFENDER_CHARGE_DIE:
        soldiers_charge_thrown(
            b, now, soldiers_outcome(b->charge_eliminates, b->charge_disrupts, index), why);
        break;
    case CANCEL: soldiers_cancelled(b, now, index, why); break;
    case ASSAULT: soldiers_assault_thrown(b, now, assault_outcome(b, now, index), why); break;
    case RETREAT:
    case RETREAT_ATTACKER: soldiers_retreated(b, now, index, why); break;
    case ADVANCE: soldiers_advanced(b, now, index, why); break;
    default: assert(now->stage != OVER); break;
    }
}
