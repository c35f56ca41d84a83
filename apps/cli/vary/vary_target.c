#include "cli/common/xalloc.h"
#include "cli/session/error.h"
#include "cli/vary/vary_report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BEST = 10, DIGITS_LEAST = 4, COLUMN = 14, APART = 2 };

int vary_target_read(vary_view *of) {
    session *at = of->at;
    const char *given = at->in.target;
    size_t size = strcspn(given, "=");
    char *name = xalloc_text(given, size), *end = NULL;
    int status = quantity_find(at, of->of, "--target", name, &of->target.of);
    free(name);
    if (status != EXIT_DONE) return status;
    if (given[size]) of->target.wanted = strtod(given + size + 1, &end);
    bool number = end && end != given + size + 1 && !*end && isfinite(of->target.wanted);
    bool fits = !quantity_is_chance(&of->target.of) ||
                (of->target.wanted >= 0 && of->target.wanted <= 100);
    if (number && fits) return EXIT_DONE;
    error_set(at, EXIT_USAGE, "usage", "--target needs NAME=NUMBER, not \"%s\"", given);
    error_note(at, "allowed",
               quantity_is_chance(&of->target.of) ? "0 to 100, a number in 100" : "a number");
    return EXIT_USAGE;
}

// How far an answer is from what is wanted: in 100, or as the measure counts.
static double apart(const vary_view *of, uint32_t point) {
    double number = quantity_number(&of->target.of, sweep_answer(of->of, point));
    return fabs((quantity_is_chance(&of->target.of) ? 100 * number : number) -
                of->target.wanted);
}

typedef struct ranked {
    double apart;
    uint32_t point;
} ranked;

static int compare(const void *one, const void *other) {
    const ranked *a = one, *b = other;
    if (a->apart != b->apart) return a->apart < b->apart ? -1 : 1;
    return a->point < b->point ? -1 : 1;
}

uint32_t vary_target_order(const vary_view *of, uint32_t *order) {
    ranked *list = xalloc_zeroed((size_t)of->of->points * sizeof *list);
    uint32_t count = 0;
    for (uint32_t i = 0; i < of->of->points; i++)
        if (sweep_answer(of->of, i)) list[count++] = (ranked){apart(of, i), i};
    qsort(list, count, sizeof *list, compare);
    for (uint32_t i = 0; i < count; i++) order[i] = list[i].point;
    free(list);
    return count;
}

uint32_t vary_target_nearest(const vary_view *of) {
    uint32_t *order = xalloc_zeroed((size_t)of->of->points * sizeof *order);
    vary_target_order(of, order);
    uint32_t nearest = order[0];
    free(order);
    return nearest;
}

// --- The table -------------------------------------------------------------------------------

static int width_of(const vary_view *of, int list) {
    return varying_width(&of->of->over->list[list]) + (list ? APART : 0);
}

static const char *heading_of(const vary_view *of) {
    return quantity_is_chance(&of->target.of) ? "in 100" : of->target.of.id;
}

static int width_of_numbers(const vary_view *of) {
    int width = strbuf_width_of(heading_of(of)) + APART;
    return width > COLUMN ? width : COLUMN;
}

static int digits_of(const vary_view *of) {
    return of->at->in.digits > DIGITS_LEAST ? of->at->in.digits : DIGITS_LEAST;
}

static void add_row(vary_view *of, uint32_t point) {
    strbuf *out = &of->at->out;
    char word[PERCENT_WORD_MAX];
    for (int i = 0; i < of->of->over->count; i++)
        vary_right(out, varying_value(of->of->over, point, i), width_of(of, i));
    quantity_cell(word, &of->target.of,
                  quantity_number(&of->target.of, sweep_answer(of->of, point)), digits_of(of));
    vary_right(out, word, width_of_numbers(of));
    strbuf_put(out, "  %*.*f\n", COLUMN - 2, digits_of(of), apart(of, point));
}

static void add_sentence(vary_view *of, uint32_t count) {
    strbuf line = {0};
    if (count > 1)
        strbuf_put(&line, "Of %u settings, the %u nearest to %g", of->of->points,
                   count < BEST ? count : BEST, of->target.wanted);
    else
        strbuf_put(&line, "The only setting that has an answer, and how far it is from %g",
                   of->target.wanted);
    strbuf_add(&line, quantity_is_chance(&of->target.of) ? " in 100 for \"" : " for \"");
    strbuf_put(&line, "%s\", exactly:", of->target.of.words);
    strbuf_wrap(&of->at->out, 0, line.text);
    strbuf_free(&line);
    strbuf_add(&of->at->out, "\n");
}

void vary_target(vary_view *of) {
    strbuf *out = &of->at->out;
    uint32_t *order = xalloc_zeroed((size_t)of->of->points * sizeof *order);
    uint32_t count = vary_target_order(of, order);
    add_sentence(of, count);
    for (int i = 0; i < of->of->over->count; i++)
        vary_right(out, of->of->over->list[i].name, width_of(of, i));
    vary_right(out, heading_of(of), width_of_numbers(of));
    vary_right(out, "off by", COLUMN);
    strbuf_add(out, "\n");
    for (uint32_t i = 0; i < count && i < BEST; i++) add_row(of, order[i]);
    free(order);
}
