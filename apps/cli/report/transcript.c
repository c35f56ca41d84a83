#include "cli/report/story.h"

#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

// --- Sentences -------------------------------------------------------------------------------

// A paragraph under way, and the clauses that it rests on, each once.
typedef struct paragraph {
    page words, clauses;
    json_t *cited;
    bool below; // a heading stands above it: no blank line between
} paragraph;

static void cite(paragraph *to, const char *clause) {
    if (!*clause || json_object_get(to->cited, clause)) return;
    if (!to->cited) to->cited = json_object();
    json_object_set_new(to->cited, clause, json_true());
    page_put(&to->clauses, "%s%s", to->clauses.size ? ", " : "", clause);
}

// As a sentence: a large letter at its beginning, a full stop at its end.
static void add_sentence(paragraph *to, const char *words, const char *clause) {
    size_t size = strlen(words);
    if (!size) return;
    if (to->words.size) page_add(&to->words, " ");
    told_first(&to->words, words);
    if (!strchr(".!?", words[size - 1])) page_add(&to->words, ".");
    cite(to, clause);
}

static void end_paragraph(page *out, paragraph *of) {
    if (of->clauses.size) page_put(&of->words, " [%s]", of->clauses.text);
    if (!of->words.size) return;
    if (!of->below) page_add(out, "\n");
    page_wrap(out, 0, of->words.text);
    page_free(&of->words);
    page_free(&of->clauses);
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
    page line = {0};
    json_array_foreach(json_object_get(threw, "faces"), index, faces) {
        size_t count = json_array_size(faces);
        page_put(&line, "%sthe %s%s", index ? ", " : "", text_at(sides, index),
                 index ? "" : " throws");
        json_array_foreach(faces, inner, face) {
            bool last = inner + 1 == count && count > 1;
            page_put(&line, "%s%lld",
                     last    ? " and "
                     : inner ? ", "
                             : " ",
                     (long long)json_integer_value(face));
        }
    }
    add_sentence(to, page_text(&line), "");
    page_free(&line);
}

static bool is_kind(const json_t *row, const char *kind) {
    return strcmp(talk_text(row, "kind"), kind) == 0;
}

// How many rows at the end are dice without an opponent.
static size_t count_spares(const json_t *reading) {
    size_t count = json_array_size(reading), last = count;
    while (last > 0 && is_kind(json_array_get(reading, last - 1), "spare")) last--;
    return count - last;
}

// In one breath: "3 and 2 have nobody to fight".
static void add_spares(page *line, const json_t *reading, size_t spares) {
    size_t first = json_array_size(reading) - spares;
    for (size_t i = 0; i < spares; i++) {
        const json_t *faces = json_object_get(json_array_get(reading, first + i), "faces");
        json_int_t face = json_integer_value(json_array_get(faces, 0));
        if (!face) face = json_integer_value(json_array_get(faces, 1));
        if (line->size) page_add(line, i > 0 && i + 1 == spares ? " and " : ", ");
        page_put(line, "%lld", (long long)face);
    }
    page_add(line, " have nobody to fight");
}

// "the break test: 7", where it is not the one face that was said already.
static void add_value(page *line, const json_t *row, bool alone) {
    if (alone && talk_number(row, "dice") <= 1) return;
    page_put(line, "%s%s%s%s", line->size ? ", " : "", talk_text(row, "stage"),
             *talk_text(row, "stage") ? ": " : "", talk_text(row, "words"));
}

// "6 beats 5, 5 beats 4, 2 has nobody to fight."
static void add_reading(paragraph *to, const json_t *reading) {
    size_t spares = count_spares(reading), rows = json_array_size(reading);
    page line = {0};
    for (size_t i = 0; i < rows - (spares > 1 ? spares : 0); i++) {
        const json_t *row = json_array_get(reading, i);
        if (is_kind(row, "value") || is_kind(row, "stage"))
            add_value(&line, row, is_kind(row, "value") && rows == 1);
        else
            page_put(&line, "%s%s", line.size ? ", " : "", talk_text(row, "words"));
    }
    if (spares > 1) add_spares(&line, reading, spares);
    add_sentence(to, page_text(&line), "");
    page_free(&line);
    for (size_t i = 0; i < rows; i++) cite(to, talk_text(json_array_get(reading, i), "clause"));
}

// --- Steps -----------------------------------------------------------------------------------

static void add_events(paragraph *to, const json_t *of) {
    size_t index;
    json_t *event;
    json_array_foreach(json_object_get(of, "events"), index, event)
        add_sentence(to, talk_text(event, "words"), talk_text(event, "clause"));
}

static void add_choice(paragraph *to, const json_t *step) {
    const json_t *chosen = json_object_get(step, "choose");
    page line = {0};
    page_put(&line, "the %s chooses to %s", talk_text(step, "who"), talk_text(chosen, "words"));
    add_sentence(to, line.text, talk_text(chosen, "clause"));
    page_free(&line);
}

static void add_step(page *out, paragraph *to, const json_t *step) {
    const char *kind = talk_text(step, "kind");
    if (strcmp(kind, "throw") == 0) {
        end_paragraph(out, to);
        add_sentence(to, talk_text(step, "words"), talk_text(step, "clause"));
        add_throw(to, json_object_get(step, "threw"));
        add_reading(to, json_object_get(step, "reading"));
    } else if (strcmp(kind, "choice") == 0) {
        add_choice(to, step);
    }
    add_events(to, step);
    if (strcmp(kind, "throw") == 0) end_paragraph(out, to);
}

// --- The whole -------------------------------------------------------------------------------

static void add_heading(page *out, paragraph *to, const char *heading) {
    end_paragraph(out, to);
    page_add(out, "\n");
    told_first(out, heading);
    page_add(out, "\n");
    to->below = true;
}

// ". Thrown so far: 6 4."
static void add_lying(page *line, const json_t *thrown) {
    size_t index, inner;
    json_t *faces, *face;
    page_add(line, ". Thrown so far:");
    json_array_foreach(thrown, index, faces) {
        json_array_foreach(faces, inner, face) {
            page_put(line, " %lld", (long long)json_integer_value(face));
        }
    }
    page_add(line, ".");
}

// Where the record ends: with the assault, or before it.
static void add_end(page *out, const json_t *reply, const json_t *system) {
    const json_t *q = json_object_get(reply, "question");
    long long undone = (long long)talk_number(reply, "undone");
    page line = {0};
    page_add(out, "\n");
    if (strcmp(talk_text(q, "kind"), "over") == 0) {
        report_over(out, q, system);
    } else {
        page_put(&line, "Here the record stops (%s): %s", talk_text(reply, "heading"),
                 talk_text(q, "words"));
        if (json_array_size(json_object_get(q, "thrown")) > 0)
            add_lying(&line, json_object_get(q, "thrown"));
        page_wrap(out, 0, line.text);
        page_free(&line);
    }
    if (undone)
        page_put(&line, "%lld %s taken back and %s not told.", undone,
                 undone == 1 ? "step was" : "steps were", undone == 1 ? "is" : "are");
    if (undone) page_wrap(out, 0, line.text);
    page_free(&line);
}

void story_tell(page *out, const json_t *reply, const json_t *system) {
    paragraph now = {.cited = NULL};
    const char *heading = "";
    size_t index;
    json_t *step;
    add_events(&now, reply);
    json_array_foreach(json_object_get(reply, "told"), index, step) {
        if (strcmp(heading, talk_text(step, "heading")) != 0)
            add_heading(out, &now, heading = talk_text(step, "heading"));
        add_step(out, &now, step);
    }
    end_paragraph(out, &now);
    add_end(out, reply, system);
}

static void list_step(page *out, const json_t *step) {
    const json_t *chosen = json_object_get(step, "choose");
    page line = {0};
    if (json_is_object(chosen)) {
        told_first(&line, talk_text(step, "who"));
        page_put(&line, ": %s", talk_text(chosen, "words"));
        told_line(out, 0, line.text, talk_text(chosen, "clause"));
    } else {
        told_line(out, 0, talk_text(step, "words"), talk_text(step, "clause"));
    }
    page_free(&line);
    told_dice(out, step);
    told_events(out, step);
}

void story_list(page *out, const json_t *reply, const json_t *system) {
    const char *heading = "";
    size_t index;
    json_t *step;
    page_add(out, "\n");
    told_events(out, reply);
    json_array_foreach(json_object_get(reply, "told"), index, step) {
        if (strcmp(heading, talk_text(step, "heading")) != 0) {
            heading = talk_text(step, "heading");
            page_add(out, "\n");
            told_first(out, heading);
            page_add(out, "\n");
        }
        list_step(out, step);
    }
    add_end(out, reply, system);
}
