// Fire and charges, unit by unit: which unit is next, its target, the throw, and its effect.
// Rulings.

#include "soldiers.h"

// Fire and charges of both sides stand in the step table one after another, three rows each.
enum { NEXT, SHOT, DIE, ROWS };

static uint8_t row_of(const soldiers_state *state, int row) {
    return (uint8_t)(state->stage - (state->stage - FIRE_NEXT) % ROWS + row);
}

static bool is_charge(const soldiers_state *state) {
    return state->stage >= CHARGE_NEXT;
}

static int side_of(const soldiers_state *state) {
    return (state->stage - FIRE_NEXT) / ROWS % 2 ? BAY_DEFENDER : BAY_ATTACKER;
}

// Is the target a unit, or all who are in a hex?
static bool at_unit(const soldiers_battle *b, const soldiers_state *state) {
    return is_charge(state) || b->set[FIRE_ON] == FIRE_AT_UNIT;
}

static int hex_of(const soldiers_battle *b, const soldiers_state *state) {
    return soldiers_hex_of(b, at_unit(b, state), state->target);
}

static const soldiers_column *column_of(const soldiers_battle *b, const soldiers_state *state) {
    if (is_charge(state)) return &b->charge;                                      // ARV-35
    return &b->fire.column[b->unit[state->cursor].fire_column[hex_of(b, state)]]; // ARV-S2
}

// --- Who may fire, and at what ---------------------------------------------------------------

// Until all fire is over its effects count only if it is taken in turn: AMB-A16.
static bool as_at_first(const soldiers_battle *b) {
    return b->set[A_16_FIRE] == SIMULTANEOUS;
}

// Who is disrupted neither fires nor observes nor charges: ARV-S9.
static bool is_ready(const soldiers_battle *b, const soldiers_state *state, int unit,
                     bool first) {
    if (b->set[DISRUPTED_FIRE] == DISRUPTED_MAY_FIRE)
        return first || soldiers_here(state, unit);
    return first ? !b->unit[unit].disrupted : soldiers_in_order(state, unit); // ARV-S9
}

static bool in_order(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return is_ready(b, state, unit, as_at_first(b));
}

static bool may_fire(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return kit_in(b->fires, b->unit[unit].side) && !state->unit[unit].against &&
           in_order(b, state, unit); // ARV-13, ARV-37
}

// Who observes the hex for the unit, whoever it is: who sees it, and is seen from the unit; -1
// nobody.
static int observer_of(const soldiers_battle *b, const soldiers_state *state, int unit,
                       int hex) {
    const soldiers_unit *of = b->unit;
    KIT_EACH (i, soldiers_side(b, of[unit].side) & ~kit_one(unit)) // ARV-17
        if (in_order(b, state, i) && soldiers_sees(of[unit].sees, of[i].cell) &&
            soldiers_sees(of[i].sees, b->hex[hex].cell)) // ARV-S6
            return i;
    return -1;
}

// What the unit may fire at now: units or hexes, as FIRE_ON says.
static kit_set fire_targets(const soldiers_battle *b, const soldiers_state *state, int unit) {
    const soldiers_unit *u = &b->unit[unit];
    kit_set hexes = 0, units = 0;
    if (!u->targets || !may_fire(b, state, unit)) return 0;
    kit_set here = as_at_first(b) ? ~UINT32_C(0) : soldiers_on_board(b, state);
    KIT_EACH (h, u->targets) {
        if (u->observed && observer_of(b, state, unit, h) < 0) continue; // ARV-S6
        kit_set there = b->hex[h].units & here;
        if (there) hexes |= kit_one(h);
        units |= there;
    }
    return b->set[FIRE_ON] == FIRE_AT_UNIT ? units : hexes;
}

// Do two of a side throw in the same column for all at which both may fire?
static bool fires_alike(const soldiers_battle *b, int unit, int other) {
    const soldiers_unit *one = &b->unit[unit], *two = &b->unit[other];
    KIT_EACH (h, one->targets & two->targets)
        if (one->fire_column[h] != two->fire_column[h]) return false;
    return true;
}

// Why a unit may not fire: it is disrupted, it is to assault, or to assault cavalry that may charge.
static int why_not(const soldiers_battle *b, const soldiers_state *state, int unit) {
    if (!state->unit[unit].against) return TELL_CANNOT_FIRE; // ARV-S9
    KIT_EACH (enemy, b->unit[unit].near_units)
        if (soldiers_charges(b, enemy) && soldiers_is_to_assault(b, state, unit, enemy) &&
            in_order(b, state, enemy))
            return TELL_MAY_NOT_FIRE_BACK; // ARV-37
    return TELL_MAY_NOT_FIRE;              // ARV-13
}

static void tell_who_fires(const soldiers_battle *b, const soldiers_state *state, int side,
                           bay_trace *why) {
    if (!why || !kit_in(b->fires, side)) return;
    kit_say_of(why, TELL_FIRE_BEGINS + side, side); // ARV-S4, ARV-S3
    KIT_EACH (unit, soldiers_side(b, side)) {
        const soldiers_unit *u = &b->unit[unit];
        if (u->targets && soldiers_here(state, unit) && !may_fire(b, state, unit))
            kit_tell_of(&b->common, why, why_not(b, state, unit), unit);
    }
}

// The unit at the cursor fires at the target.
static void tell_fire(const soldiers_battle *b, const soldiers_state *state, bay_trace *why) {
    int unit = state->cursor, hex = hex_of(b, state);
    int at = soldiers_target_unit(b, at_unit(b, state), state->target);
    const soldiers_unit *u = &b->unit[unit];
    int observer = u->observed ? observer_of(b, state, unit, hex) : -1;
    if (observer >= 0)
        kit_tell_both(&b->common, why,
                      state->unit[observer].against ? TELL_OBSERVES_TOO : TELL_OBSERVES, unit,
                      observer); // ARV-17, ARV-S6
    if (u->side == BAY_DEFENDER && soldiers_awaits_assault(b, state, unit))
        kit_tell_of(&b->common, why, TELL_STILL_FIRES, unit); // ARV-19
    if (as_at_first(b) && !soldiers_in_order(state, unit))
        kit_tell_of(&b->common, why, TELL_FIRES_ALL_THE_SAME, unit); // AMB-A16
    bay_tell_event(why, (bay_event){.telling = TELL_FIRES,
                                    .unit = (uint16_t)unit,
                                    .other = (uint16_t)at,
                                    .side = u->side,
                                    .number = {u->attack, b->hex[hex].defence}});
    const soldiers_column *column = column_of(b, state);
    kit_say_figures(why, TELL_FIRE_COLUMN, column->n, column->m);
}

// --- Whose turn it is ------------------------------------------------------------------------

// What the unit may fire at, or charge, now.
static kit_set targets_of(const soldiers_battle *b, const soldiers_state *state, int unit) {
    if (!is_charge(state)) return fire_targets(b, state, unit);
    bool charges = soldiers_charges(b, unit) && is_ready(b, state, unit, false);
    return charges ? b->unit[unit].near_units & soldiers_on_board(b, state) : 0; // ARV-35
}

// Those of the side who can still fire, or charge.
static kit_set waiting(const soldiers_battle *b, const soldiers_state *state) {
    KIT_THOSE(found, i, soldiers_side(b, side_of(state)),
              !(state->unit[i].flags & ANSWERED) && targets_of(b, state, i));
    return found;
}

// The first of the targets that is in the hex that the scenario orders.
static kit_set ordered(const soldiers_battle *b, const soldiers_state *state, int unit,
                       kit_set targets) {
    int cell = b->unit[unit].order[is_charge(state) ? CHARGES_AT : FIRES_AT];
    KIT_EACH (target, targets)
        if (b->hex[soldiers_hex_of(b, at_unit(b, state), target)].cell == cell)
            return kit_one(target);
    return 0;
}

// Those who have orders that they can carry out.
static kit_set with_orders(const soldiers_battle *b, const soldiers_state *state,
                           kit_set units) {
    KIT_THOSE(found, unit, units, ordered(b, state, unit, targets_of(b, state, unit)));
    return found;
}

// Of those who can do the same to the same one, who has orders or is the first by name: which of
// them fires matters to nobody, as nobody is hurt by the fire of his own side.
static kit_set unlike(const soldiers_battle *b, const soldiers_state *state, kit_set units) {
    kit_set found = 0, first = with_orders(b, state, units);
    for (int rest = 0; rest < 2; rest++)
        KIT_EACH (unit, rest ? units & ~first : first) {
            kit_set targets = targets_of(b, state, unit);
            KIT_THOSE(alike, other, found,
                      soldiers_turns_alike(b, unit, other) &&
                          targets_of(b, state, other) == targets &&
                          (is_charge(state) || fires_alike(b, unit, other)));
            if (!alike) found |= kit_one(unit);
        }
    return found;
}

// The fire or the charges of the side are over: on to the next side's.
static void pass_on(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (int i = 0; i < b->count; i++) state->unit[i].flags &= (uint8_t)~ANSWERED;
    state->stage = (uint8_t)(row_of(state, NEXT) + ROWS);
    if (!is_charge(state)) tell_who_fires(b, state, side_of(state), why);
}

// On to the next who can fire, or charge, or to the question who that is.
static uint8_t go_on(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->cursor = 0;
    while (state->stage <= DEFENDER_CHARGE_DIE) {
        kit_set left = waiting(b, state);
        bool listed = left && b->set[UNIT_ORDER] == UNITS_LISTED;
        kit_set next = listed ? kit_one(kit_first(left)) : unlike(b, state, left);
        if (kit_size(next) > 1) return row_of(state, NEXT);
        if (next) {
            state->cursor = (uint8_t)kit_first(next);
            return row_of(state, SHOT);
        }
        pass_on(b, state, why);
    }
    return soldiers_assaults(b, state, why); // ARV-04
}

uint8_t soldiers_shots(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->stage = FIRE_NEXT;
    tell_who_fires(b, state, BAY_ATTACKER, why);
    return go_on(b, state, why); // ARV-S4
}

// --- Who is next, and at whom ----------------------------------------------------------------

// The first by name who has orders is the first answer; if nobody has any, that nobody is next.
uint32_t soldiers_list_next_shot(const soldiers_battle *b, const soldiers_state *state,
                                 bay_option *list) {
    const uint16_t *row = bay_step_at(&b->common, state)->offers; // the next, no more
    kit_set all = unlike(b, state, waiting(b, state));
    kit_set willing = with_orders(b, state, all);
    kit_set first = willing ? kit_one(kit_first(willing)) : 0;
    kit_offer to = {list, 0};
    soldiers_add_targets(b, &to, row[0], true, first);
    if (!first) kit_add_none(&to, row[1], 0);
    soldiers_add_targets(b, &to, row[0], true, all & ~first);
    if (first) kit_add_none(&to, row[1], 0);
    return to.count;
}

// Who was chosen does not hold back: there was an answer for that.
uint8_t soldiers_apply_next_shot(const soldiers_battle *b, soldiers_state *state,
                                 const bay_option *chosen, bay_trace *why) {
    if (chosen->unit != BAY_NO_UNIT) {
        state->cursor = (uint8_t)chosen->unit;
        state->unit[state->cursor].flags |= ANSWERED;
        return soldiers_ask(b, state, row_of(state, SHOT), why);
    }
    pass_on(b, state, why);
    return go_on(b, state, why);
}

// The target in the hex that is ordered, then nobody, then the others; `own` is the target.
uint32_t soldiers_list_shot(const soldiers_battle *b, const soldiers_state *state,
                            bay_option *list) {
    const uint16_t *row = bay_step_at(&b->common, state)->offers; // not to, a target
    bool unit = at_unit(b, state);
    kit_set targets = targets_of(b, state, state->cursor);
    kit_set first = ordered(b, state, state->cursor, targets);
    kit_offer to = {list, 0};
    soldiers_add_targets(b, &to, row[1], unit, first);
    if (!(state->unit[state->cursor].flags & ANSWERED)) kit_add_none(&to, row[0], 0);
    soldiers_add_targets(b, &to, row[1], unit, targets & ~first);
    return to.count;
}

uint8_t soldiers_apply_shot(const soldiers_battle *b, soldiers_state *state,
                            const bay_option *chosen, bay_trace *why) {
    bool charge = is_charge(state);
    if (chosen->unit == BAY_NO_UNIT) {
        kit_tell_of(&b->common, why, charge ? TELL_NO_CHARGE : TELL_HOLDS_FIRE, state->cursor);
        state->unit[state->cursor].flags |= ANSWERED;
        return go_on(b, state, why);
    }
    state->target = (uint8_t)chosen->own;
    bool first = charge && soldiers_is_to_assault(b, state, state->target, state->cursor);
    if (charge)
        kit_tell_both(&b->common, why, first ? TELL_CHARGES_FIRST : TELL_CHARGES, state->cursor,
                      chosen->unit); // ARV-35, ARV-04
    else if (why)
        tell_fire(b, state, why);
    soldiers_tell_dice(why, charge ? TELL_CHARGE_DICE : TELL_FIRE_DICE, column_of(b, state));
    return row_of(state, DIE);
}

// --- The throw -------------------------------------------------------------------------------

// An announced unit that the enemy disrupts does not assault.
static void suffer(const soldiers_battle *b, soldiers_state *state, int unit, int outcome,
                   bay_trace *why) {
    static const uint16_t TELLING[2][2][2] = {
        // eliminated, a second time, by a charge
        {{TELL_FIRE_DISRUPTS, TELL_CHARGE_DISRUPTS}, {TELL_FIRE_AGAIN, TELL_FIRE_AGAIN}},
        {{TELL_FIRE_ELIMINATES, TELL_CHARGE_ELIMINATES}, {TELL_TWICE, TELL_TWICE}}};
    bool charge = is_charge(state), announced = state->unit[unit].against;
    bool twice = (state->unit[unit].flags & DISRUPTED) && outcome == DISRUPTS;
    bool gone =
        outcome == ELIMINATES || (twice && b->set[FIRE_AGAIN] == AGAIN_ELIMINATED); // ARV-S9
    bool assaults = !gone && charge && b->set[A_12_CHARGED] == CHARGED_ASSAULTS;    // AMB-A12
    kit_tell_of(&b->common, why, TELLING[gone][twice][charge], unit);
    if (announced && !assaults) {
        bool ridden = charge && soldiers_is_to_assault(b, state, unit, state->cursor);
        soldiers_stand_down(b, state, unit); // ARV-16, ARV-36
        kit_tell_of(&b->common, why, ridden ? TELL_RIDDEN_OUT : TELL_DROPS_OUT, unit);
    }
    if (gone)
        soldiers_eliminate(b, state, unit);
    else
        soldiers_disrupt(b, state, unit);
}

void soldiers_about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    step->unit = state->cursor;
    step->other = (uint16_t)soldiers_target_unit(b, at_unit(b, state), state->target);
    step->dice =
        soldiers_throw(b->unit[step->unit].side, column_of(b, state)); // ARV-S2, ARV-35
}

uint8_t soldiers_resolve_shot(const soldiers_battle *b, soldiers_state *state, int result,
                              bay_trace *why) {
    int outcome = soldiers_outcome(column_of(b, state), result), by = state->cursor;
    int target = state->target, hex = hex_of(b, state);
    kit_set hit = at_unit(b, state) ? kit_one(target) : b->hex[hex].units;
    hit &= soldiers_on_board(b, state);
    state->target = 0;
    state->unit[by].flags |= ANSWERED;
    if (outcome == NO_EFFECT || !hit) // AMB-A16: nobody is left
        kit_say_of(why, is_charge(state) ? TELL_CHARGE_FAILS : TELL_FIRE_MISSES,
                   b->unit[by].side);
    KIT_EACH (unit, outcome != NO_EFFECT ? hit : 0)
        suffer(b, state, unit, outcome, why); // ARV-S2, ARV-35
    if (is_charge(state) && soldiers_in_order(state, target) &&
        soldiers_is_to_assault(b, state, target, by)) // ARV-36
        kit_tell_of(&b->common, why, TELL_STANDS, target);
    return go_on(b, state, why);
}
