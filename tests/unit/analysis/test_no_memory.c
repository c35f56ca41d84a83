// Every request for memory refused once: the caller is told, and nothing is kept.
#include "bayonet/odds.h"

#include "failing_memory.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

typedef struct asked {
    bay_graph *graph;
    bay_orders *orders;
    bay_plan plan;
    bay_odds odds;
    bay_answer answer;
    bay_residues residues;
    bay_why why;
} asked;

static bay_status ask(const bay_battle *battle, const bay_value *orders, bay_work work,
                      asked *a) {
    bay_order list[4];
    bay_brief brief = {.list = list, .room = 4};
    bay_status status = bay_graph_expand(battle, NULL, &work, &a->graph);
    if (!status) status = bay_orders_read(battle->rules, orders, work.memory, &a->orders, NULL);
    if (!status) status = bay_plan_make(a->graph, a->orders, &a->plan);
    if (!status) status = bay_odds_make(a->graph, &a->plan, NULL, &a->odds);
    if (!status)
        status = bay_odds_residues(a->graph, &a->plan, NULL, 2147483647u, &a->residues);
    if (!status) status = bay_why_make(a->graph, &a->plan, &a->why);
    if (!status) status = bay_best_make(a->graph, NULL, BAY_SEEKS_BOTH, NULL, &a->answer);
    if (!status) status = bay_brief_make(a->graph, NULL, &a->answer, BAY_SEEKS_BOTH, &brief);
    return status;
}

// Returns how often memory was refused before everything went through.
static int refuse_each(const bay_battle *battle, const bay_value *list) {
    for (int n = 1;; n++) {
        failing_memory heap = {.fail_at = (size_t)n};
        bay_work work = {.memory = failing_memory_of(&heap)};
        asked a = {.graph = NULL};
        bay_status status = ask(battle, list, work, &a);
        bay_graph_free(a.graph);
        bay_orders_free(a.orders);
        bay_plan_free(&a.plan);
        bay_odds_free(&a.odds);
        bay_answer_free(&a.answer);
        bay_residues_free(&a.residues);
        bay_why_free(&a.why);
        assert_int_equal(heap.blocks, 0);
        if (heap.requests < heap.fail_at) {
            assert_int_equal(status, BAY_OK);
            return n;
        }
        assert_int_equal(status, BAY_NO_MEMORY);
    }
}

static void every_refusal_is_told_and_nothing_is_kept(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    const bay_value *list = loaded_document(
        &space, "[{\"at\": \"press\", \"when\": {\"edge\": \"1..\"}, \"do\": \"break-off\"}]");
    assert_true(refuse_each(s.battle, list) > 40);
    arena_free(&space);
    drill_scene_free(&s);
    risk_battle risk = risk_battle_of(12, 12, BAY_TIES_NOBODY);
    assert_true(refuse_each(&risk.common, NULL) > 30);
    maze_room room[40];
    for (uint64_t seed = 0; seed < 10; seed++) {
        maze_random(seed, 15, 3, room, 40);
        maze battle = maze_of(room, 40);
        refuse_each(&battle.common, NULL);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_is_told_and_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
