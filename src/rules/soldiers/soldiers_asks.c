// What is asked and thrown: the step table, which is the state machine, and the options.

#include "soldiers.h"

#include <stddef.h>

#define NO_EVENTS                                                                              \
    { -1, -1, -1, -1, -1, -1, -1, -1 }
#define NO_STAGES                                                                              \
    { NULL }
#define CHOICE(step, id, clause, words, bundle, standing)                                      \
    [step] = {id, BAY_CHOICE, clause, words, bundle, standing, NO_EVENTS, NO_STAGES}
#define DIE(step, id, clause, words, whose)                                                    \
    [step] = {id, BAY_CHANCE, clause, words, NULL, NULL, NO_EVENTS, {whose}}

// clang-format off
const bay_asking SOLDIERS_STEP_TABLE[] = {
    CHOICE(ANNOUNCE, "announce", ARV_18, "Does {unit} announce an assault?", "announcement", "every unit that may announces an assault on the first enemy next to it, unless the scenario says another"),
    CHOICE(FIRE, "fire", ARV_S3, "Does {unit} fire?", NULL, "the attacker holds his fire, unless the scenario says whom to fire at"),
    DIE(FIRE_DIE, "fire-die", ARV_S2, "{unit} fires at {other}", "the fire"),
    CHOICE(DEFENDER_FIRE, "defender-fire", ARV_S3, "Does {unit} fire?", NULL, "the defender holds his fire, unless the scenario says whom to fire at"),
    DIE(DEFENDER_FIRE_DIE, "defender-fire-die", ARV_S2, "{unit} fires at {other}", "the fire"),
    CHOICE(CHARGE, "charge", ARV_35, "Does {unit} charge?", NULL, "the attacker's cavalry charges nobody, unless the scenario says whom"),
    DIE(CHARGE_DIE, "charge-die", ARV_35, "{unit} charges {other}", "the charge"),
    CHOICE(DEFENDER_CHARGE, "defender-charge", ARV_35, "Does {unit} charge?", NULL, "the defender's cavalry charges nobody, unless the scenario says whom"),
    DIE(DEFENDER_CHARGE_DIE, "defender-charge-die", ARV_35, "{unit} charges {other}", "the charge"),
    CHOICE(CANCEL, "cancel", ARV_07, "Does {unit} go in against {other}, as announced?", "cancelling", "every unit that has announced goes in"),
    DIE(ASSAULT, "assault", ARV_10, "Assault on {other}: {0} against {1} stacking points", "the assault"),
    CHOICE(RETREAT, "retreat", ARV_21, "Where does {unit} retreat to?", NULL, "the defender retreats away from those who assaulted"),
    CHOICE(RETREAT_ATTACKER, "retreat-attacker", ARV_21, "Where is {unit} driven to?", NULL, "a unit is driven away from those who assaulted"),
    CHOICE(ADVANCE, "advance", ARV_26, "Does {unit} advance into {other}?", "advance", "the first that fit advance"),
    [OVER] = {"over", BAY_END, ARV_02, "The phase is over", NULL, NULL, NO_EVENTS, NO_STAGES},
    {NULL, 0, 0, NULL, NULL, NULL, NO_EVENTS, NO_STAGES},
};

// In the order of the enum in soldiers_steps.c.
const bay_option_row SOLDIERS_OPTION_TABLE[] = {
    {"assault-{unit}", "assault {unit}", ARV_14},
    {"no-assault", "announce no assault", ARV_07},
    {"hold-fire", "hold its fire", ARV_S3},
    {"fire-at-{unit}", "fire at {unit}", ARV_S2},
    {"no-charge", "charge nobody", ARV_35},
    {"charge-{unit}", "charge {unit}", ARV_35},
    {"go-in-{unit}", "go in with {unit}", ARV_08},
    {"cancel-{unit}", "cancel the assault of {unit}", ARV_07},
    {"retreat-{unit}", "retreat to {unit}", ARV_21},
    {"leave-board", "leave the board", ARV_23},
    {"advance-{unit}", "advance with {unit}", ARV_26},
    {"stay-{unit}", "leave {unit} where it is", ARV_26},
    {NULL, NULL, 0},
};
// clang-format on
