#include "reply/why_reply.h"

#include "reply/odds_reply.h"
#include "sentences/sentence_write.h"

bay_status why_reply_check(context *ctx) {
    bool wanted;
    return context_flag(ctx, "why", false, &wanted);
}

bool why_reply_wanted(const context *ctx) {
    const bay_value *why = context_get(ctx, "why");
    return why && why->is.flag && odds_reply_wants(ctx, "why");
}

static void write_clause(json *to, const bay_clause *clause, const bay_clause_use *use) {
    json_open_map(to);
    json_key_real(to, "chance", use->chance);
    json_key_text(to, "clause", clause->id);
    if (use->endless)
        json_key_text(to, "expected", NULL);
    else
        json_key_real(to, "expected", use->expected);
    json_key_text(to, "summary", clause->summary);
    json_close_map(to);
}

// "44 clauses are not cited here (some only say how things are counted): …"; null if all are cited.
static void write_not_cited(context *ctx, const bay_clause *clauses, const bay_why *why) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < why->clauses; i++)
        count += !clauses[i].omitted && !(why->use[i].chance > 0);
    if (count == 0) {
        json_key_text(&ctx->to, "why_not", NULL);
        return;
    }
    sentence words = sentence_new(ctx->memory);
    text_add_whole(&words.words, count);
    sentence_add(&words, count == 1 ? " clause is" : " clauses are");
    sentence_add(&words, " not cited here (some only say how things are counted): ");
    for (uint32_t i = 0, told = 0; i < why->clauses; i++) {
        if (clauses[i].omitted || why->use[i].chance > 0) continue;
        sentence_add(&words, told++ ? ", " : "");
        sentence_add_marked(&words, SENTENCE_CLAUSE, clauses[i].id);
    }
    sentence_add(&words, ".");
    sentence_write(&ctx->to, "why_not", &words);
    sentence_free(&words);
}

bay_status why_reply_write(context *ctx, const solution *f) {
    const bay_clause *clauses = f->of->scenario.rules->clauses;
    bay_why why;
    bay_status status = bay_why_make(f->graph, solution_policy(f), &why);
    if (status != BAY_OK) return status;
    json_key(&ctx->to, "why");
    json_open_list(&ctx->to);
    for (uint32_t i = 0; i < why.clauses; i++)
        if (!clauses[i].omitted) write_clause(&ctx->to, &clauses[i], &why.use[i]);
    json_close_list(&ctx->to);
    write_not_cited(ctx, clauses, &why);
    bay_why_free(&why);
    return BAY_OK;
}
