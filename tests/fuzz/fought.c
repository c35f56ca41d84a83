#include "fuzz/fought.h"

#include "base/value.h"
#include "fuzz/made/made_scenario.h"
#include "json/json_read.h"

#include <string.h>

enum { SITUATIONS = 200, BYTES = 64 << 20, SEEDS = 16 };

// --- What a request has ----------------------------------------------------------------------

static void context_open(context *ctx, const bay_host *host) {
    *ctx = (context){.host = host};
    ctx->limits = (budget){.under = host->memory, .limit = BYTES};
    ctx->memory = budget_memory(&ctx->limits);
    ctx->arena = arena_new(ctx->memory);
    ctx->out = text_new(ctx->memory);
}

static void context_close(context *ctx) {
    text_free(&ctx->out);
    arena_free(&ctx->arena);
}

// Of a map with that one member.
static void context_ask(context *ctx, const char *member, const bay_value *value) {
    const value_pair only = {member, value};
    ctx->request = value_map(&ctx->arena, &only, 1);
    must(ctx->request != NULL);
}

// --- The scenario ----------------------------------------------------------------------------

static const bay_value *read_document(fought *f, const char *words, size_t size) {
    const bay_value *document = NULL;
    json_read(&f->ctx.arena, words, size, &document, NULL);
    return document;
}

static const bay_value *make_document(fought *f, recipe *from) {
    text made = text_new(f->ctx.memory);
    made_scenario(&made, from, made_system(from));
    const bay_value *document = read_document(f, text_get(&made), made.size);
    must(document != NULL);
    text_free(&made);
    return document;
}

static const bay_value *take_document(fought *f, recipe *from) {
    if (!any_left(from) || *from->at != '{') return make_document(f, from);
    size_t left = (size_t)(from->end - from->at);
    const uint8_t *feed = memchr(from->at, '\n', left);
    size_t size = feed ? (size_t)(feed - from->at) : left;
    const bay_value *document = read_document(f, (const char *)from->at, size);
    from->at += feed ? size + 1 : size;
    return document;
}

// One game in two has a seed.
static void begin_record(fought *f, recipe *from) {
    context *ctx = &f->ctx;
    unsigned seed = below(from, 2 * SEEDS);
    f->a.replay.seeded = seed >= SEEDS;
    f->a.replay.seed = seed;
    ctx->to = json_new(&ctx->out);
    json_open_list(&ctx->to);
    const bay_value *said = f->a.replay.seeded ? value_whole(&ctx->arena, seed) : NULL;
    must(record_write_header(ctx, &f->a.scenario, said) == BAY_OK);
}

void fought_begin(fought *f, recipe *from) {
    bool much = may_cost_much(from->at, (size_t)(from->end - from->at));
    *f = (fought){.much = much, .host = {.situations = SITUATIONS, .rules = MADE_SYSTEMS}};
    f->host.memory = failing_memory_of(&f->heap);
    context_open(&f->ctx, &f->host);
    const bay_value *document = take_document(f, from);
    if (!document) return;
    context_ask(&f->ctx, "scenario", document);
    bay_status status = assault_load(&f->ctx, &f->a);
    f->stands = status == BAY_OK;
    must(context_has_memory(&f->ctx) && f->stands == (f->ctx.bad.count == 0));
    if (f->stands) begin_record(f, from);
}

void fought_free(fought *f) {
    assault_free(&f->a);
    context_close(&f->ctx);
    must(f->heap.blocks == 0);
}

// --- The record ------------------------------------------------------------------------------

static void check_same(const replay *one, const replay *other) {
    must(one->bytes == other->bytes && one->steps == other->steps);
    must(memcmp(replay_at(one), replay_at(other), one->bytes) == 0);
    must(one->thrown == other->thrown && one->parts == other->parts);
    must(!one->thrown || memcmp(one->faces, other->faces, one->thrown) == 0);
}

void fought_replay(fought *f) {
    context again;
    assault a;
    json_close_list(&f->ctx.to);
    context_open(&again, &f->host);
    const bay_value *lines = NULL;
    must(json_read(&again.arena, f->ctx.out.bytes, f->ctx.out.size, &lines, NULL) == BAY_OK);
    context_ask(&again, "record", lines);
    must(assault_load(&again, &a) == BAY_OK);
    check_same(&f->a.replay, &a.replay);
    assault_free(&a);
    context_close(&again);
}
