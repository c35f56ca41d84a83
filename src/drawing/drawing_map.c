#include "drawing/drawing_map.h"

#include "drawing/drawing.h"
#include "drawing/drawing_cells.h"
#include "drawing/drawing_legend.h"
#include "drawing/drawing_piece.h"

#include <string.h>

enum {
    MARGIN = 3, // columns for the number of a row, and the blank behind it
    LEAST = 4,  // columns from one cell to the next
    APART = 2,  // blanks between two cells where there is room
    CELL_MAX = 32,
    EIGHTH = BAY_NORTH / 8, // of a turn
    LINE_MAX = 512
};

// Where a row of cells begins and how far they stand apart.
typedef struct grid {
    const cells *of;
    size_t pitch, shift; // columns
} grid;

static void add_piece(text *to, const cells *of, int place) {
    static const char FACING[] = "^/>\\v/<\\";
    uint32_t first = cells_piece(of, place, 0);
    if (first == of->view->count) return;
    int count = 0;
    for (uint32_t i = first; i < of->view->count; i = cells_piece(of, place, i + 1)) count++;
    text_add_char(to, cells_letter(of, first));
    const bay_mark *piece = &of->view->mark[first];
    if (piece->disordered) text_add_char(to, '!');
    if (piece->facing) text_add_char(to, FACING[(piece->facing + EIGHTH / 2) / EIGHTH % 8]);
    if (count > 1) text_add_whole(to, count);
}

// "h2A^*": ground, piece, objective.
static size_t add_cell(text *to, const cells *of, int place) {
    char bytes[CELL_MAX];
    text cell = text_within(bytes, sizeof bytes);
    const bay_mark *ground = cells_at(of, place);
    if (ground) cells_add_ground(&cell, ground);
    if (ground) add_piece(&cell, of, place);
    if (ground && cells_objective(of, place)) text_add_char(&cell, '*');
    text_add(to, bytes);
    return strlen(bytes);
}

static grid grid_of(const cells *of) {
    char bytes[CELL_MAX];
    grid made = {.of = of};
    for (int place = 0; place < of->places; place++) {
        text cell = text_within(bytes, sizeof bytes);
        size_t wide = add_cell(&cell, of, place) + APART;
        if (wide > made.pitch) made.pitch = wide;
    }
    size_t halves = 2 * (size_t)of->across + (of->hexes ? 1 : 0);
    size_t room = 2 * (size_t)(DRAWING_COLUMNS - MARGIN + 1) / halves;
    if (made.pitch > room) made.pitch = room;
    if (made.pitch < LEAST && room >= LEAST) made.pitch = LEAST;
    made.pitch += of->hexes && made.pitch % 2 && made.pitch < room; // halves without a rest
    made.shift = made.pitch / 2;
    return made;
}

static void trim(char *line) {
    size_t size = strlen(line);
    while (size && line[size - 1] == ' ') size--;
    line[size] = '\0';
}

static void add_line(text *to, char *line) {
    trim(line);
    drawing_add_cut(to, line, DRAWING_COLUMNS);
    text_add_char(to, '\n');
}

static void add_row(text *to, const grid *g, int32_t line) {
    char bytes[LINE_MAX], cell[CELL_MAX];
    text row = text_within(bytes, sizeof bytes);
    int32_t number = g->of->down - line;
    if (number < 10) text_add_char(&row, ' ');
    text_add_whole(&row, number);
    text_add_char(&row, ' ');
    if (cells_shifted(g->of, line)) drawing_add_times(&row, ' ', g->shift);
    for (int32_t column = 0; column < g->of->across; column++) {
        text one = text_within(cell, sizeof cell);
        add_cell(&one, g->of, cells_place(g->of, column, line));
        size_t most = g->pitch > 1 ? g->pitch - 1 : 1;
        size_t wide = drawing_add_cut(&row, cell, most);
        drawing_add_times(&row, ' ', g->pitch - wide);
    }
    add_line(to, bytes);
}

static void add_foot(text *to, const grid *g) {
    enum { LETTERS = 26 };
    char bytes[LINE_MAX];
    text foot = text_within(bytes, sizeof bytes);
    drawing_add_times(&foot, ' ', MARGIN);
    if (cells_shifted(g->of, g->of->down - 1)) drawing_add_times(&foot, ' ', g->shift);
    for (int32_t column = 0; column < g->of->across; column++) {
        text_add_char(&foot, (char)('a' + column % LETTERS));
        drawing_add_times(&foot, ' ', g->pitch - 1);
    }
    add_line(to, bytes);
}

void drawing_map_add(text *to, const bay_battle *battle, const bay_view *view) {
    cells of;
    if (!cells_measure(battle, view, &of)) return;
    grid g = grid_of(&of);
    for (int32_t line = 0; line < of.down; line++) add_row(to, &g, line);
    add_foot(to, &g);
    drawing_legend_add(to, &of);
}
