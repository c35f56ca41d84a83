// The stages at which something is asked, thrown or over: the step table. A question more is a row
// here and the functions that it names, which stand with the rules that they carry out.
#ifndef BAY_RULES_WTJ_STAGES_H
#define BAY_RULES_WTJ_STAGES_H

#include "wtj_tables.h"

// clang-format off

// Which base of a side is removed: `who` chooses.
#define WTJ_LOSE(X, tag, who_, name, whose) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_13, \
        .words = "Which of the " whose " units loses a base?", .bundle = name, \
        .standing = "the largest unit loses the base", .offers = BAY_ROWS(LOSE), \
        .options = wtj_list_losses, .apply = wtj_apply_loss)

#define WTJ_THROUGH(X, tag, who_, name, asked, standing_) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_17, .words = asked, \
        .standing = standing_, .offers = BAY_ROWS(BREAK_THROUGH, STAY), \
        .options = kit_either, .apply = wtj_apply_breakthrough)

// Whether a unit leaves its contact: `rows` are what it may do, the standing order first.
#define WTJ_GO(X, tag, who_, name, clause_, asked, standing_, rows) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = clause_, .words = asked, \
        .standing = standing_, .offers = rows, .about = wtj_about_leaving, \
        .options = kit_either, .apply = wtj_apply_leaving)

// Which unit of a side fires next, and at whom.
#define WTJ_FIRE(X, tag, who_, name, clause_, whose) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = clause_, \
        .words = "Which of the " whose " units fires next?", \
        .standing = "of the units that can fire the largest does", .offers = BAY_ROWS(FIRE, CEASE_FIRE), \
        .declines = BAY_ROWS(CEASE_FIRE), .options = wtj_list_firers, .apply = wtj_apply_firer)
#define WTJ_FIRE_AT(X, tag, who_, name, clause_) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = clause_, \
        .words = "Whom does {unit} fire at?", .standing = "a unit fires at the largest that it may", \
        .offers = BAY_ROWS(FIRE_AT, GUNS), .about = wtj_about_target, \
        .options = wtj_list_targets, .apply = wtj_apply_target)

#define WTJ_GUNS_AT(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_34, \
        .words = "At which tanks does {unit} fire its guns?", \
        .standing = "guns fire at the largest unit of tanks", .offers = BAY_ROWS(FIRE_AT), \
        .about = wtj_about_target, .options = wtj_list_gun_targets, .apply = wtj_apply_gun_target)

#define WTJ_DISMOUNT(X, tag, who_, name, whose) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_25, \
        .words = "The " whose " cavalry has won: does it dismount?", \
        .standing = "cavalry that has won dismounts", .offers = BAY_ROWS(DISMOUNT, REPOSITION), \
        .options = kit_either, .apply = wtj_apply_dismount)

// What a tank unit does in its movement, again and again until it stops.
#define WTJ_TANK(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_32, \
        .words = "What does {unit} do? It has the movement for {0} {0:assault|assaults}", \
        .standing = "a tank unit assaults as long as it can, then stops", \
        .offers = BAY_ROWS(TANK_ASSAULT, TANK_STOP, TANK_GO, LEAVE), \
        .about = wtj_about_moving, .options = wtj_list_moves, .apply = wtj_apply_move)

#define WTJ_ENGAGE(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_33, \
        .words = "Whom does {unit} engage?", .standing = "infantry engages infantry", \
        .offers = BAY_ROWS(ENGAGE_INFANTRY, ENGAGE_TANKS), \
        .about = wtj_about_engaging, .options = kit_either, .apply = wtj_apply_engaging)

#define WTJ_TARGET(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_27, \
        .words = "At whom does {unit} fire?", .standing = "tanks fire at the largest unit", \
        .offers = BAY_ROWS(FIRE_AT), \
        .about = wtj_about_tank, .options = wtj_list_tank_targets, .apply = wtj_apply_tank_target)

#define WTJ_TEST(X, tag, name, clause_) \
    X(tag, .id = name, .kind = BAY_CHANCE, .clause = clause_, \
        .words = "{unit} tests its morale, {0} to its die", \
        .events = {-1, -1, -1, -1}, .stages = {"the test of morale"}, \
        .about = wtj_about_test, .resolve = wtj_resolve_test)

#define WTJ_STEP_ROWS(X) \
    X(COMMAND, .id = "command", .kind = BAY_CHANCE, .clause = WTJ_M6, \
        .words = "Does {unit} carry out its order? It needs {0} or more", \
        .events = {-1, -1, -1, -1}, .stages = {"the command test"}, \
        .about = wtj_about_command, .resolve = wtj_resolve_command) \
    WTJ_GO(X, ROUT_ATTACKER, BAY_ATTACKER, "rout-attacker", WTJ_03, "Is {unit} ordered to rout?", \
        "no unit is ordered to rout", BAY_ROWS(STAND, ROUT)) \
    WTJ_GO(X, ROUT_DEFENDER, BAY_DEFENDER, "rout-defender", WTJ_03, "Is {unit} ordered to rout?", \
        "no unit is ordered to rout", BAY_ROWS(STAND, ROUT)) \
    WTJ_GO(X, LEAVE_ATTACKER, BAY_ATTACKER, "move-off-attacker", WTJ_02, "Does {unit} move off?", \
        "every unit stays in contact", BAY_ROWS(REMAIN, LEAVE)) \
    WTJ_GO(X, LEAVE_DEFENDER, BAY_DEFENDER, "move-off-defender", WTJ_02, "Does {unit} move off?", \
        "every unit stays in contact", BAY_ROWS(REMAIN, LEAVE)) \
    WTJ_FIRE(X, FIRE_NEXT_ATTACKER, BAY_ATTACKER, "fire-attacker", WTJ_06, "attacker's") \
    WTJ_FIRE(X, FIRE_NEXT_DEFENDER, BAY_DEFENDER, "fire-defender", WTJ_04, "defender's") \
    WTJ_FIRE_AT(X, FIRE_AT_ATTACKER, BAY_ATTACKER, "fire-at-attacker", WTJ_06) \
    WTJ_FIRE_AT(X, FIRE_AT_DEFENDER, BAY_DEFENDER, "fire-at-defender", WTJ_04) \
    X(SMALL_ARMS, .id = "small-arms", .kind = BAY_CHANCE, .clause = WTJ_M10, \
        .words = "{unit} fires at {other}: {0} or more takes a base, {1} or more two", \
        .events = {-1, -1, -1, -1}, .stages = {"the fire"}, \
        .about = wtj_about_fire, .resolve = wtj_resolve_fire) \
    WTJ_GUNS_AT(X, GUNS_AT_ATTACKER, BAY_ATTACKER, "guns-at-attacker") \
    WTJ_GUNS_AT(X, GUNS_AT_DEFENDER, BAY_DEFENDER, "guns-at-defender") \
    X(GUN_FIRE, .id = "gun-fire", .kind = BAY_CHANCE, .clause = WTJ_34, \
        .words = "{unit} fires its guns at {other}: {0} or more damages a tank", \
        .events = {-1, -1, -1, -1}, .stages = {"guns at tanks"}, \
        .about = wtj_about_guns, .resolve = wtj_resolve_guns) \
    WTJ_TANK(X, TANK_MOVES_ATTACKER, BAY_ATTACKER, "tank-moves-attacker") \
    WTJ_TANK(X, TANK_MOVES_DEFENDER, BAY_DEFENDER, "tank-moves-defender") \
    WTJ_ENGAGE(X, ENGAGE_ATTACKER, BAY_ATTACKER, "engage-attacker") \
    WTJ_ENGAGE(X, ENGAGE_DEFENDER, BAY_DEFENDER, "engage-defender") \
    WTJ_TARGET(X, TARGET_ATTACKER, BAY_ATTACKER, "tank-target-attacker") \
    WTJ_TARGET(X, TARGET_DEFENDER, BAY_DEFENDER, "tank-target-defender") \
    X(TANK_FIRE, .id = "tank-fire", .kind = BAY_CHANCE, .clause = WTJ_27, \
        .words = "{unit} fires at {other}: {0} or more takes a base, {1} or more two", \
        .events = {-1, -1, -1, -1}, .stages = {"a machine gun"}, \
        .about = wtj_about_tank_fire, .resolve = wtj_resolve_tank_fire) \
    X(ATTEMPTS, .id = "attempts", .kind = BAY_CHANCE, .clause = WTJ_28, \
        .words = "Infantry attempts {1#sound|damaged} tanks of {unit}: {0} or more hits one", \
        .events = {-1, -1, -1, -1}, .stages = {"attempts at tanks"}, \
        .about = wtj_about_attempts, .resolve = wtj_resolve_attempts) \
    WTJ_TEST(X, CASUALTY_TEST, "casualty-test", WTJ_M1) \
    X(ROUND, .id = "round", .kind = BAY_CHANCE, .clause = WTJ_12, \
        .words = "Round {0} of {1}: a die a side", \
        .events = {-1, -1, -1, -1}, .stages = {"the assault", "the assault"}, \
        .about = wtj_about_round, .resolve = wtj_resolve_round) \
    WTJ_LOSE(X, LOSE_ATTACKER, BAY_ATTACKER, "lose-attacker", "attacker's") \
    WTJ_LOSE(X, LOSE_DEFENDER, BAY_DEFENDER, "lose-defender", "defender's") \
    WTJ_LOSE(X, TAKE_ATTACKER, BAY_DEFENDER, "take-attacker", "attacker's") \
    WTJ_LOSE(X, TAKE_DEFENDER, BAY_ATTACKER, "take-defender", "defender's") \
    WTJ_THROUGH(X, THROUGH_ATTACKER, BAY_ATTACKER, "break-through", \
        "Does the attacker break through?", "the attacker breaks through where he may") \
    WTJ_THROUGH(X, THROUGH_DEFENDER, BAY_DEFENDER, "break-through-defender", \
        "Does the defender break through?", "the defender breaks through where he may") \
    WTJ_DISMOUNT(X, DISMOUNT_ATTACKER, BAY_ATTACKER, "dismount", "attacker's") \
    WTJ_DISMOUNT(X, DISMOUNT_DEFENDER, BAY_DEFENDER, "dismount-defender", "defender's") \
    WTJ_TEST(X, LATER_TEST, "morale", WTJ_M2) \
    X(OVER, .id = "over", .kind = BAY_END, .clause = WTJ_14, .words = "The assault phase is over")
// clang-format on

enum wtj_stage { WTJ_STEP_ROWS(KIT_TAG) };
enum { WTJ_GOES_ON = 0xFF }; // no stage: the chapter has nothing more to ask

// What a turn consists of, in this order: WTJ-M11.
enum wtj_chapter {
    ORDERS, // of the first turn
    MOVE_ATTACKER,
    MOVE_DEFENDER,
    FIRE_ATTACKER,
    FIRE_DEFENDER,
    CASUALTY_TESTS,
    ASSAULTS,
    LATER_TESTS,
    TURN_OVER
};

#endif
