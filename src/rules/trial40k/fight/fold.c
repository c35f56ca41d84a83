// Stores the groups of a unit that are alike to the end of the last phase as one number. Which of
// them are left is only told. Rulings, "What a state holds".

#include "rules/trial40k/after/home.h"
#include "rules/trial40k/charge/standing.h"
#include "rules/trial40k/fight/laying.h"

bool trial40k_is_last(const trial40k_battle *b, const trial40k_state *state) {
    return b->turns && state->turn == b->turns;
}

// A psyker may name whom he slays: nobody is folded where there is one, nor where it matters who
// falls back.
bool trial40k_folds(const trial40k_battle *b, const trial40k_state *state) {
    return trial40k_is_last(b, state) && !b->psykers && !trial40k_is_hemmed(b, state);
}

bool trial40k_is_folded(const trial40k_battle *b, const trial40k_state *state, int unit) {
    if (!trial40k_sweeps(state) || !trial40k_folds(b, state)) return false;
    if (!trial40k_is_loose(b, state, unit)) return true;
    return !trial40k_parts(b, state, unit, trial40k_alike_of(b, state, unit, true));
}

// --- In the situation ------------------------------------------------------------------------

// Of those alike as many in each as if all had fallen in the standing order.
static void fold_unit(const trial40k_battle *b, trial40k_state *state, int unit,
                      const uint8_t *like) {
    trial40k_group_state *now = trial40k_groups(b, state);
    int first = b->unit[unit].group, end = first + b->unit[unit].groups;
    uint8_t models[TRIAL40K_UNIT_GROUPS_MAX] = {0}, hurt[TRIAL40K_UNIT_GROUPS_MAX] = {0};
    const uint8_t *order = trial40k_peel_order(b, state, unit);
    for (int group = first; group < end; group++) {
        int of = like[group - first] - first;
        models[of] = (uint8_t)(models[of] + now[group].left);
        hurt[of] |= now[group].hurt; // one model at most is wounded: TAR-116
        now[group].hurt = 0;
    }
    for (int i = end - first; i-- > 0;) {
        int group = order[i], all = trial40k_begun(b, state, group),
            of = like[group - first] - first;
        uint8_t *left = &models[of];
        now[group].left = (uint8_t)(*left < all ? *left : all);
        *left = (uint8_t)(*left - now[group].left);
        if (*left || !now[group].left) continue;
        now[group].hurt = hurt[of];
        hurt[of] = 0;
    }
}

// Who is left as the unit is folded.
static void remember(const trial40k_battle *b, trial40k_state *state, int unit) {
    TRIAL40K_EACH_GROUP(b, group, unit) {
        trial40k_group_state now = trial40k_groups_now(b, state)[group];
        trial40k_group_told *told = &trial40k_told_of(b, state)->group[group];
        if (!told->folded) *told = (trial40k_group_told){now.left, now.hurt, 1};
    }
}

static bool anybody_is_like(const trial40k_battle *b, int unit, const uint8_t *like) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit) any |= like[group - b->unit[unit].group] != group;
    return any;
}

void trial40k_fold(const trial40k_battle *b, trial40k_state *state, kit_set units, bool tested,
                   bay_trace *why) {
    if (!trial40k_folds(b, state)) return;
    KIT_EACH (unit, units) {
        const uint8_t *like = trial40k_alike_of(b, state, unit, tested);
        if (!anybody_is_like(b, unit, like) || trial40k_parts(b, state, unit, like)) continue;
        if (why) remember(b, state, unit);
        fold_unit(b, state, unit, like);
    }
}

// --- What is told ----------------------------------------------------------------------------

static int suffers(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                   int wounds) {
    trial40k_group_told *told = &trial40k_told_of(b, state)->group[group];
    bool outright = trial40k_kills_outright(b, sort, group);
    int each = outright ? 1 : trial40k_wounds_each(b, group), had = outright ? 0 : told->hurt;
    int can = told->left * each - had, its = wounds < can ? wounds : can;
    if (its <= 0) return 0;
    int gone = (had + its) / each;
    told->left = (uint8_t)(told->left - gone);
    if (!outright || gone) told->hurt = (uint8_t)((had + its) % each);
    return its;
}

// Those of a class who are really there, in the standing order.
static trial40k_laying who_are(const trial40k_battle *b, trial40k_state *state, int sort,
                               int group, int wounds) {
    int unit = b->group[group].unit, first = b->unit[unit].group;
    trial40k_laying now = {.sort = sort, .due = wounds};
    const uint8_t *order = trial40k_peel_order(b, state, unit);
    const uint8_t *like = trial40k_alike_of(b, state, unit, true);
    for (int i = 0; i < b->unit[unit].groups; i++) {
        int other = order[i],
            left = trial40k_left_of(b, state, trial40k_told_of(b, state), other);
        if (like[group - first] != like[other - first] || !left) continue;
        bool outright = trial40k_kills_outright(b, sort, other);
        int each = outright ? 1 : trial40k_wounds_each(b, other);
        int hurt = outright ? 0 : trial40k_told_of(b, state)->group[other].hurt;
        now.group[now.count] = (uint8_t)other;
        now.left[now.count] = (uint8_t)left;
        now.each[now.count] = (uint8_t)each;
        now.had[now.count++] = (uint8_t)(hurt % each);
    }
    return now;
}

// Who is wounded suffers first; then the first way that leaves the party together. TAR-118
static void note_together(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                          int *wounds) {
    trial40k_laying now = who_are(b, state, sort, group, *wounds);
    uint8_t way[TRIAL40K_UNIT_GROUPS_MAX];
    for (int i = 0; i < now.count; i++)
        if (now.had[i]) {
            int needs = now.each[i] - now.had[i];
            int its = *wounds < needs ? *wounds : needs;
            *wounds -= suffers(b, state, sort, now.group[i], its);
        }
    now = who_are(b, state, sort, group, *wounds);
    if (!*wounds || !trial40k_first_way(b, state, trial40k_told_of(b, state), &now, way))
        return;
    for (int i = 0; i < now.count; i++)
        *wounds -= suffers(b, state, sort, now.group[i], way[i]);
}

// Who is wounded first, then in the standing order, of those who are really there.
void trial40k_note_folded(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                          int wounds) {
    int number = b->group[group].unit, first = b->unit[number].group;
    const uint8_t *order = trial40k_peel_order(b, state, number);
    const uint8_t *like = trial40k_alike_of(b, state, number, true);
    if (trial40k_is_loose(b, state, number)) note_together(b, state, sort, group, &wounds);
    for (int hurt = 1; hurt >= 0; hurt--)
        for (int i = 0; wounds && i < b->unit[number].groups; i++) {
            int other = order[i];
            if (like[group - first] != like[other - first]) continue;
            if (hurt && !trial40k_told_of(b, state)->group[other].hurt) continue;
            wounds -= suffers(b, state, sort, other, wounds);
        }
}
