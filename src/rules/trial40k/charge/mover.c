// Chooses the place of a model among those to which it may go. Rulings.

#include "ground/plane/about.h"
#include "rules/trial40k/charge/walk.h"

// Who may be moved into contact with: those of the units that were named. TAR-015
bool trial40k_is_target(const trial40k_table *table, int model) {
    return kit_in(table->targets, table->model[model].unit);
}

int64_t trial40k_nearness(const trial40k_table *table, int mover) {
    int64_t least = INT64_MAX;
    for (int i = 0; i < table->count; i++) {
        if (!trial40k_is_target(table, i)) continue;
        int64_t near = about_near(table->model[mover].base, table->model[i].base);
        if (near < least) least = near;
    }
    return least;
}

// --- Its places ------------------------------------------------------------------------------

// Whom it may touch, or be near, and how a place is preferred to others that do as well.
typedef struct quest {
    const trial40k_table *table;
    int mover;
    trial40k_walker *walks;
    bool straight;                           // only straight ways are tried
    bool contact;                            // it is to touch
    bool counts[TRIAL40K_CHARGE_MODELS_MAX]; // one of these
    bool leads;                              // nobody of its unit has moved
    bool any;                                // any place will do
    kit_set rather;                          // of units: whom it touches before others
    bool found;
    bay_point place;
    int64_t value[6]; // of the best place so far, less first
} quest;

static bool reaches(const quest *of, ground_disc there, int model) {
    ground_disc other = of->table->model[model].base;
    return of->contact ? discs_touch(there, other) : discs_within(there, other, TRIAL40K_NEAR);
}

static bool is_coherent(const quest *of, ground_disc there) {
    bool any = of->leads;
    for (int i = 0; !any && i < of->table->count; i++)
        any = i != of->mover && trial40k_is_own(of->table, i) && of->table->moved[i] &&
              discs_within(there, of->table->model[i].base, TRIAL40K_NEAR); // TAR-024
    return any;
}

// Does it end at whom it looks for; and at one of those whom it takes before others?
static bool does(const quest *of, ground_disc there, bool *rather) {
    bool any = false;
    *rather = false;
    for (int i = 0; i < of->table->count; i++) {
        if (!of->counts[i] || !reaches(of, there, i)) continue;
        any = true;
        *rather |= kit_in(of->rather, of->table->model[i].unit);
    }
    return any && is_coherent(of, there);
}

// What tells places apart to which the ways are as long: the enemy who is no target, then those
// of its unit who have moved and who have not, then the targets.
static void weigh(const quest *of, bay_point place, int64_t value[6]) {
    const trial40k_table *table = of->table;
    int64_t nearest = INT64_MAX;
    for (int i = 0; i < table->count; i++) {
        int64_t square = way_square(place, table->model[i].base.middle);
        if (i == of->mover) continue;
        if (trial40k_is_other_enemy(table, of->mover, i) && !trial40k_is_off(table, i) &&
            square < nearest)
            nearest = square;
        if (trial40k_is_own(table, i)) value[table->moved[i] ? 3 : 4] += square;
        if (trial40k_is_target(table, i)) value[5] += square;
    }
    value[2] = -nearest;
}

// How long a way to a better place may be; but for those who are touched before others.
static int64_t limit_of(const quest *of, bool rather) {
    bool as_well = of->found && !rather == of->value[0];
    return as_well ? of->value[1] : of->table->allowance;
}

static void try_place(quest *of, bay_point place) {
    bool rather = of->rather;
    ground_disc there = trial40k_moved_to(of->table, of->mover, place);
    bay_point from = of->table->model[of->mover].base.middle;
    if (of->any && of->found) return;
    if (!way_is_within(from, place, limit_of(of, rather))) return;
    if (!does(of, there, &rather)) return;
    int64_t value[6] = {!rather}, limit = limit_of(of, rather);
    if (of->found && value[0] > of->value[0]) return;
    bool stays = place.x == from.x && place.y == from.y;
    value[1] = stays ? 0 : trial40k_walk(of->walks, place, limit, of->straight);
    if (value[1] == WAY_NONE) return;
    weigh(of, place, value);
    int at = 0;
    while (of->found && at < 6 && value[at] == of->value[at]) at++;
    if (of->found && (at == 6 || value[at] > of->value[at])) return;
    of->found = true;
    of->place = place;
    for (int i = 0; i < 6; i++) of->value[i] = value[i];
}

static void try_about(quest *of, int model, int32_t gap) {
    bay_point place[ABOUT_PLACES];
    about_places(of->table->model[model].base, of->table->model[of->mover].base, gap, place);
    for (int i = 0; i < ABOUT_PLACES; i++) try_place(of, place[i]);
}

static void try_between(quest *of, int model) {
    bay_point place[ABOUT_BETWEEN];
    for (int i = 0; i < of->table->count; i++) {
        if (i == of->mover || i == model) continue;
        int count = about_both(of->table->model[model].base, of->table->model[i].base,
                               of->table->model[of->mover].base, place);
        for (int k = 0; k < count; k++) try_place(of, place[k]);
    }
}

// A place at which it touches is nearer than that by the tenth that is left and what rounding
// takes.
enum { CLOSER = 3 };

static bool is_in_reach(const quest *of, int model) {
    return about_near(of->table->model[of->mover].base, of->table->model[model].base) <=
           of->table->allowance + (of->contact ? CLOSER : TRIAL40K_NEAR);
}

static void try_all(quest *of) {
    for (int i = 0; i < of->table->count; i++) {
        if (!of->counts[i] || !is_in_reach(of, i)) continue;
        try_about(of, i, 0);
        if (of->any && of->found) return;
        if (of->contact)
            try_between(of, i);
        else
            try_about(of, i, TRIAL40K_NEAR);
    }
    if (!of->contact) try_place(of, of->table->model[of->mover].base.middle);
}

// All places that are tried lie about those that count, by what is left between edges and by
// rounding.
static void go_towards_them(const quest *of) {
    way_goal goal[TRIAL40K_CHARGE_MODELS_MAX];
    int goals = 0;
    ground_disc mover = of->table->model[of->mover].base;
    for (int i = 0; i < of->table->count; i++) {
        if (!of->counts[i] || !is_in_reach(of, i)) continue;
        ground_disc other = of->table->model[i].base;
        int32_t gap = of->contact ? CLOSER : TRIAL40K_NEAR;
        goal[goals++] = (way_goal){other.middle, about_reach(mover, other) + gap};
    }
    trial40k_walk_towards(of->walks, goal, goals);
}

// The straight ways first: few others are as short.
static void seek_by(quest *of) {
    of->straight = true;
    try_all(of);
    of->straight = false;
    go_towards_them(of);
    try_all(of);
}

// Where that is too far through difficult ground, it goes round. A-11
static void seek(quest *of) {
    seek_by(of);
    if (!trial40k_slows_some(of->table)) return;
    trial40k_begin_round(of->table, of->mover, of->walks);
    seek_by(of);
    trial40k_begin_walk(of->table, of->mover, of->walks);
}

static bool go(trial40k_table *table, quest *of) {
    seek(of);
    if (!of->found) return false;
    table->model[of->mover].base.middle = of->place;
    table->moved[of->mover] = true;
    trial40k_find_touching(table->b, table->model, table->count); // TAR-033
    return true;
}

// --- Who leads -------------------------------------------------------------------------------

static quest leading(const trial40k_table *table, int mover, int enemy) {
    quest of = {.table = table, .mover = mover, .contact = true, .leads = true};
    of.counts[enemy] = true;
    return of;
}

bool trial40k_can_contact(const trial40k_table *table, int mover, int enemy) {
    trial40k_walker walks;
    quest of = leading(table, mover, enemy);
    trial40k_begin_walk(table, mover, &walks);
    of.walks = &walks;
    of.any = true;
    seek(&of);
    return of.found;
}

bool trial40k_can_reach(const trial40k_table *table, kit_set enemies) {
    for (int i = 0; i < table->count; i++)
        for (int k = 0; k < table->count; k++)
            if (trial40k_is_own(table, i) && kit_in(enemies, table->model[k].unit) &&
                trial40k_can_contact(table, i, k))
                return true;
    return false;
}

void trial40k_lead(trial40k_table *table, int mover, int enemy) {
    trial40k_walker walks;
    quest of = leading(table, mover, enemy);
    trial40k_begin_walk(table, mover, &walks);
    of.walks = &walks;
    go(table, &of); // TAR-020
}

// --- Who follows -----------------------------------------------------------------------------

// The farthest sixteenth of a leg at which it may end; 0: none.
static int farthest_part(trial40k_walker *walks, bay_point to, int64_t leg) {
    const trial40k_table *table = walks->table;
    bay_point from = table->model[walks->mover].base.middle;
    int part = leg > 0 ? ABOUT_SIXTEEN : 0;
    while (part > 0 && trial40k_walk(walks, about_leg(from, to, leg, part), table->allowance,
                                     false) == WAY_NONE)
        part--;
    return part;
}

// Can it do none of the four, it goes towards its own as far as it may.
static void close_up(trial40k_table *table, int mover, trial40k_walker *walks) {
    int nearest = -1;
    int64_t least = INT64_MAX;
    for (int i = 0; i < table->count; i++) {
        if (i == mover || !trial40k_is_own(table, i) || !table->moved[i]) continue;
        int64_t near = about_near(table->model[mover].base, table->model[i].base);
        if (near >= least) continue;
        least = near;
        nearest = i;
    }
    table->moved[mover] = true;
    if (nearest < 0) return;
    bay_point *here = &table->model[mover].base.middle;
    bay_point to = table->model[nearest].base.middle;
    int64_t leg = least < table->allowance ? least : table->allowance;
    trial40k_walk_towards(walks, NULL, 0);
    int part = farthest_part(walks, to, leg), round = 0;
    if (trial40k_slows_some(table)) {
        trial40k_begin_round(table, mover, walks);
        round = farthest_part(walks, to, leg);
    }
    if (round > part) part = round;
    if (!part) return;
    *here = about_leg(*here, to, leg, part);
    trial40k_find_touching(table->b, table->model, table->count);
}

static quest following(const trial40k_table *table, int mover, kit_set rather, int part) {
    quest of = {.table = table, .mover = mover, .contact = part < 2, .rather = rather};
    for (int i = 0; i < table->count; i++) {
        bool target = trial40k_is_target(table, i),
             own = i != mover && trial40k_is_own(table, i);
        const bool among[] = {target && !table->model[i].touches, // TAR-025
                              target,                             // TAR-026
                              own && table->model[i].touches,     // TAR-027
                              own && table->moved[i]};            // TAR-028
        of.counts[i] = among[part];
    }
    return of;
}

int trial40k_part_it_can(const trial40k_table *table, int mover) {
    trial40k_walker walks;
    int part = 0;
    trial40k_begin_walk(table, mover, &walks);
    for (; part < TRIAL40K_PARTS; part++) {
        quest of = following(table, mover, 0, part);
        of.walks = &walks;
        of.any = true;
        seek(&of);
        if (of.found) break;
    }
    return part;
}

int trial40k_part_at(const trial40k_table *table, int mover, bay_point place) {
    int part = 0;
    bool rather;
    for (; part < TRIAL40K_PARTS; part++) {
        quest of = following(table, mover, 0, part);
        if (does(&of, trial40k_moved_to(table, mover, place), &rather)) break;
    }
    return part;
}

void trial40k_follow(trial40k_table *table, int mover, kit_set rather) {
    trial40k_walker walks;
    trial40k_begin_walk(table, mover, &walks);
    for (int part = 0; part < TRIAL40K_PARTS; part++) {
        quest of = following(table, mover, rather, part);
        of.walks = &walks;
        if (go(table, &of)) return;
    }
    close_up(table, mover, &walks);
}
