#include "cli/assault/from_record.h"
#include "cli/commands/verbs.h"
#include "cli/report/hangs_on.h"
#include "cli/report/report.h"
#include "cli/session/error.h"
#include "cli/tables/compare.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"
#include "cli/tables/plot.h"

#include <stdlib.h>

typedef struct replies {
    client odds, system, whole; // whole: of scenario_arg_ask_whole
    hangs_on hangs;
} replies;

static void report(session *at, const scenario_arg *of, const replies *got) {
    strbuf *out = &at->out;
    int digits = at->in.digits;
    const json_t *odds = got->odds.reply, *system = got->system.reply;
    const json_t *scenario = json_object_get(got->whole.reply, "scenario");
    report_heading(out, odds);
    report_said(out, json_object_get(odds, "premises"), 0);
    if (of->kind == SCENARIO_ARG_RECORD)
        from_record_report(out, of, got->whole.reply, "the dice that lie count");
    strbuf_add(out, "\n");
    report_said(out, json_object_get(odds, "headline"), 0);
    hangs_on_beside(at, &got->hangs, true);
    strbuf_add(out, "\n");
    report_endings(out, odds, digits);
    strbuf_add(out, "\n");
    report_measures(out, odds, digits);
    report_worth(out, odds);
    if (at->in.fractions) {
        strbuf_add(out, "\n");
        fractions_report(out, odds);
    }
    if (at->in.why) report_why(out, odds, digits);
    report_careful(out, odds);
    hangs_on_report(at, &got->hangs);
    report_hints(out, odds);
    report_idle(at, of, odds, "", odds);
    const char *clock = clock_of(system);
    bool amends = of->kind != SCENARIO_ARG_RECORD && report_open_end(odds);
    bool concludes = hangs_on_concludes(&got->hangs);
    char *value = amends ? next_hour(scenario, system, concludes) : NULL;
    bool too_much =
        json_is_true(json_object_get(json_object_get(odds, "careful"), "over_budget"));
    next_line next[] = {
        {too_much ? NULL : next_command(of, "best", NULL, NULL, ""), "orders for both sides"},
        {value ? next_command(of, "odds", clock, value, "")
               : next_command(of, "odds", NULL, NULL, " --fractions"),
         value ? "and if it goes on?" : "the same, exactly"}};
    report_next(out, next, 2);
    free(value);
}

static void print(session *at, const scenario_arg *of, const replies *got) {
    bool fractions = at->in.fractions;
    if (at->in.csv) {
        csv_head(&at->out, fractions);
        csv_odds(&at->out, of, got->odds.reply, got->system.reply, fractions);
    } else if (!at->in.json) {
        report(at, of, got);
    } else if (fractions || at->in.hangs_on) {
        hangs_on_add(at, &got->hangs, got->odds.reply);
        client_dump(&at->out, got->odds.reply);
    } else {
        strbuf_put(&at->out, "%s\n", got->odds.text);
    }
}

static int draw(session *at, const scenario_arg *of, const json_t *odds, const json_t *system) {
    char *place = of->kind == SCENARIO_ARG_RECORD ? from_record_place(of) : NULL;
    int status = plot_draw(at, &(plotted){place, odds, system}, 1);
    free(place);
    return status;
}

static int answer(session *at, const scenario_arg *of, replies *got) {
    int status = scenario_arg_ask_odds(at, of, &got->odds);
    if (status == EXIT_DONE) status = client_system(at, got->odds.reply, &got->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, of, "odds", got->system.reply, got->odds.reply);
    if (status == EXIT_DONE && !at->in.json && !at->in.csv)
        status = scenario_arg_ask_whole(at, of, &got->whole);
    if (status == EXIT_DONE) status = hangs_on_ask(at, of, NULL, &got->hangs);
    if (status == EXIT_DONE && at->in.plot)
        status = draw(at, of, got->odds.reply, got->system.reply);
    if (status == EXIT_DONE) print(at, of, got);
    return status;
}

static int one(session *at) {
    scenario_arg of = {0};
    replies got = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = hangs_on_check(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &got);
    client_free(&got.odds);
    client_free(&got.system);
    client_free(&got.whole);
    client_free(&got.hangs.measured);
    scenario_arg_free(&of);
    return status;
}

int cmd_odds(session *at) {
    int status = gnuplot_check(at);
    if (status != EXIT_DONE) return status;
    if (compare_asked(at) && at->in.hangs_on)
        return error_set(at, EXIT_USAGE, "usage", "%s measures one assault at a time",
                         hangs_on_option(at));
    return compare_asked(at) ? compare(at) : one(at);
}
