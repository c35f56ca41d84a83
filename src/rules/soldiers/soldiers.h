// Close assaults for Soldiers: the declarations that the files of this folder share. Source of
// every rule: the clauses of clauses.def; rulings: docs/rulings/soldiers.md.
#ifndef BAY_RULES_SOLDIERS_H
#define BAY_RULES_SOLDIERS_H

#include "rules/kit/kit_ground.h"
#include "rules/kit/kit_tell.h"
#include "soldiers_tables.h"

enum {
    SOLDIERS_SIDE_MAX = 12, // units of a side
    SOLDIERS_UNITS_MAX = 2 * SOLDIERS_SIDE_MAX,
    SOLDIERS_HEXES_MAX = SOLDIERS_UNITS_MAX,
    SOLDIERS_COLUMNS_MAX = 16,
    SOLDIERS_ROUTE_MAX = 15,
    SOLDIERS_TOTAL_MAX = 80, // of the dice of a table
    SOLDIERS_SIGHT = (BOARD_CELLS_MAX + 7) / 8
};

enum soldiers_type { INFANTRY, CAVALRY, DISMOUNTED, MACHINE_GUN, FIELD_GUN, HOWITZER, TYPES };

// The orders that a scenario gives a unit, and their places.
enum soldiers_order { ANNOUNCES, FIRES_AT, CHARGES_AT, SOLDIERS_ORDERS };

enum soldiers_nation { NO_NATION = -1, RUSSIAN, GERMAN, FRENCH, BRITISH, BELGIAN, AUSTRIAN };

#define SOLDIERS_TYPE_WORDS "infantry|cavalry|dismounted|machine-gun|field-gun|howitzer"
#define SOLDIERS_NATION_WORDS "russian|german|french|british|belgian|austro-hungarian"
#define SOLDIERS_SIDES_WORDS "none|attacker|defender|both"
#define SOLDIERS_HEIGHT_WORDS "level|slope|crest"

// --- The battle: a loaded scenario -----------------------------------------------------------

// A column of a results table: odds `n` to `m`, and the number of dice and of their sides.
typedef struct soldiers_column {
    uint8_t n, m, dice, die;
    uint8_t eliminated, disrupted; // the highest total that does so; 0: none does
} soldiers_column;

typedef struct soldiers_table {
    uint8_t count;
    soldiers_column column[SOLDIERS_COLUMNS_MAX];
} soldiers_table;

// A unit as it stands at the start. Units are numbered as in common.units, the attacker's first,
// and on each side by their ids. So anything that goes by number depends neither on the order of
// the file (except under UNITS_LISTED) nor on the map. Hexes are those in which units
// stand: the defender's first, and on each side by their first unit.
typedef struct soldiers_unit {
    // From the scenario. Units with the same values are alike: R-3.
    uint8_t side, type, cell;
    int8_t nation;
    bool battery, disrupted, observed;
    bool enough_points; // to assault, ARV-12
    uint8_t stacking, attack, range;
    uint8_t named;                                         // 0: no orders name it; else its own
    uint8_t order[SOLDIERS_ORDERS];                        // cells; BOARD_NOWHERE
    uint8_t sees[SOLDIERS_SIGHT], sees_to[SOLDIERS_SIGHT]; // bit by cell

    uint8_t home;  // its hex
    uint8_t kind;  // the first alike unit
    bool own_turn; // orders say that it is next: R-15
    bool may_announce;
    uint8_t fire_column[SOLDIERS_HEXES_MAX];
    kit_set near_hexes; // the enemy's hexes that are adjacent
    kit_set near_units; // the enemy's units in them
    kit_set targets; // the enemy's hexes it may fire at; observed fire also needs an observer
} soldiers_unit;

typedef struct soldiers_hex {
    uint8_t cell, defence;
    kit_set units; // there at the start
} soldiers_hex;

typedef struct soldiers_battle {
    bay_battle common;
    kit_ground ground;             // a hex's neighbours clockwise from the north
    uint8_t count, attackers;      // units in all; the first of them
    uint8_t hexes, defender_hexes; // hexes in all; the first of them
    kit_set fires, charges;        // the sides that fire, that charge
    kit_set in_danger;             // the defender's hexes that can be assaulted
    soldiers_table assault, fire;
    soldiers_column charge;
    uint8_t set[SOLDIERS_PARAMS]; // by parameter
    soldiers_hex hex[SOLDIERS_HEXES_MAX];
    soldiers_unit unit[SOLDIERS_UNITS_MAX];
    uint8_t listed[SOLDIERS_UNITS_MAX]; // units in the order of the file
} soldiers_battle;

static inline bool soldiers_is(const soldiers_battle *b, int cell, int kind) {
    return terrain_has(b->ground.cell[cell], kind);
}

static inline bool soldiers_alike(const soldiers_battle *b, int one, int other) {
    return b->unit[one].kind == b->unit[other].kind;
}

static inline kit_set soldiers_side(const soldiers_battle *b, int side) {
    kit_set attackers = kit_below(b->attackers);
    return side == BAY_ATTACKER ? attackers : kit_below(b->count) & ~attackers;
}

static inline bool soldiers_on_foot(const soldiers_unit *u) {
    return u->type == INFANTRY || u->type == DISMOUNTED; // ARV-06, ARV-34
}

static inline bool soldiers_sees(const uint8_t sight[SOLDIERS_SIGHT], int cell) {
    return sight[cell / 8] >> cell % 8 & 1;
}

static inline bool soldiers_charges(const soldiers_battle *b, int unit) {
    return kit_in(b->charges, b->unit[unit].side) && b->unit[unit].type == CAVALRY;
}

// May two units count as one where it is asked who is next? R-15
static inline bool soldiers_turns_alike(const soldiers_battle *b, int unit, int other) {
    return !b->unit[unit].own_turn && !b->unit[other].own_turn;
}

// Cells are units of nobody, after all others, so that words can name them.
static inline int soldiers_cell_unit(const soldiers_battle *b, int cell) {
    return b->count + cell;
}

static inline bool soldiers_named(const soldiers_battle *b) { // units are assaulted, not hexes
    return b->set[A_2_DEFENDERS] == NAMED_UNITS;
}

// The target of fire, a charge or an assault: an enemy `unit`, or else all units in one of the
// enemy's hexes. Its hex; and its number for words.
static inline int soldiers_hex_of(const soldiers_battle *b, bool unit, int target) {
    return unit ? b->unit[target].home : target;
}

static inline int soldiers_target_unit(const soldiers_battle *b, bool unit, int target) {
    return unit ? target : soldiers_cell_unit(b, b->hex[target].cell);
}

// Lists an option against each of the targets; the target is its `own`.
static inline void soldiers_add_targets(const soldiers_battle *b, kit_offer *to, int row,
                                        bool unit, kit_set targets) {
    KIT_EACH (target, targets)
        kit_add(to, row, soldiers_target_unit(b, unit, target), 0, target);
}

// --- The situation ---------------------------------------------------------------------------

// The results of a throw on a table.
enum soldiers_outcome { ELIMINATES, DISRUPTS, NO_EFFECT };

// The flags of a unit.
enum {
    DISRUPTED = 1,   // has the marker
    IN_PHASE = 2,    // got it in this phase; kept only if AMB-A9 needs it
    ANSWERED = 4,    // has fired or held its fire; in this bundle: has cancelled, or stays
    MUST_RETREAT = 8 // defender: because of the present assault
};

// A unit as it stands now.
typedef struct soldiers_unit_state {
    uint8_t cell; // BOARD_NOWHERE: it is gone, or its place no longer matters
    uint8_t flags;
    uint8_t against; // attacker: the hex that it is to assault, + 1
} soldiers_unit_state;

// Under AMB-A2 named, of each attacker's unit: the defender's units in the hex that it does not
// assault, by their bits. They follow the units of a situation.
typedef struct soldiers_spared {
    uint8_t bits[(SOLDIERS_SIDE_MAX + 7) / 8];
} soldiers_spared;

// What matters from here on. What cannot matter is zero.
typedef struct soldiers_state {
    uint16_t lost[2];     // stacking points eliminated
    uint8_t disrupted[2]; // units of which only the marker still counts
    uint8_t driven_back;
    uint8_t stage;
    uint8_t cursor; // the unit asked about, firing, charging or retreating
    uint8_t target; // the hex or unit now fired at, charged or assaulted; or asked about
    uint8_t first;  // 1: no target hex has been assaulted yet
    uint8_t cleared, taken;     // objectives, when OVER
    soldiers_unit_state unit[]; // [count]; then of soldiers_spared [attackers], AMB-A2 named
} soldiers_state;

// History that decides nothing, [count]: the last cell of a unit, and its fate.
enum soldiers_fate { IN_ORDER, IS_DISRUPTED, IS_GONE, IS_OFF_BOARD };

typedef struct soldiers_told {
    uint8_t cell, fate;
} soldiers_told;

// The hex that is assaulted, as the waist numbers it.
static inline int soldiers_target_place(const soldiers_battle *b, const soldiers_state *state) {
    return soldiers_cell_unit(b, b->hex[state->target].cell);
}

static inline bool soldiers_here(const soldiers_state *state, int unit) {
    return state->unit[unit].cell != BOARD_NOWHERE;
}

static inline bool soldiers_in_order(const soldiers_state *state, int unit) {
    return soldiers_here(state, unit) && !(state->unit[unit].flags & DISRUPTED);
}

// Whether the result of the present assault has been thrown.
static inline bool soldiers_is_thrown(const soldiers_state *state) {
    return state->stage >= NEXT_RETREAT && state->stage <= ADVANCE;
}

// --- Units and hexes as they are now (soldiers_state.c) --------------------------------------

kit_set soldiers_in(const soldiers_battle *b, const soldiers_state *state, int side, int cell);
int soldiers_points(const soldiers_battle *b, kit_set units); // stacking points, full values
kit_set soldiers_on_board(const soldiers_battle *b, const soldiers_state *state);
void soldiers_eliminate(const soldiers_battle *b, soldiers_state *state, int unit);
void soldiers_disrupt(const soldiers_battle *b, soldiers_state *state, int unit);
void soldiers_move(const soldiers_battle *b, soldiers_state *state, int unit, int cell);
// It assaults nobody any more.
void soldiers_stand_down(const soldiers_battle *b, soldiers_state *state, int unit);
// The units in its hex that it does not assault: AMB-A2. Spares one more.
kit_set soldiers_spares(const soldiers_battle *b, const soldiers_state *state, int unit);
void soldiers_spare(const soldiers_battle *b, soldiers_state *state, int unit, int enemy);
// Forgets what can no longer matter, before an assault, or when the present hex is entered.
void soldiers_canonicalise(const soldiers_battle *b, soldiers_state *state, bool entered);

// --- From one question to the next -----------------------------------------------------------

KIT_STEPS(soldiers);

soldiers_step soldiers_shots, soldiers_assaults, soldiers_next_assault, soldiers_retreats,
    soldiers_advance, soldiers_end;

// The hexes that somebody still assaults.
kit_set soldiers_to_assault(const soldiers_battle *b, const soldiers_state *state);
// Whether the attacker's unit now assaults the hex; who assaults the present one, and whom.
bool soldiers_assaulter(const soldiers_state *state, int unit, int hex);
kit_set soldiers_assaulters(const soldiers_battle *b, const soldiers_state *state);
kit_set soldiers_assaulted(const soldiers_battle *b, const soldiers_state *state);
// Whether it is to assault the enemy unit: its hex, or under AMB-A2 named that unit. And whether
// anybody is (soldiers_announce.c).
bool soldiers_is_to_assault(const soldiers_battle *b, const soldiers_state *state, int unit,
                            int enemy);
bool soldiers_awaits_assault(const soldiers_battle *b, const soldiers_state *state, int enemy);

// Whether an earlier alike unit against the same target has answered in this bundle, by
// cancelling or by staying. R-3
bool soldiers_alike_answered(const soldiers_battle *b, const soldiers_state *state, int unit,
                             int against);

// The odds and the column of the present assault.
typedef struct soldiers_odds {
    int points, against; // stacking points, full values
    int twice;           // twice the part of `against` that counts: AMB-A19
    int shift;           // columns to the left
    int column;          // on the table, shifted; -1 off it
} soldiers_odds;

soldiers_odds soldiers_odds_of(const soldiers_battle *b, const soldiers_state *state);
void soldiers_tell_odds(const soldiers_battle *b, const soldiers_state *state, bay_trace *why);
// The column for `points` : `against` less `shift` columns; -1 off the table. R-9
int soldiers_column_of(const soldiers_battle *b, const soldiers_table *table, int points,
                       int against, int shift);

// The throw on a column, the meaning of its results, and a report of which dice do what.
bay_throw soldiers_throw(int who, const soldiers_column *column);
int soldiers_outcome(const soldiers_column *column, int result);
void soldiers_tell_dice(bay_trace *why, int telling, const soldiers_column *column);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn soldiers_about_cursor, soldiers_about_in_hand, soldiers_about_shot,
    soldiers_about_assault, soldiers_about_name;
soldiers_list_fn soldiers_list_announce, soldiers_list_next_shot, soldiers_list_shot,
    soldiers_list_next_assault, soldiers_list_next_retreat, soldiers_list_retreat,
    soldiers_list_name;
soldiers_apply_fn soldiers_apply_announce, soldiers_apply_name, soldiers_apply_next_shot,
    soldiers_apply_shot, soldiers_apply_next_assault, soldiers_apply_cancel,
    soldiers_apply_next_retreat, soldiers_apply_retreat, soldiers_apply_advance;
soldiers_resolve_fn soldiers_resolve_shot, soldiers_resolve_assault;

// --- Reading a scenario: what its document says, on the way to a battle -----------------------

extern const terrain_kind SOLDIERS_KIND_TABLE[];
extern const char *const SOLDIERS_ORDER_KEYS[SOLDIERS_ORDERS];

typedef struct soldiers_reader {
    const bay_loading *in;
    soldiers_battle *battle; // the caller's, being filled
    ground_plan plan;
    bay_unit called[SOLDIERS_UNITS_MAX]; // the units of the battle
} soldiers_reader;

// A number of the rules.
int soldiers_number(const soldiers_reader *reader, int row);

// The cell of the hex that the key names.
bay_status soldiers_read_hex(const kit_node *at, const board *on, int *cell);

// Fills in the usual values of a unit that the document leaves out, and whether it has the points
// to assault. And the largest of the numbers for the ground of a cell, with the row of each kind,
// 0 none; -1: it has none (soldiers_values.c).
bay_status soldiers_read_values(const kit_node *unit, const soldiers_reader *reader,
                                soldiers_unit *u);
int soldiers_ground_number(const soldiers_reader *reader, int cell,
                           const uint8_t rows[SOLDIERS_KINDS]);
bay_status soldiers_read_tables(const kit_node *document, soldiers_reader *reader);

// Finds who is near, who can fire at whom, the usual objectives and the largest values of the
// measures (soldiers_sight.c). The hex at a cell, among these, or among the enemy's; -1 if there
// is none.
void soldiers_sight(const soldiers_reader *reader);
void soldiers_bounds(soldiers_battle *b);
int soldiers_hex_at(const soldiers_battle *b, kit_set hexes, int cell);
int soldiers_enemy_hex(const soldiers_battle *b, const soldiers_unit *u, int cell);

// Checks what a clause forbids; and, for fire at a cell alone, the fault, with words NULL if it
// is right.
bay_status soldiers_validate(const kit_node *document, const soldiers_battle *b);
kit_fault soldiers_wrong_fire(const soldiers_battle *b, const soldiers_unit *u, int cell);

#endif
