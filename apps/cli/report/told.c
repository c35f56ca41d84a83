#include "cli/report/told.h"

#include "cli/session/client.h"

#include <string.h>

enum { INDENT = 2, SIDE_WIDTH = 11, DICE_ROOM = 38, CELL_MAX = 4, CELL_MIN = 2, APART = 3 };

void told_line(strbuf *out, int indent, const char *words, const char *clause) {
    strbuf_wrap(out, indent, words);
    int width = strbuf_width_of(clause);
    if (!width) return;
    out->text[--out->size] = '\0'; // the line feed: the clause stands before it
    if (strbuf_column(out) + 2 + width > PROSE_WIDTH) strbuf_add(out, "\n");
    strbuf_spaces(out, PROSE_WIDTH - width - strbuf_column(out));
    strbuf_put(out, "%s\n", clause);
}

// --- Dice ------------------------------------------------------------------------------------

static bool is_pair(const json_t *row) {
    return json_array_size(json_object_get(row, "sides")) == 2;
}

static void add_cell(strbuf *out, const json_t *face, int width) {
    strbuf cell = {0};
    if (json_integer_value(face) > 0)
        strbuf_put(&cell, "%*lld", width, (long long)json_integer_value(face));
    else
        strbuf_put(&cell, "%*s", width, "."); // a die with nobody to fight
    strbuf_add(out, cell.text);
    strbuf_free(&cell);
}

static void begin_row(strbuf *out, const char *side) {
    strbuf_spaces(out, INDENT);
    strbuf_pad(out, side, SIDE_WIDTH - INDENT);
}

// One side's dice of matched pools, highest first; `.` where it has none left.
static void add_rank_row(strbuf *out, const json_t *reading, size_t which, int width) {
    size_t index;
    json_t *row;
    const json_t *sides = json_object_get(json_array_get(reading, 0), "sides");
    begin_row(out, json_string_value(json_array_get(sides, which)));
    json_array_foreach(reading, index, row)
        add_cell(out, json_array_get(json_object_get(row, "faces"), which), width);
}

static void add_face_row(strbuf *out, const json_t *threw, size_t which, int width) {
    size_t index;
    json_t *face;
    const char *side =
        json_string_value(json_array_get(json_object_get(threw, "sides"), which));
    begin_row(out, side ? side : "");
    json_array_foreach(json_array_get(json_object_get(threw, "faces"), which), index, face)
        add_cell(out, face, width);
}

// "6 beats 5"; a row that is no pair has its stage before it: "the break test: 6".
static void add_read(strbuf *out, const json_t *row) {
    if (!is_pair(row) && *client_text(row, "stage"))
        strbuf_put(out, "%s: ", client_text(row, "stage"));
    strbuf_add(out, client_text(row, "words"));
}

typedef struct table { // rows of dice at the left, their readings at the right
    const json_t *threw, *reading;
    bool pairs;
    size_t dice, rows; // rows of dice; rows in all
    int width, left;   // width of a die; of the left half
} table;

static size_t most_faces(const json_t *faces) {
    size_t index, most = 0;
    json_t *list;
    json_array_foreach(faces, index, list) {
        if (json_array_size(list) > most) most = json_array_size(list);
    }
    return most;
}

static table table_of(const json_t *step) {
    table t = {.threw = json_object_get(step, "threw"),
               .reading = json_object_get(step, "reading")};
    const json_t *faces = json_object_get(t.threw, "faces");
    size_t most = most_faces(faces), read = json_array_size(t.reading);
    t.pairs = read > 0 && is_pair(json_array_get(t.reading, 0));
    t.dice = t.pairs ? 2 : json_array_size(faces);
    t.rows = t.dice > read ? t.dice : read;
    t.width = most ? DICE_ROOM / (int)most : CELL_MAX;
    if (t.width > CELL_MAX) t.width = CELL_MAX;
    if (t.width < CELL_MIN) t.width = CELL_MIN;
    t.left = SIDE_WIDTH + t.width * (int)most + APART;
    return t;
}

static void add_row(strbuf *out, const table *t, size_t row) {
    strbuf line = {0};
    const json_t *read = json_array_get(t->reading, row);
    if (row < t->dice && t->pairs) add_rank_row(&line, t->reading, row, t->width);
    if (row < t->dice && !t->pairs) add_face_row(&line, t->threw, row, t->width);
    bool beside = t->left <= PROSE_WIDTH / 2 + APART + SIDE_WIDTH;
    strbuf_pad(out, strbuf_text(&line), beside && read ? t->left : 0);
    strbuf_free(&line);
    if (!beside && row < t->dice) strbuf_add(out, "\n");
    if (read) add_read(&line, read);
    if (read)
        told_line(out, t->left, line.text, client_text(read, "clause"));
    else if (beside)
        strbuf_add(out, "\n");
    strbuf_free(&line);
}

void told_dice(strbuf *out, const json_t *step) {
    if (!json_is_object(json_object_get(step, "threw"))) return;
    table t = table_of(step);
    for (size_t row = 0; row < t.rows; row++) add_row(out, &t, row);
}

// --- Events ----------------------------------------------------------------------------------

void told_events(strbuf *out, const json_t *step) {
    size_t index;
    json_t *event;
    json_array_foreach(json_object_get(step, "events"), index, event)
        told_line(out, INDENT, client_text(event, "words"), client_text(event, "clause"));
}
