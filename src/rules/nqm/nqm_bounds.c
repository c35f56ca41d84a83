// The largest that each measure can become: what is clean, and what reorganising makes clean again.

#include "nqm.h"

// The most pins that reorganising can take off: of each battalion half its red ones, and an odd one.
static int most_relieved(const nqm_battle *b) {
    int red[NQM_BATTALIONS_MAX + 1] = {0}, most = 0; // the last: above battalion
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        int place = s->battalion == NQM_COMMON ? NQM_BATTALIONS_MAX : s->battalion;
        if (s->assaults) red[place] += b->permanent ? s->red : s->strength - s->black;
    }
    for (int i = 0; i <= NQM_BATTALIONS_MAX; i++) most += (red[i] + 1) / 2; // NQM-S06
    return most;
}

static bool could_be_counterattacked(const nqm_battle *b) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (b->stand[BAY_DEFENDER][i].reserve && b->stand[BAY_DEFENDER][i].assaults)
            return true;
    return false;
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
    if (could_be_counterattacked(b) && !b->under_fire)
        b->common.most[BAY_ATTACKER] += most_relieved(b);
}
