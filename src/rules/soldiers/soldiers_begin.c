// Where the phase begins.

#include "soldiers.h"

#include <string.h>

// Who tells at the start what the rules decide before anybody is asked.
void soldiers_first(const bay_battle *battle, void *at, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_now *now = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const soldiers_unit *u = &b->unit[side][i];
            *soldiers_cell_to(b, now, side, i) = u->cell;
            *soldiers_part_to(b, now, side, i) = u->disrupted ? DISRUPTED : 0;
            *soldiers_history(b, now, side, i) =
                (soldiers_told){u->cell, (uint8_t)(u->disrupted ? DISRUPTED : 0)};
        }
    soldiers_tell(why, TELL_FIRST_PLAYER, BAY_ATTACKER, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-03
    soldiers_announce(b, now, why);
}

uint16_t soldiers_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const soldiers_now *)at)->stage;
}
