// Times of the exact odds of a throw. Medians, in microseconds, on one core.
//
//     bench_throws            the table, then how the cost grows with the dice
#include "bayonet/throw.h"

#include "timing.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PRIME = 2147483647 };

typedef struct job {
    const bay_throw *dice;
    double *p;
    uint64_t *residue;
    void *space;
} job;

static void work_odds(const void *what) {
    const job *of = what;
    bay_throw_odds(of->dice, NULL, 0, of->p, NULL, of->space);
}

static void work_residues(const void *what) {
    const job *of = what;
    bay_throw_residues(of->dice, NULL, 0, PRIME, of->residue, of->space);
}

static double sum_of(const double *p, uint32_t results) {
    double sum = 0;
    for (uint32_t i = 0; i < results; i++) sum += p[i];
    return sum;
}

// One row; `target` in microseconds, 0 for none. Returns the median.
static double row(const char *words, const bay_throw *dice, double target) {
    size_t results = bay_throw_results(dice), bytes = bay_throw_space(dice);
    job of = {dice, malloc(results * sizeof(double)), malloc(results * sizeof(uint64_t)),
              malloc(bytes)};
    if (!of.p || !of.residue || !of.space) {
        fprintf(stderr, "bench_throws: out of memory\n");
        exit(EXIT_FAILURE);
    }
    double odds = timing_median(work_odds, &of), residues = timing_median(work_residues, &of);
    printf("%-18s %11.3f %11.3f", words, 1e6 * odds, 1e6 * residues);
    if (target > 0)
        printf(" %9.0f", target);
    else
        printf(" %9s", "");
    printf(" %10.1f %10.1e\n", (double)bytes / 1000, sum_of(of.p, (uint32_t)results) - 1);
    free(of.p);
    free(of.residue);
    free(of.space);
    return odds;
}

static double row_pools(int first, int second, double target) {
    char words[40];
    snprintf(words, sizeof words, "pools (%d,%d)", first, second);
    bay_throw dice = bay_throw_pools(first, second, 6, BAY_TIES_NOBODY);
    return row(words, &dice, target);
}

// Hit on 4+, wound on 3+, save on 5+.
static double row_chain(int dice, double target) {
    char words[40];
    snprintf(words, sizeof words, "chain of %d", dice);
    bay_throw chain = bay_throw_chain(dice, 6);
    bay_throw_stage(&chain, 0, 4);
    bay_throw_stage(&chain, 0, 3);
    bay_throw_stage(&chain, 1, 5)->below = 1;
    return row(words, &chain, target);
}

static void heading(const char *words) {
    printf("\n%-18s %11s %11s %9s %10s %10s\n", words, "odds us", "residues us", "target us",
           "space kB", "sum - 1");
}

static void the_table(void) {
    heading("d6, ties nobody");
    row_pools(3, 2, 0);
    row_pools(5, 4, 0);
    row_pools(8, 8, 100);
    row_pools(12, 10, 400);
    row_pools(20, 20, 8000);
    row_chain(10, 0);
    row_chain(100, 0);
    row_chain(1000, 50);
    bay_throw dice = bay_throw_pools(3, 2, 6, BAY_TIES_SECOND);
    row("pools (3,2), Risk", &dice, 0);
    dice = bay_throw_duel(6);
    row("duel", &dice, 0);
    dice = bay_throw_total(0, 2, 6);
    row("total of 2", &dice, 0);
    dice = bay_throw_total(0, 100, 100);
    row("total of 100d100", &dice, 0);
}

static void the_growth(void) {
    heading("growth");
    double before = 0;
    for (int n = 2; n <= 32; n *= 2) {
        double now = row_pools(n, n, 0);
        if (before > 0) printf("%18s %10.1fx\n", "", now / before);
        before = now;
    }
    before = 0;
    for (int n = 4; n <= BAY_CHAIN_MAX; n *= 4) {
        double now = row_chain(n, 0);
        if (before > 0) printf("%18s %10.1fx\n", "", now / before);
        before = now;
    }
}

int main(void) {
    the_table();
    the_growth();
    return EXIT_SUCCESS;
}
