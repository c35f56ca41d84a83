// Graphs that begin in mid-throw: the dice that lie there count, and count once.
#include "bayonet/odds.h"

#include "failing_memory.h"
#include "support/take.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

#include <string.h>

enum { PRIME = 2147483647 };

static bay_odds odds_of(const bay_graph_start *of) {
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_odds odds;
    assert_int_equal(bay_graph_make(of, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &policy, NULL, &odds), BAY_OK);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return odds;
}

// The chance of the first ending, and the attacker's mean loss.
typedef struct found {
    double taken, loss;
} found;

static found found_of(const bay_graph_start *of) {
    bay_odds odds = odds_of(of);
    found got = {odds.p[0], odds.mean[0]};
    bay_odds_free(&odds);
    return got;
}

// The same as the mean over every face that may still come.
static found mean_of(const bay_graph_start *of, const bay_throw *dice, uint8_t *faces,
                     size_t count) {
    bay_ask ask;
    assert_int_equal(bay_throw_ask(dice, faces, count, &ask), BAY_OK);
    if (ask.done) {
        _Alignas(16) uint8_t after[64] = {0};
        memcpy(after, of->from, of->battle->size);
        take_at(of->battle, after, ask.result, NULL);
        return found_of(&(bay_graph_start){.battle = of->battle, .from = after});
    }
    found mean = {0, 0};
    for (uint8_t face = 1; face <= ask.sides; face++) {
        faces[count] = face;
        found one = mean_of(of, dice, faces, count + 1);
        mean.taken += one.taken / ask.sides;
        mean.loss += one.loss / ask.sides;
    }
    return mean;
}

// Every prefix of the faces, from none to all but one.
static void assert_means(const bay_battle *battle, const void *from, const uint8_t *faces,
                         size_t count) {
    bay_step step;
    bay_step_read(battle, from, &step);
    assert_int_equal(step.kind, BAY_CHANCE);
    for (size_t thrown = 0; thrown <= count; thrown++) {
        uint8_t rest[16];
        memcpy(rest, faces, count);
        bay_graph_start of = {.battle = battle, .from = from, .faces = faces, .thrown = thrown};
        found given = found_of(&of), mean = mean_of(&of, &step.dice, rest, thrown);
        assert_near(given.taken, mean.taken, 1e-13);
        assert_near(given.loss, mean.loss, 1e-13);
    }
}

static void pools_are_the_mean_over_what_may_come(void **state) {
    (void)state;
    static const _Alignas(8) uint16_t FROM[4] = {4, 3};
    risk_battle battle = risk_battle_of(5, 4, BAY_TIES_SECOND);
    assert_means(&battle.common, FROM, (const uint8_t[]){6, 2, 5, 4}, 4);
    battle = risk_battle_of(5, 4, BAY_TIES_NOBODY); // which may come back to where they were
    assert_means(&battle.common, FROM, (const uint8_t[]){6, 2, 5, 4}, 4);
}

static void a_chain_is_the_mean_over_what_may_come(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make("{\"rules\":\"drill\",\"attacker\":{\"left\":2,\"right\":2},\"defender\":"
                     "{\"figures\":3},\"parameters\":{\"ties\":\"forever\"}}",
                     &s);
    _Alignas(16) uint8_t at[64] = {0};
    s.battle->rules->first(s.battle, at, NULL);
    take_at(s.battle, at, 0, NULL);                               // stand, and fire
    assert_means(s.battle, at, (const uint8_t[]){6, 1, 5, 3}, 4); // two hits, one cover thrown
    drill_scene_free(&s);
}

// 1 against 1, the first die a 6: 5 in 6 wins at once, and a tie is thrown again with both dice.
static void the_dice_count_once_where_play_comes_back(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(1, 1, BAY_TIES_NOBODY);
    const uint8_t six = 6;
    bay_graph_start of = {.battle = &battle.common, .faces = &six, .thrown = 1};
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_solution answer;
    bay_residues residues;
    bay_why why;
    assert_near(found_of(&of).taken, 11.0 / 12, 1e-15);
    assert_int_equal(bay_graph_make(&of, &work, &graph), BAY_OK);
    assert_int_equal(bay_graph_situations(graph), 4); // now, both dice again, two ends
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_best_make(graph, NULL, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_near(answer.value[0], 100 * 11.0 / 12, 1e-12);
    assert_int_equal(bay_odds_residues(graph, &policy, NULL, PRIME, &residues), BAY_OK);
    assert_int_equal(residues.cell[0] * 12 % PRIME, 11);
    assert_int_equal(bay_why_make(graph, &policy, &why), BAY_OK);
    assert_near(why.use[0].expected, 1 + 1.0 / 6 * 1.2, 1e-15); // then 6 in 5, as ever
    bay_why_free(&why);
    bay_residues_free(&residues);
    bay_solution_free(&answer);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

static void faces_that_do_not_fit_are_refused(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(3, 2, BAY_TIES_SECOND);
    static const uint8_t FACES[] = {6, 7, 1, 1, 1, 1};
    bay_work work = heap_work();
    bay_graph *graph = NULL;
    bay_graph_start of = {.battle = &battle.common, .faces = FACES, .thrown = 2};
    assert_int_equal(bay_graph_make(&of, &work, &graph), BAY_BAD_INPUT); // no 7 on a die
    of.faces = FACES + 2;
    of.thrown = 4;
    assert_int_equal(bay_graph_make(&of, &work, &graph), BAY_OK);
    bay_graph_free(graph);
    static const uint8_t MANY[] = {1, 1, 1, 1, 1, 1};
    of.faces = MANY;
    of.thrown = 6;
    assert_int_equal(bay_graph_make(&of, &work, &graph), BAY_BAD_INPUT);
}

static void every_refusal_is_told_and_nothing_is_kept(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(6, 6, BAY_TIES_NOBODY);
    static const uint8_t FACES[] = {6, 3};
    static const _Alignas(8) uint16_t FROM[4] = {5, 6};
    bay_graph_start of = {.battle = &battle.common, .from = FROM, .faces = FACES, .thrown = 2};
    for (size_t n = 1;; n++) {
        failing_memory heap = {.fail_at = n};
        bay_work work = {.memory = failing_memory_of(&heap)};
        bay_graph *graph = NULL;
        bay_status status = bay_graph_make(&of, &work, &graph);
        bay_graph_free(graph);
        assert_int_equal(heap.blocks, 0);
        if (heap.requests < n) {
            assert_int_equal(status, BAY_OK);
            assert_true(n > 5);
            return;
        }
        assert_int_equal(status, BAY_NO_MEMORY);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pools_are_the_mean_over_what_may_come),
        cmocka_unit_test(a_chain_is_the_mean_over_what_may_come),
        cmocka_unit_test(the_dice_count_once_where_play_comes_back),
        cmocka_unit_test(faces_that_do_not_fit_are_refused),
        cmocka_unit_test(every_refusal_is_told_and_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
