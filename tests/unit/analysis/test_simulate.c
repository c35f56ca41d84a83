// Simulation: a trial is a function of seed and number, whichever way it is fought; what goes
// round for ever is broken off; what is stopped keeps its whole trials.
#include "bayonet/simulate.h"

#include "base/stream.h"
#include "failing_memory.h"
#include "support/trials.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

static const char ORDERS[] = "[{\"at\": \"press\", \"when\": {\"attacker.figures\": \"..3\"}, "
                             "\"do\": \"break-off\"}]";

static bay_orders *read_orders(void) {
    bay_orders *orders;
    arena space = arena_new(heap());
    assert_int_equal(bay_orders_read(&bay_rules_drill, loaded_document(&space, ORDERS), heap(),
                                     &orders, NULL),
                     BAY_OK);
    arena_free(&space);
    return orders;
}

// --- Splits ----------------------------------------------------------------------------------

// Cuts `count` trials at random, fights the pieces in any order and either way, and adds them up.
static void split_and_compare(const fought *of, uint64_t count, uint64_t seed,
                              const bay_tally *whole) {
    stream cuts = stream_new(seed, 0);
    bay_tally *sum = tally_of(of->battle);
    for (uint64_t first = 0; first < count;) {
        uint64_t piece = 1 + stream_below(&cuts, (uint32_t)count / 3);
        if (piece > count - first) piece = count - first;
        // what is left is fought from its end or its beginning
        bool last = stream_below(&cuts, 2) == 1;
        bay_tally *part =
            fight(of, stream_below(&cuts, 2) == 1, last ? count - piece : first, piece);
        assert_int_equal(bay_tally_add(sum, part), BAY_OK);
        bay_tally_free(part);
        if (last)
            count -= piece;
        else
            first += piece;
    }
    assert_same_tally(sum, whole);
    bay_tally_free(sum);
}

static void compare_splits(const bay_battle *battle, const bay_orders *orders, uint64_t count,
                           uint64_t splits) {
    fought of;
    fought_make(battle, orders, &of);
    bay_tally *whole = fight(&of, true, 0, count), *walked = fight(&of, false, 0, count);
    assert_same_tally(whole, walked);
    for (uint64_t i = 0; i < splits; i++) split_and_compare(&of, count, i, whole);
    bay_tally_free(whole);
    bay_tally_free(walked);
    fought_free(&of);
}

static void any_split_gives_the_same_tally_either_way(void **state) {
    (void)state;
    drill_scene s;
    bay_orders *orders = read_orders();
    drill_scene_make(DRILL_SAMPLE, &s);
    compare_splits(s.battle, NULL, 3000, 20);
    compare_splits(s.battle, orders, 3000, 20);
    drill_scene_free(&s);
    drill_scene_make(DRILL_FOREVER, &s);
    compare_splits(s.battle, NULL, 3000, 20);
    drill_scene_free(&s);
    bay_orders_free(orders);
    risk_battle risk = risk_battle_of(12, 9, BAY_TIES_SECOND);
    compare_splits(&risk.common, NULL, 3000, 20);
}

static void another_seed_gives_other_trials(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(12, 9, BAY_TIES_SECOND);
    fought of;
    fought_make(&risk.common, NULL, &of);
    bay_tally *one = fight(&of, true, 0, 1000), *other = tally_of(&risk.common);
    bay_trials trials = {.seed = 8, .count = 1000};
    assert_int_equal(bay_simulate_course(of.course, &trials, &of.work, other), BAY_OK);
    bool differs = bay_tally_scores(one) != bay_tally_scores(other);
    for (uint32_t i = 0; i < bay_tally_scores(one) && !differs; i++) {
        bay_score a, b;
        differs = bay_tally_score(one, i, &a) != bay_tally_score(other, i, &b);
    }
    assert_true(differs);
    bay_tally_free(one);
    bay_tally_free(other);
    fought_free(&of);
}

static void the_last_trials_there_are_can_be_fought(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(3, 2, BAY_TIES_SECOND);
    fought of;
    fought_make(&risk.common, NULL, &of);
    bay_tally *one = fight(&of, true, UINT64_MAX - 10, 10),
              *other = fight(&of, false, UINT64_MAX - 10, 10);
    assert_same_tally(one, other);
    bay_tally_free(one);
    bay_tally_free(other);
    fought_free(&of);
}

// --- Mazes: any tree at all ------------------------------------------------------------------

static bool never_ends(const fought *of) {
    bay_odds odds;
    assert_int_equal(bay_odds_make(of->graph, &of->plan, NULL, &odds), BAY_OK);
    bool never = odds.p[MAZE_UNRESOLVED] > 0;
    bay_odds_free(&odds);
    return never;
}

// Endless trials take a million throws or choices on the tree: of those only a few are fought.
static void both_ways_agree_in_random_mazes(void **state) {
    (void)state;
    enum { MAZES = 300, TRIALS = 200, ENDLESS = 12 };
    maze_room room[40];
    int endless = 0;
    for (uint64_t seed = 0; seed < MAZES; seed++) {
        maze_random(seed, 25, 6, room, 40);
        maze battle = maze_of(room, 40);
        fought of;
        fought_make(&battle.common, NULL, &of);
        bool never = never_ends(&of);
        uint64_t count = never ? 2 : TRIALS;
        if (never && endless++ >= ENDLESS) count = 0;
        bay_tally *one = fight(&of, true, 0, count), *other = fight(&of, false, 0, count);
        assert_same_tally(one, other);
        bay_tally_free(one);
        bay_tally_free(other);
        fought_free(&of);
    }
    assert_true(endless > ENDLESS);
}

#define COIN(...)                                                                              \
    {                                                                                          \
        .kind = BAY_CHANCE, .doors = 2, .to = { __VA_ARGS__ }                                  \
    }
#define DOOR(...)                                                                              \
    {                                                                                          \
        .kind = BAY_CHOICE, .doors = 2, .to = { __VA_ARGS__ }                                  \
    }
#define END(what)                                                                              \
    { .kind = BAY_END, .ending = (what) }

// `count` trials in a maze, over the graph and, if wanted, on the tree: how many were broken off.
static uint64_t broken_off(const maze_room *room, int rooms, uint64_t count, bool on_tree) {
    maze battle = maze_of(room, rooms);
    fought of;
    fought_make(&battle.common, NULL, &of);
    bay_tally *tally = fight(&of, true, 0, count);
    uint64_t broken = bay_tally_broken_off(tally), unresolved = 0;
    for (uint32_t i = 0; i < bay_tally_scores(tally); i++) {
        bay_score score;
        uint64_t times = bay_tally_score(tally, i, &score);
        if (score.ending == MAZE_UNRESOLVED) unresolved += times;
    }
    assert_int_equal(unresolved, broken);
    if (on_tree) {
        bay_tally *walked = fight(&of, false, 0, count);
        assert_same_tally(walked, tally);
        bay_tally_free(walked);
    }
    bay_tally_free(tally);
    fought_free(&of);
    return broken;
}

static void what_goes_round_for_ever_is_broken_off_and_unresolved(void **state) {
    (void)state;
    // half the trials fall into a ring without a way out, of throws or of choices
    static const maze_room THROWS[] = {COIN(1, 2), END(MAZE_WON), COIN(3, 2), COIN(2, 3)};
    static const maze_room CHOICES[] = {COIN(1, 2), END(MAZE_WON), DOOR(3, 3), DOOR(2, 2)};
    static const maze_room AT_ONCE[] = {DOOR(1, 1), DOOR(0, 0)};
    static const maze_room ITSELF[] = {COIN(0, 0)};
    uint64_t broken = broken_off(THROWS, 4, 40, true);
    assert_in_range(broken, 8, 32);
    assert_int_equal(broken_off(CHOICES, 4, 40, true), broken);
    assert_int_equal(broken_off(AT_ONCE, 2, 3, true), 3);
    assert_int_equal(broken_off(ITSELF, 1, 3, true), 3);
    // over the graph it costs nothing
    broken = broken_off(THROWS, 4, 1000000, false);
    assert_in_range(broken, 497500, 502500);
}

// Out of 26 doors in a row only the last leads out: once in 2^26 throws.
static void what_hardly_ends_is_broken_off_at_the_limit(void **state) {
    (void)state;
    maze_room room[27];
    for (uint16_t i = 0; i < 26; i++) room[i] = (maze_room)COIN(0, (uint16_t)(i + 1));
    room[26] = (maze_room)END(MAZE_WON);
    assert_in_range(broken_off(room, 27, 5, true), 4, 5);
}

// --- What goes wrong -------------------------------------------------------------------------

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
            over_graph ? bay_simulate_course(of.course, &trials, &work, tally)
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
            over_graph ? bay_simulate_course(of.course, &trials, &work, tally)
                       : bay_simulate_tree(&battle.common, NULL, NULL, &trials, &work, tally);
        assert_int_equal(status, BAY_STOPPED);
        assert_int_equal(bay_tally_trials(tally), 0);
        bay_tally_free(tally);
    }
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

static void a_graph_that_is_not_whole_is_refused(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(30, 30, BAY_TIES_SECOND);
    bay_work work = heap_work();
    work.situations = 20;
    bay_graph *graph;
    bay_plan plan;
    bay_course *course = NULL;
    assert_int_equal(bay_graph_expand(&risk.common, NULL, &work, &graph), BAY_OVER_BUDGET);
    assert_int_equal(bay_plan_make(graph, NULL, &plan), BAY_OK);
    assert_int_equal(bay_course_make(graph, &plan, &course), BAY_REFUSED);
    bay_plan_free(&plan);
    bay_graph_free(graph);
}

typedef struct asked {
    bay_graph *graph;
    bay_plan plan;
    bay_course *course;
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
    if (!status) status = bay_plan_make(a->graph, NULL, &a->plan);
    if (!status) status = bay_course_make(a->graph, &a->plan, &a->course);
    if (!status) status = bay_simulate_course(a->course, &trials, &work, a->tally);
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
        bay_course_free(a.course);
        bay_plan_free(&a.plan);
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
        cmocka_unit_test(any_split_gives_the_same_tally_either_way),
        cmocka_unit_test(another_seed_gives_other_trials),
        cmocka_unit_test(the_last_trials_there_are_can_be_fought),
        cmocka_unit_test(both_ways_agree_in_random_mazes),
        cmocka_unit_test(what_goes_round_for_ever_is_broken_off_and_unresolved),
        cmocka_unit_test(what_hardly_ends_is_broken_off_at_the_limit),
        cmocka_unit_test(what_is_stopped_keeps_its_whole_trials),
        cmocka_unit_test(an_endless_trial_can_be_stopped),
        cmocka_unit_test(too_few_bytes_for_the_throws_is_over_budget),
        cmocka_unit_test(a_graph_that_is_not_whole_is_refused),
        cmocka_unit_test(every_refusal_of_memory_is_told_and_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
