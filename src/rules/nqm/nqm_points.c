// Strength points: who takes part, with how many dice, who must test, who is beaten.

#include "nqm.h"

// NQM-06: a strength point with neither a red nor a black pin gives a die.
int nqm_clean(const nqm_battle *b, const nqm_now *now, int side, int stand) {
    int left = b->stand[side][stand].strength - nqm_pins(b, now, side)[stand]; // NQM-06, NQM-15
    return left > 0 ? left : 0;
}

// In the attack being made. Attacker: the committed, or the one stand that attacks alone.
// Defender: every stand on the position, whatever its class.
bool nqm_takes_part(const nqm_battle *b, const nqm_now *now, int side, int stand) {
    if (side == BAY_DEFENDER) return b->stand[side][stand].eligible; // NQM-03
    if (now->alone) return now->alone == stand + 1;
    return nqm_committed(b, now)[stand] != 0;
}

int nqm_clean_points(const nqm_battle *b, const nqm_now *now, int side) {
    int points = 0;
    for (int i = 0; i < b->count[side]; i++)
        if (nqm_takes_part(b, now, side, i)) points += nqm_clean(b, now, side, i); // NQM-07
    return points;
}

int nqm_clean_stands(const nqm_battle *b, const nqm_now *now, int side) {
    int stands = 0;
    for (int i = 0; i < b->count[side]; i++)
        stands += nqm_takes_part(b, now, side, i) && nqm_clean(b, now, side, i) > 0;
    return stands;
}

int nqm_dice_most(const nqm_battle *b, const nqm_now *now, int side) {
    int points = nqm_clean_points(b, now, side);
    int limit = b->grade[side].dice;        // NQM-08: of the whole side
    return points < limit ? points : limit; // NQM-04, NQM-05
}

// Casualties and full strength of the stands that count. Stands beyond the dice limit
// count too, which is what puts off the test.
void nqm_casualties(const nqm_battle *b, const nqm_now *now, int side, int *casualties,
                    int *strength) {
    const uint8_t *pins = nqm_pins(b, now, side);
    *casualties = *strength = 0;
    for (int i = 0; i < b->count[side]; i++) {
        const nqm_stand *stand = &b->stand[side][i];
        if (side == BAY_ATTACKER && !nqm_committed(b, now)[i]) continue;
        *strength += stand->strength; // NQM-27
        *casualties += pins[i] < stand->strength ? pins[i] : stand->strength;
    }
}

// NQM-25, with; compared by cross-multiplication.
bool nqm_test_reached(const nqm_battle *b, const nqm_now *now, int side) {
    bay_fraction at = b->grade[side].break_at;
    if (at.number == 0) return false; // NQM-25: Elite never test
    int casualties, strength;
    nqm_casualties(b, now, side, &casualties, &strength);
    int over = b->reading[A_2_FRACTION_OF] == 0
                   ? casualties * at.over - strength * at.number
                   : strength * at.number - (strength - casualties) * at.over;
    return b->reading[A_7_THRESHOLD] == 0 ? over >= 0 : over > 0;
}

// A side that has failed its test, or has no clean point in any stand committed or defending.
bool nqm_beaten(const nqm_battle *b, const nqm_now *now, int side) {
    if (now->morale[side] == FAILED) return true; // NQM-24
    for (int i = 0; i < b->count[side]; i++) {
        bool counts =
            side == BAY_DEFENDER ? b->stand[side][i].eligible : nqm_committed(b, now)[i] != 0;
        if (counts && nqm_clean(b, now, side, i) > 0) return false; // NQM-24, NQM-27
    }
    return true;
}

bool nqm_alike(const nqm_battle *b, const nqm_now *now, int side, int one, int other) {
    const nqm_stand *a = &b->stand[side][one], *z = &b->stand[side][other];
    const uint8_t *pins = nqm_pins(b, now, side);
    return a->class == z->class && a->strength == z->strength && a->black == z->black &&
           a->grouped == z->grouped && pins[one] == pins[other];
}

int nqm_command_figure(const nqm_battle *b, const nqm_now *now) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *stand = &b->stand[BAY_ATTACKER][i];
        if (stand->class == COMMAND && !stand->eligible && stand->strength > 0 &&
            nqm_pins(b, now, BAY_ATTACKER)[i] == 0)
            return i;
    }
    return -1;
}

bool nqm_grouped_command(const nqm_battle *b, const nqm_now *now) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (b->stand[BAY_ATTACKER][i].class == COMMAND && nqm_committed(b, now)[i] &&
            nqm_pins(b, now, BAY_ATTACKER)[i] == 0)
            return true;
    return false;
}

// NQM-02: an unwounded command figure takes part, apart from the fighting stands or among them.
bool nqm_command_present(const nqm_battle *b, const nqm_now *now) {
    return b->block[BAY_ATTACKER] || nqm_command_figure(b, now) >= 0 ||
           nqm_grouped_command(b, now);
}

int nqm_bases_committed(const nqm_battle *b, const nqm_now *now) {
    if (b->block[BAY_ATTACKER]) return b->bases[BAY_ATTACKER];
    int bases = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) bases += nqm_committed(b, now)[i] != 0;
    return bases;
}

int nqm_bases_defending(const nqm_battle *b, const nqm_now *now) {
    if (b->block[BAY_DEFENDER]) return b->bases[BAY_DEFENDER];
    return nqm_clean_stands(b, now, BAY_DEFENDER);
}
