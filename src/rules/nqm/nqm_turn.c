// Turns, areas and hours: who attacks when, against what, and when it is over. Rulings R-14,
//

#include "nqm.h"

#include <string.h>

static int bodies(const nqm_battle *b, const nqm_now *now) {
    return now->apart ? b->battalions : 1;
}

// Everything but the ending and the losses is history now; what the stands did is told.
void nqm_end(const nqm_battle *b, nqm_now *now, int ending, int telling, bay_trace *why) {
    if (telling >= 0) bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            nqm_shown_part(b, now, side)[i] = nqm_part(b, now, side)[i];
            if ((nqm_part(b, now, side)[i] & PLACE_MASK) != OUT) nqm_leave(b, now, side, i);
        }
    nqm_now end;
    memset(&end, 0, sizeof end);
    end.stage = OVER;
    end.ending = (uint8_t)ending;
    end.fallen[BAY_ATTACKER] = (int16_t)(now->fallen[BAY_ATTACKER] + now->relieved);
    end.fallen[BAY_DEFENDER] = now->fallen[BAY_DEFENDER];
    end.permanent = now->permanent;
    *now = end;
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

static void take_area(const nqm_battle *b, nqm_now *now, int area) {
    nqm_leave_area(b, now, area);
    now->taken |= (uint8_t)(1u << area);
}

// Areas that nobody can hold fall without a fight. True when that was the last of the position.
static bool unheld_fall(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    for (int k = 0; k < b->areas; k++) {
        if (((now->taken | now->spared) >> k & 1) || nqm_area_held(b, now, k)) continue;
        take_area(b, now, k);
        if (b->areas > 1)
            bay_tell(why, TELL_AREA_OVERRUN, BAY_NOBODY, nqm_area_unit(b, k), NULL); // NQM-47
    }
    return now->taken == (1u << b->areas) - 1;
}

static void defenders_enter(const nqm_battle *b, nqm_now *now) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if ((nqm_part(b, now, BAY_DEFENDER)[i] & PLACE_MASK) != IDLE &&
            (nqm_part(b, now, BAY_DEFENDER)[i] & PLACE_MASK) != OUT)
            nqm_part_to(b, now, BAY_DEFENDER)[i] |= TOUCHED;
    for (int k = 0; k < b->areas; k++) {
        now->area = (uint8_t)k;
        nqm_enter(b, now, BAY_DEFENDER);
    }
    now->area = 0;
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

void nqm_begin(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    tell_helpless(b, why);
    if (b->morale[BAY_DEFENDER] == FAILED)
        bay_tell(why, TELL_CANNOT_RESIST, BAY_DEFENDER, BAY_NO_UNIT, NULL); // NQM-48
    if (unheld_fall(b, now, why)) {
        bay_tell(why, TELL_OVERRUN, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-47
        nqm_ground_won(b, now, OVERRUN, why);
        return;
    }
    defenders_enter(b, now);
    tell_opening(b, why);
    if (b->battalions > 1 && b->level[BAY_ATTACKER] > BATTALION && b->can_part) {
        now->stage = COORDINATE; // NQM-28, NQM-31, NQM-S02
        return;
    }
    nqm_coordinated(b, now, b->battalions > 1 && b->level[BAY_ATTACKER] == BATTALION, why);
}

void nqm_coordinated(const nqm_battle *b, nqm_now *now, bool apart, bay_trace *why) {
    bool higher = b->level[BAY_ATTACKER] > BATTALION;
    now->apart = apart;
    if (apart) {
        now->out = b->sent_out;
        bay_tell(why, higher ? TELL_CHOSEN_APART : TELL_APART, BAY_ATTACKER, BAY_NO_UNIT,
                 NULL); // NQM-30, NQM-32
    } else if (b->battalions > 1) {
        bay_tell(why, TELL_TOGETHER, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-31
        bay_tell(why, TELL_MASSED, BAY_ATTACKER, BAY_NO_UNIT, NULL);   // NQM-28
    }
    nqm_next_turn(b, now, why);
}

// --- Turns -----------------------------------------------------------------------------------

int nqm_open_bodies(const nqm_battle *b, const nqm_now *now, uint8_t list[NQM_BATTALIONS_MAX]) {
    int count = 0;
    for (int k = 0; k < bodies(b, now); k++)
        if (!((now->out | now->done | now->spent) >> k & 1)) list[count++] = (uint8_t)k;
    // Who fought last still has bases inside, or has fixed a number of dice.
    bool told_apart = now->inside || now->fixed;
    return count > 1 && !told_apart ? nqm_first_of_kind(b, now, BAY_ATTACKER, list, count)
                                    : count;
}

// The next hour, while there is one and somebody to attack in it.
static void hour_over(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    now->done = 0;
    uint8_t list[NQM_BATTALIONS_MAX];
    if (now->hours_left == 0 || nqm_open_bodies(b, now, list) == 0) {
        nqm_end(b, now, UNRESOLVED, TELL_UNRESOLVED, why);
        return;
    }
    now->hours_left--; // NQM-18
    now->spared = 0;
    nqm_told *told = nqm_history(b, now);
    told->hour++;
    const int32_t hour[3] = {told->hour + 1, 0, 0};
    bay_tell(why, TELL_NEXT_HOUR, BAY_NOBODY, BAY_NO_UNIT, hour); // NQM-19
    nqm_next_turn(b, now, why);
}

void nqm_next_turn(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    uint8_t list[NQM_BATTALIONS_MAX];
    int count = nqm_open_bodies(b, now, list);
    if (count == 0)
        hour_over(b, now, why);
    else if (count == 1 || nqm_reads(b, A_28_ORDER, ORDER_SCENARIO))
        nqm_turn(b, now, list[0], why); // NQM-32
    else if (nqm_reads(b, A_28_ORDER, ORDER_DEFENDER))
        now->stage = NEXT_BATTALION_DEFENDER;
    else
        now->stage = NEXT_BATTALION;
}

int nqm_open_areas(const nqm_battle *b, const nqm_now *now, uint8_t list[NQM_AREAS_MAX]) {
    int count = 0;
    for (int k = 0; k < b->areas; k++)
        if (!((now->taken | now->spared) >> k & 1)) list[count++] = (uint8_t)k;
    bool told_apart = now->inside || now->fixed || now->tanks_in;
    return count > 1 && !told_apart ? nqm_first_of_kind(b, now, BAY_DEFENDER, list, count)
                                    : count;
}

void nqm_turn(const nqm_battle *b, nqm_now *now, int body, bay_trace *why) {
    if (now->body != body) now->inside = now->fixed = 0;
    now->body = (uint8_t)body;
    nqm_told *told = nqm_history(b, now);
    told->attack = 0;
    if (now->apart)
        bay_tell(why, TELL_TURN, BAY_ATTACKER, nqm_battalion_unit(b, body), NULL); // NQM-32
    if (unheld_fall(b, now, why)) {
        bay_tell(why, TELL_OVERRUN, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-47
        nqm_ground_won(b, now, OVERRUN, why);
        return;
    }
    bool in = now->tanks_in && nqm_tanks_only(b, now);
    if (in && !(now->taken >> (now->tanks_in - 1) & 1)) {
        now->area = (uint8_t)(now->tanks_in - 1);
        nqm_tanks_turn(b, now); // NQM-38
        return;
    }
    if (in) now->tanks_in = 0;
    uint8_t list[NQM_AREAS_MAX];
    int count = nqm_open_areas(b, now, list);
    if (count == 0)
        nqm_turn_over(b, now, false, why);
    else if (count == 1)
        nqm_at_area(b, now, list[0], why);
    else
        now->stage = CHOOSE_AREA; // NQM-23
}

// The body's turn of this hour is over. Which area it was matters only while bases are inside,
// or the number of dice is fixed.
void nqm_turn_over(const nqm_battle *b, nqm_now *now, bool used_up, bay_trace *why) {
    now->done |= (uint8_t)(1u << now->body);
    if (used_up && nqm_reads(b, A_17_NEXT_HOUR, 1))
        now->spent |= (uint8_t)(1u << now->body);
    now->attacks_left = 0;
    now->phase = ASSAULT;
    if (now->apart && now->hours_left == 0 && !b->aftermath)
        nqm_leave_body(b, now, now->body); // it attacks no more, and holds nothing
    if (!now->inside && !now->fixed) now->body = now->area = 0;
    nqm_next_turn(b, now, why);
}

void nqm_at_area(const nqm_battle *b, nqm_now *now, int area, bay_trace *why) {
    if (now->area != area) now->inside = now->fixed = 0;
    now->area = (uint8_t)area;
    nqm_told *told = nqm_history(b, now);
    if (told->body != now->body || told->area != area) told->inside = 0;
    told->body = now->body;
    told->area = (uint8_t)area;
    if (b->areas > 1) bay_tell(why, TELL_AREA, BAY_NOBODY, nqm_area_unit(b, area), NULL);
    bool tanks = b->tank_areas >> area & 1 && !nqm_tanks_only(b, now);
    if (now->phase == FIGHTING_ON)
        nqm_bundle(b, now, REINFORCE, why); // NQM-20
    else if (tanks && nqm_guns(b, now, BAY_ATTACKER, NULL) > 0)
        now->stage = HUNT; // NQM-35, NQM-36
    else
        nqm_commits(b, now, why);
}

// The commitment of a body that has not had its own; and in it goes.
void nqm_commits(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (nqm_entered(b, now))
        nqm_goes_in(b, now, why);
    else
        nqm_bundle(b, now, COMMIT, why); // NQM-01
}

void nqm_goes_in(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    if (nqm_tanks_only(b, now)) {
        nqm_roll_in(b, now, why); // NQM-37, NQM-S14
        return;
    }
    if (now->stage == COMMIT && !b->block[BAY_ATTACKER] &&
        nqm_clean_stands(b, now, BAY_ATTACKER) > 1)
        bay_tell(why, TELL_COMMAND, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-02
    nqm_sequence_begins(b, now, why);
}

// --- An area falls, a body is out ------------------------------------------------------------

void nqm_area_falls(const nqm_battle *b, nqm_now *now, int ending, bay_trace *why) {
    bool by_fire = now->phase == FIRING;
    uint8_t list[NQM_AREAS_MAX];
    if (b->areas > 1)
        bay_tell(why, TELL_AREA_TAKEN, BAY_NOBODY, nqm_area_unit(b, now->area), NULL);
    take_area(b, now, now->area); // NQM-23
    now->phase = ASSAULT;
    now->worse = now->attacks_left = now->inside = now->fixed = 0;
    if (now->taken == (1u << b->areas) - 1) {
        if (ending == POSITION_TAKEN) bay_tell(why, TELL_WON, BAY_NOBODY, BAY_NO_UNIT, NULL);
        nqm_ground_won(b, now, ending, why); // NQM-17
    } else if (!by_fire && nqm_open_areas(b, now, list) > 0) {
        now->stage = FIGHT_ON; // NQM-39
    } else {
        nqm_turn_over(b, now, false, why);
    }
}

void nqm_fights_on(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    bay_tell(why, TELL_FIGHTS_ON, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-39
    now->phase = FIGHTING_ON;
    uint8_t list[NQM_AREAS_MAX];
    if (nqm_open_areas(b, now, list) == 1)
        nqm_at_area(b, now, list[0], why);
    else
        now->stage = CHOOSE_AREA;
}

void nqm_body_out(const nqm_battle *b, nqm_now *now, int ending, int telling, bay_trace *why) {
    bay_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, NULL);
    if (nqm_tanks_only(b, now)) now->tanks_in = 0;
    now->out |= (uint8_t)(1u << now->body);
    if (now->out == (1u << bodies(b, now)) - 1) {
        nqm_ground_not_won(b, now, ending, why);
        return;
    }
    nqm_leave_body(b, now, now->body);
    now->phase = ASSAULT;
    now->worse = now->pressed = now->alone = now->attacks_left = 0;
    now->inside = now->fixed = now->body = now->area = 0;
    nqm_next_turn(b, now, why);
}
