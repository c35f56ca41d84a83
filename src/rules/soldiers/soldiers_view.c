// The drawing: the hexes, the units in them, who is to assault whom, the objectives.

#include "ground/board.h"
#include "soldiers.h"

#include <string.h>

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

// --- The head --------------------------------------------------------------------------------

static void mark_line(bay_view *sink, int telling, int first, int second) {
    mark(sink, (bay_mark){.kind = BAY_MARK_FORCES,
                          .side = BAY_NOBODY,
                          .unit = BAY_NO_UNIT,
                          .telling = (uint16_t)telling,
                          .place = -1,
                          .number = {first, second}});
}

static void mark_forces(const soldiers_battle *b, bay_view *sink) {
    static const uint16_t FIRE_WORDS[2][2] = {{SHOW_NO_FIRE, SHOW_DEFENDER_FIRES},
                                              {SHOW_ATTACKER_FIRES, SHOW_BOTH_FIRE}};
    int attack = 0, defence = 0;
    uint16_t against = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const soldiers_unit *u = &b->unit[BAY_ATTACKER][i];
        if (!u->may_announce) continue;
        attack += u->stacking;
        against |= u->near_units;
    }
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (soldiers_in(against, i)) defence += b->unit[BAY_DEFENDER][i].stacking;
    mark_line(sink, SHOW_FORCES, attack, defence);
    mark_line(sink, FIRE_WORDS[b->fires[BAY_ATTACKER]][b->fires[BAY_DEFENDER]], 0, 0);
    if (b->charges[0] || b->charges[1]) mark_line(sink, SHOW_CHARGES, 0, 0);
}

// --- The ground ------------------------------------------------------------------------------

enum { ROWS_A_GROUND = SHOW_SLOPE - SHOW_OPEN, ROWS_A_WORKS = SHOW_OPEN_IMPROVED - SHOW_OPEN };

// The row of the ground's words: what covers it, then works, road, height.
static int ground_telling(terrain cell) {
    static const uint16_t COVER[3][3] = {
        // level, slope, crest
        {SHOW_OPEN, SHOW_SLOPE, SHOW_CREST},
        {SHOW_WOODS, SHOW_WOODS_SLOPE, SHOW_WOODS_CREST},
        {SHOW_TOWN, SHOW_TOWN_SLOPE, SHOW_TOWN_CREST},
    };
    int height = terrain_has(cell, CREST) ? 2 : terrain_has(cell, SLOPE);
    int cover = terrain_has(cell, TOWN) ? 2 : terrain_has(cell, WOODS);
    int row = COVER[cover][height];
    if (terrain_has(cell, CANAL)) row = terrain_has(cell, BRIDGE) ? SHOW_BRIDGE : SHOW_CANAL;
    if (terrain_has(cell, IMPASSABLE)) row = SHOW_IMPASSABLE;
    int works = terrain_has(cell, IMPROVED) + 2 * terrain_has(cell, TRENCH);
    return row + works * ROWS_A_WORKS + 2 * terrain_has(cell, ROAD) + (cell.level > 0);
}

static int ground_pattern(terrain cell) {
    static const struct {
        enum soldiers_kind kind;
        bay_ground drawn;
    } DRAWN[] = {{WOODS, BAY_GROUND_WOOD},   {TOWN, BAY_GROUND_TOWN},
                 {CANAL, BAY_GROUND_WATER},  {SLOPE, BAY_GROUND_SLOPE},
                 {CREST, BAY_GROUND_SLOPE},  {IMPROVED, BAY_GROUND_WORKS},
                 {TRENCH, BAY_GROUND_WORKS}, {ROAD, BAY_GROUND_ROAD},
                 {BRIDGE, BAY_GROUND_ROAD},  {IMPASSABLE, BAY_GROUND_BARRED}};
    int bits = 0;
    for (size_t i = 0; i < sizeof DRAWN / sizeof *DRAWN; i++)
        if (terrain_has(cell, (int)DRAWN[i].kind)) bits |= (int)DRAWN[i].drawn;
    return bits;
}

// The letter of the ground that counts most, for pictures in letters.
static int ground_letter(terrain cell) {
    static const uint8_t FIRST[] = {IMPASSABLE, TRENCH, IMPROVED, TOWN, WOODS,
                                    CANAL,      CREST,  SLOPE,    ROAD, BRIDGE};
    for (size_t i = 0; i < sizeof FIRST; i++)
        if (terrain_has(cell, FIRST[i])) return SOLDIERS_KIND_TABLE[FIRST[i]].letter;
    return 0;
}

static void draw_ground(const soldiers_battle *b, bay_view *sink) {
    for (int cell = 0; cell < board_cells(&b->board); cell++) {
        int column = cell % b->board.across, line = cell / b->board.across;
        terrain ground = b->ground[cell];
        mark(sink, (bay_mark){.kind = BAY_MARK_CELL,
                              .side = BAY_NOBODY,
                              .unit = (uint16_t)soldiers_cell_id(b, cell),
                              .telling = (uint16_t)ground_telling(ground),
                              .place = -1,
                              .x = 2 * column + line % 2,
                              .y = line,
                              .w = 2,
                              .h = 1,
                              .number = {ground_pattern(ground), BOARD_SIDES_MAX, ground.level,
                                         ground_letter(ground)}});
    }
}

// --- What stands on it -----------------------------------------------------------------------

enum { ROWS_A_PIECE = SHOW_CAVALRY - SHOW_INFANTRY };

static int piece_telling(const soldiers_unit *u, int part) {
    int row = SHOW_INFANTRY + u->type * ROWS_A_PIECE;
    if (part & TOLD_GONE) return row + 2;
    if (part & TOLD_OFF_BOARD) return row + 3;
    return row + ((part & DISRUPTED) != 0);
}

static void draw_units(const soldiers_battle *b, const soldiers_told *told, int side,
                       bay_view *sink) {
    static const uint8_t ARM[] = {BAY_ARM_INFANTRY,    BAY_ARM_CAVALRY,   BAY_ARM_DISMOUNTED,
                                  BAY_ARM_MACHINE_GUN, BAY_ARM_ARTILLERY, BAY_ARM_ARTILLERY};
    for (int i = 0; i < b->count[side]; i++) {
        const soldiers_unit *u = &b->unit[side][i];
        soldiers_told here = told[soldiers_row(b, side, i)];
        bool away = here.part & (TOLD_GONE | TOLD_OFF_BOARD);
        mark(sink, (bay_mark){.kind = BAY_MARK_PIECE,
                              .side = (uint8_t)side,
                              .unit = (uint16_t)soldiers_unit_id(b, side, i),
                              .telling = (uint16_t)piece_telling(u, here.part),
                              .place = (int16_t)(away ? -1 : here.cell),
                              .arm = ARM[u->type],
                              .value = {u->stacking}});
    }
}

static void draw_announcements(const soldiers_battle *b, const soldiers_now *now,
                               bay_view *sink) {
    for (int i = 0; now->stage != OVER && i < b->count[BAY_ATTACKER]; i++) {
        int part = soldiers_part(b, now, BAY_ATTACKER, i), against = part & AGAINST;
        if (!against || (now->stage == CANCEL && (part & ANSWERED))) continue;
        int hex = soldiers_target_hex(b, against);
        bool thrown =
            now->stage == RETREAT || now->stage == RETREAT_ATTACKER || now->stage == ADVANCE;
        if (thrown && hex == now->target) continue;
        int cell = b->hex[BAY_DEFENDER][hex].cell;
        mark(sink, (bay_mark){.kind = BAY_MARK_ARROW,
                              .side = BAY_ATTACKER,
                              .unit = (uint16_t)soldiers_unit_id(b, BAY_ATTACKER, i),
                              .telling = SHOW_TO_ASSAULT,
                              .place = (int16_t)soldiers_cell(b, now, BAY_ATTACKER, i),
                              .other = (uint16_t)soldiers_target_id(b, against),
                              .number = {cell}});
    }
}

static void draw_objectives(const soldiers_battle *b, bay_view *sink) {
    for (int i = 0; i < b->objectives; i++)
        mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = SHOW_OBJECTIVE,
                              .place = (int16_t)b->objective[i],
                              .number = {1}});
}

void soldiers_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    const soldiers_told *told = (const soldiers_told *)((const uint8_t *)at + battle->size);
    mark_forces(b, sink);
    draw_ground(b, sink);
    draw_objectives(b, sink);
    for (int side = 0; side < 2; side++) draw_units(b, told, side, sink);
    draw_announcements(b, now, sink);
}
