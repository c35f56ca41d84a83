// The marks of a drawing, each in one call (bayonet/marks.h says what they mean). `telling` is a
// row of the system's tellings, whose words may use what else is given; marks beyond the room of
// the view are counted and not kept.
#ifndef BAY_RULES_KIT_DRAW_H
#define BAY_RULES_KIT_DRAW_H

#include "bayonet/game.h"

#include "rules/kit/kit_ground.h"

// A mark with what most marks have, to be completed and added (bay_view_add) where no call below
// makes it.
bay_mark kit_mark(bay_mark_kind kind, int telling, int side, int unit, int place);

// Who fights whom and how long; {0} {1} {2} of its words.
void kit_draw_forces(bay_view *sink, int telling, int first, int second, int third);

// --- The ground ------------------------------------------------------------------------------

// How a kind of ground is drawn. A system lists its kinds in the order in which they give a cell
// of several kinds its words and its letter; the last row is open ground. A kind that is faced is
// drawn on the edges that it covers, where the cell names any.
typedef struct kit_ground_row {
    uint8_t kind;     // row of the terrain table
    uint8_t drawn;    // bits of bay_ground
    uint16_t telling; // its words; {2} is the level
} kit_ground_row;

// A whole board: its cells, the edges of kinds that are faced, the objectives.
typedef struct kit_board_words {
    const kit_ground_row *rows; // [count]
    int count;
    const terrain_kind *kinds;
    uint16_t edge, objective; // tellings
    // The words of a cell, where the system puts them together itself; NULL: those of its row
    int (*telling)(terrain ground);
} kit_board_words;

// `first` is the first cell as a unit of nobody.
void kit_draw_board(bay_view *sink, const kit_ground *on, int first, kit_board_words words);

// Where there is no board: an area, in rows and columns of them.
void kit_draw_area(bay_view *sink, int telling, int side, int unit, int column, int row);

// A part of the table top: its north-west and its south-east corner.
typedef struct kit_box {
    bay_point from, to;
} kit_box;

// The box with what reaches so far from a middle in it.
kit_box kit_box_with(kit_box box, bay_point middle, int32_t x, int32_t y);
// The table top: the box and so much around it, told in millimetres.
void kit_draw_table(bay_view *sink, int telling, kit_box box, int32_t around);

// --- What stands on it -----------------------------------------------------------------------

typedef struct kit_piece {
    uint8_t side;
    uint16_t unit, telling;
    int place; // cell or area; -1 none
    int arm;   // bay_arm
    int turn; // which way it looks, in eighths of a turn from 1, the north; 0 nowhere. {3} of its
              // words
    bool disordered;                   // disrupted, shaken: its words say so too
    int32_t number[3];                 // {0} {1} {2} of its words: places of words in slots
    int32_t value[BAY_ATTRIBUTES_MAX]; // by row of rules->attributes
    // On the plane, where it has a shape: its middle, how wide and how deep
    uint8_t shape; // bay_shape
    int32_t x, y, w, h;
} kit_piece;

void kit_draw_piece(bay_view *sink, kit_piece piece);
// One more base of a piece that was drawn: of what the piece is it has its shape and its words.
void kit_draw_base(bay_view *sink, kit_piece piece);

// Words about a unit (or BAY_NO_UNIT) of a side at a place, or with place -1 about the whole.
void kit_draw_sign(bay_view *sink, int telling, bay_side side, int unit, int place);
// The same of nobody, with numbers: {0} {1} of its words.
void kit_draw_note(bay_view *sink, int telling, int unit, int place, int first, int second);

// `unit` at `place` against `other` at `there`.
void kit_draw_arrow(bay_view *sink, int telling, int unit, int place, int other, int there);

#endif
