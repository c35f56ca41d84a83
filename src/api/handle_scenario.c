// The requests `new` and `check`: the contents of a scenario, and whether a record can have been
// played.

#include "api/handlers.h"
#include "play/record.h"

// --- new -------------------------------------------------------------------------------------

bay_status handle_new(context *ctx) {
    assault a = {0};
    bay_status status = assault_load(ctx, &a); // what is handed out can be loaded
    if (status == BAY_OK) {
        context_begin(ctx);
        assault_write_assumed(&ctx->to, &a.scenario);
        json_key_value(&ctx->to, "scenario", a.scenario.given);
        context_schema(ctx, "scenario");
        context_end(ctx);
    }
    assault_free(&a);
    return status;
}

// --- check -----------------------------------------------------------------------------------

static void write_checked(context *ctx, const assault *a) {
    context_begin(ctx);
    assault_write_assumed(&ctx->to, &a->scenario);
    assault_write_forces(&ctx->to, a);
    assault_write_hints(&ctx->to, a);
    json_key_flag(&ctx->to, "ok", true);
    json_key_text(&ctx->to, "rules", a->scenario.rules->id);
    json_key_value(&ctx->to, "scenario", a->scenario.whole);
    context_schema(ctx, "check");
    if (record_is_named(ctx)) json_key_whole(&ctx->to, "steps", a->replay.steps);
    context_end(ctx);
}

bay_status handle_check(context *ctx) {
    assault a = {0};
    bay_status status = assault_load(ctx, &a);
    if (status == BAY_OK) write_checked(ctx, &a);
    assault_free(&a);
    return status;
}
