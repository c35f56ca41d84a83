// Every number and every reading of the rules: the catalogue's PCC-18 to 25, its table B2 and its
// rows B-….

#include "portable.h"

#include <stddef.h>

#define NUMBER(row, name, usual, low, high, clause, confidence, words)                         \
    [row] = {name, BAY_PARAM_WHOLE, usual, low, high, NULL, clause, confidence, words, false}
#define READING(row, name, readings, usual, clause, confidence, words)                         \
    [row] = {name, BAY_PARAM_READING, usual, 0, 0, readings, clause, confidence, words, false}

// clang-format off
const bay_param PORTABLE_PARAM_TABLE[PORTABLE_PARAMS + 1] = {
    NUMBER(HIT_FROM,          "hit_from",          "5", 1, 7, PCC_18, BAY_CERTAIN, "lowest die that hits, before modifiers"),
    NUMBER(COVER,             "cover",             "1", 0, 5, PCC_19, BAY_CERTAIN, "taken off an attacker's roll when the defender is uphill or in cover"),
    NUMBER(COMMANDER_HELP,    "commander_help",    "1", 0, 5, PCC_20, BAY_CERTAIN, "added with a commander of its own side near"),
    NUMBER(FLANK_HELP,        "flank_help",        "1", 0, 5, PCC_21, BAY_CERTAIN, "added to a roll against the defender's flank or rear"),
    NUMBER(FLANKED,           "flanked",           "1", 0, 5, PCC_22, BAY_CERTAIN, "taken off a defender's roll when its flank or rear is attacked"),
    NUMBER(CAVALRY_HELP,      "cavalry_help",      "1", 0, 5, PCC_23, BAY_CERTAIN, "added for cavalry in open terrain against a unit that nothing covers"),
    NUMBER(ARTILLERY_HELP,    "artillery_help",    "1", 0, 5, PCC_24, BAY_CERTAIN, "added for artillery that fights to its front"),
    NUMBER(AGAINST_ARTILLERY, "against_artillery", "1", 0, 5, PCC_25, BAY_CERTAIN, "added to a roll against artillery"),
    NUMBER(INFANTRY_HELP,     "infantry_help",     "0", 0, 5, PCC_37, BAY_CERTAIN, "added for infantry, and not for dismounted cavalry"),

    NUMBER(POOR_ROUTED,       "poor_routed",       "4", 0, 6, PCC_28, BAY_CERTAIN, "highest die with which a Poor unit that is hit is routed"),
    NUMBER(AVERAGE_ROUTED,    "average_routed",    "3", 0, 6, PCC_28, BAY_LIKELY,  "highest die with which an Average unit that is hit is routed"),
    NUMBER(ELITE_ROUTED,      "elite_routed",      "2", 0, 6, PCC_28, BAY_LIKELY,  "highest die with which an Elite unit that is hit is routed, or a commander lost"),

    NUMBER(FIRE_FROM,         "fire_from",         "5", 1, 7, PCC_38, BAY_CERTAIN, "lowest die with which fire hits, before modifiers"),
    NUMBER(FIRE_COMMANDER,    "fire_commander",    "1", 0, 5, PCC_38, BAY_CERTAIN, "added to fire with a commander of its own side near"),
    NUMBER(FIRE_COVER,        "fire_cover",        "1", 0, 5, PCC_38, BAY_CERTAIN, "taken off fire at a target in cover"),
    NUMBER(FIRE_UNMOVED,      "fire_unmoved",      "0", 0, 5, PCC_38, BAY_GUESS,   "added to the fire of a unit that has not moved"),

    READING(B_1_ADJACENT,   "B-1",  "orthogonal|diagonal", "orthogonal", PCC_20, BAY_CERTAIN, "is a commander near who is diagonal to the roller?"),
    READING(B_2_COMMANDERS, "B-2",  "once|each", "once", PCC_20, BAY_CERTAIN, "with two commanders near: does one help, or each?"),
    READING(B_3_TO_FRONT,   "B-3",  "combat|any", "combat", PCC_11, BAY_CERTAIN, "must a defender roll at the unit to its front only if that is in the combat, or at any enemy there?"),
    READING(B_4_OWN_FLANK,  "B-4",  "once|each|until-rolled", "once", PCC_22, BAY_CERTAIN, "the defender's minus for an attacked flank: once for the whole combat, for each such attacker, or only until it has rolled?"),
    READING(B_5_WORKS,      "B-5",  "faces|all", "faces", PCC_19, BAY_CERTAIN, "do works cover the faces that are marked, or all round?"),
    READING(B_6_COVER,      "B-6",  "once|each", "once", PCC_19, BAY_CERTAIN, "cover of several kinds: one minus in all, or one for each?"),
    READING(B_7_OPEN,       "B-7",  "uncovered|both-open", "uncovered", PCC_23, BAY_CERTAIN, "cavalry in the open: must the target merely have no cover, or stand in open terrain too?"),
    READING(B_8_DISMOUNTED, "B-8",  "no|yes", "no", PCC_23, BAY_CERTAIN, "does dismounted cavalry gain in the open as mounted cavalry does?"),
    READING(B_9_ORDER,      "B-9",  "chosen|left-to-right", "chosen", PCC_08, BAY_CERTAIN, "does the attacker choose which combat is fought next, or are they fought from left to right?"),
    READING(B_10_DECLARED,  "B-10", "first|one-by-one", "first", PCC_08, BAY_CERTAIN, "is all declared before the first combat, or each combat after the last is over?"),
    READING(B_11_ADVANCES,  "B-11", "any|hitter", "any", PCC_33, BAY_CERTAIN, "which attacker may advance: any in that combat, or only the one that hit?"),
    READING(B_12_COMMANDER_MOVES, "B-12", "together|apart", "together", PCC_29, BAY_CERTAIN, "does a commander move with the unit in his square?"),
    READING(B_13_RETREAT,   "retreat", "away|straight|rear|owner", "away", PCC_30, BAY_CERTAIN, "where does a unit fall back: straight away from who hit it, or elsewhere if that is blocked; straight only; to its own rear; or where its owner likes?"),
    READING(B_14_NO_RETREAT,"no_retreat", "destroyed|stays|pushes", "destroyed", PCC_30, BAY_LIKELY, "a unit that has nowhere to fall back to: destroyed, stays, or pushes its friends back?"),
    READING(B_15_FACING,    "B-15", "kept|free", "kept", PCC_30, BAY_CERTAIN, "does a unit keep its facing as it falls back or advances, or may it turn?"),
    READING(B_16_TAKE_LOSS, "B-16", "no|yes", "no", PCC_28, BAY_CERTAIN, "may the owner of a unit that must fall back take it off instead?"),
    READING(B_17_ROLLS_BACK,"B-17", "no|yes", "no", PCC_12, BAY_CERTAIN, "may a commander alone roll against those who attack him?"),
    READING(B_19_FLANKED,   "B-19", "defenders|both", "defenders", PCC_22, BAY_CERTAIN, "does an attacked flank count against defenders only, or against attackers too?"),
    READING(B_20_GUNS_ROLL_BACK, "B-20", "yes|no", "yes", PCC_24, BAY_CERTAIN, "does artillery attacked in flank or rear alone roll back?"),
    READING(B_22_SURVIVES,  "B-22", "alone|stays|lost", "alone", PCC_29, BAY_CERTAIN, "the unit is destroyed and the commander in its square survives: falls back alone, stays, or is lost?"),
    READING(RIVERS,         "river", "bars|crossed", "bars", PCC_30, BAY_GUESS, "may a unit fall back or advance into a river?"),
    READING(ROLLS,          "rolls", "in-order|together", "in-order", PCC_31, BAY_CERTAIN, "do units roll in order, the first hit ending the combat, or all of them together?"),
    {NULL, BAY_PARAM_WHOLE, NULL, 0, 0, NULL, 0, BAY_CERTAIN, NULL, false},
};
// clang-format on
