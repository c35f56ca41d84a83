// The request `vary`: odds or best play as a function of one or two values of a scenario.

#include "api/handlers.h"
#include "api/vary_point.h"
#include "play/variation.h"
#include "sentences/premises.h"
#include "sentences/sentence_write.h"

// The first point that has an answer: what the reply says of all of them is read from it.
typedef struct model {
    assault of;
    arena arena;
    bool found;
} model;

typedef struct range {
    int64_t first, count;
} range;

static bay_status read_range(context *ctx, uint32_t points, range *out) {
    bay_status status =
        context_whole(ctx, (context_number){"first", 0, points - 1, 0}, &out->first);
    if (status != BAY_OK) return status;
    int64_t rest = points - out->first;
    return context_whole(ctx, (context_number){"count", 0, rest, rest}, &out->count);
}

// --- One point -------------------------------------------------------------------------------

static bay_status solve(context *ctx, const variation *of, uint32_t point, assault *a) {
    scenario found;
    solution f = {0};
    bay_status status = variation_check(ctx, of, point, &found);
    if (status == BAY_OK) status = assault_fight(ctx, &found, a);
    if (status == BAY_OK) status = solution_make(ctx, a, a->kind, THROWS_JOINED, &f);
    if (status == BAY_OK) vary_point_answer(ctx, &f);
    solution_free(&f);
    return status;
}

// True if the next point may have an answer although this one has none.
static bool is_refusal(context *ctx, bay_status status) {
    if (context_forgives(ctx, status)) return true;
    return status != BAY_OK && status != BAY_NO_MEMORY && status != BAY_STOPPED &&
           status != BAY_INTERNAL;
}

// What a point makes is freed before the next, but for the model.
static bay_status answer_point(context *ctx, const variation *of, uint32_t point, model *kept) {
    arena outer = ctx->arena;
    assault a = {0};
    ctx->arena = arena_new(ctx->memory);
    bay_status status = solve(ctx, of, point, &a);
    arena own = ctx->arena;
    ctx->arena = outer;
    if (status == BAY_OK && !kept->found) {
        *kept = (model){a, own, true};
        return BAY_OK;
    }
    assault_free(&a);
    arena_free(&own);
    if (!is_refusal(ctx, status)) return status;
    vary_point_refusal(ctx, status);
    return BAY_OK;
}

// --- The reply -------------------------------------------------------------------------------

static void write_premises(context *ctx, const variation *of, const model *kept) {
    const char *clock = of->rules->clock;
    premises_out out = {.orders = variation_is_over(of, "orders"),
                        .aim = variation_is_over(of, "aim"),
                        .clock = clock && variation_is_over(of, clock),
                        .forces = true};
    if (kept->found)
        premises_write_without(ctx, &kept->of, kept->of.kind, out);
    else
        json_key_text(&ctx->to, "premises", NULL);
}

static bay_status write_points(context *ctx, const variation *of, range wanted, model *kept) {
    bay_status status = BAY_OK;
    json_key(&ctx->to, "points");
    json_open_list(&ctx->to);
    for (int64_t i = 0; i < wanted.count && status == BAY_OK; i++)
        status = answer_point(ctx, of, (uint32_t)(wanted.first + i), kept);
    if (status == BAY_OK) json_close_list(&ctx->to);
    return status;
}

static bay_status write_reply(context *ctx, const variation *of, range wanted, model *kept) {
    json *to = &ctx->to;
    context_begin(ctx);
    vary_point_endings(to, of->rules);
    json_key_whole(to, "first", wanted.first);
    vary_point_measures(to, of->rules);
    json_key_whole(to, "of", of->points);
    bay_status status = write_points(ctx, of, wanted, kept);
    if (status != BAY_OK) return status;
    write_premises(ctx, of, kept);
    json_key_text(to, "rules", of->rules->id);
    context_schema(ctx, "vary");
    json_key_text(to, "system", of->rules->title);
    bool titled = kept->found && !variation_is_over(of, "title");
    json_key_text(to, "title", titled ? assault_title(&kept->of) : NULL);
    context_end(ctx);
    return BAY_OK;
}

bay_status handle_vary(context *ctx) {
    variation of;
    range wanted;
    model kept = {.found = false};
    bay_status status = sentence_digits_check(ctx);
    if (status == BAY_OK) status = variation_read(ctx, &of);
    if (status == BAY_OK) status = read_range(ctx, of.points, &wanted);
    if (status == BAY_OK) status = write_reply(ctx, &of, wanted, &kept);
    if (kept.found) {
        assault_free(&kept.of);
        arena_free(&kept.arena);
    }
    return status;
}
