// Odds where play goes round: in closed form, by elimination, by iteration, for ever.
#include "bayonet/odds.h"

#include "support/heap.h"
#include "systems/maze.h"
#include "unit/analysis/near.h"

#include <string.h>

#define COIN(...)                                                                              \
    {                                                                                          \
        .kind = BAY_CHANCE, .doors = 2, .to = { __VA_ARGS__ }                                  \
    }
#define DIE(...)                                                                               \
    {                                                                                          \
        .kind = BAY_CHANCE, .doors = 6, .to = { __VA_ARGS__ }                                  \
    }
#define END(what, mine, his)                                                                   \
    {                                                                                          \
        .kind = BAY_END, .ending = (what), .loss = {(mine), (his) }                            \
    }

static bay_status odds_of(const maze_room *room, int rooms, bay_odds *odds) {
    maze battle = maze_of(room, rooms);
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    bay_status status = bay_odds_make(graph, &policy, NULL, odds);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return status;
}

static void a_tie_fought_again_is_in_closed_form(void **state) {
    (void)state;
    static const maze_room ROOM[] = {DIE(0, 0, 0, 1, 2, 2), END(MAZE_WON, 0, 2),
                                     END(MAZE_LOST, 1, 0)};
    bay_odds odds;
    assert_int_equal(odds_of(ROOM, 3, &odds), BAY_OK);
    assert_near(odds.p[MAZE_WON], 1.0 / 3, 1e-15);
    assert_near(odds.p[MAZE_LOST], 2.0 / 3, 1e-15);
    assert_near(odds.mean[1], 2.0 / 3, 1e-15);
    assert_near(odds.measure[0][1], 2.0 / 3, 1e-15);
    assert_near(odds.residual, 0, 0);
    assert_near(odds.value, 100.0 / 3, 1e-13);
    bay_odds_free(&odds);
}

// Gambler's ruin on rooms 1 .. n - 1 from the middle: half and half, whatever n.
static void a_walk_between_two_ends_is_solved_exactly(void **state) {
    (void)state;
    enum { N = 401 };
    static maze_room room[N + 1];
    room[0] = (maze_room)COIN(N / 4, N / 4); // the walk begins a quarter of the way up
    for (uint16_t i = 1; i < N - 1; i++)
        room[i] = (maze_room)COIN((uint16_t)(i - 1), (uint16_t)(i + 1));
    room[1].to[0] = N;
    room[N - 1] = (maze_room)END(MAZE_WON, 0, 0);
    room[N] = (maze_room)END(MAZE_LOST, 0, 0);
    bay_odds odds;
    assert_int_equal(odds_of(room, N + 1, &odds), BAY_OK);
    assert_near(odds.p[MAZE_WON], (double)(N / 4) / (N - 1), 1e-13);
    assert_near(odds.p[MAZE_LOST], 1 - (double)(N / 4) / (N - 1), 1e-13);
    assert_near(odds.residual, 0, 0);
    bay_odds_free(&odds);
}

static void a_loop_that_is_hard_to_leave_loses_no_digits(void **state) {
    (void)state;
    // six rounds of one in six to get out, else back to the start
    static maze_room room[9];
    for (uint16_t i = 0; i < 7; i++) room[i] = (maze_room)DIE(0, 0, 0, 0, 0, (uint16_t)(i + 1));
    room[6].to[4] = 8;
    room[7] = (maze_room)END(MAZE_WON, 0, 0);
    room[8] = (maze_room)END(MAZE_LOST, 0, 0);
    bay_odds odds;
    assert_int_equal(odds_of(room, 9, &odds), BAY_OK);
    assert_near(odds.p[MAZE_WON], 0.5, 1e-15);
    assert_near(odds.p[MAZE_LOST], 0.5, 1e-15);
    bay_odds_free(&odds);
}

enum { RING = 600 };

// A ring of rooms: on with one door, out with the other, from every room.
static void make_ring(maze_room *room, uint16_t count) {
    for (uint16_t i = 0; i < count; i++)
        room[i] = (maze_room)COIN((uint16_t)((i + 1) % count), (uint16_t)(count + i % 2));
    room[count] = (maze_room)END(MAZE_WON, 0, 0);
    room[count + 1] = (maze_room)END(MAZE_LOST, 0, 0);
}

static void a_ring_beyond_the_limit_is_iterated_and_says_so(void **state) {
    (void)state;
    static maze_room room[RING + 2];
    make_ring(room, RING);
    for (int i = 0; i < RING; i++) room[i].doors = 2;
    bay_odds odds;
    assert_int_equal(odds_of(room, RING + 2, &odds), BAY_OK);
    assert_near(odds.p[MAZE_WON], 2.0 / 3, 1e-14);
    assert_near(odds.p[MAZE_LOST], 1.0 / 3, 1e-14);
    assert_true(odds.residual <= 1e-18);
    bay_odds_free(&odds);
}

static void fractions_refuse_a_ring_beyond_the_limit_and_no_other(void **state) {
    (void)state;
    static maze_room room[RING + 2];
    static const uint16_t SIZES[] = {511, 512, 513};
    for (int i = 0; i < 3; i++) {
        make_ring(room, SIZES[i]);
        maze battle = maze_of(room, SIZES[i] + 2);
        bay_work work = heap_work();
        bay_graph *graph;
        bay_policy policy;
        bay_residues residues = {.cell = NULL};
        assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
        assert_int_equal(bay_graph_largest(graph), SIZES[i]);
        assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
        bay_status status = bay_odds_residues(graph, &policy, NULL, 2147483647u, &residues);
        assert_int_equal(status, SIZES[i] <= 512 ? BAY_OK : BAY_REFUSED);
        uint64_t *cell = residues.cell;
        if (!status) assert_int_equal((cell[MAZE_WON] + cell[MAZE_LOST]) % 2147483647u, 1);
        bay_residues_free(&residues);
        bay_policy_free(&policy);
        bay_graph_free(graph);
    }
}

// --- For ever --------------------------------------------------------------------------------

static void what_never_ends_is_unresolved(void **state) {
    (void)state;
    // one in two never comes out of rooms 1 and 2, whose losses are 3 and 1
    static maze_room room[] = {COIN(1, 3), COIN(2, 2), COIN(1, 1), END(MAZE_WON, 0, 2)};
    room[1].loss[0] = room[2].loss[0] = 3;
    room[1].loss[1] = room[2].loss[1] = 1;
    bay_odds odds;
    assert_int_equal(odds_of(room, 4, &odds), BAY_OK);
    assert_near(odds.p[MAZE_UNRESOLVED], 0.5, 0);
    assert_near(odds.p[MAZE_WON], 0.5, 0);
    assert_near(odds.measure[0][3], 0.5, 0);
    assert_near(odds.measure[1][1], 0.5, 0);
    assert_near(odds.measure[1][2], 0.5, 0);
    assert_int_equal(odds.cells, 2);
    assert_int_equal(odds.joint[1].ending, MAZE_UNRESOLVED);
    assert_int_equal(odds.joint[1].loss[0], 3);
    bay_odds_free(&odds);
}

static void orders_that_go_round_for_ever_are_unresolved(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHOICE, .who = BAY_ATTACKER, .doors = 2, .to = {1, 2}},
        {.kind = BAY_CHOICE, .who = BAY_DEFENDER, .doors = 2, .to = {0, 2}},
        END(MAZE_WON, 0, 0)};
    bay_odds odds;
    assert_int_equal(odds_of(ROOM, 3, &odds), BAY_OK);
    assert_near(odds.p[MAZE_UNRESOLVED], 1, 0);
    bay_odds_free(&odds);
}

static void a_room_with_no_way_out_keeps_what_comes_in(void **state) {
    (void)state;
    static const maze_room ROOM[] = {COIN(1, 2), COIN(1, 1), END(MAZE_LOST, 0, 0)};
    bay_odds odds;
    assert_int_equal(odds_of(ROOM, 3, &odds), BAY_OK);
    assert_near(odds.p[MAZE_UNRESOLVED], 0.5, 0);
    bay_odds_free(&odds);
}

// --- The joint distribution ------------------------------------------------------------------

static void the_joint_cells_are_sorted_and_sum_up_to_the_others(void **state) {
    (void)state;
    maze_room room[60];
    for (uint64_t seed = 0; seed < 100; seed++) {
        maze_random(seed, 40, 5, room, 60);
        bay_odds odds;
        double p[3] = {0, 0, 0}, losses[10] = {0};
        assert_int_equal(odds_of(room, 60, &odds), BAY_OK);
        for (uint32_t i = 0; i < odds.cells; i++) {
            const bay_joint *cell = &odds.joint[i];
            p[cell->ending] += cell->p;
            losses[cell->loss[0]] += cell->p;
            if (i == 0) continue;
            int order = cell[-1].ending - cell->ending;
            if (!order) order = cell[-1].loss[0] - cell->loss[0];
            if (!order) order = cell[-1].loss[1] - cell->loss[1];
            assert_true(order < 0);
        }
        for (int i = 0; i < 3; i++) assert_near(p[i], odds.p[i], 1e-14);
        for (int i = 0; i < 10; i++) assert_near(losses[i], odds.measure[0][i], 1e-14);
        assert_near(p[0] + p[1] + p[2], 1, 1e-13);
        bay_odds_free(&odds);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tie_fought_again_is_in_closed_form),
        cmocka_unit_test(a_walk_between_two_ends_is_solved_exactly),
        cmocka_unit_test(a_loop_that_is_hard_to_leave_loses_no_digits),
        cmocka_unit_test(a_ring_beyond_the_limit_is_iterated_and_says_so),
        cmocka_unit_test(fractions_refuse_a_ring_beyond_the_limit_and_no_other),
        cmocka_unit_test(what_never_ends_is_unresolved),
        cmocka_unit_test(orders_that_go_round_for_ever_are_unresolved),
        cmocka_unit_test(a_room_with_no_way_out_keeps_what_comes_in),
        cmocka_unit_test(the_joint_cells_are_sorted_and_sum_up_to_the_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
