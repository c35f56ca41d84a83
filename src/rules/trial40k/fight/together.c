// Keeps casualties from parting a party that hangs together, where possible. Ruling R-28.

#include "rules/trial40k/charge/links.h"
#include "rules/trial40k/fight/laying.h"

// Ways to lay wounds on the groups of a unit, one of which leaves its party together.
typedef struct search {
    trial40k_laying now;
    trial40k_links links;
    trial40k_some stand, fixed;            // those who are left; and of them who falls no more
    uint8_t end[TRIAL40K_UNIT_GROUPS_MAX]; // behind the models of each group of `now`
    uint8_t wounds[TRIAL40K_UNIT_GROUPS_MAX];
} search;

static int struck(const trial40k_battle *b, const trial40k_laying *now) {
    return b->pair[b->sort[now->sort].pair].target;
}

// Who is left of a unit that is folded a situation does not say.
static bool may_part(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_laying *now) {
    int unit = struck(b, now);
    return trial40k_is_loose(b, state, unit) && !trial40k_is_folded(b, state, unit);
}

// Those who are left of a unit, by their rows; of the groups of `now` too who is behind the
// models of each.
static void find_left(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_told *told, int unit, const uint8_t *asked, search *of) {
    int next = 0; // the place of the next model, of a line or of a group
    TRIAL40K_EACH_GROUP(b, group, unit) {
        int left = trial40k_left_of(b, state, told, group);
        if (!b->charges || b->line[b->group[group].line].group == group)
            next = trial40k_first_place(b, state, group);
        int place = next;
        next += trial40k_begun(b, state, group);
        if (!left) continue;
        int first = b->row_of[place];
        trial40k_put_these(&of->stand, first, first + left);
        int i = asked[group - b->unit[unit].group];
        if (i)
            of->end[i - 1] = (uint8_t)(first + left);
        else
            trial40k_put_these(&of->fixed, first, first + left);
    }
}

// Before any of the groups from `from` on has suffered.
static void begin(const trial40k_battle *b, const trial40k_state *state,
                  const trial40k_told *told, const trial40k_laying *now, int from, search *of) {
    static const uint8_t NOBODY[TRIAL40K_UNIT_GROUPS_MAX];
    int unit = struck(b, now);
    uint8_t asked[TRIAL40K_UNIT_GROUPS_MAX] = {0};
    of->now = *now;
    of->stand = of->fixed = (trial40k_some){{0}};
    of->links = trial40k_links_now(b, state, unit);
    for (int i = from; i < now->count; i++) {
        asked[now->group[i] - b->unit[unit].group] = (uint8_t)(i + 1);
        of->end[i] = 0;
    }
    KIT_EACH (member, trial40k_party(b, state, unit)) // TAR-188
        find_left(b, state, told, member, member == unit ? asked : NOBODY, of);
}

static bool hang_together(const search *of) {
    return trial40k_are_linked(&of->links, of->stand, of->stand);
}

// A group suffers so many; who of it is left falls no more.
static void give(search *of, int i, int wounds) {
    int fallen = trial40k_falls(&of->now, i, wounds), end = of->end[i];
    for (int k = end - fallen; k < end; k++) trial40k_drop(&of->stand, k);
    for (int k = end - of->now.left[i]; k < end - fallen; k++) trial40k_put(&of->fixed, k);
    of->now.wounded |= trial40k_leaves_wounded(&of->now, i, wounds);
    of->now.due -= wounds;
    of->wounds[i] = (uint8_t)wounds;
}

// Who falls no more has to hang together by those who are left now: later they are fewer.
static bool lay_rest(search *of, int i) {
    if (!of->now.due) {
        for (int k = i; k < of->now.count; k++) of->wounds[k] = 0;
        return hang_together(of);
    }
    if (i == of->now.count || !trial40k_are_linked(&of->links, of->stand, of->fixed))
        return false;
    trial40k_some stand = of->stand, fixed = of->fixed;
    int due = of->now.due;
    bool wounded = of->now.wounded, found = false;
    trial40k_range may = trial40k_range_of(&of->now, i);
    for (int wounds = may.high; !found && wounds >= may.low; wounds--) {
        if (!trial40k_may_take(&of->now, i, wounds)) continue;
        give(of, i, wounds);
        found = lay_rest(of, i + 1);
        of->stand = stand;
        of->fixed = fixed;
        of->now.due = due;
        of->now.wounded = wounded;
    }
    return found;
}

static bool may_follow(search *of, int i, int wounds) {
    trial40k_some stand = of->stand, fixed = of->fixed;
    int due = of->now.due;
    bool wounded = of->now.wounded;
    give(of, i, wounds);
    bool may = lay_rest(of, i + 1);
    of->stand = stand;
    of->fixed = fixed;
    of->now.due = due;
    of->now.wounded = wounded;
    return may;
}

static bool find_bound(const trial40k_battle *b, const trial40k_state *state,
                       const trial40k_laying *now) {
    if (!may_part(b, state, now)) return false;
    if (state->asked) return state->asked & TOGETHER;
    search of;
    begin(b, state, NULL, now, now->count, &of);
    return hang_together(&of);
}

bool trial40k_is_bound(const trial40k_battle *b, const trial40k_state *state,
                       trial40k_laying *now) {
    if (now->bound == NOT_ASKED_YET)
        now->bound = find_bound(b, state, now) ? IS_BOUND : IS_FREE;
    return now->bound == IS_BOUND;
}

uint32_t trial40k_keep_together(const trial40k_battle *b, const trial40k_state *state,
                                trial40k_laying *now, int i, bay_option *list, uint32_t count) {
    uint32_t kept = 0;
    if (count < 2 || !trial40k_is_bound(b, state, now)) return count;
    search of;
    begin(b, state, NULL, now, i, &of);
    for (uint32_t k = 0; k < count; k++)
        if (may_follow(&of, i, list[k].own)) list[kept++] = list[k]; // TAR-118
    return kept ? kept : count;
}

// As if one model of it were gone, where the wounds are enough for that.
int trial40k_keep_savers(const trial40k_battle *b, const trial40k_state *state,
                         const trial40k_laying *now, uint8_t group[TRIAL40K_UNIT_GROUPS_MAX]) {
    int kept = 0;
    search of;
    for (int i = 0; i < now->count; i++) group[i] = now->group[i];
    if (now->count < 2 || !may_part(b, state, now)) return now->count;
    begin(b, state, NULL, now, 0, &of);
    if (!hang_together(&of)) return now->count;
    for (int i = 0; i < now->count; i++) {
        trial40k_some stand = of.stand;
        if (now->due >= now->each[i] - now->had[i]) trial40k_drop(&of.stand, of.end[i] - 1);
        if (hang_together(&of)) group[kept++] = now->group[i]; // TAR-118
        of.stand = stand;
    }
    return kept ? kept : now->count;
}

bool trial40k_first_way(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, const trial40k_laying *now,
                        uint8_t wounds[TRIAL40K_UNIT_GROUPS_MAX]) {
    search of;
    begin(b, state, told, now, 0, &of);
    if (!hang_together(&of) || !lay_rest(&of, 0)) return false;
    for (int i = 0; i < now->count; i++) wounds[i] = of.wounds[i];
    return true;
}
