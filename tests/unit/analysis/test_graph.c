// The contents of a graph, and of a partial graph when the budget is spent.
#include "bayonet/odds.h"

#include "failing_memory.h"
#include "support/take.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

#include <string.h>

static void history_decides_nothing(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    uint64_t from[4];
    bay_work work = heap_work();
    bay_graph *graph;
    memset(from, 0xEE, sizeof from);
    memcpy(from, bay_graph_situation(s.graph, 0), s.battle->size);
    assert_true(s.battle->told > 0);
    assert_int_equal(bay_graph_expand(s.battle, from, &work, &graph), BAY_OK);
    assert_int_equal(bay_graph_situations(graph), bay_graph_situations(s.graph));
    assert_int_equal(bay_graph_edges(graph), bay_graph_edges(s.graph));
    bay_graph_free(graph);
    drill_scene_free(&s);
}

static void no_situation_comes_twice(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (uint32_t a = 0; a < bay_graph_situations(s.graph); a++)
        for (uint32_t b = 0; b < a; b++)
            assert_memory_not_equal(bay_graph_situation(s.graph, a),
                                    bay_graph_situation(s.graph, b), s.battle->size);
    drill_scene_free(&s);
}

static void every_edge_is_where_take_leads(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    uint64_t edges = 0;
    for (uint32_t at = 0; at < bay_graph_situations(s.graph); at++) {
        bay_step step;
        bay_graph_step(s.graph, at, &step);
        bay_option list[BAY_OPTIONS_MAX];
        uint32_t count = step.settled              ? 0
                         : step.kind == BAY_CHOICE ? bay_graph_options(s.graph, at, list)
                                                   : bay_throw_results(&step.dice);
        for (uint32_t i = 0; i < count; i++) {
            uint32_t next = bay_graph_next(s.graph, at, i);
            if (next == UINT32_MAX) continue;
            uint64_t bytes[4] = {0};
            memcpy(bytes, bay_graph_situation(s.graph, at), s.battle->size);
            take_at(s.battle, bytes, i, NULL);
            assert_memory_equal(bytes, bay_graph_situation(s.graph, next), s.battle->size);
            edges++;
        }
        assert_int_equal(bay_graph_next(s.graph, at, count), UINT32_MAX);
    }
    assert_int_equal(edges, bay_graph_edges(s.graph));
    drill_scene_free(&s);
}

static void a_settled_situation_is_not_followed(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    int settled = 0;
    for (uint32_t at = 0; at < bay_graph_situations(s.graph); at++) {
        bay_step step;
        bay_graph_step(s.graph, at, &step);
        if (!step.settled || step.kind != BAY_CHOICE) continue;
        assert_int_equal(bay_graph_next(s.graph, at, 0), UINT32_MAX);
        settled++;
    }
    assert_true(settled > 0);
    drill_scene_free(&s);
}

static void loops_make_components(void **state) {
    (void)state;
    static const maze_room ROOM[] = {{.kind = BAY_CHANCE, .doors = 2, .to = {1, 2}},
                                     {.kind = BAY_CHANCE, .doors = 2, .to = {0, 2}},
                                     {.kind = BAY_CHANCE, .doors = 2, .to = {3, 4}},
                                     {.kind = BAY_CHANCE, .doors = 2, .to = {2, 3}},
                                     {.kind = BAY_END}};
    maze battle = maze_of(ROOM, 5);
    bay_work work = heap_work();
    bay_graph *graph;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_graph_components(graph), 3);
    assert_int_equal(bay_graph_largest(graph), 2);
    bay_graph_free(graph);
}

// --- Budgets ---------------------------------------------------------------------------------

static void make_odds(const bay_graph *graph, bay_odds *odds) {
    bay_policy policy;
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &policy, NULL, odds), BAY_OK);
    bay_policy_free(&policy);
}

static void assert_bounds(const bay_odds *part, const bay_odds *whole,
                          const bay_battle *battle) {
    double sum = part->unknown;
    for (uint32_t i = 0; i < whole->endings; i++) {
        assert_true(part->p[i] <= whole->p[i] + 1e-12);
        assert_true(part->p[i] + part->unknown >= whole->p[i] - 1e-12);
        sum += part->p[i];
    }
    assert_near(sum, 1, 1e-12);
    for (uint32_t m = 0; m < whole->measures; m++)
        for (int32_t k = 0; k <= battle->most[m]; k++) {
            assert_true(part->measure[m][k] <= whole->measure[m][k] + 1e-12);
            assert_true(part->measure[m][k] + part->unknown >= whole->measure[m][k] - 1e-12);
        }
}

// Every budget of situations from 1 to all of them; returns how many were too small.
static uint32_t try_budgets(const bay_battle *battle) {
    bay_work work = heap_work();
    bay_graph *whole, *part;
    bay_odds all, some;
    uint32_t refused = 0;
    assert_int_equal(bay_graph_expand(battle, NULL, &work, &whole), BAY_OK);
    make_odds(whole, &all);
    uint32_t count = bay_graph_situations(whole);
    double last = 2;
    for (work.situations = 1; work.situations <= count; work.situations++) {
        bay_status status = bay_graph_expand(battle, NULL, &work, &part);
        assert_int_equal(status, work.situations < count ? BAY_OVER_BUDGET : BAY_OK);
        assert_int_equal(bay_graph_whole(part), status == BAY_OK);
        assert_true(bay_graph_situations(part) <= work.situations);
        make_odds(part, &some);
        assert_bounds(&some, &all, battle);
        assert_true(some.unknown <= last + 1e-12); // more paid, no less known
        last = some.unknown;
        refused += status != BAY_OK;
        bay_odds_free(&some);
        bay_graph_free(part);
    }
    assert_near(last, 0, 0);
    bay_odds_free(&all);
    bay_graph_free(whole);
    return refused;
}

static void a_small_budget_gives_bounds_that_hold_the_truth(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(6, 5, BAY_TIES_SECOND);
    assert_true(try_budgets(&risk.common) > 10);
    maze_room room[30];
    for (uint64_t seed = 0; seed < 40; seed++) {
        maze_random(seed, 30, 4, room, 30);
        maze battle = maze_of(room, 30);
        try_budgets(&battle.common);
    }
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    assert_true(try_budgets(s.battle) > 10);
    drill_scene_free(&s);
}

static void best_play_and_fractions_want_the_whole_graph(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(6, 5, BAY_TIES_SECOND);
    bay_work work = heap_work();
    work.situations = 5;
    bay_graph *graph;
    bay_solution answer;
    bay_policy policy;
    bay_residues residues;
    assert_int_equal(bay_graph_expand(&risk.common, NULL, &work, &graph), BAY_OVER_BUDGET);
    assert_int_equal(bay_best_make(graph, NULL, BAY_SEEKS_BOTH, NULL, &answer), BAY_REFUSED);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_residues(graph, &policy, NULL, 2147483647u, &residues),
                     BAY_REFUSED);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

// What is held at any time stays below the limit; a few kilobytes are free.
static void bytes_are_a_budget_too(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(60, 60, BAY_TIES_SECOND);
    for (size_t bytes = 1; bytes < 400000; bytes = bytes * 3 / 2 + 1) {
        failing_memory heap = {.fail_at = 0};
        bay_work work = {.memory = failing_memory_of(&heap), .bytes = bytes};
        bay_graph *graph;
        bay_status status = bay_graph_expand(&risk.common, NULL, &work, &graph);
        assert_true(status == BAY_OK || status == BAY_OVER_BUDGET);
        assert_true(bay_graph_situations(graph) > 0);
        assert_true(bay_graph_bytes(graph) <= (bytes > 16384 ? bytes : 16384));
        assert_int_equal(bay_graph_bytes(graph), heap.bytes);
        assert_int_equal(status == BAY_OK, bay_graph_whole(graph));
        bay_graph_free(graph);
        assert_int_equal(heap.blocks, 0);
    }
}

static bool stop(void *user, uint64_t done, uint64_t of) {
    assert_true(done <= of);
    return --*(int *)user > 0;
}

static void whoever_waits_can_stop_it(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(150, 150, BAY_TIES_SECOND);
    failing_memory heap = {.fail_at = 0};
    for (int patience = 1; patience < 3; patience++) {
        int left = patience;
        bay_work work = {.memory = failing_memory_of(&heap), .tick = stop, .user = &left};
        bay_graph *graph;
        assert_int_equal(bay_graph_expand(&risk.common, NULL, &work, &graph), BAY_STOPPED);
        assert_int_equal(left, 0);
        assert_int_equal(heap.blocks, 0);
    }
}

// What is only copied and compared may be large: the numbers are those of the small one.
static void the_largest_situations_are_as_good_as_small_ones(void **state) {
    (void)state;
    risk_battle small = risk_battle_of(12, 9, BAY_TIES_SECOND), large = small;
    large.common.size = 6000;
    large.common.told = BAY_SITUATION_MAX - 6000;
    bay_work work = heap_work();
    bay_graph *one, *other;
    assert_int_equal(BAY_SITUATION_MAX, 8192);
    assert_int_equal(bay_graph_expand(&small.common, NULL, &work, &one), BAY_OK);
    assert_int_equal(bay_graph_expand(&large.common, NULL, &work, &other), BAY_OK);
    assert_int_equal(bay_graph_situations(one), bay_graph_situations(other));
    assert_int_equal(bay_graph_edges(one), bay_graph_edges(other));
    for (uint32_t at = 0; at < bay_graph_situations(one); at++)
        assert_memory_equal(bay_graph_situation(one, at), bay_graph_situation(other, at),
                            small.common.size);
    bay_graph_free(one);
    bay_graph_free(other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_largest_situations_are_as_good_as_small_ones),
        cmocka_unit_test(history_decides_nothing),
        cmocka_unit_test(no_situation_comes_twice),
        cmocka_unit_test(every_edge_is_where_take_leads),
        cmocka_unit_test(a_settled_situation_is_not_followed),
        cmocka_unit_test(loops_make_components),
        cmocka_unit_test(a_small_budget_gives_bounds_that_hold_the_truth),
        cmocka_unit_test(best_play_and_fractions_want_the_whole_graph),
        cmocka_unit_test(bytes_are_a_budget_too),
        cmocka_unit_test(whoever_waits_can_stop_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
