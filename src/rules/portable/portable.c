// Portable Close Combat, alternative version (Kaptain Kobold): the rule system's tables.

#include "portable.h"

#include "ground/board_keys.h"

#include <stddef.h>

#define KIT_CLAUSES "rules/portable/clauses.def"
#include "rules/kit/kit_clauses.h"

// clang-format off
static const bay_aim_row AIMS[] = {KIT_AIMS("100 shared equally among the objectives that the defender does not hold at the end", "unit lost", "unit that the enemy loses")};
static const bay_param PARAMS[] = {PORTABLE_PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
KIT_TABLES(PORTABLE, portable);
// clang-format on

#define GROUND_FORM(who, tail)                                                                 \
    who "[ with {commander}][ in {ground}]" tail "\n" who "[ with {commander}] on "            \
        "{ground}" tail
#define SIDE_FORM(tail)                                                                        \
    GROUND_FORM("{type}[ {quality}]", tail) "\n" GROUND_FORM("{quality} {type}", tail)
#define UNIT_FORM(who, place) "{name} " who "[" place "][ facing {facing}]"
#define UNIT_FORMS(who) UNIT_FORM(who, " at {at}") "\n" UNIT_FORM(who, " as {letter}")

// clang-format off
static const bay_key KEYS[] = {
    {"fire", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, PCC_38, NULL, "the attacker's fire at adjacent squares comes before the close combats"},
    BOARD_KEYS_FACED(PCC_02, PORTABLE_KIND_WORDS)

    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, SIDE_FORM("[ on {aspect}]"), NULL, PCC_02, NULL, "the side whose phase it is: its units, or one unit in short"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL, SIDE_FORM(""), NULL, PCC_02, NULL, "the other side: its units, or one unit in short"},
    {"attacker|defender.type", BAY_KEY_WORD, 0, 0, NULL, PORTABLE_TYPE_WORDS, NULL, "units", PCC_02, NULL, "one unit, head on: what it is"},
    {"attacker|defender.quality", BAY_KEY_WORD, 0, 0, NULL, PORTABLE_QUALITY_WORDS, NULL, "units", PCC_28, NULL, "how good it is; usually average"},
    {"attacker|defender.commander", BAY_KEY_FLAG, 0, 0, NULL, NULL, NULL, "units", PCC_29, NULL, "a commander is in its square"},
    {"attacker|defender.ground", BAY_KEY_WORD, 0, 0, NULL, "open|wood|hill|built-up|works|river", NULL, "units", PCC_19, NULL, "the ground of its square"},
    {"attacker.aspect", BAY_KEY_WORD, 0, 0, NULL, PORTABLE_ASPECT_WORDS, NULL, "units", PCC_13, NULL, "on which side of the defender it stands"},
    {"attacker|defender.units", BAY_KEY_LIST, 1, PORTABLE_SIDE_MAX, NULL, NULL, NULL, "type", PCC_02, "units", "its units, one by one"},
    {"attacker|defender.units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, UNIT_FORMS("{type}[ {quality}]") "\n" UNIT_FORMS("{quality} {type}"), NULL, PCC_02, NULL, "a unit"},
    {"attacker|defender.units[].name", BAY_KEY_TEXT, 1, 60, "!", NULL, NULL, NULL, -1, NULL, "what it is called"},
    {"attacker|defender.units[].id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its name in orders and records, in kebab-case"},
    {"attacker|defender.units[].type", BAY_KEY_WORD, 0, 0, "infantry", PORTABLE_TYPE_WORDS, NULL, NULL, PCC_02, NULL, "what it is; cavalry is mounted"},
    {"attacker|defender.units[].quality", BAY_KEY_WORD, 0, 0, NULL, PORTABLE_QUALITY_WORDS, NULL, NULL, PCC_28, NULL, "how good it is; usually average, a commander elite"},
    {"attacker|defender.units[].at", BAY_KEY_TEXT, 2, 3, NULL, NULL, NULL, "letter", PCC_30, NULL, "the cell it stands in: c2"},
    {"attacker|defender.units[].letter", BAY_KEY_TEXT, 1, 1, NULL, NULL, NULL, "at", PCC_30, NULL, "its letter on the map"},
    {"attacker|defender.units[].facing", BAY_KEY_WORD, 0, 0, NULL, SQUARE_FACE_WORDS, NULL, NULL, PCC_02, NULL, "which way it looks; usually north the attacker, south the defender"},
    {"attacker|defender.units[].moved", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, PCC_38, NULL, "it has moved this turn"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};
// clang-format on

// Example 3 of the source: a frontal attack, and another on the flank.
static const char SAMPLE[] =
    "{\"rules\": \"portable\", "
    "\"title\": \"A wood attacked in front and flank\", "
    "\"map\": \". . . . .\\n. . . . .\\n. C wU . .\\n. . AG . .\\n. . . . .\\n\", "
    "\"attacker\": {\"units\": ["
    "{\"name\": \"Confederate infantry\", \"type\": \"infantry\", \"letter\": \"A\", "
    "\"facing\": \"north\"}, "
    "{\"name\": \"Confederate commander\", \"type\": \"commander\", \"letter\": \"G\"}, "
    "{\"name\": \"Confederate troopers\", \"type\": \"dismounted\", \"letter\": \"C\", "
    "\"facing\": \"east\"}]}, "
    "\"defender\": {\"units\": ["
    "{\"name\": \"Union infantry\", \"type\": \"infantry\", \"letter\": \"U\", "
    "\"facing\": \"south\"}]}}";

const bay_rules bay_rules_portable = {
    KIT_RULES(portable),
    .id = "portable",
    .title = "Portable Close Combat",
    .source = "Kaptain Kobold, Portable Close Combat, alternative version, for Bob Cordery's "
              "Portable Wargame",
    .sample = SAMPLE,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline = {"The attacker never clears all the ground.",
                 "The attacker is certain to clear all the ground.",
                 "In 100 such phases the attacker clears all the ground in {0}.",
                 "all the ground is cleared", "all the ground is then cleared",
                 "the attacker cleared all the ground"},
};
