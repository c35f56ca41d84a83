// The state of a force: its strength points, whether it is beaten, its commanders, its quality.

#include "nqm.h"

#include <string.h>

int nqm_clean_points(const nqm_battle *b, const nqm_state *state, int side) {
    return nqm_points(b, state, side, nqm_attacking(b, state, side));
}

// No stand in the fight has a clean point; those of units that failed are out of it.
bool nqm_beaten(const nqm_battle *b, const nqm_state *state, int side) {
    return !nqm_can_fight(b, state, side, nqm_fighting(b, state, side));
}

bool nqm_tanks_only(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? kit_in(b->tank_bodies, state->body) : b->all_tanks;
}

// --- Command ---------------------------------------------------------------------------------

kit_set nqm_unhurt_commands(const nqm_battle *b, const nqm_state *state, int side) {
    KIT_THOSE(unhurt, stand, b->commands[side], nqm_pins(b, state, side)[stand] == 0);
    return unhurt;
}

// Who can lead the present assault without being committed to it.
static kit_set behind(const nqm_battle *b, const nqm_state *state, int side) {
    if (side == BAY_DEFENDER && state->phase != COUNTERATTACK)
        return nqm_fighting(b, state, side);
    kit_set own = side == BAY_ATTACKER ? nqm_body(b, state) & ~b->reserve[side] // NQM-33
                                       : b->reserve[side];
    return nqm_placed(b, state, side, own, IDLE);
}

int nqm_command_figure(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    kit_set unhurt = nqm_unhurt_commands(b, state, side) & ~b->grouped[side];
    return unhurt ? kit_first(unhurt & behind(b, state, side)) : -1;
}

bool nqm_grouped_command(const nqm_battle *b, const nqm_state *state) {
    int side = nqm_assailant(state);
    kit_set in = state->phase == HUNTING ? nqm_hunters(b, state) : nqm_fighting(b, state, side);
    return b->grouped[side] & nqm_unhurt_commands(b, state, side) & in;
}

// NQM-02: an unwounded command figure takes part, apart from the fighting stands or among them.
bool nqm_command_present(const nqm_battle *b, const nqm_state *state) {
    return b->block[nqm_assailant(state)] || nqm_command_figure(b, state) >= 0 ||
           nqm_grouped_command(b, state);
}

int nqm_bases(const nqm_battle *b, const nqm_state *state, int side) {
    if (b->block[side]) return b->bases[side];
    return kit_size(side == BAY_ATTACKER ? nqm_fighting(b, state, BAY_ATTACKER)
                                         : nqm_ready(b, state, BAY_DEFENDER));
}

int nqm_bases_of(const nqm_battle *b, int side, int points) {
    int size = b->set[BASE_STRENGTH];
    return b->block[side] ? (points + size - 1) / size : points > 0;
}

// --- Quality, and what follows from it: dice and attacks. Catalogue A-18 ----------------------

int nqm_quality_of(const nqm_battle *b, int side, kit_set stands) {
    if (b->uniform[side] || !stands) return b->quality[side];
    if (kit_is_one(stands)) return b->stand[side][kit_first(stands)].quality;
    int strength[QUALITIES] = {0}, best = QUALITIES, worst = ELITE, commonest = ELITE;
    KIT_EACH (i, stands) {
        const nqm_stand *s = &b->stand[side][i];
        strength[s->quality] += s->strength;
        if (s->quality < best) best = s->quality;
        if (s->quality > worst) worst = s->quality;
    }
    for (int q = ELITE; q < QUALITIES; q++)
        if (strength[q] >= strength[commonest]) commonest = q; // of equals the worse
    if (b->set[A_18_MIXED] == MIXED_BEST) return best;
    return b->set[A_18_MIXED] == MIXED_COMMONEST ? commonest : worst;
}

// Each quality up to its own limit, all together up to the highest: A-18 per-stand.
static int dice_by_stand(const nqm_battle *b, const nqm_state *state, int side, int role,
                         kit_set attacking) {
    int clean[QUALITIES] = {0}, dice = 0, highest = 0;
    KIT_EACH (i, nqm_able(b, state, side, attacking))
        clean[b->stand[side][i].quality] += nqm_clean(b, state, side, i);
    for (int q = ELITE; q < QUALITIES; q++) {
        int limit = nqm_number(b, q, ATTACK_DICE + role);
        if (clean[q] == 0) continue;
        dice += clean[q] < limit ? clean[q] : limit;
        if (limit > highest) highest = limit;
    }
    return dice < highest ? dice : highest;
}

// Of those who take part.
static int quality_of_ready(const nqm_battle *b, const nqm_state *state, int side,
                            kit_set attacking) {
    if (b->uniform[side]) return b->quality[side];
    return nqm_quality_of(b, side, nqm_able(b, state, side, attacking));
}

int nqm_dice_most(const nqm_battle *b, const nqm_state *state, int side) {
    return nqm_dice_of(b, state, side, nqm_attacking(b, state, side));
}

int nqm_dice_of(const nqm_battle *b, const nqm_state *state, int side, kit_set attacking) {
    int role = side != nqm_assailant(state);
    if (!b->uniform[side] && b->set[A_18_MIXED] == MIXED_PER_STAND)
        return dice_by_stand(b, state, side, role, attacking);
    int points = nqm_points(b, state, side, attacking);
    int quality = quality_of_ready(b, state, side, attacking);
    int limit = nqm_number(b, quality, ATTACK_DICE + role); // NQM-08
    return points < limit ? points : limit;                 // NQM-04, NQM-05: of the whole side
}

// NQM-16: X, of those who take part as their attacks begin.
int nqm_attacks_of(const nqm_battle *b, const nqm_state *state, int side) {
    int quality = quality_of_ready(b, state, side, nqm_attacking(b, state, side));
    int attacks = nqm_number(b, quality, ATTACKS);
    return attacks ? attacks : NQM_NO_LIMIT;
}

// --- Out of the fight ------------------------------------------------------------------------

// Casualties taken, by those in the fight and those out of it; what came off again was taken.
int nqm_losses(const nqm_battle *b, const nqm_state *state, int side) {
    int taken = state->fallen[side];
    const uint8_t *part = nqm_part(b, state, side);
    KIT_EACH (i, b->all[side])
        if (part[i] != OUT) taken += nqm_taken(b, state, side, i);
    return taken;
}

// What they have lost counts on; which stand it was does not.
void nqm_leave(const nqm_battle *b, nqm_state *state, int side, kit_set stands) {
    uint8_t *pins = nqm_pins_to(b, state, side), *part = nqm_part_to(b, state, side);
    int fallen = state->fallen[side];
    KIT_EACH (i, stands) {
        if (part[i] != OUT) fallen += nqm_taken(b, state, side, i);
        pins[i] = 0;
        part[i] = OUT; // NQM-48
    }
    state->fallen[side] = (int16_t)fallen;
}

static void tell_parts(const nqm_battle *b, nqm_state *state) {
    for (int side = 0; side < 2; side++)
        KIT_EACH (i, b->all[side] & ~nqm_placed(b, state, side, b->all[side], RESTS))
            nqm_shown(b, state, side, i)->part = nqm_part(b, state, side)[i];
}

// Everything but the ending and the losses is history now; what the stands did is told.
uint8_t nqm_end(const nqm_battle *b, nqm_state *state, int ending, int telling,
                bay_trace *why) {
    if (telling >= 0) kit_say(why, telling);
    if (why) tell_parts(b, state);
    for (int side = 0; side < 2; side++) nqm_leave(b, state, side, b->all[side]);
    *state = (nqm_state){.fallen = {state->fallen[0], state->fallen[1]},
                         .permanent = state->permanent,
                         .ending = (uint8_t)ending};
    return OVER;
}
