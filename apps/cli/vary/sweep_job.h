// A sweep while its points are answered, as those see it who answer them.
//
// They take points, ask the library and hand in the replies, all from any thread; the thread that runs
// the sweep looks in between, and puts what came where it belongs.
#ifndef BAYONET_CLI_VARY_SWEEP_JOB_H
#define BAYONET_CLI_VARY_SWEEP_JOB_H

#include "bayonet/request.h"

#include "cli/session/session.h"

#include <time.h>

typedef struct sweep_job sweep_job;

// A run of points that one request answers.
typedef struct chunk {
    uint32_t first, count;
} chunk;

// The next points that have no answer, at most so many; count 0: there are none, or the sweep has been
// stopped or has failed.
chunk sweep_take(sweep_job *job, uint32_t most);

// Adds the request for these points.
void sweep_request(const sweep_job *job, chunk of, strbuf *out);

// Takes a reply; the caller keeps its text.
void sweep_hand_in(sweep_job *job, chunk of, bay_status status, const char *text, size_t size);

// How many points are answered, of how many. For the main thread now and then: keeps what came.
uint64_t sweep_done(const sweep_job *job);
uint64_t sweep_points(const sweep_job *job);
void sweep_look(sweep_job *job);

// How many points a request should take, after one of `size` took so long: little is lost then when
// the sweep is stopped.
uint32_t sweep_next_size(uint32_t size, struct timespec since);

// Answers all points on `count` threads of this process.
void sweep_on_threads(sweep_job *job, int count, bay_host host);

#endif
