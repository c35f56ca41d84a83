// Reads the places of units and objectives.

#include "base/fault.h"
#include "base/text.h"
#include "ground/ground.h"
#include "ground/ground_fault.h"

// The rules as they are cited when a place is wrong.
static ground_rules of_places(const ground_rules *rules) {
    ground_rules cited = *rules;
    if (rules->place_clause) cited.clause = rules->place_clause;
    return cited;
}

static const bay_value *text_of(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_TEXT ? value : NULL;
}

static void key_path(char out[GROUND_PATH_MAX], const char *path, const char *key) {
    text to = text_within(out, GROUND_PATH_MAX);
    text_add(&to, path);
    path_add_key(&to, key);
}

// --- By letter -------------------------------------------------------------------------------

// The capitals on the map that no unit has taken or names, or that one has taken: "A, B, D".
static void allow_letters(const ground_plan *on, bool taken, bay_fault *why) {
    uint32_t units = taken ? on->taken : on->taken | on->named;
    for (int i = 0; i < GROUND_LETTERS; i++) {
        const char letter[2] = {(char)('A' + i), '\0'};
        if (!on->spot[i].line || (units >> i & 1) != taken) continue;
        fault_allowed_also(why, letter);
    }
}

static bay_status refuse_letter(const ground_plan *on, const ground_rules *rules,
                                const char *path, const bay_value *given, const char *words,
                                bay_fault *why) {
    ground_refuse(rules, why, path, NULL);
    text out = fault_words(why);
    text_add(&out, path);
    text_add(&out, words);
    fault_given_value(why, given);
    allow_letters(on, false, why);
    if (why && !*why->allowed) fault_allowed(why, "no letter is free on the map; say at: c2");
    return BAY_BAD_INPUT;
}

static bay_status place_by_letter(ground_plan *on, const ground_rules *rules, const char *path,
                                  const bay_value *given, uint8_t *cell, bay_fault *why) {
    char here[GROUND_PATH_MAX];
    key_path(here, path, "letter");
    char letter = given->is.text[0];
    if (given->count != 1 || letter < 'A' || letter > 'Z')
        return refuse_letter(on, rules, here, given, " must be one capital letter.", why);
    int unit = letter - 'A';
    if (on->letter[unit] == BOARD_NOWHERE)
        return refuse_letter(on, rules, here, given,
                             on->drawn ? " does not stand on the map."
                                       : " needs a map on which it stands.",
                             why);
    if (on->taken >> unit & 1)
        return refuse_letter(on, rules, here, given, " is another unit's.", why);
    on->taken |= 1U << unit;
    *cell = on->letter[unit];
    return BAY_OK;
}

// --- By name ---------------------------------------------------------------------------------

static bay_status place_by_name(const ground_plan *on, const ground_rules *rules,
                                const char *path, const bay_value *given, uint8_t *cell,
                                bay_fault *why) {
    char here[GROUND_PATH_MAX];
    int found = 0;
    key_path(here, path, "at");
    if (!board_cell_read(&on->board, given->is.text, &found))
        return ground_refuse_cell(rules, why, here, &on->board, given->is.text);
    *cell = (uint8_t)found;
    return BAY_OK;
}

bay_status ground_place(ground_plan *on, const ground_rules *rules, const bay_value *unit,
                        const char *path, uint8_t *cell, bay_fault *why) {
    ground_rules cited = of_places(rules);
    const bay_value *at = text_of(unit, "at"), *letter = text_of(unit, "letter");
    if (at && !letter) return place_by_name(on, &cited, path, at, cell, why);
    if (letter && !at) return place_by_letter(on, &cited, path, letter, cell, why);
    ground_refuse(&cited, why, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, at ? " has two places: give at or letter, not both."
                        : " has no place: say at which cell it is, or its letter on the map.");
    fault_allowed(why, "at: c2, or letter: A with an A on the map");
    return BAY_BAD_INPUT;
}

bay_status ground_all_placed(const ground_plan *on, const ground_rules *rules, bay_fault *why) {
    for (int i = 0; i < GROUND_LETTERS; i++) {
        if (!on->spot[i].line || on->taken >> i & 1) continue;
        const char given[2] = {(char)('A' + i), '\0'};
        ground_rules cited = of_places(rules);
        ground_refuse_spot(&cited, why, on->spot[i],
                           "a capital letter is a unit, and no unit has this one.");
        fault_given(why, given);
        allow_letters(on, true, why);
        return BAY_BAD_INPUT;
    }
    return BAY_OK;
}

// --- Objectives ------------------------------------------------------------------------------

static bool is_among(const uint8_t *cells, int count, int cell) {
    for (int i = 0; i < count; i++)
        if (cells[i] == cell) return true;
    return false;
}

bay_status ground_objectives(const ground_plan *on, const ground_rules *rules,
                             const bay_value *document, uint8_t cell[GROUND_OBJECTIVES_MAX],
                             int *count, bay_fault *why) {
    uint8_t made[GROUND_OBJECTIVES_MAX];
    int many = 0;
    const bay_value *list = bay_value_get(document, "objectives");
    uint32_t items = list && list->kind == BAY_VALUE_LIST ? list->count : 0;
    for (uint32_t i = 0; i < items && many < GROUND_OBJECTIVES_MAX; i++) {
        char path[GROUND_PATH_MAX];
        int found = 0;
        const bay_value *item = &list->is.item[i];
        const char *name = item->kind == BAY_VALUE_TEXT ? item->is.text : "";
        ground_item_path(path, "objectives", i, NULL);
        if (!board_cell_read(&on->board, name, &found))
            return ground_refuse_cell(rules, why, path, &on->board, name);
        if (is_among(made, many, found)) {
            ground_refuse(rules, why, path,
                          "An objective counts once: this cell is named twice.");
            fault_given(why, name);
            return BAY_BAD_INPUT;
        }
        made[many++] = (uint8_t)found;
    }
    for (int i = 0; i < many; i++) cell[i] = made[i];
    *count = many;
    return BAY_OK;
}
