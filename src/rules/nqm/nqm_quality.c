// Quality of a set of stands, and what follows from it: dice and attacks. Catalogue A-18.

#include "nqm.h"

static int commonest(const int strength[QUALITIES]) {
    int most = ELITE;
    for (int q = ELITE; q < QUALITIES; q++)
        if (strength[q] >= strength[most]) most = q; // of equals the worse
    return most;
}

// Of the stands for which `strength` by quality is not zero; the side's own when there is none.
static int quality_of(const nqm_battle *b, int side, const int strength[QUALITIES]) {
    int best = QUALITIES, worst = -1;
    for (int q = ELITE; q < QUALITIES; q++)
        if (strength[q]) {
            if (best == QUALITIES) best = q;
            worst = q;
        }
    if (worst < 0) return b->quality[side];
    if (nqm_reads(b, A_18_MIXED, MIXED_BEST)) return best;
    if (nqm_reads(b, A_18_MIXED, MIXED_COMMONEST)) return commonest(strength);
    return worst;
}

static void add(const nqm_battle *b, int side, int stand, int strength[QUALITIES]) {
    const nqm_stand *s = &b->stand[side][stand];
    strength[s->quality] += s->strength;
}

// Each quality up to its own limit, all together up to the highest: A-18 per-stand.
static int dice_by_stand(const nqm_battle *b, const int clean[QUALITIES], int role) {
    int dice = 0, highest = 0;
    for (int q = ELITE; q < QUALITIES; q++) {
        int limit = nqm_number(b, q, ATTACK_DICE + role);
        if (clean[q] == 0) continue;
        dice += clean[q] < limit ? clean[q] : limit;
        if (limit > highest) highest = limit;
    }
    return dice < highest ? dice : highest;
}

int nqm_dice_most(const nqm_battle *b, const nqm_state *state, int side) {
    int role = side != nqm_assailant(state), quality = b->quality[side], points;
    if (b->uniform[side]) {
        points = nqm_clean_points(b, state, side);
    } else {
        int strength[QUALITIES] = {0}, clean[QUALITIES] = {0};
        points = 0;
        for (int i = 0; i < b->count[side]; i++) {
            int own = nqm_takes_part(b, state, side, i) ? nqm_clean(b, state, side, i) : 0;
            if (own == 0) continue;
            add(b, side, i, strength);
            clean[b->stand[side][i].quality] += own;
            points += own;
        }
        if (nqm_reads(b, A_18_MIXED, MIXED_PER_STAND)) return dice_by_stand(b, clean, role);
        quality = quality_of(b, side, strength);
    }
    int limit = nqm_number(b, quality, ATTACK_DICE + role); // NQM-08: of the whole side
    return points < limit ? points : limit;                 // NQM-04, NQM-05
}

// NQM-16: X, of those who take part as their attacks begin.
int nqm_attacks_of(const nqm_battle *b, const nqm_state *state, int side) {
    int quality = b->quality[side];
    if (!b->uniform[side]) {
        int strength[QUALITIES] = {0};
        for (int i = 0; i < b->count[side]; i++)
            if (nqm_takes_part(b, state, side, i) && nqm_clean(b, state, side, i) > 0)
                add(b, side, i, strength);
        quality = quality_of(b, side, strength);
    }
    int attacks = nqm_number(b, quality, ATTACKS);
    return attacks ? attacks : NQM_NO_LIMIT;
}

int nqm_unit_quality(const nqm_battle *b, const nqm_state *state, int side, int leader) {
    if (b->uniform[side]) return b->quality[side];
    int strength[QUALITIES] = {0};
    for (int i = leader; i < b->count[side]; i++)
        if (nqm_in_fight(b, state, side, i) && nqm_same_unit(b, side, leader, i))
            add(b, side, i, strength);
    return quality_of(b, side, strength);
}
