// Best play where play can go round: small loops with known answers, then random ones against
// every policy of either side.
#include "bayonet/odds.h"

#include "analysis/solve/loop.h"
#include "support/heap.h"
#include "systems/maze.h"
#include "unit/analysis/near.h"

#include <string.h>

enum { A = BAY_ATTACKER, D = BAY_DEFENDER };

#define WON                                                                                    \
    { .kind = BAY_END, .ending = MAZE_WON }
#define LOST                                                                                   \
    { .kind = BAY_END, .ending = MAZE_LOST }
#define CHOICE(side, ...)                                                                      \
    {                                                                                          \
        .kind = BAY_CHOICE, .who = (side), .doors = 2, .to = { __VA_ARGS__ }                   \
    }
#define COIN(...)                                                                              \
    {                                                                                          \
        .kind = BAY_CHANCE, .doors = 2, .to = { __VA_ARGS__ }                                  \
    }

typedef struct scene {
    maze battle;
    bay_graph *graph;
    bay_aim aim;
} scene;

static void set_scene(scene *s, const maze_room *room, int rooms, const int worth[3]) {
    bay_work work = heap_work();
    s->battle = maze_of(room, rooms);
    assert_int_equal(bay_graph_expand(&s->battle.common, NULL, &work, &s->graph), BAY_OK);
    assert_int_equal(bay_aim_read(&s->battle.common, NULL, &s->aim, NULL), BAY_OK);
    for (int i = 0; i < 3; i++) s->aim.ending[i] = (bay_fraction){worth[i], 1};
}

// What room `number` is worth, and which door is taken there.
static double best_in(const maze_room *room, int rooms, const int worth[3], int seeks,
                      int *door) {
    scene s;
    set_scene(&s, room, rooms, worth);
    bay_solution answer;
    bay_policy policy;
    bay_odds odds;
    assert_int_equal(bay_policy_make(s.graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_best_make(s.graph, &s.aim, seeks, &policy, &answer), BAY_OK);
    assert_int_equal(bay_odds_make(s.graph, &answer.policy, &s.aim, &odds), BAY_OK);
    assert_near(odds.value, answer.value[0], 1e-10); // the policy is worth what it says
    assert_near(answer.residual, 0, 1e-9);
    double value = answer.value[0];
    if (door) *door = answer.policy.option[0];
    bay_odds_free(&odds);
    bay_solution_free(&answer);
    bay_policy_free(&policy);
    bay_graph_free(s.graph);
    return value;
}

static const int PLAIN[3] = {100, 0, 50};  // won, lost, unresolved
static const int BITTER[3] = {100, 0, -5}; // nobody wins: worse for the attacker than losing
static const int SWEET[3] = {100, 0, 105};

// --- One side --------------------------------------------------------------------------------

static void a_side_goes_round_for_ever_rather_than_lose(void **state) {
    (void)state;
    // door 0 gives in, door 1 leads through another room back here
    static const maze_room ROOM[] = {CHOICE(A, 2, 1), CHOICE(A, 2, 0), LOST};
    int door;
    assert_near(best_in(ROOM, 3, PLAIN, BAY_SEEKS_BOTH, &door), 50, 1e-12);
    assert_int_equal(door, 1);
    assert_near(best_in(ROOM, 3, BITTER, BAY_SEEKS_BOTH, &door), 0, 1e-12);
    assert_int_equal(door, 0);
}

static void a_side_leaves_a_loop_to_win_though_going_on_looks_as_good(void **state) {
    (void)state;
    static const maze_room ROOM[] = {CHOICE(A, 1, 2), CHOICE(A, 0, 2), WON};
    int door;
    assert_near(best_in(ROOM, 3, PLAIN, BAY_SEEKS_BOTH, &door), 100, 1e-12);
    assert_int_equal(door, 1); // door 0 never wins, however often it is taken
    assert_near(best_in(ROOM, 3, SWEET, BAY_SEEKS_BOTH, &door), 105, 1e-12);
    assert_int_equal(door, 0);
}

static void the_lower_of_equal_doors_is_taken_outside_loops(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHOICE, .who = A, .doors = 3, .to = {1, 2, 3}}, LOST, COIN(3, 3), WON};
    int door;
    assert_near(best_in(ROOM, 4, PLAIN, BAY_SEEKS_BOTH, &door), 100, 1e-12);
    assert_int_equal(door, 1);
}

static void doors_are_equal_where_only_rounding_tells_them_apart(void **state) {
    (void)state;
    // door 0 wins with every face of die after die, which adds up to 100 but for the last digits
    static const maze_room ROOM[] = {CHOICE(A, 1, 4),
                                     {.kind = BAY_CHANCE, .doors = 6, .to = {2, 2, 3, 2, 4, 3}},
                                     {.kind = BAY_CHANCE, .doors = 5, .to = {3, 3, 4, 4, 3}},
                                     {.kind = BAY_CHANCE, .doors = 6, .to = {4, 4, 4, 4, 4, 4}},
                                     WON};
    scene s;
    bay_solution answer;
    int door;
    set_scene(&s, ROOM, 5, PLAIN);
    assert_int_equal(bay_best_make(s.graph, &s.aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_true(bay_solution_option(s.graph, &answer, 0, 0) < 100); // or the test shows nothing
    bay_solution_free(&answer);
    bay_graph_free(s.graph);
    assert_near(best_in(ROOM, 5, PLAIN, BAY_SEEKS_BOTH, &door), 100, 1e-12);
    assert_int_equal(door, 0);
}

static void a_room_that_leads_to_itself_is_left_or_not_as_is_best(void **state) {
    (void)state;
    static const maze_room ROOM[] = {CHOICE(A, 0, 1), COIN(1, 2), WON};
    int door;
    assert_near(best_in(ROOM, 3, PLAIN, BAY_SEEKS_BOTH, &door), 100, 1e-12);
    assert_int_equal(door, 1);
    assert_near(best_in(ROOM, 3, SWEET, BAY_SEEKS_BOTH, &door), 105, 1e-12);
    assert_int_equal(door, 0);
    static const maze_room NO_WAY_OUT[] = {COIN(0, 0)};
    assert_near(best_in(NO_WAY_OUT, 1, PLAIN, BAY_SEEKS_BOTH, NULL), 50, 1e-12);
}

static void going_round_is_worth_the_losses_it_leaves(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHOICE, .who = A, .doors = 2, .loss = {3, 0}, .to = {2, 1}},
        {.kind = BAY_CHANCE, .doors = 2, .loss = {3, 0}, .to = {0, 0}},
        LOST};
    scene s;
    set_scene(&s, ROOM, 3, PLAIN);
    bay_solution answer;
    s.aim.measure[0] = (bay_fraction){-40, 2};
    assert_int_equal(bay_best_make(s.graph, &s.aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_near(answer.value[0], 0, 1e-12); // 50 - 3 * 20 is less than losing
    bay_solution_free(&answer);
    s.aim.measure[0] = (bay_fraction){-40, 3};
    assert_int_equal(bay_best_make(s.graph, &s.aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_near(answer.value[0], 10, 1e-12);
    bay_solution_free(&answer);
    bay_graph_free(s.graph);
}

static void what_was_freed_is_nothing_and_may_be_freed_again(void **state) {
    (void)state;
    static const maze_room ROOM[] = {CHOICE(A, 0, 1), WON};
    scene s;
    set_scene(&s, ROOM, 2, PLAIN);
    bay_solution answer;
    bay_policy policy;
    bay_odds odds;
    assert_int_equal(bay_best_make(s.graph, &s.aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_int_equal(bay_policy_make(s.graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(s.graph, &answer.policy, &s.aim, &odds), BAY_OK);
    for (int again = 0; again < 2; again++) {
        bay_solution_free(&answer);
        assert_null(answer.value);
        assert_null(answer.policy.option);
        bay_policy_free(&policy);
        assert_null(policy.option);
        bay_odds_free(&odds);
        assert_null(odds.joint);
    }
    bay_graph_free(s.graph);
    bay_solution_free(NULL);
    bay_policy_free(NULL);
    bay_odds_free(NULL);
    bay_graph_free(NULL);
}

// --- Both sides ------------------------------------------------------------------------------

static void two_sides_that_would_both_lose_by_leaving_stay(void **state) {
    (void)state;
    static const maze_room ROOM[] = {CHOICE(A, 2, 1), CHOICE(D, 3, 0), LOST, WON};
    int door;
    assert_near(best_in(ROOM, 4, PLAIN, BAY_SEEKS_BOTH, &door), 50, 1e-12);
    assert_int_equal(door, 1);
    // against a defender who always gives in, the attacker waits for it
    assert_near(best_in(ROOM, 4, PLAIN, BAY_SEEKS_ATTACKER, &door), 100, 1e-12);
    assert_near(best_in(ROOM, 4, PLAIN, BAY_SEEKS_DEFENDER, &door), 0, 1e-12);
}

static void the_defender_breaks_a_loop_that_favours_the_attacker(void **state) {
    (void)state;
    // the attacker would go round for 105; the defender can leave for a coin
    static const maze_room ROOM[] = {CHOICE(A, 1, 3), CHOICE(D, 0, 2), COIN(3, 4), WON, LOST};
    assert_near(best_in(ROOM, 5, SWEET, BAY_SEEKS_BOTH, NULL), 100, 1e-12);
    static const maze_room POOR[] = {CHOICE(A, 1, 4), CHOICE(D, 0, 2), COIN(3, 4), WON, LOST};
    assert_near(best_in(POOR, 5, SWEET, BAY_SEEKS_BOTH, NULL), 50, 1e-12);
}

static void indifferent_sides_get_what_they_are_indifferent_between(void **state) {
    (void)state;
    static const int SAME[3] = {50, 50, 50};
    static const maze_room ROOM[] = {CHOICE(A, 1, 2), CHOICE(D, 0, 3), WON, LOST};
    int door;
    assert_near(best_in(ROOM, 4, SAME, BAY_SEEKS_BOTH, &door), 50, 1e-12);
    assert_int_equal(door, 0);
}

static void a_loop_is_left_only_once_the_coin_has_fallen_well(void **state) {
    (void)state;
    // 0: again and again a coin: 1 is a chance to win 3 in 4, 2 is one in 4; the attacker may
    // throw again. He waits for 1.
    static const maze_room ROOM[] = {
        COIN(1, 2), CHOICE(A, 0, 3), CHOICE(A, 0, 4), COIN(5, 6), COIN(5, 7), WON, COIN(5, 7),
        LOST};
    assert_near(best_in(ROOM, 8, PLAIN, BAY_SEEKS_BOTH, NULL), 75, 1e-12);
}

// A walk along rooms in a row, a step on with 3 faces of 5 and back with 2: from room i, counted from
// 1, it reaches the far end with a chance of (1 - (2/3)^i) / (1 - (2/3)^(rooms + 1)). More rooms than
// are solved by elimination.
static void a_long_loop_is_worth_what_a_walk_through_it_is(void **state) {
    (void)state;
    enum { ROW = LOOP_MAX + 88, ALL = ROW + 2 };
    static maze_room room[ALL];
    for (int i = 0; i < ROW; i++) {
        uint16_t back = (uint16_t)(i ? i - 1 : ROW),
                 on = (uint16_t)(i + 1 < ROW ? i + 1 : ROW + 1);
        room[i] = (maze_room){.kind = BAY_CHANCE, .doors = 5, .to = {on, on, on, back, back}};
    }
    room[ROW] = (maze_room)LOST;
    room[ROW + 1] = (maze_room)WON;
    scene s;
    bay_solution answer;
    set_scene(&s, room, ALL, PLAIN);
    assert_int_equal(bay_best_make(s.graph, &s.aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_near(answer.value[0], 100. / 3, 1e-11);
    for (uint32_t at = 0; at < bay_graph_situations(s.graph); at++) {
        uint16_t number = 0;
        memcpy(&number, bay_graph_situation(s.graph, at), sizeof number);
        double lost = 100;
        for (int i = 0; i <= number; i++) lost *= 2. / 3;
        if (number < ROW) assert_near(answer.value[at], 100 - lost, 1e-11);
    }
    bay_solution_free(&answer);
    bay_graph_free(s.graph);
}

// --- Every policy ------------------------------------------------------------------------------

enum { ROOMS = 9, CHOICES_MAX = 5, ROUNDS = 3000 };

static uint32_t choices_of(const bay_graph *graph, uint32_t list[]) {
    uint32_t count = 0;
    bay_step step;
    for (uint32_t at = 0; at < bay_graph_situations(graph); at++) {
        bay_graph_step(graph, at, &step);
        if (step.kind == BAY_CHOICE) list[count++] = at;
    }
    return count;
}

// The value of the policy whose doors are the bits of `code`.
static double value_of(const scene *s, const uint32_t *list, uint32_t count, uint32_t code) {
    bay_policy policy;
    bay_odds odds;
    assert_int_equal(bay_policy_make(s->graph, NULL, &policy), BAY_OK);
    for (uint32_t i = 0; i < count; i++) policy.option[list[i]] = (code >> i) & 1;
    assert_int_equal(bay_odds_make(s->graph, &policy, &s->aim, &odds), BAY_OK);
    double value = odds.value;
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    return value;
}

static uint32_t mask_of(const scene *s, const uint32_t *list, uint32_t count, int side) {
    uint32_t mask = 0;
    bay_step step;
    for (uint32_t i = 0; i < count; i++) {
        bay_graph_step(s->graph, list[i], &step);
        if (step.who == side) mask |= 1u << i;
    }
    return mask;
}

// The best that `side` can make sure of by a policy of its own: the worst over the other's policies.
static double sure_of(const double *value, uint32_t codes, uint32_t own, int side) {
    double best = side == A ? -1e9 : 1e9;
    for (uint32_t mine = 0; mine < codes; mine++) {
        if ((mine & own) != mine) continue;
        double worst = side == A ? 1e9 : -1e9;
        for (uint32_t other = 0; other < codes; other++) {
            if (other & own) continue;
            double v = value[mine | other];
            if (side == A ? v < worst : v > worst) worst = v;
        }
        if (side == A ? worst > best : worst < best) best = worst;
    }
    return best;
}

// 1 when the maze was small enough to try every policy.
static int try_every_plan(uint64_t seed, const int worth[3]) {
    maze_room room[ROOMS];
    maze_random(seed, 25, 2, room, ROOMS);
    scene s;
    set_scene(&s, room, ROOMS, worth);
    uint32_t list[ROOMS], count = choices_of(s.graph, list);
    double value[1 << CHOICES_MAX];
    int tried = count <= CHOICES_MAX && bay_graph_largest(s.graph) > 1;
    if (tried) {
        for (uint32_t code = 0; code < 1u << count; code++)
            value[code] = value_of(&s, list, count, code);
        double mine = sure_of(value, 1u << count, mask_of(&s, list, count, A), A);
        double his = sure_of(value, 1u << count, mask_of(&s, list, count, D), D);
        double best = best_in(room, ROOMS, worth, BAY_SEEKS_BOTH, NULL);
        assert_near(mine, his, 1e-9);
        assert_near(best, mine, 1e-9);
    }
    bay_graph_free(s.graph);
    return tried;
}

static void no_plan_of_either_side_does_better(void **state) {
    (void)state;
    int tried = 0;
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        const int worth[3] = {100, (int)(seed % 3) * 30, (int)(seed / 3 % 5) * 30 - 5};
        tried += try_every_plan(seed, worth);
        tried += try_every_plan(seed + ROUNDS, (const int[]){1, -1, 0});
    }
    assert_true(tried > ROUNDS / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_side_goes_round_for_ever_rather_than_lose),
        cmocka_unit_test(a_side_leaves_a_loop_to_win_though_going_on_looks_as_good),
        cmocka_unit_test(the_lower_of_equal_doors_is_taken_outside_loops),
        cmocka_unit_test(doors_are_equal_where_only_rounding_tells_them_apart),
        cmocka_unit_test(a_room_that_leads_to_itself_is_left_or_not_as_is_best),
        cmocka_unit_test(going_round_is_worth_the_losses_it_leaves),
        cmocka_unit_test(what_was_freed_is_nothing_and_may_be_freed_again),
        cmocka_unit_test(two_sides_that_would_both_lose_by_leaving_stay),
        cmocka_unit_test(the_defender_breaks_a_loop_that_favours_the_attacker),
        cmocka_unit_test(indifferent_sides_get_what_they_are_indifferent_between),
        cmocka_unit_test(a_loop_is_left_only_once_the_coin_has_fallen_well),
        cmocka_unit_test(a_long_loop_is_worth_what_a_walk_through_it_is),
        cmocka_unit_test(no_plan_of_either_side_does_better),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
