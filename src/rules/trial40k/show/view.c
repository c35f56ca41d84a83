// The drawing: the forces, and every group of either side; on the table, if there are places.

#include "rules/kit/kit_draw.h"
#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/charge/standing.h"
#include "rules/trial40k/show/show.h"

static void draw_areas(bay_view *sink) {
    for (int side = 0; side < 2; side++)
        kit_draw_area(sink, SHOW_OWN_GROUND, side, BAY_NO_UNIT, side, 0);
}

// --- The table, to scale ---------------------------------------------------------------------

// The bases of both sides, group by group, as the phase has them.
typedef struct bases {
    const trial40k_battle *b;
    const trial40k_state *state;
    const trial40k_told *told;
    int count;                           // of all that stand on the table
    int first[TRIAL40K_GROUPS_MAX];      // of each group
    uint8_t models[TRIAL40K_GROUPS_MAX]; // as the fight begins, or now
    uint16_t called[TRIAL40K_GROUPS_MAX];
    uint8_t place[TRIAL40K_GROUPS_MAX]; // how it stands
    ground_disc disc[TRIAL40K_PLACES_MAX];
} bases;

static void find_stated(bases *of) {
    const trial40k_battle *b = of->b;
    int count = 0;
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        of->first[group] = count;
        of->models[group] = g->models;
        of->called[group] = g->called;
        of->place[group] = (uint8_t)trial40k_place_of(b, of->state, group);
        for (int i = 0; b->places && i < g->models; i++)
            of->disc[count++] = (ground_disc){b->place[g->stand + i], g->base};
    }
    of->count = count;
}

// Where it has gone since; of who was taken off the table where he stood as the phase began.
static ground_disc stands_at(const trial40k_table *table, const trial40k_told *told,
                             int model) {
    ground_disc base = table->model[model].base;
    if (told->model[model].is == HAS_MOVED) base.middle = told->model[model].at;
    if (trial40k_is_off(table, model)) base.middle = table->b->place[model];
    return base;
}

// After the moves so far: the groups of a line in the order of the ways in which its models stand.
static void find_moved(bases *of) {
    const trial40k_battle *b = of->b;
    trial40k_table table;
    int row[TRIAL40K_CHARGE_MODELS_MAX], count = 0;
    trial40k_table_now(b, of->state, &table);
    for (int i = 0; i < table.count; i++) row[i] = trial40k_row_of(&table, i);
    for (int line = 0; line < b->lines; line++) {
        const trial40k_line *at = &b->line[line];
        int group = at->group;
        for (int way = at->row; way < at->row + at->rows; way++) {
            int before = count;
            for (int i = at->stand; i < at->stand + at->models; i++)
                if (row[i] == way) of->disc[count++] = stands_at(&table, of->told, i);
            if (count == before) continue;
            of->first[group] = before;
            of->models[group] = (uint8_t)(count - before);
            of->called[group] = b->way[way].called;
            of->place[group++] = b->way[way].is.place;
        }
    }
    of->count = count;
}

static int32_t widest(const bases *of) {
    int32_t most = 0;
    for (int i = 0; i < of->count; i++)
        if (of->disc[i].diameter > most) most = of->disc[i].diameter;
    return most;
}

static void draw_terrain(const trial40k_battle *b, bay_view *sink) {
    for (int i = 0; i < b->terrains; i++) {
        const trial40k_terrain *piece = &b->terrain[i];
        static const struct {
            int telling, ground;
        } DRAWN[] = {[COVER] = {SHOW_COVER, BAY_GROUND_WORKS},
                     [IMPASSABLE] = {SHOW_IMPASSABLE, BAY_GROUND_BARRED},
                     [DIFFICULT] = {SHOW_DIFFICULT, BAY_GROUND_SLOPE}};
        bay_mark mark = {.kind = BAY_MARK_GROUND,
                         .side = BAY_NOBODY,
                         .unit = BAY_NO_UNIT,
                         .telling = (uint16_t)DRAWN[piece->kind].telling,
                         .place = -1,
                         .shape = piece->is_area ? BAY_SHAPE_POLYGON : BAY_SHAPE_LINE,
                         .number = {DRAWN[piece->kind].ground}};
        bay_view_add_points(sink, mark, &b->corner[piece->first], piece->count);
    }
}

// All bases and terrain, and as much as the largest base is wide around them; before charges as
// far as they may go.
static void draw_table(const bases *of, bay_view *sink) {
    kit_box all = {of->disc[0].middle, of->disc[0].middle};
    for (int i = 0; i < of->count; i++)
        all = kit_box_with(all, of->disc[i].middle, of->disc[i].diameter / 2,
                           of->disc[i].diameter / 2);
    for (int i = 0; of->b->charges && i < of->b->places; i++)
        all = kit_box_with(all, of->b->place[i], widest(of) / 2, widest(of) / 2);
    for (int i = 0; i < of->b->corners; i++) all = kit_box_with(all, of->b->corner[i], 0, 0);
    kit_draw_table(sink, SHOW_TABLE, all, widest(of));
    draw_terrain(of->b, sink);
}

static void put_down(kit_piece *piece, ground_disc base) {
    piece->shape = BAY_SHAPE_DISC;
    piece->x = base.middle.x;
    piece->y = base.middle.y;
    piece->w = piece->h = base.diameter;
}

// --- Groups ----------------------------------------------------------------------------------

// Models of a group that are really left, and wounds on one of them.
static trial40k_group_told really(const trial40k_battle *b, const trial40k_state *state,
                                  const trial40k_told *told, int group) {
    trial40k_group_state now = trial40k_groups_now(b, state)[group];
    if (told->group[group].folded) return told->group[group];
    return (trial40k_group_told){.left = now.left, .hurt = now.hurt};
}

// Is it off the table, or does nobody say where it is?
static bool has_left(const bases *of, int group) {
    const trial40k_battle *b = of->b;
    const trial40k_group *g = &b->group[group];
    if (!(trial40k_units_now(b, of->state)[g->unit].flags & FELL_BACK)) return false;
    return !b->charges || of->told->model[b->line[g->line].stand].is == LEFT_TABLE;
}

// While units charge a line is counted as a whole, and its models are drawn as they stand.
static trial40k_group_told left_of(const bases *of, int group) {
    int unit = of->b->group[group].unit;
    if (of->state->part == CHARGING && !kit_in(trial40k_destroyed(of->b, of->state), unit))
        return (trial40k_group_told){.left = of->models[group]};
    return really(of->b, of->state, of->told, group);
}

// Models that are drawn where they stand: who is removed is the last of them.
static int standing(const bases *of, int group) {
    if (!trial40k_on_table(of->b, of->state) || has_left(of, group)) return 0;
    return left_of(of, group).left;
}

static void draw_group(const bases *of, int group, bay_view *sink) {
    const trial40k_battle *b = of->b;
    const trial40k_state *state = of->state;
    const trial40k_group *g = &b->group[group];
    trial40k_group_told now = left_of(of, group);
    bool fled = trial40k_units_now(b, state)[g->unit].flags & (FAILED | FELL_BACK) ||
                trial40k_is_fleeing(b, state, g->unit);
    int side = trial40k_side_of(b, group), shown = standing(of, group);
    int models = of->models[group];
    if (!models) return;
    kit_piece piece = {.side = (uint8_t)side,
                       .unit = of->called[group],
                       .of = (uint16_t)(1 + g->unit),
                       .telling = !now.left ? SHOW_GONE
                                  : fled    ? SHOW_FLEEING
                                            : SHOW_GROUP,
                       .place = trial40k_on_table(b, state) ? -1 : side,
                       .arm = BAY_ARM_INFANTRY,
                       .disordered = fled,
                       .number = {of->place[group]},
                       .value = {models, models - now.left, now.hurt}};
    if (shown) put_down(&piece, of->disc[of->first[group]]);
    kit_draw_piece(sink, piece);
    for (int model = 1; model < shown; model++) {
        put_down(&piece, of->disc[of->first[group] + model]);
        kit_draw_base(sink, piece);
    }
    trial40k_draw_distances_of(b, state, g->unit, of->called[group], sink);
}

// Where models of two groups touch.
static void draw_contacts(const bases *of, int group, int other, bay_view *sink) {
    int shown = standing(of, group), other_shown = standing(of, other);
    for (int model = 0; model < shown; model++)
        for (int enemy = 0; enemy < other_shown; enemy++) {
            ground_disc one = of->disc[of->first[group] + model];
            ground_disc its = of->disc[of->first[other] + enemy];
            if (!discs_touch(one, its)) continue;
            bay_point at = discs_meet(one, its);
            bay_mark mark =
                kit_mark(BAY_MARK_SIGN, SHOW_TOUCH, BAY_NOBODY, of->b->group[group].unit, -1);
            mark.other = of->b->group[other].unit;
            mark.shape = BAY_SHAPE_DISC;
            mark.x = at.x;
            mark.y = at.y;
            bay_view_add(sink, mark);
        }
}

static void draw_forces(const trial40k_battle *b, bay_view *sink) {
    int models[2] = {0, 0};
    for (int group = 0; group < b->groups; group++)
        models[trial40k_side_of(b, group)] += b->group[group].listed;
    kit_draw_forces(sink, SHOW_FORCES, models[0], models[1], 0);
    if (!b->charges) return;
    KIT_EACH (unit, trial40k_hosts(b, trial40k_side(b, BAY_ATTACKER))) {
        int as = trial40k_charges_as(b, unit);
        bool part = as == SHOW_MAY_CHARGE || as == SHOW_FIGHTS;
        if (!part) kit_draw_out(sink, as, unit);
    }
}

void trial40k_view(const trial40k_battle *b, const trial40k_state *state,
                   const trial40k_told *told, bay_view *sink) {
    bases of = {.b = b, .state = state, .told = told};
    if (b->charges)
        find_moved(&of);
    else
        find_stated(&of);
    draw_forces(b, sink);
    if (trial40k_on_table(b, state))
        draw_table(&of, sink);
    else
        draw_areas(sink);
    trial40k_draw_distances(b, state, sink);
    trial40k_draw_notes(b, state, sink);
    for (int group = 0; group < b->groups; group++) draw_group(&of, group, sink);
    for (int group = 0; group < b->groups; group++)
        for (int other = group + 1; other < b->groups; other++)
            if (trial40k_side_of(b, group) != trial40k_side_of(b, other))
                draw_contacts(&of, group, other, sink);
}
