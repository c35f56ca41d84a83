#include "cli/commands/verbs.h"
#include "cli/report/report.h"
#include "cli/report/transcript.h"
#include "cli/session/error.h"

#include <string.h>

static void report(session *at, const scenario_arg *of, const json_t *reply,
                   const json_t *system) {
    strbuf *out = &at->out;
    report_heading(out, reply);
    if (at->in.terse)
        transcript_list(out, reply, system);
    else
        transcript_tell(out, reply, system);
    bool over = strcmp(client_text(json_object_get(reply, "question"), "kind"), "over") == 0;
    next_line next[] = {{over ? NULL : next_command(of, "play", NULL, NULL, ""), "go on"},
                        {next_command(of, "replay", NULL, NULL, at->in.terse ? "" : " --terse"),
                         at->in.terse ? "as a story" : "line by line"}};
    report_next(out, next, 2);
}

static int must_be_record(session *at, const scenario_arg *of) {
    if (of->kind == SCENARIO_ARG_RECORD) return EXIT_DONE;
    strbuf line = {0};
    error_set(at, EXIT_USAGE, "usage", "replay needs a record, and %s is not one",
              strbuf_text(&of->words));
    strbuf_put(&line, "bayonet play %s", strbuf_text(&of->words));
    error_note(at, "try", line.text);
    strbuf_free(&line);
    return EXIT_USAGE;
}

int cmd_replay(session *at) {
    scenario_arg of = {0};
    client told = {0}, system = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = must_be_record(at, &of);
    if (status == EXIT_DONE) status = scenario_arg_ask_replay(at, &of, &told);
    if (status == EXIT_DONE) status = client_system(at, told.reply, &system);
    if (status == EXIT_DONE && at->in.json)
        strbuf_put(&at->out, "%s\n", told.text);
    else if (status == EXIT_DONE)
        report(at, &of, told.reply, system.reply);
    client_free(&told);
    client_free(&system);
    scenario_arg_free(&of);
    return status;
}
