#include "report.h"
#include "verbs.h"

int cmd_check(session *at) {
    wanted of = {0};
    talk whole = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = wanted_ask(at, &of, "check", "", &whole);
    if (status == EXIT_DONE && at->in.json) {
        page_put(&at->out, "%s\n", whole.text);
    } else if (status == EXIT_DONE) {
        page line = {0};
        page_put(&line, "%s is in order: %s.",
                 of.standard_input ? "The scenario" : page_text(&of.words),
                 talk_text(whole.reply, "forces"));
        page_wrap(&at->out, 0, line.text);
        page_free(&line);
        report_assumed(&at->out, whole.reply);
        report_hints(&at->out, whole.reply);
        next_line next[] = {
            {next_command(&of, "show", NULL, NULL, ""), "the ground and the units"},
            {next_command(&of, "odds", NULL, NULL, ""), "how it will end"}};
        report_next(&at->out, next, 2);
    }
    talk_free(&whole);
    wanted_free(&of);
    return status;
}
