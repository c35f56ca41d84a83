// The winner of a combat, and the losers' tests of morale. Rulings.

#include "rules/trial40k/trial40k.h"

// --- The result ------------------------------------------------------------------------------

static kit_set there_of(const trial40k_battle *b, const trial40k_state *state, int side) {
    return trial40k_there(b, state, state->combat & trial40k_side(b, side));
}

// Engagement alone makes a combat, with those who were there as it began: who is in it only since he
// has joined who fights is of it no longer when those are gone. TAR-133, TAR-158
static bool still_fights(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool fights = trial40k_reads(b, IDLE_JOINED, IDLE_COUNTS);
    KIT_EACH (member, trial40k_party(b, state, unit))
        fights |= (trial40k_engaged_before(b, state, member) & state->combat) != 0;
    return fights;
}

static kit_set left_to_fight(const trial40k_battle *b, const trial40k_state *state, int side) {
    KIT_THOSE(left, unit, there_of(b, state, side), still_fights(b, state, unit));
    return left;
}

// The side that has lost, whose units test; BAY_NOBODY.
static int loser_of(const trial40k_state *state) {
    if (!state->lead) return BAY_NOBODY;
    return state->lead > 0 ? BAY_DEFENDER : BAY_ATTACKER; // TAR-128
}

// All but who has used his psychic power, while he may still sweep: TAR-103
static void forget_choices(const trial40k_battle *b, trial40k_state *state) {
    for (int group = 0; group < b->groups; group++) {
        bool sweeps = state->lead && trial40k_side_of(b, group) != loser_of(state);
        trial40k_groups(b, state)[group].mode &= sweeps ? SPENT : 0;
        trial40k_groups(b, state)[group].target = 0;
    }
}

// Afterwards `lead` is 1, 0 or -1: how much it was decides nothing more.
uint8_t trial40k_result(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    kit_set left[2] = {left_to_fight(b, state, BAY_ATTACKER),
                       left_to_fight(b, state, BAY_DEFENDER)};
    int loser = loser_of(state), lead = state->lead < 0 ? -state->lead : state->lead;
    if (!left[0] && !left[1]) {
        state->lead = 0;
        kit_say(why, TELL_BOTH_GONE);
        trial40k_note_winner(b, state);
    } else if (!left[0] || !left[1]) {
        state->lead = 0; // nobody is left who would test
        kit_say_of(why, TELL_DESTROYED, left[0] ? BAY_ATTACKER : BAY_DEFENDER); // TAR-133
    } else if (loser == BAY_NOBODY) {
        kit_say(why, TELL_DRAWN); // TAR-129
    } else {
        state->lead = loser == BAY_DEFENDER ? 1 : -1;
        kit_say_numbers(why, TELL_WINS, 1 - loser, BAY_NO_UNIT, lead, 0); // TAR-130, TAR-131
    }
    forget_choices(b, state);
    loser = loser_of(state);
    if (loser != BAY_NOBODY) trial40k_fold(b, state, left[loser], false, why);
    return TRIAL40K_GOES_ON;
}

// --- Tests of morale -------------------------------------------------------------------------

// The highest Leadership of those who are left, of who has joined them too, or the majority's. A-42
int trial40k_leadership(const trial40k_battle *b, const trial40k_state *state, int unit) {
    if (trial40k_reads(b, UNIT_LD, MAJORITY_LD)) return trial40k_majority_ld(b, state, unit);
    int best = 0;
    KIT_EACH (member, trial40k_party(b, state, unit)) TRIAL40K_EACH_GROUP(b, group, member)
    if (trial40k_groups_now(b, state)[group].left && b->group[group].is.ld > best)
        best = b->group[group].is.ld;
    return best;
}

void trial40k_test_leadership(bay_step *step, int side, int leadership) {
    step->number[0] = leadership;
    step->dice = bay_throw_total(side, 2, 6);
    step->dice.cuts = 1;
    step->dice.is.cut[0] = (int16_t)leadership;
}

// More enemies than its own models; how many times as many. A-76
static int outnumbered(const trial40k_battle *b, const trial40k_state *state, int unit) {
    int own = 0, enemies = 0;
    kit_set who = left_to_fight(b, state, 1 - b->unit[unit].side);
    KIT_EACH (member, trial40k_party(b, state, unit)) own += trial40k_models(b, state, member);
    if (trial40k_reads(b, OUTNUMBER, BY_ENGAGED)) who &= trial40k_party_engaged(b, state, unit);
    KIT_EACH (enemy, who) enemies += trial40k_models(b, state, enemy);
    if (!own || enemies <= own) return 0;
    int times = enemies / own < 4 ? enemies / own : 4;
    return trial40k_number_of(b, (enum trial40k_param)(OUTNUMBERED_1 + times - 1));
}

// What is added to Leadership; it is told. A-41
static int modifier_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                       bay_trace *why) {
    if (trial40k_reads(b, MORALE_MODS, NO_MODIFIERS)) return 0;
    bool few = 2 * trial40k_models(b, state, unit) < b->unit[unit].size;
    int half = few ? trial40k_number_of(b, BELOW_HALF) : 0, many = outnumbered(b, state, unit);
    if (half) kit_tell(&b->common, why, TELL_BELOW_HALF, unit, BAY_NO_UNIT, half);
    if (many) kit_tell(&b->common, why, TELL_OUTNUMBERED, unit, BAY_NO_UNIT, many);
    return half + many;
}

// Each unit that has lost, in order, a joined character with his. TAR-135, TAR-159
uint8_t trial40k_tests(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    int loser = loser_of(state);
    if (loser == BAY_NOBODY) return TRIAL40K_GOES_ON;
    KIT_THOSE(losers, unit, left_to_fight(b, state, loser),
              trial40k_leader(b, state, unit) == unit);
    while (state->cursor < b->count && !kit_in(losers, state->cursor)) state->cursor++;
    if (state->cursor == b->count) return TRIAL40K_GOES_ON;
    (void)modifier_of(b, state, state->cursor, why);
    return MORALE;
}

void trial40k_about_morale(const bay_battle *battle, const void *at, bay_step *step) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_state *state = at;
    int leadership = trial40k_leadership(b, state, state->cursor) +
                     modifier_of(b, state, state->cursor, NULL);
    step->unit = state->cursor;
    trial40k_test_leadership(step, b->unit[state->cursor].side, leadership);
}

// Who has passed does not pile in, by that reading, if it has not done so before. A-02
static void hold(const trial40k_battle *b, trial40k_state *state, int unit) {
    uint8_t *flags = &trial40k_units(b, state)[unit].flags;
    bool last = b->turns && state->turn == b->turns;
    bool stood = state->turn == 1 || *flags & STAYS || !trial40k_engaged(b, state, unit);
    if (trial40k_reads(b, PASS_GOTO, PASSED_AND_DONE) && trial40k_reads(b, PILE_IN, PILES_IN) &&
        b->unit[unit].moves && stood && !last)
        *flags |= HELD;
}

uint8_t trial40k_resolve_morale(const trial40k_battle *b, trial40k_state *state, int result,
                                bay_trace *why) {
    if (result) {
        kit_tell_of(&b->common, why, TELL_BREAKS, state->cursor);
        KIT_EACH (unit, trial40k_party(b, state, state->cursor))
            trial40k_units(b, state)[unit].flags |= FAILED; // TAR-137
    } else {
        kit_tell_of(&b->common, why, TELL_HOLDS, state->cursor); // TAR-136
        KIT_EACH (unit, trial40k_party(b, state, state->cursor)) hold(b, state, unit);
    }
    state->cursor++;
    return trial40k_go_on(b, state, why);
}
