// Quality of a set of stands, and what follows from it: dice and attacks. Catalogue A-18.

#include "nqm.h"

int nqm_quality_of(const nqm_battle *b, int side, kit_set stands) {
    if (b->uniform[side] || !stands) return b->quality[side];
    int strength[QUALITIES] = {0}, best = QUALITIES, worst = ELITE, commonest = ELITE;
    while (stands) {
        const nqm_stand *s = &b->stand[side][kit_take(&stands)];
        strength[s->quality] += s->strength;
        if (s->quality < best) best = s->quality;
        if (s->quality > worst) worst = s->quality;
    }
    for (int q = ELITE; q < QUALITIES; q++)
        if (strength[q] >= strength[commonest]) commonest = q; // of equals the worse
    if (nqm_reads(b, A_18_MIXED, MIXED_BEST)) return best;
    return nqm_reads(b, A_18_MIXED, MIXED_COMMONEST) ? commonest : worst;
}

// Each quality up to its own limit, all together up to the highest: A-18 per-stand.
static int dice_by_stand(const nqm_battle *b, const nqm_state *state, int side, int role) {
    int clean[QUALITIES] = {0}, dice = 0, highest = 0;
    for (kit_set left = nqm_ready(b, state, side); left;) {
        int i = kit_take(&left);
        clean[b->stand[side][i].quality] += nqm_clean(b, state, side, i);
    }
    for (int q = ELITE; q < QUALITIES; q++) {
        int limit = nqm_number(b, q, ATTACK_DICE + role);
        if (clean[q] == 0) continue;
        dice += clean[q] < limit ? clean[q] : limit;
        if (limit > highest) highest = limit;
    }
    return dice < highest ? dice : highest;
}

// Of those who take part.
static int quality_now(const nqm_battle *b, const nqm_state *state, int side) {
    if (b->uniform[side]) return b->quality[side];
    return nqm_quality_of(b, side, nqm_ready(b, state, side));
}

int nqm_dice_most(const nqm_battle *b, const nqm_state *state, int side) {
    int role = side != nqm_assailant(state);
    if (!b->uniform[side] && nqm_reads(b, A_18_MIXED, MIXED_PER_STAND))
        return dice_by_stand(b, state, side, role);
    int points = nqm_clean_points(b, state, side);
    int limit = nqm_number(b, quality_now(b, state, side), ATTACK_DICE + role); // NQM-08
    return points < limit ? points : limit; // NQM-04, NQM-05: of the whole side
}

// NQM-16: X, of those who take part as their attacks begin.
int nqm_attacks_of(const nqm_battle *b, const nqm_state *state, int side) {
    int attacks = nqm_number(b, quality_now(b, state, side), ATTACKS);
    return attacks ? attacks : NQM_NO_LIMIT;
}
