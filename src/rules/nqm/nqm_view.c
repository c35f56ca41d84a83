// The drawing: the forces, the areas, every stand with its pins, the clock.

#include "nqm.h"
#include "rules/kit/kit_draw.h"

static bool any_pin(const nqm_battle *b, int side) {
    bool pins = false;
    KIT_EACH (i, b->fights[side]) pins |= b->stand[side][i].red || b->stand[side][i].black;
    return pins;
}

// Without a command figure one stand of a body attacks alone. NQM-02
static bool is_led(const nqm_battle *b, kit_set body) {
    bool led = b->block[BAY_ATTACKER];
    KIT_EACH (i, body & b->commands[BAY_ATTACKER])
        led |= b->stand[BAY_ATTACKER][i].red + b->stand[BAY_ATTACKER][i].black == 0;
    return led;
}

static int points_of_body(const nqm_battle *b, kit_set body) {
    int side = BAY_ATTACKER, most = 0;
    if (is_led(b, body)) return nqm_points_at_start(b, side, body & b->fights[side]);
    KIT_EACH (i, body & b->fights[side]) {
        int points = nqm_points_at_start(b, side, kit_one(i));
        if (points > most) most = points;
    }
    return most;
}

static int points_attacking(const nqm_battle *b, bool apart) {
    int points = 0;
    if (!apart) return points_of_body(b, b->all[BAY_ATTACKER]);
    for (int k = 0; k < b->battalions; k++) points += points_of_body(b, b->of_body[k]);
    return points;
}

// Why a stand of the attacker's takes no part in an assault; -1: it does.
static int kept_out(const nqm_battle *b, int i) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
    if (!s->on_field) return SHOW_OVERLOADED;                      // NQM-S05
    if (s->class == COMMAND && !s->grouped)                        // it leads
        return s->red + s->black ? SHOW_WOUNDED : -1;              // NQM-02
    if (s->disorganised) return SHOW_NO_ORDER;                     // NQM-S10
    if (!s->assaults) return SHOW_NO_ASSAULT;                      // NQM-S01
    return kit_in(b->able[BAY_ATTACKER], i) ? -1 : SHOW_NOT_CLEAN; // NQM-01
}

// For the notes: the stands that are not among those points, or not all at once.
static void draw_out(const nqm_battle *b, bool apart, bay_view *sink) {
    int side = BAY_ATTACKER;
    kit_set all = b->all[side];
    for (int k = 0; k < (apart ? b->battalions : 1); k++) {
        kit_set body = apart ? b->of_body[k] : all,
                fit = body & b->fights[side] & b->able[side];
        if (is_led(b, body) || kit_size(fit) < 2) continue; // NQM-02
        KIT_EACH (i, fit) kit_draw_out(sink, SHOW_UNLED, nqm_unit(b, side, i));
    }
    for (int i = 0; i < b->count[side]; i++) {
        int telling = kept_out(b, i);
        if (telling >= 0) kit_draw_out(sink, telling, nqm_unit(b, side, i));
    }
}

// Points that may take part, before any pin of this assault.
static void draw_forces(const nqm_battle *b, bay_view *sink) {
    bool broken = b->morale[BAY_DEFENDER] == FAILED; // NQM-48
    kit_set fights = broken ? 0 : b->fights[BAY_DEFENDER],
            here = fights & ~b->reserve[BAY_DEFENDER];
    int defending = nqm_points_at_start(b, BAY_DEFENDER, here);
    int reserve = nqm_points_at_start(b, BAY_DEFENDER, fights & ~here);
    bool pins = any_pin(b, BAY_ATTACKER) || any_pin(b, BAY_DEFENDER);
    int attacks = nqm_number(b, b->quality[BAY_ATTACKER], ATTACKS);
    bool apart = b->battalions > 1 && b->level[BAY_ATTACKER] == BATTALION;
    kit_draw_forces(sink, SHOW_FORCES, points_attacking(b, apart), defending, pins);
    if (b->hours == NQM_NO_LIMIT)
        kit_draw_forces(sink, SHOW_NO_CLOCK, 0, attacks, attacks == 0 ? 0 : 1 + apart);
    else
        kit_draw_forces(sink, attacks && apart ? SHOW_TIME_EACH : SHOW_TIME, b->hours, attacks,
                        attacks == 0 ? 0 : 1 + (b->hours > 1));
    if (reserve) kit_draw_forces(sink, SHOW_RESERVES, reserve, 0, 0);
    draw_out(b, apart, sink);
}

// The approaches, the position's own areas, the defender's reserve.
static int reserve_place(const nqm_battle *b) {
    return 1 + b->areas;
}

static void draw_areas(const nqm_battle *b, bay_view *sink) {
    int count = 1 + b->areas + (b->reserve[BAY_DEFENDER] != 0);
    for (int k = 0; k < count; k++) {
        bool named = b->areas > 1 && k > 0 && k <= b->areas;
        int telling = k == 0                  ? SHOW_APPROACHES
                      : k == reserve_place(b) ? SHOW_RESERVE
                      : named                 ? SHOW_AREA
                                              : SHOW_POSITION; // NQM-23
        kit_draw_area(sink, telling, k > 0, named ? nqm_area_unit(b, k - 1) : BAY_NO_UNIT, k,
                      0);
    }
}

// --- The stands ------------------------------------------------------------------------------

static int attacker_as(const nqm_battle *b, const nqm_state *state, int i, int place) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
    if (place == OUT) return SHOW_OUT;
    if (place == IN_FIGHT) return SHOW_ASSAULTING;
    if (s->class == COMMAND && !s->grouped && nqm_pins(b, state, BAY_ATTACKER)[i] == 0)
        return SHOW_COMMAND;
    if (!s->assaults) return SHOW_SUPPORTING;
    if (!kit_in(b->able[BAY_ATTACKER], i)) return SHOW_SPENT; // NQM-01
    return s->reserve ? SHOW_IN_RESERVE : SHOW_HELD;
}

static int shown_as(const nqm_battle *b, const nqm_state *state, int side, int i, int place) {
    if (!b->stand[side][i].on_field) return SHOW_OFF;
    if (side == BAY_ATTACKER) return attacker_as(b, state, i, place);
    if (place == OUT) return SHOW_OUT;
    if (place == IN_COUNTER) return SHOW_COUNTERATTACKING;
    if (place & ASSAILS) return SHOW_ASSAULTING; // tanks in the position
    return place == IDLE ? SHOW_IN_RESERVE : SHOW_DEFENDING;
}

static int shown_where(const nqm_battle *b, int side, int i, int place) {
    if (side == BAY_ATTACKER) return 0;
    int area = place == OUT ? IDLE : place & AREA_MASK;
    if (area != IDLE) return area - IN_FIGHT + 1;
    bool reserve = b->stand[side][i].reserve && (place == IDLE || place == IN_COUNTER);
    return reserve ? reserve_place(b) : b->stand[side][i].area + 1;
}

// 1 + its battalion, or the area that it is in now; 0: none.
static int part_of(const nqm_battle *b, int side, int i, int where) {
    bool moves = side == BAY_DEFENDER && nqm_area_unit(b, b->areas) == b->common.unit_count;
    if (!moves) return b->part_of[side][i];
    return where < reserve_place(b) ? nqm_area_unit(b, where) : 0;
}

static void draw_side(const nqm_battle *b, const nqm_state *state, const nqm_told *told,
                      int side, bay_view *sink) {
    bool over = state->stage == OVER || state->stage == AFTER_FAILURE;
    bool passed = false;
    for (int i = 0; i < b->count[side]; i++) {
        int unit = nqm_unit(b, side, i);
        const nqm_stand_told *shown = &told->stand[unit];
        int part = nqm_part(b, state, side)[i];
        if (over || (part & PLACE_MASK) == RESTS) part = shown->part;
        int place = part & PLACE_MASK, where = shown_where(b, side, i, place);
        passed |= (part & HAS_PASSED) != 0;
        kit_draw_piece(sink,
                       (kit_piece){.side = (uint8_t)side,
                                   .unit = (uint16_t)unit,
                                   .of = (uint16_t)part_of(b, side, i, where),
                                   .telling = (uint16_t)shown_as(b, state, side, i, place),
                                   .place = where,
                                   .out = place == OUT,
                                   .value = {b->stand[side][i].strength,
                                             shown->pins - shown->black, shown->black}});
    }
    if (passed || b->morale[side] == FAILED)
        kit_draw_sign(sink, passed ? SHOW_PASSED : SHOW_FAILED, (bay_side)side, BAY_NO_UNIT,
                      side);
}

void nqm_view(const nqm_battle *b, const nqm_state *state, const nqm_told *told,
              bay_view *sink) {
    draw_forces(b, sink);
    draw_areas(b, sink);
    for (int side = 0; side < 2; side++) draw_side(b, state, told, side, sink);
    kit_draw_note(sink, SHOW_CLOCK, BAY_NO_UNIT, -1, told->hour + 1, told->attack);
    kit_draw_note(sink, SHOW_INSIDE, BAY_NO_UNIT, 1 + told->area, told->inside, 0);
    for (int k = 0; b->areas > 1 && k < b->areas; k++)
        if (kit_in(state->taken, k))
            kit_draw_note(sink, SHOW_TAKEN, nqm_area_unit(b, k), 1 + k, 0, 0);
    if (state->tanks_in) kit_draw_note(sink, SHOW_TANKS_IN, BAY_NO_UNIT, state->tanks_in, 0, 0);
}
