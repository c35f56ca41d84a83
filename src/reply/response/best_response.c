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

// The other side's orders, from the same standing orders on both sides.
static void write_other(json *to, const response *other) {
    json_key(to, "other");
    if (!other) {
        json_text(to, NULL);
        return;
    }
    json_open_map(to);
    json_key_real(to, "ground", other->ground);
    write_losses(to, "losses", other->loss);
    order_list_write(to, &other->orders);
    json_key_real(to, "points", other->to);
    json_key_real(to, "points_best", other->most);
    json_key_text(to, "side", wording_side(other->side));
    json_key_text(to, "standing", other->leaves);
    json_close_map(to);
}

static void write_response(context *ctx, const response *of, const response *other) {
    json *to = &ctx->to;
    json_open_map(to);
    json_key_real(to, "ground", of->ground);
    write_losses(to, "losses", of->loss);
    write_losses(to, "losses_were", of->standing->odds.mean);
    order_list_write(to, &of->orders);
    write_other(to, other);
    json_key_real(to, "points", of->to);
    json_key_real(to, "points_best", of->most);
    json_key_real(to, "points_were", of->standing->odds.value);
    response_words_write(ctx, of, other);
    json_key_text(to, "side", wording_side(of->side));
    json_key_text(to, "standing", of->leaves);
    json_key_real(to, "was", solution_ground(of->standing));
    json_close_map(to);
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

// Orders cost up to 2,000 instructions an edge, and need as much memory as the graph: those of the
// second side are made only where that is little beside any request, some ten milliseconds.
enum { CHEAP_EDGES = 1 << 14 };

static bool is_cheap(const response *of) {
    return bay_graph_edges(of->graph) <= CHEAP_EDGES;
}

// The sides that can gain in casualties, the one that gains more first. Returns how many.
static uint32_t list_gains(response both[2], response *list[2]) {
    const double gained[2] = {casualties_gain(&both[0]), casualties_gain(&both[1])};
    response *first = &both[gained[1] > gained[0]], *second = &both[gained[1] <= gained[0]];
    uint32_t count = 0;
    list[0] = first;
    list[1] = second;
    if (gained[first->side] >= WORTH_ADDING) count++;
    if (count && gained[second->side] >= WORTH_ADDING && is_cheap(second)) count++;
    return count;
}

// Neither side has anything to gain under the aim. Both are asked what they can save in casualties,
// because orders may save much less than best play.
static bay_status write_casualties(context *ctx, response both[2]) {
    response *list[2], *told[2] = {NULL, NULL};
    uint32_t count = 0, sides = list_gains(both, list);
    bay_status status = BAY_OK;
    for (int side = 0; side < 2; side++) bay_solution_free(&both[side].best);
    if (sides < 2) response_free(list[1]); // it needs as much memory as the orders of the first
    for (uint32_t i = 0; i < sides && status == BAY_OK; i++) {
        status = casualties_shorten(list[i]);
        if (status == BAY_OK && casualties_saved(list[i])) told[count++] = list[i];
        if (count && context_forgives(ctx, status)) status = BAY_OK; // the first is told alone
    }
    if (status != BAY_OK) return status;
    if (count)
        write_response(ctx, told[0], told[1]);
    else
        json_text(&ctx->to, NULL);
    return BAY_OK;
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
    bay_solution_free(&both[side].counting);
    bay_status status = response_shorten(&both[side]);
    if (status == BAY_OK) write_response(ctx, &both[side], NULL);
    return status;
}

bay_status best_response_write(context *ctx, const solution *f) {
    response both[2] = {{.standing = f}, {.standing = f}};
    casualty_aims aims;
    bool fits = casualty_aims_of(f->of, &aims);
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && status == BAY_OK; side++)
        status = response_make(ctx, f, side, fits ? &aims : NULL, &both[side]);
    if (f->pool) graph_pool_close(f->pool); // nobody needs it again
    json_key(&ctx->to, "careful");
    if (status == BAY_OK) status = write_larger(ctx, both);
    bool over = status == BAY_OVER_BUDGET;
    if (over) write_over_budget(ctx);
    for (int side = 0; side < 2; side++) response_free(&both[side]);
    return over ? BAY_OK : status;
}
