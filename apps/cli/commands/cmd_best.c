#include "cli/assault/from_record.h"
#include "cli/commands/verbs.h"
#include "cli/report/hangs_on.h"
#include "cli/report/report.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"

#include <string.h>

static const double NOTHING = 1e-9; // points: what sums may be off by

static bool for_ground(const json_t *reply) {
    return strcmp(talk_text(reply, "aim"), "ground") == 0;
}

static void report_now(page *out, const json_t *reply, const json_t *system, int digits) {
    const json_t *now = json_object_get(reply, "now");
    if (!json_is_object(now)) {
        page_add(out, "\nNobody has anything to decide.\n");
        return;
    }
    bool at_once = json_is_true(json_object_get(now, "at_once"));
    page line = {0};
    page_put(&line, "The first decision%s is the %s's: %s", at_once ? "" : " that may come",
             talk_text(now, "who"), talk_text(now, "words"));
    page_add(out, "\n");
    page_wrap(out, 0, line.text);
    page_free(&line);
    report_decision(out, now, report_chances(talk_text(reply, "aim"), system), digits);
}

static void report_cost(page *out, const json_t *reply, const json_t *system, int digits) {
    static const char *const SIDES[] = {"attacker", "defender"};
    const json_t *cost = json_object_get(reply, "cost");
    bool standing = json_array_size(json_object_get(reply, "orders")) == 0;
    if (talk_number(cost, SIDES[0]) < NOTHING && talk_number(cost, SIDES[1]) < NOTHING) {
        page_add(out, "  These are as good as the best choice in every situation.\n");
        return;
    }
    page line = {0};
    page_add(&line, standing
                        ? "Keeping to them instead of the best choice in every situation costs"
                        : "These are shortened from the best choice in every situation, "
                          "which costs");
    for (int i = 0; i < 2; i++) {
        double points = talk_number(cost, SIDES[i]);
        page_put(&line, "%s the %s ", i ? " and" : "", SIDES[i]);
        if (points >= NOTHING)
            page_put(&line, points * 100 < 1 ? "less than 0.01" : "%.*f", digits + 2, points);
        else
            page_add(&line, "nothing");
    }
    page_put(&line, report_chances(talk_text(reply, "aim"), system) ? " (assaults in 100)."
                                                                    : " (points).");
    page_wrap(out, 2, line.text);
    page_free(&line);
}

// Orders for the whole assault: sentences, what they cost, and YAML.
static void report_whole(page *out, const json_t *best, const json_t *system, int digits) {
    const json_t *orders = json_object_get(best, "orders");
    bool none = json_array_size(orders) == 0;
    page_put(out, "\nOrders for the whole assault%s\n",
             none ? ": the standing orders." : "; of each question, the first that fits:");
    report_orders(out, orders, system);
    report_cost(out, best, system, digits);
    if (none) return;
    page_add(out, "\nTo paste into a scenario:\n");
    report_orders_yaml(out, orders);
}

// Does it never pay a side to hold back?
static void report_holding(page *out, const json_t *best) {
    size_t index;
    json_t *side;
    json_array_foreach(json_object_get(best, "holding"), index, side) {
        page_add(out, index ? "" : "\n");
        page_wrap(out, 0, talk_text(side, "words"));
    }
}

// What best play is over, where it is not all that a person may do.
static void report_among(page *out, const json_t *best) {
    size_t index;
    json_t *words;
    json_array_foreach(json_object_get(best, "among"), index, words) {
        page_add(out, index ? "" : "\n");
        page_wrap(out, 0, json_string_value(words));
    }
}

typedef struct replies {
    talk best, system, whole; // whole: of wanted_ask_whole
    hangs_on hangs;
} replies;

static void report(session *at, const wanted *of, const replies *got) {
    page *out = &at->out;
    const json_t *best = got->best.reply, *system = got->system.reply;
    int digits = at->in.digits;
    const json_t *odds = json_object_get(best, "odds");
    report_heading(out, best);
    report_premises(out, best, &got->system, &got->whole);
    if (of->kind == WANTED_RECORD)
        from_record_report(out, of, got->whole.reply, "the dice that lie count");
    page_add(out, "\n");
    report_sentence(out, odds, system, digits);
    hangs_on_beside(at, &got->hangs, odds, system);
    report_now(out, best, system, digits);
    if (json_is_object(json_object_get(best, "now"))) report_whole(out, best, system, digits);
    report_holding(out, best);
    report_among(out, best);
    page_add(out, "\nUnder best play, in 100:\n");
    report_endings(out, odds, system, digits);
    page_add(out, "\n");
    report_measures(out, odds, digits);
    report_worth(out, odds, system);
    if (at->in.fractions) {
        page_add(out, "\n");
        fractions_report(out, odds);
    }
    hangs_on_report(at, &got->hangs, odds, system);
    report_hints(out, best);
    bool ground = for_ground(best);
    next_line next[] = {
        {next_command(of, "odds", NULL, NULL, ""), "without best play"},
        {next_command(of, "best", NULL, NULL, ground ? " --aim cheaply" : " --aim ground"),
         ground ? "counting casualties too" : "for the ground alone"}};
    report_next(out, next, 2);
}

static void print(session *at, const wanted *of, const replies *got) {
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
        talk_dump(&at->out, best);
    } else {
        page_put(&at->out, "%s\n", got->best.text);
    }
}

static int answer(session *at, const wanted *of, replies *got) {
    int status = wanted_ask(at, of, "best", "", &got->best);
    json_t *best = got->best.reply;
    if (status == EXIT_DONE) status = talk_system(at, best, &got->system);
    if (status == EXIT_DONE && at->in.fractions)
        status =
            fractions_add(at, of, "best", got->system.reply, json_object_get(best, "odds"));
    if (status == EXIT_DONE && !at->in.json && !at->in.csv)
        status = wanted_ask_whole(at, of, &got->whole);
    if (status == EXIT_DONE) status = hangs_on_ask(at, of, "best", &got->hangs);
    if (status == EXIT_DONE) print(at, of, got);
    return status;
}

int cmd_best(session *at) {
    wanted of = {0};
    replies got = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = hangs_on_check(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &got);
    talk_free(&got.best);
    talk_free(&got.system);
    talk_free(&got.whole);
    talk_free(&got.hangs.measured);
    wanted_free(&of);
    return status;
}
