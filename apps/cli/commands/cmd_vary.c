#include "cli/commands/verbs.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"
#include "cli/session/error.h"
#include "cli/tables/gnuplot.h"
#include "cli/vary/vary_report.h"

#include <stdlib.h>
#include <string.h>

// --- The report ------------------------------------------------------------------------------

// The same line once more with another option; NULL where part of it is standard input.
static char *again(const vary_view *of, const char *option) {
    if (of->of->base->standard_input) return NULL;
    strbuf line = {0};
    strbuf_add(&line, "bayonet vary");
    for (int i = 0; i < of->at->in.count; i++) {
        strbuf_add(&line, " ");
        shell_quote(&line, of->at->in.word[i]);
    }
    strbuf_put(&line, "%s%s", strbuf_text(&of->of->base->aim_words), option);
    return line.text;
}

// The first point that has an answer; of --target the nearest.
static uint32_t one_point(const vary_view *of) {
    uint32_t point = 0;
    if (of->at->in.target) return vary_target_nearest(of);
    while (!sweep_answer(of->of, point)) point++;
    return point;
}

// The odds of one point.
static char *odds_of_one(const vary_view *of) {
    if (of->of->base->standard_input) return NULL;
    scenario_arg one;
    varying_arg(of->of->over, of->of->base, one_point(of), &one);
    char *line = next_command(&one, "odds", NULL, NULL, "");
    scenario_arg_free(&one);
    return line;
}

static void add_stopped(const vary_view *of, strbuf *out) {
    if (of->of->done == of->of->points) return;
    strbuf line = {0};
    strbuf_put(&line, "Stopped after %u of %u settings.", of->of->done, of->of->points);
    if (of->at->in.store)
        strbuf_put(&line, " They are kept in %s: the same command goes on.", of->at->in.store);
    strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
}

static void report(vary_view *of) {
    strbuf *out = &of->at->out;
    report_heading(out, of->of->head);
    report_said(out, json_object_get(of->of->head, "premises"), 0);
    strbuf_add(out, "\n");
    add_stopped(of, out);
    if (of->of->done < of->of->points) strbuf_add(out, "\n");
    if (of->at->in.target)
        vary_target(of);
    else if (of->of->over->count == 1)
        vary_table(of);
    else
        vary_grid(of);
    notes_add(out, &of->notes);
    bool standing = !of->at->in.orders;
    next_line next[] = {
        {odds_of_one(of), of->at->in.target ? "the nearest, and what it hangs on"
                                            : "one of them, and what it hangs on"},
        {standing && !sweep_decides(of->of) ? again(of, " --orders best") : NULL,
         "under best play"}};
    report_next(out, next, 2);
}

// --- The whole -------------------------------------------------------------------------------

// Where no point has an answer, what is wrong with the first that was asked is the answer.
static int refuse_all(session *at, const sweep *of) {
    scenario_arg one;
    client whole = {0};
    uint32_t point = 0;
    while (!of->row[point]) point++;
    varying_arg(of->over, of->base, point, &one);
    int status = scenario_arg_ask_odds(at, &one, &whole);
    client_free(&whole);
    scenario_arg_free(&one);
    if (status != EXIT_DONE) return status;
    return error_set(at, EXIT_NO, "stopped", "no setting has an answer");
}

static bool any_answer(const sweep *of) {
    for (uint32_t i = 0; i < of->points; i++)
        if (sweep_answer(of, i)) return true;
    return false;
}

static int print(vary_view *view) {
    const asked *in = &view->at->in;
    if (!in->show) quantities_usual(view->of, &view->shown);
    int status = in->plot ? vary_plot(view) : EXIT_DONE;
    if (status != EXIT_DONE) return status;
    if (in->json || in->csv) add_stopped(view, &view->at->notes);
    if (in->json)
        vary_json(view);
    else if (in->csv)
        vary_csv(view);
    else
        report(view);
    notes_free(&view->notes);
    return EXIT_DONE;
}

// What is wrong with --show and --target is said before the work begins.
static int read_names(vary_view *view) {
    const asked *in = &view->at->in;
    int status = in->show ? quantities_read(view->at, view->of, &view->shown) : EXIT_DONE;
    return status == EXIT_DONE && in->target ? vary_target_read(view) : status;
}

static int answer(session *at, const varying *over, const scenario_arg *base, sweep *out) {
    vary_view view = {.at = at, .of = out};
    int status = sweep_begin(at, base, over, out);
    if (status == EXIT_DONE) status = read_names(&view);
    if (status == EXIT_DONE) status = sweep_run(at, out);
    if (status != EXIT_DONE) return status;
    if (!out->done)
        return error_set(at, EXIT_NO, "stopped",
                         "stopped before the first setting was answered");
    return any_answer(out) ? print(&view) : refuse_all(at, out);
}

int cmd_vary(session *at) {
    varying over;
    scenario_arg base = {0};
    sweep of = {0};
    int status = gnuplot_check(at);
    if (status != EXIT_DONE) return status;
    status = varying_read(at, &over);
    if (status == EXIT_DONE) status = varying_base(at, &over, &base);
    if (status == EXIT_DONE) varying_name_words(at, &base, &over);
    if (status == EXIT_DONE) status = answer(at, &over, &base, &of);
    sweep_free(&of);
    scenario_arg_free(&base);
    varying_free(&over);
    return status;
}
