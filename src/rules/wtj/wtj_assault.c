// An assault: its rounds, and the bases that they take. Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

// --- Who takes part --------------------------------------------------------------------------

// Personnel that touches personnel stands behind the dice, except units that engage tanks (AMB-W26:
// those too).
static kit_set line_of(const wtj_battle *b, const wtj_state *state) {
    kit_set engaging = wtj_engaging(b, state), here = wtj_here(state, state->group);
    kit_set apart = wtj_reads(b, W_26_ENGAGED, FIGHTS_TANKS_ALONE) ? engaging : 0;
    KIT_THOSE(line, unit, wtj_personnel(b, here) & ~apart,
              kit_in(engaging, unit) || wtj_personnel(b, wtj_touching(b, state, unit)));
    if (wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT))
        KIT_EACH (unit, line) line |= b->unit[unit].attached;
    return line;
}

static bool both_have_bases(const wtj_battle *b, const wtj_state *state) {
    return wtj_involved(b, state, BAY_ATTACKER) && wtj_involved(b, state, BAY_DEFENDER);
}

void wtj_draw_up(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    wtj_engage_all(b, state, why); // WTJ-33
    state->line = line_of(b, state);
}

// Pins of the turn before have had their effect: from now on they are only for the drawing.
static void forget_pins(const wtj_battle *b, wtj_state *state) {
    KIT_EACH (unit, state->group) {
        uint16_t *flags = &state->unit[unit].flags;
        wtj_told_of(b, state)[unit].flags |= *flags & PINNED_BEFORE;
        *flags &= (uint16_t)~PINNED_BEFORE;
    }
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
        wtj_say(why, TELL_ASSAULT, BAY_NOBODY, bases[0], bases[1], state->rounds); // WTJ-01
        wtj_judge_modifiers(b, state, why);                                        // AMB-W11
        if (wtj_reads(b, W_11_JUDGED, JUDGED_ONCE)) forget_pins(b, state);
    }
    return wtj_next_round(b, state, why);
}

void wtj_clear_assault(const wtj_battle *b, wtj_state *state) {
    KIT_EACH (unit, b->tanks ? state->group : 0) state->unit[unit].flags &= (uint16_t)~ON_TANKS;
    state->round = state->rounds = state->thrown = state->won = state->horse = 0;
    state->added[0] = state->added[1] = 0;
    state->lead = 0;
    state->bled = state->after = 0;
    state->group = state->line = 0;
}

// --- A round ---------------------------------------------------------------------------------

enum { SPREAD = 2 * (WTJ_FACES - 1) };

// The most that the remaining rounds can take from a side.
static int reach_of(const wtj_battle *b, const wtj_state *state, int side) {
    int reach = 0;
    for (int round = state->round; round < state->rounds; round++) {
        int low = wtj_lowest(b, state, round);
        int most = side == BAY_ATTACKER ? -low : low + SPREAD;
        if (most > 0) reach += most;
    }
    return reach;
}

// At a question or a throw, forgets what no longer decides anything: that a side won every round,
// if it can no longer wipe out the enemy; by how much it is ahead, if that cannot be caught up;
// what is added to dice, if the last are thrown.
uint8_t wtj_forget(const wtj_battle *b, wtj_state *state, uint8_t stage) {
    if (state->round >= state->rounds || !both_have_bases(b, state)) { // WTJ-14
        state->added[0] = state->added[1] = 0;
        state->horse = 0;
    }
    if (state->group & b->armour || wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return stage;
    for (int side = 0; side < 2; side++) {
        int ahead = side == BAY_ATTACKER ? state->lead : -state->lead;
        if (ahead <= 1 && !(state->won >> (1 - side) & 1)) continue; // nothing to forget
        kit_set here = wtj_involved(b, state, side);
        int left = wtj_bases(state, here) - state->due[side];
        int most = reach_of(b, state, side);
        // What is attached to a unit goes with its last base: WTJ-36
        if (left - wtj_bases(state, here & b->attached) > most) wtj_lose_won(state, 1 - side);
        if (left < most && wtj_reads(b, W_4_LOSSES, REMOVED)) most = left;
        if (ahead > most + 1)
            state->lead = (int16_t)(side == BAY_ATTACKER ? most + 1 : -most - 1);
    }
    return stage;
}

// Goes on to the next round, or ends the dice if one side is gone or the last round is over.
uint8_t wtj_next_round(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool dice = both_have_bases(b, state) && state->round < state->rounds; // WTJ-14
    bool tanks = wtj_tanks_fight(b, state);
    state->tank = tanks;
    state->ready = tanks ? wtj_engaging(b, state) : 0; // AMB-W21
    if (dice) {
        if (state->round && wtj_reads(b, W_11_JUDGED, EACH_ROUND))
            wtj_judge_modifiers(b, state, why); // AMB-W11
        return wtj_forget(b, state, ROUND);
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

void wtj_about_round(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_state *state = at;
    const wtj_battle *b = wtj_of(battle);
    step->dice = bay_throw_duel(WTJ_FACES); // WTJ-12
    for (int side = 0; side < 2; side++)
        step->dice.plus[side] = (int16_t)wtj_added(b, state, side, state->round);
    step->dice.low = (int16_t)wtj_lowest(b, state, state->round);
    step->dice.high = (int16_t)(step->dice.low + SPREAD);
    step->number[0] = state->round + 1;
    step->number[1] = state->rounds;
}

static void tell_round(const wtj_battle *b, const wtj_state *state, int difference,
                       bay_trace *why) {
    for (int side = 0; side < 2; side++)
        if (state->horse >> side & 1 && state->round < 2)
            wtj_say(why, TELL_CAVALRY, side, b->set[CAVALRY_FIRST + state->round],
                    state->round + 1, 0); // WTJ-24
    int ahead = (difference > 0) - (difference < 0) + 1,
        by = difference < 0 ? -difference : difference;
    wtj_say(why, TELL_TOTALS, BAY_NOBODY, ahead, by, state->round + 1); // WTJ-12
    if (!difference) kit_say(why, TELL_NO_LOSS);                        // WTJ-13
}

void wtj_count_loss(const wtj_battle *b, wtj_state *state, int side, int bases) {
    if (state->chapter != ASSAULTS) return; // a tank's own assault has no loser: AMB-W21
    state->lead = (int16_t)(state->lead + (side == BAY_DEFENDER ? bases : -bases));
    if (bases && wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE)) state->bled = 1; // AMB-W6
}

uint8_t wtj_resolve_round(const wtj_battle *b, wtj_state *state, int result, bay_trace *why) {
    int difference = wtj_lowest(b, state, state->round) + result;
    int loser = difference > 0 ? BAY_DEFENDER : BAY_ATTACKER;
    int by = difference > 0 ? difference : -difference;
    int left = wtj_bases(state, wtj_involved(b, state, loser)), kept = by < left ? by : left;
    bool nominal = wtj_reads(b, W_4_LOSSES, NOMINAL);
    if (why) tell_round(b, state, difference, why);
    if (difference <= 0) wtj_lose_won(state, BAY_ATTACKER); // WTJ-17
    if (difference >= 0) wtj_lose_won(state, BAY_DEFENDER);
    wtj_count_loss(b, state, loser, nominal ? by : kept); // AMB-W4
    state->due[loser] = (uint8_t)kept;                    // WTJ-13
    state->after = DICE_ARE_OVER;
    state->round++;
    state->thrown++;
    return wtj_lose(b, state, why);
}

// --- Which bases are removed ------------------------------------------------------------------

// The side whose bases are removed next: the attacker's go first.
static int losing(const wtj_state *state) {
    return state->due[BAY_ATTACKER] ? BAY_ATTACKER : BAY_DEFENDER;
}

// The units that can lose bases: those behind the dice; for a tie all units, or, if each unit loses
// one, the next of them.
static kit_set losers(const wtj_battle *b, const wtj_state *state, int side) {
    if (state->after != TIE_IS_OVER) return wtj_involved(b, state, side);
    if (wtj_reads(b, W_6_TIE_COSTS, TIE_COSTS_SIDE)) return wtj_of_group(b, state, side);
    return kit_one(kit_first(state->ready & wtj_side(b, side)));
}

static void remove_from(const wtj_battle *b, wtj_state *state, int unit, int bases,
                        bay_trace *why) {
    wtj_strike(b, state, unit);
    wtj_remove(b, state, unit, bases, TELL_LOSES, why); // WTJ-13
}

// Nobody chooses if all of them go, or if there is only one unit whose bases are alike.
static bool without_choice(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    kit_set here = losers(b, state, side);
    int due = state->due[side];
    bool unlike = !kit_is_one(here) || wtj_is_mixed(state, kit_first(here));
    if (unlike && wtj_bases(state, here) > due) return false;
    state->due[side] = 0;
    KIT_EACH (unit, here) {
        int bases = state->unit[unit].bases;
        remove_from(b, state, unit, bases < due ? bases : due, why);
    }
    return true;
}

uint8_t wtj_lose(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++) {
        bool each = state->after == TIE_IS_OVER && state->ready & wtj_side(b, side);
        if (each) state->due[side] = 1; // AMB-W6
        if (state->due[side] && !without_choice(b, state, side, why)) {
            bool owner = wtj_reads(b, W_17_CHOOSER, OWNER_REMOVES); // AMB-W17
            return wtj_forget(b, state,
                              (uint8_t)((owner ? LOSE_ATTACKER : TAKE_ATTACKER) + side));
        }
        wtj_share_fate(b, state, wtj_side(b, side), why);
    }
    if (state->after == TIE_IS_OVER) return wtj_settle(b, state, why);
    return state->tank ? wtj_tanks_of_round(b, state, why) : wtj_next_round(b, state, why);
}

uint32_t wtj_by_size(const wtj_state *state, bay_option *list, int row, kit_set units) {
    kit_offer to = {list, 0};
    while (units) {
        int largest = kit_first(units);
        KIT_EACH (unit, units)
            if (state->unit[unit].bases > state->unit[largest].bases) largest = unit;
        kit_add(&to, row, largest, 0, largest);
        units &= ~kit_one(largest);
    }
    return to.count;
}

uint32_t wtj_list_losses(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    kit_set here = losers(b, state, losing(state)), tanks = here & b->armour;
    kit_offer to = {list, wtj_by_size(state, list, LOSE, here & ~tanks)};
    to.count += wtj_by_size(state, list + to.count, LOSE, tanks);
    KIT_EACH (unit, tanks)
        if (wtj_is_mixed(state, unit)) kit_add(&to, LOSE_SOUND, unit, 0, unit);
    return to.count;
}

uint8_t wtj_apply_loss(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                       bay_trace *why) {
    wtj_unit_state *u = &state->unit[chosen->own];
    int damaged = u->damaged;
    state->due[losing(state)]--;
    if (state->after == TIE_IS_OVER) state->ready &= ~kit_one(chosen->own);
    remove_from(b, state, chosen->own, 1, why);
    if (chosen->row == LOSE_SOUND) u->damaged = (uint8_t)damaged; // AMB-W17
    return wtj_lose(b, state, why);
}
