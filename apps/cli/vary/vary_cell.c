#include "cli/vary/vary_report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// "attacker.strength must be a whole number from 1 to 200. [NQM-06]"
static void add_reason(strbuf *out, const json_t *row) {
    const json_t *error = json_object_get(row, "error");
    strbuf_add(out, client_text(error, "words"));
    if (*client_text(error, "allowed") && !strchr(client_text(error, "words"), '.'))
        strbuf_put(out, "; allowed: %s", client_text(error, "allowed"));
    json_int_t reached = json_integer_value(json_object_get(row, "reached"));
    if (reached) strbuf_put(out, ": %" PRIdMAX, (intmax_t)reached);
    if (*client_text(error, "clause")) strbuf_put(out, " [%s]", client_text(error, "clause"));
}

void vary_cell(vary_view *of, char word[PERCENT_WORD_MAX], const quantity *what,
               uint32_t point) {
    const json_t *answer = sweep_answer(of->of, point);
    strbuf reason = {0};
    if (answer) {
        quantity_cell(word, what, quantity_number(what, answer), of->at->in.digits);
    } else if (of->of->row[point]) {
        add_reason(&reason, of->of->row[point]);
        snprintf(word, PERCENT_WORD_MAX, "[%d]",
                 notes_number(&of->notes, strbuf_text(&reason)));
    } else {
        snprintf(word, PERCENT_WORD_MAX, "-");
    }
    strbuf_free(&reason);
}

void vary_decision(strbuf *out, const json_t *first) {
    bool later = !json_is_true(json_object_get(first, "at_once"));
    strbuf_put(out, "%s%s: %s", client_text(first, "who"), later ? ", later" : "",
               client_text(first, "words"));
}

void vary_right(strbuf *out, const char *text, int width) {
    int own = strbuf_width_of(text);
    strbuf_spaces(out, own < width ? width - own : 0);
    strbuf_add(out, text);
}

void vary_end_line(strbuf *out) {
    while (out->size && out->text[out->size - 1] == ' ') out->text[--out->size] = '\0';
    strbuf_add(out, "\n");
}
