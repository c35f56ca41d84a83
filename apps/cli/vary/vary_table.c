#include "cli/vary/vary_report.h"

#include <string.h>

enum {
    COLUMN = 12,
    NAME_MAX = 30,
    BAR_LEAST = 10,
    BAR_MOST = 25,
    TEXT_LEAST = 24,
    LINES_MAX = 8
};

typedef struct table {
    vary_view *view;
    int name_width, rest; // columns: of the values; behind the numbers
    bool decides;
    double most; // of the first quantity, for its bars
} table;

// --- Heading ---------------------------------------------------------------------------------

// The lines of a column's heading: its words, wrapped, and what they are counted in.
typedef struct heading {
    int count;
    const char *from[LINES_MAX];
    size_t size[LINES_MAX];
} heading;

static void add_line(heading *of, const char *from, size_t size) {
    if (of->count == LINES_MAX) return;
    of->from[of->count] = from;
    of->size[of->count++] = size;
}

static heading heading_of(const quantity *what) {
    heading made = {0};
    const char *words = what->words, *unit = quantity_unit(what);
    while (*words) {
        size_t size = strlen(words);
        if (size > COLUMN) {
            size = COLUMN;
            while (size > 0 && words[size] != ' ') size--;
            if (size == 0) size = strcspn(words, " ");
        }
        add_line(&made, words, size);
        words += size;
        words += strspn(words, " ");
    }
    if (*unit) add_line(&made, unit, strlen(unit));
    return made;
}

// Headings stand on the last lines, above their numbers.
static void add_heading(const table *of) {
    heading head[QUANTITIES_MAX];
    const quantities *shown = &of->view->shown;
    strbuf *out = &of->view->at->out;
    int lines = 1;
    for (int i = 0; i < shown->count; i++) {
        head[i] = heading_of(&shown->list[i]);
        if (head[i].count > lines) lines = head[i].count;
    }
    for (int line = 0; line < lines; line++) {
        bool last = line == lines - 1;
        strbuf_pad(out, last ? of->view->of->over->list[0].name : "", of->name_width);
        for (int i = 0; i < shown->count; i++) {
            int own = line - (lines - head[i].count);
            strbuf_put(out, "  %*.*s", COLUMN, own < 0 ? 0 : (int)head[i].size[own],
                       own < 0 ? "" : head[i].from[own]);
        }
        if (of->decides && last && of->rest >= TEXT_LEAST)
            strbuf_add(out, "  the first decision");
        vary_end_line(out);
    }
}

// --- Rows ------------------------------------------------------------------------------------

static double greatest(const vary_view *of, const quantity *what) {
    double most = quantity_is_chance(what) ? 1 : 0;
    for (uint32_t i = 0; i < of->of->points && !quantity_is_chance(what); i++) {
        const json_t *row = sweep_answer(of->of, i);
        if (row && quantity_number(what, row) > most) most = quantity_number(what, row);
    }
    return most;
}

static void add_bar(const table *of, const json_t *answer) {
    int room = of->rest - 2 < BAR_MOST ? of->rest - 2 : BAR_MOST;
    double number = quantity_number(&of->view->shown.list[0], answer);
    if (room < BAR_LEAST || !(of->most > 0) || !(number > 0)) return;
    int size = (int)(number / of->most * room + 0.5);
    strbuf *out = &of->view->at->out;
    strbuf_spaces(out, size ? 2 : 0);
    for (int i = 0; i < size; i++) strbuf_add(out, "#");
}

// "defender: roll 2 dice (2.9 in 100)"; below the row where there is no room beside it.
static void add_decision(const table *of, const json_t *first) {
    strbuf words = {0};
    strbuf *out = &of->view->at->out;
    const char *costs = client_text(first, "costs");
    if (!first) return;
    vary_decision(&words, first);
    if (json_integer_value(json_object_get(first, "options")) > 1)
        strbuf_put(&words, " (%s)", *costs ? costs : "another is as good");
    bool beside = of->rest >= TEXT_LEAST;
    if (!beside) strbuf_add(out, "\n");
    strbuf_spaces(out, beside ? 2 : 4);
    int indent = beside ? LINE_WIDTH - of->rest + 2 : 4;
    strbuf_wrap(out, indent, words.text);
    out->text[--out->size] = '\0'; // the line feed, which every row ends with
    strbuf_free(&words);
}

static void add_row(const table *of, uint32_t point) {
    vary_view *view = of->view;
    strbuf *out = &view->at->out;
    const json_t *answer = sweep_answer(view->of, point);
    vary_right(out, varying_value(view->of->over, point, 0), of->name_width);
    for (int i = 0; i < view->shown.count; i++) {
        char word[PERCENT_WORD_MAX];
        vary_cell(view, word, &view->shown.list[i], point);
        if (answer || i == 0) strbuf_put(out, "  %*s", COLUMN, word);
    }
    if (answer && !of->decides) add_bar(of, answer);
    if (answer && of->decides) add_decision(of, sweep_decision(view->of, point));
    strbuf_add(out, "\n");
}

void vary_table(vary_view *view) {
    table of = {.view = view, .decides = sweep_decides(view->of)};
    of.name_width = varying_width(&view->of->over->list[0]);
    of.rest = LINE_WIDTH - of.name_width - view->shown.count * (COLUMN + 2);
    of.most = greatest(view, &view->shown.list[0]);
    add_heading(&of);
    for (uint32_t i = 0; i < view->of->points; i++) add_row(&of, i);
    if (of.decides)
        strbuf_add(&view->at->out,
                   "\nIn brackets: what the next best option costs the side that decides.\n");
}
