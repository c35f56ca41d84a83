// Units that fight on pile in: each model that touches nobody moves up to 6 in to touch an enemy.
// Ruling R-33.

#include "rules/trial40k/after/aftermath.h"

// Enemies with whom the party is engaged, and all of their parties: nobody else is touched.
// TAR-154, A-54
static kit_set enemies_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set all = 0;
    KIT_EACH (enemy, trial40k_party_engaged(b, state, unit))
        all |= trial40k_party(b, state, enemy);
    return all;
}

static int touching(const trial40k_table *table) {
    int count = 0;
    for (int i = 0; i < table->count; i++)
        count += trial40k_is_own(table, i) && table->model[i].touches;
    return count;
}

// Nobody touches an enemy: one leads, as in a charge, first to one of those units. Returns
// whether anybody can.
static bool lead(trial40k_table *table, kit_set rather) {
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    int count = trial40k_first_movers(table, leader), first = 0;
    if (!count) return false;
    for (int i = count; i-- > 0;)
        if (kit_in(rather, table->model[leader[i].enemy].unit)) first = i;
    trial40k_lead(table, leader[first].model, leader[first].enemy);
    return true;
}

// Who touches an enemy stays. TAR-154
void trial40k_pile_in(const trial40k_battle *b, trial40k_state *state, int enemy, int ground,
                      bay_trace *why) {
    int unit = state->cursor;
    trial40k_now now;
    if (!why) return;
    bool slowed = ground && ground <= MOST_INCHES; // TAR-155
    int64_t allowance = slowed ? (int64_t)ground * BAY_INCH : TRIAL40K_CHARGE_MOVE;
    trial40k_find_now(b, state, unit, enemies_of(b, state, unit), allowance, &now);
    trial40k_table *table = &now.table;
    table->round = ground == GOES_ROUND;
    for (int i = 0; i < table->count; i++)
        table->moved[i] = trial40k_is_own(table, i) && table->model[i].touches;
    bool most = enemy == TRIAL40K_NO_UNIT;
    kit_set rather = most ? 0 : trial40k_party(b, state, enemy);
    if (touching(table) || lead(table, rather)) {
        if (most)
            trial40k_engage_most(table); // TAR-029
        else
            trial40k_place_toward(table, rather);
    }
    trial40k_note_now(state, &now);
    kit_tell(&b->common, why, TELL_PILES_IN, unit, BAY_NO_UNIT, touching(table));
}

void trial40k_tell_who_fights_on(const trial40k_battle *b, trial40k_state *state,
                                 bay_trace *why) {
    for (int unit = 0; why && unit < b->attackers; unit++) {
        trial40k_now now;
        if (!trial40k_is_there(b, state, unit) || trial40k_leader(b, state, unit) != unit ||
            !trial40k_party_engaged(b, state, unit))
            continue;
        trial40k_find_now(b, state, unit, 0, 0, &now);
        kit_tell(&b->common, why, TELL_FIGHTS_ON, unit, BAY_NO_UNIT, touching(&now.table) > 0);
    }
}
