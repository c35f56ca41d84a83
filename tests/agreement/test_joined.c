// Throws that are joined change no answer: the same odds as fractions, the same best play, and no
// situation that throws one by one do not come to. Assaults of WTJ are made at random. (The Trial
// Assault Rules: test_trial40k_merged.c.)
#include "bayonet/simulate.h"

#include "analysis/graph/graph.h"
#include "contract/loaded.h"
#include "support/any_text.h"
#include "support/heap.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ASSAULTS = 240, OTHERS = 1000000, TEXT_MAX = 3000, PRIME = 2147483647 };

// --- Assaults --------------------------------------------------------------------------------

// The first of a side, which has a weapon with it or has not.
static void add_first(stream *from, char name, bool leads, char *to) {
    int most = below(from, 3) ? 7 : 20;
    const char *type = ANY(from, "infantry", "infantry", "cavalry", "gun");
    snprintf(to, TEXT_MAX,
             "{'name': '%c', 'bases': %d, 'type': '%s', 'training': '%s', 'cover': '%s', "
             "'prone': %s, 'flamethrowers': %s, 'morale': '%s'}",
             name, 1 + below(from, most), leads ? "infantry" : type,
             ANY(from, "average", "average", "great", "outstanding"),
             ANY(from, "none", "none", "solid", "enclosed"),
             ANY(from, "false", "false", "true"), ANY(from, "false", "false", "false", "true"),
             ANY(from, "steady", "shaky", "brave", "mutinous"));
}

// Most sides have one unit, some a weapon with it, and some two.
static void add_side(stream *from, const char *side, const char *names, char *to) {
    enum { ATTACHED, OTHER, KINDS = 8 };
    char first[TEXT_MAX], second[TEXT_MAX] = "";
    size_t size = strlen(to);
    int more = below(from, KINDS);
    add_first(from, names[0], more == ATTACHED, first);
    if (more == ATTACHED)
        snprintf(second, sizeof second,
                 ", {'name': '%c', 'bases': 1, 'type': 'machine-gun', 'with': '%c'}", names[1],
                 names[0]);
    if (more == OTHER)
        snprintf(second, sizeof second, ", {'name': '%c', 'bases': %d}", names[1],
                 1 + below(from, 2));
    snprintf(to + size, TEXT_MAX - size, ", '%s': {'units': [%s%s]}", side, first, second);
}

static void any_assault(uint64_t number, char *to) {
    stream from = stream_new(1916, number);
    snprintf(to, TEXT_MAX,
             "{'rules': 'wtj', 'until': '%s', 'turns': %s, 'rout': %s, 'parameters': {"
             "'rounds': %s, 'rounds_cavalry': %s, 'AMB-W4': '%s', 'tie_when_eliminated': '%s', "
             "'tie_costs': '%s', 'tie_at_nothing': '%s', 'breakthrough': '%s', 'AMB-W8': '%s', "
             "'recompute_modifiers': '%s', 'AMB-W15': '%s', 'AMB-W18': '%s', 'AMB-W13': '%s', "
             "'AMB-W32': '%s', 'AMB-W24': '%s'}",
             ANY(&from, "turn-over", "assault-over"),
             ANY(&from, "1", "1", "2", "3", "'unlimited'"), ANY(&from, "false", "true"),
             ANY(&from, "3", "3", "3", "3", "2", "4"), ANY(&from, "2", "3"),
             ANY(&from, "removed", "removed", "removed", "removed", "removed", "nominal"),
             ANY(&from, "pinned", "literal", "wins"), ANY(&from, "side", "unit"),
             ANY(&from, "tie", "nothing"), ANY(&from, "all-fought", "three-rounds"),
             ANY(&from, "fewer", "eliminated"),
             ANY(&from, "once", "once", "once", "once", "once", "each-round"),
             ANY(&from, "every", "losers"), ANY(&from, "any", "half"), ANY(&from, "no", "yes"),
             ANY(&from, "no", "yes"), ANY(&from, "no", "yes"));
    add_side(&from, "attacker", "AB", to);
    add_side(&from, "defender", "XY", to);
    size_t size = strlen(to);
    snprintf(to + size, TEXT_MAX - size, "}");
}

// Loads the next assault that is not refused, of all that are numbered: *number is what comes after it.
static void load_next(uint64_t *number, loaded *out) {
    char text[TEXT_MAX];
    for (;;) {
        arena space = arena_new(heap());
        any_assault((*number)++, text);
        for (char *at = text; *at; at++)
            if (*at == '\'') *at = '"';
        loaded_make(bay_rules_find("wtj"), loaded_document(&space, text), out);
        arena_free(&space);
        if (out->battle) return;
        loaded_free(out);
    }
}

// --- Compared --------------------------------------------------------------------------------

// From the first situation or another, a die of the first showing `face`; 0: none lies there.
static bay_graph *graph_of(const bay_battle *battle, const void *from, uint8_t face,
                           bool joined) {
    bay_work work = heap_work();
    bay_graph *graph;
    bay_graph_start start = {
        .battle = battle, .from = from, .faces = &face, .thrown = face > 0, .joined = joined};
    assert_int_equal(bay_graph_make(&start, &work, &graph), BAY_OK);
    return graph;
}

// The rows of a graph as they are merged, sorted.
typedef struct merged {
    size_t stride;
    uint32_t count, alike; // alike: rows that are the same as the one before
    uint8_t *row;
} merged;

static size_t stride_of_rows; // by qsort and bsearch

static int compare_rows(const void *one, const void *other) {
    return memcmp(one, other, stride_of_rows);
}

// A row of the graph as it is merged.
static void merge_row(const bay_graph *graph, uint32_t index, uint8_t *to) {
    _Alignas(int64_t) uint8_t row[BAY_SITUATION_MAX] = {0};
    memcpy(row, graph_row(graph, index), graph->stride);
    graph->battle->rules->merge(graph->battle, row);
    memcpy(to, row, graph->stride);
}

static merged merged_of(const bay_graph *graph) {
    merged all = {.stride = graph->stride, .count = graph->count};
    all.row = malloc(all.count * all.stride);
    assert_non_null(all.row);
    for (uint32_t i = 0; i < all.count; i++) merge_row(graph, i, all.row + i * all.stride);
    stride_of_rows = all.stride;
    qsort(all.row, all.count, all.stride, compare_rows);
    for (uint32_t i = 1; i < all.count; i++)
        all.alike += !compare_rows(all.row + i * all.stride, all.row + (i - 1) * all.stride);
    return all;
}

// The first situation is the given one, merged or not. Returns how many of those apart are another one when
// they are merged.
static uint32_t assert_within(const bay_graph *joined, const bay_graph *apart) {
    merged all = merged_of(apart);
    uint8_t *row = malloc(all.stride);
    assert_non_null(row);
    for (uint32_t i = 0; i < joined->count; i++) {
        merge_row(joined, i, row);
        assert_true(i == 0 || !compare_rows(row, graph_row(joined, i)));
        assert_non_null(bsearch(row, all.row, all.count, all.stride, compare_rows));
    }
    free(row);
    free(all.row);
    return all.alike;
}

static void assert_near(double one, double other, double most) {
    assert_true(fabs(one - other) <= 1e-12 * (1 + most));
}

static void assert_same_odds(const bay_battle *battle, const bay_odds *one,
                             const bay_odds *other) {
    for (uint32_t i = 0; i < one->endings; i++) assert_near(one->p[i], other->p[i], 0);
    for (uint32_t m = 0; m < one->measures; m++)
        for (int32_t k = 0; k <= battle->most[m]; k++)
            assert_near(one->measure[m][k], other->measure[m][k], 0);
    assert_near(one->value, other->value, 100);
    assert_int_equal(one->cells, other->cells);
    for (uint32_t i = 0; i < one->cells; i++) {
        const bay_joint *a = &one->joint[i], *b = &other->joint[i];
        assert_int_equal(a->ending, b->ending);
        assert_int_equal(a->loss[0], b->loss[0]);
        assert_int_equal(a->loss[1], b->loss[1]);
        assert_near(a->p, b->p, 0);
    }
}

// Under orders; NULL: the standing ones.
static void compare_odds(const bay_graph *joined, const bay_graph *apart) {
    const bay_graph *graph[2] = {joined, apart};
    bay_odds odds[2];
    bay_residues exact[2];
    for (int i = 0; i < 2; i++) {
        bay_policy policy;
        assert_int_equal(bay_policy_make(graph[i], NULL, &policy), BAY_OK);
        assert_int_equal(bay_odds_make(graph[i], &policy, NULL, &odds[i]), BAY_OK);
        assert_int_equal(bay_odds_residues(graph[i], &policy, NULL, PRIME, &exact[i]), BAY_OK);
        bay_policy_free(&policy);
    }
    assert_same_odds(apart->battle, &odds[0], &odds[1]);
    assert_int_equal(exact[0].count, exact[1].count);
    assert_memory_equal(exact[0].cell, exact[1].cell, exact[0].count * sizeof *exact->cell);
    for (int i = 0; i < 2; i++) {
        bay_residues_free(&exact[i]);
        bay_odds_free(&odds[i]);
    }
}

static void compare_best(const bay_graph *joined, const bay_graph *apart) {
    const bay_graph *graph[2] = {joined, apart};
    for (const bay_aim_row *row = apart->battle->rules->aims; row->id; row++) {
        bay_value word = {
            .kind = BAY_VALUE_TEXT, .count = (uint32_t)strlen(row->id), .is.text = row->id};
        bay_aim aim;
        double value[2];
        assert_int_equal(bay_aim_read(apart->battle, &word, &aim, NULL), BAY_OK);
        for (int i = 0; i < 2; i++) {
            bay_solution best;
            assert_int_equal(bay_best_make(graph[i], &aim, BAY_SEEKS_BOTH, NULL, &best),
                             BAY_OK);
            value[i] = best.value[0];
            bay_solution_free(&best);
        }
        assert_near(value[0], value[1], 100 * fabs(value[1]));
    }
}

typedef struct seen {
    int fewer, half; // assaults that took fewer situations, and no more than half
    int merged;      // in which some differ only in how a throw is made up
} seen;

static void compare(const bay_battle *battle, const void *from, uint8_t face, seen *of) {
    bay_graph *joined = graph_of(battle, from, face, true);
    bay_graph *apart = graph_of(battle, from, face, false);
    assert_true(joined->count <= apart->count);
    of->merged += assert_within(joined, apart) > 0;
    compare_odds(joined, apart);
    compare_best(joined, apart);
    of->fewer += joined->count < apart->count;
    of->half += 2 * joined->count <= apart->count;
    bay_graph_free(joined);
    bay_graph_free(apart);
}

static void joined_throws_change_no_answer(void **state) {
    (void)state;
    uint64_t number = 0;
    seen of = {0, 0, 0};
    for (int i = 0; i < ASSAULTS; i++) {
        loaded it;
        load_next(&number, &it);
        compare(it.battle, NULL, 0, &of);
        loaded_free(&it);
    }
    assert_true(number < 3 * ASSAULTS / 2); // few are refused
    assert_true(of.fewer > ASSAULTS / 2);
    assert_true(of.half > ASSAULTS / 16);
    assert_true(of.merged > ASSAULTS / 16);
}

// An assault under way: rounds are behind, a side is ahead, and has won all of them or has not.
static void from_any_round_the_rest_is_the_same(void **state) {
    (void)state;
    uint64_t number = OTHERS;
    seen of = {0, 0, 0};
    for (int i = 0; i < ASSAULTS / 8; i++) {
        loaded it;
        load_next(&number, &it);
        const bay_battle *battle = it.battle;
        bay_graph *apart = graph_of(battle, NULL, 0, false);
        for (uint32_t at = 1; at < apart->count; at += 1 + apart->count / 8)
            if (apart->node[at].kind == NODE_CHANCE) {
                compare(battle, bay_graph_situation(apart, at), 0, &of);
                compare(battle, bay_graph_situation(apart, at), (uint8_t)(1 + at % 6), &of);
            }
        bay_graph_free(apart);
        loaded_free(&it);
    }
    assert_true(of.fewer > ASSAULTS / 8);
}

// They would say something else of it: what is counted and thrown are the rounds.
static void joined_throws_are_not_counted_or_simulated(void **state) {
    (void)state;
    uint64_t number = 0;
    loaded it;
    bay_policy policy;
    bay_why why;
    bay_policy_chain *chain;
    load_next(&number, &it);
    bay_graph *joined = graph_of(it.battle, NULL, 0, true);
    assert_int_equal(bay_policy_make(joined, NULL, &policy), BAY_OK);
    assert_int_equal(bay_why_make(joined, &policy, &why), BAY_REFUSED);
    assert_int_equal(bay_policy_chain_make(joined, &policy, &chain), BAY_REFUSED);
    bay_policy_free(&policy);
    bay_graph_free(joined);
    loaded_free(&it);
}

// --- Under orders ----------------------------------------------------------------------------

// They look at all that an assault leaves behind when it is over.
static const char ORDERS[] =
    "[{\"at\": \"break-through\", \"when\": {\"rounds_left\": 1}, \"do\": \"stay\", "
    "\"optional\": true}, "
    "{\"at\": \"break-through-defender\", \"when\": {\"lead\": \"..-2\"}, \"do\": \"stay\", "
    "\"optional\": true}, "
    "{\"at\": \"move-off-attacker\", \"when\": {\"attacker.bases\": \"..4\"}, "
    "\"do\": \"move-off\", \"optional\": true}]";

static void orders_find_the_same_situations(void **state) {
    (void)state;
    uint64_t number = (uint64_t)2 * OTHERS;
    arena space = arena_new(heap());
    const bay_value *list = loaded_document(&space, ORDERS);
    for (int i = 0; i < ASSAULTS / 4; i++) {
        loaded it;
        load_next(&number, &it);
        bay_orders *orders;
        bay_odds odds[2];
        assert_int_equal(bay_orders_read(it.battle, list, heap(), &orders, NULL), BAY_OK);
        for (int joined = 0; joined < 2; joined++) {
            bay_graph_start start = {.battle = it.battle,
                                     .orders = orders,
                                     .follows = BAY_SEEKS_BOTH,
                                     .joined = joined};
            bay_work work = heap_work();
            bay_graph *graph;
            bay_policy policy;
            assert_int_equal(bay_graph_make(&start, &work, &graph), BAY_OK);
            assert_int_equal(bay_policy_make(graph, orders, &policy), BAY_OK);
            assert_int_equal(bay_odds_make(graph, &policy, NULL, &odds[joined]), BAY_OK);
            bay_policy_free(&policy);
            bay_graph_free(graph);
        }
        assert_same_odds(it.battle, &odds[0], &odds[1]);
        bay_odds_free(&odds[0]);
        bay_odds_free(&odds[1]);
        bay_orders_free(orders);
        loaded_free(&it);
    }
    arena_free(&space);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(joined_throws_change_no_answer),
        cmocka_unit_test(from_any_round_the_rest_is_the_same),
        cmocka_unit_test(joined_throws_are_not_counted_or_simulated),
        cmocka_unit_test(orders_find_the_same_situations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
