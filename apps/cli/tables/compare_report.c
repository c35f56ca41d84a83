#include "cli/tables/compare_report.h"

#include "cli/common/percent.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"
#include "cli/tables/fractions.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL_WIDTH = 24, CELL_WIDTH = 7 };

typedef struct side_by_side {
    strbuf *out;
    const beside *row;
    int count, digits;
    int width; // of a cell
} side_by_side;

// --- What is compared ------------------------------------------------------------------------

static void print_names(const side_by_side *of) {
    for (int i = 0; i < of->count; i++) {
        const json_t *odds = of->row[i].odds.reply;
        const char *title = client_text(odds, "title");
        strbuf line = {0};
        char *name = scenario_arg_name(&of->row[i].of);
        strbuf_put(&line, "%s%s%s. %s", name, *title ? ": " : "", title,
                   client_text(odds, "forces"));
        strbuf_put(of->out, "%c  ", 'A' + i);
        strbuf_wrap(of->out, 3, line.text);
        strbuf_free(&line);
        free(name);
    }
}

static bool same_premises(const side_by_side *of, int one, int other) {
    return json_equal(json_object_get(of->row[one].odds.reply, "premises"),
                      json_object_get(of->row[other].odds.reply, "premises"));
}

// The first that has the orders and the aim of this one.
static int first_alike(const side_by_side *of, int row) {
    int first = 0;
    while (!same_premises(of, first, row)) first++;
    return first;
}

// Orders and aims, which a scenario may have of its own: once for all that share them.
static void print_premises(const side_by_side *of) {
    bool all = true;
    for (int i = 0; i < of->count; i++) all = all && first_alike(of, i) == 0;
    for (int i = 0; i < of->count; i++) {
        if (first_alike(of, i) != i) continue;
        for (int k = i; k < of->count && !all; k++)
            if (first_alike(of, k) == i) strbuf_put(of->out, k == i ? "%c" : ", %c", 'A' + k);
        if (!all) strbuf_add(of->out, "  ");
        report_said(of->out, json_object_get(of->row[i].odds.reply, "premises"), 0);
    }
}

// --- Who does best ---------------------------------------------------------------------------

static bool for_ground(const side_by_side *of) {
    for (int i = 0; i < of->count; i++)
        if (strcmp(client_text(of->row[i].odds.reply, "aim"), "ground") != 0) return false;
    return true;
}

// What it is worth to the attacker: in 100, or points.
static double worth(const side_by_side *of, int i) {
    const json_t *odds = of->row[i].odds.reply;
    return for_ground(of) ? 100 * client_number(odds, "ground") : client_number(odds, "value");
}

static int decimals_of_worth(const side_by_side *of) {
    return for_ground(of) ? of->digits : of->digits + 2;
}

// A number without its sign, as many decimals.
static void add_number(strbuf *out, double number, int decimals) {
    strbuf_put(out, "%.*f", decimals, fabs(number));
}

static double rounded(double number, int decimals) {
    double scale = pow(10, decimals);
    return round(number * scale) / scale;
}

static void add_two(const side_by_side *of, strbuf *line) {
    int decimals = decimals_of_worth(of);
    double apart = rounded(worth(of, 1), decimals) - rounded(worth(of, 0), decimals);
    double real = worth(of, 1) - worth(of, 0);
    if (percent_is_nothing(real)) {
        strbuf_add(line, "For the attacker one is as good as the other");
        return;
    }
    bool small = rounded(apart, decimals) == 0; // less than is shown
    strbuf_put(line, "Better for the attacker is %c, by %s", real > 0 ? 'B' : 'A',
               small ? "less than " : "");
    add_number(line, small ? pow(10, -decimals) : apart, decimals);
    strbuf_add(line, for_ground(of) ? " in 100" : " points");
}

static void add_many(const side_by_side *of, strbuf *line) {
    int order[COMPARE_MAX];
    for (int i = 0; i < of->count; i++) {
        int k = i;
        for (; k > 0 && worth(of, order[k - 1]) < worth(of, i); k--) order[k] = order[k - 1];
        order[k] = i;
    }
    strbuf_put(line,
               "From the best for the attacker (%s): ", for_ground(of) ? "in 100" : "points");
    for (int i = 0; i < of->count; i++) {
        double number = worth(of, order[i]);
        char word[PERCENT_WORD_MAX];
        percent_fixed(word, percent_is_nothing(number) ? 0 : number, decimals_of_worth(of));
        strbuf_put(line, "%s%c %s", i ? ", " : "", 'A' + order[i], word);
    }
}

static void print_best(const side_by_side *of) {
    strbuf line = {0};
    if (of->count == 2)
        add_two(of, &line);
    else
        add_many(of, &line);
    strbuf_add(&line, ".");
    strbuf_add(of->out, "\n");
    strbuf_wrap(of->out, 0, line.text);
    strbuf_free(&line);
}

// --- Figures ---------------------------------------------------------------------------------

// A line of the table: a number for each of them.
typedef struct figure {
    const char *label;
    int indent, decimals;
    bool chance; // in 100, and "<1" where it is that
    double number[COMPARE_MAX];
    bool certain[COMPARE_MAX];
} figure;

typedef struct columns { // of those that have room beside each other
    int first, end;
    bool apart;   // of two, a column more: the second less the first
    bool against; // each less the first of all
} columns;

static void word_of_cell(const figure *line, int i, char word[PERCENT_WORD_MAX]) {
    double number = line->number[i];
    if (line->chance)
        percent_cell(word, number / 100, line->decimals, !(number > 0), line->certain[i]);
    else
        percent_fixed(word, number, line->decimals);
}

static void add_cell(const side_by_side *of, const figure *line, int i) {
    char word[PERCENT_WORD_MAX];
    word_of_cell(line, i, word);
    strbuf_put(of->out, "%*s", of->width, word);
}

// "<1" and "<1" are alike, whichever side of a half they are on.
static bool shown_alike(const figure *line, int i, int base) {
    char word[PERCENT_WORD_MAX], other[PERCENT_WORD_MAX];
    word_of_cell(line, i, word);
    word_of_cell(line, base, other);
    return strcmp(word, other) == 0;
}

// Of the numbers as they are shown, so that it adds up on the page; what is not shown is +<1.
static void add_apart(const side_by_side *of, const figure *line, int i, int base) {
    char word[PERCENT_WORD_MAX];
    double real = line->number[i] - line->number[base];
    double shown =
        rounded(line->number[i], line->decimals) - rounded(line->number[base], line->decimals);
    if (rounded(shown, line->decimals) != 0 && !shown_alike(line, i, base))
        snprintf(word, sizeof word, "%+.*f", line->decimals, shown);
    else if (percent_is_nothing(real))
        snprintf(word, sizeof word, "0");
    else
        snprintf(word, sizeof word, "%c<%.*f", real > 0 ? '+' : '-', line->decimals,
                 pow(10, -line->decimals));
    strbuf_put(of->out, "%*s", of->width, word);
}

static void print_figure(const side_by_side *of, const columns *in, const figure *line) {
    strbuf_spaces(of->out, line->indent);
    strbuf_pad(of->out, line->label, LABEL_WIDTH - line->indent);
    for (int i = in->first; i < in->end; i++) {
        if (in->against)
            add_apart(of, line, i, 0);
        else
            add_cell(of, line, i);
    }
    if (in->apart) add_apart(of, line, 1, 0);
    strbuf_add(of->out, "\n");
}

// Whether any of them has one that is more than nothing.
static bool any(const side_by_side *of, const figure *line) {
    for (int i = 0; i < of->count; i++)
        if (line->number[i] > 0) return true;
    return false;
}

// Row `id` of a list in each reply; the words of the first that has it.
static figure ending_figure(const side_by_side *of, const char *words) {
    figure line = {.label = words, .indent = 2, .decimals = of->digits, .chance = true};
    for (int i = 0; i < of->count; i++) {
        const json_t *endings = json_object_get(of->row[i].odds.reply, "endings");
        double p = client_number(client_row(endings, "words", words), "p");
        line.number[i] = 100 * p;
        line.certain[i] = p >= 1;
    }
    return line;
}

// Whether a row before has it too: of several systems each ending stands once.
static bool told_before(const side_by_side *of, int row, const char *list, const char *key,
                        const char *value) {
    for (int i = 0; i < row; i++)
        if (client_row(json_object_get(of->row[i].odds.reply, list), key, value)) return true;
    return false;
}

static void print_endings(const side_by_side *of, const columns *in) {
    size_t index;
    json_t *ending;
    for (int i = 0; i < of->count; i++)
        json_array_foreach(json_object_get(of->row[i].odds.reply, "endings"), index, ending) {
            const char *words = client_text(ending, "words");
            figure line = ending_figure(of, words);
            if (any(of, &line) && !told_before(of, i, "endings", "words", words))
                print_figure(of, in, &line);
        }
}

static void print_means(const side_by_side *of, const columns *in) {
    static const char *const IDS[] = {"attacker_losses", "defender_losses"};
    static const char *const LABELS[] = {"attacker", "defender"};
    strbuf_add(of->out, "\nCasualties, on average\n");
    for (int m = 0; m < 2; m++) {
        figure line = {.label = LABELS[m], .indent = 2, .decimals = of->digits + 1};
        for (int i = 0; i < of->count; i++) {
            const json_t *measures = json_object_get(of->row[i].odds.reply, "measures");
            line.number[i] = client_number(json_object_get(measures, IDS[m]), "mean");
        }
        print_figure(of, in, &line);
    }
}

static void print_clauses(const side_by_side *of, const columns *in) {
    size_t index;
    json_t *use;
    strbuf_add(of->out, "\nTimes a clause bites in one assault\n");
    for (int i = 0; i < of->count; i++)
        json_array_foreach(json_object_get(of->row[i].odds.reply, "why"), index, use) {
            const char *id = client_text(use, "clause");
            figure line = {.label = id, .indent = 2, .decimals = of->digits + 2};
            for (int k = 0; k < of->count; k++) {
                const json_t *why = json_object_get(of->row[k].odds.reply, "why");
                line.number[k] = client_number(client_row(why, "clause", id), "expected");
            }
            if (any(of, &line) && !told_before(of, i, "why", "clause", id))
                print_figure(of, in, &line);
        }
}

static void print_columns(const side_by_side *of, const columns *in, bool clauses) {
    strbuf_add(of->out, "\n");
    strbuf_pad(of->out, in->against ? "Against A, in 100" : "In 100 such assaults",
               LABEL_WIDTH);
    for (int i = in->first; i < in->end; i++) strbuf_put(of->out, "%*c", of->width, 'A' + i);
    if (in->apart) strbuf_put(of->out, "%*s", of->width, "B - A");
    strbuf_add(of->out, "\n");
    print_endings(of, in);
    print_means(of, in);
    if (clauses) print_clauses(of, in);
}

// As many columns as there is room for, and below them the next ones.
static void print_table(const side_by_side *of, bool against, bool clauses) {
    int room = (LINE_WIDTH - LABEL_WIDTH) / of->width;
    for (int first = against; first < of->count; first += room) {
        int end = first + room < of->count ? first + room : of->count;
        bool apart = of->count == 2;
        print_columns(of, &(columns){first, end, apart, against}, clauses);
    }
}

static void add_words(strbuf *line, const scenario_arg *of) {
    const char *key;
    json_t *value;
    strbuf_put(line, " %s", strbuf_text(&of->words));
    json_object_foreach(of->set, key, value) {
        strbuf setting = {0};
        strbuf_put(&setting, "%s=%s", key, json_string_value(value));
        strbuf_add(line, " ");
        shell_quote(line, setting.text);
        strbuf_free(&setting);
    }
}

// The same line once more. NULL where part of it is standard input, or it is too long to be read.
static char *again_with_why(const side_by_side *of) {
    enum { LEAD = 7 }; // columns that a report's next commands are moved in
    bool typed = true;
    strbuf line = {0};
    strbuf_add(&line, "bayonet odds");
    for (int i = 0; i < of->count; i++) {
        add_words(&line, &of->row[i].of);
        typed = typed && !of->row[i].of.standard_input;
    }
    strbuf_put(&line, "%s%s --why", strbuf_text(&of->row[0].of.aim_words),
               strbuf_text(&of->row[0].of.orders_words));
    if (typed && LEAD + strbuf_width_of(line.text) <= LINE_WIDTH) return line.text;
    strbuf_free(&line);
    return NULL;
}

// --- The whole -------------------------------------------------------------------------------

void compare_report(session *at, const beside *rows, int count) {
    int digits = at->in.digits, width = CELL_WIDTH + (digits ? digits + 1 : 0);
    side_by_side of = {&at->out, rows, count, digits, width};
    print_names(&of);
    strbuf_add(&at->out, "\n");
    print_premises(&of);
    print_best(&of);
    print_table(&of, false, at->in.why);
    if (count > 2) print_table(&of, true, at->in.why);
    for (int i = 0; at->in.fractions && i < count; i++) {
        strbuf_put(&at->out, "\n%c  ", 'A' + i);
        fractions_report(&at->out, rows[i].odds.reply);
    }
    next_line next[] = {{at->in.why ? NULL : again_with_why(&of), "clause by clause"},
                        {next_command(&rows[0].of, "odds", NULL, NULL, ""), "the first alone"}};
    report_next(&at->out, next, 2);
}
