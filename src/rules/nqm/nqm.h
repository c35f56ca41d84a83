// Not Quite Mechanised, close assault: the declarations that the files of this folder share.
// Source of every rule: the clauses of clauses.def; rulings: docs/rulings/nqm.md.
#ifndef BAY_RULES_NQM_H
#define BAY_RULES_NQM_H

#include "nqm_state.h"
#include "rules/kit/kit_battle.h"
#include "rules/kit/kit_reader.h"
#include "rules/kit/kit_tell.h"

// --- Who is there (nqm_force.c) --------------------------------------------------------------

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side); // of all that do
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side);
bool nqm_tanks_only(const nqm_battle *b, const nqm_state *state); // the present body
kit_set nqm_unhurt_commands(const nqm_battle *b, const nqm_state *state, int side);
int nqm_command_figure(const nqm_battle *b, const nqm_state *state); // ungrouped; or -1
bool nqm_grouped_command(const nqm_battle *b, const nqm_state *state);
bool nqm_command_present(const nqm_battle *b, const nqm_state *state);
// Bases of all committed stands, or of those that can still defend.
int nqm_bases(const nqm_battle *b, const nqm_state *state, int side);
// Bases of one stand, or of a block, that has so many clean points.
int nqm_bases_of(const nqm_battle *b, int side, int points);
int nqm_losses(const nqm_battle *b, const nqm_state *state, int side); // casualties taken
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, kit_set stands); // for good

// Tells of a stand.
static inline void nqm_tell(const nqm_battle *b, bay_trace *why, int telling, int side,
                            int stand) {
    kit_tell_of(&b->common, why, telling, nqm_unit(b, side, stand));
}

// --- What is alike from here on (nqm_symmetry.c) ---------------------------------------------

kit_set nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int stand); // and it
// The first of each kind: battalions of the attacker, areas of the defender.
kit_set nqm_first_of_kind(const nqm_battle *b, const nqm_state *state, int side,
                          kit_set groups);
// Can no test tell those apart who hold the ground? Of the two who alone are ready: does it decide
// nothing which of them takes a pin?
bool nqm_tested_alike(const nqm_battle *b, const nqm_state *state);
bool nqm_quality_is_all(const nqm_battle *b, const nqm_state *state, int side, kit_set ready);
// Puts the pins of these stands on one after another.
void nqm_pack(const nqm_battle *b, nqm_state *state, int side, kit_set stands);

// --- Quality and dice ------------------------------------------------------------------------

int nqm_dice_most(const nqm_battle *b, const nqm_state *state, int side);
int nqm_dice_of(const nqm_battle *b, const nqm_state *state, int side, kit_set attacking);
int nqm_attacks_of(const nqm_battle *b, const nqm_state *state, int side); // X; NQM_NO_LIMIT
// The quality of a set of stands; the side's own if the set is empty.
int nqm_quality_of(const nqm_battle *b, int side, kit_set stands);

// --- The units that test (nqm_tests.c) -------------------------------------------------------

// The pins until the unit nearest to its test has to test; NQM_NO_LIMIT: none will. A side that
// is not in the fight yet counts as it stands.
int nqm_short_of_test(const nqm_battle *b, const nqm_state *state, int side);
void nqm_join(const nqm_battle *b, nqm_state *state, int side, int stand);
void nqm_enter(const nqm_battle *b, nqm_state *state, int side); // those touched form units
int nqm_battalion_called(const nqm_battle *b, int stand);        // or BAY_NO_UNIT

// --- From one question to the next -----------------------------------------------------------

typedef uint8_t nqm_step_after(const nqm_battle *b, nqm_state *state, bool joined,
                               bay_trace *why); // after a bundle: did anybody join
typedef uint8_t nqm_step_judged(const nqm_battle *b, nqm_state *state, kit_set beaten,
                                bay_trace *why); // sides that cannot fight on
typedef uint8_t nqm_step_told(const nqm_battle *b, nqm_state *state, int telling,
                              bay_trace *why);
typedef uint8_t nqm_step_ending(const nqm_battle *b, nqm_state *state, int ending,
                                bay_trace *why);

// An attack (nqm_attack.c, nqm_pick.c, nqm_pins.c, nqm_tests.c).
nqm_step nqm_commitment, nqm_sequence_begins, nqm_attack_begins, nqm_attack_dice,
    nqm_casualties_placed, nqm_tests;
// The stand of a set that is not empty with the most clean points, of equals of the best quality.
int nqm_strongest(const nqm_battle *b, const nqm_state *state, int side, kit_set stands);
// Do pins fill one stand after another, because only their total counts?
bool nqm_packs(const nqm_battle *b, const nqm_state *state, int side);
void nqm_count_permanent(const nqm_battle *b, nqm_state *state);

// The commitment (nqm_commit.c): asks about one stand after another at `stage`, and continues
// after the last answer.
uint8_t nqm_bundle(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why);
bool nqm_could_join(const nqm_battle *b, const nqm_state *state, int stage); // anybody, legally
kit_set nqm_may_counter(const nqm_battle *b, const nqm_state *state, bool at_once);

// Judgement (nqm_judge.c).
nqm_step_judged nqm_judge;
nqm_step nqm_reinforced, nqm_continues;
nqm_step_after nqm_last_reserve_over, nqm_defender_last_over;
nqm_step_told nqm_assailant_stops, nqm_target_yields;
// Asks the assailant at `stage` whether he goes on; one that needs fresh troops and has none stops.
uint8_t nqm_goes_on_to(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why);

// Turns, areas, hours (nqm_turn.c).
nqm_step nqm_goes_in, nqm_commits;
// The sentence about a disorganised stand of the side that is assaulted: it disperses, or surrenders
// if its line of retreat is closed. NQM-S10
int nqm_disorganised_telling(const nqm_battle *b, int side);
nqm_step_ending nqm_area_falls;
void nqm_forget_turns(const nqm_battle *b,
                      nqm_state *state); // who has which pin after the last
uint8_t nqm_turn_over(const nqm_battle *b, nqm_state *state, bool used_up, bay_trace *why);
uint8_t nqm_body_out(const nqm_battle *b, nqm_state *state, int ending, int telling,
                     bay_trace *why);
uint8_t nqm_end(const nqm_battle *b, nqm_state *state, int ending, int telling, bay_trace *why);

// Tanks (nqm_tanks.c).
nqm_step nqm_roll_in;
nqm_step_judged nqm_rolled_in, nqm_fire_judged, nqm_hunt_judged;
int nqm_guns(const nqm_battle *b, const nqm_state *state, int side, bay_trace *why);
uint8_t nqm_tanks_turn(const nqm_battle *b, nqm_state *state);
void nqm_stand_down(const nqm_battle *b, nqm_state *state);
uint8_t nqm_hunt_over(const nqm_battle *b, nqm_state *state, bay_trace *why);
uint8_t nqm_tanks_question(nqm_state *state);

// After the assault (nqm_after.c, nqm_reorganise.c, nqm_counter.c).
kit_set nqm_holders(const nqm_battle *b, const nqm_state *state);         // who hold the ground
int nqm_red_pins(const nqm_battle *b, const nqm_state *state, int stand); // that can come off
nqm_step nqm_after_success, nqm_reorganise, nqm_counter_next, nqm_counter_fails;
nqm_step_judged nqm_counter_judged;
void nqm_pack_holders(const nqm_battle *b, nqm_state *state); // where only their total counts
nqm_step_ending nqm_ground_won, nqm_ground_not_won;
nqm_step_after nqm_counter_last_over;

// --- The stages ------------------------------------------------------------------------------

bay_about_fn nqm_about_stand, nqm_about_attack, nqm_about_test, nqm_about_fire,
    nqm_about_odd_pin;
nqm_list_fn nqm_list_groups, nqm_list_commit, nqm_list_pick, nqm_list_dice, nqm_list_pins,
    nqm_list_against, nqm_list_take_off;
bay_settled_fn nqm_is_over;

nqm_apply_fn nqm_follows_coordinate, nqm_follows_battalion, nqm_follows_area,
    nqm_follows_fight_on, nqm_follows_commit, nqm_follows_pick, nqm_follows_attack_dice,
    nqm_follows_defence, nqm_follows_pin, nqm_follows_again, nqm_follows_stay, nqm_follows_hunt,
    nqm_follows_against, nqm_follows_tanks_in, nqm_follows_counter_now, nqm_follows_success,
    nqm_follows_counter_next, nqm_follows_failure, nqm_follows_take_off;
nqm_resolve_fn nqm_follows_attack, nqm_follows_test, nqm_follows_fire, nqm_follows_odd_pin;

// --- Loading ---------------------------------------------------------------------------------

bay_status nqm_validate(const kit_node *document, const nqm_battle *b);
void nqm_prepare(const bay_loading *in, kit_names names, nqm_battle *b);
bool nqm_can_go_in(const nqm_battle *b, kit_set body);
int nqm_points_at_start(const nqm_battle *b, int side, kit_set stands); // clean ones

#endif
