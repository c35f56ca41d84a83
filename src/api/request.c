#include "bayonet/request.h"

#include "api/handlers.h"
#include "base/fault.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "json/json_read.h"
#include "play/context.h"
#include "reply/error_reply.h"

#include <string.h>

// --- What can be asked -----------------------------------------------------------------------

#define ASSAULT "aim", "sample", "scenario", "set", "short", "situations"
#define RECORD "at", "from", "record"

typedef struct asked {
    const char *name;
    bay_status (*answer)(context *ctx);
    const char *members[24]; // besides do; NULL after the last
} asked;

static const asked REQUESTS[] = {
    {"rules", handle_rules, {"id"}},
    {"new", handle_new, {ASSAULT, "orders"}},
    {"check", handle_check, {ASSAULT, RECORD, "orders"}},
    {"show", handle_show, {ASSAULT, RECORD, "orders"}},
    {"odds", handle_odds, {ASSAULT, RECORD, "digits", "only", "orders", "primes", "why"}},
    {"best", handle_best, {ASSAULT, RECORD, "digits", "orders", "primes"}},
    {"play", handle_play, {ASSAULT, RECORD, "advice", "digits", "move", "orders", "seed"}},
    {"simulate",
     handle_simulate,
     {ASSAULT, RECORD, "count", "first", "orders", "seed", "tallies", "way"}},
    {"vary", handle_vary, {ASSAULT, "count", "digits", "first", "orders", "over"}},
    {"hangs-on", handle_hangs_on, {ASSAULT, "certain", "digits", "orders"}},
    {"replay", handle_replay, {RECORD, "situations"}},
    {NULL, NULL, {NULL}},
};

static bay_status unknown_request(context *ctx, const bay_value *name) {
    bay_fault *why = faults_next(&ctx->bad);
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

static void check_members(context *ctx, const asked *row) {
    for (uint32_t i = 0; i < ctx->request->count && !faults_full(&ctx->bad); i++) {
        const bay_value *member = &ctx->request->is.item[i];
        if (is_member(row, member->key)) continue;
        bay_fault *why = faults_next(&ctx->bad);
        fault_set(why, BAY_BAD_REQUEST, member->key, "This request has no such member.");
        fault_given(why, member->key);
        fault_nearest(why, text_nearest(member->key, row->members));
    }
    int64_t situations;
    context_whole(ctx, (context_number){"situations", 1, context_situations(ctx), 1},
                  &situations);
}

static bay_status dispatch(context *ctx) {
    const bay_value *name = bay_value_get(ctx->request, "do");
    for (const asked *row = REQUESTS; row->name; row++) {
        if (!bay_value_is(name, row->name)) continue;
        check_members(ctx, row);
        return ctx->bad.count ? faults_status(&ctx->bad) : row->answer(ctx);
    }
    return unknown_request(ctx, name);
}

// --- From text to text -----------------------------------------------------------------------

static bay_status answer(context *ctx, const char *bytes, size_t size) {
    bay_fault why;
    bay_status status = json_read(&ctx->arena, bytes, size, &ctx->request, &why);
    if (status != BAY_OK) {
        if (status != BAY_NO_MEMORY) *faults_next(&ctx->bad) = why;
        return status;
    }
    if (ctx->request->kind != BAY_VALUE_MAP)
        return context_fault(ctx, BAY_BAD_REQUEST, NULL,
                             "A request is a map with a member `do`.");
    return dispatch(ctx);
}

// Memory that was not given comes before all else that was found: what was made without it may be
// cut short, and a fault may be of what was cut. A want of memory may be the budget's doing.
static bay_status settle(context *ctx, bay_status status) {
    if (context_has_memory(ctx) && status != BAY_NO_MEMORY) {
        if (status == BAY_OK) return status;
        if (!ctx->bad.count) context_explain(ctx, status);
        return ctx->bad.list[0].status;
    }
    ctx->bad.count = 0;
    ctx->refusal = (refusal){0};
    if (!ctx->limits.refused || ctx->limits.failed)
        return context_fault(ctx, BAY_NO_MEMORY, NULL, NULL);
    return context_over_bytes(ctx);
}

// The caller frees the text by its own allocator: the block is of the size that it was asked for.
static bool finish(context *ctx, bay_status status, bay_reply *out) {
    bay_reply made = {.status = status};
    made.text = text_finish(&ctx->out, &made.size);
    if (made.text) *out = made;
    return made.text != NULL;
}

// An error is said even when the budget is used up; when there is no memory for its document
// either, *out stays BAY_NO_MEMORY without one.
static void reply_error(context *ctx, bay_status status, bay_reply *out) {
    text_free(&ctx->out);
    ctx->out = text_new(ctx->host->memory);
    error_reply_write(&ctx->out, &ctx->bad, &ctx->refusal);
    finish(ctx, status, out);
}

static void reply(context *ctx, bay_status status, bay_reply *out) {
    arena_free(&ctx->arena);
    if (status == BAY_OK && finish(ctx, status, out)) return;
    reply_error(ctx, status == BAY_OK ? settle(ctx, BAY_NO_MEMORY) : status, out);
}

bay_status bay_request(const bay_host *host, const char *bytes, size_t size, bay_reply *out) {
    static const size_t BYTES_USUAL = (size_t)1 << 31;
    *out = (bay_reply){.status = BAY_NO_MEMORY};
    context *ctx = memory_take_zeroed(host->memory, sizeof *ctx);
    if (!ctx) return BAY_NO_MEMORY;
    ctx->host = host;
    ctx->limits.under = host->memory;
    ctx->limits.limit = host->bytes ? host->bytes : BYTES_USUAL;
    ctx->memory = budget_memory(&ctx->limits);
    ctx->arena = arena_new(ctx->memory);
    ctx->out = text_new(ctx->memory);
    reply(ctx, settle(ctx, answer(ctx, bytes, size)), out);
    memory_give(host->memory, ctx, sizeof *ctx);
    return out->status;
}

void bay_reply_free(bay_memory memory, bay_reply *reply) {
    if (!reply || !reply->text) return;
    memory_give(memory, reply->text, reply->size + 1);
    *reply = (bay_reply){0};
}
