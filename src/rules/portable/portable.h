// Portable Close Combat: the declarations that the files of this folder share. Source of every
// rule: the clauses of clauses.def; rulings: docs/rulings/portable.md.
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
    uint8_t cell, facing; // the facing of a commander means nothing
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
    uint8_t set[PORTABLE_PARAMS];       // by parameter: kit_setting_if
    portable_piece piece[PORTABLE_UNITS_MAX];
    uint16_t objectives[BOARD_NOWHERE + 1]; // by cell: each objective has its own bit
    portable_cells near[BOARD_CELLS_MAX];   // within reach of each cell: portable_positions.c
    uint8_t order[PORTABLE_UNITS_MAX]; // the units in the order of the board: portable_order.c
    uint8_t sides[4];                  // of a square, in that order
    bay_throw die[2][7];               // by side and by the score needed
    uint8_t front;                     // the way that the attacker looks; or NO_FRONT
    int8_t forbids[PORTABLE_SIDE_MAX]; // an attacker to initiate, as it is placed: clause; -1
} portable_battle;

static inline bool portable_fights(const portable_battle *b, int unit) { // no commander
    return b->piece[unit].type != COMMANDER;
}

// What a unit that has been fought may do in its own turn, as a telling: PCC-36, and PCC-03 of guns.
static inline int portable_own_turn(const portable_battle *b, int unit) {
    return b->piece[unit].type == ARTILLERY ? TELL_GUNS_OWN_TURN : TELL_OWN_TURN;
}

// All units of the side.
static inline kit_set portable_all(const portable_battle *b, int side) {
    return b->fighters[side] | b->commanders[side];
}

// Cells are units of nobody, after all others, so that words can name them.
static inline int portable_cell_unit(const portable_battle *b, int cell) {
    return b->count + cell;
}

// --- The situation ---------------------------------------------------------------------------

// Which of the units that were hit falls back now.
enum portable_moving {
    MOVES_NOBODY,
    MOVES_UNIT,
    MOVES_BOTH,
    MOVES_FIRST,   // the unit, then its commander by himself
    MOVES_NEXT,    // that commander
    MOVES_SURVIVOR // the commander of a unit that is lost
};

// The flags of a unit: the way it faces; under "one by one", that it has initiated.
enum { FACING_MASK = 3, SPENT = 4 };

// A unit as it stands now. If all but the cell is zero, it is off the board, or can no longer
// matter.
typedef struct portable_unit_state {
    uint8_t cell;  // BOARD_NOWHERE
    uint8_t flags; // the way it faces, and whether it has initiated
    uint8_t aim;   // an attacker: its target, + 1
} portable_unit_state;

#define PORTABLE_AWAY ((portable_unit_state){.cell = BOARD_NOWHERE})

// What matters from here on. What cannot matter is zero, or NOBODY in place of a unit.
typedef struct portable_state {
    kit_set fighting; // attackers in the present combat
    kit_set rolled;   // of them and the target; in fire: units that have fired
    uint8_t stage;
    uint8_t lost[2], commanders[2], driven[2]; // removed; commanders among them; fallen back
    uint8_t hurt[2];                           // 1: somebody was hit in close combat
    uint8_t held[2];                           // objectives whose units no longer matter
    uint8_t cursor;                            // the attacker asked about
    uint8_t target, spot;                      // of the present combat; where it stood at first
    uint8_t roller, at;                        // the roller and its target
    uint8_t hitter, struck; // the unit that hit the target; that the target hit
    uint8_t hit, companion; // the unit whose hit is resolved, or that advances; its commander
    uint8_t from, routed;   // the square it was hit from; 1: it is lost
    uint8_t moving;
    portable_unit_state unit[]; // [count]
} portable_state;

// What has happened to a unit, for the drawing; the first three in the order of their signs.
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

// The unit that an attacker has initiated against; or NOBODY.
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
// Whether a neighbour is on its flank or rear. A commander alone has neither.
static inline bool portable_flanks(const portable_battle *b, const portable_state *state,
                                   int neighbour, int unit) {
    return portable_fights(b, unit) &&
           portable_front(b, state, unit) != state->unit[neighbour].cell;
}
// The enemy to its front: a fighting unit, or a commander who is alone.
int portable_opponent(const portable_battle *b, const portable_state *state, int unit);
// The units of the side that have the cell to their front.
kit_set portable_before(const portable_battle *b, const portable_state *state, int side,
                        int cell);
bool portable_enterable(const portable_battle *b, int cell); // occupied or not
// The targets of the units that have initiated.
kit_set portable_declared(const portable_battle *b, const portable_state *state);
void portable_move(const portable_battle *b, portable_state *state, int unit, int cell);
void portable_lose(const portable_battle *b, portable_state *state, int unit);

// --- The order of the board (portable_order.c) ------------------------------------------------
// The order of units where orders do not decide. It does not depend on how the board is turned or
// mirrored, nor on the order of the file.

void portable_set_in_order(portable_battle *b); // fills b->order, b->sides, b->front
// Removes the first unit from a non-empty set.
int portable_take(const portable_battle *b, kit_set *units);
// Lists one option of the row for each unit of a set, in that order; then `last`, about nobody (or
// BAY_NO_ROW).
uint32_t portable_each_in(const portable_battle *b, bay_option *list, int row, kit_set units,
                          int last);
// The unit of a non-empty set that is furthest to the attacker's left; of equals the nearest to
// him: B-9. He looks towards b->front.
int portable_leftmost(const portable_battle *b, const portable_state *state, kit_set units);

// --- The score needed (portable_to_hit.c) ----------------------------------------------------
// The score needed, 1 .. 7: 1 hits and 7 misses without a die. The modifiers go to `why`.

int portable_to_hit(const portable_battle *b, const portable_state *state, int roller, int at,
                    bay_trace *why);
int portable_shot_to_hit(const portable_battle *b, const portable_state *state, int firer,
                         int at, bay_trace *why); // of fire
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

// The clause that now forbids the unit to initiate; -1 none.
int portable_forbids(const portable_battle *b, const portable_state *state, int unit);
// The units that can come up against the target.
kit_set portable_comers(const portable_battle *b, const portable_state *state, int target);

// Forgets the places of units that can no longer matter (portable_positions.c); of all units.
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
// The usual objectives, the checks of what a clause forbids in the battle as it stands, and the
// largest values of the measures (portable_validate.c).
bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state);

extern const terrain_kind PORTABLE_TERRAIN[];

#endif
