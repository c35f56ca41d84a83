#include "reply/odds_reply.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "reply/measures_reply.h"
#include "reply/residues_reply.h"
#include "reply/response/best_response.h"
#include "sentences/headline.h"
#include "sentences/points.h"
#include "sentences/premises.h"
#include "sentences/sentence_write.h"

#include <string.h>

// --- What is wanted --------------------------------------------------------------------------

// What `only` may name; all other members are always there.
static const char *const OPTIONAL[] = {
    "careful",  "edges",      "endings", "hints", "joint", "measures", "residual",
    "residues", "situations", "unknown", "value", "why",   NULL};

bool odds_reply_wants(const context *ctx, const char *member) {
    const bay_value *only = context_get(ctx, "only");
    if (!only) return true;
    for (uint32_t i = 0; i < only->count; i++)
        if (bay_value_is(&only->is.item[i], member)) return true;
    return false;
}

static bool is_optional(const bay_value *name) {
    for (int i = 0; OPTIONAL[i]; i++)
        if (bay_value_is(name, OPTIONAL[i])) return true;
    return false;
}

static bay_status check_only(context *ctx, const bay_value *only) {
    if (only->kind != BAY_VALUE_LIST)
        return context_fault(ctx, BAY_BAD_REQUEST, "only",
                             "`only` is a list of members of the reply.");
    for (uint32_t i = 0; i < only->count; i++) {
        const bay_value *name = &only->is.item[i];
        if (is_optional(name)) continue;
        bay_fault *why = faults_next(&ctx->bad);
        fault_set(why, BAY_BAD_REQUEST, "only",
                  "There is no such member to be asked for alone.");
        fault_given_value(why, name);
        if (name->kind == BAY_VALUE_TEXT)
            fault_nearest(why, text_nearest(name->is.text, OPTIONAL));
        return BAY_BAD_REQUEST;
    }
    return BAY_OK;
}

bay_status odds_reply_check(context *ctx) {
    const bay_value *only = context_get(ctx, "only"), *primes = context_get(ctx, "primes");
    bay_status status = sentence_digits_check(ctx);
    if (status == BAY_OK && only) status = check_only(ctx, only);
    return status == BAY_OK && primes ? residues_reply_check(ctx, primes) : status;
}

// --- Figures ---------------------------------------------------------------------------------

// Its number in 100; "never" if it cannot come up.
static void write_in_100(json *to, const listed_endings *listed, uint32_t row) {
    char word[IN_100_WORD_MAX] = "never";
    for (uint32_t i = 0; i < listed->count; i++)
        if (listed->row[i] == row) listed_endings_word(word, listed, i);
    json_key_text(to, "in_100", word);
}

static void write_endings(json *to, const solution *f, const listed_endings *listed) {
    const bay_ending *rows = f->of->scenario.rules->endings;
    json_key(to, "endings");
    json_open_list(to);
    for (uint32_t i = 0; i < f->odds.endings; i++) {
        json_open_map(to);
        json_key_text(to, "id", rows[i].id);
        write_in_100(to, listed, i);
        json_key_text(to, "meaning", rows[i].meaning);
        json_key_real(to, "p", f->odds.p[i]);
        json_key_text(to, "words", rows[i].words);
        json_close_map(to);
    }
    json_close_list(to);
}

void odds_reply_joint(json *to, const bay_rules *rules, const bay_odds *odds) {
    json_key(to, "joint");
    json_open_list(to);
    for (uint32_t i = 0; i < odds->cells; i++) {
        const bay_joint *cell = &odds->joint[i];
        json_open_list(to);
        json_text(to, rules->endings[cell->ending].id);
        json_whole(to, cell->loss[0]);
        json_whole(to, cell->loss[1]);
        json_add_real(to, cell->p);
        json_close_list(to);
    }
    json_close_list(to);
}

static void write_ground(json *to, const solution *f, const listed_endings *listed) {
    char word[IN_100_WORD_MAX];
    listed_endings_ground(word, listed);
    json_key_real(to, "ground", solution_ground(f));
    json_key_text(to, "ground_in_100", word);
}

static void write_headline(context *ctx, const solution *f, const listed_endings *listed) {
    sentence words = sentence_new(ctx->memory);
    headline_sentence(&words, f->of->scenario.rules, listed);
    sentence_write(&ctx->to, "headline", &words);
    sentence_free(&words);
}

// --- The reply, in the order of its keys -----------------------------------------------------------

static bay_status write_to_listed(context *ctx, const solution *f, bool nested) {
    const bay_rules *rules = f->of->scenario.rules;
    listed_endings listed = listed_endings_make(rules, f->odds.p, sentence_digits(ctx));
    bay_status status = BAY_OK;
    json *to = &ctx->to;
    bool careful = f->kind == ORDERS_STANDING && !nested && odds_reply_wants(ctx, "careful");
    json_key_text(to, "aim", f->of->aim.name);
    if (careful) status = best_response_write(ctx, f);
    if (status != BAY_OK) return status;
    if (odds_reply_wants(ctx, "edges"))
        json_key_whole(to, "edges", (int64_t)bay_graph_edges(f->graph));
    bool endings = odds_reply_wants(ctx, "endings");
    if (endings) write_endings(to, f, &listed);
    if (!nested) assault_write_forces(to, f->of);
    if (endings) write_ground(to, f, &listed);
    if (endings) write_headline(ctx, f, &listed);
    if (odds_reply_wants(ctx, "hints") && !nested) assault_write_hints(to, f->of);
    if (odds_reply_wants(ctx, "joint")) odds_reply_joint(to, rules, &f->odds);
    if (endings) listed_endings_write(to, rules, &listed);
    return BAY_OK;
}

static bay_status write_to_residues(context *ctx, const solution *f) {
    json *to = &ctx->to;
    if (odds_reply_wants(ctx, "measures"))
        measures_reply_odds(to, f->of->battle, &f->odds, NULL, NULL);
    json_key_text(to, "orders", assault_orders(f->kind));
    if (odds_reply_wants(ctx, "value"))
        points_write(ctx, f->of, f->odds.value, solution_ground(f), POINTS_EXACT);
    premises_write(ctx, f->of, f->kind);
    if (odds_reply_wants(ctx, "residual")) json_key_real(to, "residual", f->odds.residual);
    return odds_reply_wants(ctx, "residues") ? residues_reply_write(ctx, f) : BAY_OK;
}

static void write_to_value(context *ctx, const solution *f, bool nested) {
    const bay_rules *rules = f->of->scenario.rules;
    json *to = &ctx->to;
    if (!nested) json_key_text(to, "rules", rules->id);
    if (!nested) context_schema(ctx, "odds");
    if (odds_reply_wants(ctx, "situations"))
        json_key_whole(to, "situations", bay_graph_situations(f->graph));
    if (!nested) json_key_text(to, "system", rules->title);
    if (odds_reply_wants(ctx, "endings"))
        json_key_text(to, "taken", solution_first(rules, f->odds.p)->id);
    if (!nested) json_key_text(to, "title", assault_title(f->of));
    if (odds_reply_wants(ctx, "unknown")) json_key_real(to, "unknown", f->odds.unknown);
    if (odds_reply_wants(ctx, "value")) json_key_real(to, "value", f->odds.value);
}

bay_status odds_reply_write(context *ctx, const solution *f, bool nested) {
    bay_status status = write_to_listed(ctx, f, nested);
    if (status == BAY_OK) status = write_to_residues(ctx, f);
    if (status == BAY_OK) write_to_value(ctx, f, nested);
    return status;
}
