// Who is there: strength points, who is beaten, who commands.

#include "nqm.h"

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side) {
    int points = 0;
    for (kit_set left = nqm_attacking(b, state, side); left;)
        points += nqm_clean(b, state, side, kit_take(&left));
    return points;
}

// No stand in the fight has a clean point; those of units that failed are out of it.
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set left = nqm_fighting(b, state, side);
    for (int i = 0; left; i++, left >>= 1)
        if ((left & 1) && nqm_clean(b, state, side, i) > 0) return false; // NQM-24, NQM-27
    return true;
}

bool nqm_area_held(const nqm_battle *b, const nqm_state *state, int area) {
    return nqm_placed(b, state, BAY_DEFENDER, IN_FIGHT + area) & // NQM-23
           nqm_able(b, state, BAY_DEFENDER);
}

bool nqm_tanks_only(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? kit_in(b->tank_bodies, state->body) : b->all_tanks;
}

// --- Command ---------------------------------------------------------------------------------

kit_set nqm_unhurt_commands(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set unhurt = 0;
    for (kit_set left = b->commands[side]; left;) {
        int stand = kit_take(&left);
        if (nqm_pins(b, state, side)[stand] == 0) unhurt |= kit_one(stand);
    }
    return unhurt;
}

// Who can lead the present assault without being committed to it.
static kit_set behind(const nqm_battle *b, const nqm_state *state, int side) {
    if (side == BAY_DEFENDER && state->phase != COUNTERATTACK)
        return nqm_fighting(b, state, side);
    kit_set idle = nqm_placed(b, state, side, IDLE);
    return idle & (side == BAY_ATTACKER ? nqm_body(b, state) : b->reserve[side]);
}

int nqm_command_figure(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    kit_set unhurt = nqm_unhurt_commands(b, state, side) & ~b->grouped[side];
    return unhurt ? kit_first(unhurt & behind(b, state, side)) : -1;
}

bool nqm_grouped_command(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    return b->grouped[side] & nqm_unhurt_commands(b, state, side) &
           nqm_fighting(b, state, side);
}

// NQM-02: an unwounded command figure takes part, apart from the fighting stands or among them.
bool nqm_command_present(const nqm_battle *b, const nqm_state *state) {
    return b->block[nqm_assailant(state)] || nqm_command_figure(b, state) >= 0 ||
           nqm_grouped_command(b, state);
}

// --- Bases -----------------------------------------------------------------------------------

int nqm_bases_committed(const nqm_battle *b, const nqm_state *state) {
    return b->block[BAY_ATTACKER] ? b->bases[BAY_ATTACKER]
                                  : kit_size(nqm_fighting(b, state, BAY_ATTACKER));
}

int nqm_bases_defending(const nqm_battle *b, const nqm_state *state) {
    return b->block[BAY_DEFENDER] ? b->bases[BAY_DEFENDER]
                                  : kit_size(nqm_ready(b, state, BAY_DEFENDER));
}

// --- Out of the fight ------------------------------------------------------------------------

// Casualties taken, by those in the fight and those out of it; what came off again was taken.
int nqm_losses(const nqm_battle *b, const nqm_state *state, int side) {
    int taken = state->fallen[side] + (side == BAY_ATTACKER ? state->relieved : 0);
    for (kit_set left = b->all[side] & ~nqm_placed(b, state, side, OUT); left;)
        taken += nqm_taken(b, state, side, kit_take(&left));
    return taken;
}

// What they have lost counts on; which stand it was does not.
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, kit_set stands) {
    uint8_t *pins = nqm_pins_to(b, state, side), *part = nqm_part_to(b, state, side);
    while (stands) {
        int i = kit_take(&stands);
        state->fallen[side] = (int16_t)(state->fallen[side] + nqm_taken(b, state, side, i));
        pins[i] = 0;
        part[i] = OUT; // NQM-48
    }
}

void nqm_leave_body(const nqm_battle *b, nqm_state *state) {
    kit_set out = nqm_placed(b, state, BAY_ATTACKER, OUT);
    nqm_leave(b, state, BAY_ATTACKER, nqm_body(b, state) & ~out);
}
