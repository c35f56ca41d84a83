// The leader of a charge, and the ways to place the others. Rulings.

#include "ground/plane/about.h"
#include "rules/trial40k/charge/charge.h"

// --- Who leads -------------------------------------------------------------------------------

// How near a model is to the nearest of those that it can contact; -1: it can contact none.
static int64_t reaches_at(const trial40k_table *table, int model, int64_t *near) {
    bool any = false;
    for (int enemy = 0; enemy < table->count; enemy++) {
        if (!trial40k_is_target(table, enemy)) continue;
        int64_t at = about_near(table->model[model].base, table->model[enemy].base);
        if (any && at >= *near) continue;
        if (!trial40k_can_contact(table, model, enemy)) continue;
        any = true;
        *near = at;
    }
    return any;
}

// Of those who can contact a target the nearest to any of the targets' models, all that are as
// near; each to the nearest whom it can contact, all that are as near to it. TAR-019, TAR-020,
//
int trial40k_first_movers(const trial40k_table *table,
                          trial40k_first_mover leader[TRIAL40K_LEADERS_MAX]) {
    int64_t nearest = INT64_MAX;
    bool literal = trial40k_reads(table->b, FIRST_MOVER, NEAREST_OF_ALL);
    int count = 0;
    for (int model = 0; model < table->count; model++) {
        if (!trial40k_is_own(table, model)) continue;
        int64_t here = trial40k_nearness(table, model), near = 0;
        if (here > nearest) continue;
        bool can = reaches_at(table, model, &near) && (!literal || near == here);
        if (!can && !literal) continue;
        if (here < nearest) count = 0;
        nearest = here;
        for (int enemy = 0; can && enemy < table->count; enemy++)
            if (trial40k_is_target(table, enemy) && count < TRIAL40K_LEADERS_MAX &&
                about_near(table->model[model].base, table->model[enemy].base) == near &&
                trial40k_can_contact(table, model, enemy))
                leader[count++] = (trial40k_first_mover){(uint8_t)model, (uint8_t)enemy};
    }
    return count;
}

// --- One after another -----------------------------------------------------------------------

typedef struct queue {
    int count;
    uint8_t model[TRIAL40K_CHARGE_MODELS_MAX];
} queue;

// Those who have not moved, by how near they are to the targets; those of one line of the file
// last. TAR-023
static queue nearest_first(const trial40k_table *table, int last) {
    int64_t rank[TRIAL40K_CHARGE_MODELS_MAX];
    queue of = {.count = 0};
    for (int model = 0; model < table->count; model++) {
        if (!trial40k_is_own(table, model) || table->moved[model]) continue;
        bool late = table->model[model].line == last;
        int64_t mine = trial40k_nearness(table, model) + (late ? INT64_MAX / 2 : 0);
        int at = of.count++;
        for (; at > 0 && rank[at - 1] > mine; at--) {
            rank[at] = rank[at - 1];
            of.model[at] = of.model[at - 1];
        }
        rank[at] = mine;
        of.model[at] = (uint8_t)model;
    }
    return of;
}

// Those as near stay in the order of all models.
static queue farthest_first(const trial40k_table *table) {
    queue near = nearest_first(table, TRIAL40K_NO_LINE), of = {.count = near.count};
    for (int end = near.count, at = 0; end > 0;) {
        int64_t rank = trial40k_nearness(table, near.model[end - 1]);
        int begin = end - 1;
        while (begin > 0 && trial40k_nearness(table, near.model[begin - 1]) == rank) begin--;
        for (int i = begin; i < end; i++) of.model[at++] = near.model[i];
        end = begin;
    }
    return of;
}

static void move_all(trial40k_table *table, const queue *of, kit_set rather) {
    for (int i = 0; i < of->count; i++) trial40k_follow(table, of->model[i], rather);
}

// --- What comes of it ------------------------------------------------------------------------

typedef struct count_of {
    int touching, touched, support;
} count_of;

static count_of count_up(const trial40k_table *table) {
    count_of of = {0, 0, 0};
    for (int i = 0; i < table->count; i++) {
        const trial40k_model *model = &table->model[i];
        if (!trial40k_is_own(table, i)) continue;
        of.touching += model->touches != 0;
        of.support +=
            trial40k_stance_of(table->b, table->model, table->count, i).place == SUPPORT;
    }
    for (int i = 0; i < table->count; i++)
        for (int k = 0; k < table->count; k++) {
            if (!trial40k_is_own(table, k) || table->b->unit[table->model[i].unit].side ==
                                                  table->b->unit[table->model[k].unit].side)
                continue;
            if (!discs_touch(table->model[i].base, table->model[k].base)) continue;
            of.touched++;
            break;
        }
    return of;
}

// Is it the better way to engage as many as can be, or to keep as many back? Neither: the first
// stays. TAR-029
static bool is_better(count_of one, count_of other, bool back) {
    if (one.touching != other.touching) return (one.touching > other.touching) != back;
    if (!back && one.touched != other.touched) return one.touched > other.touched;
    return one.support > other.support;
}

void trial40k_place_toward(trial40k_table *table, kit_set rather) {
    queue of = nearest_first(table, TRIAL40K_NO_LINE);
    move_all(table, &of, rather);
}

void trial40k_place(trial40k_table *table, int way) {
    int last = way >= PLACE_LAST ? way - PLACE_LAST : TRIAL40K_NO_LINE;
    if (way >= PLACE_TOWARD && way < PLACE_LAST) {
        int enemy = table->b->attackers + way - PLACE_TOWARD;
        trial40k_place_toward(table, table->b->unit[enemy].party);
        return;
    }
    queue of = way == FAR_FIRST ? farthest_first(table) : nearest_first(table, last);
    move_all(table, &of, 0);
}

static trial40k_table placed(const trial40k_table *table, int way) {
    trial40k_table made = *table;
    trial40k_place(&made, way);
    return made;
}

// --- Those that differ -----------------------------------------------------------------------

// Those besides both orders.
static int other_ways(const trial40k_table *table, uint8_t way[TRIAL40K_OTHER_WAYS]) {
    const trial40k_battle *b = table->b;
    kit_set named = trial40k_hosts(b, table->targets);
    int count = 0, lines = 0;
    if (kit_size(named) > 1)
        KIT_EACH (unit, named) way[count++] = (uint8_t)(PLACE_TOWARD + unit - b->attackers);
    for (int line = 0; line < b->lines; line++)
        lines += kit_in(table->party, b->line[line].unit);
    for (int line = 0; lines > 1 && line < b->lines && count < TRIAL40K_OTHER_WAYS; line++)
        if (kit_in(table->party, b->line[line].unit))
            way[count++] = (uint8_t)(PLACE_LAST + line);
    return count;
}

static bool same(const trial40k_table *one, const trial40k_table *other) {
    bool all = true;
    for (int i = 0; all && i < one->count; i++) {
        bay_point a = one->model[i].base.middle, b = other->model[i].base.middle;
        all = a.x == b.x && a.y == b.y;
    }
    return all;
}

static trial40k_ways bit(int way) {
    return (trial40k_ways)1 << way;
}

// Which of both orders engages most, and which keeps most back: of equals nearest first engages,
// farthest first keeps back.
static void find_orders(const trial40k_table *table, trial40k_table order[TRIAL40K_ORDERS],
                        bool *most, bool *back) {
    for (int i = NEAR_FIRST; i <= FAR_FIRST; i++) order[i] = placed(table, i);
    count_of near = count_up(&order[NEAR_FIRST]), far = count_up(&order[FAR_FIRST]);
    *most = is_better(far, near, false);
    *back = !is_better(near, far, true);
}

void trial40k_engage_most(trial40k_table *table) {
    trial40k_table order[TRIAL40K_ORDERS];
    bool most, back;
    find_orders(table, order, &most, &back);
    *table = order[most];
}

trial40k_ways trial40k_find_ways(const trial40k_table *table,
                                 trial40k_table order[TRIAL40K_ORDERS]) {
    trial40k_table known[TRIAL40K_WAYS_MAX];
    uint8_t way[TRIAL40K_OTHER_WAYS];
    int others = other_ways(table, way), count = 1;
    bool most, back;
    find_orders(table, order, &most, &back);
    trial40k_ways ways = bit(OFFERS_MOST) | (most ? bit(MOST_IS_FAR) : 0);
    known[0] = order[most];
    if (!same(&order[back], &order[most])) {
        ways |= bit(OFFERS_BACK) | (back ? bit(BACK_IS_FAR) : 0);
        known[count++] = order[back];
    }
    for (int i = 0; i < others; i++) {
        bool is_known = false;
        known[count] = placed(table, way[i]);
        for (int k = 0; k < count; k++) is_known |= same(&known[k], &known[count]);
        if (is_known) continue;
        ways |= bit(way[i]);
        count++;
    }
    return ways;
}

static kit_set touched_by(const trial40k_table *table) {
    kit_set all = 0;
    for (int i = 0; i < table->count; i++)
        if (trial40k_is_own(table, i)) all |= table->model[i].touches;
    return all;
}

// Of each target somebody, of itself or who has joined it. TAR-013
static bool touches_each(const trial40k_table *table) {
    kit_set touched = touched_by(table);
    bool all = true;
    KIT_EACH (unit, trial40k_hosts(table->b, table->targets))
        all &= (table->b->unit[unit].party & touched) != 0;
    return all;
}

static bool touches_each_by(const trial40k_table *table, trial40k_first_mover leader) {
    trial40k_table led = *table;
    uint8_t way[TRIAL40K_WAYS_MAX] = {NEAR_FIRST, FAR_FIRST};
    int count = 2 + other_ways(table, way + 2);
    trial40k_lead(&led, leader.model, leader.enemy);
    for (int i = 0; i < count; i++) {
        trial40k_table made = placed(&led, way[i]);
        if (touches_each(&made)) return true;
    }
    return false;
}

bool trial40k_touches_all(const trial40k_table *table) {
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    int leaders = trial40k_first_movers(table, leader);
    bool any = false;
    for (int i = 0; !any && i < leaders; i++) any = touches_each_by(table, leader[i]);
    return any;
}
