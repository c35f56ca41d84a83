// Every number and every reading of the rules: the catalogue's table A2 and its rows A-….

#include "nqm.h"

#include <stddef.h>

// One number of the quality table, its confidence as the catalogue marks it.
#define WHOLE(column, quality, name, usual, low, high, clause, confidence, words)              \
    [quality * COLUMNS + column] = {name, BAY_PARAM_WHOLE, usual,      low,   high,            \
                                    NULL, clause,          confidence, words, false}
#define BREAK(quality, name, usual, words)                                                     \
    [quality * COLUMNS + BREAK_AT] = {name,   BAY_PARAM_FRACTION, usual, 0,    1, NULL,        \
                                      NQM_25, BAY_CERTAIN,        words, false}
#define READING(row, name, readings, usual, clause, words, named)                              \
    [row] = {name, BAY_PARAM_READING, usual, 0, 0, readings, clause, BAY_CERTAIN, words, named}

// clang-format off
const bay_param NQM_PARAM_TABLE[NQM_PARAMS + 1] = {
    WHOLE(ATTACK_DICE,  ELITE, "elite_attack_dice",  "5", 1, 20, NQM_04, BAY_CERTAIN, "most dice an Elite attacker rolls"),
    WHOLE(DEFENCE_DICE, ELITE, "elite_defence_dice", "4", 1, 20, NQM_05, BAY_CERTAIN, "most dice an Elite defender rolls"),
    WHOLE(ATTACKS,      ELITE, "elite_attacks",      "0", 0, 90, NQM_16, BAY_CERTAIN, "attacks an Elite attacker makes in an hour; 0: no limit"),
    BREAK(              ELITE, "elite_break_at",     "0",                             "casualties at which Elite test; 0: never"),
    WHOLE(HOLD_FROM,    ELITE, "elite_hold_from",    "1", 1, 7,  NQM_26, BAY_CERTAIN, "lowest die with which Elite hold"),

    WHOLE(ATTACK_DICE,  VETERAN, "veteran_attack_dice",  "4", 1, 20, NQM_04, BAY_CERTAIN, "most dice a Veteran attacker rolls"),
    WHOLE(DEFENCE_DICE, VETERAN, "veteran_defence_dice", "3", 1, 20, NQM_05, BAY_LIKELY,  "most dice a Veteran defender rolls"),
    WHOLE(ATTACKS,      VETERAN, "veteran_attacks",      "3", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Veteran attacker makes in an hour; 0: no limit"),
    BREAK(              VETERAN, "veteran_break_at",     "1/3",                           "casualties at which Veterans test; 0: never"),
    WHOLE(HOLD_FROM,    VETERAN, "veteran_hold_from",    "3", 1, 7,  NQM_26, BAY_CERTAIN, "lowest die with which Veterans hold"),

    WHOLE(ATTACK_DICE,  REGULAR, "regular_attack_dice",  "3", 1, 20, NQM_04, BAY_CERTAIN, "most dice a Regular attacker rolls"),
    WHOLE(DEFENCE_DICE, REGULAR, "regular_defence_dice", "2", 1, 20, NQM_05, BAY_CERTAIN, "most dice a Regular defender rolls"),
    WHOLE(ATTACKS,      REGULAR, "regular_attacks",      "3", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Regular attacker makes in an hour; 0: no limit"),
    BREAK(              REGULAR, "regular_break_at",     "1/2",                           "casualties at which Regulars test; 0: never"),
    WHOLE(HOLD_FROM,    REGULAR, "regular_hold_from",    "4", 1, 7,  NQM_26, BAY_CERTAIN, "lowest die with which Regulars hold"),

    WHOLE(ATTACK_DICE,  CONSCRIPT, "conscript_attack_dice",  "2", 1, 20, NQM_04, BAY_LIKELY,  "most dice a Conscript attacker rolls"),
    WHOLE(DEFENCE_DICE, CONSCRIPT, "conscript_defence_dice", "2", 1, 20, NQM_05, BAY_LIKELY,  "most dice a Conscript defender rolls"),
    WHOLE(ATTACKS,      CONSCRIPT, "conscript_attacks",      "2", 0, 90, NQM_16, BAY_LIKELY,  "attacks a Conscript attacker makes in an hour; 0: no limit"),
    BREAK(              CONSCRIPT, "conscript_break_at",     "1/3",                           "casualties at which Conscripts test; 0: never"),
    WHOLE(HOLD_FROM,    CONSCRIPT, "conscript_hold_from",    "5", 1, 7,  NQM_26, BAY_CERTAIN, "lowest die with which Conscripts hold"),

    WHOLE(ATTACK_DICE,  MILITIA, "militia_attack_dice",  "3", 1, 20, NQM_04, BAY_CERTAIN, "most dice a Militia attacker rolls"),
    WHOLE(DEFENCE_DICE, MILITIA, "militia_defence_dice", "1", 1, 20, NQM_05, BAY_CERTAIN, "most dice a Militia defender rolls"),
    WHOLE(ATTACKS,      MILITIA, "militia_attacks",      "1", 0, 90, NQM_16, BAY_CERTAIN, "attacks a Militia attacker makes in an hour; 0: no limit"),
    BREAK(              MILITIA, "militia_break_at",     "2/3",                           "casualties at which Militia test; 0: never"),
    WHOLE(HOLD_FROM,    MILITIA, "militia_hold_from",    "5", 1, 7,  NQM_26, BAY_CERTAIN, "lowest die with which Militia hold"),

    [BASE_STRENGTH] = {"base_strength", BAY_PARAM_WHOLE, "3", 1, 20, NULL, NQM_21, BAY_LIKELY,
                       "strength points to a base, where a block is counted in bases", false},

    READING(A_2_FRACTION_OF,  "A-2",  "start|remaining",      "start",       NQM_25, "the break point: casualties as a fraction of the strength at the start, or strength remaining?", true),
    READING(A_7_THRESHOLD,    "A-7",  "reached|exceeded",     "reached",     NQM_25, "is the break point crossed when reached, or when exceeded?", false),
    READING(A_8_WIN,          "win",  "no-clean|bases-inside","no-clean",    NQM_17, "does the attacker win only when the defender cannot fight on, or also with a base inside for each defending base?", false),
    READING(A_9_POINT,        "A-9",  "net|gross",            "net",         NQM_21, "do bases break in by the difference of points, or each point in turn?", false),
    READING(A_11_ALL_DICE,    "A-11", "all|fewer",            "all",         NQM_04, "must the attacker roll all the dice he may?", false),
    READING(A_12_WHEN_CHOSEN, "A-12", "each-attack|once",     "each-attack", NQM_09, "does the defender choose his dice for each attack, or once?", false),
    READING(A_13_NO_DICE,     "A-13", "no|gives-way",         "no",          NQM_09, "may the defender choose no dice and give way?", false),
    READING(A_14_PLACED,      "A-14", "evenly|freely",        "evenly",      NQM_15, "does the owner place casualties evenly, or as he likes?", false),
    READING(A_15_NO_COMMAND,  "A-15", "recheck|stops|ignored","recheck",     NQM_02, "the command figure is wounded: does one stand go on, does the assault stop, or is it ignored?", false),
    READING(A_16_COMMAND_DIE, "A-16", "grouped|never",        "grouped",     NQM_04, "does a command figure grouped with fighting stands give a die?", false),
    READING(A_17_NEXT_HOUR,   "A-17", "anew|carries-over",    "anew",        NQM_19, "does the number of attacks start again in the next hour?", false),
    READING(A_19_WITHDRAWS,   "A-19", "either|attacker",      "either",      NQM_24, "may either side withdraw, or only the attacker give up?", false),
    {NULL, BAY_PARAM_WHOLE, NULL, 0, 0, NULL, 0, BAY_CERTAIN, NULL, false},
};
// clang-format on
