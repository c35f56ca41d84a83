// Options and results by their place, for tests that walk the rules themselves.
#ifndef BAY_TESTS_TAKE_H
#define BAY_TESTS_TAKE_H

#include "bayonet/game.h"

// How many options are listed in situation `at`: list[BAY_OPTIONS_MAX]; 0 where it is no choice.
static inline uint32_t options_at(const bay_battle *battle, const void *at, bay_option *list) {
    const bay_step_info *step = bay_step_at(battle, at);
    return step->kind == BAY_CHOICE ? step->options(battle, at, list) : 0;
}

// Chooses the option at place `index` of the list, or goes by that result of the throw.
static inline void take_at(const bay_battle *battle, void *at, uint32_t index, bay_trace *why) {
    const bay_step_info *step = bay_step_at(battle, at);
    bay_option list[BAY_OPTIONS_MAX];
    if (step->kind == BAY_CHANCE) {
        step->resolve(battle, at, index, why);
        return;
    }
    (void)step->options(battle, at, list);
    step->apply(battle, at, &list[index], why);
}

#endif
