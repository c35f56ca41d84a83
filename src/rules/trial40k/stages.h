// The stages at which something is asked, thrown or over: the step table. A question more is a row
// here and the functions that it names, which stand with the rules that they carry out.
#ifndef BAY_RULES_TAR_STAGES_H
#define BAY_RULES_TAR_STAGES_H

#include "rules/trial40k/tables.h"

// clang-format off

// How a group fights; which Toughness and which save count on a tie; who suffers; whether it sweeps.
// A row a side that answers.
#define TAR_WEAPON(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = TAR_082, \
        .words = "How does {unit} fight?", \
        .standing = "each group fights with the weapon that is likeliest to wound", \
        .offers = BAY_ROWS(USE_FIST, USE_CLAW, USE_POWER, USE_POISON, USE_LETHAL, USE_HEAVY, USE_RENDING, FIGHT_PLAINLY), \
        .about = tar_about_group, .options = tar_list_weapons, .apply = tar_apply_weapon)

#define TAR_TOUGHNESS(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = TAR_072, \
        .words = "{unit}: which Toughness counts? As many have the one as the other", \
        .standing = "the highest Toughness counts", .offers = BAY_ROWS(TOUGHNESS), \
        .about = tar_about_unit, .options = tar_list_toughness, .apply = tar_apply_toughness)

#define TAR_SAVE(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = TAR_081, \
        .words = "{unit}: which save counts? As many have the one as the other", \
        .standing = "the best save counts", .offers = BAY_ROWS(SAVE, SAVE_WITH), \
        .about = tar_about_unit, .options = tar_list_saves, .apply = tar_apply_save)

#define TAR_CASUALTY(X, tag, who_, name, bundle_) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = TAR_114, \
        .words = "How many of {0} {0:wound|wounds} does {unit} suffer?", .bundle = bundle_, \
        .standing = "supports suffer first, then those with fewer Attacks", .offers = BAY_ROWS(SUFFER), \
        .about = tar_about_casualties, .options = tar_list_casualties, .apply = tar_apply_casualties)

#define TAR_SWEEP(X, tag, who_, name) \
    X(tag, .id = name, .kind = BAY_CHOICE, .who = who_, .clause = TAR_139, \
        .words = "Does {unit} make a sweeping advance?", .standing = "who may sweep does", \
        .offers = BAY_ROWS(SWEEP, LET_GO), .declines = BAY_ROWS(LET_GO), \
        .about = tar_about_unit, .options = kit_either, .apply = tar_apply_sweep)

#define TAR_BLOWS(X, tag, name, clause_, words_) \
    X(tag, .id = name, .kind = BAY_CHANCE, .clause = clause_, .words = words_, \
        .events = {TAR_062, TAR_069, TAR_074, TAR_078}, \
        .stages = {"to hit", "to wound", "saves", "invulnerable saves"}, \
        .about = tar_about_blows, .resolve = tar_resolve_blows)

#define TAR_STEP_ROWS(X) \
    TAR_WEAPON(X, WEAPON_ATTACKER, BAY_ATTACKER, "weapon-attacker") \
    TAR_WEAPON(X, WEAPON_DEFENDER, BAY_DEFENDER, "weapon-defender") \
    TAR_TOUGHNESS(X, TOUGHNESS_ATTACKER, BAY_ATTACKER, "toughness-attacker") \
    TAR_TOUGHNESS(X, TOUGHNESS_DEFENDER, BAY_DEFENDER, "toughness-defender") \
    TAR_SAVE(X, SAVE_ATTACKER, BAY_ATTACKER, "save-attacker") \
    TAR_SAVE(X, SAVE_DEFENDER, BAY_DEFENDER, "save-defender") \
    TAR_BLOWS(X, BLOWS, "blows", TAR_057, "{unit} strikes at {other}: {0} {0:attack|attacks}, {1#at no Initiative|Initiative 1|Initiative 2|Initiative 3|Initiative 4|Initiative 5|Initiative 6|Initiative 7|Initiative 8|Initiative 9|Initiative 10|in the cover step}") \
    TAR_CASUALTY(X, CASUALTY_ATTACKER, BAY_ATTACKER, "casualty-attacker", "attacker-casualties") \
    TAR_CASUALTY(X, CASUALTY_DEFENDER, BAY_DEFENDER, "casualty-defender", "defender-casualties") \
    X(MORALE, .id = "morale", .kind = BAY_CHANCE, .clause = TAR_135, \
        .words = "{unit} tests its morale: {0} or less holds", \
        .events = {-1, -1, -1, -1}, .stages = {"the test of morale"}, \
        .about = tar_about_morale, .resolve = tar_resolve_morale) \
    X(FALL_BACK, .id = "fall-back", .kind = BAY_CHANCE, .clause = TAR_137, \
        .words = "How far does {unit} fall back?", \
        .events = {-1, -1, -1, -1}, .stages = {"the distance"}, \
        .about = tar_about_fall_back, .resolve = tar_resolve_fall_back) \
    X(SWEEP_ROLL, .id = "sweep-roll", .kind = BAY_CHANCE, .clause = TAR_138, \
        .words = "Does {unit} catch {other}? More than {0} does", \
        .events = {-1, -1, -1, -1}, .stages = {"the pursuit"}, \
        .about = tar_about_sweep_roll, .resolve = tar_resolve_sweep_roll) \
    TAR_SWEEP(X, SWEEP_ATTACKER, BAY_ATTACKER, "sweep-attacker") \
    TAR_SWEEP(X, SWEEP_DEFENDER, BAY_DEFENDER, "sweep-defender") \
    TAR_BLOWS(X, SWEEP_BLOWS, "sweep-blows", TAR_140, "{unit} strikes at {other} as they turn: {0} {0:attack|attacks}") \
    X(OVER, .id = "over", .kind = BAY_END, .clause = TAR_050, .words = "The assault is over")
// clang-format on

enum tar_stage { TAR_STEP_ROWS(KIT_TAG) };
enum { TAR_GOES_ON = 0xFF }; // no stage: this part of the combat has nothing more to ask

// What a combat consists of, in this order.
enum tar_part { DRAW_UP, CHOOSING, FIGHT, RESULT, TESTS, SWEEPS, COMBAT_OVER };

enum { COVER_STEP = 11 }; // of the fight; the others are Initiative 10 to 0

#endif
