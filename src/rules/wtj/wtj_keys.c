// Every key of a scenario, in the order in which a person would write them.

#include "wtj.h"

#include <stddef.h>

// clang-format off
#define SIDE "attacker|defender."
#define UNIT SIDE "units[]."
#define TAIL "[ {training}][ {type}][ in {cover} cover]"

const bay_key WTJ_KEY_TABLE[] = {
    {"until", BAY_KEY_WORD, 0, 0, "turn-over", WTJ_UNTIL_WORDS, NULL, NULL, WTJ_15, NULL, "to the end of the turn, or to that of the assaults, before the tests of morale that follow"},
    {"scenario_defender", BAY_KEY_WORD, 0, 0, "defender", WTJ_FAVOURED_WORDS, NULL, NULL, WTJ_M2, NULL, "who has the modifier of the scenario's defender in tests of morale"},

    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{bases}" TAIL "\n{bases} bases[ in {cover} cover]", NULL, WTJ_01, NULL, "a side, the attacker the one that moved into contact: one unit, or its units"},
    {SIDE "bases", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, NULL, NULL, NULL, "units", WTJ_01, "bases", "the bases of its one unit"},
    {SIDE "training", BAY_KEY_WORD, 0, 0, "average", WTJ_TRAINING_WORDS, NULL, "units", WTJ_47, NULL, "the training of its one unit"},
    {SIDE "type", BAY_KEY_WORD, 0, 0, "infantry", WTJ_TYPE_WORDS, NULL, "units", WTJ_01, NULL, "what its one unit is"},
    {SIDE "cover", BAY_KEY_WORD, 0, 0, "none", WTJ_COVER_WORDS, NULL, "units", WTJ_46, NULL, "what its one unit is in"},
    {SIDE "units", BAY_KEY_LIST, 1, WTJ_SIDE_MAX, NULL, NULL, NULL, "bases", WTJ_01, "units", "its units, one by one"},
    {SIDE "units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name} {bases}" TAIL "[, {prone}][, {status}]", NULL, WTJ_01, NULL, "a unit"},
    {UNIT "name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {UNIT "id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {UNIT "bases", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, "!", NULL, NULL, NULL, WTJ_01, "bases", "its bases, all of them involved"},
    {UNIT "type", BAY_KEY_WORD, 0, 0, "infantry", WTJ_TYPE_WORDS, NULL, NULL, WTJ_01, NULL, "what it is; cavalry is mounted, soft is transport, limbered are guns on the move"},
    {UNIT "training", BAY_KEY_WORD, 0, 0, "average", WTJ_TRAINING_WORDS, NULL, NULL, WTJ_47, NULL, "its training"},
    {UNIT "morale", BAY_KEY_WORD, 0, 0, "steady", WTJ_GRADE_WORDS, NULL, NULL, WTJ_M2, NULL, "its grade of morale"},
    {UNIT "original", BAY_KEY_WHOLE, 1, WTJ_BASES_MAX, NULL, NULL, NULL, NULL, WTJ_M2, "bases", "its bases before any loss; those it has, when it is not said"},
    {UNIT "supported", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, NULL, WTJ_M2, NULL, "friends on foot within 240 yards; by those who are in the file, when it is not said"},
    {UNIT "cover", BAY_KEY_WORD, 0, 0, "none", WTJ_COVER_WORDS, NULL, NULL, WTJ_46, NULL, "what it is in; enclosed: a trench, a building, a bunker, a pillbox"},
    {UNIT "prone", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_45, NULL, "prone"},
    {UNIT "flamethrowers", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, WTJ_50, NULL, "armed with flamethrowers"},
    {UNIT "status", BAY_KEY_WORD, 0, 0, "ok", WTJ_STATUS_WORDS, NULL, NULL, WTJ_39, NULL, "its morale so far"},

    {"contacts", BAY_KEY_LIST, 1, WTJ_CONTACTS_MAX, NULL, NULL, NULL, NULL, WTJ_01, "contacts", "which units touch which; usually every front touches every enemy front"},
    {"contacts[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{attacker} {edge} on {defender}[ {defender_edge}]\n{attacker} on {defender}[ {defender_edge}]", NULL, WTJ_01, NULL, "a contact"},
    {"contacts[].attacker", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, WTJ_01, NULL, "a unit of the attacker, by its id or name"},
    {"contacts[].edge", BAY_KEY_WORD, 0, 0, "front", WTJ_EDGE_WORDS, NULL, NULL, WTJ_40, NULL, "its edge that touches"},
    {"contacts[].defender", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, WTJ_01, NULL, "a unit of the defender, by its id or name"},
    {"contacts[].defender_edge", BAY_KEY_WORD, 0, 0, "front", WTJ_EDGE_WORDS, NULL, NULL, WTJ_42, NULL, "the edge of that one that touches"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};
// clang-format on
