// The largest each measure can become: whom anything can hurt at all.

#include "soldiers_reader.h"

bool soldiers_can_be_assaulted(const soldiers_battle *b, int hex) {
    for (int i = 0; i < b->attackers; i++)
        if (b->unit[i].may_announce && kit_in(b->unit[i].near_hexes, hex)) return true;
    return false;
}

typedef struct harm {
    bool eliminated, disrupted;
} harm;

static void by_throw(const soldiers_battle *b, harm *of, int lowest,
                     const soldiers_column *column) {
    bool disrupts = column->disrupted > column->eliminated && column->disrupted >= lowest;
    bool again = disrupts && soldiers_reads(b, FIRE_AGAIN, AGAIN_ELIMINATED);
    of->disrupted |= disrupts;
    of->eliminated |= column->eliminated >= lowest || again;
}

// What the fire and the charges of the other side can do to the unit.
static harm harm_to(const soldiers_battle *b, int unit) {
    const soldiers_unit *u = &b->unit[unit];
    harm found = {false, u->disrupted};
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *enemy = &b->unit[i];
        if (kit_in(enemy->targets, u->home))
            by_throw(b, &found, b->dice, &b->fire.column[enemy->fire_column[u->home]]);
        if (b->charges[enemy->side] && enemy->type == CAVALRY &&
            kit_in(enemy->near_units, unit))
            by_throw(b, &found, 1, &b->charge);
    }
    return found;
}

void soldiers_bounds(soldiers_battle *b) {
    int32_t *most = b->common.most;
    int times = soldiers_reads(b, A_9_BEFORE, EARLIER_ONLY) ? b->defender_hexes : 1;
    most[MEASURE_CLEARED] = most[MEASURE_TAKEN] = b->ground.objectives;
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *u = &b->unit[i];
        harm found = harm_to(b, i);
        bool assaulted = soldiers_can_be_assaulted(b, u->home);
        if (found.eliminated || assaulted)
            most[MEASURE_ATTACKER_LOSSES + u->side] += u->stacking;
        most[MEASURE_ATTACKER_DISRUPTED + u->side] += found.disrupted || assaulted;
        if (assaulted) most[MEASURE_DRIVEN_BACK] += times;
    }
}
