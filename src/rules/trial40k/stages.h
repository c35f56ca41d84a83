// The stages at which something is asked, thrown or over: the step table. A further question is a
// row here and the functions that it names, which are in the files of the rules that they carry
// out.
#ifndef BAY_RULES_TRIAL40K_STAGES_H
#define BAY_RULES_TRIAL40K_STAGES_H

#include "rules/trial40k/tables.h"

// clang-format off

// The questions: which combat is next; how a group fights, and whom; which Toughness and which
// save count on a tie; which models suffer; whom a force weapon slays; whether a unit sweeps. One
// row for each side that answers.
#define TRIAL40K_COMBAT(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_combat, trial40k_list_combats, FIGHT_NEXT), .id = name, .who = who_, .clause = TAR_039, \
        .words = "Which combat is fought next?", .standing = "combats are fought in the order of their units")

#define TRIAL40K_WEAPON(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_weapon, trial40k_list_weapons, USE_FIST, USE_CLAW, USE_POWER, USE_POISON, USE_LETHAL, USE_HEAVY, USE_FORCE, USE_RENDING, FIGHT_PLAINLY), .id = name, .who = who_, .clause = TAR_082, \
        .words = "How does {unit} fight?", \
        .standing = "each group fights with the weapon that is likeliest to wound", .about = trial40k_about_group)

#define TRIAL40K_TARGET(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_target, trial40k_list_targets, STRIKE), .id = name, .who = who_, .clause = TAR_163, \
        .words = "Whom does {unit} strike at?", .standing = "who can strike at several strikes at the largest unit", \
        .about = trial40k_about_group)

#define TRIAL40K_SPLIT(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_split, trial40k_list_splits, GIVE), .id = name, .who = who_, .clause = TAR_189, \
        .words = "How many of {0} {1:rending |}{0:blow|blows} of {unit} are for {other}?", \
        .standing = "who may divide his hits gives them all to the largest unit", .about = trial40k_about_split)

#define TRIAL40K_TOUGHNESS(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_toughness, trial40k_list_toughness, TOUGHNESS), .id = name, .who = who_, .clause = TAR_072, \
        .words = "{unit}: which Toughness counts? As many have the one as the other", \
        .standing = "the highest Toughness counts", .about = trial40k_about_unit)

#define TRIAL40K_SAVE(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_save, trial40k_list_saves, SAVE, SAVE_WITH, SAVE_ALONE, SAVE_NONE), .id = name, .who = who_, .clause = TAR_081, \
        .words = "{unit}: which save counts? As many have the one as the other", \
        .standing = "the best save counts", .about = trial40k_about_unit)

#define TRIAL40K_CASUALTY(X, CHOICE, tag, who_, name, bundle_) \
    X(tag, CHOICE(trial40k_apply_casualties, trial40k_list_casualties, SUFFER), .id = name, .who = who_, .clause = TAR_114, \
        .words = "How many of {0} {0:wound|wounds} does {unit} suffer?", .bundle = bundle_, \
        .standing = "supports suffer first, then those with fewer Attacks", \
        .about = trial40k_about_casualties)

#define TRIAL40K_SAVER(X, CHOICE, tag, who_, name, bundle_) \
    X(tag, CHOICE(trial40k_apply_saver, trial40k_list_savers, SAVE_OWN), .id = name, .who = who_, .clause = TAR_114, \
        .words = "{unit}: {0} {0:wound|wounds} that no armour can stop: whose save is next?", .bundle = bundle_, \
        .standing = "supports suffer first, then those with fewer Attacks", \
        .about = trial40k_about_saver)

#define TRIAL40K_ZONE(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_zone, trial40k_list_zones, LAY_FIRST), .id = name, .who = who_, .clause = TAR_121, \
        .words = "{unit}: whose wounds are laid first?", .standing = "wounds are laid in the order of those who did them", \
        .about = trial40k_about_zone)

#define TRIAL40K_FORCE(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_force, trial40k_list_force, SLAY, SLAY_WOUNDED, HOLD_BACK), .id = name, .who = who_, .clause = TAR_100, \
        .words = "Whom does {unit} try to slay?", .standing = "who may slay with a force weapon tries to", \
        .declines = BAY_ROWS(HOLD_BACK), .about = trial40k_about_force)

#define TRIAL40K_SWEEP(X, EITHER, tag, who_, name) \
    X(tag, EITHER(trial40k_apply_sweep, SWEEP, LET_GO), .id = name, .who = who_, .clause = TAR_139, \
        .words = "Does {unit} make a sweeping advance?", .standing = "who may sweep does", \
        .declines = BAY_ROWS(LET_GO), .about = trial40k_about_unit)

// The moves after the fights.
#define TRIAL40K_CONSOLIDATE(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_consolidation, trial40k_list_consolidations, GATHER, GO_TOWARD, GO_BACK), .id = name, .who = who_, .clause = TAR_150, \
        .words = "Where does {unit} consolidate?", .standing = "victors stay together and move no farther than that needs", \
        .about = trial40k_about_charge, .settled = trial40k_is_settled)

#define TRIAL40K_PILE_IN(X, CHOICE, tag, who_, name) \
    X(tag, CHOICE(trial40k_apply_pile_in, trial40k_list_pile_ins, ENGAGE_MOST, TOWARD), .id = name, .who = who_, .clause = TAR_154, \
        .words = "Whom does {unit} pile in on?", .standing = "as many as can be come into contact", \
        .about = trial40k_about_charge, .settled = trial40k_is_settled)

#define TRIAL40K_PILE_THROUGH(X, EITHER, tag, who_, name) \
    X(tag, EITHER(trial40k_apply_through, GO_ROUND, GO_THROUGH), .id = name, .who = who_, .clause = TAR_155, \
        .words = "Does {unit} pile in round the difficult ground, or through it?", .standing = "who can go round difficult ground does", \
        .about = trial40k_about_charge, .settled = trial40k_is_settled)

#define TRIAL40K_BLOWS(X, CHANCE, tag, name, clause_, words_) \
    X(tag, CHANCE(trial40k_resolve_blows, trial40k_about_blows), .id = name, .clause = clause_, .words = words_, \
        .events = BAY_EVENTS(TAR_062, TAR_069, TAR_074, TAR_078), \
        .stages = BAY_STAGE_NAMES("to hit", "to wound", "saves", "invulnerable saves"))

#define TRIAL40K_STEP_ROWS(X, CHOICE, EITHER, CHANCE, END) \
    X(DECLARE, CHOICE(trial40k_apply_charge, trial40k_list_charges, CHARGE, NO_CHARGE, ENOUGH), .id = "declare", .who = BAY_ATTACKER, .clause = TAR_005, \
        .words = "Whom does {unit} charge?", .standing = "each unit charges the nearest enemy that it can reach, and no other", \
        .among = "Best play is over the ways to follow a charge that are offered, not over every place on the table.", \
        .declines = BAY_ROWS(NO_CHARGE, ENOUGH), .about = trial40k_about_charge) \
    X(THROUGH, EITHER(trial40k_apply_through, GO_ROUND, GO_THROUGH), .id = "through", .who = BAY_ATTACKER, .clause = TAR_035, \
        .words = "Does {unit} go round the difficult ground, or through it?", .standing = "who can go round difficult ground does", \
        .about = trial40k_about_charge) \
    X(SLOWED, CHANCE(trial40k_resolve_slowed, trial40k_about_slowed), .id = "difficult", .clause = TAR_035, \
        .words = "How far may {unit} go through difficult ground?", \
        .stages = BAY_STAGE_NAMES("the inches, the higher of two dice")) \
    X(NEXT_CHARGE, CHOICE(trial40k_apply_mover, trial40k_list_movers, MOVE_NEXT), .id = "next-charge", .who = BAY_ATTACKER, .clause = TAR_016, \
        .words = "Which charging unit moves next?", .standing = "charging units move in order") \
    X(LEADER, CHOICE(trial40k_apply_leader, trial40k_list_leaders, LEAD_CHARGE), .id = "first-mover", .who = BAY_ATTACKER, .free = 1, .clause = TAR_019, \
        .words = "Who leads the charge of {unit}?", .standing = "of those as near the first leads", .about = trial40k_about_charge) \
    X(PLACE_CHARGE, CHOICE(trial40k_apply_way, trial40k_list_ways, ENGAGE_MOST, KEEP_BACK, TOWARD, KEEP_OUT, AS_PLACED), .id = "place-charge", .who = BAY_ATTACKER, .free = 1, .clause = TAR_023, \
        .words = "How do the others of {unit} follow?", .standing = "as many as can be come into contact", .about = trial40k_about_charge) \
    X(REGROUP, CHANCE(trial40k_resolve_regroup, trial40k_about_regroup), .id = "regroup", .clause = TAR_177, \
        .words = "{unit} is charged while it falls back: {0} or less regroups", \
        .stages = BAY_STAGE_NAMES("the test to regroup")) \
    TRIAL40K_COMBAT(X, CHOICE, COMBAT_ATTACKER, BAY_ATTACKER, "combat-attacker") \
    TRIAL40K_COMBAT(X, CHOICE, COMBAT_DEFENDER, BAY_DEFENDER, "combat-defender") \
    TRIAL40K_WEAPON(X, CHOICE, WEAPON_ATTACKER, BAY_ATTACKER, "weapon-attacker") \
    TRIAL40K_WEAPON(X, CHOICE, WEAPON_DEFENDER, BAY_DEFENDER, "weapon-defender") \
    TRIAL40K_TARGET(X, CHOICE, TARGET_ATTACKER, BAY_ATTACKER, "target-attacker") \
    TRIAL40K_TARGET(X, CHOICE, TARGET_DEFENDER, BAY_DEFENDER, "target-defender") \
    TRIAL40K_TOUGHNESS(X, CHOICE, TOUGHNESS_ATTACKER, BAY_ATTACKER, "toughness-attacker") \
    TRIAL40K_TOUGHNESS(X, CHOICE, TOUGHNESS_DEFENDER, BAY_DEFENDER, "toughness-defender") \
    TRIAL40K_SAVE(X, CHOICE, SAVE_ATTACKER, BAY_ATTACKER, "save-attacker") \
    TRIAL40K_SAVE(X, CHOICE, SAVE_DEFENDER, BAY_DEFENDER, "save-defender") \
    X(HITS, CHANCE(trial40k_resolve_hits, trial40k_about_hits), .id = "hits", .clause = TAR_189, \
        .words = "{unit} strikes at several: {0} {0:attack|attacks}, {1#at no Initiative|Initiative 1|Initiative 2|Initiative 3|Initiative 4|Initiative 5|Initiative 6|Initiative 7|Initiative 8|Initiative 9|Initiative 10|in the cover step}", \
        .events = BAY_EVENTS(TAR_062, -1, -1, -1), .stages = BAY_STAGE_NAMES("to hit")) \
    X(HIT, CHANCE(trial40k_resolve_hit, trial40k_about_hit), .id = "hit", .clause = TAR_189, \
        .words = "{unit} rends, die by die: {0} {0:attack is|attacks are} to come", \
        .stages = BAY_STAGE_NAMES("to hit")) \
    TRIAL40K_SPLIT(X, CHOICE, SPLIT_ATTACKER, BAY_ATTACKER, "split-attacker") \
    TRIAL40K_SPLIT(X, CHOICE, SPLIT_DEFENDER, BAY_DEFENDER, "split-defender") \
    TRIAL40K_BLOWS(X, CHANCE, BLOWS, "blows", TAR_057, "{unit} strikes at {other}: {0} {0:attack|attacks}, {1#at no Initiative|Initiative 1|Initiative 2|Initiative 3|Initiative 4|Initiative 5|Initiative 6|Initiative 7|Initiative 8|Initiative 9|Initiative 10|in the cover step}") \
    TRIAL40K_CASUALTY(X, CHOICE, CASUALTY_ATTACKER, BAY_ATTACKER, "casualty-attacker", "attacker-casualties") \
    TRIAL40K_CASUALTY(X, CHOICE, CASUALTY_DEFENDER, BAY_DEFENDER, "casualty-defender", "defender-casualties") \
    TRIAL40K_SAVER(X, CHOICE, SAVER_ATTACKER, BAY_ATTACKER, "saver-attacker", "attacker-casualties") \
    TRIAL40K_SAVER(X, CHOICE, SAVER_DEFENDER, BAY_DEFENDER, "saver-defender", "defender-casualties") \
    X(OWN_SAVE, CHANCE(trial40k_resolve_own_save, trial40k_about_own_save), .id = "own-save", .clause = TAR_078, \
        .words = "{unit} throws its own save: {0} {0:wound|wounds} to come", \
        .stages = BAY_STAGE_NAMES("the invulnerable save")) \
    TRIAL40K_ZONE(X, CHOICE, ZONE_ATTACKER, BAY_ATTACKER, "zone-attacker") \
    TRIAL40K_ZONE(X, CHOICE, ZONE_DEFENDER, BAY_DEFENDER, "zone-defender") \
    TRIAL40K_FORCE(X, CHOICE, FORCE_ATTACKER, BAY_ATTACKER, "force-attacker") \
    TRIAL40K_FORCE(X, CHOICE, FORCE_DEFENDER, BAY_DEFENDER, "force-defender") \
    X(PSYCHIC_TEST, CHANCE(trial40k_resolve_psychic_test, trial40k_about_psychic_test), .id = "psychic-test", .clause = TAR_100, \
        .words = "{unit} makes a psychic test: {0} or less slays", \
        .stages = BAY_STAGE_NAMES("the psychic test")) \
    X(MORALE, CHANCE(trial40k_resolve_morale, trial40k_about_morale), .id = "morale", .clause = TAR_135, \
        .words = "{unit} tests its morale: {0} or less holds", \
        .stages = BAY_STAGE_NAMES("the test of morale")) \
    X(FALL_BACK, CHANCE(trial40k_resolve_fall_back, trial40k_about_fall_back), .id = "fall-back", .clause = TAR_137, \
        .words = "How far does {unit} fall back?", \
        .stages = BAY_STAGE_NAMES("the distance")) \
    X(PURSUIT, CHANCE(trial40k_resolve_pursuit, trial40k_about_pursuit), .id = "pursuit", .clause = TAR_138, \
        .words = "{unit} falls back: does {other} catch it? A higher total does", \
        .stages = BAY_STAGE_NAMES("the distance", "the pursuit")) \
    X(SWEEP_ROLL, CHANCE(trial40k_resolve_sweep_roll, trial40k_about_sweep_roll), .id = "sweep-roll", .clause = TAR_138, \
        .words = "Does {unit} catch {other}? More than {0} does", \
        .stages = BAY_STAGE_NAMES("the pursuit")) \
    TRIAL40K_SWEEP(X, EITHER, SWEEP_ATTACKER, BAY_ATTACKER, "sweep-attacker") \
    TRIAL40K_SWEEP(X, EITHER, SWEEP_DEFENDER, BAY_DEFENDER, "sweep-defender") \
    TRIAL40K_BLOWS(X, CHANCE, SWEEP_BLOWS, "sweep-blows", TAR_140, "{unit} strikes at {other} as they turn: {0} {0:attack|attacks}") \
    TRIAL40K_CONSOLIDATE(X, CHOICE, CONSOLIDATE_ATTACKER, BAY_ATTACKER, "consolidate-attacker") \
    TRIAL40K_CONSOLIDATE(X, CHOICE, CONSOLIDATE_DEFENDER, BAY_DEFENDER, "consolidate-defender") \
    TRIAL40K_PILE_THROUGH(X, EITHER, PILE_THROUGH_ATTACKER, BAY_ATTACKER, "pile-through-attacker") \
    TRIAL40K_PILE_THROUGH(X, EITHER, PILE_THROUGH_DEFENDER, BAY_DEFENDER, "pile-through-defender") \
    X(PILE_SLOWED, CHANCE(trial40k_resolve_slowed, trial40k_about_pile_slowed), .id = "pile-difficult", .clause = TAR_155, \
        .words = "How far may {unit} pile in through difficult ground?", \
        .stages = BAY_STAGE_NAMES("the inches, the higher of two dice"), .settled = trial40k_is_settled) \
    TRIAL40K_PILE_IN(X, CHOICE, PILE_IN_ATTACKER, BAY_ATTACKER, "pile-in-attacker") \
    TRIAL40K_PILE_IN(X, CHOICE, PILE_IN_DEFENDER, BAY_DEFENDER, "pile-in-defender") \
    X(OVER, END, .id = "over", .clause = TAR_050, .words = "The assault is over")
// clang-format on

KIT_NAMES(TRIAL40K, trial40k);

enum { TRIAL40K_GOES_ON = 0xFF }; // no stage: this part of the combat has nothing more to ask

// The parts of a combat, in this order.
enum trial40k_part {
    DRAW_UP,
    CHOOSING,
    FIGHT,
    RESULT,
    TESTS,
    FLIGHT,
    SWEEPS,
    COMBAT_OVER,
    CHARGING, // before them all
    AFTERMATH // after them
};

// For a character who divides his hits: he throws to hit, is asked for each enemy, strikes at
// each. The last is also for others whose dice are thrown one by one.
enum trial40k_dividing { NOT_DIVIDING, HITTING, DIVIDING, STRIKING_EACH };

enum { COVER_STEP = 11 }; // of the fight; the others are Initiative 10 to 0
enum trial40k_sweep_step { STRIKING = 1, CHOOSING_BLOWS };

#endif
