// Which rule systems are there, and what do they say?

#include "api/handlers.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "reply/rules_reply.h"
#include "scenario/leaf.h"

#include <string.h>

static void write_systems(door *d) {
    json *to = &d->to;
    door_begin(d);
    door_schema(d, "rules");
    json_key(to, "systems");
    json_open_list(to);
    for (size_t i = 0; door_rules(d, i); i++) {
        const bay_rules *rules = door_rules(d, i);
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
    door_end(d);
}

static bool same(const char *one, const char *other) {
    return strlen(one) == strlen(other) && leaf_same(one, other, strlen(one));
}

// The clause called `id`, in upper or lower case; NULL when no system has it.
static const bay_clause *find_clause(const door *d, const char *id, const bay_rules **rules) {
    for (size_t i = 0; (*rules = door_rules(d, i)); i++)
        for (const bay_clause *clause = (*rules)->clauses; clause->id; clause++)
            if (same(clause->id, id)) return clause;
    return NULL;
}

static bay_status unknown_id(door *d, const char *id) {
    bay_fault *why = faults_next(&d->bad);
    fault_set(why, BAY_UNKNOWN_RULES, "id",
              "There is no rule system and no clause of that name.");
    fault_given(why, id);
    nearest search = nearest_to(id);
    for (size_t i = 0; door_rules(d, i); i++) {
        nearest_try(&search, door_rules(d, i)->id);
        for (const bay_clause *clause = door_rules(d, i)->clauses; clause->id; clause++)
            nearest_try(&search, clause->id);
    }
    if (search.best) fault_nearest(why, search.best);
    return BAY_UNKNOWN_RULES;
}

bay_status ask_rules(door *d) {
    const bay_value *id = door_get(d, "id");
    if (!id) {
        write_systems(d);
        return BAY_OK;
    }
    if (id->kind != BAY_VALUE_TEXT)
        return door_fault(d, BAY_BAD_REQUEST, "id", "`id` names a rule system or a clause.");
    const bay_rules *rules = door_rules_find(d, id->is.text);
    if (rules) return rules_reply_system(d, rules);
    const bay_clause *clause = find_clause(d, id->is.text, &rules);
    if (!clause) return unknown_id(d, id->is.text);
    rules_reply_clause(d, rules, clause);
    return BAY_OK;
}
