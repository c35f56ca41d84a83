// Which bases are removed. Ruling R-4.

#include "rules/kit/kit_options.h"
#include "wtj.h"

// The side whose bases are to be removed now: the attacker's go first.
static int losing(const wtj_state *state) {
    return state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER;
}

// All of them go, or there is one unit alone: nobody chooses.
static bool without_choice(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    kit_set here = wtj_involved(b, state, side);
    int due = state->due[side];
    bool all = wtj_bases(state, here) <= due;
    if (!all && kit_size(here) > 1) return false;
    state->due[side] = 0;
    while (here) {
        int unit = kit_take(&here);
        wtj_remove(b, state, unit, all ? state->unit[unit].bases : due, why);
    }
    return true;
}

uint8_t wtj_lose(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++) {
        if (!state->due[side] || without_choice(b, state, side, why)) continue;
        bool owner = wtj_reads(b, W_17_CHOOSER, OWNER_REMOVES); // AMB-W17
        return (uint8_t)((owner ? LOSE_ATTACKER : TAKE_ATTACKER) + side);
    }
    return state->after == TIE_IS_OVER ? wtj_tie_over(b, state, why)
                                       : wtj_next_round(b, state, why);
}

// --- The stage -------------------------------------------------------------------------------

uint32_t wtj_list_losses(const bay_battle *battle, const void *at, bay_option *list) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    kit_set left = wtj_involved(b, state, losing(state));
    kit_offer to = {list, 0};
    while (left) { // the largest first, equals in name order
        int largest = kit_first(left);
        for (kit_set others = left; others;) {
            int unit = kit_take(&others);
            if (state->unit[unit].bases > state->unit[largest].bases) largest = unit;
        }
        kit_add(&to, LOSE, largest, 0, largest);
        left &= ~kit_one(largest);
    }
    return to.count;
}

void wtj_apply_loss(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    state->due[losing(state)]--;
    wtj_remove(b, state, chosen->own, 1, why); // WTJ-13
    state->stage = wtj_lose(b, state, why);
}
