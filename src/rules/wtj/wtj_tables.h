// The tables whose rows the rules name. Each is one list; the enum and the table are both made from
// it (rules/kit/kit_rows.h).
#ifndef BAY_RULES_WTJ_TABLES_H
#define BAY_RULES_WTJ_TABLES_H

#include "rules/kit/kit_system.h"

enum wtj_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "clauses.def"
#undef CLAUSE
    WTJ_CLAUSES
};

enum {
    WTJ_SIDE_MAX = 12, // units of a side
    WTJ_UNITS_MAX = 2 * WTJ_SIDE_MAX,
    WTJ_BASES_MAX = 60, // of a unit
    WTJ_SIDE_BASES_MAX = WTJ_SIDE_MAX * WTJ_BASES_MAX,
    WTJ_CONTACTS_MAX = 60,
    WTJ_PLACES_MAX = WTJ_UNITS_MAX * WTJ_BASES_MAX,
    WTJ_TABLE = 5000 * 10, // how far east and south a base may stand: tenths of a millimetre
    WTJ_BASE_MIN = 5,      // of its width and depth, millimetres
    WTJ_BASE_MAX = 200,
    WTJ_ROUNDS_MAX = 9,
    WTJ_ADDED_MAX = 90,     // of all modifiers together
    WTJ_ALLOWANCE_MAX = 99, // of a tank, in the lengths of the scenario
    WTJ_GUNS_MAX = 4,       // machine guns of a tank base
    WTJ_SHOT_MAX = 3 * 2 * WTJ_GUNS_MAX * WTJ_SIDE_BASES_MAX, // of tanks, in three rounds
    // The losses of a side, as AMB-W4 counts
    WTJ_LOST_MAX = WTJ_ROUNDS_MAX * (5 + 2 * WTJ_ADDED_MAX) + WTJ_SHOT_MAX,
    WTJ_TURNS_MAX = 24,
    WTJ_NO_HOST = 0xFF,
    WTJ_NOT_STATED = 0xFF, // the machine guns of a tank
    WTJ_QUARTERS = 4,      // parts of an allowance: an assault costs one
    WTJ_PARTS = 12,        // parts of an allowance: a quarter and a third of it are whole
                           // numbers
    WTJ_UNKNOWN = 1000     // the setting of a number that the sources have lost: R-9
};

// clang-format off

// A modifier of a side's die: its row of W-T1.
#define WTJ_ADDED(NUMBER, tag, name, usual, clause, confidence, words) \
    NUMBER(tag, name, usual, -9, 9, clause, confidence, "added to each die: " words)

// A cell of table W-T2: its usual effect first, then all other effects that a cell may have.
#define WTJ_CELL_NONE "none|pinned|withdraw|rout|rout-surrender|surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_PINNED "pinned|none|withdraw|rout|rout-surrender|surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_WITHDRAW "withdraw|none|pinned|rout|rout-surrender|surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_ROUT "rout|none|pinned|withdraw|rout-surrender|surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_ROUT_SURRENDER "rout-surrender|none|pinned|withdraw|rout|surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_SURRENDER "surrender|none|pinned|withdraw|rout|rout-surrender|surrender-disintegrate|disintegrate|unknown"
#define WTJ_CELL_S_D "surrender-disintegrate|none|pinned|withdraw|rout|rout-surrender|surrender|disintegrate|unknown"

#define WTJ_CELL(READING, tag, name, does, usual, clause, confidence, words) \
    READING(tag, (tag##_VALUES), name, does, usual, clause, confidence, "what a test does to " words)
#define WTJ_GRADE(READING, tag, name, words, a, a_usual, b, b_usual, c, c_usual, d, d_usual, d_clause, d_confidence) \
    WTJ_CELL(READING, tag##_1, name "_1", a, a_usual, WTJ_M2, BAY_GUESS, words " troops at 1") \
    WTJ_CELL(READING, tag##_0, name "_0", b, b_usual, WTJ_M2, BAY_GUESS, words " troops at 0") \
    WTJ_CELL(READING, tag##_LESS_1, name "_-1", c, c_usual, WTJ_M2, BAY_GUESS, words " troops at -1") \
    WTJ_CELL(READING, tag##_LESS_2, name "_-2", d, d_usual, d_clause, d_confidence, words " troops at -2 or less")

// Every number and every reading: the catalogue's tables W-T1 and W-T5 and its rows AMB-W….
#define WTJ_PARAM_ROWS(NUMBER, LOST, READING) \
    WTJ_ADDED(LOST, PINNED_OR_WORSE, "pinned_or_worse", "-1", WTJ_39, BAY_GUESS, "pinned or worse") \
    WTJ_ADDED(LOST, HIT_IN_REAR, "hit_in_rear", "-2", WTJ_40, BAY_GUESS, "hit in rear") \
    WTJ_ADDED(NUMBER, TWO_SIDES, "two_sides", "-1", WTJ_43, BAY_CERTAIN, "hit on two or more sides") \
    WTJ_ADDED(LOST, PRONE, "prone", "-1", WTJ_45, BAY_GUESS, "prone") \
    WTJ_ADDED(LOST, SOLID_COVER, "solid_cover", "1", WTJ_46, BAY_LIKELY, "in solid cover or better") \
    WTJ_ADDED(LOST, OUTSTANDING_TRAINING, "outstanding_training", "2", WTJ_47, BAY_LIKELY, "outstanding training") \
    WTJ_ADDED(LOST, GREAT_TRAINING, "great_training", "1", WTJ_48, BAY_LIKELY, "great training") \
    WTJ_ADDED(NUMBER, CAVALRY_FIRST, "cavalry_first", "2", WTJ_24, BAY_CERTAIN, "cavalry, in the first round") \
    WTJ_ADDED(NUMBER, CAVALRY_SECOND, "cavalry_second", "1", WTJ_24, BAY_CERTAIN, "cavalry, in the second round") \
    LOST(MORALE_COVER, "morale_hard_cover", "1", -9, 9, WTJ_M4, BAY_GUESS, "added to a test of morale: in hard cover or better") \
    LOST(MORALE_DEFENDER, "morale_defender", "1", -9, 9, WTJ_M4, BAY_GUESS, "added to a test of morale: the scenario's defender") \
    LOST(MORALE_WEAK, "morale_weak", "-1", -9, 9, WTJ_M4, BAY_GUESS, "added to a test of morale: a third of its bases lost") \
    LOST(MORALE_DAMAGED, "morale_damaged_tank", "-1", -9, 9, WTJ_M4, BAY_GUESS, "added to a test of morale: a damaged tank") \
    LOST(MORALE_UNSUPPORTED, "morale_unsupported", "-1", -9, 9, WTJ_M4, BAY_GUESS, "added to a test of morale: no friends near") \
    LOST(MORALE_DEMORALIZED, "morale_demoralized", "-1", -9, 9, WTJ_15, BAY_GUESS, "added to a test of morale: demoralized by an assault") \
    LOST(POOR_MANEUVER, "poor_maneuver", "4", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: poor troops, to rout by order, or to move off") \
    LOST(AVERAGE_MANEUVER, "average_maneuver", "3", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: average troops, to rout by order, or to move off") \
    LOST(GOOD_MANEUVER, "good_maneuver", "3", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: good troops, to rout by order, or to move off") \
    LOST(GREAT_MANEUVER, "great_maneuver", "2", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: great troops, to rout by order, or to move off") \
    LOST(OUTSTANDING_MANEUVER, "outstanding_maneuver", "2", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: outstanding troops, to rout by order, or to move off") \
    LOST(POOR_ASSAULT, "poor_assault", "5", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: poor troops, to move into contact") \
    LOST(AVERAGE_ASSAULT, "average_assault", "4", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: average troops, to move into contact") \
    LOST(GOOD_ASSAULT, "good_assault", "3", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: good troops, to move into contact") \
    LOST(GREAT_ASSAULT, "great_assault", "3", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: great troops, to move into contact") \
    LOST(OUTSTANDING_ASSAULT, "outstanding_assault", "2", 1, 7, WTJ_M6, BAY_GUESS, "the die of a command test: outstanding troops, to move into contact") \
    LOST(COMMAND_COVER, "command_hard_cover", "-1", -9, 9, WTJ_M6, BAY_GUESS, "added to a command test: it leaves hard cover within small-arms range") \
    LOST(COMMAND_HQ, "command_hq_hit", "-1", -9, 9, WTJ_M6, BAY_GUESS, "added to a command test: for each headquarters above it that is hit") \
    LOST(FIRE_ONE_FROM, "fire_one_from", "4", 1, 7, WTJ_M10, BAY_GUESS, "a die of small arms: from here on a base is lost") \
    LOST(FIRE_TWO_FROM, "fire_two_from", "6", 1, 7, WTJ_M10, BAY_GUESS, "a die of small arms: from here on two bases are lost") \
    LOST(FIRE_COVER, "fire_cover", "-1", -9, 9, WTJ_M10, BAY_GUESS, "added to each die of small arms: the target is in solid cover or better") \
    LOST(FIRE_MOVED, "fire_moved", "-1", -9, 9, WTJ_09, BAY_GUESS, "added to each die of small arms: the attacker's unit has moved into contact") \
    LOST(TANK_MACHINE_GUNS, "tank_machine_guns", "1", 0, WTJ_GUNS_MAX, WTJ_11, BAY_GUESS, "machine guns of a tank's base") \
    NUMBER(TANK_HIT_FROM, "tank_hit_from", "6", 2, 7, WTJ_28, BAY_CERTAIN, "a die of infantry against a tank: from here on it is damaged") \
    LOST(TANK_LASTS, "tank_lasts", "2", 1, 2, WTJ_28, BAY_GUESS, "hits that destroy a tank") \
    LOST(TANK_GUN_HITS_FROM, "tank_gun_hits_from", "6", 2, 7, WTJ_34, BAY_GUESS, "a die of a tank's guns at a tank: from here on it is damaged") \
    LOST(TANK_ALLOWANCE, "tank_allowance", "12", 1, WTJ_ALLOWANCE_MAX, WTJ_31, BAY_GUESS, "movement allowance of a tank") \
    NUMBER(ROUNDS, "rounds", "3", 1, WTJ_ROUNDS_MAX, WTJ_14, BAY_CERTAIN, "rounds of an assault") \
    NUMBER(ROUNDS_CAVALRY, "rounds_cavalry", "2", 1, WTJ_ROUNDS_MAX, WTJ_23, BAY_CERTAIN, "rounds where mounted cavalry fights others") \
    NUMBER(ROUNDS_ALL_CAVALRY, "rounds_all_cavalry", "1", 1, WTJ_ROUNDS_MAX, WTJ_26, BAY_CERTAIN, "rounds where only mounted cavalry fights") \
    READING(W_2_ROUT, (ROUT_TESTED, ROUT_ALWAYS, ROUT_NEVER), "AMB-W2", "test|automatic|never", "test", WTJ_03, BAY_OPEN, "a voluntary rout is ordered: does the unit test its command, does it simply go, or can none be ordered?") \
    READING(W_3_NOT_TOUCHING, (FIRERS_APART, TARGETS_APART), "AMB-W3", "firers|targets", "firers", WTJ_06, BAY_LIKELY, "other units of the attacker fire: those that touch no enemy, or at enemies whom nobody touches?") \
    READING(W_4_LOSSES, (REMOVED, NOMINAL), "AMB-W4", "removed|nominal", "removed", WTJ_13, BAY_LIKELY, "a difference larger than what is left: do the bases removed count as losses, or the whole difference?") \
    READING(W_5_TIE_ALONE, (TIE_PINNED, TIE_LITERAL, TIE_WINS), "tie_when_eliminated", "pinned|literal|wins", "pinned", WTJ_16, BAY_OPEN, "both lost as many and one side is gone: is the other pinned, does it lose a base and is pinned, or has it won?") \
    READING(W_6_TIE_COSTS, (TIE_COSTS_SIDE, TIE_COSTS_UNIT), "tie_costs", "side|unit", "side", WTJ_16, BAY_LIKELY, "both lost as many: does each side lose one base more, or each unit?") \
    READING(W_6_AT_NOTHING, (NOTHING_IS_TIE, NOTHING_IS_NONE), "tie_at_nothing", "tie|nothing", "tie", WTJ_16, BAY_OPEN, "nobody lost a base: is that a tie, or does nothing happen?") \
    READING(W_7_BREAKTHROUGH, (ALL_FOUGHT, THREE_ROUNDS), "breakthrough", "all-fought|three-rounds", "all-fought", WTJ_17, BAY_OPEN, "who may break through: who won every round that was fought, or only who won three?") \
    READING(W_8_WINS, (LOST_FEWER, WIPED_OUT), "AMB-W8", "fewer|eliminated", "fewer", WTJ_25, BAY_OPEN, "cavalry wins: when its side lost fewer bases, or when it wiped out the enemy?") \
    READING(W_9_DAMAGE, (HIT_DAMAGES, HIT_DESTROYS), "AMB-W9", "marker|destroyed", "marker", WTJ_28, BAY_LIKELY, "infantry damages a tank: is it marked, so that a second hit destroys it, or destroyed at once?") \
    READING(W_10_CHOOSER, (OWNER_ENGAGES, ENEMY_ENGAGES), "AMB-W10", "owner|enemy", "owner", WTJ_33, BAY_OPEN, "infantry touches both tanks and others: who chooses whom it engages?") \
    READING(W_11_JUDGED, (JUDGED_ONCE, EACH_ROUND), "recompute_modifiers", "once|each-round", "once", WTJ_38, BAY_OPEN, "are modifiers judged once, when the assault begins, or before each round?") \
    READING(W_12_MAJORITY, (MORE_THAN_HALF, HALF_IS_MAJORITY), "rear_majority", "more-than-half|half", "more-than-half", WTJ_40, BAY_OPEN, "hit in rear, a majority of the bases: more than half, or half or more?") \
    READING(W_12_WHOM, (REAR_EITHER, REAR_DEFENDER), "rear_whom", "either|defender", "either", WTJ_40, BAY_OPEN, "who can be hit in rear: either side, or the defender alone?") \
    READING(W_13_AGAIN, (ADDS_ONCE, ADDS_AGAIN), "AMB-W13", "no|yes", "no", WTJ_51, BAY_OPEN, "does cavalry that was in an assault of an earlier turn add anything again?") \
    READING(W_14_HALVES, (BETTER_GRADE, BOTH_GRADES), "AMB-W14", "better|both", "better", WTJ_47, BAY_OPEN, "half of the bases outstanding and half great: does the better count, or do both?") \
    READING(W_14_TOGETHER, (NOT_TOGETHER, GREAT_TOGETHER), "grades_together", "no|great", "no", WTJ_48, BAY_OPEN, "outstanding and great bases reach half only together: no modifier, or great?") \
    READING(W_16_LOCK, (UNLOCKED, LOCKED_ON), "AMB-W16", "unlocked|locked", "unlocked", WTJ_02, BAY_LIKELY, "both are left after the assault: may either move off in its next movement, or are they still locked?") \
    READING(W_17_CHOOSER, (OWNER_REMOVES, WINNER_REMOVES), "AMB-W17", "owner|winner", "owner", WTJ_13, BAY_OPEN, "who chooses which bases are removed: their owner, or the enemy?") \
    READING(W_18_MIXED, (ANY_MOUNTED, HALF_MOUNTED), "AMB-W18", "any|half", "any", WTJ_23, BAY_OPEN, "two rounds: with any mounted base, or with half or more of a side mounted?") \
    READING(W_19_HORSE, (HORSE_ADDS_NOTHING, HORSE_ADDS), "AMB-W19", "none|both", "none", WTJ_24, BAY_OPEN, "does cavalry add anything against an enemy who is all mounted?") \
    READING(W_20_PINS, (PINS_LAST, PINS_END), "AMB-W20", "next-turn|this-turn", "next-turn", WTJ_16, BAY_OPEN, "pinned for one turn: to the end of the next turn, or of this one?") \
    READING(W_21_ORDER, (AT_ONCE, TANK_FIRST, INFANTRY_FIRST), "AMB-W21", "simultaneous|tank-first|infantry-first", "simultaneous", WTJ_27, BAY_OPEN, "the tank's fire and the infantry's attempts in a round: at once, or which of them first?") \
    READING(W_22_OVERRUN, (AT_PHASE_END, AFTER_FIRE), "AMB-W22", "phase-end|after-fire", "phase-end", WTJ_37, BAY_OPEN, "weapons alone are overrun: at the end of the assault phase, or after the fire before it?") \
    READING(W_23_FEW, (FEW_ADD_NOTHING, FEW_ADD), "AMB-W23", "none|yes", "none", WTJ_49, BAY_LIKELY, "does cavalry add anything where it is less than half of its side?") \
    READING(W_24_ATTACHED, (ATTACHED_APART, ATTACHED_COUNT), "AMB-W24", "no|yes", "no", WTJ_36, BAY_OPEN, "do bases of attached weapons stand behind the die, count in majorities and count as losses?") \
    READING(W_25_LOCKED, (STAYS_LOCKED, LEAVES_LOCK), "AMB-W25", "stays|leaves", "stays", WTJ_02, BAY_OPEN, "who withdraws or routs by the test before its assault: does it stay in it, or leave?") \
    READING(W_31_HOST, (SMALL_HOST_FIRES, SMALL_HOST_SILENT), "AMB-W31", "yes|no", "yes", WTJ_10, BAY_OPEN, "an assaulting unit of six bases or fewer has an assault weapon attached: does it fire itself?") \
    READING(W_26_ENGAGED, (FIGHTS_TANKS_ALONE, STANDS_IN_BOTH), "AMB-W26", "alone|both", "alone", WTJ_33, BAY_LIKELY, "infantry that engages tanks: does it fight them alone, or stand behind its side's die as well?") \
    READING(W_27_COUNTED, (TANKS_ARE_LOSSES, TANKS_DO_NOT_COUNT, TANKS_COUNT_FULLY), "AMB-W27", "losses|neither|both", "losses", WTJ_15, BAY_OPEN, "do tanks that are destroyed count as bases lost, not at all, or do tanks count in majorities too?") \
    READING(W_28_NEXT, (TURNS_NEXT_ROUND, TURNS_AT_ONCE), "AMB-W28", "next|same", "next", WTJ_29, BAY_OPEN, "its tank is destroyed: does infantry turn to another in the next round, or in the same?") \
    READING(W_29_ATTEMPTS, (ONE_A_TANK, ONE_A_UNIT), "AMB-W29", "tank|unit", "tank", WTJ_29, BAY_OPEN, "attempts on tanks in a round: one a tank, or besides at most one an infantry unit?") \
    READING(W_30_AGAIN, (NOT_AGAIN, FIRES_AGAIN, NEVER_IN_PHASE), "AMB-W30", "no|again|never", "no", WTJ_27, BAY_OPEN, "does a tank that assaulted in its movement fire in the assault phase again, or does no tank fire there?") \
    READING(TANK_ATTEMPTS, (ATTEMPTS_AGAIN, ATTEMPTS_ONCE), "tank_attempts", "again|once", "again", WTJ_29, BAY_OPEN, "a tank has assaulted in its movement: does infantry attempt at it again in the assault phase, or no more?") \
    READING(TANK_QUARTER, (FULL_QUARTER, PART_OF_QUARTER), "tank_quarter", "full|part", "full", WTJ_31, BAY_LIKELY, "a tank's assault that ends early: does it cost the full quarter, or only the rounds that were fought?") \
    READING(W_32_SHAKEN, (PASSED_IS_SOUND, COUNTS_AS_WORSE), "AMB-W32", "no|yes", "no", WTJ_39, BAY_LIKELY, "who was demoralized and passed its test: does it count as pinned or worse in the next turn?") \
    READING(W_33_FLAMES, (FLAMES_HALF, FLAMES_ANY), "AMB-W33", "half|any", "half", WTJ_50, BAY_OPEN, "which flamethrowers void what cavalry adds: those of half or more of the bases, or any?") \
    READING(TANK_TESTS, (TESTS_BEFORE, TESTS_AFTER), "tank_tests", "before|after", "before", WTJ_M1, BAY_OPEN, "a base is lost where tanks fight personnel alone in the assault phase: too late for a test, or does its unit test after the assaults?") \
    READING(NEXT_ASSAULT, (ATTACKER_ORDERS, DEFENDER_ORDERS), "next_assault", "attacker|defender", "attacker", WTJ_01, BAY_OPEN, "several assaults in a turn: who says which is fought next?") \
    READING(W_15_WHO_TESTS, (EVERY_UNIT, LOSING_UNITS), "AMB-W15", "every|losers", "every", WTJ_15, BAY_OPEN, "who tests on the side that lost: every unit, or those that lost a base?") \
    READING(EQUAL_UNITS, (EQUALS_FROM_FIRST, EQUALS_FROM_LAST), "equal_units", "first|last", "first", WTJ_13, BAY_GUESS, "units that the standing orders leave equal: is the first by id taken, or the last?") \
    WTJ_GRADE(READING, MUTINOUS_AT, "mutinous", "mutinous", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_CELL_SURRENDER, "surrender", WTJ_CELL_S_D, "surrender-disintegrate", WTJ_M3, BAY_CERTAIN) \
    WTJ_GRADE(READING, SHAKY_AT, "shaky", "shaky", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_CELL_SURRENDER, "surrender", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, STEADY_AT, "steady", "steady", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, BRAVE_AT, "brave", "brave", WTJ_CELL_NONE, "none", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, FANATIC_AT, "fanatic", "fanatic", WTJ_CELL_NONE, "none", WTJ_CELL_NONE, "none", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_M2, BAY_GUESS) \
    LOST(BASE_WIDTH, "base_width", "30", WTJ_BASE_MIN, WTJ_BASE_MAX, WTJ_01, BAY_GUESS, "how wide a base is along its front, in millimetres") \
    LOST(BASE_DEPTH, "base_depth", "15", WTJ_BASE_MIN, WTJ_BASE_MAX, WTJ_01, BAY_GUESS, "how deep a base is, in millimetres")

#define WTJ_OPTION_ROWS(X) \
    X(ASSAULT_NEXT, "next-{unit}", "fight the assault of {unit}", WTJ_01) \
    X(LOSE, "lose-{unit}", "remove a base of {unit}", WTJ_13) \
    X(LOSE_SOUND, "lose-sound-{unit}", "remove a tank of {unit} that is not damaged", WTJ_16) \
    X(BREAK_THROUGH, "break-through", "break through", WTJ_17) \
    X(STAY, "stay", "stay where they are", WTJ_17) \
    X(ENGAGE_INFANTRY, "engage-infantry", "have {unit} engage the infantry", WTJ_33) \
    X(ENGAGE_TANKS, "engage-tanks", "have {unit} engage the tanks", WTJ_33) \
    X(ATTEMPT, "attempt-{unit}", "attempt at {unit}", WTJ_29) \
    X(TANK_ASSAULT, "assault", "assault all personnel that {unit} touches", WTJ_31) \
    X(TANK_STOP, "stop", "have {unit} stop where it is", WTJ_32) \
    X(TANK_GO, "go-to-{unit}", "move into contact with {unit}", WTJ_32) \
    X(STAND, "stand", "have {unit} stand", WTJ_02) \
    X(ROUT, "rout", "order {unit} to rout", WTJ_03) \
    X(REMAIN, "remain", "have {unit} stay in contact", WTJ_02) \
    X(LEAVE, "move-off", "move {unit} off", WTJ_02) \
    X(FIRE, "fire-{unit}", "have {unit} fire", WTJ_M11) \
    X(CEASE_FIRE, "cease-fire", "fire no more", WTJ_M11) \
    X(GUNS, "guns-{0}", "fire the guns of {0} {0:tank|tanks} at tanks", WTJ_34) \
    X(FIRE_AT, "at-{unit}", "fire at {unit}", WTJ_M10) \
    X(DISMOUNT, "dismount", "dismount where they stand", WTJ_25) \
    X(REPOSITION, "reposition", "ride on with the movement that is left", WTJ_25)

#define WTJ_FEATURE_ROWS(X) \
    X(ATTACKER_BASES, "attacker.bases", "attacker's bases left", 0, WTJ_SIDE_BASES_MAX) \
    X(DEFENDER_BASES, "defender.bases", "defender's bases left", 0, WTJ_SIDE_BASES_MAX) \
    X(LEAD, "lead", "bases that the defender lost in the assault more than the attacker", -WTJ_LOST_MAX, WTJ_LOST_MAX) \
    X(ATTACKER_ADDS, "attacker.modifier", "what the attacker's next die gets", -WTJ_ADDED_MAX, WTJ_ADDED_MAX) \
    X(DEFENDER_ADDS, "defender.modifier", "what the defender's next die gets", -WTJ_ADDED_MAX, WTJ_ADDED_MAX) \
    X(ROUNDS_LEFT, "rounds_left", "rounds that the assault may still have", 0, WTJ_ROUNDS_MAX) \
    X(TO_LOSE, "to_lose", "bases still to be removed", 0, WTJ_LOST_MAX) \
    X(ASSAULTS_LEFT, "assaults_left", "assaults of this turn that are not over", 0, WTJ_SIDE_MAX) \
    X(CAN_FIRE, "can_fire", "units of the side whose fire it is that can still fire", 0, WTJ_SIDE_MAX) \
    X(TANK_BASES, "tank.bases", "tanks of the tank unit whose turn it is", 0, WTJ_BASES_MAX) \
    X(TANK_DAMAGED, "tank.damaged", "damaged tanks of the tank unit whose turn it is", 0, WTJ_BASES_MAX) \
    X(TANK_ASSAULTS, "tank.assaults_left", "assaults that the tank unit has movement left for", 0, WTJ_QUARTERS) \
    X(TURN, "turn", "the turn, 1 at first; without a last turn 2 for all that follow", 0, WTJ_TURNS_MAX)

// Of one assault first, in the order of `ending_of` (wtj_result.c); then of several.
#define WTJ_ENDING_ROWS(X) \
    X(BROKEN_THROUGH, "breakthrough", "breakthrough", KIT_WORTH(0, 0), "the attacker alone is left, and breaks through", true) \
    X(TAKEN, "taken", "ground taken", KIT_WORTH(0, 0), "the attacker alone is left", true) \
    X(HEROIC, "heroic", "taken in a heroic fight", KIT_WORTH(0, 0), "the attacker alone is left, having lost more, and is pinned", true) \
    X(TAKEN_TIED, "taken-tied", "taken at equal cost", KIT_WORTH(0, 0), "the attacker alone is left", true) \
    X(WON, "won", "assault won", KIT_WORTH(0, 0), "both are left, the defender is demoralized", false) \
    X(DRAWN, "drawn", "assault drawn", KIT_WORTH(0, 0), "both are left", false) \
    X(LOST, "lost", "assault lost", KIT_WORTH(0, 0), "both are left, the attacker is demoralized", false) \
    X(BOTH_GONE, "both-gone", "both gone", KIT_WORTH(0, 0), "nobody is left", false) \
    X(HELD, "held", "ground held", KIT_WORTH(0, 0), "the defender alone is left", false) \
    X(HELD_HEROIC, "held-heroic", "held in a heroic fight", KIT_WORTH(0, 0), "the defender alone is left, having lost more, and is pinned", false) \
    X(HELD_TIED, "held-tied", "held at equal cost", KIT_WORTH(0, 0), "the defender alone is left", false) \
    X(HELD_BREAKTHROUGH, "held-breakthrough", "held, and broken through", KIT_WORTH(0, 0), "the defender alone is left, and breaks through", false) \
    X(ALL_TAKEN, "all-taken", "all ground taken", KIT_WORTH(0, 0), "in every assault the attacker alone is left", true) \
    X(SOME_TAKEN, "some-taken", "some ground taken", KIT_WORTH(0, 0), NULL, false) \
    X(NONE_TAKEN, "none-taken", "no ground taken", KIT_WORTH(0, 0), NULL, false) \
    X(UNRESOLVED, "unresolved", "unresolved", KIT_WORTH(0, 0), NULL, false)

// The defender's behind the attacker's.
#define WTJ_MEASURE_BOTH(X, tag, name, words, own, enemys) \
    X(ATTACKER_##tag, "attacker_" name, "attacker's " words, "bases", own, false) \
    X(DEFENDER_##tag, "defender_" name, "defender's " words, "bases", enemys, false)
#define WTJ_MEASURE(X, tag, name, words) \
    WTJ_MEASURE_BOTH(X, tag, name, words, KIT_WORTH(0, 0), KIT_WORTH(0, 0))
#define WTJ_MEASURE_ROWS(X) \
    WTJ_MEASURE_BOTH(X, LOSSES, "losses", "losses", KIT_CASUALTIES(-5), KIT_CASUALTIES(5)) \
    X(ASSAULTS_TAKEN, "assaults_taken", "assaults that left the attacker alone on the ground", "assaults", KIT_WORTH(100, 100), true) \
    WTJ_MEASURE(X, PINNED, "pinned", "bases pinned") \
    WTJ_MEASURE(X, DEMORALIZED, "demoralized", "bases demoralized") \
    WTJ_MEASURE(X, WITHDRAWN, "withdrawn", "bases that withdrew or moved off") \
    WTJ_MEASURE(X, ROUTED, "routed", "bases that routed") \
    WTJ_MEASURE(X, PRISONERS, "prisoners", "bases that surrendered") \
    WTJ_MEASURE(X, TANKS_OUT, "tanks_out", "tanks destroyed or gone")

// What a modifier is told as; in the order of the parameters.
#define WTJ_ADDED_TELLING(X, tag, clause, words) X(tag, clause, "{side}: {+0} to each die, " words)

// What a trace or a drawing says.
#define WTJ_TELLING_ROWS(X) \
    X(TELL_ASSAULT, WTJ_01, "assault: {0} {0:base|bases} against {1}, {2} {2:round|rounds}") \
    X(TELL_FEWER_ROUNDS, WTJ_19, "mounted cavalry is in it: no more than {0} {0:round|rounds}") \
    X(TELL_TWO_ROUNDS, WTJ_23, "mounted cavalry against others") \
    X(TELL_ONE_ROUND, WTJ_26, "only mounted cavalry fights") \
    WTJ_ADDED_TELLING(X, TELL_PINNED_OR_WORSE, WTJ_39, "pinned or worse") \
    WTJ_ADDED_TELLING(X, TELL_HIT_IN_REAR, WTJ_40, "hit in rear") \
    WTJ_ADDED_TELLING(X, TELL_TWO_SIDES, WTJ_42, "hit on two or more sides") \
    WTJ_ADDED_TELLING(X, TELL_PRONE, WTJ_45, "prone") \
    WTJ_ADDED_TELLING(X, TELL_SOLID_COVER, WTJ_46, "in solid cover or better") \
    WTJ_ADDED_TELLING(X, TELL_OUTSTANDING, WTJ_47, "outstanding training") \
    WTJ_ADDED_TELLING(X, TELL_GREAT, WTJ_48, "great training") \
    X(TELL_CAVALRY, WTJ_24, "{side}: {0} to this die, cavalry in round {1}") \
    X(TELL_VOID, WTJ_50, "{side}: flamethrowers or enclosed cover void what cavalry adds") \
    X(TELL_TOO_FEW, WTJ_44, "{side}: {0} of {1} bases are hit on two sides, under half") \
    X(TELL_TOTALS, WTJ_12, "round {2}: {0#the attacker is behind by {1}|both are level|the attacker is ahead by {1}}") \
    X(TELL_LOSES, WTJ_13, "{unit} loses {0} {0:base|bases}") \
    X(TELL_NO_LOSS, WTJ_13, "equal totals: nobody loses a base") \
    X(TELL_WIPED_OUT, WTJ_14, "{side} has no base left: no further round") \
    X(TELL_DEMORALIZED, WTJ_15, "{unit} is demoralized: its side lost more") \
    X(TELL_TIE, WTJ_16, "both sides lost as many bases: each loses one more and is pinned") \
    X(TELL_TIE_OF_NOTHING, WTJ_16, "nobody lost a base, and nothing follows") \
    X(TELL_TIE_ALONE, WTJ_16, "both sides lost as many bases, and {side} alone is left") \
    X(TELL_PINNED, WTJ_16, "{unit} is pinned") \
    X(TELL_HEROIC, WTJ_18, "a heroic fight: {side} alone is left, and lost more") \
    X(TELL_PINNED_HEROIC, WTJ_18, "{unit} is pinned") \
    X(TELL_ALONE, WTJ_14, "{side} alone is left") \
    X(TELL_NOBODY, WTJ_16, "nobody is left") \
    X(TELL_NO_BREAKTHROUGH, WTJ_17, "{side} may not break through: it did not win {0#every round|three rounds}") \
    X(TELL_BREAKS_THROUGH, WTJ_17, "{side} breaks through") \
    X(TELL_STAYS, WTJ_17, "{side} stays where it is") \
    X(TELL_MORALE_COVER, WTJ_M4, "{unit} tests its morale: {+0}, in hard cover or better") \
    X(TELL_MORALE_DEFENDER, WTJ_M4, "{unit} tests its morale: {+0}, the scenario's defender") \
    X(TELL_MORALE_WEAK, WTJ_M4, "{unit} tests its morale: {+0}, a third of its bases lost") \
    X(TELL_MORALE_DAMAGED, WTJ_M4, "{unit} tests its morale: {+0}, a damaged tank") \
    X(TELL_MORALE_UNSUPPORTED, WTJ_M4, "{unit} tests its morale: {+0}, no friends near") \
    X(TELL_MORALE_DEMORALIZED, WTJ_15, "{unit} tests its morale: {+0}, demoralized") \
    X(TELL_PASSES, WTJ_M2, "{unit} passes its test") \
    X(TELL_TEST_PINS, WTJ_M5, "{unit} is pinned") \
    X(TELL_WITHDRAWS, WTJ_M5, "{unit} withdraws") \
    X(TELL_ROUTS, WTJ_M5, "{unit} routs") \
    X(TELL_SURRENDERS, WTJ_M5, "{unit}: {0} {0:base surrenders|bases surrender}") \
    X(TELL_DISINTEGRATES, WTJ_M5, "{unit}: {0} {0:base disintegrates|bases disintegrate}") \
    X(TELL_WITHDRAWS_LOCKED, WTJ_02, "{unit} withdraws, but is locked: it stays in contact until the assault is over") \
    X(TELL_ROUTS_LOCKED, WTJ_02, "{unit} routs, but is locked: it stays in contact until the assault is over") \
    X(TELL_COMMAND_COVER, WTJ_M6, "{unit}: {+0} to its die, it leaves hard cover") \
    X(TELL_COMMAND_HQ, WTJ_M6, "{unit}: {+0} to its die, headquarters are hit") \
    X(TELL_OBEYS, WTJ_M6, "{unit} carries out its order") \
    X(TELL_STAYS_PUT, WTJ_M6, "{unit} does not carry out its order, and stays where it is") \
    X(TELL_ROUTS_BY_ORDER, WTJ_03, "{unit} routs by order, and is out of its lock") \
    X(TELL_MOVES_OFF, WTJ_02, "{unit} moves off: the assault is resolved, and nothing locks it") \
    X(TELL_FIRES_DEFENDING, WTJ_04, "{unit} is assaulted, and fires at {other}: {0} {0:die|dice}") \
    X(TELL_MAY_NOT_FIRE, WTJ_05, "{unit} has moved into contact, and may not fire") \
    X(TELL_FIRES_FREE, WTJ_06, "{unit} touches no enemy, and fires at {other}: {0} {0:die|dice}") \
    X(TELL_FIRES_ARMED, WTJ_07, "{unit} carries assault weapons, and fires at {other}: {0} {0:die|dice}") \
    X(TELL_FIRES_SMALL, WTJ_08, "{unit} never had more than six bases, and fires at {other}: {0} {0:die|dice}") \
    X(TELL_FIRES_ATTACHED, WTJ_10, "{unit}, an attached assault weapon, fires at {other}: {0} {0:die|dice}") \
    X(TELL_HOST_MAY_NOT, WTJ_10, "{unit} has moved into contact, and may not fire: only the assault weapon with it may") \
    X(TELL_FIRES_FROM_TANK, WTJ_11, "{unit} fires its machine guns at {other}: {0} {0:die|dice}") \
    X(TELL_FIRES_AS_USUAL, WTJ_36, "{unit} fires as usual at {other}: {0} {0:die|dice}") \
    X(TELL_FIRE_COVER, WTJ_M10, "{unit}: {+0} to each die, {other} is in solid cover or better") \
    X(TELL_FIRE_MOVED, WTJ_09, "{unit}: {+0} to each die, it has moved") \
    X(TELL_FIRE_MISSES, WTJ_M10, "{unit} loses nothing to this die") \
    X(TELL_FIRE_HITS, WTJ_M10, "{unit} loses {0} {0:base|bases} to fire") \
    X(TELL_DISMOUNTS, WTJ_25, "{unit} dismounts") \
    X(TELL_REPOSITIONS, WTJ_25, "{unit} rides on") \
    X(TELL_ENGAGES_TANKS, WTJ_33, "{unit} engages the tanks") \
    X(TELL_ENGAGES_INFANTRY, WTJ_33, "{unit} engages the infantry") \
    X(TELL_TANK_ASSAULTS, WTJ_31, "{unit} assaults in its movement") \
    X(TELL_TANK_ASSAULTED, WTJ_31, "the assault of {unit} is over: {0} of 12 parts of its movement are left") \
    X(TELL_TANK_GOES, WTJ_32, "{unit} moves into contact with {other}") \
    X(TELL_TANK_LEAVES, WTJ_32, "{unit} drives off") \
    X(TELL_TANK_FIRES, WTJ_27, "{unit} fires at {other}: {0} {0:die|dice}") \
    X(TELL_TRIES, WTJ_29, "{unit}: infantry makes {0} {0:attempt|attempts}, at most one a tank") \
    X(TELL_WASTED, WTJ_27, "{unit} fires in vain: {other} is gone") \
    X(TELL_ATTEMPTS, WTJ_29, "{unit} attempts at {other}") \
    X(TELL_SHOT_MISSES, WTJ_27, "{unit} loses nothing to this die") \
    X(TELL_SHOT, WTJ_27, "{unit} loses {0} {0:base|bases} to the tanks") \
    X(TELL_GUNS_FIRE, WTJ_34, "{unit} fires its guns at {other}: {0} {0:die|dice}") \
    X(TELL_DAMAGED, WTJ_28, "{unit}: {0} {0:tank is|tanks are} damaged") \
    X(TELL_DESTROYED, WTJ_28, "{unit}: {0} {0:tank is|tanks are} destroyed") \
    X(TELL_MISSED, WTJ_28, "{unit}: no tank is hit") \
    X(TELL_OVERRUN, WTJ_37, "{unit}: {0} {0:base|bases} overrun and destroyed") \
    X(TELL_SHARES_FATE, WTJ_36, "{unit}: {0} {0:base|bases} gone with its unit") \
    X(TELL_NEXT_TURN, WTJ_M11, "turn {0} begins") \
    X(SHOW_FORCES, WTJ_01, "{0} {0:base|bases} against {1} {1:base|bases}") \
    X(SHOW_ASSAULTS, WTJ_01, "in {0} assaults") \
    X(SHOW_OUTSIDE, WTJ_01, "{unit} may not assault: no enemy touched") \
    X(SHOW_OWN_GROUND, WTJ_01, "{side}") \
    X(SHOW_TABLE, WTJ_01, "the table") \
    X(SHOW_UNIT, WTJ_01, WTJ_SHOWN) \
    X(SHOW_PINNED, WTJ_16, WTJ_SHOWN ", pinned") \
    X(SHOW_DEMORALIZED, WTJ_15, WTJ_SHOWN ", demoralized") \
    X(SHOW_WITHDRAWN, WTJ_M5, WTJ_SHOWN ", withdrawn") \
    X(SHOW_ROUTED, WTJ_M5, WTJ_SHOWN ", routed") \
    X(SHOW_GONE, WTJ_13, WTJ_SHOWN ", gone") \
    X(SHOW_NEAR_BY, WTJ_06, "{unit} touches no enemy: it is in no assault") \
    X(SHOW_ATTACHED, WTJ_36, "{unit}: with {other}") \
    X(SHOW_ON_LEFT, WTJ_42, "{unit} is touched on its left") \
    X(SHOW_IN_REAR, WTJ_40, "{unit} is touched in rear") \
    X(SHOW_ON_RIGHT, WTJ_42, "{unit} is touched on its right")

// A unit: {0} its type, {1} its training, {2} its cover, {3} which way it looks on the table.
#define WTJ_SHOWN "{1#poor|average|good|great|outstanding} {0#infantry|cavalry|dismounted cavalry|machine guns|mortars|guns|limbered guns|assault weapons|transport|tanks|armored cars}" \
    "{2#|, in soft cover|, in solid cover|, in hard cover|, in enclosed cover}" \
    "{3#|, faces north||, faces east||, faces south||, faces west}"
// clang-format on

enum wtj_param { WTJ_PARAM_ROWS(KIT_TAG, KIT_TAG, KIT_TAG) WTJ_PARAMS };
WTJ_PARAM_ROWS(KIT_NOTHING, KIT_NOTHING, KIT_VALUES)

enum {
    WTJ_FLAT_ADDED = CAVALRY_FIRST
}; // modifiers before the cavalry's: the same in each round

#endif
