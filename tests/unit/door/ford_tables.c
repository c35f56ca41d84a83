#include "ford_tables.h"

#include <stddef.h>

const bay_clause FORD_CLAUSES[] = {
    {"FRD-01", 1, "card", "Units are put down before the assault.", NULL},
    {"FRD-02", 1, "card", "A volley comes first; the defender may be saved.", NULL},
    {"FRD-03", 1, "card", "Then dice are matched.", NULL},
    {"FRD-04", 1, "card", "The attacker may go on.", NULL},
    {"FRD-05", 1, "card", "Boats.", "there are no boats"},
    {NULL, 0, NULL, NULL, NULL},
};

const bay_param FORD_PARAMS[] = {
    {"need", "4", 2, 6, "unknown", FORD_2, BAY_PARAM_WHOLE, BAY_LIKELY, "the score that hits",
     NULL},
    {"break_at", "1/2", 0, 1, NULL, FORD_4, BAY_PARAM_FRACTION, BAY_CERTAIN,
     "when nerve is tried", NULL},
    {"F-1", "nobody", 0, 0, "nobody|attacker|defender", FORD_3, BAY_PARAM_READING, BAY_GUESS,
     "who wins ties?", NULL},
    {"boat_need", "4", 2, 6, NULL, FORD_5, BAY_PARAM_WHOLE, BAY_CERTAIN, "the score to row",
     NULL},
    {NULL, NULL, 0, 0, NULL, 0, BAY_PARAM_WHOLE, BAY_CERTAIN, NULL, NULL},
};

const bay_preset FORD_PRESETS[] = {
    {"flood", (const bay_preset_row[]){{0, "6"}, {2, "attacker"}, {0, NULL}},
     "the river in spring, as the club plays it"},
    {"drought", (const bay_preset_row[]){{1, "1/3"}, {0, NULL}}, "the river in August"},
    {NULL, NULL, NULL},
};

// clang-format off
const bay_key FORD_KEYS[] = {
    {"turns", BAY_KEY_WHOLE, 1, 9, "1", NULL, NULL, NULL, FORD_4, "turns", "how many turns"},
    {"river", BAY_KEY_GROUP, 0, 0, "{}", NULL, NULL, NULL, -1, NULL, "the river"},
    {"river.water", BAY_KEY_WORD, 0, 0, "low", "low|high", NULL, NULL, FORD_1, NULL, "how it stands"},
    {"river.drums", BAY_KEY_WHOLE, 0, 90, "0", NULL, NULL, NULL, -1, NULL, "drums that are heard"},
    {"marks", BAY_KEY_LIST, 0, 3, "[]", NULL, NULL, NULL, -1, NULL, "marks on the map"},
    {"marks[]", BAY_KEY_WORD, 0, 0, NULL, "oak|mill", NULL, NULL, -1, NULL, "a mark"},
    {"chart", BAY_KEY_LINES, 1, 200, NULL, NULL, NULL, "marks|river", FORD_1, NULL, "the river drawn; nothing on it is unknown (?)"},
    {"attacker|defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{strength} {quality}[, {pins} pins][, {dug_in}]\n{strength}", NULL, FORD_1, NULL, "a side"},
    {"attacker|defender.quality", BAY_KEY_WORD, 0, 0, "line", "guard|line|levy", NULL, NULL, FORD_3, NULL, "its quality"},
    {"attacker|defender.strength", BAY_KEY_WHOLE, 1, 9, NULL, NULL, NULL, "units", FORD_3, "figures", "its figures"},
    {"attacker|defender.pins", BAY_KEY_WHOLE, 0, 9, "0", NULL, NULL, "units", FORD_3, "pins", "its pins"},
    {"attacker|defender.dug_in", BAY_KEY_FLAG, 0, 0, "false", NULL, NULL, NULL, FORD_2, NULL, "is it dug in?"},
    {"attacker|defender.units", BAY_KEY_LIST, 1, 6, NULL, NULL, NULL, NULL, FORD_1, "units", "unit by unit"},
    {"attacker|defender.units[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name} {strength}[ at {place}]", NULL, FORD_1, NULL, "a unit"},
    {"attacker|defender.units[].name", BAY_KEY_TEXT, 1, 20, "!", NULL, NULL, NULL, -1, NULL, "its name"},
    {"attacker|defender.units[].id", BAY_KEY_TEXT, 1, 60, NULL, NULL, NULL, NULL, -1, NULL, "its id"},
    {"attacker|defender.units[].strength", BAY_KEY_WHOLE, 1, 9, "3", NULL, NULL, NULL, FORD_3, "figures", "its figures"},
    {"attacker|defender.units[].place", BAY_KEY_TEXT, 0, 0, NULL, "mill", NULL, NULL, -1, NULL, "where it stands"},
    {NULL, BAY_KEY_GROUP, 0, 0, NULL, NULL, NULL, NULL, -1, NULL, NULL},
};
// clang-format on

const bay_option_row FORD_OPTIONS[] = {
    {"go-in", "go in", FORD_1},
    {"wait-{0}", "wait for {0} hours with {unit}", FORD_1},
    {"press-on", "press on", FORD_4},
    {"stop", "stop", FORD_4},
    {NULL, NULL, 0},
};

const bay_feature FORD_FEATURES[] = {
    {"turns_left", "turns left", 0, 9},
    {"attacker.figures", "attacking figures", 0, 99},
    {"defender.figures", "defending figures", 0, 99},
    {NULL, NULL, 0, 0},
};

const bay_aim_row FORD_AIMS[] = {
    {"ground", "the far bank"}, {"dearly", "the far bank, and theirs"}, {NULL, NULL}};

#define WORTH(a, b)                                                                            \
    {                                                                                          \
        {a, 1}, {b, 2}, {0, 1}, {                                                              \
            0, 1                                                                               \
        }                                                                                      \
    }
const bay_ending FORD_ENDINGS[] = {
    {"crossed", "across the river", WORTH(100, 201), NULL, true},
    {"thrown-back", "thrown back", WORTH(0, 0), NULL, false},
    {"called-off", "called off", WORTH(0, 0), NULL, false},
    {"unresolved", "undecided", WORTH(0, 0), NULL, false},
    {NULL, NULL, WORTH(0, 0), NULL, false},
};
const bay_measure FORD_MEASURES[] = {
    {"attacker_losses", "attacker's dead", "figures", WORTH(0, -1), false},
    {"defender_losses", "defender's dead", "figures", WORTH(0, 1), false},
    {"a_turns", "turns used", "turns", WORTH(0, 0), false}, // sorts before the others
    {NULL, NULL, NULL, WORTH(0, 0), false},
};
const bay_attribute FORD_ATTRIBUTES[] = {
    {"figures", BAY_ATTRIBUTE_WHOLE, "dry", "figures"},
    {"pins", BAY_ATTRIBUTE_OFF, "wet", "pins"},
    {"boots", BAY_ATTRIBUTE_FACT, "boots", "boots"},
    {.id = NULL},
};
const bay_telling FORD_TELLINGS[] = {
    {"drum {0} of {1}", FORD_1},
    {"{side} hits {0}", FORD_2},
    {"{unit} and {side} lose {0} and {1}", FORD_3},
    {"nerve {0}", FORD_4},
    {"{unit} at {0}, {1}", FORD_1},
    {"ground", FORD_1},
    {"stands firm", FORD_3},
    {"turns left: {0}", FORD_4},
    {"There is no such cell.", FORD_1},
    {NULL, 0},
};
