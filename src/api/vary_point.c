#include "api/vary_point.h"

#include "answer/first_decision.h"
#include "base/fault.h"
#include "reply/error_reply.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

// --- What its lists are of -------------------------------------------------------------------

void vary_point_endings(json *to, const bay_rules *rules) {
    json_key(to, "endings");
    json_open_list(to);
    for (int i = 0; rules->endings[i].id; i++) json_text(to, rules->endings[i].id);
    json_close_list(to);
}

void vary_point_measures(json *to, const bay_rules *rules) {
    json_key(to, "measures");
    json_open_list(to);
    for (int i = 0; rules->measures[i].id; i++) json_text(to, rules->measures[i].id);
    json_close_list(to);
}

// --- An answer -------------------------------------------------------------------------------

static void write_numbers(json *to, const char *key, const double *list, uint32_t count) {
    json_key(to, key);
    json_open_list(to);
    for (uint32_t i = 0; i < count; i++) json_add_real(to, list[i]);
    json_close_list(to);
}

static void write_decision(json *to, const first_decision *of, int digits) {
    const assault *a = of->of->of;
    const bay_battle *battle = a->battle;
    bay_option option[BAY_OPTIONS_MAX];
    bay_graph_options(of->of->graph, of->at, option);
    char id[128], words[160];
    bay_option_text(battle, &option[of->best], false, id, sizeof id);
    bay_option_text(battle, &option[of->best], true, words, sizeof words);
    json_open_map(to);
    json_key_flag(to, "at_once", of->at == 0);
    points_write_costs(to, a, of->margin, digits);
    json_key_real(to, "margin", of->margin);
    json_key_text(to, "option", id);
    json_key_whole(to, "options", of->options);
    json_key_text(to, "step", battle->rules->steps[of->step.id].id);
    json_key_text(to, "who", wording_side(of->step.who));
    json_key_text(to, "words", words);
    json_close_map(to);
}

static void write_first(context *ctx, const solution *f) {
    first_decision first;
    json *to = &ctx->to;
    json_key(to, "first");
    if (f->solved && first_decision_find(f, assault_seeks(f->kind), &first))
        write_decision(to, &first, sentence_digits(ctx));
    else
        json_add_null(to);
}

void vary_point_answer(context *ctx, const solution *f) {
    json *to = &ctx->to;
    json_open_map(to);
    write_first(ctx, f);
    json_key_real(to, "ground", solution_ground(f));
    write_numbers(to, "mean", f->odds.mean, f->odds.measures);
    write_numbers(to, "p", f->odds.p, f->odds.endings);
    json_key_whole(to, "situations", bay_graph_situations(f->graph));
    json_key_real(to, "value", f->odds.value);
    json_close_map(to);
}

// --- None ------------------------------------------------------------------------------------

void vary_point_refusal(context *ctx, bay_status status) {
    json *to = &ctx->to;
    if (!ctx->bad.count && status == BAY_NO_MEMORY) context_over_bytes(ctx);
    if (!ctx->bad.count) context_explain(ctx, status);
    json_open_map(to);
    json_key(to, "error");
    error_reply_fault(to, &ctx->bad.list[0]);
    if (ctx->refusal.reached) json_key_whole(to, "reached", ctx->refusal.reached);
    json_close_map(to);
    ctx->bad.count = 0;
    ctx->refusal = (refusal){0};
}
