// Portable Close Combat: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/portable.md.
#ifndef BAY_RULES_PORTABLE_H
#define BAY_RULES_PORTABLE_H

#include "ground/face.h"
#include "portable_tables.h"
#include "rules/kit/kit_ground.h"
#include "rules/kit/kit_tell.h"

enum {
    PORTABLE_SIDE_MAX = 12, // units of a side
    PORTABLE_UNITS_MAX = 2 * PORTABLE_SIDE_MAX
};

enum { NOBODY = 0xFF };   // in place of a unit
enum { NO_FRONT = 0xFF }; // in place of a side

enum portable_type { INFANTRY, ARTILLERY, CAVALRY, DISMOUNTED, COMMANDER, TYPES };

enum portable_quality { POOR, AVERAGE, ELITE, QUALITIES };

#define PORTABLE_TYPE_WORDS "infantry|artillery|cavalry|dismounted|commander"
#define PORTABLE_QUALITY_WORDS "poor|average|elite"
#define PORTABLE_ASPECT_WORDS "front|flank|rear"
#define PORTABLE_KIND_WORDS "open|wood|hill|built-up|works|river|impassable"

enum portable_kind { OPEN, WOOD, HILL, BUILT_UP, WORKS, RIVER, IMPASSABLE, KINDS };

// --- The battle ------------------------------------------------------------------------------

// A unit as it stands at the start. Units are numbered as in common.units: the attacker's first.
typedef struct portable_piece {
    uint8_t type, quality, side;
    uint8_t cell, facing; // of a commander the facing says nothing
    bool moved;
} portable_piece;

// A set of cells, a bit each.
typedef struct portable_cells {
    uint64_t bits[(BOARD_CELLS_MAX + 63) / 64];
} portable_cells;

static inline bool portable_has(const portable_cells *cells, unsigned cell) {
    return cells->bits[cell / 64] >> cell % 64 & 1;
}

typedef struct portable_battle {
    bay_battle common;
    kit_ground ground;
    uint8_t count;                      // units in all
    uint8_t attackers;                  // the first of them
    bool fire;                          // the phase begins with fire: PCC-38
    kit_set fighters[2], commanders[2]; // of each side
    uint8_t set[PORTABLE_PARAMS];       // by parameter: kit_settings_read
    portable_piece piece[PORTABLE_UNITS_MAX];
    uint16_t objectives[BOARD_NOWHERE + 1]; // by cell: a bit of its own for each that is one
    portable_cells near[BOARD_CELLS_MAX];   // within reach of each cell: portable_positions.c
    uint8_t order[PORTABLE_UNITS_MAX]; // the units in the order of the board: portable_order.c
    uint8_t sides[4];                  // of a square, in that order
    bay_throw die[2][7];               // of a side that needs so much
    uint8_t front;                     // which way the attacker looks; NO_FRONT
} portable_battle;

static inline bool portable_fights(const portable_battle *b, int unit) { // no commander
    return b->piece[unit].type != COMMANDER;
}

// Whoever is of the side.
static inline kit_set portable_all(const portable_battle *b, int side) {
    return b->fighters[side] | b->commanders[side];
}

// Cells are units of nobody, after all others, so that words can name them.
static inline int portable_cell_unit(const portable_battle *b, int cell) {
    return b->count + cell;
}

// --- The situation ---------------------------------------------------------------------------

// Who falls back now, of those who were hit.
enum portable_moving {
    MOVES_NOBODY,
    MOVES_UNIT,
    MOVES_BOTH,
    MOVES_FIRST,   // the unit, then its commander by himself
    MOVES_NEXT,    // that commander
    MOVES_SURVIVOR // the commander of a unit that is lost
};

// The flags of a unit: which way it faces; one by one, that it may not initiate any more, and that
// it was the target of a combat.
enum { FACING_MASK = 3 };
enum { SPENT = 4, FOUGHT = 8 };

// A unit as it stands now. All zero but for the cell: it is off the board, or beyond all that can
// matter.
typedef struct portable_unit_state {
    uint8_t cell;  // BOARD_NOWHERE
    uint8_t flags; // which way it faces, and what it has done
    uint8_t aim;   // an attacker: whom it initiates against, + 1
} portable_unit_state;

#define PORTABLE_AWAY ((portable_unit_state){.cell = BOARD_NOWHERE})

// What matters from here on. What cannot matter is zero, or NOBODY in place of a unit.
typedef struct portable_state {
    kit_set fighting; // attackers in the present combat
    kit_set rolled;   // of them and the target; in fire: who has fired
    uint8_t stage;
    uint8_t lost[2], commanders[2], driven[2]; // removed; commanders among them; fallen back
    uint8_t hurt[2];                           // 1: somebody was hit in close combat
    uint8_t held[2];                           // objectives whose units matter no more
    uint8_t cursor;                            // the attacker asked about
    uint8_t target, spot;                      // of the present combat; where it stood at first
    uint8_t roller, at;                        // who rolls at whom
    uint8_t hitter, struck;                    // who hit the target; whom the target hit
    uint8_t hit, companion; // the unit whose hit is resolved, or that advances; its commander
    uint8_t from, routed;   // the square it was hit from; it is lost
    uint8_t moving;
    portable_unit_state unit[]; // [count]
} portable_state;

// What a unit has been through, for the drawing; the first three in the order of their signs.
enum { DEED_FIRED = 1, DEED_FELL_BACK = 2, DEED_ADVANCED = 4, DEED_LOST = 8, DEED_FOUGHT = 16 };

typedef struct portable_told { // history that decides nothing, [count]
    uint8_t cell, facing, deeds;
} portable_told;

static inline bool portable_on_board(const portable_state *state, int unit) {
    return state->unit[unit].cell != BOARD_NOWHERE;
}

static inline int portable_facing(const portable_state *state, int unit) {
    return state->unit[unit].flags & FACING_MASK;
}

// Whom an attacker has initiated against; NOBODY.
static inline int portable_aim(const portable_state *state, int unit) {
    return state->unit[unit].aim ? state->unit[unit].aim - 1 : NOBODY;
}

// --- Who is where (portable_positions.c) -----------------------------------------------------
// A unit, or NOBODY; a cell, or BOARD_NOWHERE.

// The first of them in the cell.
int portable_first_in(const portable_state *state, kit_set among, int cell);
static inline int portable_front(const portable_battle *b, const portable_state *state,
                                 int unit) {
    if (!portable_fights(b, unit) || !portable_on_board(state, unit)) return BOARD_NOWHERE;
    return b->ground.next[state->unit[unit].cell][portable_facing(state, unit)];
}
// Is a neighbour on its flank or rear? A commander alone has neither.
static inline bool portable_flanks(const portable_battle *b, const portable_state *state,
                                   int neighbour, int unit) {
    return portable_fights(b, unit) &&
           portable_front(b, state, unit) != state->unit[neighbour].cell;
}
// The enemy to its front: a fighting unit, or a commander who is alone.
int portable_opponent(const portable_battle *b, const portable_state *state, int unit);
// Those of the side who have the cell to their front.
kit_set portable_before(const portable_battle *b, const portable_state *state, int side,
                        int cell);
bool portable_enterable(const portable_battle *b, int cell); // whoever stands there
// The targets of those who have initiated.
kit_set portable_declared(const portable_battle *b, const portable_state *state);
void portable_move(const portable_battle *b, portable_state *state, int unit, int cell);
void portable_lose(const portable_battle *b, portable_state *state, int unit);

// --- The order of the board (portable_order.c) ------------------------------------------------
// Who of several is the first, where orders say nothing: the same however the board is turned or
// mirrored, and whatever the order of the file.

void portable_set_in_order(portable_battle *b); // fills b->order, b->sides, b->front
// Takes the first out of a set that has one.
int portable_take(const portable_battle *b, kit_set *units);
// One option of the row for each unit of a set, about it, in that order; then `last`, about nobody
// (or BAY_NO_ROW).
uint32_t portable_each_in(const portable_battle *b, bay_option *list, int row, kit_set units,
                          int last);
// Of the units of a set that has one, the furthest to the attacker's left; of equals the nearest to
// him: B-9. He looks towards b->front.
int portable_leftmost(const portable_battle *b, const portable_state *state, kit_set units);

// --- The score needed (portable_to_hit.c) ----------------------------------------------------
// 1 .. 7: 1 hits and 7 misses without a die. why: the modifiers are told.

int portable_to_hit(const portable_battle *b, const portable_state *state, int roller, int at,
                    bay_trace *why);
int portable_shot_to_hit(const portable_battle *b, const portable_state *state, int firer,
                         int at);
// The die that the step's unit throws: what it needs, 2 .. 6.
void portable_throw(const portable_battle *b, bay_step *step, int need);

// --- From one question to the next -----------------------------------------------------------

KIT_STEPS(portable);

portable_step portable_fire; // from the cursor on
portable_step portable_declarations, portable_next_combat;
portable_step portable_combat_ends, portable_left_alone, portable_resolved;
portable_step portable_falls_back, portable_advance;
uint8_t portable_combat(const portable_battle *b, portable_state *state, int target,
                        bay_trace *why);
uint8_t portable_hit(const portable_battle *b, portable_state *state, int unit, int from,
                     bay_trace *why);
// It has fallen back or advanced, and may turn: B-15.
uint8_t portable_turns(const portable_battle *b, portable_state *state, int unit);

// The clause that forbids the unit to initiate as it stands; -1 none.
int portable_forbids(const portable_battle *b, const portable_state *state, int unit);
// Who can come up against the target.
kit_set portable_comers(const portable_battle *b, const portable_state *state, int target);

// Forgets where those stand who cannot matter any more (portable_positions.c); where all do.
void portable_canonicalise(const portable_battle *b, portable_state *state);
void portable_forget_all(const portable_battle *b, portable_state *state);
void portable_spread(portable_battle *b); // fills b->near, b->objectives
// Objectives that units of each side hold now.
void portable_holds(const portable_battle *b, const portable_state *state, uint8_t held[2]);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn portable_about_advance, portable_about_cursor, portable_about_effect,
    portable_about_leader, portable_about_shot, portable_about_target, portable_about_to_hit;
portable_list_fn portable_list_advance, portable_list_facing, portable_list_next_attack,
    portable_list_next_combat, portable_list_next_fire, portable_list_next_roller,
    portable_list_retreat, portable_list_target;
portable_apply_fn portable_apply_advance, portable_apply_declare, portable_apply_facing,
    portable_apply_fire, portable_apply_next, portable_apply_retreat, portable_apply_roll;
portable_resolve_fn portable_resolve_effect, portable_resolve_shot, portable_resolve_to_hit;

// --- Loading ---------------------------------------------------------------------------------

void portable_start(const portable_battle *b,
                    portable_state *state); // as the scenario stands, from all zero
// The usual objectives, what a clause forbids of the battle as it stands, and the largest that
// measures can become (portable_validate.c).
bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state);

extern const terrain_kind PORTABLE_TERRAIN[];

#endif
