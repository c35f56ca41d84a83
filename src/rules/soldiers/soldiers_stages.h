// The stages at which something is asked, thrown or over: the step table. A question more is a row
// here and the functions that it names, which stand with the rules that they carry out.
#ifndef BAY_RULES_SOLDIERS_STAGES_H
#define BAY_RULES_SOLDIERS_STAGES_H

#include "soldiers_tables.h"

// clang-format off

// Fire or the charges of one side: whose is next, at whom, and its die, one after another. `back` is
// BAY_ROWS where not to is to hold back, else SOLDIERS_NONE.
#define SOLDIERS_NONE(...) NULL
#define SOLDIERS_SHOT(X, tag, side, asked, thrown, name, does, done, orders, not, go, back) \
    X(tag##_NEXT, .id = "next-" name, .kind = BAY_CHOICE, .who = BAY_##side, .clause = asked, \
        .words = "Who is next to " does "?", \
        .standing = "those whom the scenario says, the first by name first", \
        .offers = BAY_ROWS(go##_NEXT, go##_NO_MORE), .declines = back(go##_NO_MORE), \
        .options = soldiers_list_next_shot, .apply = soldiers_apply_next_shot) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = BAY_##side, .clause = asked, \
        .words = "Does {unit} " does "?", .standing = orders, .offers = BAY_ROWS(not, go), .declines = back(not), \
        .about = soldiers_about_cursor, .options = soldiers_list_shot, .apply = soldiers_apply_shot) \
    X(tag##_DIE, .id = name "-die", .kind = BAY_CHANCE, .clause = thrown, \
        .words = "{unit} " done " {other}", .stages = {"the " does}, \
        .about = soldiers_about_shot, .resolve = soldiers_resolve_shot)

// The retreats, where this side chooses them: whose is next, and where to.
#define SOLDIERS_RETREATS(X, tag, side, name, next, where, orders) \
    X(NEXT_##tag, .id = "next-" name, .kind = BAY_CHOICE, .who = BAY_##side, .clause = ARV_21, \
        .words = next, .standing = "the unit of the most stacking points retreats first", \
        .offers = BAY_ROWS(OPTION_NEXT_RETREAT), \
        .options = soldiers_list_next_retreat, .apply = soldiers_apply_next_retreat) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = BAY_##side, .clause = ARV_21, .words = where, \
        .standing = orders, .offers = BAY_ROWS(OPTION_RETREAT, OPTION_LEAVE_BOARD), \
        .about = soldiers_about_in_hand, .options = soldiers_list_retreat, .apply = soldiers_apply_retreat)

#define SOLDIERS_STEP_ROWS(X) \
    X(ANNOUNCE, .id = "announce", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_18, \
        .words = "Does {unit} announce an assault?", .bundle = "announcement", \
        .standing = "every unit that may announces an assault on the first enemy next to it, unless the scenario says another", \
        .offers = BAY_ROWS(OPTION_ASSAULT, OPTION_NO_ASSAULT), .declines = BAY_ROWS(OPTION_NO_ASSAULT), \
        .about = soldiers_about_cursor, .options = soldiers_list_announce, .apply = soldiers_apply_announce) \
    SOLDIERS_SHOT(X, FIRE, ATTACKER, ARV_S3, ARV_S2, "fire", "fire", "fires at", \
        "the attacker holds his fire, unless the scenario says whom to fire at", \
        OPTION_HOLD_FIRE, OPTION_FIRE, SOLDIERS_NONE) \
    SOLDIERS_SHOT(X, DEFENDER_FIRE, DEFENDER, ARV_S3, ARV_S2, "defender-fire", "fire", "fires at", \
        "the defender holds his fire, unless the scenario says whom to fire at", \
        OPTION_HOLD_FIRE, OPTION_FIRE, SOLDIERS_NONE) \
    SOLDIERS_SHOT(X, CHARGE, ATTACKER, ARV_35, ARV_35, "charge", "charge", "charges", \
        "the attacker's cavalry charges nobody, unless the scenario says whom", \
        OPTION_NO_CHARGE, OPTION_CHARGE, BAY_ROWS) \
    SOLDIERS_SHOT(X, DEFENDER_CHARGE, DEFENDER, ARV_35, ARV_35, "defender-charge", "charge", "charges", \
        "the defender's cavalry charges nobody, unless the scenario says whom", \
        OPTION_NO_CHARGE, OPTION_CHARGE, BAY_ROWS) \
    X(NEXT_ASSAULT, .id = "next-assault", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_04, \
        .words = "Which hex is assaulted next?", \
        .standing = "the hex of the first defender by name", .offers = BAY_ROWS(OPTION_NEXT_ASSAULT), \
        .options = soldiers_list_next_assault, .apply = soldiers_apply_next_assault) \
    X(CANCEL, .id = "cancel", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_07, \
        .words = "Does {unit} go in against {other}, as announced?", .bundle = "cancelling", \
        .standing = "every unit that has announced goes in", \
        .offers = BAY_ROWS(OPTION_GO_IN, OPTION_CANCEL), .declines = BAY_ROWS(OPTION_CANCEL), \
        .about = soldiers_about_in_hand, .options = kit_either, .apply = soldiers_apply_cancel) \
    X(ASSAULT, .id = "assault", .kind = BAY_CHANCE, .clause = ARV_10, \
        .words = "Assault on {other}: {0} against {1} stacking points", .stages = {"the assault"}, \
        .about = soldiers_about_assault, .resolve = soldiers_resolve_assault) \
    SOLDIERS_RETREATS(X, RETREAT, DEFENDER, "retreat", "Who retreats next?", \
        "Where does {unit} retreat to?", "the defender retreats away from those who assaulted") \
    SOLDIERS_RETREATS(X, RETREAT_ATTACKER, ATTACKER, "retreat-attacker", "Who is driven back next?", \
        "Where is {unit} driven to?", "a unit is driven away from those who assaulted") \
    X(ADVANCE, .id = "advance", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = ARV_26, \
        .words = "Does {unit} advance into {other}?", .bundle = "advance", \
        .standing = "the first that fit advance", .offers = BAY_ROWS(OPTION_ADVANCE, OPTION_STAY), \
        .about = soldiers_about_in_hand, .options = kit_either, .apply = soldiers_apply_advance) \
    X(OVER, .id = "over", .kind = BAY_END, .clause = ARV_02, .words = "The phase is over")
// clang-format on

enum soldiers_stage { SOLDIERS_STEP_ROWS(KIT_TAG) };

#endif
