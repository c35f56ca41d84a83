// From the document to units: what they are, where they stand, what they are ordered.

#include "soldiers_draft.h"

#include "base/fault.h"
#include "base/text.h"

#include <string.h>

const char *const SOLDIERS_SIDE_NAMES[2] = {"attacker", "defender"};

const terrain_kind SOLDIERS_KIND_TABLE[] = {
    [CLEAR] = {"clear", 'o', 0, false},
    [WOODS] = {"woods", 'w', 0, false},
    [TOWN] = {"town", 't', 0, false},
    [CANAL] = {"canal", 'c', 0, false},
    [SLOPE] = {"slope", 's', 1, false},
    [CREST] = {"crest", 'h', 2, false},
    [IMPROVED] = {"improved", 'i', 0, false},
    [TRENCH] = {"trench", 'd', 0, false},
    [ROAD] = {"road", 'r', 0, false},
    [BRIDGE] = {"bridge", 'b', 0, false},
    [IMPASSABLE] = {"impassable", 'x', 0, false},
    {NULL, 0, 0, false},
};

const ground_rules SOLDIERS_GROUND = {GRID_HEXES, SOLDIERS_KIND_TABLE, "ARV-S5", "ARV-S1"};

// --- Reading values: the key table has checked them ------------------------------------------

int soldiers_setting(const soldiers_draft *d, int row) {
    return bay_param_get(d->in, row).number;
}

int soldiers_peek(const soldiers_draft *d, int row) {
    return bay_param_peek(d->in, row).number;
}

int soldiers_whole(const bay_value *map, const char *key, int otherwise) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_WHOLE ? (int)value->is.whole : otherwise;
}

bool soldiers_flag(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_FLAG && value->is.flag;
}

const char *soldiers_text(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_TEXT ? value->is.text : "";
}

int soldiers_choice(const bay_value *map, const char *key, const char *choices) {
    const char *word = soldiers_text(map, key);
    size_t size = strlen(word);
    for (int place = 0; size && choices; place++) {
        size_t length = strcspn(choices, "|");
        if (length == size && memcmp(choices, word, size) == 0) return place;
        choices = choices[length] ? choices + length + 1 : NULL;
    }
    return -1;
}

// --- Faults ----------------------------------------------------------------------------------

void soldiers_unit_path(char path[SOLDIERS_PATH_MAX], int side, int unit, const char *key) {
    text to = text_within(path, SOLDIERS_PATH_MAX);
    text_add(&to, SOLDIERS_SIDE_NAMES[side]);
    path_add_key(&to, "units");
    path_add_item(&to, (uint32_t)unit);
    if (key) path_add_key(&to, key);
}

bay_status soldiers_refuse(bay_fault *why, soldiers_fault wrong) {
    bay_status status = wrong.status ? wrong.status : BAY_BAD_INPUT;
    fault_set(why, status, wrong.path, wrong.words);
    if (wrong.allowed) fault_allowed(why, wrong.allowed);
    if (wrong.clause >= 0) fault_clause(why, bay_rules_soldiers.clauses[wrong.clause].id);
    return status;
}

bay_status soldiers_refuse_unit(bay_fault *why, int side, int unit, soldiers_fault wrong) {
    char path[SOLDIERS_PATH_MAX];
    soldiers_unit_path(path, side, unit, wrong.path);
    wrong.path = path;
    return soldiers_refuse(why, wrong);
}

static bay_status read_cell(const soldiers_draft *d, const char *path, const bay_value *name,
                            uint8_t *cell, bay_fault *why) {
    int found = 0;
    if (board_cell_read(&d->ground.board, name->is.text, &found)) {
        *cell = (uint8_t)found;
        return BAY_OK;
    }
    bay_status status =
        soldiers_refuse(why, (soldiers_fault){path, "a hex of the board, as c2",
                                              "There is no such hex.", ARV_S1, BAY_BAD_INPUT});
    fault_given(why, name->is.text);
    return status;
}

bay_status soldiers_named_cell(const soldiers_draft *d, int side, int unit, const char *key,
                               uint8_t *cell, bay_fault *why) {
    char path[SOLDIERS_PATH_MAX];
    const bay_value *name = bay_value_get(&d->units[side]->is.item[unit], key);
    *cell = BOARD_NOWHERE;
    if (!name || name->kind != BAY_VALUE_TEXT) return BAY_OK;
    soldiers_unit_path(path, side, unit, key);
    return read_cell(d, path, name, cell, why);
}

// --- A unit ----------------------------------------------------------------------------------

static bay_status read_sight(const soldiers_draft *d, int side, int unit, const char *key,
                             uint8_t sees[SOLDIERS_SIGHT], bay_fault *why) {
    const bay_value *list = bay_value_get(&d->units[side]->is.item[unit], key);
    bool said = list && list->kind == BAY_VALUE_LIST;
    memset(sees, said ? 0 : 0xFF, SOLDIERS_SIGHT);
    for (uint32_t i = 0; said && i < list->count; i++) {
        char path[SOLDIERS_PATH_MAX + 16];
        uint8_t cell = 0;
        soldiers_unit_path(path, side, unit, key);
        text to = text_within(path + strlen(path), 16);
        path_add_item(&to, i);
        if (list->is.item[i].kind != BAY_VALUE_TEXT) continue;
        bay_status status = read_cell(d, path, &list->is.item[i], &cell, why);
        if (status != BAY_OK) return status;
        sees[cell / 8] |= (uint8_t)(1u << cell % 8);
    }
    return BAY_OK;
}

static bay_status read_orders(const soldiers_draft *d, int side, int unit, soldiers_unit *u,
                              bay_fault *why) {
    bay_status status = soldiers_named_cell(d, side, unit, "announces", &u->announces, why);
    if (status == BAY_OK)
        status = soldiers_named_cell(d, side, unit, "fires_at", &u->fires_at, why);
    if (status == BAY_OK)
        status = soldiers_named_cell(d, side, unit, "charges_at", &u->charges_at, why);
    if (status == BAY_OK) status = read_sight(d, side, unit, "sees", u->sees, why);
    if (status == BAY_OK) status = read_sight(d, side, unit, "sees_to", u->sees_to, why);
    return status;
}

// A name of a hex would be two things in orders and records.
static bool names_a_cell(const char *id) {
    const board whole = {GRID_HEXES, BOARD_ACROSS_MAX, BOARD_DOWN_MAX};
    int cell;
    return board_cell_read(&whole, id, &cell);
}

static bay_status read_unit(soldiers_draft *d, int side, int unit, bay_fault *why) {
    const bay_value *map = &d->units[side]->is.item[unit];
    soldiers_unit *u = &d->battle->unit[side][unit];
    char path[SOLDIERS_PATH_MAX];
    soldiers_unit_path(path, side, unit, NULL);
    bay_status status = ground_place(&d->ground, &SOLDIERS_GROUND, map, path, &u->cell, why);
    if (status != BAY_OK) return status;
    if (names_a_cell(soldiers_text(map, "id"))) {
        status = soldiers_refuse_unit(
            why, side, unit,
            (soldiers_fault){"id", "an id that is no hex's name",
                             "A hex has this name: a unit must have another id.", -1,
                             BAY_BAD_INPUT});
        fault_given(why, soldiers_text(map, "id"));
        return status;
    }
    u->type = (uint8_t)soldiers_choice(map, "type",
                                       "infantry|cavalry|dismounted|machine-gun|"
                                       "field-gun|howitzer");
    u->nation = (uint8_t)(1 + soldiers_choice(map, "nation",
                                              "russian|german|french|british|belgian|"
                                              "austro-hungarian"));
    u->battery = soldiers_flag(map, "battery");
    u->disrupted = soldiers_flag(map, "disrupted");
    u->observed = bay_value_is(bay_value_get(map, "fires"), "observed"); // ARV-S6
    soldiers_usual_values(d, side, unit, map);
    return read_orders(d, side, unit, u, why);
}

bay_status soldiers_draft_units(soldiers_draft *d, bay_fault *why) {
    soldiers_battle *b = d->battle;
    for (int side = 0; side < 2; side++) {
        b->count[side] = (uint8_t)d->units[side]->count;
        for (int i = 0; i < b->count[side]; i++) {
            bay_status status = read_unit(d, side, i, why);
            if (status != BAY_OK) return status;
        }
    }
    return ground_all_placed(&d->ground, &SOLDIERS_GROUND, why);
}
