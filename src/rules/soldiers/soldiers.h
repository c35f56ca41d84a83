// Close assaults for Soldiers: what the files of this folder share. Source of every rule: the
// clauses of clauses.def; rulings: docs/rulings/soldiers.md.
#ifndef BAY_RULES_SOLDIERS_H
#define BAY_RULES_SOLDIERS_H

#include "soldiers_battle.h"
#include "soldiers_state.h"

// --- Units and hexes as they are now (soldiers_unit.c) ---------------------------------------

bool soldiers_on_foot(const soldiers_unit *u);
kit_set soldiers_in(const soldiers_battle *b, const soldiers_state *state, int side, int cell);
int soldiers_points(const soldiers_battle *b, kit_set units); // stacking points, full values
kit_set soldiers_on_board(const soldiers_battle *b, const soldiers_state *state);
void soldiers_eliminate(const soldiers_battle *b, soldiers_state *state, int unit);
void soldiers_disrupt(const soldiers_battle *b, soldiers_state *state, int unit);
void soldiers_move(const soldiers_battle *b, soldiers_state *state, int unit, int cell);

// --- From one question to the next -----------------------------------------------------------

// Each goes on until something is asked, thrown or over, and returns that stage.
typedef uint8_t soldiers_step(const soldiers_battle *b, soldiers_state *state, bay_trace *why);

soldiers_step soldiers_announce; // from the cursor on
soldiers_step soldiers_shots;    // fire and charges
soldiers_step soldiers_assaults, soldiers_next_assault;
soldiers_step soldiers_retreats;
soldiers_step soldiers_advance, soldiers_end;

// What the unit may fire at now: units or hexes, as FIRE_ON says. Do two of a side throw in the same
// column for all at which both may fire?
kit_set soldiers_fire_targets(const soldiers_battle *b, const soldiers_state *state, int unit);
bool soldiers_fires_alike(const soldiers_battle *b, int unit, int other);
// The fire of a side begins. And the unit at the cursor fires at `at`, in words, which is in this hex.
void soldiers_tell_who_fires(const soldiers_battle *b, const soldiers_state *state, int side,
                             bay_trace *why);
void soldiers_tell_fire(const soldiers_battle *b, const soldiers_state *state, int at, int hex,
                        bay_trace *why);

// Does the attacker's unit assault the hex, as things are? Who does? Who is assaulted there?
bool soldiers_assaulter(const soldiers_battle *b, const soldiers_state *state, int unit,
                        int hex);
kit_set soldiers_assaulters(const soldiers_battle *b, const soldiers_state *state, int hex);
kit_set soldiers_assaulted(const soldiers_battle *b, const soldiers_state *state, int hex);

// Has an alike unit before it, that is against the same, answered in this bundle: by cancelling,
// by staying? R-3
bool soldiers_alike_answered(const soldiers_battle *b, const soldiers_state *state, int unit,
                             int against);

// The odds and the column of the assault in hand.
typedef struct soldiers_odds {
    int points, against; // stacking points, full values
    int twice;           // twice what counts of `against`: AMB-A19
    int shift;           // columns to the left
    int column;          // on the table, shifted; -1 off it
} soldiers_odds;

soldiers_odds soldiers_odds_of(const soldiers_battle *b, const soldiers_state *state);
void soldiers_tell_odds(const soldiers_battle *b, const soldiers_state *state, bay_trace *why);
// The column for `points` : `against` less `shift` columns; -1 off the table. R-9
int soldiers_column_of(const soldiers_battle *b, const soldiers_table *table, int points,
                       int against, int shift);

// The throw on a column, what a result of it means, and which dice do what, told.
bay_throw soldiers_throw(int who, int dice, int sides, const soldiers_column *column);
int soldiers_outcome(const soldiers_column *column, uint32_t result);
void soldiers_tell_dice(bay_trace *why, int telling, const soldiers_column *column, int dice);

// Forgets what cannot matter any more, before an assault, or when the hex in hand is entered
// (soldiers_canonicalise.c).
void soldiers_canonicalise(const soldiers_battle *b, soldiers_state *state, bool entered);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn soldiers_about_cursor, soldiers_about_in_hand, soldiers_about_shot,
    soldiers_about_assault;
bay_options_fn soldiers_list_announce, soldiers_list_next_shot, soldiers_list_shot,
    soldiers_list_next_assault, soldiers_list_next_retreat, soldiers_list_retreat;
bay_apply_fn soldiers_apply_announce, soldiers_apply_next_shot, soldiers_apply_shot,
    soldiers_apply_next_assault, soldiers_apply_cancel, soldiers_apply_next_retreat,
    soldiers_apply_retreat, soldiers_apply_advance;
bay_resolve_fn soldiers_resolve_shot, soldiers_resolve_assault;

// What is told of a place, as the waist numbers it: {other}.
static inline void soldiers_tell_place(bay_trace *why, int telling, bay_side side, int place) {
    bay_tell_event(why, (bay_event){.telling = (uint16_t)telling,
                                    .unit = BAY_NO_UNIT,
                                    .other = (uint16_t)place,
                                    .side = (uint8_t)side});
}

// --- The waist -------------------------------------------------------------------------------

bay_status soldiers_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void soldiers_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t soldiers_stage(const bay_battle *battle, const void *at);
void soldiers_score(const bay_battle *battle, const void *at, bay_score *out);
void soldiers_features(const bay_battle *battle, const void *at, int32_t *features);
void soldiers_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_rules bay_rules_soldiers;
extern const terrain_kind SOLDIERS_KIND_TABLE[];
extern const bay_key SOLDIERS_KEY_TABLE[];

#endif
