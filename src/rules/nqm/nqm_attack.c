// One attack: which stands take part, the dice of both sides, the throw. Ruling R-5 (1) to (3),
//

#include "nqm.h"

uint8_t nqm_sequence_begins(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->attacks_left = (uint8_t)nqm_attacks_of(b, state, nqm_assailant(state)); // NQM-16
    return nqm_attack_begins(b, state, why);
}

uint8_t nqm_attack_begins(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = nqm_assailant(state);
    bool several = b->count[side] > 1 && kit_size(nqm_ready(b, state, side)) > 1;
    bool led = !several || nqm_command_present(b, state);
    if (led || b->set[A_15_NO_COMMAND] == IGNORED) return nqm_attack_dice(b, state, why);
    if (b->set[A_15_NO_COMMAND] == STOPS) // NQM-02, A-15
        return nqm_assailant_stops(b, state, TELL_NO_COMMAND, why);
    return nqm_ask(b, state, nqm_stage_of(state, PICK), why); // NQM-02: one stand alone
}

// --- Dice ------------------------------------------------------------------------------------

// giving way is withdrawal, so its line of retreat must be open, whatever A-19 says.
static bool may_give_way(const nqm_battle *b, int side) {
    return b->set[A_13_NO_DICE] == GIVES_WAY && b->retreat_open[side]; // NQM-24, NQM-S16
}

// All that the side may first, then one fewer, down to one.
uint32_t nqm_list_dice(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    kit_offer to = {list, 0};
    int side = bay_step_at(&b->common, state)->who;
    int most = nqm_dice_most(b, state, side); // NQM-04, NQM-09
    for (int dice = most; dice > 0; dice--) kit_add(&to, ROLL, BAY_NO_UNIT, dice, 0);
    if (side != nqm_assailant(state) && may_give_way(b, side)) kit_add_none(&to, GIVE_WAY, 0);
    return to.count;
}

static uint8_t throw_ready(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = nqm_assailant(state);
    for (int k = 0; why && k < 2; k++, side = !side)
        kit_say_numbers(why, k == 0 ? TELL_ATTACK_DICE : TELL_DEFENCE_DICE, side, BAY_NO_UNIT,
                        state->dice[side], nqm_clean_points(b, state, side)); // NQM-04, NQM-05
    return THROW;                                                             // NQM-10
}

// one number for all attacks.
static bool chosen_once(const nqm_battle *b) {
    return b->set[A_12_WHEN_CHOSEN] != CHOSEN_EACH_TIME;
}

// Whether the target has a choice of that many dice.
static bool has_choice(const nqm_battle *b, int target, int most) {
    return most > 1 || may_give_way(b, target);
}

static uint8_t defence_dice(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int target = !nqm_assailant(state), most = nqm_dice_most(b, state, target); // NQM-05
    bool chosen = chosen_once(b) && state->fixed;
    if (!chosen && has_choice(b, target, most)) return nqm_stage_of(state, DEFENCE); // NQM-09
    state->dice[target] = (uint8_t)(chosen && state->fixed < most ? state->fixed : most);
    if (chosen_once(b) && !chosen) state->fixed = state->dice[target];
    return throw_ready(b, state, why);
}

// A first commitment; under A-12 `before` the target names his dice first.
uint8_t nqm_commitment(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (b->set[A_12_WHEN_CHOSEN] == CHOSEN_BEFORE && !state->fixed) {
        int target = !nqm_assailant(state), most = nqm_dice_most(b, state, target);
        if (has_choice(b, target, most)) return nqm_stage_of(state, DEFENCE); // NQM-09
        state->fixed = (uint8_t)most;
    }
    int stage = state->phase == HUNTING ? HUNT_COMMIT : nqm_stage_of(state, COMMIT);
    return nqm_bundle(b, state, stage, why); // NQM-01, NQM-36, NQM-43
}

uint8_t nqm_attack_dice(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = nqm_assailant(state), most = nqm_dice_most(b, state, side); // NQM-04
    if (b->set[A_11_ALL_DICE] == FEWER_DICE && most > 1)
        return nqm_stage_of(state, ATTACK_COUNT);
    state->dice[side] = (uint8_t)most;
    return defence_dice(b, state, why);
}

uint8_t nqm_follows_attack_dice(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                                bay_trace *why) {
    state->dice[nqm_assailant(state)] = (uint8_t)chosen->number[0];
    return defence_dice(b, state, why);
}

uint8_t nqm_follows_defence(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                            bay_trace *why) {
    int target = !nqm_assailant(state), dice = chosen->number[0];
    if (dice == 0) {
        state->alone = state->dice[0] = state->dice[1] = 0;
        return nqm_target_yields(b, state, TELL_GIVES_WAY, why); // NQM-24, A-13
    }
    if (chosen_once(b)) state->fixed = (uint8_t)dice;                            // NQM-09
    if (!nqm_attacking(b, state, !target)) return nqm_commitment(b, state, why); // before
    state->dice[target] = (uint8_t)dice;                                         // NQM-09
    int most = why ? nqm_dice_most(b, state, target) : 0;                        // to be told
    if (dice < most) kit_say_numbers(why, TELL_CHOSEN_DICE, target, BAY_NO_UNIT, dice, most);
    return throw_ready(b, state, why);
}

// --- The throw -------------------------------------------------------------------------------

// The assailant's dice first.
void nqm_about_attack(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_state *state = at;
    int side = nqm_assailant(state);
    step->number[0] = nqm_clean_points(nqm_of(battle), state, side);
    step->number[1] = nqm_clean_points(nqm_of(battle), state, !side);
    // NQM-10, NQM-11, NQM-12, NQM-13
    static const bay_throw POOLS[2] = {
        {.kind = BAY_THROW_POOLS, .who = {0, 1}, .sides = {6, 6}},
        {.kind = BAY_THROW_POOLS, .who = {1, 0}, .sides = {6, 6}}};
    step->dice = POOLS[side]; // NQM-10
    step->dice.dice[0] = state->dice[side];
    step->dice.dice[1] = state->dice[!side];
}

static int moved(int inside, int by, int bases) {
    inside += by;
    return inside < 0 ? 0 : inside > bases ? bases : inside;
}

// NQM-21, NQM-22, A-9: by the difference, or each side's wins in turn.
static int bases_after(const nqm_battle *b, int inside, int won, int lost, int bases) {
    if (b->set[A_9_POINT] == POINTS_NET) return moved(inside, won - lost, bases);
    return moved(moved(inside, won, bases), -lost, bases);
}

static void tell_break_in(const nqm_told *told, int won, int lost, bay_trace *why) {
    int side = won > lost ? BAY_ATTACKER : BAY_DEFENDER;
    int telling = side == BAY_ATTACKER ? TELL_BREAK_IN : TELL_PUSHED_OUT;
    int ahead = side == BAY_ATTACKER ? won - lost : lost - won;
    if (ahead) kit_say_numbers(why, telling, side, BAY_NO_UNIT, ahead, told->inside);
}

// Where bases inside decide nothing they are drawn, and neither told nor counted as a rule
// that has bitten.
static void break_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int won = state->hurt[BAY_DEFENDER], lost = state->hurt[BAY_ATTACKER];
    bool decides = b->set[A_8_WIN] == BASES_INSIDE;
    int bases = decides || why ? nqm_bases(b, state, BAY_ATTACKER) : 0;
    nqm_told *told = nqm_told_of(b, state);
    if (decides) state->inside = (uint8_t)bases_after(b, state->inside, won, lost, bases);
    if (why) told->inside = (uint8_t)bases_after(b, told->inside, won, lost, bases);
    if (decides && why) tell_break_in(told, won, lost, why);
}

void nqm_count_permanent(const nqm_battle *b, nqm_state *state) {
    if (b->permanent)
        state->permanent = (uint16_t)(state->permanent + state->hurt[BAY_ATTACKER]); // NQM-S13
}

uint8_t nqm_follows_attack(const nqm_battle *b, nqm_state *state, int result, bay_trace *why) {
    int side = nqm_assailant(state);
    int pairs = state->dice[0] < state->dice[1] ? state->dice[0] : state->dice[1];
    state->hurt[side] = (uint8_t)(result / (pairs + 1));  // NQM-14
    state->hurt[!side] = (uint8_t)(result % (pairs + 1)); // NQM-14
    state->dice[0] = state->dice[1] = 0;
    if (state->attacks_left != NQM_NO_LIMIT) state->attacks_left--; // NQM-16
    if (why) nqm_told_of(b, state)->attack++;
    state->fought = b->aftermath; // NQM-47
    if (b->set[MUST_REINFORCE] == REINFORCES_FIRST)
        state->worse = state->hurt[side] > state->hurt[!side]; // NQM-S11
    nqm_count_permanent(b, state);
    bool freely = b->set[A_14_PLACED] == PLACED_FREELY;
    if (freely && kit_size(nqm_ready(b, state, side)) > 1 && !nqm_grouped_command(b, state))
        state->figure = (uint8_t)(nqm_command_figure(b, state) + 1); // NQM-02's may be hit
    if (result == 0) kit_say(why, TELL_STANDOFF);                    // NQM-13
    if (state->phase == ASSAULT) break_in(b, state, why);
    return nqm_casualties_placed(b, state, why);
}
