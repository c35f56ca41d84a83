#include "cli/vary/sweep.h"

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/crew.h"
#include "cli/session/error.h"
#include "cli/vary/store.h"
#include "cli/vary/sweep_job.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHUNK_MAX = 256 };

static const double CHUNK_SECONDS = 0.02;   // that a request should take
static const size_t ROOM = (size_t)1 << 31; // bytes for all threads together

// What came back, until the main thread takes it.
typedef struct answered {
    chunk of;
    bay_status status;
    json_t *reply;
    struct answered *next;
} answered;

struct sweep_job {
    session *at;
    sweep *out;
    store *kept; // NULL: there is none
    strbuf members;
    bool final;           // more memory would change no answer
    atomic_int failed;    // an exit status, once something has gone wrong
    atomic_uint done;     // points
    pthread_mutex_t lock; // over what follows
    uint32_t next;        // the first point that nobody has taken
    answered *came;
};

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

// True if it lacked memory rather than situations, and may have an answer with more of it: then the
// error says how many bytes are allowed.
static bool wants_memory(const json_t *row) {
    const json_t *error = json_object_get(row, "error");
    return strcmp(client_text(error, "status"), "over-budget") == 0 &&
           *client_text(error, "allowed");
}

// --- Points on their way -----------------------------------------------------------------------

chunk sweep_take(sweep_job *job, uint32_t most) {
    chunk mine = {0};
    if (crew_stopped() || job->failed) return mine;
    pthread_mutex_lock(&job->lock);
    uint32_t at = job->next, points = job->out->points;
    while (at < points && job->out->row[at]) at++;
    mine.first = at;
    while (mine.count < most && at < points && !job->out->row[at]) {
        mine.count++;
        at++;
    }
    job->next = at;
    pthread_mutex_unlock(&job->lock);
    return mine;
}

void sweep_request(const sweep_job *job, chunk of, strbuf *out) {
    strbuf_put(out, "{\"do\":\"vary\"%s,\"first\":%u,\"count\":%u}", strbuf_text(&job->members),
               of.first, of.count);
}

void sweep_hand_in(sweep_job *job, chunk of, bay_status status, const char *text, size_t size) {
    if (status == BAY_STOPPED) return;
    json_error_t where;
    answered *one = xalloc_zeroed(sizeof *one);
    *one = (answered){.of = of, .status = status, .reply = json_loadb(text, size, 0, &where)};
    pthread_mutex_lock(&job->lock);
    one->next = job->came;
    job->came = one;
    pthread_mutex_unlock(&job->lock);
    atomic_fetch_add(&job->done, of.count);
}

uint64_t sweep_done(const sweep_job *job) {
    return atomic_load(&job->done);
}

uint64_t sweep_points(const sweep_job *job) {
    return job->out->points;
}

uint32_t sweep_next_size(uint32_t size, struct timespec since) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double spent =
        (double)(now.tv_sec - since.tv_sec) + (double)(now.tv_nsec - since.tv_nsec) / 1e9;
    if (spent > 2 * CHUNK_SECONDS && size > 1) return size / 2;
    if (spent < CHUNK_SECONDS / 2 && size < CHUNK_MAX) return size * 2;
    return size;
}

// --- What came -------------------------------------------------------------------------------

static void keep_head(sweep_job *job, const json_t *reply) {
    static const char *const OF_ALL[] = {"premises", "title"};
    if (json_is_null(json_object_get(reply, "premises"))) return;
    for (int i = 0; i < 2; i++)
        json_object_set(job->out->head, OF_ALL[i], json_object_get(reply, OF_ALL[i]));
}

// A request that is refused as a whole ends the sweep: its parts were right when it began.
static int take_refusal(sweep_job *job, const answered *one) {
    const json_t *error = json_object_get(one->reply, "error");
    return error_set(job->at, one->status == BAY_OVER_BUDGET ? EXIT_BUDGET : EXIT_BROKEN,
                     bay_status_id(one->status), "%s", client_text(error, "words"));
}

static void keep_rows(sweep_job *job, const answered *one) {
    const json_t *rows = json_object_get(one->reply, "points");
    for (uint32_t i = 0; i < one->of.count && !job->failed; i++) {
        uint32_t point = one->of.first + i;
        json_t *row = json_incref(json_array_get(rows, i));
        job->out->row[point] = row;
        if (job->kept && (job->final || !wants_memory(row)))
            job->failed = store_put(job->at, job->kept, point, row);
    }
}

static void keep(sweep_job *job, const answered *one) {
    if (job->failed) return;
    if (one->status != BAY_OK) {
        job->failed = take_refusal(job, one);
        return;
    }
    keep_head(job, one->reply);
    keep_rows(job, one);
}

void sweep_look(sweep_job *job) {
    pthread_mutex_lock(&job->lock);
    answered *came = job->came;
    job->came = NULL;
    pthread_mutex_unlock(&job->lock);
    if (!came) return;
    if (job->kept && !job->failed) job->failed = store_begin(job->at, job->kept);
    for (answered *next; came; came = next) {
        next = came->next;
        keep(job, came);
        json_decref(came->reply);
        free(came);
    }
    if (job->kept && !job->failed) job->failed = store_end(job->at, job->kept, job->out->head);
}

// --- The whole -------------------------------------------------------------------------------

static void answer_on_threads(sweep_job *job, int threads) {
    bay_host host = client_host(job->at);
    host.bytes = ROOM / (size_t)threads;
    job->next = 0;
    job->final = threads == 1;
    sweep_on_threads(job, threads, host);
}

// What several have no room for beside each other, one may have.
static void answer_alone(sweep_job *job) {
    uint32_t again = 0;
    for (uint32_t i = 0; i < job->out->points; i++) {
        if (!wants_memory(job->out->row[i])) continue;
        json_decref(job->out->row[i]);
        job->out->row[i] = NULL;
        again++;
    }
    atomic_fetch_sub(&job->done, again);
    if (again) answer_on_threads(job, 1);
}

static void answer(sweep_job *job) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < job->out->points; i++) left += !job->out->row[i];
    atomic_store(&job->done, job->out->points - left);
    int threads = crew_threads(job->at->in.threads, left);
    job->final = true;
    if (left && job->at->answer_elsewhere)
        job->at->answer_elsewhere(job);
    else if (left)
        answer_on_threads(job, threads);
    if (!job->final && !crew_stopped() && !job->failed) answer_alone(job);
    for (uint32_t i = 0; i < job->out->points; i++) job->out->done += job->out->row[i] != NULL;
}

// The members of every request besides those of the assault.
static void add_members(const session *at, const varying *over, strbuf *out) {
    varying_members(out, over);
    if (at->in.digits_given) strbuf_put(out, ",\"digits\":%d", at->in.digits);
}

// A long list whose last value the rules refuse is refused at once, with what they allow: most of it
// may have no answer, and saying so of each would take long.
static int try_last(session *at, const sweep *of) {
    enum { LONG_LIST = 1000 };
    const varied *list = &of->over->list[0];
    if (of->over->count != 1 || of->points <= LONG_LIST) return EXIT_DONE;
    strbuf members = {0};
    client last = {0};
    add_members(at, of->over, &members);
    strbuf_put(&members, ",\"first\":%u,\"count\":1", of->points - 1);
    int status = scenario_arg_ask(at, of->base, "vary", members.text, &last);
    const json_t *error =
        json_object_get(json_array_get(json_object_get(last.reply, "points"), 0), "error");
    if (status == EXIT_DONE && strcmp(client_text(error, "status"), "bad-input") == 0) {
        status = error_set(
            at, EXIT_USAGE, "usage", "%s=%s, the last of %u values, is refused: %s", list->name,
            list->value.value[of->points - 1], of->points, client_text(error, "words"));
        error_note(at, "allowed", client_text(error, "allowed"));
    }
    client_free(&last);
    strbuf_free(&members);
    return status;
}

int sweep_begin(session *at, const scenario_arg *base, const varying *over, sweep *out) {
    *out = (sweep){.base = base, .over = over, .points = over->points};
    out->row = xalloc_zeroed((size_t)out->points * sizeof *out->row);
    strbuf probe = {0};
    client head = {0};
    add_members(at, over, &probe);
    strbuf_add(&probe, ",\"count\":0");
    int status = scenario_arg_ask(at, base, "vary", probe.text, &head);
    if (status == EXIT_DONE) status = try_last(at, out);
    if (status == EXIT_DONE) status = client_system(at, head.reply, &out->system);
    out->head = json_incref(head.reply);
    client_free(&head);
    strbuf_free(&probe);
    return status;
}

int sweep_run(session *at, sweep *of) {
    sweep_job job = {.at = at, .out = of, .lock = PTHREAD_MUTEX_INITIALIZER};
    int status = EXIT_DONE;
    strbuf_add(&job.members, strbuf_text(&of->base->members));
    add_members(at, of->over, &job.members);
    if (at->in.store) status = store_open(at, of->base, of->over, &job.kept);
    if (at->in.store && status == EXIT_DONE)
        status = store_get(at, job.kept, of->row, of->head);
    if (status == EXIT_DONE) answer(&job);
    store_close(job.kept);
    strbuf_free(&job.members);
    return status == EXIT_DONE ? job.failed : status;
}

void sweep_free(sweep *of) {
    for (uint32_t i = 0; of->row && i < of->points; i++) json_decref(of->row[i]);
    free(of->row);
    json_decref(of->head);
    client_free(&of->system);
    *of = (sweep){0};
}
