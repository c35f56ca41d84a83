// Measures the cost of an assault, for a row of a table.

#include "assault_row.h"

#include "bayonet/odds.h"
#include "bayonet/request.h"

#include "base/arena.h"
#include "base/budget.h"
#include "battle_read.h"
#include "timing.h"

#include <stdio.h>
#include <string.h>

enum { ASSAULT_REQUEST = ASSAULT_TEXT + 64 };

typedef struct job {
    const bay_battle *battle;
    bay_work work;
    bay_graph *graph;
    bay_policy policy;
    bay_aim aim;
    const char *request;
} job;

static void do_expand(const void *what) {
    const job *of = what;
    bay_graph *graph = NULL;
    if (bay_graph_expand(of->battle, NULL, &of->work, &graph) != BAY_OK)
        timing_give_up("no graph");
    bay_graph_free(graph);
}

static void do_ordered(const void *what) {
    const job *of = what;
    bay_graph *graph = NULL;
    bay_policy policy;
    bay_odds odds;
    if (bay_graph_follow(of->battle, NULL, NULL, BAY_SEEKS_BOTH, &of->work, &graph) != BAY_OK ||
        bay_policy_make(graph, NULL, &policy) != BAY_OK ||
        bay_odds_make(graph, &policy, &of->aim, &odds) != BAY_OK)
        timing_give_up("no odds");
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

static void do_odds(const void *what) {
    const job *of = what;
    bay_odds odds;
    if (bay_odds_make(of->graph, &of->policy, &of->aim, &odds) != BAY_OK)
        timing_give_up("no odds");
    bay_odds_free(&odds);
}

static void do_why(const void *what) {
    const job *of = what;
    bay_why why;
    if (bay_why_make(of->graph, &of->policy, &why) != BAY_OK) timing_give_up("no clauses");
    bay_why_free(&why);
}

static void do_best(const void *what) {
    const job *of = what;
    bay_solution answer;
    if (bay_best_make(of->graph, &of->aim, BAY_SEEKS_BOTH, NULL, &answer) != BAY_OK)
        timing_give_up("no best orders");
    bay_solution_free(&answer);
}

static void do_request(const void *what) {
    const job *of = what;
    bay_host host = {.memory = timing_heap()};
    bay_reply reply;
    if (bay_request(&host, of->request, strlen(of->request), &reply) != BAY_OK)
        timing_give_up("the door refused");
    bay_reply_free(timing_heap(), &reply);
}

static double microseconds(timing_work *what, const job *of) {
    return 1e6 * timing_median(what, of);
}

// The most bytes that one request holds at a time.
static size_t peak_of(const char *request) {
    budget counted = {.under = timing_heap()};
    bay_host host = {.memory = budget_memory(&counted)};
    bay_reply reply;
    bay_request(&host, request, strlen(request), &reply);
    bay_reply_free(host.memory, &reply);
    return counted.peak;
}

// The whole request `what` of a scenario; its text is the caller's.
static job request_of(const char *what, const char *scenario, char text[ASSAULT_REQUEST]) {
    int size =
        snprintf(text, ASSAULT_REQUEST, "{\"do\":\"%s\",\"scenario\":%s}", what, scenario);
    if (size < 0 || size >= ASSAULT_REQUEST) timing_give_up("too long a scenario");
    return (job){.request = text};
}

void assault_row(const char *name, const char *scenario) {
    char request[ASSAULT_REQUEST];
    arena scratch = arena_new(timing_heap());
    job of = request_of("odds", scenario, request);
    of.battle = battle_read(&scratch, scenario);
    of.work = (bay_work){.memory = timing_heap()};
    bay_fault why;
    if (bay_graph_expand(of.battle, NULL, &of.work, &of.graph) != BAY_OK ||
        bay_policy_make(of.graph, NULL, &of.policy) != BAY_OK ||
        bay_aim_read(of.battle, NULL, &of.aim, &why) != BAY_OK)
        timing_give_up("nothing to measure");
    printf("%-24s %8.1f %8u %9.1f %8.1f %8.1f %8.1f %9.1f %8.1f\n", name,
           microseconds(do_ordered, &of), bay_graph_situations(of.graph),
           microseconds(do_expand, &of), microseconds(do_odds, &of), microseconds(do_why, &of),
           microseconds(do_best, &of), microseconds(do_request, &of),
           (double)peak_of(request) / 1000);
    bay_policy_free(&of.policy);
    bay_graph_free(of.graph);
    bay_battle_free(timing_heap(), (bay_battle *)(size_t)of.battle);
    arena_free(&scratch);
}

void assault_requests(const char *name, const char *scenario) {
    static const char *const WHAT[] = {"odds", "best"};
    char text[ASSAULT_REQUEST];
    printf("%-24s", name);
    for (int i = 0; i < 2; i++) {
        job of = request_of(WHAT[i], scenario, text);
        printf(" %9.1f", microseconds(do_request, &of) / 1000);
    }
    printf("\n");
}

void assault_requests_head(void) {
    printf("%-24s %9s %9s\n", "milliseconds", "odds", "best");
}

void assault_row_head(void) {
    printf("%-24s %8s %8s %9s %8s %8s %8s %9s %8s\n", "microseconds", "ordered", "situat.",
           "expand", "odds", "why", "best", "request", "peak kB");
}
