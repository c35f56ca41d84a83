// After the assault: who has the ground reorganises or follows on; who has not halts or goes.
// Rulings.

#include "nqm.h"

#include <string.h>

// Those who hold the ground: in the phase of the counterattack all who are committed.
static bool holds_ground(const nqm_battle *b, const nqm_state *state, int stand) {
    return nqm_in_fight(b, state, BAY_ATTACKER, stand);
}

// Turns, areas and attacks are over; what is left is who holds the ground, and in what state.
static void assault_is_over(const nqm_battle *b, nqm_state *state, int ending) {
    nqm_state after;
    memset(&after, 0, sizeof after);
    after.ending = (uint8_t)ending;
    after.phase = COUNTERATTACK;
    after.fought = state->fought;
    after.relieved = state->relieved;
    after.permanent = state->permanent;
    after.formation = state->apart == 0 && b->level[BAY_ATTACKER] > BATTALION;
    memcpy(after.fallen, state->fallen, sizeof after.fallen);
    *state = after;
}

// Ground won without anybody committed is occupied by all who could have been.
static void occupy(const nqm_battle *b, nqm_state *state) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (holds_ground(b, state, i)) return;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        uint8_t *part = &nqm_part_to(b, state, BAY_ATTACKER)[i];
        if (b->stand[BAY_ATTACKER][i].assaults && (*part & PLACE_MASK) == IDLE &&
            nqm_clean(b, state, BAY_ATTACKER, i) > 0)
            *part |= IN_FIGHT | TOUCHED;
    }
    nqm_enter(b, state, BAY_ATTACKER);
}

void nqm_ground_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (!b->aftermath) {
        nqm_end(b, state, ending, -1, why);
        return;
    }
    assault_is_over(b, state, ending);
    occupy(b, state);
    if (nqm_counter_possible(b, state, true))
        state->stage = COUNTER_NOW; // NQM-43, NQM-44
    else
        nqm_after_success(b, state, why);
}

// NQM-S12: Veterans and better break off in good order.
static bool in_good_order(const nqm_battle *b, const nqm_state *state) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (nqm_in_fight(b, state, BAY_ATTACKER, i) &&
            b->stand[BAY_ATTACKER][i].quality > VETERAN)
            return false;
    return true;
}

void nqm_ground_not_won(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    if (b->aftermath && ending == CALLED_OFF)
        bay_tell(why, in_good_order(b, state) ? TELL_BREAKS_OFF : TELL_BROKE_OFF, BAY_ATTACKER,
                 BAY_NO_UNIT, NULL); // NQM-S12, NQM-S07
    nqm_end(b, state, ending, -1, why);
    if (b->aftermath && (ending == ATTACK_BROKEN || ending == BOTH_BROKEN))
        state->stage = AFTER_FAILURE; // NQM-S10
}

// --- Reorganise or follow on -----------------------------------------------------------------

// Red pins on a stand, which reorganising can take off: under NQM-S13 only those it brought.
static int red_pins(const nqm_battle *b, const nqm_state *state, int stand) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][stand];
    int red = nqm_pins(b, state, BAY_ATTACKER)[stand] - s->black;
    return b->permanent && red > s->red ? s->red : red;
}

static bool of_battalion(const nqm_battle *b, const nqm_state *state, int leader, int stand) {
    return holds_ground(b, state, stand) &&
           b->stand[BAY_ATTACKER][stand].battalion == b->stand[BAY_ATTACKER][leader].battalion;
}

static bool first_of_battalion(const nqm_battle *b, const nqm_state *state, int stand) {
    if (!holds_ground(b, state, stand)) return false;
    for (int i = 0; i < stand; i++)
        if (of_battalion(b, state, stand, i)) return false;
    return true;
}

static int red_pins_of(const nqm_battle *b, const nqm_state *state, int leader) {
    int red = 0;
    for (int i = leader; i < b->count[BAY_ATTACKER]; i++)
        if (of_battalion(b, state, leader, i)) red += red_pins(b, state, i);
    return red;
}

// There is no counterattack to come, and no pin that could come off.
static bool nothing_to_come(const nqm_battle *b, const nqm_state *state) {
    if (nqm_counter_possible(b, state, false)) return false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (holds_ground(b, state, i) && red_pins(b, state, i) > 0) return false;
    return true;
}

bool nqm_settled(const nqm_battle *b, const nqm_state *state) {
    return state->stage == OVER || state->stage == AFTER_FAILURE ||
           (state->stage == AFTER_SUCCESS && nothing_to_come(b, state));
}

void nqm_after_success(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (!b->under_fire) {
        state->stage = AFTER_SUCCESS; // NQM-39, NQM-41
        return;
    }
    bay_tell(why, TELL_UNDER_FIRE, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-41
    nqm_counter_next(b, state, why);
}

static int odd_bit(const nqm_battle *b, int leader) {
    int battalion = b->stand[BAY_ATTACKER][leader].battalion;
    return battalion == NQM_COMMON ? 7 : battalion;
}

// One by one from the stand with the most red pins, of equals the last; and so in what is told,
// where a stand may have other pins (nqm_packs).
static void take_off(const nqm_battle *b, nqm_state *state, int leader, int pins) {
    uint8_t *shown = nqm_shown_pins(b, state, BAY_ATTACKER);
    const uint8_t *black = nqm_shown_black(b, state, BAY_ATTACKER);
    for (; pins > 0; pins--) {
        int most = leader, told = leader;
        for (int i = leader; i < b->count[BAY_ATTACKER]; i++) {
            if (!of_battalion(b, state, leader, i)) continue;
            if (red_pins(b, state, i) >= red_pins(b, state, most)) most = i;
            if (shown[i] - black[i] >= shown[told] - black[told]) told = i;
        }
        nqm_pins_to(b, state, BAY_ATTACKER)[most]--; // NQM-S06
        if (shown[told]) shown[told]--;
        state->relieved++;
    }
}

static void reorganised(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        if (!first_of_battalion(b, state, i)) continue;
        int red = red_pins_of(b, state, i), odd = state->odd >> odd_bit(b, i) & 1;
        int off = red / 2 + odd; // NQM-S06
        take_off(b, state, i, off);
        state->permanent = (uint16_t)(state->permanent + red - off);
        const int32_t pins[3] = {off, red - off, 0};
        bay_tell(why, TELL_RECOVERED, BAY_ATTACKER, nqm_battalion_called(b, i), pins);
    }
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (holds_ground(b, state, i)) // what is left is permanent: NQM-S06
            nqm_shown_black(b, state, BAY_ATTACKER)[i] =
                nqm_shown_pins(b, state, BAY_ATTACKER)[i];
    state->odd = 0;
    state->reorganised = 1;
    nqm_counter_next(b, state, why);
}

// The die for the next unit with an odd pin, from the stand at the cursor on.
static void next_odd_pin(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    for (int i = state->cursor; i < b->count[BAY_ATTACKER]; i++)
        if (first_of_battalion(b, state, i) && red_pins_of(b, state, i) % 2) {
            state->cursor = (uint8_t)i;
            state->stage = REORGANISE; // NQM-S06
            return;
        }
    state->cursor = 0;
    reorganised(b, state, why);
}

void nqm_reorganises(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bay_tell(why, TELL_REORGANISES, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-41
    next_odd_pin(b, state, why);
}

void nqm_odd_pin(const nqm_battle *b, nqm_state *state, bool off, bay_trace *why) {
    int unit = nqm_battalion_called(b, state->cursor);
    bool whole = unit == BAY_NO_UNIT;
    bay_tell(why,
             off ? (whole ? TELL_ODD_OFF : TELL_ODD_PIN)
                 : (whole ? TELL_ODD_ON : TELL_ODD_STAYS),
             BAY_ATTACKER, unit, NULL); // NQM-S06
    if (off) state->odd |= (uint8_t)(1u << odd_bit(b, state->cursor));
    state->cursor++;
    next_odd_pin(b, state, why);
}
