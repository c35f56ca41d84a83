// Risk to the end, whose odds others have worked out: Osborne's table, two long battles to
// seventeen digits, ten against ten as a fraction.
#include "bayonet/odds.h"

#include "support/heap.h"
#include "systems/risk.h"
#include "unit/analysis/near.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static double chance_taken(int attackers, int defenders, bay_ties ties) {
    risk_battle battle = risk_battle_of(attackers, defenders, ties);
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_odds odds;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &policy, NULL, &odds), BAY_OK);
    double p = odds.p[0];
    assert_near(odds.p[0] + odds.p[1] + odds.p[2], 1, 1e-12);
    assert_near(odds.value, 100 * p, 1e-10);
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return p;
}

// The number after the next comma of *line.
static double next_number(const char **line) {
    *line = strchr(*line, ',');
    assert_non_null(*line);
    ++*line;
    return strtod(*line, NULL);
}

static void all_hundred_cells_are_those_of_osborne(void **state) {
    (void)state;
    FILE *file = fopen(BAYONET_SOURCE_DIR "/tests/data/osborne_table3.csv", "r");
    char line[512];
    int cells = 0;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int attackers = (int)strtol(line, NULL, 10);
        const char *rest = line;
        for (int defenders = 1; attackers > 0 && defenders <= 10; defenders++, cells++) {
            double p = chance_taken(attackers, defenders, BAY_TIES_SECOND);
            assert_near(next_number(&rest), round(p * 1000) / 1000, 1e-9);
        }
    }
    fclose(file);
    assert_int_equal(cells, 100);
}

static void long_battles_are_exact_to_twelve_digits(void **state) {
    (void)state;
    assert_near(chance_taken(10, 10, BAY_TIES_SECOND), 0.56759287213513043, 1e-12);
    assert_near(chance_taken(50, 50, BAY_TIES_SECOND), 0.73553513127028989, 1e-12);
    assert_near(chance_taken(100, 100, BAY_TIES_SECOND), 0.82436286612497710, 1e-12);
}

static void ties_that_hurt_nobody_are_fought_again(void **state) {
    (void)state;
    assert_near(chance_taken(10, 10, BAY_TIES_NOBODY), 0.88849576442434265, 1e-12);
    assert_near(chance_taken(50, 50, BAY_TIES_NOBODY), 0.99895049277745703, 1e-12);
    assert_near(chance_taken(100, 100, BAY_TIES_NOBODY), 0.99999481910605388, 1e-12);
}

// --- Fractions -------------------------------------------------------------------------------

static uint64_t decimal_modulo(const char *digits, uint64_t prime) {
    uint64_t rest = 0;
    for (; *digits; digits++) rest = (rest * 10 + (uint64_t)(*digits - '0')) % prime;
    return rest;
}

static void assert_fraction(bay_ties ties, uint32_t prime, const char *number,
                            const char *over) {
    risk_battle battle = risk_battle_of(10, 10, ties);
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_residues residues;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_residues(graph, &policy, NULL, prime, &residues), BAY_OK);
    const uint64_t *cell = residues.cell;
    assert_int_equal(cell[0] * decimal_modulo(over, prime) % prime,
                     decimal_modulo(number, prime));
    assert_int_equal((cell[0] + cell[1] + cell[2]) % prime, 1);
    bay_residues_free(&residues);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

static const uint32_t PRIMES[] = {2147483647u, 2147483629u, 2147483587u, 1073741827u};

static void ten_against_ten_is_the_known_fraction(void **state) {
    (void)state;
    for (int i = 0; i < 4; i++)
        assert_fraction(BAY_TIES_SECOND, PRIMES[i], "7340395068308443285781798760441527888695",
                        "12932500439436224970290233607304580694016");
}

static void ten_against_ten_with_standoffs_is_the_known_fraction(void **state) {
    (void)state;
    for (int i = 0; i < 4; i++)
        assert_fraction(
            BAY_TIES_NOBODY, PRIMES[i],
            "341134534539490644071087918847005878011394452597651520901008032252174566829185"
            "3",
            "383946157312873712135735332932649799051781695127385936818094361490940231680000"
            "0");
}

// --- The graph -------------------------------------------------------------------------------

static void a_situation_is_met_once_and_its_edges_are_what_can_happen(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(3, 2, BAY_TIES_SECOND);
    bay_work work = heap_work();
    bay_graph *graph;
    bay_step step;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    // 3:2, then 1:2, 2:1, 3:0, then 0:2, 1:1, 2:0, 0:1, 1:0
    assert_int_equal(bay_graph_situations(graph), 9);
    assert_int_equal(bay_graph_edges(graph), 3 + 2 + 2 + 2);
    assert_int_equal(bay_graph_components(graph), 9);
    assert_int_equal(bay_graph_largest(graph), 1);
    assert_true(bay_graph_whole(graph));
    bay_graph_step(graph, 0, &step);
    assert_int_equal(step.kind, BAY_CHANCE);
    uint16_t armies[2];
    uint32_t both_lose_one = bay_graph_next(graph, 0, 1 * 3 + 1);
    memcpy(armies, bay_graph_situation(graph, both_lose_one), sizeof armies);
    assert_int_equal(armies[0], 2);
    assert_int_equal(armies[1], 1);
    assert_int_equal(bay_graph_next(graph, 0, 0), UINT32_MAX); // somebody loses
    bay_graph_free(graph);
}

static void the_battle_can_begin_anywhere(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(10, 10, BAY_TIES_SECOND);
    uint64_t from = 0;
    uint16_t armies[2] = {3, 2};
    memcpy(&from, armies, sizeof armies);
    bay_work work = heap_work();
    bay_graph *graph;
    assert_int_equal(bay_graph_expand(&battle.common, &from, &work, &graph), BAY_OK);
    assert_int_equal(bay_graph_situations(graph), 9);
    bay_graph_free(graph);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_hundred_cells_are_those_of_osborne),
        cmocka_unit_test(long_battles_are_exact_to_twelve_digits),
        cmocka_unit_test(ties_that_hurt_nobody_are_fought_again),
        cmocka_unit_test(ten_against_ten_is_the_known_fraction),
        cmocka_unit_test(ten_against_ten_with_standoffs_is_the_known_fraction),
        cmocka_unit_test(a_situation_is_met_once_and_its_edges_are_what_can_happen),
        cmocka_unit_test(the_battle_can_begin_anywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
