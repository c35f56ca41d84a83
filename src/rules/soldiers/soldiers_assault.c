// The assaults, one target hex after another: which is next, which units go in and against whom,
// the throw and its effect on the defenders. Rulings.

#include "soldiers.h"

static bool assaults(const soldiers_state *state, int unit) {
    bool cancelled = state->unit[unit].flags & ANSWERED;
    return state->unit[unit].against && !cancelled;
}

bool soldiers_assaulter(const soldiers_state *state, int unit, int hex) {
    return assaults(state, unit) && state->unit[unit].against - 1 == hex; // ARV-14
}

kit_set soldiers_to_assault(const soldiers_battle *b, const soldiers_state *state) {
    kit_set found = 0;
    for (int i = 0; i < b->attackers; i++)
        if (assaults(state, i)) found |= kit_one(state->unit[i].against - 1);
    return found;
}

kit_set soldiers_assaulters(const soldiers_battle *b, const soldiers_state *state) {
    int hex = state->target;
    KIT_THOSE(found, i, kit_below(b->attackers), soldiers_assaulter(state, i, hex));
    return found;
}

kit_set soldiers_assaulted(const soldiers_battle *b, const soldiers_state *state) {
    const soldiers_hex *hex = &b->hex[state->target];
    kit_set found = soldiers_in(b, state, BAY_DEFENDER, hex->cell), named = 0;
    if (!found || !soldiers_named(b)) return found; // ARV-05
    KIT_EACH (by, soldiers_assaulters(b, state))
        named |= hex->units & ~soldiers_spares(b, state, by);
    return found & named; // AMB-A2
}

// --- The assault in hand ---------------------------------------------------------------------

static uint8_t go_in(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int telling = !soldiers_assaulters(b, state)  ? TELL_NOBODY_LEFT
                  : !soldiers_assaulted(b, state) ? TELL_NONE_NAMED // AMB-A2
                                                  : TELL_ADJACENT;  // ARV-08
    kit_say_at(why, telling, BAY_ATTACKER, soldiers_target_place(b, state));
    if (telling != TELL_ADJACENT) return soldiers_next_assault(b, state, why);
    soldiers_tell_odds(b, state, why);
    if (soldiers_odds_of(b, state).column >= 0) return ASSAULT; // ARV-28: else there is no die
    return soldiers_next_assault(b, state, why);
}

bool soldiers_alike_answered(const soldiers_battle *b, const soldiers_state *state, int unit,
                             int against) {
    for (int i = b->unit[unit].kind; i < unit; i++)
        if (soldiers_alike(b, i, unit) && state->unit[i].flags & ANSWERED &&
            state->unit[i].against == against &&
            soldiers_spares(b, state, i) == soldiers_spares(b, state, unit))
            return true;
    return false;
}

static void cancel(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->unit[state->cursor].flags |= ANSWERED; // ARV-07
    kit_tell_of(&b->common, why, TELL_CANCELS, state->cursor);
}

// Asks the next who may cancel; when nobody is left to ask, those who have are out of it for good.
static uint8_t ask_to_cancel(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (; state->cursor < b->attackers; state->cursor++) {
        int unit = state->cursor;
        if (!soldiers_assaulter(state, unit, state->target)) continue;
        if (!soldiers_alike_answered(b, state, unit, state->unit[unit].against)) return CANCEL;
        cancel(b, state, why);
    }
    for (int i = 0; i < b->attackers; i++) {
        if (state->unit[i].flags & ANSWERED) soldiers_stand_down(b, state, i);
        state->unit[i].flags &= (uint8_t)~ANSWERED;
    }
    state->cursor = 0;
    return go_in(b, state, why);
}

// --- What the throw does ---------------------------------------------------------------------

// One that is eliminated does not retreat.
static void strike(const soldiers_battle *b, soldiers_state *state, kit_set units, int telling,
                   bay_trace *why) {
    KIT_EACH (unit, units) {
        if (!soldiers_on_foot(&b->unit[unit]))
            kit_tell_of(&b->common, why, TELL_GUNS_TOO, unit); // ARV-05, ARV-34
        kit_tell_of(&b->common, why, telling, unit);
        if (telling == TELL_DISRUPTED) {
            soldiers_disrupt(b, state, unit); // ARV-21
            state->unit[unit].flags |= MUST_RETREAT;
        } else {
            soldiers_eliminate(b, state, unit);
        }
    }
}

static uint8_t disrupt_all(const soldiers_battle *b, soldiers_state *state, kit_set all,
                           bay_trace *why) {
    KIT_THOSE(before, unit, all,
              (state->unit[unit].flags & (DISRUPTED | IN_PHASE)) == DISRUPTED); // AMB-A9
    bool together = before && b->set[A_8_MIXED] == ALL_TOGETHER;                // AMB-A8
    strike(b, state, before, TELL_WAS_DISRUPTED, why);                          // ARV-24
    strike(b, state, all & ~before, together ? TELL_GOES_TOO : TELL_DISRUPTED, why);
    return soldiers_retreats(b, state, why);
}

// --- From target hex to target hex -----------------------------------------------------------

static uint8_t begin(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    // before the first target hex nothing has happened, where nobody fires or charges.
    bool quiet = state->first && !b->fires && !b->charges;
    bool may = b->set[A_10_CANCEL] == MAY_CANCEL && !quiet; // AMB-A10
    state->first = 0;
    if (soldiers_assaulted(b, state)) return (may ? ask_to_cancel : go_in)(b, state, why);
    if (soldiers_in(b, state, BAY_DEFENDER, b->hex[state->target].cell))
        return go_in(b, state, why);                // AMB-A2: nobody who was named
    if (b->set[A_13_EMPTIED] == EMPTIED_IS_ENTERED) // AMB-A13
        return soldiers_advance(b, state, why);
    kit_say_at(why, TELL_EMPTY, BAY_ATTACKER, soldiers_target_place(b, state)); // ARV-26
    return soldiers_next_assault(b, state, why);
}

// Those of which no other is so near that a retreat from one or an advance into it could touch it.
static kit_set apart(const soldiers_battle *b, kit_set hexes) {
    enum { TOUCHES = 2 }; // hexes with a neighbour in common
    kit_set found = 0;
    KIT_EACH (hex, hexes) {
        int cell = b->hex[hex].cell;
        KIT_THOSE(near, other, hexes & ~kit_one(hex),
                  board_distance(&b->ground.board, cell, b->hex[other].cell) <= TOUCHES);
        if (!near) found |= kit_one(hex);
    }
    return found;
}

// The one that is northernmost, of these the westernmost.
static int first_on_map(const soldiers_battle *b, kit_set hexes) {
    int first = kit_first(hexes);
    KIT_EACH (hex, hexes)
        if (b->hex[hex].cell < b->hex[first].cell) first = hex;
    return first;
}

// The next assault, or who chooses it where the order matters.
static uint8_t search(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    kit_set left = soldiers_to_assault(b, state);
    if (!left) return soldiers_end(b, state, why);
    soldiers_canonicalise(b, state, false);
    bool by_map = b->set[ASSAULT_ORDER] == ASSAULTS_BY_MAP;
    kit_set alone = by_map ? kit_one(first_on_map(b, left)) : apart(b, left);
    state->target = (uint8_t)(alone ? kit_first(alone) : 0);
    return alone ? begin(b, state, why) : NEXT_ASSAULT; // ARV-04
}

uint8_t soldiers_next_assault(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (int i = 0; i < b->attackers; i++) { // it is over for those who were here
        state->unit[i].flags &= (uint8_t)~ANSWERED;
        if (soldiers_assaulter(state, i, state->target)) soldiers_stand_down(b, state, i);
    }
    state->cursor = 0;
    return search(b, state, why);
}

uint8_t soldiers_assaults(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->target = state->cursor = 0;
    state->first = 1;
    if (soldiers_to_assault(b, state)) kit_say(why, TELL_ASSAULTS_BEGIN); // ARV-04
    return search(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

uint32_t soldiers_list_next_assault(const soldiers_battle *b, const soldiers_state *state,
                                    bay_option *list) {
    kit_offer to = {list, 0};
    soldiers_add_targets(b, &to, OPTION_NEXT_ASSAULT, false, soldiers_to_assault(b, state));
    return to.count;
}

uint8_t soldiers_apply_next_assault(const soldiers_battle *b, soldiers_state *state,
                                    const bay_option *chosen, bay_trace *why) {
    state->target = (uint8_t)chosen->own;
    return begin(b, state, why); // ARV-04
}

uint8_t soldiers_apply_cancel(const soldiers_battle *b, soldiers_state *state,
                              const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_CANCEL) cancel(b, state, why);
    state->cursor++;
    return ask_to_cancel(b, state, why);
}

void soldiers_about_assault(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_odds odds = soldiers_odds_of(b, at);
    step->other = (uint16_t)soldiers_target_place(b, at);
    step->number[0] = odds.points;
    step->number[1] = odds.against;
    step->dice = soldiers_throw(BAY_ATTACKER, &b->assault.column[odds.column]); // ARV-10
}

uint8_t soldiers_resolve_assault(const soldiers_battle *b, soldiers_state *state, int result,
                                 bay_trace *why) {
    kit_set all = soldiers_assaulted(b, state); // ARV-10: all of them
    switch (soldiers_outcome(&b->assault.column[soldiers_odds_of(b, state).column], result)) {
    case NO_EFFECT:
        kit_say_of(why, TELL_NO_EFFECT, BAY_DEFENDER); // ARV-20
        return soldiers_next_assault(b, state, why);
    case ELIMINATES:
        strike(b, state, all, TELL_ELIMINATED, why); // ARV-25
        return soldiers_advance(b, state, why);
    default: return disrupt_all(b, state, all, why);
    }
}
