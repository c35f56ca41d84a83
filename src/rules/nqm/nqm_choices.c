// What may be chosen at each stage, and what follows the choice.

#include "nqm_stages.h"
#include "rules/kit/kit_options.h"

// Both that the row offers, the standing order first.
uint32_t nqm_list_both(const bay_battle *battle, const void *at, bay_option *list) {
    const uint16_t *row = bay_step_at(battle, at)->offers;
    return kit_pair(list, row[0], row[1], BAY_NO_UNIT);
}

// The same about the stand at the cursor, of the side that chooses.
uint32_t nqm_list_stand(const bay_battle *battle, const void *at, bay_option *list) {
    const bay_step_info *step = bay_step_at(battle, at);
    int unit = nqm_unit(nqm_of(battle), step->who, ((const nqm_state *)at)->cursor);
    return kit_pair(list, step->offers[0], step->offers[1], unit);
}

void nqm_about_stand(const bay_battle *battle, const void *at, bay_step *step) {
    step->unit = (uint16_t)nqm_unit(nqm_of(battle), step->who, ((const nqm_state *)at)->cursor);
}

// --- Turns and areas -------------------------------------------------------------------------

void nqm_apply_coordinate(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    nqm_coordinated(nqm_of(battle), at, chosen->row == ATTACK_APART, why); // NQM-28, NQM-31
}

uint32_t nqm_list_battalions(const bay_battle *battle, const void *at, bay_option *list) {
    const nqm_battle *b = nqm_of(battle);
    uint8_t body[NQM_BATTALIONS_MAX];
    int count = nqm_open_bodies(b, at, body);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        kit_add(&to, SEND, nqm_battalion_unit(b, body[i]), 0, body[i]);
    return to.count;
}

void nqm_apply_battalion(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    nqm_turn(nqm_of(battle), at, chosen->own, why); // NQM-32
}

uint32_t nqm_list_areas(const bay_battle *battle, const void *at, bay_option *list) {
    const nqm_battle *b = nqm_of(battle);
    uint8_t area[NQM_AREAS_MAX];
    int count = nqm_open_areas(b, at, area);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        kit_add(&to, ASSAULT_AREA, nqm_area_unit(b, area[i]), 0, area[i]);
    return to.count;
}

void nqm_apply_area(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    nqm_at_area(nqm_of(battle), at, chosen->own, why); // NQM-23
}

void nqm_apply_fight_on(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    if (chosen->row == ON_TO_NEXT)
        nqm_fights_on(nqm_of(battle), at, why); // NQM-39
    else
        nqm_body_out(nqm_of(battle), at, CALLED_OFF, TELL_GIVES_UP, why);
}

// --- Who goes in -----------------------------------------------------------------------------

void nqm_apply_commit(const bay_battle *battle, void *at, const bay_option *chosen,
                      bay_trace *why) {
    bool in = chosen->row == COMMIT_IT || chosen->row == BRING_UP; // NQM-01, NQM-20, NQM-33
    nqm_bundle_goes_on(nqm_of(battle), at, in, why);
}

// One option for each of the stands of a side.
static uint32_t list_stands(const nqm_battle *b, bay_option *list, int row, int side,
                            const uint8_t *stand, int count) {
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++) kit_add(&to, row, nqm_unit(b, side, stand[i]), 0, stand[i]);
    return to.count;
}

uint32_t nqm_list_pick(const bay_battle *battle, const void *at, bay_option *list) {
    const nqm_battle *b = nqm_of(battle);
    uint8_t stand[NQM_STANDS_MAX];
    int count = nqm_pickable(b, at, stand);
    return list_stands(b, list, ATTACK_WITH, nqm_assailant(at), stand, count);
}

void nqm_apply_pick(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    nqm_state *state = at;
    state->alone = (uint8_t)(chosen->own + 1); // NQM-02
    bay_tell(why, TELL_ALONE, (bay_side)nqm_assailant(state), chosen->unit, NULL);
    nqm_attack_dice(nqm_of(battle), state, why);
}

// --- Dice ------------------------------------------------------------------------------------

// NQM-09: all that he may first, then one fewer, and with `none` down to none at all.
static uint32_t list_dice(bay_option *list, int most, bool none) {
    kit_offer to = {list, 0};
    for (int dice = most; dice > 0; dice--) kit_add(&to, ROLL, BAY_NO_UNIT, dice, 0);
    if (none) kit_add(&to, GIVE_WAY, BAY_NO_UNIT, 0, 0);
    return to.count;
}

uint32_t nqm_list_attack_dice(const bay_battle *battle, const void *at, bay_option *list) {
    return list_dice(list, nqm_dice_most(nqm_of(battle), at, nqm_assailant(at)), false);
}

void nqm_apply_attack_dice(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    nqm_state *state = at;
    state->dice[nqm_assailant(state)] = (uint8_t)chosen->number[0];
    nqm_defence_dice(nqm_of(battle), state, why);
}

uint32_t nqm_list_defence(const bay_battle *battle, const void *at, bay_option *list) {
    const nqm_battle *b = nqm_of(battle);
    return list_dice(list, nqm_dice_most(b, at, !nqm_assailant(at)),
                     nqm_reads(b, A_13_NO_DICE, 1)); // NQM-09
}

void nqm_apply_defence(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    nqm_state *state = at;
    int target = !nqm_assailant(state), dice = chosen->number[0];
    if (chosen->row == GIVE_WAY) {
        state->alone = state->dice[0] = state->dice[1] = 0;
        nqm_target_yields(b, state, TELL_GIVES_WAY, why); // NQM-24, A-13
        return;
    }
    const int32_t of[3] = {dice, why ? nqm_dice_most(b, state, target) : 0, 0}; // to be told
    state->dice[target] = (uint8_t)dice;                                        // NQM-09
    if (nqm_reads(b, A_12_WHEN_CHOSEN, 1)) state->fixed = state->dice[target];
    if (of[0] < of[1]) bay_tell(why, TELL_CHOSEN_DICE, (bay_side)target, BAY_NO_UNIT, of);
    nqm_throw_ready(b, state, why);
}

// --- Pins and tests --------------------------------------------------------------------------

uint32_t nqm_list_pins(const bay_battle *battle, const void *at, bay_option *list) {
    const nqm_battle *b = nqm_of(battle);
    uint8_t stand[NQM_STANDS_MAX];
    int side = bay_step_at(battle, at)->who, count = nqm_pinnable(b, at, side, stand);
    return list_stands(b, list, PIN, side, stand, count);
}

void nqm_apply_pin(const bay_battle *battle, void *at, const bay_option *chosen,
                   bay_trace *why) {
    const nqm_battle *b = nqm_of(battle);
    nqm_pin(b, at, (int)b->common.units[chosen->unit].side, chosen->own, why);
    nqm_casualties_placed(b, at, why);
}

// --- On, or not ------------------------------------------------------------------------------

void nqm_apply_again(const bay_battle *battle, void *at, const bay_option *chosen,
                     bay_trace *why) {
    if (chosen->row == GO_ON)
        nqm_goes_on(nqm_of(battle), at, why);
    else
        nqm_assailant_stops(nqm_of(battle), at, TELL_GIVES_UP, why); // NQM-17
}

void nqm_apply_stay(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    if (chosen->row == STAYS)
        nqm_stayed(nqm_of(battle), at, why);
    else
        nqm_target_yields(nqm_of(battle), at, TELL_WITHDRAWS, why); // NQM-24, NQM-S16
}

// --- Tanks -----------------------------------------------------------------------------------

void nqm_apply_hunt(const bay_battle *battle, void *at, const bay_option *chosen,
                    bay_trace *why) {
    if (chosen->row == OPEN_FIRE) {
        nqm_opens_fire(nqm_of(battle), at, why); // NQM-35
        return;
    }
    bay_tell(why, TELL_CLOSES, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-36
    nqm_commits(nqm_of(battle), at, why);
}

uint32_t nqm_list_against(const bay_battle *battle, const void *at, bay_option *list) {
    static const uint8_t ROW[] = {
        [AGAINST_FIRE] = OPEN_FIRE, [AGAINST_LEAVE] = LEAVE_THEM, [AGAINST_ASSAULT] = CLOSE_IN};
    uint8_t what[3];
    int count = nqm_against(nqm_of(battle), at, what);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++) kit_add(&to, ROW[what[i]], BAY_NO_UNIT, 0, what[i]);
    return to.count;
}

void nqm_apply_against(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    nqm_against_answer(nqm_of(battle), at, chosen->own, why);
}

void nqm_apply_tanks_in(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    nqm_tanks_answer(nqm_of(battle), at, chosen->row == DRIVE_THROUGH, why); // NQM-38
}

// --- After the assault -----------------------------------------------------------------------

void nqm_apply_counter_now(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    if (chosen->row == NOT_YET)
        nqm_after_success(nqm_of(battle), at, why);
    else
        nqm_counter(nqm_of(battle), at, true, why); // NQM-44
}

void nqm_apply_success(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    if (chosen->row == REORGANISES) {
        nqm_reorganises(nqm_of(battle), at, why); // NQM-41
        return;
    }
    bay_tell(why, TELL_FOLLOWS_ON, BAY_ATTACKER, BAY_NO_UNIT, NULL); // NQM-39
    nqm_counter_next(nqm_of(battle), at, why);
}

void nqm_apply_counter_next(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    nqm_state *state = at;
    if (chosen->row == NO_COUNTERATTACK)
        nqm_end(nqm_of(battle), state, state->ending, -1, why);
    else
        nqm_counter(nqm_of(battle), state, false, why); // NQM-46
}

void nqm_apply_failure(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    nqm_state *state = at;
    bool stays = chosen->row == STAY_AND_FIRE;
    nqm_end(nqm_of(battle), state, state->ending,
            stays ? TELL_STAYS_AND_FIRES : TELL_OUT_OF_CONTACT,
            why); // NQM-S10
}

bool nqm_is_over(const bay_battle *battle, const void *at) {
    return nqm_settled(nqm_of(battle), at);
}
