// What is told of units.

#include "portable.h"

void portable_tell(const portable_battle *b, bay_trace *why, int telling, int unit, int other,
                   int number) {
    if (!why) return;
    bay_tell_event(why, (bay_event){
                            .telling = (uint16_t)telling,
                            .unit = (uint16_t)unit,
                            .other = (uint16_t)other,
                            .side = b->piece[unit].side,
                            .number = {number, 0, 0},
                        });
}

void portable_tell_both(const portable_battle *b, bay_trace *why, int telling, int unit,
                        int other) {
    portable_tell(b, why, telling, unit, other, 0);
}

void portable_tell_of(const portable_battle *b, bay_trace *why, int telling, int unit) {
    portable_tell(b, why, telling, unit, BAY_NO_UNIT, 0);
}

void portable_say(bay_trace *why, int telling) {
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
}
