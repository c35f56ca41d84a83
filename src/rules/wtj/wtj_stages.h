// The step table: the stages at which something is asked, thrown or over. A further question is a
// further row here and the functions that it names, which stand with the rules that they carry out.
#ifndef BAY_RULES_WTJ_STAGES_H
#define BAY_RULES_WTJ_STAGES_H

#include "wtj_tables.h"

// clang-format off

// The same question to each side.
#define WTJ_BOTH(ROW, X, HOW, tag, name, ...) \
    ROW(X, HOW, tag##_ATTACKER, BAY_ATTACKER, name "-attacker", "attacker's", __VA_ARGS__) \
    ROW(X, HOW, tag##_DEFENDER, BAY_DEFENDER, name "-defender", "defender's", __VA_ARGS__)

// Which of several assaults is fought next.
#define WTJ_NEXT(X, CHOICE, tag, who_, name, whose, clause_) \
    X(tag, CHOICE(wtj_apply_assault, wtj_list_assaults, ASSAULT_NEXT), .id = name, .who = who_, .clause = clause_, \
        .words = "Which assault is fought next?", .standing = "the assault with the most bases is fought next")

// Which base of a side is removed: `who` chooses.
#define WTJ_LOSE(X, CHOICE, tag, who_, name, whose) \
    X(tag, CHOICE(wtj_apply_loss, wtj_list_losses, LOSE, LOSE_SOUND), .id = name, .who = who_, .clause = WTJ_13, \
        .words = "Which of the " whose " units loses a base?", .bundle = name, \
        .standing = "the largest unit loses the base")

#define WTJ_THROUGH(X, EITHER, tag, who_, name, asked, standing_) \
    X(tag, EITHER(wtj_apply_breakthrough, BREAK_THROUGH, STAY), .id = name, .who = who_, .clause = WTJ_17, \
        .words = asked, .standing = standing_)

#define WTJ_DISMOUNT(X, EITHER, tag, who_, name, whose) \
    X(tag, EITHER(wtj_apply_dismount, DISMOUNT, REPOSITION), .id = name, .who = who_, .clause = WTJ_25, \
        .words = "The " whose " cavalry has won: does it dismount?", .standing = "cavalry that has won dismounts")

// Whether a unit leaves its contact: `stays` is the standing order.
#define WTJ_GO(X, EITHER, tag, who_, name, whose, clause_, asked, standing_, stays, goes) \
    X(tag, EITHER(wtj_apply_leaving, stays, goes), .id = name, .who = who_, .clause = clause_, \
        .words = asked, .standing = standing_, .about = wtj_about_cursor)

// Which unit of a side fires next, and at whom. By which clause it may is told when it does.
#define WTJ_FIRE(X, CHOICE, tag, who_, name, whose, clauses) \
    X(tag, CHOICE(wtj_apply_firer, wtj_list_firers, FIRE, CEASE_FIRE), .id = name, .who = who_, \
        .clause = WTJ_M11, .words = "Which of the " whose " units fires next?", \
        .standing = "of the units that can fire the largest does", .declines = BAY_ROWS(CEASE_FIRE))
#define WTJ_FIRE_AT(X, CHOICE, tag, who_, name, whose, clauses) \
    X(tag, CHOICE(wtj_apply_target, wtj_list_targets, FIRE_AT, GUNS), .id = name, .who = who_, \
        .clause = WTJ_M11, .words = "Whom does {unit} fire at?", \
        .standing = "a unit fires at the largest that it may", .about = wtj_about_cursor)

// Which of these enemy units is fired at.
#define WTJ_AT(X, CHOICE, tag, who_, name, whose, follows, lists, clause_, asked, standing_, about_) \
    X(tag, CHOICE(follows, lists, FIRE_AT), .id = name, .who = who_, .clause = clause_, .words = asked, \
        .standing = standing_, .about = about_)

// At which tanks a unit of infantry makes its attempt.
#define WTJ_ATTEMPT(X, CHOICE, tag, who_, name, whose, clause_) \
    X(tag, CHOICE(wtj_apply_attempt, wtj_list_attempts, ATTEMPT), .id = name, .who = who_, .clause = clause_, \
        .words = "At which tanks does {unit} make its attempt?", \
        .standing = "infantry attempts at the largest unit of tanks", .about = wtj_about_infantry)

// What a tank unit does in its movement, asked again until it stops.
#define WTJ_TANK(X, CHOICE, tag, who_, name, whose, clause_) \
    X(tag, CHOICE(wtj_apply_move, wtj_list_moves, TANK_ASSAULT, TANK_STOP, TANK_GO, LEAVE), .id = name, \
        .who = who_, .clause = clause_, .words = "What does {unit} do? It has the movement for {0} {0:assault|assaults}", \
        .standing = "a tank unit assaults as long as it can, then stops", .about = wtj_about_moving)

#define WTJ_ENGAGE(X, EITHER, tag, who_, name, whose, clause_) \
    X(tag, EITHER(wtj_apply_engaging, ENGAGE_INFANTRY, ENGAGE_TANKS), .id = name, .who = who_, \
        .clause = clause_, .words = "Whom does {unit} engage?", .standing = "infantry engages infantry", \
        .about = wtj_about_cursor)

// What a die of small arms must show to take a base and, if it can, two.
#define WTJ_NEEDS "{0} or more takes a base{1#|, 1 or more two|, 2 or more two|, 3 or more two|, 4 or more two|, 5 or more two|, 6 takes two}"

#define WTJ_THROW(X, CHANCE, tag, follows, about_, name, clause_, asked, ...) \
    X(tag, CHANCE(follows, about_), .id = name, .clause = clause_, .words = asked, \
        .stages = BAY_STAGE_NAMES(__VA_ARGS__))
// The die that passes; behind 6 there is none.
#define WTJ_PASSES "{1#any die|any die|{1} or more|{1} or more|{1} or more|{1} or more|{1} or more|no die}"
#define WTJ_TEST(X, CHANCE, tag, name, clause_) \
    WTJ_THROW(X, CHANCE, tag, wtj_resolve_test, wtj_about_test, name, clause_, \
        "{unit} tests its morale, {+0} to its die: " WTJ_PASSES " passes", "the test of morale")

// A situation holds the number of its stage: a new row comes last, so that the census shows that no
// other assault has moved.
#define WTJ_STEP_ROWS(X, CHOICE, EITHER, CHANCE, END) \
    WTJ_THROW(X, CHANCE, COMMAND, wtj_resolve_command, wtj_about_command, "command", WTJ_M6, \
        "Does {unit} carry out its order? It needs {0} or more", "the command test") \
    WTJ_BOTH(WTJ_GO, X, EITHER, ROUT, "rout", WTJ_03, "Is {unit} ordered to rout?", \
        "no unit is ordered to rout", STAND, ROUT) \
    WTJ_BOTH(WTJ_GO, X, EITHER, LEAVE, "move-off", WTJ_02, "Does {unit} move off?", \
        "every unit stays in contact", REMAIN, LEAVE) \
    WTJ_BOTH(WTJ_FIRE, X, CHOICE, FIRE_NEXT, "fire", ) \
    WTJ_BOTH(WTJ_FIRE_AT, X, CHOICE, FIRE_AT, "fire-at", ) \
    WTJ_THROW(X, CHANCE, SMALL_ARMS, wtj_resolve_fire, wtj_about_fire, "small-arms", WTJ_M10, \
        "{unit} fires at {other}: " WTJ_NEEDS, "the fire") \
    WTJ_BOTH(WTJ_AT, X, CHOICE, GUNS_AT, "guns-at", wtj_apply_gun_target, wtj_list_gun_targets, WTJ_34, \
        "At which tanks does {unit} fire its guns?", "guns fire at the largest unit of tanks", wtj_about_cursor) \
    WTJ_THROW(X, CHANCE, GUN_FIRE, wtj_resolve_guns, wtj_about_guns, "gun-fire", WTJ_34, \
        "{unit} fires its guns at {other}: {0} or more damages a tank", "guns at tanks") \
    WTJ_BOTH(WTJ_TANK, X, CHOICE, TANK_MOVES, "tank-moves", WTJ_32) \
    WTJ_BOTH(WTJ_ENGAGE, X, EITHER, ENGAGE, "engage", WTJ_33) \
    WTJ_BOTH(WTJ_AT, X, CHOICE, TARGET, "tank-target", wtj_apply_tank_target, wtj_list_tank_targets, WTJ_27, \
        "At whom does {unit} fire?", "tanks fire at the largest unit", wtj_about_tank) \
    WTJ_THROW(X, CHANCE, TANK_FIRE, wtj_resolve_tank_fire, wtj_about_tank_fire, "tank-fire", WTJ_27, \
        "{unit} fires at {other}: " WTJ_NEEDS, "a machine gun") \
    WTJ_THROW(X, CHANCE, ATTEMPTS, wtj_resolve_attempts, wtj_about_attempts, "attempts", WTJ_28, \
        "Infantry's attempts at {1#sound|damaged} tanks of {unit}: {0} or more hits one", "attempts at tanks") \
    WTJ_TEST(X, CHANCE, CASUALTY_TEST, "casualty-test", WTJ_M1) \
    X(ROUND, CHANCE(wtj_resolve_round, wtj_about_round), .id = "round", .clause = WTJ_12, \
        .words = "Round {0} of {1}: a die a side, {+attacker.modifier} to the attacker's, {+defender.modifier} to the defender's", \
        .stages = BAY_STAGE_NAMES("the assault", "the assault"), .joined = &wtj_rounds_joined) \
    WTJ_LOSE(X, CHOICE, LOSE_ATTACKER, BAY_ATTACKER, "lose-attacker", "attacker's") \
    WTJ_LOSE(X, CHOICE, LOSE_DEFENDER, BAY_DEFENDER, "lose-defender", "defender's") \
    WTJ_LOSE(X, CHOICE, TAKE_ATTACKER, BAY_DEFENDER, "take-attacker", "attacker's") \
    WTJ_LOSE(X, CHOICE, TAKE_DEFENDER, BAY_ATTACKER, "take-defender", "defender's") \
    WTJ_THROUGH(X, EITHER, THROUGH_ATTACKER, BAY_ATTACKER, "break-through", \
        "Does the attacker break through?", "the attacker breaks through where he may") \
    WTJ_THROUGH(X, EITHER, THROUGH_DEFENDER, BAY_DEFENDER, "break-through-defender", \
        "Does the defender break through?", "the defender breaks through where he may") \
    WTJ_DISMOUNT(X, EITHER, DISMOUNT_ATTACKER, BAY_ATTACKER, "dismount", "attacker's") \
    WTJ_DISMOUNT(X, EITHER, DISMOUNT_DEFENDER, BAY_DEFENDER, "dismount-defender", "defender's") \
    WTJ_TEST(X, CHANCE, LATER_TEST, "morale", WTJ_M2) \
    X(OVER, END, .id = "over", .clause = WTJ_14, .words = "The assault phase is over") \
    WTJ_BOTH(WTJ_ATTEMPT, X, CHOICE, ATTEMPT_AT, "attempt-at", WTJ_29) \
    WTJ_BOTH(WTJ_NEXT, X, CHOICE, ASSAULT, "assault", WTJ_01)
// clang-format on

KIT_NAMES(WTJ, wtj);

enum { WTJ_FEATURES = TURN + 1, WTJ_MEASURES = DEFENDER_TANKS_OUT + 1 };
enum { WTJ_GOES_ON = 0xFF }; // no stage: the chapter has nothing more to ask

// The parts of a turn, in order: WTJ-M11.
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
