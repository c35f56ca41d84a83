// The drawing: who fights whom, the two sides of each assault or the table, every unit, and where
// it is touched.

#include "ground/face.h"
#include "rules/kit/kit_draw.h"
#include "wtj.h"

// --- The head, and the ground ----------------------------------------------------------------

static bool is_near_by(const wtj_battle *b, int unit) {
    bool any = b->unit[unit].host != WTJ_NO_HOST;
    for (int edge = FRONT; edge < EDGES; edge++) any |= b->unit[unit].touched[edge] != 0;
    return !any;
}

static void draw_forces(const wtj_battle *b, bay_view *sink) {
    int bases[2] = {0, 0};
    for (int i = 0; i < b->count; i++) bases[b->unit[i].side] += b->unit[i].bases;
    kit_draw_forces(sink, SHOW_FORCES, bases[0], bases[1], 0);
    if (b->groups > 1) kit_draw_forces(sink, SHOW_ASSAULTS, b->groups, 0, 0);
    for (int i = 0; i < b->count; i++) // a tank may go there
        if (is_near_by(b, i) && !wtj_is_tank(b, i)) kit_draw_out(sink, SHOW_OUTSIDE, i);
}

// An assault is two areas side by side.
static int area(int group, int side) {
    return 2 * group + side;
}

static void draw_areas(const wtj_battle *b, bay_view *sink) {
    for (int group = 0; group < b->groups; group++)
        for (int side = 0; side < 2; side++)
            kit_draw_area(sink, SHOW_OWN_GROUND, side, BAY_NO_UNIT, side, group);
}

// The unit that it stands with: for an attached unit its host; for a tank the enemy that it has
// gone to.
static int stands_with(const wtj_battle *b, const wtj_state *state, int unit) {
    int at = wtj_is_tank(b, unit) ? wtj_tank_now(b, state, unit)->at : 0;
    if (at && at != AT_NOBODY) return at - 1;
    return b->unit[unit].host == WTJ_NO_HOST ? unit : b->unit[unit].host;
}

// A unit in no assault stands by the first one. On the table nobody is in an area.
static int place_of(const wtj_battle *b, const wtj_state *state, int unit) {
    if (b->places) return -1;
    int group = 0, who = stands_with(b, state, unit);
    while (group < b->groups && !kit_in(b->group[group], who)) group++;
    return area(group < b->groups ? group : 0, b->unit[unit].side);
}

// --- The table, to scale ---------------------------------------------------------------------

static bool lies_across(ground_base base) {
    return base.facing == FACE_EAST || base.facing == FACE_WEST;
}

// All bases, with a margin of one base's length.
static void draw_table(const wtj_battle *b, bay_view *sink) {
    ground_base any = wtj_base(b, 0, 0); // all bases are equally large
    kit_box all = {b->place[0], b->place[0]};
    for (int unit = 0; unit < b->count; unit++)
        for (int i = 0; i < b->unit[unit].placed; i++) {
            ground_base base = wtj_base(b, unit, i);
            int32_t x = (lies_across(base) ? base.depth : base.width) / 2;
            int32_t y = (lies_across(base) ? base.width : base.depth) / 2;
            all = kit_box_with(all, base.middle, x, y);
        }
    kit_draw_table(sink, SHOW_TABLE, all, any.width > any.depth ? any.width : any.depth);
}

// --- Bases -----------------------------------------------------------------------------------

static void put_down(kit_piece *piece, ground_base base) {
    piece->turn = 1 + 2 * base.facing;
    piece->shape = BAY_SHAPE_BOX;
    piece->x = base.middle.x;
    piece->y = base.middle.y;
    piece->w = base.width;
    piece->h = base.depth;
}

// --- Contacts --------------------------------------------------------------------------------

static void draw_touched_base(const wtj_battle *b, int unit, int edge, int telling,
                              bay_view *sink) {
    const wtj_unit *u = &b->unit[unit];
    bay_point at = {0, 0};
    for (int i = 0; i < u->placed; i++)
        if (wtj_find_touch(b, unit, i, edge, &at)) break;
    bay_mark mark = kit_mark(BAY_MARK_SIGN, telling, u->side, unit, -1);
    mark.shape = BAY_SHAPE_DISC;
    mark.x = at.x;
    mark.y = at.y;
    bay_view_add(sink, mark);
}

// --- The units -------------------------------------------------------------------------------

static int shown_as(wtj_unit_state now) {
    if (!now.bases) return SHOW_GONE;
    if (now.flags & HAS_LEFT) return now.flags & IN_ROUT ? SHOW_ROUTED : SHOW_WITHDRAWN;
    if (now.flags & DEMORALIZED) return SHOW_DEMORALIZED;
    return now.flags & (PINNED | PINNED_BEFORE) ? SHOW_PINNED : SHOW_UNIT;
}

static wtj_unit_state as_drawn(const wtj_state *state, const wtj_unit_state *told, int unit) {
    wtj_unit_state now = state->stage == OVER ? told[unit] : state->unit[unit];
    now.flags |= told[unit].flags & PINNED_BEFORE;
    return now;
}

static void draw_unit(const wtj_battle *b, const wtj_state *state, int unit, wtj_unit_state now,
                      bay_view *sink) {
    static const uint8_t ARMS[] = {
        [INFANTRY] = BAY_ARM_INFANTRY,     [CAVALRY] = BAY_ARM_CAVALRY,
        [DISMOUNTED] = BAY_ARM_DISMOUNTED, [MACHINE_GUN] = BAY_ARM_MACHINE_GUN,
        [MORTAR] = BAY_ARM_ARTILLERY,      [GUN] = BAY_ARM_ARTILLERY,
        [LIMBERED] = BAY_ARM_ARTILLERY,    [ASSAULT_WEAPON] = BAY_ARM_NONE,
        [SOFT_TRANSPORT] = BAY_ARM_NONE,   [TANK] = BAY_ARM_TANK,
        [ARMORED_CAR] = BAY_ARM_TANK};
    const wtj_unit *u = &b->unit[unit];
    int telling = shown_as(now);
    kit_piece piece = {.side = u->side,
                       .unit = (uint16_t)unit,
                       .telling = (uint16_t)telling,
                       .place = place_of(b, state, unit),
                       .arm = ARMS[u->type],
                       .disordered = telling != SHOW_UNIT && telling != SHOW_GONE,
                       .number = {u->type, u->training, u->cover},
                       .value = {u->bases, u->bases - now.bases, now.damaged}};
    int standing = b->unit[unit].placed && !(now.flags & HAS_LEFT) ? now.bases : 0;
    if (standing) put_down(&piece, wtj_base(b, unit, 0));
    kit_draw_piece(sink, piece);
    for (int i = 1; i < standing; i++) {
        put_down(&piece, wtj_base(b, unit, i));
        kit_draw_base(sink, piece);
    }
}

// WTJ-36
static void draw_attached(const wtj_battle *b, const wtj_state *state, int unit,
                          bay_view *sink) {
    const wtj_unit *u = &b->unit[unit];
    if (u->host == WTJ_NO_HOST) return;
    int place = place_of(b, state, unit);
    bay_mark mark = kit_mark(BAY_MARK_SIGN, SHOW_ATTACHED, u->side, unit, place);
    mark.other = u->host;
    bay_view_add(sink, mark);
}

// The edges other than the front where enemies touch it; or a note that none does.
static void draw_touched(const wtj_battle *b, const wtj_state *state, int unit,
                         bay_view *sink) {
    static const uint16_t TELLINGS[EDGES] = {
        [LEFT] = SHOW_ON_LEFT, [REAR] = SHOW_IN_REAR, [RIGHT] = SHOW_ON_RIGHT};
    const wtj_unit *u = &b->unit[unit];
    if (is_near_by(b, unit) && stands_with(b, state, unit) == unit)
        kit_draw_sign(sink, SHOW_NEAR_BY, (bay_side)u->side, unit, place_of(b, state, unit));
    for (int edge = LEFT; edge < EDGES; edge++)
        if (u->touched[edge] && b->places)
            draw_touched_base(b, unit, edge, TELLINGS[edge], sink);
        else if (u->touched[edge])
            kit_draw_sign(sink, TELLINGS[edge], (bay_side)u->side, unit,
                          place_of(b, state, unit));
}

void wtj_view(const wtj_battle *b, const wtj_state *state, const wtj_told *told,
              bay_view *sink) {
    draw_forces(b, sink);
    if (b->places)
        draw_table(b, sink);
    else
        draw_areas(b, sink);
    for (int i = 0; i < b->count; i++)
        draw_unit(b, state, b->listed[i], as_drawn(state, told, b->listed[i]), sink);
    for (int i = 0; i < b->count; i++) draw_attached(b, state, b->listed[i], sink);
    for (int i = 0; i < b->count; i++) draw_touched(b, state, b->listed[i], sink);
}
