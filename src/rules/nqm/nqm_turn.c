// Turns, areas and hours: which body attacks when and against what, and when the assault is over.
// Rulings.

#include "nqm.h"

static nqm_step next_turn;

static int bodies(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? b->battalions : 1;
}

// --- The beginning ---------------------------------------------------------------------------

// What becomes of the disorganised who are assaulted: NQM-S10.
int nqm_disorganised_telling(const nqm_battle *b, int side) {
    return b->retreat_open[side] ? TELL_DISPERSED : TELL_GIVEN_UP;
}

// Those on the position who do not fight for it: NQM-S01, NQM-S10.
static void tell_helpless(const nqm_battle *b, bay_trace *why) {
    for (int i = 0; why && i < b->count[BAY_DEFENDER]; i++) {
        const nqm_stand *s = &b->stand[BAY_DEFENDER][i];
        if (s->defends || s->reserve || !s->on_field) continue;
        bool never = s->class == SNIPER || s->class == OBSERVER;
        nqm_tell(b, why, never ? TELL_HELPLESS : nqm_disorganised_telling(b, BAY_DEFENDER),
                 BAY_DEFENDER, i);
    }
}

static void take_area(const nqm_battle *b, nqm_state *state, int area) {
    nqm_leave(b, state, BAY_DEFENDER, nqm_on_area(b, state, area));
    state->taken |= (uint8_t)kit_one(area);
}

static bool all_taken(const nqm_battle *b, const nqm_state *state) {
    return state->taken == kit_below(b->areas);
}

static kit_set open_areas(const nqm_battle *b, const nqm_state *state) {
    return kit_below(b->areas) & ~(kit_set)(state->taken | state->spared);
}

// Areas that nobody can hold fall without a fight. True when that was the last of the position.
static bool overruns(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    KIT_EACH (area, open_areas(b, state)) {
        kit_set there = nqm_on_area(b, state, area);
        if (nqm_can_fight(b, state, BAY_DEFENDER, there)) continue; // NQM-23
        take_area(b, state, area);
        if (b->areas > 1) // NQM-47
            bay_tell(why, TELL_AREA_OVERRUN, BAY_NOBODY, nqm_area_unit(b, area), NULL);
    }
    if (all_taken(b, state)) kit_say(why, TELL_OVERRUN); // NQM-47
    return all_taken(b, state);
}

static void defenders_enter(const nqm_battle *b, nqm_state *state) {
    for (int k = 0; k < b->areas; k++) {
        state->area = (uint8_t)k;
        KIT_EACH (i, nqm_fighting(b, state, BAY_DEFENDER))
            nqm_part_to(b, state, BAY_DEFENDER)[i] |= TOUCHED;
        nqm_enter(b, state, BAY_DEFENDER);
    }
    state->area = 0;
}

// What lets the assault go in, and as what.
static void tell_opening(const nqm_battle *b, bay_trace *why) {
    if (b->firefight == FIREFIGHT_WON) kit_say_of(why, TELL_FIREFIGHT, BAY_ATTACKER); // NQM-S04
    if (b->permanent) kit_say_of(why, TELL_MOUNTED, BAY_ATTACKER);                    // NQM-S13
    if (b->battalions > 1 && b->level_by_command)
        kit_say_of(why, TELL_LEVEL, BAY_ATTACKER); // NQM-S02
    if (b->battalions == 1 && kit_size(b->assaults[BAY_ATTACKER]) > 1)
        kit_say_of(why, TELL_ONE_BATTALION, BAY_ATTACKER); // NQM-29
}

static uint8_t coordinated(const nqm_battle *b, nqm_state *state, bool apart, bay_trace *why) {
    bool higher = b->level[BAY_ATTACKER] > BATTALION;
    state->apart = apart;
    if (apart) {
        state->out = (uint8_t)b->sent_out;
        kit_say_of(why, higher ? TELL_CHOSEN_APART : TELL_APART,
                   BAY_ATTACKER); // NQM-30, NQM-32
    } else if (b->battalions > 1) {
        kit_say_of(why, TELL_TOGETHER, BAY_ATTACKER); // NQM-31
        kit_say_of(why, TELL_MASSED, BAY_ATTACKER);   // NQM-28
    }
    return next_turn(b, state, why);
}

uint8_t nqm_follows_coordinate(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                               bay_trace *why) {
    return coordinated(b, state, chosen->row == ATTACK_APART, why); // NQM-28, NQM-31
}

static uint8_t begin(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    tell_helpless(b, why);
    if (b->morale[BAY_DEFENDER] == FAILED)
        kit_say_of(why, TELL_CANNOT_RESIST, BAY_DEFENDER); // NQM-48
    if (overruns(b, state, why)) return nqm_ground_won(b, state, OVERRUN, why);
    defenders_enter(b, state);
    tell_opening(b, why);
    bool several = b->battalions > 1, higher = b->level[BAY_ATTACKER] > BATTALION;
    if (several && higher && b->sent_out != kit_below(b->battalions))
        return COORDINATE; // NQM-28, NQM-31, NQM-S02
    return coordinated(b, state, several && !higher, why);
}

uint8_t nqm_first(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    bool unlimited = b->hours == NQM_NO_LIMIT;                              // NQM-20
    state->hours_left = (uint8_t)(unlimited ? NQM_NO_LIMIT : b->hours - 1); // NQM-18
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            int place = side == BAY_ATTACKER || s->reserve ? IDLE : IN_FIGHT + s->area;
            if (side == BAY_DEFENDER && !s->reserve && !s->defends) place = OUT; // NQM-S01
            if (b->morale[side] == FAILED) place = OUT;                          // NQM-48
            int passed = b->morale[side] == PASSED && place != OUT ? HAS_PASSED : 0;
            int pins = s->red + s->black;
            nqm_pins_to(b, state, side)[i] = (uint8_t)(place == OUT ? 0 : pins);
            *nqm_shown(b, state, side, i) =
                (nqm_stand_told){.pins = (uint8_t)pins, .black = s->black};
            nqm_part_to(b, state, side)[i] = (uint8_t)(place | passed);
        }
    return begin(b, state, why);
}

// --- Turns -----------------------------------------------------------------------------------

static kit_set open_bodies(const nqm_battle *b, const nqm_state *state) {
    return kit_below(bodies(b, state)) & ~(kit_set)(state->out | state->done | state->spent);
}

// Clean points of the body that are or may be committed.
static int points_of_body(const nqm_battle *b, const nqm_state *state, int body) {
    const uint8_t *part = nqm_part(b, state, BAY_ATTACKER);
    KIT_THOSE(in, i, b->of_body[body] & b->assaults[BAY_ATTACKER],
              (part[i] & PLACE_MASK) != OUT);
    return nqm_points(b, state, BAY_ATTACKER, in);
}

// The body that attacks next by standing order: A-27.
static int next_body(const nqm_battle *b, const nqm_state *state, kit_set open) {
    int found = kit_first(open);
    KIT_EACH (i, open) {
        bool sooner = b->ordered
                          ? b->turn[i] < b->turn[found]
                          : points_of_body(b, state, i) > points_of_body(b, state, found);
        if (sooner) found = i;
    }
    return found;
}

// The area with the fewest clean points.
static int weakest_area(const nqm_battle *b, const nqm_state *state, kit_set open) {
    int found = kit_first(open), points[NQM_AREAS_MAX];
    KIT_EACH (i, open) {
        points[i] = nqm_points(b, state, BAY_DEFENDER, nqm_on_area(b, state, i));
        if (points[i] < points[found]) found = i;
    }
    return found;
}

// Battalions of the attacker, or areas of the defender: of those alike the first, unless who fought
// last, and where, still has bases inside or a number of dice fixed, or tanks there.
uint32_t nqm_list_groups(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    bool areas = state->stage == CHOOSE_AREA;
    int side = areas ? BAY_DEFENDER : BAY_ATTACKER;
    kit_set groups = areas ? open_areas(b, state) : open_bodies(b, state);
    bool told_apart = state->inside || state->fixed || (areas && state->tanks_in);
    kit_offer to = {list, 0};
    if (!told_apart) groups = nqm_first_of_kind(b, state, side, groups);
    int next = areas ? weakest_area(b, state, groups) : next_body(b, state, groups);
    for (; groups; next = kit_first(groups)) {
        kit_add(&to, areas ? ASSAULT_AREA : SEND, b->first_unit[side] + next, 0, next);
        groups &= ~kit_one(next);
    }
    return to.count;
}

// The next hour, while there is one and somebody to attack in it.
static uint8_t hour_over(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    state->done = 0;
    if (state->hours_left == 0 || !open_bodies(b, state))
        return nqm_end(b, state, UNRESOLVED, TELL_UNRESOLVED, why);
    if (state->hours_left != NQM_NO_LIMIT) state->hours_left--; // NQM-18, NQM-20
    state->spared = 0;
    nqm_told *told = nqm_told_of(b, state);
    if (told->hour < UINT8_MAX) told->hour++;
    kit_say_figures(why, TELL_NEXT_HOUR, told->hour + 1, 0); // NQM-19
    return next_turn(b, state, why);
}

static uint8_t turn(const nqm_battle *b, nqm_state *state, int body, bay_trace *why) {
    if (state->body != body) state->inside = state->fixed = 0;
    state->body = (uint8_t)body;
    nqm_told_of(b, state)->attack = 0;
    if (state->apart)
        bay_tell(why, TELL_TURN, BAY_ATTACKER, nqm_battalion_unit(b, body), NULL); // NQM-32
    if (overruns(b, state, why)) return nqm_ground_won(b, state, OVERRUN, why);
    bool in = state->tanks_in && nqm_tanks_only(b, state);
    if (in && !kit_in(state->taken, state->tanks_in - 1)) {
        state->area = (uint8_t)(state->tanks_in - 1);
        return nqm_tanks_turn(b, state); // NQM-38
    }
    if (in) state->tanks_in = 0;
    return open_areas(b, state) ? nqm_ask(b, state, CHOOSE_AREA, why) // NQM-23
                                : nqm_turn_over(b, state, false, why);
}

uint8_t nqm_follows_battalion(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                              bay_trace *why) {
    return turn(b, state, chosen->own, why); // NQM-32
}

static uint8_t next_turn(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    kit_set open = open_bodies(b, state);
    if (!open) return hour_over(b, state, why);
    bool fixed = b->ordered && b->set[A_28_ORDER] == ORDER_SCENARIO;
    if (kit_size(open) == 1 || fixed)
        return turn(b, state, next_body(b, state, open), why); // NQM-32
    bool his = b->set[A_28_ORDER] == ORDER_DEFENDER;
    return nqm_ask(b, state, his ? NEXT_BATTALION_DEFENDER : NEXT_BATTALION, why);
}

// The battalion's stands that are no longer told apart: the committed, and those held back who have
// no pin that could come off.
static kit_set resting(const nqm_battle *b, const nqm_state *state, int body) {
    const uint8_t *part = nqm_part(b, state, BAY_ATTACKER);
    kit_set own = b->of_body[body] & b->assaults[BAY_ATTACKER];
    if (!nqm_whose(b, state, BAY_ATTACKER, own, HOLDS_MASK, IN_FIGHT)) return 0;
    KIT_THOSE(resting, i, own,
              (part[i] & HOLDS_MASK) == IN_FIGHT ||
                  ((part[i] & PLACE_MASK) == IDLE && b->stand[BAY_ATTACKER][i].red == 0));
    return resting;
}

// Who attacks no more only holds the ground. Unless a counterattack can come, nothing is asked of
// its stands then but the pins of each battalion: NQM-S06.
void nqm_forget_turns(const nqm_battle *b, nqm_state *state) {
    bool holds = b->aftermath && state->apart && state->hours_left == 0 && !b->permanent;
    if (!holds || !b->packs[BAY_ATTACKER] || nqm_may_counter(b, state, false)) return;
    KIT_EACH (body, state->done) {
        kit_set stands = resting(b, state, body);
        nqm_pack(b, state, BAY_ATTACKER, stands);
        KIT_EACH (i, stands) {
            uint8_t *part = &nqm_part_to(b, state, BAY_ATTACKER)[i];
            if ((*part & PLACE_MASK) != RESTS)
                nqm_shown(b, state, BAY_ATTACKER, i)->part = *part;
            *part = RESTS;
        }
    }
}

// The body's turn of this hour is over. Which area it was matters only while bases are inside,
// or the number of dice is fixed.
uint8_t nqm_turn_over(const nqm_battle *b, nqm_state *state, bool used_up, bay_trace *why) {
    state->done |= (uint8_t)kit_one(state->body);
    if (used_up && b->set[A_17_NEXT_HOUR] == CARRIES_OVER)
        state->spent |= (uint8_t)kit_one(state->body);
    state->attacks_left = 0;
    state->phase = ASSAULT;
    if (state->apart && state->hours_left == 0 && !b->aftermath)
        nqm_leave(b, state, BAY_ATTACKER,
                  nqm_body(b, state)); // it attacks no more, and holds nothing
    if (!state->inside && !state->fixed) state->body = state->area = 0;
    nqm_forget_turns(b, state);
    return next_turn(b, state, why);
}

// --- Areas -----------------------------------------------------------------------------------

uint8_t nqm_follows_area(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                         bay_trace *why) {
    int area = chosen->own; // NQM-23
    if (state->area != area) state->inside = state->fixed = 0;
    state->area = (uint8_t)area;
    nqm_told *told = nqm_told_of(b, state);
    if (told->body != state->body || told->area != area) told->inside = 0;
    told->body = state->body;
    told->area = (uint8_t)area;
    if (b->areas > 1) bay_tell(why, TELL_AREA, BAY_NOBODY, nqm_area_unit(b, area), NULL);
    bool tanks = kit_in(b->tank_areas, area) && !nqm_tanks_only(b, state);
    if (state->phase == FIGHTING_ON) {
        if (nqm_fighting(b, state, BAY_ATTACKER))
            return nqm_bundle(b, state, REINFORCE, why); // NQM-20
        state->phase = ASSAULT; // the area before was yielded to nobody: A-12
        return nqm_commits(b, state, why);
    }
    if (tanks && nqm_guns(b, state, BAY_ATTACKER, NULL)) return HUNT; // NQM-35, NQM-36
    return nqm_commits(b, state, why);
}

// The commitment of a body that has not had its own; and in it goes.
uint8_t nqm_commits(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_fighting(b, state, BAY_ATTACKER)) return nqm_goes_in(b, state, why);
    return nqm_tanks_only(b, state) ? nqm_bundle(b, state, COMMIT, why)
                                    : nqm_commitment(b, state, why); // NQM-01
}

uint8_t nqm_goes_in(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    if (nqm_tanks_only(b, state)) return nqm_roll_in(b, state, why); // NQM-37, NQM-S14
    if (why && state->stage == COMMIT && kit_size(nqm_ready(b, state, BAY_ATTACKER)) > 1)
        kit_say_of(why, TELL_COMMAND, BAY_ATTACKER); // NQM-02
    return nqm_sequence_begins(b, state, why);
}

// --- An area falls, a body is out ------------------------------------------------------------

uint8_t nqm_area_falls(const nqm_battle *b, nqm_state *state, int ending, bay_trace *why) {
    bool by_fire = state->phase == FIRING;
    if (b->areas > 1)
        bay_tell(why, TELL_AREA_TAKEN, BAY_NOBODY, nqm_area_unit(b, state->area), NULL);
    take_area(b, state, state->area); // NQM-23
    state->phase = ASSAULT;
    state->worse = state->attacks_left = state->inside = state->fixed = 0;
    if (all_taken(b, state)) {
        if (ending == POSITION_TAKEN) kit_say(why, TELL_WON);
        return nqm_ground_won(b, state, ending, why); // NQM-17
    }
    if (!by_fire && open_areas(b, state)) return FIGHT_ON; // NQM-39
    return nqm_turn_over(b, state, false, why);
}

uint8_t nqm_follows_fight_on(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                             bay_trace *why) {
    if (chosen->row == STOP) return nqm_body_out(b, state, CALLED_OFF, TELL_GIVES_UP, why);
    kit_say_of(why, TELL_FIGHTS_ON, BAY_ATTACKER); // NQM-39
    state->phase = FIGHTING_ON;
    return nqm_ask(b, state, CHOOSE_AREA, why);
}

uint8_t nqm_body_out(const nqm_battle *b, nqm_state *state, int ending, int telling,
                     bay_trace *why) {
    kit_say(why, telling);
    if (nqm_tanks_only(b, state)) state->tanks_in = 0;
    state->out |= (uint8_t)kit_one(state->body);
    if (state->out == kit_below(bodies(b, state)))
        return nqm_ground_not_won(b, state, ending, why);
    nqm_leave(b, state, BAY_ATTACKER, nqm_body(b, state));
    state->phase = ASSAULT;
    state->worse = state->pressed = state->alone = state->attacks_left = 0;
    state->inside = state->fixed = state->body = state->area = 0;
    return next_turn(b, state, why);
}
