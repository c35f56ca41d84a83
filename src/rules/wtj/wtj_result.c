// Who has lost an assault, and what that does. Rulings.

#include "wtj.h"

#include <string.h>

// --- The end of an assault, and of all -------------------------------------------------------

static void add_up(const wtj_battle *b, wtj_state *state) {
    for (int i = 0; i < b->count; i++) {
        wtj_tally t = wtj_tally_of(b, state, i);
        int side = b->unit[i].side;
        state->fallen[side] = (uint16_t)(state->fallen[side] + t.fallen);
        state->pinned[side] = (uint16_t)(state->pinned[side] + t.pinned);
        state->demoralized[side] = (uint16_t)(state->demoralized[side] + t.demoralized);
        state->withdrawn[side] = (uint16_t)(state->withdrawn[side] + t.withdrawn);
        state->routed[side] = (uint16_t)(state->routed[side] + t.routed);
    }
}

// The assault has left the attacker alone on the ground: at once, or by a test.
static bool is_taken(const wtj_battle *b, const wtj_state *state, int group) {
    kit_set units = b->group[group];
    return wtj_here(state, units & wtj_side(b, BAY_ATTACKER)) &&
           !wtj_here(state, units & wtj_side(b, BAY_DEFENDER));
}

static uint8_t ending_of(const wtj_battle *b, const wtj_state *state) {
    if (b->groups > 1)
        return state->taken == b->groups ? ALL_TAKEN : state->taken ? SOME_TAKEN : NONE_TAKEN;
    if (state->ending == WON && state->taken) return TAKEN;
    bool attackers = wtj_here(state, wtj_side(b, BAY_ATTACKER));
    return state->ending == LOST && !attackers ? HELD : state->ending;
}

// How all stands is only told from now on.
uint8_t wtj_end(const wtj_battle *b, wtj_state *state) {
    add_up(b, state);
    for (int group = 0; group < b->groups; group++)
        state->taken = (uint8_t)(state->taken + is_taken(b, state, group));
    state->ending = ending_of(b, state);
    memcpy(wtj_told_of(b, state), state->unit, sizeof *state->unit * b->count);
    memset(state->unit, 0, sizeof *state->unit * b->count);
    return OVER;
}

// The assault in hand has ended so: on to the next.
static uint8_t done(const wtj_battle *b, wtj_state *state, int ending, bay_trace *why) {
    state->ending = (uint8_t)(b->groups > 1 ? 0 : ending);
    state->round = state->rounds = state->won = state->horse = state->after = 0;
    for (int side = 0; side < 2; side++) state->lost[side] = 0, state->added[side] = 0;
    if (++state->group < b->groups) return wtj_begin_group(b, state, why);
    state->group = 0;
    return wtj_tests(b, state, why); // WTJ-15
}

// The ending of one assault that leaves `side` alone: as the attacker has it, or the defender's.
static int alone(int side, int attackers, int defenders) {
    return side == BAY_ATTACKER ? attackers : defenders;
}

static void mark(const wtj_battle *b, wtj_state *state, int side, int flag, int telling,
                 bay_trace *why) {
    for (kit_set left = wtj_involved(b, state, side); left;) {
        int unit = kit_take(&left);
        state->unit[unit].flags |= (uint8_t)flag;
        kit_tell_of(&b->common, why, telling, unit);
    }
}

// --- Both lost as many -----------------------------------------------------------------------

// Each side removes one base more, or each unit.
static uint8_t tie(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->after = TIE_IS_OVER;
    for (int side = 0; side < 2; side++) {
        kit_set here = wtj_involved(b, state, side);
        if (wtj_reads(b, W_6_TIE_COSTS, TIE_COSTS_SIDE)) {
            state->due[side] = here != 0; // WTJ-16
            continue;
        }
        while (here) wtj_remove(b, state, kit_take(&here), 1, why); // AMB-W6
    }
    return wtj_lose(b, state, why);
}

uint8_t wtj_tie_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool here[2];
    for (int side = 0; side < 2; side++) {
        here[side] = wtj_involved(b, state, side) != 0;
        mark(b, state, side, PINNED, TELL_PINNED, why); // WTJ-16
    }
    if (here[0] && here[1]) return done(b, state, DRAWN, why);
    if (here[0] || here[1])
        return done(b, state,
                    alone(here[0] ? BAY_ATTACKER : BAY_DEFENDER, TAKEN_TIED, HELD_TIED), why);
    kit_say(why, TELL_NOBODY); // WTJ-16
    return done(b, state, BOTH_GONE, why);
}

static uint8_t tie_of_both(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int lost = state->lost[BAY_ATTACKER];
    if (!lost && wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE)) { // AMB-W6
        kit_say(why, TELL_TIE_OF_NOTHING);
        return done(b, state, DRAWN, why);
    }
    wtj_say(why, TELL_TIE, BAY_NOBODY, (wtj_numbers){.first = lost}); // WTJ-16
    return tie(b, state, why);
}

static uint8_t tie_alone(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    wtj_say(why, TELL_TIE_ALONE, side, (wtj_numbers){.first = state->lost[side]});
    if (wtj_reads(b, W_5_TIE_ALONE, TIE_LITERAL)) return tie(b, state, why); // AMB-W5
    if (wtj_reads(b, W_5_TIE_ALONE, TIE_PINNED)) return wtj_tie_over(b, state, why);
    return done(b, state, alone(side, TAKEN, HELD), why);
}

// --- Breaking through ------------------------------------------------------------------------

static uint8_t won_alone(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    enum { ALL_THREE = 3 };
    bool three = wtj_reads(b, W_7_BREAKTHROUGH, THREE_ROUNDS);
    bool may = state->won >> side & 1 && (!three || state->round >= ALL_THREE); // AMB-W7
    kit_say_of(why, TELL_ALONE, side);
    if (may) return side == BAY_ATTACKER ? THROUGH_ATTACKER : THROUGH_DEFENDER; // WTJ-17
    wtj_say(why, TELL_NO_BREAKTHROUGH, side, (wtj_numbers){.first = three});
    return done(b, state, alone(side, TAKEN, HELD), why);
}

void wtj_apply_breakthrough(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    wtj_state *state = at;
    int side = state->stage == THROUGH_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    bool through = chosen->row == BREAK_THROUGH;
    kit_say_of(why, through ? TELL_BREAKS_THROUGH : TELL_STAYS, side); // WTJ-17
    int ending =
        through ? alone(side, BROKEN_THROUGH, HELD_BREAKTHROUGH) : alone(side, TAKEN, HELD);
    state->stage = done(wtj_of(battle), state, ending, why);
}

// --- Who has lost ----------------------------------------------------------------------------

static uint8_t judge_alone(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    int own = state->lost[side], enemys = state->lost[1 - side];
    if (own < enemys) return won_alone(b, state, side, why);
    if (own == enemys) return tie_alone(b, state, side, why);
    kit_say_of(why, TELL_HEROIC, side);                    // WTJ-18
    mark(b, state, side, PINNED, TELL_PINNED_HEROIC, why); // WTJ-18
    return done(b, state, alone(side, HEROIC, HELD_HEROIC), why);
}

uint8_t wtj_judge(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++)
        if (!wtj_involved(b, state, 1 - side)) return judge_alone(b, state, side, why);
    int more = state->lost[BAY_ATTACKER] - state->lost[BAY_DEFENDER];
    if (!more) return tie_of_both(b, state, why);
    int loser = more > 0 ? BAY_ATTACKER : BAY_DEFENDER;
    mark(b, state, loser, DEMORALIZED, TELL_DEMORALIZED, why); // WTJ-15
    return done(b, state, more > 0 ? LOST : WON, why);
}
