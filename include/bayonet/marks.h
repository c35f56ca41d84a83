// The marks that a rule system's view() writes, for pictures in letters and in lines. A drawing
// knows marks and words, and no rule system.
#ifndef BAYONET_MARKS_H
#define BAYONET_MARKS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The kinds of marks. Places are areas and cells, counted together from 0 in the order in which
// they are written: first areas, then cells, and all before the marks in them. A view may have
// areas, cells and a plane.
//
// Cells are squares or hexes. A square: x its column from the left, y its line from the top, w and
// h 1. A hex has a corner to the north, and x and w count half hexes: x is 2 * column, one more on
// the lines that are shifted to the east; w 2, h 1. `x` and `y` are of its left upper corner.
// Sides of a cell are counted clockwise, from the north: of a square N E S W, of a hex
// NE E SE SW W NW.
//
// The plane is a table top. Its places are points, x to the east and y to the south. Points and all
// lengths are whole tenths of a millimetre. A mark on the plane has a shape (bay_shape).
typedef enum bay_mark_kind {
    BAY_MARK_AREA, // a named area. x, y, w, h: where, in the system's own units
    BAY_MARK_CELL, // a square or hex; unit: the cell as one of nobody's units, which names it
    // ("c4"), or BAY_NO_UNIT. numbers: bits of bay_ground; 4 a square (or 0), 6 a
    // hex; level of the ground; the letter that stands for it on the scenario's map
    // (its code), 0 none. Words name the ground: "wood, level 1"
    BAY_MARK_PIECE, // unit in area or cell `place`, on the plane (a disc or box), or nowhere (place
                    // -1, no shape), with its values, arm, facing and disorder. other: 1 + the
                    // unit that it is part of, as a battalion, or 0. numbers: {0} to {3} of its
                    // words
    BAY_MARK_SIGN, // words about `place` or its shape on the plane, or, with place -1 and no shape,
                   // about the whole. number[0] 1: an objective
    // Who fights whom and how long, for the head of a report: not drawn, and before all other
    // marks. {attacker.quality} is the scenario's here. With a unit, after those without: why it
    // takes no part as the scenario stands, for the notes of a report: "{unit} may not assault:
    // disrupted". Its name stands first, and others may be named before it
    BAY_MARK_FORCES,
    BAY_MARK_EDGE, // something on a side of cell `place`. numbers: the side; a bay_ground. Words:
                   // "works"
    BAY_MARK_ARROW, // declared: `unit` (or BAY_NO_UNIT) in cell `place` against cell number[0], on
                    // the plane along a line. other: a unit or cell, {other} of its words, or
                    // BAY_NO_UNIT: "assaults c4"
    BAY_MARK_PLANE, // the table top, at most one. x, y, w, h: its north-west corner, how wide and
                    // how deep. number[0]: bay_length, in which it is measured
    BAY_MARK_GROUND, // ground on the plane, of any shape. numbers: as of a cell, without sides
    BAY_MARK_LINE, // something measured or marked out along a line of the plane. numbers: {0} to
                   // {3} of its words: "fire at {0:in}"
    BAY_MARK_BASE, // a further base of the piece of `unit`, drawn after it. It lies on the
                   // plane like the piece, a disc or box, and has no values of its own
    // A distance that counts around bases of `unit`, or of everybody, while models are set up on
    // the plane; it has no place. numbers: a bay_distance; the distance from edge to edge; for
    // BAY_DISTANCE_TOGETHER the number of the body, from 1 (units of one body hang together); for
    // BAY_DISTANCE_APART the gap below which bases touch. Words: the message when it is broken;
    // for BAY_DISTANCE_REACH the name of the distance
    BAY_MARK_DISTANCE
} bay_mark_kind;

// What a distance around bases is for.
typedef enum bay_distance {
    BAY_DISTANCE_REACH,    // the unit may go this far
    BAY_DISTANCE_TOGETHER, // each model is this near to another of its body, all in one chain
    BAY_DISTANCE_CLEAR,    // bases do not lie on each other: 0
    BAY_DISTANCE_APART     // enemies whose units do not touch are this far from each other
} bay_distance;

// How ground is drawn. A cell may be several at once, or none: open. The rule system decides what
// it is called and what it does. The level is drawn by itself.
typedef enum bay_ground {
    BAY_GROUND_WOOD = 1,
    BAY_GROUND_TOWN = 2,
    BAY_GROUND_WATER = 4,  // river, canal; with a road a bridge
    BAY_GROUND_WORKS = 8,  // trench, works all round
    BAY_GROUND_SLOPE = 16, // broken or rising ground
    BAY_GROUND_ROAD = 32,
    BAY_GROUND_BARRED = 64 // nobody may enter
} bay_ground;

// The unit in which lengths are told.
typedef enum bay_length { BAY_MILLIMETRES, BAY_CENTIMETRES, BAY_INCHES } bay_length;

enum { BAY_INCH = 254, BAY_CENTIMETRE = 100, BAY_MILLIMETRE = 10 }; // tenths of a millimetre

// A point of the plane: tenths of a millimetre, -500,000,000 .. 500,000,000.
typedef struct bay_point {
    int32_t x; // to the east
    int32_t y; // to the south
} bay_point;

// What a mark covers on the plane.
typedef enum bay_shape {
    BAY_SHAPE_NONE, // it is not on the plane
    BAY_SHAPE_DISC, // x, y: its middle; w: its diameter
    BAY_SHAPE_BOX, // x, y: its middle; w across, h from front to back; its front faces `facing`
    BAY_SHAPE_POLYGON, // 3 points or more, the last joined to the first
    BAY_SHAPE_LINE     // 2 points or more
} bay_shape;

// The sign on a counter.
typedef enum bay_arm {
    BAY_ARM_NONE,
    BAY_ARM_INFANTRY,
    BAY_ARM_CAVALRY,
    BAY_ARM_DISMOUNTED,
    BAY_ARM_MACHINE_GUN,
    BAY_ARM_ARTILLERY,
    BAY_ARM_COMMANDER,
    BAY_ARM_TANK
} bay_arm;

// What an attribute of a piece counts.
typedef enum bay_attribute_role {
    BAY_ATTRIBUTE_WHOLE, // all its points, lost ones too: the first row of the table, or none. 0:
                         // this piece has no points
    BAY_ATTRIBUTE_OFF, // points of the whole that are taken off it: pins, wounds. Needs a whole
    BAY_ATTRIBUTE_FACT // a number beside the points; 0 is not told
} bay_attribute_role;

enum {
    BAY_ATTRIBUTES_MAX = 8, // numbers that a piece has
    BAY_NORTH = 3600        // the facing of a piece that looks north
};

// A number that pieces have. Drawings say "3 of 5 clean, 1 red, 1 black": the words of the whole
// follow the points that are left, and numbers that are 0 are left out. Pieces from which nothing
// can be taken off are told by their whole alone.
typedef struct bay_attribute {
    const char *id; // snake_case: red
    uint8_t role;   // bay_attribute_role
    // After the number: red; for the whole, after the points that are left: clean. A fact without
    // a unit has its words before the number: speed 6
    const char *words;
    const char *unit; // in the plural: red pins; a fact: NULL or the words after the number
} bay_attribute;

// Which way a piece looks: 0 nowhere, else 1 .. BAY_NORTH, tenths of a degree clockwise from
// north. tenths: any angle of 0 or more.
static inline uint16_t bay_facing(int32_t tenths) {
    return (uint16_t)(tenths % BAY_NORTH ? tenths % BAY_NORTH : BAY_NORTH);
}

// One thing to draw. Fields that its kind does not name are 0.
typedef struct bay_mark {
    uint8_t kind;           // bay_mark_kind
    uint8_t side;           // bay_side
    uint16_t unit;          // of battle->units, or BAY_NO_UNIT
    uint16_t other;         // arrow: see its kind; sign: {other}; piece: 1 + what it is part of
    uint16_t telling;       // words and clause
    int16_t place;          // the area or cell it is in; -1 none
    uint16_t facing;        // piece, box: see bay_facing
    uint8_t arm;            // piece: bay_arm
    uint8_t disordered;     // piece: 1 in disorder (disrupted, shaken), which its words name
    uint8_t shape;          // bay_shape
    uint8_t out;            // piece: 1 out of the fight, as its words say: its side has lost it
    uint32_t point, points; // polygon, line: the first of the view's points, how many
    int32_t x, y, w, h;     // as the kind or the shape says
    int32_t number[4];      // as the kind says
    int32_t value[BAY_ATTRIBUTES_MAX]; // piece: 0 or more, by row of rules->attributes
} bay_mark;

// The output of view(). Marks and points beyond the room for them are counted and not kept.
typedef struct bay_view {
    bay_mark *mark;      // the caller's [room]
    uint32_t count;      // marks so far, kept or not
    uint32_t room;       // for how many there is memory
    bay_point *point;    // the caller's [point_room]; NULL where that is 0
    uint32_t points;     // points so far, kept or not
    uint32_t point_room; // for how many there is memory
    bool pieces;         // in: only pieces are wanted
} bay_view;

// Adds a mark.
static inline void bay_view_add(bay_view *to, bay_mark mark) {
    if (to->pieces && mark.kind != BAY_MARK_PIECE) return;
    if (to->count < to->room) to->mark[to->count] = mark;
    to->count++;
}

// Adds a polygon or line: the mark, and its points.
//   points  [count]
static inline void bay_view_add_points(bay_view *to, bay_mark mark, const bay_point *points,
                                       uint32_t count) {
    mark.point = to->points;
    mark.points = count;
    for (uint32_t i = 0; i < count && !to->pieces; i++, to->points++)
        if (to->points < to->point_room) to->point[to->points] = points[i];
    bay_view_add(to, mark);
}

#ifdef __cplusplus
}
#endif
#endif
