// A charge on a unit that is falling back: the unit regroups, or is destroyed. Ruling R-31.

#include "rules/trial40k/charge/charge.h"

bool trial40k_is_fleeing(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int host = b->unit[unit].host;
    return state->part == CHARGING && b->unit[host].falls_back &&
           !(trial40k_units_now(b, state)[host].flags & (HELD | FAILED));
}

kit_set trial40k_destroyed(const trial40k_battle *b, const trial40k_state *state) {
    KIT_THOSE(gone, unit, kit_below(b->count),
              trial40k_units_now(b, state)[unit].flags & FAILED);
    return gone;
}

// Those that some model of the unit in hand can contact. TAR-177, A-60
int trial40k_to_regroup(const trial40k_table *table, const trial40k_state *state) {
    KIT_EACH (target, trial40k_hosts(table->b, table->targets))
        if (trial40k_is_fleeing(table->b, state, target) &&
            trial40k_can_reach(table, table->b->unit[target].party))
            return target;
    return TRIAL40K_NO_UNIT;
}

static int testing(const trial40k_battle *b, const trial40k_state *state) {
    trial40k_table table;
    trial40k_table_in_hand(b, state, &table);
    return trial40k_to_regroup(&table, state);
}

// However few are left, and whatever stands near. TAR-178, TAR-179
void trial40k_about_regroup(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    int unit = testing(b, at);
    step->unit = (uint16_t)unit;
    trial40k_test_leadership(step, b->unit[unit].side, trial40k_leadership(b, at, unit));
}

static void destroy(const trial40k_battle *b, trial40k_state *state, int unit, bay_trace *why) {
    int models = trial40k_models(b, state, unit);
    kit_tell(&b->common, why, TELL_RUN_DOWN, unit, BAY_NO_UNIT, models); // TAR-181
    trial40k_units(b, state)[unit].flags |= FAILED;
    TRIAL40K_EACH_GROUP(b, group, unit) trial40k_groups(b, state)[group].left = 0;
    trial40k_take_off(b, state, unit);
}

// Who has named them alone stays where he is. A-60
static void call_off(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    kit_set gone = trial40k_destroyed(b, state);
    trial40k_charge *now = trial40k_charges(b, state);
    for (int unit = 0; unit < b->attackers; unit++) {
        kit_set named = trial40k_charged_at(b, now[unit]);
        if (!named || named & ~gone || now[unit].is != NOT_MOVED) continue;
        now[unit].is = CHARGE_FAILS;
        kit_tell_of(&b->common, why, TELL_CALLED_OFF, unit);
    }
}

uint8_t trial40k_resolve_regroup(const trial40k_battle *b, trial40k_state *state, int result,
                                 bay_trace *why) {
    int unit = testing(b, state);
    if (!result) {
        kit_tell_of(&b->common, why, TELL_REGROUPS, unit); // TAR-180
        trial40k_units(b, state)[unit].flags |= HELD;
    } else {
        KIT_EACH (member, b->unit[unit].party) destroy(b, state, member, why);
        call_off(b, state, why);
    }
    return trial40k_go_on(b, state, why);
}
