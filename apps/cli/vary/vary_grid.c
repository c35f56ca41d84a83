#include "cli/vary/vary_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 26, APART = 2 };

static const double THIN = 1; // points: a margin under it is marked

// What the cells of a grid show.
typedef struct grid {
    vary_view *view;
    const quantity *what; // NULL: the first decisions
    char *decision[LETTERS];
    int decisions;
    bool thin, chances; // a margin is; it is in 100, not in points
    int row_width, width;
} grid;

// --- Cells -----------------------------------------------------------------------------------

// The letter of a decision: 'A' for the first that was met.
static char letter_of(grid *of, const json_t *first) {
    strbuf words = {0};
    vary_decision(&words, first);
    int i = 0;
    while (i < of->decisions && strcmp(of->decision[i], words.text) != 0) i++;
    if (i == of->decisions && i < LETTERS)
        of->decision[of->decisions++] = words.text;
    else
        strbuf_free(&words);
    return i < LETTERS ? (char)('A' + i) : '+';
}

static void decision_cell(grid *of, char word[PERCENT_WORD_MAX], uint32_t point) {
    const json_t *first = sweep_decision(of->view->of, point);
    if (!first) {
        snprintf(word, PERCENT_WORD_MAX, "%s", sweep_answer(of->view->of, point) ? "." : "");
        return;
    }
    bool thin = client_number(first, "margin") < THIN &&
                json_integer_value(json_object_get(first, "options")) > 1;
    of->thin = of->thin || thin;
    of->chances = of->chances || strstr(client_text(first, "costs"), "in 100");
    snprintf(word, PERCENT_WORD_MAX, "%c%s", letter_of(of, first), thin ? "~" : " ");
}

static void cell(grid *of, char word[PERCENT_WORD_MAX], uint32_t point) {
    if (!of->what) decision_cell(of, word, point);
    if (of->what || !*word) vary_cell(of->view, word, &of->view->shown.list[0], point);
    if (of->what) vary_cell(of->view, word, of->what, point);
}

// --- Rows and columns ------------------------------------------------------------------------

static uint32_t rows(const grid *of) {
    return of->view->of->over->list[0].value.count;
}

static uint32_t columns(const grid *of) {
    return of->view->of->over->list[1].value.count;
}

static void measure(grid *of) {
    const varying *over = of->view->of->over;
    of->row_width = varying_width(&over->list[0]);
    of->width = values_width(&over->list[1].value);
    if (of->width < 2) of->width = 2;
    for (uint32_t i = 0; i < of->view->of->points; i++) {
        char word[PERCENT_WORD_MAX];
        cell(of, word, i);
        if ((int)strlen(word) > of->width) of->width = (int)strlen(word);
    }
}

static void add_head(const grid *of, uint32_t first, uint32_t end) {
    const varying *over = of->view->of->over;
    strbuf *out = &of->view->at->out;
    strbuf_spaces(out, of->row_width + APART);
    strbuf_put(out, "%s\n", over->list[1].name);
    strbuf_pad(out, over->list[0].name, of->row_width);
    for (uint32_t k = first; k < end; k++)
        vary_right(out, over->list[1].value.value[k], APART + of->width);
    strbuf_add(out, "\n");
}

static void add_row(grid *of, uint32_t row, uint32_t first, uint32_t end) {
    strbuf *out = &of->view->at->out;
    vary_right(out, of->view->of->over->list[0].value.value[row], of->row_width);
    for (uint32_t k = first; k < end; k++) {
        char word[PERCENT_WORD_MAX];
        cell(of, word, row * columns(of) + k);
        vary_right(out, word, APART + of->width);
    }
    vary_end_line(out);
}

// As many columns as there is room for, and below them the next ones.
static void add_cells(grid *of) {
    int room = (LINE_WIDTH - of->row_width) / (of->width + APART);
    uint32_t at_a_time = room > 1 ? (uint32_t)room : 1;
    for (uint32_t first = 0; first < columns(of); first += at_a_time) {
        uint32_t end = columns(of) - first > at_a_time ? first + at_a_time : columns(of);
        if (first) strbuf_add(&of->view->at->out, "\n");
        add_head(of, first, end);
        for (uint32_t i = 0; i < rows(of); i++) add_row(of, i, first, end);
    }
}

// --- The grids -------------------------------------------------------------------------------

static void add_quantity(vary_view *view, const quantity *what) {
    grid of = {.view = view, .what = what};
    const char *unit = quantity_unit(what);
    strbuf_add_capital(&view->at->out, what->words);
    strbuf_put(&view->at->out, "%s%s\n\n", *unit ? ", " : "", unit);
    measure(&of);
    add_cells(&of);
}

static void add_legend(const grid *of) {
    strbuf *out = &of->view->at->out;
    strbuf_add(out, "\n");
    for (int i = 0; i < of->decisions; i++) {
        strbuf_put(out, "%c  ", 'A' + i);
        strbuf_wrap(out, 3, of->decision[i]);
    }
    if (of->decisions == LETTERS) strbuf_add(out, "+  another; --csv tells which\n");
    if (of->thin)
        strbuf_put(out, "~  a thin margin: the next best option costs less than 1 %s\n",
                   of->chances ? "in 100" : "point");
}

static void add_decisions(vary_view *view) {
    grid of = {.view = view};
    strbuf_add(&view->at->out, "\nThe first decision\n\n");
    measure(&of);
    add_cells(&of);
    add_legend(&of);
    for (int i = 0; i < of.decisions; i++) free(of.decision[i]);
}

void vary_grid(vary_view *of) {
    for (int i = 0; i < of->shown.count; i++) {
        if (i) strbuf_add(&of->at->out, "\n");
        add_quantity(of, &of->shown.list[i]);
    }
    if (sweep_decides(of->of)) add_decisions(of);
}
