#include "cli/commands/verbs.h"
#include "cli/common/edit_distance.h"
#include "cli/common/xalloc.h"
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

// A name that is no rule system: of a number or reading, or of a clause.
typedef struct sought {
    session *at;
    const char *name, *system; // system: the one to look in; NULL: all
    char *nearest;             // of the numbers and readings looked at; NULL: none is near
} sought;

static void keep_nearest(sought *of, const char *name) {
    const char *words[] = {of->nearest ? of->nearest : name, name, NULL};
    const char *nearest = edit_nearest(of->name, words);
    if (!nearest || nearest == of->nearest) return;
    char *kept = xalloc_text(nearest, strlen(nearest));
    free(of->nearest);
    of->nearest = kept;
}

static const char *clause_in(sought *of, const json_t *system) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(system, "parameters"), index, row) {
        const char *name = client_text(row, "name");
        if (strcasecmp(name, of->name) == 0) return client_text(row, "clause");
        keep_nearest(of, name);
    }
    return NULL;
}

static bool is_left_out(const sought *of, const char *system) {
    return of->system && strcmp(of->system, system) != 0;
}

// What there is to tell of the clause that a number or reading stands under: A-2 is asked for as
// often as NQM-25. False when no system has one called so.
static bool ask_parameter(sought *of, client *out) {
    client all, system;
    bool found = false;
    size_t index;
    json_t *row;
    if (ask(of->at, NULL, &all) != EXIT_DONE) return false;
    json_array_foreach(json_object_get(all.reply, "systems"), index, row) {
        const char *id = client_text(row, "id");
        if (found || is_left_out(of, id) || ask(of->at, id, &system) != EXIT_DONE) continue;
        const char *clause = clause_in(of, system.reply);
        found = clause && ask(of->at, clause, out) == EXIT_DONE;
        client_free(&system);
    }
    client_free(&all);
    return found;
}

// What is wrong was typed, not read.
static int unknown(sought *of, json_t *error) {
    json_decref(of->at->error);
    of->at->error = error;
    if (of->system) {
        error_set(of->at, EXIT_USAGE, "usage", "%s has no clause, number or reading called %s",
                  of->system, of->name);
        error_note(of->at, "given", of->name);
    }
    if (of->nearest && !json_object_get(of->at->error, "nearest"))
        error_note(of->at, "nearest", of->nearest);
    strbuf try = {0};
    strbuf_put(&try, "bayonet rules%s%s", of->system ? " " : "", of->system ? of->system : "");
    error_note(of->at, "try", try.text);
    strbuf_free(&try);
    return EXIT_USAGE;
}

static int is_too_much(session *at, const char *word) {
    error_set(at, EXIT_USAGE, "usage", "rules takes one name; what is \"%s\"?", word);
    error_note(at, "try", "bayonet rules");
    return EXIT_USAGE;
}

static int find(sought *of, client *out) {
    int status = ask(of->at, of->name, out);
    if (status == EXIT_DONE && of->system && is_left_out(of, client_text(out->reply, "system")))
        return unknown(of, NULL);
    if (status != EXIT_INPUT) return status;
    json_t *error = json_incref(of->at->error);
    if (!ask_parameter(of, out)) return unknown(of, error);
    json_decref(error);
    return EXIT_DONE;
}

int cmd_rules(session *at) {
    char **word = at->in.word;
    bool two = at->in.count == 2 && client_knows(at, word[0]);
    if (at->in.count > 1 + two) return is_too_much(at, word[1 + two]);
    sought of = {at, at->in.count ? word[two] : NULL, two ? word[0] : NULL, NULL};
    client reply = {0};
    int status = find(&of, &reply);
    if (status == EXIT_DONE && at->in.json)
        strbuf_put(&at->out, "%s\n", reply.text);
    else if (status == EXIT_DONE)
        status = tell(at, reply.reply);
    client_free(&reply);
    free(of.nearest);
    return status;
}
