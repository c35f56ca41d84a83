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
    int red = 0;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            bool figure =
                s->class == COMMAND && nqm_reads(b, A_14_PLACED, PLACED_FREELY);
            bool hit = side == BAY_ATTACKER ? s->assaults || figure : s->defends || figure;
            if (!hit || !s->on_field) continue;
            b->common.most[side] += s->strength - s->red - s->black;
            if (side == BAY_ATTACKER) red += s->red;
        }
    if (!b->aftermath) return;
    b->common.most[ATTACKER_PERMANENT] = b->common.most[BAY_ATTACKER] + red;
    bool countered = b->reserve[BAY_DEFENDER] & b->assaults[BAY_DEFENDER];
    if (countered && !b->under_fire) b->common.most[BAY_ATTACKER] += most_relieved(b);
}
