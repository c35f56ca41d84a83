// The assaults, group after group, and their rounds. Rulings.

#include "wtj.h"

// --- Which assaults there are ----------------------------------------------------------------

// Those who touch, and those who touch these. WTJ-01, AMB-W1
static kit_set group_of(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set group = kit_one(unit);
    for (kit_set left = group; left;) {
        kit_set others = wtj_touching(b, state, kit_take(&left)) & ~group;
        group |= others;
        left |= others;
    }
    return group;
}

static kit_set in_contact(const wtj_battle *b, const wtj_state *state) {
    kit_set found = 0;
    for (int unit = 0; unit < b->count; unit++)
        if (wtj_touching(b, state, unit)) found |= kit_one(unit);
    return found;
}

// The next assault of the turn: one without personnel is none (WTJ-01, WTJ-35).
static kit_set next_group(const wtj_battle *b, wtj_state *state) {
    kit_set units = wtj_here(state, wtj_side(b, BAY_ATTACKER)) & ~state->fought;
    while (units) {
        int unit = kit_take(&units);
        if (!wtj_touching(b, state, unit)) continue;
        kit_set group = group_of(b, state, unit);
        state->fought |= group;
        units &= ~group;
        if (wtj_personnel(b, group)) return group;
    }
    return 0;
}

// Personnel that touches personnel stands behind the dice, but who engages tanks (AMB-W26: he too).
static kit_set line_of(const wtj_battle *b, const wtj_state *state) {
    kit_set line = 0, engaging = wtj_engaging(b, state), here = wtj_here(state, state->group);
    bool alone = wtj_reads(b, W_26_ENGAGED, FIGHTS_TANKS_ALONE);
    for (kit_set left = wtj_personnel(b, here); left;) {
        int unit = kit_take(&left);
        bool stands =
            kit_in(engaging, unit) ? !alone : wtj_personnel(b, wtj_touching(b, state, unit));
        if (!stands) continue;
        line |= kit_one(unit);
        if (wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT)) line |= wtj_attached(b, unit);
    }
    return line;
}

static bool both_have_bases(const wtj_battle *b, const wtj_state *state) {
    return wtj_involved(b, state, BAY_ATTACKER) && wtj_involved(b, state, BAY_DEFENDER);
}

void wtj_draw_up(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    wtj_engage_all(b, state, why); // WTJ-33
    state->line = line_of(b, state);
}

uint8_t wtj_begin(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int bases[2];
    uint8_t asked = wtj_engage(b, state, why);
    if (asked != WTJ_GOES_ON) return asked;
    state->won = 1 << BAY_ATTACKER | 1 << BAY_DEFENDER;
    wtj_draw_up(b, state, why);
    if (both_have_bases(b, state)) {
        state->rounds = (uint8_t)wtj_rounds_of(b, state, why);
        for (int side = 0; side < 2; side++)
            bases[side] = wtj_bases(state, wtj_involved(b, state, side));
        wtj_say(why, TELL_ASSAULT, BAY_NOBODY,
                (wtj_numbers){
                    .first = bases[0], .second = bases[1], .third = state->rounds}); // WTJ-01
        wtj_judge_modifiers(b, state, why);                                          // AMB-W11
    }
    return wtj_next_round(b, state, why);
}

uint8_t wtj_assaults(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (!state->fought && wtj_reads(b, W_22_OVERRUN, AFTER_FIRE))
        wtj_overrun(b, state, in_contact(b, state), why); // AMB-W22
    state->group = next_group(b, state);
    if (state->group) return wtj_begin(b, state, why);
    state->fought = 0;
    return WTJ_GOES_ON;
}

void wtj_clear_assault(wtj_state *state) {
    state->round = state->rounds = state->thrown = state->won = state->horse = state->after = 0;
    state->added[0] = state->added[1] = 0;
    state->lead = 0;
    state->bled = 0;
    for (kit_set left = state->group; left;)
        state->unit[kit_take(&left)].flags &= (uint16_t)~ON_TANKS;
    state->group = state->line = 0;
}

// --- A round ---------------------------------------------------------------------------------

// What a round can take from a side at most, whatever comes.
static int most_lost(const wtj_battle *b, const wtj_state *state, int side) {
    enum { FACES = 6 };
    int horse = b->set[CAVALRY_FIRST];
    if (horse < b->set[CAVALRY_SECOND]) horse = b->set[CAVALRY_SECOND];
    if (horse < 0) horse = 0;
    for (int i = CAVALRY_FIRST; i <= CAVALRY_SECOND; i++)
        if (b->set[i] < 0) horse -= b->set[i];
    int most = FACES - 1 + horse + state->added[1 - side] - state->added[side];
    return most > 0 ? most : 0;
}

// What no longer decides anything is not remembered: that a side won every round, when it can no longer
// wipe out the enemy; by how much it is ahead, when that cannot be caught up.
static void forget(const wtj_battle *b, wtj_state *state) {
    if (wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return;
    if (wtj_personnel(b, state->group) != state->group) return;
    int rounds = state->rounds - state->round;
    for (int side = 0; side < 2; side++) {
        int reach = rounds * most_lost(b, state, side);
        if (wtj_bases(state, wtj_involved(b, state, side)) > reach)
            state->won &= (uint8_t) ~(1 << (1 - side));
        int ahead = side == BAY_ATTACKER ? state->lead : -state->lead, kept = reach + 1;
        if (ahead > kept) state->lead = (int16_t)(side == BAY_ATTACKER ? kept : -kept);
    }
}

// Is one side gone, or has it been the last round?
uint8_t wtj_next_round(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool dice = both_have_bases(b, state) && state->round < state->rounds; // WTJ-14
    bool tanks = wtj_tanks_fight(b, state);
    state->tank = tanks;
    state->ready = tanks ? wtj_engaging(b, state) : 0; // AMB-W21
    if (dice) {
        if (state->round && wtj_reads(b, W_11_JUDGED, EACH_ROUND))
            wtj_judge_modifiers(b, state, why); // AMB-W11
        forget(b, state);
        return ROUND;
    }
    if (tanks) {
        state->round++;
        return wtj_tanks_of_round(b, state, why);
    }
    if (state->chapter != ASSAULTS) return wtj_own_assault_over(b, state, why);
    for (int side = 0; side < 2; side++)
        if (!wtj_of_group(b, state, side)) kit_say_of(why, TELL_WIPED_OUT, side); // WTJ-14
    return wtj_judge(b, state, why);
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

void wtj_count_loss(const wtj_battle *b, wtj_state *state, int side, int bases) {
    if (state->chapter != ASSAULTS)
        return; // of a tank's own assault nobody is the loser: AMB-W21
    state->lead = (int16_t)(state->lead + (side == BAY_DEFENDER ? bases : -bases));
    if (bases && wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE)) state->bled = 1; // AMB-W6
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
    wtj_count_loss(b, state, loser, nominal ? by : kept); // AMB-W4
    state->due[loser] = (uint8_t)kept;                    // WTJ-13
    state->after = DICE_ARE_OVER;
    state->round++;
    state->thrown++;
    state->stage = wtj_lose(b, state, why);
}
