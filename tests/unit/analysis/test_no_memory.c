// Every request for memory refused once: the caller is told, and nothing is kept.
#include "bayonet/odds.h"

#include "analysis/solve/best.h"
#include "failing_memory.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

enum { LIST_ROOM = 4 };

typedef struct question {
    const bay_battle *battle;
    const bay_value *orders;
    bay_work work;
} question;

typedef struct asked { // what each stage leaves for the next
    bay_graph *graph;
    bay_orders *orders;
    bay_policy policy;
    bay_odds odds;
    bay_solution answer, under[2];
    double worth;
    bay_residues residues;
    bay_why why;
    bay_order order[LIST_ROOM];
    bay_decision_list list;
} asked;

// --- Stages ----------------------------------------------------------------------------------

typedef bay_status stage(const question *q, asked *a);

static bay_status expand(const question *q, asked *a) {
    return bay_graph_expand(q->battle, NULL, &q->work, &a->graph);
}

static bay_status read_orders(const question *q, asked *a) {
    return bay_orders_read(q->battle, q->orders, q->work.memory, &a->orders, NULL);
}

static bay_status make_plan(const question *q, asked *a) {
    (void)q;
    return bay_policy_make(a->graph, a->orders, &a->policy);
}

static bay_status make_odds(const question *q, asked *a) {
    (void)q;
    return bay_odds_make(a->graph, &a->policy, NULL, &a->odds);
}

static bay_status make_residues(const question *q, asked *a) {
    (void)q;
    return bay_odds_residues(a->graph, &a->policy, NULL, 2147483647u, &a->residues);
}

static bay_status make_why(const question *q, asked *a) {
    (void)q;
    return bay_why_make(a->graph, &a->policy, &a->why);
}

static bay_status make_best(const question *q, asked *a) {
    (void)q;
    return bay_best_make(a->graph, NULL, BAY_SEEKS_BOTH, NULL, &a->answer);
}

static bay_status make_aims(const question *q, asked *a) {
    bay_aim aim;
    bay_status status = bay_aim_read(q->battle, NULL, &aim, NULL);
    const bay_aim *const aims[BEST_AIMS] = {&aim, &aim, &aim};
    if (status) return status;
    return best_make_aims(a->graph, aims, BAY_SEEKS_ATTACKER, &a->policy, a->under, &a->worth);
}

static bay_status make_list(const question *q, asked *a) {
    (void)q;
    return bay_decision_list_make(a->graph, NULL, &a->answer, BAY_SEEKS_BOTH, &a->list);
}

// What a stage that fails was to write is as it was.
static bay_status ask(const question *q, asked *a) {
    static stage *const STAGES[] = {expand,   read_orders, make_plan, make_odds, make_residues,
                                    make_why, make_best,   make_aims, make_list};
    for (size_t i = 0; i < sizeof STAGES / sizeof *STAGES; i++) {
        asked before;
        memcpy(&before, a, sizeof before);
        bay_status status = STAGES[i](q, a);
        if (!status) continue;
        assert_memory_equal(a, &before, sizeof before);
        return status;
    }
    return BAY_OK;
}

static void free_all(asked *a) {
    bay_graph_free(a->graph);
    bay_orders_free(a->orders);
    bay_policy_free(&a->policy);
    bay_odds_free(&a->odds);
    bay_solution_free(&a->answer);
    for (int k = 0; k < 2; k++) bay_solution_free(&a->under[k]);
    bay_residues_free(&a->residues);
    bay_why_free(&a->why);
}

// --- Refusals --------------------------------------------------------------------------------

static bool refuse(const bay_battle *battle, const bay_value *list, failing_memory *heap) {
    question q = {battle, list, {.memory = failing_memory_of(heap)}};
    asked a;
    memset(&a, 0, sizeof a);
    a.list = (bay_decision_list){.list = a.order, .room = LIST_ROOM};
    bay_status status = ask(&q, &a);
    free_all(&a);
    assert_int_equal(heap->blocks, 0);
    bool refused = heap->requests >= heap->fail_at;
    assert_int_equal(status, refused ? BAY_NO_MEMORY : BAY_OK);
    return refused;
}

// Each once, and all from there on. Returns how often memory was refused before everything went
// through.
static int refuse_each(const bay_battle *battle, const bay_value *list) {
    for (int n = 1;; n++) {
        failing_memory once = {.fail_at = (size_t)n};
        failing_memory ever = {.fail_at = (size_t)n, .ever_after = true};
        bool refused = refuse(battle, list, &once);
        assert_int_equal(refuse(battle, list, &ever), refused);
        if (!refused) return n;
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

// The same over the published systems, each at its sample.
static void the_published_systems_lose_no_refusal(void **state) {
    (void)state;
    const size_t systems = 3;
    for (size_t i = 0; i < systems; i++) {
        const bay_rules *rules = bay_rules_at(i);
        assert_non_null(rules);
        bay_work work = heap_work();
        arena space = arena_new(work.memory);
        loaded sample;
        loaded_make(rules, loaded_document(&space, rules->sample), &sample);
        assert_int_equal(sample.status, BAY_OK);
        assert_true(refuse_each(sample.battle, NULL) > 30);
        loaded_free(&sample);
        arena_free(&space);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_is_told_and_nothing_is_kept),
        cmocka_unit_test(the_published_systems_lose_no_refusal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
