// The way home of units that fall back on the table: how far their models can go, and where they
// end. Rulings. Only in a battle that begins with charges.
#ifndef BAY_RULES_TRIAL40K_HOME_H
#define BAY_RULES_TRIAL40K_HOME_H

#include "ground/plane/ends.h"
#include "rules/trial40k/charge/charge.h"

// Lengths of moves are in half inches, because a throw may be halved. A-59
enum {
    TRIAL40K_HALF_INCH = BAY_INCH / 2,
    TRIAL40K_FAR_BACK = 36, // as far as three dice go
    TRIAL40K_FARTHEST_BACK =
        TRIAL40K_FAR_BACK * TRIAL40K_HALF_INCH, // in tenths of a millimetre
    TRIAL40K_NEVER = 0xFF,                      // whatever the length
    TRIAL40K_TRAPPED = 0                        // it makes no move
};

// --- What is in the way (after/way_home.c) ----------------------------------------------------

// The ways home of a model.
typedef struct trial40k_way_home {
    const trial40k_battle *b;
    ground_disc from;
    int home; // trial40k_home
    bay_point onward;
    uint32_t count;
    ground_outline
        round[WAY_OUTLINES_MAX]; // impassable ground, other edges of the table, enemies
    way_map map;
} trial40k_way_home;

// The direction straight to an edge of the table: trial40k_home. TAR-167, A-58
bay_point trial40k_onward(int home);

// The ways from where a model of the table stands.
//   in  foe  [models of the table] the enemies from which it keeps an inch
void trial40k_find_way_home(const trial40k_table *table, const bool *foe, int model,
                            trial40k_way_home *to);
// How much farther on its way home one place is than another.
int64_t trial40k_farther_on(const trial40k_way_home *of, bay_point from, bay_point to);
// Whether a place is beyond the edge that is home. A-62
bool trial40k_leaves_table(const trial40k_way_home *of, bay_point place);

// --- How far (after/home.c) -------------------------------------------------------------------

// As a combat begins: notes for each model of its units how far it can go, and from which length
// on it meets difficult ground; and forgets these notes.
void trial40k_note_home(const trial40k_battle *b, trial40k_state *state);
void trial40k_forget_home(const trial40k_battle *b, trial40k_state *state);
// Whether it matters, in the present combat, which of alike models are left, because they cannot
// all go equally far.
bool trial40k_is_hemmed(const trial40k_battle *b, const trial40k_state *state);
// Whether the distance matters for those that fall back with the unit, even if nobody pursues,
// with that many dice.
bool trial40k_minds_distance(const trial40k_battle *b, const trial40k_state *state, int unit,
                             int dice);
// The half inches that they move when a distance was thrown; or TRIAL40K_TRAPPED.
//   in  told  for folded units, for which a situation does not say who is left; or NULL
int trial40k_moves_back(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, int unit, int distance);

// Stored after the situation.
static inline const trial40k_told *trial40k_told_now(const trial40k_battle *b,
                                                     const trial40k_state *state) {
    return (const trial40k_told *)(const void *)((const uint8_t *)state + b->common.size);
}

// The remaining models of the table; and those from which a unit that falls back keeps an inch.
//
//   in   told         for folded units, for which a situation does not say it; or NULL
//   out  stands, foe  [models of the table]
void trial40k_find_left(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, bool *stands);
void trial40k_find_foes(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_table *table, int unit, bool *foe);

// --- The move (after/flee.c) ------------------------------------------------------------------

// Notes the ends of those that fall back together, by a number of half inches.
void trial40k_flee(const trial40k_battle *b, trial40k_state *state, int unit, int halves,
                   bay_trace *why);

#endif
