// The step table: what is asked or thrown at each stage. A question more is a row here and the
// functions that it names, which stand with the rules that they carry out.

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "soldiers.h"

#include <string.h>

// --- Whom it is about ------------------------------------------------------------------------

void soldiers_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const soldiers_state *)at)->cursor;
}

void soldiers_about_in_hand(const bay_battle *battle, const void *at, bay_step *step) {
    soldiers_about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_target_place(soldiers_of(battle), at);
}

// --- The rows --------------------------------------------------------------------------------

// clang-format off
const bay_step_info SOLDIERS_STEP_TABLE[] = {
    [ANNOUNCE] = {.id = "announce", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_18,
        .words = "Does {unit} announce an assault?", .bundle = "announcement",
        .standing = "every unit that may announces an assault on the first enemy next to it, unless the scenario says another",
        .offers = BAY_ROWS(OPTION_ASSAULT, OPTION_NO_ASSAULT),
        .about = soldiers_about_cursor, .options = soldiers_list_announce, .apply = soldiers_apply_announce},
    [FIRE] = {.id = "fire", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_S3,
        .words = "Does {unit} fire?",
        .standing = "the attacker holds his fire, unless the scenario says whom to fire at",
        .offers = BAY_ROWS(OPTION_HOLD_FIRE, OPTION_FIRE),
        .about = soldiers_about_cursor, .options = soldiers_list_fire, .apply = soldiers_apply_fire},
    [FIRE_DIE] = {.id = "fire-die", .kind = BAY_CHANCE, .clause = ARV_S2,
        .words = "{unit} fires at {other}", .stages = {"the fire"},
        .about = soldiers_about_fire, .resolve = soldiers_resolve_fire},
    [DEFENDER_FIRE] = {.id = "defender-fire", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = ARV_S3, .words = "Does {unit} fire?",
        .standing = "the defender holds his fire, unless the scenario says whom to fire at",
        .offers = BAY_ROWS(OPTION_HOLD_FIRE, OPTION_FIRE),
        .about = soldiers_about_cursor, .options = soldiers_list_fire, .apply = soldiers_apply_fire},
    [DEFENDER_FIRE_DIE] = {.id = "defender-fire-die", .kind = BAY_CHANCE, .clause = ARV_S2,
        .words = "{unit} fires at {other}", .stages = {"the fire"},
        .about = soldiers_about_fire, .resolve = soldiers_resolve_fire},
    [CHARGE] = {.id = "charge", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_35,
        .words = "Does {unit} charge?",
        .standing = "the attacker's cavalry charges nobody, unless the scenario says whom",
        .offers = BAY_ROWS(OPTION_NO_CHARGE, OPTION_CHARGE),
        .about = soldiers_about_cursor, .options = soldiers_list_charge, .apply = soldiers_apply_charge},
    [CHARGE_DIE] = {.id = "charge-die", .kind = BAY_CHANCE, .clause = ARV_35,
        .words = "{unit} charges {other}", .stages = {"the charge"},
        .about = soldiers_about_charge, .resolve = soldiers_resolve_charge},
    [DEFENDER_CHARGE] = {.id = "defender-charge", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = ARV_35, .words = "Does {unit} charge?",
        .standing = "the defender's cavalry charges nobody, unless the scenario says whom",
        .offers = BAY_ROWS(OPTION_NO_CHARGE, OPTION_CHARGE),
        .about = soldiers_about_cursor, .options = soldiers_list_charge, .apply = soldiers_apply_charge},
    [DEFENDER_CHARGE_DIE] = {.id = "defender-charge-die", .kind = BAY_CHANCE, .clause = ARV_35,
        .words = "{unit} charges {other}", .stages = {"the charge"},
        .about = soldiers_about_charge, .resolve = soldiers_resolve_charge},
    [CANCEL] = {.id = "cancel", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_07,
        .words = "Does {unit} go in against {other}, as announced?", .bundle = "cancelling",
        .standing = "every unit that has announced goes in",
        .offers = BAY_ROWS(OPTION_GO_IN, OPTION_CANCEL),
        .about = soldiers_about_in_hand, .options = kit_either, .apply = soldiers_apply_cancel},
    [ASSAULT] = {.id = "assault", .kind = BAY_CHANCE, .clause = ARV_10,
        .words = "Assault on {other}: {0} against {1} stacking points", .stages = {"the assault"},
        .about = soldiers_about_assault, .resolve = soldiers_resolve_assault},
    [RETREAT] = {.id = "retreat", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = ARV_21,
        .words = "Where does {unit} retreat to?",
        .standing = "the defender retreats away from those who assaulted",
        .offers = BAY_ROWS(OPTION_RETREAT, OPTION_LEAVE_BOARD),
        .about = soldiers_about_in_hand, .options = soldiers_list_retreat, .apply = soldiers_apply_retreat},
    [RETREAT_ATTACKER] = {.id = "retreat-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = ARV_21, .words = "Where is {unit} driven to?",
        .standing = "a unit is driven away from those who assaulted",
        .offers = BAY_ROWS(OPTION_RETREAT, OPTION_LEAVE_BOARD),
        .about = soldiers_about_in_hand, .options = soldiers_list_retreat, .apply = soldiers_apply_retreat},
    [ADVANCE] = {.id = "advance", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_26,
        .words = "Does {unit} advance into {other}?", .bundle = "advance",
        .standing = "the first that fit advance", .offers = BAY_ROWS(OPTION_ADVANCE, OPTION_STAY),
        .about = soldiers_about_in_hand, .options = kit_either, .apply = soldiers_apply_advance},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = ARV_02, .words = "The phase is over"},
    {.id = NULL},
};
// clang-format on

// --- Where the phase begins ------------------------------------------------------------------

void soldiers_first(const bay_battle *battle, void *at, bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *u = &b->unit[i];
        state->unit[i] = (soldiers_unit_state){u->cell, u->disrupted ? DISRUPTED : 0, 0};
        soldiers_told_of(b, state)[i] =
            (soldiers_told){u->cell, u->disrupted ? IS_DISRUPTED : IN_ORDER};
    }
    kit_say_of(why, TELL_FIRST_PLAYER, BAY_ATTACKER); // ARV-03
    soldiers_announce(b, state, why);
}

uint16_t soldiers_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const soldiers_state *)at)->stage;
}
