// One attack: who goes in alone, the dice of both sides, the throw, the pins. Ruling R-5 (1) to
// (4), R-6, R-7.

#include "nqm.h"

void nqm_sequence_begins(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->attacks_left = (uint8_t)nqm_attacks_of(b, state, nqm_assailant(state)); // NQM-16
    nqm_attack_begins(b, state, why);
}

void nqm_attack_begins(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = nqm_assailant(state);
    bool several = b->count[side] > 1 && nqm_clean_stands(b, state, side) > 1;
    if (several && !nqm_command_present(b, state)) {
        if (nqm_reads(b, A_15_NO_COMMAND, STOPS)) {
            nqm_assailant_stops(b, state, TELL_NO_COMMAND, why); // NQM-02, A-15
            return;
        }
        uint8_t list[NQM_STANDS_MAX];
        if (nqm_reads(b, A_15_NO_COMMAND, RECHECK)) { // NQM-02: only one stand may attack
            state->stage = (uint8_t)nqm_stage_of(state, PICK);
            if (nqm_pickable(b, state, list) > 1) return;
            state->alone = (uint8_t)(list[0] + 1);
            bay_tell(why, TELL_ALONE, (bay_side)side, nqm_unit(b, side, list[0]), NULL);
        }
    }
    nqm_attack_dice(b, state, why);
}

void nqm_attack_dice(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = nqm_assailant(state), most = nqm_dice_most(b, state, side); // NQM-04
    if (nqm_reads(b, A_11_ALL_DICE, 1) && most > 1) {
        state->stage = (uint8_t)nqm_stage_of(state, ATTACK_COUNT);
        return;
    }
    state->dice[side] = (uint8_t)most;
    nqm_defence_dice(b, state, why);
}

void nqm_defence_dice(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int target = !nqm_assailant(state), most = nqm_dice_most(b, state, target); // NQM-05
    bool chosen = nqm_reads(b, A_12_WHEN_CHOSEN, 1) && state->fixed;
    if (!chosen && (most > 1 || nqm_reads(b, A_13_NO_DICE, 1))) {
        state->stage = (uint8_t)nqm_stage_of(state, DEFENCE); // NQM-09
        return;
    }
    state->dice[target] = (uint8_t)(chosen && state->fixed < most ? state->fixed : most);
    if (nqm_reads(b, A_12_WHEN_CHOSEN, 1) && !chosen) state->fixed = state->dice[target];
    nqm_throw_ready(b, state, why);
}

void nqm_throw_ready(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->stage = THROW; // NQM-10
    if (!why) return;
    for (int k = 0; k < 2; k++) {
        int side = k == 0 ? nqm_assailant(state) : !nqm_assailant(state);
        const int32_t dice[3] = {state->dice[side], nqm_clean_points(b, state, side), 0};
        bay_tell(why, k == 0 ? TELL_ATTACK_DICE : TELL_DEFENCE_DICE, (bay_side)side,
                 BAY_NO_UNIT, dice); // NQM-04, NQM-05
    }
}

// --- The throw -------------------------------------------------------------------------------

static int moved(int inside, int by, int bases) {
    inside += by;
    return inside < 0 ? 0 : inside > bases ? bases : inside;
}

// NQM-21, NQM-22, A-9: by the difference, or each side's wins in turn.
static int bases_after(const nqm_battle *b, int inside, int won, int lost, int bases) {
    if (nqm_reads(b, A_9_POINT, 0)) return moved(inside, won - lost, bases);
    return moved(moved(inside, won, bases), -lost, bases);
}

static void break_in(const nqm_battle *b, nqm_state *state, int won, int lost, bay_trace *why) {
    nqm_told *told = nqm_history(b, state);
    int bases = nqm_bases_committed(b, state);
    told->inside = (uint8_t)bases_after(b, told->inside, won, lost, bases);
    if (nqm_reads(b, A_8_WIN, 1)) // else the bases inside decide nothing
        state->inside = (uint8_t)bases_after(b, state->inside, won, lost, bases);
    const int32_t ahead[3] = {won > lost ? won - lost : lost - won, told->inside, 0};
    if (won > lost) bay_tell(why, TELL_BREAK_IN, BAY_ATTACKER, BAY_NO_UNIT, ahead);
    if (won < lost) bay_tell(why, TELL_PUSHED_OUT, BAY_DEFENDER, BAY_NO_UNIT, ahead);
}

static void count_permanent(const nqm_battle *b, nqm_state *state) {
    if (b->permanent)
        state->permanent = (uint16_t)(state->permanent + state->hurt[BAY_ATTACKER]); // NQM-S13
}

void nqm_attack_thrown(const nqm_battle *b, nqm_state *state, int index, bay_trace *why) {
    int side = nqm_assailant(state);
    int pairs = state->dice[0] < state->dice[1] ? state->dice[0] : state->dice[1];
    state->hurt[side] = (uint8_t)(index / (pairs + 1));  // NQM-14
    state->hurt[!side] = (uint8_t)(index % (pairs + 1)); // NQM-14
    state->dice[0] = state->dice[1] = 0;
    if (state->attacks_left != NQM_NO_LIMIT) state->attacks_left--; // NQM-16
    nqm_history(b, state)->attack++;
    state->fought = b->aftermath; // NQM-47
    if (nqm_reads(b, MUST_REINFORCE, 1))
        state->worse = state->hurt[side] > state->hurt[!side]; // NQM-S11
    count_permanent(b, state);
    bool needed = b->count[side] > 1 && nqm_clean_stands(b, state, side) > 1 &&
                  !nqm_grouped_command(b, state);
    if (nqm_reads(b, A_14_PLACED, PLACED_FREELY) && needed) // NQM-02's figure may be hit
        state->figure = (uint8_t)(nqm_command_figure(b, state) + 1);
    if (index == 0) bay_tell(why, TELL_STANDOFF, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-13
    if (state->phase == ASSAULT)
        break_in(b, state, state->hurt[BAY_DEFENDER], state->hurt[BAY_ATTACKER], why);
    nqm_casualties_placed(b, state, why);
}

void nqm_fired(const nqm_battle *b, nqm_state *state, int hits, bay_trace *why) {
    int target = state->phase == FIRING ? BAY_DEFENDER : BAY_ATTACKER;
    state->hurt[target] = (uint8_t)hits; // NQM-35
    count_permanent(b, state);
    if (hits == 0) bay_tell(why, TELL_MISSED, BAY_NOBODY, BAY_NO_UNIT, NULL);
    nqm_casualties_placed(b, state, why);
}

// --- Pins ------------------------------------------------------------------------------------

void nqm_pin(const nqm_battle *b, nqm_state *state, int side, int stand, bay_trace *why) {
    bool packs = b->count[side] > 1 && nqm_packs(b, state, side);
    int told = packs ? nqm_told_pin(b, state, side) : stand;
    if (told < 0) told = stand;
    uint8_t *shown = &nqm_shown_pins(b, state, side)[told];
    nqm_pins_to(b, state, side)[stand]++; // NQM-15
    (*shown)++;
    if (b->permanent && side == BAY_ATTACKER)
        nqm_shown_black(b, state, side)[told]++; // NQM-S13
    state->hurt[side]--;
    int left = nqm_clean(b, state, side, stand);
    uint8_t *part = &nqm_part_to(b, state, side)[stand];
    if ((*part & PLACE_MASK) != IDLE) {
        if (nqm_reads(b, A_5_HOW_OFTEN, 1)) *part |= TOUCHED;
        if (left == 0 && nqm_reads(b, BASE_LOSS, 1)) *part |= LOST_BASE; // NQM-S09
    }
    int strength = b->stand[side][told].strength;
    const int32_t points[3] = {*shown < strength ? strength - *shown : 0, strength, 0};
    bay_tell(why, TELL_PIN, (bay_side)side, nqm_unit(b, side, told), points);
}

static void tell_evenly(const nqm_battle *b, const nqm_state *state, bay_trace *why) {
    if (!why || nqm_reads(b, A_14_PLACED, PLACED_FREELY)) return;
    for (int side = 0; side < 2; side++)
        if (state->hurt[side] && nqm_clean_stands(b, state, side) > 1)
            bay_tell(why, TELL_EVENLY, (bay_side)side, BAY_NO_UNIT, NULL); // NQM-S15
}

// Places what is left to place; stops where the owner has a choice. Then the tests.
void nqm_casualties_placed(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_evenly(b, state, why);
    for (int side = 0; side < 2; side++)
        while (state->hurt[side]) {
            uint8_t list[NQM_STANDS_MAX];
            int count = nqm_pinnable(b, state, side, list);
            if (count > 1) { // A-14 freely
                state->stage = side == BAY_ATTACKER ? PLACE_ATTACKER : PLACE_DEFENDER;
                return;
            }
            nqm_pin(b, state, side, list[0], why); // NQM-S15
        }
    state->alone = state->figure = 0;
    nqm_tests(b, state, why);
}
