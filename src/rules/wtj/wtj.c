// War Times Journal "1916", section 5, assault: the rule system's tables.

#include "wtj.h"

#include "ground/face.h"

#include <stddef.h>

#define KIT_CLAUSES "rules/wtj/clauses.def"
#include "rules/kit/kit_clauses.h"

// clang-format off
#define SIDE "attacker|defender."
#define UNIT SIDE "units[]."
#define TAIL "[ {training}][ {type}][ in {cover} cover]"

// Every key of a scenario, in the order in which a person would write them.
static const bay_key KEYS[] = {
    {"until", BAY_KEY_WORD, 0, 0, "turn-over", WTJ_UNTIL_WORDS, NULL, NULL, WTJ_15, NULL, "to the end of the turn, or to that of the assaults, before the tests of morale that follow"},
    {"turns", BAY_KEY_WHOLE, 1, WTJ_TURNS_MAX, "1", "unlimited", NULL, NULL, WTJ_M11, "turns", "how many turns may be fought, or unlimited: until nobody is in contact"},
    {"rout", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_03, NULL, "voluntary routs may be ordered"},
    {"command", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_M6, NULL, "command tests are thrown: to move into contact, and to move off"},
    {"fire", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_04, NULL, "both sides fire before the assaults, in every turn"},
    {"scenario_defender", BAY_KEY_WORD, 0, 0, "defender", WTJ_FAVOURED_WORDS, NULL, NULL, WTJ_M2, NULL, "who has the modifier of the scenario's defender in tests of morale"},

    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{bases}" TAIL "\n{bases} bases[ in {cover} cover]", NULL, WTJ_01, NULL, "a side, the attacker the one that moved into contact: one unit, or its units"},
    {SIDE "bases", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, NULL, NULL, NULL, "units", WTJ_01, "bases", "the bases of its one unit"},
    {SIDE "training", BAY_KEY_WORD, 0, 0, "average", WTJ_TRAINING_WORDS, NULL, "units", WTJ_47, NULL, "the training of its one unit"},
    {SIDE "type", BAY_KEY_WORD, 0, 0, "infantry", WTJ_TYPE_WORDS, NULL, "units", WTJ_01, NULL, "what its one unit is"},
    {SIDE "cover", BAY_KEY_WORD, 0, 0, "none", WTJ_COVER_WORDS, NULL, "units", WTJ_46, NULL, "what its one unit is in; enclosed: a trench, a building, a bunker, a pillbox"},
    {SIDE "units", BAY_KEY_LIST, 1, WTJ_SIDE_MAX, NULL, NULL, NULL, "bases", WTJ_01, "units", "its units, one by one"},
    {SIDE "units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name} {bases}" TAIL "[, {prone}][, {status}]", NULL, WTJ_01, NULL, "a unit"},
    {UNIT "name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {UNIT "id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {UNIT "bases", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, NULL, NULL, NULL, NULL, WTJ_01, "bases", "its bases, all of them involved; as many as it has places, when it is not said"},
    {UNIT "type", BAY_KEY_WORD, 0, 0, "infantry", WTJ_TYPE_WORDS, NULL, NULL, WTJ_01, NULL, "what it is; cavalry is mounted, soft is transport, limbered are guns on the move, an assault-weapon goes with a unit"},
    {UNIT "training", BAY_KEY_WORD, 0, 0, "average", WTJ_TRAINING_WORDS, NULL, NULL, WTJ_47, NULL, "its training"},
    {UNIT "morale", BAY_KEY_WORD, 0, 0, "steady", WTJ_GRADE_WORDS, NULL, NULL, WTJ_M2, NULL, "its grade of morale"},
    {UNIT "lost", BAY_KEY_WHOLE, 0, WTJ_BASES_MAX, "0", NULL, NULL, NULL, WTJ_M1, "bases", "bases that it has lost in this turn already, to fire that has no number: guns, mortars"},
    {UNIT "original", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, NULL, NULL, NULL, NULL, WTJ_M2, "bases", "its bases before any loss; those it has and has lost in this turn, when it is not said"},
    {UNIT "supported", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, WTJ_M2, NULL, "friends on foot within 240 yards; by those who are in the file, when it is not said"},
    {UNIT "cover", BAY_KEY_WORD, 0, 0, "none", WTJ_COVER_WORDS, NULL, NULL, WTJ_46, NULL, "what it is in; enclosed: a trench, a building, a bunker, a pillbox"},
    {UNIT "prone", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_45, NULL, "prone"},
    {UNIT "flamethrowers", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_50, NULL, "armed with flamethrowers"},
    {UNIT "assault_weapons", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_07, NULL, "the whole unit carries assault weapons"},
    {UNIT "machine_guns", BAY_KEY_WHOLE, 0, WTJ_GUNS_MAX, NULL, NULL, NULL, NULL, WTJ_11, NULL, "a tank: machine guns of each base; tank_machine_guns, when it is not said"},
    {UNIT "damaged", BAY_KEY_WHOLE, 0, WTJ_BASES_MAX, NULL, NULL, NULL, NULL, WTJ_28, NULL, "a tank: bases that are damaged already"},
    {UNIT "allowance", BAY_KEY_WHOLE, 1, WTJ_ALLOWANCE_MAX, NULL, NULL, NULL, NULL, WTJ_31, NULL, "a tank: its movement allowance, in any length; tank_allowance, when it is not said"},
    {UNIT "moved", BAY_KEY_WHOLE, 0, WTJ_ALLOWANCE_MAX, NULL, NULL, NULL, NULL, WTJ_32, NULL, "a tank: what it has used of its allowance in this turn"},
    {UNIT "reach", BAY_KEY_LIST, 1, WTJ_SIDE_MAX, NULL, NULL, NULL, NULL, WTJ_32, "enemies", "a tank: enemies that it can come to, front to front"},
    {UNIT "reach[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{enemy} {costs}", NULL, WTJ_32, NULL, "an enemy that it can come to"},
    {UNIT "reach[].enemy", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, WTJ_32, NULL, "a unit of the enemy, by its id or name"},
    {UNIT "reach[].costs", BAY_KEY_WHOLE, 1, WTJ_ALLOWANCE_MAX, "!", NULL, NULL, NULL, WTJ_32, NULL, "what that costs of its allowance, from wherever it is"},
    {UNIT "with", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, WTJ_36, NULL, "the unit on foot that it is attached to, by its id or name: a weapon"},
    {UNIT "sees", BAY_KEY_LIST, 0, WTJ_SIDE_MAX, NULL, NULL, NULL, NULL, WTJ_06, "units", "enemies at whom it may fire while it touches nobody; all, when it is not said"},
    {UNIT "sees[]", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, WTJ_06, NULL, "an enemy, by its id or name"},
    {UNIT "hq_hits", BAY_KEY_WHOLE, 0, 9, "0", NULL, NULL, NULL, WTJ_M6, "hits", "headquarters above it that are hit: for its command tests"},
    {UNIT "over_the_top", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_M6, NULL, "of the attacker: it left hard cover within small-arms range to move into contact"},
    {UNIT "status", BAY_KEY_WORD, 0, 0, "ok", WTJ_STATUS_WORDS, NULL, NULL, WTJ_39, NULL, "its morale so far"},
    {UNIT "at", BAY_KEY_LIST, 1, WTJ_BASES_MAX, NULL, NULL, NULL, NULL, WTJ_01, "bases", "where its bases stand on the table, of all units or of none: contacts then are found"},
    {UNIT "at[]", BAY_KEY_POINT, 0, WTJ_TABLE, NULL, "30 mm, 45 mm", NULL, NULL, WTJ_01, "mm", "the middle of a base, to the east and to the south"},
    {UNIT "facing", BAY_KEY_WORD, 0, 0, NULL, SQUARE_FACE_WORDS, NULL, NULL, WTJ_40, NULL, "which way its bases on the table face; usually north the attacker, south the defender"},

    {"contacts", BAY_KEY_LIST, 1, WTJ_CONTACTS_MAX, NULL, NULL, NULL, NULL, WTJ_01, "contacts", "which units touch which; usually every front touches every enemy front"},
    {"contacts[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{attacker} {edge} on {defender}[ {defender_edge}]\n{attacker} on {defender}[ {defender_edge}]", NULL, WTJ_01, NULL, "a contact"},
    {"contacts[].attacker", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, WTJ_01, NULL, "a unit of the attacker, by its id or name"},
    {"contacts[].edge", BAY_KEY_WORD, 0, 0, "front", WTJ_EDGE_WORDS, NULL, NULL, WTJ_40, NULL, "its edge that touches"},
    {"contacts[].defender", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, WTJ_01, NULL, "a unit of the defender, by its id or name"},
    {"contacts[].defender_edge", BAY_KEY_WORD, 0, 0, "front", WTJ_EDGE_WORDS, NULL, NULL, WTJ_42, NULL, "the edge of that one that touches"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};

// Fire and command tests: what counts in these alone.
static const bay_need NEEDS[] = {
    {UNIT "assault_weapons|sees", "fire", "true", "fire: true"},
    {UNIT "hq_hits", "command|rout", "true", "command: true, or rout: true"},
    {"attacker.units[].over_the_top", "command", "true", "command: true"},
    {NULL, NULL, NULL, NULL}};

static const bay_aim_row AIMS[] = {KIT_AIMS("100, shared equally among the assaults, for each that leaves the attacker alone on the ground", "base lost", "base that the enemy loses")};
static const bay_param PARAMS[] = {WTJ_PARAM_ROWS(KIT_NUMBER, KIT_LOST, KIT_READING_OF) {.name = NULL}};

// The numbers that the sources have lost; the sources state the rest of W-T1 to W-T4.
#define LOST(tag, ...) {tag, "unknown"},
#define CELL(tag) {tag, "unknown"},
static const bay_preset_row LOST_NUMBERS[] = {
    WTJ_PARAM_ROWS(KIT_NOTHING, LOST, KIT_NOTHING)
    CELL(MUTINOUS_AT_1) CELL(MUTINOUS_AT_0) CELL(MUTINOUS_AT_LESS_1)
    CELL(SHAKY_AT_1) CELL(SHAKY_AT_0) CELL(SHAKY_AT_LESS_1) CELL(SHAKY_AT_LESS_2)
    CELL(STEADY_AT_1) CELL(STEADY_AT_0) CELL(STEADY_AT_LESS_1) CELL(STEADY_AT_LESS_2)
    CELL(BRAVE_AT_1) CELL(BRAVE_AT_0) CELL(BRAVE_AT_LESS_1) CELL(BRAVE_AT_LESS_2)
    CELL(FANATIC_AT_1) CELL(FANATIC_AT_0) CELL(FANATIC_AT_LESS_1) CELL(FANATIC_AT_LESS_2)
    {0, NULL}};
static const bay_preset_row AS_USUAL[] = {{0, NULL}};
// clang-format on

KIT_TABLES(WTJ, wtj);

static const bay_preset PRESETS[] = {
    {"house", AS_USUAL,
     "house numbers for what the sources have lost; they are ours, not WTJ's"},
    {"certain", LOST_NUMBERS,
     "only the numbers that the sources state: an assault that needs another is refused"},
    {NULL, NULL, NULL},
};

static const bay_attribute ATTRIBUTES[] = {
    {"bases", BAY_ATTRIBUTE_WHOLE, "left", "bases"},
    {"lost", BAY_ATTRIBUTE_OFF, "lost", "bases lost"},
    {"damaged", BAY_ATTRIBUTE_FACT, "damaged", "damaged"},
    {NULL, 0, NULL, NULL},
};

// Example 2 of 5.5, with an attacker of two companies.
static const char SAMPLE[] =
    "{\"rules\": \"wtj\", "
    "\"title\": \"Two companies take one in front and flank\", "
    "\"attacker\": {\"units\": [\"1st Company 9\", \"2nd Company 6\"]}, "
    "\"defender\": {\"units\": [\"Garrison 6\"]}, "
    "\"contacts\": [\"1st Company on Garrison\", "
    "\"2nd Company on Garrison left\"]}";

const bay_rules bay_rules_wtj = {
    KIT_RULES(wtj),
    .id = "wtj",
    .title = "WTJ 1916",
    .source = "War Times Journal, 1916: Land War in the Age of Machines, section 5, Assault",
    .sample = SAMPLE,
    .clock = "turns",
    .needs = NEEDS,
    .merge = wtj_merge,
    .presets = PRESETS,
    .attributes = ATTRIBUTES,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline = {"The attacker is never left alone on the ground.",
                 "The attacker is certain to take the ground.",
                 "In 100 such assaults the attacker takes the ground in {0}.",
                 "the ground falls", "the ground then falls", "the attacker took the ground"},
};
