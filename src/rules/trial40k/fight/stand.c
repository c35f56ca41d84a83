// How models stand: in the first phase as in the scenario, later as after a pile-in. Ruling R-17.

#include "rules/trial40k/trial40k.h"

static bool has_piled_in(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return state->turn > 1 && trial40k_reads(b, PILE_IN, PILES_IN) &&
           !(trial40k_units_now(b, state)[unit].flags & STAYS);
}

// A row of b->pair: those of attackers are first, and fewer than a set holds.
static int contact_of(const trial40k_battle *b, int unit, int enemy) {
    bool attacks = b->unit[unit].side == BAY_ATTACKER;
    return attacks ? b->pair_of[unit][enemy] : b->pair_of[enemy][unit];
}

// Enemies with whom it was engaged as the phase began: what falls in it parts nobody. TAR-121,
// TAR-122
static kit_set engaged_with(const trial40k_battle *b, const trial40k_state *state, int unit) {
    if (!state->apart) return b->unit[unit].meets;
    KIT_THOSE(left, enemy, b->unit[unit].meets,
              !kit_in(state->apart, contact_of(b, unit, enemy)));
    return left;
}

// Whom it touched is gone: it supports friends near it who touch another, or is out. TAR-041,
// TAR-044
static int place_left(trial40k_stance stands, kit_set enemies) {
    if (stands.with & enemies) return stands.place;
    return stands.place != OUT && stands.zone & enemies ? SUPPORT : OUT;
}

int trial40k_later_place(const trial40k_battle *b, const trial40k_state *state, int group) {
    int unit = b->group[group].unit;
    kit_set enemies = engaged_with(b, state, unit) & state->combat;
    if (!enemies) return OUT; // it came along with who it has joined
    return has_piled_in(b, state, unit)
               ? CONTACT
               : place_left(trial40k_stands(b, state, group), enemies); // TAR-161
}

kit_set trial40k_later_with(const trial40k_battle *b, const trial40k_state *state, int group,
                            kit_set said) {
    int unit = b->group[group].unit;
    kit_set enemies = engaged_with(b, state, unit) & state->combat;
    if (has_piled_in(b, state, unit)) return enemies;
    return said & enemies ? said & enemies : trial40k_stands(b, state, group).zone & enemies;
}

kit_set trial40k_engaged_before(const trial40k_battle *b, const trial40k_state *state,
                                int unit) {
    return engaged_with(b, state, unit);
}

kit_set trial40k_engaged(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return trial40k_there(b, state, engaged_with(b, state, unit));
}

bool trial40k_touches(const trial40k_battle *b, const trial40k_state *state, int unit,
                      int enemy) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        trial40k_stance stands = trial40k_stands(b, state, group);
        any |= stands.place == CONTACT && kit_in(stands.with, enemy) &&
               trial40k_groups_now(b, state)[group].left;
    }
    return any;
}

// A unit whose own enemies are gone moves with the others of its party. TAR-161, TAR-188
static bool comes_to(const trial40k_battle *b, const trial40k_state *state, int unit,
                     int enemy) {
    if (trial40k_engaged(b, state, unit) || !has_piled_in(b, state, unit)) return false;
    return kit_in(trial40k_party_engaged(b, state, unit), enemy);
}

static bool touch(const trial40k_battle *b, const trial40k_state *state, int unit, int enemy) {
    return trial40k_touches(b, state, unit, enemy) && trial40k_touches(b, state, enemy, unit);
}

// Does it support friends of its party against an enemy whom none of its own touches? R-35
static bool only_supports(const trial40k_battle *b, const trial40k_state *state, int unit,
                          int enemy) {
    bool supports = false, touched = false;
    if (b->unit[unit].party == kit_one(unit)) return false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        trial40k_stance stands = trial40k_stands(b, state, group);
        supports |= stands.place == SUPPORT && kit_in(stands.with, enemy) &&
                    trial40k_groups_now(b, state)[group].left;
    }
    KIT_EACH (member, trial40k_party(b, state, unit)) touched |= touch(b, state, member, enemy);
    return supports && touched;
}

static bool are_met(const trial40k_battle *b, const trial40k_state *state, int unit,
                    int enemy) {
    if (state->turn == 1 || trial40k_reads(b, PILE_IN, AS_STATED))
        return touch(b, state, unit, enemy) || only_supports(b, state, unit, enemy) ||
               only_supports(b, state, enemy, unit);
    return kit_in(trial40k_engaged(b, state, unit), enemy) || comes_to(b, state, unit, enemy) ||
           comes_to(b, state, enemy, unit);
}

void trial40k_separate(const trial40k_battle *b, trial40k_state *state) {
    kit_set apart = 0;
    for (int unit = 0; unit < b->attackers; unit++) {
        if (!trial40k_is_there(b, state, unit)) continue;
        KIT_EACH (enemy, trial40k_there(b, state, b->unit[unit].meets))
            if (!are_met(b, state, unit, enemy)) apart |= kit_one(contact_of(b, unit, enemy));
    }
    state->apart = apart;
}
