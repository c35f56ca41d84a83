// Divided hits: an independent character divides his hits among the enemies that he touches
// (ruling R-13), and hits by a rending 6 are kept apart if they do another sort of wound.

#include "rules/trial40k/trial40k.h"

// --- Whom he may strike at -------------------------------------------------------------------

void trial40k_point(const trial40k_battle *b, trial40k_state *state, int group) {
    int first = trial40k_first_target(b, state, group);
    if (first >= 0) trial40k_groups(b, state)[group].target = (uint8_t)(1 + first);
}

void trial40k_point_dividers(const trial40k_battle *b, trial40k_state *state) {
    if (!b->dividers) return;
    for (int group = 0; group < b->groups; group++)
        if (trial40k_may_divide(b, state, group) &&
            kit_in(state->combat, b->group[group].unit) &&
            trial40k_groups(b, state)[group].left)
            trial40k_point(b, state, group);
}

// Does he need different scores to hit them? A-78
static bool scores_differ(const trial40k_battle *b, const trial40k_state *state, int group) {
    int lowest = 6, highest = 1;
    KIT_EACH (enemy, trial40k_targets(b, state, group)) {
        int score = trial40k_to_hit(b, state, group, enemy);
        if (score < lowest) lowest = score;
        if (score > highest) highest = score;
    }
    return lowest < highest;
}

bool trial40k_divides(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_may_divide(b, state, group) &&
           kit_size(trial40k_targets(b, state, group)) > 1;
}

static bool rends(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_weapon_of(b, state, group) == REND;
}

enum { ORDINARY_HITS, RENDING_HITS, KINDS };

// The place of an enemy's share of a kind.
static size_t share_at(int enemy, int kind) {
    return (size_t)enemy * KINDS + (size_t)kind;
}

// --- What is divided -------------------------------------------------------------------------

// Nothing is asked of who has one enemy left. Where the scores differ the blows are divided
// before they are thrown; where nobody is thrown to hit all of them hit (TAR-142), and of who
// rends each die is thrown alone, for its 6 is divided apart. TAR-096, A-78
static void begin(const trial40k_battle *b, trial40k_state *state, int group) {
    trial40k_division *now = trial40k_division_of(b, state);
    uint8_t attacks = (uint8_t)trial40k_attacks(b, state, group);
    bool blows = scores_differ(b, state, group);
    now->part = DIVIDING;
    if (!blows && rends(b, state, group)) {
        now->part = HITTING;
        now->dice = attacks;
    } else if (blows || trial40k_sweeps(state)) {
        now->hits[0] = attacks;
    } else {
        now->part = HITTING;
    }
}

static void tell_to_hit(const trial40k_battle *b, const trial40k_state *state, int group,
                        kit_set enemies, bay_trace *why) {
    const trial40k_group *g = &b->group[group];
    if (!why || trial40k_sweeps(state)) return;
    KIT_EACH (enemy, enemies)
        bay_tell_event(why,
                       (bay_event){.telling = TELL_TO_HIT,
                                   .unit = trial40k_called(b, state, group),
                                   .other = (uint16_t)enemy,
                                   .side = (uint8_t)trial40k_side_of(b, group),
                                   .number = {trial40k_to_hit(b, state, group, enemy), g->is.ws,
                                              trial40k_target_of(b, state, enemy).ws}});
}

// --- The throws to hit -----------------------------------------------------------------------

static void about_throw(const trial40k_battle *b, const trial40k_state *state, bay_step *step) {
    int group = trial40k_striker(b, state);
    step->unit = b->group[group].unit;
    step->number[0] = trial40k_attacks(b, state, group);
    step->number[1] = state->step;
}

void trial40k_about_hits(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int group = trial40k_striker(b, state), side = trial40k_side_of(b, group);
    about_throw(b, state, step);
    step->dice = bay_throw_chain(step->number[0], 6);
    bay_throw_stage(&step->dice, side,
                    trial40k_to_hit(b, state, group, trial40k_first_target(b, state, group)));
}

uint8_t trial40k_resolve_hits(const trial40k_battle *b, trial40k_state *state, int result,
                              bay_trace *why) {
    trial40k_division *now = trial40k_division_of(b, state);
    now->part = DIVIDING;
    now->hits[0] = (uint8_t)result;
    if (!result)
        kit_tell_of(&b->common, why, TELL_MISSES,
                    trial40k_called(b, state, trial40k_striker(b, state)));
    return trial40k_go_on(b, state, why);
}

// One die of who rends: it misses, hits, or is a 6.
void trial40k_about_hit(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    const trial40k_division *now = trial40k_division_now(b, state);
    int group = trial40k_striker(b, state);
    int enemy = now->part == HITTING ? trial40k_first_target(b, state, group)
                                     : trial40k_target_unit(b, state, group);
    about_throw(b, state, step);
    step->number[0] = now->dice;
    step->dice = bay_throw_total(trial40k_side_of(b, group), 1, 6);
    step->dice.cuts = 2;
    step->dice.is.cut[0] = (int16_t)(trial40k_to_hit(b, state, group, enemy) - 1);
    step->dice.is.cut[1] = 5;
}

uint8_t trial40k_resolve_hit(const trial40k_battle *b, trial40k_state *state, int result,
                             bay_trace *why) {
    trial40k_division *now = trial40k_division_of(b, state);
    int enemy = trial40k_target_unit(b, state, trial40k_striker(b, state));
    uint8_t *hits =
        now->part == HITTING ? now->hits : &now->share[share_at(enemy, ORDINARY_HITS)];
    if (result) hits[result - 1]++;
    if (!--now->dice) now->part = DIVIDING;
    return trial40k_go_on(b, state, why);
}

// --- The question ----------------------------------------------------------------------------

static int kind_in_hand(const trial40k_division *now) {
    return now->hits[ORDINARY_HITS] ? ORDINARY_HITS : RENDING_HITS;
}

static void give(trial40k_division *now, int enemy, int hits) {
    int kind = kind_in_hand(now);
    now->share[share_at(enemy, kind)] = (uint8_t)hits; // TAR-189
    now->hits[kind] = (uint8_t)(now->hits[kind] - hits);
    now->asked = now->hits[kind] ? (uint8_t)(now->asked + 1) : 0;
}

// The enemy that is asked about, how many are divided, and whether they are those by a rending 6.
void trial40k_about_split(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    const trial40k_division *now = trial40k_division_now(b, state);
    int order[TRIAL40K_SIDE_MAX], group = trial40k_striker(b, state), kind = kind_in_hand(now);
    trial40k_targets_in_order(b, state, group, order);
    step->unit = trial40k_called(b, state, group);
    step->other = (uint16_t)order[now->asked];
    step->number[0] = now->hits[kind];
    step->number[1] = kind == RENDING_HITS;
}

// Where the scores differ, by that reading, one enemy for all. A-78
uint32_t trial40k_list_splits(const trial40k_battle *b, const trial40k_state *state,
                              bay_option *list) {
    bay_step about = {0};
    trial40k_about_split(&b->common, state, &about);
    bool whole = trial40k_reads(b, SPLIT_WS, ONE_ENEMY_FOR_ALL) &&
                 scores_differ(b, state, trial40k_striker(b, state));
    kit_offer to = {list, 0};
    for (int hits = about.number[0]; hits >= 0; hits -= whole ? about.number[0] : 1)
        kit_add(&to, GIVE, about.other, hits, hits);
    return to.count;
}

uint8_t trial40k_apply_split(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    give(trial40k_division_of(b, state), chosen->unit, chosen->own);
    return trial40k_go_on(b, state, why);
}

// --- One enemy after another -----------------------------------------------------------------

trial40k_share trial40k_share_of(const trial40k_battle *b, const trial40k_state *state,
                                 int group) {
    const trial40k_division *now = trial40k_division_now(b, state);
    int enemy = trial40k_target_unit(b, state, group);
    int kind = now->share[share_at(enemy, ORDINARY_HITS)] ? ORDINARY_HITS : RENDING_HITS;
    bool all = trial40k_divides(b, state, group) && !scores_differ(b, state, group);
    return (trial40k_share){.dice = now->share[share_at(enemy, kind)],
                            .have_hit = all || now->asked == 1 + enemy,
                            .by_six = kind == RENDING_HITS};
}

void trial40k_share_done(const trial40k_battle *b, trial40k_state *state, int group) {
    trial40k_division *now = trial40k_division_of(b, state);
    int enemy = trial40k_target_unit(b, state, group);
    bool six = trial40k_share_of(b, state, group).by_six;
    now->share[share_at(enemy, six ? RENDING_HITS : ORDINARY_HITS)] = 0;
}

// The next enemy who has a share is the target.
static bool next_share(const trial40k_battle *b, trial40k_state *state, int group) {
    const trial40k_division *now = trial40k_division_now(b, state);
    for (int enemy = 0; enemy < b->count; enemy++) {
        if (!now->share[share_at(enemy, ORDINARY_HITS)] &&
            !now->share[share_at(enemy, RENDING_HITS)])
            continue;
        if (trial40k_may_divide(b, state, group))
            trial40k_groups(b, state)[group].target = (uint8_t)(1 + enemy);
        return true;
    }
    return false;
}

static uint8_t strike_each(const trial40k_battle *b, trial40k_state *state, int group,
                           bay_trace *why) {
    while (next_share(b, state, group)) {
        uint8_t stage = trial40k_throw_at(b, state, group, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        trial40k_share_done(b, state, group);
    }
    trial40k_division *now = trial40k_division_of(b, state);
    now->part = NOT_DIVIDING;
    now->asked = 0;
    if (trial40k_may_divide(b, state, group)) trial40k_point(b, state, group);
    return TRIAL40K_GOES_ON;
}

uint8_t trial40k_part(const trial40k_battle *b, trial40k_state *state, int group, int dice,
                      bay_trace *why) {
    trial40k_division *now = trial40k_division_of(b, state);
    int enemy = trial40k_target_unit(b, state, group);
    if (!now->part) tell_to_hit(b, state, group, kit_one(enemy), why);
    now->part = STRIKING_EACH;
    now->asked = (uint8_t)(1 + enemy);
    now->dice = (uint8_t)dice;
    now->share[share_at(enemy, ORDINARY_HITS)] = 0;
    return HIT;
}

uint8_t trial40k_divide(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    trial40k_division *now = trial40k_division_of(b, state);
    int group = trial40k_striker(b, state), order[TRIAL40K_SIDE_MAX];
    int enemies = trial40k_targets_in_order(b, state, group, order);
    if (!now->part) {
        begin(b, state, group);
        tell_to_hit(b, state, group, trial40k_targets(b, state, group), why);
    }
    if (now->dice) return HIT;
    if (now->part == HITTING) return HITS;
    while (now->part == DIVIDING && (now->hits[ORDINARY_HITS] || now->hits[RENDING_HITS])) {
        if (now->asked < enemies - 1)
            return trial40k_ask(b, state, SPLIT_ATTACKER + trial40k_side_of(b, group), why);
        give(now, order[enemies - 1], now->hits[kind_in_hand(now)]);
    }
    now->part = STRIKING_EACH;
    return strike_each(b, state, group, why);
}
