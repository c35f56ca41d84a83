// The option --plot of vary: of one list a curve for each quantity, of two a map of the first quantity.

#include "cli/tables/gnuplot.h"
#include "cli/vary/vary_report.h"

#include <stdlib.h>
#include <string.h>

enum {
    WIDTH = 480,
    HEAD = 56,     // title and premises
    PANEL = 190,   // a curve
    CELL = 34,     // a row of a map; and a column, where there is room
    MAP_FOOT = 90, // below a map
    TICS_MAX = 12, // named values along an axis
    WORDS_MAX = 60 // points that the summary tells
};

// --- Values along an axis --------------------------------------------------------------------

static bool is_number(const char *text) {
    char *end;
    strtod(text, &end);
    return end != text && !*end;
}

// True if every value is a number, so that the axis can be to scale.
static bool are_numbers(const varied *list) {
    for (uint32_t i = 0; i < list->value.count; i++)
        if (!is_number(list->value.value[i])) return false;
    return true;
}

static double place_of(const varied *list, bool numbers, uint32_t i) {
    return numbers ? strtod(list->value.value[i], NULL) : (double)i;
}

// Names as many values as there is room for.
static void add_tics(strbuf *out, char axis, const varied *list, bool numbers) {
    uint32_t every = (list->value.count + TICS_MAX - 1) / TICS_MAX;
    strbuf_put(out, "set %ctics (", axis);
    for (uint32_t i = 0; i < list->value.count; i += every) {
        strbuf_add(out, i ? ", " : "");
        gnuplot_quote(out, list->value.value[i], strlen(list->value.value[i]));
        strbuf_put(out, " %.17g", place_of(list, numbers, i));
    }
    strbuf_add(out, ")\n");
}

static void add_quoted(strbuf *out, const char *what, const char *text, const char *more) {
    strbuf_put(out, "set %s ", what);
    gnuplot_quote(out, text, strlen(text));
    strbuf_put(out, " %s\n", more);
}

// --- What is shown ---------------------------------------------------------------------------

static double shown_number(const quantity *what, const json_t *answer) {
    double number = quantity_number(what, answer);
    return quantity_is_chance(what) ? 100 * number : number;
}

static void name_quantity(strbuf *out, const quantity *what) {
    const char *unit = quantity_unit(what);
    strbuf_put(out, "%s%s%s", what->words, *unit ? ", " : "", unit);
}

// A point without an answer is a gap.
static void add_number(strbuf *out, const vary_view *of, const quantity *what, uint32_t point) {
    const json_t *answer = sweep_answer(of->of, point);
    if (answer)
        strbuf_put(out, " %.17g", shown_number(what, answer));
    else
        strbuf_add(out, " NaN");
}

static void add_head(strbuf *out, const vary_view *of) {
    strbuf title = {0};
    const char *name = client_text(of->of->head, "title");
    strbuf_add(&title, *name ? name : client_text(of->of->head, "system"));
    strbuf_add(out, "set encoding utf8\nset datafile missing 'NaN'\nunset key\n");
    add_quoted(out, "label 1", title.text, "at screen 0.03, screen 1 offset 0,-1.2 font ',15'");
    strbuf_free(&title);
    client_sentence(&title, json_object_get(of->of->head, "premises"));
    add_quoted(out, "label 2", strbuf_text(&title),
               "at screen 0.03, screen 1 offset 0,-2.6 font ',11'");
    strbuf_free(&title);
}

// --- One list: curves ------------------------------------------------------------------------

static void add_curve(gnuplot_picture *made, const vary_view *of, int i) {
    strbuf *out = &made->script, name = {0};
    const quantity *what = &of->shown.list[i];
    const varied *list = &of->of->over->list[0];
    bool numbers = are_numbers(list);
    double top = 1 - (HEAD + (double)i * PANEL) / made->height;
    strbuf_put(out, "$curve%d << END\n", i);
    for (uint32_t k = 0; k < list->value.count; k++) {
        strbuf_put(out, "%.17g", place_of(list, numbers, k));
        add_number(out, of, what, k);
        strbuf_add(out, "\n");
    }
    strbuf_put(out, "END\nset tmargin at screen %.5f\nset bmargin at screen %.5f\n",
               top - 26.0 / made->height, top - (PANEL - 44.0) / made->height);
    name_quantity(&name, what);
    add_quoted(out, "title", name.text, "offset 0,-0.5 font ',12'");
    strbuf_free(&name);
    strbuf_put(out, "set yrange [0:%s]\n", quantity_is_chance(what) ? "100" : "*");
    strbuf_put(out,
               "plot $curve%d using 1:2 with linespoints linewidth 2 pointtype 7 pointsize "
               "0.6 linecolor rgb '#0072B2'\n",
               i);
    if (i == 0) strbuf_add(out, "unset label\n");
}

static void draw_curves(gnuplot_picture *made, const vary_view *of) {
    strbuf *out = &made->script;
    const varied *list = &of->of->over->list[0];
    made->width = WIDTH;
    made->height = HEAD + of->shown.count * PANEL;
    add_head(out, of);
    strbuf_add(out,
               "set multiplot\nset lmargin at screen 0.11\nset rmargin at screen 0.96\n"
               "set border 3 linecolor rgb '#666666'\nset xtics nomirror\nset ytics nomirror\n"
               "set grid ytics linetype 1 linecolor rgb '#CCCCCC' linewidth 0.5\n"
               "set offsets graph 0.02, graph 0.02, 0, 0\n");
    add_tics(out, 'x', list, are_numbers(list));
    add_quoted(out, "xlabel", list->name, "offset 0,0.6");
    for (int i = 0; i < of->shown.count; i++) add_curve(made, of, i);
    strbuf_add(out, "unset multiplot\n");
}

// --- Two lists: a map ------------------------------------------------------------------------

static void add_cells(strbuf *out, const vary_view *of, const quantity *what) {
    uint32_t columns = of->of->over->list[1].value.count;
    strbuf_add(out, "$map << END\n");
    for (uint32_t i = 0; i < of->of->points; i++) {
        char word[PERCENT_WORD_MAX] = "-";
        const json_t *answer = sweep_answer(of->of, i);
        if (answer) quantity_cell(word, what, quantity_number(what, answer), of->at->in.digits);
        strbuf_put(out, "%u %u", i % columns, i / columns);
        add_number(out, of, what, i);
        strbuf_put(out, " \"%s\" %d\n", word,
                   answer && quantity_is_chance(what) && shown_number(what, answer) > 90 ? 1
                                                                                         : 0);
    }
    strbuf_add(out, "END\n");
}

static void draw_map(gnuplot_picture *made, const vary_view *of) {
    enum { NUMBERED_MAX = 16 }; // columns in which a number can be read
    strbuf *out = &made->script, name = {0};
    const quantity *what = &of->shown.list[0];
    const varied *rows = &of->of->over->list[0], *columns = &of->of->over->list[1];
    int height = CELL * (int)rows->value.count;
    made->width = WIDTH;
    made->height = HEAD + MAP_FOOT + (height < 600 ? height : 600);
    add_head(out, of);
    add_cells(out, of, what);
    add_tics(out, 'x', columns, false);
    add_tics(out, 'y', rows, false);
    add_quoted(out, "xlabel", columns->name, "");
    add_quoted(out, "ylabel", rows->name, "");
    name_quantity(&name, what);
    add_quoted(out, "title", name.text, "offset 0,-0.5 font ',12'");
    strbuf_free(&name);
    strbuf_put(
        out,
        "set tmargin at screen %.5f\nset bmargin at screen %.5f\nset lmargin at screen 0.16\n"
        "set rmargin at screen 0.86\nset yrange [%u.5:-0.5]\nset xrange [-0.5:%u.5]\n"
        "set palette defined (0 '#FFFFFF', 1 '#0072B2')\nset tics scale 0\n",
        1 - (HEAD + 26.0) / made->height, 50.0 / made->height, rows->value.count - 1,
        columns->value.count - 1);
    if (quantity_is_chance(what)) strbuf_add(out, "set cbrange [0:100]\n");
    strbuf_add(out, "plot $map using 1:2:3 with image");
    if (columns->value.count <= NUMBERED_MAX && height <= 600)
        strbuf_add(
            out,
            ", $map using 1:2:4:($5 > 0 ? 16777215 : 0) with labels textcolor rgb variable "
            "font ',11'");
    strbuf_add(out, "\n");
}

// --- In words --------------------------------------------------------------------------------

static void describe(gnuplot_picture *made, const vary_view *of) {
    const char *title = client_text(of->of->head, "title"), *between = ": ";
    const quantity *what = &of->shown.list[0];
    strbuf *out = &made->summary;
    strbuf_add(&made->title, *title ? title : client_text(of->of->head, "system"));
    name_quantity(out, what);
    for (uint32_t i = 0; i < of->of->points && i < WORDS_MAX; i++) {
        char word[PERCENT_WORD_MAX] = "no answer";
        const json_t *answer = sweep_answer(of->of, i);
        if (answer) quantity_cell(word, what, quantity_number(what, answer), of->at->in.digits);
        strbuf_add(out, between);
        for (int k = 0; k < of->of->over->count; k++)
            strbuf_put(out, "%s%s %s", k ? ", " : "", of->of->over->list[k].name,
                       varying_value(of->of->over, i, k));
        strbuf_put(out, ": %s", word);
        between = "; ";
    }
    strbuf_add(out, of->of->points > WORDS_MAX ? "; and more." : ".");
}

int vary_plot(const vary_view *of) {
    gnuplot_picture made = {.width = 0};
    if (of->of->over->count == 1)
        draw_curves(&made, of);
    else
        draw_map(&made, of);
    describe(&made, of);
    int status = gnuplot_draw(of->at, &made);
    gnuplot_free(&made);
    return status;
}
