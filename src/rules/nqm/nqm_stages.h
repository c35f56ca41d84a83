// The state machine: what is asked, thrown or over (rules/kit/kit_system.h). If either side may
// assault there are two rows: the attacker's, then the defender's (in a counterattack, or against
// tanks in the position).
#ifndef BAY_RULES_NQM_STAGES_H
#define BAY_RULES_NQM_STAGES_H

// clang-format off

// Which stand of a side takes a pin: `who_` chooses, its owner or the other side.
#define NQM_PLACE(X, CHOICE, tag, who_, name, side) \
    X(tag, CHOICE(nqm_follows_pin, nqm_list_pins, PIN), .id = name, .who = who_, .clause = NQM_15, \
        .words = "Which of the " side "'s stands takes the pin?", .bundle = side "-casualties", \
        .standing = "casualties go evenly over the stands")

// The score that holds; {1}: that one and 6 alone.
#define HOLDING ": {0} {1#or more|and 6} hold"

#define NQM_STEP_ROWS(X, CHOICE, EITHER, CHANCE, END) \
    X(COORDINATE, EITHER(nqm_follows_coordinate, ATTACK_TOGETHER, ATTACK_APART), .id = "coordinate", .who = BAY_ATTACKER, .clause = NQM_31, \
        .words = "Do the battalions attack together, or one after another?", \
        .standing = "the battalions attack together where one headquarters coordinates them") \
    X(NEXT_BATTALION, CHOICE(nqm_follows_battalion, nqm_list_groups, SEND), .id = "next-battalion", .who = BAY_ATTACKER, .clause = NQM_32, \
        .words = "Which battalion attacks next?", \
        .standing = "the strongest battalion attacks first, or as `order` has it") \
    X(NEXT_BATTALION_DEFENDER, CHOICE(nqm_follows_battalion, nqm_list_groups, SEND), .id = "next-battalion-defender", .who = BAY_DEFENDER, .clause = NQM_32, \
        .words = "Which battalion is met next?", \
        .standing = "the strongest battalion attacks first, or as `order` has it") \
    X(CHOOSE_AREA, CHOICE(nqm_follows_area, nqm_list_groups, ASSAULT_AREA), .id = "choose-area", .who = BAY_ATTACKER, .clause = NQM_23, \
        .words = "Which area is assaulted?", \
        .standing = "the weakest area is assaulted first") \
    X(HUNT, EITHER(nqm_follows_hunt, OPEN_FIRE, CLOSE_IN), .id = "hunt-tanks", .who = BAY_ATTACKER, .clause = NQM_35, \
        .words = "Fire at the tanks, or close with them?", \
        .standing = "infantry fires at tanks rather than close with them") \
    X(FIRE, CHANCE(nqm_follows_fire, nqm_about_fire), .id = "fire", .clause = NQM_35, \
        .words = "Fire at the tanks", .events = BAY_EVENTS(NQM_35, -1, -1, -1), .stages = BAY_STAGE_NAMES("the fire at the tanks")) \
    X(COMMIT, CHOICE(nqm_follows_commit, nqm_list_commit, COMMIT_IT, HOLD_IT), .id = "commit", .who = BAY_ATTACKER, .clause = NQM_01, \
        .words = "Does {unit} go in?", .bundle = "commitment", .about = nqm_about_stand, \
        .standing = "the attacker commits every stand he may", .declines = BAY_ROWS(HOLD_IT)) \
    X(COUNTER_COMMIT, CHOICE(nqm_follows_commit, nqm_list_commit, COMMIT_IT, HOLD_IT), .id = "counter-commit", .who = BAY_DEFENDER, .clause = NQM_43, \
        .words = "Does {unit} go in?", .bundle = "counterattack-commitment", .about = nqm_about_stand, \
        .standing = "the counterattack commits every stand it may", .declines = BAY_ROWS(HOLD_IT)) \
    X(HUNT_COMMIT, CHOICE(nqm_follows_commit, nqm_list_commit, COMMIT_IT, HOLD_IT), .id = "hunt-commit", .who = BAY_DEFENDER, .clause = NQM_36, \
        .words = "Does {unit} go in against the tanks?", .bundle = "tank-hunters", .about = nqm_about_stand, \
        .standing = "against tanks in the position every stand goes in that may", .declines = BAY_ROWS(HOLD_IT)) \
    X(PICK, CHOICE(nqm_follows_pick, nqm_list_pick, ATTACK_WITH), .id = "pick-stand", .who = BAY_ATTACKER, .clause = NQM_02, \
        .words = "Which stand attacks alone?", \
        .standing = "the stand with the most clean points attacks") \
    X(COUNTER_PICK, CHOICE(nqm_follows_pick, nqm_list_pick, ATTACK_WITH), .id = "counter-pick", .who = BAY_DEFENDER, .clause = NQM_02, \
        .words = "Which of the defender's stands attacks alone?", \
        .standing = "the stand with the most clean points attacks") \
    X(ATTACK_COUNT, CHOICE(nqm_follows_attack_dice, nqm_list_dice, ROLL), .id = "attack-dice", .who = BAY_ATTACKER, .clause = NQM_04, \
        .words = "How many dice does the attacker roll?", \
        .standing = "the attacker rolls all the dice he may") \
    X(COUNTER_COUNT, CHOICE(nqm_follows_attack_dice, nqm_list_dice, ROLL), .id = "counter-dice", .who = BAY_DEFENDER, .clause = NQM_04, \
        .words = "How many dice does the counterattack roll?", \
        .standing = "the counterattack rolls all the dice it may") \
    X(DEFENCE, CHOICE(nqm_follows_defence, nqm_list_dice, ROLL, GIVE_WAY), .id = "defence", .who = BAY_DEFENDER, .clause = NQM_09, \
        .words = "How many dice does the defender roll?", \
        .standing = "the defender rolls all the dice he may") \
    X(COUNTER_DEFENCE, CHOICE(nqm_follows_defence, nqm_list_dice, ROLL, GIVE_WAY), .id = "counter-defence", .who = BAY_ATTACKER, .clause = NQM_09, \
        .words = "How many dice does the attacker roll to keep what he has?", \
        .standing = "against a counterattack the attacker rolls all the dice he may") \
    X(THROW, CHANCE(nqm_follows_attack, nqm_about_attack), .id = "attack", .clause = NQM_10, \
        .words = "Attack: {0} clean {0:point|points} against {1}", .events = BAY_EVENTS(NQM_14, NQM_14, NQM_13, NQM_12), .stages = BAY_STAGE_NAMES("the attack", "the defence")) \
    NQM_PLACE(X, CHOICE, PLACE_ATTACKER, BAY_ATTACKER, "place-attacker", "attacker") \
    NQM_PLACE(X, CHOICE, PLACE_DEFENDER, BAY_DEFENDER, "place-defender", "defender") \
    NQM_PLACE(X, CHOICE, PLACE_ATTACKER_BY_FOE, BAY_DEFENDER, "place-attacker-by-defender", "attacker") \
    NQM_PLACE(X, CHOICE, PLACE_DEFENDER_BY_FOE, BAY_ATTACKER, "place-defender-by-attacker", "defender") \
    X(TEST_ATTACKER, CHANCE(nqm_follows_test, nqm_about_test), .id = "test-attacker", .clause = NQM_26, \
        .words = "The attacker's break test" HOLDING, .stages = BAY_STAGE_NAMES("the break test")) \
    X(TEST_DEFENDER, CHANCE(nqm_follows_test, nqm_about_test), .id = "test-defender", .clause = NQM_26, \
        .words = "The defender's break test" HOLDING, .stages = BAY_STAGE_NAMES("the break test")) \
    X(LAST_RESERVE, CHOICE(nqm_follows_commit, nqm_list_commit, HOLD_IT, COMMIT_IT), .id = "last-reserve", .who = BAY_ATTACKER, .clause = NQM_20, \
        .words = "Beaten: bring up {unit}?", .bundle = "reinforcement", .about = nqm_about_stand, \
        .standing = "stands held back stay back") \
    X(COUNTER_LAST_RESERVE, CHOICE(nqm_follows_commit, nqm_list_commit, HOLD_IT, COMMIT_IT), .id = "counter-last-reserve", .who = BAY_DEFENDER, .clause = NQM_20, \
        .words = "Beaten: bring up {unit}?", .bundle = "counterattack-reinforcement", .about = nqm_about_stand, \
        .standing = "stands held back stay back") \
    X(DEFENDER_LAST_RESERVE, CHOICE(nqm_follows_commit, nqm_list_commit, KEEP, BRING_UP), .id = "defender-last-reserve", .who = BAY_DEFENDER, .clause = NQM_20, \
        .words = "Beaten: bring {unit} into the position?", .bundle = "defender-reinforcement", .about = nqm_about_stand, \
        .standing = "the defender's reserve stays back") \
    X(ATTACK_AGAIN, EITHER(nqm_follows_again, GO_ON, STOP), .id = "attack-again", .who = BAY_ATTACKER, .clause = NQM_17, \
        .words = "Press on, or stop?", \
        .standing = "the attacker presses on while he has attacks left", .declines = BAY_ROWS(STOP)) \
    X(COUNTER_AGAIN, EITHER(nqm_follows_again, GO_ON, STOP), .id = "counter-again", .who = BAY_DEFENDER, .clause = NQM_17, \
        .words = "Does the defender press on, or stop?", \
        .standing = "the counterattack presses on while it has attacks left", .declines = BAY_ROWS(STOP)) \
    X(NEXT_HOUR, EITHER(nqm_follows_again, GO_ON, STOP), .id = "next-hour", .who = BAY_ATTACKER, .clause = NQM_19, \
        .words = "Carry on in the next hour, or stop?", \
        .standing = "the attacker carries on in the next hour", .declines = BAY_ROWS(STOP)) \
    X(REINFORCE, CHOICE(nqm_follows_commit, nqm_list_commit, HOLD_IT, COMMIT_IT), .id = "reinforce", .who = BAY_ATTACKER, .clause = NQM_33, \
        .words = "Bring up {unit}?", .bundle = "reinforcement", .about = nqm_about_stand, \
        .standing = "stands held back stay back") \
    X(COUNTER_REINFORCE, CHOICE(nqm_follows_commit, nqm_list_commit, HOLD_IT, COMMIT_IT), .id = "counter-reinforce", .who = BAY_DEFENDER, .clause = NQM_33, \
        .words = "Bring up {unit}?", .bundle = "counterattack-reinforcement", .about = nqm_about_stand, \
        .standing = "stands held back stay back") \
    X(STAY, EITHER(nqm_follows_stay, STAYS, WITHDRAW), .id = "hold-or-withdraw", .who = BAY_DEFENDER, .clause = NQM_24, \
        .words = "Does the defender stay, or withdraw?", \
        .standing = "the defender stays") \
    X(COUNTER_STAY, EITHER(nqm_follows_stay, STAYS, WITHDRAW), .id = "counter-hold", .who = BAY_ATTACKER, .clause = NQM_24, \
        .words = "Does the attacker stay, or withdraw?", \
        .standing = "the attacker stays where he is") \
    X(DEFENDER_RESERVE, CHOICE(nqm_follows_commit, nqm_list_commit, KEEP, BRING_UP), .id = "defender-reserve", .who = BAY_DEFENDER, .clause = NQM_20, \
        .words = "Bring {unit} into the position?", .bundle = "defender-reinforcement", .about = nqm_about_stand, \
        .standing = "the defender's reserve stays back") \
    X(FIGHT_ON, EITHER(nqm_follows_fight_on, ON_TO_NEXT, STOP), .id = "fight-on", .who = BAY_ATTACKER, .clause = NQM_39, \
        .words = "Fight on against the next area, or stop?", \
        .standing = "the attacker fights on against the next area") \
    X(AGAINST_TANKS, CHOICE(nqm_follows_against, nqm_list_against, OPEN_FIRE, LEAVE_THEM, CLOSE_IN), .id = "against-tanks", .who = BAY_DEFENDER, .clause = NQM_38, \
        .words = "Tanks in the position: fire at them, assault them, or leave them?", \
        .standing = "infantry fires at tanks where it can, and leaves them else") \
    X(DEFENSIVE_FIRE, CHANCE(nqm_follows_fire, nqm_about_fire), .id = "defensive-fire", .clause = NQM_35, \
        .words = "Fire at the tanks in the position", .events = BAY_EVENTS(NQM_35, -1, -1, -1), .stages = BAY_STAGE_NAMES("the fire at the tanks")) \
    X(TANKS_IN, EITHER(nqm_follows_tanks_in, DRIVE_THROUGH, STAY_IN), .id = "tanks-in-position", .who = BAY_ATTACKER, .clause = NQM_38, \
        .words = "The infantry stays: do the tanks drive on through, or stay in?", \
        .standing = "the tanks drive on through the position") \
    X(COUNTER_NOW, EITHER(nqm_follows_counter_now, NOT_YET, COUNTERATTACKS), .id = "counterattack-now", .who = BAY_DEFENDER, .clause = NQM_44, \
        .words = "Does the defender counterattack at once?", \
        .standing = "nobody counterattacks") \
    X(AFTER_SUCCESS, EITHER(nqm_follows_success, REORGANISES, FOLLOWS_ON), .id = "after-success", .who = BAY_ATTACKER, .clause = NQM_41, \
        .words = "Does the attacker reorganise, or follow on?", \
        .standing = "the attacker reorganises on the position", .settled = nqm_is_over) \
    X(REORGANISE, CHANCE(nqm_follows_odd_pin, nqm_about_odd_pin), .id = "reorganise", .clause = NQM_S06, \
        .words = "The odd pin of {unit}'s battalion comes off on 4 or more", .stages = BAY_STAGE_NAMES("the odd pin")) \
    X(TAKE_OFF, CHOICE(nqm_follows_take_off, nqm_list_take_off, RELIEVE), .id = "take-off", .who = BAY_ATTACKER, .clause = NQM_S06, \
        .words = "Which stand loses the pin that comes off?", .bundle = "reorganisation", \
        .standing = "pins come off the stands with most red pins") \
    X(COUNTER_NEXT, EITHER(nqm_follows_counter_next, NO_COUNTERATTACK, COUNTERATTACKS), .id = "counterattack-next", .who = BAY_DEFENDER, .clause = NQM_46, \
        .words = "Does the defender counterattack with the next move?", \
        .standing = "nobody counterattacks", .declines = BAY_ROWS(NO_COUNTERATTACK)) \
    X(AFTER_FAILURE, EITHER(nqm_follows_failure, STAY_AND_FIRE, OUT_OF_CONTACT), .id = "after-failure", .who = BAY_ATTACKER, .clause = NQM_S10, \
        .words = "Does the broken attacker stay and fire, or withdraw out of contact?", \
        .standing = "the broken attacker stays and fires", .settled = nqm_is_over) \
    X(OVER, END, .id = "over", .clause = NQM_24, .words = "The assault is over", .settled = nqm_is_over)
// clang-format on

#endif
