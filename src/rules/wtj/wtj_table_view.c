#include "wtj_table_view.h"

#include "ground/face.h"

static bool lies_across(ground_base base) {
    return base.facing == FACE_EAST || base.facing == FACE_WEST;
}

// --- The table -------------------------------------------------------------------------------

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

static int32_t larger(int32_t a, int32_t b) {
    return a > b ? a : b;
}

// All bases, and as much as one is long around them.
void wtj_draw_table(const wtj_battle *b, bay_view *sink) {
    ground_base any = wtj_base(b, 0, 0); // a base is as large as every other
    int32_t around = larger(any.width, any.depth);
    bay_point from = b->place[0], to = b->place[0];
    for (int unit = 0; unit < b->count; unit++)
        for (int i = 0; i < b->unit[unit].placed; i++) {
            ground_base base = wtj_base(b, unit, i);
            int32_t x = (lies_across(base) ? base.depth : base.width) / 2;
            int32_t y = (lies_across(base) ? base.width : base.depth) / 2;
            from.x = smaller(from.x, base.middle.x - x);
            from.y = smaller(from.y, base.middle.y - y);
            to.x = larger(to.x, base.middle.x + x);
            to.y = larger(to.y, base.middle.y + y);
        }
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_PLANE,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = SHOW_TABLE,
                              .place = -1,
                              .x = from.x - around,
                              .y = from.y - around,
                              .w = to.x - from.x + 2 * around,
                              .h = to.y - from.y + 2 * around,
                              .number = {BAY_MILLIMETRES}});
}

// --- Bases -----------------------------------------------------------------------------------

void wtj_put_down(const wtj_battle *b, kit_piece *piece, int standing) {
    if (!standing) return;
    ground_base base = wtj_base(b, piece->unit, 0);
    piece->turn = 1 + 2 * base.facing;
    piece->shape = BAY_SHAPE_BOX;
    piece->x = base.middle.x;
    piece->y = base.middle.y;
    piece->w = base.width;
    piece->h = base.depth;
}

void wtj_draw_base(const wtj_battle *b, int unit, int number, int telling, bay_view *sink) {
    const wtj_unit *u = &b->unit[unit];
    ground_base base = wtj_base(b, unit, number);
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_BASE,
                              .side = u->side,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .facing = bay_facing(base.facing * BAY_NORTH / 4),
                              .shape = BAY_SHAPE_BOX,
                              .x = base.middle.x,
                              .y = base.middle.y,
                              .w = base.width,
                              .h = base.depth,
                              .number = {u->type, u->training, u->cover, 1 + 2 * base.facing}});
}

// --- Contacts --------------------------------------------------------------------------------

// Where an enemy touches that edge of a base; false: nobody does.
static bool find_touch(const wtj_battle *b, int unit, ground_base base, int edge,
                       bay_point *at) {
    static const uint8_t EDGE[BASE_EDGES] = {
        [BASE_FRONT] = FRONT, [BASE_RIGHT] = RIGHT, [BASE_REAR] = REAR, [BASE_LEFT] = LEFT};
    base_edge ours, theirs;
    for (kit_set left = b->unit[unit].touched[edge]; left;)
        for (int enemy = kit_take(&left), k = 0; k < b->unit[enemy].placed; k++) {
            ground_base other = wtj_base(b, enemy, k);
            if (!bases_touch(base, other, &ours, &theirs) || EDGE[ours] != edge) continue;
            *at = bases_meet(base, other);
            return true;
        }
    return false;
}

void wtj_draw_touched(const wtj_battle *b, int unit, int edge, int telling, bay_view *sink) {
    const wtj_unit *u = &b->unit[unit];
    bay_point at = {0, 0};
    for (int i = 0; i < u->placed; i++)
        if (find_touch(b, unit, wtj_base(b, unit, i), edge, &at)) break;
    kit_draw(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                              .side = u->side,
                              .unit = (uint16_t)unit,
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .shape = BAY_SHAPE_DISC,
                              .x = at.x,
                              .y = at.y});
}
