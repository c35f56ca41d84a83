// Who has lost an assault, and the consequences. Rulings.

#include "wtj.h"

#include <string.h>

// --- The end of the battle -------------------------------------------------------------------

// A unit is on the ground of the assault if it is in contact, or is a defender that was in contact
// at first. A unit that never came (WTJ-M6) is not, nor is a tank that went elsewhere.
static bool is_on_ground(const wtj_battle *b, const wtj_state *state, int group, int unit) {
    bool defends = b->unit[unit].side == BAY_DEFENDER;
    kit_set met = wtj_contacts(b, state, unit);
    if (b->groups > 1) return defends ? kit_in(b->group[group], unit) : met & b->group[group];
    return met || (defends && b->unit[unit].touching);
}

static bool on_ground(const wtj_battle *b, const wtj_state *state, int group, int side) {
    KIT_EACH (unit, wtj_here(state, wtj_side(b, side)))
        if (is_on_ground(b, state, group, unit)) return true;
    return false;
}

static bool is_taken(const wtj_battle *b, const wtj_state *state, int group) {
    return on_ground(b, state, group, BAY_ATTACKER) &&
           !on_ground(b, state, group, BAY_DEFENDER);
}

// For one assault: the units left determine its possible endings; the last assault determines which
// of them it is.
static uint8_t ending_of(const wtj_battle *b, const wtj_state *state, int taken) {
    if (b->groups > 1) return taken == b->groups ? ALL_TAKEN : taken ? SOME_TAKEN : NONE_TAKEN;
    static const struct {
        uint8_t first, last, usual;
    } BY_SIDES[] = {{BOTH_GONE, BOTH_GONE, BOTH_GONE},
                    {BROKEN_THROUGH, TAKEN_TIED, TAKEN},
                    {HELD, HELD_BREAKTHROUGH, HELD},
                    {WON, LOST, DRAWN}}; // by who is left: attacker 1, defender 2
    int left = on_ground(b, state, 0, BAY_ATTACKER) + 2 * on_ground(b, state, 0, BAY_DEFENDER);
    bool fits = state->ending >= BY_SIDES[left].first && state->ending <= BY_SIDES[left].last;
    return fits ? state->ending : BY_SIDES[left].usual;
}

// From now on the state of the units is only told.
uint8_t wtj_end(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    uint16_t measure[WTJ_MEASURES] = {0};
    wtj_measure(b, state, measure);
    for (int group = 0; group < b->groups; group++)
        measure[ASSAULTS_TAKEN] =
            (uint16_t)(measure[ASSAULTS_TAKEN] + is_taken(b, state, group));
    uint8_t ending = ending_of(b, state, measure[ASSAULTS_TAKEN]);
    for (int i = 0; i < b->count; i++) {
        wtj_unit_state *told = &wtj_told_of(b, state)[i];
        uint16_t pin = told->flags & PINNED_BEFORE;
        *told = state->unit[i];
        told->flags |= pin;
    }
    memset(state, 0, wtj_state_size(b));
    state->ending = ending;
    memcpy(state->measure, measure, sizeof measure);
    return OVER;
}

// --- The end of an assault -------------------------------------------------------------------

// The ending of an assault that leaves only `side`: one of `attackers` or of `defenders`.
static int alone(int side, int attackers, int defenders) {
    return side == BAY_ATTACKER ? attackers : defenders;
}

// The only side left in the current assault; BAY_NOBODY: none, or both.
static int left_alone(const wtj_battle *b, const wtj_state *state) {
    bool attackers = wtj_of_group(b, state, BAY_ATTACKER);
    bool defenders = wtj_of_group(b, state, BAY_DEFENDER);
    if (attackers == defenders) return BAY_NOBODY;
    return attackers ? BAY_ATTACKER : BAY_DEFENDER;
}

static void mark(const wtj_battle *b, wtj_state *state, int side, int flag, int telling,
                 bay_trace *why) {
    KIT_EACH (unit, wtj_of_group(b, state, side)) {
        state->unit[unit].flags |= (uint16_t)flag;
        kit_tell_of(&b->common, why, telling, unit);
    }
}

// Notes that the line's remaining cavalry has been in an assault, if a further turn may ask.
static void spend_charge(const wtj_battle *b, wtj_state *state) {
    if (b->turns == 1 || !state->thrown) return;
    KIT_EACH (unit, wtj_mounted(b, state, wtj_here(state, state->line)))
        state->unit[unit].flags |= CHARGED; // AMB-W13
}

// The current assault is over: goes on to the next.
static uint8_t done(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (b->weapons && wtj_of_group(b, state, BAY_ATTACKER))
        wtj_overrun(b, state, state->group, why); // WTJ-37
    spend_charge(b, state);
    if (b->groups > 1 || state->fought != state->group) state->ending = UNRESOLVED;
    wtj_clear_assault(b, state);
    return wtj_go_on(b, state, why);
}

// --- Breaking through, and dismounting -------------------------------------------------------

static bool may_break_through(const wtj_battle *b, const wtj_state *state, int side) {
    enum { ALL_THREE = 3 };
    bool three = wtj_reads(b, W_7_BREAKTHROUGH, THREE_ROUNDS);
    bool all = state->won >> side & 1 && state->thrown;
    return all && (!three || state->thrown >= ALL_THREE); // AMB-W7
}

static kit_set riders(const wtj_battle *b, const wtj_state *state, int side) {
    return wtj_mounted(b, state, wtj_involved(b, state, side));
}

// True if its cavalry has won against enemies that are not only cavalry. WTJ-25
static bool may_dismount(const wtj_battle *b, const wtj_state *state, int side) {
    if (!state->thrown || !riders(b, state, side)) return false;
    kit_set enemies = state->line & wtj_side(b, 1 - side);
    bool others = wtj_mounted(b, state, enemies) != enemies;
    bool fewer = (side == BAY_ATTACKER ? state->lead : -state->lead) > 0;
    bool gone = !wtj_of_group(b, state, 1 - side);
    return others && fewer && (gone || wtj_reads(b, W_8_WINS, LOST_FEWER)); // AMB-W8
}

static uint8_t dismount_or_done(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; b->horse && side < 2; side++)
        if (may_dismount(b, state, side))
            return wtj_forget(b, state, (uint8_t)(DISMOUNT_ATTACKER + side));
    return done(b, state, why);
}

// The questions to the side that has won.
static uint8_t ask_winner(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int side = left_alone(b, state);
    if (side != BAY_NOBODY && may_break_through(b, state, side)) // WTJ-17
        return wtj_forget(b, state, (uint8_t)(THROUGH_ATTACKER + side));
    return dismount_or_done(b, state, why);
}

uint8_t wtj_apply_breakthrough(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                               bay_trace *why) {
    int side = state->stage == THROUGH_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    bool through = chosen->row == BREAK_THROUGH;
    kit_say_of(why, through ? TELL_BREAKS_THROUGH : TELL_STAYS, side); // WTJ-17
    if (through) state->ending = (uint8_t)alone(side, BROKEN_THROUGH, HELD_BREAKTHROUGH);
    return dismount_or_done(b, state, why);
}

uint8_t wtj_apply_dismount(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                           bay_trace *why) {
    KIT_EACH (unit, riders(b, state, state->stage - DISMOUNT_ATTACKER)) {
        if (chosen->row == REPOSITION) {
            wtj_leave(b, state, unit, FELL_BACK, TELL_REPOSITIONS, why); // WTJ-25
            continue;
        }
        state->unit[unit].flags |= ON_FOOT;
        kit_tell_of(&b->common, why, TELL_DISMOUNTS, unit); // WTJ-25
    }
    return done(b, state, why);
}

// --- Ties ------------------------------------------------------------------------------------

// The losses of a tie are removed: the units left are pinned.
uint8_t wtj_settle(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    for (int side = 0; side < 2; side++)
        mark(b, state, side, PINNED, TELL_PINNED, why); // WTJ-16
    int side = left_alone(b, state);
    if (side != BAY_NOBODY)
        state->ending = (uint8_t)alone(side, TAKEN_TIED, HELD_TIED);
    else
        state->ending = wtj_of_group(b, state, BAY_ATTACKER) ? DRAWN : BOTH_GONE;
    if (state->ending == BOTH_GONE) kit_say(why, TELL_NOBODY); // WTJ-16
    return done(b, state, why);                                // WTJ-17: nobody has won
}

// Each side removes one more base, or each unit does.
static uint8_t remove_one_more(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    state->after = TIE_IS_OVER;
    for (int side = 0; side < 2; side++) {
        kit_set here = wtj_of_group(b, state, side), personnel = wtj_personnel(b, here);
        if (wtj_reads(b, W_6_TIE_COSTS, TIE_COSTS_SIDE)) {
            state->due[side] = here != 0; // WTJ-16
            continue;
        }
        KIT_EACH (unit, personnel ? personnel : here) // AMB-W6
            if (wtj_is_mixed(state, unit))
                state->ready |= kit_one(unit); // its owner says which: AMB-W17
            else
                wtj_remove(b, state, unit, 1, TELL_LOSES, why);
    }
    return wtj_lose(b, state, why);
}

static uint8_t tie_of_both(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (!state->bled && wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE)) { // AMB-W6
        kit_say(why, TELL_TIE_OF_NOTHING);
        state->ending = DRAWN;
        return ask_winner(b, state, why);
    }
    kit_say(why, TELL_TIE); // WTJ-16
    return remove_one_more(b, state, why);
}

static uint8_t tie_alone(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    kit_say_of(why, TELL_TIE_ALONE, side);
    if (wtj_reads(b, W_5_TIE_ALONE, TIE_LITERAL)) return remove_one_more(b, state, why);
    if (wtj_reads(b, W_5_TIE_ALONE, TIE_PINNED)) return wtj_settle(b, state, why); // AMB-W5
    state->ending = (uint8_t)alone(side, TAKEN, HELD);
    return ask_winner(b, state, why);
}

// --- Who has lost ----------------------------------------------------------------------------

static uint8_t judge_alone(const wtj_battle *b, wtj_state *state, int side, bay_trace *why) {
    int ahead = side == BAY_ATTACKER ? state->lead : -state->lead;
    if (!ahead) return tie_alone(b, state, side, why);
    if (ahead < 0) {
        kit_say_of(why, TELL_HEROIC, side);                    // WTJ-18
        mark(b, state, side, PINNED, TELL_PINNED_HEROIC, why); // WTJ-18
        state->ending = (uint8_t)alone(side, HEROIC, HELD_HEROIC);
        return done(b, state, why); // WTJ-17: it has not won
    }
    kit_say_of(why, TELL_ALONE, side);
    state->ending = (uint8_t)alone(side, TAKEN, HELD);
    if (state->thrown && !may_break_through(b, state, side))
        wtj_say(why, TELL_NO_BREAKTHROUGH, side, wtj_reads(b, W_7_BREAKTHROUGH, THREE_ROUNDS),
                0, 0);
    return ask_winner(b, state, why);
}

uint8_t wtj_judge(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int side = left_alone(b, state);
    if (!wtj_is_compared(b, state)) {
        state->ending = (uint8_t)(side == BAY_NOBODY ? DRAWN : alone(side, TAKEN, HELD));
        return done(b, state, why);
    }
    if (side != BAY_NOBODY) return judge_alone(b, state, side, why);
    if (!state->lead) return tie_of_both(b, state, why);
    int loser = state->lead < 0 ? BAY_ATTACKER : BAY_DEFENDER;
    mark(b, state, loser, DEMORALIZED, TELL_DEMORALIZED, why); // WTJ-15
    state->ending = loser == BAY_ATTACKER ? LOST : WON;
    return ask_winner(b, state, why);
}
