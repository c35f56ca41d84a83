// The assaults, group after group, and their rounds. Rulings.

#include "wtj.h"

#include <string.h>

// --- Where the phase begins ------------------------------------------------------------------

void wtj_first(const bay_battle *battle, void *at, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    for (int i = 0; i < b->count; i++) state->unit[i].bases = b->unit[i].bases;
    state->stage = wtj_begin_group(b, state, why);
}

uint16_t wtj_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const wtj_state *)at)->stage;
}

uint8_t wtj_begin_group(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int bases[2];
    state->round = 0;
    state->won = 1 << BAY_ATTACKER | 1 << BAY_DEFENDER;
    state->rounds = (uint8_t)wtj_rounds_of(b, state, why);
    for (int side = 0; side < 2; side++)
        bases[side] = wtj_bases(state, wtj_involved(b, state, side));
    wtj_say(
        why, TELL_ASSAULT, BAY_NOBODY,
        (wtj_numbers){.first = bases[0], .second = bases[1], .third = state->rounds}); // WTJ-01
    wtj_judge_modifiers(b, state, why); // AMB-W11
    return ROUND;
}

// --- A round ---------------------------------------------------------------------------------

// Is one side gone, or has it been the last round?
uint8_t wtj_next_round(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++)
        if (!wtj_involved(b, state, side)) {
            kit_say_of(why, TELL_WIPED_OUT, side); // WTJ-14
            return wtj_judge(b, state, why);
        }
    if (state->round == state->rounds) return wtj_judge(b, state, why);            // WTJ-14
    if (wtj_reads(b, W_11_JUDGED, EACH_ROUND)) wtj_judge_modifiers(b, state, why); // AMB-W11
    return ROUND;
}

static bay_throw dice_of(const wtj_battle *b, const wtj_state *state) {
    bay_throw dice = bay_throw_duel(6); // WTJ-12
    for (int side = 0; side < 2; side++) dice.plus[side] = (int16_t)wtj_added(b, state, side);
    int16_t between = (int16_t)(dice.plus[BAY_ATTACKER] - dice.plus[BAY_DEFENDER]);
    dice.low = (int16_t)(dice.low + between);
    dice.high = (int16_t)(dice.high + between);
    return dice;
}

void wtj_about_round(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_state *state = at;
    step->dice = dice_of(wtj_of(battle), state);
    step->number[0] = state->round + 1;
    step->number[1] = state->rounds;
}

static void tell_round(const wtj_battle *b, const wtj_state *state, int difference,
                       bay_trace *why) {
    for (int side = 0; side < 2; side++)
        if (state->horse >> side & 1 && state->round < 2)
            wtj_say(why, TELL_CAVALRY, side,
                    (wtj_numbers){.first = b->set[CAVALRY_FIRST + state->round],
                                  .second = state->round + 1}); // WTJ-24
    int ahead = (difference > 0) - (difference < 0) + 1,
        by = difference < 0 ? -difference : difference;
    wtj_say(why, TELL_TOTALS, BAY_NOBODY,
            (wtj_numbers){.first = ahead, .second = by, .third = state->round + 1}); // WTJ-12
    if (!difference) kit_say(why, TELL_NO_LOSS);                                     // WTJ-13
}

void wtj_resolve_round(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    int difference = dice_of(b, state).low + (int)result;
    int loser = difference > 0 ? BAY_DEFENDER : BAY_ATTACKER;
    int by = difference > 0 ? difference : -difference;
    int left = wtj_bases(state, wtj_involved(b, state, loser)), kept = by < left ? by : left;
    bool nominal = wtj_reads(b, W_4_LOSSES, NOMINAL);
    tell_round(b, state, difference, why);
    if (difference <= 0) state->won &= (uint8_t) ~(1 << BAY_ATTACKER); // WTJ-17
    if (difference >= 0) state->won &= (uint8_t) ~(1 << BAY_DEFENDER);
    state->lost[loser] = (uint16_t)(state->lost[loser] + (nominal ? by : kept)); // AMB-W4
    state->due[loser] = (uint8_t)kept;                                           // WTJ-13
    state->after = NEXT_ROUND;
    state->round++;
    state->stage = wtj_lose(b, state, why);
}
