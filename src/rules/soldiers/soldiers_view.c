// The drawing: the hexes, the units in them, the announced assaults, the objectives.

#include "rules/kit/kit_draw.h"
#include "soldiers.h"

// Why a unit of the attacker's may not assault; -1: it may, or does something else from where it is.
static int kept_out(const soldiers_battle *b, int unit) {
    const soldiers_unit *u = &b->unit[unit];
    if (u->may_announce || soldiers_charges(b, unit)) return -1;
    if (!soldiers_on_foot(u)) return u->near_hexes ? SHOW_NOT_ON_FOOT : -1;
    if (!u->enough_points) return SHOW_SPENT;
    return u->near_hexes ? SHOW_OUT_OF_ORDER : SHOW_TOO_FAR;
}

static void draw_forces(const soldiers_battle *b, bay_view *sink) {
    int attack = 0, defence = 0;
    kit_set against = 0;
    for (int i = 0; i < b->count; i++) { // the attacker's units first
        const soldiers_unit *u = &b->unit[i];
        if (kit_in(against, i)) defence += u->stacking;
        if (!u->may_announce) continue;
        attack += u->stacking;
        against |= u->near_units;
    }
    kit_draw_forces(sink, SHOW_FORCES, attack, defence, 0);
    kit_draw_forces(sink, SHOW_FIRE, (int)b->fires, 0, 0);
    if (b->charges) kit_draw_forces(sink, SHOW_CHARGES, 0, 0, 0);
    for (int i = 0; i < b->attackers; i++)
        if (kept_out(b, i) >= 0) kit_draw_out(sink, kept_out(b, i), i);
    kit_set held = kit_below(b->defender_hexes); // as the scenario begins
    for (int i = 0; i < b->ground.objectives; i++)
        if (soldiers_hex_at(b, held, b->ground.objective[i]) < 0)
            kit_draw_out(sink, SHOW_UNHELD, soldiers_cell_unit(b, b->ground.objective[i]));
}

static const kit_ground_row GROUND[] = {
    // The letter of the ground that counts most; its words are put together below.
    {IMPASSABLE, BAY_GROUND_BARRED, SHOW_OPEN}, {TRENCH, BAY_GROUND_WORKS, SHOW_OPEN},
    {IMPROVED, BAY_GROUND_WORKS, SHOW_OPEN},    {TOWN, BAY_GROUND_TOWN, SHOW_OPEN},
    {WOODS, BAY_GROUND_WOOD, SHOW_OPEN},        {CANAL, BAY_GROUND_WATER, SHOW_OPEN},
    {CREST, BAY_GROUND_SLOPE, SHOW_OPEN},       {SLOPE, BAY_GROUND_SLOPE, SHOW_OPEN},
    {ROAD, BAY_GROUND_ROAD, SHOW_OPEN},         {BRIDGE, BAY_GROUND_ROAD, SHOW_OPEN}};

// What covers the hex, then works and a road.
static int ground_telling(terrain cell) {
    // Rows from one to the next: of level, slope, crest, the same in woods, in a town; of works.
    enum {
        GROUND_ROWS = SHOW_SLOPE - SHOW_OPEN,
        IMPROVED_ROWS = SHOW_OPEN_IMPROVED - SHOW_OPEN,
        TRENCH_ROWS = SHOW_OPEN_TRENCH - SHOW_OPEN
    };
    int height = terrain_has(cell, CREST) ? 2 : terrain_has(cell, SLOPE);
    int cover = terrain_has(cell, TOWN) ? 2 : terrain_has(cell, WOODS);
    int row = SHOW_OPEN + GROUND_ROWS * (3 * cover + height);
    if (terrain_has(cell, CANAL)) row = terrain_has(cell, BRIDGE) ? SHOW_BRIDGE : SHOW_CANAL;
    if (terrain_has(cell, IMPASSABLE)) row = SHOW_IMPASSABLE;
    return row + IMPROVED_ROWS * terrain_has(cell, IMPROVED) +
           TRENCH_ROWS * terrain_has(cell, TRENCH) + terrain_has(cell, ROAD);
}

static const kit_board_words BOARD = {GROUND, sizeof GROUND / sizeof *GROUND,
                                      SOLDIERS_KIND_TABLE, .objective = SHOW_OBJECTIVE,
                                      .telling = ground_telling};

// --- What stands on it -----------------------------------------------------------------------

static void draw_unit(const soldiers_battle *b, int unit, soldiers_told told, bay_view *sink) {
    static const uint8_t ARMS[TYPES] = {
        [INFANTRY] = BAY_ARM_INFANTRY,     [CAVALRY] = BAY_ARM_CAVALRY,
        [DISMOUNTED] = BAY_ARM_DISMOUNTED, [MACHINE_GUN] = BAY_ARM_MACHINE_GUN,
        [FIELD_GUN] = BAY_ARM_ARTILLERY,   [HOWITZER] = BAY_ARM_ARTILLERY};
    const soldiers_unit *u = &b->unit[unit];
    bool off = told.fate == IS_OFF_BOARD, gone = told.fate == IS_GONE;
    kit_draw_piece(sink, (kit_piece){.side = u->side,
                                     .unit = (uint16_t)unit,
                                     .telling = (uint16_t)(SHOW_IN_ORDER + told.fate),
                                     .place = gone || off ? -1 : told.cell,
                                     .arm = ARMS[u->type],
                                     .disordered = off || told.fate == IS_DISRUPTED, // ARV-21
                                     .number = {u->type},
                                     .value = {u->stacking, gone ? u->stacking : 0}});
}

static void draw_announcement(const soldiers_battle *b, const soldiers_state *state, int unit,
                              bay_view *sink) {
    int against = state->unit[unit].against;
    if (!against) return;
    int hex = against - 1;
    bool over = soldiers_is_thrown(state) && hex == state->target;
    if (over || !soldiers_assaulter(state, unit, hex)) return;
    kit_draw_arrow(sink, SHOW_TO_ASSAULT, unit, state->unit[unit].cell,
                   soldiers_target_unit(b, false, hex), b->hex[hex].cell);
}

void soldiers_view(const soldiers_battle *b, const soldiers_state *state,
                   const soldiers_told *told, bay_view *sink) {
    draw_forces(b, sink);
    kit_draw_board(sink, &b->ground, soldiers_cell_unit(b, 0), BOARD);
    for (int i = 0; i < b->count; i++) draw_unit(b, b->listed[i], told[b->listed[i]], sink);
    for (int i = 0; i < b->attackers; i++) draw_announcement(b, state, i, sink);
}
