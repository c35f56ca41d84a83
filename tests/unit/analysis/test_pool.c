// Graphs made of a pool are those that are expanded one by one, to the last byte and edge.
#include "analysis/graph/graph_pool.h"
#include "failing_memory.h"
#include "systems/maze.h"
#include "unit/analysis/drill_scene.h"

#include <string.h>

enum { ROOMS = 60, MAZES = 300 };

static void assert_same_graph(const bay_graph *one, const bay_graph *other) {
    assert_int_equal(one->count, other->count);
    assert_int_equal(one->edges, other->edges);
    assert_int_equal(one->follows, other->follows);
    assert_int_equal(one->parts.count, other->parts.count);
    assert_memory_equal(one->first, other->first, (one->count + 1) * sizeof *one->first);
    assert_memory_equal(one->to, other->to, one->edges * sizeof *one->to);
    assert_memory_equal(one->parts.member, other->parts.member,
                        one->count * sizeof *one->parts.member);
    assert_true(!one->origin == !other->origin);
    for (uint32_t i = 0; i < one->count; i++) {
        const graph_node *a = &one->node[i], *b = &other->node[i];
        assert_memory_equal(graph_row(one, i), graph_row(other, i), one->stride);
        assert_int_equal(a->step, b->step);
        assert_int_equal(a->kind, b->kind);
        assert_int_equal(a->who, b->who);
        assert_int_equal(a->loop, b->loop);
        if (a->kind == NODE_CHANCE)
            assert_memory_equal(&graph_dice(one, i)->dice, &graph_dice(other, i)->dice,
                                sizeof(bay_throw));
        if (a->kind == NODE_END)
            assert_memory_equal(graph_score(one, i), graph_score(other, i),
                                one->score_width * sizeof(int32_t));
    }
}

// Makes all four graphs of one pool, both sides' orders first, or last.
static void assert_pool(const bay_battle *battle, const void *from, bool first) {
    bay_work work = heap_work();
    graph_pool *pool;
    assert_int_equal(
        graph_pool_new(&(bay_graph_start){.battle = battle, .from = from}, &work, &pool),
        BAY_OK);
    for (int i = 0; i <= BAY_SEEKS_BOTH; i++) {
        int follows = first ? BAY_SEEKS_BOTH - i : i;
        bay_graph *pooled, *alone;
        assert_int_equal(graph_pool_make(pool, follows, &pooled), BAY_OK);
        assert_int_equal(bay_graph_follow(battle, from, NULL, follows, &work, &alone), BAY_OK);
        assert_same_graph(pooled, alone);
        bay_graph_free(pooled);
        bay_graph_free(alone);
    }
    graph_pool_free(pool);
}

static void a_graph_of_a_pool_is_the_one_made_alone(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (int first = 0; first < 2; first++) {
        assert_pool(s.battle, NULL, first);
        assert_pool(s.battle, bay_graph_situation(s.graph, s.graph->count / 2), first);
    }
    drill_scene_free(&s);
}

// Loops of every kind, of questions alone among them.
static void loops_are_the_same_in_a_pool(void **state) {
    (void)state;
    static maze_room room[ROOMS];
    for (uint64_t seed = 0; seed < MAZES; seed++) {
        maze_random(seed, 10, 3, room, ROOMS);
        maze battle = maze_of(room, ROOMS);
        assert_pool(&battle.common, NULL, seed % 2);
    }
}

// What it cannot hold it does not make, and what it has made stands.
static void a_pool_keeps_to_its_budget(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_work work = heap_work();
    graph_pool *pool;
    bay_graph *one, *whole, *alone;
    assert_int_equal(bay_graph_follow(s.battle, NULL, NULL, BAY_SEEKS_BOTH, &work, &alone),
                     BAY_OK);
    work.situations = s.graph->count - 1;
    assert_int_equal(graph_pool_new(&(bay_graph_start){.battle = s.battle}, &work, &pool),
                     BAY_OK);
    assert_int_equal(graph_pool_make(pool, BAY_SEEKS_BOTH, &one), BAY_OK);
    assert_int_equal(graph_pool_make(pool, 0, &whole), BAY_OVER_BUDGET);
    assert_int_equal(graph_pool_make(pool, 0, &whole), BAY_OVER_BUDGET);
    assert_same_graph(one, alone);
    bay_graph_free(one);
    bay_graph_free(alone);
    graph_pool_free(pool);
    drill_scene_free(&s);
}

static void a_closed_pool_keeps_what_its_graphs_need(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    failing_memory heap = {0};
    bay_work work = {.memory = failing_memory_of(&heap)};
    graph_pool *pool;
    bay_graph *made, *none;
    assert_int_equal(graph_pool_new(&(bay_graph_start){.battle = s.battle}, &work, &pool),
                     BAY_OK);
    assert_int_equal(graph_pool_make(pool, 0, &made), BAY_OK);
    size_t bytes = heap.bytes, edges = made->lender->edge_room * sizeof *made->lender->to;
    graph_pool_close(pool);
    assert_null(made->lender->to);
    assert_true(heap.bytes + edges + 20 * (size_t)s.graph->count <= bytes);
    assert_same_graph(made, s.graph);
    assert_int_equal(graph_pool_make(pool, 0, &none), BAY_OVER_BUDGET);
    bay_graph_free(made);
    graph_pool_free(pool);
    assert_int_equal(heap.blocks, 0);
    drill_scene_free(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_graph_of_a_pool_is_the_one_made_alone),
        cmocka_unit_test(loops_are_the_same_in_a_pool),
        cmocka_unit_test(a_pool_keeps_to_its_budget),
        cmocka_unit_test(a_closed_pool_keeps_what_its_graphs_need),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
