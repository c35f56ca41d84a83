// The drawing: who fights whom, the areas, every stand with its pins, the clock.

#include "nqm.h"

#include <string.h>

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

// The stands of a side as they are drawn: their pins, and their part.
typedef struct stands_told {
    const uint8_t *pins, *part, *black;
} stands_told;

// Areas of the drawing: the approaches, the position's own areas, the defender's reserve.
static int reserve_place(const nqm_battle *b) {
    return 1 + b->areas;
}

static bool has_reserve(const nqm_battle *b) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (b->stand[BAY_DEFENDER][i].reserve) return true;
    return false;
}

static int attacker_as(const nqm_battle *b, const nqm_state *state, int i, int place) {
    const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
    if (place == OUT) return SHOW_OUT;
    if (place == IN_FIGHT) return SHOW_ASSAULTING;
    if (s->class == COMMAND && !s->grouped && nqm_pins(b, state, BAY_ATTACKER)[i] == 0)
        return SHOW_COMMAND;
    if (!s->assaults) return SHOW_SUPPORTING;
    return s->reserve ? SHOW_IN_RESERVE : SHOW_HELD;
}

static int shown_as(const nqm_battle *b, const nqm_state *state, const stands_told *told,
                    int side, int i) {
    int place = told->part[i] & PLACE_MASK;
    if (!b->stand[side][i].on_field) return SHOW_OFF;
    if (side == BAY_ATTACKER) return attacker_as(b, state, i, place);
    if (place == OUT) return SHOW_OUT;
    if (place == IN_COUNTER) return SHOW_COUNTERATTACKING;
    return place == IDLE ? SHOW_IN_RESERVE : SHOW_DEFENDING;
}

static int shown_where(const nqm_battle *b, const stands_told *told, int side, int i) {
    int place = told->part[i] & PLACE_MASK;
    if (side == BAY_ATTACKER) return 0;
    if (place >= IN_FIGHT && place < IN_FIGHT + NQM_AREAS_MAX) return place - IN_FIGHT + 1;
    bool reserve = b->stand[side][i].reserve && (place == IDLE || place == IN_COUNTER);
    return reserve ? reserve_place(b) : b->stand[side][i].area + 1;
}

static void draw_side(const nqm_battle *b, const nqm_state *state, const stands_told *told,
                      int side, bay_view *sink) {
    for (int i = 0; i < b->count[side]; i++) {
        const nqm_stand *s = &b->stand[side][i];
        mark(sink, (bay_mark){
                       .kind = BAY_MARK_PIECE,
                       .side = (uint8_t)side,
                       .unit = (uint16_t)nqm_unit(b, side, i),
                       .telling = (uint16_t)shown_as(b, state, told, side, i),
                       .place = (int16_t)shown_where(b, told, side, i),
                       .value = {s->strength, told->pins[i] - told->black[i], told->black[i]}});
    }
}

static void draw_morale(const nqm_battle *b, const stands_told *told, int side,
                        bay_view *sink) {
    bool passed = false, failed = b->morale[side] == FAILED;
    for (int i = 0; i < b->count[side]; i++) passed |= (told->part[i] & HAS_PASSED) != 0;
    if (!passed && !failed) return;
    mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                          .side = (uint8_t)side,
                          .unit = BAY_NO_UNIT,
                          .telling = passed ? SHOW_PASSED : SHOW_FAILED,
                          .place = (int16_t)side});
}

// Who fights whom, and for how long: points that may take part, before any pin of this assault.
static void mark_forces(const nqm_battle *b, bay_view *sink) {
    int points[2] = {0, 0}, pins = 0, reserve = 0;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            if (!s->on_field || !(side == BAY_ATTACKER ? s->assaults : s->defends)) continue;
            bool held = side == BAY_DEFENDER && s->reserve;
            int *count = held ? &reserve : &points[side];
            *count += s->strength - s->red - s->black;
            pins += s->red + s->black;
        }
    int attacks = nqm_number(b, b->quality[BAY_ATTACKER], ATTACKS);
    bool apart = b->battalions > 1 && b->level[BAY_ATTACKER] == BATTALION;
    int time = attacks == 0   ? SHOW_NO_TIME
               : apart        ? SHOW_TIME_EACH
               : b->hours > 1 ? SHOW_TIMES
                              : SHOW_TIME;
    bay_mark line = {.kind = BAY_MARK_FORCES,
                     .side = BAY_NOBODY,
                     .unit = BAY_NO_UNIT,
                     .telling = pins ? SHOW_CLEAN_FORCES : SHOW_FORCES,
                     .place = -1,
                     .number = {points[BAY_ATTACKER], points[BAY_DEFENDER]}};
    mark(sink, line);
    line.telling = (uint16_t)time;
    line.number[0] = b->hours;
    line.number[1] = attacks;
    mark(sink, line);
    if (reserve == 0) return;
    line.telling = SHOW_RESERVES;
    line.number[0] = reserve;
    mark(sink, line);
}

static void draw_areas(const nqm_battle *b, bay_view *sink) {
    int count = 2 + b->areas - 1 + has_reserve(b);
    for (int k = 0; k < count; k++) {
        bool named = b->areas > 1 && k > 0 && k <= b->areas;
        int telling = k == 0                  ? SHOW_APPROACHES
                      : k == reserve_place(b) ? SHOW_RESERVE
                      : named                 ? SHOW_AREA
                                              : SHOW_POSITION; // NQM-23
        mark(sink, (bay_mark){.kind = BAY_MARK_AREA,
                              .side = (uint8_t)(k > 0),
                              .unit = (uint16_t)(named ? nqm_area_unit(b, k - 1) : BAY_NO_UNIT),
                              .telling = (uint16_t)telling,
                              .place = -1,
                              .x = k * 100,
                              .w = 100,
                              .h = 100});
    }
}

static void sign(bay_view *sink, int telling, int unit, int place, int first, int second) {
    mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                          .side = BAY_NOBODY,
                          .unit = (uint16_t)unit,
                          .telling = (uint16_t)telling,
                          .place = (int16_t)place,
                          .number = {first, second}});
}

void nqm_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_state *state = at;
    const uint8_t *history = (const uint8_t *)at + battle->size;
    nqm_told told;
    memcpy(&told, history, sizeof told);
    mark_forces(b, sink);
    draw_areas(b, sink);
    const uint8_t *pins = history + sizeof told;
    size_t attackers = b->count[BAY_ATTACKER], all = attackers + b->count[BAY_DEFENDER];
    for (int side = 0; side < 2; side++) {
        size_t first = side == BAY_ATTACKER ? 0 : attackers;
        bool over = state->stage == OVER || state->stage == AFTER_FAILURE;
        stands_told of = {pins + first, over ? pins + all + first : nqm_part(b, state, side),
                          pins + 2 * all + first};
        draw_side(b, state, &of, side, sink);
        draw_morale(b, &of, side, sink);
    }
    sign(sink, SHOW_CLOCK, BAY_NO_UNIT, -1, told.hour + 1, told.attack);
    sign(sink, SHOW_INSIDE, BAY_NO_UNIT, 1 + told.area, told.inside, 0);
    for (int k = 0; b->areas > 1 && k < b->areas; k++)
        if (state->taken >> k & 1) sign(sink, SHOW_TAKEN, nqm_area_unit(b, k), 1 + k, 0, 0);
    if (state->tanks_in) sign(sink, SHOW_TANKS_IN, BAY_NO_UNIT, state->tanks_in, 0, 0);
}
