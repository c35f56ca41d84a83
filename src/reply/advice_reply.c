#include "reply/advice_reply.h"

#include "answer/evaluation.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"

#include <string.h>

typedef struct advice {
    const assault *of;
    advice_depth depth;
    evaluation
        under[ORDERS_KINDS]; // standing orders, those that are followed; of the whole all
} advice;

// What is told of a baseline, though it may be known as what is followed.
static const evaluation *baseline(const advice *a, orders_kind kind) {
    static const evaluation NONE;
    bool told = kind == ORDERS_STANDING || a->depth == ADVICE_WHOLE;
    return told ? &a->under[kind] : &NONE;
}

// --- Options ---------------------------------------------------------------------------------

static void write_option(context *ctx, const advice *a, int index, const bay_option *option) {
    char id[128];
    bay_option_text(a->of->battle, option, false, id, sizeof id);
    const evaluation *best = &a->under[ORDERS_BEST];
    double value = evaluation_option(best, index), margin = evaluation_cost(best, index);
    int digits = sentence_digits(ctx);
    json *to = &ctx->to;
    json_open_map(to);
    json_key_flag(to, "best", index == evaluation_best(best));
    points_write_costs(to, a->of, margin, digits);
    json_key_text(to, "id", id);
    json_key_real(to, "margin", margin);
    points_write_cell(to, "margin_cell", a->of, margin, digits);
    json_key_real(to, "value", value);
    points_write_cell(to, "value_cell", a->of, value, digits);
    json_close_map(to);
}

static void write_options(context *ctx, const advice *a) {
    bay_option option[BAY_OPTIONS_MAX];
    bool known = baseline(a, ORDERS_BEST)->known;
    int options = known ? (int)replay_options(&a->of->replay, option) : 0;
    json_key(&ctx->to, "options");
    json_open_list(&ctx->to);
    for (int i = 0; i < options; i++) write_option(ctx, a, i, &option[i]);
    json_close_list(&ctx->to);
}

// --- The chance of the ground ----------------------------------------------------------------

static void write_chance(json *to, const char *key, const evaluation *from) {
    if (from->known)
        json_key_real(to, key, from->ground);
    else
        json_key_text(to, key, NULL);
}

static void write_ground(json *to, const advice *a) {
    json_key(to, "ground");
    json_open_map(to);
    write_chance(to, "best", baseline(a, ORDERS_BEST));
    write_chance(to, "best_attacker", baseline(a, ORDERS_BEST_ATTACKER));
    write_chance(to, "best_defender", baseline(a, ORDERS_BEST_DEFENDER));
    if (a->of->kind == ORDERS_STANDING)
        json_key_text(to, "given", NULL);
    else
        write_chance(to, "given", &a->under[a->of->kind]);
    write_chance(to, "standing", baseline(a, ORDERS_STANDING));
    json_close_map(to);
}

static bool is_wanted(const advice *a, orders_kind kind) {
    if (kind == ORDERS_STANDING || kind == a->of->kind) return true;
    return a->depth == ADVICE_WHOLE && kind != ORDERS_GIVEN;
}

// Whatever standing orders lead to, a side that seeks its best may come to as well: where that is
// over the budget, so is this.
static bool is_beyond(const advice *a, orders_kind kind) {
    return assault_seeks(kind) && !a->under[ORDERS_STANDING].known;
}

static bay_status consider(context *ctx, advice *a) {
    bay_status status = BAY_OK;
    for (orders_kind kind = ORDERS_STANDING; kind < ORDERS_KINDS && status == BAY_OK; kind++)
        if (is_wanted(a, kind) && !is_beyond(a, kind))
            status = evaluation_make(ctx, a->of, kind, &a->under[kind]);
    return status;
}

bay_status advice_asked(context *ctx, advice_depth *out) {
    const bay_value *asked = context_get(ctx, "advice");
    bool wanted = false;
    *out = ADVICE_GROUND;
    if (asked && bay_value_is(asked, "ground")) return BAY_OK;
    bay_status status = context_flag(ctx, "advice", false, &wanted);
    *out = wanted ? ADVICE_WHOLE : ADVICE_NONE;
    return status;
}

bay_status advice_write(context *ctx, const assault *a, advice_depth depth) {
    if (depth == ADVICE_NONE) return BAY_OK;
    advice made = {.of = a, .depth = depth};
    bay_status status = consider(ctx, &made);
    if (status == BAY_OK) {
        json *to = &ctx->to;
        json_key(to, "advice");
        json_open_map(to);
        json_key_text(to, "aim", a->aim.name);
        write_ground(to, &made);
        write_options(ctx, &made);
        json_key_text(to, "orders", assault_orders(a->kind));
        json_close_map(to);
    }
    for (int kind = ORDERS_STANDING; kind < ORDERS_KINDS; kind++)
        evaluation_free(&made.under[kind]);
    return status;
}
