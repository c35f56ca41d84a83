#include "drawing/drawing_legend.h"

#include "drawing/drawing.h"
#include "drawing/drawing_piece.h"
#include "text/wording.h"

#include <string.h>

enum {
    LINE_MAX = 512,
    WORDS_MAX = 256,
    NAMED_MAX = 24, // cells of a kind that are named; of more, how many there are
    INDENT = 6,     // of what goes on from the line before
    LETTERS_WIDE = 5
};

static void add_line(text *to, const char *line) {
    drawing_add_cut(to, line, DRAWING_COLUMNS);
    text_add_char(to, '\n');
}

// --- Pieces ----------------------------------------------------------------------------------

static void add_pieces(text *to, const cells *of, int side) {
    static const char *const SIDES[] = {"attacker", "defender", "nobody"};
    bool any = false;
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind != BAY_MARK_PIECE || mark->side != side) continue;
        if (!cells_at(of, mark->place) || drawing_told_before(of->battle, of->view, i))
            continue;
        if (!any) add_line(to, SIDES[side]);
        char bytes[LINE_MAX], cell[WORDS_MAX];
        text line = text_within(bytes, sizeof bytes), name = text_within(cell, sizeof cell);
        cells_add_name(&name, of, mark->place);
        text_add(&line, "  ");
        text_add_char(&line, cells_letter(of, i));
        text_add(&line, "  ");
        text_add(&line, cell);
        if (strlen(cell) < 4) drawing_add_times(&line, ' ', 4 - strlen(cell));
        drawing_add_piece(&line, of->battle, of->view, i);
        add_line(to, bytes);
        any = true;
    }
}

// --- Cells with the same words ---------------------------------------------------------------

// A heading and what follows it, over as many lines as it needs.
typedef struct listing {
    text *to;
    size_t column; // in the line under way
    bool any;      // something follows the heading already
} listing;

static void list_begin(listing *l, text *to, const char *letters, const char *words) {
    *l = (listing){.to = to};
    text_add(to, "  ");
    l->column = 2 + drawing_add_cut(to, letters, LETTERS_WIDE);
    while (l->column < LETTERS_WIDE) {
        text_add_char(to, ' ');
        l->column++;
    }
    l->column += drawing_add_cut(to, words, DRAWING_COLUMNS - l->column - 1);
    text_add_char(to, ':');
    l->column++;
}

static void list_item(listing *l, const char *item) {
    size_t size = strlen(item), between = l->any ? 2 : 1;
    if (l->any) text_add_char(l->to, ',');
    if (l->column + between + size + 1 > DRAWING_COLUMNS) {
        text_add_char(l->to, '\n');
        drawing_add_times(l->to, ' ', INDENT);
        l->column = INDENT;
    } else {
        text_add_char(l->to, ' ');
        l->column += between;
    }
    l->column += drawing_add_cut(l->to, item, DRAWING_COLUMNS - INDENT - 1);
    l->any = true;
}

static void words_of(const cells *of, const bay_mark *mark, char words[WORDS_MAX]) {
    text to = text_within(words, WORDS_MAX);
    wording_mark(&to, of->battle, mark, NULL);
}

// What a line of the legend gathers: marks of a kind that say the same under the same letters.
typedef struct sort {
    char letters[WORDS_MAX], words[WORDS_MAX];
    int kind;
    int32_t number; // of a sign: whether it marks an objective
} sort;

static sort sort_of(const cells *of, const bay_mark *mark) {
    sort made = {.kind = mark->kind};
    words_of(of, mark, made.words);
    text letters = text_within(made.letters, sizeof made.letters);
    if (mark->kind == BAY_MARK_CELL) cells_add_ground(&letters, mark);
    if (mark->kind == BAY_MARK_SIGN) made.number = mark->number[0];
    if (mark->kind == BAY_MARK_SIGN && mark->number[0] == 1) text_add_char(&letters, '*');
    return made;
}

static bool alike(const sort *a, const sort *b) {
    return a->kind == b->kind && a->number == b->number && !strcmp(a->words, b->words) &&
           !strcmp(a->letters, b->letters);
}

static void add_side(text *to, const cells *of, int32_t side) {
    static const char *const SQUARE[] = {"N", "E", "S", "W"};
    static const char *const HEX[] = {"NE", "E", "SE", "SW", "W", "NW"};
    text_add_char(to, ' ');
    if (side >= 0 && side < (of->hexes ? 6 : 4))
        text_add(to, of->hexes ? HEX[side] : SQUARE[side]);
}

// Where mark `index` is: "c4", on an edge "c4 N".
static void list_place(listing *l, const cells *of, const bay_mark *mark, int place) {
    char bytes[WORDS_MAX];
    text item = text_within(bytes, sizeof bytes);
    cells_add_name(&item, of, place);
    if (mark->kind == BAY_MARK_EDGE) add_side(&item, of, mark->number[0]);
    list_item(l, bytes);
}

// Open ground explains itself; what is in no cell does not belong here.
static bool worth_saying(const cells *of, const bay_mark *mark) {
    if (mark->kind != BAY_MARK_CELL) return cells_at(of, mark->place) != NULL;
    return mark->number[0] || mark->number[2] || mark->number[3];
}

static uint32_t count_alike(const cells *of, const sort *what, uint32_t before) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < before; i++) {
        if (of->view->mark[i].kind != what->kind) continue;
        sort one = sort_of(of, &of->view->mark[i]);
        count += alike(&one, what);
    }
    return count;
}

static void list_places(listing *l, const cells *of, const sort *what) {
    int place = 0; // of the mark in hand, where it is a cell
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind == what->kind && worth_saying(of, mark)) {
            sort one = sort_of(of, mark);
            if (alike(&one, what))
                list_place(l, of, mark, mark->kind == BAY_MARK_CELL ? place : mark->place);
        }
        place += cells_is_place(mark);
    }
}

static void add_sorts(text *to, const cells *of, int kind) {
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind != kind || !worth_saying(of, mark)) continue;
        sort what = sort_of(of, mark);
        if (count_alike(of, &what, i)) continue; // told already
        uint32_t all = count_alike(of, &what, of->view->count);
        listing list;
        list_begin(&list, to, what.letters, what.words);
        if (all <= NAMED_MAX) {
            list_places(&list, of, &what);
        } else {
            char bytes[WORDS_MAX];
            text item = text_within(bytes, sizeof bytes);
            text_add_whole(&item, all);
            text_add(&item, of->hexes ? " hexes" : " squares");
            list_item(&list, bytes);
        }
        text_add_char(to, '\n');
    }
}

// --- The whole -------------------------------------------------------------------------------

static bool has(const cells *of, int kind) {
    for (uint32_t i = 0; i < of->view->count; i++)
        if (of->view->mark[i].kind == kind && worth_saying(of, &of->view->mark[i])) return true;
    return false;
}

static void add_declared(text *to, const cells *of) {
    if (has(of, BAY_MARK_ARROW)) add_line(to, "declared");
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind != BAY_MARK_ARROW || !worth_saying(of, mark)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        text_add(&line, "  ");
        cells_add_name(&line, of, mark->place);
        text_add(&line, " > ");
        cells_add_name(&line, of, mark->number[0]);
        text_add(&line, "  ");
        wording_mark(&line, of->battle, mark, NULL);
        add_line(to, bytes);
    }
}

void drawing_legend_add(text *to, const cells *of) {
    text_add_char(to, '\n');
    for (int side = BAY_ATTACKER; side <= BAY_NOBODY; side++) add_pieces(to, of, side);
    if (has(of, BAY_MARK_CELL) || has(of, BAY_MARK_EDGE) || has(of, BAY_MARK_SIGN))
        add_line(to, "ground");
    add_sorts(to, of, BAY_MARK_CELL);
    add_sorts(to, of, BAY_MARK_EDGE);
    add_sorts(to, of, BAY_MARK_SIGN);
    add_declared(to, of);
}
