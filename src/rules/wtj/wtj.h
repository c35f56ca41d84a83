// WTJ "1916", section 5: declarations that the files of this folder share. Source of every rule:
// the clauses of clauses.def; rulings: docs/rulings/wtj.md.
#ifndef BAY_RULES_WTJ_H
#define BAY_RULES_WTJ_H

#include "rules/kit/kit_tell.h"
#include "wtj_battle.h"
#include "wtj_state.h"

// --- Telling ---------------------------------------------------------------------------------

// Tell about a side or nobody, with {0} {1} {2}; and about a unit.
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

// All measures so far, except ASSAULTS_TAKEN, which is 0.
void wtj_measure(const wtj_battle *b, const wtj_state *state, uint16_t *measure);

// wtj_remove takes bases off the unit; whatever is attached goes with the last one. But while its side
// still chooses bases and may choose the attached ones, they stay; wtj_share_fate takes them after
// the last choice: ruling R-4. wtj_leave takes the unit off the ground, with FELL_BACK or IN_ROUT.
// wtj_strike notes that it has had a base killed or damaged: WTJ-M1, AMB-W15.
void wtj_remove(const wtj_battle *b, wtj_state *state, int unit, int bases, int telling,
                bay_trace *why);
void wtj_share_fate(const wtj_battle *b, wtj_state *state, kit_set weapons, bay_trace *why);
void wtj_leave(const wtj_battle *b, wtj_state *state, int unit, int flag, int telling,
               bay_trace *why);
void wtj_strike(const wtj_battle *b, wtj_state *state, int unit);
// One of the unit's bases on the table, in a battle that has places. Bases count from 0; the last
// one goes first.
ground_base wtj_base(const wtj_battle *b, int unit, int number); // wtj_places.c
// Where an enemy touches that edge of the unit (EDGES: any edge) as the battle begins; false if
// none does.
bool wtj_find_touch(const wtj_battle *b, int unit, int number, int edge, bay_point *at);

// --- Modifiers (wtj_modifiers.c) -------------------------------------------------------------

// True if the modifier, a row before CAVALRY_FIRST, counts for the side; and if the cavalry's does.
bool wtj_counts(const wtj_battle *b, const wtj_state *state, int side, enum wtj_param row);
bool wtj_horse_counts(const wtj_battle *b, const wtj_state *state, int side);
// True if the modifier applies to the unit.
bool wtj_has(const wtj_battle *b, const wtj_state *state, int unit, enum wtj_param row);
// Judges all modifiers for both sides.
void wtj_judge_modifiers(const wtj_battle *b, wtj_state *state, bay_trace *why);
// The number of rounds of the current assault; tells it.
int wtj_rounds_of(const wtj_battle *b, const wtj_state *state, bay_trace *why);

// --- Fire (wtj_fire.c) -----------------------------------------------------------------------

// True if the unit has small arms that the rules give a number for.
bool wtj_has_small_arms(const wtj_battle *b, int unit);
// wtj_may_fire: true if the unit can do anything in the fire phase of its side. wtj_left_to_fire:
// how many units of that side can.
bool wtj_may_fire(const wtj_battle *b, const wtj_state *state, int unit);
int wtj_left_to_fire(const wtj_battle *b, const wtj_state *state);
// True if the modifier, FIRE_COVER or FIRE_MOVED, counts for the unit's dice.
bool wtj_fire_counts(const wtj_battle *b, const wtj_state *state, int unit, int target,
                     enum wtj_param row);

// wtj_about_shot: makes a step about a die of small arms with `plus`. wtj_bases_hit: the bases that
// its result takes: W-T4.
void wtj_about_shot(const wtj_battle *b, bay_step *step, int unit, int target, int plus);
int wtj_bases_hit(const wtj_battle *b, int result);

// --- Morale (wtj_morale.c) -------------------------------------------------------------------

// True if the effect of a cell, MUTINOUS_AT_1 to FANATIC_AT_LESS_2, is unknown.
bool wtj_cell_unknown(const wtj_battle *b, int row);

// --- Tanks -----------------------------------------------------------------------------------

// Makes infantry that touches only tanks engage them; all units of the current assault that engage
// tanks (tanks/engage.c).
void wtj_engage_all(const wtj_battle *b, wtj_state *state, bay_trace *why);
kit_set wtj_engaging(const wtj_battle *b, const wtj_state *state);
// The tank units of the current assault that take part in it; and, in the assault phase, those that
// take none, because they have assaulted in their movement: `tank_attempts: once`, ruling R-23.
kit_set wtj_tanks(const wtj_battle *b, const wtj_state *state);
kit_set wtj_done_tanks(const wtj_battle *b, const wtj_state *state);
// True if a tank can fire or be attempted in the next round (tanks/rounds.c). The number of assaults
// that its unit has the movement left for (tanks/moves.c).
bool wtj_tanks_fight(const wtj_battle *b, const wtj_state *state);
int wtj_assaults_left(const wtj_battle *b, const wtj_state *state, int unit);
// Destroys weapons that are alone among `units` (wtj_unit.c).
void wtj_overrun(const wtj_battle *b, wtj_state *state, kit_set units, bay_trace *why);

// --- The assault in hand ---------------------------------------------------------------------

// The units of the assault that this one is in (wtj_order.c).
kit_set wtj_group_of(const wtj_battle *b, const wtj_state *state, int unit);
// Finds which units of state->group engage tanks, and which stand behind the dice (wtj_assault.c).
void wtj_draw_up(const wtj_battle *b, wtj_state *state, bay_trace *why);
// wtj_count_loss counts bases that the side has lost in the assault. wtj_clear_assault ends the
// assault and clears everything kept for it.
void wtj_count_loss(const wtj_battle *b, wtj_state *state, int side, int bases);
void wtj_clear_assault(const wtj_battle *b, wtj_state *state);
// Call it before a question or a throw, `stage`, in the assault: zeroes what cannot matter any
// more. Returns `stage`.
uint8_t wtj_forget(const wtj_battle *b, wtj_state *state, uint8_t stage);

// --- From one question to the next -----------------------------------------------------------

KIT_STEPS(wtj); // a chapter with nothing more to ask returns WTJ_GOES_ON

wtj_step wtj_go_on;                           // through the chapters of the turns (wtj_turn.c)
wtj_step wtj_fire;                            // wtj_fire.c
wtj_step wtj_tests;                           // wtj_morale.c
wtj_step wtj_assaults;                        // wtj_order.c: the next assault
wtj_step wtj_begin;                           // wtj_assault.c: its questions and its line
wtj_step wtj_next_round, wtj_lose;            // the same; all losses that are due
wtj_step wtj_engage;                          // tanks/engage.c
wtj_step wtj_tanks_of_round;                  // tanks/rounds.c: all that is left of the round
wtj_step wtj_next_tank;                       // the same, from the next tank unit on
wtj_step wtj_assign;                          // tanks/attempts.c: infantry to tank units
wtj_step wtj_begin_attempts;                  // the same: at the tank unit whose turn it is
wtj_step wtj_tank_move, wtj_own_assault_over; // tanks/moves.c
wtj_step wtj_judge, wtj_settle, wtj_end;      // wtj_result.c

void wtj_set_up(const wtj_battle *b, wtj_state *state); // the units as they stand at the start
// Whether this turn is the last of `turns`; and whether any personnel is in contact, without which no
// further turn comes. R-13
bool wtj_is_last_turn(const wtj_battle *b, const wtj_state *state);
bool wtj_any_contact(const wtj_battle *b, const wtj_state *state);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn wtj_about_cursor, wtj_about_tank, wtj_about_infantry; // the unit whose turn it is
bay_about_fn wtj_about_round, wtj_about_test, wtj_about_command, wtj_about_fire, wtj_about_guns;
bay_about_fn wtj_about_tank_fire, wtj_about_attempts, wtj_about_moving;
extern const bay_joined wtj_rounds_joined;
void wtj_merge(const bay_battle *battle, void *at);
wtj_resolve_fn wtj_resolve_round, wtj_resolve_test, wtj_resolve_command, wtj_resolve_fire;
wtj_resolve_fn wtj_resolve_tank_fire, wtj_resolve_attempts, wtj_resolve_guns;
wtj_list_fn wtj_list_losses, wtj_list_firers, wtj_list_targets, wtj_list_gun_targets;
wtj_list_fn wtj_list_tank_targets, wtj_list_attempts, wtj_list_moves, wtj_list_assaults;
wtj_apply_fn wtj_apply_loss, wtj_apply_breakthrough, wtj_apply_leaving, wtj_apply_dismount;
wtj_apply_fn wtj_apply_firer, wtj_apply_target, wtj_apply_gun_target;
wtj_apply_fn wtj_apply_engaging, wtj_apply_tank_target, wtj_apply_attempt, wtj_apply_move;
wtj_apply_fn wtj_apply_assault;

// Lists options about units, the largest first, equal ones in their order (wtj_assault.c).
uint32_t wtj_by_size(const wtj_state *state, bay_option *list, int row, kit_set units);

#endif
