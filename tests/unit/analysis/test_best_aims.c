// Best play under several aims in one pass: the same, bit by bit, as under each by itself.
#include "analysis/solve/best.h"
#include "support/heap.h"
#include "systems/maze.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { ROOMS_MAX = 60, ROUNDS = 2000 };

static void aim_of(const maze *battle, uint64_t seed, bay_aim *aim) {
    assert_int_equal(bay_aim_read(&battle->common, NULL, aim, NULL), BAY_OK);
    for (uint64_t i = 0; i < 3; i++)
        aim->ending[i] = (bay_fraction){(int)(seed * (7 + i) / (1 + i) % 61) - 30, 1};
    aim->measure[0] = (bay_fraction){-(int)(seed % 5), 3};
}

static void assert_same(const bay_solution *one, const bay_solution *other, uint32_t count) {
    assert_memory_equal(one->value, other->value, count * sizeof *one->value);
    assert_memory_equal(one->policy.option, other->policy.option,
                        count * sizeof *one->policy.option);
    assert_memory_equal(&one->residual, &other->residual, sizeof one->residual);
}

// One aim after another.
static void check(const bay_graph *graph, const bay_aim *const aim[BEST_AIMS], int seeks,
                  const bay_policy *given) {
    bay_solution together[2], alone;
    double worth;
    uint32_t count = bay_graph_situations(graph);
    assert_int_equal(best_make_aims(graph, aim, seeks, given, together, &worth), BAY_OK);
    for (int k = 0; k < 2; k++) {
        assert_int_equal(bay_best_make(graph, aim[k], seeks, given, &alone), BAY_OK);
        assert_same(&together[k], &alone, count);
        bay_solution_free(&alone);
    }
    assert_int_equal(bay_best_make(graph, aim[2], 0, &together[1].policy, &alone), BAY_OK);
    assert_memory_equal(&worth, alone.value, sizeof worth);
    bay_solution_free(&alone);
    for (int k = 0; k < 2; k++) bay_solution_free(&together[k]);
}

// A maze of random rooms; every other one leads only onward.
static maze any_maze(uint64_t seed, maze_room room[ROOMS_MAX]) {
    int rooms = 8 + (int)(seed % (ROOMS_MAX - 8));
    maze_random(seed, 10 + (int)(seed % 30), 4, room, rooms);
    room[rooms - 1] = (maze_room){.kind = BAY_END, .ending = MAZE_WON};
    for (int i = 0; i < rooms; i++) {
        room[i].loss[0] = (uint8_t)((seed + (unsigned)i) % 4);
        for (int d = 0; seed % 2 && i < rooms - 1 && d < room[i].doors; d++)
            room[i].to[d] = (uint16_t)(i + 1 + room[i].to[d] % (rooms - 1 - i));
    }
    return maze_of(room, rooms);
}

static void aims_together_are_aims_one_by_one(void **state) {
    (void)state;
    uint32_t round = 0, onward = 0;
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        maze_room room[ROOMS_MAX];
        maze battle = any_maze(seed, room);
        bay_work work = heap_work();
        bay_graph *graph;
        bay_policy given;
        bay_aim aim[BEST_AIMS];
        for (int k = 0; k < BEST_AIMS; k++) aim_of(&battle, seed + (unsigned)k * 13, &aim[k]);
        assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
        assert_int_equal(bay_policy_make(graph, NULL, &given), BAY_OK);
        check(graph, (const bay_aim *const[]){&aim[0], &aim[1], &aim[2]}, (int)(seed / 2 % 4),
              &given);
        *(bay_graph_largest(graph) > 1 ? &round : &onward) += bay_graph_situations(graph) > 5;
        bay_policy_free(&given);
        bay_graph_free(graph);
    }
    assert_true(round > ROUNDS / 4 && onward > ROUNDS / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(aims_together_are_aims_one_by_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
