// Every key of a scenario, in the order in which a person would write them.

#include "nqm.h"

#include <stddef.h>

#define QUALITY_WORDS "elite|veteran|regular|conscript|militia"
#define CLASS_WORDS "fighting|support|command|recce|engineer"

// clang-format off
const bay_key NQM_KEY_TABLE[] = {
    {"hours", BAY_KEY_WHOLE, 1, NQM_HOURS_MAX, "1", NULL, NULL, NULL, NQM_18, "hours", "how many hours the assault may last"},

    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL,
     "{strength} {quality}[, {pins} pins]\n{quality} {strength}[, {pins} pins]\n{strength}\n{quality}", NULL, -1, NULL, "a side: its quality and its strength, or its stands"},
    {"attacker|defender.quality", BAY_KEY_WORD, 0, 0, "regular", QUALITY_WORDS, NULL, NULL, NQM_04, NULL, "troop quality: a row of the quality table"},
    {"attacker|defender.strength", BAY_KEY_WHOLE, 1, NQM_STRENGTH_MAX, NULL, NULL, NULL, "stands", NQM_06, "strength points", "strength as one body, its command figure present"},
    {"attacker|defender.pins", BAY_KEY_WHOLE, 0, NQM_STRENGTH_MAX, NULL, NULL, NULL, "stands", NQM_06, "pins", "pins brought from the firefight, of one body"},
    {"attacker|defender.hq", BAY_KEY_WORD, 0, 0, "battalion", "battalion|regiment|brigade|division", NULL, NULL, NQM_20, NULL, "the one headquarters that conducts it"},
    {"attacker|defender.morale", BAY_KEY_WORD, 0, 0, "unset", "unset|passed|failed", NULL, NULL, NQM_25, NULL, "its break test so far"},
    {"attacker|defender.retreat", BAY_KEY_WORD, 0, 0, "open", "open|closed", NULL, NULL, NQM_S16, NULL, "its line of retreat"},
    {"attacker|defender.stands", BAY_KEY_LIST, 1, NQM_STANDS_MAX, NULL, NULL, NULL, "strength", NQM_01, "stands", "its stands, one by one"},
    {"attacker|defender.stands[]", BAY_KEY_GROUP, 0, 0, NULL, NULL,
     "{name} {strength}[, {red} red][, {black} black]\n{name}[, {red} red][, {black} black]", NULL, NQM_01, NULL, "a stand"},
    {"attacker|defender.stands[].name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {"attacker|defender.stands[].id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {"attacker|defender.stands[].class", BAY_KEY_WORD, 0, 0, "fighting", CLASS_WORDS, NULL, NULL, NQM_S01, NULL, "what it may do"},
    {"attacker|defender.stands[].strength", BAY_KEY_WHOLE, 1, 20, NULL, NULL, NULL, NULL, NQM_06, "strength points", "figures on it; usually 3, a command stand 1"},
    {"attacker|defender.stands[].red", BAY_KEY_WHOLE, 0, 99, "0", NULL, NULL, NULL, NQM_S05, "pins", "red pins: temporary casualties"},
    {"attacker|defender.stands[].black", BAY_KEY_WHOLE, 0, 99, "0", NULL, NULL, NULL, NQM_S05, "pins", "black pins: permanent losses"},
    {"attacker|defender.stands[].grouped", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_S01, NULL, "a command stand grouped with fighting stands"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};
// clang-format on
