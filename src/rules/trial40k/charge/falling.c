// The order in which the models of a group fall, from the positions when the fight begins. Ruling
//

#include "ground/plane/about.h"
#include "ground/plane/way.h"
#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/charge/links.h"

#include <string.h>

// A party, and its enemies.
typedef struct crowd {
    int count, enemies;
    trial40k_stander model[TRIAL40K_PLACES_MAX], enemy[TRIAL40K_PLACES_MAX];
    uint8_t link[TRIAL40K_PLACES_MAX * TRIAL40K_LINK_BYTES_MAX];
    bool together; // every two of them are near each other
} crowd;

static void find_links(crowd *of) {
    int bytes = trial40k_link_bytes(of->count);
    memset(of->link, 0, (size_t)of->count * (size_t)bytes);
    of->together = trial40k_link(of->model, of->count, bytes, of->link);
}

static void gather(const trial40k_battle *b, const trial40k_state *state, int unit, crowd *of) {
    const trial40k_unit *u = &b->unit[unit];
    of->count = trial40k_standing(b, state, NULL, u->party, of->model);
    of->enemies = trial40k_standing(b, state, NULL, trial40k_side(b, 1 - u->side), of->enemy);
    find_links(of);
}

// Those of units as the file has them.
static int in_file(const trial40k_battle *b, kit_set units, trial40k_stander *stand) {
    int count = 0;
    KIT_EACH (unit, units) TRIAL40K_EACH_GROUP(b, group, unit) {
            const trial40k_group *g = &b->group[group];
            for (int place = g->stand; place < g->stand + g->models; place++)
                stand[count++] = (trial40k_stander){.base = {b->place[place], g->base},
                                                    .unit = (uint8_t)unit,
                                                    .group = (uint8_t)group,
                                                    .place = (uint8_t)place};
        }
    return count;
}

static void gather_in_file(const trial40k_battle *b, int unit, crowd *of) {
    const trial40k_unit *u = &b->unit[unit];
    of->count = in_file(b, u->party, of->model);
    of->enemies = in_file(b, trial40k_side(b, 1 - u->side), of->enemy);
    find_links(of);
}

// Who falls before others: how near the nearest enemy is; of those as near how far apart it is
// from its own, and from all enemies, in sums of squares of the distances of middles.
enum { NEAR, FROM_OWN, FROM_ENEMIES, RANKS };
typedef struct ranking {
    int64_t by[RANKS];
} ranking;

static int64_t nearness(const crowd *of, int model) {
    int64_t least = INT64_MAX;
    for (int i = 0; i < of->enemies; i++) {
        int64_t near = about_near(of->model[model].base, of->enemy[i].base);
        if (near < least) least = near;
    }
    return least;
}

static int64_t squares(bay_point from, const trial40k_stander *stand, int count) {
    int64_t sum = 0;
    for (int i = 0; i < count; i++) sum += way_square(from, stand[i].base.middle);
    return sum;
}

static ranking rank_of(const crowd *of, int model) {
    bay_point at = of->model[model].base.middle;
    return (ranking){{[NEAR] = nearness(of, model),
                      [FROM_OWN] = squares(at, of->model, of->count),
                      [FROM_ENEMIES] = squares(at, of->enemy, of->enemies)}};
}

static bool is_less(const ranking *one, const ranking *other) {
    int at = 0;
    while (at < RANKS && one->by[at] == other->by[at]) at++;
    return at < RANKS && one->by[at] < other->by[at];
}

static bool hang_without(const crowd *of, trial40k_some all, int model) {
    if (of->together) return true;
    trial40k_links links = trial40k_links_in(of->link, trial40k_link_bytes(of->count));
    trial40k_drop(&all, model);
    return trial40k_are_linked(&links, all, all);
}

// Who of a group that is left is next, rank[] by model of the group.
static int next_of(const crowd *of, trial40k_some all, int first, int count,
                   const ranking *rank) {
    int next = -1;
    for (int must = 1; next < 0 && must >= 0; must--)
        for (int i = 0; i < count; i++)
            if (trial40k_has(&all, first + i) &&
                (next < 0 || !is_less(&rank[i], &rank[next])) &&
                (!must || hang_without(of, all, first + i)))
                next = i;
    return next;
}

// Puts the places of a group's models into order: who falls last is the first. TAR-118
static void order_group(const crowd *of, int first, int count, bay_point *place) {
    ranking rank[TRIAL40K_MODELS_MAX];
    trial40k_some all = trial40k_these(0, of->count);
    for (int i = 0; i < count; i++) rank[i] = rank_of(of, first + i);
    for (int left = count; left > 0; left--) {
        int next = next_of(of, all, first, count, rank);
        place[left - 1] = of->model[first + next].base.middle;
        trial40k_drop(&all, first + next);
    }
}

// How many of a crowd are of the group of one of them, the first of it.
static int of_group(const crowd *of, int first) {
    int end = first;
    while (end < of->count && of->model[end].group == of->model[first].group) end++;
    return end - first;
}

void trial40k_order_casualties(trial40k_battle *b) {
    crowd of;
    for (int unit = 0; b->places && unit < b->count; unit++) {
        gather_in_file(b, unit, &of);
        b->unit[unit].loose = !of.together;
        for (int i = 0, count = 0; i < of.count; i += count) {
            count = of_group(&of, i);
            if (of.model[i].unit == unit)
                order_group(&of, i, count, &b->place[of.model[i].place]);
        }
    }
}

// --- When charges are over -------------------------------------------------------------------

// Those of a line that stand in one way are one after another.
static void sort_line(const trial40k_battle *b, trial40k_state *state,
                      const trial40k_line *line, const int *row) {
    bay_point sorted[TRIAL40K_CHARGE_MODELS_MAX];
    int count = 0;
    for (int way = line->row; way < line->row + line->rows; way++)
        for (int i = 0; i < line->models; i++)
            if (row[line->stand + i] == way)
                sorted[count++] = trial40k_place_now(b, state, line->stand + i);
    for (int i = 0; i < count; i++) trial40k_set_place(b, state, line->stand + i, sorted[i]);
}

void trial40k_settle_casualties(const trial40k_battle *b, trial40k_state *state,
                                const int *row) {
    crowd of;
    bay_point place[TRIAL40K_MODELS_MAX];
    for (int line = 0; line < b->lines; line++) sort_line(b, state, &b->line[line], row);
    for (int unit = 0; unit < b->count; unit++) {
        gather(b, state, unit, &of);
        if (!of.together) trial40k_units(b, state)[unit].flags |= LOOSE;
        for (int i = 0, count = 0; i < of.count; i += count) {
            count = of_group(&of, i);
            if (of.model[i].unit != unit || count == 1) continue;
            order_group(&of, i, count, place);
            for (int k = 0; k < count; k++)
                trial40k_set_place(b, state, of.model[i].place + k, place[k]);
        }
    }
}
