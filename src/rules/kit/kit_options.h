// The options of a question, written one after another.
#ifndef BAY_RULES_KIT_OPTIONS_H
#define BAY_RULES_KIT_OPTIONS_H

#include "bayonet/game.h"

#include "rules/kit/kit_set.h"

// The output: list[BAY_OPTIONS_MAX], `count` of them so far.
typedef struct kit_offer {
    bay_option *list;
    uint32_t count;
} kit_offer;

// Adds a row of the option table about a unit (or BAY_NO_UNIT), with its {0} and a value for
// apply().
static inline void kit_add(kit_offer *to, int row, int unit, int number, int own) {
    to->list[to->count++] = (bay_option){
        .row = (uint16_t)row, .unit = (uint16_t)unit, .number = {number, 0}, .own = own};
}

// The same about nobody.
static inline void kit_add_none(kit_offer *to, int row, int own) {
    kit_add(to, row, BAY_NO_UNIT, 0, own);
}

// The `options` function of a row with two offers, a yes and a no, the standing order first. They
// are about the unit of the step, or nobody; `own` is 0 and 1.
static inline uint32_t kit_either(const bay_battle *battle, const void *at, bay_option *list) {
    const bay_step_info *row = bay_step_at(battle, at);
    bay_step step = {.unit = BAY_NO_UNIT};
    if (row->about) row->about(battle, at, &step);
    kit_offer to = {list, 0};
    for (int i = 0; i < 2; i++) kit_add(&to, row->offers[i], step.unit, 0, i);
    return to.count;
}

// Asks the question of the present step. A single answer is not asked: it is taken.
static inline void kit_ask(const bay_battle *battle, void *at, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    const bay_step_info *row = bay_step_at(battle, at);
    if (row->options(battle, at, list) == 1) row->apply(battle, at, list, why);
}

#endif
