// Whom a unit charges. Ruling R-24.

#include "ground/plane/about.h"
#include "rules/trial40k/charge/charge.h"

// --- Who may ---------------------------------------------------------------------------------

static bool is_fighting(const trial40k_table *table) {
    bool any = false;
    for (int i = 0; i < table->count; i++)
        any |= trial40k_is_own(table, i) && table->model[i].touches;
    return any; // TAR-007
}

static bool is_within(const trial40k_table *table, kit_set units, kit_set others, int32_t gap) {
    for (int i = 0; i < table->count; i++)
        for (int k = 0; k < table->count; k++)
            if (kit_in(units, table->model[i].unit) && kit_in(others, table->model[k].unit) &&
                discs_within(table->model[i].base, table->model[k].base, gap))
                return true;
    return false;
}

kit_set trial40k_hosts(const trial40k_battle *b, kit_set units) {
    KIT_THOSE(hosts, unit, units, b->unit[unit].host == unit);
    return hosts;
}

kit_set trial40k_parties(const trial40k_battle *b, kit_set units) {
    kit_set all = 0;
    KIT_EACH (unit, units) all |= b->unit[unit].party;
    return all;
}

// Whether some model of the unit can contact one of this enemy alone. TAR-010
static bool can_reach(const trial40k_table *table, int enemy) {
    trial40k_table alone = *table;
    alone.targets = table->b->unit[enemy].party;
    return trial40k_can_reach(&alone, alone.targets);
}

// A character who has joined a unit goes with it, a lone one charges himself; who has fired or is falling back
// does not. TAR-008, TAR-009, TAR-014, TAR-176, TAR-186, TAR-192
static bool is_asked(const trial40k_battle *b, int unit) {
    const trial40k_unit *u = &b->unit[unit];
    return u->host == unit && !u->fired && !u->falls_back;
}

// Those whom it may name first. TAR-006, TAR-007, TAR-010, A-05
static kit_set targets_of(const trial40k_table *table) {
    kit_set enemies = trial40k_side(table->b, BAY_DEFENDER);
    if (is_fighting(table) || !is_within(table, table->party, enemies, TRIAL40K_CHARGE_MOVE))
        return 0;
    bool any = trial40k_reads(table->b, DECLARE_RANGE, WHOEVER_IS_THERE);
    KIT_THOSE(legal, enemy, trial40k_hosts(table->b, enemies), any || can_reach(table, enemy));
    return legal;
}

// Those whom it may name besides. TAR-012, TAR-013
static kit_set further_targets(const trial40k_table *table) {
    kit_set named = table->targets;
    kit_set others = trial40k_hosts(table->b, trial40k_side(table->b, BAY_DEFENDER) & ~named);
    KIT_THOSE(near, enemy, others,
              is_within(table, table->b->unit[enemy].party, named, TRIAL40K_NEAR));
    kit_set legal = 0;
    KIT_EACH (enemy, near) {
        trial40k_table both = *table;
        both.targets = named | table->b->unit[enemy].party;
        if (trial40k_touches_all(&both)) legal |= kit_one(enemy);
    }
    return legal;
}

static kit_set legal_targets(const trial40k_battle *b, const trial40k_state *state, int unit) {
    trial40k_table table;
    trial40k_charge now = trial40k_charges_now(b, state)[unit];
    trial40k_table_for(b, state, unit, trial40k_charged_at(b, now), &table);
    return table.targets ? further_targets(&table) : targets_of(&table);
}

// --- The question ----------------------------------------------------------------------------

void trial40k_about_charge(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const trial40k_state *)at)->cursor;
}

// The nearest first, equals in order.
static int64_t nearness_of(const trial40k_table *table, int enemy) {
    int64_t least = INT64_MAX;
    trial40k_table alone = *table;
    alone.targets = table->b->unit[enemy].party;
    for (int i = 0; i < table->count; i++) {
        if (!trial40k_is_own(table, i)) continue;
        int64_t near = trial40k_nearness(&alone, i);
        if (near < least) least = near;
    }
    return least;
}

static int first_target(const trial40k_table *table, kit_set legal) {
    int first = -1;
    int64_t least = INT64_MAX;
    KIT_EACH (enemy, legal) {
        int64_t near = nearness_of(table, enemy);
        if (near >= least) continue;
        least = near;
        first = enemy;
    }
    return first;
}

// Who has named nobody charges the nearest by the standing order, who has named one no other.
uint32_t trial40k_list_charges(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    int unit = state->cursor;
    kit_offer to = {list, 0};
    kit_set named = trial40k_charged_at(b, trial40k_charges_now(b, state)[unit]);
    kit_set legal = legal_targets(b, state, unit);
    if (named) {
        kit_add_none(&to, ENOUGH, -1);
    } else {
        trial40k_table table;
        trial40k_table_for(b, state, unit, 0, &table);
        int first = first_target(&table, legal);
        kit_add(&to, CHARGE, first, 0, first);
        legal &= ~kit_one(first);
    }
    KIT_EACH (enemy, legal) kit_add(&to, CHARGE, enemy, 0, enemy);
    if (!named) kit_add_none(&to, NO_CHARGE, -1);
    return to.count;
}

uint8_t trial40k_declare(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    (void)why;
    for (; state->cursor < b->attackers; state->cursor++) // TAR-005
        if (is_asked(b, state->cursor) && legal_targets(b, state, state->cursor))
            return DECLARE;
    return TRIAL40K_GOES_ON;
}

uint8_t trial40k_apply_charge(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    trial40k_charge *now = &trial40k_charges(b, state)[state->cursor];
    if (chosen->own < 0) {
        state->cursor++;
    } else {
        int row = chosen->own - b->attackers;
        now->target[row / 8] = (uint8_t)(now->target[row / 8] | 1 << row % 8);
        kit_tell_both(&b->common, why, TELL_CHARGES, state->cursor, chosen->own); // TAR-011
    }
    return trial40k_go_on(b, state, why);
}
