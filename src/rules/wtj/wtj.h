// WTJ "1916", section 5: what the files of this folder share. Source of every rule: the clauses of
// clauses.def; rulings: docs/rulings/wtj.md.
#ifndef BAY_RULES_WTJ_H
#define BAY_RULES_WTJ_H

#include "rules/kit/kit_tell.h"
#include "wtj_battle.h"
#include "wtj_state.h"

// --- Telling ---------------------------------------------------------------------------------

typedef struct wtj_numbers {
    int first, second, third; // {0} {1} {2}
} wtj_numbers;

// About a side or nobody; and about a unit.
static inline void wtj_say(bay_trace *why, int telling, int side, wtj_numbers say) {
    const int32_t number[3] = {say.first, say.second, say.third};
    bay_tell(why, telling, (bay_side)side, BAY_NO_UNIT, number);
}

static inline void wtj_tell(const wtj_battle *b, bay_trace *why, int telling, int unit,
                            int number) {
    kit_tell(&b->common, why, telling, unit, BAY_NO_UNIT, number);
}

// --- Units as they are now (wtj_unit.c) ------------------------------------------------------

// Those of `units` that have bases left. How many bases they have.
kit_set wtj_here(const wtj_state *state, kit_set units);
int wtj_bases(const wtj_state *state, kit_set units);
// Those of a side in the assault in hand that have bases left.
kit_set wtj_involved(const wtj_battle *b, const wtj_state *state, int side);
// What it adds to the measures.
typedef struct wtj_tally {
    int fallen, pinned, demoralized, withdrawn, routed; // bases
} wtj_tally;
wtj_tally wtj_tally_of(const wtj_battle *b, const wtj_state *state, int unit);
void wtj_remove(const wtj_battle *b, wtj_state *state, int unit, int bases, bay_trace *why);

// --- Modifiers (wtj_modifiers.c) -------------------------------------------------------------

// Does the modifier, a row before CAVALRY_FIRST, count for the side? And the cavalry's?
bool wtj_counts(const wtj_battle *b, const wtj_state *state, int side, enum wtj_param row);
bool wtj_horse_counts(const wtj_battle *b, const wtj_state *state, int side);
// Has the unit what the modifier speaks of?
bool wtj_has(const wtj_battle *b, const wtj_state *state, int unit, enum wtj_param row);
// Judges all of them for both sides. What a side's next die gets.
void wtj_judge_modifiers(const wtj_battle *b, wtj_state *state, bay_trace *why);
int wtj_added(const wtj_battle *b, const wtj_state *state, int side);
// How many rounds the assault in hand has, told.
int wtj_rounds_of(const wtj_battle *b, const wtj_state *state, bay_trace *why);

// --- Morale (wtj_morale.c) -------------------------------------------------------------------

// Does this modifier of a test, MORALE_COVER to MORALE_DEMORALIZED, count for the unit?
bool wtj_morale_counts(const wtj_battle *b, const wtj_state *state, int unit,
                       enum wtj_param row);
// Is it unknown what a cell does, MUTINOUS_AT_1 to FANATIC_AT_LESS_2?
bool wtj_cell_unknown(const wtj_battle *b, int row);

// --- From one question to the next -----------------------------------------------------------

// Each goes on until something is asked, thrown or over, and returns that stage.
typedef uint8_t wtj_step(const wtj_battle *b, wtj_state *state, bay_trace *why);

wtj_step wtj_begin_group, wtj_next_round; // wtj_assault.c
wtj_step wtj_lose;                        // wtj_losses.c: all that is due
wtj_step wtj_judge, wtj_tie_over;         // wtj_result.c
wtj_step wtj_tests;                       // wtj_morale.c
uint8_t wtj_end(const wtj_battle *b, wtj_state *state);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn wtj_about_round, wtj_about_test;
bay_resolve_fn wtj_resolve_round, wtj_resolve_test;
bay_options_fn wtj_list_losses;
bay_apply_fn wtj_apply_loss, wtj_apply_breakthrough;

// --- The waist -------------------------------------------------------------------------------

bay_status wtj_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void wtj_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t wtj_stage(const bay_battle *battle, const void *at);
void wtj_score(const bay_battle *battle, const void *at, bay_score *out);
void wtj_features(const bay_battle *battle, const void *at, int32_t *features);
void wtj_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_rules bay_rules_wtj;
extern const bay_key WTJ_KEY_TABLE[];

#endif
