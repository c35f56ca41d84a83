// The tables whose rows the rules name. The enum and the table are both made from one list
// (rules/kit/kit_rows.h).
#ifndef BAY_RULES_TRIAL40K_TABLES_H
#define BAY_RULES_TRIAL40K_TABLES_H

#include "rules/kit/kit_system.h"

enum trial40k_clause {
#define CLAUSE(tag, id, revision, where, summary) tag,
#include "rules/trial40k/clauses.def"
#undef CLAUSE
    TRIAL40K_CLAUSES
};

enum {
    TRIAL40K_SIDE_MAX = 12, // units of a side
    TRIAL40K_TURNS_MAX = 24,
    TRIAL40K_UNITS_MAX = 2 * TRIAL40K_SIDE_MAX,
    TRIAL40K_UNIT_GROUPS_MAX = 31,
    TRIAL40K_GROUPS_MAX = 64, // of both sides
    TRIAL40K_MODELS_MAX = 60, // of a group
    TRIAL40K_WOUNDS_MAX = 10, // of a model
    TRIAL40K_PAIRS_MAX = 2 * 24,
    TRIAL40K_SORTS_MAX = 160,        // of wounds
    TRIAL40K_DUE_MAX = 255,          // wounds of a sort that are not laid yet
    TRIAL40K_GROUP_WOUNDS_MAX = 120, // of the models of a group
    TRIAL40K_UNIT_WOUNDS_MAX = 250,  // of the models of a unit
    TRIAL40K_SIDE_WOUNDS_MAX = TRIAL40K_SIDE_MAX * TRIAL40K_UNIT_WOUNDS_MAX,
    TRIAL40K_LINES_MAX = 48,
    TRIAL40K_NO_LINE = 0xFF,
    TRIAL40K_STANCES_MAX = 1000,     // ways in which models may come to stand
    TRIAL40K_CHARGE_MODELS_MAX = 64, // of a phase that begins with charges
    TRIAL40K_PLACES_MAX = 240,       // models that stand on the table
    TRIAL40K_LINK_BYTES_MAX = TRIAL40K_PLACES_MAX / 8,
    TRIAL40K_TABLE = 5000 * BAY_MILLIMETRE, // how far east and south a model may stand
    TRIAL40K_TERRAIN_MAX = 16,              // pieces
    TRIAL40K_CORNERS_MAX = 16,              // of each
    TRIAL40K_WALLS_MAX = 32,                // edges of ground that nobody enters
    TRIAL40K_BASE_MIN = 10,                 // diameters in millimetres
    TRIAL40K_BASE_MAX = 200,
    NO_SAVE = 7
};

// The weapons of a model. PLAIN: nothing special.
enum trial40k_weapon {
    PLAIN,
    FIST,
    CLAW,
    POWER,
    POISON,
    LETHAL,
    HEAVY,
    FORCE,
    REND,
    BLADE,
    PISTOL,
    TWO_HANDED,
    NO_WEAPON
};
enum { TRIAL40K_WEAPONS = NO_WEAPON, TRIAL40K_SPECIALS = BLADE };
#define TRIAL40K_PROFILE_WORDS                                                                 \
    "marines|sergeants|terminators|commanders|librarians|guardsmen|ogryns|orks|nobs|"          \
    "warbosses|gretchin|"                                                                      \
    "guardians|banshees|wraithlords|warriors|wyches|fire-warriors|ethereals|suits|drones|"     \
    "kroot|genestealers|hormagaunts|tyrants|carnifexes"
#define TRIAL40K_WEAPON_WORDS                                                                  \
    "fist|claw|power|poison|lethal|heavy|force|blade|pistol|two-handed"

// clang-format off

// A modifier of the third edition: its row of the catalogue's table 2.5.
#define TRIAL40K_MODIFIER(NUMBER, tag, name, usual, confidence, words) \
    NUMBER(tag, name, usual, -9, 0, TAR_135, confidence, "added to Leadership in a test of morale, with modifiers: " words)

// Readings that affect play: the catalogue's rows A-nn.
#define TRIAL40K_PARAM_ROWS(NUMBER, READING) \
    READING(COVER_SCOPE, (COVER_OF_UNITS, COVER_OF_MODELS), "cover_scope", "unit|model", "unit", TAR_055, BAY_OPEN, "before charges: is a whole unit in cover against a charging unit, or each of its models for itself?") \
    READING(COVER_SUPPORT, (SUPPORTS_TOO, CONTACTS_ALONE), "cover_support", "yes|no", "yes", TAR_045, BAY_OPEN, "do supporting models of a unit in cover strike in the cover step?") \
    READING(COVER_MULTI, (AT_THOSE, AT_ALL, AT_NONE), "cover_multi", "those|all|none", "those", TAR_045, BAY_OPEN, "charged by one unit over cover and by another in the open: who strikes first, and at whom?") \
    READING(COVER_ROUND, (NOT_WHILE_FIGHTING, BY_CHARGE), "cover_round", "unit|charge", "unit", TAR_052, BAY_OPEN, "a unit that was fighting already is charged afresh: has it no cover, or the cover of a first round?") \
    READING(FIST_COVER, (FIST_LAST, FIST_IN_COVER), "fist_cover", "last|first", "last", TAR_085, BAY_LIKELY, "a power fist behind cover: at Initiative 1, or in the cover step?") \
    READING(FIST_INIT, (FIST_AT_ONE, FIST_AT_ZERO), "fist_init", "one|zero", "one", TAR_085, BAY_LIKELY, "a power fist strikes at Initiative 1, or at 0, after all others?") \
    READING(TWO_WEAPONS, (FIST_AND_OTHER, FIST_AND_FIST), "two_weapons", "any|no-fist", "any", TAR_059, BAY_LIKELY, "who uses a power fist: does any second weapon add an attack, or only a second fist?") \
    READING(LC_PARTNER, (CLAWS_PAIR, CLAWS_FREE), "lc_partner", "pair|free", "pair", TAR_089, BAY_LIKELY, "who has a lightning claw: does only a second one add an attack, or any weapon where the claw is not used?") \
    READING(MAJORITY, (MOST_COMMON, OVER_HALF), "majority", "plurality|half", "plurality", TAR_065, BAY_OPEN, "the majority of a unit: its most common type, or one of more than half?") \
    READING(MAJORITY_WHOM, (OF_ALL, OF_FIGHTING), "majority_whom", "all|fighting", "all", TAR_065, BAY_OPEN, "the majority of a unit: over all its models, or those in contact and support?") \
    READING(INV_TYPE, (INV_OF_TYPE, INV_OF_EACH), "inv_type", "type|own", "type", TAR_080, BAY_OPEN, "a unit of several saves whose armour is denied: has it the invulnerable save of its majority, or each model its own?") \
    READING(POISON_OPT, (POISON_CHOSEN, POISON_ALWAYS), "poison_opt", "choice|must", "choice", TAR_092, BAY_OPEN, "may who has a poisoned weapon leave it aside?") \
    READING(FRAG_STEP, (CHARGERS_UP, COVERED_DOWN), "frag_step", "cover|initiative", "cover", TAR_105, BAY_OPEN, "frag grenades against cover: do who has them strike in the cover step, or the covered at the Initiative of who has them?") \
    READING(PLASMA_SCOPE, (ALL_WITH_PLASMA, ONE_WITH_PLASMA), "plasma_scope", "unit|model", "unit", TAR_106, BAY_OPEN, "plasma grenades against cover: do all who touch the covered need them, or is one enough?") \
    READING(ALLOC_ORDER, (ARMOUR_THEN_WOUNDED, WOUNDED_THEN_ARMOUR), "alloc_order", "armour|wounded", "armour", TAR_115, BAY_OPEN, "who suffers first: models with the armour that was used for saving, or who is wounded already?") \
    READING(A_36, (SURPLUS_DISCARDED, SURPLUS_COUNTED), "A-36", "discarded|counted", "discarded", TAR_119, BAY_CERTAIN, "wounds that the danger zone cannot take: are they gone, or counted in the score?") \
    READING(A_37, (WOUNDED_FIRST, WOUNDED_AS_ANY), "A-37", "carries|fresh", "carries", TAR_116, BAY_OPEN, "must who was wounded in an earlier step take the next wounds first?") \
    READING(ALLOC_INFO, (BOTH_KNOWN, BOTH_KNOWN_AND_FIRST, OWN_KNOWN), "alloc_info", "both|first|own", "both", TAR_114, BAY_OPEN, "blows of both sides in one step: are both known when casualties are chosen, and does the player whose turn it is choose last or first, or does each know his own alone?") \
    READING(A_71, (SUPPORTS_STAY, SUPPORTS_LOST), "A-71", "fixed|lost", "fixed", TAR_041, BAY_CERTAIN, "a support whose friends in contact have fallen: does it strike?") \
    READING(DEAD_TARGET, (BLOWS_ARE_LOST, BLOWS_TURN), "dead_target", "lost|turns", "lost", TAR_163, BAY_OPEN, "blows at a unit that is gone: are they lost, or struck at another that they may reach?") \
    READING(ZONE_ORDER, (STRIKERS_ORDER, OWNER_ORDERS), "zone_order", "attacker|owner", "attacker", TAR_121, BAY_OPEN, "several danger zones of a unit in one step: who says whose wounds are laid first, their owner or the unit's?") \
    READING(FORCE_WHEN, (WHO_WAS_WOUNDED, WHO_IS_NEAR), "force_when", "alive|any", "alive", TAR_100, BAY_OPEN, "whom may a force weapon slay: a model that its blows have wounded and that is alive, or any of the danger zone?") \
    READING(INSTANT_DEATH, (NOBODY_AT_ONCE, AT_TWICE), "instant_death", "off|on", "off", TAR_117, BAY_OPEN, "a wound of twice the Toughness in Strength: is it one of the Wounds, or does it kill outright?") \
    READING(INSTANT_TOUGHNESS, (OF_THE_MAJORITY, OF_THE_VICTIM), "instant_toughness", "majority|own", "majority", TAR_117, BAY_OPEN, "what kills outright is twice the Toughness that is thrown against, or twice that of the model that suffers?") \
    READING(WOUND_ORDER, (ORDINARY_FIRST, DEADLY_FIRST), "wound_order", "ordinary|deadly", "ordinary", TAR_116, BAY_OPEN, "ordinary wounds and such as kill outright in one step: which are laid first?") \
    READING(PASS_GOTO, (PASSED_AND_PILES_IN, PASSED_AND_DONE), "pass_goto", "pile-in|end", "pile-in", TAR_136, BAY_LIKELY, "a unit that passed its test: does it pile in, or is its phase over?") \
    READING(BOTH_DEAD, (NOBODY_WINS, ACTIVE_WINS), "both_dead", "nobody|active", "nobody", TAR_133, BAY_OPEN, "the last of both sides fall in one step: has nobody won, or the player whose turn it is?") \
    READING(SWEEP_ROLLS, (ONE_ROLL, ROLL_AGAINST_EACH), "sweep_roll", "unit|each", "unit", TAR_138, BAY_OPEN, "a victor who may pursue several units: one throw, or one against each of them?") \
    READING(UNIT_LD, (HIGHEST_LD, MAJORITY_LD), "unit_ld", "highest|majority", "highest", TAR_135, BAY_GUESS, "a unit of several Leaderships tests on the highest, or on that of the majority?") \
    READING(MORALE_MODS, (NO_MODIFIERS, MODIFIERS_3E), "morale_mods", "none|3e", "none", TAR_135, BAY_OPEN, "the test of morale after a lost combat: without modifiers, or with those of the third edition?") \
    TRIAL40K_MODIFIER(NUMBER, BELOW_HALF, "morale_below_half", "-1", BAY_LIKELY, "fewer than half of its models are left") \
    TRIAL40K_MODIFIER(NUMBER, OUTNUMBERED_1, "morale_outnumbered_1", "-1", BAY_GUESS, "there are more enemies") \
    TRIAL40K_MODIFIER(NUMBER, OUTNUMBERED_2, "morale_outnumbered_2", "-2", BAY_GUESS, "there are twice as many enemies") \
    TRIAL40K_MODIFIER(NUMBER, OUTNUMBERED_3, "morale_outnumbered_3", "-3", BAY_GUESS, "there are three times as many enemies") \
    TRIAL40K_MODIFIER(NUMBER, OUTNUMBERED_4, "morale_outnumbered_4", "-4", BAY_GUESS, "there are four times as many enemies") \
    READING(OUTNUMBER, (BY_ALL, BY_ENGAGED), "outnumber", "all|engaged", "all", TAR_135, BAY_OPEN, "outnumbered by all enemies of the combat, or by those with whom the unit is engaged?") \
    READING(SPLIT_WS, (BLOWS_BEFORE, ONE_ENEMY_FOR_ALL), "split_ws", "before|barred", "before", TAR_189, BAY_OPEN, "a character who needs different scores to hit his enemies: does he divide his blows before the throw, or may he not divide them?") \
    READING(IC_SWEEP, (SWEEP_SHARED, SWEEP_OWN), "ic_sweep", "shared|own", "shared", TAR_188, BAY_OPEN, "does a character who has joined a unit share its roll for a sweeping advance, or roll himself?") \
    READING(IDLE_JOINED, (IDLE_IS_APART, IDLE_COUNTS), "idle_joined", "apart|counts", "apart", TAR_133, BAY_OPEN, "a joined character, or his unit, who touches nobody while the other fights, is all that is left of a side of the combat: has it lost, or does he count?") \
    READING(ALL_FLEE, (ALL_MUST_FLEE, THOSE_WHO_FLEE), "all_flee", "all|those", "all", TAR_160, BAY_LIKELY, "may a victor sweep after one enemy while another holds it?") \
    READING(HCCW_INV, (CAPS_ARMOUR, CAPS_BOTH), "hccw_inv", "armour|both", "armour", TAR_095, BAY_LIKELY, "a heavy weapon: does it take armour better than 4+ as 4+, or an invulnerable save too?") \
    READING(SWEEP_SECOND, (SECOND_TO_ALL, SECOND_IN_CONTACT, SECOND_TO_NONE), "sweep_second", "all|contact|none", "all", TAR_141, BAY_OPEN, "a sweeping advance: who has the attack of a second weapon?") \
    READING(SWEEP_DICE, (SWEEP_TWO, SWEEP_THREE), "sweep_dice", "two|three", "two", TAR_138, BAY_CERTAIN, "the pursuit of fast victors: two dice, or three?") \
    READING(TERRAIN_ROLL, (SLOWS_THE_UNIT, SLOWS_WHO_TOUCHES), "terrain_roll", "unit|touching", "unit", TAR_035, BAY_OPEN, "a charge through difficult ground: does the throw slow the whole unit, or those alone whose way touches it?") \
    READING(DECLARE_RANGE, (WHOM_IT_REACHES, WHOEVER_IS_THERE), "declare_range", "reach|any", "reach", TAR_010, BAY_OPEN, "whom may a unit charge: an enemy that it can reach, or any, and if it cannot reach him the charge fails?") \
    READING(MULTI_LINK, (EACH_HAS_ANOTHER, ALL_HANG_TOGETHER), "multi_link", "each|chain", "each", TAR_012, BAY_OPEN, "several targets: has each another of them within 2 inches, or do they hang together in one chain?") \
    READING(FIRST_MOVER, (NEAREST_WHO_CAN, NEAREST_OF_ALL), "first_mover", "able|nearest", "able", TAR_019, BAY_LIKELY, "who leads a charge: the nearest of those who can contact an enemy, or the nearest of all, and if he cannot the charge fails?") \
    READING(SWEEP_CMP, (WHAT_IS_THROWN, WHAT_IS_MOVED), "sweep_cmp", "thrown|moved", "thrown", TAR_139, BAY_LIKELY, "a victor has to exceed what was thrown for falling back, or what is moved of it through difficult ground?") \
    NUMBER(BASE_SIZE, "base_size", "25", TRIAL40K_BASE_MIN, TRIAL40K_BASE_MAX, TAR_040, BAY_GUESS, "how wide a round base is of which nothing is said, in millimetres") \
    READING(PILE_IN, (PILES_IN, AS_STATED), "pile_in", "all|as-stated", "all", TAR_161, BAY_OPEN, "after a pile-in: are all models in contact, or do they stand as they stood?") \
    READING(EQUAL_UNITS, (EQUALS_FROM_FIRST, EQUALS_FROM_LAST), "equal_units", "first|last", "first", TAR_114, BAY_GUESS, "units and groups that the standing orders leave equal: is the first by id taken, or the last?")

#define TRIAL40K_OPTION_ROWS(X) \
    X(CHARGE, "charge-{unit}", "charge {unit}", TAR_011) \
    X(NO_CHARGE, "no-charge", "charge nobody", TAR_005) \
    X(ENOUGH, "enough", "charge nobody else", TAR_011) \
    X(GO_ROUND, "round", "have {unit} go round the difficult ground", TAR_035) \
    X(GO_THROUGH, "through", "have {unit} go through the difficult ground", TAR_035) \
    X(MOVE_NEXT, "move-{unit}", "move {unit} next", TAR_016) \
    X(LEAD_CHARGE, "lead-{0}-to-{1}-of-{unit}", "have model {0} lead, to model {1} of {unit}", TAR_020) \
    X(ENGAGE_MOST, "engage-most", "bring as many as can be into contact", TAR_029) \
    X(KEEP_BACK, "keep-back", "bring as few as can be into contact", TAR_023) \
    X(TOWARD, "toward-{unit}", "touch {unit} before others", TAR_025) \
    X(KEEP_OUT, "keep-out-{unit}", "have {unit} move last", TAR_023) \
    X(AS_PLACED, "as-placed", "put {unit} where its player has placed it", TAR_022) \
    X(FIGHT_NEXT, "next-{unit}", "fight the combat of {unit}", TAR_039) \
    X(FIGHT_PLAINLY, "fight-plainly", "have {unit} fight without a special weapon", TAR_082) \
    X(USE_FIST, "use-fist", "have {unit} use power fists", TAR_084) \
    X(USE_CLAW, "use-claw", "have {unit} use lightning claws", TAR_086) \
    X(USE_POWER, "use-power", "have {unit} use power weapons", TAR_088) \
    X(USE_POISON, "use-poison", "have {unit} use poisoned weapons", TAR_092) \
    X(USE_LETHAL, "use-lethal", "have {unit} use lethal poison", TAR_093) \
    X(USE_HEAVY, "use-heavy", "have {unit} use heavy weapons", TAR_095) \
    X(USE_FORCE, "use-force", "have {unit} use a force weapon", TAR_099) \
    X(USE_RENDING, "use-rending", "have {unit} rend", TAR_096) \
    X(STRIKE, "strike-{unit}", "strike at {unit}", TAR_163) \
    X(GIVE, "give-{0}", "strike {unit} with {0}", TAR_189) \
    X(TOUGHNESS, "toughness-{0}", "count Toughness {0}", TAR_072) \
    X(SAVE, "save-{0}", "count the armour save of {0}+", TAR_081) \
    X(SAVE_WITH, "save-{0}-{1}", "count the armour save of {0}+ with the invulnerable save of {1}+", TAR_081) \
    X(SUFFER, "suffer-{0}", "have {unit} suffer {0} {0:wound|wounds}", TAR_114) \
    X(SAVE_OWN, "save-of-{unit}", "have one of {unit} throw the next save", TAR_114) \
    X(LAY_FIRST, "lay-{unit}", "lay the wounds of {unit} first", TAR_121) \
    X(SLAY, "slay-{unit}", "try to slay one of {unit}", TAR_100) \
    X(SLAY_WOUNDED, "slay-wounded-{unit}", "try to slay the wounded one of {unit}", TAR_100) \
    X(HOLD_BACK, "hold-back", "have {unit} make no psychic test", TAR_100) \
    X(SAVE_ALONE, "save-none-{0}", "count no armour, and the invulnerable save of {0}+", TAR_081) \
    X(SAVE_NONE, "save-none", "count no save", TAR_081) \
    X(SWEEP, "sweep", "have {unit} sweep", TAR_139) \
    X(GATHER, "gather", "stay together, and move no farther than that needs", TAR_153) \
    X(GO_TOWARD, "near-{unit}", "move towards {unit}, 3 in at most", TAR_150) \
    X(GO_BACK, "back", "move back, 3 in at most", TAR_150) \
    X(LET_GO, "let-go", "have {unit} let them go", TAR_139)

#define TRIAL40K_FEATURE_ROWS(X) \
    X(ATTACKER_MODELS_LEFT, "attacker.models", "attacker's models that are there", 0, TRIAL40K_SIDE_WOUNDS_MAX) \
    X(DEFENDER_MODELS_LEFT, "defender.models", "defender's models that are there", 0, TRIAL40K_SIDE_WOUNDS_MAX) \
    X(LEAD, "lead", "wounds that the defender lost in the combat more than the attacker", -TRIAL40K_SIDE_WOUNDS_MAX, TRIAL40K_SIDE_WOUNDS_MAX) \
    X(STEP, "step", "the Initiative whose turn it is; 11 in the cover step", 0, 11) \
    X(TO_LAY, "to_lay", "wounds that are to be laid on the unit that is asked", 0, TRIAL40K_PAIRS_MAX * TRIAL40K_DUE_MAX) \
    X(TURN, "turn", "the number of the assault phase", 0, TRIAL40K_TURNS_MAX)

#define TRIAL40K_ENDING_ROWS(X) \
    X(WIPED_OUT, "wiped-out", "defender wiped out", KIT_WORTH(100, 100), "the defender has nobody left", true) \
    X(DRIVEN_OFF, "driven-off", "defender driven off", KIT_WORTH(100, 100), "who is left of the defender falls back", true) \
    X(BOTH_STAND, "both-stand", "both stand", KIT_WORTH(0, 0), "the combat is not decided", false) \
    X(DRIVEN_BACK, "driven-back", "attacker driven back", KIT_WORTH(0, 0), "who is left of the attacker falls back", false) \
    X(REPELLED, "repelled", "attacker wiped out", KIT_WORTH(0, 0), "the attacker has nobody left", false) \
    X(NOBODY_STANDS, "nobody-stands", "nobody stands", KIT_WORTH(0, 0), NULL, false) \
    X(UNRESOLVED, "unresolved", "unresolved", KIT_WORTH(0, 0), NULL, false)

// The defender's follow the attacker's.
#define TRIAL40K_MEASURE_ROWS(X) \
    X(ATTACKER_LOSSES, "attacker_losses", "attacker's wounds", "wounds", KIT_CASUALTIES(-5), false) \
    X(DEFENDER_LOSSES, "defender_losses", "defender's wounds", "wounds", KIT_CASUALTIES(5), false) \
    X(ATTACKER_MODELS, "attacker_models", "attacker's models removed", "models", KIT_WORTH(0, 0), false) \
    X(DEFENDER_MODELS, "defender_models", "defender's models removed", "models", KIT_WORTH(0, 0), false) \
    X(ATTACKER_FLED, "attacker_fled", "attacker's models that fall back", "models", KIT_WORTH(0, 0), false) \
    X(DEFENDER_FLED, "defender_fled", "defender's models that fall back", "models", KIT_WORTH(0, 0), false) \
    X(ATTACKER_SWEPT, "attacker_swept", "attacker's models lost while they fall back", "models", KIT_WORTH(0, 0), false) \
    X(DEFENDER_SWEPT, "defender_swept", "defender's models lost while they fall back", "models", KIT_WORTH(0, 0), false)

// The sentences of a trace or a drawing.
#define TRIAL40K_TELLING_ROWS(X) \
    X(TELL_CHARGES, TAR_011, "{unit} charges {other}") \
    X(TELL_REGROUPS, TAR_180, "{unit} regroups") \
    X(TELL_RUN_DOWN, TAR_181, "{unit} does not regroup: {0} {0:model is|models are} destroyed") \
    X(TELL_CALLED_OFF, TAR_181, "{unit} stays where it is: nobody is left of those whom it charges") \
    X(TELL_TOO_SLOW, TAR_036, "{unit} cannot go far enough to reach whom it charges: the charge does not happen, and nobody moves") \
    X(TELL_SLOWED, TAR_035, "{unit} may go {0} in through difficult ground") \
    X(TELL_FAILS, TAR_021, "{unit} cannot reach whom it charges: the charge does not happen") \
    X(TELL_REACHES, TAR_033, "{unit} has charged: {0} {0:model touches|models touch} an enemy") \
    X(TELL_PLACED_FAR, TAR_018, "{unit} may not be placed there: no way of {0} in leads to it") \
    X(TELL_PLACED_ON, TAR_031, "{unit} may not be placed there: it would stand on another base, or on ground that nobody enters") \
    X(TELL_PLACED_NEAR, TAR_032, "{unit} may not be placed there: it would stand within 1 in of an enemy whom it does not charge") \
    X(TELL_PLACED_LED, TAR_020, "{unit} may not be placed there: it leads, and has to touch the enemy nearest to it") \
    X(TELL_PLACED_APART, TAR_024, "{unit} may not be placed there: it would not be within 2 in of one that has moved") \
    X(TELL_PLACED_FREE, TAR_025, "{unit} may not be placed there: it can touch an enemy whom nobody touches, and has to") \
    X(TELL_PLACED_TOUCH, TAR_026, "{unit} may not be placed there: it can touch an enemy, and has to") \
    X(TELL_PLACED_SUPPORT, TAR_027, "{unit} may not be placed there: it can come within 2 in of a friend in contact, and has to") \
    X(TELL_PLACED_FIRST, TAR_019, "{unit} may not be placed yet: one who may lead is placed first") \
    X(TELL_PLACED_NOBODY, TAR_022, "{unit} is no model that this charge has still to move") \
    X(TELL_PLACED, TAR_022, "{unit} is placed at {0:mm}, {1:mm}") \
    X(TELL_COVERED, TAR_055, "{unit} is in cover against {other}") \
    X(TELL_SOME_COVERED, TAR_055, "{unit} has {0} {0:model|models} in cover against {other}") \
    X(TELL_PHASE, TAR_161, "a further assault phase, in the turn of {side}") \
    X(TELL_ENDLESS, TAR_073, "nobody who is engaged can wound his enemy any more") \
    X(TELL_COVER_STEP, TAR_045, "the cover step") \
    X(TELL_STEP, TAR_047, "Initiative {0}") \
    X(TELL_TO_HIT, TAR_062, "{unit} strikes at {other}: {0}+ hits, Weapon Skill {1} against {2}") \
    X(TELL_TO_WOUND, TAR_069, "{unit}: {0}+ wounds, Strength {1} against Toughness {2}") \
    X(TELL_POISON, TAR_092, "{unit}: {0}+ wounds, whatever Strength and Toughness") \
    X(TELL_CANNOT_WOUND, TAR_073, "{unit}: Strength {0} cannot wound Toughness {1}") \
    X(TELL_REND, TAR_096, "{unit}: a 6 to hit wounds, and no armour saves") \
    X(TELL_AGAIN, TAR_087, "{unit}: who does not wound throws once more") \
    X(TELL_SAVES, TAR_074, "{unit} saves on {0}+") \
    X(TELL_NO_SAVE, TAR_079, "{unit} has no save") \
    X(TELL_OWN_SAVES, TAR_078, "{unit} has no armour save: whoever suffers throws an invulnerable one of his own") \
    X(TELL_FULL, TAR_119, "{unit}: nobody is left whom the blows of {other} can reach") \
    X(TELL_HURT, TAR_113, "{unit} suffers {0} {0:wound|wounds}") \
    X(TELL_OUTRIGHT, TAR_117, "{unit}: {0} of twice its Toughness {0:kills|kill} outright") \
    X(TELL_SLAIN, TAR_101, "{unit}: one is slain") \
    X(TELL_NOT_SLAIN, TAR_100, "{unit} fails the psychic test") \
    X(TELL_REMOVED, TAR_117, "{unit}: {0} {0:model is|models are} removed") \
    X(TELL_MISSES, TAR_057, "{unit}: no wound gets through") \
    X(TELL_KEPT, TAR_118, "{unit}: only those may fall without whom the others hang together") \
    X(TELL_SURPLUS, TAR_119, "{0} {0:wound|wounds} too many are discarded") \
    X(TELL_WINS, TAR_128, "{side} wins the combat by {0} {0:wound|wounds}") \
    X(TELL_DRAWN, TAR_129, "the combat is drawn: nobody tests") \
    X(TELL_DESTROYED, TAR_133, "{side} has destroyed the enemy, and wins") \
    X(TELL_BOTH_GONE, TAR_133, "nobody is left on either side") \
    X(TELL_BELOW_HALF, TAR_135, "{unit}: {+0} to its Leadership, fewer than half are left") \
    X(TELL_OUTNUMBERED, TAR_135, "{unit}: {+0} to its Leadership, it is outnumbered") \
    X(TELL_HOLDS, TAR_136, "{unit} holds") \
    X(TELL_BREAKS, TAR_137, "{unit} abandons the combat") \
    X(TELL_FALLS_BACK, TAR_137, "{unit} falls back {0} in") \
    X(TELL_RUNS, TAR_137, "{unit} falls back, and nobody pursues it") \
    X(TELL_TOO_FAR, TAR_139, "{unit} falls back too far to be caught") \
    X(TELL_CATCHES, TAR_139, "{unit} can sweep after {other}") \
    X(TELL_NOT_CAUGHT, TAR_139, "{unit} cannot sweep after {other}: its throw is not greater") \
    X(TELL_HELD_UP, TAR_160, "{unit} cannot sweep: another enemy holds it") \
    X(TELL_SWEEPS, TAR_140, "{unit} sweeps after {other}: every attack hits") \
    X(TELL_LETS_GO, TAR_139, "{unit} lets them go") \
    X(TELL_MOVES_BACK, TAR_149, "{unit} moves back {0}{1#| 1/2} in") \
    X(TELL_HALVED, TAR_173, "{unit} meets {0#no difficult ground|difficult ground, and moves half as far}") \
    X(TELL_GATHERS, TAR_153, "{unit} stays together") \
    X(TELL_CONSOLIDATES, TAR_150, "{unit} consolidates, up to 3 in") \
    X(TELL_PILES_IN, TAR_154, "{unit} piles in: {0} {0:model touches|models touch} an enemy") \
    X(TELL_FIGHTS_ON, TAR_161, "{unit} {0#touches no enemy any more, and its combat is over|fights on}") \
    X(TELL_LEAVES, TAR_167, "{unit} {0#is still on the table|leaves the table}") \
    X(TELL_TRAPPED, TAR_184, "{unit} is trapped: {0} {0:model is|models are} destroyed") \
    X(SHOW_FORCES, TAR_038, "{0} {0:model|models} against {1}") \
    X(SHOW_OWN_GROUND, TAR_038, "{side}") \
    X(SHOW_GROUP, TAR_040, "{0#in contact|in support|not in the fight}") \
    X(SHOW_FLEEING, TAR_137, "falls back") \
    X(SHOW_GONE, TAR_117, "removed") \
    X(SHOW_TABLE, TAR_040, "the table") \
    X(SHOW_COVER, TAR_055, "cover") \
    X(SHOW_IMPASSABLE, TAR_010, "impassable") \
    X(SHOW_DIFFICULT, TAR_035, "difficult") \
    X(SHOW_MAY_CHARGE, TAR_005, "{unit} may charge") \
    X(SHOW_HAS_FIRED, TAR_008, "{unit} may not charge: fired in this turn") \
    X(SHOW_FALLS_BACK, TAR_009, "{unit} may not charge: falling back") \
    X(SHOW_FIGHTS, TAR_007, "{unit} may not charge: in close combat already") \
    X(SHOW_TOO_FAR, TAR_006, "{unit} may not charge: no enemy is within 6 in") \
    X(SHOW_NO_TARGET, TAR_010, "{unit} may not charge: no model of it can move into contact with an enemy") \
    X(SHOW_FIRES_NOT, TAR_164, "{unit}: {1} of {2} {1:is|are} in the fight, and may not fire") \
    X(SHOW_SPARED, TAR_166, "nobody may fire at {1} of {2} of {unit}") \
    X(SHOW_FREE, TAR_165, "{unit}: {1} of {2} may fire, and be fired at") \
    X(SHOW_FIRES_FLEEING, TAR_175, "{unit} may fire as who moves: no heavy weapons, rapid fire up to 12 in") \
    X(SHOW_TOUCH, TAR_040, "{unit} touches {other}") \
    X(SHOW_CLEAR, TAR_040, "on another base") \
    X(SHOW_REACH, TAR_018, "a charge goes up to {1:in}") \
    X(SHOW_TOGETHER, TAR_024, "out of coherency ({1:in})") \
    X(SHOW_APART, TAR_032, "within {1:in} of an enemy")
// clang-format on

enum trial40k_param { TRIAL40K_PARAM_ROWS(KIT_TAG, KIT_TAG) TRIAL40K_PARAMS };
TRIAL40K_PARAM_ROWS(KIT_NOTHING, KIT_VALUES)

#endif
