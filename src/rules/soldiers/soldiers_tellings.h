// What a trace or a drawing of Soldiers says: X(tag, clause, words).
#ifndef BAY_RULES_SOLDIERS_TELLINGS_H
#define BAY_RULES_SOLDIERS_TELLINGS_H

// clang-format off
#define SOLDIERS_TELLINGS(X)                                                                   \
    X(TELL_FIRST_PLAYER, ARV_03, "only the attacker, who is first in this phase, may close assault") \
    X(TELL_MAY_NOT, ARV_34, "{unit} does not close assault: it is neither infantry nor dismounted") \
    X(TELL_OUT_OF_ORDER, ARV_S9, "{unit} is disrupted and may not assault")                    \
    X(TELL_SPENT, ARV_12, "{unit} has too few movement points left to assault")                \
    X(TELL_ANNOUNCES, ARV_18, "{unit} is to assault {other}")                                  \
    X(TELL_STAYS_OUT, ARV_07, "{unit} does not assault")                                       \
    X(TELL_FIRE_BEGINS, ARV_S4, "{side} fires")                                                \
    X(TELL_MAY_NOT_FIRE, ARV_13, "{unit} is to assault and does not fire")                     \
    X(TELL_MAY_NOT_FIRE_BACK, ARV_37, "{unit} is to assault and does not fire at the cavalry before it") \
    X(TELL_CANNOT_FIRE, ARV_S9, "{unit} is disrupted and does not fire")                       \
    X(TELL_HOLDS_FIRE, ARV_S3, "{unit} holds its fire")                                        \
    X(TELL_OBSERVES, ARV_S6, "{other} observes for {unit}")                                    \
    X(TELL_OBSERVES_TOO, ARV_17, "{other} is to assault, and observes for {unit}")             \
    X(TELL_STILL_FIRES, ARV_19, "{unit} is to be assaulted, and may fire")                     \
    X(TELL_FIRES, ARV_S2, "{unit} fires at {other}: {0} against a defence strength of {1}")    \
    X(TELL_FIRE_MISSES, ARV_S2, "the fire has no effect")                                      \
    X(TELL_FIRE_DISRUPTS, ARV_S2, "{unit} is disrupted, and stays where it is")                \
    X(TELL_FIRE_AGAIN, ARV_S9, "{unit} is disrupted already")                                  \
    X(TELL_FIRE_ELIMINATES, ARV_S2, "{unit} is eliminated")                                    \
    X(TELL_TWICE, ARV_S9, "{unit} is disrupted a second time, and eliminated")                 \
    X(TELL_DROPS_OUT, ARV_16, "{unit} does not assault any more")                              \
    X(TELL_RIDDEN_OUT, ARV_36, "{unit} does not assault any more")                             \
    X(TELL_NO_CHARGE, ARV_35, "{unit} does not charge")                                        \
    X(TELL_CHARGES, ARV_35, "{unit} charges {other}")                                          \
    X(TELL_CHARGE_FAILS, ARV_35, "the charge has no effect")                                   \
    X(TELL_CHARGE_DISRUPTS, ARV_35, "{unit} is disrupted by the charge")                       \
    X(TELL_CHARGE_ELIMINATES, ARV_35, "{unit} is ridden down and eliminated")                  \
    X(TELL_STANDS, ARV_36, "{unit} stands, and may assault the cavalry")                       \
    X(TELL_ASSAULTS_BEGIN, ARV_04, "fire and charges are over: the assaults begin")            \
    X(TELL_LAST, ARV_02, "the assaults end the phase")                                         \
    X(TELL_NOBODY_LEFT, ARV_16, "nobody is left to assault {other}")                           \
    X(TELL_EMPTY, ARV_26, "{other} is empty: there is no assault, and nobody advances")        \
    X(TELL_NONE_NAMED, ARV_09, "nobody who was named is left in {other}")                      \
    X(TELL_CANCELS, ARV_07, "{unit} cancels its assault")                                      \
    X(TELL_ADJACENT, ARV_08, "those who assault {other} are next to it")                       \
    X(TELL_GUNS_TOO, ARV_05, "{unit} is assaulted too, whatever it is")                        \
    X(TELL_COMBINED, ARV_15, "all who assault {other} make one attack")                        \
    X(TELL_ODDS, ARV_09, "{0} {0:stacking point assaults|stacking points assault} {1}")        \
    X(TELL_WOODS, ARV_29, "woods: {0} {0:column|columns} to the left")                         \
    X(TELL_IMPROVED, ARV_29, "improved position: {0} {0:column|columns} to the left")          \
    X(TELL_UPHILL, ARV_30, "from below: {0} {0:column|columns} to the left")                   \
    X(TELL_LEVEL, ARV_30, "not all attackers are lower: the height does not count")            \
    X(TELL_CANAL, ARV_31, "canal: {0} {0:column|columns} to the left")                         \
    X(TELL_IN_CANAL, ARV_31, "an attacker is in the canal: it does not count")                 \
    X(TELL_TOWN, ARV_32, "town: {0} {0:column|columns} to the left")                           \
    X(TELL_TRENCH, ARV_32, "trench: {0} {0:column|columns} to the left")                       \
    X(TELL_SHIFTS, ARV_33, "together {0} columns to the left")                                 \
    X(TELL_OFF_TABLE, ARV_28, "left of the table: no effect, and no die")                      \
    X(TELL_COLUMN, ARV_10, "column {0}-{1}")                                                   \
    X(TELL_NO_EFFECT, ARV_20, "no effect")                                                     \
    X(TELL_DISRUPTED, ARV_21, "{unit} is disrupted and has to retreat")                        \
    X(TELL_WAS_DISRUPTED, ARV_24, "{unit} was disrupted before, and is eliminated")            \
    X(TELL_ELIMINATED, ARV_25, "{unit} is eliminated")                                         \
    X(TELL_CLOSED, ARV_22, "{other} is held by the enemy")                                     \
    X(TELL_RETREATS, ARV_21, "{unit} retreats to {other}")                                     \
    X(TELL_LEAVES, ARV_23, "{unit} leaves the board")                                          \
    X(TELL_CUT_OFF, ARV_23, "{unit} cannot retreat, and is eliminated")                        \
    X(TELL_ADVANCES, ARV_26, "{unit} advances into {other}")                                   \
    X(TELL_STAYS, ARV_26, "{unit} stays where it is")                                          \
    X(TELL_FULL, ARV_27, "there is no room for {unit} in {other}")                             \
    X(TELL_IS_TAKEN, ARV_26, "{other} is taken")                                               \
    X(TELL_IS_EMPTIED, ARV_25, "{other} is empty")                                             \
    X(TELL_IS_HELD, ARV_20, "{other} is held")                                                 \
    X(SHOW_FORCES, ARV_09, "{0} {0:stacking point|stacking points} may assault {1}")           \
    X(SHOW_NO_FIRE, ARV_S3, "nobody fires first")                                              \
    X(SHOW_ATTACKER_FIRES, ARV_S3, "the attacker may fire first")                              \
    X(SHOW_DEFENDER_FIRES, ARV_S3, "the defender may fire first")                              \
    X(SHOW_BOTH_FIRE, ARV_S3, "both sides may fire first")                                     \
    X(SHOW_CHARGES, ARV_35, "mounted cavalry may charge")                                      \
    X(SHOW_OBJECTIVE, ARV_26, "objective")                                                     \
    X(SHOW_TO_ASSAULT, ARV_18, "to assault {other}")                                           \
    SOLDIERS_PIECES(X)                                                                         \
    SOLDIERS_GROUNDS(X)

// A unit, by its fate; {0} is its type.
#define SOLDIERS_PIECES(X)                                                                     \
    X(SHOW_IN_ORDER, ARV_S8, TYPE)                                                             \
    X(SHOW_DISRUPTED, ARV_21, TYPE ", disrupted")                                              \
    X(SHOW_GONE, ARV_25, TYPE ", eliminated")                                                  \
    X(SHOW_OFF_BOARD, ARV_23, TYPE ", disrupted, off the board")
#define TYPE "{0#infantry|mounted cavalry|dismounted cavalry|machine gun|field gun|howitzer}"

// The ground of a hex: what covers it, works, a road; {2} is its level.
#define SOLDIERS_GROUND_ROAD(X, tag, words)                                                    \
    X(tag, ARV_28, words HEIGHT)                                                               \
    X(tag##_ROAD, ARV_28, words ", road" HEIGHT)
#define HEIGHT "{2#|, level {2}}"

#define SOLDIERS_GROUND_WORKS(X, tag, words)                                                   \
    SOLDIERS_GROUND_ROAD(X, tag, words)                                                        \
    SOLDIERS_GROUND_ROAD(X, tag##_IMPROVED, words ", improved position")                       \
    SOLDIERS_GROUND_ROAD(X, tag##_TRENCH, words ", trench")                                    \
    SOLDIERS_GROUND_ROAD(X, tag##_BOTH, words ", trench, improved position")

#define SOLDIERS_GROUNDS(X)                                                                    \
    SOLDIERS_GROUND_WORKS(X, SHOW_OPEN, "open")                                                \
    SOLDIERS_GROUND_WORKS(X, SHOW_SLOPE, "slope")                                              \
    SOLDIERS_GROUND_WORKS(X, SHOW_CREST, "crest")                                              \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS, "woods")                                              \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS_SLOPE, "woods on a slope")                             \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS_CREST, "woods on a crest")                             \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN, "town")                                                \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN_SLOPE, "town on a slope")                               \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN_CREST, "town on a crest")                               \
    SOLDIERS_GROUND_WORKS(X, SHOW_CANAL, "canal")                                              \
    SOLDIERS_GROUND_WORKS(X, SHOW_BRIDGE, "canal with a bridge")                               \
    SOLDIERS_GROUND_WORKS(X, SHOW_IMPASSABLE, "impassable")
// clang-format on

enum soldiers_telling {
#define TELLING(tag, clause, words) tag,
    SOLDIERS_TELLINGS(TELLING)
#undef TELLING
        SOLDIERS_TELLINGS_COUNT
};

// Rows from the words of bare ground to those of the same with works.
enum {
    SOLDIERS_GROUND_IMPROVED = SHOW_OPEN_IMPROVED - SHOW_OPEN,
    SOLDIERS_GROUND_TRENCH = SHOW_OPEN_TRENCH - SHOW_OPEN
};

#endif
