#include "complaint.h"
#include "report.h"
#include "rules_text.h"
#include "verbs.h"

#include <stdlib.h>
#include <string.h>

// A command for the first system of the list.
static char *first_line(const json_t *reply, const char *what) {
    page line = {0};
    page_put(&line, "bayonet %s %s", what,
             talk_text(json_array_get(json_object_get(reply, "systems"), 0), "id"));
    return line.text;
}

static void list_systems(session *at, const json_t *reply) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(reply, "systems"), index, row) {
        page_pad(&at->out, talk_text(row, "id"), 10);
        page_put(&at->out, "%s, %lld clauses\n", talk_text(row, "title"),
                 (long long)json_integer_value(json_object_get(row, "clauses")));
        page_wrap(&at->out, 10, talk_text(row, "source"));
    }
    next_line next[] = {{first_line(reply, "rules"), "all about one of them"},
                        {first_line(reply, "odds"), "its sample assault"}};
    report_next(&at->out, next, 2);
}

// The clause, and what of its system rests on it.
static int tell_clause(session *at, const json_t *reply) {
    page members = {0};
    talk system = {0};
    talk_member_text(&members, "id", talk_text(reply, "system"));
    int status = talk_ask(at, "rules", page_text(&members), &system);
    page_free(&members);
    if (status == EXIT_DONE)
        rules_clause(&at->out, json_object_get(reply, "clause"), system.reply);
    talk_free(&system);
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

int cmd_rules(session *at) {
    page members = {0};
    if (at->in.count > 1) {
        complain(at, EXIT_USAGE, "usage", "rules takes one name; what is \"%s\"?",
                 at->in.word[1]);
        complain_note(at, "try", "bayonet rules");
        return EXIT_USAGE;
    }
    if (at->in.count == 1) talk_member_text(&members, "id", at->in.word[0]);
    talk reply = {0};
    int status = talk_ask(at, "rules", page_text(&members), &reply);
    page_free(&members);
    if (status == EXIT_INPUT) {
        status = EXIT_USAGE; // what is wrong was typed, not read
        complain_note(at, "try", "bayonet rules");
    }
    if (status == EXIT_DONE && at->in.json)
        page_put(&at->out, "%s\n", reply.text);
    else if (status == EXIT_DONE)
        status = tell(at, reply.reply);
    talk_free(&reply);
    return status;
}
