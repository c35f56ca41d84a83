#include "cli/report/hangs_on.h"

#include "cli/common/percent.h"
#include "cli/report/report.h"
#include "cli/session/error.h"

#include <string.h>

enum {
    AT_ONCE_MOST = 200000, // situations: measured in a moment
    LINES_MOST = 5,
};
static const double TOLD = 0.01; // of the chance, or of what a side can lose
static const double TURNS = 0.5; // of the chance: said beside the first figure

// --- Asking ----------------------------------------------------------------------------------

// A refusal for want of budget is none, where nobody had asked for it.
static int without_being_asked(session *at, int status, hangs_on *out) {
    if (status == EXIT_DONE || at->in.hangs_on) return status;
    out->too_many = strcmp(client_text(at->error, "status"), "over-budget") == 0;
    if (!out->too_many) return status;
    json_decref(at->error);
    at->error = NULL;
    return EXIT_DONE;
}

static int refuse(session *at, const char *words) {
    return error_set(at, EXIT_USAGE, "usage", "%s", words);
}

int hangs_on_check(session *at, const scenario_arg *of) {
    if (at->in.hangs_on && at->in.csv)
        return refuse(at, "--hangs-on goes with a report or --json, not with --csv");
    if (at->in.hangs_on && of->kind == SCENARIO_ARG_RECORD)
        return refuse(at, "--hangs-on is measured of a scenario, from its first decision; a "
                          "record was played with its settings");
    return EXIT_DONE;
}

int hangs_on_ask(session *at, const scenario_arg *of, const char *orders, hangs_on *out) {
    bool report = !at->in.json && !at->in.csv;
    if (of->kind == SCENARIO_ARG_RECORD || !(report || at->in.hangs_on)) return EXIT_DONE;
    strbuf members = {0};
    if (orders) strbuf_put(&members, ",\"orders\":\"%s\"", orders);
    if (!at->in.hangs_on && !at->in.budget)
        strbuf_put(&members, ",\"situations\":%d", AT_ONCE_MOST);
    int status = scenario_arg_ask(at, of, "hangs-on", strbuf_text(&members), &out->measured);
    strbuf_free(&members);
    return without_being_asked(at, status, out);
}

// --- Telling ---------------------------------------------------------------------------------

static void add_value(strbuf *line, const json_t *row) {
    const json_t *value = json_object_get(row, "value");
    if (json_is_integer(value))
        strbuf_put(line, "%lld", (long long)json_integer_value(value));
    else
        strbuf_add(line, client_text(row, "value"));
}

static void chance_word(char word[PERCENT_WORD_MAX], double chance, int digits) {
    percent_cell(word, chance, digits, !(chance > 0), chance >= 1);
}

// What a report tells of: the measured reply, and the chance as the first figure of the report says
// it, which shares its hundred with the other endings.
typedef struct telling {
    const json_t *reply;
    char now[PERCENT_WORD_MAX];
    int digits;
} telling;

static telling begin_telling(const session *at, const json_t *reply, const json_t *odds,
                             const json_t *system) {
    telling made = {.reply = reply, .digits = at->in.digits};
    double chance = client_number(reply, "ground");
    if (odds && chance > 0 && chance < 1)
        percent_word(made.now, report_ground(odds, system, made.digits), made.digits, false,
                     false);
    else
        chance_word(made.now, chance, made.digits);
    return made;
}

static bool is_chance(const char *figure) {
    return strcmp(figure, "ground") == 0;
}

// "99" of a chance, "0.61" of losses.
static void add_figure(strbuf *line, const char *figure, double value, int digits) {
    char word[PERCENT_WORD_MAX];
    if (!is_chance(figure)) {
        strbuf_put(line, "%.2f", value);
        return;
    }
    chance_word(word, value, digits);
    strbuf_add(line, word);
}

// " with fights 99"; behind a number a colon: " with 2: 67".
static void add_move(strbuf *line, const json_t *move, const char *figure, bool first,
                     int digits) {
    const json_t *then = json_object_get(move, figure);
    strbuf_add(line, first ? " with " : ", with ");
    add_value(line, move);
    strbuf_add(line, json_is_integer(json_object_get(move, "value")) ? ": " : " ");
    if (json_is_number(then))
        add_figure(line, figure, json_number_value(then), digits);
    else
        strbuf_put(line, "no such assault (%s)", client_text(move, "clause"));
}

// disorganised = disperses (open, NQM-S10): with fights 99, not 0
// retreat = away (open, PCC-30): the defender's losses with straight 0.94, not 0.61
static void describe(strbuf *line, const json_t *row, const telling *of) {
    const char *figure = client_text(row, "figure");
    size_t index;
    json_t *move;
    bool first = true;
    strbuf_put(line, "%s = ", client_text(row, "name"));
    add_value(line, row);
    strbuf_put(line, " (%s, %s):", client_text(row, "confidence"), client_text(row, "clause"));
    if (!is_chance(figure))
        strbuf_put(line, " the %s's losses",
                   strcmp(figure, "attacker_losses") == 0 ? "attacker" : "defender");
    json_array_foreach(json_object_get(row, "moves"), index, move) {
        if (client_number(move, "moved") < TOLD) continue;
        add_move(line, move, figure, first, of->digits);
        first = false;
    }
    strbuf_add(line, ", not ");
    if (is_chance(figure))
        strbuf_add(line, of->now);
    else
        add_figure(line, figure, client_number(of->reply, figure), of->digits);
}

static void tell(strbuf *out, const json_t *row, const telling *of) {
    strbuf line = {0};
    describe(&line, row, of);
    strbuf_add(out, "  ");
    strbuf_wrap(out, 4, line.text);
    strbuf_free(&line);
}

// Does another value of it make of the chance something else altogether?
static bool turns_on(const json_t *row, const json_t *reply) {
    size_t index;
    json_t *move;
    json_array_foreach(json_object_get(row, "moves"), index, move) {
        double by = client_number(move, "ground") - client_number(reply, "ground");
        bool fought = json_is_number(json_object_get(move, "ground"));
        if (fought && (by >= TURNS || -by >= TURNS)) return true;
    }
    return false;
}

static void tell_turning(strbuf *out, const telling *of) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(of->reply, "settings"), index, row) {
        if (!turns_on(row, of->reply)) continue;
        strbuf line = {0};
        strbuf_add(&line, "It turns on ");
        describe(&line, row, of);
        strbuf_add(&line, ".");
        strbuf_wrap(out, 0, line.text);
        strbuf_free(&line);
    }
}

// What stands below the lines, or in their place.
static void tell_others(strbuf *out, size_t more, size_t others, size_t told) {
    strbuf line = {0};
    if (more > 0)
        strbuf_put(&line, "%zu more move%s it by 1 in 100 or more: --hangs-on lists them. ",
                   more, more == 1 ? "s" : "");
    if (others > 0 && told > 0)
        strbuf_put(&line, "%zu other%s move%s it by less than 1 in 100.", others,
                   others == 1 ? "" : "s", others == 1 ? "s" : "");
    else if (others > 0)
        strbuf_put(
            &line,
            "The rules leave %zu number%s or reading%s open here; none moves this by 1 in "
            "100.",
            others, others == 1 ? "" : "s", others == 1 ? "" : "s");
    if (line.size && told) strbuf_add(out, "  ");
    if (line.size) strbuf_wrap(out, told ? 2 : 0, line.text);
    strbuf_free(&line);
}

static void tell_all(session *at, const telling *of) {
    strbuf *out = &at->out;
    const json_t *settings = json_object_get(of->reply, "settings");
    size_t count = json_array_size(settings), told = 0;
    while (told < count && client_number(json_array_get(settings, told), "moved") >= TOLD)
        told++;
    if (count == 0) return;
    strbuf_add(out, told ? "\nWhat it hangs on, in 100:\n" : "\n");
    size_t lines = told > LINES_MOST && !at->in.hangs_on ? LINES_MOST : told;
    for (size_t i = 0; i < lines; i++) tell(out, json_array_get(settings, i), of);
    tell_others(out, told - lines, count - told, told);
}

static void tell_conclusion(session *at, const json_t *end, const json_t *system) {
    char word[PERCENT_WORD_MAX];
    strbuf line = {0};
    chance_word(word, client_number(end, "ground"), at->in.digits);
    strbuf_put(&line, "Fought on until it is decided (%s: %s), %s in %s.",
               client_text(end, "clock"), client_text(end, "value"),
               report_headline(system, "falls"), word);
    strbuf_wrap(&at->out, 0, line.text);
    strbuf_free(&line);
}

static const json_t *conclusion_of(const hangs_on *of) {
    const json_t *end = json_object_get(of->measured.reply, "conclusion");
    return json_is_object(end) ? end : NULL;
}

bool hangs_on_concludes(const hangs_on *of) {
    return conclusion_of(of) != NULL;
}

void hangs_on_beside(session *at, const hangs_on *of, const json_t *odds,
                     const json_t *system) {
    if (!of->measured.reply || !odds) return;
    telling all = begin_telling(at, of->measured.reply, odds, system);
    const json_t *end = conclusion_of(of);
    if (end && report_open_end(odds)) tell_conclusion(at, end, system);
    tell_turning(&at->out, &all);
}

void hangs_on_report(session *at, const hangs_on *of, const json_t *odds,
                     const json_t *system) {
    if (of->measured.reply) {
        telling all = begin_telling(at, of->measured.reply, odds, system);
        tell_all(at, &all);
    } else if (of->too_many) {
        strbuf_add(&at->out, "\n");
        strbuf_wrap(
            &at->out, 0,
            "To measure which readings of the rules this hangs on takes many situations: "
            "--hangs-on does it.");
    }
}

void hangs_on_add(session *at, const hangs_on *of, json_t *reply) {
    if (at->in.hangs_on && of->measured.reply)
        json_object_set(reply, "hangs_on", of->measured.reply);
}
