// The drawing: who fights whom, and every group of either side.

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

static void draw_group(const trial40k_battle *b, const trial40k_state *state, int group,
                       const trial40k_told *told, bay_view *sink) {
    const trial40k_group *g = &b->group[group];
    trial40k_group_state now = trial40k_groups_now(b, state)[group];
    trial40k_group_told really = told->group[group];
    int left = really.folded ? really.left : now.left;
    int hurt = really.folded ? really.hurt : now.hurt;
    bool fled = trial40k_units_now(b, state)[g->unit].flags & (FAILED | FELL_BACK);
    int side = trial40k_side_of(b, group);
    kit_draw_piece(sink, (kit_piece){.side = (uint8_t)side,
                                     .unit = g->called,
                                     .telling = !left  ? SHOW_GONE
                                                : fled ? SHOW_FLEEING
                                                       : SHOW_GROUP,
                                     .place = side,
                                     .arm = BAY_ARM_INFANTRY,
                                     .disordered = fled,
                                     .number = {trial40k_place_of(b, state, group)},
                                     .value = {g->models, g->models - left, hurt}});
}

void trial40k_view(const trial40k_battle *b, const trial40k_state *state,
                   const trial40k_told *told, bay_view *sink) {
    int models[2] = {0, 0};
    for (int group = 0; group < b->groups; group++)
        models[trial40k_side_of(b, group)] += b->group[group].models;
    kit_draw_forces(sink, SHOW_FORCES, models[0], models[1], 0);
    draw_areas(sink);
    for (int group = 0; group < b->groups; group++) draw_group(b, state, group, told, sink);
}
