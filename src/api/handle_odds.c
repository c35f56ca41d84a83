// The request `odds`: the chance of each ending, and of each loss.

#include "api/handlers.h"
#include "reply/odds_reply.h"
#include "reply/why_reply.h"

static bay_status write_reply(context *ctx, const solution *f) {
    context_begin(ctx);
    bay_status status = odds_reply_write(ctx, f, false);
    if (status == BAY_OK) context_version(ctx);
    if (status == BAY_OK && why_reply_wanted(ctx)) status = why_reply_write(ctx, f);
    if (status == BAY_OK) json_close_map(&ctx->to);
    return status;
}

static bay_status make_reply(context *ctx, const assault *a) {
    solution f;
    bool careful = a->kind == ORDERS_STANDING && odds_reply_wants(ctx, "careful");
    throws_kind throws = why_reply_wanted(ctx) ? THROWS_APART : THROWS_JOINED;
    bay_status status = careful ? solution_make_pooled(ctx, a, throws, &f)
                                : solution_make(ctx, a, a->kind, throws, &f);
    if (status == BAY_OK) status = write_reply(ctx, &f);
    solution_free(&f);
    return status;
}

bay_status handle_odds(context *ctx) {
    assault a = {0};
    bay_status status = odds_reply_check(ctx);
    if (status == BAY_OK) status = why_reply_check(ctx);
    if (status != BAY_OK) return status;
    status = assault_load(ctx, &a);
    if (status == BAY_OK) status = make_reply(ctx, &a);
    assault_free(&a);
    return status;
}
