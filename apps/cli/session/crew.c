#include "cli/session/crew.h"

#include "cli/common/progress.h"
#include "cli/common/xalloc.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { WAIT_MS = 100 }; // between two looks

static atomic_bool stop_asked; // by Ctrl-C

typedef struct running {
    const crew *of;
    pthread_mutex_t lock;
    pthread_cond_t finished;
    int left; // threads at work; under the lock
} running;

typedef struct worker {
    running *all;
    pthread_t thread;
    int number;
    bool started;
} worker;

static void stop(int number) {
    (void)number;
    atomic_store(&stop_asked, true);
}

bool crew_stopped(void) {
    return atomic_load(&stop_asked);
}

int crew_threads(uint32_t wanted, uint64_t pieces) {
    long threads = wanted ? (long)wanted : sysconf(_SC_NPROCESSORS_ONLN);
    if (threads < 1) threads = 1;
    if (threads > CREW_THREADS_MAX) threads = CREW_THREADS_MAX;
    return (uint64_t)threads < pieces ? (int)threads : pieces ? (int)pieces : 1;
}

static void *work(void *with) {
    worker *mine = with;
    running *all = mine->all;
    all->of->work(all->of->user, mine->number);
    pthread_mutex_lock(&all->lock);
    all->left--;
    pthread_cond_signal(&all->finished);
    pthread_mutex_unlock(&all->lock);
    return NULL;
}

static struct timespec next_look(void) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += WAIT_MS * 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec++;
    }
    return until;
}

// What the caller does with what is done holds no worker up.
static void look(running *all) {
    const crew *of = all->of;
    pthread_mutex_unlock(&all->lock);
    if (of->look) of->look(of->user);
    progress_show(of->done(of->user), of->of);
    pthread_mutex_lock(&all->lock);
}

static void wait_for(running *all) {
    pthread_mutex_lock(&all->lock);
    while (all->left > 0) {
        struct timespec until = next_look();
        if (pthread_cond_timedwait(&all->finished, &all->lock, &until) != 0) look(all);
    }
    pthread_mutex_unlock(&all->lock);
    progress_clear();
}

static void begin(running *all, worker *workers) {
    sigset_t interrupt, mask;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    pthread_sigmask(SIG_BLOCK, &interrupt, &mask);
    for (int i = 0; i < all->of->count; i++) {
        workers[i].all = all;
        workers[i].number = i;
        workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
    }
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void crew_run(const crew *of) {
    struct sigaction on_stop = {.sa_handler = stop, .sa_flags = (int)SA_RESETHAND}, before;
    running all = {.of = of,
                   .lock = PTHREAD_MUTEX_INITIALIZER,
                   .finished = PTHREAD_COND_INITIALIZER,
                   .left = of->count};
    worker *workers = xalloc_zeroed((size_t)of->count * sizeof *workers);
    sigemptyset(&on_stop.sa_mask);
    sigaction(SIGINT, &on_stop, &before);
    progress_begin();
    begin(&all, workers);
    for (int i = 0; i < of->count; i++)
        if (!workers[i].started) work(&workers[i]);
    wait_for(&all);
    for (int i = 0; i < of->count; i++)
        if (workers[i].started) pthread_join(workers[i].thread, NULL);
    if (of->look) of->look(of->user);
    sigaction(SIGINT, &before, NULL);
    free(workers);
}
