// The ranks of an MPI job that answer the points of a sweep.
#ifndef BAYONET_MPI_RANKS_H
#define BAYONET_MPI_RANKS_H

#include "cli/vary/sweep_job.h"

// Of rank 0: hands out the points of a sweep until all are answered, or it is stopped.
void ranks_answer(sweep_job *job);

// Of rank 0: tells the others that there is no more to do.
void ranks_dismiss(void);

// Of any other rank: answers requests until it is dismissed.
//   in   situations   the budget of a point; 0: the library's usual
void ranks_serve(uint32_t situations);

#endif
