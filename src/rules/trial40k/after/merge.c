// Makes one of situations after the fight that differ only in what decides nothing any more. It is
// done where throws are joined, so play and its drawings keep them apart. Rulings, "What a state
// holds".

#include "rules/trial40k/after/merge.h"

#include "rules/trial40k/after/home.h"

#include <string.h>

// --- The groups of a victor -------------------------------------------------------------------

// Some groups of a unit, rising, that strike alike if they sweep: how many are in each is all one.
typedef struct some {
    int count;
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
} some;

static trial40k_group_state now_of(const trial40k_battle *b, const trial40k_state *state,
                                   int group) {
    return trial40k_groups_now(b, state)[group];
}

// Is a model of several of them wounded? No more than one of a group is: TAR-116
static bool several_wounded(const trial40k_battle *b, const trial40k_state *state,
                            const some *of) {
    int wounded = 0;
    for (int i = 0; i < of->count; i++) wounded += now_of(b, state, of->group[i]).hurt > 0;
    return wounded > 1;
}

// As many in each as can be, the first first.
static void fill(const trial40k_battle *b, trial40k_state *state, const some *of) {
    trial40k_group_state all = {0, 0, 0, 0};
    if (several_wounded(b, state, of)) return;
    for (int i = 0; i < of->count; i++) {
        trial40k_group_state its = now_of(b, state, of->group[i]);
        if (its.left) all.mode = its.mode, all.target = its.target;
        all.left = (uint8_t)(all.left + its.left);
        all.hurt |= its.hurt;
    }
    for (int i = 0; i < of->count; i++) {
        trial40k_group_state *to = &trial40k_groups(b, state)[of->group[i]];
        int most = trial40k_begun(b, state, of->group[i]);
        *to = (trial40k_group_state){0, 0, 0, 0};
        if (!all.left || !most) continue;
        *to = all;
        if (to->left > most) to->left = (uint8_t)most;
        all.left = (uint8_t)(all.left - to->left);
        all.hurt = 0;
    }
}

// Do they strike alike in a sweep, as far as that does not hang on what they use?
static bool same_in_sweep(const trial40k_battle *b, const trial40k_state *state, int group,
                          int other) {
    if (b->group[group].same != b->group[other].same) return false;
    int place = trial40k_place_of(b, state, group), its = trial40k_place_of(b, state, other);
    if ((place == OUT) != (its == OUT)) return false;
    if (place != its && trial40k_reads(b, SWEEP_SECOND, SECOND_IN_CONTACT)) return false;
    return place == OUT ||
           trial40k_with(b, state, group) == trial40k_with(b, state, other); // TAR-163
}

// --- Before it sweeps -------------------------------------------------------------------------

// A group that may be asked whom it strikes at, or for a weapon, stays apart: others may do otherwise.
// A-46, TAR-163
static bool is_asked(const trial40k_battle *b, const trial40k_state *state, int group) {
    return b->group[group].special || !kit_is_one(trial40k_with(b, state, group));
}

static void merge_victor(const trial40k_battle *b, trial40k_state *state, int unit) {
    bool taken[TRIAL40K_GROUPS_MAX] = {false};
    TRIAL40K_EACH_GROUP(b, group, unit) {
        some of = {.count = 0};
        if (taken[group] || is_asked(b, state, group)) continue;
        for (int other = group; other < group_end; other++) {
            if (taken[other] || !same_in_sweep(b, state, group, other)) continue;
            taken[other] = true;
            of.group[of.count++] = (uint8_t)other;
        }
        if (of.count > 1) fill(b, state, &of);
    }
}

// The units of the side that has won: they may sweep, and nobody strikes at them.
static kit_set victors(const trial40k_battle *b, const trial40k_state *state) {
    int side = state->lead > 0 ? BAY_ATTACKER : BAY_DEFENDER;
    return state->lead ? state->combat & trial40k_side(b, side) : 0; // TAR-128
}

// --- As it strikes ----------------------------------------------------------------------------

// Nobody is left of a group, or they strike as another does: no place has changed since that was
// chosen.
static bool joins(const trial40k_battle *b, const trial40k_state *state, int group, int other) {
    trial40k_group_state one = now_of(b, state, group), two = now_of(b, state, other);
    return !two.left || (one.mode == two.mode && one.target == two.target);
}

// Groups, one bit each.
typedef uint64_t groups;
static_assert(TRIAL40K_GROUPS_MAX <= 64, "a bit for each group");

static bool has(groups all, int group) {
    return all >> group & 1;
}

static groups one_of(int group) {
    return (groups)1 << group;
}

// Of the groups from `from` to before `end` those that strike with one of them are filled.
//   out      striking  who of them strikes now
//   returns  these groups
static groups fill_with(const trial40k_battle *b, trial40k_state *state, groups *striking,
                        int group, int from, int end) {
    const trial40k_unit *u = &b->unit[b->group[group].unit];
    int first = from > u->group ? from : u->group, last = u->group + u->groups;
    groups all = 0;
    some of = {.count = 0};
    for (int other = first; other < last && other < end; other++)
        if (other == group ||
            (joins(b, state, group, other) && same_in_sweep(b, state, group, other))) {
            of.group[of.count++] = (uint8_t)other;
            all |= one_of(other);
        }
    if (of.count < 2) return all;
    fill(b, state, &of);
    for (int i = 0; i < of.count; i++)
        if (now_of(b, state, of.group[i]).left)
            *striking |= one_of(of.group[i]);
        else
            *striking &= ~one_of(of.group[i]);
    return all;
}

static void fill_all(const trial40k_battle *b, trial40k_state *state, groups *striking,
                     int from, int end) {
    groups done = 0;
    for (int group = from; group < end; group++)
        if (has(*striking & ~done, group))
            done |= fill_with(b, state, striking, group, from, end);
}

// Does nobody of these who have not thrown yet throw with a group? Who throws first, and with whom,
// is found by their scores.
static bool throws_alone(const trial40k_battle *b, const trial40k_state *state, groups later,
                         int group) {
    const trial40k_unit *u = &b->unit[b->group[group].unit];
    trial40k_blow blow = trial40k_blow_of(b, state, group);
    bool alone = true;
    for (int other = group + 1; alone && other < u->group + u->groups; other++)
        alone = !has(later, other) || !trial40k_throw_together(b, state, group, other, &blow);
    return alone;
}

// What has thrown needs its weapon no more, if that brings no throw together with another.
static void forget_weapon(const trial40k_battle *b, trial40k_state *state, groups later,
                          int group) {
    trial40k_group_state *now = &trial40k_groups(b, state)[group];
    uint8_t mode = now->mode;
    if (!mode || !throws_alone(b, state, later, group)) return;
    now->mode = PLAIN;
    if (!throws_alone(b, state, later, group)) now->mode = mode;
}

// Those of a unit that strike in a sweep: as trial40k_strikes.
static groups striking_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set caught = trial40k_caught_by(b, state, unit);
    groups all = 0;
    if (caught) TRIAL40K_EACH_GROUP(b, group, unit) {
            if (!now_of(b, state, group).left || trial40k_place_of(b, state, group) == OUT)
                continue;
            int target = trial40k_target_unit(b, state, group);
            if (kit_in(caught, target) && trial40k_has_models(b, state, target))
                all |= one_of(group);
        }
    return all;
}

// Those who have thrown, who throw now, and who will. The cursor stays behind all who have thrown,
// and before all who will.
static void merge_striking(const trial40k_battle *b, trial40k_state *state) {
    int end = b->groups, now = state->cursor, from = now;
    groups striking = 0;
    for (int unit = 0; unit < b->count; unit++) striking |= striking_of(b, state, unit);
    groups thrown = striking & (one_of(now) - 1);
    for (int group = 0; group < now; group++)
        if (has(thrown, group)) forget_weapon(b, state, striking & ~thrown, group);
    fill_all(b, state, &striking, 0, now);
    while (from > 0 && !has(striking, from - 1)) from--;
    groups these = fill_with(b, state, &striking, now, from, end) & striking;
    for (now = from; !has(these, now);) now++;
    state->cursor = (uint8_t)now;
    fill_all(b, state, &striking, now + 1, end);
}

// --- The situation ----------------------------------------------------------------------------

// Who is to throw how far he falls back, and a lone pursuer, throw at once. TAR-137, TAR-138
static void throw_at_once(const trial40k_battle *b, trial40k_state *state) {
    while (state->stage == FALL_BACK && trial40k_is_one_throw(b, state)) {
        state->cursor++;
        state->stage = trial40k_go_on(b, state, NULL);
    }
}

// All that is read of an end is its score. Models of a unit with as many Wounds are one number.
static void keep_score(const trial40k_battle *b, trial40k_state *state) {
    trial40k_group_state *now = trial40k_groups(b, state);
    size_t kept = offsetof(trial40k_state, bytes) + trial40k_before_division(b);
    for (int unit = 0; unit < b->count; unit++) {
        uint8_t flags = trial40k_units(b, state)[unit].flags & FELL_BACK;
        memset(&trial40k_units(b, state)[unit], 0, sizeof(trial40k_unit_state));
        trial40k_units(b, state)[unit].flags = flags;
        TRIAL40K_EACH_GROUP(b, group, unit) {
            int first = b->unit[unit].group, wounds = trial40k_wounds_each(b, group);
            while (trial40k_wounds_each(b, first) != wounds) first++;
            trial40k_group_state its = now[group];
            now[group] = (trial40k_group_state){0, 0, 0, 0};
            now[first].left = (uint8_t)(now[first].left + its.left);
            now[first].hurt = (uint8_t)(now[first].hurt + its.hurt);
        }
    }
    trial40k_state end = {
        .swept = {state->swept[0], state->swept[1]}, .ending = state->ending, .stage = OVER};
    memcpy(state, &end, offsetof(trial40k_state, bytes));
    memset((uint8_t *)state + kept, 0, b->common.size - kept);
    memset(trial40k_due(state), 0, b->sorts);
}

void trial40k_merge(const bay_battle *battle, void *at) {
    trial40k_state *state = at;
    const trial40k_battle *b = trial40k_of(battle);
    if (trial40k_is_settled(battle, state)) keep_score(b, state);
    if (state->part < TESTS || state->part > SWEEPS) return;
    throw_at_once(b, state);
    if (state->part > SWEEPS || b->dividers || !trial40k_folds(b, state)) return;
    if (state->stage == SWEEP_BLOWS) merge_striking(b, state);
    if (state->sweep) return;
    KIT_EACH (unit, victors(b, state)) merge_victor(b, state, unit);
}
