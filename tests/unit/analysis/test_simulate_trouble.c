// Simulation stopped, refused, over its budget and without memory: what was fought is kept, and
// the caller is told.
#include "bayonet/simulate.h"

#include "failing_memory.h"
#include "support/trials.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

#define COIN(...)                                                                              \
    {                                                                                          \
        .kind = BAY_CHANCE, .doors = 2, .to = { __VA_ARGS__ }                                  \
    }
#define END(what)                                                                              \
    { .kind = BAY_END, .ending = (what) }

typedef struct patience {
    int left, asked;
} patience;

static bool tick(void *user, uint64_t done, uint64_t of) {
    patience *p = user;
    assert_true(done <= of);
    p->asked++;
    return p->left-- > 0;
}

static void what_is_stopped_keeps_its_whole_trials(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(5, 4, BAY_TIES_SECOND);
    fought of;
    fought_make(&risk.common, NULL, &of);
    for (int over_graph = 0; over_graph < 2; over_graph++) {
        patience p = {.left = 2};
        bay_work work = {.memory = heap(), .tick = tick, .user = &p};
        bay_trials trials = {.seed = 7, .first = 50, .count = 10000000};
        bay_tally *tally = tally_of(&risk.common);
        bay_status status =
            over_graph ? bay_simulate_chain(of.chain, &trials, &work, tally)
                       : bay_simulate_tree(&risk.common, NULL, NULL, &trials, &work, tally);
        assert_int_equal(status, BAY_STOPPED);
        assert_int_equal(p.asked, 3);
        uint64_t done = bay_tally_trials(tally);
        assert_in_range(done, 1, 9999999);
        bay_tally *same = fight(&of, true, 50, done);
        assert_same_tally(tally, same);
        bay_tally_free(same);
        bay_tally_free(tally);
    }
    fought_free(&of);
}

// Memory that runs out on the way leaves what was fought before, trial by trial.
static void what_fails_keeps_its_whole_trials(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(20, 20, BAY_TIES_NOBODY);
    fought of;
    fought_make(&risk.common, NULL, &of);
    bay_trials trials = {.seed = 7, .first = 50, .count = 3000};
    size_t after_some = 0, refused = 1;
    for (size_t n = 1; refused; n++) {
        failing_memory heap = {.fail_at = n};
        bay_work work = {.memory = failing_memory_of(&heap)};
        bay_tally *tally = NULL;
        bay_status status = bay_tally_new(&risk.common, work.memory, &tally);
        if (!status)
            status = bay_simulate_tree(&risk.common, NULL, NULL, &trials, &work, tally);
        refused = heap.requests >= n;
        assert_int_equal(status, refused ? BAY_NO_MEMORY : BAY_OK);
        uint64_t done = tally ? bay_tally_trials(tally) : 0;
        if (done) {
            bay_tally *same = fight(&of, true, trials.first, done);
            assert_same_tally(tally, same);
            bay_tally_free(same);
        }
        after_some += refused && done;
        bay_tally_free(tally);
        assert_int_equal(heap.blocks, 0);
    }
    assert_true(after_some > 1);
    fought_free(&of);
}

// A single trial that never ends can be stopped too, and is not counted.
static void an_endless_trial_can_be_stopped(void **state) {
    (void)state;
    maze_room room[27];
    for (uint16_t i = 0; i < 26; i++) room[i] = (maze_room)COIN(0, (uint16_t)(i + 1));
    room[26] = (maze_room)END(MAZE_WON);
    maze battle = maze_of(room, 27);
    fought of;
    fought_make(&battle.common, NULL, &of);
    bay_trials trials = {.seed = 7, .count = 1};
    for (int over_graph = 0; over_graph < 2; over_graph++) {
        patience p = {.left = 0};
        bay_work work = {.memory = heap(), .tick = tick, .user = &p};
        bay_tally *tally = tally_of(&battle.common);
        bay_status status =
            over_graph ? bay_simulate_chain(of.chain, &trials, &work, tally)
                       : bay_simulate_tree(&battle.common, NULL, NULL, &trials, &work, tally);
        assert_int_equal(status, BAY_STOPPED);
        assert_int_equal(bay_tally_trials(tally), 0);
        bay_tally_free(tally);
    }
    fought_free(&of);
}

// It is an end of the graph's, so nobody is asked whether to go on with so long a trial.
static void what_never_ends_takes_no_throws_over_the_graph(void **state) {
    (void)state;
    static const maze_room ROOM[] = {COIN(1, 1), COIN(0, 1)};
    maze battle = maze_of(ROOM, 2);
    fought of;
    fought_make(&battle.common, NULL, &of);
    patience p = {.left = 0};
    bay_work work = {.memory = heap(), .tick = tick, .user = &p};
    bay_trials trials = {.seed = 7, .count = 1000};
    bay_tally *tally = tally_of(&battle.common);
    assert_int_equal(bay_simulate_chain(of.chain, &trials, &work, tally), BAY_OK);
    assert_int_equal(bay_tally_broken_off(tally), 1000);
    assert_int_equal(p.asked, 0);
    bay_tally_free(tally);
    fought_free(&of);
}

static void too_few_bytes_for_the_throws_is_over_budget(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(30, 30, BAY_TIES_SECOND);
    bay_tally *tally = tally_of(&risk.common);
    bay_trials trials = {.seed = 7, .count = 10};
    bay_work work = {.memory = heap(), .bytes = 100};
    assert_int_equal(bay_simulate_tree(&risk.common, NULL, NULL, &trials, &work, tally),
                     BAY_OVER_BUDGET);
    assert_int_equal(bay_tally_trials(tally), 0);
    work.bytes = 1 << 20;
    assert_int_equal(bay_simulate_tree(&risk.common, NULL, NULL, &trials, &work, tally),
                     BAY_OK);
    bay_tally_free(tally);
}

// What it knows of where it has been is soon all that there is room for.
static void a_walk_that_keeps_no_more_goes_on(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(300, 300, BAY_TIES_SECOND);
    fought of;
    fought_make(&risk.common, NULL, &of);
    bay_trials trials = {.seed = 7, .count = 500};
    bay_tally *same = fight(&of, true, 0, trials.count);
    static const size_t BYTES[] = {1 << 17, 1 << 18, 1 << 20, 0};
    for (size_t i = 0; i < sizeof BYTES / sizeof *BYTES; i++) {
        bay_work work = {.memory = heap(), .bytes = BYTES[i]};
        bay_tally *tally = tally_of(&risk.common);
        assert_int_equal(bay_simulate_tree(&risk.common, NULL, NULL, &trials, &work, tally),
                         BAY_OK);
        assert_same_tally(tally, same);
        bay_tally_free(tally);
    }
    bay_tally_free(same);
    fought_free(&of);
}

static void a_graph_that_is_not_whole_is_refused(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(30, 30, BAY_TIES_SECOND);
    bay_work work = heap_work();
    work.situations = 20;
    bay_graph *graph;
    bay_policy policy;
    bay_policy_chain *chain = NULL;
    assert_int_equal(bay_graph_expand(&risk.common, NULL, &work, &graph), BAY_OVER_BUDGET);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_policy_chain_make(graph, &policy, &chain), BAY_REFUSED);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

typedef struct asked {
    bay_graph *graph;
    bay_policy policy;
    bay_policy_chain *chain;
    bay_tally *tally, *sum;
    bay_odds odds;
    bay_errors errors;
} asked;

static bay_status ask(const bay_battle *battle, bay_work work, asked *a) {
    bay_trials trials = {.seed = 7, .count = 200};
    bay_status status = bay_tally_new(battle, work.memory, &a->tally);
    if (!status) status = bay_tally_new(battle, work.memory, &a->sum);
    if (!status) status = bay_simulate_tree(battle, NULL, NULL, &trials, &work, a->tally);
    if (!status)
        status = bay_graph_follow(battle, NULL, NULL, BAY_SEEKS_BOTH, &work, &a->graph);
    if (!status) status = bay_policy_make(a->graph, NULL, &a->policy);
    if (!status) status = bay_policy_chain_make(a->graph, &a->policy, &a->chain);
    if (!status) status = bay_simulate_chain(a->chain, &trials, &work, a->tally);
    if (!status) status = bay_tally_add(a->sum, a->tally);
    return status ? status : bay_tally_odds(a->sum, NULL, &a->odds, &a->errors);
}

// Returns how often memory was refused before everything went through.
static int refuse_each(const bay_battle *battle) {
    for (int n = 1;; n++) {
        failing_memory heap = {.fail_at = (size_t)n};
        bay_work work = {.memory = failing_memory_of(&heap)};
        asked a = {.graph = NULL};
        bay_status status = ask(battle, work, &a);
        bay_odds_free(&a.odds);
        bay_tally_free(a.tally);
        bay_tally_free(a.sum);
        bay_policy_chain_free(a.chain);
        bay_policy_free(&a.policy);
        bay_graph_free(a.graph);
        assert_int_equal(heap.blocks, 0);
        if (heap.requests < heap.fail_at) {
            assert_int_equal(status, BAY_OK);
            return n;
        }
        assert_int_equal(status, BAY_NO_MEMORY);
    }
}

static void every_refusal_of_memory_is_told_and_nothing_is_kept(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    assert_true(refuse_each(s.battle) > 40);
    drill_scene_free(&s);
    risk_battle risk = risk_battle_of(12, 12, BAY_TIES_NOBODY);
    assert_true(refuse_each(&risk.common) > 40);
    static const maze_room THROWS[] = {COIN(1, 2), END(MAZE_WON), COIN(3, 2), COIN(2, 1)};
    maze battle = maze_of(THROWS, 4);
    refuse_each(&battle.common);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_stopped_keeps_its_whole_trials),
        cmocka_unit_test(what_fails_keeps_its_whole_trials),
        cmocka_unit_test(an_endless_trial_can_be_stopped),
        cmocka_unit_test(what_never_ends_takes_no_throws_over_the_graph),
        cmocka_unit_test(too_few_bytes_for_the_throws_is_over_budget),
        cmocka_unit_test(a_walk_that_keeps_no_more_goes_on),
        cmocka_unit_test(a_graph_that_is_not_whole_is_refused),
        cmocka_unit_test(every_refusal_of_memory_is_told_and_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
