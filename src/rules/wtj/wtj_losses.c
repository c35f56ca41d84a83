// Which bases are removed. Ruling R-4.

#include "rules/kit/kit_options.h"
#include "wtj.h"

// The side whose bases are to be removed now: the attacker's go first.
static int losing(const wtj_state *state) {
    return state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER;
}

// Whose bases: of those behind the dice; of a tie, of all, and of tanks only where nobody else is.
static kit_set losers(const wtj_battle *b, const wtj_state *state, int side) {
    if (state->after != TIE_IS_OVER) return wtj_involved(b, state, side);
    kit_set all = wtj_of_group(b, state, side), personnel = wtj_personnel(b, all);
    return personnel ? personnel : all;
}

static void remove_from(const wtj_battle *b, wtj_state *state, int unit, int bases,
                        bay_trace *why) {
    wtj_strike(b, state, unit);
    wtj_remove(b, state, unit, bases, TELL_LOSES, why); // WTJ-13
}

// All of them go, or there is one unit alone: nobody chooses.
static bool without_choice(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    kit_set here = losers(b, state, side);
    int due = state->due[side];
    bool all = wtj_bases(state, here) <= due;
    if (!all && here & (here - 1)) return false;
    state->due[side] = 0;
    KIT_EACH (unit, here) remove_from(b, state, unit, all ? state->unit[unit].bases : due, why);
    return true;
}

uint8_t wtj_lose(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++) {
        if (!state->due[side] || without_choice(b, state, side, why)) continue;
        bool owner = wtj_reads(b, W_17_CHOOSER, OWNER_REMOVES); // AMB-W17
        return (uint8_t)((owner ? LOSE_ATTACKER : TAKE_ATTACKER) + side);
    }
    return state->after == TIE_IS_OVER ? wtj_settle(b, state, why)
                                       : wtj_tanks_of_round(b, state, why);
}

// --- The stage -------------------------------------------------------------------------------

void wtj_offer_by_size(kit_offer *to, const wtj_state *state, int row, kit_set units) {
    while (units) {
        int largest = wtj_largest(state, units);
        kit_add(to, row, largest, 0, largest);
        units &= ~kit_one(largest);
    }
}

uint32_t wtj_list_losses(const bay_battle *battle, const void *at, bay_option *list) {
    const wtj_state *state = at;
    kit_offer to = {list, 0};
    wtj_offer_by_size(&to, state, LOSE, losers(wtj_of(battle), state, losing(state)));
    return to.count;
}

void wtj_apply_loss(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    state->due[losing(state)]--;
    remove_from(b, state, chosen->own, 1, why);
    state->stage = wtj_lose(b, state, why);
}
