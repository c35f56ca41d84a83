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

    [LIGHT_FIRE_FROM] = {"light_fire_from", BAY_PARAM_WHOLE, "5", 2, 7, NULL, NQM_35, BAY_GUESS,
                         "lowest die with which a stand's fire hits a tank as a Light target", false},

    READING(A_1_VETERANS_HOLD,"A-1",  "3-to-6|3-and-6",       "3-to-6",      NQM_26, "do Veterans hold on 3 to 6, or on 3 and 6 only?", false),
    READING(A_2_FRACTION_OF,  "A-2",  "start|remaining",      "start",       NQM_25, "the break point: casualties as a fraction of the strength at the start, or strength remaining?", true),
    READING(A_3_UNIT,         "A-3",  "battalion|whole|stand","battalion",   NQM_25, "which unit tests: each battalion, all of the side as one, or each stand?", false),
    READING(A_4_EARLIER_PINS, "A-4",  "count|ignore",         "count",       NQM_25, "do casualties brought from the firefight count towards the break point?", false),
    READING(A_5_HOW_OFTEN,    "A-5",  "once|again",           "once",        NQM_25, "does a unit test once, or after every attack that hurts it past its break point?", false),
    READING(A_6_BOTH_TEST,    "A-6",  "together|attacker-first|defender-first","together", NQM_25, "both sides must test: together, or one first, and the other only if that one holds?", false),
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
    READING(A_18_MIXED,       "A-18", "forbidden|worst|best|commonest|per-stand", "forbidden", NQM_04, "stands of different quality on a side: forbidden, or of which quality is the side?", false),
    READING(A_19_WITHDRAWS,   "A-19", "either|attacker",      "either",      NQM_24, "may either side withdraw, or only the attacker give up?", false),
    READING(A_21_REINFORCED,  "A-21", "grows|no",             "grows",       NQM_25, "do reinforcements count in the strength that the break point is a fraction of?", false),
    READING(A_22_SUPPORT_FIRE,"A-22", "self-defence|never",   "self-defence",NQM_42, "may a disorganised support stand fire in self-defence, or never?", false),
    READING(A_28_ORDER,       "A-28", "attacker|defender|scenario", "attacker", NQM_32, "who fixes the order of attacks that nobody coordinates?", false),
    READING(AREAS,            "areas", "own|together",        "own",         NQM_23, "is each area of a position fought for by itself, or all as one?", false),
    READING(BASE_LOSS,        "base_loss", "no|tests",        "no",          NQM_S09, "later edition: does the loss of a base call for a test?", false),
    READING(DISORGANISED,     "disorganised", "disperses|fights", "disperses", NQM_S10, "does a disorganised unit that is assaulted disperse, or fight?", true),
    READING(MUST_REINFORCE,   "must_reinforce", "no|yes",     "no",          NQM_S11, "later edition: must an attack that suffers more than it inflicts be reinforced before it goes on?", false),
    READING(MOUNTED_ASSAULT,  "mounted_assault", "no|yes",    "no",          NQM_S13, "later edition: may armour and mounted infantry assault without winning the firefight?", false),
    {NULL, BAY_PARAM_WHOLE, NULL, 0, 0, NULL, 0, BAY_CERTAIN, NULL, false},
};
// clang-format on
