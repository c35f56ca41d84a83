// The tables whose rows the rules name. The enum and the table are both made from one list
// (rules/kit/kit_rows.h).
#ifndef BAY_RULES_PORTABLE_TABLES_H
#define BAY_RULES_PORTABLE_TABLES_H

#include "rules/kit/kit_system.h"

enum portable_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "clauses.def"
#undef CLAUSE
};

// clang-format off

// Every number and every reading: the catalogue's PCC-18 to 25, its table B2 and its rows B-….
#define PORTABLE_PARAM_ROWS(NUMBER, READING) \
    NUMBER(HIT_FROM, "hit_from", "5", 1, 7, PCC_18, BAY_CERTAIN, "lowest die that hits, before modifiers") \
    NUMBER(COVER, "cover", "1", 0, 5, PCC_19, BAY_CERTAIN, "taken off an attacker's roll when the defender is uphill or in cover") \
    NUMBER(COMMANDER_HELP, "commander_help", "1", 0, 5, PCC_20, BAY_CERTAIN, "added with a commander of its own side near") \
    NUMBER(FLANK_HELP, "flank_help", "1", 0, 5, PCC_21, BAY_CERTAIN, "added to a roll against the defender's flank or rear") \
    NUMBER(FLANKED, "flanked", "1", 0, 5, PCC_22, BAY_CERTAIN, "taken off a defender's roll when its flank or rear is attacked") \
    NUMBER(CAVALRY_HELP, "cavalry_help", "1", 0, 5, PCC_23, BAY_CERTAIN, "added for cavalry in open terrain against a unit that nothing covers") \
    NUMBER(ARTILLERY_HELP, "artillery_help", "1", 0, 5, PCC_24, BAY_CERTAIN, "added for artillery that fights to its front") \
    NUMBER(AGAINST_ARTILLERY, "against_artillery", "1", 0, 5, PCC_25, BAY_CERTAIN, "added to a roll against artillery") \
    NUMBER(INFANTRY_HELP, "infantry_help", "0", 0, 5, PCC_37, BAY_CERTAIN, "added for infantry, and not for dismounted cavalry") \
    NUMBER(POOR_ROUTED, "poor_routed", "4", 0, 6, PCC_28, BAY_CERTAIN, "highest die with which a Poor unit that is hit is routed") \
    NUMBER(AVERAGE_ROUTED, "average_routed", "3", 0, 6, PCC_28, BAY_LIKELY, "highest die with which an Average unit that is hit is routed") \
    NUMBER(ELITE_ROUTED, "elite_routed", "2", 0, 6, PCC_28, BAY_LIKELY, "highest die with which an Elite unit that is hit is routed, or a commander lost") \
    NUMBER(FIRE_FROM, "fire_from", "5", 1, 7, PCC_38, BAY_CERTAIN, "lowest die with which fire hits, before modifiers") \
    NUMBER(FIRE_COMMANDER, "fire_commander", "1", 0, 5, PCC_38, BAY_CERTAIN, "added to fire with a commander of its own side near") \
    NUMBER(FIRE_COVER, "fire_cover", "1", 0, 5, PCC_38, BAY_CERTAIN, "taken off fire at a target in cover") \
    NUMBER(FIRE_UNMOVED, "fire_unmoved", "0", 0, 5, PCC_38, BAY_GUESS, "added to the fire of a unit that has not moved") \
    READING(FIRE_ORDER, (FIRE_CHOSEN, FIRE_LISTED), "fire_order", "chosen|listed", "chosen", PCC_38, BAY_OPEN, "who fires next: does the attacker choose, or are his units asked in the order of the scenario?", "listed") \
    READING(B_1_ADJACENT, (ORTHOGONAL, DIAGONAL), "B-1", "orthogonal|diagonal", "orthogonal", PCC_20, BAY_LIKELY, "is a commander near who is diagonal to the roller?") \
    READING(B_2_COMMANDERS, (HELP_ONCE, HELP_EACH), "B-2", "once|each", "once", PCC_20, BAY_LIKELY, "with two commanders near: does one help, or each?") \
    READING(B_3_TO_FRONT, (FRONT_IN_COMBAT, FRONT_ANY), "B-3", "combat|any", "combat", PCC_11, BAY_OPEN, "must a defender roll at the unit to its front only if that is in the combat, or at any enemy there?") \
    READING(B_4_OWN_FLANK, (FLANKED_ONCE, FLANKED_EACH, FLANKED_UNTIL_ROLLED), "B-4", "once|each|until-rolled", "once", PCC_22, BAY_LIKELY, "the defender's minus for an attacked flank: once for the whole combat, for each such attacker, or only until it has rolled?") \
    READING(B_5_WORKS, (WORKS_FACES, WORKS_ALL), "B-5", "faces|all", "faces", PCC_19, BAY_OPEN, "do works cover the faces that are marked, or all round?") \
    READING(B_6_COVER, (COVER_ONCE, COVER_EACH), "B-6", "once|each", "once", PCC_19, BAY_CERTAIN, "cover of several kinds: one minus in all, or one for each?") \
    READING(B_7_OPEN, (TARGET_UNCOVERED, BOTH_OPEN), "B-7", "uncovered|both-open", "uncovered", PCC_23, BAY_LIKELY, "cavalry in the open: must the target merely have no cover, or stand in open terrain too?") \
    READING(B_8_DISMOUNTED, (DISMOUNTED_AS_FOOT, DISMOUNTED_CHARGES), "B-8", "no|yes", "no", PCC_23, BAY_CERTAIN, "does dismounted cavalry gain in the open as mounted cavalry does?") \
    READING(B_9_ORDER, (ORDER_CHOSEN, ORDER_LEFT_TO_RIGHT), "B-9", "chosen|left-to-right", "chosen", PCC_08, BAY_OPEN, "does the attacker choose which combat is fought next, or are they fought from left to right?") \
    READING(B_10_DECLARED, (DECLARED_FIRST, ONE_BY_ONE), "B-10", "first|one-by-one", "first", PCC_08, BAY_LIKELY, "is all declared before the first combat, or each combat after the last is over?") \
    READING(B_11_ADVANCES, (ANY_ADVANCES, HITTER_ADVANCES), "B-11", "any|hitter", "any", PCC_33, BAY_OPEN, "which attacker may advance: any in that combat, or only the one that hit?") \
    READING(B_12_COMMANDER_MOVES, (LED_TOGETHER, LED_APART), "B-12", "together|apart", "together", PCC_29, BAY_OPEN, "does a commander move with the unit in his square?") \
    READING(B_13_RETREAT, (BACK_AWAY, BACK_STRAIGHT, BACK_REAR, BACK_OWNER), "retreat", "away|straight|rear|owner", "away", PCC_30, BAY_OPEN, "where does a unit fall back: straight away from who hit it, or elsewhere if that is blocked; straight only; to its own rear; or where its owner likes?") \
    READING(B_14_NO_RETREAT, (WITHOUT_ROOM_LOST, WITHOUT_ROOM_STAYS, WITHOUT_ROOM_PUSHES), "no_retreat", "destroyed|stays|pushes", "destroyed", PCC_30, BAY_LIKELY, "a unit that has nowhere to fall back to: destroyed, stays, or pushes its friends back?") \
    READING(B_15_FACING, (FACING_KEPT, FACING_FREE), "B-15", "kept|free", "kept", PCC_30, BAY_OPEN, "does a unit keep its facing as it falls back or advances, or may it turn?") \
    READING(B_16_TAKE_LOSS, (LOSS_BARRED, LOSS_TAKEN), "B-16", "no|yes", "no", PCC_28, BAY_LIKELY, "may the owner of a unit that must fall back take it off instead?") \
    READING(B_17_ROLLS_BACK, (CAUGHT_HELPLESS, CAUGHT_ROLLS), "B-17", "no|yes", "no", PCC_12, BAY_LIKELY, "may a commander alone roll against those who attack him?") \
    READING(B_19_FLANKED, (FLANKED_DEFENDERS, FLANKED_BOTH), "B-19", "defenders|both", "defenders", PCC_22, BAY_LIKELY, "does an attacked flank count against defenders only, or against attackers too?") \
    READING(B_20_GUNS_ROLL_BACK, (GUNS_ROLL_BACK, GUNS_SILENT), "B-20", "yes|no", "yes", PCC_24, BAY_CERTAIN, "does artillery attacked in flank or rear alone roll back?") \
    READING(B_22_SURVIVES, (SURVIVOR_ALONE, SURVIVOR_STAYS, SURVIVOR_LOST), "B-22", "alone|stays|lost", "alone", PCC_29, BAY_OPEN, "the unit is destroyed and the commander in its square survives: falls back alone, stays, or is lost?") \
    READING(RIVERS, (RIVER_BARS, RIVER_CROSSED), "river", "bars|crossed", "bars", PCC_30, BAY_GUESS, "may a unit fall back or advance into a river?") \
    READING(ROLLS, (ROLLS_IN_ORDER, ROLLS_TOGETHER), "rolls", "in-order|together", "in-order", PCC_31, BAY_CERTAIN, "do units roll in order, the first hit ending the combat, or all of them together?")

// The state machine: what is asked, thrown or over. The functions are in the files of the rules
// that they carry out.
#define PORTABLE_STEP_ROWS(X, CHOICE, EITHER, CHANCE, END) \
    X(FIRE, EITHER(portable_apply_fire, OPTION_FIRE, OPTION_HOLD_FIRE), .id = "fire", .who = BAY_ATTACKER, .clause = PCC_38, \
        .words = "Fire with {unit} at {other}?", .about = portable_about_cursor, \
        .standing = "every unit that can fires at the enemy to its front") \
    X(NEXT_FIRE, CHOICE(portable_apply_fire, portable_list_next_fire, OPTION_FIRE, OPTION_CEASE_FIRE), \
        .id = "next-fire", .who = BAY_ATTACKER, .clause = PCC_38, .words = "Who fires next?", \
        .standing = "every unit that can fires at the enemy to its front, in the order of the board") \
    X(SHOT, CHANCE(portable_resolve_shot, portable_about_shot), .id = "shot", .clause = PCC_38, \
        .words = "{unit} fires at {other}: {0} or more hits", .stages = BAY_STAGE_NAMES("the shot")) \
    X(DECLARE, EITHER(portable_apply_declare, OPTION_INITIATE, OPTION_HOLD), .id = "declare", .who = BAY_ATTACKER, .clause = PCC_02, \
        .words = "Initiate with {unit} against {other}?", .bundle = "declarations", \
        .standing = "every unit that may initiates against the enemy to its front", \
        .declines = BAY_ROWS(OPTION_HOLD), .about = portable_about_cursor) \
    X(NEXT_COMBAT, CHOICE(portable_apply_next, portable_list_next_combat, OPTION_FIGHT), \
        .id = "next-combat", .who = BAY_ATTACKER, .clause = PCC_08, .words = "Which combat is fought next?", \
        .standing = "the combats are fought in the order of the board") \
    X(NEXT_ATTACK, CHOICE(portable_apply_next, portable_list_next_attack, OPTION_ATTACK, OPTION_NO_MORE), \
        .id = "next-attack", .who = BAY_ATTACKER, .clause = PCC_08, .words = "Who is attacked next?", \
        .standing = "whoever can be attacked is, in the order of the board", .declines = BAY_ROWS(OPTION_NO_MORE)) \
    X(NEXT_ROLLER, CHOICE(portable_apply_roll, portable_list_next_roller, OPTION_ROLL), \
        .id = "next-roller", .who = BAY_ATTACKER, .clause = PCC_17, .words = "Who rolls next?", \
        .standing = "attackers who may roll together do so in the order of the board") \
    X(TARGET, CHOICE(portable_apply_roll, portable_list_target, OPTION_ROLL_AT), .id = "target", .who = BAY_DEFENDER, .clause = PCC_11, \
        .words = "{unit}: roll at whom?", .about = portable_about_target, \
        .standing = "with nobody to its front a defender rolls at the first attacker in the order of the board") \
    X(TO_HIT, CHANCE(portable_resolve_to_hit, portable_about_to_hit), .id = "to-hit", .clause = PCC_18, \
        .words = "{unit} rolls at {other}: {0} or more hits", .stages = BAY_STAGE_NAMES("the roll")) \
    X(EFFECT, CHANCE(portable_resolve_effect, portable_about_effect), .id = "effect", .clause = PCC_28, \
        .words = "{unit} is hit: with {0} or less it is lost", .stages = BAY_STAGE_NAMES("the effect")) \
    X(COMMANDER_EFFECT, CHANCE(portable_resolve_effect, portable_about_effect), .id = "commander-effect", .clause = PCC_29, \
        .words = "{unit} is with them: with {0} or less he is lost", .stages = BAY_STAGE_NAMES("the commander's fate")) \
    RETREAT_OF(X, CHOICE, RETREAT_ATTACKER, BAY_ATTACKER, "attacker") \
    RETREAT_OF(X, CHOICE, RETREAT_DEFENDER, BAY_DEFENDER, "defender") \
    FACING_OF(X, CHOICE, FACE_ATTACKER, BAY_ATTACKER, "attacker") \
    FACING_OF(X, CHOICE, FACE_DEFENDER, BAY_DEFENDER, "defender") \
    X(ADVANCE, CHOICE(portable_apply_advance, portable_list_advance, OPTION_ADVANCE_TOGETHER, OPTION_ADVANCE, OPTION_STAY), \
        .id = "advance", .who = BAY_ATTACKER, .clause = PCC_33, .words = "Who advances to {other}?", \
        .standing = "the unit that hit advances, its commander with it", .about = portable_about_advance) \
    X(OVER, END, .id = "over", .clause = PCC_01, .words = "the phase is over")

#define RETREAT_OF(X, CHOICE, tag, side, called) \
    X(tag, CHOICE(portable_apply_retreat, portable_list_retreat, OPTION_FALL_BACK, OPTION_TAKE_LOSS), \
        .id = "retreat-" called, .who = side, .clause = PCC_30, .words = "{unit}: fall back to which square?", \
        .standing = "the " called " falls back straight, else to the first free square in the order of the board", \
        .about = portable_about_leader)
#define FACING_OF(X, CHOICE, tag, side, called) \
    X(tag, CHOICE(portable_apply_facing, portable_list_facing, OPTION_NORTH, OPTION_EAST, OPTION_SOUTH, OPTION_WEST), \
        .id = "face-" called, .who = side, .clause = PCC_30, .words = "{unit}: face which way?", \
        .standing = "the " called "'s units keep their facing", .about = portable_about_leader)

#define PORTABLE_OPTION_ROWS(X) \
    X(OPTION_FIRE, "fire-{unit}", "fire with {unit}", PCC_38) \
    X(OPTION_HOLD_FIRE, "hold-fire-{unit}", "hold the fire of {unit}", PCC_38) \
    X(OPTION_CEASE_FIRE, "cease-fire", "cease fire", PCC_38) \
    X(OPTION_INITIATE, "initiate-{unit}", "initiate with {unit}", PCC_02) \
    X(OPTION_HOLD, "hold-{unit}", "keep {unit} out of it", PCC_02) \
    X(OPTION_FIGHT, "fight-{unit}", "fight {unit}", PCC_08) \
    X(OPTION_ATTACK, "attack-{unit}", "attack {unit}", PCC_08) \
    X(OPTION_NO_MORE, "no-more", "attack nobody else", PCC_02) \
    X(OPTION_ROLL, "roll-{unit}", "roll with {unit}", PCC_17) \
    X(OPTION_ROLL_AT, "roll-at-{unit}", "roll at {unit}", PCC_11) \
    X(OPTION_FALL_BACK, "fall-back-{unit}", "fall back to {unit}", PCC_30) \
    X(OPTION_TAKE_LOSS, "take-loss", "take it off the board", PCC_28) \
    X(OPTION_NORTH, "face-north", "face north", PCC_30) \
    X(OPTION_EAST, "face-east", "face east", PCC_30) \
    X(OPTION_SOUTH, "face-south", "face south", PCC_30) \
    X(OPTION_WEST, "face-west", "face west", PCC_30) \
    X(OPTION_ADVANCE_TOGETHER, "advance-together-{unit}", "advance with {unit} and its commander", PCC_33) \
    X(OPTION_ADVANCE, "advance-{unit}", "advance with {unit}", PCC_33) \
    X(OPTION_STAY, "stay", "advance with nobody", PCC_33)

#define PORTABLE_ENDING_ROWS(X) \
    X(TAKEN, "taken", "taken", KIT_WORTH(0, 0), "the attacker is in it", true) \
    X(EMPTIED, "emptied", "emptied", KIT_WORTH(0, 0), "nobody is in it", true) \
    X(HELD, "held", "held", KIT_WORTH(0, 0), "the defender is in it", false) \
    X(ALL_CLEARED, "all-cleared", "all cleared", KIT_WORTH(0, 0), "the defender holds no objective", true) \
    X(SOME_CLEARED, "some-cleared", "some cleared", KIT_WORTH(0, 0), "the defender holds some objectives", false) \
    X(NONE_CLEARED, "none-cleared", "none cleared", KIT_WORTH(0, 0), "the defender holds every objective", false) \
    X(UNRESOLVED, "unresolved", "unresolved", KIT_WORTH(0, 0), "the phase is not over", false)

// The defender's follow the attacker's.
#define PORTABLE_MEASURE_ROWS(X) \
    X(MEASURE_ATTACKER_LOSSES, "attacker_losses", "attacker's units lost", "units", KIT_CASUALTIES(-5), false) \
    X(MEASURE_DEFENDER_LOSSES, "defender_losses", "defender's units lost", "units", KIT_CASUALTIES(5), false) \
    X(MEASURE_CLEARED, "objectives_cleared", "objectives that the defender does not hold", "objectives", KIT_WORTH(100, 100), true) \
    X(MEASURE_TAKEN, "objectives_taken", "objectives that the attacker is in", "objectives", KIT_WORTH(0, 0), false) \
    X(MEASURE_ATTACKER_DRIVEN, "attacker_driven_back", "attacker's units driven back", "units", KIT_WORTH(0, 0), false) \
    X(MEASURE_DEFENDER_DRIVEN, "defender_driven_back", "defender's units driven back", "units", KIT_WORTH(0, 0), false) \
    X(MEASURE_ATTACKER_COMMANDERS, "attacker_commanders", "attacker's commanders lost", "commanders", KIT_WORTH(0, 0), false) \
    X(MEASURE_DEFENDER_COMMANDERS, "defender_commanders", "defender's commanders lost", "commanders", KIT_WORTH(0, 0), false) \
    X(MEASURE_ATTACKER_HIT, "attacker_hit", "phases in which close combat hits an attacker", "phases", KIT_WORTH(0, 0), false) \
    X(MEASURE_DEFENDER_HIT, "defender_hit", "phases in which close combat hits a defender", "phases", KIT_WORTH(0, 0), false) \
    X(MEASURE_NOBODY_HIT, "nobody_hit", "phases in which close combat hits nobody", "phases", KIT_WORTH(0, 0), false)

#define PORTABLE_FEATURE_ROWS(X) \
    X(FEATURE_ATTACKER_UNITS, "attacker.units", "the attacker's units on the board, commanders apart", 0, 12) \
    X(FEATURE_ATTACKER_COMMANDERS, "attacker.commanders", "the attacker's commanders on the board", 0, 12) \
    X(FEATURE_ATTACKER_LOSSES, "attacker.losses", "what the attacker has lost, commanders among it", 0, 12) \
    X(FEATURE_DEFENDER_UNITS, "defender.units", "the defender's units on the board, commanders apart", 0, 12) \
    X(FEATURE_DEFENDER_COMMANDERS, "defender.commanders", "the defender's commanders on the board", 0, 12) \
    X(FEATURE_DEFENDER_LOSSES, "defender.losses", "what the defender has lost, commanders among it", 0, 12) \
    X(FEATURE_CLEARED, "cleared", "objectives that the defender does not hold now", 0, KIT_OBJECTIVES_MAX) \
    X(FEATURE_COMBATS_LEFT, "combats_left", "combats declared and not over; 0 until all is declared", 0, PORTABLE_SIDE_MAX) \
    X(FEATURE_AGAINST, "against", "units that attack the same enemy; while it is declared, others that may", 0, PORTABLE_SIDE_MAX) \
    X(FEATURE_TO_HIT, "needs", "the score that the unit asked about would need (7: it cannot hit)", 0, 7) \
    X(FEATURE_ASPECT, "aspect", "where it would attack: 0 front, 1 flank, 2 rear", 0, 2)

// The sentences of a trace or a drawing; in a drawing {2} is the level, {3} the facing.
#define PORTABLE_TELLING_ROWS(X) \
    X(TELL_PHASE, PCC_01, "the attacker's units have moved: first they fire, then close combat is initiated") \
    X(TELL_FIRES, PCC_38, "{unit} fires at {other}") \
    X(TELL_FIRE_AT_COVER, PCC_38, "{unit} needs {0} more: {other} is in cover") \
    X(TELL_FIRE_LED, PCC_38, "{unit} needs {0} less: a commander is near") \
    X(TELL_FIRE_UNMOVED, PCC_38, "{unit} needs {0} less: it has not moved") \
    X(TELL_HOLDS_FIRE, PCC_38, "{unit} holds its fire") \
    X(TELL_CEASES_FIRE, PCC_38, "nobody else of the attacker fires") \
    X(TELL_CANNOT_FIRE, PCC_38, "{unit} would need {0} to hit {other}: it does not fire") \
    X(TELL_ARTILLERY, PCC_03, "{unit} is artillery and may not initiate") \
    X(TELL_NOT_AT_CAVALRY, PCC_04, "{unit} is on foot and may not initiate against mounted cavalry") \
    X(TELL_COMMANDER_ALONE, PCC_05, "{unit} is a commander alone and may not initiate") \
    X(TELL_INITIATES, PCC_02, "{unit} initiates close combat against {other}") \
    X(TELL_HOLDS, PCC_02, "{unit} does not initiate") \
    X(TELL_VOID, PCC_08, "{unit} has lost its target: its attack is void") \
    X(TELL_NO_MORE, PCC_02, "the attacker initiates no more close combats") \
    X(TELL_COMBAT, PCC_08, "the combat against {unit}") \
    X(TELL_SEVERAL, PCC_06, "{0} units attack {unit}") \
    X(TELL_FLANK_FIRST, PCC_13, "on the flank or rear of {other}: {unit} rolls first") \
    X(TELL_FOOT_SECOND, PCC_14, "{unit} rolls before any frontal attacker") \
    X(TELL_FRONT_THIRD, PCC_15, "{unit} attacks frontally and rolls now") \
    X(TELL_CAVALRY_LAST, PCC_16, "{unit} is mounted and rolls last") \
    X(TELL_OWN_TARGET, PCC_10, "{unit} rolls at the unit that it initiated against, {other}") \
    X(TELL_AT_FRONT, PCC_11, "{unit} must roll at the unit to its front, {other}") \
    X(TELL_AT_CHOSEN, PCC_11, "{unit} has no attacker to its front and rolls at {other}") \
    X(TELL_NO_ROLL, PCC_24, "{unit} has no attacker to its front and does not roll") \
    X(TELL_IN_COVER, PCC_19, "{unit} needs {0} more: {other} is uphill or in cover") \
    X(TELL_LED, PCC_20, "{unit} needs {0} less: a commander is near") \
    X(TELL_IN_FLANK, PCC_21, "{unit} needs {0} less: it is on the flank or rear of {other}") \
    X(TELL_IS_FLANKED, PCC_22, "{unit} needs {0} more: it is attacked in flank or rear") \
    X(TELL_CHARGES, PCC_23, "{unit} needs {0} less: it is in the open, and nothing covers {other}") \
    X(TELL_BOTH_OPEN, PCC_23, "{unit} needs {0} less: both are in the open") \
    X(TELL_GUNS_FRONT, PCC_24, "{unit} needs {0} less: it is artillery that fights to its front") \
    X(TELL_AT_GUNS, PCC_25, "{unit} needs {0} less: {other} is artillery") \
    X(TELL_FOOT, PCC_26, "{unit} needs {0} less: it is infantry") \
    X(TELL_CERTAIN, PCC_26, "{unit} needs {0}: it hits without a die") \
    X(TELL_HOPELESS, PCC_26, "{unit} needs {0}: it misses without a die") \
    X(TELL_CAUGHT, PCC_12, "{unit} is a commander alone and is hit without a roll") \
    X(TELL_HITS, PCC_18, "{unit} hits {other}") \
    X(TELL_MISSES, PCC_18, "{unit} misses {other}") \
    X(TELL_SHOT_HITS, PCC_38, "{unit} hits {other}") \
    X(TELL_SHOT_MISSES, PCC_38, "{unit} misses {other}") \
    X(TELL_AT_ONCE, PCC_27, "the hit on {unit} is resolved at once") \
    X(TELL_FIRST_HIT, PCC_31, "the first hit ends the combat: nobody else rolls") \
    X(TELL_NOBODY_HIT, PCC_32, "nobody is hit: all stay where they are") \
    X(TELL_ROUTED, PCC_28, "{unit} is routed and removed") \
    X(TELL_MUST_FALL_BACK, PCC_28, "{unit} must fall back") \
    X(TELL_COMMANDER_LOST, PCC_29, "{unit} is killed or captured") \
    X(TELL_COMMANDER_LIVES, PCC_29, "{unit} must fall back") \
    X(TELL_COMMANDER_STAYS, PCC_29, "{unit} stays behind, alone") \
    X(TELL_TAKEN_OFF, PCC_28, "{unit} is taken off instead") \
    X(TELL_FALLS_BACK, PCC_30, "{unit} falls back to {other}") \
    X(TELL_NO_ROOM, PCC_30, "{unit} has nowhere to fall back to and is lost") \
    X(TELL_STANDS, PCC_30, "{unit} has nowhere to fall back to and stays") \
    X(TELL_PUSHED, PCC_30, "{unit} is pushed back to {other}") \
    X(TELL_TURNS, PCC_30, "{unit} turns to face {0#north|east|south|west}") \
    X(TELL_TURNS_THERE, PCC_33, "{unit} turns to face {0#north|east|south|west}") \
    X(TELL_FAILED, PCC_35, "the attack has failed: the defender does not advance") \
    X(TELL_ADVANCES, PCC_33, "{unit} advances to {other}") \
    X(TELL_SPENT, PCC_34, "{unit} has advanced and may not initiate again") \
    X(TELL_STAYS, PCC_33, "nobody advances") \
    X(TELL_GUNS_OWN_TURN, PCC_03, "{unit} may turn and shoot in its own turn, but not initiate") \
    X(TELL_OWN_TURN, PCC_36, "{unit} may turn, shoot and initiate in its own turn") \
    X(SHOW_FORCES, PCC_01, "{0} {0:unit|units} of the attacker against {1} of the defender, one phase{2:, fire first|}") \
    X(SHOW_NOBODY_AHEAD, PCC_02, "{unit} may not initiate as placed: no enemy to the front") \
    X(SHOW_GUNS, PCC_03, "{unit} may not initiate: artillery") \
    X(SHOW_AT_CAVALRY, PCC_04, "{unit} may not initiate as placed: on foot, with cavalry to the front") \
    X(SHOW_UNHELD, PCC_33, "{unit} will count as cleared unless a unit of the defender falls back there: no unit of his is there at the start") \
    X(SHOW_EDGE, PCC_19, "works") \
    X(SHOW_OBJECTIVE, PCC_33, "objective") \
    X(SHOW_ARROW, PCC_02, "initiates against {other}") \
    X(SHOW_FIRED, PCC_38, "{unit} has fired") \
    X(SHOW_FELL_BACK, PCC_30, "{unit} has fallen back") \
    X(SHOW_ADVANCED, PCC_34, "{unit} has advanced: it may not initiate again") \
    X(SHOW_LOST, PCC_28, "{unit} is lost") \
    X(SHOW_UNIT, PCC_02, "{0#infantry|artillery|cavalry|dismounted cavalry}, {1#poor|average|elite}, faces {3#|north||east||south||west}") \
    X(SHOW_COMMANDER, PCC_29, "commander") \
    PORTABLE_GROUNDS(X)

// The ground of a square, all its kinds. Impassable ground is nothing else; {2} is its level.
#define PORTABLE_GROUND(X, tag, clause, words) X(tag, clause, words "{2#|, level {2}}")
#define PORTABLE_GROUND_HILL(X, tag, clause, words) \
    PORTABLE_GROUND(X, tag, clause, words) \
    PORTABLE_GROUND(X, tag##_HILL, clause, words ", hill")
#define PORTABLE_GROUND_WORKS(X, tag, clause, words) \
    PORTABLE_GROUND_HILL(X, tag, clause, words) \
    PORTABLE_GROUND_HILL(X, tag##_WORKS, clause, words ", works")
#define PORTABLE_GROUNDS(X) \
    PORTABLE_GROUND(X, SHOW_OPEN, PCC_23, "open") \
    PORTABLE_GROUND(X, SHOW_HILL, PCC_19, "hill") \
    PORTABLE_GROUND_HILL(X, SHOW_WORKS, PCC_19, "works") \
    PORTABLE_GROUND_WORKS(X, SHOW_WOOD, PCC_19, "wood") \
    PORTABLE_GROUND_WORKS(X, SHOW_BUILT_UP, PCC_19, "built-up") \
    PORTABLE_GROUND_WORKS(X, SHOW_BUILT_UP_WOOD, PCC_19, "built-up, wood") \
    PORTABLE_GROUND_WORKS(X, SHOW_RIVER, PCC_30, "river") \
    PORTABLE_GROUND_WORKS(X, SHOW_RIVER_WOOD, PCC_30, "river, wood") \
    PORTABLE_GROUND_WORKS(X, SHOW_RIVER_BUILT_UP, PCC_30, "river, built-up") \
    PORTABLE_GROUND_WORKS(X, SHOW_RIVER_BUILT_UP_WOOD, PCC_30, "river, built-up, wood") \
    PORTABLE_GROUND(X, SHOW_IMPASSABLE, PCC_30, "impassable")
// clang-format on

enum portable_param { PORTABLE_PARAM_ROWS(KIT_TAG, KIT_TAG) PORTABLE_PARAMS };
PORTABLE_PARAM_ROWS(KIT_NOTHING, KIT_VALUES)
KIT_NAMES(PORTABLE, portable);

#endif
