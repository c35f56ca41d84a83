// The drawing: the den beside the moor, the moor to scale, what lies on it.
#include "systems/moor/moor_own.h"

#include <string.h>

const bay_point MOOR_CART = {18 * BAY_INCH, 9 * BAY_INCH};

static void draw_moor(const moor_battle *b, bay_view *sink) {
    static const bay_point WALL[] = {{12 * BAY_INCH, 3 * BAY_INCH},
                                     {15 * BAY_INCH, 5 * BAY_INCH},
                                     {15 * BAY_INCH, 13 * BAY_INCH}};
    bay_mark mark = {.side = BAY_NOBODY, .unit = BAY_NO_UNIT, .place = -1};
    mark.kind = BAY_MARK_PLANE;
    mark.telling = SHOW_MOOR;
    mark.w = MOOR_WIDE;
    mark.h = MOOR_DEEP;
    mark.number[0] = BAY_INCHES;
    bay_view_add(sink, mark);
    mark = (bay_mark){
        .kind = BAY_MARK_GROUND, .side = BAY_NOBODY, .unit = BAY_NO_UNIT, .place = -1};
    mark.telling = SHOW_WOOD;
    mark.shape = BAY_SHAPE_POLYGON;
    mark.number[0] = BAY_GROUND_WOOD;
    for (int i = 0; i < b->woods; i++)
        bay_view_add_points(sink, mark, b->wood[i].corner, b->wood[i].corners);
    mark.telling = SHOW_WALL;
    mark.shape = BAY_SHAPE_LINE;
    mark.number[0] = BAY_GROUND_WORKS;
    bay_view_add_points(sink, mark, WALL, sizeof WALL / sizeof *WALL);
    mark.telling = SHOW_TARN;
    mark.shape = BAY_SHAPE_DISC;
    mark.number[0] = BAY_GROUND_WATER;
    mark.points = 0;
    mark.x = 7 * BAY_INCH;
    mark.y = 13 * BAY_INCH;
    mark.w = 4 * BAY_INCH;
    bay_view_add(sink, mark);
    mark.telling = SHOW_HUT;
    mark.shape = BAY_SHAPE_BOX;
    mark.number[0] = BAY_GROUND_TOWN;
    mark.x = 21 * BAY_INCH;
    mark.y = 3 * BAY_INCH;
    mark.h = 2 * BAY_INCH;
    mark.facing = bay_facing(300);
    bay_view_add(sink, mark);
}

static void draw_wolf(const bay_battle *battle, const void *at, int wolf, int telling,
                      bay_view *sink) {
    moor_lair lair = moor_lair_of(battle, at, wolf);
    bool dead = telling == SHOW_DEAD;
    bay_mark mark = {.kind = BAY_MARK_PIECE,
                     .side = BAY_ATTACKER,
                     .unit = moor_of(battle)->unit_of[wolf],
                     .telling = (uint16_t)telling,
                     .place = dead ? 0 : -1,
                     .value = {1, dead, 9}};
    if (!dead) {
        mark.shape = BAY_SHAPE_DISC;
        mark.facing = bay_facing(lair.facing);
        mark.x = lair.x;
        mark.y = lair.y;
        mark.w = MOOR_BASE;
    }
    bay_view_add(sink, mark);
}

static void draw_pieces(const bay_battle *battle, const void *at, bay_view *sink) {
    const moor_battle *b = moor_of(battle);
    const moor_now *now = at;
    bay_mark cart = {.kind = BAY_MARK_PIECE,
                     .side = BAY_DEFENDER,
                     .unit = CART,
                     .telling = SHOW_CART,
                     .place = -1,
                     .shape = BAY_SHAPE_BOX,
                     .facing = bay_facing(450),
                     .x = MOOR_CART.x,
                     .y = MOOR_CART.y,
                     .w = 400,
                     .h = 800,
                     .value = {b->guards, b->guards - now->guards}};
    bay_view_add(sink, cart);
    int runs = 0; // wolves that run, so far
    for (int i = 0; i < b->wolves; i++) {
        bool held = now->stage != LIE && moor_of_pack(b, i, moor_told_of(battle, at).held);
        bool alive = held || runs < now->wolves;
        runs += !held;
        draw_wolf(battle, at, i, held ? SHOW_HELD : alive ? SHOW_WOLF : SHOW_DEAD, sink);
    }
}

void moor_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const moor_now *now = at;
    bay_mark mark = {.kind = BAY_MARK_AREA,
                     .side = BAY_ATTACKER,
                     .unit = BAY_NO_UNIT,
                     .telling = SHOW_DEN,
                     .place = -1,
                     .w = 100,
                     .h = 100};
    bay_view_add(sink, mark);
    draw_moor(moor_of(battle), sink);
    draw_pieces(battle, at, sink);
    mark = (bay_mark){.kind = BAY_MARK_SIGN,
                      .side = BAY_NOBODY,
                      .unit = BAY_NO_UNIT,
                      .telling = SHOW_PRIZE,
                      .place = -1,
                      .shape = BAY_SHAPE_DISC,
                      .x = MOOR_CART.x,
                      .y = MOOR_CART.y,
                      .number = {1}};
    bay_view_add(sink, mark);
    moor_lair lair = moor_lair_of(battle, at, 0);
    bay_point run[] = {{lair.x, lair.y}, {MOOR_CART.x, lair.y}, MOOR_CART};
    bool south = MOOR_CART.y > lair.y;
    int32_t down = south ? MOOR_CART.y - lair.y : lair.y - MOOR_CART.y;
    mark = (bay_mark){.kind = BAY_MARK_LINE,
                      .side = BAY_ATTACKER,
                      .unit = moor_of(battle)->unit_of[0],
                      .telling = SHOW_RUN,
                      .place = -1,
                      .shape = BAY_SHAPE_LINE,
                      .number = {MOOR_CART.x - lair.x + down}};
    bay_view_add_points(sink, mark, run, sizeof run / sizeof *run);
    mark = (bay_mark){.kind = BAY_MARK_SIGN,
                      .side = BAY_NOBODY,
                      .unit = BAY_NO_UNIT,
                      .telling = SHOW_PACK,
                      .place = -1,
                      .number = {now->wolves}};
    bay_view_add(sink, mark);
}
