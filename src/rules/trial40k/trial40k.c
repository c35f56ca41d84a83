// Trial Assault Rules: the rule system's tables.

#include "rules/trial40k/after/aftermath.h"
#include "rules/trial40k/after/merge.h"

#include <string.h>

#define KIT_CLAUSES "rules/trial40k/clauses.def"
#include "rules/kit/kit_clauses.h"

// clang-format off
#define SIDE "attacker|defender."
#define UNIT SIDE "units[]."
#define GROUP UNIT "groups[]."
#define TRIAL40K_GROUP_FORMS \
    "{models} {profile}[ in {place}]\n" \
    "{models} {name} WS{ws} S{s} T{t} W{w} I{i} A{a} Ld{ld}[ Sv{sv}+][/{inv}+][ {weapons}][ {grenades}][ in {place}]"
#define NUMBER(name, low, high, clause, words) {GROUP name, BAY_KEY_WHOLE, low, high, NULL, NULL, NULL, NULL, clause, NULL, words "; the profile's, when it is not said"}

// Every key of a scenario, in the order in which a person would write them.
static const bay_key KEYS[] = {
    {"turns", BAY_KEY_WHOLE, 1, TRIAL40K_TURNS_MAX, "1", "unlimited", NULL, NULL, TAR_161, "turns", "how many assault phases may be fought, the attacker's and the defender's by turns, or unlimited: until nobody is engaged"},
    {"begin", BAY_KEY_WORD, 0, 0, "fight", TRIAL40K_BEGIN_WORDS, NULL, NULL, TAR_004, NULL, "the phase begins with the fight, or with the declaration of charges, of models that stand on the table"},
    {"table", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "1800 mm, 1200 mm", NULL, NULL, TAR_167, "mm", "how wide and how deep the table is, where the phase begins with charges: who falls back may leave it; when it is not said, nobody comes to its edge"},
    {"terrain", BAY_KEY_LIST, 1, TRIAL40K_TERRAIN_MAX, NULL, NULL, NULL, NULL, TAR_055, "pieces", "what lies on the table, where the phase begins with charges"},
    {"terrain[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, TAR_055, NULL, "a piece of terrain"},
    {"terrain[].kind", BAY_KEY_WORD, 0, 0, "!", TRIAL40K_TERRAIN_WORDS, NULL, NULL, TAR_055, NULL, "cover: who is charged across a line of it, or whose models mostly stand in an area of it, strikes first; impassable: nobody enters an area of it or crosses a line; difficult: a charge that goes through an area of it is slowed"},
    {"terrain[].area", BAY_KEY_LIST, 3, TRIAL40K_CORNERS_MAX, NULL, NULL, NULL, "line", TAR_055, "corners", "the corners of an area, in order"},
    {"terrain[].area[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_055, "mm", "a corner, to the east and to the south"},
    {"terrain[].line", BAY_KEY_LIST, 2, TRIAL40K_CORNERS_MAX, NULL, NULL, NULL, "area", TAR_055, "points", "the points that a line joins, in order: a wall, a hedge"},
    {"terrain[].line[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_055, "mm", "a point, to the east and to the south"},
    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{models} {profile}", NULL, TAR_038, NULL, "a side, the attacker the one whose turn it is: one unit, or its units"},
    {SIDE "models", BAY_KEY_WHOLE, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "units", TAR_038, "models", "the models of its one unit"},
    {SIDE "profile", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_PROFILE_WORDS, NULL, "units", TAR_058, NULL, "what they are"},
    {SIDE "units", BAY_KEY_LIST, 1, TRIAL40K_SIDE_MAX, NULL, NULL, NULL, "models|profile", TAR_038, "units", "its units, one by one"},
    {SIDE "units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name} {models} {profile}", NULL, TAR_038, NULL, "a unit"},
    {UNIT "name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {UNIT "id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {UNIT "models", BAY_KEY_WHOLE, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "groups", TAR_038, "models", "its models, where all are alike"},
    {UNIT "profile", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_PROFILE_WORDS, NULL, "groups", TAR_058, NULL, "what they are"},
    {UNIT "at", BAY_KEY_LIST, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "groups", TAR_040, "models", "where its models stand on the table, where all are alike"},
    {UNIT "at[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_040, "mm", "the middle of a base, to the east and to the south"},
    {UNIT "placed", BAY_KEY_LIST, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "groups", TAR_022, "models", "where its player puts its models in their charge, in the order of at"},
    {UNIT "placed[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_022, "mm", "the middle of a base, to the east and to the south"},
    {UNIT "base", BAY_KEY_LENGTH, TRIAL40K_BASE_MIN * BAY_MILLIMETRE, TRIAL40K_BASE_MAX * BAY_MILLIMETRE, NULL, "40 mm", NULL, "groups", TAR_040, "mm", "how wide the round base of each is; base_size, when it is not said"},
    {UNIT "charged", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_060, NULL, "it moved into contact in this turn; usually the attacker's units have"},
    {UNIT "cover", BAY_KEY_WORD, 0, 0, "none", TRIAL40K_COVER_WORDS, NULL, NULL, TAR_045, NULL, "in or behind cover against those who charge it; always: it counts as in cover wherever it is"},
    {UNIT "cover_against", BAY_KEY_LIST, 1, TRIAL40K_SIDE_MAX, NULL, NULL, NULL, NULL, TAR_045, "units", "enemies against whom it has that cover; all, when it is not said"},
    {UNIT "cover_against[]", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, TAR_045, NULL, "an enemy, by its id or name"},
    {UNIT "size", BAY_KEY_WHOLE, 1, TRIAL40K_UNIT_WOUNDS_MAX, NULL, NULL, NULL, NULL, TAR_135, "models", "its models at the start of the game; those that are listed, when it is not said"},
    {UNIT "fired", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_008, NULL, "before charges: it has fired in this turn, and may not charge"},
    {UNIT "falls_back", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_009, NULL, "before charges: it is falling back; it may not charge, and must regroup when it is charged"},
    {UNIT "home", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_HOME_WORDS, NULL, NULL, TAR_167, NULL, "before charges: the edge of the table that it falls back to; south for the attacker and north for the defender, when it is not said"},
    {UNIT "fast", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, TAR_137, NULL, "bikes, jump packs: it falls back three dice"},
    {UNIT "trapped", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, TAR_137, NULL, "it could not make its fall-back move: it is destroyed when it falls back"},
    {UNIT "independent", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, TAR_188, NULL, "an independent character: one model, who is struck at and strikes as a unit of his own"},
    {UNIT "joined", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, TAR_188, NULL, "the unit that an independent character has joined, by its id or name: they test and fall back together"},
    {UNIT "groups", BAY_KEY_LIST, 1, TRIAL40K_UNIT_GROUPS_MAX, NULL, NULL, NULL, "models|profile", TAR_058, "groups", "its models, group by group of those that are alike"},
    {UNIT "groups[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, TRIAL40K_GROUP_FORMS, NULL, TAR_058, NULL, "models that are alike"},
    {GROUP "name", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "what they are called; after their profile, when it is not said"},
    {GROUP "id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "their name in orders and records, in kebab-case"},
    {GROUP "models", BAY_KEY_WHOLE, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, NULL, TAR_058, "models", "how many; as many as have places, or 1, when it is not said"},
    {GROUP "profile", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_PROFILE_WORDS, NULL, NULL, TAR_058, NULL, "what they are: their numbers and weapons"},
    NUMBER("ws", 1, 10, TAR_062, "Weapon Skill"),
    NUMBER("s", 1, 10, TAR_070, "Strength"),
    NUMBER("t", 1, 10, TAR_069, "Toughness"),
    NUMBER("w", 1, TRIAL40K_WOUNDS_MAX, TAR_117, "Wounds"),
    NUMBER("i", 1, 10, TAR_047, "Initiative"),
    NUMBER("a", 1, 10, TAR_058, "Attacks"),
    NUMBER("ld", 2, 12, TAR_135, "Leadership"),
    {GROUP "sv", BAY_KEY_WHOLE, 2, 6, NULL, "none", NULL, NULL, TAR_074, NULL, "armour save; the profile's, when it is not said"},
    {GROUP "inv", BAY_KEY_WHOLE, 2, 6, NULL, "none", NULL, NULL, TAR_078, NULL, "invulnerable save; the profile's, when it is not said"},
    {GROUP "weapons", BAY_KEY_LIST, 0, 4, NULL, NULL, NULL, NULL, TAR_059, "weapons", "what each carries in close combat; the profile's, when it is not said"},
    {GROUP "weapons[]", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_WEAPON_WORDS, NULL, NULL, TAR_059, NULL, "a weapon; heavy: a choppa, a chainaxe; claw: a lightning claw; lethal: poison on 2+; force: of a psyker"},
    {GROUP "power_bonus", BAY_KEY_WHOLE, 0, 5, "0", NULL, NULL, NULL, TAR_091, NULL, "what their power weapon adds to Strength"},
    {GROUP "grenades", BAY_KEY_WORD, 0, 0, NULL, TRIAL40K_GRENADE_WORDS, NULL, NULL, TAR_105, NULL, "grenades; the profile's, when it is not said"},
    {GROUP "monstrous", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_109, NULL, "a monstrous creature; as the profile, when it is not said"},
    {GROUP "rending", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_096, NULL, "they rend; as the profile, when it is not said"},
    {GROUP "psyker", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, TAR_099, NULL, "a trained psyker: a force weapon is one in his hands alone; as the profile, when it is not said"},
    {GROUP "place", BAY_KEY_WORD, 0, 0, "contact", TRIAL40K_PLACE_WORDS, NULL, NULL, TAR_041, NULL, "how they stand: bases touch; within 2 in of a friend who touches; neither"},
    {GROUP "with", BAY_KEY_LIST, 1, TRIAL40K_SIDE_MAX, NULL, NULL, NULL, NULL, TAR_162, "units", "the enemy units that they touch, or that their friends touch; all who touch their unit, when it is not said"},
    {GROUP "with[]", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, TAR_162, NULL, "an enemy, by its id or name"},
    {GROUP "zone", BAY_KEY_LIST, 0, TRIAL40K_SIDE_MAX, NULL, NULL, NULL, NULL, TAR_068, "units", "the enemy units in whose danger zone they are: who touch them, or a friend near them; as `with`, when it is not said"},
    {GROUP "zone[]", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, TAR_068, NULL, "an enemy, by its id or name"},
    {GROUP "at", BAY_KEY_LIST, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "place|with|zone", TAR_040, "models", "where they stand on the table, of all models or of none: who touches whom, and who is near, then are found"},
    {GROUP "at[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_040, "mm", "the middle of a base, to the east and to the south"},
    {GROUP "placed", BAY_KEY_LIST, 1, TRIAL40K_MODELS_MAX, NULL, NULL, NULL, "place|with|zone", TAR_022, "models", "where its player puts them in their charge, in the order of at; others of the unit follow"},
    {GROUP "placed[]", BAY_KEY_POINT, 0, TRIAL40K_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, TAR_022, "mm", "the middle of a base, to the east and to the south"},
    {GROUP "base", BAY_KEY_LENGTH, TRIAL40K_BASE_MIN * BAY_MILLIMETRE, TRIAL40K_BASE_MAX * BAY_MILLIMETRE, NULL, "40 mm", NULL, NULL, TAR_040, "mm", "how wide the round base of each is; base_size, when it is not said"},
    {GROUP "wounded", BAY_KEY_WHOLE, 0, TRIAL40K_WOUNDS_MAX - 1, "0", NULL, NULL, NULL, TAR_117, "wounds", "wounds that each of them has lost before"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};

static const bay_aim_row AIMS[] = {KIT_AIMS("100 for an enemy who is wiped out or driven off", "wound", "wound that the enemy loses")};
static const bay_param PARAMS[] = {TRIAL40K_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
// clang-format on

KIT_TABLES(TRIAL40K, trial40k);

static const bay_preset_row AS_USUAL[] = {{0, NULL}};
static const bay_preset_row THIRD_EDITION[] = {
    {INSTANT_DEATH, "on"}, {MORALE_MODS, "3e"}, {0, NULL}};
static const bay_preset PRESETS[] = {
    {"seed", AS_USUAL, "what the text of the Trial Assault Rules says"},
    {"3e", THIRD_EDITION,
     "besides, of the third edition: instant death, and the modifiers of a test of morale"},
    {NULL, NULL, NULL},
};

// A profile as a scenario could write it instead, with what it has no short form for at the end.
// clang-format off
#define SAVE_2 " Sv2+"
#define SAVE_3 " Sv3+"
#define SAVE_4 " Sv4+"
#define SAVE_5 " Sv5+"
#define SAVE_6 " Sv6+"
#define SAVE_7 ""
#define ELSE_5 "/5+"
#define ELSE_7 ""
#define WITH_FIST " fist"
#define WITH_FORCE " force"
#define WITH_HEAVY " heavy"
#define WITH_POWER " power"
#define WITH_NO_WEAPON ""
#define ALSO_PISTOL "+pistol"
#define ALSO_NO_WEAPON ""
#define THROWS_FRAG " frag"
#define THROWS_PLASMA " plasma"
#define THROWS_NO_GRENADES ""
#define RENDS_0 ""
#define RENDS_1 ", rending"
#define MONSTROUS_0 ""
#define MONSTROUS_1 ", monstrous"
static const bay_profile PROFILES[] = {
#define PROFILE(id, ws, s, t, w, i, a, ld, sv, inv, one, two, grenades, rends, monstrous) \
    {id, "WS" #ws " S" #s " T" #t " W" #w " I" #i " A" #a " Ld" #ld SAVE_##sv ELSE_##inv \
         WITH_##one ALSO_##two THROWS_##grenades RENDS_##rends MONSTROUS_##monstrous},
#include "rules/trial40k/profiles.def"
#undef PROFILE
    {NULL, NULL},
};
// clang-format on

static const bay_attribute ATTRIBUTES[] = {
    {"models", BAY_ATTRIBUTE_WHOLE, "left", "models"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "models lost"},
    {"wounds", BAY_ATTRIBUTE_FACT, "wounds", "wounds on one of them"},
    {NULL, 0, NULL, NULL},
};

static const char SAMPLE[] = "{\"rules\": \"trial40k\", "
                             "\"title\": \"Marines charge Orks\", "
                             "\"attacker\": {\"models\": 10, \"profile\": \"marines\"}, "
                             "\"defender\": {\"models\": 12, \"profile\": \"orks\"}}";

const bay_rules bay_rules_trial40k = {
    KIT_RULES(trial40k),
    .merge = trial40k_merge,
    .place = trial40k_place_by_hand,
    .placeable = trial40k_list_placeable,
    .id = "trial40k",
    .title = "Trial Assault Rules",
    .source = "Warhammer 40,000, third edition: Trial Assault Rules (a draft of about 2002)",
    .sample = SAMPLE,
    .clock = "turns",
    .presets = PRESETS,
    .profiles = PROFILES,
    .attributes = ATTRIBUTES,
    .unresolved = UNRESOLVED,
    .taken = WIPED_OUT,
    .headline = {"The attacker never clears the enemy away.",
                 "The attacker is certain to clear the enemy away.",
                 "In 100 such assaults the attacker clears the enemy away in {0}.",
                 "the enemy is cleared away", "the enemy is then cleared away",
                 "the attacker cleared the enemy away"},
};
