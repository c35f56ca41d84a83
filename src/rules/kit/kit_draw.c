#include "rules/kit/kit_draw.h"

#include <string.h>

void kit_draw(bay_view *sink, bay_mark what) {
    bay_view_add(sink, what);
}

void kit_draw_forces(bay_view *sink, int telling, int first, int second, int third) {
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_FORCES,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .number = {first, second, third}});
}

// --- The ground ------------------------------------------------------------------------------

kit_look kit_look_of(terrain ground, const kit_ground_row *rows, int count,
                     const terrain_kind *kinds) {
    kit_look look = {.telling = -1};
    for (int i = 0; i < count; i++) {
        if (!terrain_has(ground, rows[i].kind)) continue;
        const terrain_kind *kind = &kinds[rows[i].kind];
        if (!kind->faced || !ground.faces) look.drawn |= rows[i].drawn;
        if (look.telling >= 0) continue;
        look.telling = rows[i].telling;
        look.letter = (unsigned char)kind->letter;
    }
    if (look.telling < 0) look.telling = rows[count - 1].telling;
    return look;
}

void kit_draw_cell(bay_view *sink, const board *on, int cell, int unit, int level,
                   kit_look look) {
    int column = cell % on->across, line = cell / on->across;
    bool hex = on->grid == GRID_HEXES;
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_CELL,
                              .side = BAY_NOBODY,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)look.telling,
                              .place = -1,
                              .x = hex ? 2 * column + line % 2 : column,
                              .y = line,
                              .w = hex ? 2 : 1,
                              .h = 1,
                              .number = {look.drawn, board_sides(on), level, look.letter}});
}

void kit_draw_edges(bay_view *sink, const board *on, int cell, terrain ground, int drawn,
                    int telling) {
    for (int side = 0; side < board_sides(on); side++) {
        if (!(ground.faces >> side & 1)) continue;
        kit_draw(sink, (bay_mark){.kind = BAY_MARK_EDGE,
                                  .side = BAY_NOBODY,
                                  .unit = BAY_NO_UNIT,
                                  .telling = (uint16_t)telling,
                                  .place = (int16_t)cell,
                                  .number = {side, drawn}});
    }
}

void kit_draw_board(bay_view *sink, const kit_ground *on, int first, kit_board_words words) {
    int cells = board_cells(&on->board);
    for (int cell = 0; cell < cells; cell++) {
        terrain ground = on->cell[cell];
        kit_look look = kit_look_of(ground, words.rows, words.count, words.kinds);
        if (words.telling) look.telling = words.telling(ground);
        kit_draw_cell(sink, &on->board, cell, first + cell, ground.level, look);
    }
    for (int cell = 0; cell < cells; cell++)
        for (int i = 0; i < words.count; i++)
            if (words.kinds[words.rows[i].kind].faced &&
                terrain_has(on->cell[cell], words.rows[i].kind))
                kit_draw_edges(sink, &on->board, cell, on->cell[cell], words.rows[i].drawn,
                               words.edge);
    for (int i = 0; i < on->objectives; i++)
        kit_draw_objective(sink, words.objective, on->objective[i]);
}

void kit_draw_area(bay_view *sink, int telling, int side, int unit, int column, int row) {
    enum { SIZE = 100 };
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_AREA,
                              .side = (uint8_t)side,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .x = column * SIZE,
                              .y = row * SIZE,
                              .w = SIZE,
                              .h = SIZE});
}

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

kit_box kit_box_with(kit_box box, bay_point middle, int32_t x, int32_t y) {
    return (kit_box){{smaller(box.from.x, middle.x - x), smaller(box.from.y, middle.y - y)},
                     {-smaller(-box.to.x, -middle.x - x), -smaller(-box.to.y, -middle.y - y)}};
}

void kit_draw_table(bay_view *sink, int telling, kit_box box, int32_t around) {
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_PLANE,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .x = box.from.x - around,
                              .y = box.from.y - around,
                              .w = box.to.x - box.from.x + 2 * around,
                              .h = box.to.y - box.from.y + 2 * around,
                              .number = {BAY_MILLIMETRES}});
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
    kit_draw(sink, base_of(piece));
}

void kit_draw_piece(bay_view *sink, kit_piece piece) {
    bay_mark mark = base_of(piece);
    mark.kind = BAY_MARK_PIECE;
    mark.arm = (uint8_t)piece.arm;
    mark.disordered = piece.disordered;
    memcpy(mark.value, piece.value, sizeof mark.value);
    kit_draw(sink, mark);
}

void kit_draw_sign(bay_view *sink, int telling, bay_side side, int unit, int place) {
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                              .side = (uint8_t)side,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = (int16_t)place});
}

void kit_draw_note(bay_view *sink, int telling, int unit, int place, int first, int second) {
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                              .side = BAY_NOBODY,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = (int16_t)place,
                              .number = {first, second}});
}

void kit_draw_objective(bay_view *sink, int telling, int place) {
    kit_draw_note(sink, telling, BAY_NO_UNIT, place, 1, 0);
}

void kit_draw_arrow(bay_view *sink, int telling, int unit, int place, int other, int there) {
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_ARROW,
                              .side = BAY_ATTACKER,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = (int16_t)place,
                              .other = (uint16_t)other,
                              .number = {there}});
}
