// What is drawn: the marks that a rule system's view() writes, for pictures in letters and in
// lines. A drawing knows marks and words, no rule system.
#ifndef BAYONET_MARKS_H
#define BAYONET_MARKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// What a mark is. Areas and cells are counted from 0 in the order in which they are written: a
// view has areas or cells, never both, and all of them before what stands in them.
//
// Cells are squares or hexes. A square: x its column from the left, y its line from the top, w and
// h 1. A hex has a corner to the north, and x and w count half hexes: x is 2 * column, one more on
// the lines that are shifted to the east; w 2, h 1. `x` and `y` are of its left upper corner.
// Sides of a cell are counted clockwise, from the north: of a square N E S W, of a hex
// NE E SE SW W NW.
typedef enum bay_mark_kind {
    BAY_MARK_AREA, // a named area. x, y, w, h: where, in the system's own units
    BAY_MARK_CELL, // a square or hex; unit: the cell as one of nobody's units, which names it
    // ("c4"), or BAY_NO_UNIT. numbers: bits of bay_ground; 4 a square (or 0), 6 a
    // hex; level of the ground; the letter that stands for it on the scenario's map
    // (its code), 0 none. Words name the ground: "wood, level 1"
    BAY_MARK_PIECE, // unit in area or cell `place`, or at x, y (place -1); w: bay_arm; h: 1 in
                    // disorder (disrupted, shaken), which its words name. numbers:
                    // strength (0: pieces here have no points, only words), red, black, facing:
                    // 0 none, else 1 .. 8, eighths of a turn clockwise, 1 north, 3 east
    BAY_MARK_SIGN, // words about `place`, or with place -1 about the whole. number[0] 1: `place`
                   // is an objective
    BAY_MARK_FORCES, // who fights whom and how long, for the head of a report: not drawn, and
                     // before all other marks. {attacker.quality} is the scenario's here
    BAY_MARK_EDGE, // something on a side of cell `place`. numbers: the side; a bay_ground. Words:
                   // "works"
    BAY_MARK_ARROW // declared: `unit` (or BAY_NO_UNIT) in cell `place` against cell number[0].
                   // w: a unit or cell, {other} of its words, or BAY_NO_UNIT: "assaults c4"
} bay_mark_kind;

// How ground is drawn. A cell may be several at once, or none: open. What it is called and what
// it does is the rule system's; level is drawn by itself.
typedef enum bay_ground {
    BAY_GROUND_WOOD = 1,
    BAY_GROUND_TOWN = 2,
    BAY_GROUND_WATER = 4,  // river, canal; with a road a bridge
    BAY_GROUND_WORKS = 8,  // trench, works all round
    BAY_GROUND_SLOPE = 16, // broken or rising ground
    BAY_GROUND_ROAD = 32,
    BAY_GROUND_BARRED = 64 // nobody may enter
} bay_ground;

// The sign on a counter.
typedef enum bay_arm {
    BAY_ARM_NONE,
    BAY_ARM_INFANTRY,
    BAY_ARM_CAVALRY,
    BAY_ARM_DISMOUNTED,
    BAY_ARM_MACHINE_GUN,
    BAY_ARM_ARTILLERY,
    BAY_ARM_COMMANDER
} bay_arm;

// One thing to draw. Numbers that a kind does not name are 0.
typedef struct bay_mark {
    uint8_t kind;       // bay_mark_kind
    uint8_t side;       // bay_side
    uint16_t unit;      // of battle->units, or BAY_NO_UNIT
    uint16_t telling;   // words and clause
    int16_t place;      // the area or cell it is in; -1 none
    int32_t x, y, w, h; // as the kind says
    int32_t number[4];  // as the kind says
} bay_mark;

// Where view() writes what there is to draw. Marks beyond `room` are counted and not kept.
typedef struct bay_view {
    bay_mark *mark; // the caller's [room]
    uint32_t count; // marks so far, kept or not
    uint32_t room;  // for how many there is memory
} bay_view;

#ifdef __cplusplus
}
#endif
#endif
