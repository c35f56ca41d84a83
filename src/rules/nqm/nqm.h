// Not Quite Mechanised, close assault: what the files of this folder share. Source of every rule:
// the clauses of clauses.def; rulings: docs/rulings/nqm.md.
//
// From one question to the next: the functions of nqm_attack.c, nqm_judge.c, nqm_turn.c,
// nqm_tanks.c and nqm_after.c each run on until something is asked, thrown or over, and leave
// its stage in *state.
#ifndef BAY_RULES_NQM_H
#define BAY_RULES_NQM_H

#include "nqm_battle.h"
#include "nqm_fight.h"
#include "nqm_state.h"
#include "nqm_tellings.h"
#include "rules/kit/kit_reader.h"

// --- Who is there (nqm_force.c) --------------------------------------------------------------

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side); // of all that do
int nqm_clean_stands(const nqm_battle *b, const nqm_state *state, int side);
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side);
bool nqm_area_held(const nqm_battle *b, const nqm_state *state, int area);
bool nqm_tanks_only(const nqm_battle *b, const nqm_state *state); // the present body
bool nqm_entered(const nqm_battle *b, const nqm_state *state);    // it has had its commitment
int nqm_command_figure(const nqm_battle *b, const nqm_state *state); // ungrouped; or -1
bool nqm_grouped_command(const nqm_battle *b, const nqm_state *state);
bool nqm_command_present(const nqm_battle *b, const nqm_state *state);
int nqm_bases_committed(const nqm_battle *b, const nqm_state *state);
int nqm_bases_defending(const nqm_battle *b, const nqm_state *state);
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, int stand); // for good
void nqm_leave_area(const nqm_battle *b, nqm_state *state, int area);
void nqm_leave_body(const nqm_battle *b, nqm_state *state, int body);

// --- What is alike from here on (nqm_symmetry.c) ------------------------------------------------

bool nqm_alike(const nqm_battle *b, const nqm_state *state, int side, int one, int other);
// Keeps in list[count] the first of each kind: battalions of the attacker, areas of the
// defender. Returns how many.
int nqm_first_of_kind(const nqm_battle *b, const nqm_state *state, int side, uint8_t *list,
                      int count);

// --- Quality and dice (nqm_quality.c) --------------------------------------------------------

int nqm_dice_most(const nqm_battle *b, const nqm_state *state, int side);
int nqm_attacks_of(const nqm_battle *b, const nqm_state *state, int side); // X, or NQM_NO_LIMIT
int nqm_unit_quality(const nqm_battle *b, const nqm_state *state, int side, int leader);

// --- The units that test (nqm_unit.c) --------------------------------------------------------
// A unit is named by its leader: the first of its stands that is in the fight.

bool nqm_leads(const nqm_battle *b, const nqm_state *state, int side, int stand);
void nqm_casualties(const nqm_battle *b, const nqm_state *state, int side, int leader,
                    int *casualties, int *strength);
bool nqm_test_reached(const nqm_battle *b, const nqm_state *state, int side, int leader);
bool nqm_must_test(const nqm_battle *b, const nqm_state *state, int side, int leader);
void nqm_unit_passes(const nqm_battle *b, nqm_state *state, int side, int leader);
void nqm_unit_fails(const nqm_battle *b, nqm_state *state, int side, int leader,
                    bay_trace *why);
void nqm_unit_mark(const nqm_battle *b, nqm_state *state, int side, int leader, int clear,
                   int set);
void nqm_join(const nqm_battle *b, nqm_state *state, int side, int stand);
void nqm_enter(const nqm_battle *b, nqm_state *state, int side); // those touched form units
void nqm_forget_attack(const nqm_battle *b, nqm_state *state);

// --- Who goes in (nqm_commit.c, nqm_pick.c) --------------------------------------------------

// Asks about stand after stand at `stage`; when the last is answered, on to what follows.
void nqm_bundle(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why);
void nqm_bundle_goes_on(const nqm_battle *b, nqm_state *state, bool commit, bay_trace *why);
bool nqm_could_join(const nqm_battle *b, const nqm_state *state, int stage); // anybody, legally
// Stands to pick from, or to pin, the standing order first. Returns how many.
int nqm_pickable(const nqm_battle *b, const nqm_state *state, uint8_t list[NQM_STANDS_MAX]);
int nqm_pinnable(const nqm_battle *b, const nqm_state *state, int side,
                 uint8_t list[NQM_STANDS_MAX]);

bool nqm_packs(const nqm_battle *b, const nqm_state *state, int side);
int nqm_told_pin(const nqm_battle *b, nqm_state *state, int side); // told by history; or -1

// --- An attack (nqm_attack.c, nqm_tests.c) ---------------------------------------------------

void nqm_sequence_begins(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_attack_begins(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_attack_dice(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_defence_dice(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_throw_ready(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_casualties_placed(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_pin(const nqm_battle *b, nqm_state *state, int side, int stand, bay_trace *why);
void nqm_attack_thrown(const nqm_battle *b, nqm_state *state, int index, bay_trace *why);
int nqm_battalion_called(const nqm_battle *b, int stand); // or BAY_NO_UNIT
void nqm_tests(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_tested(const nqm_battle *b, nqm_state *state, bool holds, bay_trace *why);

// --- Judgement (nqm_judge.c) -----------------------------------------------------------------

void nqm_judge(const nqm_battle *b, nqm_state *state, bay_trace *why);
bool nqm_nothing_fresh(const nqm_battle *b, nqm_state *state, bay_trace *why); // then he stops
void nqm_last_reserve_over(const nqm_battle *b, nqm_state *state, bool joined, bay_trace *why);
void nqm_defender_last_over(const nqm_battle *b, nqm_state *state, bool joined, bay_trace *why);
void nqm_goes_on(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_reinforced(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_stayed(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_continues(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_assailant_stops(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why);
void nqm_target_yields(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why);

// --- Turns, areas, hours (nqm_turn.c) --------------------------------------------------------

void nqm_begin(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_next_turn(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_turn(const nqm_battle *b, nqm_state *state, int body, bay_trace *why);
void nqm_turn_over(const nqm_battle *b, nqm_state *state, bool used_up, bay_trace *why);
void nqm_at_area(const nqm_battle *b, nqm_state *state, int area, bay_trace *why);
void nqm_goes_in(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_commits(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_coordinated(const nqm_battle *b, nqm_state *state, bool apart, bay_trace *why);
void nqm_area_falls(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why);
void nqm_fights_on(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_body_out(const nqm_battle *b, nqm_state *state, int ending, int telling,
                  bay_trace *why);
int nqm_open_areas(const nqm_battle *b, const nqm_state *state, uint8_t list[NQM_AREAS_MAX]);
int nqm_open_bodies(const nqm_battle *b, const nqm_state *state,
                    uint8_t list[NQM_BATTALIONS_MAX]);
void nqm_end(const nqm_battle *b, nqm_state *state, int ending, int telling, bay_trace *why);

// --- Tanks (nqm_tanks.c) ---------------------------------------------------------------------

enum nqm_against { AGAINST_FIRE, AGAINST_LEAVE, AGAINST_ASSAULT };

int nqm_guns(const nqm_battle *b, const nqm_state *state, int side, bay_trace *why);
void nqm_roll_in(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_rolled_in(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_tanks_turn(const nqm_battle *b, nqm_state *state);
void nqm_tanks_answer(const nqm_battle *b, nqm_state *state, bool drive, bay_trace *why);
int nqm_against(const nqm_battle *b, const nqm_state *state, uint8_t list[3]);
void nqm_against_answer(const nqm_battle *b, nqm_state *state, int what, bay_trace *why);
void nqm_opens_fire(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_fired(const nqm_battle *b, nqm_state *state, int hits, bay_trace *why);
void nqm_fire_judged(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_hunt_judged(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_hunt_over(nqm_state *state, bay_trace *why);
void nqm_tanks_question(nqm_state *state);

// --- After the assault (nqm_after.c, nqm_counter.c) ------------------------------------------

void nqm_ground_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why);
void nqm_ground_not_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why);
void nqm_after_success(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_reorganises(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_odd_pin(const nqm_battle *b, nqm_state *state, bool off, bay_trace *why);
// Can neither the ending nor a measure change any more?
bool nqm_settled(const nqm_battle *b, const nqm_state *state);
bool nqm_counter_possible(const nqm_battle *b, const nqm_state *state, bool at_once);
bool nqm_may_counter(const nqm_battle *b, const nqm_state *state, int stand, bool at_once);
void nqm_counter_next(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_counter(const nqm_battle *b, nqm_state *state, bool at_once, bay_trace *why);
void nqm_counter_judged(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_counter_last_over(const nqm_battle *b, nqm_state *state, bool joined, bay_trace *why);
void nqm_counter_fails(const nqm_battle *b, nqm_state *state, bay_trace *why);
void nqm_retaken(const nqm_battle *b, nqm_state *state, int telling, bay_trace *why);

// --- The waist (nqm_reader.c, nqm_begin.c, nqm_stages.c, nqm_score.c, nqm_view.c) ---------------

bay_status nqm_load(const bay_loading *in, bay_battle **out, bay_fault *why);
bay_status nqm_validate(const kit_node *document, const nqm_battle *b);
void nqm_bounds(nqm_battle *b);
void nqm_prepare(const bay_loading *in, nqm_battle *b);
bool nqm_can_go_in(const nqm_battle *b, int battalion); // -1: all of them together
bool nqm_clean_at_start(const nqm_stand *s);
void nqm_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t nqm_stage(const bay_battle *battle, const void *at);
void nqm_score(const bay_battle *battle, const void *at, bay_score *out);
void nqm_features(const bay_battle *battle, const void *at, int32_t *features);
void nqm_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_rules bay_rules_nqm;
extern const bay_param NQM_PARAM_TABLE[];
extern const bay_key NQM_KEY_TABLE[];
extern const bay_step_info NQM_STEP_TABLE[];
extern const bay_option_row NQM_OPTION_TABLE[];

#endif
