// Assaults fought in a second, on one core: walking the tree by the rules, and over
// the expanded graph; and how many random numbers the generator gives, which is what no simulation
// can be faster than: each throw takes one.
//
//     bench_simulate
#include "bayonet/simulate.h"

#include "base/arena.h"
#include "base/stream.h"
#include "battle_read.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEED = 1 };

typedef struct job {
    const bay_battle *battle;
    bay_work work;
    bay_policy_chain *chain;
    bay_tally *tally;
    uint64_t trials;
} job;

static void do_tree(const void *what) {
    const job *of = what;
    bay_trials trials = {.seed = SEED, .count = of->trials};
    if (bay_simulate_tree(of->battle, NULL, NULL, &trials, &of->work, of->tally))
        timing_give_up("the tree was not walked");
}

static void do_course(const void *what) {
    const job *of = what;
    bay_trials trials = {.seed = SEED, .count = of->trials};
    if (bay_simulate_chain(of->chain, &trials, &of->work, of->tally))
        timing_give_up("the course was not run");
}

// --- The generator ---------------------------------------------------------------------------

static void do_one_stream(const void *what) {
    const job *of = what;
    stream from = stream_new(SEED, 0);
    volatile uint64_t kept = 0;
    uint64_t sum = 0;
    for (uint64_t i = 0; i < of->trials; i++) sum ^= stream_word64(&from);
    kept = sum;
    (void)kept;
}

// A stream a trial, as simulation has it, and two numbers of each: one block.
static void do_streams(const void *what) {
    const job *of = what;
    volatile uint64_t kept = 0;
    uint64_t sum = 0;
    for (uint64_t i = 0; i < of->trials / 2; i++) {
        stream from = stream_new(SEED, i);
        sum ^= stream_word64(&from);
        sum ^= stream_word64(&from);
    }
    kept = sum;
    (void)kept;
}

static void row_generator(const char *words, timing_work *what) {
    job of = {.trials = 100000};
    printf("%-34s %7.1f million 64-bit numbers a second\n", words,
           (double)of.trials / timing_median(what, &of) / 1e6);
}

// --- Assaults --------------------------------------------------------------------------------

static void row(const char *words, const char *text) {
    arena scratch = arena_new(timing_heap());
    bay_battle *battle = battle_read(&scratch, text);
    job of = {.battle = battle, .work = {.memory = timing_heap()}};
    bay_graph *graph;
    bay_policy policy;
    if (bay_graph_follow(battle, NULL, NULL, BAY_SEEKS_BOTH, &of.work, &graph) ||
        bay_policy_make(graph, NULL, &policy) ||
        bay_policy_chain_make(graph, &policy, &of.chain) ||
        bay_tally_new(battle, timing_heap(), &of.tally))
        timing_give_up("nothing to measure");
    of.trials = 20000;
    double tree = (double)of.trials / timing_median(do_tree, &of) / 1e6;
    of.trials = 200000;
    double chain = (double)of.trials / timing_median(do_course, &of) / 1e6;
    printf("%-34s %12.2f %12.2f %11u\n", words, tree, chain, bay_graph_situations(graph));
    bay_tally_free(of.tally);
    bay_policy_chain_free(of.chain);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    bay_battle_free(timing_heap(), battle);
    arena_free(&scratch);
}

int main(void) {
    row_generator("the generator, one stream", do_one_stream);
    row_generator("the generator, a stream a pair", do_streams);
    printf("\n%-34s %12s %12s %11s\n", "million assaults a second", "tree", "graph",
           "situations");
    row("battalion on company (the sample)",
        "{\"rules\":\"nqm\",\"attacker\":{\"strength\":6},\"defender\":{\"strength\":3}}");
    row("brigade on battalion",
        "{\"rules\":\"nqm\",\"attacker\":{\"strength\":27},\"defender\":{\"strength\":9}}");
    row("the same in 4 hours", "{\"rules\":\"nqm\",\"hours\":4,\"attacker\":{\"strength\":27},"
                               "\"defender\":{\"strength\":9}}");
    row("elite 27 on elite 9, a loop",
        "{\"rules\":\"nqm\",\"attacker\":{\"quality\":\"elite\",\"strength\":27},"
        "\"defender\":{\"quality\":\"elite\",\"strength\":9}}");
    row("elite 160 on elite 160",
        "{\"rules\":\"nqm\",\"attacker\":{\"quality\":\"elite\",\"strength\":160},"
        "\"defender\":{\"quality\":\"elite\",\"strength\":160}}");
    return EXIT_SUCCESS;
}
