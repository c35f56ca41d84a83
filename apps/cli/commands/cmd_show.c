#include "cli/commands/verbs.h"
#include "cli/report/report.h"

#include <string.h>

// Of a side: up to so many all are shown, of more (how models may come to stand has a name each) a few.
enum { IDS_SHOWN = 20, IDS_OF_MANY = 5 };

// A unit of the side whose id is not its name.
static bool is_told(const json_t *unit, const char *side) {
    return strcmp(client_text(unit, "side"), side) == 0 &&
           strcmp(client_text(unit, "id"), client_text(unit, "name")) != 0;
}

// Adds "a-coy (A Coy), b-coy (B Coy)" of one side.
static void add_ids(strbuf *to, const json_t *units, const char *side) {
    size_t index;
    json_t *unit;
    int count = 0, added = 0;
    json_array_foreach(units, index, unit) count += is_told(unit, side);
    int most = count > IDS_SHOWN ? IDS_OF_MANY : count;
    json_array_foreach(units, index, unit) {
        if (!is_told(unit, side) || added == most) continue;
        if (!added) strbuf_put(to, "%s %s: ", to->size ? ";" : "In orders,", side);
        strbuf_put(to, "%s%s (%s)", added++ ? ", " : "", client_text(unit, "id"),
                   client_text(unit, "name"));
    }
    if (count > most) strbuf_put(to, " and %d more, which --json lists", count - most);
}

static void report_ids(strbuf *out, const json_t *reply) {
    strbuf line = {0};
    const json_t *units = json_object_get(reply, "units");
    add_ids(&line, units, "attacker");
    add_ids(&line, units, "defender");
    if (line.size) {
        strbuf_add(&line, ".");
        strbuf_add(out, "\n");
        strbuf_wrap(out, 0, line.text);
    }
    strbuf_free(&line);
}

static void report(session *at, const scenario_arg *of, const json_t *reply) {
    strbuf *out = &at->out;
    report_heading(out, reply);
    strbuf_add(out, "\n");
    size_t index;
    json_t *line;
    json_array_foreach(json_object_get(reply, "drawing"), index, line)
        strbuf_put(out, "%s\n", json_string_value(line) ? json_string_value(line) : "");
    report_ids(out, reply);
    report_assumed(out, reply);
    report_hints(out, reply);
    next_line next[] = {{next_command(of, "odds", NULL, NULL, ""), "how it will end"},
                        {next_command(of, "best", NULL, NULL, ""), "orders for both sides"}};
    report_next(out, next, 2);
}

int cmd_show(session *at) {
    scenario_arg of = {0};
    client shown = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = scenario_arg_ask(at, &of, "show", "", &shown);
    if (status == EXIT_DONE && at->in.json)
        strbuf_put(&at->out, "%s\n", shown.text);
    else if (status == EXIT_DONE)
        report(at, &of, shown.reply);
    client_free(&shown);
    scenario_arg_free(&of);
    return status;
}
