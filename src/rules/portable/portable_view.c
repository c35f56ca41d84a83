// The drawing: the board, the units on it, declarations, and what each unit has done.

#include "portable.h"
#include "rules/kit/kit_draw.h"

static const kit_ground_row GROUND[] = {
    // The letter of the ground that counts most; its words are put together below.
    {IMPASSABLE, BAY_GROUND_BARRED, SHOW_OPEN},
    {RIVER, BAY_GROUND_WATER, SHOW_OPEN},
    {BUILT_UP, BAY_GROUND_TOWN, SHOW_OPEN},
    {WOOD, BAY_GROUND_WOOD, SHOW_OPEN},
    {WORKS, BAY_GROUND_WORKS, SHOW_OPEN},
    {HILL, 0, SHOW_OPEN},
    {OPEN, 0, SHOW_OPEN}};

// All kinds of a square add up under B-6, so its words name each.
static int ground_telling(terrain cell) {
    // Rows from one to the next: with a hill, with works, in a wood, built up, in a river.
    enum {
        HILL_ROWS = SHOW_HILL - SHOW_OPEN,
        WORKS_ROWS = SHOW_WORKS - SHOW_OPEN,
        WOOD_ROWS = SHOW_WOOD - SHOW_OPEN,
        BUILT_UP_ROWS = SHOW_BUILT_UP - SHOW_OPEN,
        RIVER_ROWS = SHOW_RIVER - SHOW_OPEN
    };
    if (terrain_has(cell, IMPASSABLE)) return SHOW_IMPASSABLE;
    return SHOW_OPEN + HILL_ROWS * terrain_has(cell, HILL) +
           WORKS_ROWS * terrain_has(cell, WORKS) + WOOD_ROWS * terrain_has(cell, WOOD) +
           BUILT_UP_ROWS * terrain_has(cell, BUILT_UP) +
           RIVER_ROWS * terrain_has(cell, RIVER); // B-6
}

static const kit_board_words BOARD = {GROUND,           sizeof GROUND / sizeof *GROUND,
                                      PORTABLE_TERRAIN, SHOW_EDGE,
                                      SHOW_OBJECTIVE,   ground_telling};

// --- Who takes no part -----------------------------------------------------------------------

// Why an attacker may not initiate as it is placed; -1: it may, or it is a commander, who leads.
static int kept_out(const portable_battle *b, int unit) {
    switch (b->forbids[unit]) {
    case PCC_02: return SHOW_NOBODY_AHEAD;
    case PCC_03: return SHOW_GUNS;
    case PCC_04: return SHOW_AT_CAVALRY;
    default: return -1;
    }
}

// Does a unit of the defender stand in the square as the scenario begins?
static bool is_held(const portable_battle *b, int cell) {
    for (int u = b->attackers; u < b->count; u++)
        if (b->piece[u].cell == cell) return true;
    return false;
}

static void draw_forces(const portable_battle *b, bay_view *sink) {
    kit_draw_forces(sink, SHOW_FORCES, b->attackers, b->count - b->attackers, b->fire);
    for (int u = 0; u < b->attackers; u++)
        if (kept_out(b, u) >= 0) kit_draw_out(sink, kept_out(b, u), u);
    for (int i = 0; i < b->ground.objectives; i++) // G-11
        if (!is_held(b, b->ground.objective[i]))
            kit_draw_out(sink, SHOW_UNHELD, portable_cell_unit(b, b->ground.objective[i]));
}

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
    if (survived) kit_draw_sign(sink, portable_own_turn(b, unit), side, unit, told->cell);
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
    draw_forces(b, sink);
    kit_draw_board(sink, &b->ground, portable_cell_unit(b, 0), BOARD);
    for (int u = 0; u < b->count; u++)
        if (told[u].cell != BOARD_NOWHERE) draw_unit(b, u, &told[u], sink);
    for (int u = 0; u < b->count; u++) draw_deeds(b, state, u, &told[u], sink);
    for (int u = 0; u < b->attackers; u++) draw_attack(state, u, sink);
}
