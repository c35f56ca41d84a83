#include "cli/commands/verbs.h"
#include "cli/report/report.h"
#include "cli/report/story.h"
#include "cli/session/complaint.h"

#include <string.h>

static void report(session *at, const wanted *of, const json_t *reply, const json_t *system) {
    page *out = &at->out;
    report_heading(out, reply);
    if (at->in.terse)
        story_list(out, reply, system);
    else
        story_tell(out, reply, system);
    bool over = strcmp(talk_text(json_object_get(reply, "question"), "kind"), "over") == 0;
    next_line next[] = {{over ? NULL : next_command(of, "play", NULL, NULL, ""), "go on"},
                        {next_command(of, "replay", NULL, NULL, at->in.terse ? "" : " --terse"),
                         at->in.terse ? "as a story" : "line by line"}};
    report_next(out, next, 2);
}

static int must_be_record(session *at, const wanted *of) {
    if (of->kind == WANTED_RECORD) return EXIT_DONE;
    page line = {0};
    complain(at, EXIT_USAGE, "usage", "replay wants a record, and %s is none",
             page_text(&of->words));
    page_put(&line, "bayonet play %s", page_text(&of->words));
    complain_note(at, "try", line.text);
    page_free(&line);
    return EXIT_USAGE;
}

int cmd_replay(session *at) {
    wanted of = {0};
    talk told = {0}, system = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = must_be_record(at, &of);
    if (status == EXIT_DONE) status = wanted_ask(at, &of, "replay", "", &told);
    if (status == EXIT_DONE) status = talk_system(at, told.reply, &system);
    if (status == EXIT_DONE && at->in.json)
        page_put(&at->out, "%s\n", told.text);
    else if (status == EXIT_DONE)
        report(at, &of, told.reply, system.reply);
    talk_free(&told);
    talk_free(&system);
    wanted_free(&of);
    return status;
}
