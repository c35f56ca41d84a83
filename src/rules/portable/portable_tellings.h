// What a trace or a drawing of Portable Close Combat says: X(tag, clause, words).
#ifndef BAY_RULES_PORTABLE_TELLINGS_H
#define BAY_RULES_PORTABLE_TELLINGS_H

// clang-format off
#define PORTABLE_TELLINGS(X)                                                                   \
    X(TELL_PHASE, PCC_01, "the attacker's units have moved: first they fire, then close combat is initiated") \
    X(TELL_FIRES, PCC_38, "{unit} fires at {other}, and needs {0}")                            \
    X(TELL_HOLDS_FIRE, PCC_38, "{unit} holds its fire")                                        \
    X(TELL_CANNOT_FIRE, PCC_38, "{unit} would need {0} to hit {other}: it does not fire")      \
    X(TELL_ARTILLERY, PCC_03, "{unit} is artillery and may not initiate")                      \
    X(TELL_NOT_AT_CAVALRY, PCC_04, "{unit} is on foot and may not initiate against mounted cavalry") \
    X(TELL_COMMANDER_ALONE, PCC_05, "{unit} is a commander alone and may not initiate")        \
    X(TELL_INITIATES, PCC_02, "{unit} initiates close combat against {other}")                 \
    X(TELL_HOLDS, PCC_02, "{unit} does not initiate")                                          \
    X(TELL_VOID, PCC_08, "{unit} has lost its target: its attack is void")                     \
    X(TELL_NO_MORE, PCC_02, "the attacker initiates no more close combats")                    \
    X(TELL_COMBAT, PCC_08, "the combat against {unit}")                                        \
    X(TELL_SEVERAL, PCC_06, "{0} units attack {unit}")                                         \
    X(TELL_FLANK_FIRST, PCC_13, "on the flank or rear of {other}: {unit} rolls first")         \
    X(TELL_FOOT_SECOND, PCC_14, "{unit} rolls before any frontal attacker")                    \
    X(TELL_FRONT_THIRD, PCC_15, "{unit} attacks frontally and rolls now")                      \
    X(TELL_CAVALRY_LAST, PCC_16, "{unit} is mounted and rolls last")                           \
    X(TELL_OWN_TARGET, PCC_10, "{unit} rolls at the unit that it initiated against, {other}")  \
    X(TELL_AT_FRONT, PCC_11, "{unit} must roll at the unit to its front, {other}")             \
    X(TELL_AT_CHOSEN, PCC_11, "{unit} has nobody to its front and rolls at {other}")           \
    X(TELL_NO_ROLL, PCC_24, "{unit} has nobody to its front and does not roll")                \
    X(TELL_IN_COVER, PCC_19, "{0} off: {other} is uphill or in cover")                         \
    X(TELL_LED, PCC_20, "{0} more: a commander is near")                                       \
    X(TELL_IN_FLANK, PCC_21, "{0} more: on the flank or rear of {other}")                      \
    X(TELL_IS_FLANKED, PCC_22, "{0} off: {unit} is attacked in flank or rear")                 \
    X(TELL_CHARGES, PCC_23, "{0} more: in the open, and nothing covers {other}")               \
    X(TELL_GUNS_FRONT, PCC_24, "{0} more: artillery that fights to its front")                 \
    X(TELL_AT_GUNS, PCC_25, "{0} more: {other} is artillery")                                  \
    X(TELL_FOOT, PCC_37, "{0} more: {unit} is infantry")                                       \
    X(TELL_CERTAIN, PCC_26, "{unit} needs {0}: it hits without a die")                         \
    X(TELL_HOPELESS, PCC_26, "{unit} needs {0}: it misses without a die")                      \
    X(TELL_CAUGHT, PCC_12, "{unit} is a commander alone and is hit without a roll") \
    X(TELL_HITS, PCC_18, "{unit} hits {other}")                                                \
    X(TELL_MISSES, PCC_18, "{unit} misses {other}")                                            \
    X(TELL_SHOT_HITS, PCC_38, "{unit} hits {other}")                                           \
    X(TELL_SHOT_MISSES, PCC_38, "{unit} misses {other}")                                       \
    X(TELL_AT_ONCE, PCC_27, "the hit on {unit} is resolved at once")                           \
    X(TELL_FIRST_HIT, PCC_31, "the first hit ends the combat: nobody else rolls")              \
    X(TELL_NOBODY_HIT, PCC_32, "nobody is hit: all stay where they are")                       \
    X(TELL_ROUTED, PCC_28, "{unit} is routed and removed")                                     \
    X(TELL_MUST_FALL_BACK, PCC_28, "{unit} must fall back")                                    \
    X(TELL_COMMANDER_LOST, PCC_29, "{unit} is killed or captured")                             \
    X(TELL_COMMANDER_LIVES, PCC_29, "{unit} must fall back")                                   \
    X(TELL_COMMANDER_STAYS, PCC_29, "{unit} stays behind, alone")                              \
    X(TELL_TAKEN_OFF, PCC_28, "{unit} is taken off instead")                                   \
    X(TELL_FALLS_BACK, PCC_30, "{unit} falls back to {other}")                                 \
    X(TELL_NO_ROOM, PCC_30, "{unit} has nowhere to fall back to and is lost")                  \
    X(TELL_STANDS, PCC_30, "{unit} has nowhere to fall back to and stays")                     \
    X(TELL_PUSHED, PCC_30, "{unit} is pushed back to {other}")                                 \
    X(TELL_TURNS, PCC_30, "{unit} turns to face {0#north|east|south|west}")                    \
    X(TELL_FAILED, PCC_35, "the attack has failed: the defender does not advance")             \
    X(TELL_ADVANCES, PCC_33, "{unit} advances to {other}")                                     \
    X(TELL_SPENT, PCC_34, "{unit} has advanced and may not initiate again")                    \
    X(TELL_STAYS, PCC_33, "nobody advances")                                                   \
    X(TELL_OWN_TURN, PCC_36, "{unit} may turn, shoot and initiate in its own turn")            \
    X(SHOW_FORCES, PCC_01, "{0} {0:unit|units} of the attacker against {1} of the defender, one phase{2:, fire first|}")\
    X(SHOW_OPEN, PCC_23, "open" HEIGHT)                                                        \
    X(SHOW_WOOD, PCC_19, "wood" HEIGHT)                                                        \
    X(SHOW_HILL, PCC_19, "hill" HEIGHT)                                                        \
    X(SHOW_BUILT_UP, PCC_19, "built-up" HEIGHT)                                                \
    X(SHOW_WORKS, PCC_19, "works" HEIGHT)                                                      \
    X(SHOW_RIVER, PCC_30, "river" HEIGHT)                                                      \
    X(SHOW_IMPASSABLE, PCC_30, "impassable" HEIGHT)                                            \
    X(SHOW_EDGE, PCC_19, "works")                                                              \
    X(SHOW_OBJECTIVE, PCC_33, "objective")                                                     \
    X(SHOW_ARROW, PCC_02, "initiates against {other}")                                         \
    X(SHOW_FIRED, PCC_38, "{unit} has fired")                                                  \
    X(SHOW_FELL_BACK, PCC_30, "{unit} has fallen back")                                        \
    X(SHOW_ADVANCED, PCC_34, "{unit} has advanced: it may not initiate again")                 \
    X(SHOW_OWN_TURN, PCC_36, "{unit} may turn, shoot and initiate in its own turn")            \
    X(SHOW_LOST, PCC_28, "{unit} is lost")                                                     \
    PORTABLE_PIECES(X, INFANTRY, "infantry")                                                   \
    PORTABLE_PIECES(X, ARTILLERY, "artillery")                                                 \
    PORTABLE_PIECES(X, CAVALRY, "cavalry")                                                     \
    PORTABLE_PIECES(X, DISMOUNTED, "dismounted cavalry")                                       \
    X(SHOW_COMMANDER, PCC_29, "commander")

// A kind of unit in each quality; a mark's number 3 is its facing, 2 its level.
#define PORTABLE_PIECES(X, tag, words)                                                         \
    X(SHOW_POOR_##tag, PCC_02, words ", poor" FACES)                                           \
    X(SHOW_AVERAGE_##tag, PCC_02, words ", average" FACES)                                     \
    X(SHOW_ELITE_##tag, PCC_02, words ", elite" FACES)
#define FACES ", faces {3#|north||east||south||west}"
#define HEIGHT "{2#|, level {2}}"
// clang-format on

enum portable_telling {
#define TELLING(tag, clause, words) tag,
    PORTABLE_TELLINGS(TELLING)
#undef TELLING
        PORTABLE_TELLINGS_COUNT
};

#endif
