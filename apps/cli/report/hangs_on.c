#include "cli/report/hangs_on.h"

#include "cli/common/hundred.h"
#include "cli/report/report.h"
#include "cli/session/complaint.h"

#include <string.h>

enum {
    AT_ONCE_MOST = 200000, // situations: had in a moment
    LINES_MOST = 5,
};
static const double TOLD = 0.01; // of the chance, or of what a side can lose
static const double TURNS = 0.5; // of the chance: said beside the first figure

// --- Asking ----------------------------------------------------------------------------------

// A refusal for want of budget is none, where nobody had asked for it.
static int without_being_asked(session *at, int status, hangs_on *out) {
    if (status == EXIT_DONE || at->in.hangs_on) return status;
    out->too_many = strcmp(talk_text(at->error, "status"), "over-budget") == 0;
    if (!out->too_many) return status;
    json_decref(at->error);
    at->error = NULL;
    return EXIT_DONE;
}

static int refuse(session *at, const char *words) {
    return complain(at, EXIT_USAGE, "usage", "%s", words);
}

int hangs_on_check(session *at, const wanted *of) {
    if (at->in.hangs_on && at->in.csv)
        return refuse(at, "--hangs-on goes with a report or --json, not with --csv");
    if (at->in.hangs_on && of->kind == WANTED_RECORD)
        return refuse(at, "--hangs-on is measured of a scenario, from its first decision; a "
                          "record was played with its settings");
    return EXIT_DONE;
}

int hangs_on_ask(session *at, const wanted *of, const char *orders, hangs_on *out) {
    bool report = !at->in.json && !at->in.csv;
    if (of->kind == WANTED_RECORD || !(report || at->in.hangs_on)) return EXIT_DONE;
    page members = {0};
    if (orders) page_put(&members, ",\"orders\":\"%s\"", orders);
    if (!at->in.hangs_on && !at->in.budget)
        page_put(&members, ",\"situations\":%d", AT_ONCE_MOST);
    int status = wanted_ask(at, of, "hangs-on", page_text(&members), &out->measured);
    page_free(&members);
    return without_being_asked(at, status, out);
}

// --- Telling ---------------------------------------------------------------------------------

static void add_value(page *line, const json_t *row) {
    const json_t *value = json_object_get(row, "value");
    if (json_is_integer(value))
        page_put(line, "%lld", (long long)json_integer_value(value));
    else
        page_add(line, talk_text(row, "value"));
}

static void chance_word(char word[HUNDRED_WORD_MAX], double chance, int digits) {
    hundred_cell(word, chance, digits, !(chance > 0), chance >= 1);
}

// What a report tells of: the measured reply, and the chance as the first figure of the report says
// it, which shares its hundred with the other endings.
typedef struct telling {
    const json_t *reply;
    char now[HUNDRED_WORD_MAX];
    int digits;
} telling;

static telling begin_telling(const session *at, const json_t *reply, const json_t *odds,
                             const json_t *system) {
    telling made = {.reply = reply, .digits = at->in.digits};
    double chance = talk_number(reply, "ground");
    if (odds && chance > 0 && chance < 1)
        hundred_word(made.now, report_ground(odds, system, made.digits), made.digits, false,
                     false);
    else
        chance_word(made.now, chance, made.digits);
    return made;
}

static bool is_chance(const char *figure) {
    return strcmp(figure, "ground") == 0;
}

// "99" of a chance, "0.61" of losses.
static void add_figure(page *line, const char *figure, double value, int digits) {
    char word[HUNDRED_WORD_MAX];
    if (!is_chance(figure)) {
        page_put(line, "%.2f", value);
        return;
    }
    chance_word(word, value, digits);
    page_add(line, word);
}

// " with fights 99"; behind a number a colon: " with 2: 67".
static void add_move(page *line, const json_t *move, const char *figure, bool first,
                     int digits) {
    const json_t *then = json_object_get(move, figure);
    page_add(line, first ? " with " : ", with ");
    add_value(line, move);
    page_add(line, json_is_integer(json_object_get(move, "value")) ? ": " : " ");
    if (json_is_number(then))
        add_figure(line, figure, json_number_value(then), digits);
    else
        page_put(line, "no such assault (%s)", talk_text(move, "clause"));
}

// disorganised = disperses (open, NQM-S10): with fights 99, not 0
// retreat = away (open, PCC-30): the defender's losses with straight 0.94, not 0.61
static void describe(page *line, const json_t *row, const telling *of) {
    const char *figure = talk_text(row, "figure");
    size_t index;
    json_t *move;
    bool first = true;
    page_put(line, "%s = ", talk_text(row, "name"));
    add_value(line, row);
    page_put(line, " (%s, %s):", talk_text(row, "confidence"), talk_text(row, "clause"));
    if (!is_chance(figure))
        page_put(line, " the %s's losses",
                 strcmp(figure, "attacker_losses") == 0 ? "attacker" : "defender");
    json_array_foreach(json_object_get(row, "moves"), index, move) {
        if (talk_number(move, "moved") < TOLD) continue;
        add_move(line, move, figure, first, of->digits);
        first = false;
    }
    page_add(line, ", not ");
    if (is_chance(figure))
        page_add(line, of->now);
    else
        add_figure(line, figure, talk_number(of->reply, figure), of->digits);
}

static void tell(page *out, const json_t *row, const telling *of) {
    page line = {0};
    describe(&line, row, of);
    page_add(out, "  ");
    page_wrap(out, 4, line.text);
    page_free(&line);
}

// Does another value of it make of the chance something else altogether?
static bool turns_on(const json_t *row, const json_t *reply) {
    size_t index;
    json_t *move;
    json_array_foreach(json_object_get(row, "moves"), index, move) {
        double by = talk_number(move, "ground") - talk_number(reply, "ground");
        bool fought = json_is_number(json_object_get(move, "ground"));
        if (fought && (by >= TURNS || -by >= TURNS)) return true;
    }
    return false;
}

static void tell_turning(page *out, const telling *of) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(of->reply, "settings"), index, row) {
        if (!turns_on(row, of->reply)) continue;
        page line = {0};
        page_add(&line, "It turns on ");
        describe(&line, row, of);
        page_add(&line, ".");
        page_wrap(out, 0, line.text);
        page_free(&line);
    }
}

// What stands below the lines, or in their place.
static void tell_others(page *out, size_t more, size_t others, size_t told) {
    page line = {0};
    if (more > 0)
        page_put(&line, "%zu more move%s it by 1 in 100 or more: --hangs-on lists them. ", more,
                 more == 1 ? "s" : "");
    if (others > 0 && told > 0)
        page_put(&line, "%zu other%s move%s it by less than 1 in 100.", others,
                 others == 1 ? "" : "s", others == 1 ? "s" : "");
    else if (others > 0)
        page_put(&line,
                 "The rules leave %zu number%s or reading%s open here; none moves this by 1 in "
                 "100.",
                 others, others == 1 ? "" : "s", others == 1 ? "" : "s");
    if (line.size && told) page_add(out, "  ");
    if (line.size) page_wrap(out, told ? 2 : 0, line.text);
    page_free(&line);
}

static void tell_all(session *at, const telling *of) {
    page *out = &at->out;
    const json_t *settings = json_object_get(of->reply, "settings");
    size_t count = json_array_size(settings), told = 0;
    while (told < count && talk_number(json_array_get(settings, told), "moved") >= TOLD) told++;
    if (count == 0) return;
    page_add(out, told ? "\nWhat it hangs on, in 100:\n" : "\n");
    size_t lines = told > LINES_MOST && !at->in.hangs_on ? LINES_MOST : told;
    for (size_t i = 0; i < lines; i++) tell(out, json_array_get(settings, i), of);
    tell_others(out, told - lines, count - told, told);
}

static void tell_conclusion(session *at, const json_t *end, const json_t *system) {
    char word[HUNDRED_WORD_MAX];
    page line = {0};
    chance_word(word, talk_number(end, "ground"), at->in.digits);
    page_put(&line, "Fought on until it is decided (%s: %s), %s in %s.",
             talk_text(end, "clock"), talk_text(end, "value"), report_headline(system, "falls"),
             word);
    page_wrap(&at->out, 0, line.text);
    page_free(&line);
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
        page_add(&at->out, "\n");
        page_wrap(&at->out, 0,
                  "To measure which readings of the rules this hangs on takes many situations: "
                  "--hangs-on does it.");
    }
}

void hangs_on_add(session *at, const hangs_on *of, json_t *reply) {
    if (at->in.hangs_on && of->measured.reply)
        json_object_set(reply, "hangs_on", of->measured.reply);
}
