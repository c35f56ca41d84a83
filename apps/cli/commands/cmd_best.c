#include "cli/assault/from_record.h"
#include "cli/commands/verbs.h"
#include "cli/report/hangs_on.h"
#include "cli/report/report.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"

#include <string.h>

static bool for_ground(const json_t *reply) {
    return strcmp(client_text(reply, "aim"), "ground") == 0;
}

static void report_now(strbuf *out, const json_t *reply, const json_t *system) {
    const json_t *now = json_object_get(reply, "now");
    if (!json_is_object(now)) return;
    bool at_once = json_is_true(json_object_get(now, "at_once"));
    strbuf line = {0};
    strbuf_put(&line, "The first decision%s is the %s's: %s", at_once ? "" : " that may come",
               client_text(now, "who"), client_text(now, "words"));
    strbuf_add(out, "\n");
    strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
    report_decision(out, now, report_chances(client_text(reply, "aim"), system));
}

// Orders for the whole assault: sentences, what they cost, and YAML.
static void report_whole(strbuf *out, const json_t *best, const json_t *system) {
    const json_t *orders = json_object_get(best, "orders");
    bool none = json_array_size(orders) == 0;
    strbuf_put(out, "\nOrders for the whole assault%s\n",
               none ? ": the standing orders." : "; of each question, the first that fits:");
    report_orders(out, orders, system);
    strbuf_add(out, "  ");
    report_said(out, json_object_get(best, "shortened"), 2);
    if (none) return;
    strbuf_add(out, "\nTo paste into a scenario:\n");
    report_orders_yaml(out, orders);
}

// Does it never pay a side to hold back?
static void report_holding(strbuf *out, const json_t *best) {
    size_t index;
    json_t *side;
    json_array_foreach(json_object_get(best, "holding"), index, side) {
        strbuf_add(out, index ? "" : "\n");
        strbuf_wrap(out, 0, client_text(side, "words"));
    }
}

// What best play is over, where it is not all that a person may do.
static void report_among(strbuf *out, const json_t *best) {
    size_t index;
    json_t *words;
    json_array_foreach(json_object_get(best, "among"), index, words) {
        strbuf_add(out, index ? "" : "\n");
        strbuf_wrap(out, 0, json_string_value(words));
    }
}

typedef struct replies {
    client best, system, whole; // whole: of scenario_arg_ask_whole, for a record
    hangs_on hangs;
} replies;

static void report(session *at, const scenario_arg *of, const replies *got) {
    strbuf *out = &at->out;
    const json_t *best = got->best.reply, *system = got->system.reply;
    int digits = at->in.digits;
    const json_t *odds = json_object_get(best, "odds");
    report_heading(out, best);
    report_said(out, json_object_get(best, "premises"), 0);
    if (of->kind == SCENARIO_ARG_RECORD)
        from_record_report(out, of, got->whole.reply, "the dice that lie count");
    strbuf_add(out, "\n");
    report_said(out, json_object_get(odds, "headline"), 0);
    report_said(out, json_object_get(best, "said"), 0);
    hangs_on_beside(at, &got->hangs, true);
    report_now(out, best, system);
    if (json_is_object(json_object_get(best, "now"))) report_whole(out, best, system);
    report_holding(out, best);
    report_among(out, best);
    strbuf_add(out, "\nUnder best play, in 100:\n");
    report_endings(out, odds, digits);
    strbuf_add(out, "\n");
    report_measures(out, odds, digits);
    report_worth(out, odds);
    if (at->in.fractions) {
        strbuf_add(out, "\n");
        fractions_report(out, odds);
    }
    hangs_on_report(at, &got->hangs);
    report_hints(out, best);
    report_idle(at, of, odds, ",\"orders\":\"best\"", best);
    bool ground = for_ground(best);
    next_line next[] = {
        {next_command(of, "odds", NULL, NULL, ""), "without best play"},
        {next_command(of, "best", NULL, NULL, ground ? " --aim cheaply" : " --aim ground"),
         ground ? "counting casualties too" : "for the ground alone"}};
    report_next(out, next, 2);
}

static void print(session *at, const scenario_arg *of, const replies *got) {
    const json_t *best = got->best.reply;
    bool fractions = at->in.fractions;
    if (at->in.csv) {
        csv_head(&at->out, fractions);
        csv_options(&at->out, of, best, fractions);
        csv_odds(&at->out, of, json_object_get(best, "odds"), got->system.reply, fractions);
    } else if (!at->in.json) {
        report(at, of, got);
    } else if (fractions || at->in.hangs_on) {
        hangs_on_add(at, &got->hangs, got->best.reply);
        client_dump(&at->out, best);
    } else {
        strbuf_put(&at->out, "%s\n", got->best.text);
    }
}

static int answer(session *at, const scenario_arg *of, replies *got) {
    int status = scenario_arg_ask_best(at, of, &got->best);
    json_t *best = got->best.reply;
    if (status == EXIT_DONE) status = client_system(at, best, &got->system);
    if (status == EXIT_DONE && at->in.fractions)
        status =
            fractions_add(at, of, "best", got->system.reply, json_object_get(best, "odds"));
    if (status == EXIT_DONE && of->kind == SCENARIO_ARG_RECORD && !at->in.json && !at->in.csv)
        status = scenario_arg_ask_whole(at, of, &got->whole);
    if (status == EXIT_DONE) status = hangs_on_ask(at, of, "best", &got->hangs);
    if (status == EXIT_DONE) print(at, of, got);
    return status;
}

int cmd_best(session *at) {
    scenario_arg of = {0};
    replies got = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = hangs_on_check(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &got);
    client_free(&got.best);
    client_free(&got.system);
    client_free(&got.whole);
    client_free(&got.hangs.measured);
    scenario_arg_free(&of);
    return status;
}
