// How far models can fall back, and which are trapped. Ruling R-30.

#include "rules/trial40k/after/home.h"

#include "rules/trial40k/charge/standing.h"
#include "rules/trial40k/charge/walk.h"

#include <string.h>

// --- Who is left, and who is in the way ------------------------------------------------------

void trial40k_find_left(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, bool *stands) {
    memset(stands, 0, sizeof *stands * b->places);
    for (int group = 0; group < b->groups; group++) {
        int first = trial40k_first_place(b, state, group);
        int end = first + trial40k_left_of(b, state, told, group);
        for (int place = first; place < end; place++) stands[place] = true;
    }
}

// Enemies who have fought none of those who fall back together. A-61
static kit_set foes_of(const trial40k_battle *b, const trial40k_state *state, int unit) {
    kit_set enemies = trial40k_side(b, 1 - b->unit[unit].side);
    return trial40k_there(b, state, enemies) & ~trial40k_party_engaged(b, state, unit);
}

void trial40k_find_foes(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_table *table, int unit, bool *foe) {
    kit_set foes = foes_of(b, state, unit);
    bool stands[TRIAL40K_CHARGE_MODELS_MAX];
    trial40k_find_left(b, state, NULL, stands);
    for (int i = 0; i < table->count; i++)
        foe[i] = stands[i] && kit_in(foes, table->model[i].unit);
}

// --- How far a model can go ------------------------------------------------------------------

typedef struct how_far {
    uint8_t reach, ground; // half inches
} how_far;

static bool note_any(void *of, bay_point end) {
    (void)end;
    *(bool *)of = true;
    return false;
}

static int reach_of(const trial40k_way_home *way) {
    for (int halves = TRIAL40K_FAR_BACK; halves > 0; halves--) {
        bool any = false;
        way_ends(&way->map, way->round, way->count, (int64_t)halves * TRIAL40K_HALF_INCH,
                 &(way_visitor){.visit = note_any, .of = &any});
        if (any) return halves;
    }
    return 0;
}

// The best of its ends, and whether the way to it, or to one as good, meets difficult ground.
typedef struct best_end {
    const trial40k_way_home *way;
    bool found, meets;
    int64_t on, far; // the second squared
} best_end;

// Whether an end is at least as good as the best so far: farther on, or as far on and no farther
// off.
static bool is_as_good(const void *of, bay_point end) {
    const best_end *best = of;
    bay_point from = best->way->from.middle;
    int64_t on = trial40k_farther_on(best->way, from, end);
    return !best->found || on > best->on ||
           (on == best->on && way_square(from, end) <= best->far);
}

// Whether as far on as the best can be reached from a place.
static bool may_be_as_good(const void *of, bay_point from, int64_t left) {
    const best_end *best = of;
    return !best->found ||
           trial40k_farther_on(best->way, best->way->from.middle, from) + left + 1 >= best->on;
}

static bool note_best(void *of, bay_point end) {
    best_end *best = of;
    bay_point from = best->way->from.middle;
    int64_t on = trial40k_farther_on(best->way, from, end), far = way_square(from, end);
    bool as_good = best->found && on == best->on && far == best->far;
    bool meets = trial40k_meets(best->way->b, (ground_leg){from, end}, DIFFICULT);
    best->meets = meets || (as_good && best->meets);
    best->found = true;
    best->on = on;
    best->far = far;
    return true;
}

// Whether a piece of ground lies behind the model, or farther on or farther to a side than
// anybody goes: no straight way to an end meets it.
static bool is_aside(const trial40k_way_home *way, const trial40k_terrain *piece) {
    enum { MOST = TRIAL40K_FARTHEST_BACK + 1 }; // an end is rounded
    bool behind = true, beyond = true, left = true, right = true;
    bay_point from = way->from.middle, onward = way->onward;
    for (int i = 0; i < piece->count; i++) {
        bay_point at = way->b->corner[piece->first + i];
        int64_t on = trial40k_farther_on(way, from, at);
        int64_t across =
            ((int64_t)at.x - from.x) * onward.y - ((int64_t)at.y - from.y) * onward.x;
        behind &= on < -1;
        beyond &= on > MOST;
        left &= across < -MOST;
        right &= across > MOST;
    }
    return behind || beyond || left || right;
}

static bool may_meet_difficult(const trial40k_way_home *way) {
    bool any = false;
    for (int i = 0; i < way->b->terrains; i++) {
        const trial40k_terrain *piece = &way->b->terrain[i];
        any |= piece->kind == DIFFICULT && !is_aside(way, piece);
    }
    return any;
}

// Straight on the model gets as far as by any way, and there is one such end: where that way is
// free it is the best.
static bool meets_difficult(const trial40k_way_home *way, int64_t length) {
    bay_point from = way->from.middle;
    bay_point on = {from.x + way->onward.x * (int32_t)length,
                    from.y + way->onward.y * (int32_t)length};
    if (way_is_clear(way->round, way->count, from, on, &(uint32_t){0}))
        return trial40k_meets(way->b, (ground_leg){from, on}, DIFFICULT);
    best_end best = {.way = way};
    way_ends(&way->map, way->round, way->count, length,
             &(way_visitor){may_be_as_good, is_as_good, note_best, &best});
    return best.meets;
}

static int ground_of(const trial40k_way_home *way) {
    if (trial40k_stands_on(way->b, way->from, DIFFICULT)) return 0;
    if (!may_meet_difficult(way)) return TRIAL40K_NEVER;
    for (int halves = 1; halves <= TRIAL40K_FAR_BACK; halves++)
        if (meets_difficult(way, (int64_t)halves * TRIAL40K_HALF_INCH))
            return halves; // TAR-173
    return TRIAL40K_NEVER;
}

static how_far measure(const trial40k_table *table, const bool *foe, int model) {
    trial40k_way_home way;
    trial40k_find_way_home(table, foe, model, &way);
    return (how_far){(uint8_t)reach_of(&way), (uint8_t)ground_of(&way)};
}

// --- As a combat begins ----------------------------------------------------------------------

// How far a model can go, and where it meets difficult ground.
static uint8_t *note_of(const trial40k_battle *b, trial40k_state *state, int model) {
    return state->bytes + trial40k_before_home(b) + TRIAL40K_HOME_BYTES * (size_t)model;
}

static how_far noted(const trial40k_battle *b, const trial40k_state *state, int model) {
    const uint8_t *its =
        state->bytes + trial40k_before_home(b) + TRIAL40K_HOME_BYTES * (size_t)model;
    return (how_far){its[0], its[1]};
}

// May how far it falls back matter, of somebody of the combat in hand, whoever of it is left?
static bool anybody_is_hemmed(const trial40k_battle *b, const trial40k_state *state) {
    bool moved = trial40k_reads(b, SWEEP_CMP, WHAT_IS_MOVED), any = false;
    for (int line = 0; line < b->lines; line++)
        for (int i = 0; i < b->line[line].models; i++) {
            how_far its = noted(b, state, b->line[line].stand + i);
            any |= kit_in(state->combat, b->line[line].unit) &&
                   (its.reach < TRIAL40K_FAR_BACK || (moved && its.ground != TRIAL40K_NEVER));
        }
    return any;
}

void trial40k_note_home(const trial40k_battle *b, trial40k_state *state) {
    if (!b->hems) return;
    trial40k_table table;
    trial40k_places_now(b, state, &table);
    KIT_EACH (unit, state->combat) {
        bool foe[TRIAL40K_CHARGE_MODELS_MAX];
        trial40k_find_foes(b, state, &table, unit, foe);
        for (int i = 0; i < table.count; i++)
            if (table.model[i].unit == unit) {
                how_far its = measure(&table, foe, i);
                note_of(b, state, i)[0] = its.reach;
                note_of(b, state, i)[1] = its.ground;
            }
    }
    state->bytes[trial40k_before_hemmed(b)] = anybody_is_hemmed(b, state);
}

void trial40k_forget_home(const trial40k_battle *b, trial40k_state *state) {
    if (b->hems) memset(note_of(b, state, 0), 0, TRIAL40K_HOME_BYTES * (size_t)b->places + 1);
}

// --- How far who falls back together can -----------------------------------------------------

// Has an enemy of the same combat who has not fought it lost models since that was noted?
static bool is_stale(const trial40k_battle *b, const trial40k_state *state, int unit) {
    bool stale = false;
    KIT_EACH (enemy, foes_of(b, state, unit) & state->combat)
        TRIAL40K_EACH_GROUP(b, group, enemy)
    stale |= trial40k_groups_now(b, state)[group].left != trial40k_begun(b, state, group);
    return stale;
}

static how_far least_of(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, int unit) {
    kit_set party = trial40k_party(b, state, unit);
    bool foe[TRIAL40K_CHARGE_MODELS_MAX];
    bool stale = is_stale(b, state, unit);
    how_far least = {TRIAL40K_FAR_BACK, TRIAL40K_NEVER};
    trial40k_table table;
    if (stale) {
        trial40k_places_now(b, state, &table);
        trial40k_find_foes(b, state, &table, unit, foe);
    }
    KIT_EACH (member, party) TRIAL40K_EACH_GROUP(b, group, member) {
            int left = trial40k_left_of(b, state, told, group);
            int first = left ? trial40k_first_place(b, state, group) : 0;
            for (int i = first; i < first + left; i++) {
                how_far far = stale ? measure(&table, foe, i) : noted(b, state, i);
                if (far.reach < least.reach) least.reach = far.reach;
                if (far.ground < least.ground) least.ground = far.ground;
            }
        }
    return least;
}

// Half of it where that meets difficult ground, not rounded. TAR-173, TAR-184, A-59
int trial40k_moves_back(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, int unit, int distance) {
    if (!b->hems) return 2 * distance;
    how_far least = least_of(b, state, told, unit);
    if (least.reach >= 2 * distance)
        return least.ground > 2 * distance ? 2 * distance : distance;
    bool half = least.reach >= distance && least.ground <= distance;
    return half ? distance : TRIAL40K_TRAPPED;
}

bool trial40k_minds_distance(const trial40k_battle *b, const trial40k_state *state, int unit,
                             int dice) {
    if (!b->hems) return false;
    how_far least = least_of(b, state, NULL, unit);
    bool moved = trial40k_reads(b, SWEEP_CMP, WHAT_IS_MOVED);
    return least.reach < 2 * 6 * dice || (moved && least.ground != TRIAL40K_NEVER);
}

bool trial40k_is_hemmed(const trial40k_battle *b, const trial40k_state *state) {
    return b->hems && state->bytes[trial40k_before_hemmed(b)];
}
