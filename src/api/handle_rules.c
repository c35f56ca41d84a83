// The request `rules`: the rule systems and their tables.

#include "api/handlers.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "reply/rules_reply.h"
#include "scenario/values/scalar.h"

#include <string.h>

static void write_systems(context *ctx) {
    json *to = &ctx->to;
    context_begin(ctx);
    context_schema(ctx, "rules");
    json_key(to, "systems");
    json_open_list(to);
    for (size_t i = 0; context_rules(ctx, i); i++) {
        const bay_rules *rules = context_rules(ctx, i);
        int64_t count = 0;
        while (rules->clauses[count].id) count++;
        json_open_map(to);
        json_key_whole(to, "clauses", count);
        json_key_text(to, "id", rules->id);
        json_key_text(to, "source", rules->source);
        json_key_text(to, "title", rules->title);
        json_close_map(to);
    }
    json_close_list(to);
    context_end(ctx);
}

static bool same(const char *one, const char *other) {
    return strlen(one) == strlen(other) && scalar_same(one, other, strlen(one));
}

// The clause called `id`, in upper or lower case; NULL when no system has it.
static const bay_clause *find_clause(const context *ctx, const char *id,
                                     const bay_rules **rules) {
    for (size_t i = 0; (*rules = context_rules(ctx, i)); i++)
        for (const bay_clause *clause = (*rules)->clauses; clause->id; clause++)
            if (same(clause->id, id)) return clause;
    return NULL;
}

static bay_status unknown_id(context *ctx, const char *id) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_UNKNOWN_RULES, "id",
              "There is no rule system and no clause of that name.");
    fault_given(why, id);
    nearest search = nearest_to(id);
    for (size_t i = 0; context_rules(ctx, i); i++) {
        nearest_try(&search, context_rules(ctx, i)->id);
        for (const bay_clause *clause = context_rules(ctx, i)->clauses; clause->id; clause++)
            nearest_try(&search, clause->id);
    }
    if (search.best) fault_nearest(why, search.best);
    return BAY_UNKNOWN_RULES;
}

bay_status handle_rules(context *ctx) {
    const bay_value *id = context_get(ctx, "id");
    if (!id) {
        write_systems(ctx);
        return BAY_OK;
    }
    if (!value_is_plain(id))
        return context_fault(ctx, BAY_BAD_REQUEST, "id",
                             "`id` names a rule system or a clause, without U+0000.");
    const bay_rules *rules = context_rules_find(ctx, id->is.text);
    if (rules) return rules_reply_system(ctx, rules);
    const bay_clause *clause = find_clause(ctx, id->is.text, &rules);
    if (!clause) return unknown_id(ctx, id->is.text);
    rules_reply_clause(ctx, rules, clause);
    return BAY_OK;
}
