// The time that a call takes: the median of several runs, each repeated until it can be measured.
#ifndef BAY_BENCH_TIMING_H
#define BAY_BENCH_TIMING_H

#include "bayonet/memory.h"

typedef void timing_work(const void *of);

// Seconds of processor time that what(of) takes: the median of 31 runs; of 5 when one run lasts over
// 2 ms. The heap keeps its pages from run to run.
double timing_median(timing_work *what, const void *of);

// Ends a bench that cannot measure, and says why.
_Noreturn void timing_give_up(const char *words);

// The memory that the command has, too.
bay_memory timing_heap(void);

#endif
