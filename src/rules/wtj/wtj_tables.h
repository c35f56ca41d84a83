// The tables whose rows the rules name: each is one list, which the enum and the table are made
// from (rules/kit/kit_rows.h).
#ifndef BAY_RULES_WTJ_TABLES_H
#define BAY_RULES_WTJ_TABLES_H

#include "rules/kit/kit_rows.h"

enum wtj_clause {
#define CLAUSE(tag, id, revision, where, gist) tag,
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
    WTJ_ROUNDS_MAX = 9,
    WTJ_ADDED_MAX = 90,                                      // by all modifiers together
    WTJ_LOST_MAX = WTJ_ROUNDS_MAX * (5 + 2 * WTJ_ADDED_MAX), // by a side, as AMB-W4 counts
    WTJ_UNKNOWN = 10 // the setting of a number that the sources have lost: R-9
};

// clang-format off

// A modifier of a side's die: its row of W-T1.
#define WTJ_ADDED(NUMBER, tag, name, usual, clause, confidence, words) \
    NUMBER(tag, name, usual, -9, 9, clause, confidence, "added to each die: " words)

// A cell of table W-T2: what it does first, then all else that a cell may do.
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
    LOST(MORALE_COVER, "morale_hard_cover", "1", -9, 9, WTJ_M2, BAY_GUESS, "added to a test of morale: in hard cover or better") \
    LOST(MORALE_DEFENDER, "morale_defender", "1", -9, 9, WTJ_M2, BAY_GUESS, "added to a test of morale: the scenario's defender") \
    LOST(MORALE_WEAK, "morale_weak", "-1", -9, 9, WTJ_M2, BAY_GUESS, "added to a test of morale: a third of its bases lost") \
    LOST(MORALE_UNSUPPORTED, "morale_unsupported", "-1", -9, 9, WTJ_M2, BAY_GUESS, "added to a test of morale: no friends near") \
    LOST(MORALE_DEMORALIZED, "morale_demoralized", "-1", -9, 9, WTJ_15, BAY_GUESS, "added to a test of morale: demoralized by an assault") \
    NUMBER(ROUNDS, "rounds", "3", 1, WTJ_ROUNDS_MAX, WTJ_14, BAY_CERTAIN, "rounds of an assault") \
    NUMBER(ROUNDS_CAVALRY, "rounds_cavalry", "2", 1, WTJ_ROUNDS_MAX, WTJ_23, BAY_CERTAIN, "rounds where mounted cavalry fights others") \
    NUMBER(ROUNDS_ALL_CAVALRY, "rounds_all_cavalry", "1", 1, WTJ_ROUNDS_MAX, WTJ_26, BAY_CERTAIN, "rounds where only mounted cavalry fights") \
    READING(W_4_LOSSES, (REMOVED, NOMINAL), "AMB-W4", "removed|nominal", "removed", WTJ_13, BAY_LIKELY, "a difference larger than what is left: do the bases removed count as losses, or the whole difference?") \
    READING(W_5_TIE_ALONE, (TIE_PINNED, TIE_LITERAL, TIE_WINS), "tie_when_eliminated", "pinned|literal|wins", "pinned", WTJ_16, BAY_OPEN, "both lost as many and one side is gone: is the other pinned, does it lose a base and is pinned, or has it won?") \
    READING(W_6_TIE_COSTS, (TIE_COSTS_SIDE, TIE_COSTS_UNIT), "tie_costs", "side|unit", "side", WTJ_16, BAY_LIKELY, "both lost as many: does each side lose one base more, or each unit?") \
    READING(W_6_AT_NOTHING, (NOTHING_IS_TIE, NOTHING_IS_NONE), "tie_at_nothing", "tie|nothing", "tie", WTJ_16, BAY_OPEN, "nobody lost a base: is that a tie, or does nothing happen?") \
    READING(W_7_BREAKTHROUGH, (ALL_FOUGHT, THREE_ROUNDS), "breakthrough", "all-fought|three-rounds", "all-fought", WTJ_17, BAY_OPEN, "who may break through: who won every round that was fought, or only who won three?") \
    READING(W_11_JUDGED, (JUDGED_ONCE, EACH_ROUND), "recompute_modifiers", "once|each-round", "once", WTJ_38, BAY_OPEN, "are modifiers judged once, when the assault begins, or before each round?") \
    READING(W_12_MAJORITY, (MORE_THAN_HALF, HALF_IS_MAJORITY), "rear_majority", "more-than-half|half", "more-than-half", WTJ_40, BAY_OPEN, "hit in rear, a majority of the bases: more than half, or half or more?") \
    READING(W_12_WHOM, (REAR_EITHER, REAR_DEFENDER), "rear_whom", "either|defender", "either", WTJ_40, BAY_OPEN, "who can be hit in rear: either side, or the defender alone?") \
    READING(W_14_HALVES, (BETTER_GRADE, BOTH_GRADES), "AMB-W14", "better|both", "better", WTJ_47, BAY_OPEN, "half of the bases outstanding and half great: does the better count, or do both?") \
    READING(W_14_TOGETHER, (NOT_TOGETHER, GREAT_TOGETHER), "grades_together", "no|great", "no", WTJ_48, BAY_OPEN, "outstanding and great bases reach half only together: no modifier, or great?") \
    READING(W_17_CHOOSER, (OWNER_REMOVES, WINNER_REMOVES), "AMB-W17", "owner|winner", "owner", WTJ_13, BAY_OPEN, "who chooses which bases are removed: their owner, or the enemy?") \
    READING(W_18_MIXED, (ANY_MOUNTED, HALF_MOUNTED), "AMB-W18", "any|half", "any", WTJ_23, BAY_OPEN, "two rounds: with any mounted base, or with half or more of a side mounted?") \
    READING(W_19_HORSE, (HORSE_ADDS_NOTHING, HORSE_ADDS), "AMB-W19", "none|both", "none", WTJ_24, BAY_OPEN, "does cavalry add anything against an enemy who is all mounted?") \
    READING(W_23_FEW, (FEW_ADD_NOTHING, FEW_ADD), "AMB-W23", "none|yes", "none", WTJ_49, BAY_LIKELY, "does cavalry add anything where it is less than half of its side?") \
    READING(W_33_FLAMES, (FLAMES_HALF, FLAMES_ANY), "AMB-W33", "half|any", "half", WTJ_50, BAY_OPEN, "which flamethrowers void what cavalry adds: those of half or more of the bases, or any?") \
    READING(W_15_WHO_TESTS, (EVERY_UNIT, LOSING_UNITS), "AMB-W15", "every|losers", "every", WTJ_15, BAY_OPEN, "who tests on the side that lost: every unit, or those that lost a base?") \
    WTJ_GRADE(READING, MUTINOUS_AT, "mutinous", "mutinous", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_CELL_SURRENDER, "surrender", WTJ_CELL_S_D, "surrender-disintegrate", WTJ_M3, BAY_CERTAIN) \
    WTJ_GRADE(READING, SHAKY_AT, "shaky", "shaky", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_CELL_SURRENDER, "surrender", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, STEADY_AT, "steady", "steady", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_CELL_ROUT_SURRENDER, "rout-surrender", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, BRAVE_AT, "brave", "brave", WTJ_CELL_NONE, "none", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_CELL_ROUT, "rout", WTJ_M2, BAY_GUESS) \
    WTJ_GRADE(READING, FANATIC_AT, "fanatic", "fanatic", WTJ_CELL_NONE, "none", WTJ_CELL_NONE, "none", WTJ_CELL_PINNED, "pinned", WTJ_CELL_WITHDRAW, "withdraw", WTJ_M2, BAY_GUESS)

#define WTJ_OPTION_ROWS(X) \
    X(LOSE, "lose-{unit}", "remove a base of {unit}", WTJ_13) \
    X(BREAK_THROUGH, "break-through", "break through", WTJ_17) \
    X(STAY, "stay", "stay where they are", WTJ_17)

#define WTJ_FEATURE_ROWS(X) \
    X(ATTACKER_BASES, "attacker.bases", "attacker's bases in the assault", 0, WTJ_SIDE_BASES_MAX) \
    X(DEFENDER_BASES, "defender.bases", "defender's bases in the assault", 0, WTJ_SIDE_BASES_MAX) \
    X(ATTACKER_LOST, "attacker.lost", "bases that the attacker lost in the rounds of the assault", 0, WTJ_LOST_MAX) \
    X(DEFENDER_LOST, "defender.lost", "bases that the defender lost in the rounds of the assault", 0, WTJ_LOST_MAX) \
    X(ATTACKER_ADDS, "attacker.modifier", "what the attacker's next die gets", -WTJ_ADDED_MAX, WTJ_ADDED_MAX) \
    X(DEFENDER_ADDS, "defender.modifier", "what the defender's next die gets", -WTJ_ADDED_MAX, WTJ_ADDED_MAX) \
    X(ROUNDS_LEFT, "rounds_left", "rounds that the assault may still have", 0, WTJ_ROUNDS_MAX) \
    X(TO_LOSE, "to_lose", "bases still to be removed", 0, WTJ_LOST_MAX) \
    X(ASSAULTS_LEFT, "assaults_left", "assaults that are not over", 0, WTJ_SIDE_MAX)

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
#define WTJ_MEASURE_ROWS(X) \
    X(ATTACKER_LOSSES, "attacker_losses", "attacker's losses", "bases", KIT_CASUALTIES(-5), false) \
    X(DEFENDER_LOSSES, "defender_losses", "defender's losses", "bases", KIT_CASUALTIES(5), false) \
    X(ASSAULTS_TAKEN, "assaults_taken", "assaults that left the attacker alone on the ground", "assaults", KIT_WORTH(100, 100), true) \
    X(ATTACKER_PINNED, "attacker_pinned", "attacker's bases pinned", "bases", KIT_WORTH(0, 0), false) \
    X(DEFENDER_PINNED, "defender_pinned", "defender's bases pinned", "bases", KIT_WORTH(0, 0), false) \
    X(ATTACKER_DEMORALIZED, "attacker_demoralized", "attacker's bases demoralized", "bases", KIT_WORTH(0, 0), false) \
    X(DEFENDER_DEMORALIZED, "defender_demoralized", "defender's bases demoralized", "bases", KIT_WORTH(0, 0), false) \
    X(ATTACKER_WITHDRAWN, "attacker_withdrawn", "attacker's bases that withdrew", "bases", KIT_WORTH(0, 0), false) \
    X(DEFENDER_WITHDRAWN, "defender_withdrawn", "defender's bases that withdrew", "bases", KIT_WORTH(0, 0), false) \
    X(ATTACKER_ROUTED, "attacker_routed", "attacker's bases that routed", "bases", KIT_WORTH(0, 0), false) \
    X(DEFENDER_ROUTED, "defender_routed", "defender's bases that routed", "bases", KIT_WORTH(0, 0), false) \
    X(ATTACKER_PRISONERS, "attacker_prisoners", "attacker's bases that surrendered", "bases", KIT_WORTH(0, 0), false) \
    X(DEFENDER_PRISONERS, "defender_prisoners", "defender's bases that surrendered", "bases", KIT_WORTH(0, 0), false)

// What a modifier is told as; in the order of the parameters.
#define WTJ_ADDED_TELLING(X, tag, clause, words) X(tag, clause, "{side}: {0} to each die, " words)

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
    X(TELL_TIE, WTJ_16, "both sides lost {0}: each loses one more and is pinned") \
    X(TELL_TIE_OF_NOTHING, WTJ_16, "nobody lost a base, and nothing follows") \
    X(TELL_TIE_ALONE, WTJ_16, "both sides lost {0}, and {side} alone is left") \
    X(TELL_PINNED, WTJ_16, "{unit} is pinned") \
    X(TELL_HEROIC, WTJ_18, "a heroic fight: {side} alone is left, and lost more") \
    X(TELL_PINNED_HEROIC, WTJ_18, "{unit} is pinned") \
    X(TELL_ALONE, WTJ_14, "{side} alone is left") \
    X(TELL_NOBODY, WTJ_16, "nobody is left") \
    X(TELL_NO_BREAKTHROUGH, WTJ_17, "{side} may not break through: it did not win {0#every round|three rounds}") \
    X(TELL_BREAKS_THROUGH, WTJ_17, "{side} breaks through") \
    X(TELL_STAYS, WTJ_17, "{side} stays where it is") \
    X(TELL_MORALE_COVER, WTJ_M2, "{unit} tests its morale: {0}, in hard cover or better") \
    X(TELL_MORALE_DEFENDER, WTJ_M2, "{unit} tests its morale: {0}, the scenario's defender") \
    X(TELL_MORALE_WEAK, WTJ_M2, "{unit} tests its morale: {0}, a third of its bases lost") \
    X(TELL_MORALE_UNSUPPORTED, WTJ_M2, "{unit} tests its morale: {0}, no friends near") \
    X(TELL_MORALE_DEMORALIZED, WTJ_15, "{unit} tests its morale: {0}, demoralized") \
    X(TELL_PASSES, WTJ_M2, "{unit} passes its test") \
    X(TELL_TEST_PINS, WTJ_M5, "{unit} is pinned") \
    X(TELL_WITHDRAWS, WTJ_M5, "{unit} withdraws") \
    X(TELL_ROUTS, WTJ_M5, "{unit} routs") \
    X(TELL_SURRENDERS, WTJ_M5, "{unit}: {0} {0:base surrenders|bases surrender}") \
    X(TELL_DISINTEGRATES, WTJ_M5, "{unit}: {0} {0:base disintegrates|bases disintegrate}") \
    X(SHOW_FORCES, WTJ_01, "{0} {0:base|bases} against {1} {1:base|bases}") \
    X(SHOW_ASSAULTS, WTJ_01, "in {0} assaults") \
    X(SHOW_OWN_GROUND, WTJ_01, "{side}") \
    X(SHOW_UNIT, WTJ_01, WTJ_SHOWN) \
    X(SHOW_PINNED, WTJ_16, WTJ_SHOWN ", pinned") \
    X(SHOW_DEMORALIZED, WTJ_15, WTJ_SHOWN ", demoralized") \
    X(SHOW_WITHDRAWN, WTJ_M5, WTJ_SHOWN ", withdrawn") \
    X(SHOW_ROUTED, WTJ_M5, WTJ_SHOWN ", routed") \
    X(SHOW_GONE, WTJ_13, WTJ_SHOWN ", gone") \
    X(SHOW_ON_LEFT, WTJ_42, "{unit} is touched on its left") \
    X(SHOW_IN_REAR, WTJ_40, "{unit} is touched in rear") \
    X(SHOW_ON_RIGHT, WTJ_42, "{unit} is touched on its right")

// A unit: {0} its type, {1} its training, {2} its cover.
#define WTJ_SHOWN "{1#poor|average|good|great|outstanding} {0#infantry|cavalry|dismounted cavalry|limbered guns|transport}" \
    "{2#|, in soft cover|, in solid cover|, in hard cover|, in enclosed cover}"
// clang-format on

enum wtj_param { WTJ_PARAM_ROWS(KIT_TAG, KIT_TAG, KIT_TAG) WTJ_PARAMS };
WTJ_PARAM_ROWS(KIT_NOTHING, KIT_NOTHING, KIT_VALUES)
enum wtj_option { WTJ_OPTION_ROWS(KIT_TAG) };
enum wtj_feature { WTJ_FEATURE_ROWS(KIT_TAG) };
enum wtj_ending { WTJ_ENDING_ROWS(KIT_TAG) };
enum wtj_measure { WTJ_MEASURE_ROWS(KIT_TAG) };
enum wtj_telling { WTJ_TELLING_ROWS(KIT_TAG) };

enum {
    WTJ_FLAT_ADDED = CAVALRY_FIRST
}; // modifiers before the cavalry's: the same in each round

#endif
