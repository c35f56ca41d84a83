// The request `best`: the best orders, and the worth of each option.

#include "answer/first_decision.h"
#include "answer/holding.h"
#include "api/handlers.h"
#include "reply/odds_reply.h"
#include "sentences/best_words.h"
#include "sentences/order_list.h"
#include "sentences/points.h"
#include "sentences/premises.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

static void write_option(json *to, const first_decision *q, int digits, int index,
                         const bay_option *option) {
    const assault *a = q->of->of;
    const bay_battle *battle = a->battle;
    double value = first_decision_value(q, index), margin = first_decision_margin(q, index);
    char id[128], words[160];
    bay_option_text(battle, option, false, id, sizeof id);
    bay_option_text(battle, option, true, words, sizeof words);
    json_open_map(to);
    json_key_text(to, "clause", wording_option_clause(battle->rules, q->step.id, option));
    points_write_costs(to, a, margin, digits);
    json_key_text(to, "id", id);
    json_key_real(to, "margin", margin);
    points_write_cell(to, "margin_cell", a, margin, digits);
    json_key_flag(to, "standing", index == 0);
    json_key_real(to, "value", value);
    points_write_cell(to, "value_cell", a, value, digits);
    json_key_text(to, "words", words);
    json_close_map(to);
}

static void write_question(json *to, const first_decision *q, int digits) {
    const bay_battle *battle = q->of->of->battle;
    const bay_step_info *info = &battle->rules->steps[q->step.id];
    char bytes[256];
    text words = text_within(bytes, sizeof bytes);
    wording_step(&words, battle, bay_graph_situation(q->of->graph, q->at), &q->step);
    json_open_map(to);
    json_key_flag(to, "at_once", q->at == 0);
    bay_option option[BAY_OPTIONS_MAX];
    int count = (int)bay_graph_options(q->of->graph, q->at, option);
    char id[128];
    bay_option_text(battle, &option[q->best], false, id, sizeof id);
    json_key_text(to, "best", id);
    json_key_text(to, "clause", wording_clause(battle->rules, info->clause));
    json_key(to, "options");
    json_open_list(to);
    for (int i = 0; i < count; i++) write_option(to, q, digits, i, &option[i]);
    json_close_list(to);
    json_key_text(to, "step", info->id);
    json_key_text(to, "who", wording_side(q->step.who));
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

static void write_now(json *to, const first_decision *q, bool any, int digits) {
    json_key(to, "now");
    if (any)
        write_question(to, q, digits);
    else
        json_text(to, NULL);
}

static best_choice choice_of(const first_decision *q) {
    const bay_battle *battle = q->of->of->battle;
    bay_option option[BAY_OPTIONS_MAX];
    bay_graph_options(q->of->graph, q->at, option);
    best_choice made = {.who = q->step.who,
                        .at_once = q->at == 0,
                        .others = q->options - 1,
                        .margin = q->margin,
                        .most = q->most};
    bay_option_text(battle, &option[q->best], true, made.best, sizeof made.best);
    if (q->next >= 0)
        bay_option_text(battle, &option[q->next], true, made.next, sizeof made.next);
    return made;
}

// What best play is over, of each question that comes up and does not offer all that a person may
// do.
static void write_among(json *to, const solution *f) {
    const bay_rules *rules = f->of->battle->rules;
    json_key(to, "among");
    json_open_list(to);
    for (uint16_t step = 0; rules->steps[step].id; step++) {
        if (!rules->steps[step].among) continue;
        uint32_t at = 0, count = bay_graph_situations(f->graph);
        while (at < count && f->graph->node[at].step != step) at++;
        if (at < count) json_text(to, rules->steps[step].among);
    }
    json_close_list(to);
}

static void write_cost(json *to, const order_list *orders) {
    json_key(to, "cost");
    json_open_map(to);
    json_key_real(to, "attacker", orders->cost[BAY_ATTACKER]);
    json_key_real(to, "defender", orders->cost[BAY_DEFENDER]);
    json_close_map(to);
}

static bay_status write_reply(context *ctx, const solution *f) {
    order_list orders;
    const assault *a = f->of;
    first_decision first;
    bool any = first_decision_find(f, BAY_SEEKS_BOTH, &first);
    bay_status status =
        order_list_make(f->graph, &a->aim, &f->best, BAY_SEEKS_BOTH, NULL, &orders);
    if (status != BAY_OK) return status;
    json *to = &ctx->to;
    context_begin(ctx);
    json_key_text(to, "aim", a->aim.name);
    write_among(to, f);
    write_cost(to, &orders);
    assault_write_forces(to, a);
    assault_write_hints(to, a);
    status = holding_write(ctx, f);
    if (status != BAY_OK) return status;
    write_now(to, &first, any, sentence_digits(ctx));
    json_key(to, "odds");
    json_open_map(to);
    status = odds_reply_write(ctx, f, true);
    if (status != BAY_OK) return status;
    json_close_map(to);
    order_list_write(to, &orders);
    premises_write(ctx, a, ORDERS_BEST);
    json_key_real(to, "residual", f->best.residual);
    json_key_text(to, "rules", a->scenario.rules->id);
    best_choice choice = any ? choice_of(&first) : (best_choice){.who = BAY_NOBODY};
    best_words_said(ctx, a, &choice);
    context_schema(ctx, "best");
    best_words_shortened(ctx, a, &orders);
    json_key_text(to, "system", a->scenario.rules->title);
    json_key_text(to, "title", assault_title(a));
    json_key_real(to, "value", f->best.value[0]);
    context_end(ctx);
    return BAY_OK;
}

static bay_status make_reply(context *ctx, const assault *a) {
    solution f;
    bay_status status = solution_make(ctx, a, ORDERS_BEST, THROWS_JOINED, &f);
    if (status == BAY_OK) status = write_reply(ctx, &f);
    solution_free(&f);
    return status;
}

bay_status handle_best(context *ctx) {
    assault a = {0};
    bay_status status = odds_reply_check(ctx);
    if (status != BAY_OK) return status;
    status = assault_load(ctx, &a);
    if (status == BAY_OK) status = make_reply(ctx, &a);
    assault_free(&a);
    return status;
}
