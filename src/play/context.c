#include "play/context.h"

#include "base/fault.h"

#include <string.h>

enum { SITUATIONS_USUAL = 4000000 };

bay_status context_fault(context *ctx, bay_status status, const char *path, const char *words) {
    return fault_set(faults_next(&ctx->bad), status, path, words);
}

bool context_has_memory(const context *ctx) {
    return !ctx->limits.refused && !ctx->limits.failed && !ctx->arena.failed &&
           !ctx->out.failed;
}

bool context_forgives(context *ctx, bay_status status) {
    if (status != BAY_NO_MEMORY || !ctx->limits.refused || ctx->limits.failed) return false;
    ctx->limits.refused = false;
    return true;
}

bay_status context_status(const context *ctx) {
    return ctx->bad.count ? faults_status(&ctx->bad) : BAY_NO_MEMORY;
}

const bay_value *context_get(const context *ctx, const char *name) {
    const bay_value *value = bay_value_get(ctx->request, name);
    return value && value->kind != BAY_VALUE_NULL ? value : NULL;
}

const bay_rules *context_rules(const context *ctx, size_t index) {
    return ctx->host->rules ? ctx->host->rules[index] : bay_rules_at(index);
}

const bay_rules *context_rules_find(const context *ctx, const char *id) {
    const bay_rules *rules;
    for (size_t i = 0; (rules = context_rules(ctx, i)); i++)
        if (strcmp(rules->id, id) == 0) return rules;
    return NULL;
}

uint32_t context_situations(const context *ctx) {
    return ctx->host->situations ? ctx->host->situations : SITUATIONS_USUAL;
}

// A quarter of the bytes is kept for what is made of the graph when it stands.
bay_work context_work(const context *ctx) {
    size_t left = ctx->limits.limit - ctx->limits.used;
    bay_work work = {.memory = ctx->memory,
                     .situations = context_situations(ctx),
                     .bytes = left - left / 4,
                     .tick = ctx->host->tick,
                     .user = ctx->host->user};
    const bay_value *wanted =
        context_get(ctx, "situations"); // checked before any request is begun
    if (wanted) work.situations = (uint32_t)wanted->is.whole;
    return work;
}

bay_status context_over_bytes(context *ctx) {
    context_fault(ctx, BAY_OVER_BUDGET, NULL, "This needs more memory than the budget allows.");
    fault_allowed_range(&ctx->bad.list[0], 0, (int64_t)ctx->limits.limit);
    return BAY_OVER_BUDGET;
}

bay_status context_explain(context *ctx, bay_status status) {
    uint32_t reached = ctx->refusal.reached;
    if (status == BAY_OVER_BUDGET && reached && reached < context_work(ctx).situations)
        return context_over_bytes(ctx);
    return context_fault(ctx, status, NULL, NULL);
}

static bay_fault *wrong_member(context *ctx, const bay_value *given, const char *words) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, given->key, words);
    fault_given_value(why, given);
    return why;
}

bay_status context_flag(context *ctx, const char *name, bool otherwise, bool *out) {
    const bay_value *given = context_get(ctx, name);
    *out = otherwise;
    if (!given) return BAY_OK;
    if (given->kind != BAY_VALUE_FLAG) {
        wrong_member(ctx, given, "This member of a request is true or false.");
        return BAY_BAD_REQUEST;
    }
    *out = given->is.flag;
    return BAY_OK;
}

bay_status context_whole(context *ctx, context_number wanted, int64_t *out) {
    const bay_value *given = context_get(ctx, wanted.name);
    *out = wanted.otherwise;
    if (!given) return BAY_OK;
    bool fits = given->kind == BAY_VALUE_WHOLE && given->is.whole >= wanted.low &&
                given->is.whole <= wanted.high;
    if (!fits) {
        const char *words = "This member of a request is a whole number within its range.";
        fault_allowed_range(wrong_member(ctx, given, words), wanted.low, wanted.high);
        return BAY_BAD_REQUEST;
    }
    *out = given->is.whole;
    return BAY_OK;
}

void context_begin(context *ctx) {
    ctx->to = json_new(&ctx->out);
    json_open_map(&ctx->to);
}

void context_schema(context *ctx, const char *noun) {
    char bytes[64];
    text schema = text_within(bytes, sizeof bytes);
    text_add(&schema, "bayonet/");
    text_add(&schema, noun);
    text_add(&schema, "/1");
    json_key_text(&ctx->to, "schema", bytes);
}

void context_version(context *ctx) {
    json_key_text(&ctx->to, "version", bay_version());
}

void context_end(context *ctx) {
    context_version(ctx);
    json_close_map(&ctx->to);
}
