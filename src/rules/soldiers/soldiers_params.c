// Every number and every reading of the rules: the catalogue's tables A-T1 to A-T4 and its rows
// AMB-….

#include "soldiers.h"

#include <stddef.h>

#define NUMBER(row, name, usual, low, high, clause, confidence, words)                         \
    [row] = {name, BAY_PARAM_WHOLE, usual, low, high, NULL, clause, confidence, words, false}
#define COLUMN(place, name, odds, eliminated, disrupted)                                       \
    NUMBER(TABLE_FIRST + 2 * (place), "eliminated_" name, eliminated, 0, SOLDIERS_TOTAL_MAX,   \
           ARV_10, BAY_GUESS, "highest throw that eliminates at " odds),                       \
        NUMBER(TABLE_FIRST + 2 * (place) + 1, "disrupted_" name, disrupted, 0,                 \
               SOLDIERS_TOTAL_MAX, ARV_10, BAY_GUESS,                                          \
               "highest throw that disrupts, or does worse, at " odds)
#define SHIFT(row, name, usual, clause, where)                                                 \
    NUMBER(row, name, usual, 0, 9, clause, BAY_CERTAIN, "columns to the left against " where)
#define STACKING(row, name, usual, confidence, whose)                                          \
    NUMBER(row, name, usual, 1, 99, ARV_S1, confidence, "stacking points of " whose)
#define COST(row, name, usual, where)                                                          \
    NUMBER(row, name, usual, 0, 9, ARV_S5, BAY_GUESS, "movement points to enter " where)
#define ATTACK(row, name, usual, confidence, whose)                                            \
    NUMBER(row, name, usual, 0, 99, ARV_S2, confidence, "attack strength of " whose)
#define RANGE(row, name, usual, whose)                                                         \
    NUMBER(row, name, usual, 0, 30, ARV_S6, BAY_GUESS, "range in hexes of " whose)
#define DEFENCE(row, name, usual, where)                                                       \
    NUMBER(row, name, usual, 1, 99, ARV_S2, BAY_GUESS,                                         \
           "defence strength against fire of " where)
#define READING(row, name, readings, usual, clause, confidence, words)                         \
    [row] = {name, BAY_PARAM_READING, usual, 0, 0, readings, clause, confidence, words, false}

// clang-format off
const bay_param SOLDIERS_PARAM_TABLE[SOLDIERS_PARAMS + 1] = {
    COLUMN(0, "1_3", "1-3", "0", "1"),
    COLUMN(1, "1_2", "1-2", "0", "2"),
    COLUMN(2, "1_1", "1-1", "0", "3"),
    COLUMN(3, "2_1", "2-1", "1", "4"),
    COLUMN(4, "3_1", "3-1", "2", "5"),
    COLUMN(5, "4_1", "4-1", "3", "5"),
    COLUMN(6, "5_1", "5-1", "4", "6"),
    COLUMN(7, "6_1", "6-1", "5", "6"),

    SHIFT(IMPROVED_SHIFT, "improved_shift", "1", ARV_29, "an improved position"),
    SHIFT(WOODS_SHIFT,    "woods_shift",    "1", ARV_29, "woods"),
    SHIFT(SLOPE_SHIFT,    "slope_shift",    "1", ARV_30, "a slope, from below"),
    SHIFT(CREST_SHIFT,    "crest_shift",    "1", ARV_30, "a crest, from below"),
    SHIFT(CANAL_SHIFT,    "canal_shift",    "1", ARV_31, "a canal, from outside it"),
    SHIFT(TOWN_SHIFT,     "town_shift",     "2", ARV_32, "a town"),
    SHIFT(TRENCH_SHIFT,   "trench_shift",   "2", ARV_32, "a trench"),

    NUMBER(STACKING_LIMIT, "stacking_limit", "8", 1, 99, ARV_S1, BAY_CERTAIN, "stacking points that may stand in a hex"),
    STACKING(INFANTRY_STACKING,         "infantry_stacking",         "4", BAY_CERTAIN, "a Russian or German infantry company"),
    STACKING(INFANTRY_STACKING_OTHER,   "infantry_stacking_other",   "4", BAY_LIKELY,  "an infantry company of another nation"),
    STACKING(CAVALRY_STACKING,          "cavalry_stacking",          "2", BAY_GUESS,   "a mounted squadron"),
    STACKING(DISMOUNTED_STACKING,       "dismounted_stacking",       "2", BAY_GUESS,   "a dismounted squadron"),
    STACKING(MACHINE_GUN_STACKING,      "machine_gun_stacking",      "1", BAY_GUESS,   "a machine-gun platoon"),
    STACKING(FIELD_GUN_STACKING,        "field_gun_stacking",        "1", BAY_GUESS,   "a field-gun platoon"),
    STACKING(FIELD_BATTERY_STACKING,    "field_battery_stacking",    "2", BAY_GUESS,   "a field-gun battery"),
    STACKING(HOWITZER_STACKING,         "howitzer_stacking",         "1", BAY_GUESS,   "a howitzer platoon"),
    STACKING(HOWITZER_BATTERY_STACKING, "howitzer_battery_stacking", "2", BAY_GUESS,   "a howitzer battery"),

    NUMBER(POINTS_NEEDED,        "points_needed",        "2", 0, 20, ARV_12, BAY_CERTAIN, "movement points that must be left to assault"),
    NUMBER(INFANTRY_ALLOWANCE,   "infantry_allowance",   "3", 0, 20, ARV_S7, BAY_LIKELY,  "movement points of infantry"),
    NUMBER(DISMOUNTED_ALLOWANCE, "dismounted_allowance", "3", 0, 20, ARV_S7, BAY_LIKELY,  "movement points of dismounted cavalry"),
    COST(CLEAR_COST, "clear_cost", "1", "clear ground"),
    COST(WOODS_COST, "woods_cost", "2", "woods"),
    COST(SLOPE_COST, "slope_cost", "2", "a slope"),
    COST(CREST_COST, "crest_cost", "2", "a crest"),
    COST(TOWN_COST,  "town_cost",  "1", "a town"),
    NUMBER(ROAD_HALF_POINTS, "road_half_points", "1", 0, 9, ARV_S5, BAY_CERTAIN, "half movement points from hex to hex along a road"),
    NUMBER(CANAL_EXTRA,      "canal_extra",      "3", 0, 9, ARV_S5, BAY_CERTAIN, "movement points more to leave a canal but by a bridge"),

    ATTACK(INFANTRY_ATTACK,           "infantry_attack",           "3", BAY_GUESS,   "an infantry company"),
    ATTACK(DISMOUNTED_ATTACK,         "dismounted_attack",         "2", BAY_GUESS,   "a dismounted squadron"),
    ATTACK(MACHINE_GUN_ATTACK,        "machine_gun_attack",        "3", BAY_GUESS,   "a machine-gun platoon"),
    ATTACK(FIELD_GUN_ATTACK,          "field_gun_attack",          "3", BAY_GUESS,   "a field-gun platoon"),
    ATTACK(AUSTRIAN_FIELD_GUN_ATTACK, "austrian_field_gun_attack", "3", BAY_CERTAIN, "an Austro-Hungarian field-gun platoon"),
    ATTACK(FIELD_BATTERY_ATTACK,      "field_battery_attack",      "6", BAY_GUESS,   "a field-gun battery"),
    ATTACK(HOWITZER_ATTACK,           "howitzer_attack",           "3", BAY_GUESS,   "a howitzer platoon"),
    ATTACK(HOWITZER_BATTERY_ATTACK,   "howitzer_battery_attack",   "6", BAY_GUESS,   "a howitzer battery"),
    RANGE(INFANTRY_RANGE,    "infantry_range",    "8",  "infantry"),
    RANGE(DISMOUNTED_RANGE,  "dismounted_range",  "6",  "dismounted cavalry"),
    RANGE(MACHINE_GUN_RANGE, "machine_gun_range", "12", "machine guns"),
    RANGE(FIELD_GUN_RANGE,   "field_gun_range",   "30", "field guns"),
    RANGE(HOWITZER_RANGE,    "howitzer_range",    "30", "howitzers"),
    DEFENCE(CLEAR_DEFENCE,    "clear_defence",    "3", "clear ground"),
    DEFENCE(IMPROVED_DEFENCE, "improved_defence", "4", "an improved position"),
    DEFENCE(WOODS_DEFENCE,    "woods_defence",    "4", "woods"),
    DEFENCE(SLOPE_DEFENCE,    "slope_defence",    "3", "a slope"),
    DEFENCE(CREST_DEFENCE,    "crest_defence",    "3", "a crest"),
    DEFENCE(CANAL_DEFENCE,    "canal_defence",    "3", "a canal"),
    DEFENCE(TOWN_DEFENCE,     "town_defence",     "6", "a town"),
    DEFENCE(TRENCH_DEFENCE,   "trench_defence",   "6", "a trench"),

    NUMBER(CHARGE_ELIMINATES, "charge_eliminates", "1", 0, 6, ARV_35, BAY_GUESS, "highest die with which a charge eliminates"),
    NUMBER(CHARGE_DISRUPTS,   "charge_disrupts",   "3", 0, 6, ARV_35, BAY_GUESS, "highest die with which a charge disrupts, or does worse"),

    READING(A_1_ROUNDING,   "AMB-A1",  "down|nearest|up",        "down",         ARV_09, BAY_LIKELY,  "which way are odds between two columns rounded?"),
    READING(A_2_DEFENDERS,  "AMB-A2",  "hex|named",              "hex",          ARV_09, BAY_CERTAIN, "is the whole hex assaulted, or only the units that are named?"),
    READING(A_3_OFF_TABLE,  "off_table", "none|clamp",           "none",         ARV_28, BAY_CERTAIN, "left of the table: no effect, or the leftmost column?"),
    READING(A_4_ABOVE,      "AMB-A4",  "cap|ratio",              "cap",          ARV_28, BAY_CERTAIN, "odds above the top column: is the shift from that column, or from the true odds?"),
    READING(A_6_RETREAT,    "AMB-A6",  "defender|attacker",      "defender",     ARV_21, BAY_CERTAIN, "who chooses where a unit retreats to?"),
    READING(A_7_OPEN,       "AMB-A7",  "all-block|enemy-only",   "all-block",    ARV_23, BAY_CERTAIN, "do full and impassable hexes and the edge bar a retreat, or the enemy alone?"),
    READING(A_8_MIXED,      "AMB-A8",  "each|together",          "each",         ARV_24, BAY_CERTAIN, "some were disrupted before: does each suffer by itself, or all together?"),
    READING(A_9_BEFORE,     "AMB-A9",  "counts|earlier-only",    "counts",       ARV_24, BAY_CERTAIN, "does disruption in this phase count as before the assault?"),
    READING(A_10_CANCEL,    "AMB-A10", "may-cancel|bound",       "may-cancel",   ARV_18, BAY_CERTAIN, "may an assault that was announced be cancelled?"),
    READING(A_11_EARLIER,   "AMB-A11", "no|yes",                 "no",           ARV_16, BAY_CERTAIN, "may a unit assault that was disrupted in an earlier phase?"),
    READING(A_12_CHARGED,   "AMB-A12", "drops-out|assaults",     "drops-out",    ARV_36, BAY_CERTAIN, "does a unit disrupted by a charge drop out of its assault?"),
    READING(A_13_EMPTIED,   "AMB-A13", "no|yes",                 "no",           ARV_26, BAY_CERTAIN, "may they advance into a hex that was emptied before the assault?"),
    READING(A_15_ONE_HEX,   "AMB-A15", "no|yes",                 "no",           ARV_12, BAY_CERTAIN, "may a unit assault that moved its one hex without the points?"),
    READING(A_16_FIRE,      "AMB-A16", "sequential|simultaneous","sequential",   ARV_19, BAY_LIKELY,  "does fire take effect at once, or after all fire of both sides?"),
    READING(A_17_LOWER,     "AMB-A17", "every|any",              "every",        ARV_30, BAY_CERTAIN, "slope and crest: must every attacker be lower, or is one enough?"),
    READING(A_18_APART,     "AMB-A18", "yes|no",                 "yes",          ARV_14, BAY_CERTAIN, "may two units of a hex assault two hexes?"),
    READING(A_19_DISRUPTED, "AMB-A19", "full|half",              "full",         ARV_09, BAY_CERTAIN, "does a disrupted defender count his full stacking value, or half?"),
    READING(A_21_ADVANCE,   "AMB-A21", "points|units",           "points",       ARV_27, BAY_CERTAIN, "is the advance limited by stacking points, or by the number of units?"),
    READING(FIRE_ON,        "fire_on", "hex|unit",               "hex",          ARV_S2, BAY_GUESS,   "does fire hit every unit in a hex, or one that is chosen?"),
    READING(FIRE_AGAIN,     "fire_again", "stays|eliminated",    "stays",        ARV_S9, BAY_GUESS,   "a disrupted unit is disrupted again, by fire or a charge: does it stay so, or go?"),
    {NULL, BAY_PARAM_WHOLE, NULL, 0, 0, NULL, 0, BAY_CERTAIN, NULL, false},
};
// clang-format on
