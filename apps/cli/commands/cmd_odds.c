#include "cli/assault/from_record.h"
#include "cli/commands/verbs.h"
#include "cli/report/hangs_on.h"
#include "cli/report/report.h"
#include "cli/session/complaint.h"
#include "cli/tables/compare.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"
#include "cli/tables/plot.h"

#include <stdlib.h>

typedef struct replies {
    talk odds, system, whole; // whole: of wanted_ask_whole
    hangs_on hangs;
} replies;

static void report(session *at, const wanted *of, const replies *got) {
    page *out = &at->out;
    int digits = at->in.digits;
    const json_t *odds = got->odds.reply, *system = got->system.reply;
    const json_t *scenario = json_object_get(got->whole.reply, "scenario");
    report_heading(out, odds);
    report_premises(out, odds, &got->system, &got->whole);
    if (of->kind == WANTED_RECORD)
        from_record_report(out, of, got->whole.reply, "the dice that lie count");
    page_add(out, "\n");
    report_sentence(out, odds, system, digits);
    hangs_on_beside(at, &got->hangs, odds, system);
    page_add(out, "\n");
    report_endings(out, odds, system, digits);
    page_add(out, "\n");
    report_measures(out, odds, digits);
    report_worth(out, odds, system);
    if (at->in.fractions) {
        page_add(out, "\n");
        fractions_report(out, odds);
    }
    if (at->in.why) report_why(out, odds, digits);
    report_careful(out, odds, system, digits);
    hangs_on_report(at, &got->hangs, odds, system);
    report_hints(out, odds);
    const char *clock = clock_of(system);
    bool amends = of->kind != WANTED_RECORD && report_open_end(odds);
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

static void print(session *at, const wanted *of, const replies *got) {
    bool fractions = at->in.fractions;
    if (at->in.csv) {
        csv_head(&at->out, fractions);
        csv_odds(&at->out, of, got->odds.reply, got->system.reply, fractions);
    } else if (!at->in.json) {
        report(at, of, got);
    } else if (fractions || at->in.hangs_on) {
        hangs_on_add(at, &got->hangs, got->odds.reply);
        talk_dump(&at->out, got->odds.reply);
    } else {
        page_put(&at->out, "%s\n", got->odds.text);
    }
}

static int draw(session *at, const wanted *of, const json_t *odds, const json_t *system) {
    char *place = of->kind == WANTED_RECORD ? from_record_place(of) : NULL;
    int status = plot_draw(at, &(plotted){place, odds, system}, 1);
    free(place);
    return status;
}

static int answer(session *at, const wanted *of, replies *got) {
    int status = wanted_ask_odds(at, of, &got->odds);
    if (status == EXIT_DONE) status = talk_system(at, got->odds.reply, &got->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, of, "odds", got->system.reply, got->odds.reply);
    if (status == EXIT_DONE && !at->in.json && !at->in.csv)
        status = wanted_ask_whole(at, of, &got->whole);
    if (status == EXIT_DONE) status = hangs_on_ask(at, of, NULL, &got->hangs);
    if (status == EXIT_DONE && at->in.plot)
        status = draw(at, of, got->odds.reply, got->system.reply);
    if (status == EXIT_DONE) print(at, of, got);
    return status;
}

static int one(session *at) {
    wanted of = {0};
    replies got = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = hangs_on_check(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &got);
    talk_free(&got.odds);
    talk_free(&got.system);
    talk_free(&got.whole);
    talk_free(&got.hangs.measured);
    wanted_free(&of);
    return status;
}

int cmd_odds(session *at) {
    int status = plot_check(at);
    if (status != EXIT_DONE) return status;
    if (compare_asked(at) && at->in.hangs_on)
        return complain(at, EXIT_USAGE, "usage", "--hangs-on measures one assault at a time");
    return compare_asked(at) ? compare(at) : one(at);
}
