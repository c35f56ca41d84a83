// The tables whose rows the rules name. The enum and the table are both made from one list
// (rules/kit/kit_rows.h).
#ifndef BAY_RULES_NQM_TABLES_H
#define BAY_RULES_NQM_TABLES_H

#include "nqm_stages.h"
#include "rules/kit/kit_system.h"

enum nqm_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "clauses.def"
#undef CLAUSE
};

// clang-format off

// Every number and every reading of the rules: the catalogue's table A2, with its confidence
// there, and its rows A-….
#define NQM_PARAM_ROWS(NUMBER, FRACTION, READING) \
    NUMBER(ELITE_ATTACK_DICE, "elite_attack_dice", "5", 1, 20, NQM_04, BAY_CERTAIN, "most dice an Elite attacker rolls") \
    NUMBER(ELITE_DEFENCE_DICE, "elite_defence_dice", "4", 1, 20, NQM_05, BAY_CERTAIN, "most dice an Elite defender rolls") \
    NUMBER(ELITE_ATTACKS, "elite_attacks", "0", 0, 90, NQM_16, BAY_CERTAIN, "attacks an Elite attacker makes in an hour; 0: no limit") \
    FRACTION(ELITE_BREAK_AT, "elite_break_at", "0", NQM_25, BAY_CERTAIN, "casualties at which Elite test; 0: never") \
    NUMBER(ELITE_HOLD_FROM, "elite_hold_from", "1", 1, 7, NQM_26, BAY_CERTAIN, "lowest die with which Elite hold") \
    NUMBER(VETERAN_ATTACK_DICE, "veteran_attack_dice", "4", 1, 20, NQM_04, BAY_LIKELY, "most dice a Veteran attacker rolls") \
    NUMBER(VETERAN_DEFENCE_DICE, "veteran_defence_dice", "3", 1, 20, NQM_05, BAY_LIKELY, "most dice a Veteran defender rolls") \
    NUMBER(VETERAN_ATTACKS, "veteran_attacks", "3", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Veteran attacker makes in an hour; 0: no limit") \
    FRACTION(VETERAN_BREAK_AT, "veteran_break_at", "1/3", NQM_25, BAY_CERTAIN, "casualties at which Veterans test; 0: never") \
    NUMBER(VETERAN_HOLD_FROM, "veteran_hold_from", "3", 1, 7, NQM_26, BAY_CERTAIN, "lowest die with which Veterans hold") \
    NUMBER(REGULAR_ATTACK_DICE, "regular_attack_dice", "3", 1, 20, NQM_04, BAY_CERTAIN, "most dice a Regular attacker rolls") \
    NUMBER(REGULAR_DEFENCE_DICE, "regular_defence_dice", "2", 1, 20, NQM_05, BAY_CERTAIN, "most dice a Regular defender rolls") \
    NUMBER(REGULAR_ATTACKS, "regular_attacks", "3", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Regular attacker makes in an hour; 0: no limit") \
    FRACTION(REGULAR_BREAK_AT, "regular_break_at", "1/2", NQM_25, BAY_CERTAIN, "casualties at which Regulars test; 0: never") \
    NUMBER(REGULAR_HOLD_FROM, "regular_hold_from", "4", 1, 7, NQM_26, BAY_CERTAIN, "lowest die with which Regulars hold") \
    NUMBER(CONSCRIPT_ATTACK_DICE, "conscript_attack_dice", "2", 1, 20, NQM_04, BAY_LIKELY, "most dice a Conscript attacker rolls") \
    NUMBER(CONSCRIPT_DEFENCE_DICE, "conscript_defence_dice", "2", 1, 20, NQM_05, BAY_LIKELY, "most dice a Conscript defender rolls") \
    NUMBER(CONSCRIPT_ATTACKS, "conscript_attacks", "2", 0, 90, NQM_16, BAY_LIKELY, "attacks a Conscript attacker makes in an hour; 0: no limit") \
    FRACTION(CONSCRIPT_BREAK_AT, "conscript_break_at", "1/3", NQM_25, BAY_LIKELY, "casualties at which Conscripts test; 0: never") \
    NUMBER(CONSCRIPT_HOLD_FROM, "conscript_hold_from", "5", 1, 7, NQM_26, BAY_LIKELY, "lowest die with which Conscripts hold") \
    NUMBER(MILITIA_ATTACK_DICE, "militia_attack_dice", "3", 1, 20, NQM_04, BAY_LIKELY, "most dice a Militia attacker rolls") \
    NUMBER(MILITIA_DEFENCE_DICE, "militia_defence_dice", "1", 1, 20, NQM_05, BAY_CERTAIN, "most dice a Militia defender rolls") \
    NUMBER(MILITIA_ATTACKS, "militia_attacks", "1", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Militia attacker makes in an hour; 0: no limit") \
    FRACTION(MILITIA_BREAK_AT, "militia_break_at", "2/3", NQM_25, BAY_CERTAIN, "casualties at which Militia test; 0: never") \
    NUMBER(MILITIA_HOLD_FROM, "militia_hold_from", "5", 1, 7, NQM_26, BAY_CERTAIN, "lowest die with which Militia hold") \
    NUMBER(BASE_STRENGTH, "base_strength", "3", 1, 20, NQM_21, BAY_LIKELY, "strength points to a base, where a block is counted in bases") \
    NUMBER(LIGHT_FIRE_FROM, "light_fire_from", "5", 2, 7, NQM_35, BAY_GUESS, "lowest die with which a stand's fire hits a tank as a Light target") \
    READING(A_1_VETERANS_HOLD, (HOLD_3_TO_6, HOLD_3_AND_6), "A-1", "3-to-6|3-and-6", "3-to-6", NQM_26, BAY_LIKELY, "do Veterans hold on 3 to 6, or on 3 and 6 only?") \
    READING(A_2_FRACTION_OF, (OF_START, OF_REMAINING, OF_STANDS), "A-2", "start|remaining|stands", "start", NQM_25, BAY_OPEN, "the break point: casualties as a fraction of the strength at the start, strength remaining, or stands lost as a fraction of all?") \
    READING(A_3_UNIT, (UNIT_BATTALION, UNIT_WHOLE, UNIT_STAND), "A-3", "battalion|whole|stand", "battalion", NQM_25, BAY_OPEN, "which unit tests: each battalion, all of the side as one, or each stand?") \
    READING(A_4_EARLIER_PINS, (EARLIER_COUNT, EARLIER_IGNORED), "A-4", "count|ignore", "count", NQM_25, BAY_LIKELY, "do casualties brought from the firefight count towards the break point?") \
    READING(A_5_HOW_OFTEN, (TESTS_ONCE, TESTS_AGAIN), "A-5", "once|again", "once", NQM_25, BAY_LIKELY, "does a unit test once, or after every attack that hurts it past its break point?") \
    READING(A_6_BOTH_TEST, (TOGETHER_TEST, ATTACKER_FIRST, DEFENDER_FIRST), "A-6", "together|attacker-first|defender-first", "together", NQM_25, BAY_OPEN, "both sides must test: together, or one first, and the other only if that one holds?") \
    READING(A_7_THRESHOLD, (WHEN_REACHED, WHEN_EXCEEDED), "A-7", "reached|exceeded", "reached", NQM_25, BAY_OPEN, "is the break point crossed when reached, or when exceeded?") \
    READING(A_8_WIN, (NO_CLEAN, BASES_INSIDE), "win", "no-clean|bases-inside", "no-clean", NQM_17, BAY_OPEN, "does the attacker win only when the defender cannot fight on, or also with a base inside for each defending base?") \
    READING(A_9_POINT, (POINTS_NET, POINTS_GROSS), "A-9", "net|gross", "net", NQM_21, BAY_OPEN, "do bases break in by the difference of points, or each point in turn?") \
    READING(A_11_ALL_DICE, (ALL_DICE, FEWER_DICE), "A-11", "all|fewer", "all", NQM_04, BAY_LIKELY, "must the attacker roll all the dice he may?") \
    READING(A_12_WHEN_CHOSEN, (CHOSEN_EACH_TIME, CHOSEN_ONCE, CHOSEN_BEFORE), "A-12", "each-attack|once|before", "each-attack", NQM_09, BAY_LIKELY, "does the defender choose his dice for each attack, once, or once before the attacker commits?") \
    READING(A_13_NO_DICE, (SOME_DICE, GIVES_WAY), "A-13", "no|gives-way", "no", NQM_09, BAY_LIKELY, "may the defender choose no dice and give way?") \
    READING(A_14_PLACED, (PLACED_EVENLY, PLACED_FREELY, PLACED_BY_OPPONENT), "A-14", "evenly|freely|opponent", "evenly", NQM_15, BAY_OPEN, "who places casualties: their owner, evenly or as he likes, or his opponent?") \
    READING(A_15_NO_COMMAND, (RECHECK, STOPS, IGNORED), "A-15", "recheck|stops|ignored", "recheck", NQM_02, BAY_OPEN, "the command figure is wounded: does one stand go on, does the assault stop, or is it ignored?") \
    READING(A_16_COMMAND_DIE, (DIE_GROUPED, DIE_NEVER, DIE_ALWAYS), "A-16", "grouped|never|always", "grouped", NQM_04, BAY_OPEN, "which command figures give a die: those grouped with fighting stands, none, or all?") \
    READING(A_17_NEXT_HOUR, (ANEW, CARRIES_OVER), "A-17", "anew|carries-over", "anew", NQM_19, BAY_LIKELY, "does the number of attacks start again in the next hour?") \
    READING(A_18_MIXED, (MIXED_WORST, MIXED_BEST, MIXED_COMMONEST, MIXED_PER_STAND, MIXED_FORBIDDEN), "A-18", "worst|best|commonest|per-stand|forbidden", "worst", NQM_04, BAY_GUESS, "stands of different quality on a side: of which quality is the side, or are they forbidden?", "forbidden") \
    READING(A_19_WITHDRAWS, (EITHER_WITHDRAWS, ATTACKER_WITHDRAWS), "A-19", "either|attacker", "either", NQM_24, BAY_LIKELY, "may either side withdraw, or only the attacker give up?") \
    READING(A_21_REINFORCED, (STRENGTH_GROWS, STRENGTH_STAYS), "A-21", "grows|no", "grows", NQM_25, BAY_OPEN, "do reinforcements count in the strength that the break point is a fraction of?") \
    READING(A_22_SUPPORT_FIRE, (SELF_DEFENCE, NO_SELF_DEFENCE), "A-22", "self-defence|never", "self-defence", NQM_42, BAY_OPEN, "may a disorganised support stand fire in self-defence, or never?") \
    READING(A_24_ENTERS, (ENTERS_PASSED, ENTERS_TO_TEST), "A-24", "passed|tests", "passed", NQM_25, BAY_OPEN, "a unit enters at or past its break point: has it passed its test, or does it test after its first attack?") \
    READING(A_28_ORDER, (ORDER_ATTACKER, ORDER_DEFENDER, ORDER_SCENARIO), "A-28", "attacker|defender|scenario", "attacker", NQM_32, BAY_OPEN, "who fixes the order of attacks that nobody coordinates?") \
    READING(AREAS, (AREAS_OWN, AREAS_TOGETHER), "areas", "own|together", "own", NQM_23, BAY_OPEN, "is each area of a position fought for by itself, or all as one?") \
    READING(BASE_LOSS, (LOSS_IS_NOTHING, LOSS_TESTS), "base_loss", "no|tests", "no", NQM_S09, BAY_LIKELY, "later edition: does the loss of a base call for a test?") \
    READING(DISORGANISED, (DISPERSES, FIGHTS), "disorganised", "disperses|fights", "disperses", NQM_S10, BAY_OPEN, "does a disorganised unit that is assaulted disperse, or fight?") \
    READING(MUST_REINFORCE, (NEED_NOT_REINFORCE, REINFORCES_FIRST), "must_reinforce", "no|yes", "no", NQM_S11, BAY_CERTAIN, "later edition: must an attack that suffers more than it inflicts be reinforced before it goes on?") \
    READING(MOUNTED_ASSAULT, (MOUNTED_NEVER, MOUNTED_MAY), "mounted_assault", "no|yes", "no", NQM_S13, BAY_CERTAIN, "later edition: may armour and mounted infantry assault without winning the firefight?") \
    READING(EQUAL_UNITS, (EQUALS_FROM_FIRST, EQUALS_FROM_LAST), "equal_units", "first|last", "first", NQM_01, BAY_GUESS, "stands that the standing orders leave equal: is the first by id taken, or the last?")

#define NQM_OPTION_ROWS(X) \
    X(COMMIT_IT, "commit-{unit}", "commit {unit}", NQM_01) \
    X(HOLD_IT, "hold-{unit}", "hold {unit} back{0#|, and the one like it|, and those like it}", NQM_20) \
    X(ATTACK_WITH, "attack-with-{unit}", "attack with {unit} alone", NQM_02) \
    X(ROLL, "dice-{0}", "roll {0} {0:die|dice}", -1) \
    X(GIVE_WAY, "give-way", "give way without a fight", NQM_24) \
    X(PIN, "pin-{unit}", "put the pin on {unit}", NQM_15) \
    X(GO_ON, "go-on", "press on", NQM_17) \
    X(STOP, "stop", "stop", NQM_17) \
    X(STAYS, "stay", "stay", NQM_24) \
    X(WITHDRAW, "withdraw", "withdraw", NQM_24) \
    X(ATTACK_TOGETHER, "together", "attack together", NQM_31) \
    X(ATTACK_APART, "one-after-another", "attack one after another", NQM_32) \
    X(SEND, "send-{unit}", "send {unit} in", NQM_32) \
    X(ASSAULT_AREA, "assault-{unit}", "assault {unit}", NQM_23) \
    X(ON_TO_NEXT, "fight-on", "fight on", NQM_39) \
    X(KEEP, "keep-{unit}", "keep {unit} back{0#|, and the one like it|, and those like it}", NQM_20) \
    X(BRING_UP, "bring-up-{unit}", "bring {unit} in", NQM_20) \
    X(OPEN_FIRE, "fire", "fire at the tanks", NQM_35) \
    X(CLOSE_IN, "assault", "assault the tanks", NQM_36) \
    X(LEAVE_THEM, "leave-them", "leave the tanks alone", NQM_38) \
    X(DRIVE_THROUGH, "drive-through", "drive on through", NQM_38) \
    X(STAY_IN, "stay-in", "stay in the position", NQM_38) \
    X(NOT_YET, "not-yet", "keep the counterattack back for now", NQM_43) \
    X(COUNTERATTACKS, "counterattack", "counterattack", NQM_43) \
    X(NO_COUNTERATTACK, "no-counterattack", "forgo the counterattack", NQM_43) \
    X(REORGANISES, "reorganise", "reorganise", NQM_41) \
    X(RELIEVE, "relieve-{unit}", "take the pin off {unit}", NQM_S06) \
    X(FOLLOWS_ON, "follow-on", "follow on at once", NQM_39) \
    X(STAY_AND_FIRE, "stay-and-fire", "stay and fire, disorganised", NQM_S10) \
    X(OUT_OF_CONTACT, "withdraw-out-of-contact", "withdraw out of contact", NQM_S10)

#define NQM_ENDING_ROWS(X) \
    X(POSITION_TAKEN, "position-taken", "position taken", KIT_WORTH(100, 100), NULL, true) \
    X(OVERRUN, "overrun", "overrun without a fight", KIT_WORTH(100, 100), NULL, true) \
    X(POSITION_YIELDED, "position-yielded", "position yielded", KIT_WORTH(100, 100), "the defender withdraws", true) \
    X(ATTACK_BROKEN, "attack-broken", "attack broken", KIT_WORTH(0, 0), NULL, false) \
    X(BOTH_BROKEN, "both-broken", "both broken", KIT_WORTH(0, 0), NULL, false) \
    X(CALLED_OFF, "called-off", "called off", KIT_WORTH(0, 0), "the attacker gives up", false) \
    X(DRIVEN_THROUGH, "driven-through", "driven through", KIT_WORTH(0, 0), "the tanks drive on, the infantry stays", false) \
    X(POSITION_RETAKEN, "position-retaken", "position retaken", KIT_WORTH(0, 0), "lost again to a counterattack", false) \
    X(UNRESOLVED, "unresolved", "unresolved", KIT_WORTH(0, 0), "attacks used up, nobody beaten", false)

#define NQM_MEASURE_ROWS(X) \
    X(ATTACKER_LOSSES, "attacker_losses", "attacker's casualties (pins)", "strength points", KIT_CASUALTIES(-5), false) \
    X(DEFENDER_LOSSES, "defender_losses", "defender's casualties (pins)", "strength points", KIT_CASUALTIES(5), false) \
    X(ATTACKER_PERMANENT, "attacker_permanent", "attacker's permanent losses", "strength points", KIT_WORTH(0, 0), false)

// The features for orders; each side's four in the same order.
#define NQM_FEATURE_ROWS(X) \
    X(ATTACKER_CLEAN, "attacker.clean", "clean strength points that attack", 0, 480) \
    X(ATTACKER_DICE, "attacker.dice", "the most dice the attacker may roll", 0, 20) \
    X(ATTACKER_TO_TEST, "attacker.to_test", "pins until the attacker must test (99: he will not)", 0, 480) \
    X(ATTACKER_MORALE, "attacker.morale", "the attacker's break test: 0 not reached, 1 passed, 2 failed", 0, 2) \
    X(DEFENDER_CLEAN, "defender.clean", "clean strength points on the position", 0, 480) \
    X(DEFENDER_DICE, "defender.dice", "the most dice the defender may roll", 0, 20) \
    X(DEFENDER_TO_TEST, "defender.to_test", "pins until the defender must test (99: he will not)", 0, 480) \
    X(DEFENDER_MORALE, "defender.morale", "the defender's break test: 0 not reached, 1 passed, 2 failed", 0, 2) \
    X(ATTACKS_LEFT, "attacks_left", "attacks left in this hour (99: no limit)", 0, NQM_NO_LIMIT) \
    X(HOURS_LEFT, "hours_left", "hours left after this one (99: no limit)", 0, NQM_NO_LIMIT) \
    X(RESERVE, "reserve", "clean strength points held back", 0, 480) \
    X(INSIDE, "inside", "bases inside the position, where that can win", 0, 67) \
    X(AREAS_LEFT, "areas_left", "areas that the attacker has not taken", 0, NQM_AREAS_MAX) \
    X(BODIES_LEFT, "bodies_left", "bodies of the attacker that are not out", 0, NQM_BATTALIONS_MAX) \
    X(DEFENDER_RESERVE_POINTS, "defender_reserve", "clean strength points of the defender's reserve", 0, 480) \
    X(TANKS_STAYED, "tanks_in", "1 while tanks have stayed in the position", 0, 1) \
    X(FRESH_NEEDED, "must_reinforce", "1 when only fresh troops can press the attack", 0, 1)

// The sentences of a trace or a drawing.
#define NQM_TELLING_ROWS(X) \
    X(TELL_OVERRUN, NQM_47, "the defender cannot resist and is overrun without a fight") \
    X(TELL_CANNOT_RESIST, NQM_48, "a broken defender rolls no dice") \
    X(TELL_HELPLESS, NQM_S01, "{unit} is overrun when the position is assaulted") \
    X(TELL_DISPERSED, NQM_S10, "{unit} is disorganised and disperses when assaulted") \
    X(TELL_GIVEN_UP, NQM_S10, "{unit} is disorganised and surrenders: it has no way out") \
    X(TELL_TOGETHER, NQM_31, "one headquarters coordinates them: the battalions attack together") \
    X(TELL_APART, NQM_30, "nobody above them coordinates: each battalion attacks by itself") \
    X(TELL_CHOSEN_APART, NQM_32, "the battalions attack one after another") \
    X(TELL_FIREFIGHT, NQM_S04, "the firefight is won: the assault goes in") \
    X(TELL_LEVEL, NQM_S02, "the highest command stand present sets the level of the attack") \
    X(TELL_MASSED, NQM_28, "one headquarters conducts the whole assault") \
    X(TELL_ONE_BATTALION, NQM_29, "companies under one battalion make one attack") \
    X(TELL_TURN, NQM_32, "{unit} attacks, and meets what is left of the defence") \
    X(TELL_AREA, NQM_23, "the assault goes against {unit}") \
    X(TELL_REINFORCED, NQM_34, "{unit} reinforces those who had lost a firefight") \
    X(TELL_MOUNTED, NQM_S13, "the firefight is not won: every casualty is a permanent loss") \
    X(TELL_COMMITTED, NQM_01, "{unit} is committed, {0} of {1} clean") \
    X(TELL_HELD, NQM_01, "{unit} is held back") \
    X(TELL_UNLED, NQM_02, "{unit} stays back: without an unwounded command figure one stand attacks alone") \
    X(TELL_JOINS, NQM_20, "{unit} joins the assault, {0} of {1} clean") \
    X(TELL_FED_IN, NQM_33, "{unit} is fed in from the reserve, {0} of {1} clean") \
    X(TELL_BROUGHT_UP, NQM_20, "{unit} is brought up, {0} of {1} clean") \
    X(TELL_COMMAND, NQM_02, "the command figure takes part: the stands may assault together") \
    X(TELL_ALONE, NQM_02, "without an unwounded command figure {unit} attacks alone") \
    X(TELL_NO_COMMAND, NQM_02, "without an unwounded command figure the assault stops") \
    X(TELL_ATTACK_DICE, NQM_04, "{side} takes {0} {0:die|dice} for {1} clean {1:point|points}") \
    X(TELL_DEFENCE_DICE, NQM_05, "{side} takes {0} {0:die|dice} for {1} clean {1:point|points}") \
    X(TELL_CHOSEN_DICE, NQM_09, "{side} chooses {0} of the {1} dice he may roll") \
    X(TELL_STANDOFF, NQM_13, "nobody is hurt") \
    X(TELL_PIN, NQM_15, "{unit} takes a pin: {0} of {1} clean") \
    X(TELL_EVENLY, NQM_S15, "{side} shares the casualties out evenly") \
    X(TELL_BREAK_IN, NQM_21, "the attacker is {0} ahead: bases inside the position, {1}") \
    X(TELL_PUSHED_OUT, NQM_22, "the defender is {0} ahead: bases inside the position, {1}") \
    X(TELL_NO_TEST, NQM_25, "nobody has to test") \
    X(TELL_TEST, NQM_25, "{who} must test: casualties {0} of {1}") \
    X(TELL_BASE_TEST, NQM_S09, "{who} has lost a base and must test") \
    X(TELL_HOLDS, NQM_26, "{who} holds") \
    X(TELL_BREAKS, NQM_26, "{who} breaks") \
    X(TELL_HALTS, NQM_S10, "broken and disorganised, it halts") \
    X(TELL_DISPERSES, NQM_S10, "broken and disorganised, it disperses to the rear") \
    X(TELL_SURRENDERS, NQM_S10, "broken, with no way out, it surrenders") \
    X(TELL_SPENT, NQM_24, "{side} has no clean point left to fight with") \
    X(TELL_WON, NQM_17, "the position is taken") \
    X(TELL_AREA_TAKEN, NQM_23, "{unit} is taken") \
    X(TELL_AREA_OVERRUN, NQM_47, "{unit} is overrun without a fight") \
    X(TELL_FIGHTS_ON, NQM_39, "the attacker fights on without reorganising") \
    X(TELL_REPELLED, NQM_17, "the attack is broken") \
    X(TELL_BOTH, NQM_17, "both sides are broken") \
    X(TELL_GIVES_UP, NQM_17, "the attacker gives up") \
    X(TELL_NO_RESERVE, NQM_S11, "nothing fresh can press the attack home: it is called off") \
    X(TELL_WITHDRAWS, NQM_24, "the defender withdraws and yields the position") \
    X(TELL_GIVES_WAY, NQM_24, "the defender gives way and yields the position") \
    X(TELL_AGAIN, NQM_16, "attacks left in this hour: {0}") \
    X(TELL_UNLIMITED, NQM_16, "Elite may attack again without limit") \
    X(TELL_HOUR_OVER, NQM_18, "the attacks of this hour are used up") \
    X(TELL_NEXT_HOUR, NQM_19, "hour {0} begins") \
    X(TELL_UNRESOLVED, NQM_19, "no attack is left and nobody is beaten") \
    X(TELL_FIRES, NQM_35, "{side} fires at the tanks as Light targets, one die a stand: {0}") \
    X(TELL_CLOSES, NQM_36, "the infantry closes with the tanks") \
    X(TELL_UNIT_OF_FIRE, NQM_07, "fire is counted by stands, not by strength points") \
    X(TELL_MAY_NOT_FIRE, NQM_42, "{unit} is disorganised support and may not fire") \
    X(TELL_SELF_DEFENCE, NQM_S03, "{unit} is disorganised, and fires in self-defence") \
    X(TELL_MISSED, NQM_35, "no tank is hit") \
    X(TELL_ROLL_IN, NQM_37, "the tanks overrun the position: nothing there can hurt them") \
    X(TELL_ROLL_IN_WON, NQM_S14, "the tanks have won the firefight and roll in") \
    X(TELL_GUN_DESTROYED, NQM_S14, "{unit} is destroyed") \
    X(TELL_STANDS_TEST, NQM_25, "{who} must test: {0} of {1} stands lost") \
    X(TELL_MUST_STAND, NQM_S14, "{who} must pass a test to stay: casualties {0} of {1}") \
    X(TELL_DRIVES_ON, NQM_38, "the tanks drive on through the position") \
    X(TELL_STAYS_IN, NQM_38, "the tanks stay in the position, within the infantry's reach") \
    X(TELL_LEFT_ALONE, NQM_38, "the infantry leaves the tanks alone") \
    X(TELL_TANKS_HUNTED, NQM_S14, "the infantry that stayed assaults the tanks") \
    X(TELL_HUNT_OVER, NQM_38, "the infantry's assault on the tanks is over") \
    X(TELL_TANKS_LEAVE, NQM_24, "the tanks withdraw") \
    X(TELL_COUNTER, NQM_43, "uncommitted troops counterattack") \
    X(TELL_COUNTER_NOW, NQM_44, "the counterattack goes in at once") \
    X(TELL_COUNTER_NEXT, NQM_46, "the counterattack goes in with the next move") \
    X(TELL_CAUGHT, NQM_45, "{unit} is caught disorganised") \
    X(TELL_READY, NQM_45, "{unit} is in supply and of good quality: in order") \
    X(TELL_STILL_DISORGANISED, NQM_S07, "{unit} is still disorganised") \
    X(TELL_MOVED_ON, NQM_40, "{unit} went on as if still in battle: disorganised") \
    X(TELL_EXEMPT, NQM_47, "an overrun without a fight disorganises nobody") \
    X(TELL_HQ_UNTOUCHED, NQM_S08, "{unit} was not hit: the formation's headquarters is in order") \
    X(TELL_RETAKEN, NQM_43, "the position is retaken") \
    X(TELL_HELD_AGAIN, NQM_43, "the counterattack fails: the attacker keeps the position") \
    X(TELL_QUITS, NQM_24, "the attacker withdraws from the position") \
    X(TELL_UNDER_FIRE, NQM_41, "under fire the attacker cannot reorganise") \
    X(TELL_REORGANISES, NQM_41, "the attacker stops and reorganises") \
    X(TELL_FOLLOWS_ON, NQM_39, "the attacker moves on at once") \
    X(TELL_ODD, NQM_S06, "the odd pin {0#stays on|comes off}") \
    X(TELL_ODD_PIN, NQM_S06, "{unit}: the odd pin {0#stays on|comes off}") \
    X(TELL_RECOVERED, NQM_S06, "{who}: pins that come off {0}, permanent losses {1}") \
    X(TELL_STAYS_AND_FIRES, NQM_S10, "the attacker stays where he is and fires, disorganised") \
    X(TELL_CANNOT_LEAVE, NQM_S16, "the attacker cannot withdraw: he stays where he is and fires, disorganised") \
    X(TELL_OUT_OF_CONTACT, NQM_S10, "the attacker withdraws out of contact") \
    X(TELL_BREAKS_OFF, NQM_S12, "the attacker breaks off in good order") \
    X(TELL_BROKE_OFF, NQM_S07, "the attacker is disorganised after the fight") \
    X(SHOW_FORCES, NQM_06, "{0} {2#|clean }{Attacker.quality} {0:point attacks|points attack} {1} {2#|clean }{Defender.quality} {1:point|points}") \
    X(SHOW_TIME, NQM_16, "{0} {0:hour|hours}, {2#attacks without limit|up to {1} {1:attack|attacks}|up to {1} {1:attack|attacks} in each}") \
    X(SHOW_TIME_EACH, NQM_32, "{0} {0:hour|hours}, up to {1} {1:attack|attacks} an hour by each battalion") \
    X(SHOW_NO_CLOCK, NQM_20, "unlimited hours, {2#attacks without limit|up to {1} {1:attack|attacks} in each|up to {1} {1:attack|attacks} an hour by each battalion}") \
    X(SHOW_RESERVES, NQM_33, "the defender has {0} {0:point|points} in reserve") \
    X(SHOW_UNLED, NQM_02, "{unit} may not assault together: without an unwounded command figure one stand attacks alone") \
    X(SHOW_NOT_CLEAN, NQM_01, "{unit} may not assault: no clean point") \
    X(SHOW_WOUNDED, NQM_02, "{unit} may not lead an assault: wounded") \
    X(SHOW_NO_ASSAULT, NQM_S01, "{unit} may not assault: no fighting, recce or engineer stands") \
    X(SHOW_NO_ORDER, NQM_S10, "{unit} may not assault: disorganised") \
    X(SHOW_OVERLOADED, NQM_S05, "{unit} may not assault: overloaded, off the field") \
    X(SHOW_APPROACHES, NQM_01, "the approaches") \
    X(SHOW_POSITION, NQM_23, "the position") \
    X(SHOW_AREA, NQM_23, "{unit}") \
    X(SHOW_RESERVE, NQM_33, "the defender's reserve") \
    X(SHOW_ASSAULTING, NQM_01, "assaulting") \
    X(SHOW_COMMAND, NQM_02, "leads: stands may assault together") \
    X(SHOW_HELD, NQM_20, "held back") \
    X(SHOW_IN_RESERVE, NQM_33, "in reserve") \
    X(SHOW_SPENT, NQM_01, "may not assault") \
    X(SHOW_SUPPORTING, NQM_S01, "takes no part in an assault") \
    X(SHOW_DEFENDING, NQM_03, "defending") \
    X(SHOW_COUNTERATTACKING, NQM_43, "counterattacking") \
    X(SHOW_OFF, NQM_S05, "overloaded, off the field") \
    X(SHOW_OUT, NQM_48, "out of the fight") \
    X(SHOW_CLOCK, NQM_18, "hour {0}, attacks made {1}") \
    X(SHOW_INSIDE, NQM_21, "bases inside the position: {0}") \
    X(SHOW_TAKEN, NQM_23, "{unit} is in the attacker's hands") \
    X(SHOW_TANKS_IN, NQM_38, "tanks are in the position") \
    X(SHOW_PASSED, NQM_26, "{side} has passed his break test") \
    X(SHOW_FAILED, NQM_26, "{side} is broken")
// clang-format on

enum nqm_param { NQM_PARAM_ROWS(KIT_TAG, KIT_TAG, KIT_TAG) NQM_PARAMS };
NQM_PARAM_ROWS(KIT_NOTHING, KIT_NOTHING, KIT_VALUES)
KIT_NAMES(NQM, nqm);

#endif
