// Who is there: strength points, who is in the fight, who is beaten, who commands.

#include "nqm.h"

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side) {
    int points = 0;
    for (int i = 0; i < b->count[side]; i++)
        if (nqm_takes_part(b, state, side, i)) points += nqm_clean(b, state, side, i);
    return points;
}

int nqm_clean_stands(const nqm_battle *b, const nqm_state *state, int side) {
    int stands = 0;
    for (int i = 0; i < b->count[side]; i++)
        stands += nqm_takes_part(b, state, side, i) && nqm_clean(b, state, side, i) > 0;
    return stands;
}

// No stand in the fight has a clean point; those of units that failed are out of it.
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side) {
    for (int i = 0; i < b->count[side]; i++)
        if (nqm_in_fight(b, state, side, i) && nqm_clean(b, state, side, i) > 0)
            return false; // NQM-24, NQM-27
    return true;
}

bool nqm_area_held(const nqm_battle *b, const nqm_state *state, int area) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if ((nqm_part(b, state, BAY_DEFENDER)[i] & PLACE_MASK) == IN_FIGHT + area &&
            nqm_clean(b, state, BAY_DEFENDER, i) > 0)
            return true; // NQM-23
    return false;
}

bool nqm_tanks_only(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? b->tank_bodies >> state->body & 1 : b->all_tanks;
}

bool nqm_entered(const nqm_battle *b, const nqm_state *state) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (nqm_in_fight(b, state, BAY_ATTACKER, i)) return true;
    return false;
}

// --- Command ---------------------------------------------------------------------------------

static bool unwounded_command(const nqm_battle *b, const nqm_state *state, int side,
                              int stand) {
    return b->stand[side][stand].class == COMMAND && nqm_pins(b, state, side)[stand] == 0 &&
           b->stand[side][stand].on_field &&
           (nqm_part(b, state, side)[stand] & PLACE_MASK) != OUT;
}

// May it lead the present assault without being committed to it?
static bool leads_from_behind(const nqm_battle *b, const nqm_state *state, int side,
                              int stand) {
    const nqm_stand *s = &b->stand[side][stand];
    bool idle = (nqm_part(b, state, side)[stand] & PLACE_MASK) == IDLE;
    if (side == BAY_ATTACKER) return !s->grouped && idle && nqm_in_body(b, state, stand);
    if (state->phase == COUNTERATTACK) return !s->grouped && idle && s->reserve;
    return !s->grouped && nqm_in_fight(b, state, side, stand);
}

int nqm_command_figure(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    for (int i = 0; i < b->count[side]; i++)
        if (unwounded_command(b, state, side, i) && leads_from_behind(b, state, side, i))
            return i;
    return -1;
}

bool nqm_grouped_command(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    for (int i = 0; i < b->count[side]; i++)
        if (unwounded_command(b, state, side, i) && b->stand[side][i].grouped &&
            nqm_in_fight(b, state, side, i))
            return true;
    return false;
}

// NQM-02: an unwounded command figure takes part, apart from the fighting stands or among them.
bool nqm_command_present(const nqm_battle *b, const nqm_state *state) {
    return b->block[nqm_assailant(state)] || nqm_command_figure(b, state) >= 0 ||
           nqm_grouped_command(b, state);
}

// --- Bases -----------------------------------------------------------------------------------

int nqm_bases_committed(const nqm_battle *b, const nqm_state *state) {
    if (b->block[BAY_ATTACKER]) return b->bases[BAY_ATTACKER];
    int bases = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        bases += nqm_in_fight(b, state, BAY_ATTACKER, i);
    return bases;
}

int nqm_bases_defending(const nqm_battle *b, const nqm_state *state) {
    if (b->block[BAY_DEFENDER]) return b->bases[BAY_DEFENDER];
    return nqm_clean_stands(b, state, BAY_DEFENDER);
}

// --- Out of the fight ------------------------------------------------------------------------

// What it has lost counts on; which stand it was does not.
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, int stand) {
    uint8_t *pins = nqm_pins_to(b, state, side), *part = nqm_part_to(b, state, side);
    const nqm_stand *s = &b->stand[side][stand];
    state->fallen[side] = (int16_t)(state->fallen[side] + pins[stand] - s->red - s->black);
    pins[stand] = 0;
    part[stand] = OUT; // NQM-48
}

void nqm_leave_area(const nqm_battle *b, nqm_state *state, int area) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if ((nqm_part(b, state, BAY_DEFENDER)[i] & PLACE_MASK) == IN_FIGHT + area)
            nqm_leave(b, state, BAY_DEFENDER, i);
}

void nqm_leave_body(const nqm_battle *b, nqm_state *state, int body) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        bool of_it = !state->apart || b->stand[BAY_ATTACKER][i].battalion == body;
        if (of_it && (nqm_part(b, state, BAY_ATTACKER)[i] & PLACE_MASK) != OUT)
            nqm_leave(b, state, BAY_ATTACKER, i);
    }
}
