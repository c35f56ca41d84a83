// A phase: its combats one after another, and its ending. Rulings.

#include "rules/trial40k/after/aftermath.h"

// --- Where it begins -------------------------------------------------------------------------

static void begin_fight(const trial40k_battle *b, trial40k_state *state) {
    for (int unit = 0; unit < b->count; unit++)
        if (b->unit[unit].loose) trial40k_units(b, state)[unit].flags = LOOSE;
    trial40k_separate(b, state);
}

uint8_t trial40k_first(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (int group = 0; group < b->groups; group++)
        trial40k_groups(b, state)[group].left = b->group[group].listed;
    state->ending = UNRESOLVED;
    state->turn = 1;
    if (b->charges)
        trial40k_line_up(b, state);
    else
        begin_fight(b, state);
    return trial40k_go_on(b, state, why);
}

int trial40k_side_first(const trial40k_state *state) {
    return state->turn % 2 ? BAY_ATTACKER : BAY_DEFENDER;
}

// --- Its combats -----------------------------------------------------------------------------

// Units that are engaged, those who are engaged with these, and who has joined any of them. TAR-158
static kit_set combat_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set combat = kit_one(unit);
    for (kit_set left = combat; left;) {
        int next = kit_take(&left);
        kit_set with = trial40k_there(b, state, trial40k_party(b, state, next));
        kit_set others = (trial40k_engaged(b, state, next) | with) & ~combat;
        combat |= others;
        left |= others;
    }
    return combat;
}

// --- How it ended ----------------------------------------------------------------------------

// As if somebody stood on the side `winner`, or BAY_NOBODY.
static int ending_of(const trial40k_battle *b, const trial40k_state *state, int winner) {
    kit_set all = kit_below(b->count), stand[2], left[2];
    for (int side = 0; side < 2; side++) {
        kit_set units = all & trial40k_side(b, side);
        stand[side] = trial40k_there(b, state, units);
        left[side] = 0;
        KIT_EACH (unit, units)
            if (trial40k_models(b, state, unit)) left[side] |= kit_one(unit);
    }
    if (stand[0] && stand[1]) return BOTH_STAND;
    if (winner != BAY_NOBODY) stand[winner] |= kit_one(0);
    if (!stand[0] && !stand[1]) return NOBODY_STANDS;
    if (stand[0]) return left[1] ? DRIVEN_OFF : WIPED_OUT;
    return left[0] ? DRIVEN_BACK : REPELLED;
}

// Where the last of both sides have fallen together the player wins whose turn it is, by that
// reading.
void trial40k_note_winner(const trial40k_battle *b, trial40k_state *state) {
    bool nobody = !trial40k_there(b, state, kit_below(b->count));
    if (nobody && trial40k_reads(b, BOTH_DEAD, ACTIVE_WINS))
        state->ending = (uint8_t)ending_of(b, state, trial40k_side_first(state));
}

static uint8_t end(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (int unit = 0; unit < b->count; unit++)
        trial40k_units(b, state)[unit].flags &= FELL_BACK;
    trial40k_fold(b, state, kit_below(b->count), true, why);
    state->fought = 0;
    if (state->ending == UNRESOLVED) state->ending = (uint8_t)ending_of(b, state, BAY_NOBODY);
    trial40k_forget_cover(b, state);
    state->part = AFTERMATH;
    if (b->charges) return trial40k_aftermath(b, state, why);
    return trial40k_end(b, state, why);
}

// --- One phase after another -----------------------------------------------------------------

// Is anybody engaged, and can any of them wound an enemy with whom he is?
static void look(const trial40k_battle *b, const trial40k_state *state, bool *engaged,
                 bool *wounds) {
    *engaged = *wounds = false;
    for (int group = 0; group < b->groups; group++) {
        int unit = b->group[group].unit;
        if (!trial40k_is_there(b, state, unit) || !trial40k_groups_now(b, state)[group].left)
            continue;
        kit_set with = trial40k_with(b, state, group);
        KIT_EACH (enemy, trial40k_engaged(b, state, unit)) {
            *engaged = true;
            *wounds |= kit_in(with, enemy) && trial40k_can_wound(b, state, group, enemy);
        }
    }
}

// Does somebody of the unit touch each of its enemies? Else it is they who have come. TAR-161
static bool is_touched(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set enemies = trial40k_engaged(b, state, unit);
    bool all = enemies;
    KIT_EACH (enemy, enemies) all &= trial40k_touches(b, state, unit, enemy);
    return all;
}

// Who has not piled in stands as it stood where the victors, who do, find those whom they
// touched. A-02
static void pile_in(const trial40k_battle *b, trial40k_state *state) {
    trial40k_unit_state *now = trial40k_units(b, state);
    for (int unit = 0; unit < b->count; unit++)
        now[unit].flags =
            (uint8_t)((now[unit].flags & FELL_BACK) | (now[unit].flags & HELD ? STAYS : 0));
    trial40k_separate(b, state);
    for (int unit = 0; unit < b->count; unit++)
        if (!is_touched(b, state, unit)) now[unit].flags &= (uint8_t)~STAYS;
}

// Without a last phase all later ones of a player are alike; it is over when nobody can be wounded,
// or it would never be.
static bool next_phase(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    bool engaged, wounds;
    state->fought = 0;
    if (b->turns && state->turn == b->turns) return false;
    state->turn = !b->turns && state->turn == 3 ? 2 : (uint8_t)(state->turn + 1);
    pile_in(b, state);
    state->combat = trial40k_there(b, state, kit_below(b->count)); // with whom they would stand
    look(b, state, &engaged, &wounds);
    state->combat = 0;
    if (engaged && !wounds) kit_say(why, TELL_ENDLESS); // TAR-073
    if (!engaged || !wounds) return false;
    kit_say_of(why, TELL_PHASE, trial40k_side_first(state)); // TAR-161
    return true;
}

// --- The next combat -------------------------------------------------------------------------

// Of each combat of the phase that is not fought yet the first unit of the player whose turn it is.
static kit_set waiting(const trial40k_battle *b, const trial40k_state *state) {
    kit_set units = trial40k_side(b, trial40k_side_first(state)) & ~state->fought, found = 0;
    for (kit_set left = trial40k_there(b, state, units); left;) {
        int unit = kit_take(&left);
        if (!trial40k_engaged(b, state, unit)) continue;
        found |= kit_one(unit);
        left &= ~combat_of(b, state, unit);
    }
    return found;
}

uint32_t trial40k_list_combats(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    kit_offer to = {list, 0};
    KIT_EACH (unit, waiting(b, state)) kit_add(&to, FIGHT_NEXT, unit, 0, unit);
    return to.count;
}

static void begin_combat(const trial40k_battle *b, trial40k_state *state, int unit) {
    state->combat = combat_of(b, state, unit);
    trial40k_note_home(b, state);
}

uint8_t trial40k_apply_combat(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    begin_combat(b, state, chosen->own);
    state->part = CHOOSING;
    return trial40k_go_on(b, state, why);
}

// The next combat of this phase or of the next one: of several the player says which whose turn
// it is.
uint8_t trial40k_draw_up(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    do {
        kit_set units = waiting(b, state);
        if (kit_size(units) > 1)
            return (uint8_t)(COMBAT_ATTACKER + trial40k_side_first(state)); // TAR-039
        if (!units) continue;
        begin_combat(b, state, kit_first(units));
        return TRIAL40K_GOES_ON;
    } while (next_phase(b, state, why));
    return end(b, state, why);
}

uint8_t trial40k_combat_over(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    (void)why;
    for (int group = 0; group < b->groups; group++)
        trial40k_groups(b, state)[group].mode = PLAIN;
    trial40k_forget_home(b, state);
    state->fought |= state->combat;
    state->combat = 0;
    state->lead = 0;
    return TRIAL40K_GOES_ON;
}

// --- From one part to the next ---------------------------------------------------------------
// TAR-001

uint8_t trial40k_go_on(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    static trial40k_step *const PARTS[] = {
        [DRAW_UP] = trial40k_draw_up,   [CHOOSING] = trial40k_choose,
        [FIGHT] = trial40k_fight,       [RESULT] = trial40k_result,
        [TESTS] = trial40k_tests,       [FLIGHT] = trial40k_flight,
        [SWEEPS] = trial40k_sweep,      [COMBAT_OVER] = trial40k_combat_over,
        [CHARGING] = trial40k_charging, [AFTERMATH] = trial40k_aftermath};
    for (;;) {
        uint8_t stage = PARTS[state->part](b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        state->part = state->part >= COMBAT_OVER ? DRAW_UP : (uint8_t)(state->part + 1);
        state->cursor = 0;
    }
}
