#include "cli/tables/trials.h"

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/crew.h"
#include "cli/session/error.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { FEW = 10000 }; // trials that one thread is enough for

static const size_t ROOM = (size_t)1 << 31; // bytes for all of them together

// A share of the trials, which one thread fights.
typedef struct share {
    uint64_t first, count;
    atomic_uint_fast64_t done;
    strbuf request;
    bay_reply reply;
} share;

typedef struct shares {
    int count;
    share *share; // [count]
    uint64_t trials;
    bay_host host; // what each is lent, but for its tick
} shares;

// --- Threads ---------------------------------------------------------------------------------

static bool tick(void *user, uint64_t done, uint64_t of) {
    share *mine = user;
    if (of == mine->count) atomic_store(&mine->done, done);
    return !crew_stopped();
}

static void work(void *with, int number) {
    shares *all = with;
    share *mine = &all->share[number];
    bay_host host = all->host;
    host.tick = tick;
    host.user = mine;
    bay_request(&host, mine->request.text, mine->request.size, &mine->reply);
}

static uint64_t done_by(void *with) {
    shares *all = with;
    uint64_t done = 0;
    for (int i = 0; i < all->count; i++) done += atomic_load(&all->share[i].done);
    return done;
}

static void fight(shares *all) {
    crew_run(&(crew){
        .count = all->count, .work = work, .done = done_by, .of = all->trials, .user = all});
}

// --- Shares ----------------------------------------------------------------------------------

static int threads_for(const asked *in) {
    return !in->threads && in->trials < FEW ? 1 : crew_threads(in->threads, in->trials);
}

static int64_t seed_of(const asked *in) {
    return in->seeded ? in->seed : TRIALS_SEED_USUAL;
}

static void write_request(share *mine, const scenario_arg *of, const asked *in) {
    strbuf *to = &mine->request;
    strbuf_put(to, "{\"do\":\"simulate\"%s", strbuf_text(&of->members));
    strbuf_put(to, ",\"seed\":%" PRId64 ",\"first\":%" PRIu64 ",\"count\":%" PRIu64,
               seed_of(in), mine->first, mine->count);
    if (in->way) strbuf_put(to, ",\"way\":\"%s\"", in->way);
    strbuf_add(to, "}");
}

static void share_out(shares *all, const scenario_arg *of, const asked *in) {
    uint64_t first = 0, count = (uint64_t)all->count;
    for (int i = 0; i < all->count; i++) {
        share *mine = &all->share[i];
        mine->first = first;
        mine->count = in->trials / count + ((uint64_t)i < in->trials % count);
        first += mine->count;
        write_request(mine, of, in);
    }
}

// --- The sum ---------------------------------------------------------------------------------

// Adds the tallies of all shares to a request. What was stopped before its first trial has none.
//   errors  an exit status, with the error set of the first that failed
static int gather(session *at, shares *all, strbuf *tallies, const char **way) {
    int status = EXIT_DONE, counted = 0;
    for (int i = 0; i < all->count && status == EXIT_DONE; i++) {
        client part = {0};
        if (all->share[i].reply.status == BAY_STOPPED) continue;
        status = client_take(at, &all->share[i].reply, &part);
        if (status != EXIT_DONE) break;
        char *tally = json_dumps(json_object_get(part.reply, "tally"), JSON_COMPACT);
        if (!tally) xalloc_gone();
        strbuf_add(tallies, counted++ ? "," : "");
        strbuf_add(tallies, tally);
        *way = strcmp(client_text(part.reply, "way"), "tree") == 0 ? "tree" : "graph";
        free(tally);
        client_free(&part);
    }
    if (status == EXIT_DONE && !counted)
        status =
            error_set(at, EXIT_NO, "stopped", "stopped before the first assault was fought");
    return status;
}

// The reply of adding up says nothing of what was asked for: that is put in.
static int add_up(session *at, const scenario_arg *of, const strbuf *tallies, const char *way,
                  client *out) {
    strbuf members = {0};
    strbuf_put(&members, ",\"count\":0,\"seed\":%" PRId64 ",\"tallies\":[", seed_of(&at->in));
    strbuf_add(&members, strbuf_text(tallies));
    strbuf_add(&members, "]");
    int status = scenario_arg_ask(at, of, "simulate", members.text, out);
    strbuf_free(&members);
    if (status != EXIT_DONE) return status;
    json_int_t trials = json_integer_value(json_object_get(out->reply, "trials"));
    bool stopped = (uint64_t)trials < at->in.trials;
    json_object_set_new(out->reply, "count", json_integer((json_int_t)at->in.trials));
    json_object_set_new(out->reply, "stopped", json_boolean(stopped));
    json_object_set_new(out->reply, "way", json_string(way));
    return EXIT_DONE;
}

static int fight_with(session *at, const scenario_arg *of, int threads, client *out) {
    shares all = {.count = threads, .trials = at->in.trials, .host = client_host(at)};
    all.host.bytes = ROOM / (size_t)threads;
    all.share = xalloc_zeroed((size_t)all.count * sizeof *all.share);
    share_out(&all, of, &at->in);
    fight(&all);
    strbuf tallies = {0};
    const char *way = NULL;
    int status = gather(at, &all, &tallies, &way);
    if (status == EXIT_DONE) status = add_up(at, of, &tallies, way, out);
    for (int i = 0; i < all.count; i++) {
        strbuf_free(&all.share[i].request);
        bay_reply_free(xalloc_for_library(), &all.share[i].reply);
    }
    strbuf_free(&tallies);
    free(all.share);
    return status;
}

// What several have no room for beside each other, one may have.
int trials_fight(session *at, const scenario_arg *of, client *out) {
    int threads = threads_for(&at->in), status = fight_with(at, of, threads, out);
    if (status != EXIT_BUDGET || threads == 1) return status;
    json_decref(at->error);
    at->error = NULL;
    return fight_with(at, of, 1, out);
}
