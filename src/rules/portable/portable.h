// Portable Close Combat: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/portable.md.
//
// From one question to the next: the functions of portable_fire.c, portable_declare.c,
// portable_order.c, portable_combat.c, portable_hit.c, portable_retreat.c and portable_advance.c
// each run on until something is asked, thrown or over, and leave its stage in *state.
#ifndef BAY_RULES_PORTABLE_H
#define BAY_RULES_PORTABLE_H

#include "portable_battle.h"
#include "portable_state.h"

// --- Who is where (portable_positions.c) -----------------------------------------------------
// A unit, or NOBODY; a cell, or BOARD_NOWHERE.

int portable_fighter_in(const portable_battle *b, const portable_state *state, int cell,
                        int side);
int portable_commander_in(const portable_battle *b, const portable_state *state, int cell,
                          int side);
int portable_anybody_in(const portable_battle *b, const portable_state *state, int cell);
// The enemy of `side` there: its fighting unit, or its commander who is alone.
int portable_enemy_in(const portable_battle *b, const portable_state *state, int cell,
                      int side);
int portable_front(const portable_battle *b, const portable_state *state, int unit);
int portable_opponent(const portable_battle *b, const portable_state *state,
                      int unit); // to front
// Units of a side as a set, a bit each: one, and those in it in scenario order.
uint32_t portable_one(int unit);
int portable_in_order(uint32_t units, uint8_t list[PORTABLE_SIDE_MAX]);
bool portable_enterable(const portable_battle *b, int cell); // whoever stands there
// Where an attacker is, seen from its target: square_aspect.
int portable_aspect(const portable_battle *b, const portable_state *state, int attacker,
                    int target);
void portable_move(const portable_battle *b, portable_state *state, int unit, int cell);
void portable_remove(const portable_battle *b, portable_state *state, int unit);
void portable_deed(const portable_battle *b, portable_state *state, int unit, int deed);

// --- The score needed (portable_to_hit.c) ----------------------------------------------------
// 1 .. 7: 1 hits and 7 misses without a die. why: the modifiers are told.

int portable_to_hit(const portable_battle *b, const portable_state *state, int roller, int at,
                    bay_trace *why);
int portable_shot_to_hit(const portable_battle *b, const portable_state *state, int firer,
                         int at);
// The die that the step's unit throws.
void portable_throw(const portable_battle *b, bay_step *step, int needed);

// --- From one question to the next -----------------------------------------------------------

typedef void portable_step(const portable_battle *b, portable_state *state, bay_trace *why);

portable_step portable_fire; // from the cursor on
portable_step portable_declarations, portable_next_attack, portable_next_combat, portable_over;
portable_step portable_combat_ends, portable_left_alone, portable_resolved;
portable_step portable_falls_back, portable_advance;

// The clause that forbids the unit to initiate as it stands; -1 none.
int portable_forbids(const portable_battle *b, const portable_state *state, int unit);
void portable_combat(const portable_battle *b, portable_state *state, int target,
                     bay_trace *why);
int portable_attackers(const portable_state *state, uint8_t list[PORTABLE_SIDE_MAX]);
void portable_hit(const portable_battle *b, portable_state *state, int unit, int from,
                  bay_trace *why);
void portable_lose(const portable_battle *b, portable_state *state, int unit);
void portable_turn(const portable_battle *b, portable_state *state, int unit);

// Forgets where those stand who cannot matter any more (portable_canonicalise.c).
void portable_canonicalise(const portable_battle *b, portable_state *state);
// Objectives that units of the side hold now.
int portable_holds(const portable_battle *b, const portable_state *state, int side);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn portable_about_advance, portable_about_cursor, portable_about_effect,
    portable_about_facing, portable_about_retreat, portable_about_shot, portable_about_target,
    portable_about_to_hit;
bay_options_fn portable_list_advance, portable_list_declare, portable_list_facing,
    portable_list_fire, portable_list_next_attack, portable_list_next_combat,
    portable_list_next_roller, portable_list_retreat, portable_list_target;
bay_apply_fn portable_apply_advance, portable_apply_declare, portable_apply_facing,
    portable_apply_fire, portable_apply_next_attack, portable_apply_next_combat,
    portable_apply_next_roller, portable_apply_retreat, portable_apply_target;
bay_resolve_fn portable_resolve_effect, portable_resolve_shot, portable_resolve_to_hit;

// --- The waist (portable_reader.c, portable_stages.c, portable_score.c, …) -------------------

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void portable_start(const portable_battle *b, portable_state *state); // as the scenario stands
void portable_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t portable_stage(const bay_battle *battle, const void *at);
void portable_score(const bay_battle *battle, const void *at, bay_score *out);
void portable_features(const bay_battle *battle, const void *at, int32_t *features);
void portable_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_rules bay_rules_portable;
extern const bay_key PORTABLE_KEY_TABLE[];
extern const bay_step_info PORTABLE_STEP_TABLE[];

#endif
