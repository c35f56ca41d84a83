// The values of a mixed unit: its majority, and its owner's choice on a tie. Ruling R-8.

#include "rules/trial40k/trial40k.h"

// What is compared: one number of each group.
typedef int trial40k_number(const trial40k_group *group);

static int ws_of(const trial40k_group *group) {
    return group->is.ws;
}

static int toughness_of(const trial40k_group *group) {
    return group->is.t;
}

static int leadership_of(const trial40k_group *group) {
    return group->is.ld;
}

// Armour and invulnerable save together are a type: A-28. The better one is the lower: the better
// of the two saves counts first.
static int saves_of(const trial40k_group *group) {
    int sv = group->is.sv, inv = group->is.inv;
    return (sv < inv ? sv : inv) << 8 | sv << 4 | inv;
}

static int armour_of(const trial40k_group *group) {
    return group->is.sv;
}

// What is a type of saves: armour alone, by that reading. A-28
static trial40k_number *type_of(const trial40k_battle *b) {
    return trial40k_reads(b, INV_TYPE, INV_OF_EACH) ? armour_of : saves_of;
}

bool trial40k_same_save(const trial40k_battle *b, int group, int other) {
    trial40k_number *of = type_of(b);
    return of(&b->group[group]) == of(&b->group[other]);
}

// Models of a group that count: those who fight alone, by that reading. A-26
static int counted(const trial40k_battle *b, const trial40k_state *state, int group) {
    bool all = trial40k_reads(b, MAJORITY_WHOM, OF_ALL);
    bool counts = all || trial40k_place_of(b, state, group) != OUT;
    return counts ? trial40k_groups_now(b, state)[group].left : 0;
}

// How many of the unit have this number.
static int having(const trial40k_battle *b, const trial40k_state *state, int unit,
                  trial40k_number *of, int number) {
    int models = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) // a character is a unit of his own: TAR-191
    if (of(&b->group[group]) == number) models += counted(b, state, group);
    return models;
}

// Does the number of this group stand at the top: as common as any? None does where it has
// to be that of more than half and none is.
static bool is_top(const trial40k_battle *b, const trial40k_state *state, int unit,
                   trial40k_number *of, int group) {
    if (!counted(b, state, group)) return false;
    int mine = having(b, state, unit, of, of(&b->group[group])), models = 0;
    bool top = true;
    TRIAL40K_EACH_GROUP(b, other, unit) {
        top &= having(b, state, unit, of, of(&b->group[other])) <= mine;
        models += counted(b, state, other);
    }
    bool half = trial40k_reads(b, MAJORITY, OVER_HALF);
    return top && (!half || 2 * mine > models);
}

// Numbers of a unit in rising order.
typedef struct choices {
    int count, group[TRIAL40K_UNIT_GROUPS_MAX]; // a group that has it
} choices;

static void add_choice(const trial40k_battle *b, choices *to, trial40k_number *of, int group) {
    int number = of(&b->group[group]), at = 0;
    while (at < to->count && of(&b->group[to->group[at]]) < number) at++;
    if (at < to->count && of(&b->group[to->group[at]]) == number) return;
    for (int i = to->count++; i > at; i--) to->group[i] = to->group[i - 1];
    to->group[at] = group;
}

// Whose numbers may count: those at the top; where the majority is lacking, all that count; where
// none does, all that are left.
typedef enum eligible { AT_TOP, COUNTED, LEFT } eligible;

static choices choices_from(const trial40k_battle *b, const trial40k_state *state, int unit,
                            trial40k_number *of, eligible from) {
    choices found = {.count = 0};
    for (; !found.count && from <= LEFT; from++) {
        TRIAL40K_EACH_GROUP(b, group, unit) {
            int models = from == LEFT ? trial40k_groups_now(b, state)[group].left
                                      : counted(b, state, group);
            if (models && (from != AT_TOP || is_top(b, state, unit, of, group)))
                add_choice(b, &found, of, group);
        }
    }
    return found;
}

static choices choices_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                          trial40k_number *of) {
    return choices_from(b, state, unit, of, AT_TOP);
}

// The Weapon Skill to hit against: of the majority (TAR-064); on a tie the lowest in the unit, also
// where it does not stand at the top (TAR-065).
static uint8_t skill_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    choices found = choices_of(b, state, unit, ws_of);
    if (found.count > 1) found = choices_from(b, state, unit, ws_of, COUNTED);
    return b->group[found.group[0]].is.ws;
}

// Each model has an invulnerable save of its own, or none, by that reading, where those who are
// left have several saves. A-28
static bool have_own(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int one = -1;
    bool several = false, any = false;
    if (!b->unit[unit].guarded || trial40k_reads(b, INV_TYPE, INV_OF_TYPE)) return false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        if (!trial40k_groups_now(b, state)[group].left) continue;
        if (one < 0) one = group;
        several |= saves_of(&b->group[group]) != saves_of(&b->group[one]);
        any |= b->group[group].is.inv != NO_SAVE;
    }
    return several && any;
}

trial40k_target trial40k_target_of(const trial40k_battle *b, const trial40k_state *state,
                                   int unit) {
    trial40k_unit_state now = trial40k_units_now(b, state)[unit];
    const trial40k_profile *all = &b->group[b->unit[unit].group].is;
    if (!b->unit[unit].mixed)
        return (trial40k_target){all->ws, all->t, all->sv, all->inv, false};
    choices toughness = choices_of(b, state, unit, toughness_of);
    choices save = choices_of(b, state, unit, type_of(b));
    bool own = have_own(b, state, unit);
    const trial40k_profile *saving = &b->group[now.save ? now.save - 1 : save.group[0]].is;
    const trial40k_profile *tough = &b->group[toughness.group[toughness.count - 1]].is;
    return (trial40k_target){.ws = skill_of(b, state, unit),
                             .t = now.toughness ? now.toughness : tough->t, // TAR-071
                             .sv = saving->sv,                              // TAR-080
                             .inv = own ? NO_SAVE : saving->inv,
                             .own = own};
}

void trial40k_keep_save(const trial40k_battle *b, trial40k_state *state, int unit) {
    uint8_t *kept = &trial40k_units(b, state)[unit].save;
    if (!b->unit[unit].mixed || *kept) return;
    int saving = choices_of(b, state, unit, type_of(b)).group[0], with = -1;
    bool mixed = false;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        bool same = trial40k_same_save(b, group, saving);
        mixed |= !same && trial40k_groups_now(b, state)[group].left;
        if (same && with < 0) with = group;
    }
    if (mixed) *kept = (uint8_t)(1 + with);
}

int trial40k_majority_ld(const trial40k_battle *b, const trial40k_state *state, int unit) {
    choices found = choices_of(b, state, unit, leadership_of);
    return b->group[found.group[found.count - 1]].is.ld; // A-42; of a tie the highest
}

// --- The questions ---------------------------------------------------------------------------

static uint8_t ask_ties_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    const trial40k_unit_state *now = &trial40k_units_now(b, state)[unit];
    int side = b->unit[unit].side;
    if (!b->unit[unit].mixed) return TRIAL40K_GOES_ON;
    if (!now->toughness && choices_of(b, state, unit, toughness_of).count > 1)
        return (uint8_t)(TOUGHNESS_ATTACKER + side); // TAR-072
    if (!now->save && choices_of(b, state, unit, type_of(b)).count > 1)
        return (uint8_t)(SAVE_ATTACKER + side); // TAR-081
    return TRIAL40K_GOES_ON;
}

bool trial40k_has_tie(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return ask_ties_of(b, state, unit) != TRIAL40K_GOES_ON;
}

static bool may_strike_at(const trial40k_battle *b, const trial40k_state *state, int group,
                          int unit) {
    return trial40k_may_divide(b, state, group)
               ? kit_in(trial40k_targets(b, state, group), unit) // TAR-189
               : trial40k_target_unit(b, state, group) == unit;
}

// A group that strikes at the unit now, and that it can still suffer from; -1: none.
static int striker_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int striker = -1;
    for (int group = 0; striker < 0 && group < b->groups; group++)
        if (trial40k_strikes(b, state, group) && may_strike_at(b, state, group, unit) &&
            trial40k_room(b, state, trial40k_sort_at(b, state, group, unit)) > 0)
            striker = group;
    return striker;
}

uint8_t trial40k_ask_ties(const trial40k_battle *b, trial40k_state *state) {
    for (int turn = 1; turn >= 0; turn--)
        for (int unit = 0; unit < b->count; unit++) {
            if ((b->unit[unit].side == trial40k_side_first(state)) == turn) continue;
            uint8_t stage = ask_ties_of(b, state, unit);
            int striker = stage == TRIAL40K_GOES_ON ? -1 : striker_of(b, state, unit);
            if (striker < 0) continue;
            state->cursor = (uint8_t)striker;
            if (trial40k_may_divide(b, state, striker))
                trial40k_groups(b, state)[striker].target = (uint8_t)(1 + unit);
            return stage;
        }
    return TRIAL40K_GOES_ON;
}

// The unit that is struck at by the group at the cursor.
static int struck(const trial40k_battle *b, const trial40k_state *state) {
    return trial40k_target_unit(b, state, state->cursor);
}

void trial40k_about_unit(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    step->unit =
        (uint16_t)(state->part == SWEEPS && !trial40k_sweeps(state) ? state->cursor
                                                                    : struck(b, state));
}

uint32_t trial40k_list_toughness(const trial40k_battle *b, const trial40k_state *state,
                                 bay_option *list) {
    int unit = struck(b, state);
    choices found = choices_of(b, state, unit, toughness_of);
    kit_offer to = {list, 0};
    for (int i = found.count - 1; i >= 0; i--) {
        int t = b->group[found.group[i]].is.t;
        kit_add(&to, TOUGHNESS, unit, t, t);
    }
    return to.count;
}

uint8_t trial40k_apply_toughness(const trial40k_battle *b, trial40k_state *state,
                                 const bay_option *chosen, bay_trace *why) {
    trial40k_units(b, state)[struck(b, state)].toughness = (uint8_t)chosen->own; // TAR-072
    state->cursor = 0;
    return trial40k_go_on(b, state, why);
}

uint32_t trial40k_list_saves(const trial40k_battle *b, const trial40k_state *state,
                             bay_option *list) {
    int unit = struck(b, state);
    choices found = choices_of(b, state, unit, type_of(b));
    bool alone = trial40k_reads(b, INV_TYPE, INV_OF_EACH);
    kit_offer to = {list, 0};
    for (int i = 0; i < found.count; i++) {
        const trial40k_profile *is = &b->group[found.group[i]].is;
        bool armour = is->sv != NO_SAVE, other = is->inv != NO_SAVE && !alone;
        int row = armour ? other ? SAVE_WITH : SAVE : other ? SAVE_ALONE : SAVE_NONE;
        kit_add(&to, row, unit, armour ? is->sv : other ? is->inv : 0, found.group[i]);
        if (row == SAVE_WITH) list[to.count - 1].number[1] = is->inv;
    }
    return to.count;
}

uint8_t trial40k_apply_save(const trial40k_battle *b, trial40k_state *state,
                            const bay_option *chosen, bay_trace *why) {
    trial40k_units(b, state)[struck(b, state)].save = (uint8_t)(1 + chosen->own); // TAR-081
    state->cursor = 0;
    return trial40k_go_on(b, state, why);
}
