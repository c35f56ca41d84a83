// The ends of models that fall back, which are told and drawn. Ruling R-29.

#include "ground/plane/about.h"
#include "rules/trial40k/after/home.h"

// --- Where all are ---------------------------------------------------------------------------

// The table as it is now: some have moved since the fights began, some have left it.
typedef struct flight {
    trial40k_table table;
    bool stands[TRIAL40K_CHARGE_MODELS_MAX];
    bool moves[TRIAL40K_CHARGE_MODELS_MAX];
    bool moved[TRIAL40K_CHARGE_MODELS_MAX];
    bool foe[TRIAL40K_CHARGE_MODELS_MAX];
    int64_t low, high; // the corridor: the outermost edges across the direction home
} flight;

static int64_t across(bay_point onward, bay_point at) {
    return (int64_t)at.x * onward.y + (int64_t)at.y * onward.x;
}

static void find_corridor(flight *of, bay_point onward) {
    of->low = INT64_MAX;
    of->high = INT64_MIN;
    for (int i = 0; i < of->table.count; i++) {
        ground_disc base = of->table.model[i].base;
        int64_t at = 2 * across(onward, base.middle);
        if (!of->moves[i]) continue;
        if (at - base.diameter < of->low) of->low = at - base.diameter;
        if (at + base.diameter > of->high) of->high = at + base.diameter;
    }
}

static void find_flight(const trial40k_battle *b, trial40k_state *state, int unit, flight *of) {
    const trial40k_place_told *moved = trial40k_told_of(b, state)->model;
    kit_set party = trial40k_party(b, state, unit);
    trial40k_places_now(b, state, &of->table);
    of->table.party = party;
    trial40k_find_foes(b, state, &of->table, unit, of->foe);
    trial40k_find_left(b, state, trial40k_told_now(b, state), of->stands);
    for (int i = 0; i < of->table.count; i++) {
        if (moved[i].is == HAS_MOVED) of->table.model[i].base.middle = moved[i].at;
        of->stands[i] &= moved[i].is != LEFT_TABLE;
        of->moves[i] = of->stands[i] && kit_in(party, of->table.model[i].unit);
        of->moved[i] = false;
    }
}

// --- Which end -------------------------------------------------------------------------------

enum { APART, BENDS, SHORT_OF_HOME, ASIDE, EASTWARD, SOUTHWARD, VALUES };

typedef struct search {
    const flight *of;
    const trial40k_way_home *way;
    int model;
    bool found;
    bay_point place;
    int64_t value[VALUES]; // of the best end so far, less first
} search;

static bool is_taken(const flight *of, ground_disc there, int model) {
    bool taken = false;
    for (int i = 0; !taken && i < of->table.count; i++)
        taken = i != model && of->stands[i] && (!of->moves[i] || of->moved[i]) &&
                discs_overlap(there, of->table.model[i].base);
    return taken;
}

// Nobody of his has moved yet, or one of these is near. TAR-168, TAR-172
static bool is_with_others(const flight *of, ground_disc there) {
    bool any = false, near = false;
    for (int i = 0; i < of->table.count; i++) {
        any |= of->moved[i];
        near |= of->moved[i] && discs_within(there, of->table.model[i].base, TRIAL40K_NEAR);
    }
    return near || !any;
}

// TAR-171
static bool is_in_corridor(const flight *of, ground_disc there, bay_point onward) {
    int64_t at = 2 * across(onward, there.middle);
    return at - there.diameter >= of->low && at + there.diameter <= of->high;
}

static bool is_less(const int64_t *one, const int64_t *other) {
    int at = 0;
    while (at < VALUES && one[at] == other[at]) at++;
    return at < VALUES && one[at] < other[at];
}

static bool try_end(void *told, bay_point end) {
    search *to = told;
    ground_disc there = {end, to->way->from.diameter};
    if (is_taken(to->of, there, to->model)) return true;
    bay_point from = to->way->from.middle;
    const int64_t value[VALUES] = {
        [APART] = !is_with_others(to->of, there),
        [BENDS] = !is_in_corridor(to->of, there, to->way->onward), // TAR-183
        [SHORT_OF_HOME] = -trial40k_farther_on(to->way, from, end),
        [ASIDE] = way_square(from, end),
        [EASTWARD] = end.x,
        [SOUTHWARD] = end.y};
    if (to->found && !is_less(value, to->value)) return true;
    to->found = true;
    to->place = end;
    for (int i = 0; i < VALUES; i++) to->value[i] = value[i];
    return true;
}

// A sixteenth less far where others stand on all its ends; else it stays.
static bay_point end_of(const flight *of, const trial40k_way_home *way, int model, int halves) {
    search to = {.of = of, .way = way, .model = model, .place = way->from.middle};
    for (int part = ABOUT_SIXTEEN; !to.found && part > 0; part--)
        way_ends(&way->map, way->round, way->count,
                 (int64_t)halves * TRIAL40K_HALF_INCH * part / ABOUT_SIXTEEN,
                 &(way_visitor){.visit = try_end, .of = &to});
    return to.place;
}

// --- One after another -----------------------------------------------------------------------

// The one nearest to home that has not moved; -1.
static int next_of(const flight *of, bay_point onward) {
    int next = -1;
    int64_t farthest = 0;
    for (int i = 0; i < of->table.count; i++) {
        bay_point at = of->table.model[i].base.middle;
        int64_t on = (int64_t)at.x * onward.x + (int64_t)at.y * onward.y;
        if (!of->moves[i] || of->moved[i] || (next >= 0 && on <= farthest)) continue;
        next = i;
        farthest = on;
    }
    return next;
}

// Returns whether it has left the table.
static bool move(flight *of, int model, int halves) {
    trial40k_way_home way;
    trial40k_find_way_home(&of->table, of->foe, model, &way);
    bay_point end = end_of(of, &way, model, halves);
    of->table.model[model].base.middle = end;
    of->moved[model] = true;
    return trial40k_leaves_table(&way, end);
}

// Of all models of the party: who has fallen stays where he fell.
static void note(const flight *of, bool leaves, trial40k_place_told *told) {
    for (int i = 0; i < of->table.count; i++)
        if (kit_in(of->table.party, of->table.model[i].unit))
            told[i] = (trial40k_place_told){of->table.model[i].base.middle,
                                            leaves ? LEFT_TABLE : HAS_MOVED};
}

// TAR-149
void trial40k_flee(const trial40k_battle *b, trial40k_state *state, int unit, int halves,
                   bay_trace *why) {
    flight of;
    bay_point onward = trial40k_onward(b->unit[unit].home);
    bool leaves = false;
    find_flight(b, state, unit, &of);
    find_corridor(&of, onward);
    for (int next = next_of(&of, onward); next >= 0; next = next_of(&of, onward))
        leaves |= move(&of, next, halves);
    note(&of, leaves, trial40k_told_of(b, state)->model);
    kit_say_numbers(why, TELL_MOVES_BACK, b->unit[unit].side, unit, halves / 2, halves % 2);
    if (b->table.x) kit_tell(&b->common, why, TELL_LEAVES, unit, BAY_NO_UNIT, leaves);
}
