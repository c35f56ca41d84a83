// The stages at which something is asked, thrown or over: the step table. A question more is a row
// here and the functions that it names, which stand with the rules that they carry out.
#ifndef BAY_RULES_WTJ_STAGES_H
#define BAY_RULES_WTJ_STAGES_H

#include "wtj_tables.h"

// clang-format off

// Which base of a side is removed: `who` chooses.
#define WTJ_LOSE(X, tag, who_, name, whose) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_13, \
        .words = "Which of the " whose " units loses a base?", .bundle = name, \
        .standing = "the largest unit loses the base", .offers = BAY_ROWS(LOSE), \
        .options = wtj_list_losses, .apply = wtj_apply_loss)

#define WTJ_THROUGH(X, tag, who_, name, asked, standing_) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = WTJ_17, .words = asked, \
        .standing = standing_, .offers = BAY_ROWS(BREAK_THROUGH, STAY), \
        .options = kit_either, .apply = wtj_apply_breakthrough)

#define WTJ_STEP_ROWS(X) \
    X(ROUND, .id = "round", .kind = BAY_CHANCE, .clause = WTJ_12, \
        .words = "Round {0} of {1}: a die a side", \
        .events = {-1, -1, -1, -1}, .stages = {"the assault", "the assault"}, \
        .about = wtj_about_round, .resolve = wtj_resolve_round) \
    WTJ_LOSE(X, LOSE_ATTACKER, BAY_ATTACKER, "lose-attacker", "attacker's") \
    WTJ_LOSE(X, LOSE_DEFENDER, BAY_DEFENDER, "lose-defender", "defender's") \
    WTJ_LOSE(X, TAKE_ATTACKER, BAY_DEFENDER, "take-attacker", "attacker's") \
    WTJ_LOSE(X, TAKE_DEFENDER, BAY_ATTACKER, "take-defender", "defender's") \
    WTJ_THROUGH(X, THROUGH_ATTACKER, BAY_ATTACKER, "break-through", \
        "Does the attacker break through?", "the attacker breaks through where he may") \
    WTJ_THROUGH(X, THROUGH_DEFENDER, BAY_DEFENDER, "break-through-defender", \
        "Does the defender break through?", "the defender breaks through where he may") \
    X(TEST, .id = "morale", .kind = BAY_CHANCE, .clause = WTJ_M2, \
        .words = "{unit} tests its morale, {0} to its die", \
        .events = {-1, -1, -1, -1}, .stages = {"the test of morale"}, \
        .about = wtj_about_test, .resolve = wtj_resolve_test) \
    X(OVER, .id = "over", .kind = BAY_END, .clause = WTJ_14, .words = "The assault phase is over")
// clang-format on

enum wtj_stage { WTJ_STEP_ROWS(KIT_TAG) };

#endif
