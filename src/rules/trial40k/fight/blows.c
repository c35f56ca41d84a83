// The throws of a step: which models throw together, and the chain of their dice. Ruling R-6.

#include "rules/trial40k/after/merge.h"

#include <string.h>

// --- Who strikes -----------------------------------------------------------------------------

// A support whose friends in contact with the enemy have fallen does not strike in the fight, by
// that reading. A-71
static bool is_left_alone(const trial40k_battle *b, const trial40k_state *state, int group) {
    int enemy = trial40k_target_unit(b, state, group);
    if (trial40k_reads(b, A_71, SUPPORTS_STAY) || trial40k_sweeps(state)) return false;
    if (trial40k_place_of(b, state, group) != SUPPORT) return false;
    bool alone = true;
    KIT_EACH (unit, b->unit[b->group[group].unit].party) // who has joined is a friend: A-13
        TRIAL40K_EACH_GROUP(b, friend, unit)
    if (trial40k_place_of(b, state, friend) == CONTACT)
        alone &= !trial40k_striking(b, state, friend) ||
                 !kit_in(trial40k_with(b, state, friend), enemy);
    return alone;
}

bool trial40k_strikes(const trial40k_battle *b, const trial40k_state *state, int group) {
    const trial40k_group *g = &b->group[group];
    if (!trial40k_striking(b, state, group) || trial40k_place_of(b, state, group) == OUT)
        return false; // TAR-044, TAR-049
    // In contact as the fight began, whoever has fallen since: TAR-122
    int target = trial40k_target_unit(b, state, group);
    bool now = trial40k_sweeps(state)
                   ? kit_in(trial40k_caught_by(b, state, g->unit), target) // TAR-141
                   : kit_in(state->combat, g->unit) &&
                         trial40k_step_of(b, state, group) == state->step; // TAR-038
    return now && trial40k_has_models(b, state, target) && !is_left_alone(b, state, group);
}

// Do two groups need the same scores of the same enemy unit (TAR-067)? Then they throw together.
// TAR-063
bool trial40k_throw_together(const trial40k_battle *b, const trial40k_state *state, int group,
                             int other, const trial40k_blow *blow) {
    const trial40k_group *g = &b->group[group], *o = &b->group[other];
    if (o->unit != g->unit || !trial40k_strikes(b, state, other) ||
        trial40k_target_unit(b, state, other) != trial40k_target_unit(b, state, group))
        return false;
    trial40k_blow its = trial40k_blow_of(b, state, other);
    return memcmp(&its, blow, sizeof its) == 0;
}

static bool is_first(const trial40k_battle *b, const trial40k_state *state, int group,
                     const trial40k_blow *blow) {
    bool first = true;
    for (int other = b->unit[b->group[group].unit].group; first && other < group; other++)
        first = !trial40k_throw_together(b, state, group, other, blow);
    return first;
}

typedef struct batch {
    int dice, groups;
} batch;

static batch batch_of(const trial40k_battle *b, const trial40k_state *state, int group,
                      const trial40k_blow *blow) {
    batch all = {0, 0};
    if (trial40k_is_dividing(b, state))
        return (batch){trial40k_share_of(b, state, group).dice, 1};
    TRIAL40K_EACH_GROUP(b, other, b->group[group].unit) {
        if (other < group || !trial40k_throw_together(b, state, group, other, blow)) continue;
        all.dice += trial40k_striking(b, state, other) * trial40k_attacks(b, state, other);
        all.groups++;
    }
    return all;
}

// --- The next throw --------------------------------------------------------------------------

// What the zone can still take of the wounds of this group. TAR-119
static int room_of(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_room(b, state, trial40k_sort_of(b, state, group));
}

static void tell_scores(const trial40k_battle *b, const trial40k_state *state, int group,
                        trial40k_blow blow, bay_trace *why) {
    if (!why) return;
    const trial40k_group *g = &b->group[group];
    int target = trial40k_target_unit(b, state, group);
    trial40k_target on = trial40k_target_of(b, state, target);
    int mode = trial40k_weapon_of(b, state, group);
    bool poison = mode == POISON || mode == LETHAL;
    uint16_t called = trial40k_called(b, state, group);
    bay_event event = {
        .unit = called, .other = (uint16_t)target, .side = (uint8_t)trial40k_side_of(b, group)};
    event.telling = trial40k_sweeps(state) ? TELL_SWEEPS : TELL_TO_HIT;
    event.number[0] = blow.hit, event.number[1] = g->is.ws, event.number[2] = on.ws;
    if (trial40k_sweeps(state) || blow.hit > NO_HIT_THROWN)
        bay_tell_event(why, event); // TAR-062
    if (blow.rends) kit_tell_of(&b->common, why, TELL_REND, called);
    event.telling = poison ? TELL_POISON : TELL_TO_WOUND;
    event.number[0] = blow.wound, event.number[1] = blow.strength, event.number[2] = on.t;
    if (blow.wound && blow.wound != NO_WOUND) bay_tell_event(why, event); // TAR-069
    if (blow.again) kit_tell_of(&b->common, why, TELL_AGAIN, called);
    int saves = blow.save != NO_SAVE ? TELL_SAVES : blow.own ? TELL_OWN_SAVES : TELL_NO_SAVE;
    kit_tell(&b->common, why, saves, target, BAY_NO_UNIT, blow.save); // TAR-074
}

static void lay_due(const trial40k_battle *b, trial40k_state *state, int group, int wounds) {
    int sort = trial40k_sort_of(b, state, group), room = trial40k_room(b, state, sort);
    int laid = wounds < room ? wounds : room; // TAR-119
    if (trial40k_counts_surplus(b, state))
        trial40k_count(state, 1 - trial40k_side_of(b, group), wounds - laid);
    trial40k_due(state)[sort] = (uint8_t)(trial40k_due(state)[sort] + laid);
}

uint8_t trial40k_throw_at(const trial40k_battle *b, trial40k_state *state, int group,
                          bay_trace *why) {
    int target = trial40k_target_unit(b, state, group);
    trial40k_blow blow = trial40k_blow_of(b, state, group);
    if (room_of(b, state, group) <= 0 && !trial40k_counts_surplus(b, state)) {
        kit_tell_both(&b->common, why, TELL_FULL, target, trial40k_called(b, state, group));
        return TRIAL40K_GOES_ON;
    }
    if (blow.wound == NO_WOUND && !blow.rends) {
        kit_say_numbers(why, TELL_CANNOT_WOUND, trial40k_side_of(b, group),
                        trial40k_called(b, state, group), blow.strength,
                        trial40k_target_of(b, state, target).t); // TAR-073
        return TRIAL40K_GOES_ON;
    }
    trial40k_keep_save(b, state, target);
    if (blow.own && blow.rends && !trial40k_bare(&blow))
        return trial40k_part(b, state, group, batch_of(b, state, group, &blow).dice, why);
    tell_scores(b, state, group, blow, why);
    if (!blow.wound && blow.save == NO_SAVE) {
        lay_due(b, state, group, trial40k_share_of(b, state, group).dice);
        return TRIAL40K_GOES_ON;
    }
    return trial40k_sweeps(state) ? SWEEP_BLOWS : BLOWS;
}

// Of the groups in order: first those of characters who divide their hits, of the player whose
// turn it is before the other's, then all others.
int trial40k_striker(const trial40k_battle *b, const trial40k_state *state) {
    if (!b->dividers) return state->cursor;
    int place = 0;
    for (int pass = 0; pass < 3; pass++)
        for (int group = 0; group < b->groups; group++) {
            bool active = trial40k_side_of(b, group) == trial40k_side_first(state);
            int its = !trial40k_may_divide(b, state, group) ? 2 : active ? 0 : 1;
            if (its == pass && place++ == state->cursor) return group;
        }
    return b->groups;
}

// Blows at the player whose turn it is are thrown behind the casualties of the other, by that
// reading.
static bool is_later(const trial40k_battle *b, const trial40k_state *state, int group) {
    bool active = trial40k_side_of(b, group) == trial40k_side_first(state);
    return trial40k_is_half(b, state) ? !active : state->half && active;
}

// Who has struck needs his weapon no more, but for the power that he has used.
static void put_weapons_away(const trial40k_battle *b, trial40k_state *state) {
    trial40k_group_state *now = trial40k_groups(b, state);
    for (int group = 0; group < b->groups; group++)
        if (now[group].left && now[group].mode & ~SPENT && !is_later(b, state, group) &&
            kit_in(state->combat, b->group[group].unit) &&
            trial40k_place_of(b, state, group) != OUT &&
            trial40k_step_of(b, state, group) >= state->step)
            now[group].mode &= SPENT;
}

uint8_t trial40k_blows(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (; state->cursor < b->groups; state->cursor++) {
        int group = trial40k_striker(b, state);
        if (is_later(b, state, group) || !trial40k_strikes(b, state, group)) continue;
        uint8_t stage = TRIAL40K_GOES_ON;
        if (trial40k_is_dividing(b, state) || trial40k_divides(b, state, group)) {
            stage = trial40k_divide(b, state, why);
        } else {
            trial40k_blow blow = trial40k_blow_of(b, state, group);
            if (is_first(b, state, group, &blow))
                stage = trial40k_throw_at(b, state, group, why);
        }
        if (stage != TRIAL40K_GOES_ON) return stage;
    }
    put_weapons_away(b, state);
    return TRIAL40K_GOES_ON;
}

// --- The dice --------------------------------------------------------------------------------

enum { HIT_STAGE, WOUNDS, SAVES, INVULNERABLE }; // names of stages

static bay_stage *add_stage(bay_throw *made, int who, int need, int name) {
    bay_stage *stage = bay_throw_stage(made, who, need);
    stage->name = (uint8_t)name;
    return stage;
}

// A save that succeeds ends the die.
static void add_save(bay_throw *made, int owner, int save, int name) {
    bay_stage *stage = add_stage(made, owner, save, name);
    stage->below = 1; // TAR-074
}

// Where a rending 6 goes: past the throw to wound, to the invulnerable save. TAR-096, TAR-112
static void rend(bay_throw *made, int owner, trial40k_blow blow) {
    int last = made->stages - 1;
    if (blow.rend_save == NO_SAVE) {
        made->is.stage[0].top = BAY_STAGE_DONE;
        return;
    }
    add_save(made, owner, blow.rend_save, INVULNERABLE);
    made->is.stage[last].next = BAY_STAGE_DONE;
    made->is.stage[0].top = made->stages - 1;
    if (last == 0) made->is.stage[0].next = (uint8_t)(made->stages - 1);
}

static bay_throw chain_of(int side, int dice, trial40k_blow blow) {
    bay_throw made = bay_throw_chain(dice, 6);
    if (blow.wound == NO_WOUND) { // it rends: only a 6 comes through
        add_stage(&made, side, 6, HIT_STAGE);
        if (blow.rend_save != NO_SAVE) add_save(&made, 1 - side, blow.rend_save, INVULNERABLE);
        return made;
    }
    if (blow.hit > NO_HIT_THROWN || blow.rends)
        add_stage(&made, side, blow.hit, HIT_STAGE); // TAR-142, TAR-143
    if (blow.wound)
        add_stage(&made, side, blow.wound, WOUNDS)->again =
            blow.again ? BAY_AGAIN_FAILED : BAY_AGAIN_NEVER; // TAR-087
    if (blow.save != NO_SAVE)
        add_save(&made, 1 - side, blow.save, blow.wound ? SAVES : INVULNERABLE);
    if (blow.rends) rend(&made, 1 - side, blow);
    return made;
}

void trial40k_about_blows(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int group = trial40k_striker(b, state), room = room_of(b, state, group);
    trial40k_blow blow = trial40k_blow_of(b, state, group);
    batch all = batch_of(b, state, group, &blow);
    step->unit = all.groups > 1 ? b->group[group].unit : trial40k_called(b, state, group);
    step->other = (uint16_t)trial40k_target_unit(b, state, group);
    step->number[0] = all.dice;
    step->number[1] = state->step;
    step->dice = chain_of(trial40k_side_of(b, group), all.dice, blow); // TAR-057
    if (step->dice.most > room && !trial40k_counts_surplus(b, state))
        step->dice.most = (uint16_t)room; // TAR-123, TAR-144
}

uint8_t trial40k_resolve_blows(const trial40k_battle *b, trial40k_state *state, int result,
                               bay_trace *why) {
    int group = trial40k_striker(b, state);
    if (!result) kit_tell_of(&b->common, why, TELL_MISSES, trial40k_called(b, state, group));
    lay_due(b, state, group, result);
    if (trial40k_is_dividing(b, state))
        trial40k_share_done(b, state, group);
    else
        state->cursor++;
    return trial40k_go_on(b, state, why);
}
