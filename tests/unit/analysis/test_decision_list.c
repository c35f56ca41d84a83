#include "bayonet/odds.h"

#include "failing_memory.h"
#include "systems/maze.h"
#include "unit/analysis/drill_scene.h"

#include <stdio.h>
#include <string.h>

enum { ROOM_FOR = 12 };

typedef struct shortened {
    bay_order list[ROOM_FOR];
    uint32_t count;
    double cost[2], value;
    double followed; // points to the attacker under the policy of the list
} shortened;

// What a side that seeks nothing does: always `option`, which is 0 in standing orders.
static void do_as_usual(const bay_graph *graph, uint16_t option, bay_policy *out) {
    bay_step step;
    assert_int_equal(bay_policy_make(graph, NULL, out), BAY_OK);
    for (uint32_t at = 0; at < out->count && option; at++) {
        bay_graph_step(graph, at, &step);
        if (step.kind == BAY_CHOICE) out->option[at] = option;
    }
}

static void shorten_otherwise(const bay_graph *graph, const bay_aim *aim, int seeks,
                              uint32_t room, uint16_t option, shortened *out) {
    bay_solution answer;
    bay_policy standing;
    do_as_usual(graph, option, &standing);
    assert_int_equal(bay_best_make(graph, aim, seeks, &standing, &answer), BAY_OK);
    bay_policy policy;
    bay_decision_list list = {.list = out->list, .room = room, .policy = &policy};
    assert_int_equal(bay_decision_list_make(graph, aim, &answer, seeks, &list), BAY_OK);
    bay_odds odds;
    assert_int_equal(bay_odds_make(graph, &policy, aim, &odds), BAY_OK);
    out->followed = odds.value;
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    out->count = list.count;
    memcpy(out->cost, list.cost, sizeof out->cost);
    assert_true(out->count <= room);
    out->value = answer.value[0];
    bay_solution_free(&answer);
    bay_policy_free(&standing);
}

static void shorten(const bay_graph *graph, const bay_aim *aim, int seeks, uint32_t room,
                    shortened *out) {
    shorten_otherwise(graph, aim, seeks, room, 0, out);
}

// The orders as a file would have them.
static const bay_value *as_document(const bay_rules *rules, const shortened *from,
                                    arena *into) {
    char json[4096];
    int size = snprintf(json, sizeof json, "[");
    for (uint32_t i = 0; i < from->count; i++) {
        const bay_order *order = &from->list[i];
        size += snprintf(json + size, sizeof json - (size_t)size,
                         "%s{\"at\": \"%s\", \"do\": \"%s\", \"when\": {", i ? "," : "",
                         rules->steps[order->step].id, order->option);
        for (uint32_t w = 0; w < order->whens; w++) {
            const bay_when *when = &order->when[w];
            char low[16] = "", high[16] = "";
            if (when->low != INT32_MIN) snprintf(low, sizeof low, "%d", when->low);
            if (when->high != INT32_MAX) snprintf(high, sizeof high, "%d", when->high);
            size += snprintf(json + size, sizeof json - (size_t)size, "%s\"%s\": \"%s..%s\"",
                             w ? "," : "", rules->features[when->feature].id, low, high);
        }
        size += snprintf(json + size, sizeof json - (size_t)size, "}}");
    }
    snprintf(json + size, sizeof json - (size_t)size, "]");
    return loaded_document(into, json);
}

// What `side` gets by following the orders while the other side answers best (or takes `option`
// always).
static double value_against(const bay_graph *graph, const bay_aim *aim, const shortened *from,
                            int side, bool answered, uint16_t option) {
    const bay_rules *rules = bay_graph_battle(graph)->rules;
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    bay_orders *orders;
    bay_policy policy, usual;
    bay_solution answer;
    assert_int_equal(bay_orders_read(bay_graph_battle(graph), as_document(rules, from, &space),
                                     work.memory, &orders, NULL),
                     BAY_OK);
    assert_int_equal(bay_policy_make(graph, orders, &policy), BAY_OK);
    do_as_usual(graph, option, &usual);
    for (uint32_t at = 0; at < policy.count; at++) {
        bay_step step;
        bay_graph_step(graph, at, &step);
        if (step.who != side) policy.option[at] = usual.option[at];
    }
    int other = answered ? 3 - (1 << side) : 0;
    assert_int_equal(bay_best_make(graph, aim, other, &policy, &answer), BAY_OK);
    double value = answer.value[0];
    bay_solution_free(&answer);
    bay_policy_free(&policy);
    bay_policy_free(&usual);
    bay_orders_free(orders);
    arena_free(&space);
    return value;
}

static double value_of(const bay_graph *graph, const bay_aim *aim, const shortened *from,
                       int side, bool answered) {
    return value_against(graph, aim, from, side, answered, 0);
}

static void the_cost_is_what_following_the_orders_loses(void **state) {
    (void)state;
    maze_room room[80];
    int costly = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        maze_random(seed, 30, 3, room, 80);
        maze battle = maze_of(room, 80);
        bay_work work = heap_work();
        bay_graph *graph;
        shortened made;
        assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
        shorten(graph, NULL, BAY_SEEKS_BOTH, seed % 4, &made);
        assert_near(made.value - value_of(graph, NULL, &made, BAY_ATTACKER, true), made.cost[0],
                    1e-9);
        assert_near(value_of(graph, NULL, &made, BAY_DEFENDER, true) - made.value, made.cost[1],
                    1e-9);
        assert_true(made.cost[0] > -1e-9 && made.cost[1] > -1e-9);
        costly += made.cost[0] + made.cost[1] > 1;
        shorten(graph, NULL, BAY_SEEKS_DEFENDER, 3, &made);
        assert_near(value_of(graph, NULL, &made, BAY_DEFENDER, false) - made.value,
                    made.cost[1], 1e-9);
        assert_near(made.cost[0], 0, 0);
        assert_near(made.followed - made.value, made.cost[1], 1e-9);
        shorten_otherwise(graph, NULL, BAY_SEEKS_DEFENDER, 3, 1, &made);
        assert_near(made.followed - made.value, made.cost[1], 1e-9);
        assert_near(value_against(graph, NULL, &made, BAY_DEFENDER, false, 1) - made.value,
                    made.cost[1], 1e-9);
        bay_graph_free(graph);
    }
    assert_true(costly > 0); // two or three orders are not enough for every maze
}

static void what_one_order_says_takes_one_order(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    shortened made;
    bay_aim aim;
    // ground only: the attacker always closes as he would anyway, the defender stands: no orders
    shorten(s.graph, NULL, BAY_SEEKS_BOTH, ROOM_FOR, &made);
    assert_int_equal(made.count, 0);
    assert_near(made.cost[0] + made.cost[1], 0, 1e-12);
    // an attacker to whom ground is worth nothing and a figure something breaks off at once
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    assert_int_equal(bay_aim_read(s.battle,
                                  loaded_document(&space, "{\"attacker_losses\": -1}"), &aim,
                                  NULL),
                     BAY_OK);
    shorten(s.graph, &aim, BAY_SEEKS_ATTACKER, ROOM_FOR, &made);
    assert_int_equal(made.count, 1);
    assert_string_equal(bay_rules_drill.steps[made.list[0].step].id, "press");
    assert_string_equal(made.list[0].option, "break-off");
    assert_int_equal(made.list[0].whens, 0);
    assert_near(made.cost[0], 0, 1e-12);
    arena_free(&space);
    drill_scene_free(&s);
}

static void an_exception_stands_before_the_rule(void **state) {
    (void)state;
    // a die leads to rooms 1 to 6; door 1 is the better one, but door 0 in room 3
    maze_room room[9] = {{.kind = BAY_CHANCE, .doors = 6, .to = {1, 2, 3, 4, 5, 6}}};
    for (int i = 1; i <= 6; i++) {
        uint16_t good = 7, poor = 8;
        room[i] = (maze_room){
            .kind = BAY_CHOICE, .who = BAY_ATTACKER, .doors = 2, .to = {poor, good}};
        if (i == 3) room[i].to[0] = good, room[i].to[1] = poor;
    }
    room[7] = (maze_room){.kind = BAY_END, .ending = MAZE_WON};
    room[8] = (maze_room){.kind = BAY_END, .ending = MAZE_LOST};
    maze battle = maze_of(room, 9);
    bay_work work = heap_work();
    bay_graph *graph;
    shortened made;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    shorten(graph, NULL, BAY_SEEKS_BOTH, ROOM_FOR, &made);
    assert_near(made.value, 100, 1e-12);
    assert_near(made.cost[0], 0, 1e-12);
    assert_int_equal(made.count, 2);
    assert_string_equal(made.list[0].option, "door-0");
    assert_int_equal(made.list[0].whens, 1);
    assert_int_equal(made.list[0].when[0].low, 3);
    assert_int_equal(made.list[0].when[0].high, 3);
    assert_string_equal(made.list[1].option, "door-1");
    assert_int_equal(made.list[1].whens, 0);
    shorten(graph, NULL, BAY_SEEKS_BOTH, 1, &made);
    assert_int_equal(made.count, 1);
    assert_near(made.cost[0], 100.0 / 6, 1e-12);
    bay_graph_free(graph);
}

static void more_orders_cost_less_over_many_mazes(void **state) {
    (void)state;
    maze_room room[80];
    double total[5] = {0};
    for (uint64_t seed = 0; seed < 40; seed++) {
        maze_random(seed + 500, 30, 3, room, 80);
        maze battle = maze_of(room, 80);
        bay_work work = heap_work();
        bay_graph *graph;
        assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
        for (uint32_t size = 0; size < 5; size++) {
            shortened made;
            shorten(graph, NULL, BAY_SEEKS_ATTACKER, size * 3, &made);
            total[size] += made.cost[0];
        }
        bay_graph_free(graph);
    }
    for (int size = 1; size < 5; size++) assert_true(total[size] <= total[size - 1]);
    assert_true(total[4] < total[0] / 10); // and twelve say nearly all of it
}

static int features_asked;

static void count_features(const bay_battle *battle, const void *at, int32_t *features) {
    features_asked++;
    bay_rules_maze.features_of(battle, at, features);
}

// Nine dice in a row, of which all but a six end it; after `dice` of them the attacker is asked, and
// what he would do anyway is wrong. How many orders there are, and how many bytes they take at a time.
static uint32_t orders_after(int dice, size_t *bytes) {
    enum { DICE = 9, ASKED = DICE, WON, LOST, ALL };
    maze_room room[ALL] = {
        [ASKED] = {.kind = BAY_CHOICE, .who = BAY_ATTACKER, .doors = 2, .to = {LOST, WON}},
        [WON] = {.kind = BAY_END, .ending = MAZE_WON},
        [LOST] = {.kind = BAY_END, .ending = MAZE_LOST}};
    for (int i = 0; i < DICE; i++) {
        uint16_t next = (uint16_t)(i + 1 < DICE ? i + 1 : WON);
        room[i] = (maze_room){
            .kind = BAY_CHANCE, .doors = 6, .to = {LOST, LOST, LOST, LOST, LOST, next}};
        if (i + 1 == dice) room[i].to[0] = next, room[i].to[5] = ASKED;
    }
    maze battle = maze_of(room, ALL);
    bay_rules rules = bay_rules_maze;
    rules.features_of = count_features;
    battle.common.rules = &rules;
    failing_memory heap = {0};
    bay_work work = {.memory = failing_memory_of(&heap)};
    bay_graph *graph;
    shortened made;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_graph_situations(graph), ALL);
    heap.peak = heap.bytes;
    features_asked = 0;
    shorten(graph, NULL, BAY_SEEKS_BOTH, ROOM_FOR, &made);
    *bytes = heap.peak - heap.bytes;
    bay_graph_free(graph);
    return made.count;
}

static void what_saves_next_to_nothing_is_not_looked_for(void **state) {
    (void)state;
    size_t found, passed;
    assert_int_equal(orders_after(4, &found), 1); // once in 1,300 times
    assert_int_not_equal(features_asked, 0);
    assert_int_equal(orders_after(9, &passed), 0); // once in ten million
    assert_int_equal(features_asked, 0);
    assert_true(passed + 10000 < found);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cost_is_what_following_the_orders_loses),
        cmocka_unit_test(what_one_order_says_takes_one_order),
        cmocka_unit_test(an_exception_stands_before_the_rule),
        cmocka_unit_test(more_orders_cost_less_over_many_mazes),
        cmocka_unit_test(what_saves_next_to_nothing_is_not_looked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
