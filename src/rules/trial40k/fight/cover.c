// Cover in the first round of a fight: who has it against whom. Rulings.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// --- How they stand --------------------------------------------------------------------------
// Without a state, as the file says it: of a phase that begins with charges, how they may come to.

static trial40k_stance stands(const trial40k_battle *b, const trial40k_state *state,
                              int group) {
    const trial40k_group *g = &b->group[group];
    if (!state) return (trial40k_stance){g->place, g->with, g->zone};
    if (!trial40k_begun(b, state, group)) return (trial40k_stance){.place = OUT};
    return trial40k_stands(b, state, group);
}

static bool has_charged(const trial40k_battle *b, const trial40k_state *state, int unit) {
    return state ? trial40k_has_charged(b, state, unit) : trial40k_may_charge(b, unit);
}

// Has the unit of a pair that is its target charged the other?
static bool has_come(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_pair *at) {
    kit_set engaged =
        state ? trial40k_engaged(b, state, at->striker) : b->unit[at->striker].engaged;
    return has_charged(b, state, at->target) && kit_in(engaged, at->target);
}

// Was the unit fighting before this phase: does it touch an enemy of whom neither has charged? A-22
bool trial40k_was_fighting(const trial40k_battle *b, int unit) {
    bool any = b->unit[unit].fighting;
    if (b->charges) return any;
    KIT_EACH (enemy, b->unit[unit].engaged)
        any |= !b->unit[enemy].charged && !b->unit[unit].charged;
    return any;
}

// --- Grenades --------------------------------------------------------------------------------

typedef struct plasma {
    bool all, any;
} plasma;

// Have those who touch an enemy plasma grenades? Where nobody does, for a friend stands before
// him, none have.
static plasma plasma_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                        int enemy) {
    plasma has = {true, false};
    TRIAL40K_EACH_GROUP(b, group, unit) {
        trial40k_stance is = stands(b, state, group);
        if (is.place != CONTACT || !kit_in(is.with, enemy)) continue;
        has.all &= b->group[group].grenades == PLASMA;
        has.any |= b->group[group].grenades == PLASMA;
    }
    has.all &= has.any;
    return has;
}

// The highest Initiative of those who touch an enemy and have frag grenades; 0. A-20
static int frag_initiative(const trial40k_battle *b, const trial40k_state *state, int unit,
                           int enemy) {
    int highest = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        trial40k_stance is = stands(b, state, group);
        if (is.place == CONTACT && kit_in(is.with, enemy) && g->grenades == FRAG &&
            g->is.i > highest)
            highest = g->is.i;
    }
    return highest;
}

// --- Cover -----------------------------------------------------------------------------------

static bool over_cover(const trial40k_battle *b, const trial40k_state *state,
                       const trial40k_pair *at) {
    const trial40k_unit *unit = &b->unit[at->striker];
    bool late = trial40k_reads(b, COVER_ROUND, NOT_WHILE_FIGHTING) &&
                trial40k_was_fighting(b, at->striker);                        // TAR-052, A-22
    return unit->cover != IN_THE_OPEN && kit_in(unit->against, at->target) && // TAR-055
           has_come(b, state, at) && !has_charged(b, state, at->striker) && // TAR-053, TAR-054
           !late;
}

// Where all who touch have plasma, or one by that reading, the covered have no cover against
// them. Before charges nobody knows who of them will, nor whether any do: of a party a friend
// alone may be touched.
static bool is_covered(const trial40k_battle *b, const trial40k_state *state,
                       const trial40k_pair *at) {
    plasma has = plasma_of(b, state, at->target, at->striker);
    bool known = state || !b->charges;
    bool one = trial40k_reads(b, PLASMA_SCOPE, ONE_WITH_PLASMA) && known;
    bool touched = known || b->unit[at->striker].party == kit_one(at->striker);
    return over_cover(b, state, at) && !(touched && (one ? has.any : has.all)); // TAR-106
}

static bool some_plasma(const trial40k_battle *b, const trial40k_pair *at) {
    plasma has = plasma_of(b, NULL, at->target, at->striker);
    return over_cover(b, NULL, at) && has.any && !has.all;
}

// Is the unit charged both over cover and in the open? A-16
static bool charged_both_ways(const trial40k_battle *b, const trial40k_state *state, int unit,
                              const bool *covered) {
    bool both = false;
    for (int pair = 0; pair < b->pairs; pair++)
        for (int other = 0; other < b->pairs; other++) {
            const trial40k_pair *its = &b->pair[other];
            bool open = !covered[other] || (b->charges && !state && its->some_plasma);
            both |= pair != other && covered[pair] && open && b->pair[pair].striker == unit &&
                    its->striker == unit && has_come(b, state, its);
        }
    return both;
}

// Whom cover counts against, or may.
//   out  covered  [pairs]
//   returns       the units that are charged both ways
static kit_set find_covered(const trial40k_battle *b, const trial40k_state *state,
                            bool *covered) {
    for (int pair = 0; pair < b->pairs; pair++)
        covered[pair] = is_covered(b, state, &b->pair[pair]);
    KIT_THOSE(both, unit, kit_below(b->count), charged_both_ways(b, state, unit, covered));
    bool all = trial40k_reads(b, COVER_MULTI, AT_ALL);
    bool none = trial40k_reads(b, COVER_MULTI, AT_NONE) && (state || !b->charges);
    for (int pair = 0; (all || none) && pair < b->pairs; pair++)
        if (kit_in(both, b->pair[pair].striker)) covered[pair] = all;
    return both;
}

static uint8_t step_down(const trial40k_battle *b, const trial40k_state *state,
                         const trial40k_pair *at) {
    if (!trial40k_reads(b, FRAG_STEP, COVERED_DOWN)) return 0;
    return (uint8_t)frag_initiative(b, state, at->target, at->striker);
}

void trial40k_set_cover(trial40k_battle *b) {
    bool covered[TRIAL40K_PAIRS_MAX];
    for (int pair = 0; pair < b->pairs; pair++)
        b->pair[pair].some_plasma = some_plasma(b, &b->pair[pair]);
    kit_set both = find_covered(b, NULL, covered);
    KIT_EACH (unit, both) b->unit[unit].both_ways = true;
    for (int pair = 0; pair < b->pairs; pair++) {
        trial40k_pair *at = &b->pair[pair];
        at->covered = covered[pair];
        at->down = at->covered ? step_down(b, NULL, at) : 0;
        b->covered |= at->covered;
    }
}

// --- Of a charge -----------------------------------------------------------------------------

// With the step at which they then strike, or 0; and whether it counts for all who are in cover
// against anybody.
enum { COVERED = 0x80, FOR_ALL = 0x40, DOWN_TO = 0x3F };

// Are both of a pair left, and engaged? Who is charged both ways may be noted against all such.
//
static bool fights(const trial40k_battle *b, const trial40k_state *state,
                   const trial40k_pair *at) {
    return trial40k_is_there(b, state, at->striker) &&
           kit_in(trial40k_engaged(b, state, at->striker), at->target);
}

// By models: those of the unit that are in cover themselves, or whom A-16 gives it.
static void tell_covered(const trial40k_battle *b, const trial40k_state *state, int pair,
                         bay_trace *why) {
    const trial40k_pair *at = &b->pair[pair];
    int models = 0;
    TRIAL40K_EACH_GROUP(b, group, at->striker)
    if (trial40k_is_sheltered(b, state, group, pair))
        models += trial40k_groups_now(b, state)[group].left;
    if (models == trial40k_models(b, state, at->striker))
        kit_tell_both(&b->common, why, TELL_COVERED, at->striker, at->target);
    else if (models)
        kit_tell(&b->common, why, TELL_SOME_COVERED, at->striker, at->target, models);
}

void trial40k_note_cover(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    bool covered[TRIAL40K_PAIRS_MAX];
    uint8_t *note = state->bytes + trial40k_before_cover(b);
    if (!b->covered) return;
    kit_set both = find_covered(b, state, covered);
    if (!trial40k_reads(b, COVER_MULTI, AT_ALL)) both = 0;
    for (int pair = 0; pair < b->pairs; pair++) {
        const trial40k_pair *at = &b->pair[pair];
        if (!covered[pair] || !fights(b, state, at)) continue;
        note[pair] = (uint8_t)(COVERED | (kit_in(both, at->striker) ? FOR_ALL : 0) |
                               step_down(b, state, at));
    }
    for (int pair = 0; why && pair < b->pairs; pair++)
        if (note[pair]) tell_covered(b, state, pair, why);
}

void trial40k_forget_cover(const trial40k_battle *b, trial40k_state *state) {
    if (b->charges && b->covered) memset(state->bytes + trial40k_before_cover(b), 0, b->pairs);
}

trial40k_covered trial40k_cover_of(const trial40k_battle *b, const trial40k_state *state,
                                   int pair) {
    const trial40k_pair *at = &b->pair[pair];
    if (!b->charges) return (trial40k_covered){at->covered, at->down};
    uint8_t note = state->bytes[trial40k_before_cover(b) + (size_t)pair];
    return (trial40k_covered){note >= COVERED, note & DOWN_TO};
}

// Those who have charged a unit with whom it was engaged as the fight began, whoever of them is
// left.
static kit_set come_to(const trial40k_battle *b, const trial40k_state *state, int unit) {
    KIT_THOSE(come, enemy, trial40k_engaged_before(b, state, unit),
              has_charged(b, state, enemy));
    return come;
}

bool trial40k_is_sheltered(const trial40k_battle *b, const trial40k_state *state, int group,
                           int pair) {
    if (!b->charges || trial40k_reads(b, COVER_SCOPE, COVER_OF_UNITS)) return true;
    const trial40k_group *g = &b->group[group];
    if (kit_in(g->against, b->pair[pair].target)) return true;
    bool all = state->bytes[trial40k_before_cover(b) + (size_t)pair] & FOR_ALL;
    return all && g->against & come_to(b, state, g->unit);
}
