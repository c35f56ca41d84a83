// Turns, areas and hours: who attacks when, against what, and when it is over. Rulings R-14,
//

#include "nqm.h"

#include <string.h>

static int bodies(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? b->battalions : 1;
}

// Everything but the ending and the losses is history now; what the stands did is told.
void nqm_end(const nqm_battle *b, nqm_state *state, int ending, int telling, bay_trace *why) {
    if (telling >= 0) bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            nqm_shown_part(b, state, side)[i] = nqm_part(b, state, side)[i];
            if ((nqm_part(b, state, side)[i] & PLACE_MASK) != OUT) nqm_leave(b, state, side, i);
        }
    nqm_state end;
    memset(&end, 0, sizeof end);
    end.stage = OVER;
    end.ending = (uint8_t)ending;
    end.fallen[BAY_ATTACKER] = (int16_t)(state->fallen[BAY_ATTACKER] + state->relieved);
    end.fallen[BAY_DEFENDER] = state->fallen[BAY_DEFENDER];
    end.permanent = state->permanent;
    *state = end;
}

// --- The beginning ---------------------------------------------------------------------------

// Those on the position who do not fight for it: NQM-S01, NQM-S10.
static void tell_helpless(const nqm_battle *b, bay_trace *why) {
    for (int i = 0; why && i < b->count[BAY_DEFENDER]; i++) {
        const nqm_stand *s = &b->stand[BAY_DEFENDER][i];
        if (s->defends || s->reserve || !s->on_field) continue;
        bay_tell(why,
                 s->class == SNIPER || s->class == OBSERVER ? TELL_HELPLESS : TELL_DISPERSED,
                 BAY_DEFENDER, nqm_unit(b, BAY_DEFENDER, i), NULL);
    }
}

static void take_area(const nqm_battle *b, nqm_state *state, int area) {
    nqm_leave_area(b, state, area);
    state->taken |= (uint8_t)(1u << area);
}

// Areas that nobody can hold fall without a fight. True when that was the last of the position.
static bool unheld_fall(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    for (int k = 0; k < b->areas; k++) {
        if (((state->taken | state->spared) >> k & 1) || nqm_area_held(b, state, k)) continue;
        take_area(b, state, k);
        if (b->areas > 1)
            bay_tell(why, TELL_AREA_OVERRUN, BAY_NOBODY, nqm_area_unit(b, k), NULL); // NQM-47
    }
    return state->taken == (1u << b->areas) - 1;
}

static void defenders_enter(const nqm_battle *b, nqm_state *state) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if ((nqm_part(b, state, BAY_DEFENDER)[i] & PLACE_MASK) != IDLE &&
            (nqm_part(b, state, BAY_DEFENDER)[i] & PLACE_MASK) != OUT)
            nqm_part_to(b, state, BAY_DEFENDER)[i] |= TOUCHED;
    for (int k = 0; k < b->areas; k++) {
        state->area = (uint8_t)k;
        nqm_enter(b, state, BAY_DEFENDER);
    }
    state->area = 0;
}

// What lets the assault go in, and as what.
static void tell_opening(const nqm_battle *b, bay_trace *why) {
    int stands = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        stands += b->stand[BAY_ATTACKER][i].assaults;
    if (b->firefight == FIREFIGHT_WON)
        bay_tell(why, TELL_FIREFIGHT, BAY_ATTACKER, BAY_NO_UNIT, NULL);             // NQM-S04
    if (b->permanent) bay_tell(why, TELL_MOUNTED, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-S13
    if (b->battalions > 1 && b->level_by_command)
        bay_tell(why, TELL_LEVEL, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-S02
    if (b->battalions == 1 && stands > 1)
        bay_tell(why, TELL_ONE_BATTALION, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-29
}

void nqm_begin(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_helpless(b, why);
    if (b->morale[BAY_DEFENDER] == FAILED)
        bay_tell(why, TELL_CANNOT_RESIST, BAY_DEFENDER, BAY_NO_UNIT, NULL); // NQM-48
    if (unheld_fall(b, state, why)) {
        bay_tell(why, TELL_OVERRUN, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-47
        nqm_ground_won(b, state, OVERRUN, why);
        return;
    }
    defenders_enter(b, state);
    tell_opening(b, why);
    if (b->battalions > 1 && b->level[BAY_ATTACKER] > BATTALION && b->can_part) {
        state->stage = COORDINATE; // NQM-28, NQM-31, NQM-S02
        return;
    }
    nqm_coordinated(b, state, b->battalions > 1 && b->level[BAY_ATTACKER] == BATTALION, why);
}

void nqm_coordinated(const nqm_battle *b, nqm_state *state, bool apart, bay_trace *why) {
    bool higher = b->level[BAY_ATTACKER] > BATTALION;
    state->apart = apart;
    if (apart) {
        state->out = b->sent_out;
        bay_tell(why, higher ? TELL_CHOSEN_APART : TELL_APART, BAY_ATTACKER, BAY_NO_UNIT,
                 NULL); // NQM-30, NQM-32
    } else if (b->battalions > 1) {
        bay_tell(why, TELL_TOGETHER, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-31
        bay_tell(why, TELL_MASSED, BAY_ATTACKER, BAY_NO_UNIT, NULL);   // NQM-28
    }
    nqm_next_turn(b, state, why);
}

// --- Turns -----------------------------------------------------------------------------------

int nqm_open_bodies(const nqm_battle *b, const nqm_state *state,
                    uint8_t list[NQM_BATTALIONS_MAX]) {
    int count = 0;
    for (int k = 0; k < bodies(b, state); k++)
        if (!((state->out | state->done | state->spent) >> k & 1)) list[count++] = (uint8_t)k;
    // Who fought last still has bases inside, or has fixed a number of dice.
    bool told_apart = state->inside || state->fixed;
    return count > 1 && !told_apart ? nqm_first_of_kind(b, state, BAY_ATTACKER, list, count)
                                    : count;
}

// The next hour, while there is one and somebody to attack in it.
static void hour_over(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->done = 0;
    uint8_t list[NQM_BATTALIONS_MAX];
    if (state->hours_left == 0 || nqm_open_bodies(b, state, list) == 0) {
        nqm_end(b, state, UNRESOLVED, TELL_UNRESOLVED, why);
        return;
    }
    state->hours_left--; // NQM-18
    state->spared = 0;
    nqm_told *told = nqm_history(b, state);
    told->hour++;
    const int32_t hour[3] = {told->hour + 1, 0, 0};
    bay_tell(why, TELL_NEXT_HOUR, BAY_NOBODY, BAY_NO_UNIT, hour); // NQM-19
    nqm_next_turn(b, state, why);
}

void nqm_next_turn(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    uint8_t list[NQM_BATTALIONS_MAX];
    int count = nqm_open_bodies(b, state, list);
    if (count == 0)
        hour_over(b, state, why);
    else if (count == 1 || nqm_reads(b, A_28_ORDER, ORDER_SCENARIO))
        nqm_turn(b, state, list[0], why); // NQM-32
    else if (nqm_reads(b, A_28_ORDER, ORDER_DEFENDER))
        state->stage = NEXT_BATTALION_DEFENDER;
    else
        state->stage = NEXT_BATTALION;
}

int nqm_open_areas(const nqm_battle *b, const nqm_state *state, uint8_t list[NQM_AREAS_MAX]) {
    int count = 0;
    for (int k = 0; k < b->areas; k++)
        if (!((state->taken | state->spared) >> k & 1)) list[count++] = (uint8_t)k;
    bool told_apart = state->inside || state->fixed || state->tanks_in;
    return count > 1 && !told_apart ? nqm_first_of_kind(b, state, BAY_DEFENDER, list, count)
                                    : count;
}

void nqm_turn(const nqm_battle *b, nqm_state *state, int body, bay_trace *why) {
    if (state->body != body) state->inside = state->fixed = 0;
    state->body = (uint8_t)body;
    nqm_told *told = nqm_history(b, state);
    told->attack = 0;
    if (state->apart)
        bay_tell(why, TELL_TURN, BAY_ATTACKER, nqm_battalion_unit(b, body), NULL); // NQM-32
    if (unheld_fall(b, state, why)) {
        bay_tell(why, TELL_OVERRUN, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-47
        nqm_ground_won(b, state, OVERRUN, why);
        return;
    }
    bool in = state->tanks_in && nqm_tanks_only(b, state);
    if (in && !(state->taken >> (state->tanks_in - 1) & 1)) {
        state->area = (uint8_t)(state->tanks_in - 1);
        nqm_tanks_turn(b, state); // NQM-38
        return;
    }
    if (in) state->tanks_in = 0;
    uint8_t list[NQM_AREAS_MAX];
    int count = nqm_open_areas(b, state, list);
    if (count == 0)
        nqm_turn_over(b, state, false, why);
    else if (count == 1)
        nqm_at_area(b, state, list[0], why);
    else
        state->stage = CHOOSE_AREA; // NQM-23
}

// The body's turn of this hour is over. Which area it was matters only while bases are inside,
// or the number of dice is fixed.
void nqm_turn_over(const nqm_battle *b, nqm_state *state, bool used_up, bay_trace *why) {
    state->done |= (uint8_t)(1u << state->body);
    if (used_up && nqm_reads(b, A_17_NEXT_HOUR, 1))
        state->spent |= (uint8_t)(1u << state->body);
    state->attacks_left = 0;
    state->phase = ASSAULT;
    if (state->apart && state->hours_left == 0 && !b->aftermath)
        nqm_leave_body(b, state, state->body); // it attacks no more, and holds nothing
    if (!state->inside && !state->fixed) state->body = state->area = 0;
    nqm_next_turn(b, state, why);
}

void nqm_at_area(const nqm_battle *b, nqm_state *state, int area, bay_trace *why) {
    if (state->area != area) state->inside = state->fixed = 0;
    state->area = (uint8_t)area;
    nqm_told *told = nqm_history(b, state);
    if (told->body != state->body || told->area != area) told->inside = 0;
    told->body = state->body;
    told->area = (uint8_t)area;
    if (b->areas > 1) bay_tell(why, TELL_AREA, BAY_NOBODY, nqm_area_unit(b, area), NULL);
    bool tanks = b->tank_areas >> area & 1 && !nqm_tanks_only(b, state);
    if (state->phase == FIGHTING_ON)
        nqm_bundle(b, state, REINFORCE, why); // NQM-20
    else if (tanks && nqm_guns(b, state, BAY_ATTACKER, NULL) > 0)
        state->stage = HUNT; // NQM-35, NQM-36
    else
        nqm_commits(b, state, why);
}

// The commitment of a body that has not had its own; and in it goes.
void nqm_commits(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_entered(b, state))
        nqm_goes_in(b, state, why);
    else
        nqm_bundle(b, state, COMMIT, why); // NQM-01
}

void nqm_goes_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_tanks_only(b, state)) {
        nqm_roll_in(b, state, why); // NQM-37, NQM-S14
        return;
    }
    if (state->stage == COMMIT && !b->block[BAY_ATTACKER] &&
        nqm_clean_stands(b, state, BAY_ATTACKER) > 1)
        bay_tell(why, TELL_COMMAND, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-02
    nqm_sequence_begins(b, state, why);
}

// --- An area falls, a body is out ------------------------------------------------------------

void nqm_area_falls(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    bool by_fire = state->phase == FIRING;
    uint8_t list[NQM_AREAS_MAX];
    if (b->areas > 1)
        bay_tell(why, TELL_AREA_TAKEN, BAY_NOBODY, nqm_area_unit(b, state->area), NULL);
    take_area(b, state, state->area); // NQM-23
    state->phase = ASSAULT;
    state->worse = state->attacks_left = state->inside = state->fixed = 0;
    if (state->taken == (1u << b->areas) - 1) {
        if (ending == POSITION_TAKEN) bay_tell(why, TELL_WON, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_ground_won(b, state, ending, why); // NQM-17
    } else if (!by_fire && nqm_open_areas(b, state, list) > 0) {
        state->stage = FIGHT_ON; // NQM-39
    } else {
        nqm_turn_over(b, state, false, why);
    }
}

void nqm_fights_on(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bay_tell(why, TELL_FIGHTS_ON, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-39
    state->phase = FIGHTING_ON;
    uint8_t list[NQM_AREAS_MAX];
    if (nqm_open_areas(b, state, list) == 1)
        nqm_at_area(b, state, list[0], why);
    else
        state->stage = CHOOSE_AREA;
}

void nqm_body_out(const nqm_battle *b, nqm_state *state, int ending, int telling,
                  bay_trace *why) {
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
    if (nqm_tanks_only(b, state)) state->tanks_in = 0;
    state->out |= (uint8_t)(1u << state->body);
    if (state->out == (1u << bodies(b, state)) - 1) {
        nqm_ground_not_won(b, state, ending, why);
        return;
    }
    nqm_leave_body(b, state, state->body);
    state->phase = ASSAULT;
    state->worse = state->pressed = state->alone = state->attacks_left = 0;
    state->inside = state->fixed = state->body = state->area = 0;
    nqm_next_turn(b, state, why);
}
