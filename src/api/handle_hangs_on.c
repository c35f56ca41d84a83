// The request `hangs-on`: the numbers and readings of the rules that the answer hangs on.

#include "answer/hangs_on.h"
#include "api/handlers.h"
#include "scenario/settings.h"
#include "sentences/hangs_words.h"
#include "sentences/premises.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

// What a figure is called: the ground, or the measure of a side's losses.
static const char *figure_id(const bay_rules *rules, int figure) {
    return figure == HUNG_GROUND ? "ground" : rules->measures[figure - HUNG_ATTACKER].id;
}

static void write_figure(json *to, const bay_rules *rules, const hung_answer *answer,
                         int figure) {
    if (answer)
        json_key_real(to, figure_id(rules, figure), answer->figure[figure]);
    else
        json_key_text(to, figure_id(rules, figure), NULL);
}

static void write_move(json *to, const bay_rules *rules, const bay_param *param,
                       const hung_move *move, int figure) {
    json_open_map(to);
    const hung_answer *answer = move->refused ? NULL : &move->answer;
    write_figure(to, rules, answer, HUNG_ATTACKER);
    json_key_text(to, "clause", wording_clause(rules, move->clause));
    write_figure(to, rules, answer, HUNG_DEFENDER);
    write_figure(to, rules, answer, HUNG_GROUND);
    json_key_real(to, "moved", move->change[figure]);
    settings_write(to, "value", param, move->to);
    json_close_map(to);
}

static void write_said(context *ctx, const hangs_words *words, const hung *one) {
    sentence said = sentence_new(ctx->memory);
    hangs_words_setting(&said, words, one);
    sentence_write(&ctx->to, "said", &said);
    sentence_free(&said);
}

static void write_setting(context *ctx, const hangs_words *words, const hung *one) {
    json *to = &ctx->to;
    const assault *a = words->of;
    const bay_rules *rules = a->scenario.rules;
    const bay_param *param = &rules->params[one->row];
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, param->clause));
    json_key_text(to, "confidence", settings_confidence(param));
    json_key_text(to, "figure", figure_id(rules, one->figure));
    json_key_real(to, "moved", one->change[one->figure]);
    json_key(to, "moves");
    json_open_list(to);
    for (uint32_t i = 0; i < one->count; i++)
        write_move(to, rules, param, &one->move[i], one->figure);
    json_close_list(to);
    json_key_text(to, "name", param->name);
    write_said(ctx, words, one);
    settings_write(to, "value", param, a->scenario.settings[one->row]);
    json_key_text(to, "words", param->words);
    json_close_map(to);
}

static void write_conclusion(json *to, const bay_rules *rules, const hangs_on *all) {
    json_key(to, "conclusion");
    if (!all->conclusion) {
        json_add_null(to);
        return;
    }
    json_open_map(to);
    write_figure(to, rules, &all->concluded, HUNG_ATTACKER);
    json_key_text(to, "clock", rules->clock);
    write_figure(to, rules, &all->concluded, HUNG_DEFENDER);
    write_figure(to, rules, &all->concluded, HUNG_GROUND);
    json_key_text(to, "value", all->conclusion);
    json_close_map(to);
}

static void write_settings(context *ctx, const hangs_words *words) {
    json_key(&ctx->to, "settings");
    json_open_list(&ctx->to);
    for (uint32_t i = 0; i < words->all->count; i++)
        write_setting(ctx, words, &words->all->setting[i]);
    json_close_list(&ctx->to);
}

static void write_reply(context *ctx, const assault *a, const hangs_on *all) {
    json *to = &ctx->to;
    const bay_rules *rules = a->scenario.rules;
    hangs_words words = {a, all, sentence_digits(ctx)};
    context_begin(ctx);
    json_key_text(to, "aim", a->aim.name);
    write_figure(to, rules, &all->answer, HUNG_ATTACKER);
    hangs_words_certain(ctx, &words);
    hangs_words_concluded(ctx, &words);
    write_conclusion(to, rules, all);
    write_figure(to, rules, &all->answer, HUNG_DEFENDER);
    write_figure(to, rules, &all->answer, HUNG_GROUND);
    json_key_text(to, "orders", assault_orders(a->kind));
    hangs_words_others(ctx, &words);
    premises_write(ctx, a, a->kind);
    json_key_text(to, "rules", rules->id);
    context_schema(ctx, "hangs-on");
    write_settings(ctx, &words);
    json_key_whole(to, "situations", (int64_t)all->situations);
    hangs_words_turning(ctx, &words);
    context_end(ctx);
}

bay_status handle_hangs_on(context *ctx) {
    assault a = {0};
    hangs_on all;
    bool certain = false;
    bay_status status = sentence_digits_check(ctx);
    if (status == BAY_OK) status = context_flag(ctx, "certain", false, &certain);
    if (status != BAY_OK) return status;
    status = assault_load(ctx, &a);
    if (status == BAY_OK) status = hangs_on_measure(ctx, &a, certain, &all);
    if (status == BAY_OK) write_reply(ctx, &a, &all);
    assault_free(&a);
    return status;
}
