#include "report.h"
#include "verbs.h"

#include <string.h>

// Adds "a-coy (A Coy), b-coy (B Coy)" of one side: those whose id is not their name.
static void add_ids(page *to, const json_t *reply, const char *side) {
    size_t index;
    json_t *unit;
    const char *before = "";
    json_array_foreach(json_object_get(reply, "units"), index, unit) {
        const char *id = talk_text(unit, "id"), *name = talk_text(unit, "name");
        if (strcmp(talk_text(unit, "side"), side) != 0 || strcmp(id, name) == 0) continue;
        if (!*before) page_put(to, "%s %s: ", to->size ? ";" : "In orders,", side);
        page_put(to, "%s%s (%s)", before, id, name);
        before = ", ";
    }
}

static void report_ids(page *out, const json_t *reply) {
    page line = {0};
    add_ids(&line, reply, "attacker");
    add_ids(&line, reply, "defender");
    if (line.size) {
        page_add(&line, ".");
        page_add(out, "\n");
        page_wrap(out, 0, line.text);
    }
    page_free(&line);
}

static void report(session *at, const wanted *of, const json_t *reply) {
    page *out = &at->out;
    report_heading(out, reply);
    page_add(out, "\n");
    size_t index;
    json_t *line;
    json_array_foreach(json_object_get(reply, "drawing"), index, line)
        page_put(out, "%s\n", json_string_value(line) ? json_string_value(line) : "");
    report_ids(out, reply);
    report_assumed(out, reply);
    report_hints(out, reply);
    next_line next[] = {{next_command(of, "odds", NULL, NULL, ""), "how it will end"},
                        {next_command(of, "best", NULL, NULL, ""), "orders for both sides"}};
    report_next(out, next, 2);
}

int cmd_show(session *at) {
    wanted of = {0};
    talk shown = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = wanted_ask(at, &of, "show", "", &shown);
    if (status == EXIT_DONE && at->in.json)
        page_put(&at->out, "%s\n", shown.text);
    else if (status == EXIT_DONE)
        report(at, &of, shown.reply);
    talk_free(&shown);
    wanted_free(&of);
    return status;
}
