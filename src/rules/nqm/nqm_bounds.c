// The largest that each measure can become: what is clean, and what reorganising makes clean again.

#include "nqm.h"

// The most pins that reorganising can take off: of each battalion half its red ones, and an odd one.
static int most_relieved(const nqm_battle *b) {
    int most = 0;
    for (kit_set left = b->all[BAY_ATTACKER]; left;) {
        kit_set battalion = b->of_battalion[BAY_ATTACKER][kit_first(left)];
        int red = 0;
        left &= ~battalion;
        for (kit_set own = battalion & b->assaults[BAY_ATTACKER]; own;) {
            const nqm_stand *s = &b->stand[BAY_ATTACKER][kit_take(&own)];
            red += b->permanent ? s->red : s->strength - s->black;
        }
        most += (red + 1) / 2; // NQM-S06
    }
    return most;
}

void nqm_bounds(nqm_battle *b) {
    bool freely = nqm_reads(b, A_14_PLACED, PLACED_FREELY); // the command figure too
    int red = 0;
    kit_set hit[2];
    for (int side = 0; side < 2; side++) {
        hit[side] = b->fights[side] | (freely ? b->commands[side] : 0);
        b->common.most[side] = nqm_points_at_start(b, side, hit[side]);
    }
    if (!b->aftermath) return;
    for (kit_set left = hit[BAY_ATTACKER]; left;)
        red += b->stand[BAY_ATTACKER][kit_take(&left)].red;
    b->common.most[ATTACKER_PERMANENT] = b->common.most[BAY_ATTACKER] + red;
    bool countered = b->reserve[BAY_DEFENDER] & b->assaults[BAY_DEFENDER];
    if (countered && !b->under_fire) b->common.most[BAY_ATTACKER] += most_relieved(b);
}
