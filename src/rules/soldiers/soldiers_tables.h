// The tables whose rows the rules name. The enum and the table are both made from one list
// (rules/kit/kit_rows.h).
#ifndef BAY_RULES_SOLDIERS_TABLES_H
#define BAY_RULES_SOLDIERS_TABLES_H

#include "rules/kit/kit_system.h"

enum soldiers_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "clauses.def"
#undef CLAUSE
};

// clang-format off

// Kinds of ground: their words, as in SOLDIERS_KIND_WORDS, letters and levels.
#define SOLDIERS_KIND_ROWS(X) \
    X(CLEAR, "clear", 'o', 0, false) \
    X(WOODS, "woods", 'w', 0, false) \
    X(TOWN, "town", 't', 0, false) \
    X(CANAL, "canal", 'c', 0, false) \
    X(SLOPE, "slope", 's', 1, false) \
    X(CREST, "crest", 'h', 2, false) \
    X(IMPROVED, "improved", 'i', 0, false) \
    X(TRENCH, "trench", 'd', 0, false) \
    X(ROAD, "road", 'r', 0, false) \
    X(BRIDGE, "bridge", 'b', 0, false) \
    X(IMPASSABLE, "impassable", 'x', 0, false)
#define SOLDIERS_KIND_WORDS "clear|woods|town|canal|slope|crest|improved|trench|road|bridge|impassable"

// A column of the usual results table: the highest throw that eliminates, and that disrupts.
#define SOLDIERS_COLUMN(NUMBER, tag, odds, eliminates, disrupts) \
    NUMBER(ELIMINATED_##tag, "eliminated_" #tag, eliminates, 0, SOLDIERS_TOTAL_MAX, ARV_10, BAY_GUESS, "highest throw that eliminates at " odds) \
    NUMBER(DISRUPTED_##tag, "disrupted_" #tag, disrupts, 0, SOLDIERS_TOTAL_MAX, ARV_10, BAY_GUESS, "highest throw that disrupts, or does worse, at " odds)

// Every number and every reading: the catalogue's tables A-T1 to A-T4 and its rows AMB-….
#define SOLDIERS_PARAM_ROWS(NUMBER, READING) \
    SOLDIERS_COLUMN(NUMBER, 1_3, "1-3", "0", "1") \
    SOLDIERS_COLUMN(NUMBER, 1_2, "1-2", "0", "2") \
    SOLDIERS_COLUMN(NUMBER, 1_1, "1-1", "0", "3") \
    SOLDIERS_COLUMN(NUMBER, 2_1, "2-1", "1", "4") \
    SOLDIERS_COLUMN(NUMBER, 3_1, "3-1", "2", "5") \
    SOLDIERS_COLUMN(NUMBER, 4_1, "4-1", "3", "5") \
    SOLDIERS_COLUMN(NUMBER, 5_1, "5-1", "4", "6") \
    SOLDIERS_COLUMN(NUMBER, 6_1, "6-1", "5", "6") \
    NUMBER(IMPROVED_SHIFT, "improved_shift", "1", 0, 9, ARV_29, BAY_CERTAIN, "columns to the left against an improved position") \
    NUMBER(WOODS_SHIFT, "woods_shift", "1", 0, 9, ARV_29, BAY_CERTAIN, "columns to the left against woods") \
    NUMBER(SLOPE_SHIFT, "slope_shift", "1", 0, 9, ARV_30, BAY_CERTAIN, "columns to the left against a slope, from below") \
    NUMBER(CREST_SHIFT, "crest_shift", "1", 0, 9, ARV_30, BAY_CERTAIN, "columns to the left against a crest, from below") \
    NUMBER(CANAL_SHIFT, "canal_shift", "1", 0, 9, ARV_31, BAY_CERTAIN, "columns to the left against a canal, from outside it") \
    NUMBER(TOWN_SHIFT, "town_shift", "2", 0, 9, ARV_32, BAY_CERTAIN, "columns to the left against a town") \
    NUMBER(TRENCH_SHIFT, "trench_shift", "2", 0, 9, ARV_32, BAY_CERTAIN, "columns to the left against a trench") \
    NUMBER(STACKING_LIMIT, "stacking_limit", "8", 1, 99, ARV_S1, BAY_CERTAIN, "stacking points that may stand in a hex") \
    NUMBER(INFANTRY_STACKING, "infantry_stacking", "4", 1, 99, ARV_S1, BAY_CERTAIN, "stacking points of a Russian or German infantry company") \
    NUMBER(INFANTRY_STACKING_OTHER, "infantry_stacking_other", "4", 1, 99, ARV_S1, BAY_LIKELY, "stacking points of an infantry company of another nation") \
    NUMBER(CAVALRY_STACKING, "cavalry_stacking", "2", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a mounted squadron") \
    NUMBER(DISMOUNTED_STACKING, "dismounted_stacking", "2", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a dismounted squadron") \
    NUMBER(MACHINE_GUN_STACKING, "machine_gun_stacking", "1", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a machine-gun platoon") \
    NUMBER(FIELD_GUN_STACKING, "field_gun_stacking", "1", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a field-gun platoon") \
    NUMBER(FIELD_BATTERY_STACKING, "field_battery_stacking", "2", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a field-gun battery") \
    NUMBER(HOWITZER_STACKING, "howitzer_stacking", "1", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a howitzer platoon") \
    NUMBER(HOWITZER_BATTERY_STACKING, "howitzer_battery_stacking", "2", 1, 99, ARV_S1, BAY_GUESS, "stacking points of a howitzer battery") \
    NUMBER(POINTS_NEEDED, "points_needed", "2", 0, 20, ARV_12, BAY_CERTAIN, "movement points that must be left to assault") \
    NUMBER(INFANTRY_ALLOWANCE, "infantry_allowance", "3", 0, 20, ARV_S7, BAY_LIKELY, "movement points of infantry") \
    NUMBER(DISMOUNTED_ALLOWANCE, "dismounted_allowance", "3", 0, 20, ARV_S7, BAY_LIKELY, "movement points of dismounted cavalry") \
    NUMBER(CLEAR_COST, "clear_cost", "1", 0, 9, ARV_S5, BAY_GUESS, "movement points to enter clear ground") \
    NUMBER(WOODS_COST, "woods_cost", "2", 0, 9, ARV_S5, BAY_GUESS, "movement points to enter woods") \
    NUMBER(SLOPE_COST, "slope_cost", "2", 0, 9, ARV_S5, BAY_GUESS, "movement points to enter a slope") \
    NUMBER(CREST_COST, "crest_cost", "2", 0, 9, ARV_S5, BAY_GUESS, "movement points to enter a crest") \
    NUMBER(TOWN_COST, "town_cost", "1", 0, 9, ARV_S5, BAY_GUESS, "movement points to enter a town") \
    NUMBER(ROAD_HALF_POINTS, "road_half_points", "1", 0, 9, ARV_S5, BAY_CERTAIN, "half movement points from hex to hex along a road") \
    NUMBER(CANAL_EXTRA, "canal_extra", "3", 0, 9, ARV_S5, BAY_CERTAIN, "movement points more to leave a canal but by a bridge") \
    NUMBER(INFANTRY_ATTACK, "infantry_attack", "3", 0, 99, ARV_S2, BAY_GUESS, "attack strength of an infantry company") \
    NUMBER(DISMOUNTED_ATTACK, "dismounted_attack", "2", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a dismounted squadron") \
    NUMBER(MACHINE_GUN_ATTACK, "machine_gun_attack", "3", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a machine-gun platoon") \
    NUMBER(FIELD_GUN_ATTACK, "field_gun_attack", "3", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a field-gun platoon") \
    NUMBER(AUSTRIAN_FIELD_GUN_ATTACK, "austrian_field_gun_attack", "3", 0, 99, ARV_S2, BAY_CERTAIN, "attack strength of an Austro-Hungarian field-gun platoon") \
    NUMBER(FIELD_BATTERY_ATTACK, "field_battery_attack", "6", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a field-gun battery") \
    NUMBER(HOWITZER_ATTACK, "howitzer_attack", "3", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a howitzer platoon") \
    NUMBER(HOWITZER_BATTERY_ATTACK, "howitzer_battery_attack", "6", 0, 99, ARV_S2, BAY_GUESS, "attack strength of a howitzer battery") \
    NUMBER(INFANTRY_RANGE, "infantry_range", "8", 0, 30, ARV_S6, BAY_GUESS, "range in hexes of infantry") \
    NUMBER(DISMOUNTED_RANGE, "dismounted_range", "6", 0, 30, ARV_S6, BAY_GUESS, "range in hexes of dismounted cavalry") \
    NUMBER(MACHINE_GUN_RANGE, "machine_gun_range", "12", 0, 30, ARV_S6, BAY_GUESS, "range in hexes of machine guns") \
    NUMBER(FIELD_GUN_RANGE, "field_gun_range", "30", 0, 30, ARV_S6, BAY_GUESS, "range in hexes of field guns") \
    NUMBER(HOWITZER_RANGE, "howitzer_range", "30", 0, 30, ARV_S6, BAY_GUESS, "range in hexes of howitzers") \
    NUMBER(CLEAR_DEFENCE, "clear_defence", "3", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of clear ground") \
    NUMBER(IMPROVED_DEFENCE, "improved_defence", "4", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of an improved position") \
    NUMBER(WOODS_DEFENCE, "woods_defence", "4", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of woods") \
    NUMBER(SLOPE_DEFENCE, "slope_defence", "3", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of a slope") \
    NUMBER(CREST_DEFENCE, "crest_defence", "3", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of a crest") \
    NUMBER(CANAL_DEFENCE, "canal_defence", "3", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of a canal") \
    NUMBER(TOWN_DEFENCE, "town_defence", "6", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of a town") \
    NUMBER(TRENCH_DEFENCE, "trench_defence", "6", 1, 99, ARV_S2, BAY_GUESS, "defence strength against fire of a trench") \
    NUMBER(CHARGE_ELIMINATES, "charge_eliminates", "1", 0, 6, ARV_35, BAY_GUESS, "highest die with which a charge eliminates") \
    NUMBER(CHARGE_DISRUPTS, "charge_disrupts", "3", 0, 6, ARV_35, BAY_GUESS, "highest die with which a charge disrupts, or does worse") \
    READING(A_1_ROUNDING, (ROUND_DOWN, ROUND_NEAREST, ROUND_UP), "AMB-A1", "down|nearest|up", "down", ARV_09, BAY_LIKELY, "which way are odds between two columns rounded?") \
    READING(A_2_DEFENDERS, (WHOLE_HEX, NAMED_UNITS), "AMB-A2", "hex|named", "hex", ARV_09, BAY_OPEN, "is the whole hex assaulted, or only the units that are named?") \
    READING(A_3_OFF_TABLE, (OFF_IS_NONE, OFF_IS_CLAMPED), "off_table", "none|clamp", "none", ARV_28, BAY_OPEN, "left of the table: no effect, or the leftmost column?") \
    READING(A_4_ABOVE, (CAPPED_FIRST, SHIFTED_FROM_RATIO), "AMB-A4", "cap|ratio", "cap", ARV_28, BAY_OPEN, "odds above the top column: is the shift from that column, or from the true odds?") \
    READING(A_6_RETREAT, (DEFENDER_CHOOSES, ATTACKER_CHOOSES), "AMB-A6", "defender|attacker", "defender", ARV_21, BAY_OPEN, "who chooses where a unit retreats to?") \
    READING(A_7_OPEN, (ALL_BLOCK, ENEMY_ONLY), "AMB-A7", "all-block|enemy-only", "all-block", ARV_23, BAY_GUESS, "do full and impassable hexes and the edge bar a retreat, or the enemy alone?") \
    READING(A_8_MIXED, (EACH_BY_ITSELF, ALL_TOGETHER), "AMB-A8", "each|together", "each", ARV_24, BAY_CERTAIN, "some were disrupted before: does each suffer by itself, or all together?") \
    READING(A_9_BEFORE, (THIS_PHASE_COUNTS, EARLIER_ONLY), "AMB-A9", "counts|earlier-only", "counts", ARV_24, BAY_CERTAIN, "does disruption in this phase count as before the assault?") \
    READING(A_10_CANCEL, (MAY_CANCEL, BOUND), "AMB-A10", "may-cancel|bound", "may-cancel", ARV_18, BAY_OPEN, "may an assault that was announced be cancelled?") \
    READING(A_11_EARLIER, (EARLIER_STAY_OUT, EARLIER_ASSAULT), "AMB-A11", "no|yes", "no", ARV_16, BAY_LIKELY, "may a unit assault that was disrupted in an earlier phase?") \
    READING(A_12_CHARGED, (CHARGED_DROPS_OUT, CHARGED_ASSAULTS), "AMB-A12", "drops-out|assaults", "drops-out", ARV_36, BAY_CERTAIN, "does a unit disrupted by a charge drop out of its assault?") \
    READING(A_13_EMPTIED, (EMPTIED_IS_LEFT, EMPTIED_IS_ENTERED), "AMB-A13", "no|yes", "no", ARV_26, BAY_OPEN, "may they advance into a hex that was emptied before the assault?") \
    READING(A_15_ONE_HEX, (ONE_HEX_SPENDS, ONE_HEX_ASSAULTS), "AMB-A15", "no|yes", "no", ARV_12, BAY_CERTAIN, "may a unit assault that moved its one hex without the points?") \
    READING(A_16_FIRE, (SEQUENTIAL, SIMULTANEOUS), "AMB-A16", "sequential|simultaneous", "sequential", ARV_19, BAY_LIKELY, "does fire take effect at once, or after all fire of both sides?") \
    READING(A_17_LOWER, (EVERY_LOWER, ANY_LOWER), "AMB-A17", "every|any", "every", ARV_30, BAY_CERTAIN, "slope and crest: must every attacker be lower, or is one enough?") \
    READING(A_18_APART, (MAY_PART, ONE_TARGET), "AMB-A18", "yes|no", "yes", ARV_14, BAY_OPEN, "may two units of a hex assault two hexes?") \
    READING(A_19_DISRUPTED, (FULL_VALUE, HALF_VALUE), "AMB-A19", "full|half", "full", ARV_09, BAY_CERTAIN, "does a disrupted defender count his full stacking value, or half?") \
    READING(A_21_ADVANCE, (BY_POINTS, BY_UNITS), "AMB-A21", "points|units", "points", ARV_27, BAY_OPEN, "is the advance limited by stacking points, or by the number of units?") \
    READING(ASSAULT_ORDER, (ASSAULTS_CHOSEN, ASSAULTS_BY_MAP), "assault_order", "chosen|map", "chosen", ARV_04, BAY_OPEN, "does the attacker choose which hex is assaulted next, or are they assaulted from the north-west on, row by row?", "map") \
    READING(UNIT_ORDER, (UNITS_CHOSEN, UNITS_LISTED), "unit_order", "chosen|listed", "chosen", ARV_S3, BAY_OPEN, "does a side choose which of its units fires, charges or retreats next, or do they as they are listed?", "listed") \
    READING(FIRE_ON, (FIRE_AT_HEX, FIRE_AT_UNIT), "fire_on", "hex|unit", "hex", ARV_S2, BAY_GUESS, "does fire hit every unit in a hex, or one that is chosen?") \
    READING(FIRE_AGAIN, (AGAIN_STAYS, AGAIN_ELIMINATED), "fire_again", "stays|eliminated", "stays", ARV_S9, BAY_GUESS, "a disrupted unit is disrupted again, by fire or a charge: does it stay so, or go?") \
    READING(DISRUPTED_FIRE, (DISRUPTED_RESTS, DISRUPTED_MAY_FIRE), "disrupted_fire", "no|yes", "no", ARV_S9, BAY_GUESS, "may a disrupted unit fire, observe and charge?") \
    READING(EQUAL_UNITS, (EQUALS_FROM_FIRST, EQUALS_FROM_LAST), "equal_units", "first|last", "first", ARV_04, BAY_GUESS, "units that the standing orders leave equal: is the first by id taken, or the last?")

// The stages at which something is asked, thrown or over. A further question is a row here and the
// functions that it names, which are in the files of the rules that they carry out.

// Fire or the charges of one side: which unit is next, at whom, and its die, one after another.
// `back` is BAY_ROWS if not firing means holding back, else SOLDIERS_NONE.
#define SOLDIERS_NONE(...) NULL
#define SOLDIERS_SHOT(X, CHOICE, CHANCE, tag, side, asked, thrown, name, does, done, orders, not, go, back) \
    X(tag##_NEXT, CHOICE(soldiers_apply_next_shot, soldiers_list_next_shot, go##_NEXT, go##_NO_MORE), \
        .id = "next-" name, .who = BAY_##side, .clause = asked, .words = "Who is next to " does "?", \
        .standing = "those whom the scenario says, the first by name first", .declines = back(go##_NO_MORE)) \
    X(tag, CHOICE(soldiers_apply_shot, soldiers_list_shot, not, go), .id = name, .who = BAY_##side, .clause = asked, \
        .words = "Does {unit} " does "?", .standing = orders, .declines = back(not), .about = soldiers_about_cursor) \
    X(tag##_DIE, CHANCE(soldiers_resolve_shot, soldiers_about_shot), .id = name "-die", .clause = thrown, \
        .words = "{unit} " done " {other}", .stages = BAY_STAGE_NAMES("the " does))

// The retreats that this side chooses: which unit is next, and where it goes.
#define SOLDIERS_RETREATS(X, CHOICE, tag, side, name, next, where, orders) \
    X(NEXT_##tag, CHOICE(soldiers_apply_next_retreat, soldiers_list_next_retreat, OPTION_NEXT_RETREAT), \
        .id = "next-" name, .who = BAY_##side, .clause = ARV_21, .words = next, \
        .standing = "the unit of the most stacking points retreats first") \
    X(tag, CHOICE(soldiers_apply_retreat, soldiers_list_retreat, OPTION_RETREAT, OPTION_LEAVE_BOARD), \
        .id = name, .who = BAY_##side, .clause = ARV_21, .words = where, .standing = orders, .about = soldiers_about_in_hand)

#define SOLDIERS_STEP_ROWS(X, CHOICE, EITHER, CHANCE, END) \
    X(ANNOUNCE, CHOICE(soldiers_apply_announce, soldiers_list_announce, OPTION_ASSAULT, OPTION_NO_ASSAULT), \
        .id = "announce", .who = BAY_ATTACKER, .clause = ARV_18, .words = "Does {unit} announce an assault?", \
        .standing = "every unit that may announces an assault on the first enemy next to it, unless the scenario says another", \
        .bundle = "announcement", .declines = BAY_ROWS(OPTION_NO_ASSAULT), .about = soldiers_about_cursor) \
    X(NAME, CHOICE(soldiers_apply_name, soldiers_list_name, OPTION_NAME, OPTION_SPARE), \
        .id = "name", .who = BAY_ATTACKER, .clause = ARV_18, .words = "Does {unit} assault {other}?", \
        .standing = "all units in a hex are assaulted", .bundle = "announcement", .about = soldiers_about_name) \
    SOLDIERS_SHOT(X, CHOICE, CHANCE, FIRE, ATTACKER, ARV_S3, ARV_S2, "fire", "fire", "fires at", \
        "the attacker holds his fire, unless the scenario says whom to fire at", \
        OPTION_HOLD_FIRE, OPTION_FIRE, SOLDIERS_NONE) \
    SOLDIERS_SHOT(X, CHOICE, CHANCE, DEFENDER_FIRE, DEFENDER, ARV_S3, ARV_S2, "defender-fire", "fire", "fires at", \
        "the defender holds his fire, unless the scenario says whom to fire at", \
        OPTION_HOLD_FIRE, OPTION_FIRE, SOLDIERS_NONE) \
    SOLDIERS_SHOT(X, CHOICE, CHANCE, CHARGE, ATTACKER, ARV_35, ARV_35, "charge", "charge", "charges", \
        "the attacker's cavalry charges nobody, unless the scenario says whom", \
        OPTION_NO_CHARGE, OPTION_CHARGE, BAY_ROWS) \
    SOLDIERS_SHOT(X, CHOICE, CHANCE, DEFENDER_CHARGE, DEFENDER, ARV_35, ARV_35, "defender-charge", "charge", "charges", \
        "the defender's cavalry charges nobody, unless the scenario says whom", \
        OPTION_NO_CHARGE, OPTION_CHARGE, BAY_ROWS) \
    X(NEXT_ASSAULT, CHOICE(soldiers_apply_next_assault, soldiers_list_next_assault, OPTION_NEXT_ASSAULT), \
        .id = "next-assault", .who = BAY_ATTACKER, .clause = ARV_04, \
        .words = "Which hex is assaulted next?", .standing = "the hex of the first defender by name") \
    X(CANCEL, EITHER(soldiers_apply_cancel, OPTION_GO_IN, OPTION_CANCEL), .id = "cancel", .who = BAY_ATTACKER, .clause = ARV_07, \
        .words = "Does {unit} go in against {other}, as announced?", .standing = "every unit that has announced goes in", \
        .bundle = "cancelling", .declines = BAY_ROWS(OPTION_CANCEL), .about = soldiers_about_in_hand) \
    X(ASSAULT, CHANCE(soldiers_resolve_assault, soldiers_about_assault), .id = "assault", .clause = ARV_10, \
        .words = "Assault on {other}: {0} against {1} stacking {1:point|points}", .stages = BAY_STAGE_NAMES("the assault")) \
    SOLDIERS_RETREATS(X, CHOICE, RETREAT, DEFENDER, "retreat", "Who retreats next?", \
        "Where does {unit} retreat to?", "the defender retreats away from those who assaulted") \
    SOLDIERS_RETREATS(X, CHOICE, RETREAT_ATTACKER, ATTACKER, "retreat-attacker", "Who is driven back next?", \
        "Where is {unit} driven to?", "a unit is driven away from those who assaulted") \
    X(ADVANCE, EITHER(soldiers_apply_advance, OPTION_ADVANCE, OPTION_STAY), .id = "advance", .who = BAY_ATTACKER, .clause = ARV_26, \
        .words = "Does {unit} advance into {other}?", .standing = "the first that fit advance", \
        .bundle = "advance", .about = soldiers_about_in_hand) \
    X(OVER, END, .id = "over", .clause = ARV_02, .words = "The phase is over")

#define SOLDIERS_OPTION_ROWS(X) \
    X(OPTION_ASSAULT, "assault-{unit}", "assault {unit}", ARV_14) \
    X(OPTION_NO_ASSAULT, "no-assault", "announce no assault", ARV_07) \
    X(OPTION_NAME, "name-{unit}", "assault {unit}", ARV_18) \
    X(OPTION_SPARE, "spare-{unit}", "leave {unit} alone", ARV_18) \
    X(OPTION_FIRE_NEXT, "fire-{unit}", "fire with {unit} next", ARV_S3) \
    X(OPTION_FIRE_NO_MORE, "cease-fire", "fire no more", ARV_S3) \
    X(OPTION_HOLD_FIRE, "hold-fire", "hold its fire", ARV_S3) \
    X(OPTION_FIRE, "fire-at-{unit}", "fire at {unit}", ARV_S2) \
    X(OPTION_CHARGE_NEXT, "charge-with-{unit}", "charge with {unit} next", ARV_35) \
    X(OPTION_CHARGE_NO_MORE, "cease-charges", "charge no more", ARV_35) \
    X(OPTION_NO_CHARGE, "no-charge", "charge nobody", ARV_35) \
    X(OPTION_CHARGE, "charge-{unit}", "charge {unit}", ARV_35) \
    X(OPTION_NEXT_ASSAULT, "assault-on-{unit}", "resolve the assault on {unit}", ARV_04) \
    X(OPTION_GO_IN, "go-in-{unit}", "go in with {unit}", ARV_07) \
    X(OPTION_CANCEL, "cancel-{unit}", "cancel the assault of {unit}", ARV_07) \
    X(OPTION_NEXT_RETREAT, "next-{unit}", "retreat with {unit} next", ARV_21) \
    X(OPTION_RETREAT, "retreat-{unit}", "retreat to {unit}", ARV_21) \
    X(OPTION_LEAVE_BOARD, "leave-board", "leave the board", ARV_23) \
    X(OPTION_ADVANCE, "advance-{unit}", "advance with {unit}", ARV_26) \
    X(OPTION_STAY, "stay-{unit}", "leave {unit} where it is", ARV_26)

#define SOLDIERS_FEATURE_ROWS(X) \
    X(FEATURE_POINTS, "attacker.points", "stacking points that go in, in the assault in hand", 0, POINTS_MOST) \
    X(FEATURE_AGAINST_POINTS, "defender.points", "stacking points that they meet there", 0, POINTS_MOST) \
    X(FEATURE_COLUMN, "column", "its column, 1 the leftmost (0: off the table, or no assault in hand)", 0, SOLDIERS_COLUMNS_MAX) \
    X(FEATURE_ASSAULTS_LEFT, "assaults_left", "hexes that are still to be assaulted", 0, SOLDIERS_SIDE_MAX) \
    X(FEATURE_ATTACKER_LOST, "attacker.lost", "attacker's stacking points eliminated", 0, POINTS_MOST) \
    X(FEATURE_DEFENDER_LOST, "defender.lost", "defender's stacking points eliminated", 0, POINTS_MOST) \
    X(FEATURE_ATTACKER_HURT, "attacker.disrupted", "attacker's units that are disrupted", 0, SOLDIERS_SIDE_MAX) \
    X(FEATURE_DEFENDER_HURT, "defender.disrupted", "defender's units that are disrupted", 0, SOLDIERS_SIDE_MAX) \
    X(FEATURE_OBJECTIVES_HELD, "objectives_held", "objectives that the defender holds", 0, SOLDIERS_SIDE_MAX)

#define SOLDIERS_ENDING_ROWS(X) \
    X(TAKEN, "taken", "hex taken", KIT_WORTH(0, 0), "the attacker is in it", true) \
    X(EMPTIED, "emptied", "hex emptied", KIT_WORTH(0, 0), "nobody is in it", true) \
    X(HELD, "held", "hex held", KIT_WORTH(0, 0), NULL, false) \
    X(ALL_CLEARED, "all-cleared", "all objectives cleared", KIT_WORTH(0, 0), "no defender is in any of them", true) \
    X(SOME_CLEARED, "some-cleared", "some objectives cleared", KIT_WORTH(0, 0), NULL, false) \
    X(NONE_CLEARED, "none-cleared", "no objective cleared", KIT_WORTH(0, 0), NULL, false) \
    X(UNRESOLVED, "unresolved", "unresolved", KIT_WORTH(0, 0), NULL, false)

// The defender's follow the attacker's.
#define SOLDIERS_MEASURE_ROWS(X) \
    X(MEASURE_ATTACKER_LOSSES, "attacker_losses", "attacker's losses", "stacking points", KIT_CASUALTIES(-5), false) \
    X(MEASURE_DEFENDER_LOSSES, "defender_losses", "defender's losses", "stacking points", KIT_CASUALTIES(5), false) \
    X(MEASURE_CLEARED, "objectives_cleared", "objectives cleared", "objectives", KIT_WORTH(100, 100), true) \
    X(MEASURE_TAKEN, "objectives_taken", "objectives taken", "objectives", KIT_WORTH(0, 0), false) \
    X(MEASURE_ATTACKER_DISRUPTED, "attacker_disrupted", "attacker's units disrupted", "units", KIT_WORTH(0, 0), false) \
    X(MEASURE_DEFENDER_DISRUPTED, "defender_disrupted", "defender's units disrupted", "units", KIT_WORTH(0, 0), false) \
    X(MEASURE_DRIVEN_BACK, "defender_driven_back", "defender's units driven back", "units", KIT_WORTH(0, 0), false)

// The sentences of a trace or a drawing.
#define SOLDIERS_TELLING_ROWS(X) \
    X(TELL_FIRST_PLAYER, ARV_03, "only the attacker, who is first in this phase, may close assault") \
    X(TELL_MAY_NOT, ARV_34, "{unit} does not close assault: it is neither infantry nor dismounted") \
    X(TELL_OUT_OF_ORDER, ARV_S9, "{unit} is disrupted and may not assault") \
    X(TELL_SPENT, ARV_12, "{unit} has too few movement points left to assault") \
    X(TELL_ANNOUNCES, ARV_18, "{unit} is to assault {other}") \
    X(TELL_SPARES, ARV_18, "{unit} does not assault {other}") \
    X(TELL_STAYS_OUT, ARV_07, "{unit} does not assault") \
    X(TELL_FIRE_BEGINS, ARV_S4, "{side} fires") \
    X(TELL_FIRE_BACK, ARV_S3, "{side} fires") \
    X(TELL_MAY_NOT_FIRE, ARV_13, "{unit} is to assault and does not fire") \
    X(TELL_MAY_NOT_FIRE_BACK, ARV_37, "{unit} is to assault and does not fire at the cavalry before it") \
    X(TELL_CANNOT_FIRE, ARV_S9, "{unit} is disrupted and does not fire") \
    X(TELL_HOLDS_FIRE, ARV_S3, "{unit} holds its fire") \
    X(TELL_OBSERVES, ARV_S6, "{other} observes for {unit}") \
    X(TELL_OBSERVES_TOO, ARV_17, "{other} is to assault, and observes for {unit}") \
    X(TELL_STILL_FIRES, ARV_19, "{unit} is to be assaulted, and may fire") \
    X(TELL_FIRES_ALL_THE_SAME, ARV_S3, "all fire at once, and {unit} fires all the same") \
    X(TELL_FIRES, ARV_S2, "{unit} fires at {other}: {0} against a defence strength of {1}") \
    X(TELL_FIRE_COLUMN, ARV_S2, "column {0}-{1}") \
    X(TELL_FIRE_DICE, ARV_S2, DICE) \
    X(TELL_FIRE_MISSES, ARV_S2, "the fire has no effect") \
    X(TELL_FIRE_DISRUPTS, ARV_S2, "{unit} is disrupted, and stays where it is") \
    X(TELL_FIRE_AGAIN, ARV_S9, "{unit} is disrupted already") \
    X(TELL_FIRE_ELIMINATES, ARV_S2, "{unit} is eliminated") \
    X(TELL_TWICE, ARV_S9, "{unit} is disrupted a second time, and eliminated") \
    X(TELL_DROPS_OUT, ARV_16, "{unit} does not assault any more") \
    X(TELL_RIDDEN_OUT, ARV_36, "{unit} does not assault any more") \
    X(TELL_NO_CHARGE, ARV_35, "{unit} does not charge") \
    X(TELL_CHARGES, ARV_04, "{unit} charges {other}") \
    X(TELL_CHARGES_FIRST, ARV_35, "{unit} charges {other}, which is to assault it") \
    X(TELL_CHARGE_DICE, ARV_35, DICE) \
    X(TELL_CHARGE_FAILS, ARV_35, "the charge has no effect") \
    X(TELL_CHARGE_DISRUPTS, ARV_35, "{unit} is disrupted by the charge") \
    X(TELL_CHARGE_ELIMINATES, ARV_35, "{unit} is ridden down and eliminated") \
    X(TELL_STANDS, ARV_36, "{unit} stands, and may assault the cavalry") \
    X(TELL_ASSAULTS_BEGIN, ARV_04, "fire and charges are over: the assaults begin") \
    X(TELL_LAST, ARV_02, "the assaults end the phase") \
    X(TELL_NO_ASSAULT, ARV_07, "nobody assaults") \
    X(TELL_NOBODY_LEFT, ARV_07, "nobody is left to assault {other}") \
    X(TELL_EMPTY, ARV_26, "{other} is empty: there is no assault, and nobody advances") \
    X(TELL_NONE_NAMED, ARV_09, "none of the named units is left in {other}") \
    X(TELL_CANCELS, ARV_07, "{unit} cancels its assault") \
    X(TELL_ADJACENT, ARV_08, "those who assault {other} are next to it") \
    X(TELL_GUNS_TOO, ARV_05, "{unit} is assaulted too, whatever it is") \
    X(TELL_COMBINED, ARV_15, "all who assault {other} make one attack") \
    X(TELL_ODDS, ARV_09, "{0} {0:stacking point assaults|stacking points assault} {1}") \
    X(TELL_HALVED, ARV_09, "the disrupted count half: against {0}{1#|.5}") \
    X(TELL_UNSHIFTED, ARV_10, "that is {0}-{1} in the open") \
    X(TELL_WOODS, ARV_29, "woods: {0} {0:column|columns} to the left") \
    X(TELL_IMPROVED, ARV_29, "improved position: {0} {0:column|columns} to the left") \
    X(TELL_UPHILL, ARV_30, "from below: {0} {0:column|columns} to the left") \
    X(TELL_LEVEL, ARV_30, "not from below: the height does not count") \
    X(TELL_CANAL, ARV_31, "canal: {0} {0:column|columns} to the left") \
    X(TELL_IN_CANAL, ARV_31, "an attacker is in the canal: it does not count") \
    X(TELL_TOWN, ARV_32, "town: {0} {0:column|columns} to the left") \
    X(TELL_TRENCH, ARV_32, "trench: {0} {0:column|columns} to the left") \
    X(TELL_SHIFTS, ARV_33, "together {0} columns to the left") \
    X(TELL_OFF_TABLE, ARV_28, "left of the table: no effect, and no die") \
    X(TELL_COLUMN, ARV_10, "column {0}-{1}") \
    X(TELL_DICE, ARV_10, DICE) \
    X(TELL_NO_EFFECT, ARV_20, "no effect") \
    X(TELL_DISRUPTED, ARV_21, "{unit} is disrupted and has to retreat") \
    X(TELL_WAS_DISRUPTED, ARV_24, "{unit} was disrupted before, and is eliminated") \
    X(TELL_GOES_TOO, ARV_24, "{unit} is eliminated with those who were disrupted before") \
    X(TELL_ELIMINATED, ARV_25, "{unit} is eliminated") \
    X(TELL_CLOSED, ARV_22, "{other} is held by the enemy") \
    X(TELL_CROWDED, ARV_S1, "there is no room for {unit} in {other}") \
    X(TELL_RETREATS, ARV_21, "{unit} retreats to {other}") \
    X(TELL_LEAVES, ARV_23, "{unit} leaves the board") \
    X(TELL_CUT_OFF, ARV_23, "{unit} cannot retreat, and is eliminated") \
    X(TELL_ADVANCES, ARV_26, "{unit} advances into {other}") \
    X(TELL_STAYS, ARV_26, "{unit} stays where it is") \
    X(TELL_FULL, ARV_27, "there is no room for {unit} in {other}") \
    X(TELL_IS_TAKEN, ARV_26, "{other} is taken") \
    X(TELL_IS_EMPTIED, ARV_26, "{other} is empty") \
    X(TELL_IS_HELD, ARV_26, "{other} is held") \
    X(SHOW_FORCES, ARV_09, "{0} {0:stacking point|stacking points} may assault {1}") \
    X(SHOW_FIRE, ARV_S3, "{0#nobody fires|the attacker may fire|the defender may fire|both sides may fire} first") \
    X(SHOW_CHARGES, ARV_35, "mounted cavalry may charge") \
    X(SHOW_NOT_ON_FOOT, ARV_34, "{unit} may not assault: neither infantry nor dismounted") \
    X(SHOW_SPENT, ARV_12, "{unit} may not assault: too few movement points left") \
    X(SHOW_OUT_OF_ORDER, ARV_S9, "{unit} may not assault: disrupted") \
    X(SHOW_TOO_FAR, ARV_08, "{unit} may not assault: no enemy in an adjacent hex") \
    X(SHOW_UNHELD, ARV_26, "{unit} will count as cleared unless a unit of the defender retreats there: no unit of his is there at the start") \
    X(SHOW_OBJECTIVE, ARV_26, "objective") \
    X(SHOW_TO_ASSAULT, ARV_18, "to assault {other}") \
    SOLDIERS_PIECES(X) \
    SOLDIERS_GROUNDS(X)

// What the dice do in a column: {0} is the highest throw that eliminates, {1} that disrupts and
// no more.
#define DICE "{0#no throw eliminates|{0} or less eliminates}, {1#none disrupts|{1} or less disrupts}"

// A unit, by its fate; {0} is its type.
#define SOLDIERS_PIECES(X) \
    X(SHOW_IN_ORDER, ARV_S8, TYPE) \
    X(SHOW_DISRUPTED, ARV_21, TYPE ", disrupted") \
    X(SHOW_GONE, ARV_25, TYPE ", eliminated") \
    X(SHOW_OFF_BOARD, ARV_23, TYPE ", disrupted, off the board")
#define TYPE "{0#infantry|mounted cavalry|dismounted cavalry|machine gun|field gun|howitzer}"

// The ground of a hex: what covers it, works, a road; {2} is its level.
#define SOLDIERS_GROUND_ROAD(X, tag, words) \
    X(tag, ARV_28, words HEIGHT) \
    X(tag##_ROAD, ARV_28, words ", road" HEIGHT)
#define HEIGHT "{2#|, level {2}}"

#define SOLDIERS_GROUND_WORKS(X, tag, words) \
    SOLDIERS_GROUND_ROAD(X, tag, words) \
    SOLDIERS_GROUND_ROAD(X, tag##_IMPROVED, words ", improved position") \
    SOLDIERS_GROUND_ROAD(X, tag##_TRENCH, words ", trench") \
    SOLDIERS_GROUND_ROAD(X, tag##_BOTH, words ", trench, improved position")

#define SOLDIERS_GROUNDS(X) \
    SOLDIERS_GROUND_WORKS(X, SHOW_OPEN, "open") \
    SOLDIERS_GROUND_WORKS(X, SHOW_SLOPE, "slope") \
    SOLDIERS_GROUND_WORKS(X, SHOW_CREST, "crest") \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS, "woods") \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS_SLOPE, "woods on a slope") \
    SOLDIERS_GROUND_WORKS(X, SHOW_WOODS_CREST, "woods on a crest") \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN, "town") \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN_SLOPE, "town on a slope") \
    SOLDIERS_GROUND_WORKS(X, SHOW_TOWN_CREST, "town on a crest") \
    SOLDIERS_GROUND_WORKS(X, SHOW_CANAL, "canal") \
    SOLDIERS_GROUND_WORKS(X, SHOW_BRIDGE, "canal with a bridge") \
    SOLDIERS_GROUND_WORKS(X, SHOW_IMPASSABLE, "impassable")
// clang-format on

enum soldiers_kind { SOLDIERS_KIND_ROWS(KIT_TAG) SOLDIERS_KINDS };
enum soldiers_param { SOLDIERS_PARAM_ROWS(KIT_TAG, KIT_TAG) SOLDIERS_PARAMS };
SOLDIERS_PARAM_ROWS(KIT_NOTHING, KIT_VALUES)
KIT_NAMES(SOLDIERS, soldiers);

#endif
