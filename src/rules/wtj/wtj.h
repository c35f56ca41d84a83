// WTJ "1916", section 5: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/wtj.md.
#ifndef BAY_RULES_WTJ_H
#define BAY_RULES_WTJ_H

#include "rules/kit/kit_tell.h"
#include "wtj_battle.h"
#include "wtj_state.h"

// --- Telling ---------------------------------------------------------------------------------

// About a side or nobody, {0} {1} {2}; and about a unit.
static inline void wtj_say(bay_trace *why, int telling, int side, int first, int second,
                           int third) {
    const int32_t number[3] = {first, second, third};
    bay_tell(why, telling, (bay_side)side, BAY_NO_UNIT, number);
}

static inline void wtj_tell(const wtj_battle *b, bay_trace *why, int telling, int unit,
                            int number) {
    kit_tell(&b->common, why, telling, unit, BAY_NO_UNIT, number);
}

// --- Units as they are now (wtj_unit.c) ------------------------------------------------------

// What all measures are so far; but for ASSAULTS_TAKEN, which is 0.
void wtj_measure(const wtj_battle *b, const wtj_state *state, uint16_t *measure);

// Bases of the unit are gone; all that is attached goes with the last. It leaves the ground, with
// FELL_BACK or IN_ROUT. It has had a base killed or damaged: WTJ-M1, AMB-W15.
void wtj_remove(const wtj_battle *b, wtj_state *state, int unit, int bases, int telling,
                bay_trace *why);
void wtj_leave(const wtj_battle *b, wtj_state *state, int unit, int flag, int telling,
               bay_trace *why);
void wtj_strike(const wtj_battle *b, wtj_state *state, int unit);
// One of its bases on the table, of a battle that has places; from 0, the last one goes first.
ground_base wtj_base(const wtj_battle *b, int unit, int number); // wtj_places.c
// Where an enemy touches that edge of it (EDGES: any) as the battle begins; false: none does.
bool wtj_find_touch(const wtj_battle *b, int unit, int number, int edge, bay_point *at);

// --- Modifiers (wtj_modifiers.c) -------------------------------------------------------------

// Does the modifier, a row before CAVALRY_FIRST, count for the side? And the cavalry's?
bool wtj_counts(const wtj_battle *b, const wtj_state *state, int side, enum wtj_param row);
bool wtj_horse_counts(const wtj_battle *b, const wtj_state *state, int side);
// Has the unit what the modifier speaks of?
bool wtj_has(const wtj_battle *b, const wtj_state *state, int unit, enum wtj_param row);
// Judges all of them for both sides.
void wtj_judge_modifiers(const wtj_battle *b, wtj_state *state, bay_trace *why);
// How many rounds the assault in hand has, told.
int wtj_rounds_of(const wtj_battle *b, const wtj_state *state, bay_trace *why);

// --- Fire (wtj_fire.c) -----------------------------------------------------------------------

// Has it small arms, for which there is a number?
bool wtj_has_small_arms(const wtj_battle *b, int unit);
// Is there anything for it to do in the fire phase of its side? For how many of that side?
bool wtj_may_fire(const wtj_battle *b, const wtj_state *state, int unit);
int wtj_left_to_fire(const wtj_battle *b, const wtj_state *state);
// Does the modifier, FIRE_COVER or FIRE_MOVED, count for its dice?
bool wtj_fire_counts(const wtj_battle *b, const wtj_state *state, int unit, int target,
                     enum wtj_param row);

// A die of small arms with `plus`, as a step is about it; the bases that its result takes: W-T4.
void wtj_about_shot(const wtj_battle *b, bay_step *step, int unit, int target, int plus);
int wtj_bases_hit(const wtj_battle *b, int result);

// --- Morale (wtj_morale.c) -------------------------------------------------------------------

// Is it unknown what a cell does, MUTINOUS_AT_1 to FANATIC_AT_LESS_2?
bool wtj_cell_unknown(const wtj_battle *b, int row);

// --- Tanks -----------------------------------------------------------------------------------

// Infantry that touches tanks alone engages them; all of the assault in hand that engages tanks
// (wtj_tanks.c).
void wtj_engage_all(const wtj_battle *b, wtj_state *state, bay_trace *why);
kit_set wtj_engaging(const wtj_battle *b, const wtj_state *state);
// Can a tank fire or be attempted in the round that comes (wtj_tanks.c)? The number of assaults
// that its unit has the movement left for (wtj_tank_moves.c).
bool wtj_tanks_fight(const wtj_battle *b, const wtj_state *state);
int wtj_assaults_left(const wtj_battle *b, const wtj_state *state, int unit);
// Weapons alone among `units` are destroyed (wtj_unit.c).
void wtj_overrun(const wtj_battle *b, wtj_state *state, kit_set units, bay_trace *why);

// --- The assault in hand ---------------------------------------------------------------------

// The units of an assault in which this one is (wtj_assault.c).
kit_set wtj_group_of(const wtj_battle *b, const wtj_state *state, int unit);
// Who of state->group engages tanks, and who stands behind the dice (wtj_assault.c).
void wtj_draw_up(const wtj_battle *b, wtj_state *state, bay_trace *why);
// The side has lost bases in it. It is over, and nothing of it is kept.
void wtj_count_loss(const wtj_battle *b, wtj_state *state, int side, int bases);
void wtj_clear_assault(const wtj_battle *b, wtj_state *state);
// Before a question or a throw in it, `stage`: what cannot matter any more is zeroed. Returns `stage`.
uint8_t wtj_forget(const wtj_battle *b, wtj_state *state, uint8_t stage);

// --- From one question to the next -----------------------------------------------------------

KIT_STEPS(wtj); // a chapter that has nothing more returns WTJ_GOES_ON

wtj_step wtj_go_on;                      // through the chapters of the turns (wtj_turn.c)
wtj_step wtj_fire;                       // wtj_fire.c
wtj_step wtj_tests;                      // wtj_morale.c
wtj_step wtj_assaults, wtj_begin;        // wtj_assault.c: the next; its questions and its line
wtj_step wtj_next_round, wtj_lose;       // the same; all that is due
wtj_step wtj_engage, wtj_tanks_of_round; // wtj_tanks.c: those that have not fought in it
wtj_step wtj_tank_move, wtj_own_assault_over; // wtj_tank_moves.c
wtj_step wtj_judge, wtj_settle, wtj_end;      // wtj_result.c

void wtj_set_up(const wtj_battle *b, wtj_state *state); // the units as they stand at first
bool wtj_is_last_turn(const wtj_battle *b, const wtj_state *state);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn wtj_about_cursor, wtj_about_tank; // about the unit whose turn it is
bay_about_fn wtj_about_round, wtj_about_test, wtj_about_command, wtj_about_fire, wtj_about_guns;
bay_about_fn wtj_about_tank_fire, wtj_about_attempts, wtj_about_moving;
bay_join_fn wtj_join_rounds;
bay_resolve_joined_fn wtj_resolve_rounds;
wtj_resolve_fn wtj_resolve_round, wtj_resolve_test, wtj_resolve_command, wtj_resolve_fire;
wtj_resolve_fn wtj_resolve_tank_fire, wtj_resolve_attempts, wtj_resolve_guns;
wtj_list_fn wtj_list_losses, wtj_list_firers, wtj_list_targets, wtj_list_gun_targets;
wtj_list_fn wtj_list_tank_targets, wtj_list_moves;
wtj_apply_fn wtj_apply_loss, wtj_apply_breakthrough, wtj_apply_leaving, wtj_apply_dismount;
wtj_apply_fn wtj_apply_firer, wtj_apply_target, wtj_apply_gun_target;
wtj_apply_fn wtj_apply_engaging, wtj_apply_tank_target, wtj_apply_move;

// Options about units, the largest first, equals in their order (wtj_assault.c).
uint32_t wtj_by_size(const wtj_state *state, bay_option *list, int row, kit_set units);

#endif
