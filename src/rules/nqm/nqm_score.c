// What a situation is worth and looks like: endings and measures, features, the drawing.

#include "nqm.h"

#include <string.h>

static int pins_taken(const nqm_battle *b, const nqm_now *now, int side) {
    int taken = 0;
    for (int i = 0; i < b->count[side]; i++)
        taken += nqm_pins(b, now, side)[i] - b->stand[side][i].red - b->stand[side][i].black;
    return taken;
}

void nqm_score(const bay_battle *battle, const void *at, bay_score *out) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = at;
    memset(out, 0, sizeof *out);
    out->ending = now->stage == OVER ? now->ending : UNRESOLVED;
    for (int side = 0; side < 2; side++) out->measure[side] = pins_taken(b, now, side);
}

// --- Features --------------------------------------------------------------------------------

// A side's, in the order of the feature table: clean points, dice, pins short of a test, morale.
enum { CLEAN, DICE, SHORT_OF_TEST, MORALE, SIDE_FEATURES };
enum { ATTACKS_LEFT = 2 * SIDE_FEATURES, HOURS_LEFT, RESERVE, INSIDE };

static int short_of_test(const nqm_battle *b, const nqm_now *now, int side) {
    bay_fraction at = b->grade[side].break_at;
    int casualties, strength;
    nqm_casualties(b, now, side, &casualties, &strength);
    if (at.number == 0 || now->morale[side] != UNREACHED) return NQM_NO_LIMIT;
    int part = b->reading[A_2_FRACTION_OF] == 0 ? at.number : at.over - at.number;
    int reached = (strength * part + at.over - 1) / at.over; // reached
    if (b->reading[A_7_THRESHOLD] == 1) reached = strength * part / at.over + 1;
    return reached > casualties ? reached - casualties : 0;
}

void nqm_look(const bay_battle *battle, const void *at, int32_t *features) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = at;
    for (int side = 0; side < 2; side++) {
        int32_t *of = features + (size_t)side * SIDE_FEATURES;
        of[CLEAN] = nqm_clean_points(b, now, side);
        of[DICE] = nqm_dice_most(b, now, side);
        of[SHORT_OF_TEST] = short_of_test(b, now, side);
        of[MORALE] = now->morale[side];
    }
    features[ATTACKS_LEFT] = b->attacks ? now->attacks_left : NQM_NO_LIMIT;
    features[HOURS_LEFT] = now->hours_left;
    features[RESERVE] = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (b->stand[BAY_ATTACKER][i].eligible && !nqm_committed(b, now)[i])
            features[RESERVE] += nqm_clean(b, now, BAY_ATTACKER, i);
    features[INSIDE] = now->inside;
}

// --- The drawing -----------------------------------------------------------------------------

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

static int shown_as(const nqm_battle *b, const nqm_now *now, int side, int i) {
    const nqm_stand *stand = &b->stand[side][i];
    if (!stand->eligible && stand->black >= stand->strength && stand->red == 0) return SHOW_OFF;
    if (side == BAY_DEFENDER) return SHOW_DEFENDING;
    if (nqm_command_figure(b, now) == i) return SHOW_COMMAND;
    if (!stand->eligible) return SHOW_SUPPORTING;
    return nqm_committed(b, now)[i] ? SHOW_ASSAULTING : SHOW_HELD;
}

static void draw_side(const nqm_battle *b, const nqm_now *now, int side, bay_view *sink) {
    for (int i = 0; i < b->count[side]; i++) {
        const nqm_stand *stand = &b->stand[side][i];
        int pins = nqm_pins(b, now, side)[i];
        mark(sink,
             (bay_mark){.kind = BAY_MARK_PIECE,
                        .side = (uint8_t)side,
                        .unit = (uint16_t)nqm_unit(b, side, i),
                        .telling = (uint16_t)shown_as(b, now, side, i),
                        .place = (int16_t)side,
                        .number = {stand->strength, pins - stand->black, stand->black, 0}});
    }
    if (now->morale[side] != UNREACHED)
        mark(sink,
             (bay_mark){.kind = BAY_MARK_SIGN,
                        .side = (uint8_t)side,
                        .unit = BAY_NO_UNIT,
                        .telling = now->morale[side] == PASSED ? SHOW_PASSED : SHOW_FAILED,
                        .place = (int16_t)side});
}

// Who fights whom, and for how long: points that may take part, before any pin of this assault.
static void mark_forces(const nqm_battle *b, bay_view *sink) {
    int points[2] = {0, 0}, pins = 0;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *stand = &b->stand[side][i];
            if (!stand->eligible) continue;
            points[side] += stand->strength - stand->red - stand->black;
            pins += stand->red + stand->black;
        }
    int time = b->attacks == 0 ? SHOW_NO_TIME : b->hours > 1 ? SHOW_TIMES : SHOW_TIME;
    bay_mark line = {.kind = BAY_MARK_FORCES,
                     .side = BAY_NOBODY,
                     .unit = BAY_NO_UNIT,
                     .telling = pins ? SHOW_CLEAN_FORCES : SHOW_FORCES,
                     .place = -1,
                     .number = {points[BAY_ATTACKER], points[BAY_DEFENDER]}};
    mark(sink, line);
    line.telling = (uint16_t)time;
    line.number[0] = b->hours;
    line.number[1] = b->attacks;
    mark(sink, line);
}

void nqm_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const nqm_battle *b = nqm_of(battle);
    const nqm_now *now = at;
    nqm_told told;
    memcpy(&told, (const uint8_t *)at + battle->size, sizeof told);
    mark_forces(b, sink);
    static const uint16_t AREAS[2] = {SHOW_APPROACHES, SHOW_POSITION}; // NQM-23
    for (int side = 0; side < 2; side++)
        mark(sink, (bay_mark){.kind = BAY_MARK_AREA,
                              .side = (uint8_t)side,
                              .unit = BAY_NO_UNIT,
                              .telling = AREAS[side],
                              .place = -1,
                              .x = side * 100,
                              .w = 100,
                              .h = 100});
    for (int side = 0; side < 2; side++) draw_side(b, now, side, sink);
    bay_mark sign = {.kind = BAY_MARK_SIGN,
                     .side = BAY_NOBODY,
                     .unit = BAY_NO_UNIT,
                     .telling = SHOW_CLOCK,
                     .place = -1,
                     .number = {told.hour + 1, told.attack}};
    mark(sink, sign);
    sign.telling = SHOW_INSIDE;
    sign.place = BAY_DEFENDER;
    sign.number[0] = told.inside;
    mark(sink, sign);
}
