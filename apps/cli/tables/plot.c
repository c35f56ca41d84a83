// The script for gnuplot. The picture is narrow enough for a phone and readable without colours:
// each assault has a letter, which stands in its bars and on its curves, and its own pattern and
// dash.
#include "cli/tables/plot.h"

#include "cli/common/percent.h"
#include "cli/report/report.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum {
    WIDTH = 400,
    EDGE = 14,       // left of texts
    TITLE_LINE = 22, // heights of lines
    TEXT_LINE = 17,
    TITLE_COLUMNS = 40, // characters of a line
    TEXT_COLUMNS = 66,
    BAR = 18,
    ENDING_APART = 10,
    CURVE = 130,     // height of a panel of curves
    CURVE_HEAD = 48, // above it
    CURVE_FOOT = 22, // below it
    BARS_HEAD = 12,  // above the bars
    BARS_LEFT = 150,
    CURVES_LEFT = 36,
    RIGHT = 18,
    LETTER = 13, // room for a letter on a curve
    VALUE = 30   // and for a number
};

// Okabe and Ito's colours, the darkest first; each with its dash.
static const struct {
    const char *colour;
    const char *dash;
    int pattern;
} STYLES[PLOT_MAX] = {
    {"#0072B2", "1", 3},    {"#D55E00", "'-'", 4},  {"#009E73", "'.'", 2},
    {"#000000", "'-.'", 1}, {"#CC79A7", "'_'", 5},  {"#E69F00", "'-..'", 6},
    {"#56B4E9", "'_.'", 7}, {"#8A7A00", "'-_'", 0},
};

static const char PALE[] = "#56B4E9"; // of one alone, what is not the attacker's success

typedef struct picture {
    strbuf *out;
    const plotted *list;
    int count, height;
    int label; // the next one's number
} picture;

// --- Texts -----------------------------------------------------------------------------------

static double from_below(const picture *of, int y) {
    return 1 - (double)y / of->height;
}

// A line of text with its foot at x, y, from the upper left.
static void add_text(picture *of, int x, int y, const char *text, size_t size,
                     const char *font) {
    strbuf_put(of->out, "set label %d ", of->label++);
    gnuplot_quote(of->out, text, size);
    strbuf_put(of->out, " at screen %.5f, screen %.5f left font '%s'\n", (double)x / WIDTH,
               from_below(of, y), font);
}

// Where a line of at most `columns` characters ends, between words where there is a blank.
static size_t line_of(const char *text, int columns) {
    size_t end = 0, blank = 0;
    int width = 0;
    for (; text[end] && text[end] != '\n'; end++) {
        width += ((unsigned char)text[end] & 0xC0) != 0x80;
        if (width > columns) return blank ? blank : end;
        if (text[end] == ' ') blank = end;
    }
    return end;
}

// The lines of a text, written where `of` is not NULL, from y down. Returns their height.
static int add_lines(picture *of, int x, int y, const char *text, int columns, bool title) {
    int line = title ? TITLE_LINE : TEXT_LINE, height = 0;
    while (*text) {
        size_t size = line_of(text, columns);
        height += line;
        if (of->out) add_text(of, x, y + height, text, size, title ? ",16" : ",11");
        text += size;
        text += strspn(text, " \n");
    }
    return height;
}

// Whose orders: once for all that share them, with their letters where not all do.
static int add_premises(picture *of, int y) {
    strbuf line = {0};
    if (of->count == 1 && of->list[0].name) strbuf_put(&line, "%s. ", of->list[0].name);
    for (int i = 0; i < of->count; i++) {
        const char *orders = report_orders_kept(of->list[i].odds);
        strbuf letters = {0};
        int alike = 0, before = 0;
        for (int k = 0; k < of->count; k++) {
            if (strcmp(report_orders_kept(of->list[k].odds), orders) != 0) continue;
            strbuf_put(&letters, alike++ ? ", %c" : "%c", 'A' + k);
            before += k < i;
        }
        if (!before && alike < of->count) strbuf_put(&line, "%s: ", strbuf_text(&letters));
        if (!before) strbuf_put(&line, "%s. ", orders);
        strbuf_free(&letters);
    }
    int height = add_lines(of, EDGE, y, strbuf_text(&line), TEXT_COLUMNS, false);
    strbuf_free(&line);
    return height;
}

// Title and forces of one; the letters and names of several.
static int add_head(picture *of, int y) {
    int top = y;
    if (of->count == 1) {
        const json_t *odds = of->list[0].odds;
        y += add_lines(of, EDGE, y, client_text(odds, "title"), TITLE_COLUMNS, true);
        y += add_lines(of, EDGE, y, client_text(odds, "forces"), TEXT_COLUMNS, false);
    }
    for (int i = 0; of->count > 1 && i < of->count; i++) {
        strbuf name = {0};
        strbuf_put(&name, "%c  %s", 'A' + i, of->list[i].name);
        y += add_lines(of, EDGE, y, name.text, TEXT_COLUMNS, false);
        strbuf_free(&name);
    }
    y += add_premises(of, y);
    return y - top;
}

// --- Endings ---------------------------------------------------------------------------------

static double ending_p(const plotted *of, const char *words) {
    return client_number(client_row(json_object_get(of->odds, "endings"), "words", words), "p");
}

typedef struct bar {
    const char *words;
    bool success; // the attacker's
    bool gains;   // he has the ground
    double p[PLOT_MAX];
    long long units; // of one assault alone: as the report shares them out
} bar;

enum { BARS_MAX = 64 };

static bool known(const bar *list, int count, const char *words) {
    for (int i = 0; i < count; i++)
        if (strcmp(list[i].words, words) == 0) return true;
    return false;
}

static bar bar_of(const picture *of, const char *words, bool success) {
    bar made = {.words = words, .success = success};
    const json_t *row = client_row(json_object_get(of->list->odds, "endings"), "words", words);
    made.gains = report_gains(of->list->system, client_text(row, "id"));
    for (int i = 0; i < of->count; i++) made.p[i] = ending_p(&of->list[i], words);
    return made;
}

// Of one alone the others by their chances, as the report has them.
static void order_bars(bar *list, int count) {
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && !list[k - 1].success && list[k - 1].p[0] < list[k].p[0]; k--) {
            bar kept = list[k];
            list[k] = list[k - 1];
            list[k - 1] = kept;
        }
}

static void share(bar *list, int count) {
    double p[BARS_MAX];
    bool gains[BARS_MAX];
    long long units[BARS_MAX];
    for (int i = 0; i < count; i++) p[i] = list[i].p[0];
    for (int i = 0; i < count; i++) gains[i] = list[i].gains;
    percent_share(p, gains, count, 0, units);
    for (int i = 0; i < count; i++) list[i].units = units[i];
}

// Adds those endings of assault i that can happen and are not there yet. Returns how many there
// are.
static int add_bars(const picture *of, int i, bool success, bar list[BARS_MAX], int count) {
    const json_t *odds = of->list[i].odds;
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(odds, "endings"), index, row) {
        const char *words = client_text(row, "words");
        bool is = strcmp(client_text(row, "id"), client_text(odds, "taken")) == 0;
        if (is != success || !(client_number(row, "p") > 0) || known(list, count, words))
            continue;
        if (count < BARS_MAX) list[count++] = bar_of(of, words, success);
    }
    return count;
}

// The endings that can happen in any of them, the attacker's success first.
static int find_bars(const picture *of, bar list[BARS_MAX]) {
    int count = 0;
    for (int i = 0; i < of->count; i++) count = add_bars(of, i, true, list, count);
    for (int i = 0; i < of->count; i++) count = add_bars(of, i, false, list, count);
    if (of->count > 1) return count;
    order_bars(list, count);
    share(list, count);
    return count;
}

static int ending_height(const picture *of) {
    return of->count * BAR + ENDING_APART;
}

static void add_margins(const picture *of, int left, int top, int bottom) {
    strbuf_put(of->out,
               "set lmargin at screen %.5f\nset rmargin at screen %.5f\n"
               "set tmargin at screen %.5f\nset bmargin at screen %.5f\n",
               (double)left / WIDTH, 1 - (double)RIGHT / WIDTH, from_below(of, top),
               from_below(of, bottom));
}

// Assault i's bar at y .. y + BAR, its number behind it, its letter before it.
static void add_bar(picture *of, const bar *shown, int i, double y, bool only) {
    char word[PERCENT_WORD_MAX];
    double p = shown->p[i];
    bool several = of->count > 1;
    if (several)
        percent_cell(word, p, 0, !(p > 0), p >= 1);
    else
        percent_word(word, shown->units, 0, false, only);
    strbuf_put(of->out,
               "set object %d rectangle from 0,%g to %.6f,%g fillcolor rgb '%s' fillstyle ",
               of->label, y + 2, 100 * p, y + BAR - 1,
               several || shown->success ? STYLES[i].colour : PALE);
    if (several)
        strbuf_put(of->out, "pattern %d border rgb '%s'\n", STYLES[i].pattern,
                   STYLES[i].colour);
    else
        strbuf_add(of->out, "solid noborder\n");
    strbuf_put(of->out, "set label %d '%s' at %.6f,%g left offset character 0.6,0 font ',12'\n",
               of->label++, word, 100 * p, y + BAR / 2.0);
    if (several)
        strbuf_put(of->out,
                   "set label %d '%c' at 0,%g right offset character -0.5,0 font ',11'\n",
                   of->label++, 'A' + i, y + BAR / 2.0);
}

static void add_endings(picture *of, const bar *list, int count, int top) {
    int height = ending_height(of);
    add_text(of, EDGE, top, "In 100 such assaults", strlen("In 100 such assaults"), ",12");
    add_margins(of, BARS_LEFT, top + BARS_HEAD, top + BARS_HEAD + count * height);
    strbuf_put(of->out, "set xrange [0:115]\nset yrange [%d:0]\nunset xtics\nset ytics (",
               count * height);
    for (int e = 0; e < count; e++) {
        strbuf_add(of->out, e ? ", " : "");
        gnuplot_quote(of->out, list[e].words, strlen(list[e].words));
        strbuf_put(of->out, " %g", e * height + of->count * BAR / 2.0);
    }
    strbuf_put(of->out, ") scale 0 offset character %g,0 font ',12'\n",
               of->count > 1 ? -1.2 : 0.0);
    for (int e = 0; e < count; e++)
        for (int i = 0; i < of->count; i++)
            add_bar(of, &list[e], i, e * height + i * BAR, count == 1);
    strbuf_add(of->out,
               "plot -1 linecolor rgb '#000000' linewidth 0.5\nunset label\nunset object\n");
}

// --- Casualties ------------------------------------------------------------------------------

static double at_least(const plotted *of, const char *id, int k) {
    const json_t *list =
        json_object_get(json_object_get(json_object_get(of->odds, "measures"), id), "p");
    double sum = 0;
    for (size_t i = json_array_size(list); i-- > (size_t)k;)
        sum += json_number_value(json_array_get(list, i));
    return sum < 1 ? sum : 1;
}

static int most_of(const plotted *of, const char *id) {
    return (int)client_number(json_object_get(json_object_get(of->odds, "measures"), id),
                              "most");
}

// The last number of casualties that 1 in 200 comes to in any of them; at least 1.
static int last_of_note(const picture *of, const char *id) {
    int last = 1;
    for (int i = 0; i < of->count; i++) {
        int most = most_of(&of->list[i], id);
        while (most > last && at_least(&of->list[i], id, most) * 200 < 1) most--;
        if (most > last) last = most;
    }
    return last;
}

// One curve: flat from k - 1/2 to k + 1/2 at the chance of k and more, as far as there are so many.
static void add_steps(const picture *of, int i, const char *id, int last) {
    strbuf_put(of->out, "$curve%d << END\n", i);
    for (int k = 1; k <= last && k <= most_of(&of->list[i], id); k++) {
        double p = 100 * at_least(&of->list[i], id, k);
        strbuf_put(of->out, "%g %.10g\n%g %.10g\n", k - 0.5, p, k + 0.5, p);
    }
    strbuf_add(of->out, "END\n");
}

// A letter or a number on step k of a curve, `aside` steps from its middle.
static void add_mark(picture *of, const char *word, int k, double aside, double p) {
    bool letter = of->count > 1;
    strbuf_put(of->out,
               "set label %d '%s' at %.6f,%.6f center offset 0,character %s font ',11'%s\n",
               of->label++, word, k + aside, 100 * p, letter ? "0" : "0.7",
               letter ? " boxed front" : "");
}

// Its numbers, or of several its letter: each in a place of its own along a step, and where the
// steps are too short for all, on a step of its own.
static void add_marks(picture *of, int i, const char *id, int last) {
    double step = (double)(WIDTH - CURVES_LEFT - RIGHT) / last; // points
    bool letter = of->count > 1;
    int slots = step > LETTER ? (int)(step / LETTER) : 1;
    if (slots > of->count) slots = of->count;
    int every = letter ? (of->count + slots - 1) / slots : (int)ceil(VALUE / step);
    double aside = letter ? LETTER / step * (i % slots - (slots - 1) / 2.0) : 0;
    int first = letter ? 1 + i / slots : 1;
    for (int k = first; k <= last && k <= most_of(&of->list[i], id); k += every) {
        char word[PERCENT_WORD_MAX] = {(char)('A' + i), '\0'};
        double p = at_least(&of->list[i], id, k);
        if (!letter) percent_cell(word, p, 0, !(p > 0), p >= 1);
        add_mark(of, word, k, aside, p);
    }
}

static void add_curves(picture *of, const char *id, int top) {
    const json_t *measure = json_object_get(json_object_get(of->list[0].odds, "measures"), id);
    int last = last_of_note(of, id);
    strbuf head = {0};
    strbuf_add_capital(&head, client_text(measure, "words"));
    if (of->count == 1) strbuf_put(&head, ", of %d", most_of(&of->list[0], id));
    strbuf_add(&head, ": at least so many, in 100");
    add_text(of, EDGE, top + 22, head.text, head.size, ",12");
    strbuf_free(&head);
    add_margins(of, CURVES_LEFT, top + CURVE_HEAD, top + CURVE_HEAD + CURVE);
    strbuf_put(of->out,
               "set xrange [0.5:%g]\nset yrange [0:104]\nset xtics 1,%d scale 0 font ',12'\n"
               "set ytics 0,25,100 scale 0 offset 0,0 font ',11'\n"
               "set grid ytics linetype 1 linecolor rgb '#CCCCCC' linewidth 0.5\n",
               last + 0.5,
               last <= 15   ? 1
               : last <= 40 ? 5
                            : 10);
    for (int i = 0; i < of->count; i++) add_steps(of, i, id, last);
    for (int i = 0; i < of->count; i++) add_marks(of, i, id, last);
    strbuf_add(of->out, "plot ");
    for (int i = 0; i < of->count; i++)
        strbuf_put(of->out,
                   "%s$curve%d using 1:2 with lines linewidth 2 linecolor rgb '%s' dashtype %s",
                   i ? ", " : "", i, STYLES[i].colour, STYLES[i].dash);
    strbuf_add(of->out, "\nunset label\nunset grid\n");
}

// --- The whole -------------------------------------------------------------------------------

static void write_script(gnuplot_picture *out, const plotted *list, int count) {
    picture of = {.list = list, .count = count, .height = 1, .label = 1};
    bar bars[BARS_MAX];
    int rows = find_bars(&of, bars);
    int head = EDGE / 2 + add_head(&of, EDGE / 2) + 2 * EDGE;
    int endings = BARS_HEAD + rows * ending_height(&of);
    int panel = CURVE_HEAD + CURVE + CURVE_FOOT;
    of.height = head + endings + 2 * panel + EDGE;
    of.out = &out->script;
    strbuf_add(of.out, "set encoding utf8\nset multiplot\nunset key\nunset border\n"
                       "set style textbox opaque noborder margins 0.2,0.2\n");
    add_head(&of, EDGE / 2);
    add_endings(&of, bars, rows, head);
    add_curves(&of, "attacker_losses", head + endings);
    add_curves(&of, "defender_losses", head + endings + panel);
    strbuf_add(of.out, "unset multiplot\n");
    out->width = WIDTH;
    out->height = of.height;
}

int plot_draw(session *at, const plotted *list, int count) {
    gnuplot_picture made = {.width = 0};
    write_script(&made, list, count);
    plot_describe(&made, list, count);
    int status = gnuplot_draw(at, &made);
    gnuplot_free(&made);
    return status;
}
