// Wounds are laid on the models of a danger zone. Ruling R-9.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// --- One group suffers -----------------------------------------------------------------------

static int wounds_each(const trial40k_battle *b, int group) {
    return b->group[group].is.w - b->group[group].wounded;
}

static void suffer(const trial40k_battle *b, trial40k_state *state, int pair, int group,
                   int wounds, bay_trace *why) {
    trial40k_group_state *now = &trial40k_groups(b, state)[group];
    int side = trial40k_side_of(b, group), called = b->group[group].called;
    int all = now->hurt + wounds, gone = all / wounds_each(b, group); // TAR-116, TAR-117
    trial40k_due(state)[pair] = (uint8_t)(trial40k_due(state)[pair] - wounds);
    if (!wounds) return;
    kit_tell(&b->common, why, TELL_HURT, called, BAY_NO_UNIT, wounds);
    if (gone) kit_tell(&b->common, why, TELL_REMOVED, called, BAY_NO_UNIT, gone);
    now->left = (uint8_t)(now->left - gone);
    now->hurt = (uint8_t)(all % wounds_each(b, group));
    if (trial40k_sweeps(state)) // TAR-146: nobody tests for them
        state->swept[side] = (uint16_t)(state->swept[side] + gone); // TAR-132
    else
        state->lead =
            (int16_t)(state->lead + (side == BAY_DEFENDER
                                         ? wounds
                                         : -wounds)); // TAR-125, TAR-126, TAR-127, TAR-131
}

// --- Who may ---------------------------------------------------------------------------------

// Groups of the zone who are still there (TAR-123), in the standing order of casualties.
typedef struct order {
    int count;
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
} order;

// Those with the save of `used`; of NULL all.
static void find(const trial40k_battle *b, const trial40k_state *state, int pair,
                 const trial40k_profile *used, order *to) {
    const trial40k_unit *unit = &b->unit[b->pair[pair].target];
    to->count = 0;
    for (int i = unit->group; i < unit->group + unit->groups; i++) {
        int group = b->peeled[i];
        const trial40k_profile *is = &b->group[group].is;
        if (!trial40k_groups_now(b, state)[group].left) continue;
        if (used && (is->sv != used->sv || is->inv != used->inv)) continue;
        if (trial40k_in_zone(b, state, group, b->pair[pair])) // TAR-113
            to->group[to->count++] = (uint8_t)group;
    }
}

// Those with the armour that was used for saving, while any of them is left; then the others. TAR-115
static void may_suffer(const trial40k_battle *b, const trial40k_state *state, int pair,
                       order *to) {
    int saving = trial40k_units_now(b, state)[b->pair[pair].target].save;
    to->count = 0;
    if (saving) find(b, state, pair, &b->group[saving - 1].is, to);
    if (!to->count) find(b, state, pair, NULL, to);
}

static int total(const trial40k_battle *b, const trial40k_state *state, const order *of,
                 int from) {
    int wounds = 0;
    for (int i = from; i < of->count; i++)
        wounds += trial40k_wounds_left(b, state, of->group[i]);
    return wounds;
}

static int hurt_of(const trial40k_battle *b, const trial40k_state *state, const order *of) {
    for (int i = 0; i < of->count; i++)
        if (trial40k_groups_now(b, state)[of->group[i]].hurt) return i;
    return -1;
}

// The first that has not answered yet.
static int next_asked(const trial40k_battle *b, const trial40k_state *state, const order *of) {
    int i = 0;
    while (i < of->count && b->group[of->group[i]].peel < state->asked) i++;
    return i;
}

// --- The answers that there are --------------------------------------------------------------

// Can exactly so many wounds remove whole models of those from `from` on?
static bool whole_models(const trial40k_battle *b, const trial40k_state *state, const order *of,
                         int from, int wounds) {
    bool can[TRIAL40K_UNIT_WOUNDS_MAX + 1] = {true};
    for (int i = from; i < of->count; i++) {
        int each = wounds_each(b, of->group[i]);
        for (int left = trial40k_groups_now(b, state)[of->group[i]].left; left > 0; left--)
            for (int sum = wounds; sum >= each; sum--) can[sum] |= can[sum - each];
    }
    return can[wounds];
}

// How many wounds a group may take of those that are due, the ones behind it the rest.
typedef struct range {
    int low, high;
    bool
        whole; // every number between them: its models have one Wound each, and nobody is wounded
} range;

static range range_of(const trial40k_battle *b, const trial40k_state *state, const order *of,
                      int i, int due) {
    int most = trial40k_wounds_left(b, state, of->group[i]), later = total(b, state, of, i + 1);
    return (range){.low = due > later ? due - later : 0,
                   .high = most < due ? most : due,
                   .whole = wounds_each(b, of->group[i]) == 1 && hurt_of(b, state, of) < 0};
}

// One model at a time: only the last of all may be left wounded. TAR-116
static bool may_take(const trial40k_battle *b, const trial40k_state *state, const order *of,
                     int i, int wounds, int due) {
    bool wounded = hurt_of(b, state, of) >= 0,
         part = wounds % wounds_each(b, of->group[i]) != 0;
    if (wounded && part) return false;
    return !(wounded || part) || whole_models(b, state, of, i + 1, due - wounds);
}

// The first pair whose wounds are being laid: of the player first whose turn it is not. A-70
static int pair_in_hand(const trial40k_battle *b, const trial40k_state *state) {
    for (int turn = 1; turn >= 0; turn--)
        for (int pair = 0; pair < b->pairs; pair++) {
            int side = b->unit[b->pair[pair].target].side;
            if (trial40k_due_now(state)[pair] && (side == trial40k_side_first(state)) != turn)
                return pair;
        }
    return -1;
}

void trial40k_about_casualties(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    int pair = pair_in_hand(b, at);
    order of;
    may_suffer(b, at, pair, &of);
    step->unit = b->group[of.group[next_asked(b, at, &of)]].called;
    step->number[0] = trial40k_due_now(at)[pair];
}

// As many as it can first, and so on down.
uint32_t trial40k_list_casualties(const trial40k_battle *b, const trial40k_state *state,
                                  bay_option *list) {
    int pair = pair_in_hand(b, state), due = trial40k_due_now(state)[pair];
    order of;
    may_suffer(b, state, pair, &of);
    int i = next_asked(b, state, &of), called = b->group[of.group[i]].called;
    range may = range_of(b, state, &of, i, due);
    kit_offer to = {list, 0};
    for (int wounds = may.high; wounds >= may.low; wounds--)
        if (may.whole || may_take(b, state, &of, i, wounds, due))
            kit_add(&to, SUFFER, called, wounds, wounds);
    return to.count;
}

static void take(const trial40k_battle *b, trial40k_state *state, int pair, int group,
                 int wounds, bay_trace *why) {
    state->asked = (uint8_t)(b->group[group].peel + 1);
    suffer(b, state, pair, group, wounds, why); // TAR-114
    if (!trial40k_due(state)[pair]) state->asked = 0;
}

uint8_t trial40k_apply_casualties(const trial40k_battle *b, trial40k_state *state,
                                  const bay_option *chosen, bay_trace *why) {
    int pair = pair_in_hand(b, state);
    order of;
    may_suffer(b, state, pair, &of);
    take(b, state, pair, of.group[next_asked(b, state, &of)], chosen->own, why);
    return trial40k_go_on(b, state, why);
}

// --- The wounds of a pair --------------------------------------------------------------------

static void remove_all(const trial40k_battle *b, trial40k_state *state, int pair,
                       const order *of, bay_trace *why) {
    for (int i = 0; i < of->count; i++)
        suffer(b, state, pair, of->group[i], trial40k_wounds_left(b, state, of->group[i]), why);
    state->asked = 0;
}

// One thing that nobody chooses. Returns false when the owner has to be asked.
static bool without_choice(const trial40k_battle *b, trial40k_state *state, int pair,
                           bay_trace *why) {
    order of;
    may_suffer(b, state, pair, &of);
    int due = trial40k_due(state)[pair], hurt = hurt_of(b, state, &of);
    if (!of.count) { // the zone has nobody left: TAR-119
        kit_say_numbers(why, TELL_SURPLUS, BAY_NOBODY, BAY_NO_UNIT, due, 0);
        trial40k_due(state)[pair] = 0;
        return true;
    }
    if (due >= total(b, state, &of, 0)) {
        remove_all(b, state, pair, &of, why);
        return true;
    }
    if (hurt >= 0 && !state->asked) { // the wounded one first: TAR-116, A-37
        int group = of.group[hurt];
        int needs = wounds_each(b, group) - trial40k_groups_now(b, state)[group].hurt;
        suffer(b, state, pair, group, needs < due ? needs : due, why);
        return true;
    }
    int next = next_asked(b, state, &of);
    range may = range_of(b, state, &of, next, due);
    if (may.whole) {
        if (may.low == may.high) take(b, state, pair, of.group[next], may.low, why);
        return may.low == may.high;
    }
    bay_option list[BAY_OPTIONS_MAX];
    if (trial40k_list_casualties(b, state, list) != 1) return false;
    take(b, state, pair, of.group[next], list[0].own, why);
    return true;
}

uint8_t trial40k_lay(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        int pair = pair_in_hand(b, state);
        if (pair < 0) return TRIAL40K_GOES_ON; // TAR-120
        while (trial40k_due(state)[pair])
            if (!without_choice(b, state, pair, why))
                return (uint8_t)(CASUALTY_ATTACKER + b->unit[b->pair[pair].target].side);
    }
}
