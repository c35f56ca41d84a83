#include "report.h"
#include "verbs.h"

static void report(session *at, const wanted *of, const json_t *reply) {
    page *out = &at->out;
    report_heading(out, reply);
    page_add(out, "\n");
    size_t index;
    json_t *line;
    json_array_foreach(json_object_get(reply, "drawing"), index, line)
        page_put(out, "%s\n", json_string_value(line) ? json_string_value(line) : "");
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
