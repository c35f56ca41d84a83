#include "cli/vary/sweep.h"

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/crew.h"
#include "cli/session/error.h"
#include "cli/vary/store.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHUNK_MAX = 256 };

static const double CHUNK_SECONDS = 0.02;   // that a request should take
static const size_t ROOM = (size_t)1 << 31; // bytes for all threads together

// A run of points that one request answers.
typedef struct chunk {
    uint32_t first, count;
} chunk;

// What came back, until the main thread takes it.
typedef struct answered {
    chunk of;
    json_t *reply; // NULL: the request was refused
    struct answered *next;
} answered;

typedef struct job {
    session *at;
    sweep *out;
    store *kept; // NULL: there is none
    strbuf members;
    bay_host host;
    pthread_mutex_t lock; // over all that follows
    uint32_t next;        // the first point that nobody has taken
    answered *came;
    atomic_int failed; // an exit status, once the store has failed
    atomic_uint done;
} job;

// --- What a row says -------------------------------------------------------------------------

const json_t *sweep_error(const sweep *of, uint32_t point) {
    return json_object_get(of->row[point], "error");
}

const json_t *sweep_answer(const sweep *of, uint32_t point) {
    return sweep_error(of, point) ? NULL : of->row[point];
}

const json_t *sweep_decision(const sweep *of, uint32_t point) {
    const json_t *first = json_object_get(of->row[point], "first");
    return json_is_object(first) ? first : NULL;
}

bool sweep_decides(const sweep *of) {
    for (uint32_t i = 0; i < of->points; i++)
        if (sweep_decision(of, i)) return true;
    return false;
}

// True if it lacked memory rather than situations, and may have an answer with more of it.
static bool wants_memory(const session *at, const json_t *row) {
    static const json_int_t SITUATIONS_USUAL = 4000000;
    json_int_t most = at->in.budget ? (json_int_t)at->in.budget : SITUATIONS_USUAL;
    const char *status = client_text(json_object_get(row, "error"), "status");
    return strcmp(status, "over-budget") == 0 &&
           json_integer_value(json_object_get(row, "reached")) < most;
}

// --- Workers ---------------------------------------------------------------------------------

static bool tick(void *user, uint64_t done, uint64_t of) {
    (void)user, (void)done, (void)of;
    return !crew_stopped();
}

// The next points that have no answer; count 0: there are none.
static chunk take(job *all, uint32_t most) {
    pthread_mutex_lock(&all->lock);
    uint32_t at = all->next, points = all->out->points;
    while (at < points && all->out->row[at]) at++;
    chunk mine = {.first = at};
    while (mine.count < most && at < points && !all->out->row[at]) {
        mine.count++;
        at++;
    }
    all->next = at;
    pthread_mutex_unlock(&all->lock);
    return mine;
}

static double seconds_since(struct timespec from) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - from.tv_sec) + (double)(now.tv_nsec - from.tv_nsec) / 1e9;
}

static void ask(const job *all, chunk of, const bay_host *host, bay_reply *reply) {
    strbuf request = {0};
    strbuf_put(&request, "{\"do\":\"vary\"%s,\"first\":%u,\"count\":%u}",
               strbuf_text(&all->members), of.first, of.count);
    bay_request(host, request.text, request.size, reply);
    strbuf_free(&request);
}

static void hand_in(job *all, chunk of, const bay_reply *reply) {
    json_error_t where;
    answered *one = xalloc_zeroed(sizeof *one);
    one->of = of;
    if (reply->status == BAY_OK) one->reply = json_loadb(reply->text, reply->size, 0, &where);
    pthread_mutex_lock(&all->lock);
    one->next = all->came;
    all->came = one;
    pthread_mutex_unlock(&all->lock);
    atomic_fetch_add(&all->done, of.count);
}

// As many points at a time as take CHUNK_SECONDS, so that little is lost when it is stopped.
static uint32_t next_size(uint32_t size, double spent) {
    if (spent > 2 * CHUNK_SECONDS && size > 1) return size / 2;
    if (spent < CHUNK_SECONDS / 2 && size < CHUNK_MAX) return size * 2;
    return size;
}

static void work(void *with, int number) {
    (void)number;
    job *all = with;
    bay_host host = all->host;
    uint32_t size = 1;
    for (chunk mine; !crew_stopped() && !all->failed && (mine = take(all, size)).count > 0;) {
        struct timespec from;
        clock_gettime(CLOCK_MONOTONIC, &from);
        bay_reply reply = {0};
        ask(all, mine, &host, &reply);
        if (!reply.text || reply.status == BAY_NO_MEMORY) xalloc_gone();
        if (reply.status != BAY_STOPPED) hand_in(all, mine, &reply);
        bay_reply_free(host.memory, &reply);
        size = next_size(size, seconds_since(from));
    }
}

static uint64_t done_by(void *with) {
    job *all = with;
    return atomic_load(&all->done);
}

// --- What came -------------------------------------------------------------------------------

static void keep_head(job *all, const json_t *reply) {
    static const char *const OF_ALL[] = {"premises", "title"};
    if (json_is_null(json_object_get(reply, "premises"))) return;
    for (int i = 0; i < 2; i++)
        json_object_set(all->out->head, OF_ALL[i], json_object_get(reply, OF_ALL[i]));
}

static void keep_rows(job *all, const answered *one) {
    const json_t *rows = json_object_get(one->reply, "points");
    for (uint32_t i = 0; i < one->of.count; i++) {
        uint32_t point = one->of.first + i;
        all->out->row[point] = json_incref(json_array_get(rows, i));
        bool final = all->host.bytes == ROOM || !wants_memory(all->at, all->out->row[point]);
        if (all->kept && final && !all->failed)
            all->failed = store_put(all->at, all->kept, point, all->out->row[point]);
    }
}

static void take_in(void *with) {
    job *all = with;
    pthread_mutex_lock(&all->lock);
    answered *came = all->came;
    all->came = NULL;
    pthread_mutex_unlock(&all->lock);
    if (!came) return;
    if (all->kept && !all->failed) all->failed = store_begin(all->at, all->kept);
    for (answered *next; came; came = next) {
        next = came->next;
        if (came->reply) {
            keep_head(all, came->reply);
            keep_rows(all, came);
        }
        json_decref(came->reply);
        free(came);
    }
    if (all->kept && !all->failed) all->failed = store_end(all->at, all->kept, all->out->head);
}

// --- The whole -------------------------------------------------------------------------------

static void answer_on(job *all, int threads) {
    all->next = 0;
    all->host.bytes = ROOM / (size_t)threads;
    crew_run(&(crew){.count = threads,
                     .work = work,
                     .look = take_in,
                     .done = done_by,
                     .of = all->out->points,
                     .user = all});
}

// What several have no room for beside each other, one may have.
static void answer_alone(job *all) {
    uint32_t again = 0;
    for (uint32_t i = 0; i < all->out->points; i++) {
        if (!wants_memory(all->at, all->out->row[i])) continue;
        json_decref(all->out->row[i]);
        all->out->row[i] = NULL;
        again++;
    }
    atomic_fetch_sub(&all->done, again);
    if (again) answer_on(all, 1);
}

static void answer(job *all) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < all->out->points; i++) left += !all->out->row[i];
    atomic_store(&all->done, all->out->points - left);
    int threads = crew_threads(all->at->in.threads, left);
    if (left) answer_on(all, threads);
    if (threads > 1 && !crew_stopped() && !all->failed) answer_alone(all);
    for (uint32_t i = 0; i < all->out->points; i++) all->out->done += all->out->row[i] != NULL;
}

// Members of every request; what is wrong with them is said before the work begins.
static int prepare(session *at, job *all) {
    sweep *out = all->out;
    strbuf over = {0}, probe = {0};
    varying_members(&over, out->over);
    if (at->in.digits_given) strbuf_put(&over, ",\"digits\":%d", at->in.digits);
    strbuf_put(&probe, "%s,\"count\":0", strbuf_text(&over));
    client head = {0};
    int status = scenario_arg_ask(at, out->base, "vary", probe.text, &head);
    if (status == EXIT_DONE) status = client_system(at, head.reply, &out->system);
    out->head = json_incref(head.reply);
    strbuf_put(&all->members, "%s%s", strbuf_text(&out->base->members), strbuf_text(&over));
    client_free(&head);
    strbuf_free(&over);
    strbuf_free(&probe);
    return status;
}

static int run(job *all) {
    session *at = all->at;
    int status = prepare(at, all);
    if (status == EXIT_DONE && at->in.store) {
        status = store_open(at, all->out->base, all->out->over, &all->kept);
        if (status == EXIT_DONE)
            status = store_get(at, all->kept, all->out->row, all->out->head);
    }
    if (status == EXIT_DONE) answer(all);
    store_close(all->kept);
    strbuf_free(&all->members);
    return status == EXIT_DONE ? all->failed : status;
}

int sweep_run(session *at, const scenario_arg *base, const varying *over, sweep *out) {
    *out = (sweep){.base = base, .over = over, .points = over->points};
    out->row = xalloc_zeroed((size_t)out->points * sizeof *out->row);
    job all = {
        .at = at, .out = out, .host = client_host(at), .lock = PTHREAD_MUTEX_INITIALIZER};
    all.host.tick = tick;
    return run(&all);
}

void sweep_free(sweep *of) {
    for (uint32_t i = 0; of->row && i < of->points; i++) json_decref(of->row[i]);
    free(of->row);
    json_decref(of->head);
    client_free(&of->system);
    *of = (sweep){0};
}
