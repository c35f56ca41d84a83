// If orders are known, only what they lead to is expanded, and the answers are the same.
#include "bayonet/odds.h"

#include "systems/maze.h"
#include "unit/analysis/drill_scene.h"

#include <string.h>

enum { ROOMS = 60, MAZES = 300 };

static const char ORDERS[] = "[{\"at\": \"press\", \"when\": {\"attacker.figures\": \"..3\"}, "
                             "\"do\": \"break-off\"}]";

typedef struct answer {
    bay_graph *graph;
    bay_policy policy;
    bay_odds odds;
} answer;

// The odds when both sides follow `orders`, on a graph without the questions of `follows`.
static answer answer_of(const bay_battle *battle, const bay_orders *orders, int follows) {
    bay_work work = heap_work();
    answer made;
    assert_int_equal(bay_graph_follow(battle, NULL, orders, follows, &work, &made.graph),
                     BAY_OK);
    assert_int_equal(bay_policy_make(made.graph, orders, &made.policy), BAY_OK);
    assert_int_equal(bay_odds_make(made.graph, &made.policy, NULL, &made.odds), BAY_OK);
    return made;
}

static void answer_free(answer *from) {
    bay_odds_free(&from->odds);
    bay_policy_free(&from->policy);
    bay_graph_free(from->graph);
}

static void assert_same(const bay_odds *one, const bay_odds *other) {
    for (uint32_t i = 0; i < one->endings; i++) assert_near(one->p[i], other->p[i], 1e-12);
    for (uint32_t i = 0; i < one->measures; i++)
        assert_near(one->mean[i], other->mean[i], 1e-10);
    assert_near(one->value, other->value, 1e-10);
    assert_near(one->unknown, 0, 0);
}

static void following_changes_no_odds(void **state) {
    (void)state;
    drill_scene s;
    bay_orders *orders;
    drill_scene_make(DRILL_SAMPLE, &s);
    arena space = arena_new(heap_work().memory);
    assert_int_equal(bay_orders_read(s.battle, loaded_document(&space, ORDERS),
                                     heap_work().memory, &orders, NULL),
                     BAY_OK);
    answer whole[2];
    for (int given = 0; given < 2; given++) {
        whole[given] = answer_of(s.battle, given ? orders : NULL, 0);
        for (int follows = 1; follows <= BAY_SEEKS_BOTH; follows++) {
            answer part = answer_of(s.battle, given ? orders : NULL, follows);
            assert_same(&part.odds, &whole[given].odds);
            assert_int_equal(part.odds.cells, whole[given].odds.cells);
            for (uint32_t i = 0; i < part.odds.cells; i++)
                assert_near(part.odds.joint[i].p, whole[given].odds.joint[i].p, 1e-13);
            assert_true(bay_graph_situations(part.graph) <
                        bay_graph_situations(whole[given].graph));
            answer_free(&part);
        }
    }
    assert_true(whole[0].odds.p[0] != whole[1].odds.p[0]); // the orders say something
    for (int given = 0; given < 2; given++) answer_free(&whole[given]);
    bay_orders_free(orders);
    arena_free(&space);
    drill_scene_free(&s);
}

static void nobody_is_asked_who_follows(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (int follows = 1; follows <= BAY_SEEKS_BOTH; follows++) {
        answer part = answer_of(s.battle, NULL, follows);
        for (uint32_t at = 0; at < bay_graph_situations(part.graph); at++) {
            bay_step step;
            bay_graph_step(part.graph, at, &step);
            assert_false(step.kind == BAY_CHOICE && !step.settled && follows >> step.who & 1);
        }
        answer_free(&part);
    }
    drill_scene_free(&s);
}

// One side's best is the same whether the other's questions are there or not.
static void the_best_answer_is_the_same(void **state) {
    (void)state;
    drill_scene s;
    bay_aim aim;
    drill_scene_make(DRILL_SAMPLE, &s);
    assert_int_equal(bay_aim_read(s.battle, NULL, &aim, NULL), BAY_OK);
    for (int seeks = 1; seeks < BAY_SEEKS_BOTH; seeks++) {
        double value[2];
        for (int follows = 0; follows < 2; follows++) {
            answer on = answer_of(s.battle, NULL, follows ? BAY_SEEKS_BOTH - seeks : 0);
            bay_solution best;
            assert_int_equal(bay_best_make(on.graph, &aim, seeks, &on.policy, &best), BAY_OK);
            value[follows] = best.value[0];
            bay_solution_free(&best);
            answer_free(&on);
        }
        assert_near(value[0], value[1], 1e-10);
    }
    drill_scene_free(&s);
}

// Random mazes have loops of every kind, of questions alone among them.
static void orders_that_go_round_for_ever_are_followed_too(void **state) {
    (void)state;
    static maze_room room[ROOMS];
    for (uint64_t seed = 0; seed < MAZES; seed++) {
        maze_random(seed, 10, 3, room, ROOMS);
        maze battle = maze_of(room, ROOMS);
        answer whole = answer_of(&battle.common, NULL, 0);
        for (int follows = 1; follows <= BAY_SEEKS_BOTH; follows++) {
            answer part = answer_of(&battle.common, NULL, follows);
            assert_same(&part.odds, &whole.odds);
            answer_free(&part);
        }
        answer_free(&whole);
    }
}

static void two_questions_that_lead_to_each_other_do_not_hang_it(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHOICE, .who = BAY_ATTACKER, .doors = 2, .to = {1, 2}},
        {.kind = BAY_CHOICE, .who = BAY_DEFENDER, .doors = 2, .to = {0, 2}},
        {.kind = BAY_END, .ending = MAZE_WON}};
    maze battle = maze_of(ROOM, 3);
    answer made = answer_of(&battle.common, NULL, BAY_SEEKS_BOTH);
    assert_near(made.odds.p[MAZE_UNRESOLVED], 1, 0);
    answer_free(&made);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(following_changes_no_odds),
        cmocka_unit_test(nobody_is_asked_who_follows),
        cmocka_unit_test(the_best_answer_is_the_same),
        cmocka_unit_test(orders_that_go_round_for_ever_are_followed_too),
        cmocka_unit_test(two_questions_that_lead_to_each_other_do_not_hang_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
