// Situations of the Trial Assault Rules that are merged where throws are joined change no answer: the
// same odds as fractions, the same best play of either side and of both. The fights are made at random,
// on the table and with stated contacts, with readings that say who strikes in a sweeping advance.
#include "bayonet/odds.h"

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

enum { FIGHTS = 150, TEXT_MAX = 6000, MOST = 12000, PRIME = 2147483647, MODELS = 6 };

// --- Fights ----------------------------------------------------------------------------------

typedef enum begins { STATED, IN_CONTACT, CHARGING } begins;

static void add(char *to, const char *format, ...) {
    size_t size = strlen(to);
    va_list list;
    va_start(list, format);
    vsnprintf(to + size, TEXT_MAX - size, format, list);
    va_end(list);
}

// What they are and carry.
static const char *any_kind(stream *from) {
    return ANY(from, "'profile':'marines'", "'profile':'marines'", "'profile':'orks'",
               "'profile':'orks','weapons':[]", "'profile':'guardsmen'",
               "'profile':'sergeants','weapons':['fist','pistol']",
               "'profile':'sergeants','weapons':['power','pistol']",
               "'profile':'nobs','w':2,'weapons':['claw','blade']", "'profile':'terminators'",
               "'profile':'marines','w':2,'weapons':['blade','pistol']",
               "'profile':'genestealers'");
}

// Models of a side in two rows, the first at `front` millimetres from the north; `onward` is where its
// second row is.
static void add_places(stream *from, int unit, int models, int front, int onward, char *to) {
    for (int i = 0; i < models; i++) {
        int row = i < (models + 1) / 2 ? 0 : 1, column = row ? i - (models + 1) / 2 : i;
        add(to, "%s'%d mm,%d mm'", i ? "," : "", 100 + 90 * unit + 28 * column + below(from, 2),
            front + onward * row);
    }
}

// A group for some of its models, and one for the others.
static void add_unit(stream *from, const char *name, int unit, begins how, int front,
                     int onward, char *to) {
    const char *kind[2] = {any_kind(from), any_kind(from)};
    int models = 2 + below(from, MODELS - 2), groups = 1 + (below(from, 2) && models > 2);
    add(to, "{'name':'%s','fast':%s,'groups':[", name, ANY(from, "false", "false", "true"));
    for (int i = 0; i < groups; i++) {
        add(to, "%s{%s", i ? "," : "", kind[i]);
        if (how == STATED) {
            add(to, ",'name':'%s %d','models':%d},", name, 2 * i, 1 + below(from, 3));
            add(to, "{%s,'name':'%s %d','models':%d,'place':'%s'}", kind[i], name, 2 * i + 1,
                1 + below(from, 2), ANY(from, "contact", "support", "support", "out"));
            continue;
        }
        int many = i ? models - models / 2 : groups > 1 ? models / 2 : models;
        add(to, ",'at':[");
        add_places(from, 2 * unit + i, many, front, onward, to);
        add(to, "]}");
    }
    add(to, "]}");
}

static void add_side(stream *from, const char *side, const char *names, begins how, int front,
                     int onward, char *to) {
    int units = 1 + (how != STATED && below(from, 4) == 0);
    add(to, ",'%s':{'units':[", side);
    for (int i = 0; i < units; i++) {
        if (i) add(to, ",");
        add_unit(from, (char[]){names[i], '\0'}, i, how, front, onward, to);
    }
    add(to, "]}");
}

static void any_fight(uint64_t number, char *to) {
    stream from = stream_new(40, number);
    begins how = (begins)(number % 3);
    int gap = how == CHARGING ? 25 + 30 + below(&from, 90) : 25;
    *to = '\0';
    add(to, "{'rules':'trial40k','begin':'%s'", how == CHARGING ? "charges" : "fight");
    add(to, ",'parameters':{'sweep_second':'%s','sweep_roll':'%s','all_flee':'%s',",
        ANY(&from, "all", "all", "contact", "none"), ANY(&from, "unit", "unit", "each"),
        ANY(&from, "all", "those"));
    add(to, "'sweep_dice':'%s','A-37':'%s','instant_death':'%s','sweep_cmp':'%s'}",
        ANY(&from, "two", "three"), ANY(&from, "carries", "carries", "fresh"),
        ANY(&from, "off", "off", "on"), ANY(&from, "thrown", "thrown", "moved"));
    int ground = how == CHARGING ? below(&from, 4) : 0;
    if (ground == 1) // behind the defender
        add(to, ",'terrain':[{'kind':'impassable','line':['60 mm,%d mm','260 mm,%d mm']}]",
            20 + below(&from, 40), 20 + below(&from, 40));
    if (ground == 2)
        add(to, ",'terrain':[{'kind':'difficult','area':['80 mm,60 mm','200 mm,60 mm',"
                "'200 mm,40 mm','80 mm,40 mm']}]");
    add_side(&from, "attacker", "AB", how, 130 + gap, 27, to);
    add_side(&from, "defender", "XY", how, 130, -27, to);
    add(to, "}");
    for (char *at = to; *at; at++)
        if (*at == '\'') *at = '"';
}

// --- Compared --------------------------------------------------------------------------------

static bay_graph *graph_of(const bay_battle *battle, int follows, bool joined) {
    bay_work work = heap_work();
    bay_graph *graph = NULL;
    work.situations = MOST;
    bay_graph_start start = {.battle = battle, .follows = follows, .joined = joined};
    bay_status status = bay_graph_make(&start, &work, &graph);
    assert_true(status == BAY_OK || status == BAY_OVER_BUDGET);
    if (status == BAY_OK) return graph;
    bay_graph_free(graph);
    return NULL;
}

static void assert_near(double one, double other) {
    assert_true(fabs(one - other) <= 1e-9 * (1 + fabs(one)));
}

// Under standing orders, as fractions modulo a prime.
static void compare_odds(const bay_graph *joined, const bay_graph *apart) {
    const bay_graph *graph[2] = {joined, apart};
    bay_residues exact[2];
    for (int i = 0; i < 2; i++) {
        bay_policy policy;
        assert_int_equal(bay_policy_make(graph[i], NULL, &policy), BAY_OK);
        assert_int_equal(bay_odds_residues(graph[i], &policy, NULL, PRIME, &exact[i]), BAY_OK);
        bay_policy_free(&policy);
    }
    assert_int_equal(exact[0].count, exact[1].count);
    assert_memory_equal(exact[0].cell, exact[1].cell, exact[0].count * sizeof *exact->cell);
    for (int i = 0; i < 2; i++) bay_residues_free(&exact[i]);
}

// Of the sides that do not follow orders, under each aim.
static void compare_best(const bay_graph *joined, const bay_graph *apart, int seeks) {
    const bay_graph *graph[2] = {joined, apart};
    for (const bay_aim_row *row = apart->battle->rules->aims; row->id; row++) {
        bay_value word = {
            .kind = BAY_VALUE_TEXT, .count = (uint32_t)strlen(row->id), .is.text = row->id};
        bay_aim aim;
        double value[2];
        assert_int_equal(bay_aim_read(apart->battle, &word, &aim, NULL), BAY_OK);
        for (int i = 0; i < 2; i++) {
            bay_solution best;
            bay_policy policy;
            assert_int_equal(bay_policy_make(graph[i], NULL, &policy), BAY_OK);
            const bay_policy *given = seeks == BAY_SEEKS_BOTH ? NULL : &policy;
            assert_int_equal(bay_best_make(graph[i], &aim, seeks, given, &best), BAY_OK);
            value[i] = best.value[0];
            bay_solution_free(&best);
            bay_policy_free(&policy);
        }
        assert_near(value[0], value[1]);
    }
}

// Play at random: at each question as likely by any answer. So nothing is hidden by what is never
// chosen, and each question is asked as often. The figure is a number for each ending and its
// measures; all that a situation leads to is found before it, for a phase has no way back.
static double figure_of(const bay_graph *graph, uint32_t at, double *known) {
    const graph_node *node = &graph->node[at];
    uint32_t first = graph->first[at], count = graph->first[at + 1] - first;
    double sum = 0;
    if (known[at] >= 0) return known[at];
    if (node->kind == NODE_END) {
        uint64_t number = 1;
        for (uint32_t i = 0; i < graph->score_width; i++)
            number = number * 1000003 + (uint32_t)graph_score(graph, at)[i];
        stream from = stream_new(2002, number);
        sum = (double)stream_below(&from, 1 << 20);
    }
    for (uint32_t i = 0; i < count; i++) {
        double p = node->kind == NODE_CHANCE ? graph_dice(graph, at)->p[i] : 1.0 / count;
        sum += p * figure_of(graph, graph->to[first + i], known);
    }
    return known[at] = sum;
}

static void compare_random(const bay_graph *joined, const bay_graph *apart) {
    const bay_graph *graph[2] = {joined, apart};
    double figure[2];
    for (int i = 0; i < 2; i++) {
        double *known = malloc(graph[i]->count * sizeof *known);
        assert_non_null(known);
        for (uint32_t k = 0; k < graph[i]->count; k++) known[k] = -1;
        figure[i] = figure_of(graph[i], 0, known);
        free(known);
    }
    assert_near(figure[0], figure[1]);
}

typedef struct seen {
    int compared, fewer, swept; // graphs
    uint64_t situations[2];     // of all, joined and apart
} seen;

static bool sweeps(const bay_graph *graph) {
    bool any = false;
    for (uint32_t i = 0; i < graph->count; i++)
        any |= !strcmp(graph->battle->rules->steps[graph->node[i].step].id, "sweep-blows");
    return any;
}

static void compare(const bay_battle *battle, int seeks, seen *of) {
    int follows = BAY_SEEKS_BOTH & ~seeks;
    bay_graph *joined = graph_of(battle, follows, true),
              *apart = graph_of(battle, follows, false);
    if (joined && apart) {
        of->compared++;
        of->fewer += joined->count < apart->count;
        of->swept += sweeps(joined);
        of->situations[0] += joined->count;
        of->situations[1] += apart->count;
        compare_odds(joined, apart);
        compare_random(joined, apart);
        if (seeks) compare_best(joined, apart, seeks);
    }
    bay_graph_free(joined);
    bay_graph_free(apart);
}

static void merged_situations_change_no_answer(void **state) {
    (void)state;
    seen of[3] = {{0, 0, 0, {0, 0}}};
    char text[TEXT_MAX];
    for (uint64_t number = 0; number < FIGHTS; number++) {
        loaded it;
        arena space = arena_new(heap());
        any_fight(number, text);
        loaded_make(bay_rules_find("trial40k"), loaded_document(&space, text), &it);
        for (int seeks = 0; it.battle && seeks <= BAY_SEEKS_BOTH; seeks++)
            compare(it.battle, seeks, &of[number % 3]);
        loaded_free(&it);
        arena_free(&space);
    }
    for (int how = 0; how < 3; how++) { // of each kind there are enough of all
        assert_true(of[how].compared >= FIGHTS / 3);
        assert_true(of[how].swept >= FIGHTS / 6);
        assert_true(of[how].fewer >= FIGHTS / 6);
        assert_true(of[how].situations[0] < of[how].situations[1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(merged_situations_change_no_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
