#include "cli/commands/verbs.h"
#include "cli/report/report.h"
#include "cli/report/rules_text.h"
#include "cli/session/error.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

// A command for the first system of the list.
static char *first_line(const json_t *reply, const char *what) {
    strbuf line = {0};
    strbuf_put(&line, "bayonet %s %s", what,
               client_text(json_array_get(json_object_get(reply, "systems"), 0), "id"));
    return line.text;
}

static void list_systems(session *at, const json_t *reply) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(reply, "systems"), index, row) {
        strbuf_pad(&at->out, client_text(row, "id"), 10);
        strbuf_put(&at->out, "%s, %lld clauses\n", client_text(row, "title"),
                   (long long)json_integer_value(json_object_get(row, "clauses")));
        strbuf_wrap(&at->out, 10, client_text(row, "source"));
    }
    next_line next[] = {{first_line(reply, "rules"), "all about one of them"},
                        {first_line(reply, "odds"), "its sample assault"}};
    report_next(&at->out, next, 2);
}

// All that there is to tell of `name`; NULL: the rule systems.
static int ask(session *at, const char *name, client *out) {
    strbuf members = {0};
    if (name) client_member_text(&members, "id", name);
    int status = client_ask(at, "rules", strbuf_text(&members), out);
    strbuf_free(&members);
    return status;
}

// The clause, and what of its system rests on it.
static int tell_clause(session *at, const json_t *reply) {
    client system = {0};
    int status = ask(at, client_text(reply, "system"), &system);
    if (status == EXIT_DONE)
        rules_clause(&at->out, json_object_get(reply, "clause"), system.reply);
    client_free(&system);
    return status;
}

static int tell(session *at, const json_t *reply) {
    if (json_object_get(reply, "systems"))
        list_systems(at, reply);
    else if (json_object_get(reply, "clause"))
        return tell_clause(at, reply);
    else
        rules_system(&at->out, reply);
    return EXIT_DONE;
}

static const char *clause_in(const json_t *system, const char *name) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(system, "parameters"), index, row) {
        if (strcasecmp(client_text(row, "name"), name) == 0) return client_text(row, "clause");
    }
    return NULL;
}

// What there is to tell of the clause that a number or reading stands under: A-2 is asked for as
// often as NQM-25. False when no system has one called so.
static bool ask_parameter(session *at, const char *name, client *out) {
    client all, system;
    bool found = false;
    size_t index;
    json_t *row;
    if (ask(at, NULL, &all) != EXIT_DONE) return false;
    json_array_foreach(json_object_get(all.reply, "systems"), index, row) {
        if (found || ask(at, client_text(row, "id"), &system) != EXIT_DONE) continue;
        const char *clause = clause_in(system.reply, name);
        found = clause && ask(at, clause, out) == EXIT_DONE;
        client_free(&system);
    }
    client_free(&all);
    return found;
}

// What is wrong was typed, not read.
static int unknown(session *at, json_t *error) {
    json_decref(at->error);
    at->error = error;
    error_note(at, "try", "bayonet rules");
    return EXIT_USAGE;
}

int cmd_rules(session *at) {
    if (at->in.count > 1) {
        error_set(at, EXIT_USAGE, "usage", "rules takes one name; what is \"%s\"?",
                  at->in.word[1]);
        error_note(at, "try", "bayonet rules");
        return EXIT_USAGE;
    }
    const char *name = at->in.count ? at->in.word[0] : NULL;
    client reply = {0};
    int status = ask(at, name, &reply);
    if (status == EXIT_INPUT) {
        json_t *error = json_incref(at->error);
        if (!ask_parameter(at, name, &reply)) return unknown(at, error);
        json_decref(error);
        status = EXIT_DONE;
    }
    if (status == EXIT_DONE && at->in.json)
        strbuf_put(&at->out, "%s\n", reply.text);
    else if (status == EXIT_DONE)
        status = tell(at, reply.reply);
    client_free(&reply);
    return status;
}
