// What is asked or thrown at each stage, and which options there are.

#include "ground/board.h"
#include "soldiers.h"

#include <string.h>

static const uint8_t CHOOSER[SOLDIERS_STAGES] = {
    [ANNOUNCE] = BAY_ATTACKER,
    [FIRE] = BAY_ATTACKER,
    [FIRE_DIE] = BAY_NOBODY,
    [DEFENDER_FIRE] = BAY_DEFENDER,
    [DEFENDER_FIRE_DIE] = BAY_NOBODY,
    [CHARGE] = BAY_ATTACKER,
    [CHARGE_DIE] = BAY_NOBODY,
    [DEFENDER_CHARGE] = BAY_DEFENDER,
    [DEFENDER_CHARGE_DIE] = BAY_NOBODY,
    [CANCEL] = BAY_ATTACKER,
    [ASSAULT] = BAY_NOBODY,
    [RETREAT] = BAY_DEFENDER,
    [RETREAT_ATTACKER] = BAY_ATTACKER,
    [ADVANCE] = BAY_ATTACKER,
    [OVER] = BAY_NOBODY,
};

static int options_of(const soldiers_battle *b, const soldiers_now *now) {
    uint8_t list[SOLDIERS_ANSWERS_MAX];
    switch (now->stage) {
    case ANNOUNCE: return soldiers_answers(b, now, list);
    case FIRE:
    case DEFENDER_FIRE: return soldiers_fire_answers(b, now, list);
    case CHARGE:
    case DEFENDER_CHARGE: return soldiers_charge_answers(b, now, list);
    case RETREAT:
    case RETREAT_ATTACKER: return soldiers_ways_back(b, now, list);
    default: return 2;
    }
}

static bay_throw row_of(const soldiers_battle *b, int who, const soldiers_column *column) {
    return soldiers_throw(who, b->dice, b->die, column->eliminated, column->disrupted);
}

static bay_throw dice_of(const soldiers_battle *b, const soldiers_now *now) {
    int side = soldiers_firing(now);
    switch (now->stage) {
    case FIRE_DIE:
    case DEFENDER_FIRE_DIE:
        return row_of(b, side, &b->fire.column[soldiers_fire_column(b, now)]); // ARV-S2
    case CHARGE_DIE:
    case DEFENDER_CHARGE_DIE:
        return soldiers_throw(side, 1, 6, b->charge_eliminates, b->charge_disrupts);
    default: break;
    }
    return row_of(b, BAY_ATTACKER,
                  &b->assault.column[soldiers_odds_of(b, now).column]); // ARV-10
}

// Whom a question is about, and whom or what besides.
static void about(const soldiers_battle *b, const soldiers_now *now, bay_step *out) {
    int side = soldiers_firing(now), target = now->target;
    switch (now->stage) {
    case FIRE_DIE:
    case DEFENDER_FIRE_DIE: out->other = (uint16_t)soldiers_fire_id(b, side, target); break;
    case CHARGE_DIE:
    case DEFENDER_CHARGE_DIE:
        out->other = (uint16_t)soldiers_unit_id(b, !side, target - 1);
        break;
    case CANCEL:
    case ASSAULT:
    case RETREAT:
    case RETREAT_ATTACKER:
    case ADVANCE:
        out->other = (uint16_t)soldiers_cell_id(b, b->hex[BAY_DEFENDER][target].cell);
        break;
    default: break;
    }
    if (now->stage == ASSAULT || now->stage == OVER) return;
    bool retreats = now->stage == RETREAT || now->stage == RETREAT_ATTACKER;
    out->unit = (uint16_t)soldiers_unit_id(b, retreats ? BAY_DEFENDER : side, now->cursor);
}

void soldiers_step(const bay_battle *battle, const void *at, bay_step *out) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    memset(out, 0, sizeof *out);
    out->id = now->stage;
    out->who = CHOOSER[now->stage];
    out->kind = SOLDIERS_STEP_TABLE[now->stage].kind;
    out->unit = out->other = BAY_NO_UNIT;
    out->settled = now->stage == OVER;
    about(b, now, out);
    if (now->stage == ASSAULT) {
        soldiers_odds odds = soldiers_odds_of(b, now);
        out->number[0] = odds.points;
        out->number[1] = odds.against;
    }
    if (out->kind == BAY_CHANCE)
        out->dice = dice_of(b, now);
    else if (out->kind == BAY_CHOICE)
        out->options = (uint16_t)options_of(b, now);
}

// --- Options ---------------------------------------------------------------------------------

enum {
    ASSAULT_IT,
    NO_ASSAULT,
    HOLD_FIRE,
    FIRE_AT,
    NO_CHARGE,
    CHARGE_IT,
    GO_IN,
    CANCEL_IT,
    RETREAT_TO,
    LEAVE_BOARD,
    ADVANCE_IT,
    STAY
};

// What each stage can offer, by row of the option table.
#define BIT(option) (UINT64_C(1) << (option))
const uint64_t SOLDIERS_OFFERS[SOLDIERS_STAGES] = {
    [ANNOUNCE] = BIT(ASSAULT_IT) | BIT(NO_ASSAULT),
    [FIRE] = BIT(HOLD_FIRE) | BIT(FIRE_AT),
    [DEFENDER_FIRE] = BIT(HOLD_FIRE) | BIT(FIRE_AT),
    [CHARGE] = BIT(NO_CHARGE) | BIT(CHARGE_IT),
    [DEFENDER_CHARGE] = BIT(NO_CHARGE) | BIT(CHARGE_IT),
    [CANCEL] = BIT(GO_IN) | BIT(CANCEL_IT),
    [RETREAT] = BIT(RETREAT_TO) | BIT(LEAVE_BOARD),
    [RETREAT_ATTACKER] = BIT(RETREAT_TO) | BIT(LEAVE_BOARD),
    [ADVANCE] = BIT(ADVANCE_IT) | BIT(STAY),
};

static bay_option option_of(int row, int unit) {
    return (bay_option){.row = (uint16_t)row, .unit = (uint16_t)unit, .number = {0, 0}};
}

void soldiers_option(const bay_battle *battle, const void *at, int index, bay_option *out) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    uint8_t list[SOLDIERS_ANSWERS_MAX];
    int side = soldiers_firing(now);
    int unit = soldiers_unit_id(b, BAY_ATTACKER, now->cursor);
    switch (now->stage) {
    case ANNOUNCE:
        (void)soldiers_answers(b, now, list);
        *out = list[index] ? option_of(ASSAULT_IT, soldiers_target_id(b, list[index]))
                           : option_of(NO_ASSAULT, BAY_NO_UNIT);
        break;
    case FIRE:
    case DEFENDER_FIRE:
        (void)soldiers_fire_answers(b, now, list);
        *out = list[index] ? option_of(FIRE_AT, soldiers_fire_id(b, side, list[index]))
                           : option_of(HOLD_FIRE, BAY_NO_UNIT);
        break;
    case CHARGE:
    case DEFENDER_CHARGE:
        (void)soldiers_charge_answers(b, now, list);
        *out = list[index] ? option_of(CHARGE_IT, soldiers_unit_id(b, !side, list[index] - 1))
                           : option_of(NO_CHARGE, BAY_NO_UNIT);
        break;
    case CANCEL: *out = option_of(index ? CANCEL_IT : GO_IN, unit); break;
    case ADVANCE: *out = option_of(index ? STAY : ADVANCE_IT, unit); break;
    default:
        (void)soldiers_ways_back(b, now, list);
        *out = list[index] == BOARD_NOWHERE
                   ? option_of(LEAVE_BOARD, BAY_NO_UNIT)
                   : option_of(RETREAT_TO, soldiers_cell_id(b, list[index]));
        break;
    }
}
