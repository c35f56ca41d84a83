// Not Quite Mechanised (Chris Kemp), section 14, close assault: the rule system's tables.

#include "nqm.h"

#include <stddef.h>

#define KIT_CLAUSES "rules/nqm/clauses.def"
#include "rules/kit/kit_clauses.h"

// clang-format off
static const bay_aim_row AIMS[] = {KIT_AIMS("100 when the attacker gets the ground", "casualty", "casualty of the enemy's")};
static const bay_param PARAMS[] = {NQM_PARAM_ROWS(KIT_NUMBER, KIT_FRACTION, KIT_READING_OF) {.name = NULL}};

// Every key of a scenario, in the order in which a person would write them.
static const bay_key KEYS[] = {
    {"hours", BAY_KEY_WHOLE, 1, NQM_HOURS_MAX, "1", "unlimited", NULL, NULL, NQM_18, "hours", "how many hours the assault may last, or unlimited: until it is decided"},

    {"ground", BAY_KEY_WORD, 0, 0, "open", "open|close", NULL, NULL, NQM_35, NULL, "open ground, or close country"},
    {"aftermath", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_39, NULL, "play on after the ground is won: reorganisation, counterattack"},

    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL,
     "{strength} {quality}[, {pins} pins]\n{quality} {strength}[, {pins} pins]\n{strength}\n{quality}", NULL, -1, NULL, "a side: its quality and its strength, or its stands"},
    {"attacker|defender.quality", BAY_KEY_WORD, 0, 0, "regular", NQM_QUALITY_WORDS, NULL, NULL, NQM_04, NULL, "troop quality: a row of the quality table"},
    {"attacker|defender.strength", BAY_KEY_WHOLE, 1, NQM_STRENGTH_MAX, NULL, NULL, NULL, "stands", NQM_06, "strength points", "strength as one body, its command figure present"},
    {"attacker|defender.pins", BAY_KEY_WHOLE, 0, NQM_STRENGTH_MAX, NULL, NULL, NULL, "stands", NQM_06, "pins", "pins brought from the firefight, of one body"},
    {"attacker|defender.hq", BAY_KEY_WORD, 0, 0, NULL, NQM_LEVEL_WORDS, NULL, NULL, NQM_28, NULL, "the one headquarters that conducts it"},
    {"attacker|defender.morale", BAY_KEY_WORD, 0, 0, "unset", NQM_MORALE_WORDS, NULL, NULL, NQM_25, NULL, "its break test so far"},
    {"attacker|defender.retreat", BAY_KEY_WORD, 0, 0, "open", "open|closed", NULL, NULL, NQM_S16, NULL, "its line of retreat"},
    {"attacker.firefight", BAY_KEY_WORD, 0, 0, "won", NQM_FIREFIGHT_WORDS, NULL, NULL, NQM_S04, NULL, "the firefight before the assault"},
    {"attacker.order", BAY_KEY_LIST, 1, NQM_BATTALIONS_MAX, NULL, NULL, NULL, NULL, NQM_32, "battalions", "the order in which battalions attack that nobody coordinates, each of them once"},
    {"attacker.order[]", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, NQM_32, NULL, "a battalion, by its name"},
    {"attacker.mounted", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_S13, NULL, "on tanks or in carriers"},
    {"attacker.in_supply", BAY_KEY_FLAG, 0, 0, "true", NULL, NULL, NULL, NQM_45, NULL, "in supply"},
    {"attacker.fresh_orders", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_S07, NULL, "fresh orders reach him on the ground he has won"},
    {"attacker.under_fire", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_41, NULL, "under fire on the ground he has won"},
    {"attacker|defender.terror", BAY_KEY_WORD, 0, 0, "overcome", "overcome|not-yet", NULL, NULL, NQM_35, NULL, "tank terror"},
    {"defender.anti_tank", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_37, NULL, "fire that can hurt the attacking tanks"},
    {"attacker|defender.stands", BAY_KEY_LIST, 1, NQM_STANDS_MAX, NULL, NULL, NULL, "strength", NQM_01, "stands", "its stands, one by one"},
    {"attacker.stands[]", BAY_KEY_GROUP, 0, 0, NULL, NULL,
     "{name} {strength}[, {red} red][, {black} black][ of {battalion}]\n{name}[, {red} red][, {black} black][ of {battalion}]", NULL, NQM_01, NULL, "a stand"},
    {"defender.stands[]", BAY_KEY_GROUP, 0, 0, NULL, NULL,
     "{name} {strength}[, {red} red][, {black} black][ of {battalion}][ on {area}]\n{name}[, {red} red][, {black} black][ of {battalion}][ on {area}]", NULL, NQM_01, NULL, "a stand"},
    {"attacker|defender.stands[].name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {"attacker|defender.stands[].id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {"attacker|defender.stands[].class", BAY_KEY_WORD, 0, 0, "fighting", NQM_CLASS_WORDS, NULL, NULL, NQM_S01, NULL, "what it may do"},
    {"attacker|defender.stands[].strength", BAY_KEY_WHOLE, 1, 20, NULL, NULL, NULL, NULL, NQM_06, "strength points", "figures on it; usually 3, a command stand 1"},
    {"attacker|defender.stands[].red", BAY_KEY_WHOLE, 0, 99, "0", NULL, NULL, NULL, NQM_S05, "pins", "red pins: temporary casualties"},
    {"attacker|defender.stands[].black", BAY_KEY_WHOLE, 0, 99, "0", NULL, NULL, NULL, NQM_S05, "pins", "black pins: permanent losses"},
    {"attacker|defender.stands[].grouped", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_S01, NULL, "a command stand grouped with fighting stands"},
    {"attacker|defender.stands[].level", BAY_KEY_WORD, 0, 0, NULL, NQM_LEVEL_WORDS, NULL, NULL, NQM_S02, NULL, "of a command stand"},
    {"attacker|defender.stands[].quality", BAY_KEY_WORD, 0, 0, NULL, NQM_QUALITY_WORDS, NULL, NULL, NQM_04, NULL, "its quality, where not the side's"},
    {"attacker|defender.stands[].battalion", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, NQM_29, NULL, "the battalion it belongs to"},
    {"defender.stands[].area", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, NQM_23, NULL, "the area of the position that it holds"},
    {"attacker|defender.stands[].reserve", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_33, NULL, "in reserve at the start"},
    {"attacker|defender.stands[].disorganised", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, NQM_42, NULL, "disorganised at the start"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};

// The aftermath, tanks, and a firefight that was not won: what counts in these alone.
static const bay_need NEEDS[] = {
    {"ground", "attacker|defender.stands[].class", "tank", "a stand with class: tank"},
    {"attacker.mounted", "attacker.firefight", "lost", "firefight: lost"},
    {"attacker.in_supply|fresh_orders", "aftermath", "true", "aftermath: true"},
    {"attacker.in_supply|fresh_orders", "defender.stands[].reserve", "true", "a stand of the defender with reserve: true"},
    {"attacker.under_fire", "aftermath", "true", "aftermath: true"},
    {"attacker.terror", "defender.stands[].class", "tank", "a stand of the defender with class: tank"},
    {"defender.terror", "attacker.stands[].class", "tank", "a stand of the attacker with class: tank"},
    {"defender.anti_tank", "attacker.stands[].class", "tank", "a stand of the attacker with class: tank"},
    {"defender.anti_tank", "attacker.firefight", "lost", "firefight: lost"},
    {NULL, NULL, NULL, NULL}};
// clang-format on

KIT_TABLES(NQM, nqm);

static const bay_attribute ATTRIBUTES[] = {
    {"strength", BAY_ATTRIBUTE_WHOLE, "clean", "strength points"},
    {"red", BAY_ATTRIBUTE_OFF, "red", "red pins"},
    {"black", BAY_ATTRIBUTE_OFF, "black", "black pins"},
    {NULL, 0, NULL, NULL},
};

// The attack of design.md: one battalion on a Regular company.
static const char SAMPLE[] = "{\"rules\": \"nqm\", "
                             "\"title\": \"One battalion against a Regular company\", "
                             "\"hours\": 1, "
                             "\"attacker\": {\"quality\": \"regular\", \"strength\": 6}, "
                             "\"defender\": {\"quality\": \"regular\", \"strength\": 3}}";

const bay_rules bay_rules_nqm = {
    KIT_RULES(nqm),
    .id = "nqm",
    .title = "Not Quite Mechanised",
    .source = "Chris Kemp, Not Quite Mechanised, section 14, Close Assault",
    .sample = SAMPLE,
    .clock = "hours",
    .needs = NEEDS,
    .attributes = ATTRIBUTES,
    .unresolved = UNRESOLVED,
    .taken = POSITION_TAKEN,
    .headline = {"The attacker never holds the position at the end.",
                 "The attacker is certain to take the position.",
                 "In 100 such assaults the attacker takes the position in {0}.",
                 "the position falls", "the position then falls",
                 "the attacker took the position"},
};
