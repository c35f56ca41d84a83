// Times of graphs and odds: Risk to the end, through the waist, and loops solved by
// elimination. Medians on one core; bytes are the most held at a time.
//
//     bench_analysis [1000]   the largest battle, armies a side
#define _POSIX_C_SOURCE 200809L

#include "bayonet/odds.h"

#include "base/budget.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { PRIME = 2147483647 };

typedef struct job {
    const bay_battle *battle;
    bay_work work;
    bay_graph *graph;
    bay_policy policy;
} job;

static void do_expand(const void *what) {
    const job *of = what;
    bay_graph *graph;
    if (bay_graph_expand(of->battle, NULL, &of->work, &graph)) timing_give_up("no graph");
    bay_graph_free(graph);
}

static void do_odds(const void *what) {
    const job *of = what;
    bay_odds odds;
    if (bay_odds_make(of->graph, &of->policy, NULL, &odds)) timing_give_up("no odds");
    bay_odds_free(&odds);
}

static void do_residues(const void *what) {
    const job *of = what;
    bay_residues residues;
    if (bay_odds_residues(of->graph, &of->policy, NULL, PRIME, &residues))
        timing_give_up("no residues");
    bay_residues_free(&residues);
}

static void do_best(const void *what) {
    const job *of = what;
    bay_solution answer;
    if (bay_best_make(of->graph, NULL, BAY_SEEKS_BOTH, NULL, &answer))
        timing_give_up("no best play");
    bay_solution_free(&answer);
}

static void heading(const char *words) {
    printf("\n%-16s %9s %9s %11s %11s %11s %11s %9s %9s\n", words, "situat.", "edges",
           "expand us", "odds us", "both us", "residue us", "best us", "peak kB");
}

static void row(const char *words, const bay_battle *battle) {
    budget held = {.under = timing_heap()};
    job of = {.battle = battle, .work = {.memory = budget_memory(&held)}};
    if (bay_graph_expand(battle, NULL, &of.work, &of.graph)) timing_give_up("no graph");
    if (bay_policy_make(of.graph, NULL, &of.policy)) timing_give_up("no plan");
    do_odds(&of);
    double expand = timing_median(do_expand, &of), odds = timing_median(do_odds, &of);
    held.peak = held.used;
    do_odds(&of);
    printf("%-16s %9u %9llu %11.1f %11.1f %11.1f %11.1f %9.1f %9.1f\n", words,
           bay_graph_situations(of.graph), (unsigned long long)bay_graph_edges(of.graph),
           1e6 * expand, 1e6 * odds, 1e6 * (expand + odds),
           1e6 * timing_median(do_residues, &of), 1e6 * timing_median(do_best, &of),
           (double)held.peak / 1000);
    bay_policy_free(&of.policy);
    bay_graph_free(of.graph);
}

// --- What is timed ---------------------------------------------------------------------------

static void row_risk(int armies, bay_ties ties) {
    char words[40];
    snprintf(words, sizeof words, "%d against %d", armies, armies);
    risk_battle battle = risk_battle_of(armies, armies, ties);
    row(words, &battle.common);
}

static void the_battles(int most, bay_ties ties) {
    static const int ARMIES[] = {10, 50, 100, 1000};
    for (size_t i = 0; i < sizeof ARMIES / sizeof *ARMIES; i++)
        if (ARMIES[i] <= most) row_risk(ARMIES[i], ties);
}

// One component of `size` rooms, each left by one door and leading to two others by chance.
static void row_loop(int size) {
    static maze_room room[MAZE_ROOMS_MAX];
    char words[40];
    for (int i = 0; i < size; i++)
        room[i] = (maze_room){.kind = BAY_CHANCE,
                              .doors = 3,
                              .to = {(uint16_t)((i + 1) % size), (uint16_t)(i * 7 % size),
                                     (uint16_t)(size + i % 2)}};
    room[size] = (maze_room){.kind = BAY_END, .ending = MAZE_WON};
    room[size + 1] = (maze_room){.kind = BAY_END, .ending = MAZE_LOST};
    snprintf(words, sizeof words, "loop of %d", size);
    maze battle = maze_of(room, size + 2);
    row(words, &battle.common);
}

int main(int argc, char **argv) {
    int most = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1000;
    heading("Risk");
    the_battles(most, BAY_TIES_SECOND);
    heading("Risk, stand-offs");
    the_battles(most < 100 ? most : 100, BAY_TIES_NOBODY);
    heading("Loops");
    for (int size = 8; size <= 512; size *= 4) row_loop(size);
    return EXIT_SUCCESS;
}
