// Draws marks, each in one call (bayonet/marks.h says what they mean). `telling` is a row of the
// system's tellings, whose words may use the other arguments. Marks beyond the room of the view are
// counted and not kept.
#ifndef BAY_RULES_KIT_DRAW_H
#define BAY_RULES_KIT_DRAW_H

#include "bayonet/game.h"

#include "rules/kit/kit_ground.h"

// A mark with the usual fields, to be completed and added (bay_view_add) if no call below makes it.
bay_mark kit_mark(bay_mark_kind kind, int telling, int side, int unit, int place);

// The two forces and the duration; {0} {1} {2} of its words.
void kit_draw_forces(bay_view *sink, int telling, int first, int second, int third);

// After these: why a unit takes no part as the scenario stands, or what is to be said of a place,
// for the notes of a report. Its words begin with {unit} and fit several of them too.
void kit_draw_out(bay_view *sink, int telling, int unit);

// --- The ground ------------------------------------------------------------------------------

// How a kind of ground is drawn. A system lists its kinds in the order in which they give a cell
// of several kinds its words and its letter; the last row is open ground. A faced kind is drawn on
// the edges that it covers, if the cell names any.
typedef struct kit_ground_row {
    uint8_t kind;     // row of the terrain table
    uint8_t drawn;    // bits of bay_ground
    uint16_t telling; // its words; {2} is the level
} kit_ground_row;

// A whole board: its cells, the edges of faced kinds, the objectives.
typedef struct kit_board_words {
    const kit_ground_row *rows; // [count]
    int count;
    const terrain_kind *kinds;
    uint16_t edge, objective; // tellings
    // The words of a cell, if the system makes them itself; NULL: those of its row
    int (*telling)(terrain ground);
} kit_board_words;

// `first` is the first cell as a unit of nobody.
void kit_draw_board(bay_view *sink, const kit_ground *on, int first, kit_board_words words);

// Without a board: an area, in rows and columns of areas.
void kit_draw_area(bay_view *sink, int telling, int side, int unit, int column, int row);

// A part of the table top: its north-west and its south-east corner.
typedef struct kit_box {
    bay_point from, to;
} kit_box;

// Extends the box by everything within a distance of a middle.
kit_box kit_box_with(kit_box box, bay_point middle, int32_t x, int32_t y);
// The table top: the box and a margin around it, told in millimetres.
void kit_draw_table(bay_view *sink, int telling, kit_box box, int32_t around);

// --- What stands on it -----------------------------------------------------------------------

typedef struct kit_piece {
    uint8_t side;
    uint16_t unit, telling;
    uint16_t of; // 1 + the unit that it is part of; 0: none
    int place;   // cell or area; -1 none
    int arm;     // bay_arm
    int turn; // which way it looks, in eighths of a turn from 1, the north; 0 nowhere. {3} of its
              // words
    bool disordered;                   // disrupted, shaken: its words say so too
    bool out;                          // of the fight: its words say so too
    int32_t number[3];                 // {0} {1} {2} of its words: places of words in slots
    int32_t value[BAY_ATTRIBUTES_MAX]; // by row of rules->attributes
    // On the plane, if it has a shape: its middle, its width and its depth
    uint8_t shape; // bay_shape
    int32_t x, y, w, h;
} kit_piece;

void kit_draw_piece(bay_view *sink, kit_piece piece);
// A further base of a piece that was drawn. It has a shape and words, but no other values.
void kit_draw_base(bay_view *sink, kit_piece piece);

// Words about a unit (or BAY_NO_UNIT) of a side at a place, or, with place -1, about the whole.
void kit_draw_sign(bay_view *sink, int telling, bay_side side, int unit, int place);
// The same about nobody, with numbers: {0} {1} of its words.
void kit_draw_note(bay_view *sink, int telling, int unit, int place, int first, int second);

// `unit` at `place` against `other` at `there`.
void kit_draw_arrow(bay_view *sink, int telling, int unit, int place, int other, int there);

#endif
