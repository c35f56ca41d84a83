// Where the assault begins.

#include "nqm.h"

#include <string.h>

void nqm_first(const bay_battle *battle, void *at, bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    memset(at, 0, (size_t)battle->size + battle->told);
    nqm_state *state = at;
    state->hours_left = (uint8_t)(b->hours - 1); // NQM-18
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            int place = side == BAY_ATTACKER || s->reserve ? IDLE : IN_FIGHT + s->area;
            if (side == BAY_DEFENDER && !s->reserve && !s->defends) place = OUT; // NQM-S01
            if (b->morale[side] == FAILED) place = OUT;                          // NQM-48
            int passed = b->morale[side] == PASSED && place != OUT ? HAS_PASSED : 0;
            int pins = s->red + s->black;
            nqm_pins_to(b, state, side)[i] = (uint8_t)(place == OUT ? 0 : pins);
            nqm_shown_pins(b, state, side)[i] = (uint8_t)pins;
            nqm_shown_black(b, state, side)[i] = s->black;
            nqm_part_to(b, state, side)[i] = (uint8_t)(place | passed);
        }
    nqm_begin(b, state, why);
}
