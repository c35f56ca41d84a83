#include "bayonet/request.h"

#include "api/handlers.h"
#include "base/fault.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "json/json_read.h"
#include "play/door.h"
#include "reply/error_reply.h"

#include <string.h>

// --- What can be asked -----------------------------------------------------------------------

#define ASSAULT "aim", "sample", "scenario", "set", "short", "situations"
#define RECORD "at", "from", "record"

typedef struct asked {
    const char *name;
    bay_status (*answer)(door *d);
    const char *members[24]; // besides do; NULL after the last
} asked;

static const asked REQUESTS[] = {
    {"rules", ask_rules, {"id"}},
    {"new", ask_new, {ASSAULT, "orders"}},
    {"check", ask_check, {ASSAULT, RECORD, "orders"}},
    {"show", ask_show, {ASSAULT, RECORD, "orders"}},
    {"odds", ask_odds, {ASSAULT, RECORD, "only", "orders", "primes", "why"}},
    {"best", ask_best, {ASSAULT, RECORD, "orders", "primes"}},
    {"play", ask_play, {ASSAULT, RECORD, "advice", "move", "orders", "seed"}},
    {"simulate",
     ask_simulate,
     {ASSAULT, RECORD, "count", "first", "orders", "seed", "tallies", "way"}},
    {"hangs-on", ask_hangs_on, {ASSAULT, "orders"}},
    {"replay", ask_replay, {RECORD, "situations"}},
    {NULL, NULL, {NULL}},
};

static bay_status unknown_request(door *d, const bay_value *name) {
    bay_fault *why = faults_next(&d->bad);
    fault_set(why, BAY_BAD_REQUEST, "do", "A request says in `do` what is to be done.");
    for (const asked *row = REQUESTS; row->name; row++) fault_allowed_also(why, row->name);
    if (!name) return BAY_BAD_REQUEST;
    fault_given_value(why, name);
    if (name->kind != BAY_VALUE_TEXT) return BAY_BAD_REQUEST;
    nearest search = nearest_to(name->is.text);
    for (const asked *row = REQUESTS; row->name; row++) nearest_try(&search, row->name);
    if (search.best) fault_nearest(why, search.best);
    return BAY_BAD_REQUEST;
}

static bool is_member(const asked *row, const char *name) {
    if (strcmp(name, "do") == 0) return true;
    for (int i = 0; row->members[i]; i++)
        if (strcmp(row->members[i], name) == 0) return true;
    return false;
}

static void check_members(door *d, const asked *row) {
    for (uint32_t i = 0; i < d->request->count && !faults_full(&d->bad); i++) {
        const bay_value *member = &d->request->is.item[i];
        if (is_member(row, member->key)) continue;
        bay_fault *why = faults_next(&d->bad);
        fault_set(why, BAY_BAD_REQUEST, member->key, "This request has no such member.");
        fault_given(why, member->key);
        fault_nearest(why, text_nearest(member->key, row->members));
    }
    int64_t situations;
    door_whole(d, (door_number){"situations", 1, door_situations(d), 1}, &situations);
}

static bay_status dispatch(door *d) {
    const bay_value *name = bay_value_get(d->request, "do");
    for (const asked *row = REQUESTS; row->name; row++) {
        if (!bay_value_is(name, row->name)) continue;
        check_members(d, row);
        return d->bad.count ? faults_status(&d->bad) : row->answer(d);
    }
    return unknown_request(d, name);
}

// --- From text to text -----------------------------------------------------------------------

static bay_status answer(door *d, const char *bytes, size_t size) {
    bay_fault why;
    bay_status status = json_read(&d->arena, bytes, size, &d->request, &why);
    if (status != BAY_OK) {
        if (status != BAY_NO_MEMORY) *faults_next(&d->bad) = why;
        return status;
    }
    if (d->request->kind != BAY_VALUE_MAP)
        return door_fault(d, BAY_BAD_REQUEST, NULL, "A request is a map with a member `do`.");
    return dispatch(d);
}

static bay_status over_bytes(door *d) {
    door_fault(d, BAY_OVER_BUDGET, NULL, "This needs more memory than the budget allows.");
    fault_allowed_range(&d->bad.list[0], 0, (int64_t)d->limits.limit);
    return BAY_OVER_BUDGET;
}

// What reached a budget without having as many situations as it may has reached that of bytes.
static bay_status no_answer(door *d, bay_status status) {
    uint32_t reached = d->refusal.reached;
    if (status == BAY_OVER_BUDGET && reached && reached < door_work(d).situations)
        return over_bytes(d);
    return door_fault(d, status, NULL, NULL);
}

// Memory that was not given comes before all else that was found: what was made without it may be
// cut short, and a fault may be of what was cut. A want of memory may be the budget's doing.
static bay_status settle(door *d, bay_status status) {
    if (door_has_memory(d) && status != BAY_NO_MEMORY) {
        if (status == BAY_OK) return status;
        if (!d->bad.count) no_answer(d, status);
        return d->bad.list[0].status;
    }
    d->bad.count = 0;
    d->refusal = (refusal){0};
    if (!d->limits.refused || d->limits.failed) return door_fault(d, BAY_NO_MEMORY, NULL, NULL);
    return over_bytes(d);
}

// The caller frees the text by its own allocator: the block is of the size that it was asked for.
static bool finish(door *d, bay_status status, bay_reply *out) {
    bay_reply made = {.status = status};
    made.text = text_finish(&d->out, &made.size);
    if (made.text) *out = made;
    return made.text != NULL;
}

// An error is said even when the budget is used up; when there is no memory for its document
// either, *out stays BAY_NO_MEMORY without one.
static void reply_error(door *d, bay_status status, bay_reply *out) {
    text_free(&d->out);
    d->out = text_new(d->host->memory);
    error_reply_write(&d->out, &d->bad, &d->refusal);
    finish(d, status, out);
}

static void reply(door *d, bay_status status, bay_reply *out) {
    arena_free(&d->arena);
    if (status == BAY_OK && finish(d, status, out)) return;
    reply_error(d, status == BAY_OK ? settle(d, BAY_NO_MEMORY) : status, out);
}

bay_status bay_request(const bay_host *host, const char *bytes, size_t size, bay_reply *out) {
    static const size_t BYTES_USUAL = (size_t)1 << 31;
    *out = (bay_reply){.status = BAY_NO_MEMORY};
    door *d = memory_take_zeroed(host->memory, sizeof *d);
    if (!d) return BAY_NO_MEMORY;
    d->host = host;
    d->limits.under = host->memory;
    d->limits.limit = host->bytes ? host->bytes : BYTES_USUAL;
    d->memory = budget_memory(&d->limits);
    d->arena = arena_new(d->memory);
    d->out = text_new(d->memory);
    reply(d, settle(d, answer(d, bytes, size)), out);
    memory_give(host->memory, d, sizeof *d);
    return out->status;
}

void bay_reply_free(bay_memory memory, bay_reply *reply) {
    if (!reply || !reply->text) return;
    memory_give(memory, reply->text, reply->size + 1);
    *reply = (bay_reply){0};
}
