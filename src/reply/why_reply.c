#include "reply/why_reply.h"

#include "reply/odds_reply.h"

bay_status why_reply_check(door *d) {
    bool wanted;
    return door_flag(d, "why", false, &wanted);
}

bool why_reply_wanted(const door *d) {
    const bay_value *why = door_get(d, "why");
    return why && why->is.flag && odds_reply_wants(d, "why");
}

static void write_clause(json *to, const bay_clause *clause, const bay_clause_use *use) {
    json_open_map(to);
    json_key_real(to, "chance", use->chance);
    json_key_text(to, "clause", clause->id);
    if (use->endless)
        json_key_text(to, "expected", NULL);
    else
        json_key_real(to, "expected", use->expected);
    json_key_text(to, "gist", clause->gist);
    json_close_map(to);
}

bay_status why_reply_write(door *d, const figures *f) {
    const bay_clause *clauses = f->of->scenario.rules->clauses;
    bay_why why;
    bay_status status = bay_why_make(f->graph, figures_policy(f), &why);
    if (status != BAY_OK) return status;
    json_key(&d->to, "why");
    json_open_list(&d->to);
    for (uint32_t i = 0; i < why.clauses; i++)
        if (!clauses[i].omitted) write_clause(&d->to, &clauses[i], &why.use[i]);
    json_close_list(&d->to);
    bay_why_free(&why);
    return BAY_OK;
}
