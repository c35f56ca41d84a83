// The state machine: what is asked, thrown or over. STAGE(tag, what the row says): a question more
// is a row, and the functions that it names. Where either side may assault there are two rows, the
// defender's (in a counterattack, or against tanks in the position) behind the attacker's.
//
// Read twice: for the names of the stages and for the table.
// clang-format off

STAGE(COORDINATE, .id = "coordinate", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_31,
    .words = "Do the battalions attack together, or one after another?",
    .standing = "the battalions attack together where one headquarters coordinates them",
    .offers = BAY_ROWS(ATTACK_TOGETHER, ATTACK_APART),
    .options = kit_either, .apply = nqm_apply_coordinate)
STAGE(NEXT_BATTALION, .id = "next-battalion", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_32,
    .words = "Which battalion attacks next?",
    .standing = "the battalions attack in the order of the scenario",
    .offers = BAY_ROWS(SEND), .options = nqm_list_battalions, .apply = nqm_apply_battalion)
STAGE(NEXT_BATTALION_DEFENDER, .id = "next-battalion-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_32,
    .words = "Which battalion is met next?",
    .standing = "the battalions attack in the order of the scenario",
    .offers = BAY_ROWS(SEND), .options = nqm_list_battalions, .apply = nqm_apply_battalion)
STAGE(CHOOSE_AREA, .id = "choose-area", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_23,
    .words = "Which area is assaulted?",
    .standing = "the areas are assaulted in the order of the scenario",
    .offers = BAY_ROWS(ASSAULT_AREA), .options = nqm_list_areas, .apply = nqm_apply_area)
STAGE(HUNT, .id = "hunt-tanks", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_35,
    .words = "Fire at the tanks, or close with them?",
    .standing = "infantry fires at tanks rather than close with them",
    .offers = BAY_ROWS(OPEN_FIRE, CLOSE_IN), .options = kit_either, .apply = nqm_apply_hunt)
STAGE(FIRE, .id = "fire", .kind = BAY_CHANCE, .clause = NQM_35,
    .words = "Fire at the tanks", .stages = {"the fire at the tanks"},
    .about = nqm_about_fire, .resolve = nqm_resolve_fire)
STAGE(COMMIT, .id = "commit", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_01,
    .words = "Does {unit} go in?", .bundle = "commitment",
    .standing = "the attacker commits every stand he may",
    .offers = BAY_ROWS(COMMIT_IT, HOLD_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(COUNTER_COMMIT, .id = "counter-commit", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_43,
    .words = "Does {unit} go in?", .bundle = "counterattack-commitment",
    .standing = "the counterattack commits every stand it may",
    .offers = BAY_ROWS(COMMIT_IT, HOLD_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(PICK, .id = "pick-stand", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_02,
    .words = "Which stand attacks alone?",
    .standing = "the stand with the most clean points attacks",
    .offers = BAY_ROWS(ATTACK_WITH), .options = nqm_list_pick, .apply = nqm_apply_pick)
STAGE(COUNTER_PICK, .id = "counter-pick", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_02,
    .words = "Which of the defender's stands attacks alone?",
    .standing = "the stand with the most clean points attacks",
    .offers = BAY_ROWS(ATTACK_WITH), .options = nqm_list_pick, .apply = nqm_apply_pick)
STAGE(ATTACK_COUNT, .id = "attack-dice", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_04,
    .words = "How many dice does the attacker roll?",
    .standing = "the attacker rolls all the dice he may",
    .offers = BAY_ROWS(ROLL), .options = nqm_list_attack_dice, .apply = nqm_apply_attack_dice)
STAGE(COUNTER_COUNT, .id = "counter-dice", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_04,
    .words = "How many dice does the counterattack roll?",
    .standing = "the counterattack rolls all the dice it may",
    .offers = BAY_ROWS(ROLL), .options = nqm_list_attack_dice, .apply = nqm_apply_attack_dice)
STAGE(DEFENCE, .id = "defence", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_09,
    .words = "How many dice does the defender roll?",
    .standing = "the defender rolls all the dice he may",
    .offers = BAY_ROWS(ROLL, GIVE_WAY), .options = nqm_list_defence, .apply = nqm_apply_defence)
STAGE(COUNTER_DEFENCE, .id = "counter-defence", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_09,
    .words = "How many dice does the attacker roll to keep what he has?",
    .standing = "against a counterattack the attacker rolls all the dice he may",
    .offers = BAY_ROWS(ROLL, GIVE_WAY), .options = nqm_list_defence, .apply = nqm_apply_defence)
STAGE(THROW, .id = "attack", .kind = BAY_CHANCE, .clause = NQM_10,
    .words = "Attack: {0} clean {0:point|points} against {1}",
    .events = {NQM_14, NQM_14, NQM_13, NQM_12}, .stages = {"the attack", "the defence"},
    .about = nqm_about_attack, .resolve = nqm_resolve_attack)
STAGE(PLACE_ATTACKER, .id = "place-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_15,
    .words = "Which of the attacker's stands takes the pin?", .bundle = "attacker-casualties",
    .standing = "casualties go evenly over the stands",
    .offers = BAY_ROWS(PIN), .options = nqm_list_pins, .apply = nqm_apply_pin)
STAGE(PLACE_DEFENDER, .id = "place-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_15,
    .words = "Which of the defender's stands takes the pin?", .bundle = "defender-casualties",
    .standing = "casualties go evenly over the stands",
    .offers = BAY_ROWS(PIN), .options = nqm_list_pins, .apply = nqm_apply_pin)
STAGE(TEST_ATTACKER, .id = "test-attacker", .kind = BAY_CHANCE, .clause = NQM_26,
    .words = "The attacker's break test", .stages = {"the break test"},
    .about = nqm_about_test, .resolve = nqm_resolve_test)
STAGE(TEST_DEFENDER, .id = "test-defender", .kind = BAY_CHANCE, .clause = NQM_26,
    .words = "The defender's break test", .stages = {"the break test"},
    .about = nqm_about_test, .resolve = nqm_resolve_test)
STAGE(LAST_RESERVE, .id = "last-reserve", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_20,
    .words = "Beaten: bring up {unit}?", .bundle = "reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(COUNTER_LAST_RESERVE, .id = "counter-last-reserve", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Beaten: bring up {unit}?", .bundle = "counterattack-reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(DEFENDER_LAST_RESERVE, .id = "defender-last-reserve", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Beaten: bring {unit} into the position?", .bundle = "defender-reinforcement",
    .standing = "the defender's reserve stays back",
    .offers = BAY_ROWS(KEEP, BRING_UP),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(ATTACK_AGAIN, .id = "attack-again", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_17,
    .words = "Press on, or stop?",
    .standing = "the attacker presses on while he has attacks left",
    .offers = BAY_ROWS(GO_ON, STOP), .options = kit_either, .apply = nqm_apply_again)
STAGE(COUNTER_AGAIN, .id = "counter-again", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_17,
    .words = "Does the defender press on, or stop?",
    .standing = "the counterattack presses on while it has attacks left",
    .offers = BAY_ROWS(GO_ON, STOP), .options = kit_either, .apply = nqm_apply_again)
STAGE(NEXT_HOUR, .id = "next-hour", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_19,
    .words = "Carry on in the next hour, or stop?",
    .standing = "the attacker carries on in the next hour",
    .offers = BAY_ROWS(GO_ON, STOP), .options = kit_either, .apply = nqm_apply_again)
STAGE(REINFORCE, .id = "reinforce", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_33,
    .words = "Bring up {unit}?", .bundle = "reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(COUNTER_REINFORCE, .id = "counter-reinforce", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_33,
    .words = "Bring up {unit}?", .bundle = "counterattack-reinforcement",
    .standing = "stands held back stay back",
    .offers = BAY_ROWS(HOLD_IT, COMMIT_IT),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(STAY, .id = "hold-or-withdraw", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_24,
    .words = "Does the defender stay, or withdraw?",
    .standing = "the defender stays",
    .offers = BAY_ROWS(STAYS, WITHDRAW), .options = kit_either, .apply = nqm_apply_stay)
STAGE(COUNTER_STAY, .id = "counter-hold", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_24,
    .words = "Does the attacker stay, or withdraw?",
    .standing = "the attacker stays where he is",
    .offers = BAY_ROWS(STAYS, WITHDRAW), .options = kit_either, .apply = nqm_apply_stay)
STAGE(DEFENDER_RESERVE, .id = "defender-reserve", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_20,
    .words = "Bring {unit} into the position?", .bundle = "defender-reinforcement",
    .standing = "the defender's reserve stays back",
    .offers = BAY_ROWS(KEEP, BRING_UP),
    .about = nqm_about_stand, .options = kit_either, .apply = nqm_apply_commit)
STAGE(FIGHT_ON, .id = "fight-on", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_39,
    .words = "Fight on against the next area, or stop?",
    .standing = "the attacker fights on against the next area",
    .offers = BAY_ROWS(ON_TO_NEXT, STOP), .options = kit_either, .apply = nqm_apply_fight_on)
STAGE(AGAINST_TANKS, .id = "against-tanks", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_38,
    .words = "Tanks in the position: fire at them, assault them, or leave them?",
    .standing = "infantry fires at tanks where it can, and leaves them else",
    .offers = BAY_ROWS(OPEN_FIRE, LEAVE_THEM, CLOSE_IN),
    .options = nqm_list_against, .apply = nqm_apply_against)
STAGE(DEFENSIVE_FIRE, .id = "defensive-fire", .kind = BAY_CHANCE, .clause = NQM_35,
    .words = "Fire at the tanks in the position", .stages = {"the fire at the tanks"},
    .about = nqm_about_fire, .resolve = nqm_resolve_fire)
STAGE(TANKS_IN, .id = "tanks-in-position", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_38,
    .words = "The infantry stays: do the tanks drive on through, or stay in?",
    .standing = "the tanks drive on through the position",
    .offers = BAY_ROWS(DRIVE_THROUGH, STAY_IN), .options = kit_either, .apply = nqm_apply_tanks_in)
STAGE(COUNTER_NOW, .id = "counterattack-now", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_44,
    .words = "Does the defender counterattack at once?",
    .standing = "nobody counterattacks",
    .offers = BAY_ROWS(NOT_YET, COUNTERATTACKS), .options = kit_either, .apply = nqm_apply_counter_now)
STAGE(AFTER_SUCCESS, .id = "after-success", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_41,
    .words = "Does the attacker reorganise, or follow on?",
    .standing = "the attacker reorganises on the position",
    .offers = BAY_ROWS(REORGANISES, FOLLOWS_ON),
    .options = kit_either, .apply = nqm_apply_success, .settled = nqm_is_over)
STAGE(REORGANISE, .id = "reorganise", .kind = BAY_CHANCE, .clause = NQM_S06,
    .words = "Does the odd pin of {unit}'s battalion come off?", .stages = {"the odd pin"},
    .about = nqm_about_odd_pin, .resolve = nqm_resolve_odd_pin)
STAGE(COUNTER_NEXT, .id = "counterattack-next", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = NQM_46,
    .words = "Does the defender counterattack with the next move?",
    .standing = "nobody counterattacks",
    .offers = BAY_ROWS(NO_COUNTERATTACK, COUNTERATTACKS),
    .options = kit_either, .apply = nqm_apply_counter_next)
STAGE(AFTER_FAILURE, .id = "after-failure", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = NQM_S10,
    .words = "Does the broken attacker stay and fire, or withdraw out of contact?",
    .standing = "the broken attacker stays and fires",
    .offers = BAY_ROWS(STAY_AND_FIRE, OUT_OF_CONTACT),
    .options = kit_either, .apply = nqm_apply_failure, .settled = nqm_is_over)
STAGE(OVER, .id = "over", .kind = BAY_END, .clause = NQM_24, .words = "The assault is over",
    .settled = nqm_is_over)
// clang-format on
