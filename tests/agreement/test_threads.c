// Trials on several threads at once: one chain and one battle are read by all, each thread has
// its own tally, and the sum is what one thread counts. (Under the preset tsan a race fails.)
#include "bayonet/simulate.h"

#include "contract/loaded.h"
#include "support/trials.h"

#include <pthread.h>

enum { THREADS = 4, TRIALS = 40000 };

static const char SCENARIO[] = "{\"rules\":\"nqm\",\"attacker\":{\"quality\":\"elite\","
                               "\"strength\":9},\"defender\":{\"strength\":6}}";

typedef struct share {
    const fought *of;
    bool over_graph;
    uint64_t first, count;
    bay_tally *tally;
    bay_status status;
} share;

// cmocka's assertions belong to the main thread.
static void *work(void *with) {
    share *mine = with;
    bay_trials trials = {.seed = 7, .first = mine->first, .count = mine->count};
    bay_work own = heap_work();
    mine->status =
        mine->over_graph
            ? bay_simulate_chain(mine->of->chain, &trials, &own, mine->tally)
            : bay_simulate_tree(mine->of->battle, NULL, NULL, &trials, &own, mine->tally);
    return NULL;
}

static bay_tally *fight_on_threads(const fought *of, bool mixed, bool over_graph) {
    pthread_t thread[THREADS];
    share shares[THREADS];
    bay_tally *sum = tally_of(of->battle);
    for (int i = 0; i < THREADS; i++) {
        shares[i] = (share){.of = of,
                            .over_graph = mixed ? i % 2 == 0 : over_graph,
                            .first = (uint64_t)i * (TRIALS / THREADS),
                            .count = TRIALS / THREADS,
                            .tally = tally_of(of->battle)};
        assert_int_equal(pthread_create(&thread[i], NULL, work, &shares[i]), 0);
    }
    for (int i = THREADS; i-- > 0;) {
        assert_int_equal(pthread_join(thread[i], NULL), 0);
        assert_int_equal(shares[i].status, BAY_OK);
        assert_int_equal(bay_tally_add(sum, shares[i].tally), BAY_OK);
        bay_tally_free(shares[i].tally);
    }
    return sum;
}

static void threads_count_what_one_thread_counts(void **state) {
    (void)state;
    loaded nqm;
    arena space = arena_new(heap());
    const bay_value *document = loaded_document(&space, SCENARIO);
    loaded_make(bay_rules_find("nqm"), document, &nqm);
    assert_int_equal(nqm.status, BAY_OK);
    fought of;
    fought_make(nqm.battle, NULL, &of);
    bay_tally *alone = fight(&of, true, 0, TRIALS);
    for (int way = 0; way < 3; way++) {
        bay_tally *sum = fight_on_threads(&of, way == 2, way == 1);
        assert_same_tally(sum, alone);
        bay_tally_free(sum);
    }
    bay_tally_free(alone);
    fought_free(&of);
    loaded_free(&nqm);
    arena_free(&space);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_count_what_one_thread_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
