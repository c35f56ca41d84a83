// Every key of a scenario, in the order in which a person would write them.

#include "ground/board_keys.h"
#include "portable.h"

#include <stddef.h>

#define GROUND_FORM(who, tail)                                                                 \
    who "[ with {commander}][ in {ground}]" tail "\n" who "[ with {commander}] on "            \
        "{ground}" tail
#define SIDE_FORM(tail)                                                                        \
    GROUND_FORM("{type}[ {quality}]", tail) "\n" GROUND_FORM("{quality} {type}", tail)
#define UNIT_FORM(place) "{name} {type}[ {quality}][" place "][ facing {facing}]"

// clang-format off
const bay_key PORTABLE_KEY_TABLE[] = {
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
    {"attacker|defender.units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, UNIT_FORM(" at {at}") "\n" UNIT_FORM(" as {letter}"), NULL, PCC_02, NULL, "a unit"},
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
