#include "cli/report/transcript.h"

#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

// --- Sentences -------------------------------------------------------------------------------

// The current paragraph, and the clauses that it cites, each once.
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

// Writes it as a sentence: a large first letter, a full stop at the end.
static void add_sentence(paragraph *to, const char *words, const char *clause) {
    size_t size = strlen(words);
    if (!size) return;
    if (to->words.size) strbuf_add(&to->words, " ");
    strbuf_add_capital(&to->words, words);
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

// --- Steps -----------------------------------------------------------------------------------

static void cite_all(paragraph *to, const json_t *rows) {
    size_t index;
    json_t *row;
    json_array_foreach(rows, index, row) cite(to, client_text(row, "clause"));
}

// A throw has a paragraph of its own.
static void add_step(strbuf *out, paragraph *to, const json_t *step) {
    bool throw = strcmp(client_text(step, "kind"), "throw") == 0;
    if (throw) end_paragraph(out, to);
    const json_t *said = json_object_get(step, "said");
    if (to->words.size && json_array_size(said)) strbuf_add(&to->words, " ");
    client_sentence(&to->words, said);
    if (throw) cite(to, client_text(step, "clause"));
    cite_all(to, json_object_get(step, "reading"));
    cite(to, client_text(json_object_get(step, "choose"), "clause"));
    cite_all(to, json_object_get(step, "events"));
    if (throw) end_paragraph(out, to);
}

// Tells the beginning.
static void add_events(paragraph *to, const json_t *of) {
    size_t index;
    json_t *event;
    json_array_foreach(json_object_get(of, "events"), index, event)
        add_sentence(to, client_text(event, "words"), client_text(event, "clause"));
}

// --- The whole -------------------------------------------------------------------------------

static void add_heading(strbuf *out, paragraph *to, const char *heading) {
    end_paragraph(out, to);
    strbuf_add(out, "\n");
    strbuf_add_capital(out, heading);
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
        strbuf_add_capital(&line, client_text(step, "who"));
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
            strbuf_add_capital(out, heading);
            strbuf_add(out, "\n");
        }
        list_step(out, step);
    }
    add_end(out, reply, system);
}
