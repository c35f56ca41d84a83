// The drawing: who fights whom, and every group of either side; on the table, where there are places.

#include "ground/plane/disc.h"
#include "rules/kit/kit_draw.h"
#include "rules/trial40k/trial40k.h"

static void draw_areas(bay_view *sink) {
    enum { SIZE = 100 };
    for (int side = 0; side < 2; side++)
        kit_draw(sink, (bay_mark){.kind = BAY_MARK_AREA,
                                  .side = (uint8_t)side,
                                  .unit = BAY_NO_UNIT,
                                  .telling = SHOW_OWN_GROUND,
                                  .place = -1,
                                  .x = side * SIZE,
                                  .y = 0,
                                  .w = SIZE,
                                  .h = SIZE});
}

// --- The table, to scale ---------------------------------------------------------------------

// Where models stand after a pile-in nobody says.
static bool on_table(const trial40k_battle *b, const trial40k_state *state) {
    return b->places && state->turn == 1;
}

static ground_disc disc_of(const trial40k_battle *b, int group, int model) {
    const trial40k_group *g = &b->group[group];
    return (ground_disc){b->place[g->stand + model], g->base};
}

// All bases as the file has them, and as much as the largest is wide around them.
static void draw_table(const trial40k_battle *b, bay_view *sink) {
    kit_box all = {b->place[0], b->place[0]};
    int32_t around = 0;
    for (int group = 0; group < b->groups; group++) {
        int32_t base = b->group[group].base;
        if (base > around) around = base;
        for (int model = 0; model < b->group[group].models; model++)
            all = kit_box_with(all, disc_of(b, group, model).middle, base / 2, base / 2);
    }
    kit_draw_table(sink, SHOW_TABLE, all, around);
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

static bool has_left(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_units_now(b, state)[b->group[group].unit].flags & FELL_BACK;
}

// Models that are drawn where they stand: who is removed is the last of them.
static int standing(const trial40k_battle *b, const trial40k_state *state,
                    const trial40k_told *told, int group) {
    if (!on_table(b, state) || has_left(b, state, group)) return 0;
    return really(b, state, told, group).left;
}

static void draw_group(const trial40k_battle *b, const trial40k_state *state, int group,
                       const trial40k_told *told, bay_view *sink) {
    const trial40k_group *g = &b->group[group];
    trial40k_group_told now = really(b, state, told, group);
    bool fled = trial40k_units_now(b, state)[g->unit].flags & (FAILED | FELL_BACK);
    int side = trial40k_side_of(b, group), shown = standing(b, state, told, group);
    kit_piece piece = {.side = (uint8_t)side,
                       .unit = g->called,
                       .telling = !now.left ? SHOW_GONE
                                  : fled    ? SHOW_FLEEING
                                            : SHOW_GROUP,
                       .place = on_table(b, state) ? -1 : side,
                       .arm = BAY_ARM_INFANTRY,
                       .disordered = fled,
                       .number = {trial40k_place_of(b, state, group)},
                       .value = {g->models, g->models - now.left, now.hurt}};
    if (shown) put_down(&piece, disc_of(b, group, 0));
    kit_draw_piece(sink, piece);
    for (int model = 1; model < shown; model++) {
        put_down(&piece, disc_of(b, group, model));
        kit_draw_base(sink, piece);
    }
}

// Where models of two groups touch.
static void draw_contacts(const trial40k_battle *b, int group, int shown, int other,
                          int other_shown, bay_view *sink) {
    for (int model = 0; model < shown; model++)
        for (int enemy = 0; enemy < other_shown; enemy++) {
            ground_disc one = disc_of(b, group, model), its = disc_of(b, other, enemy);
            if (!discs_touch(one, its)) continue;
            bay_point at = discs_meet(one, its);
            kit_draw(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                                      .side = BAY_NOBODY,
                                      .unit = b->group[group].unit,
                                      .other = b->group[other].unit,
                                      .telling = SHOW_TOUCH,
                                      .place = -1,
                                      .shape = BAY_SHAPE_DISC,
                                      .x = at.x,
                                      .y = at.y});
        }
}

void trial40k_view(const trial40k_battle *b, const trial40k_state *state,
                   const trial40k_told *told, bay_view *sink) {
    int models[2] = {0, 0};
    for (int group = 0; group < b->groups; group++)
        models[trial40k_side_of(b, group)] += b->group[group].models;
    kit_draw_forces(sink, SHOW_FORCES, models[0], models[1], 0);
    if (on_table(b, state))
        draw_table(b, sink);
    else
        draw_areas(sink);
    for (int group = 0; group < b->groups; group++) draw_group(b, state, group, told, sink);
    for (int group = 0; group < b->groups; group++)
        for (int other = group + 1; other < b->groups; other++)
            if (trial40k_side_of(b, group) != trial40k_side_of(b, other))
                draw_contacts(b, group, standing(b, state, told, group), other,
                              standing(b, state, told, other), sink);
}
