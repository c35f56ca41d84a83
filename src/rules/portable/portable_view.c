// The drawing: the board, the units on it, declarations, and what each unit has done.

#include "portable.h"
#include "rules/kit/kit_draw.h"

static const kit_ground_row GROUND[] = {
    {IMPASSABLE, BAY_GROUND_BARRED, SHOW_IMPASSABLE},
    {RIVER, BAY_GROUND_WATER, SHOW_RIVER},
    {BUILT_UP, BAY_GROUND_TOWN, SHOW_BUILT_UP},
    {WOOD, BAY_GROUND_WOOD, SHOW_WOOD},
    {WORKS, BAY_GROUND_WORKS, SHOW_WORKS},
    {HILL, 0, SHOW_HILL},
    {OPEN, 0, SHOW_OPEN},
};

static const kit_board_words BOARD = {
    GROUND, sizeof GROUND / sizeof *GROUND, PORTABLE_TERRAIN, SHOW_EDGE, SHOW_OBJECTIVE, NULL};

// --- The units -------------------------------------------------------------------------------

static void draw_unit(const portable_battle *b, int unit, const portable_told *told,
                      bay_view *sink) {
    static const uint8_t ARMS[TYPES] = {BAY_ARM_INFANTRY, BAY_ARM_ARTILLERY, BAY_ARM_CAVALRY,
                                        BAY_ARM_DISMOUNTED, BAY_ARM_COMMANDER};
    portable_piece piece = b->piece[unit];
    bool fights = portable_fights(b, unit);
    kit_draw_piece(sink, (kit_piece){.side = piece.side,
                                     .unit = (uint16_t)unit,
                                     .telling = fights ? SHOW_UNIT : SHOW_COMMANDER,
                                     .number = {piece.type, piece.quality},
                                     .place = told->cell,
                                     .arm = ARMS[piece.type],
                                     .turn = fights ? 1 + 2 * told->facing : 0});
}

static void draw_deeds(const portable_battle *b, const portable_state *state, int unit,
                       const portable_told *told, bay_view *sink) {
    bay_side side = (bay_side)b->piece[unit].side;
    if (told->deeds & DEED_LOST) {
        kit_draw_sign(sink, SHOW_LOST, side, unit, -1);
        return;
    }
    for (int sign = SHOW_FIRED; sign <= SHOW_ADVANCED; sign++)
        if (told->deeds >> (sign - SHOW_FIRED) & 1)
            kit_draw_sign(sink, sign, side, unit, told->cell);
    bool survived =
        (told->deeds & DEED_FOUGHT) && unit != state->target && portable_fights(b, unit);
    if (survived) kit_draw_sign(sink, TELL_OWN_TURN, side, unit, told->cell); // PCC-36
}

static void draw_attack(const portable_state *state, int unit, bay_view *sink) {
    bool declared = state->unit[unit].aim, fights = kit_in(state->fighting, unit);
    if ((!declared && !fights) || !portable_on_board(state, unit)) return;
    int at = declared ? portable_aim(state, unit) : state->target;
    int cell = declared ? state->unit[at].cell : state->spot;
    if (cell != BOARD_NOWHERE)
        kit_draw_arrow(sink, SHOW_ARROW, unit, state->unit[unit].cell, at, cell);
}

void portable_view(const portable_battle *b, const portable_state *state,
                   const portable_told *told, bay_view *sink) {
    kit_draw_forces(sink, SHOW_FORCES, b->attackers, b->count - b->attackers, b->fire);
    kit_draw_board(sink, &b->ground, portable_cell_unit(b, 0), BOARD);
    for (int u = 0; u < b->count; u++)
        if (told[u].cell != BOARD_NOWHERE) draw_unit(b, u, &told[u], sink);
    for (int u = 0; u < b->count; u++) draw_deeds(b, state, u, &told[u], sink);
    for (int u = 0; u < b->attackers; u++) draw_attack(state, u, sink);
}
