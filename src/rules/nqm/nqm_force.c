// Who is there: strength points, who is beaten, who commands.

#include "nqm.h"

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side) {
    return nqm_points(b, state, side, nqm_attacking(b, state, side));
}

// No stand in the fight has a clean point; those of units that failed are out of it.
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side) {
    return !nqm_points(b, state, side, nqm_fighting(b, state, side));
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

int nqm_bases(const nqm_battle *b, const nqm_state *state, int side) {
    if (b->block[side]) return b->bases[side];
    return kit_size(side == BAY_ATTACKER ? nqm_fighting(b, state, BAY_ATTACKER)
                                         : nqm_ready(b, state, BAY_DEFENDER));
}

// --- Out of the fight ------------------------------------------------------------------------

// Casualties taken, by those in the fight and those out of it; what came off again was taken.
int nqm_losses(const nqm_battle *b, const nqm_state *state, int side) {
    int taken = state->fallen[side] + (side == BAY_ATTACKER ? state->relieved : 0);
    const uint8_t *part = nqm_part(b, state, side);
    for (int i = 0; i < b->count[side]; i++)
        if (part[i] != OUT) taken += nqm_taken(b, state, side, i);
    return taken;
}

// What they have lost counts on; which stand it was does not.
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, kit_set stands) {
    uint8_t *pins = nqm_pins_to(b, state, side), *part = nqm_part_to(b, state, side);
    while (stands) {
        int i = kit_take(&stands);
        if (part[i] == OUT) continue;
        state->fallen[side] = (int16_t)(state->fallen[side] + nqm_taken(b, state, side, i));
        pins[i] = 0;
        part[i] = OUT; // NQM-48
    }
}

// Everything but the ending and the losses is history now; what the stands did is told.
uint8_t nqm_end(const nqm_battle *b, nqm_state *state, int ending, int telling,
                bay_trace *why) {
    nqm_state end = {.ending = (uint8_t)ending, .permanent = state->permanent};
    if (telling >= 0) kit_say(why, telling);
    for (int side = 0; side < 2; side++) {
        uint8_t *pins = nqm_pins_to(b, state, side), *part = nqm_part_to(b, state, side);
        end.fallen[side] = (int16_t)nqm_losses(b, state, side);
        for (int i = 0; i < b->count[side]; i++) {
            if (why) nqm_shown(b, state, side, i)->part = part[i];
            pins[i] = 0;
            part[i] = OUT;
        }
    }
    *state = end;
    return OVER;
}
