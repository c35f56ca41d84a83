// Trials fought either way, and tallies compared.
#ifndef BAY_TESTS_TRIALS_H
#define BAY_TESTS_TRIALS_H

#include "bayonet/simulate.h"

#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

// What is fought: a battle under orders, and all that both ways need of it.
typedef struct fought {
    const bay_battle *battle;
    const bay_orders *orders;
    bay_work work;
    bay_graph *graph;
    bay_policy policy;
    bay_policy_chain *chain;
} fought;

static inline void fought_make(const bay_battle *battle, const bay_orders *orders,
                               fought *out) {
    *out = (fought){.battle = battle, .orders = orders, .work = heap_work()};
    assert_int_equal(
        bay_graph_follow(battle, NULL, orders, BAY_SEEKS_BOTH, &out->work, &out->graph),
        BAY_OK);
    assert_int_equal(bay_policy_make(out->graph, orders, &out->policy), BAY_OK);
    assert_int_equal(bay_policy_chain_make(out->graph, &out->policy, &out->chain), BAY_OK);
}

static inline void fought_free(fought *of) {
    bay_policy_chain_free(of->chain);
    bay_policy_free(&of->policy);
    bay_graph_free(of->graph);
}

static inline bay_tally *tally_of(const bay_battle *battle) {
    bay_tally *tally = NULL;
    assert_int_equal(bay_tally_new(battle, heap(), &tally), BAY_OK);
    return tally;
}

// Trials of seed 7, into the tally; over the graph or walking the tree.
static inline void fight_into(const fought *of, bool over_graph, uint64_t first, uint64_t count,
                              bay_tally *tally) {
    bay_trials trials = {.seed = 7, .first = first, .count = count};
    bay_status status =
        over_graph ? bay_simulate_chain(of->chain, &trials, &of->work, tally)
                   : bay_simulate_tree(of->battle, NULL, of->orders, &trials, &of->work, tally);
    assert_int_equal(status, BAY_OK);
}

static inline bay_tally *fight(const fought *of, bool over_graph, uint64_t first,
                               uint64_t count) {
    bay_tally *tally = tally_of(of->battle);
    fight_into(of, over_graph, first, count, tally);
    assert_int_equal(bay_tally_trials(tally), count);
    return tally;
}

static inline void assert_same_tally(const bay_tally *one, const bay_tally *other) {
    assert_int_equal(bay_tally_trials(one), bay_tally_trials(other));
    assert_int_equal(bay_tally_broken_off(one), bay_tally_broken_off(other));
    assert_int_equal(bay_tally_scores(one), bay_tally_scores(other));
    for (uint32_t i = 0; i < bay_tally_scores(one); i++) {
        bay_score a, b;
        assert_int_equal(bay_tally_score(one, i, &a), bay_tally_score(other, i, &b));
        assert_memory_equal(&a, &b, sizeof a);
    }
}

#endif
