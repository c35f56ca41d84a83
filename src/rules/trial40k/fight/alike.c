// Finds the groups that are alike from here on: it makes no difference which of them suffers.
// Ruling R-9.

#include "rules/trial40k/after/home.h"

#include <string.h>

// What counts of them as they are struck at: TAR-064, 071, 080, 117.
static bool same_struck(const trial40k_group *one, const trial40k_group *other) {
    const trial40k_profile *a = &one->is, *b = &other->is;
    return one->unit == other->unit && a->ws == b->ws && a->t == b->t && a->w == b->w &&
           a->sv == b->sv && a->inv == b->inv && one->wounded == other->wounded;
}

static bool same_zone(trial40k_stance one, trial40k_stance other) {
    return one.zone == other.zone && (one.place == OUT) == (other.place == OUT);
}

static bool counts_alike(const trial40k_group *one, const trial40k_group *other, bool tested) {
    return same_struck(one, other) && (tested || one->is.ld == other->is.ld);
}

static int first_alike(const trial40k_battle *b, int group, bool tested) {
    const trial40k_group *g = &b->group[group];
    int like = b->unit[g->unit].group;
    for (;; like++) {
        const trial40k_group *o = &b->group[like];
        if (counts_alike(o, g, tested) &&
            (b->charges || same_zone((trial40k_stance){o->place, o->with, o->zone},
                                     (trial40k_stance){g->place, g->with, g->zone})))
            return like;
    }
}

static bool same_arms(const trial40k_group *one, const trial40k_group *other) {
    return one->is.s == other->is.s && one->is.i == other->is.i && one->is.a == other->is.a &&
           memcmp(one->weapon, other->weapon, sizeof one->weapon) == 0 &&
           one->power_bonus == other->power_bonus && one->grenades == other->grenades &&
           one->monstrous == other->monstrous && one->against == other->against;
}

static int first_same(const trial40k_battle *b, int group) {
    const trial40k_group *g = &b->group[group];
    int same = b->unit[g->unit].group;
    while (!same_struck(&b->group[same], g) || !same_arms(&b->group[same], g)) same++;
    return same;
}

void trial40k_find_alike(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        b->group[group].same = (uint8_t)first_same(b, group);
        b->settled[LIKE][group] = (uint8_t)first_alike(b, group, false);
        b->settled[LIKE_STRUCK][group] = (uint8_t)first_alike(b, group, true);
    }
}

// Of those that count alike but for the zone the first in the same zone.
static int first_in_zone(const trial40k_battle *b, const trial40k_state *state, int group,
                         const uint8_t *like) {
    int other = b->unit[b->group[group].unit].group;
    while (like[group] != like[other] ||
           !same_zone(trial40k_stands(b, state, group), trial40k_stands(b, state, other)))
        other++;
    return other;
}

void trial40k_settle_alike(const trial40k_battle *b, trial40k_state *state) {
    for (int what = LIKE; what <= LIKE_STRUCK; what++)
        for (int group = 0; group < b->groups; group++)
            trial40k_settle(b, state, (enum trial40k_settled)what)[group] =
                (uint8_t)first_in_zone(b, state, group, b->settled[what]);
}

static bool same_stand(const trial40k_battle *b, const trial40k_state *state, int group,
                       int other) {
    trial40k_group_state one = trial40k_groups_now(b, state)[group],
                         two = trial40k_groups_now(b, state)[other];
    trial40k_stance mine = trial40k_stands(b, state, group),
                    its = trial40k_stands(b, state, other);
    return mine.place == its.place && mine.with == its.with && one.mode == two.mode &&
           one.target == two.target;
}

// Has everybody in the combat struck who still can?
static bool all_have_struck(const trial40k_battle *b, const trial40k_state *state) {
    bool all = !trial40k_is_half(b, state);
    for (int group = 0; all && group < b->groups; group++)
        all = !kit_in(state->combat, b->group[group].unit) ||
              !trial40k_groups_now(b, state)[group].left ||
              trial40k_place_of(b, state, group) == OUT ||
              trial40k_step_of(b, state, group) >= state->step;
    return all;
}

// Of the wounds that are to be laid on a unit so many at least come to be counted.
static int certain_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int most = 0, models = 0;
    TRIAL40K_EACH_GROUP(b, group, unit)
    if (trial40k_place_of(b, state, group) != OUT)
        models += trial40k_groups_now(b, state)[group].left;
    for (int sort = 0; sort < b->sorts; sort++) {
        int due = b->sort[sort].bare ? 0 : trial40k_due_now(state)[sort];
        if (b->pair[b->sort[sort].pair].target == unit && due > most) most = due;
    }
    return most < models ? most : models;
}

// May the side still win the combat, all blows of which are struck: by the wounds that are due?
static bool may_win(const trial40k_battle *b, const trial40k_state *state, int side) {
    int ahead = side == BAY_ATTACKER ? state->lead : -state->lead;
    for (int sort = 0; sort < b->sorts; sort++) {
        int target = b->pair[b->sort[sort].pair].target;
        if (b->unit[target].side != side) ahead += trial40k_due_now(state)[sort];
    }
    KIT_EACH (unit, state->combat & trial40k_side(b, side)) ahead -= certain_of(b, state, unit);
    return ahead > 0;
}

// Will the unit strike no more in this phase, neither in the fight nor in a sweeping advance?
static bool is_done(const trial40k_battle *b, const trial40k_state *state, int unit) {
    if (trial40k_units_now(b, state)[unit].flags & FAILED) return true;
    return state->part == FIGHT && all_have_struck(b, state) &&
           !may_win(b, state, b->unit[unit].side);
}

// Can blows reach a group: is anybody of it left, in somebody's zone?
static bool is_struck_at(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_groups_now(b, state)[group].left && trial40k_zone_of(b, state, group);
}

// Who is wounded and who is not may then both be struck, of groups that are alike. A-37
static bool minds_wounded(const trial40k_battle *b, int unit) {
    return b->unit[unit].tough && trial40k_reads(b, A_37, WOUNDED_AS_ANY);
}

bool trial40k_parts(const trial40k_battle *b, const trial40k_state *state, int unit,
                    const uint8_t *like) {
    int first = -1;
    if (!trial40k_is_loose(b, state, unit)) return false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        if (!is_struck_at(b, state, group)) continue;
        int its = like[group - b->unit[unit].group];
        if (first >= 0 && (its != first || minds_wounded(b, unit))) return true;
        first = its;
    }
    return false;
}

// Of one unit, both in the zone of the blows that are laid.
static bool are_alike(const trial40k_battle *b, const trial40k_state *state, int group,
                      int other, bool done) {
    const trial40k_group *one = &b->group[group], *two = &b->group[other];
    const trial40k_group_state *now = trial40k_groups_now(b, state);
    const uint8_t *like = trial40k_settled_now(b, state, LIKE);
    if (like[group] != like[other] || now[group].hurt != now[other].hurt) return false;
    if (done && trial40k_is_last(b, state)) return true;
    if (!same_arms(one, two)) return false;
    bool stand = same_stand(b, state, group, other);
    bool pile_in = trial40k_reads(b, PILE_IN, PILES_IN) &&
                   trial40k_reads(b, PASS_GOTO, PASSED_AND_PILES_IN);
    return stand || (done && pile_in);
}

bool trial40k_are_alike(const trial40k_battle *b, const trial40k_state *state,
                        const uint8_t *group, int count) {
    int unit = b->group[group[0]].unit;
    if (trial40k_parts(b, state, unit, trial40k_alike_of(b, state, unit, false))) return false;
    bool done = is_done(b, state, unit), all = !trial40k_is_hemmed(b, state);
    for (int i = 1; all && i < count; i++) all = are_alike(b, state, group[0], group[i], done);
    if (!all || !trial40k_is_loose(b, state, unit)) return all;
    if (minds_wounded(b, unit)) return false;
    TRIAL40K_EACH_GROUP(b, other, unit)
    if (is_struck_at(b, state, other)) all &= are_alike(b, state, group[0], other, done);
    return all;
}
