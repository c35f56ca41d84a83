#include "cli/commands/verbs.h"
#include "cli/report/report.h"

static void report_record(session *at, const wanted *of, const json_t *reply) {
    page line = {0};
    long long steps = (long long)talk_number(reply, "steps");
    page_put(&line, "%s is in order: it can have been played, in %lld %s. %s.",
             of->standard_input ? "The record" : page_text(&of->words), steps,
             steps == 1 ? "step" : "steps", talk_text(reply, "forces"));
    page_wrap(&at->out, 0, line.text);
    page_free(&line);
    next_line next[] = {{next_command(of, "replay", NULL, NULL, ""), "the story of it"},
                        {next_command(of, "play", NULL, NULL, ""), "go on"}};
    report_next(&at->out, next, 2);
}

static void report_scenario(session *at, const wanted *of, const json_t *reply) {
    page line = {0};
    page_put(&line, "%s is in order: %s.",
             of->standard_input ? "The scenario" : page_text(&of->words),
             talk_text(reply, "forces"));
    page_wrap(&at->out, 0, line.text);
    page_free(&line);
    report_assumed(&at->out, reply);
    report_hints(&at->out, reply);
    next_line next[] = {{next_command(of, "show", NULL, NULL, ""), "the ground and the units"},
                        {next_command(of, "odds", NULL, NULL, ""), "how it will end"}};
    report_next(&at->out, next, 2);
}

int cmd_check(session *at) {
    wanted of = {0};
    talk whole = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = wanted_ask(at, &of, "check", "", &whole);
    if (status == EXIT_DONE && at->in.json)
        page_put(&at->out, "%s\n", whole.text);
    else if (status == EXIT_DONE && of.kind == WANTED_RECORD)
        report_record(at, &of, whole.reply);
    else if (status == EXIT_DONE)
        report_scenario(at, &of, whole.reply);
    talk_free(&whole);
    wanted_free(&of);
    return status;
}
