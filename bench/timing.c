#include "timing.h"

#include "memory/large_blocks.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { RUNS = 31, FEW_RUNS = 5 };

static const double RUN_SECONDS = 2e-3; // repeated within a run until it lasts this long

bay_memory timing_heap(void) {
    static bay_memory heap; // asked for once, for it tries what the system has
    if (!heap.resize) heap = large_blocks_memory();
    return heap;
}

void timing_give_up(const char *words) {
    fprintf(stderr, "nothing is measured: %s\n", words);
    exit(EXIT_FAILURE);
}

static double seconds(timing_work *what, const void *of, long times) {
    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long i = 0; i < times; i++) what(of);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    return (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
}

static int by_size(const void *a, const void *b) {
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

// Pages once taken are kept: what the kernel takes to hand them out again is no cost of ours, and
// whether the C library gives them back between two runs hangs on which block was freed last.
static void keep_pages(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

double timing_median(timing_work *what, const void *of) {
    long times = 1;
    keep_pages();
    while (seconds(what, of, times) < RUN_SECONDS) times *= 2;
    int runs = times > 1 ? RUNS : FEW_RUNS;
    double took[RUNS];
    for (int i = 0; i < runs; i++) took[i] = seconds(what, of, times) / (double)times;
    qsort(took, (size_t)runs, sizeof took[0], by_size);
    return took[runs / 2];
}
