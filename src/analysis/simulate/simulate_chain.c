// Simulates trials over a chain: a random number picks a cell, which leads to the next node, until
// an end.
#include "analysis/simulate/policy_chain.h"
#include "analysis/simulate/trial_tally.h"
#include "base/memory.h"
#include "base/stream.h"
#include "dice/draw.h"

#include <assert.h>

enum { TICKS_APART = 1 << 16 }; // in trials; within a long trial, in throws

static_assert(TICKS_APART % 2 == 0 && BAY_TRIAL_MAX % 2 == 0, "throws are made in pairs");

typedef struct chain_run {
    const bay_policy_chain *chain;
    const bay_trials *trials;
    const bay_work *work;
    bay_tally *tally;
    uint64_t *times; // [ends]
    uint64_t done;
} chain_run;

static inline chain_target throw_once(const bay_policy_chain *chain, chain_target at,
                                      uint64_t word) {
    uint64_t rest;
    const chain_node *node = &chain->node[at];
    uint32_t row = throw_row(node->count, word, &rest);
    const chain_cell *cell = &chain->cell[node->first + row];
    return cell->to[rest >= cell->keep];
}

// Throws from `at` on, `most` times (an even number), and returns where that leads: often an end.
// Two throws use one block of the stream.
static chain_target walk(const bay_policy_chain *chain, chain_target at, stream *dice,
                         uint32_t most) {
    for (uint32_t throws = 0; at < CHAIN_END && throws < most; throws += 2) {
        stream_refill(dice);
        at = throw_once(chain, at, stream_pair(dice, 0));
        if (at < CHAIN_END) at = throw_once(chain, at, stream_pair(dice, 1));
    }
    return at;
}

static void count(chain_run *run, uint32_t situation, bool broken_off, uint64_t times) {
    int32_t score[BAY_MEASURES_MAX + 2] = {0};
    graph_score_make(run->chain->graph, situation, score);
    trial_tally_count(run->tally, score, times);
    if (broken_off) run->tally->broken_off += times;
}

static bool goes_on(const chain_run *run) {
    return work_goes_on(run->work, run->done, run->trials->count);
}

// A long trial runs in stretches; one that never ends is broken off.
static bay_status go_on_long(chain_run *run, chain_target at, stream *dice) {
    for (uint32_t throws = TICKS_APART; at < CHAIN_END && throws < BAY_TRIAL_MAX;) {
        uint32_t left = BAY_TRIAL_MAX - throws;
        uint32_t most = left < TICKS_APART ? left : TICKS_APART;
        if (!goes_on(run)) return BAY_STOPPED;
        at = walk(run->chain, at, dice, most);
        throws += most;
    }
    if (at >= CHAIN_END) {
        run->times[at - CHAIN_END]++;
        return BAY_OK;
    }
    bay_status status = trial_tally_reserve(run->tally, run->chain->ends + 1);
    if (!status) count(run, run->chain->situation[at], true, 1);
    return status;
}

static bay_status fight_all(chain_run *run) {
    const bay_policy_chain *chain = run->chain;
    const bay_trials *trials = run->trials;
    bay_status status = BAY_OK;
    for (; run->done < trials->count; run->done++) {
        if (run->done && run->done % TICKS_APART == 0 && !goes_on(run)) return BAY_STOPPED;
        stream dice = stream_new(trials->seed, trials->first + run->done);
        chain_target at = walk(chain, chain->start, &dice, TICKS_APART);
        if (at >= CHAIN_END)
            run->times[at - CHAIN_END]++;
        else
            status = go_on_long(run, at, &dice);
        if (status) return status;
    }
    return BAY_OK;
}

// Makes room for every end before the first trial, so that no completed trial is lost.
bay_status bay_simulate_chain(const bay_policy_chain *chain, const bay_trials *trials,
                              const bay_work *work, bay_tally *tally) {
    chain_run run = {.chain = chain, .trials = trials, .work = work, .tally = tally};
    bay_status status = trial_tally_reserve(tally, chain->ends + 1);
    if (status) return status;
    size_t size = chain->ends * sizeof *run.times;
    run.times = memory_take_zeroed(tally->memory, size);
    if (!run.times) return BAY_NO_MEMORY;
    status = fight_all(&run);
    for (uint32_t i = 0; i < chain->ends; i++)
        if (run.times[i])
            count(&run, chain->end[i].situation, chain->end[i].endless, run.times[i]);
    memory_give(tally->memory, run.times, size);
    trial_tally_sort(tally);
    return status;
}
