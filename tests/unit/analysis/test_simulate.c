// Simulation: a trial is a function of seed and number, whichever way it is fought; what goes
// round for ever is broken off.
#include "bayonet/simulate.h"

#include "base/stream.h"
#include "support/trials.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

static const char ORDERS[] = "[{\"at\": \"press\", \"when\": {\"attacker.figures\": \"..3\"}, "
                             "\"do\": \"break-off\"}]";

static bay_orders *read_orders(const bay_battle *battle) {
    bay_orders *orders;
    arena space = arena_new(heap());
    assert_int_equal(
        bay_orders_read(battle, loaded_document(&space, ORDERS), heap(), &orders, NULL),
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
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_orders *orders = read_orders(s.battle);
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
    assert_int_equal(bay_simulate_chain(of.chain, &trials, &of.work, other), BAY_OK);
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
    assert_int_equal(bay_odds_make(of->graph, &of->policy, NULL, &odds), BAY_OK);
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

// Out of 26 doors in a row only the last leads out: once in 2^26 throws. The rooms differ in their
// losses, so one throw more or less shows.
static void what_hardly_ends_is_broken_off_at_the_limit(void **state) {
    (void)state;
    maze_room room[27];
    for (uint16_t i = 0; i < 26; i++) {
        room[i] = (maze_room)COIN(0, (uint16_t)(i + 1));
        room[i].loss[0] = (uint8_t)(i < 9 ? i : 9);
    }
    room[26] = (maze_room)END(MAZE_WON);
    assert_in_range(broken_off(room, 27, 12, true), 11, 12);
}

// A ring of seven rooms, one throw from each to the next: after a million it stands in the second.
static void the_limit_is_a_million_throws(void **state) {
    (void)state;
    maze_room room[7];
    for (uint16_t i = 0; i < 7; i++) {
        room[i] = (maze_room)COIN((uint16_t)((i + 1) % 7), (uint16_t)((i + 1) % 7));
        room[i].loss[0] = (uint8_t)i;
    }
    maze battle = maze_of(room, 7);
    fought of;
    fought_make(&battle.common, NULL, &of);
    bay_tally *tally = fight(&of, false, 0, 1);
    bay_score score;
    assert_int_equal(bay_tally_score(tally, 0, &score), 1);
    assert_int_equal(score.measure[0], 1);
    assert_int_equal(bay_tally_broken_off(tally), 1);
    bay_tally_free(tally);
    fought_free(&of);
}

// A maze in which a room of chance with nine losses is settled, though dice would still be thrown.
static bool settle(const bay_battle *battle, const void *at) {
    bay_score score;
    bay_rules_maze.score(battle, at, &score);
    return score.measure[0] == 9;
}

static void what_is_settled_is_not_fought_out(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        COIN(1, 2),
        END(MAZE_WON),
        {.kind = BAY_CHANCE, .doors = 2, .loss = {9}, .to = {3, 3}},
        {.kind = BAY_CHOICE, .doors = 2, .to = {1, 1}}};
    bay_rules rules = bay_rules_maze;
    bay_step_info steps[8];
    uint32_t count = 0;
    while (rules.steps[count].id) count++;
    assert_true(count < 8);
    memcpy(steps, rules.steps, (count + 1) * sizeof *steps);
    for (uint32_t i = 0; i < count; i++)
        if (steps[i].kind == BAY_CHANCE) steps[i].settled = settle;
    rules.steps = steps;
    maze battle = maze_of(ROOM, 4);
    battle.common.rules = &rules;
    fought of;
    fought_make(&battle.common, NULL, &of);
    bay_tally *one = fight(&of, true, 0, 100), *other = fight(&of, false, 0, 100);
    assert_same_tally(one, other);
    assert_int_equal(bay_tally_broken_off(one), 0);
    bay_score score;
    uint64_t settled = bay_tally_score(one, bay_tally_scores(one) - 1, &score);
    assert_int_equal(score.measure[0], 9);
    assert_in_range(settled, 25, 75);
    bay_tally_free(one);
    bay_tally_free(other);
    fought_free(&of);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_split_gives_the_same_tally_either_way),
        cmocka_unit_test(another_seed_gives_other_trials),
        cmocka_unit_test(the_last_trials_there_are_can_be_fought),
        cmocka_unit_test(both_ways_agree_in_random_mazes),
        cmocka_unit_test(what_goes_round_for_ever_is_broken_off_and_unresolved),
        cmocka_unit_test(what_hardly_ends_is_broken_off_at_the_limit),
        cmocka_unit_test(the_limit_is_a_million_throws),
        cmocka_unit_test(what_is_settled_is_not_fought_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
