// Exact against simulated: every share of the trials lies within five standard errors of the
// exact chance, over the graph and walking the tree. Results expected fewer than 25 times are
// taken together, because a single one of them may well be further off.
#define _POSIX_C_SOURCE 200809L

#include "bayonet/simulate.h"

#include "contract/loaded.h"
#include "support/trials.h"
#include "systems/drill/drill.h"
#include "systems/maze.h"
#include "systems/risk.h"

#include <math.h>
#include <stdio.h>

enum { ON_GRAPH = 400000, ON_TREE = 100000, FEW = 25, ERRORS = 5 };

typedef struct compared {
    const char *words;
    double trials;
    double rare, rare_seen; // chances too small to be compared one by one
    size_t shares;          // compared
} compared;

static void within(const char *words, double exact, double seen, double error) {
    if (fabs(exact - seen) <= ERRORS * error + 1e-12) return;
    fail_msg("%s: %.9g is exact, %.9g was seen: %.1f standard errors", words, exact, seen,
             fabs(exact - seen) / error);
}

static double error_of(const compared *of, double p) {
    return sqrt(p * (1 - p) / of->trials);
}

static void share(compared *of, double exact, double seen) {
    if (of->trials * exact < FEW || of->trials * (1 - exact) < FEW) {
        bool likely = exact > 0.5;
        of->rare += likely ? 1 - exact : exact;
        of->rare_seen += likely ? 1 - seen : seen;
        return;
    }
    of->shares++;
    within(of->words, exact, seen, error_of(of, exact));
}

// What the exact joint distribution says of a cell; 0 when it is not in it.
static double exact_joint(const bay_odds *exact, const bay_joint *cell) {
    for (uint32_t i = 0; i < exact->cells; i++)
        if (exact->joint[i].ending == cell->ending &&
            exact->joint[i].loss[0] == cell->loss[0] &&
            exact->joint[i].loss[1] == cell->loss[1])
            return exact->joint[i].p;
    return 0;
}

static void joint(compared *of, const bay_odds *exact, const bay_odds *seen) {
    double rest = 1;
    for (uint32_t i = 0; i < seen->cells; i++) {
        double p = exact_joint(exact, &seen->joint[i]);
        if (!(p > 0)) fail_msg("%s: came to what cannot happen", of->words);
        rest -= p;
        share(of, p, seen->joint[i].p);
    }
    share(of, fabs(rest), 0); // what never came, all together
}

static size_t compare(const char *words, const bay_battle *battle, const bay_odds *exact,
                      const bay_tally *tally) {
    bay_odds seen;
    bay_errors errors;
    compared of = {.words = words, .trials = (double)bay_tally_trials(tally)};
    assert_int_equal(bay_tally_odds(tally, NULL, &seen, &errors), BAY_OK);
    for (uint32_t i = 0; i < exact->endings; i++) {
        share(&of, exact->p[i], seen.p[i]);
        assert_true(fabs(errors.p[i] - error_of(&of, seen.p[i])) <= 1e-15);
    }
    for (uint32_t m = 0; m < exact->measures; m++) {
        for (int32_t k = 0; k <= battle->most[m]; k++)
            share(&of, exact->measure[m][k], seen.measure[m][k]);
        within(words, exact->mean[m], seen.mean[m], errors.mean[m]);
    }
    joint(&of, exact, &seen);
    within(words, exact->value, seen.value, errors.value);
    // one trial counts in several rare shares, so theirs is no sum of independent ones
    within(words, of.rare, of.rare_seen, 4 * sqrt((of.rare + 1 / of.trials) / of.trials));
    bay_odds_free(&seen);
    return of.shares;
}

static void agree(const char *words, const bay_battle *battle) {
    fought of;
    bay_odds exact;
    fought_make(battle, NULL, &of);
    assert_int_equal(bay_odds_make(of.graph, &of.policy, NULL, &exact), BAY_OK);
    for (int over_graph = 0; over_graph < 2; over_graph++) {
        bay_tally *tally = fight(&of, over_graph, 0, over_graph ? ON_GRAPH : ON_TREE);
        assert_true(compare(words, battle, &exact, tally) > 3);
        bay_tally_free(tally);
    }
    bay_odds_free(&exact);
    fought_free(&of);
}

static void agree_on(const bay_rules *rules, const char *words, const char *scenario) {
    loaded of;
    arena space = arena_new(heap());
    const bay_value *document = loaded_document(&space, scenario);
    if (!rules) rules = bay_rules_find(bay_value_get(document, "rules")->is.text);
    loaded_make(rules, document, &of);
    assert_int_equal(of.status, BAY_OK);
    agree(words, of.battle);
    loaded_free(&of);
    arena_free(&space);
}

static void every_scenario_of_the_census_agrees(void **state) {
    (void)state;
    char *line = NULL;
    size_t room = 0, count = 0;
    FILE *file = fopen(BAYONET_SOURCE_DIR "/tests/golden/census.tsv", "r");
    assert_non_null(file);
    for (; getline(&line, &room, file) > 0; count++) {
        char *scenario = strrchr(line, '\t') + 1;
        line[strcspn(line, "\t")] = '\0';
        agree_on(NULL, line, scenario);
    }
    free(line);
    fclose(file);
    assert_true(count >= 6);
}

static void loops_of_elite_agree(void **state) {
    (void)state;
    agree_on(NULL, "Elite 9 on Elite 6",
             "{\"rules\":\"nqm\",\"attacker\":{\"quality\":\"elite\",\"strength\":9},"
             "\"defender\":{\"quality\":\"elite\",\"strength\":6}}");
    agree_on(NULL, "Elite 3 on Elite 12",
             "{\"rules\":\"nqm\",\"attacker\":{\"quality\":\"elite\",\"strength\":3},"
             "\"defender\":{\"quality\":\"elite\",\"strength\":12}}");
}

static void other_systems_agree(void **state) {
    (void)state;
    agree_on(&bay_rules_drill, "drill",
             "{\"rules\":\"drill\",\"attacker\":{\"left\":4,\"right\":3},"
             "\"defender\":{\"figures\":5}}");
    agree_on(&bay_rules_drill, "drill for ever",
             "{\"rules\":\"drill\",\"attacker\":{\"left\":2,\"right\":2},\"defender\":{"
             "\"figures\":3,\"works\":true},\"parameters\":{\"ties\":\"forever\"}}");
    risk_battle risk = risk_battle_of(12, 12, BAY_TIES_SECOND);
    agree("Risk", &risk.common);
}

// A quarter of it goes round for ever.
static void play_for_ever_agrees(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHANCE, .doors = 6, .to = {0, 1, 1, 2, 3, 4}},
        {.kind = BAY_CHANCE, .doors = 3, .to = {5, 1, 0}},
        {.kind = BAY_END, .ending = MAZE_WON, .loss = {1, 2}},
        {.kind = BAY_END, .ending = MAZE_LOST, .loss = {3, 0}},
        {.kind = BAY_END, .ending = MAZE_WON, .loss = {0, 0}},
        {.kind = BAY_CHANCE, .doors = 2, .to = {6, 5}},
        {.kind = BAY_CHOICE, .doors = 2, .to = {5, 0}},
    };
    maze battle = maze_of(ROOM, 7);
    fought of;
    bay_odds exact;
    fought_make(&battle.common, NULL, &of);
    assert_int_equal(bay_odds_make(of.graph, &of.policy, NULL, &exact), BAY_OK);
    assert_true(fabs(exact.p[MAZE_UNRESOLVED] - 0.25) < 1e-12);
    bay_tally *tally = fight(&of, true, 0, ON_GRAPH);
    compare("for ever", &battle.common, &exact, tally);
    bay_tally_free(tally);
    bay_odds_free(&exact);
    fought_free(&of);
}

// Over a graph with all its questions, which the policy decides.
static void best_play_agrees(void **state) {
    (void)state;
    loaded of;
    arena space = arena_new(heap());
    bay_work work = heap_work();
    bay_graph *graph;
    bay_solution best;
    bay_odds exact;
    bay_policy_chain *chain;
    bay_trials trials = {.seed = 7, .count = ON_GRAPH};
    loaded_make(bay_rules_find("nqm"),
                loaded_document(&space, "{\"rules\":\"nqm\",\"hours\":2,\"attacker\":"
                                        "{\"strength\":6},\"defender\":{\"strength\":3}}"),
                &of);
    bay_tally *tally = tally_of(of.battle);
    assert_int_equal(bay_graph_expand(of.battle, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_best_make(graph, NULL, BAY_SEEKS_BOTH, NULL, &best), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &best.policy, NULL, &exact), BAY_OK);
    assert_int_equal(bay_policy_chain_make(graph, &best.policy, &chain), BAY_OK);
    assert_int_equal(bay_simulate_chain(chain, &trials, &work, tally), BAY_OK);
    assert_true(compare("best play", of.battle, &exact, tally) > 10);
    bay_policy_chain_free(chain);
    bay_odds_free(&exact);
    bay_solution_free(&best);
    bay_graph_free(graph);
    bay_tally_free(tally);
    loaded_free(&of);
    arena_free(&space);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_scenario_of_the_census_agrees),
        cmocka_unit_test(loops_of_elite_agree),
        cmocka_unit_test(other_systems_agree),
        cmocka_unit_test(play_for_ever_agrees),
        cmocka_unit_test(best_play_agrees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
