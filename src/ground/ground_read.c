#include "base/fault.h"
#include "ground/ground.h"
#include "ground/ground_fault.h"
#include "ground/ground_map.h"

#include <string.h>

static int whole_or(const bay_value *given, int most, int otherwise) {
    bool said = given && given->kind == BAY_VALUE_WHOLE && given->is.whole >= 1 &&
                given->is.whole <= most;
    return said ? (int)given->is.whole : otherwise;
}

static void size_board(const bay_value *document, board *to) {
    const bay_value *columns = bay_value_get(document, "columns");
    const bay_value *rows = bay_value_get(document, "rows");
    to->across = (uint8_t)whole_or(columns, BOARD_ACROSS_MAX, GROUND_SIDE_USUAL);
    to->down = (uint8_t)whole_or(rows, BOARD_DOWN_MAX, GROUND_SIDE_USUAL);
}

static bay_status read_named_cell(const bay_value *item, const ground_rules *rules,
                                  uint32_t index, ground_plan *to,
                                  int8_t level[BOARD_CELLS_MAX], bay_fault *why) {
    char path[GROUND_PATH_MAX];
    int cell = 0;
    const bay_value *at = bay_value_get(item, "at");
    const char *name = at && at->kind == BAY_VALUE_TEXT ? at->is.text : "";
    ground_item_path(path, "ground", index, "at");
    if (!board_cell_read(&to->board, name, &cell))
        return ground_refuse_cell(rules, why, path, &to->board, name);
    terrain_item means;
    bay_status status = terrain_item_read(rules, item, "ground", index, &means, why);
    if (status != BAY_OK) return status;
    if (means.level >= 0) level[cell] = means.level;
    to->cell[cell] = terrain_with(to->cell[cell], rules, means);
    return BAY_OK;
}

static bay_status read_named(const bay_value *document, const ground_rules *rules,
                             ground_plan *to, int8_t level[BOARD_CELLS_MAX], bay_fault *why) {
    const bay_value *list = bay_value_get(document, "ground");
    if (!list || list->kind != BAY_VALUE_LIST) return BAY_OK;
    for (uint32_t i = 0; i < list->count; i++) {
        bay_status status = read_named_cell(&list->is.item[i], rules, i, to, level, why);
        if (status != BAY_OK) return status;
    }
    return BAY_OK;
}

// The capitals that units have in the document.
static uint32_t letters_named(const bay_value *document) {
    static const char *const SIDES[] = {"attacker", "defender"};
    uint32_t named = 0;
    for (int side = 0; side < 2; side++) {
        const bay_value *units = bay_value_get(bay_value_get(document, SIDES[side]), "units");
        for (uint32_t i = 0; units && units->kind == BAY_VALUE_LIST && i < units->count; i++) {
            const bay_value *letter = bay_value_get(&units->is.item[i], "letter");
            bool one = letter && letter->kind == BAY_VALUE_TEXT && letter->count == 1;
            int at = one ? letter->is.text[0] - 'A' : -1;
            if (at >= 0 && at < GROUND_LETTERS) named |= 1U << at;
        }
    }
    return named;
}

bay_status ground_read(const bay_value *document, const ground_rules *rules, ground_plan *out,
                       bay_fault *why) {
    legend letters;
    int8_t level[BOARD_CELLS_MAX]; // that is said of the cell itself; -1: none is
    ground_plan made = {.board.grid = rules->grid, .named = letters_named(document)};
    memset(level, -1, sizeof level);
    memset(made.letter, BOARD_NOWHERE, sizeof made.letter);
    bay_status status = legend_read(document, rules, &letters, why);
    if (status != BAY_OK) return status;
    const bay_value *map = bay_value_get(document, "map");
    made.drawn = map && map->kind == BAY_VALUE_TEXT;
    if (made.drawn)
        status = ground_map_read(map, rules, &letters, &made, level, why);
    else
        size_board(document, &made.board);
    if (status == BAY_OK) status = read_named(document, rules, &made, level, why);
    if (status != BAY_OK) return status;
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++)
        if (level[cell] >= 0) made.cell[cell].level = (uint8_t)level[cell];
    *out = made;
    return BAY_OK;
}
