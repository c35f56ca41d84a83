#include "cli/commands/verbs.h"
#include "cli/report/report.h"

static void report_record(session *at, const scenario_arg *of, const json_t *reply) {
    strbuf line = {0};
    long long steps = (long long)client_number(reply, "steps");
    strbuf_put(&line, "%s is in order: it can have been played, in %lld %s. %s.",
               of->standard_input ? "The record" : strbuf_text(&of->words), steps,
               steps == 1 ? "step" : "steps", client_text(reply, "forces"));
    strbuf_wrap(&at->out, 0, line.text);
    strbuf_free(&line);
    next_line next[] = {{next_command(of, "replay", NULL, NULL, ""), "the story of it"},
                        {next_command(of, "play", NULL, NULL, ""), "go on"}};
    report_next(&at->out, next, 2);
}

static void report_scenario(session *at, const scenario_arg *of, const json_t *reply) {
    strbuf line = {0};
    strbuf_put(&line, "%s is in order: %s.",
               of->standard_input ? "The scenario" : strbuf_text(&of->words),
               client_text(reply, "forces"));
    strbuf_wrap(&at->out, 0, line.text);
    strbuf_free(&line);
    report_assumed(&at->out, reply);
    report_hints(&at->out, reply);
    next_line next[] = {{next_command(of, "show", NULL, NULL, ""), "the ground and the units"},
                        {next_command(of, "odds", NULL, NULL, ""), "how it will end"}};
    report_next(&at->out, next, 2);
}

int cmd_check(session *at) {
    scenario_arg of = {0};
    client whole = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = scenario_arg_ask(at, &of, "check", "", &whole);
    if (status == EXIT_DONE && at->in.json)
        strbuf_put(&at->out, "%s\n", whole.text);
    else if (status == EXIT_DONE && of.kind == SCENARIO_ARG_RECORD)
        report_record(at, &of, whole.reply);
    else if (status == EXIT_DONE)
        report_scenario(at, &of, whole.reply);
    client_free(&whole);
    scenario_arg_free(&of);
    return status;
}
