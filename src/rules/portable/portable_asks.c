// What is asked and thrown: the step table, which is the state machine, and the options.

#include "portable_options.h"

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
const bay_asking PORTABLE_STEP_TABLE[] = {
    CHOICE(FIRE, "fire", PCC_38, "Does {unit} fire at {other}?", NULL, "every unit that can fires at the enemy to its front"),
    DIE(SHOT, "shot", PCC_38, "{unit} fires at {other}: {0} or more hits", "the shot"),
    CHOICE(DECLARE, "declare", PCC_02, "Does {unit} initiate against {other}?", "declarations", "every unit that may initiates against the enemy to its front"),
    CHOICE(NEXT_COMBAT, "next-combat", PCC_08, "Which combat is fought next?", NULL, "the combats are fought in the order of the scenario"),
    CHOICE(NEXT_ATTACK, "next-attack", PCC_08, "Who is attacked next?", NULL, "whoever can be attacked is, in the order of the scenario"),
    CHOICE(NEXT_ROLLER, "next-roller", PCC_17, "Who rolls next?", NULL, "attackers who may roll together do so in the order of the scenario"),
    CHOICE(TARGET, "target", PCC_11, "At whom does {unit} roll?", NULL, "with nobody to its front a defender rolls at the first attacker of the scenario"),
    DIE(TO_HIT, "to-hit", PCC_18, "{unit} rolls at {other}: {0} or more hits", "the roll"),
    DIE(EFFECT, "effect", PCC_28, "{unit} is hit: with {0} or less it is lost", "the effect"),
    DIE(COMMANDER_EFFECT, "commander-effect", PCC_29, "{unit} is with them: with {0} or less he is lost", "the commander's fate"),
    CHOICE(RETREAT_ATTACKER, "retreat-attacker", PCC_30, "Where does {unit} fall back to?", NULL, "the attacker falls back straight, else to the first free square from the north"),
    CHOICE(RETREAT_DEFENDER, "retreat-defender", PCC_30, "Where does {unit} fall back to?", NULL, "the defender falls back straight, else to the first free square from the north"),
    CHOICE(FACE_ATTACKER, "face-attacker", PCC_30, "Which way does {unit} face?", NULL, "the attacker's units keep their facing"),
    CHOICE(FACE_DEFENDER, "face-defender", PCC_30, "Which way does {unit} face?", NULL, "the defender's units keep their facing"),
    CHOICE(ADVANCE, "advance", PCC_33, "Who advances to {other}?", NULL, "the unit that hit advances, its commander with it"),
    [OVER] = {"over", BAY_END, PCC_01, "the phase is over", NULL, NULL, NO_EVENTS, NO_STAGES},
    {NULL, 0, 0, NULL, NULL, NULL, NO_EVENTS, NO_STAGES},
};

const bay_option_row PORTABLE_OPTION_TABLE[] = {
    [OPTION_FIRE] = {"fire-{unit}", "{unit} fires", PCC_38},
    [OPTION_HOLD_FIRE] = {"hold-fire-{unit}", "{unit} holds its fire", PCC_38},
    [OPTION_INITIATE] = {"initiate-{unit}", "{unit} initiates", PCC_02},
    [OPTION_HOLD] = {"hold-{unit}", "{unit} stays out of it", PCC_02},
    [OPTION_FIGHT] = {"fight-{unit}", "the combat against {unit}", PCC_08},
    [OPTION_ATTACK] = {"attack-{unit}", "attack {unit}", PCC_08},
    [OPTION_NO_MORE] = {"no-more", "attack nobody else", PCC_02},
    [OPTION_ROLL] = {"roll-{unit}", "{unit} rolls", PCC_17},
    [OPTION_ROLL_AT] = {"roll-at-{unit}", "roll at {unit}", PCC_11},
    [OPTION_FALL_BACK] = {"fall-back-{unit}", "fall back to {unit}", PCC_30},
    [OPTION_TAKE_LOSS] = {"take-loss", "take it off the board", PCC_28},
    [OPTION_NORTH] = {"face-north", "face north", PCC_30},
    [OPTION_EAST] = {"face-east", "face east", PCC_30},
    [OPTION_SOUTH] = {"face-south", "face south", PCC_30},
    [OPTION_WEST] = {"face-west", "face west", PCC_30},
    [OPTION_ADVANCE_TOGETHER] = {"advance-together-{unit}", "{unit} advances with its commander", PCC_33},
    [OPTION_ADVANCE] = {"advance-{unit}", "{unit} advances", PCC_33},
    [OPTION_STAY] = {"stay", "nobody advances", PCC_33},
    {NULL, NULL, 0},
};

#define BIT(option) (UINT64_C(1) << (option))
#define FACINGS (BIT(OPTION_NORTH) | BIT(OPTION_EAST) | BIT(OPTION_SOUTH) | BIT(OPTION_WEST))
const uint64_t PORTABLE_OFFERS[PORTABLE_STAGES] = {
    [FIRE] = BIT(OPTION_FIRE) | BIT(OPTION_HOLD_FIRE),
    [DECLARE] = BIT(OPTION_INITIATE) | BIT(OPTION_HOLD),
    [NEXT_COMBAT] = BIT(OPTION_FIGHT),
    [NEXT_ATTACK] = BIT(OPTION_ATTACK) | BIT(OPTION_NO_MORE),
    [NEXT_ROLLER] = BIT(OPTION_ROLL),
    [TARGET] = BIT(OPTION_ROLL_AT),
    [RETREAT_ATTACKER] = BIT(OPTION_FALL_BACK) | BIT(OPTION_TAKE_LOSS),
    [RETREAT_DEFENDER] = BIT(OPTION_FALL_BACK) | BIT(OPTION_TAKE_LOSS),
    [FACE_ATTACKER] = FACINGS,
    [FACE_DEFENDER] = FACINGS,
    [ADVANCE] = BIT(OPTION_ADVANCE_TOGETHER) | BIT(OPTION_ADVANCE) | BIT(OPTION_STAY),
};
// clang-format on
