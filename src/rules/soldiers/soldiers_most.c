// The largest each measure can become: whom anything can hurt at all.

#include "soldiers_draft.h"

bool soldiers_can_be_assaulted(const soldiers_battle *b, int hex) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (b->unit[BAY_ATTACKER][i].may_announce &&
            soldiers_in(b->unit[BAY_ATTACKER][i].near_hexes, hex))
            return true;
    return false;
}

typedef struct harm {
    bool eliminated, disrupted;
} harm;

static void by_throw(const soldiers_battle *b, harm *of, int lowest, int eliminated,
                     int disrupted) {
    bool disrupts = disrupted > eliminated && disrupted >= lowest;
    bool again = disrupts && soldiers_reads(b, FIRE_AGAIN, AGAIN_ELIMINATED);
    of->disrupted |= disrupts;
    of->eliminated |= eliminated >= lowest || again;
}

// What the fire and the charges of the other side can do to the unit.
static harm harm_to(const soldiers_battle *b, int side, int unit) {
    const soldiers_unit *u = &b->unit[side][unit];
    harm found = {false, u->disrupted};
    for (int i = 0; i < b->count[!side]; i++) {
        const soldiers_unit *enemy = &b->unit[!side][i];
        if (soldiers_in(enemy->targets, u->home)) {
            const soldiers_column *row = &b->fire.column[enemy->fire_column[u->home]];
            by_throw(b, &found, b->dice, row->eliminated, row->disrupted);
        }
        if (b->charges[!side] && enemy->type == CAVALRY && soldiers_in(enemy->near_units, unit))
            by_throw(b, &found, 1, b->charge_eliminates, b->charge_disrupts);
    }
    return found;
}

void soldiers_fill_most(soldiers_battle *b) {
    enum { CLEARED = 2, TAKEN_OBJECTIVES, SIDE_DISRUPTED, DRIVEN_BACK = SIDE_DISRUPTED + 2 };
    int32_t *most = b->common.most;
    int times = soldiers_reads(b, A_9_BEFORE, EARLIER_ONLY) ? b->hexes[BAY_DEFENDER] : 1;
    most[CLEARED] = most[TAKEN_OBJECTIVES] = b->objectives;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const soldiers_unit *u = &b->unit[side][i];
            harm found = harm_to(b, side, i);
            bool assaulted = side == BAY_DEFENDER && soldiers_can_be_assaulted(b, u->home);
            if (found.eliminated || assaulted) most[side] += u->stacking;
            most[SIDE_DISRUPTED + side] += found.disrupted || assaulted;
            if (assaulted) most[DRIVEN_BACK] += times;
        }
}
