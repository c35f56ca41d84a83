// How long do the odds and best orders of an NQM assault take?  Medians on one core: the odds
// under standing orders, expanding only what they lead to; expanding every situation, the odds
// over them, the best orders; and the whole request through the door (JSON in, JSON out). Then
// how the cost grows with the strength.
//
//     bench_nqm
#define _POSIX_C_SOURCE 200809L

#include "bayonet/odds.h"
#include "bayonet/request.h"

#include "base/arena.h"
#include "base/budget.h"
#include "report/json_read.h"
#include "report/keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RUNS = 31, TEXT = 400 };

static const double RUN_SECONDS = 2e-3; // repeated within a run until it lasts this long

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user;
    (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static const bay_memory HEAP = {resize, NULL};

typedef struct job {
    const bay_battle *battle;
    bay_work work;
    bay_graph *graph;
    bay_plan plan;
    bay_aim aim;
    const char *request;
} job;

typedef void doing(const job *of);

static void give_up(const char *words) {
    fprintf(stderr, "bench_nqm: %s\n", words);
    exit(EXIT_FAILURE);
}

static void do_expand(const job *of) {
    bay_graph *graph = NULL;
    if (bay_graph_expand(of->battle, NULL, &of->work, &graph) != BAY_OK) give_up("no graph");
    bay_graph_free(graph);
}

static void do_ordered(const job *of) {
    bay_graph *graph = NULL;
    bay_plan plan;
    bay_odds odds;
    if (bay_graph_follow(of->battle, NULL, NULL, BAY_SEEKS_BOTH, &of->work, &graph) != BAY_OK ||
        bay_plan_make(graph, NULL, &plan) != BAY_OK ||
        bay_odds_make(graph, &plan, &of->aim, &odds) != BAY_OK)
        give_up("no odds");
    bay_odds_free(&odds);
    bay_plan_free(&plan);
    bay_graph_free(graph);
}

static void do_odds(const job *of) {
    bay_odds odds;
    if (bay_odds_make(of->graph, &of->plan, &of->aim, &odds) != BAY_OK) give_up("no odds");
    bay_odds_free(&odds);
}

static void do_best(const job *of) {
    bay_answer answer;
    if (bay_best_make(of->graph, &of->aim, BAY_SEEKS_BOTH, NULL, &answer) != BAY_OK)
        give_up("no best orders");
    bay_answer_free(&answer);
}

static void do_request(const job *of) {
    bay_host host = {.memory = HEAP};
    bay_reply reply;
    if (bay_request(&host, of->request, strlen(of->request), &reply) != BAY_OK)
        give_up("the door refused");
    bay_reply_free(HEAP, &reply);
}

static double seconds(doing *what, const job *of, long times) {
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (long i = 0; i < times; i++) what(of);
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
}

static int by_size(const void *a, const void *b) {
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

// Microseconds.
static double median(doing *what, const job *of) {
    long times = 1;
    while (seconds(what, of, times) < RUN_SECONDS) times *= 2;
    double took[RUNS];
    for (int i = 0; i < RUNS; i++) took[i] = 1e6 * seconds(what, of, times) / (double)times;
    qsort(took, RUNS, sizeof took[0], by_size);
    return took[RUNS / 2];
}

// The most bytes that one request holds at a time.
static size_t peak_of(const char *request) {
    budget counted = {.under = HEAP};
    bay_host host = {.memory = budget_memory(&counted)};
    bay_reply reply;
    bay_request(&host, request, strlen(request), &reply);
    bay_reply_free(host.memory, &reply);
    return counted.peak;
}

static bay_battle *load(arena *into, const char *text) {
    const bay_value *document = NULL;
    bay_fault why;
    bay_battle *battle = NULL;
    const bay_rules *rules = bay_rules_find("nqm");
    faults bad = {.count = 0};
    scenario checked;
    uint8_t used[BAY_PARAMS_MAX] = {0};
    if (json_read(into, text, strlen(text), &document, &why) != BAY_OK ||
        keys_check(into, rules, document, &bad, &checked) != BAY_OK)
        give_up("a bad scenario");
    bay_loading loading = {rules, checked.whole, checked.settings, used, HEAP};
    if (rules->load(&loading, &battle, &why) != BAY_OK) give_up("a forbidden scenario");
    return battle;
}

static void row(const char *name, const char *sides) {
    char text[TEXT], request[TEXT + 64];
    snprintf(text, sizeof text, "{\"rules\":\"nqm\",%s}", sides);
    snprintf(request, sizeof request, "{\"do\":\"odds\",\"scenario\":%s}", text);
    arena scratch = arena_new(HEAP);
    job of = {.battle = load(&scratch, text), .work = {.memory = HEAP}, .request = request};
    bay_fault why;
    if (bay_graph_expand(of.battle, NULL, &of.work, &of.graph) != BAY_OK ||
        bay_plan_make(of.graph, NULL, &of.plan) != BAY_OK ||
        bay_aim_read(of.battle, NULL, &of.aim, &why) != BAY_OK)
        give_up("nothing to measure");
    printf("%-24s %8.1f %8u %9.1f %8.1f %8.1f %9.1f %8.1f\n", name, median(do_ordered, &of),
           bay_graph_situations(of.graph), median(do_expand, &of), median(do_odds, &of),
           median(do_best, &of), median(do_request, &of), (double)peak_of(request) / 1000);
    bay_plan_free(&of.plan);
    bay_graph_free(of.graph);
    bay_battle_free(HEAP, (bay_battle *)(size_t)of.battle);
    arena_free(&scratch);
}

int main(void) {
    printf("%-24s %8s %8s %9s %8s %8s %9s %8s\n", "microseconds", "ordered", "situat.",
           "expand", "odds", "best", "request", "peak kB");
    row("battalion on company", "\"attacker\":{\"strength\":6},\"defender\":{\"strength\":3}");
    row("brigade on battalion", "\"attacker\":{\"strength\":27},\"defender\":{\"strength\":9}");
    row("the same in 4 hours",
        "\"hours\":4,\"attacker\":{\"strength\":27},\"defender\":{\"strength\":9}");
    row("elite on elite, a loop", "\"attacker\":{\"quality\":\"elite\",\"strength\":27},"
                                  "\"defender\":{\"quality\":\"elite\",\"strength\":9}");
    for (int points = 5; points <= 160; points *= 2) {
        char name[40], sides[TEXT / 2];
        snprintf(name, sizeof name, "elite %d on elite %d", points, points);
        snprintf(sides, sizeof sides,
                 "\"attacker\":{\"quality\":\"elite\",\"strength\":%d},"
                 "\"defender\":{\"quality\":\"elite\",\"strength\":%d}",
                 points, points);
        row(name, sides);
    }
    return 0;
}
