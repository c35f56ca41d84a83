// The state machine: what is asked, thrown or over. A question more is a row, and the functions that
// it names: CHOICE and CHANCE(tag, what follows it, what the row says), BUNDLE and END(tag, what the
// row says). Where either side may assault there are two rows, the defender's (in a counterattack,
// or against tanks in the position) behind the attacker's.
//
// Read three times: for the names of the stages, for the table, and for what follows each.
#ifndef BUNDLE // asks about one stand after another
#define BUNDLE(tag, ...)                                                                       \
    CHOICE(tag, nqm_follows_commit, .about = nqm_about_stand, .options = kit_either,           \
           __VA_ARGS__)
#endif
// clang-format off

CHOICE(COORDINATE, nqm_follows_coordinate, .id = "coordinate", .who = BAY_ATTACKER, .clause = NQM_31,
    .words = "Do the battalions attack together, or one after another?",
    .standing = "the battalions attack together where one headquarters coordinates them",
    .offers = BAY_ROWS(ATTACK_TOGETHER, ATTACK_APART), .options = kit_either)
CHOICE(NEXT_BATTALION, nqm_follows_battalion, .id = "next-battalion", .who = BAY_ATTACKER, .clause = NQM_32,
    .words = "Which battalion attacks next?",
    .standing = "the battalions attack in the order of the scenario",
    .offers = BAY_ROWS(SEND), .options = nqm_list_groups)
CHOICE(NEXT_BATTALION_DEFENDER, nqm_follows_battalion, .id = "next-battalion-defender", .who = BAY_DEFENDER, .clause = NQM_32,
    .words = "Which battalion is met next?",
    .standing = "the battalions attack in the order of the scenario",
    .offers = BAY_ROWS(SEND), .options = nqm_list_groups)
CHOICE(CHOOSE_AREA, nqm_follows_area, .id = "choose-area", .who = BAY_ATTACKER, .clause = NQM_23,
    .words = "Which area is assaulted?",
    .standing = "the areas are assaulted in the order of the scenario",
    .offers = BAY_ROWS(ASSAULT_AREA), .options = nqm_list_groups)
CHOICE(HUNT, nqm_follows_hunt, .id = "hunt-tanks", .who = BAY_ATTACKER, .clause = NQM_35,
    .words = "Fire at the tanks, or close with them?",
    .standing = "infantry fires at tanks rather than close with them",
    .offers = BAY_ROWS(OPEN_FIRE, CLOSE_IN), .options = kit_either)
CHANCE(FIRE, nqm_follows_fire, .id = "fire", .clause = NQM_35,
    .words = "Fire at the tanks", .stages = {"the fire at the tanks"},
    .about = nqm_about_fire)
BUNDLE(COMMIT, .id = "commit", .who = BAY_ATTACKER, .clause = NQM_01,
    .words = "Does {unit} go in?", .bundle = "commitment",
    .standing = "the attacker commits every stand he may",
    .offers = BAY_ROWS(COMMIT_IT, HOLD_IT), .declines = BAY_ROWS(HOLD_IT))
BUNDLE(COUNTER_COMMIT, .id = "counter-commit", .who = BAY_DEFENDER, .clause = NQM_43,
    .words = "Does {unit} go in?", .bundle = "counterattack-commitment",
    .standing = "the counterattack commits every stand it may",
    .offers = BAY_ROWS(COMMIT_IT, HOLD_IT), .declines = BAY_ROWS(HOLD_IT))
CHOICE(PICK, nqm_follows_pick, .id = "pick-stand", .who = BAY_ATTACKER, .clause = NQM_02,
    .words = "Which stand attacks alone?",
    .standing = "the stand with the most clean points attacks",
    .offers = BAY_ROWS(ATTACK_WITH), .options = nqm_list_pick)
CHOICE(COUNTER_PICK, nqm_follows_pick, .id = "counter-pick", .who = BAY_DEFENDER, .clause = NQM_02,
    .words = "Which of the defender's stands attacks alone?",
    .standing = "the stand with the most clean points attacks",
    .offers = BAY_ROWS(ATTACK_WITH), .options = nqm_list_pick)
CHOICE(ATTACK_COUNT, nqm_follows_attack_dice, .id = "attack-dice", .who = BAY_ATTACKER, .clause = NQM_04,
    .words = "How many dice does the attacker roll?",
    .standing = "the attacker rolls all the dice he may",
    .offers = BAY_ROWS(ROLL), .options = nqm_list_dice)
CHOICE(COUNTER_COUNT, nqm_follows_attack_dice, .id = "counter-dice", .who = BAY_DEFENDER, .clause = NQM_04,
    .words = "How many dice does the counterattack roll?",
    .standing = "the counterattack rolls all the dice it may",
    .offers = BAY_ROWS(ROLL), .options = nqm_list_dice)
CHOICE(DEFENCE, nqm_follows_defence, .id = "defence", .who = BAY_DEFENDER, .clause = NQM_09,
    .words = "How many dice does the defender roll?",
    .standing = "the defender rolls all the dice he may",
    .offers = BAY_ROWS(ROLL, GIVE_WAY), .options = nqm_list_dice)
CHOICE(COUNTER_DEFENCE, nqm_follows_defence, .id = "counter-defence", .who = BAY_ATTACKER, .clause = NQM_09,
    .words = "How many dice does the attacker roll to keep what he has?",
    .standing = "against a counterattack the attacker rolls all the dice he may",
    .offers = BAY_ROWS(ROLL, GIVE_WAY), .options = nqm_list_dice)
CHANCE(THROW, nqm_follows_attack, .id = "attack", .clause = NQM_10,
    .words = "Attack: {0} clean {0:point|points} against {1}",
    .events = {NQM_14, NQM_14, NQM_13, NQM_12}, .stages = {"the attack", "the defence"},
    .about = nqm_about_attack)
CHOICE(PLACE_ATTACKER, nqm_follows_pin, .id = "place-attacker", .who = BAY_ATTACKER, .clause = NQM_15,
    .words = "Which of the attacker's stands takes the pin?", .bundle = "attacker-casualties",
    .standing = "casualties go evenly over the stands",
    .offers = BAY_ROWS(PIN), .options = nqm_list_pins)
CHOICE(PLACE_DEFENDER, nqm_follows_pin, .id = "place-defender", .who = BAY_DEFENDER, .clause = NQM_15,
    .words = "Which of the defender's stands takes the pin?", .bundle = "defender-casualties",
    .standing = "casualties go evenly over the stands",
    .offers = BAY_ROWS(PIN), .options = nqm_list_pins)
CHANCE(TEST_ATTACKER, nqm_follows_test, .id = "test-attacker", .clause = NQM_26,
    .words = "The attacker's break test", .stages = {"the break test"},
    .about = nqm_about_test)
CHANCE(TEST_DEFENDER, nqm_follows_test, .id = "test-defender", .clause = NQM_26,
    .words = "The defender's break test", .stages = {"the break test"},
    .about = nqm_about_test)
BUNDLE(LAST_RESERVE, .id = "last-reserve", .who = BAY_ATTACKER, .clause = NQM_20,
    .words = "Beaten: bring up {unit}?", .bundle = "reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT))
BUNDLE(COUNTER_LAST_RESERVE, .id = "counter-last-reserve", .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Beaten: bring up {unit}?", .bundle = "counterattack-reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT))
BUNDLE(DEFENDER_LAST_RESERVE, .id = "defender-last-reserve", .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Beaten: bring {unit} into the position?", .bundle = "defender-reinforcement",
    .standing = "the defender's reserve stays back",
    .offers = BAY_ROWS(KEEP, BRING_UP))
CHOICE(ATTACK_AGAIN, nqm_follows_again, .id = "attack-again", .who = BAY_ATTACKER, .clause = NQM_17,
    .words = "Press on, or stop?",
    .standing = "the attacker presses on while he has attacks left",
    .offers = BAY_ROWS(GO_ON, STOP), .declines = BAY_ROWS(STOP), .options = kit_either)
CHOICE(COUNTER_AGAIN, nqm_follows_again, .id = "counter-again", .who = BAY_DEFENDER, .clause = NQM_17,
    .words = "Does the defender press on, or stop?",
    .standing = "the counterattack presses on while it has attacks left",
    .offers = BAY_ROWS(GO_ON, STOP), .declines = BAY_ROWS(STOP), .options = kit_either)
CHOICE(NEXT_HOUR, nqm_follows_again, .id = "next-hour", .who = BAY_ATTACKER, .clause = NQM_19,
    .words = "Carry on in the next hour, or stop?",
    .standing = "the attacker carries on in the next hour",
    .offers = BAY_ROWS(GO_ON, STOP), .declines = BAY_ROWS(STOP), .options = kit_either)
BUNDLE(REINFORCE, .id = "reinforce", .who = BAY_ATTACKER, .clause = NQM_33,
    .words = "Bring up {unit}?", .bundle = "reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT))
BUNDLE(COUNTER_REINFORCE, .id = "counter-reinforce", .who = BAY_DEFENDER, .clause = NQM_33,
    .words = "Bring up {unit}?", .bundle = "counterattack-reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT))
CHOICE(STAY, nqm_follows_stay, .id = "hold-or-withdraw", .who = BAY_DEFENDER, .clause = NQM_24,
    .words = "Does the defender stay, or withdraw?",
    .standing = "the defender stays",
    .offers = BAY_ROWS(STAYS, WITHDRAW), .options = kit_either)
CHOICE(COUNTER_STAY, nqm_follows_stay, .id = "counter-hold", .who = BAY_ATTACKER, .clause = NQM_24,
    .words = "Does the attacker stay, or withdraw?",
    .standing = "the attacker stays where he is",
    .offers = BAY_ROWS(STAYS, WITHDRAW), .options = kit_either)
BUNDLE(DEFENDER_RESERVE, .id = "defender-reserve", .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Bring {unit} into the position?", .bundle = "defender-reinforcement",
    .standing = "the defender's reserve stays back",
    .offers = BAY_ROWS(KEEP, BRING_UP))
CHOICE(FIGHT_ON, nqm_follows_fight_on, .id = "fight-on", .who = BAY_ATTACKER, .clause = NQM_39,
    .words = "Fight on against the next area, or stop?",
    .standing = "the attacker fights on against the next area",
    .offers = BAY_ROWS(ON_TO_NEXT, STOP), .options = kit_either)
CHOICE(AGAINST_TANKS, nqm_follows_against, .id = "against-tanks", .who = BAY_DEFENDER, .clause = NQM_38,
    .words = "Tanks in the position: fire at them, assault them, or leave them?",
    .standing = "infantry fires at tanks where it can, and leaves them else",
    .offers = BAY_ROWS(OPEN_FIRE, LEAVE_THEM, CLOSE_IN), .options = nqm_list_against)
CHANCE(DEFENSIVE_FIRE, nqm_follows_fire, .id = "defensive-fire", .clause = NQM_35,
    .words = "Fire at the tanks in the position", .stages = {"the fire at the tanks"},
    .about = nqm_about_fire)
CHOICE(TANKS_IN, nqm_follows_tanks_in, .id = "tanks-in-position", .who = BAY_ATTACKER, .clause = NQM_38,
    .words = "The infantry stays: do the tanks drive on through, or stay in?",
    .standing = "the tanks drive on through the position",
    .offers = BAY_ROWS(DRIVE_THROUGH, STAY_IN), .options = kit_either)
CHOICE(COUNTER_NOW, nqm_follows_counter_now, .id = "counterattack-now", .who = BAY_DEFENDER, .clause = NQM_44,
    .words = "Does the defender counterattack at once?",
    .standing = "nobody counterattacks",
    .offers = BAY_ROWS(NOT_YET, COUNTERATTACKS), .options = kit_either)
CHOICE(AFTER_SUCCESS, nqm_follows_success, .id = "after-success", .who = BAY_ATTACKER, .clause = NQM_41,
    .words = "Does the attacker reorganise, or follow on?",
    .standing = "the attacker reorganises on the position",
    .offers = BAY_ROWS(REORGANISES, FOLLOWS_ON), .options = kit_either, .settled = nqm_is_over)
CHANCE(REORGANISE, nqm_follows_odd_pin, .id = "reorganise", .clause = NQM_S06,
    .words = "Does the odd pin of {unit}'s battalion come off?", .stages = {"the odd pin"},
    .about = nqm_about_odd_pin)
CHOICE(COUNTER_NEXT, nqm_follows_counter_next, .id = "counterattack-next", .who = BAY_DEFENDER, .clause = NQM_46,
    .words = "Does the defender counterattack with the next move?",
    .standing = "nobody counterattacks",
    .offers = BAY_ROWS(NO_COUNTERATTACK, COUNTERATTACKS), .declines = BAY_ROWS(NO_COUNTERATTACK),
    .options = kit_either)
CHOICE(AFTER_FAILURE, nqm_follows_failure, .id = "after-failure", .who = BAY_ATTACKER, .clause = NQM_S10,
    .words = "Does the broken attacker stay and fire, or withdraw out of contact?",
    .standing = "the broken attacker stays and fires",
    .offers = BAY_ROWS(STAY_AND_FIRE, OUT_OF_CONTACT), .options = kit_either, .settled = nqm_is_over)
END(OVER, .id = "over", .clause = NQM_24, .words = "The assault is over",
    .settled = nqm_is_over)
// clang-format on
#undef BUNDLE
#undef CHOICE
#undef CHANCE
#undef END
