#include "portable_draft.h"

#include "base/fault.h"
#include "base/text.h"

#include <string.h>

const char *const PORTABLE_SIDES[2] = {"attacker", "defender"};
const char *const PORTABLE_TYPES[] = {"infantry",   "artillery", "cavalry",
                                      "dismounted", "commander", NULL};
const char *const PORTABLE_QUALITIES[] = {"poor", "average", "elite", NULL};

static const terrain_kind TERRAIN[] = {
    [OPEN] = {"open", 'o', 0, false},
    [WOOD] = {"wood", 'w', 0, false},
    [HILL] = {"hill", 'h', 1, false},
    [BUILT_UP] = {"built-up", 'b', 0, false},
    [WORKS] = {"works", 'f', 0, true},
    [RIVER] = {"river", 'r', 0, false},
    [IMPASSABLE] = {"impassable", 'x', 0, false},
    {NULL, 0, 0, false},
};

const ground_rules PORTABLE_GROUND = {
    .grid = GRID_SQUARES, .kinds = TERRAIN, .clause = "PCC-02", .place_clause = "PCC-30"};

int portable_place_of(const bay_value *value, const char *const words[]) {
    for (int i = 0; words[i]; i++)
        if (bay_value_is(value, words[i])) return i;
    return -1;
}

bool portable_flag(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_FLAG && value->is.flag;
}

static const char *text_of(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_TEXT ? value->is.text : "";
}

bay_status portable_refuse(bay_fault *why, bay_status status, const char *path, int clause,
                           const char *words) {
    fault_set(why, status, path, words);
    fault_clause(why, bay_rules_portable.clauses[clause].id);
    return status;
}

// --- A unit ----------------------------------------------------------------------------------

static void unit_path(char path[PORTABLE_PATH_MAX], int side, uint32_t index, const char *key) {
    text to = text_within(path, PORTABLE_PATH_MAX);
    text_add(&to, PORTABLE_SIDES[side]);
    path_add_key(&to, "units");
    path_add_item(&to, index);
    if (key) path_add_key(&to, key);
}

static bay_status refuse_unit(bay_fault *why, int side, uint32_t index, const char *key,
                              int clause, const char *words) {
    char path[PORTABLE_PATH_MAX];
    unit_path(path, side, index, key);
    return portable_refuse(why, BAY_BAD_INPUT, path, clause, words);
}

// Cells are named in steps and orders, so no unit may have the name of one, on any board.
static bool names_a_cell(const char *id) {
    const board largest = {GRID_SQUARES, BOARD_ACROSS_MAX, BOARD_DOWN_MAX};
    int cell;
    return board_cell_read(&largest, id, &cell);
}

static bay_status check_unit(const bay_value *unit, int side, uint32_t index,
                             const portable_piece *piece, bay_fault *why) {
    if (names_a_cell(text_of(unit, "id"))) {
        refuse_unit(why, side, index, "id", PCC_02,
                    "This unit would be called as a cell is, and orders and records could not "
                    "tell them apart.");
        fault_given(why, text_of(unit, "id"));
        fault_allowed(why, "another name, or an id of its own: id: unit-a1");
        return BAY_BAD_INPUT;
    }
    const bay_value *quality = bay_value_get(unit, "quality");
    if (piece->type != COMMANDER || !quality || bay_value_is(quality, "elite")) return BAY_OK;
    refuse_unit(why, side, index, "quality", PCC_29, "A commander is always elite.");
    fault_given_value(why, quality);
    fault_allowed(why, "elite");
    return BAY_BAD_INPUT;
}

static portable_piece piece_of(const bay_value *unit, int side) {
    const char *word = text_of(unit, "facing");
    int facing = *word ? face_read(GRID_SQUARES, word, strlen(word)) : -1;
    int type = portable_place_of(bay_value_get(unit, "type"), PORTABLE_TYPES);
    int quality = portable_place_of(bay_value_get(unit, "quality"), PORTABLE_QUALITIES);
    if (facing < 0) facing = side == BAY_ATTACKER ? FACE_NORTH : FACE_SOUTH;
    if (type < 0) type = INFANTRY;
    if (quality < 0) quality = AVERAGE;
    return (portable_piece){.type = (uint8_t)type,
                            .quality = (uint8_t)(type == COMMANDER ? ELITE : quality),
                            .side = (uint8_t)side,
                            .facing = (uint8_t)facing,
                            .moved = portable_flag(unit, "moved")};
}

static bay_status read_unit(const bay_value *unit, int side, uint32_t index, portable_draft *d,
                            bay_fault *why) {
    char path[PORTABLE_PATH_MAX];
    unit_path(path, side, index, NULL);
    portable_piece piece = piece_of(unit, side);
    bay_status status = check_unit(unit, side, index, &piece, why);
    if (status == BAY_OK)
        status = ground_place(&d->plan, &PORTABLE_GROUND, unit, path, &piece.cell, why);
    if (status != BAY_OK) return status;
    if (terrain_has(d->plan.cell[piece.cell], IMPASSABLE))
        return refuse_unit(why, side, index, bay_value_get(unit, "at") ? "at" : "letter",
                           PCC_30, "Nobody can stand on impassable ground.");
    d->id[d->count] = text_of(unit, "id");
    d->name[d->count] = text_of(unit, "name");
    d->piece[d->count++] = piece;
    return BAY_OK;
}

// --- Two in a square -------------------------------------------------------------------------

// Why the two may not share a square; NULL: they may.
static const char *clash(const portable_piece *one, const portable_piece *other) {
    if (one->side != other->side) return "Units of both sides are in one square.";
    if (one->type == COMMANDER && other->type == COMMANDER)
        return "Two commanders are in one square.";
    if (one->type != COMMANDER && other->type != COMMANDER)
        return "Two units are in one square: only a commander may share it.";
    return NULL;
}

static bay_status check_squares(const portable_draft *d, bay_fault *why) {
    for (int i = 0; i < d->count; i++)
        for (int k = 0; k < i; k++) {
            const char *words = clash(&d->piece[i], &d->piece[k]);
            if (d->piece[i].cell != d->piece[k].cell || !words) continue;
            char path[PORTABLE_PATH_MAX], cell[BOARD_NAME_MAX];
            int side = d->piece[i].side;
            unit_path(path, side, (uint32_t)(side == BAY_DEFENDER ? i - d->attackers : i),
                      NULL);
            portable_refuse(why, BAY_BAD_INPUT, path, PCC_29, words);
            board_cell_name(&d->plan.board, d->piece[i].cell, cell);
            fault_given(why, cell);
            return BAY_BAD_INPUT;
        }
    return BAY_OK;
}

// --- Both sides ------------------------------------------------------------------------------

static const bay_value *units_of(const bay_value *document, int side) {
    return bay_value_get(bay_value_get(document, PORTABLE_SIDES[side]), "units");
}

static bay_status read_sides(const bay_value *document, portable_draft *d, bay_fault *why) {
    for (int side = 0; side < 2; side++) {
        const bay_value *units = units_of(document, side);
        if (units->count == 0)
            return portable_refuse(why, BAY_BAD_INPUT, PORTABLE_SIDES[side], PCC_02,
                                   "This side has no units: list them, or say its type.");
        for (uint32_t i = 0; i < units->count; i++) {
            bay_status status = read_unit(&units->is.item[i], side, i, d, why);
            if (status != BAY_OK) return status;
        }
        if (side == BAY_ATTACKER) d->attackers = d->count;
    }
    bay_status status = ground_all_placed(&d->plan, &PORTABLE_GROUND, why);
    return status == BAY_OK ? check_squares(d, why) : status;
}

bay_status portable_draft_read(const bay_value *document, portable_draft *d, bay_fault *why) {
    memset(d, 0, sizeof *d);
    d->fire = portable_flag(document, "fire");
    bay_status status = ground_read(document, &PORTABLE_GROUND, &d->plan, why);
    if (status != BAY_OK) return status;
    if (!units_of(document, BAY_ATTACKER) || !units_of(document, BAY_DEFENDER))
        return portable_short_read(document, d, why);
    status = read_sides(document, d, why);
    if (status != BAY_OK) return status;
    return ground_objectives(&d->plan, &PORTABLE_GROUND, document, d->objective, &d->objectives,
                             why);
}
