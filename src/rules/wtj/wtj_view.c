// The drawing: who fights whom, the two sides of each assault, every unit, where it is touched.

#include "rules/kit/kit_draw.h"
#include "wtj.h"

// --- The head, and the ground ----------------------------------------------------------------

static void draw_forces(const wtj_battle *b, bay_view *sink) {
    int bases[2] = {0, 0};
    for (int i = 0; i < b->count; i++) bases[b->unit[i].side] += b->unit[i].bases;
    kit_draw_forces(sink, SHOW_FORCES, bases[0], bases[1], 0);
    if (b->groups > 1) kit_draw_forces(sink, SHOW_ASSAULTS, b->groups, 0, 0);
}

// An assault is two areas side by side.
static int area(int group, int side) {
    return 2 * group + side;
}

static void draw_areas(const wtj_battle *b, bay_view *sink) {
    enum { SIZE = 100 };
    for (int group = 0; group < b->groups; group++)
        for (int side = 0; side < 2; side++)
            kit_draw(sink, (bay_mark){.kind = BAY_MARK_AREA,
                                      .side = (uint8_t)side,
                                      .unit = BAY_NO_UNIT,
                                      .telling = SHOW_OWN_GROUND,
                                      .place = -1,
                                      .x = side * SIZE,
                                      .y = group * SIZE,
                                      .w = SIZE,
                                      .h = SIZE});
}

static int place_of(const wtj_battle *b, int unit) {
    int group = 0;
    while (!kit_in(b->group[group], unit)) group++;
    return area(group, b->unit[unit].side);
}

// --- The units -------------------------------------------------------------------------------

static int shown_as(wtj_unit_state now, int status) {
    if (!now.bases) return SHOW_GONE;
    if (now.flags & HAS_LEFT) return now.flags & IN_ROUT ? SHOW_ROUTED : SHOW_WITHDRAWN;
    if (now.flags & DEMORALIZED) return SHOW_DEMORALIZED;
    return now.flags & PINNED || status == PINNED_BEFORE ? SHOW_PINNED : SHOW_UNIT;
}

static void draw_unit(const wtj_battle *b, int unit, wtj_unit_state now, bay_view *sink) {
    static const uint8_t ARMS[] = {[INFANTRY] = BAY_ARM_INFANTRY,
                                   [CAVALRY] = BAY_ARM_CAVALRY,
                                   [DISMOUNTED] = BAY_ARM_DISMOUNTED,
                                   [LIMBERED] = BAY_ARM_ARTILLERY,
                                   [SOFT_TRANSPORT] = BAY_ARM_NONE};
    const wtj_unit *u = &b->unit[unit];
    int telling = shown_as(now, u->status);
    kit_draw_piece(sink, (kit_piece){.side = u->side,
                                     .unit = (uint16_t)unit,
                                     .telling = (uint16_t)telling,
                                     .place = place_of(b, unit),
                                     .arm = ARMS[u->type],
                                     .disordered = telling != SHOW_UNIT && telling != SHOW_GONE,
                                     .number = {u->type, u->training, u->cover},
                                     .value = {u->bases, u->bases - now.bases}});
}

// Where enemies touch it, but for its front.
static void draw_touched(const wtj_battle *b, int unit, bay_view *sink) {
    static const uint16_t TELLINGS[EDGES] = {
        [LEFT] = SHOW_ON_LEFT, [REAR] = SHOW_IN_REAR, [RIGHT] = SHOW_ON_RIGHT};
    const wtj_unit *u = &b->unit[unit];
    for (int edge = LEFT; edge < EDGES; edge++)
        if (u->touched[edge])
            kit_draw_sign(sink, TELLINGS[edge], (bay_side)u->side, unit, place_of(b, unit));
}

void wtj_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const wtj_battle *b = wtj_of(battle);
    const wtj_state *state = at;
    const wtj_unit_state *units =
        state->stage == OVER ? (const void *)((const uint8_t *)at + battle->size) : state->unit;
    draw_forces(b, sink);
    draw_areas(b, sink);
    for (int i = 0; i < b->count; i++) draw_unit(b, b->listed[i], units[b->listed[i]], sink);
    for (int i = 0; i < b->count; i++) draw_touched(b, b->listed[i], sink);
}
