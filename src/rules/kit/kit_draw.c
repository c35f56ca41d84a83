#include "rules/kit/kit_draw.h"

#include <string.h>

bay_mark kit_mark(bay_mark_kind kind, int telling, int side, int unit, int place) {
    return (bay_mark){.kind = (uint8_t)kind,
                      .side = (uint8_t)side,
                      .unit = (uint16_t)unit,
                      .telling = (uint16_t)telling,
                      .place = (int16_t)place};
}

static void add(bay_view *sink, bay_mark mark, int first, int second, int third) {
    mark.number[0] = first;
    mark.number[1] = second;
    mark.number[2] = third;
    bay_view_add(sink, mark);
}

void kit_draw_forces(bay_view *sink, int telling, int first, int second, int third) {
    bay_mark mark = kit_mark(BAY_MARK_FORCES, telling, BAY_NOBODY, BAY_NO_UNIT, -1);
    add(sink, mark, first, second, third);
}

void kit_draw_out(bay_view *sink, int telling, int unit) {
    bay_view_add(sink, kit_mark(BAY_MARK_FORCES, telling, BAY_NOBODY, unit, -1));
}

// --- The ground ------------------------------------------------------------------------------

// How one cell looks: the words and the letter of the first of its kinds. A kind that is faced is
// drawn on the edges that it covers, where the cell names any.
static void look_at(bay_mark *mark, terrain ground, const kit_board_words *words) {
    int first = -1;
    for (int i = 0; i < words->count; i++) {
        const terrain_kind *kind = &words->kinds[words->rows[i].kind];
        if (!terrain_has(ground, words->rows[i].kind)) continue;
        if (!kind->faced || !ground.faces) mark->number[0] |= words->rows[i].drawn;
        if (first >= 0) continue;
        mark->number[3] = (unsigned char)kind->letter;
        first = i;
    }
    mark->telling = words->rows[first < 0 ? words->count - 1 : first].telling;
    if (words->telling) mark->telling = (uint16_t)words->telling(ground);
}

static void draw_cell(bay_view *sink, const kit_ground *on, int cell, int unit,
                      const kit_board_words *words) {
    int column = cell % on->board.across, line = cell / on->board.across;
    bool hex = on->board.grid == GRID_HEXES;
    bay_mark mark = kit_mark(BAY_MARK_CELL, 0, BAY_NOBODY, unit, -1);
    look_at(&mark, on->cell[cell], words);
    mark.x = hex ? 2 * column + line % 2 : column;
    mark.y = line;
    mark.w = hex ? 2 : 1;
    mark.h = 1;
    mark.number[1] = board_sides(&on->board);
    mark.number[2] = on->cell[cell].level;
    bay_view_add(sink, mark);
}

static void draw_edges(bay_view *sink, const kit_ground *on, int cell, kit_ground_row row,
                       int telling) {
    bay_mark mark = kit_mark(BAY_MARK_EDGE, telling, BAY_NOBODY, BAY_NO_UNIT, cell);
    for (int side = 0; side < board_sides(&on->board); side++)
        if (on->cell[cell].faces >> side & 1) add(sink, mark, side, row.drawn, 0);
}

void kit_draw_board(bay_view *sink, const kit_ground *on, int first, kit_board_words words) {
    int cells = board_cells(&on->board);
    for (int cell = 0; cell < cells; cell++) draw_cell(sink, on, cell, first + cell, &words);
    for (int cell = 0; cell < cells; cell++)
        for (int i = 0; i < words.count; i++)
            if (words.kinds[words.rows[i].kind].faced &&
                terrain_has(on->cell[cell], words.rows[i].kind))
                draw_edges(sink, on, cell, words.rows[i], words.edge);
    for (int i = 0; i < on->objectives; i++)
        kit_draw_note(sink, words.objective, BAY_NO_UNIT, on->objective[i], 1, 0);
}

// Where it lies, from its north-west corner, and how large it is.
static void add_box(bay_view *sink, bay_mark mark, int32_t x, int32_t y, int32_t w, int32_t h) {
    mark.x = x;
    mark.y = y;
    mark.w = w;
    mark.h = h;
    bay_view_add(sink, mark);
}

void kit_draw_area(bay_view *sink, int telling, int side, int unit, int column, int row) {
    enum { SIZE = 100 };
    add_box(sink, kit_mark(BAY_MARK_AREA, telling, side, unit, -1), column * SIZE, row * SIZE,
            SIZE, SIZE);
}

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

kit_box kit_box_with(kit_box box, bay_point middle, int32_t x, int32_t y) {
    return (kit_box){{smaller(box.from.x, middle.x - x), smaller(box.from.y, middle.y - y)},
                     {-smaller(-box.to.x, -middle.x - x), -smaller(-box.to.y, -middle.y - y)}};
}

void kit_draw_table(bay_view *sink, int telling, kit_box box, int32_t around) {
    bay_mark mark = kit_mark(BAY_MARK_PLANE, telling, BAY_NOBODY, BAY_NO_UNIT, -1);
    mark.number[0] = BAY_MILLIMETRES;
    add_box(sink, mark, box.from.x - around, box.from.y - around,
            box.to.x - box.from.x + 2 * around, box.to.y - box.from.y + 2 * around);
}

// --- What stands on it -----------------------------------------------------------------------

// What a base has of its piece.
static bay_mark base_of(kit_piece piece) {
    enum { EIGHTH = BAY_NORTH / 8 };
    return (bay_mark){
        .kind = BAY_MARK_BASE,
        .side = piece.side,
        .unit = piece.unit,
        .telling = piece.telling,
        .place = (int16_t)piece.place,
        .facing = piece.turn ? bay_facing(EIGHTH * (piece.turn - 1)) : 0,
        .shape = piece.shape,
        .x = piece.x,
        .y = piece.y,
        .w = piece.w,
        .h = piece.h,
        .number = {piece.number[0], piece.number[1], piece.number[2], piece.turn}};
}

void kit_draw_base(bay_view *sink, kit_piece piece) {
    bay_view_add(sink, base_of(piece));
}

void kit_draw_piece(bay_view *sink, kit_piece piece) {
    bay_mark mark = base_of(piece);
    mark.kind = BAY_MARK_PIECE;
    mark.other = piece.of;
    mark.arm = (uint8_t)piece.arm;
    mark.disordered = piece.disordered;
    mark.out = piece.out;
    memcpy(mark.value, piece.value, sizeof mark.value);
    bay_view_add(sink, mark);
}

void kit_draw_sign(bay_view *sink, int telling, bay_side side, int unit, int place) {
    bay_view_add(sink, kit_mark(BAY_MARK_SIGN, telling, (int)side, unit, place));
}

void kit_draw_note(bay_view *sink, int telling, int unit, int place, int first, int second) {
    add(sink, kit_mark(BAY_MARK_SIGN, telling, BAY_NOBODY, unit, place), first, second, 0);
}

void kit_draw_arrow(bay_view *sink, int telling, int unit, int place, int other, int there) {
    bay_mark mark = kit_mark(BAY_MARK_ARROW, telling, BAY_ATTACKER, unit, place);
    mark.other = (uint16_t)other;
    add(sink, mark, there, 0, 0);
}
