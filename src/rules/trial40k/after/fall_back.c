// Which units fall back and how far, and which victors may pursue them. Rulings.

#include "rules/trial40k/after/home.h"
#include "rules/trial40k/after/merge.h"

// --- Who pursues whom ------------------------------------------------------------------------

kit_set trial40k_failed(const trial40k_battle *b, const trial40k_state *state, kit_set units) {
    KIT_THOSE(found, unit, units,
              trial40k_units_now(b, state)[unit].flags & FAILED &&
                  trial40k_has_models(b, state, unit));
    return found;
}

// The beaten units that a victor may pursue: all who are left of those it is engaged with. TAR-160
kit_set trial40k_beaten_by(const trial40k_battle *b, const trial40k_state *state, int unit,
                           bay_trace *why) {
    kit_set enemies = trial40k_engaged(b, state, unit);
    kit_set beaten = trial40k_failed(b, state, enemies);
    bool is_victor = !(trial40k_units_now(b, state)[unit].flags & FAILED);
    if (!beaten || !is_victor || !trial40k_is_there(b, state, unit)) return 0;
    if (beaten == enemies || trial40k_reads(b, ALL_FLEE, THOSE_WHO_FLEE)) return beaten;
    kit_tell_of(&b->common, why, TELL_HELD_UP, unit);
    return 0;
}

// The same of a unit that meets one enemy only, who is in the set `among`; that is asked most often.
static kit_set only_enemy_beaten(const trial40k_battle *b, const trial40k_state *state,
                                 int unit, kit_set among) {
    const trial40k_unit_state *now = trial40k_units_now(b, state);
    int enemy = kit_first(among);
    bool beaten = (now[enemy].flags & (FAILED | FELL_BACK)) == FAILED &&
                  !(now[unit].flags & (FAILED | FELL_BACK)) &&
                  trial40k_has_models(b, state, enemy) && trial40k_has_models(b, state, unit);
    return beaten ? among : 0;
}

static bool shares(const trial40k_battle *b) {
    return trial40k_reads(b, IC_SWEEP, SWEEP_SHARED);
}

// Those who make a sweeping advance by one throw: A-74
static kit_set sweepers(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return shares(b) ? trial40k_party(b, state, unit) : kit_one(unit);
}

kit_set trial40k_pursued_by(const trial40k_battle *b, const trial40k_state *state, int unit,
                            bay_trace *why) {
    kit_set beaten = 0;
    if (shares(b) && trial40k_leader(b, state, unit) != unit) return 0;
    KIT_EACH (member, sweepers(b, state, unit))
        beaten |= trial40k_beaten_by(b, state, member, why);
    return beaten;
}

// The victors who throw for a pursuit of a unit, or of who flees with it.
static kit_set pursuers_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set all = 0, party = trial40k_party(b, state, unit);
    KIT_EACH (enemy, trial40k_party_engaged(b, state, unit)) all |= sweepers(b, state, enemy);
    KIT_THOSE(pursuing, enemy, all & state->combat,
              trial40k_pursued_by(b, state, enemy, NULL) & party);
    return pursuing;
}

// --- How far ---------------------------------------------------------------------------------

// Who moves together is as fast as the slowest: A-65
static bool are_fast(const trial40k_battle *b, kit_set units) {
    bool fast = true;
    KIT_EACH (unit, units) fast &= b->unit[unit].fast;
    return fast;
}

// Dice of a victor, and of who shares his throw: A-74
static int dice_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool three =
        trial40k_reads(b, SWEEP_DICE, SWEEP_THREE) && are_fast(b, sweepers(b, state, unit));
    return three ? 3 : 2; // TAR-138, A-47
}

// Dice of a unit that falls back, and of who flees with it: TAR-137, TAR-170
static int dice_back(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return are_fast(b, trial40k_party(b, state, unit)) ? 3 : 2;
}

// Has the unit one pursuer, and he nobody else to pursue?
static bool has_lone_pursuer(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set pursuing = pursuers_of(b, state, unit), party = trial40k_party(b, state, unit);
    if (kit_size(pursuing) != 1) return false;
    return !(trial40k_pursued_by(b, state, kit_first(pursuing), NULL) & ~party);
}

bool trial40k_is_one_throw(const trial40k_battle *b, const trial40k_state *state) {
    int unit = state->cursor;
    return !trial40k_minds_distance(b, state, unit, dice_back(b, state, unit)) &&
           has_lone_pursuer(b, state, unit);
}

// Each unit that has failed, in order. Who has a lone pursuer throws with him, when it is his turn;
// but on the table it is seen how far each goes.
uint8_t trial40k_flight(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    kit_set failed = trial40k_failed(b, state, state->combat);
    if (!failed) return TRIAL40K_GOES_ON;
    if (!state->cursor) trial40k_fold(b, state, failed, true, why);
    for (; state->cursor < b->count; state->cursor++) {
        int unit = state->cursor;
        if (!kit_in(state->combat, unit)) continue;
        if (trial40k_leader(b, state, unit) != unit) continue;
        if (!(trial40k_units_now(b, state)[unit].flags & FAILED)) continue;
        if (b->charges || !has_lone_pursuer(b, state, unit)) return FALL_BACK;
    }
    return TRIAL40K_GOES_ON;
}

// What no victor can exceed is all one: so far, or farther. TAR-139
static int out_of_reach(const trial40k_battle *b) {
    return trial40k_reads(b, SWEEP_DICE, SWEEP_TWO) ? 12 : 18;
}

// Where nobody pursues, how far is all one, but on the table.
void trial40k_about_fall_back(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int unit = state->cursor;
    step->unit = (uint16_t)unit;
    step->dice = bay_throw_total(b->unit[unit].side, dice_back(b, state, unit),
                                 6); // TAR-137, TAR-169, TAR-170
    if (b->charges) return;
    if (step->dice.high > out_of_reach(b)) step->dice.high = (int16_t)out_of_reach(b);
    if (!pursuers_of(b, state, unit)) step->dice.high = step->dice.low;
}

static void note_distance(const trial40k_battle *b, trial40k_state *state, int unit,
                          int distance, bay_trace *why) {
    bool far = dice_back(b, state, unit) == 3 && distance >= out_of_reach(b);
    bool minds = trial40k_minds_distance(b, state, unit, dice_back(b, state, unit));
    int known = far && !minds ? out_of_reach(b) : distance;
    bool matters = minds || pursuers_of(b, state, unit);
    kit_tell(&b->common, why, far && !b->charges ? TELL_TOO_FAR : TELL_FALLS_BACK, unit,
             BAY_NO_UNIT, distance);
    KIT_EACH (member, trial40k_party(b, state, unit)) {
        if (matters) trial40k_units(b, state)[member].distance = (uint8_t)known;
        if (why && b->charges) trial40k_told_of(b, state)->distance[member] = (uint8_t)distance;
    }
}

uint8_t trial40k_resolve_fall_back(const trial40k_battle *b, trial40k_state *state, int result,
                                   bay_trace *why) {
    int unit = state->cursor++;
    if (b->charges || pursuers_of(b, state, unit))
        note_distance(b, state, unit, result + dice_back(b, state, unit), why);
    else
        kit_tell_of(&b->common, why, TELL_RUNS, unit);
    return trial40k_go_on(b, state, why);
}

// --- The pursuit -----------------------------------------------------------------------------

uint8_t trial40k_ask_pursuit(const trial40k_battle *b, const trial40k_state *state) {
    kit_set beaten = trial40k_pursued_by(b, state, state->cursor, NULL);
    bool both = !trial40k_units_now(b, state)[kit_first(beaten)].distance;
    return both ? PURSUIT : SWEEP_ROLL; // TAR-138
}

// How far the beaten unit falls back, less how far its pursuer comes.
void trial40k_about_pursuit(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int unit = state->cursor;
    int beaten =
        trial40k_leader(b, state, kit_first(trial40k_pursued_by(b, state, unit, NULL)));
    step->unit = (uint16_t)beaten;
    step->other = (uint16_t)unit;
    step->dice = bay_throw_sums(b->unit[beaten].side, dice_back(b, state, beaten),
                                dice_of(b, state, unit), 6);
    step->dice.cuts = 1;
    step->dice.is.cut[0] = -1;
}

// The first unit of the enemies of a unit: the first bit of whom it has caught.
static int first_enemy(const trial40k_battle *b, int unit) {
    return b->unit[unit].side == BAY_ATTACKER ? b->attackers : 0;
}

kit_set trial40k_caught_by(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int who = shares(b) ? trial40k_leader(b, state, unit) : unit;
    const uint8_t *bits = trial40k_units_now(b, state)[who].caught;
    kit_set caught = (kit_set)(bits[0] | bits[1] << 8) << first_enemy(b, unit);
    if (!caught) return 0;
    if (!state->apart && caught == b->unit[unit].meets && kit_is_one(caught))
        return only_enemy_beaten(b, state, unit, caught);
    return caught & trial40k_beaten_by(b, state, unit, NULL);
}

static void note_caught(const trial40k_battle *b, trial40k_state *state, kit_set caught,
                        kit_set beaten, bay_trace *why) {
    static_assert(TRIAL40K_SIDE_MAX <= 16, "a bit for each enemy");
    kit_set bits = caught >> first_enemy(b, state->cursor);
    uint8_t *all = trial40k_units(b, state)[state->cursor].caught;
    all[0] |= (uint8_t)bits;
    all[1] |= (uint8_t)(bits >> 8);
    KIT_EACH (other, beaten) {
        bool is_caught = kit_in(caught, other);
        kit_tell_both(&b->common, why, is_caught ? TELL_CATCHES : TELL_NOT_CAUGHT,
                      state->cursor, other);
    }
}

static uint8_t pursue(const trial40k_battle *b, trial40k_state *state, bool caught,
                      bay_trace *why) {
    if (caught) return (uint8_t)(SWEEP_ATTACKER + b->unit[state->cursor].side);
    state->cursor++;
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_resolve_pursuit(const trial40k_battle *b, trial40k_state *state, int result,
                                 bay_trace *why) {
    kit_set beaten = trial40k_pursued_by(b, state, state->cursor, NULL);
    note_caught(b, state, result ? 0 : beaten, beaten, why); // TAR-139
    return pursue(b, state, !result, why);
}

// What a victor has to exceed: of half inches he exceeds the whole ones. A-44
static int distance_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int distance = trial40k_units_now(b, state)[unit].distance;
    if (!b->hems || trial40k_reads(b, SWEEP_CMP, WHAT_IS_THROWN)) return distance;
    int halves = trial40k_moves_back(b, state, NULL, unit, distance);
    return halves == TRIAL40K_TRAPPED ? distance : halves / 2;
}

// The distances of the beaten, rising, each once.
typedef struct distances {
    int count, of[BAY_CUTS_MAX];
} distances;

static distances distances_of(const trial40k_battle *b, const trial40k_state *state,
                              kit_set beaten) {
    distances all = {.count = 0};
    KIT_EACH (unit, beaten) {
        int its = distance_of(b, state, unit), at = 0;
        while (at < all.count && all.of[at] < its) at++;
        if (at < all.count && all.of[at] == its) continue;
        for (int i = all.count++; i > at; i--) all.of[i] = all.of[i - 1];
        all.of[at] = its;
    }
    return all;
}

// Those with whom the next throw of the victor at the cursor is compared: all whom he may pursue,
// or the first of them and who flees with it. A-45
static kit_set compared(const trial40k_battle *b, const trial40k_state *state) {
    kit_set beaten = trial40k_pursued_by(b, state, state->cursor, NULL);
    if (trial40k_reads(b, SWEEP_ROLLS, ONE_ROLL)) return beaten;
    KIT_THOSE(next, unit, beaten, !(trial40k_units_now(b, state)[unit].flags & ROLLED));
    return next ? next & trial40k_party(b, state, kit_first(next)) : 0;
}

// Of these the first that fell back least: the throw that catches anybody catches it.
static int nearest_of(const trial40k_battle *b, const trial40k_state *state, kit_set beaten,
                      int least) {
    KIT_THOSE(nearest, unit, beaten, distance_of(b, state, unit) == least);
    return kit_first(nearest);
}

void trial40k_about_sweep_roll(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int unit = state->cursor;
    kit_set beaten = compared(b, state);
    distances far = distances_of(b, state, beaten);
    step->unit = (uint16_t)unit;
    step->other = (uint16_t)nearest_of(b, state, beaten, far.of[0]);
    step->number[0] = far.of[0];
    step->dice = bay_throw_total(b->unit[unit].side, dice_of(b, state, unit), 6);
    step->dice.cuts = (uint8_t)far.count;
    for (int i = 0; i < far.count; i++) step->dice.is.cut[i] = (int16_t)far.of[i];
}

// Whose distance nobody will be compared with any more has none, unless he may be trapped.
static void forget_distances(const trial40k_battle *b, trial40k_state *state, kit_set beaten) {
    if (trial40k_is_hemmed(b, state)) return;
    KIT_EACH (unit, beaten) {
        kit_set later = pursuers_of(b, state, unit) & ~kit_below(state->cursor + 1);
        KIT_EACH (member, later ? 0 : trial40k_party(b, state, unit))
            trial40k_units(b, state)[member].distance = 0;
    }
}

// Has the victor caught anybody? He has thrown against all.
static bool forget_rolls(const trial40k_battle *b, trial40k_state *state) {
    const uint8_t *caught = trial40k_units_now(b, state)[state->cursor].caught;
    KIT_EACH (unit, state->combat) trial40k_units(b, state)[unit].flags &= (uint8_t)~ROLLED;
    return caught[0] | caught[1];
}

// Result: how many of the distances it exceeds. TAR-139
uint8_t trial40k_resolve_sweep_roll(const trial40k_battle *b, trial40k_state *state, int result,
                                    bay_trace *why) {
    kit_set beaten = compared(b, state);
    distances far = distances_of(b, state, beaten);
    KIT_THOSE(caught, unit, beaten,
              result && distance_of(b, state, unit) <= far.of[result - 1]);
    forget_distances(b, state, beaten);
    note_caught(b, state, caught, beaten, why);
    if (trial40k_reads(b, SWEEP_ROLLS, ONE_ROLL)) return pursue(b, state, caught, why);
    KIT_EACH (unit, beaten) trial40k_units(b, state)[unit].flags |= ROLLED;
    if (compared(b, state)) return SWEEP_ROLL;
    return pursue(b, state, forget_rolls(b, state), why);
}
