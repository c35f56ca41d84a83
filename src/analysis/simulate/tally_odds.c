// Makes odds from a tally. All sums run over the scores in their order, so equal tallies give equal
// odds.
#include "analysis/graph/graph.h"
#include "analysis/simulate/trial_tally.h"
#include "base/memory.h"

#include <string.h>

typedef struct reading {
    const bay_tally *tally;
    double trials;
    bay_odds odds;
} reading;

// The square root, by Newton's method from above until it stops falling: within an ulp, the same on
// every machine, and without a mathematical library.
static double root_of(double square) {
    if (!(square > 0)) return 0;
    double root = square > 1 ? square : 1;
    for (;;) {
        double next = (root + square / root) / 2;
        if (next >= root) return root;
        root = next;
    }
}

static double error_of(const reading *in, double variance) {
    return root_of(variance / in->trials);
}

// --- Shares ----------------------------------------------------------------------------------

// How many of the first `count` cells begin a new cell of the joint distribution.
static bool begins(const bay_tally *tally, uint32_t index) {
    if (index == 0) return true;
    const tally_cell *one = tally_cell_at(tally, index - 1),
                     *next = tally_cell_at(tally, index);
    return memcmp(one->score, next->score, 3 * sizeof *one->score) != 0;
}

static void count_shares(reading *in) {
    uint32_t cells = 0;
    for (uint32_t i = 0; i < in->tally->cells; i++) {
        const tally_cell *cell = tally_cell_at(in->tally, i);
        double times = (double)cell->times;
        if (begins(in->tally, i))
            in->odds.joint[cells++] = (bay_joint){.ending = (uint16_t)cell->score[0],
                                                  .loss = {cell->score[1], cell->score[2]}};
        in->odds.joint[cells - 1].p += times;
        in->odds.p[cell->score[0]] += times;
        for (uint32_t m = 0; m < in->odds.measures; m++)
            in->odds.measure[m][cell->score[1 + m]] += times;
    }
}

// Turns counts into shares. Sums are divided once, at the end: sums of whole numbers are exact, and
// what is certain is exactly 1.
static void share_out(reading *in, bay_errors *errors) {
    bay_odds *odds = &in->odds;
    for (uint32_t i = 0; i < odds->cells; i++) odds->joint[i].p /= in->trials;
    for (uint32_t i = 0; i < odds->endings; i++) {
        odds->p[i] /= in->trials;
        errors->p[i] = error_of(in, odds->p[i] * (1 - odds->p[i]));
    }
    for (uint32_t m = 0; m < odds->measures; m++) {
        double *p = odds->measure[m], mean = 0, variance = 0;
        int32_t most = in->tally->battle->most[m];
        for (int32_t k = 0; k <= most; k++) mean += k * p[k];
        mean /= in->trials;
        for (int32_t k = 0; k <= most; k++) p[k] /= in->trials;
        for (int32_t k = 0; k <= most; k++) variance += p[k] * (k - mean) * (k - mean);
        odds->mean[m] = mean;
        errors->mean[m] = error_of(in, variance);
    }
}

// --- The aim ---------------------------------------------------------------------------------

static double worth_of(const bay_aim *aim, const int32_t *score, uint32_t measures) {
    double worth = (double)aim->ending[score[0]].number / aim->ending[score[0]].over;
    for (uint32_t m = 0; m < measures; m++)
        worth += (double)score[1 + m] * aim->measure[m].number / aim->measure[m].over;
    return worth;
}

static void value_aim(reading *in, const bay_aim *aim, bay_errors *errors) {
    const bay_tally *tally = in->tally;
    double mean = 0, variance = 0;
    for (uint32_t i = 0; i < tally->cells; i++) {
        const tally_cell *cell = tally_cell_at(tally, i);
        mean += (double)cell->times * worth_of(aim, cell->score, in->odds.measures);
    }
    mean /= in->trials;
    for (uint32_t i = 0; i < tally->cells; i++) {
        const tally_cell *cell = tally_cell_at(tally, i);
        double apart = worth_of(aim, cell->score, in->odds.measures) - mean;
        variance += (double)cell->times / in->trials * apart * apart;
    }
    in->odds.value = mean;
    errors->value = error_of(in, variance);
}

// --- The whole -------------------------------------------------------------------------------

// One block, as bay_odds_free expects: the distributions of the measures, then the joint one.
static bay_status make_room(reading *in) {
    bay_odds *odds = &in->odds;
    const bay_battle *battle = in->tally->battle;
    *odds = (bay_odds){.endings = rules_endings(battle->rules),
                       .measures = rules_measures(battle->rules),
                       .memory = in->tally->memory};
    size_t numbers = 0;
    for (uint32_t m = 0; m < odds->measures; m++) numbers += (size_t)battle->most[m] + 1;
    for (uint32_t i = 0; i < in->tally->cells; i++) odds->cells += begins(in->tally, i);
    odds->bytes = numbers * sizeof(double) + odds->cells * sizeof *odds->joint;
    double *block = memory_take_zeroed(odds->memory, odds->bytes);
    if (!block) return BAY_NO_MEMORY;
    for (uint32_t m = 0; m < odds->measures; m++) {
        odds->measure[m] = block;
        block += battle->most[m] + 1;
    }
    odds->joint = (bay_joint *)(void *)block;
    return BAY_OK;
}

bay_status bay_tally_odds(const bay_tally *tally, const bay_aim *aim, bay_odds *odds,
                          bay_errors *errors) {
    if (!tally->trials) return BAY_BAD_INPUT;
    reading in = {.tally = tally, .trials = (double)tally->trials};
    bay_errors made = {.value = 0};
    bay_aim usual;
    bay_status status = aim ? BAY_OK : bay_aim_read(tally->battle, NULL, &usual, NULL);
    if (!status) status = make_room(&in);
    if (status) return status;
    count_shares(&in);
    share_out(&in, &made);
    value_aim(&in, aim ? aim : &usual, &made);
    *odds = in.odds;
    *errors = made;
    return BAY_OK;
}
