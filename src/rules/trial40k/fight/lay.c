// Lays wounds on the models of a danger zone. Ruling R-9.

#include "rules/trial40k/fight/laying.h"

// --- One group suffers -----------------------------------------------------------------------

// What each model of a group takes of a sort, and what of that it has had.
static int each_of(const trial40k_battle *b, int sort, int group) {
    return trial40k_kills_outright(b, sort, group) ? 1 : trial40k_wounds_each(b, group);
}

static int had_of(const trial40k_battle *b, const trial40k_state *state, int sort, int group) {
    bool outright = trial40k_kills_outright(b, sort, group);
    return outright ? 0 : trial40k_groups_now(b, state)[group].hurt;
}

static void tell_losses(const trial40k_battle *b, int called, bool outright, int wounds,
                        int gone, bay_trace *why) {
    kit_tell(&b->common, why, TELL_HURT, called, BAY_NO_UNIT, wounds);
    if (outright) kit_tell(&b->common, why, TELL_OUTRIGHT, called, BAY_NO_UNIT, wounds);
    if (gone) kit_tell(&b->common, why, TELL_REMOVED, called, BAY_NO_UNIT, gone);
}

// Who is wounded is the first. Of a unit that is folded it is told as a whole.
void trial40k_suffer(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                     int wounds, bay_trace *why) {
    if (!wounds) return;
    const trial40k_group *g = &b->group[group];
    int side = trial40k_side_of(b, group), each = each_of(b, sort, group);
    int all = had_of(b, state, sort, group) + wounds, gone = all / each;
    bool folded = trial40k_is_folded(b, state, g->unit);
    bool outright = trial40k_kills_outright(b, sort, group);
    trial40k_due(state)[sort] = (uint8_t)(trial40k_due(state)[sort] - wounds);
    if (why)
        tell_losses(b, folded ? g->unit : trial40k_called(b, state, group), outright, wounds,
                    gone, why);
    if (why && folded) trial40k_note_folded(b, state, sort, group, wounds);
    trial40k_remove(b, state, group, gone); // TAR-117
    if (!outright || gone)
        trial40k_groups(b, state)[group].hurt = (uint8_t)(all % each); // TAR-116
    if (b->sort[sort].psyker) trial40k_note_victim(b, state, group);
    if (trial40k_sweeps(state)) // TAR-146: nobody tests for them
        state->swept[side] = (uint16_t)(state->swept[side] + gone); // TAR-132
    else
        trial40k_count(state, side, wounds); // TAR-125
}

// --- Who may ---------------------------------------------------------------------------------

// All of the zone who are still there. TAR-113, TAR-123
static void find(const trial40k_battle *b, const trial40k_state *state, trial40k_laying *to) {
    trial40k_pair pair = b->pair[b->sort[to->sort].pair];
    const trial40k_unit *unit = &b->unit[pair.target];
    const trial40k_group_state *now = trial40k_groups_now(b, state);
    const uint8_t *order = trial40k_peel_order(b, state, pair.target);
    int count = 0;
    for (int i = 0; i < unit->groups; i++) {
        int group = order[i];
        if (now[group].left && trial40k_in_zone(b, state, group, pair))
            to->group[count++] = (uint8_t)group;
    }
    to->count = count;
}

static bool any_hurt(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_laying *of) {
    bool any = false;
    for (int i = 0; i < of->count; i++)
        any |= trial40k_groups_now(b, state)[of->group[i]].hurt != 0;
    return any;
}

// Who came wounded goes before who is whole, as in the phase in which he was wounded. TAR-116, A-37
static void keep_wounded(const trial40k_battle *b, const trial40k_state *state,
                         trial40k_laying *to) {
    int count = 0, unit = b->pair[b->sort[to->sort].pair].target;
    if (!b->unit[unit].wounded || trial40k_reads(b, A_37, WOUNDED_AS_ANY)) return;
    if (any_hurt(b, state, to)) return;
    for (int i = 0; i < to->count; i++)
        if (b->group[to->group[i]].wounded) to->group[count++] = to->group[i];
    if (count) to->count = count;
}

static bool is_in(const trial40k_laying *of, int group) {
    bool in = false;
    for (int i = 0; i < of->count; i++) in |= of->group[i] == group;
    return in;
}

// Those with the armour that was used for saving, while any of them is left. TAR-115
static void keep_armoured(const trial40k_battle *b, int used, trial40k_laying *to) {
    int count = 0;
    for (int i = 0; i < to->count; i++) {
        if (!trial40k_same_save(b, to->group[i], used)) continue;
        uint8_t group = to->group[count];
        to->group[count++] = to->group[i];
        to->group[i] = group;
    }
    if (count) to->count = count;
}

// Those with the armour that was used, of them those who came wounded; or the other way round:
//
void trial40k_laying_make(const trial40k_battle *b, const trial40k_state *state, int sort,
                          trial40k_laying *out) {
    int saving = trial40k_units_now(b, state)[b->pair[b->sort[sort].pair].target].save;
    out->sort = sort;
    out->due = trial40k_due_now(state)[sort];
    out->wounded = !b->sort[sort].bare && state->asked & PARTLY;
    out->bound = NOT_ASKED_YET;
    find(b, state, out);
    if (trial40k_reads(b, ALLOC_ORDER, WOUNDED_THEN_ARMOUR)) keep_wounded(b, state, out);
    if (saving) keep_armoured(b, saving - 1, out);
    keep_wounded(b, state, out);
    for (int i = 0; i < out->count; i++) {
        int group = out->group[i];
        bool outright = trial40k_kills_outright(b, sort, group); // asked once for both below
        out->left[i] = trial40k_groups_now(b, state)[group].left;
        out->each[i] = (uint8_t)(outright ? 1 : trial40k_wounds_each(b, group));
        out->had[i] = outright ? 0 : trial40k_groups_now(b, state)[group].hurt;
    }
}

// The one who takes the next wounds before all others: who is wounded, of those who may suffer,
// or of the whole zone; -1. TAR-116, A-35, A-37
int trial40k_wounded_first(const trial40k_battle *b, const trial40k_state *state,
                           const trial40k_laying *of) {
    trial40k_laying zone;
    if (state->asked || trial40k_reads(b, A_37, WOUNDED_AS_ANY)) return -1;
    if (trial40k_reads(b, ALLOC_ORDER, WOUNDED_THEN_ARMOUR)) {
        zone.sort = of->sort;
        find(b, state, &zone);
        of = &zone;
    }
    for (int i = 0; i < of->count; i++)
        if (trial40k_groups_now(b, state)[of->group[i]].hurt) return of->group[i];
    return -1;
}

// The first that has not answered yet.
static int next_asked(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_laying *of) {
    int i = 0, asked = state->asked & ASKED;
    while (asked && i < of->count && trial40k_peel_of(b, state, of->group[i]) < asked) i++;
    assert(i < of->count);
    return i;
}

// --- The answers that there are --------------------------------------------------------------

void trial40k_about_casualties(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    trial40k_laying now;
    trial40k_laying_make(b, at, trial40k_in_hand(b, at), &now);
    step->unit = trial40k_called(b, at, now.group[next_asked(b, at, &now)]);
    step->number[0] = now.due;
}

// As many as it can first, and so on down.
static uint32_t list_all(const trial40k_battle *b, const trial40k_state *state,
                         const trial40k_laying *now, int i, bay_option *list) {
    int called = trial40k_called(b, state, now->group[i]);
    trial40k_range may = trial40k_range_of(now, i);
    kit_offer to = {list, 0};
    for (int wounds = may.high; wounds >= may.low; wounds--)
        if (may.whole || trial40k_may_take(now, i, wounds))
            kit_add(&to, SUFFER, called, wounds, wounds);
    return to.count;
}

static uint32_t list_answers(const trial40k_battle *b, const trial40k_state *state,
                             trial40k_laying *now, int i, bay_option *list) {
    return trial40k_keep_together(b, state, now, i, list, list_all(b, state, now, i, list));
}

uint32_t trial40k_list_casualties(const trial40k_battle *b, const trial40k_state *state,
                                  bay_option *list) {
    trial40k_laying now;
    trial40k_laying_make(b, state, trial40k_in_hand(b, state), &now);
    return list_answers(b, state, &now, next_asked(b, state, &now), list);
}

// An answer is not offered, for it would part the party. TAR-118
static void tell_kept(const trial40k_battle *b, const trial40k_state *state,
                      trial40k_laying *now, int i, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t all = list_all(b, state, now, i, list);
    if (trial40k_keep_together(b, state, now, i, list, all) < all)
        kit_tell_of(&b->common, why, TELL_KEPT, b->group[now->group[i]].unit);
}

// What `asked` is when a group has answered; 0: no wounds are left for another.
static uint8_t asked_after(const trial40k_battle *b, const trial40k_state *state,
                           trial40k_laying *now, int i, int wounds) {
    bool part = trial40k_leaves_wounded(now, i, wounds) || now->wounded;
    if (wounds == now->due) return 0;
    return (uint8_t)((trial40k_peel_of(b, state, now->group[i]) + 1) | (part ? PARTLY : 0) |
                     (trial40k_is_bound(b, state, now) ? TOGETHER : 0));
}

static void take(const trial40k_battle *b, trial40k_state *state, trial40k_laying *now, int i,
                 int wounds, bay_trace *why) {
    if (why && trial40k_is_bound(b, state, now)) tell_kept(b, state, now, i, why);
    state->asked = asked_after(b, state, now, i, wounds);
    trial40k_suffer(b, state, now->sort, now->group[i], wounds, why); // TAR-114
}

uint8_t trial40k_apply_casualties(const trial40k_battle *b, trial40k_state *state,
                                  const bay_option *chosen, bay_trace *why) {
    trial40k_laying now;
    trial40k_laying_make(b, state, trial40k_in_hand(b, state), &now);
    take(b, state, &now, next_asked(b, state, &now), chosen->own, why);
    return trial40k_go_on(b, state, why);
}

// --- The wounds of a sort --------------------------------------------------------------------

static void remove_all(const trial40k_battle *b, trial40k_state *state,
                       const trial40k_laying *now, bay_trace *why) {
    for (int i = 0; i < now->count; i++) {
        int group = now->group[i];
        trial40k_suffer(b, state, now->sort, group,
                        trial40k_can_suffer(b, state, now->sort, group), why);
    }
    state->asked = 0;
}

void trial40k_discard(const trial40k_battle *b, trial40k_state *state,
                      const trial40k_laying *now, bay_trace *why) {
    int side = b->unit[b->pair[b->sort[now->sort].pair].target].side;
    kit_say_figures(why, TELL_SURPLUS, now->due, 0);
    trial40k_due(state)[now->sort] = 0;
    if (trial40k_counts_surplus(b, state)) trial40k_count(state, side, now->due);
}

// One thing that nobody chooses. Returns false when the owner has to be asked.
static bool without_choice(const trial40k_battle *b, trial40k_state *state, int sort,
                           bay_trace *why) {
    trial40k_laying now;
    trial40k_laying_make(b, state, sort, &now);
    int first = trial40k_wounded_first(b, state, &now);
    if (!now.count) { // the zone has nobody left: TAR-119
        trial40k_discard(b, state, &now, why);
        return true;
    }
    if (now.due >= trial40k_take_in_all(&now, 0) && (first < 0 || is_in(&now, first))) {
        remove_all(b, state, &now, why);
        return true;
    }
    if (first >= 0) {
        int needs = each_of(b, sort, first) - had_of(b, state, sort, first);
        trial40k_suffer(b, state, sort, first, needs < now.due ? needs : now.due, why);
        return true;
    }
    int next = next_asked(b, state, &now);
    trial40k_range may = trial40k_range_of(&now, next);
    if (may.whole && may.low == may.high) {
        take(b, state, &now, next, may.low, why);
        return true;
    }
    bool alike =
        may.low < may.high && trial40k_are_alike(b, state, now.group + next, now.count - next);
    bool bound = trial40k_is_bound(b, state, &now);
    if (alike && !bound) {
        take(b, state, &now, next, may.high, why);
        return true;
    }
    if (may.whole && !bound) return false; // each number of wounds is an answer
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t answers = list_answers(b, state, &now, next, list);
    if (answers != 1 && !alike) return false;
    take(b, state, &now, next, list[0].own, why);
    return true;
}

uint8_t trial40k_lay(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        uint8_t stage = trial40k_ask_force(b, state, why);
        if (stage == TRIAL40K_GOES_ON) stage = trial40k_ask_zone(b, state, why);
        int sort = trial40k_in_hand(b, state);
        if (stage != TRIAL40K_GOES_ON || sort < 0) return stage; // TAR-120
        trial40k_take_in_hand(b, state, sort);
        if (b->sort[sort].bare) {
            stage = trial40k_lay_bare(b, state, sort, why);
            if (stage != TRIAL40K_GOES_ON) return stage;
        }
        while (trial40k_due(state)[sort])
            if (!without_choice(b, state, sort, why)) {
                int target = b->pair[b->sort[sort].pair].target;
                return (uint8_t)(CASUALTY_ATTACKER + b->unit[target].side);
            }
    }
}
