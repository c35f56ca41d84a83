// Trial Assault Rules: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/trial40k.md.
#ifndef BAY_RULES_TAR_H
#define BAY_RULES_TAR_H

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "rules/trial40k/state.h"

// A part of a combat: the stage at which something is asked or thrown, or TAR_GOES_ON.
typedef uint8_t tar_step(const tar_battle *b, tar_state *state, bay_trace *why);

// --- Who is there (fight/models.c) -----------------------------------------------------------

int tar_models(const tar_battle *b, const tar_state *state, int unit);
bool tar_is_there(const tar_battle *b, const tar_state *state, int unit);
// Those of `units` that are there.
kit_set tar_there(const tar_battle *b, const tar_state *state, kit_set units);
// Wounds that the models of a group have left.
int tar_wounds_left(const tar_battle *b, const tar_state *state, int group);
// Is the group in the danger zone of its pair's striker? TAR-068
bool tar_in_zone(const tar_battle *b, int group, tar_pair pair);
// Wounds that the zone of a pair can still take: those thrown already are not taken off.
int tar_zone(const tar_battle *b, const tar_state *state, int pair);

// --- Majorities (fight/majority.c) -----------------------------------------------------------

// What counts of a target unit: TAR-064, 071, 080.
typedef struct tar_target {
    uint8_t ws, t, sv, inv;
} tar_target;
tar_target tar_target_of(const tar_battle *b, const tar_state *state, int unit);
// The questions that a tie puts to the unit's owner; TAR_GOES_ON.
uint8_t tar_ask_ties(const tar_battle *b, tar_state *state, int unit);

// --- Weapons and blows (fight/weapons.c, fight/blows.c) ---------------------------------------

// What the models of a group need to do a wound.
typedef struct tar_blow {
    uint8_t hit, wound; // NO_WOUND: they cannot
    uint8_t save;       // what the owner saves on; NO_SAVE
    uint8_t rend_save;  // the same against a rending 6
    bool again, rends;
    uint8_t strength;
} tar_blow;
enum { NO_WOUND = 7, NO_HIT_THROWN = 1 };

// Do the models of a group strike now? And is it the first of those who throw together?
bool tar_strikes(const tar_battle *b, const tar_state *state, int group);

bool tar_sweeps(const tar_state *state); // blows of a sweeping advance, or of the fight
int tar_attacks(const tar_battle *b, const tar_state *state, int group);
int tar_weapon_of(const tar_battle *b, const tar_state *state, int group);
tar_blow tar_blow_of(const tar_battle *b, const tar_state *state, int group);
// Of 46,656 attacks with the weapon, how many do a wound that is not saved.
int tar_chance(const tar_battle *b, const tar_state *state, int group, int weapon);
// Has the group a special weapon that it may leave aside, or several?
bool tar_has_choice(const tar_battle *b, int group);

// Where the next throw comes from: state->cursor is its group.
uint8_t tar_blows(const tar_battle *b, tar_state *state, bay_trace *why);

// --- The parts of a combat, and what they hand on ---------------------------------------------

tar_step tar_choose, tar_fight;            // fight
tar_step tar_lay;                          // fight/lay.c
tar_step tar_result, tar_tests, tar_sweep; // after
tar_step tar_draw_up, tar_combat_over;     // after/phase.c
uint8_t tar_go_on(const tar_battle *b, tar_state *state, bay_trace *why);
// The Initiative at which a group strikes, or COVER_STEP.
int tar_step_of(const tar_battle *b, const tar_state *state, int group);
// A unit of the side whose turn the phase is in comes first.
int tar_side_first(const tar_battle *b, const tar_state *state);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn tar_about_group, tar_about_unit, tar_about_blows, tar_about_casualties;
bay_about_fn tar_about_morale, tar_about_fall_back, tar_about_sweep_roll;
bay_options_fn tar_list_weapons, tar_list_toughness, tar_list_saves, tar_list_casualties;
bay_apply_fn tar_apply_weapon, tar_apply_toughness, tar_apply_save, tar_apply_casualties;
bay_apply_fn tar_apply_sweep;
bay_resolve_fn tar_resolve_blows, tar_resolve_morale, tar_resolve_fall_back;
bay_resolve_fn tar_resolve_sweep_roll;

// --- The system's own functions --------------------------------------------------------------

extern const bay_key TAR_KEY_TABLE[];
bay_status tar_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void tar_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t tar_stage_of(const bay_battle *battle, const void *at);
void tar_score(const bay_battle *battle, const void *at, bay_score *out);
void tar_features(const bay_battle *battle, const void *at, int32_t *features);
void tar_view(const bay_battle *battle, const void *at, bay_view *sink);

#endif
