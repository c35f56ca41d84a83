// What is asked or thrown at each stage, and which options there are.

#include "portable_options.h"

#include <assert.h>
#include <string.h>

static const uint8_t CHOOSER[PORTABLE_STAGES] = {
    [FIRE] = BAY_ATTACKER,
    [SHOT] = BAY_NOBODY,
    [DECLARE] = BAY_ATTACKER,
    [NEXT_COMBAT] = BAY_ATTACKER,
    [NEXT_ATTACK] = BAY_ATTACKER,
    [NEXT_ROLLER] = BAY_ATTACKER,
    [TARGET] = BAY_DEFENDER,
    [TO_HIT] = BAY_NOBODY,
    [EFFECT] = BAY_NOBODY,
    [COMMANDER_EFFECT] = BAY_NOBODY,
    [RETREAT_ATTACKER] = BAY_ATTACKER,
    [RETREAT_DEFENDER] = BAY_DEFENDER,
    [FACE_ATTACKER] = BAY_ATTACKER,
    [FACE_DEFENDER] = BAY_DEFENDER,
    [ADVANCE] = BAY_ATTACKER,
    [OVER] = BAY_NOBODY,
};

static int options_of(const portable_battle *b, const portable_now *now) {
    uint8_t list[PORTABLE_SIDE_MAX];
    portable_advancing advances[PORTABLE_ADVANCES_MAX];
    switch (now->stage) {
    case NEXT_COMBAT: return portable_open(b, now, list);
    case NEXT_ATTACK: return portable_attackable(b, now, list) + 1;
    case NEXT_ROLLER: return portable_rollers(b, now, list);
    case TARGET: return portable_attackers(now, list);
    case RETREAT_ATTACKER:
    case RETREAT_DEFENDER:
        return portable_places(b, now, list) + portable_may_take_loss(b, now);
    case FACE_ATTACKER:
    case FACE_DEFENDER: return board_sides(&b->board);
    case ADVANCE: return portable_advances(b, now, advances) + 1;
    default: return 2;
    }
}

// Whom the question or the throw is about, and the other one: a unit or a cell.
static void about(const portable_battle *b, const portable_now *now, int *unit, int *other) {
    *unit = *other = NOBODY;
    switch (now->stage) {
    case FIRE:
    case SHOT:
    case DECLARE:
        *unit = now->cursor;
        *other = portable_opponent(b, now, now->cursor);
        break;
    case TARGET: *unit = now->target; break;
    case TO_HIT:
        *unit = now->roller;
        *other = now->at;
        break;
    case EFFECT: *unit = now->hit; break;
    case COMMANDER_EFFECT: *unit = now->companion; break;
    case RETREAT_ATTACKER:
    case RETREAT_DEFENDER:
        *unit = now->moving == MOVES_COMMANDER ? now->companion : now->hit;
        break;
    case FACE_ATTACKER:
    case FACE_DEFENDER: *unit = now->facing_unit; break;
    case ADVANCE: *other = portable_cell_unit(b, now->spot); break;
    default: break;
    }
}

// The number to reach, or the number that still routs.
static int number_of(const portable_battle *b, const portable_now *now, int unit, int other) {
    switch (now->stage) {
    case SHOT: return portable_shot_needs(b, now, unit, other);
    case TO_HIT: return portable_needs(b, now, unit, other, NULL);
    case EFFECT:
    case COMMANDER_EFFECT: return portable_routed(b, unit);
    default: return 0;
    }
}

static bay_throw dice_of(const portable_battle *b, const portable_now *now, int unit,
                         int number) {
    bool effect = now->stage == EFFECT || now->stage == COMMANDER_EFFECT;
    int need = effect ? number + 1 : number;                 // PCC-28: result 1 falls back
    return bay_throw_needs(b->piece[unit].side, 1, 6, need); // PCC-18, PCC-38: result 1 hits
}

void portable_step(const bay_battle *battle, const void *at, bay_step *out) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    int unit, other;
    memset(out, 0, sizeof *out);
    about(b, now, &unit, &other);
    out->id = now->stage;
    out->who = CHOOSER[now->stage];
    out->kind = (uint8_t)PORTABLE_STEP_TABLE[now->stage].kind;
    out->settled = now->stage == OVER;
    out->unit = (uint16_t)(unit == NOBODY ? BAY_NO_UNIT : unit);
    out->other = (uint16_t)(other == NOBODY ? BAY_NO_UNIT : other);
    out->number[0] = number_of(b, now, unit, other);
    if (out->kind == BAY_CHANCE)
        out->dice = dice_of(b, now, unit, out->number[0]);
    else if (out->kind == BAY_CHOICE)
        out->options = (uint16_t)options_of(b, now);
}

// --- Options ---------------------------------------------------------------------------------

static bay_option option_of(int row, int unit) {
    bay_option made = {.row = (uint16_t)row,
                       .unit = (uint16_t)(unit == NOBODY ? BAY_NO_UNIT : unit)};
    return made;
}

static bay_option advance_option(const portable_battle *b, const portable_now *now, int index) {
    portable_advancing list[PORTABLE_ADVANCES_MAX];
    if (index == portable_advances(b, now, list)) return option_of(OPTION_STAY, NOBODY);
    return option_of(list[index].together ? OPTION_ADVANCE_TOGETHER : OPTION_ADVANCE,
                     list[index].unit);
}

static bay_option retreat_option(const portable_battle *b, const portable_now *now, int index) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (index == portable_places(b, now, list)) return option_of(OPTION_TAKE_LOSS, NOBODY);
    return option_of(OPTION_FALL_BACK, portable_cell_unit(b, list[index]));
}

static bay_option attack_option(const portable_battle *b, const portable_now *now, int index) {
    uint8_t list[PORTABLE_SIDE_MAX];
    if (index == portable_attackable(b, now, list)) return option_of(OPTION_NO_MORE, NOBODY);
    return option_of(OPTION_ATTACK, list[index]);
}

static bay_option listed_option(const portable_battle *b, const portable_now *now, int index) {
    uint8_t list[PORTABLE_SIDE_MAX];
    switch (now->stage) {
    case NEXT_COMBAT:
        (void)portable_open(b, now, list);
        return option_of(OPTION_FIGHT, list[index]);
    case NEXT_ROLLER:
        (void)portable_rollers(b, now, list);
        return option_of(OPTION_ROLL, list[index]);
    default: (void)portable_attackers(now, list); return option_of(OPTION_ROLL_AT, list[index]);
    }
}

void portable_option(const bay_battle *battle, const void *at, int index, bay_option *out) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    switch (now->stage) {
    case FIRE:
        *out = option_of(index == 0 ? OPTION_FIRE : OPTION_HOLD_FIRE, now->cursor);
        break;
    case DECLARE:
        *out = option_of(index == 0 ? OPTION_INITIATE : OPTION_HOLD, now->cursor);
        break;
    case NEXT_ATTACK: *out = attack_option(b, now, index); break;
    case RETREAT_ATTACKER:
    case RETREAT_DEFENDER: *out = retreat_option(b, now, index); break;
    case FACE_ATTACKER:
    case FACE_DEFENDER:
        *out = option_of(OPTION_NORTH + portable_turn_to(b, now, index), NOBODY);
        break;
    case ADVANCE: *out = advance_option(b, now, index); break;
    default: *out = listed_option(b, now, index); break;
    }
}
