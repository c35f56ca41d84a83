// What a trace or a drawing of Not Quite Mechanised says: X(tag, clause, words).
#ifndef BAY_RULES_NQM_TELLINGS_H
#define BAY_RULES_NQM_TELLINGS_H

// clang-format off
#define NQM_TELLINGS(X)                                                                        \
    X(TELL_OVERRUN, NQM_47, "the defender cannot resist and is overrun without a fight")       \
    X(TELL_CANNOT_RESIST, NQM_48, "a broken defender rolls no dice")                           \
    X(TELL_HELPLESS, NQM_S01, "{unit} is overrun when the position is assaulted")              \
    X(TELL_DISPERSED, NQM_S10, "{unit} is disorganised and disperses when assaulted")          \
    X(TELL_TOGETHER, NQM_31, "one headquarters coordinates them: the battalions attack together") \
    X(TELL_APART, NQM_30, "nobody above them coordinates: each battalion attacks by itself")   \
    X(TELL_CHOSEN_APART, NQM_32, "the battalions attack one after another")                    \
    X(TELL_FIREFIGHT, NQM_S04, "the firefight is won: the assault goes in")                    \
    X(TELL_LEVEL, NQM_S02, "the highest command stand present sets the level of the attack")   \
    X(TELL_MASSED, NQM_28, "one headquarters conducts the whole assault")                      \
    X(TELL_ONE_BATTALION, NQM_29, "companies under one battalion make one attack")             \
    X(TELL_TURN, NQM_32, "{unit} attacks, and meets what is left of the defence")              \
    X(TELL_AREA, NQM_23, "the assault goes against {unit}")                                    \
    X(TELL_REINFORCED, NQM_34, "{unit} reinforces those who had lost a firefight")             \
    X(TELL_MOUNTED, NQM_S13, "the firefight is not won: every casualty is a permanent loss")   \
    X(TELL_COMMITTED, NQM_01, "{unit} is committed, {0} of {1} clean")                         \
    X(TELL_HELD, NQM_20, "{unit} is held back")                                                \
    X(TELL_JOINS, NQM_20, "{unit} joins the assault, {0} of {1} clean")                        \
    X(TELL_FED_IN, NQM_33, "{unit} is fed in from the reserve, {0} of {1} clean")              \
    X(TELL_BROUGHT_UP, NQM_20, "{unit} is brought up, {0} of {1} clean")                       \
    X(TELL_COMMAND, NQM_02, "the command figure takes part: the stands may assault together")  \
    X(TELL_ALONE, NQM_02, "without an unwounded command figure {unit} attacks alone")          \
    X(TELL_NO_COMMAND, NQM_02, "without an unwounded command figure the assault stops")        \
    X(TELL_ATTACK_DICE, NQM_04, "{side} takes {0} {0:die|dice} for {1} clean {1:point|points}") \
    X(TELL_DEFENCE_DICE, NQM_05, "{side} takes {0} {0:die|dice} for {1} clean {1:point|points}") \
    X(TELL_CHOSEN_DICE, NQM_09, "{side} chooses {0} of the {1} dice he may roll")              \
    X(TELL_STANDOFF, NQM_13, "nobody is hurt")                                                 \
    X(TELL_PIN, NQM_15, "{unit} takes a pin: {0} of {1} clean")                                \
    X(TELL_EVENLY, NQM_S15, "{side} shares the casualties out evenly")                         \
    X(TELL_BREAK_IN, NQM_21, "the attacker is {0} ahead: bases inside the position, {1}")      \
    X(TELL_PUSHED_OUT, NQM_22, "the defender is {0} ahead: bases inside the position, {1}")    \
    X(TELL_NO_TEST, NQM_25, "nobody has to test")                                              \
    X(TELL_TEST, NQM_25, "{who} must test: casualties {0} of {1}")                             \
    X(TELL_BASE_TEST, NQM_S09, "{who} has lost a base and must test")                          \
    X(TELL_HOLDS, NQM_26, "{who} holds")                                                       \
    X(TELL_BREAKS, NQM_26, "{who} breaks")                                                     \
    X(TELL_HALTS, NQM_S10, "broken and disorganised, it halts")                                \
    X(TELL_DISPERSES, NQM_S10, "broken and disorganised, it disperses to the rear")            \
    X(TELL_SURRENDERS, NQM_S10, "broken, with no way out, it surrenders")                      \
    X(TELL_SPENT, NQM_24, "{side} has no clean point left to fight with")                      \
    X(TELL_WON, NQM_17, "the position is taken")                                               \
    X(TELL_AREA_TAKEN, NQM_23, "{unit} is taken")                                              \
    X(TELL_AREA_OVERRUN, NQM_47, "{unit} is overrun without a fight")                          \
    X(TELL_FIGHTS_ON, NQM_39, "the attacker fights on without reorganising")                   \
    X(TELL_REPELLED, NQM_17, "the attack is broken")                                           \
    X(TELL_BOTH, NQM_17, "both sides are broken")                                              \
    X(TELL_GIVES_UP, NQM_17, "the attacker gives up")                                          \
    X(TELL_NO_RESERVE, NQM_S11, "nothing fresh can press the attack home: it is called off")   \
    X(TELL_WITHDRAWS, NQM_24, "the defender withdraws and yields the position")                \
    X(TELL_GIVES_WAY, NQM_24, "the defender gives way and yields the position")                \
    X(TELL_AGAIN, NQM_16, "attacks left in this hour: {0}")                                    \
    X(TELL_UNLIMITED, NQM_16, "Elite may attack again without limit")                          \
    X(TELL_HOUR_OVER, NQM_18, "the attacks of this hour are used up")                          \
    X(TELL_NEXT_HOUR, NQM_19, "hour {0} begins")                                               \
    X(TELL_UNRESOLVED, NQM_19, "no attack is left and nobody is beaten")                       \
    X(TELL_FIRES, NQM_35, "{side} fires at the tanks as Light targets, one die a stand: {0}")  \
    X(TELL_CLOSES, NQM_36, "the infantry closes with the tanks")                               \
    X(TELL_UNIT_OF_FIRE, NQM_07, "fire is counted by stands, not by strength points")          \
    X(TELL_MAY_NOT_FIRE, NQM_42, "{unit} is disorganised support and may not fire")            \
    X(TELL_SELF_DEFENCE, NQM_S03, "{unit} is disorganised, and fires in self-defence")         \
    X(TELL_MISSED, NQM_35, "no tank is hit")                                                   \
    X(TELL_ROLL_IN, NQM_37, "the tanks overrun the position: nothing there can hurt them")     \
    X(TELL_ROLL_IN_WON, NQM_S14, "the tanks have won the firefight and roll in")               \
    X(TELL_GUN_DESTROYED, NQM_S14, "{unit} is destroyed")                                      \
    X(TELL_MUST_STAND, NQM_S14, "{who} must pass a test to stay: casualties {0} of {1}")       \
    X(TELL_DRIVES_ON, NQM_38, "the tanks drive on through the position")                       \
    X(TELL_STAYS_IN, NQM_38, "the tanks stay in the position, within the infantry's reach")    \
    X(TELL_LEFT_ALONE, NQM_38, "the infantry leaves the tanks alone")                          \
    X(TELL_TANKS_HUNTED, NQM_S14, "the infantry that stayed assaults the tanks")               \
    X(TELL_HUNT_OVER, NQM_38, "the infantry's assault on the tanks is over")                   \
    X(TELL_TANKS_LEAVE, NQM_24, "the tanks withdraw")                                          \
    X(TELL_COUNTER, NQM_43, "uncommitted troops counterattack")                                \
    X(TELL_COUNTER_NOW, NQM_44, "the counterattack goes in at once")                           \
    X(TELL_COUNTER_NEXT, NQM_46, "the counterattack goes in with the next move")               \
    X(TELL_CAUGHT, NQM_45, "{unit} is caught disorganised")                                    \
    X(TELL_READY, NQM_45, "{unit} is in supply and of good quality: in order")                 \
    X(TELL_STILL_DISORGANISED, NQM_S07, "{unit} is still disorganised")                        \
    X(TELL_MOVED_ON, NQM_40, "{unit} went on as if still in battle: disorganised")             \
    X(TELL_EXEMPT, NQM_47, "an overrun without a fight disorganises nobody")                   \
    X(TELL_HQ_UNTOUCHED, NQM_S08, "the headquarters was not hit: the formation is in order")   \
    X(TELL_RETAKEN, NQM_43, "the position is retaken")                                         \
    X(TELL_HELD_AGAIN, NQM_43, "the counterattack fails: the attacker keeps the position")     \
    X(TELL_QUITS, NQM_24, "the attacker withdraws from the position")                          \
    X(TELL_UNDER_FIRE, NQM_41, "under fire the attacker cannot reorganise")                    \
    X(TELL_REORGANISES, NQM_41, "the attacker stops and reorganises")                          \
    X(TELL_FOLLOWS_ON, NQM_39, "the attacker moves on at once")                                \
    X(TELL_ODD_OFF, NQM_S06, "the odd pin comes off")                                          \
    X(TELL_ODD_ON, NQM_S06, "the odd pin stays on")                                            \
    X(TELL_ODD_PIN, NQM_S06, "{unit}: the odd pin comes off")                                  \
    X(TELL_ODD_STAYS, NQM_S06, "{unit}: the odd pin stays on")                                 \
    X(TELL_RECOVERED, NQM_S06, "{who}: pins that come off {0}, permanent losses {1}")          \
    X(TELL_STAYS_AND_FIRES, NQM_S10, "the attacker stays where he is and fires, disorganised") \
    X(TELL_OUT_OF_CONTACT, NQM_S10, "the attacker withdraws out of contact")                   \
    X(TELL_BREAKS_OFF, NQM_S12, "Veterans break off in good order")                            \
    X(TELL_BROKE_OFF, NQM_S07, "the attacker is disorganised after the fight")                 \
    X(SHOW_FORCES, NQM_06, "{0} {Attacker.quality} {0:point|points} attack {1} {Defender.quality} {1:point|points}") \
    X(SHOW_CLEAN_FORCES, NQM_06, "{0} clean {Attacker.quality} {0:point|points} attack {1} clean {Defender.quality} {1:point|points}") \
    X(SHOW_TIME, NQM_16, "{0} {0:hour|hours}, up to {1} {1:attack|attacks}")                   \
    X(SHOW_TIMES, NQM_16, "{0} hours, up to {1} {1:attack|attacks} in each")                   \
    X(SHOW_TIME_EACH, NQM_32, "{0} {0:hour|hours}, up to {1} {1:attack|attacks} an hour by each battalion") \
    X(SHOW_RESERVES, NQM_33, "the defender has {0} {0:point|points} in reserve")               \
    X(SHOW_NO_TIME, NQM_16, "{0} {0:hour|hours}, attacks without limit")                       \
    X(SHOW_APPROACHES, NQM_01, "the approaches")                                               \
    X(SHOW_POSITION, NQM_23, "the position")                                                   \
    X(SHOW_AREA, NQM_23, "{unit}")                                                             \
    X(SHOW_RESERVE, NQM_33, "the defender's reserve")                                          \
    X(SHOW_ASSAULTING, NQM_01, "assaulting")                                                   \
    X(SHOW_COMMAND, NQM_02, "leads: stands may assault together")                              \
    X(SHOW_HELD, NQM_20, "held back")                                                          \
    X(SHOW_IN_RESERVE, NQM_33, "in reserve")                                                   \
    X(SHOW_SUPPORTING, NQM_S01, "takes no part in an assault")                                 \
    X(SHOW_DEFENDING, NQM_03, "defending")                                                     \
    X(SHOW_COUNTERATTACKING, NQM_43, "counterattacking")                                       \
    X(SHOW_OFF, NQM_S05, "overloaded, off the field")                                          \
    X(SHOW_OUT, NQM_48, "out of the fight")                                                    \
    X(SHOW_CLOCK, NQM_18, "hour {0}, attacks made {1}")                                        \
    X(SHOW_INSIDE, NQM_21, "bases inside the position: {0}")                                   \
    X(SHOW_TAKEN, NQM_23, "{unit} is in the attacker's hands")                                 \
    X(SHOW_TANKS_IN, NQM_38, "tanks are in the position")                                      \
    X(SHOW_PASSED, NQM_26, "{side} has passed his break test")                                 \
    X(SHOW_FAILED, NQM_26, "{side} is broken")
// clang-format on

enum nqm_telling {
#define TELLING(tag, clause, words) tag,
    NQM_TELLINGS(TELLING)
#undef TELLING
        NQM_TELLINGS_COUNT
};

#endif
