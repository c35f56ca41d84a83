// The declaration of charges. Ruling R-24.

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
    return trial40k_are_within(table->model, table->count, units, others, gap);
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

// A character who has joined a unit goes with it, a lone one charges himself; who has fired or is
// falling back does not. TAR-008, TAR-009, TAR-014, TAR-176, TAR-186, TAR-192
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

// All declare before anybody moves.
bool trial40k_has_target(const trial40k_battle *b, int unit, bool *near) {
    trial40k_table table;
    trial40k_first_table_for(b, unit, &table);
    *near =
        is_within(&table, table.party, trial40k_side(b, BAY_DEFENDER), TRIAL40K_CHARGE_MOVE);
    return *near && targets_of(&table) != 0;
}

// --- Whom it may name besides ----------------------------------------------------------------

static kit_set neighbours(const trial40k_table *table, kit_set among, kit_set units) {
    return trial40k_neighbours(table->b, table->model, table->count, among, units);
}

// Those enemies who can be touched together with all that are named and those of `more`. TAR-013
static kit_set touched_too(const trial40k_table *table, kit_set more, kit_set enemies) {
    kit_set legal = 0;
    KIT_EACH (enemy, enemies) {
        trial40k_table all = *table;
        all.targets |= more | table->b->unit[enemy].party;
        if (trial40k_touches_all(&all)) legal |= kit_one(enemy);
    }
    return legal;
}

// Of several that are named, the one that has no other of them within 2 in; -1: each has one.
static int named_apart(const trial40k_table *table) {
    kit_set named = trial40k_hosts(table->b, table->targets);
    KIT_EACH (one, named) {
        kit_set party = table->b->unit[one].party, others = table->targets & ~party;
        if (others && !is_within(table, party, others, TRIAL40K_NEAR)) return one;
    }
    return -1;
}

// Those enemies who may be named apart: one of the others is near, and can be named with them.
static kit_set with_another(const trial40k_table *table, kit_set enemies, kit_set others) {
    kit_set legal = 0;
    KIT_EACH (enemy, enemies) {
        kit_set party = table->b->unit[enemy].party;
        kit_set beside = neighbours(table, others & ~kit_one(enemy), party);
        if (touched_too(table, party, beside)) legal |= kit_one(enemy);
    }
    return legal;
}

// Those whom a unit may name next, and whether it has to.
typedef struct nameable {
    kit_set legal;
    bool must; // it has named one apart, and another has to go with that
} nameable;

// TAR-012, TAR-013, A-07
static kit_set further_targets(const trial40k_table *table, int apart) {
    const trial40k_battle *b = table->b;
    kit_set named = table->targets;
    kit_set others = trial40k_hosts(b, trial40k_side(b, BAY_DEFENDER) & ~named);
    if (apart >= 0)
        return touched_too(table, 0, neighbours(table, others, b->unit[apart].party));
    kit_set near = neighbours(table, others, named), legal = touched_too(table, 0, near);
    bool several = !kit_is_one(trial40k_hosts(b, named));
    if (several && trial40k_reads(b, MULTI_LINK, EACH_HAS_ANOTHER))
        legal |= with_another(table, others & ~near, others);
    return legal;
}

static void table_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                     trial40k_table *table) {
    trial40k_charge now = trial40k_charges_now(b, state)[unit];
    trial40k_table_for(b, state, unit, trial40k_charged_at(b, now), table);
}

static nameable nameable_by(const trial40k_table *table) {
    if (!table->targets) return (nameable){targets_of(table), false};
    int apart = named_apart(table);
    return (nameable){further_targets(table, apart), apart >= 0};
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

// The standing order: the nearest where nobody is named yet, or another has to go with one named
// apart; else no further target.
uint32_t trial40k_list_charges(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    kit_offer to = {list, 0};
    trial40k_table table;
    table_of(b, state, state->cursor, &table);
    nameable next = nameable_by(&table);
    if (table.targets && !next.must) {
        kit_add_none(&to, ENOUGH, -1);
    } else {
        int first = first_target(&table, next.legal);
        kit_add(&to, CHARGE, first, 0, first);
        next.legal &= ~kit_one(first);
    }
    KIT_EACH (enemy, next.legal) kit_add(&to, CHARGE, enemy, 0, enemy);
    if (!table.targets) kit_add_none(&to, NO_CHARGE, -1);
    return to.count;
}

static void name(const trial40k_battle *b, trial40k_state *state, int enemy, bay_trace *why) {
    trial40k_charge *now = &trial40k_charges(b, state)[state->cursor];
    int row = enemy - b->attackers;
    now->target[row / 8] = (uint8_t)(now->target[row / 8] | 1 << row % 8);
    kit_tell_both(&b->common, why, TELL_CHARGES, state->cursor, enemy); // TAR-011
}

// Where only one can go with a target named apart, that one is named without a question.
uint8_t trial40k_declare(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    while (state->cursor < b->attackers) { // TAR-005
        trial40k_table table;
        table_of(b, state, state->cursor, &table);
        nameable next = is_asked(b, state->cursor) ? nameable_by(&table) : (nameable){0};
        if (!next.legal)
            state->cursor++;
        else if (next.must && kit_is_one(next.legal))
            name(b, state, kit_first(next.legal), why);
        else
            return DECLARE;
    }
    return TRIAL40K_GOES_ON;
}

uint8_t trial40k_apply_charge(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    if (chosen->own < 0)
        state->cursor++;
    else
        name(b, state, chosen->own, why);
    return trial40k_go_on(b, state, why);
}
