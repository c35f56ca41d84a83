// Portable Close Combat: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/portable.md.
//
// A phase runs from one question to the next: each function of that kind runs on until something is
// asked, thrown or over, and returns the stage of it, which whoever the waist has called writes into
// the situation.
#ifndef BAY_RULES_PORTABLE_H
#define BAY_RULES_PORTABLE_H

#include "portable_battle.h"
#include "portable_state.h"

// --- Who is where (portable_positions.c) -----------------------------------------------------
// A unit, or NOBODY; a cell, or BOARD_NOWHERE.

// The first of them in the cell.
int portable_first_in(const portable_state *state, kit_set among, int cell);
int portable_front(const portable_battle *b, const portable_state *state, int unit);
// The enemy to its front: a fighting unit, or a commander who is alone.
int portable_opponent(const portable_battle *b, const portable_state *state, int unit);
// Those of the side who have the cell to their front.
kit_set portable_before(const portable_battle *b, const portable_state *state, int side,
                        int cell);
bool portable_enterable(const portable_battle *b, int cell); // whoever stands there
// Where an attacker is, seen from its target: square_aspect.
int portable_aspect(const portable_battle *b, const portable_state *state, int attacker,
                    int target);
// The targets of those who have initiated.
kit_set portable_declared(const portable_battle *b, const portable_state *state);
void portable_move(const portable_battle *b, portable_state *state, int unit, int cell);
void portable_lose(const portable_battle *b, portable_state *state, int unit);
void portable_deed(const portable_battle *b, portable_state *state, int unit, int deed);

// --- The score needed (portable_to_hit.c) ----------------------------------------------------
// 1 .. 7: 1 hits and 7 misses without a die. why: the modifiers are told.

int portable_to_hit(const portable_battle *b, const portable_state *state, int roller, int at,
                    bay_trace *why);
int portable_shot_to_hit(const portable_battle *b, const portable_state *state, int firer,
                         int at);
// The die that the step's unit throws.
void portable_throw(const portable_battle *b, bay_step *step, int to_hit);

// --- From one question to the next -----------------------------------------------------------

typedef uint8_t portable_step(const portable_battle *b, portable_state *state, bay_trace *why);

portable_step portable_fire; // from the cursor on
portable_step portable_declarations, portable_next_combat;
portable_step portable_combat_ends, portable_left_alone, portable_resolved;
portable_step portable_falls_back, portable_advance;
uint8_t portable_combat(const portable_battle *b, portable_state *state, int target,
                        bay_trace *why);
uint8_t portable_hit(const portable_battle *b, portable_state *state, int unit, int from,
                     bay_trace *why);
uint8_t portable_turns(const portable_battle *b, portable_state *state, int unit);

// The clause that forbids the unit to initiate as it stands; -1 none.
int portable_forbids(const portable_battle *b, const portable_state *state, int unit);

// Forgets where those stand who cannot matter any more (portable_canonicalise.c); where all do.
void portable_canonicalise(const portable_battle *b, portable_state *state);
void portable_forget_all(const portable_battle *b, portable_state *state);
void portable_spread(portable_battle *b); // fills b->near
// Objectives that units of each side hold now.
void portable_holds(const portable_battle *b, const portable_state *state, uint8_t held[2]);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn portable_about_advance, portable_about_cursor, portable_about_effect,
    portable_about_leader, portable_about_shot, portable_about_target, portable_about_to_hit;
bay_options_fn portable_list_advance, portable_list_facing, portable_list_next_attack,
    portable_list_next_combat, portable_list_next_roller, portable_list_retreat,
    portable_list_target;
bay_apply_fn portable_apply_advance, portable_apply_declare, portable_apply_facing,
    portable_apply_fire, portable_apply_next_attack, portable_apply_next_combat,
    portable_apply_next_roller, portable_apply_retreat, portable_apply_target;
bay_resolve_fn portable_resolve_effect, portable_resolve_shot, portable_resolve_to_hit;

// --- The waist (portable_reader.c, portable_stages.c, portable_score.c, …) -------------------

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void portable_start(const portable_battle *b, portable_state *state); // as the scenario stands
// The usual objectives, what a clause forbids of the battle as it stands, and the largest that
// measures can become (portable_validate.c).
bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state);
void portable_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t portable_stage(const bay_battle *battle, const void *at);
void portable_score(const bay_battle *battle, const void *at, bay_score *out);
void portable_features(const bay_battle *battle, const void *at, int32_t *features);
void portable_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_rules bay_rules_portable;
extern const bay_key PORTABLE_KEY_TABLE[];
extern const terrain_kind PORTABLE_TERRAIN[];
extern const bay_feature PORTABLE_FEATURE_TABLE[];

#endif
