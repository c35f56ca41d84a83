#include "cli/common/xalloc.h"
#include "cli/session/crew.h"
#include "cli/vary/sweep_job.h"

typedef struct threads {
    sweep_job *job;
    bay_host host;
} threads;

static bool tick(void *user, uint64_t done, uint64_t of) {
    (void)user, (void)done, (void)of;
    return !crew_stopped();
}

static void ask(const threads *all, chunk of) {
    strbuf request = {0};
    bay_reply reply = {0};
    sweep_request(all->job, of, &request);
    bay_request(&all->host, request.text, request.size, &reply);
    strbuf_free(&request);
    if (!reply.text || reply.status == BAY_NO_MEMORY) xalloc_gone();
    sweep_hand_in(all->job, of, reply.status, reply.text, reply.size);
    bay_reply_free(all->host.memory, &reply);
}

static void work(void *with, int number) {
    (void)number;
    const threads *all = with;
    uint32_t size = 1;
    for (chunk mine; (mine = sweep_take(all->job, size)).count > 0;) {
        struct timespec from;
        clock_gettime(CLOCK_MONOTONIC, &from);
        ask(all, mine);
        size = sweep_next_size(size, from);
    }
}

static void look(void *with) {
    sweep_look(((threads *)with)->job);
}

static uint64_t done(void *with) {
    return sweep_done(((threads *)with)->job);
}

void sweep_on_threads(sweep_job *job, int count, bay_host host) {
    threads all = {job, host};
    all.host.tick = tick;
    crew_run(&(crew){.count = count,
                     .work = work,
                     .look = look,
                     .done = done,
                     .of = sweep_points(job),
                     .user = &all});
}
