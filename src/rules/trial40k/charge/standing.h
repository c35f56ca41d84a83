// Who of a battle on the table is left, and where: casualties are removed in an order that is fixed as the fight
// begins, so that a situation, which counts models, says who stands. Ruling R-28.
#ifndef BAY_RULES_TRIAL40K_STANDING_H
#define BAY_RULES_TRIAL40K_STANDING_H

#include "ground/plane/disc.h"
#include "rules/trial40k/trial40k.h"

typedef struct trial40k_stander {
    ground_disc base;
    uint8_t unit, group;
    uint8_t
        place; // its row of b->place; where the battle begins with charges of what a situation has of it
} trial40k_stander;

// Have models places while a situation lasts: are they where the table has them?
static inline bool trial40k_on_table(const trial40k_battle *b, const trial40k_state *state) {
    return b->charges || (b->places && state->turn == 1);
}

// Models of these units that are left, from the beginning of the fight on: unit by unit, group by group, of a
// group first who falls last. Returns how many; 0: nobody has a place.
//   in   told   of units that are folded (fight/fold.c), of which a situation does not say it; or NULL
//   out  stand  [TRIAL40K_PLACES_MAX]
int trial40k_standing(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_told *told, kit_set units, trial40k_stander *stand);
// How many of a group are left, no more than it had whatever is told.
int trial40k_left_of(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_told *told, int group);
// The place of the first model of a group; the others of it are the next.
int trial40k_first_place(const trial40k_battle *b, const trial40k_state *state, int group);

// Puts the models of each group into that order: as the file has them (charge/falling.c), or as all stand when
// charges are over. There the places of a line's models are changed among them, for they are alike.
//   in  row  [places] the way in which each stands
void trial40k_order_casualties(trial40k_battle *b);
void trial40k_settle_casualties(const trial40k_battle *b, trial40k_state *state,
                                const int *row);

#endif
