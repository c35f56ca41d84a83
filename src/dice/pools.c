// The odds of two pools, sorted and matched rank by rank: computed by face values, not by dice.
//
// The faces are taken from the highest down, and the dice that show each face are placed on it. The
// count is kept by how many dice of either side lie so far, i and j, and who won the pairs decided
// so far (pools_table.h). Placing u dice whose faces are not known weighs L^u / u!, so that at the
// end the product of a side's weights times U! / (L sides)^U, U dice in all, is the multinomial
// probability. Dice whose faces are known are placed with weight 1.
//
// Let x dice of the first side and y of the second show the face that is being placed.
//
//   i <= j   First the x dice: ranks i + 1 .. i + x; those up to j meet a die that lies already,
//            hence a higher one, and lose. Then the y dice: ranks above j; those up to i + x
//            meet an equal die: ties. The rest stay open.
//   i > j    The same with the sides exchanged.
//
// So one face takes two sweeps, each along one side only. During the first sweep of the case i <= j
// only b grows: a and t are kept. During the second only t grows: a and b are kept. With the kept
// two as the coordinates of a state a sweep adds whole states to one another. The two cases lie in
// two tables, `level` and `ahead`; between faces everything is in one, with coordinates (a, b).
//
// If a side wins ties, it places its dice of a face before the other side does, as if they were
// half a pip higher; then there are no ties.
//
// L = 2 U / sides keeps every number within the range of a double. All weights of a side that has
// placed k dice are together at most (2 U)^k / k!, hence 1e73, and a single way weighs at least L^k
// / k!, hence 1e-128 (both for 100 dice, the latter of 100 sides). So with two sides nothing
// overflows and no way vanishes: a sum is 0 only if there is no way.
#include "dice/odds.h"
#include "dice/pools_table.h"

#include <string.h>

// The dice of one side.
typedef struct pool {
    uint32_t dice, sides;
    uint32_t unknown;
    uint32_t to_come;   // known dice not placed yet
    uint32_t low, high; // dice placed, at least and at most
    uint8_t known[BAY_SIDES_MAX + 1];
    number weight[BAY_POOL_MAX + 1];
} pool;

// What a side does at one face: how many of its dice lie after it, and how many it places.
typedef struct placing {
    uint32_t low, high;
    uint32_t known; // this many known dice are placed here
    uint32_t most;  // and at most this many dice of unknown face
} placing;

typedef struct count {
    pool side[2];
    table level, ahead; // the first side not ahead, ahead
} count;

// One line of states along a side; `other` dice of the other side lie along all of it.
typedef struct line {
    const table *states;
    const pool *pool;
    placing now;
    bool second; // along the second side
    uint32_t other;
    uint32_t under; // only states with fewer dice than this count as a beginning
} line;

static uint32_t lesser(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

static number *line_state(const line *on, uint32_t dice) {
    return on->second ? table_state(on->states, on->other, dice)
                      : table_state(on->states, dice, on->other);
}

#ifdef BAY_RESIDUE

static void add(field f, number *restrict to, const number *restrict from, number weight,
                size_t size) {
    for (size_t i = 0; i < size; i++) to[i] = (to[i] + from[i] * weight) % f.prime;
}

#else

static void add(field f, number *restrict to, const number *restrict from, number weight,
                size_t size) {
    (void)f;
    for (size_t i = 0; i < size; i++) to[i] += from[i] * weight;
}

#endif

// Places the dice of one face along a line, in place: from the far end, so that every state still
// has its old value when it is added to those beyond it.
static void sweep_line(field f, const line *on) {
    const placing *now = &on->now;
    uint32_t end = lesser(on->pool->high + 1, on->under);
    for (uint32_t to = now->high + 1; to-- > now->low;) {
        number *target = line_state(on, to);
        bool stays = now->known == 0 && to >= on->pool->low && to < end;
        if (!stays) memset(target, 0, table_cells(lesser(to, on->other)) * sizeof *target);
        uint32_t reach = now->known + now->most;
        uint32_t from = to > reach ? to - reach : 0;
        if (from < on->pool->low) from = on->pool->low;
        for (; from < end && from + now->known <= to && from < to + !stays; from++)
            add(f, target, line_state(on, from), on->pool->weight[to - now->known - from],
                table_cells(lesser(from, on->other)));
    }
}

// Case i <= j of one face: the first side's dice, then the second's.
static void sweep_level(field f, const count *all, const placing now[2]) {
    const pool *first = &all->side[0], *second = &all->side[1];
    line along = {.states = &all->level, .pool = first, .now = now[0]};
    for (along.other = second->low; along.other <= second->high; along.other++) {
        along.under = along.other + 1;
        sweep_line(f, &along);
        for (uint32_t i = now[0].low; i <= now[0].high; i++)
            TWICE(table_flip_y)(line_state(&along, i), lesser(i, along.other));
    }
    along = (line){.states = &all->level, .pool = second, .now = now[1], .second = true};
    along.under = second->dice + 1;
    for (along.other = now[0].low; along.other <= now[0].high; along.other++)
        sweep_line(f, &along);
}

// Case i > j: the second side's dice, then the first's.
static void sweep_ahead(field f, const count *all, const placing now[2]) {
    const pool *first = &all->side[0], *second = &all->side[1];
    line along = {.states = &all->ahead, .pool = second, .now = now[1], .second = true};
    for (along.other = first->low; along.other <= first->high; along.other++) {
        along.under = along.other;
        sweep_line(f, &along);
        for (uint32_t j = now[1].low; j <= now[1].high; j++)
            TWICE(table_flip_x)(line_state(&along, j), lesser(j, along.other));
    }
    along = (line){.states = &all->ahead, .pool = first, .now = now[0]};
    along.under = first->dice + 1;
    for (along.other = now[1].low; along.other <= now[1].high; along.other++)
        sweep_line(f, &along);
}

// Splits the states, which are all in `level` by (a, b): i <= j stay there, by (a, t); the others
// go into `ahead`, by (t, b).
static void part(const count *all) {
    for (uint32_t i = all->side[0].low; i <= all->side[0].high; i++)
        for (uint32_t j = all->side[1].low; j <= all->side[1].high; j++) {
            uint32_t m = lesser(i, j);
            number *state = table_state(&all->level, i, j);
            if (i <= j) {
                TWICE(table_flip_y)(state, m);
            } else {
                number *moved = table_state(&all->ahead, i, j);
                memcpy(moved, state, table_cells(m) * sizeof *moved);
                TWICE(table_flip_x)(moved, m);
            }
        }
}

// Adds what is in `ahead` to `level`.
static void join(field f, const count *all) {
    for (uint32_t i = all->side[0].low; i <= all->side[0].high; i++)
        for (uint32_t j = all->side[1].low; j <= all->side[1].high; j++)
            add(f, table_state(&all->level, i, j), table_state(&all->ahead, i, j),
                number_of(f, 1), table_cells(lesser(i, j)));
}

// What a side places at `face`; nothing if it is not its turn.
static placing placing_at(pool *side, uint32_t face, bool turn) {
    placing now = {.low = side->low, .high = side->high};
    if (!turn || face > side->sides) return now;
    now.known = side->known[face];
    now.most = side->unknown;
    side->to_come -= now.known;
    now.low = face == 1 ? side->dice : side->low + now.known;
    now.high = side->dice - side->to_come;
    return now;
}

static void place(field f, count *all, uint32_t face, bool turn_of_first, bool turn_of_second) {
    placing now[2] = {placing_at(&all->side[0], face, turn_of_first),
                      placing_at(&all->side[1], face, turn_of_second)};
    bool some_ahead = all->side[0].high > all->side[1].low;
    part(all);
    sweep_level(f, all, now);
    if (some_ahead) sweep_ahead(f, all, now);
    for (int side = 0; side < 2; side++) {
        all->side[side].low = now[side].low;
        all->side[side].high = now[side].high;
    }
    if (some_ahead) join(f, all);
}

static void pool_begin(field f, pool *side, const bay_throw *pools, int which, thrown so_far) {
    uint32_t dice = pools->dice[which], before = which == 0 ? 0 : pools->dice[0];
    uint32_t known = so_far.count > before ? lesser((uint32_t)so_far.count - before, dice) : 0;
    memset(side->known, 0, sizeof side->known);
    for (uint32_t i = 0; i < known; i++) side->known[so_far.faces[before + i]]++;
    side->dice = dice;
    side->sides = pools->sides[which];
    side->unknown = dice - known;
    side->to_come = known;
    side->low = side->high = 0;
    side->weight[0] = number_of(f, 1);
    for (uint32_t u = 1; u <= side->unknown; u++)
        side->weight[u] = number_div(
            f, number_mul(f, side->weight[u - 1], number_of(f, (int64_t)2 * side->unknown)),
            number_of(f, (int64_t)side->sides * u));
}

// U! / (L sides)^U = product of u / (2 U)
static number pool_scale(field f, const pool *side) {
    number scale = number_of(f, 1),
           twice = number_inverse(f, number_of(f, (int64_t)2 * side->unknown));
    for (uint32_t u = 1; u <= side->unknown; u++)
        scale = number_mul(f, scale, number_mul(f, number_of(f, u), twice));
    return scale;
}

// Counts all ways; the last state's cells are left in `level`, by (a, b).
static const number *count_ways(field f, count *all, const bay_throw *pools, thrown so_far,
                                number *space) {
    size_t size = table_size(pools);
    size_t *at = (size_t *)(void *)(space + 2 * size), next = 0;
    all->level = (table){space, at, pools->dice[1] + 1U};
    all->ahead = (table){space + size, at, pools->dice[1] + 1U};
    for (uint32_t i = 0; i <= pools->dice[0]; i++)
        for (uint32_t j = 0; j <= pools->dice[1]; j++) {
            at[i * all->level.row + j] = next;
            next += table_cells(lesser(i, j));
        }
    for (int side = 0; side < 2; side++) pool_begin(f, &all->side[side], pools, side, so_far);
    *table_state(&all->level, 0, 0) = number_of(f, 1);
    for (uint32_t face = pools->sides[pools->sides[1] > pools->sides[0]]; face > 0; face--) {
        if (pools->ties == BAY_TIES_NOBODY) {
            place(f, all, face, true, true);
        } else {
            place(f, all, face, pools->ties == BAY_TIES_FIRST, pools->ties == BAY_TIES_SECOND);
            place(f, all, face, pools->ties == BAY_TIES_SECOND, pools->ties == BAY_TIES_FIRST);
        }
    }
    return table_state(&all->level, pools->dice[0], pools->dice[1]);
}

bay_status TWICE(pools_odds)(field f, const bay_throw *pools, thrown so_far,
                             const odds_out *out) {
    count all;
    const number *ways = count_ways(f, &all, pools, so_far, out->space);
    number scale = number_mul(f, pool_scale(f, &all.side[0]), pool_scale(f, &all.side[1]));
    uint32_t pairs = lesser(pools->dice[0], pools->dice[1]);
    for (uint32_t first = 0; first <= pairs; first++)
        for (uint32_t second = 0; first + second <= pairs; second++) {
            number way = ways[table_cell(first, second)];
            out->p[second * (pairs + 1) + first] = number_mul(f, way, scale);
            if (out->can) out->can[second * (pairs + 1) + first] = !number_is_zero(way);
        }
    return BAY_OK;
}
