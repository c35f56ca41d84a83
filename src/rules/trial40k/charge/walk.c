// The way of a model to a place, round everything that it may not cross. Rulings,
//

#include "rules/trial40k/charge/walk.h"

#include "ground/plane/about.h"

bool trial40k_is_other_enemy(const trial40k_table *table, int mover, int model) {
    const trial40k_battle *b = table->b;
    return b->unit[table->model[mover].unit].side != b->unit[table->model[model].unit].side &&
           !trial40k_is_target(table, model);
}

ground_disc trial40k_moved_to(const trial40k_table *table, int mover, bay_point place) {
    return (ground_disc){place, table->model[mover].base.diameter};
}

// At a place within its limit; so nobody but who may be in its way is near.
static bool may_stand(const trial40k_walker *of, bay_point place) {
    if (trial40k_is_beyond(place)) return false;
    ground_disc there = trial40k_moved_to(of->table, of->mover, place);
    for (int i = 0; i < of->count; i++)
        if (discs_closer(there, of->round[i].base, of->round[i].away)) return false;
    for (int i = 0; i < of->walls; i++)
        if (outline_holds(&of->wall[i], place)) return false;
    return true;
}

void trial40k_walk_towards(trial40k_walker *of, const way_goal *goal, int goals) {
    of->mapped = WAY_NONE;
    of->goals = goals;
    for (int i = 0; i < goals; i++) of->goal[i] = goal[i];
}

// The outline about a disc; about those of one radius it is alike.
typedef struct shape {
    int32_t radius;
    ground_outline outline;
} shape;

static ground_outline shape_about(shape *of, bay_point middle, int32_t radius) {
    if (of->radius != radius) *of = (shape){radius, outline_of_disc((bay_point){0, 0}, radius)};
    return outline_moved(&of->outline, middle);
}

// Who stands farther off than it could go is not in its way.
static void begin(const trial40k_table *table, int mover, bool round, trial40k_walker *of) {
    ground_disc from = table->model[mover].base;
    shape last = {.radius = 0};
    of->table = table;
    of->mover = mover;
    of->limit = round ? table->allowance : table->slowed;
    of->count = 0;
    trial40k_walk_towards(of, NULL, 0);
    unsigned kinds = 1u << IMPASSABLE | (round ? 1u << DIFFICULT : 0);
    of->walls = trial40k_walls(table->b, from, of->limit, kinds, of->wall); // TAR-010
    of->stuck = round && trial40k_stands_on(table->b, from, DIFFICULT);     // TAR-035
    for (int i = 0; i < table->count; i++) {
        ground_disc other = table->model[i].base;
        int32_t reach = about_reach(from, other);
        int32_t away = trial40k_is_other_enemy(table, mover, i) ? TRIAL40K_KEEP_AWAY : 0;
        int64_t beyond = 2 * (int64_t)(reach + away);
        if (i == mover || !way_is_within(from.middle, other.middle, of->limit + beyond))
            continue;
        trial40k_obstacle *next = &of->round[of->count++];
        next->about =
            shape_about(&last, other.middle, reach + away); // TAR-030, TAR-031, TAR-032
        next->held = outline_holds(&next->about, from.middle);
        next->has_within = false;
        next->base = other;
        next->away = away;
        next->far = way_straight(from.middle, other.middle) - beyond;
        next->touch = reach;
        next->reach = reach + away;
    }
}

void trial40k_begin_walk(const trial40k_table *table, int mover, trial40k_walker *of) {
    begin(table, mover, table->round, of);
}

void trial40k_begin_round(const trial40k_table *table, int mover, trial40k_walker *of) {
    begin(table, mover, true, of);
}

// Who touches a base, or keeps his distance, may stand within the outline about it.
static const ground_outline *within(const trial40k_walker *of, trial40k_obstacle *one) {
    bay_point from = of->table->model[of->mover].base.middle;
    if (!one->has_within) {
        one->within = outline_within_disc(one->base.middle, one->reach);
        if (outline_holds(&one->within, from)) // it began within an inch, and may leave
            one->within = outline_within_disc(one->base.middle, one->touch);
        one->has_within = true;
    }
    return &one->within;
}

// Those that the last leg of a way of that length to a place may run through.
static uint32_t last_round(trial40k_walker *of, bay_point place, int64_t limit,
                           const ground_outline *round[WAY_OUTLINES_MAX]) {
    uint32_t count = 0;
    for (int i = 0; i < of->walls; i++) round[count++] = &of->wall[i];
    for (int i = 0; i < of->count; i++) {
        trial40k_obstacle *one = &of->round[i];
        if (!way_is_within(one->base.middle, place, limit - one->far + 2 * (int64_t)one->reach))
            continue;
        bool inner = one->held || outline_holds(&one->about, place);
        round[count++] = inner ? within(of, one) : &one->about;
    }
    return count;
}

static void find_map(trial40k_walker *of, int64_t limit) {
    ground_outline round[WAY_OUTLINES_MAX];
    uint32_t count = 0;
    for (int i = 0; i < of->walls; i++) round[count++] = of->wall[i];
    for (int i = 0; i < of->count; i++)
        if (of->round[i].far <= limit)
            round[count++] =
                of->round[i].held ? *within(of, &of->round[i]) : of->round[i].about;
    way_map_make(&of->map, round, count, of->table->model[of->mover].base.middle,
                 &(way_search){.goal = of->goal, .goals = (uint32_t)of->goals, .limit = limit});
    of->mapped = limit;
}

int64_t trial40k_walk(trial40k_walker *of, bay_point place, int64_t limit, bool straight) {
    bay_point from = of->table->model[of->mover].base.middle;
    const ground_outline *round[WAY_OUTLINES_MAX];
    if (of->limit < limit) limit = of->limit;
    if (of->stuck || !way_is_within(from, place, limit) || !may_stand(of, place))
        return WAY_NONE;
    int64_t length = way_straight(from, place);
    uint32_t count = last_round(of, place, straight ? length : limit, round);
    if (way_is_free(round, count, from, place)) return length;
    if (straight) return WAY_NONE;
    if (of->mapped < limit) find_map(of, limit);
    return way_map_to(&of->map, round, count, place, limit);
}
