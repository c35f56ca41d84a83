// Which stand: the one that attacks alone, the one that takes a pin. Rulings.

#include "nqm.h"

// Keeps the first of those that are alike, with the one at `standing` in front.
static int one_of_each(const nqm_battle *b, const nqm_state *state, int side, uint8_t *list,
                       int count, int standing) {
    int kept = 0;
    uint8_t first = list[standing];
    for (int i = standing; i > 0; i--) list[i] = list[i - 1];
    list[0] = first;
    for (int i = 0; i < count; i++) {
        bool seen = false;
        for (int k = 0; k < kept && !seen; k++)
            seen = nqm_alike(b, state, side, list[k], list[i]);
        if (!seen) list[kept++] = list[i];
    }
    return kept;
}

// the stand that attacks alone; by standing order the one with most clean points.
int nqm_pickable(const nqm_battle *b, const nqm_state *state, uint8_t list[NQM_STANDS_MAX]) {
    int side = nqm_assailant(state), count = 0, standing = 0, most = 0;
    for (int i = 0; i < b->count[side]; i++) {
        int clean = nqm_clean(b, state, side, i);
        if (!nqm_takes_part(b, state, side, i) || clean == 0) continue;
        if (clean > most) {
            most = clean;
            standing = count;
        }
        list[count++] = (uint8_t)i;
    }
    return one_of_each(b, state, side, list, count, standing);
}

// Where only a unit's total of pins counts, its stands fill one after another, so that situations
// that differ in who has them are one; which stand has a pin is told (nqm_told_pin). Nobody may
// then ask for a command figure: there must be one that no pin can reach.
bool nqm_packs(const nqm_battle *b, const nqm_state *state, int side) {
    if (!b->packs[side]) return false;
    bool one_unit = side == BAY_DEFENDER || b->battalions == 1 || state->apart ||
                    nqm_reads(b, A_3_UNIT, UNIT_WHOLE);
    return one_unit && (side != nqm_assailant(state) || b->block[side] ||
                        nqm_command_figure(b, state) >= 0);
}

// The stand that the next pin of a packed side goes to in the telling: the one with the fewest.
int nqm_told_pin(const nqm_battle *b, nqm_state *state, int side) {
    const uint8_t *shown = nqm_shown_pins(b, state, side);
    int told = -1;
    for (int i = 0; i < b->count[side]; i++)
        if (nqm_takes_part(b, state, side, i) && shown[i] < b->stand[side][i].strength &&
            (told < 0 || shown[i] < shown[told]))
            told = i; // NQM-S15
    return told;
}

// the stands that may take the next pin; evenly, the one with the fewest pins in front.
int nqm_pinnable(const nqm_battle *b, const nqm_state *state, int side,
                 uint8_t list[NQM_STANDS_MAX]) {
    const uint8_t *pins = nqm_pins(b, state, side);
    int count = 0, standing = 0, fewest = UINT8_MAX + 1;
    if (b->count[side] == 1) { // nobody else can
        list[0] = 0;
        return 1;
    }
    bool packs = nqm_packs(b, state, side);
    for (int i = 0; i < b->count[side]; i++) {
        if (!nqm_takes_part(b, state, side, i) || nqm_clean(b, state, side, i) == 0) continue;
        if (packs) { // the first that can
            list[0] = (uint8_t)i;
            return 1;
        }
        if (pins[i] < fewest) {
            fewest = pins[i];
            standing = count; // NQM-S15
        }
        list[count++] = (uint8_t)i;
    }
    int figure = side == nqm_assailant(state) ? state->figure - 1 : -1;
    if (figure >= 0 && nqm_clean(b, state, side, figure) > 0)
        list[count++] = (uint8_t)figure; // only if its owner so chooses: A-26
    if (nqm_reads(b, A_14_PLACED, PLACED_EVENLY)) {
        list[0] = list[standing];
        return 1;
    }
    return one_of_each(b, state, side, list, count, standing);
}
