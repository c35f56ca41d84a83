// The stages: what is asked or thrown at each, which options there are, what follows. A question
// more is a row of the step table and the functions that it names.

#include "ground/board.h"
#include "rules/kit/kit_options.h"
#include "soldiers.h"

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

const bay_option_row SOLDIERS_OPTION_TABLE[] = {
    [ASSAULT_IT] = {"assault-{unit}", "assault {unit}", ARV_14},
    [NO_ASSAULT] = {"no-assault", "announce no assault", ARV_07},
    [HOLD_FIRE] = {"hold-fire", "hold its fire", ARV_S3},
    [FIRE_AT] = {"fire-at-{unit}", "fire at {unit}", ARV_S2},
    [NO_CHARGE] = {"no-charge", "charge nobody", ARV_35},
    [CHARGE_IT] = {"charge-{unit}", "charge {unit}", ARV_35},
    [GO_IN] = {"go-in-{unit}", "go in with {unit}", ARV_08},
    [CANCEL_IT] = {"cancel-{unit}", "cancel the assault of {unit}", ARV_07},
    [RETREAT_TO] = {"retreat-{unit}", "retreat to {unit}", ARV_21},
    [LEAVE_BOARD] = {"leave-board", "leave the board", ARV_23},
    [ADVANCE_IT] = {"advance-{unit}", "advance with {unit}", ARV_26},
    [STAY] = {"stay-{unit}", "leave {unit} where it is", ARV_26},
    {.id = NULL},
};

// The unit at the cursor, of the side whose stage it is.
static void about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_now *now = at;
    step->unit =
        (uint16_t)soldiers_unit_id(soldiers_of(battle), soldiers_firing(now), now->cursor);
}

// The hex that is assaulted.
static uint16_t target_hex(const soldiers_battle *b, const soldiers_now *now) {
    return (uint16_t)soldiers_cell_id(b, b->hex[BAY_DEFENDER][now->target].cell);
}

static bay_throw row_of(const soldiers_battle *b, int who, const soldiers_column *column) {
    return soldiers_throw(who, b->dice, b->die, column->eliminated, column->disrupted);
}

// --- Announcements ---------------------------------------------------------------------------

static uint32_t list_announce(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    uint8_t against[SOLDIERS_ANSWERS_MAX];
    int count = soldiers_answers(b, at, against);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        if (against[i])
            kit_add(&to, ASSAULT_IT, soldiers_target_id(b, against[i]), 0, against[i]);
        else
            kit_add(&to, NO_ASSAULT, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_announce(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    soldiers_announced(soldiers_of(battle), at, chosen->own, why);
}

// --- Fire and charges ------------------------------------------------------------------------

static uint32_t list_fire(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    uint8_t target[SOLDIERS_ANSWERS_MAX];
    int count = soldiers_fire_answers(b, at, target), side = soldiers_firing(at);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        if (target[i])
            kit_add(&to, FIRE_AT, soldiers_fire_id(b, side, target[i]), 0, target[i]);
        else
            kit_add(&to, HOLD_FIRE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_fire(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    soldiers_fired(soldiers_of(battle), at, chosen->own, why);
}

static void about_fire_die(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    int side = soldiers_firing(now);
    about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_fire_id(b, side, now->target);
    step->dice = row_of(b, side, &b->fire.column[soldiers_fire_column(b, now)]); // ARV-S2
}

static void resolve_fire(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_column *column = &b->fire.column[soldiers_fire_column(b, at)];
    soldiers_fire_thrown(
        b, at, soldiers_outcome(column->eliminated, column->disrupted, (int)result), why);
}

static uint32_t list_charge(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    uint8_t target[SOLDIERS_ANSWERS_MAX];
    int count = soldiers_charge_answers(b, at, target), side = soldiers_firing(at);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        if (target[i])
            kit_add(&to, CHARGE_IT, soldiers_unit_id(b, !side, target[i] - 1), 0, target[i]);
        else
            kit_add(&to, NO_CHARGE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_charge(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    soldiers_charged(soldiers_of(battle), at, chosen->own, why);
}

static void about_charge_die(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    int side = soldiers_firing(now);
    about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_unit_id(b, !side, now->target - 1);
    step->dice = soldiers_throw(side, 1, 6, b->charge_eliminates, b->charge_disrupts);
}

static void resolve_charge(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_charge_thrown(
        b, at, soldiers_outcome(b->charge_eliminates, b->charge_disrupts, (int)result), why);
}

// --- Assaults --------------------------------------------------------------------------------

// The attacker at the cursor and the hex that is assaulted.
static void about_assaulter(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    step->unit = (uint16_t)soldiers_unit_id(b, BAY_ATTACKER, now->cursor);
    step->other = target_hex(b, now);
}

static uint32_t list_cancel(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_now *now = at;
    return kit_pair(list, GO_IN, CANCEL_IT,
                    soldiers_unit_id(soldiers_of(battle), BAY_ATTACKER, now->cursor));
}

static void apply_cancel(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    soldiers_cancelled(soldiers_of(battle), at, chosen->row == CANCEL_IT, why);
}

static void about_assault(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_odds odds = soldiers_odds_of(b, at);
    step->other = target_hex(b, at);
    step->number[0] = odds.points;
    step->number[1] = odds.against;
    step->dice = row_of(b, BAY_ATTACKER, &b->assault.column[odds.column]); // ARV-10
}

static void resolve_assault(const bay_battle *battle, void *at, uint32_t result,
                            bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_column *column = &b->assault.column[soldiers_odds_of(b, at).column];
    soldiers_assault_thrown(
        b, at, soldiers_outcome(column->eliminated, column->disrupted, (int)result), why);
}

// --- Retreat and advance ---------------------------------------------------------------------

static void about_retreat(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    step->unit = (uint16_t)soldiers_unit_id(b, BAY_DEFENDER, now->cursor);
    step->other = target_hex(b, now);
}

static uint32_t list_retreat(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    uint8_t cell[BOARD_SIDES_MAX + 1];
    int count = soldiers_ways_back(b, at, cell);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        if (cell[i] == BOARD_NOWHERE)
            kit_add(&to, LEAVE_BOARD, BAY_NO_UNIT, 0, BOARD_NOWHERE);
        else
            kit_add(&to, RETREAT_TO, soldiers_cell_id(b, cell[i]), 0, cell[i]);
    return to.count;
}

static void apply_retreat(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    soldiers_retreated(soldiers_of(battle), at, chosen->own, why);
}

static uint32_t list_advance(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_now *now = at;
    return kit_pair(list, ADVANCE_IT, STAY,
                    soldiers_unit_id(soldiers_of(battle), BAY_ATTACKER, now->cursor));
}

static void apply_advance(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    soldiers_advanced(soldiers_of(battle), at, chosen->row == ADVANCE_IT, why);
}

// --- The rows --------------------------------------------------------------------------------

// clang-format off
const bay_step_info SOLDIERS_STEP_TABLE[] = {
    [ANNOUNCE] = {.id = "announce", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_18,
        .words = "Does {unit} announce an assault?", .bundle = "announcement",
        .standing = "every unit that may announces an assault on the first enemy next to it, unless the scenario says another",
        .offers = BAY_ROWS(ASSAULT_IT, NO_ASSAULT),
        .about = about_cursor, .options = list_announce, .apply = apply_announce},
    [FIRE] = {.id = "fire", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_S3,
        .words = "Does {unit} fire?",
        .standing = "the attacker holds his fire, unless the scenario says whom to fire at",
        .offers = BAY_ROWS(HOLD_FIRE, FIRE_AT),
        .about = about_cursor, .options = list_fire, .apply = apply_fire},
    [FIRE_DIE] = {.id = "fire-die", .kind = BAY_CHANCE, .clause = ARV_S2,
        .words = "{unit} fires at {other}", .stages = {"the fire"},
        .about = about_fire_die, .resolve = resolve_fire},
    [DEFENDER_FIRE] = {.id = "defender-fire", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = ARV_S3, .words = "Does {unit} fire?",
        .standing = "the defender holds his fire, unless the scenario says whom to fire at",
        .offers = BAY_ROWS(HOLD_FIRE, FIRE_AT),
        .about = about_cursor, .options = list_fire, .apply = apply_fire},
    [DEFENDER_FIRE_DIE] = {.id = "defender-fire-die", .kind = BAY_CHANCE, .clause = ARV_S2,
        .words = "{unit} fires at {other}", .stages = {"the fire"},
        .about = about_fire_die, .resolve = resolve_fire},
    [CHARGE] = {.id = "charge", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_35,
        .words = "Does {unit} charge?",
        .standing = "the attacker's cavalry charges nobody, unless the scenario says whom",
        .offers = BAY_ROWS(NO_CHARGE, CHARGE_IT),
        .about = about_cursor, .options = list_charge, .apply = apply_charge},
    [CHARGE_DIE] = {.id = "charge-die", .kind = BAY_CHANCE, .clause = ARV_35,
        .words = "{unit} charges {other}", .stages = {"the charge"},
        .about = about_charge_die, .resolve = resolve_charge},
    [DEFENDER_CHARGE] = {.id = "defender-charge", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = ARV_35, .words = "Does {unit} charge?",
        .standing = "the defender's cavalry charges nobody, unless the scenario says whom",
        .offers = BAY_ROWS(NO_CHARGE, CHARGE_IT),
        .about = about_cursor, .options = list_charge, .apply = apply_charge},
    [DEFENDER_CHARGE_DIE] = {.id = "defender-charge-die", .kind = BAY_CHANCE, .clause = ARV_35,
        .words = "{unit} charges {other}", .stages = {"the charge"},
        .about = about_charge_die, .resolve = resolve_charge},
    [CANCEL] = {.id = "cancel", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_07,
        .words = "Does {unit} go in against {other}, as announced?", .bundle = "cancelling",
        .standing = "every unit that has announced goes in",
        .offers = BAY_ROWS(GO_IN, CANCEL_IT),
        .about = about_assaulter, .options = list_cancel, .apply = apply_cancel},
    [ASSAULT] = {.id = "assault", .kind = BAY_CHANCE, .clause = ARV_10,
        .words = "Assault on {other}: {0} against {1} stacking points", .stages = {"the assault"},
        .about = about_assault, .resolve = resolve_assault},
    [RETREAT] = {.id = "retreat", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = ARV_21,
        .words = "Where does {unit} retreat to?",
        .standing = "the defender retreats away from those who assaulted",
        .offers = BAY_ROWS(RETREAT_TO, LEAVE_BOARD),
        .about = about_retreat, .options = list_retreat, .apply = apply_retreat},
    [RETREAT_ATTACKER] = {.id = "retreat-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = ARV_21, .words = "Where is {unit} driven to?",
        .standing = "a unit is driven away from those who assaulted",
        .offers = BAY_ROWS(RETREAT_TO, LEAVE_BOARD),
        .about = about_retreat, .options = list_retreat, .apply = apply_retreat},
    [ADVANCE] = {.id = "advance", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_26,
        .words = "Does {unit} advance into {other}?", .bundle = "advance",
        .standing = "the first that fit advance", .offers = BAY_ROWS(ADVANCE_IT, STAY),
        .about = about_assaulter, .options = list_advance, .apply = apply_advance},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = ARV_02, .words = "The phase is over"},
    {.id = NULL},
};
// clang-format on
