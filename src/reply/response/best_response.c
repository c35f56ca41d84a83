#include "reply/response/best_response.h"

#include "reply/response/response.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

// --- Writing ---------------------------------------------------------------------------------

static void write_losses(json *to, const char *key, const double loss[2]) {
    json_key(to, key);
    json_open_map(to);
    for (int side = 0; side < 2; side++) json_key_real(to, wording_side(side), loss[side]);
    json_close_map(to);
}

static bay_status write_response(context *ctx, response *of) {
    json *to = &ctx->to;
    order_list orders;
    bay_status status = response_shorten(of, &orders);
    if (status != BAY_OK) return status;
    if (of->counting && !casualties_saved(of)) {
        json_text(to, NULL);
        return BAY_OK;
    }
    json_open_map(to);
    json_key_real(to, "ground", of->ground);
    write_losses(to, "losses", of->loss);
    write_losses(to, "losses_were", of->standing->odds.mean);
    order_list_write(to, &orders);
    json_key_real(to, "points", of->to);
    json_key_real(to, "points_best", of->most);
    json_key_real(to, "points_were", of->standing->odds.value);
    response_words_write(ctx, of, &orders);
    json_key_text(to, "side", wording_side(of->side));
    json_key_text(to, "standing", response_leaves(of, &orders));
    json_key_real(to, "was", solution_ground(of->standing));
    json_close_map(to);
    return BAY_OK;
}

// One side's questions alone may exceed the budget although a graph under standing orders does not.
static void write_over_budget(context *ctx) {
    json *to = &ctx->to;
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "What best play by either side would make of it takes more situations "
                         "than the budget allows.");
    json_open_map(to);
    json_key_flag(to, "over_budget", true);
    sentence_write(to, "said", &words);
    sentence_free(&words);
    json_close_map(to);
}

// --- Which side ------------------------------------------------------------------------------

// Under the aim no side has anything to gain. In casualties?
static bay_status write_casualties(context *ctx, response both[2]) {
    casualty_aims aims;
    double gained[2] = {0, 0};
    bay_status status = BAY_OK;
    bool fits = casualty_aims_of(both[0].standing->of, &aims);
    for (int side = 0; side < 2; side++) bay_solution_free(&both[side].best);
    for (int side = 0; fits && side < 2 && status == BAY_OK; side++)
        status = casualties_gain(&both[side], &aims, &gained[side]);
    int side = gained[1] > gained[0];
    response_free(&both[!side]);
    if (status != BAY_OK) return status;
    if (gained[side] < WORTH_ADDING) {
        json_text(&ctx->to, NULL);
        return BAY_OK;
    }
    status = casualties_seek(&both[side], &aims);
    return status == BAY_OK ? write_response(ctx, &both[side]) : status;
}

// The other response is freed before orders are made, because they need as much memory again.
static bay_status write_larger(context *ctx, response both[2]) {
    double was = both[0].standing->odds.value;
    int side = response_moved(was, both[1].most) > response_moved(was, both[0].most);
    if (response_moved(was, both[side].most) < WORTH_TELLING) {
        bay_status status = write_casualties(ctx, both);
        if (!context_forgives(ctx, status)) return status;
        json_text(&ctx->to, NULL); // both best plays are known: they gain nothing under the aim
        return BAY_OK;
    }
    response_free(&both[!side]);
    return write_response(ctx, &both[side]);
}

bay_status best_response_write(context *ctx, const solution *f) {
    response both[2] = {{.standing = f}, {.standing = f}};
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && status == BAY_OK; side++)
        status = response_make(ctx, f, side, &both[side]);
    if (f->pool) graph_pool_close(f->pool); // nobody needs it again
    json_key(&ctx->to, "careful");
    if (status == BAY_OK) status = write_larger(ctx, both);
    bool over = status == BAY_OVER_BUDGET;
    if (over) write_over_budget(ctx);
    for (int side = 0; side < 2; side++) response_free(&both[side]);
    return over ? BAY_OK : status;
}
