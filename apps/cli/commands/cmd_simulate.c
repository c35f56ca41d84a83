#include "cli/assault/from_record.h"
#include "cli/commands/verbs.h"
#include "cli/report/hangs_on.h"
#include "cli/report/report.h"
#include "cli/tables/csv.h"
#include "cli/tables/trials.h"

#include <inttypes.h>
#include <stdlib.h>

enum { EXACT_MOST = 200000 }; // situations: solved in a moment

typedef struct replies {
    client trials, exact, system, whole; // exact: empty where it would take longer
    hangs_on hangs;
} replies;

// A hundred times as many, while that is not for days.
static void report_more(session *at, const scenario_arg *of, bool exact) {
    enum { MOST = 100000000 };
    strbuf more = {0};
    if (at->in.seeded) strbuf_put(&more, " --seed %" PRId64, at->in.seed);
    strbuf_put(&more, " -n %" PRIu64, at->in.trials * 100);
    bool soon = at->in.trials <= MOST / 100;
    next_line next[] = {
        {exact ? next_command(of, "odds", NULL, NULL, "") : NULL, "the exact odds"},
        {soon ? next_command(of, "simulate", NULL, NULL, more.text) : NULL,
         "a tenth of the error"}};
    report_next(&at->out, next, 2);
    strbuf_free(&more);
}

static void report(session *at, const scenario_arg *of, const replies *got) {
    strbuf *out = &at->out;
    const json_t *reply = got->trials.reply, *exact = got->exact.reply;
    int digits = at->in.digits_given ? at->in.digits : report_trials_digits(reply);
    report_heading(out, reply);
    report_said(out, json_object_get(reply, "premises"), 0);
    if (at->in.from) from_record_report(out, of, got->whole.reply, "these are from before it");
    strbuf_add(out, "\n");
    report_trials_sentence(out, reply, got->system.reply, digits);
    hangs_on_beside(at, &got->hangs, exact != NULL);
    strbuf_add(out, "\n");
    report_trials_endings(out, reply, exact, got->system.reply, digits);
    strbuf_add(out, "\n");
    report_measures_fought(out, reply, exact, digits);
    report_worth(out, reply);
    hangs_on_report(at, &got->hangs);
    report_hints(out, reply);
    report_more(at, of, exact != NULL);
}

// The exact odds, unless there are too many situations: then that is no error.
static void ask_exact(session *at, const scenario_arg *of, client *out) {
    strbuf members = {0};
    strbuf_add(&members, ",\"only\":[\"endings\",\"measures\"]");
    if (!at->in.budget) strbuf_put(&members, ",\"situations\":%d", EXACT_MOST);
    if (scenario_arg_ask(at, of, "odds", members.text, out) != EXIT_DONE) {
        json_decref(at->error);
        at->error = NULL;
    }
    strbuf_free(&members);
}

static int answer(session *at, const scenario_arg *of, replies *got) {
    int status =
        scenario_arg_ask_whole(at, of, &got->whole); // what is wrong with it is said at once
    if (status == EXIT_DONE) status = trials_fight(at, of, &got->trials);
    if (status == EXIT_DONE) status = client_system(at, got->trials.reply, &got->system);
    if (status == EXIT_DONE) status = hangs_on_ask(at, of, NULL, &got->hangs);
    if (status != EXIT_DONE) return status;
    if (at->in.json) {
        hangs_on_add(at, &got->hangs, got->trials.reply);
        client_dump(&at->out, got->trials.reply);
    } else if (at->in.csv) {
        csv_trials(&at->out, of, got->trials.reply, got->system.reply);
    } else {
        ask_exact(at, of, &got->exact);
        report(at, of, got);
    }
    return EXIT_DONE;
}

int cmd_simulate(session *at) {
    scenario_arg of = {0};
    replies got = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = hangs_on_check(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &got);
    client_free(&got.trials);
    client_free(&got.exact);
    client_free(&got.system);
    client_free(&got.whole);
    client_free(&got.hangs.measured);
    scenario_arg_free(&of);
    return status;
}
