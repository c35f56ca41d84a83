// The drawing: the board, who stands where, what is declared, what each has done.

#include "portable_draft.h"

#include <string.h>

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

// --- The ground ------------------------------------------------------------------------------

// A cell of several kinds is called after the first of them.
typedef struct drawn_kind {
    uint8_t kind, ground; // bay_ground
    uint16_t telling;
} drawn_kind;

static const drawn_kind DRAWN[] = {
    {IMPASSABLE, BAY_GROUND_BARRED, SHOW_IMPASSABLE},
    {RIVER, BAY_GROUND_WATER, SHOW_RIVER},
    {BUILT_UP, BAY_GROUND_TOWN, SHOW_BUILT_UP},
    {WOOD, BAY_GROUND_WOOD, SHOW_WOOD},
    {WORKS, BAY_GROUND_WORKS, SHOW_WORKS},
    {HILL, 0, SHOW_HILL},
    {OPEN, 0, SHOW_OPEN},
};

enum { DRAWN_COUNT = sizeof DRAWN / sizeof *DRAWN };

static void draw_cell(const portable_battle *b, int cell, bay_view *sink) {
    terrain ground = b->ground[cell];
    board_axes place = board_axes_of(&b->board, cell);
    int bits = 0, telling = -1, letter = 0;
    for (int i = 0; i < DRAWN_COUNT; i++) {
        if (!terrain_has(ground, DRAWN[i].kind)) continue;
        bool edged = DRAWN[i].kind == WORKS && ground.faces;
        if (!edged) bits |= DRAWN[i].ground;
        if (telling >= 0) continue;
        telling = DRAWN[i].telling;
        letter = (unsigned char)PORTABLE_GROUND.kinds[DRAWN[i].kind].letter;
    }
    if (telling < 0) telling = SHOW_OPEN;
    mark(sink, (bay_mark){.kind = BAY_MARK_CELL,
                          .side = BAY_NOBODY,
                          .unit = (uint16_t)portable_cell_unit(b, cell),
                          .telling = (uint16_t)telling,
                          .place = -1,
                          .x = place.q,
                          .y = place.r,
                          .w = 1,
                          .h = 1,
                          .number = {bits, board_sides(&b->board), ground.level, letter}});
}

static void draw_works(const portable_battle *b, int cell, bay_view *sink) {
    if (!terrain_has(b->ground[cell], WORKS)) return;
    for (int side = 0; side < board_sides(&b->board); side++) {
        if (!(b->ground[cell].faces >> side & 1)) continue;
        mark(sink, (bay_mark){.kind = BAY_MARK_EDGE,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = SHOW_EDGE,
                              .place = (int16_t)cell,
                              .number = {side, BAY_GROUND_WORKS}});
    }
}

// --- The units -------------------------------------------------------------------------------

static const uint8_t ARMS[TYPES] = {[INFANTRY] = BAY_ARM_INFANTRY,
                                    [ARTILLERY] = BAY_ARM_ARTILLERY,
                                    [CAVALRY] = BAY_ARM_CAVALRY,
                                    [DISMOUNTED] = BAY_ARM_DISMOUNTED,
                                    [COMMANDER] = BAY_ARM_COMMANDER};

static int piece_words(const portable_piece *piece) {
    if (piece->type == COMMANDER) return SHOW_COMMANDER;
    return SHOW_POOR_INFANTRY + piece->type * QUALITIES + piece->quality;
}

static void draw_unit(const portable_battle *b, int unit, int cell, int facing,
                      bay_view *sink) {
    bool fights = portable_fights(b, unit);
    mark(sink, (bay_mark){.kind = BAY_MARK_PIECE,
                          .side = b->piece[unit].side,
                          .unit = (uint16_t)unit,
                          .telling = (uint16_t)piece_words(&b->piece[unit]),
                          .place = (int16_t)cell,
                          .w = ARMS[b->piece[unit].type],
                          .number = {0, 0, 0, fights ? 1 + 2 * facing : 0}});
}

static void sign(const portable_battle *b, bay_view *sink, int telling, int unit, int cell) {
    mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                          .side = unit == NOBODY ? BAY_NOBODY : b->piece[unit].side,
                          .unit = (uint16_t)(unit == NOBODY ? BAY_NO_UNIT : unit),
                          .telling = (uint16_t)telling,
                          .place = (int16_t)(cell == BOARD_NOWHERE ? -1 : cell),
                          .number = {telling == SHOW_OBJECTIVE}});
}

typedef struct deed_sign {
    uint8_t deed;
    uint16_t telling;
} deed_sign;

static void draw_deeds(const portable_battle *b, const portable_now *now, int unit, int cell,
                       int deeds, bay_view *sink) {
    static const deed_sign SIGNS[] = {{DEED_FIRED, SHOW_FIRED},
                                      {DEED_FELL_BACK, SHOW_FELL_BACK},
                                      {DEED_ADVANCED, SHOW_ADVANCED}};
    if (deeds & DEED_LOST) {
        sign(b, sink, SHOW_LOST, unit, BOARD_NOWHERE);
        return;
    }
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (deeds & SIGNS[i].deed) sign(b, sink, SIGNS[i].telling, unit, cell);
    bool survived = (deeds & DEED_FOUGHT) && unit != now->target && portable_fights(b, unit);
    if (survived) sign(b, sink, SHOW_OWN_TURN, unit, cell); // PCC-36
}

// --- Who attacks whom ------------------------------------------------------------------------

static void draw_arrow(const portable_battle *b, const portable_now *now, int unit,
                       bay_view *sink) {
    bool declared = portable_states(b, now)[unit] & DECLARED;
    bool fights = now->fighting >> unit & 1;
    if ((!declared && !fights) || !portable_on_board(now, unit)) return;
    int at = declared ? portable_aim(b, now, unit) : now->target;
    int cell = declared ? portable_cell(now, at) : now->spot;
    if (cell == BOARD_NOWHERE) return;
    mark(sink, (bay_mark){.kind = BAY_MARK_ARROW,
                          .side = BAY_ATTACKER,
                          .unit = (uint16_t)unit,
                          .telling = SHOW_ARROW,
                          .place = (int16_t)portable_cell(now, unit),
                          .w = at,
                          .number = {cell}});
}

// --- All of it -------------------------------------------------------------------------------

static void mark_forces(const portable_battle *b, bay_view *sink) {
    bay_mark line = {.kind = BAY_MARK_FORCES,
                     .side = BAY_NOBODY,
                     .unit = BAY_NO_UNIT,
                     .telling = SHOW_FORCES,
                     .place = -1,
                     .number = {b->attackers, b->count - b->attackers, b->fire}};
    mark(sink, line);
}

void portable_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    const uint8_t *told = (const uint8_t *)at + battle->size;
    mark_forces(b, sink);
    for (int cell = 0; cell < board_cells(&b->board); cell++) draw_cell(b, cell, sink);
    for (int cell = 0; cell < board_cells(&b->board); cell++) draw_works(b, cell, sink);
    for (int i = 0; i < b->objectives; i++)
        sign(b, sink, SHOW_OBJECTIVE, NOBODY, b->objective[i]);
    for (int u = 0; u < b->count; u++) {
        int cell = told[TOLD_CELL * b->count + u];
        int facing = told[TOLD_FACING * b->count + u];
        if (cell < board_cells(&b->board)) draw_unit(b, u, cell, facing & FACING_MASK, sink);
    }
    for (int u = 0; u < b->count; u++) {
        int cell = told[TOLD_CELL * b->count + u];
        draw_deeds(b, now, u, cell, told[TOLD_DEEDS * b->count + u], sink);
    }
    for (int u = 0; u < b->attackers; u++) draw_arrow(b, now, u, sink);
}
