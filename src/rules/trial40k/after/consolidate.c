// Victors consolidate: a move of 3 in that ignores difficult ground and leads into contact with
// nobody. Ruling R-32.

#include "ground/plane/about.h"
#include "rules/trial40k/after/aftermath.h"
#include "rules/trial40k/charge/walk.h"

enum { MOVE = 3 * BAY_INCH }; // TAR-150

// Where a model is to go: straight towards a point, so far at most.
typedef struct aim {
    bay_point at;
    int64_t far;
} aim;

static bool is_with_moved(const trial40k_table *table, int model, bay_point place) {
    ground_disc there = trial40k_moved_to(table, model, place);
    bool any = false, near = false;
    for (int i = 0; i < table->count; i++) {
        if (i == model || !table->moved[i]) continue;
        any = true;
        near |= discs_within(there, table->model[i].base, TRIAL40K_NEAR);
    }
    return near || !any; // TAR-153
}

// The nearest of some models; -1.
static int nearest_of(const trial40k_table *table, int model, kit_set units, bool moved) {
    int nearest = -1;
    int64_t least = 0;
    for (int i = 0; i < table->count; i++) {
        if (i == model || !kit_in(units, table->model[i].unit) || (moved && !table->moved[i]))
            continue;
        int64_t near = about_near(table->model[model].base, table->model[i].base);
        if (nearest >= 0 && near >= least) continue;
        nearest = i;
        least = near;
    }
    return nearest;
}

static aim toward(const trial40k_table *table, int model, int other) {
    if (other < 0) return (aim){.far = 0};
    int64_t gap = about_near(table->model[model].base, table->model[other].base);
    return (aim){table->model[other].base.middle, gap < MOVE ? gap : MOVE};
}

static aim back(const trial40k_table *table, int model) {
    bay_point from = table->model[model].base.middle;
    bay_point onward = trial40k_onward(table->b->unit[table->model[model].unit].home);
    return (aim){{from.x + onward.x * MOVE, from.y + onward.y * MOVE}, MOVE};
}

// --- One after another -----------------------------------------------------------------------

// The farthest sixteenth of its leg at which it may end with who has moved; `least`: the nearest
// such one.
static bool go(trial40k_table *table, int model, aim of, bool least, bool together) {
    trial40k_walker walks;
    bay_point from = table->model[model].base.middle;
    trial40k_begin_walk(table, model, &walks);
    for (int i = 1; of.far > 0 && i <= ABOUT_SIXTEEN; i++) {
        int part = least ? i : ABOUT_SIXTEEN + 1 - i;
        bay_point place = about_leg(from, of.at, of.far, part);
        if (together && !is_with_moved(table, model, place)) continue;
        if (trial40k_walk(&walks, place, MOVE, false) == WAY_NONE) continue; // TAR-151, TAR-152
        table->model[model].base.middle = place;
        return true;
    }
    return false;
}

// No farther than needed to be near who has moved; where that is not to be had, as near as it can.
static void close_up(trial40k_table *table, int model) {
    aim of = toward(table, model, nearest_of(table, model, table->party, true));
    if (is_with_moved(table, model, table->model[model].base.middle)) return;
    if (!go(table, model, of, true, true)) go(table, model, of, false, false);
}

typedef struct plan {
    int row;        // GATHER, GO_TOWARD, GO_BACK
    kit_set toward; // the party of an enemy
} plan;

// Less first: those nearest to where they go, or to who has moved.
static int64_t rank_of(const trial40k_table *table, const plan *of, int model) {
    bay_point at = table->model[model].base.middle;
    bay_point onward = trial40k_onward(table->b->unit[table->model[model].unit].home);
    if (of->row == GO_BACK) return -((int64_t)at.x * onward.x + (int64_t)at.y * onward.y);
    kit_set units = of->row == GATHER ? table->party : of->toward;
    int other = nearest_of(table, model, units, of->row == GATHER);
    return other < 0 ? 0 : about_near(table->model[model].base, table->model[other].base);
}

static int next_of(const trial40k_table *table, const plan *of) {
    int next = -1;
    int64_t least = 0;
    for (int i = 0; i < table->count; i++) {
        if (!trial40k_is_own(table, i) || table->moved[i]) continue;
        int64_t rank = rank_of(table, of, i);
        if (next >= 0 && rank >= least) continue;
        next = i;
        least = rank;
    }
    return next;
}

static void move(trial40k_table *table, const plan *of, int model) {
    aim its = of->row == GO_BACK
                  ? back(table, model)
                  : toward(table, model, nearest_of(table, model, of->toward, false));
    if (of->row == GATHER || !go(table, model, its, false, true)) close_up(table, model);
    table->moved[model] = true;
}

void trial40k_consolidate(const trial40k_battle *b, trial40k_state *state, int row, int enemy,
                          bay_trace *why) {
    int unit = state->cursor;
    trial40k_now now;
    plan of = {row, row == GO_TOWARD ? trial40k_party(b, state, enemy) : 0};
    if (!why) return;
    trial40k_find_now(b, state, unit, 0, MOVE, &now);
    for (int next = next_of(&now.table, &of); next >= 0; next = next_of(&now.table, &of))
        move(&now.table, &of, next);
    trial40k_note_now(state, &now);
    kit_tell_of(&b->common, why, row == GATHER ? TELL_GATHERS : TELL_CONSOLIDATES, unit);
}
