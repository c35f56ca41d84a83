#include "cli/report/transcript.h"

#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

// --- Sentences -------------------------------------------------------------------------------

// A paragraph under way, and the clauses that it rests on, each once.
typedef struct paragraph {
    strbuf words, clauses;
    json_t *cited;
    bool below; // a heading stands above it: no blank line between
} paragraph;

static void cite(paragraph *to, const char *clause) {
    if (!*clause || json_object_get(to->cited, clause)) return;
    if (!to->cited) to->cited = json_object();
    json_object_set_new(to->cited, clause, json_true());
    strbuf_put(&to->clauses, "%s%s", to->clauses.size ? ", " : "", clause);
}

// As a sentence: a large letter at its beginning, a full stop at its end.
static void add_sentence(paragraph *to, const char *words, const char *clause) {
    size_t size = strlen(words);
    if (!size) return;
    if (to->words.size) strbuf_add(&to->words, " ");
    told_first(&to->words, words);
    if (!strchr(".!?", words[size - 1])) strbuf_add(&to->words, ".");
    cite(to, clause);
}

static void end_paragraph(strbuf *out, paragraph *of) {
    if (of->clauses.size) strbuf_put(&of->words, " [%s]", of->clauses.text);
    if (!of->words.size) return;
    if (!of->below) strbuf_add(out, "\n");
    strbuf_wrap(out, 0, of->words.text);
    strbuf_free(&of->words);
    strbuf_free(&of->clauses);
    json_decref(of->cited);
    *of = (paragraph){.cited = NULL};
}

// --- Dice ------------------------------------------------------------------------------------

static const char *text_at(const json_t *list, size_t index) {
    const char *text = json_string_value(json_array_get(list, index));
    return text ? text : "";
}

// "The attacker throws 6, 4 and 2, the defender 5 and 5."
static void add_throw(paragraph *to, const json_t *threw) {
    const json_t *sides = json_object_get(threw, "sides");
    size_t index, inner;
    json_t *faces, *face;
    strbuf line = {0};
    json_array_foreach(json_object_get(threw, "faces"), index, faces) {
        size_t count = json_array_size(faces);
        strbuf_put(&line, "%sthe %s%s", index ? ", " : "", text_at(sides, index),
                   index ? "" : " throws");
        json_array_foreach(faces, inner, face) {
            bool last = inner + 1 == count && count > 1;
            strbuf_put(&line, "%s%lld",
                       last    ? " and "
                       : inner ? ", "
                               : " ",
                       (long long)json_integer_value(face));
        }
    }
    add_sentence(to, strbuf_text(&line), "");
    strbuf_free(&line);
}

static bool is_kind(const json_t *row, const char *kind) {
    return strcmp(client_text(row, "kind"), kind) == 0;
}

// How many rows at the end are dice without an opponent.
static size_t count_spares(const json_t *reading) {
    size_t count = json_array_size(reading), last = count;
    while (last > 0 && is_kind(json_array_get(reading, last - 1), "spare")) last--;
    return count - last;
}

// In one breath: "3 and 2 have nobody to fight".
static void add_spares(strbuf *line, const json_t *reading, size_t spares) {
    size_t first = json_array_size(reading) - spares;
    for (size_t i = 0; i < spares; i++) {
        const json_t *faces = json_object_get(json_array_get(reading, first + i), "faces");
        json_int_t face = json_integer_value(json_array_get(faces, 0));
        if (!face) face = json_integer_value(json_array_get(faces, 1));
        if (line->size) strbuf_add(line, i > 0 && i + 1 == spares ? " and " : ", ");
        strbuf_put(line, "%lld", (long long)face);
    }
    strbuf_add(line, " have nobody to fight");
}

// "the break test: 7", where it is not the one face that was said already.
static void add_value(strbuf *line, const json_t *row, bool alone) {
    if (alone && client_number(row, "dice") <= 1) return;
    strbuf_put(line, "%s%s%s%s", line->size ? ", " : "", client_text(row, "stage"),
               *client_text(row, "stage") ? ": " : "", client_text(row, "words"));
}

// "6 beats 5, 5 beats 4, 2 has nobody to fight."
static void add_reading(paragraph *to, const json_t *reading) {
    size_t spares = count_spares(reading), rows = json_array_size(reading);
    strbuf line = {0};
    for (size_t i = 0; i < rows - (spares > 1 ? spares : 0); i++) {
        const json_t *row = json_array_get(reading, i);
        if (is_kind(row, "value") || is_kind(row, "stage"))
            add_value(&line, row, is_kind(row, "value") && rows == 1);
        else
            strbuf_put(&line, "%s%s", line.size ? ", " : "", client_text(row, "words"));
    }
    if (spares > 1) add_spares(&line, reading, spares);
    add_sentence(to, strbuf_text(&line), "");
    strbuf_free(&line);
    for (size_t i = 0; i < rows; i++)
        cite(to, client_text(json_array_get(reading, i), "clause"));
}

// --- Steps -----------------------------------------------------------------------------------

static void add_events(paragraph *to, const json_t *of) {
    size_t index;
    json_t *event;
    json_array_foreach(json_object_get(of, "events"), index, event)
        add_sentence(to, client_text(event, "words"), client_text(event, "clause"));
}

static void add_choice(paragraph *to, const json_t *step) {
    const json_t *chosen = json_object_get(step, "choose");
    strbuf line = {0};
    strbuf_put(&line, "the %s chooses to %s", client_text(step, "who"),
               client_text(chosen, "words"));
    add_sentence(to, line.text, client_text(chosen, "clause"));
    strbuf_free(&line);
}

static void add_step(strbuf *out, paragraph *to, const json_t *step) {
    const char *kind = client_text(step, "kind");
    if (strcmp(kind, "throw") == 0) {
        end_paragraph(out, to);
        add_sentence(to, client_text(step, "words"), client_text(step, "clause"));
        add_throw(to, json_object_get(step, "threw"));
        add_reading(to, json_object_get(step, "reading"));
    } else if (strcmp(kind, "choice") == 0) {
        add_choice(to, step);
    }
    add_events(to, step);
    if (strcmp(kind, "throw") == 0) end_paragraph(out, to);
}

// --- The whole -------------------------------------------------------------------------------

static void add_heading(strbuf *out, paragraph *to, const char *heading) {
    end_paragraph(out, to);
    strbuf_add(out, "\n");
    told_first(out, heading);
    strbuf_add(out, "\n");
    to->below = true;
}

// ". Thrown so far: 6 4."
static void add_lying(strbuf *line, const json_t *thrown) {
    size_t index, inner;
    json_t *faces, *face;
    strbuf_add(line, ". Thrown so far:");
    json_array_foreach(thrown, index, faces) {
        json_array_foreach(faces, inner, face) {
            strbuf_put(line, " %lld", (long long)json_integer_value(face));
        }
    }
    strbuf_add(line, ".");
}

// Where the record ends: with the assault, or before it.
static void add_end(strbuf *out, const json_t *reply, const json_t *system) {
    const json_t *q = json_object_get(reply, "question");
    long long undone = (long long)client_number(reply, "undone");
    strbuf line = {0};
    strbuf_add(out, "\n");
    if (strcmp(client_text(q, "kind"), "over") == 0) {
        report_over(out, q, system);
    } else {
        strbuf_put(&line, "Here the record stops (%s): %s", client_text(reply, "heading"),
                   client_text(q, "words"));
        if (json_array_size(json_object_get(q, "thrown")) > 0)
            add_lying(&line, json_object_get(q, "thrown"));
        strbuf_wrap(out, 0, line.text);
        strbuf_free(&line);
    }
    if (undone)
        strbuf_put(&line, "%lld %s taken back and %s not told.", undone,
                   undone == 1 ? "step was" : "steps were", undone == 1 ? "is" : "are");
    if (undone) strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
}

void transcript_tell(strbuf *out, const json_t *reply, const json_t *system) {
    paragraph now = {.cited = NULL};
    const char *heading = "";
    size_t index;
    json_t *step;
    add_events(&now, reply);
    json_array_foreach(json_object_get(reply, "told"), index, step) {
        if (strcmp(heading, client_text(step, "heading")) != 0)
            add_heading(out, &now, heading = client_text(step, "heading"));
        add_step(out, &now, step);
    }
    end_paragraph(out, &now);
    add_end(out, reply, system);
}

static void list_step(strbuf *out, const json_t *step) {
    const json_t *chosen = json_object_get(step, "choose");
    strbuf line = {0};
    if (json_is_object(chosen)) {
        told_first(&line, client_text(step, "who"));
        strbuf_put(&line, ": %s", client_text(chosen, "words"));
        told_line(out, 0, line.text, client_text(chosen, "clause"));
    } else {
        told_line(out, 0, client_text(step, "words"), client_text(step, "clause"));
    }
    strbuf_free(&line);
    told_dice(out, step);
    told_events(out, step);
}

void transcript_list(strbuf *out, const json_t *reply, const json_t *system) {
    const char *heading = "";
    size_t index;
    json_t *step;
    strbuf_add(out, "\n");
    told_events(out, reply);
    json_array_foreach(json_object_get(reply, "told"), index, step) {
        if (strcmp(heading, client_text(step, "heading")) != 0) {
            heading = client_text(step, "heading");
            strbuf_add(out, "\n");
            told_first(out, heading);
            strbuf_add(out, "\n");
        }
        list_step(out, step);
    }
    add_end(out, reply, system);
}
