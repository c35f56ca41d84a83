// What is asked and thrown: the step table, which is the state machine, and the options.

#include "nqm.h"

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
const bay_asking NQM_STEP_TABLE[] = {
    CHOICE(COORDINATE, "coordinate", NQM_31, "Do the battalions attack together, or one after another?", NULL, "the battalions attack together where one headquarters coordinates them"),
    CHOICE(NEXT_BATTALION, "next-battalion", NQM_32, "Which battalion attacks next?", NULL, "the battalions attack in the order of the scenario"),
    CHOICE(NEXT_BATTALION_DEFENDER, "next-battalion-defender", NQM_32, "Which battalion is met next?", NULL, "the battalions attack in the order of the scenario"),
    CHOICE(CHOOSE_AREA, "choose-area", NQM_23, "Which area is assaulted?", NULL, "the areas are assaulted in the order of the scenario"),
    CHOICE(HUNT, "hunt-tanks", NQM_35, "Fire at the tanks, or close with them?", NULL, "infantry fires at tanks rather than close with them"),
    DIE(FIRE, "fire", NQM_35, "Fire at the tanks", "the fire at the tanks"),
    CHOICE(COMMIT, "commit", NQM_01, "Does {unit} go in?", "commitment", "the attacker commits every stand he may"),
    CHOICE(COUNTER_COMMIT, "counter-commit", NQM_43, "Does {unit} go in?", "counterattack-commitment", "the counterattack commits every stand it may"),
    CHOICE(PICK, "pick-stand", NQM_02, "Which stand attacks alone?", NULL, "the stand with the most clean points attacks"),
    CHOICE(COUNTER_PICK, "counter-pick", NQM_02, "Which of the defender's stands attacks alone?", NULL, "the stand with the most clean points attacks"),
    CHOICE(ATTACK_COUNT, "attack-dice", NQM_04, "How many dice does the attacker roll?", NULL, "the attacker rolls all the dice he may"),
    CHOICE(COUNTER_COUNT, "counter-dice", NQM_04, "How many dice does the counterattack roll?", NULL, "the counterattack rolls all the dice it may"),
    CHOICE(DEFENCE, "defence", NQM_09, "How many dice does the defender roll?", NULL, "the defender rolls all the dice he may"),
    CHOICE(COUNTER_DEFENCE, "counter-defence", NQM_09, "How many dice does the attacker roll to keep what he has?", NULL, "against a counterattack the attacker rolls all the dice he may"),
    [THROW] = {"attack", BAY_CHANCE, NQM_10, "Attack: {0} clean {0:point|points} against {1}", NULL, NULL,
               {NQM_14, NQM_14, NQM_13, NQM_12}, {"the attack", "the defence"}},
    CHOICE(PLACE_ATTACKER, "place-attacker", NQM_15, "Which of the attacker's stands takes the pin?", "attacker-casualties", "casualties go evenly over the stands"),
    CHOICE(PLACE_DEFENDER, "place-defender", NQM_15, "Which of the defender's stands takes the pin?", "defender-casualties", "casualties go evenly over the stands"),
    DIE(TEST_ATTACKER, "test-attacker", NQM_26, "The attacker's break test", "the break test"),
    DIE(TEST_DEFENDER, "test-defender", NQM_26, "The defender's break test", "the break test"),
    CHOICE(LAST_RESERVE, "last-reserve", NQM_20, "Beaten: bring up {unit}?", "reinforcement", "stands held back stay back"),
    CHOICE(COUNTER_LAST_RESERVE, "counter-last-reserve", NQM_20, "Beaten: bring up {unit}?", "counterattack-reinforcement", "stands held back stay back"),
    CHOICE(DEFENDER_LAST_RESERVE, "defender-last-reserve", NQM_20, "Beaten: bring {unit} into the position?", "defender-reinforcement", "the defender's reserve stays back"),
    CHOICE(ATTACK_AGAIN, "attack-again", NQM_17, "Press on, or stop?", NULL, "the attacker presses on while he has attacks left"),
    CHOICE(COUNTER_AGAIN, "counter-again", NQM_17, "Does the defender press on, or stop?", NULL, "the counterattack presses on while it has attacks left"),
    CHOICE(NEXT_HOUR, "next-hour", NQM_19, "Carry on in the next hour, or stop?", NULL, "the attacker carries on in the next hour"),
    CHOICE(REINFORCE, "reinforce", NQM_33, "Bring up {unit}?", "reinforcement", "stands held back stay back"),
    CHOICE(COUNTER_REINFORCE, "counter-reinforce", NQM_33, "Bring up {unit}?", "counterattack-reinforcement", "stands held back stay back"),
    CHOICE(STAY, "hold-or-withdraw", NQM_24, "Does the defender stay, or withdraw?", NULL, "the defender stays"),
    CHOICE(COUNTER_STAY, "counter-hold", NQM_24, "Does the attacker stay, or withdraw?", NULL, "the attacker stays where he is"),
    CHOICE(DEFENDER_RESERVE, "defender-reserve", NQM_20, "Bring {unit} into the position?", "defender-reinforcement", "the defender's reserve stays back"),
    CHOICE(FIGHT_ON, "fight-on", NQM_39, "Fight on against the next area, or stop?", NULL, "the attacker fights on against the next area"),
    CHOICE(AGAINST_TANKS, "against-tanks", NQM_38, "Tanks in the position: fire at them, assault them, or leave them?", NULL, "infantry fires at tanks where it can, and leaves them else"),
    DIE(DEFENSIVE_FIRE, "defensive-fire", NQM_35, "Fire at the tanks in the position", "the fire at the tanks"),
    CHOICE(TANKS_IN, "tanks-in-position", NQM_38, "The infantry stays: do the tanks drive on through, or stay in?", NULL, "the tanks drive on through the position"),
    CHOICE(COUNTER_NOW, "counterattack-now", NQM_44, "Does the defender counterattack at once?", NULL, "nobody counterattacks"),
    CHOICE(AFTER_SUCCESS, "after-success", NQM_41, "Does the attacker reorganise, or follow on?", NULL, "the attacker reorganises on the position"),
    DIE(REORGANISE, "reorganise", NQM_S06, "Does the odd pin of {unit}'s battalion come off?", "the odd pin"),
    CHOICE(COUNTER_NEXT, "counterattack-next", NQM_46, "Does the defender counterattack with the next move?", NULL, "nobody counterattacks"),
    CHOICE(AFTER_FAILURE, "after-failure", NQM_S10, "Does the broken attacker stay and fire, or withdraw out of contact?", NULL, "the broken attacker stays and fires"),
    [OVER] = {"over", BAY_END, NQM_24, "The assault is over", NULL, NULL, NO_EVENTS, NO_STAGES},
    {NULL, 0, 0, NULL, NULL, NULL, NO_EVENTS, NO_STAGES},
};

// In the order of the enum in nqm_steps.c.
const bay_option_row NQM_OPTION_TABLE[] = {
    {"commit-{unit}", "commit {unit}", NQM_01},
    {"hold-{unit}", "hold {unit} back", NQM_20},
    {"attack-with-{unit}", "attack with {unit} alone", NQM_02},
    {"dice-{0}", "roll {0} {0:die|dice}", NQM_09},
    {"give-way", "give way without a fight", NQM_24},
    {"pin-{unit}", "put the pin on {unit}", NQM_15},
    {"go-on", "press on", NQM_17},
    {"stop", "stop", NQM_17},
    {"stay", "stay", NQM_24},
    {"withdraw", "withdraw", NQM_24},
    {"together", "attack together", NQM_31},
    {"one-after-another", "attack one after another", NQM_32},
    {"send-{unit}", "send {unit} in", NQM_32},
    {"assault-{unit}", "assault {unit}", NQM_23},
    {"fight-on", "fight on", NQM_39},
    {"keep-{unit}", "keep {unit} back", NQM_20},
    {"bring-up-{unit}", "bring {unit} in", NQM_20},
    {"fire", "fire at the tanks", NQM_35},
    {"assault", "assault the tanks", NQM_36},
    {"leave-them", "leave the tanks alone", NQM_38},
    {"drive-through", "drive on through", NQM_38},
    {"stay-in", "stay in the position", NQM_38},
    {"not-yet", "keep the counterattack back for now", NQM_43},
    {"counterattack", "counterattack", NQM_43},
    {"no-counterattack", "forgo the counterattack", NQM_43},
    {"reorganise", "reorganise", NQM_41},
    {"follow-on", "follow on at once", NQM_39},
    {"stay-and-fire", "stay and fire, disorganised", NQM_S10},
    {"withdraw-out-of-contact", "withdraw out of contact", NQM_S10},
    {NULL, NULL, 0},
};
// clang-format on
