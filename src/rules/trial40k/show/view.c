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

static void draw_group(const tar_battle *b, const tar_state *state, int group, bay_view *sink) {
    const tar_group *g = &b->group[group];
    int left = tar_groups_now(b, state)[group].left;
    bool fled = tar_units_now(b, state)[g->unit].flags & (FAILED | FELL_BACK);
    int side = tar_side_of(b, group);
    kit_draw_piece(sink, (kit_piece){.side = (uint8_t)side,
                                     .unit = g->called,
                                     .telling = !left  ? SHOW_GONE
                                                : fled ? SHOW_FLEEING
                                                       : SHOW_GROUP,
                                     .place = side,
                                     .arm = BAY_ARM_INFANTRY,
                                     .disordered = fled,
                                     .number = {g->place},
                                     .value = {left, g->models - left,
                                               tar_groups_now(b, state)[group].hurt}});
}

void tar_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const tar_battle *b = tar_of(battle);
    int models[2] = {0, 0};
    for (int group = 0; group < b->groups; group++)
        models[tar_side_of(b, group)] += b->group[group].models;
    kit_draw_forces(sink, SHOW_FORCES, models[0], models[1], 0);
    draw_areas(sink);
    for (int group = 0; group < b->groups; group++) draw_group(b, at, group, sink);
}
