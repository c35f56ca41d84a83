// Reports events about units: a telling with its {unit}, its {other} (a unit or a cell) and its
// {0}. Does nothing if `why` is NULL.
#ifndef BAY_RULES_KIT_TELL_H
#define BAY_RULES_KIT_TELL_H

#include "bayonet/game.h"

// {side} is the side of the unit.
static inline void kit_tell(const bay_battle *battle, bay_trace *why, int telling, int unit,
                            int other, int number) {
    if (!why) return;
    bay_tell_event(why, (bay_event){.telling = (uint16_t)telling,
                                    .unit = (uint16_t)unit,
                                    .other = (uint16_t)other,
                                    .side = (uint8_t)battle->units[unit].side,
                                    .number = {number}});
}

static inline void kit_tell_both(const bay_battle *battle, bay_trace *why, int telling,
                                 int unit, int other) {
    kit_tell(battle, why, telling, unit, other, 0);
}

static inline void kit_tell_of(const bay_battle *battle, bay_trace *why, int telling,
                               int unit) {
    kit_tell(battle, why, telling, unit, BAY_NO_UNIT, 0);
}

// About no unit and no side.
static inline void kit_say(bay_trace *why, int telling) {
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
}

// About a side, whom {side} names.
static inline void kit_say_of(bay_trace *why, int telling, int side) {
    bay_tell(why, telling, (bay_side)side, BAY_NO_UNIT, NULL);
}

// About a side, or a unit of it, and two numbers: {0} {1}.
static inline void kit_say_numbers(bay_trace *why, int telling, int side, int unit, int first,
                                   int second) {
    const int32_t number[3] = {first, second, 0};
    bay_tell(why, telling, (bay_side)side, unit, number);
}

// The same about nobody.
static inline void kit_say_figures(bay_trace *why, int telling, int first, int second) {
    kit_say_numbers(why, telling, BAY_NOBODY, BAY_NO_UNIT, first, second);
}

// About a side and a place as the waist numbers it, which {other} names.
static inline void kit_say_at(bay_trace *why, int telling, int side, int place) {
    bay_tell_event(why, (bay_event){.telling = (uint16_t)telling,
                                    .unit = BAY_NO_UNIT,
                                    .other = (uint16_t)place,
                                    .side = (uint8_t)side});
}

#endif
