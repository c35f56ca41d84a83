// Finds which models of a battle on the table are left, and where. Casualties are removed in an
// order that is fixed as the fight begins, so a situation, which only counts models, determines
// who stands. Ruling R-28.
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

// Whether models have places in a situation: whether they are where the table has them.
static inline bool trial40k_on_table(const trial40k_battle *b, const trial40k_state *state) {
    return b->charges || (b->places && state->turn == 1);
}

// The remaining models of these units, from the beginning of the fight on: unit by unit, group by
// group, and within a group the one that falls last first. Returns how many; 0: nobody has a
// place.
//   in   told   for folded units (fight/fold.c), for which a situation does not say it; or NULL
//   out  stand  [TRIAL40K_PLACES_MAX]
int trial40k_standing(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_told *told, kit_set units, trial40k_stander *stand);
// How many of a group are left; at most as many as it had, whatever the told bytes say.
int trial40k_left_of(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_told *told, int group);
// The place of the first model of a group; its others follow.
int trial40k_first_place(const trial40k_battle *b, const trial40k_state *state, int group);

// Puts the models of each group into that order: as the file has them (charge/falling.c), or as
// they stand when charges are over. Then the models of a line exchange their places, because they
// are alike.
//   in  row  [places] the way in which each stands
void trial40k_order_casualties(trial40k_battle *b);
void trial40k_settle_casualties(const trial40k_battle *b, trial40k_state *state,
                                const int *row);

#endif
