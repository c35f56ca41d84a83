// Close assaults for Soldiers (Alan R. Arvold): the rule system's tables.

#include "soldiers.h"

#include "ground/board_keys.h"

#include <stddef.h>

#define KIT_CLAUSES "rules/soldiers/clauses.def"
#include "rules/kit/kit_clauses.h"

enum { POINTS_MOST = 2 * SOLDIERS_SIDE_MAX * 99 };

// clang-format off
static const bay_aim_row AIMS[] = {KIT_AIMS("100, shared equally among the objectives, for each that is cleared", "stacking point lost", "stacking point that the enemy loses")};
static const bay_param PARAMS[] = {SOLDIERS_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
KIT_TABLES(SOLDIERS, soldiers);
// clang-format on

static const bay_attribute ATTRIBUTES[] = {
    {"stacking", BAY_ATTRIBUTE_WHOLE, "left", "stacking points"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "stacking points lost"},
    {NULL, 0, NULL, NULL},
};

// Every key of a scenario, in the order in which a person would write them.

// clang-format off
#define TABLE_KEYS(NAME, WORDS) \
    {NAME, BAY_KEY_LIST, 1, SOLDIERS_COLUMNS_MAX, NULL, NULL, NULL, NULL, ARV_10, "columns", WORDS}, \
    {NAME "[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{odds} {eliminated} {disrupted}", NULL, ARV_10, NULL, "a column"}, \
    {NAME "[].odds", BAY_KEY_TEXT, 3, 5, "!", NULL, NULL, NULL, ARV_10, NULL, "its odds: 2-1"}, \
    {NAME "[].eliminated", BAY_KEY_WHOLE, 0, SOLDIERS_TOTAL_MAX, "!", NULL, NULL, NULL, ARV_10, "on the dice", "the highest throw that eliminates; 0: none"}, \
    {NAME "[].disrupted", BAY_KEY_WHOLE, 0, SOLDIERS_TOTAL_MAX, "!", NULL, NULL, NULL, ARV_10, "on the dice", "the highest throw that disrupts, or does worse; 0: none"}

#define UNIT "attacker|defender.units[]."

static const bay_key KEYS[] = {
    {"fire", BAY_KEY_WORD, 0, 0, "none", SOLDIERS_SIDES_WORDS, NULL, NULL, ARV_S3, NULL, "who fires in this phase, the attacker first"},
    {"charges", BAY_KEY_WORD, 0, 0, "none", SOLDIERS_SIDES_WORDS, NULL, NULL, ARV_35, NULL, "whose mounted cavalry may charge"},

    BOARD_KEYS(ARV_S5, SOLDIERS_KIND_WORDS)

    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, "{companies} companies\n{companies} company\n{companies}", NULL, -1, NULL, "the first player of the phase: how many companies, or its units"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL,
     "{companies} companies[ in {ground}][ on {height}]\n{companies} company[ in {ground}][ on {height}]\n{companies}[ in {ground}][ on {height}]", NULL, -1, NULL, "the second player: how many companies and where, or its units"},
    {"attacker.companies", BAY_KEY_WHOLE, 1, 8, NULL, NULL, NULL, "units", ARV_S8, "companies", "infantry companies next to the defender's hex; then no board is drawn"},
    {"defender.companies", BAY_KEY_WHOLE, 1, 2, NULL, NULL, NULL, "units", ARV_S8, "companies", "infantry companies in one hex; then no board is drawn"},
    {"defender.ground", BAY_KEY_WORD, 0, 0, "clear", "clear|improved|woods|town|canal|trench", NULL, "units", ARV_28, NULL, "the ground of that hex"},
    {"defender.height", BAY_KEY_WORD, 0, 0, "level", SOLDIERS_HEIGHT_WORDS, NULL, "units", ARV_30, NULL, "a slope or a crest besides"},
    {"attacker|defender.units", BAY_KEY_LIST, 1, SOLDIERS_SIDE_MAX, NULL, NULL, NULL, "companies", ARV_S8, "units", "its units, one by one"},
    {"attacker|defender.units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name}[ {type}][ at {at}]\n{name}[ {type}], letter {letter}", NULL, ARV_S8, NULL, "a unit"},
    {UNIT "name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {UNIT "id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {UNIT "at", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, "letter", ARV_S1, NULL, "the hex it stands in: c2"},
    {UNIT "letter", BAY_KEY_TEXT, 1, 1, NULL, NULL, NULL, "at", ARV_S1, NULL, "its capital letter on the map, instead of at"},
    {UNIT "type", BAY_KEY_WORD, 0, 0, "infantry", SOLDIERS_TYPE_WORDS, NULL, NULL, ARV_06, NULL, "what it is; cavalry is mounted"},
    {UNIT "nation", BAY_KEY_WORD, 0, 0, NULL, SOLDIERS_NATION_WORDS, NULL, NULL, ARV_S8, NULL, "its nation, where that decides its usual strength"},
    {UNIT "battery", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, ARV_S8, NULL, "of guns: a battery, not a platoon"},
    {UNIT "stacking", BAY_KEY_WHOLE, 1, 99, NULL, NULL, NULL, NULL, ARV_S1, "stacking points", "its stacking value; usual by its type"},
    {UNIT "attack", BAY_KEY_WHOLE, 0, 99, NULL, NULL, NULL, NULL, ARV_S2, "points", "attack strength of its fire; usual by its type"},
    {UNIT "range", BAY_KEY_WHOLE, 0, 30, NULL, NULL, NULL, NULL, ARV_S6, "hexes", "how far it fires; usual by its type"},
    {UNIT "disrupted", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, ARV_24, NULL, "at the start"},
    {"attacker.units[].allowance", BAY_KEY_WHOLE, 0, 20, NULL, NULL, NULL, NULL, ARV_S7, "points", "its movement allowance; usual by its type"},
    {"attacker.units[].left", BAY_KEY_WHOLE, 0, 20, NULL, NULL, NULL, "route", ARV_12, "points", "movement points left; the allowance when it is not said"},
    {"attacker.units[].route", BAY_KEY_LIST, 1, SOLDIERS_ROUTE_MAX, NULL, NULL, NULL, "left", ARV_S5, "hexes", "instead: the hexes it came through, the one where it stands the last"},
    {"attacker.units[].route[]", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_S5, NULL, "a hex: c2"},
    {"attacker.units[].announces", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_18, NULL, "its standing order: the hex it assaults; then it does not fire"},
    {UNIT "fires_at", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_S6, NULL, "its standing order: the hex it fires at"},
    {UNIT "charges_at", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_35, NULL, "of cavalry, its standing order: the hex it charges"},
    {UNIT "fires", BAY_KEY_WORD, 0, 0, "direct", "direct|observed", NULL, NULL, ARV_S6, NULL, "how it fires"},
    {UNIT "sees", BAY_KEY_LIST, 0, BOARD_CELLS_MAX, NULL, NULL, NULL, NULL, ARV_S6, "hexes", "the hexes into which it sees, besides its own; all when it is not said"},
    {UNIT "sees[]", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_S6, NULL, "a hex: c2"},
    {UNIT "sees_to", BAY_KEY_LIST, 0, BOARD_CELLS_MAX, NULL, NULL, NULL, NULL, ARV_S6, "hexes", "of observed fire: the hexes up to which it sees; all when it is not said"},
    {UNIT "sees_to[]", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, NULL, ARV_S6, NULL, "a hex: c2"},

    {"die", BAY_KEY_WHOLE, 2, 20, "6", NULL, NULL, NULL, ARV_10, "sides", "the dice of the results table"},
    {"dice", BAY_KEY_WHOLE, 1, 4, "1", NULL, NULL, NULL, ARV_10, "dice", "how many are thrown and added"},
    TABLE_KEYS("table", "the results table, instead of the parameters, from the left"),
    TABLE_KEYS("fire_table", "the results table for fire, where it is another"),
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};
// clang-format on

// Who does not fire needs no target, and no sight of one; who does not charge, no target.
// clang-format off
#define BY_SIDE(SIDE) \
    {SIDE ".units[].fires_at|fires|sees|attack|range", "fire", SIDE "|both", "fire: " SIDE ", or both"}, \
    {SIDE ".units[].sees_to", "fire", SIDE "|both", "fire: " SIDE ", or both"}, \
    {SIDE ".units[].sees_to", SIDE ".units[].fires", "observed", "a unit with fires: observed"}, \
    {SIDE ".units[].charges_at", "charges", SIDE "|both", "charges: " SIDE ", or both"}
static const bay_need NEEDS[] = {
    {"charges", "attacker|defender.units[].type", "cavalry", "a unit of type cavalry"},
    BY_SIDE("attacker"),
    BY_SIDE("defender"),
    {"fire_table", "fire", "attacker|defender|both", "fire: attacker, defender or both"},
    {NULL, NULL, NULL, NULL}};
// clang-format on

// Question 1 of the catalogue: disrupt by fire first, or assault with everything?
static const char SAMPLE[] =
    "{\"rules\": \"soldiers\", "
    "\"title\": \"Three companies against a company in a wood\", "
    "\"fire\": \"both\", "
    "\"map\": \". . . . .\\n. . . . .\\n. . wX . .\\n. BC A . .\\n. . . . .\", "
    "\"attacker\": {\"units\": ["
    "{\"name\": \"1st Company\", \"letter\": \"A\", \"nation\": \"russian\"}, "
    "{\"name\": \"2nd Company\", \"letter\": \"B\", \"nation\": \"russian\"}, "
    "{\"name\": \"3rd Company\", \"letter\": \"C\", \"nation\": \"russian\"}]}, "
    "\"defender\": {\"units\": ["
    "{\"name\": \"German Company\", \"letter\": \"X\", \"nation\": \"german\"}]}}";

const bay_rules bay_rules_soldiers = {
    KIT_RULES(soldiers),
    .id = "soldiers",
    .title = "Close assaults for Soldiers",
    .source = "Alan R. Arvold, optional rule for SPI's Soldiers (1972)",
    .sample = SAMPLE,
    .needs = NEEDS,
    .attributes = ATTRIBUTES,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline = {"The attacker never clears all the ground.",
                 "The attacker is certain to clear all the ground.",
                 "In 100 such assaults the attacker clears all the ground in {0}.",
                 "all the ground is cleared", "all the ground is then cleared",
                 "the attacker cleared all the ground"},
};
