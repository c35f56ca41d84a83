// Turns bytes into a map, its legend and ground by name. If it is read, the result is a board on
// which everything has its place; if not, the error is reported in words, with its place in the
// map if it is in the map.
#include "ground/ground.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS_MAX = 4, WORD_MAX = 8 };

static const terrain_kind KINDS[] = {
    {"wood", 't', 0, false},
    {"hill", 'h', 1, false},
    {"works", 'w', 0, true},
    {NULL, '\0', 0, false},
};

typedef struct recipe {
    const uint8_t *at, *end;
} recipe;

static uint8_t take(recipe *from) {
    return from->at < from->end ? *from->at++ : 0;
}

static void must(bool holds) {
    if (!holds) abort();
}

// --- A document ------------------------------------------------------------------------------

typedef struct item {
    bay_value member[4]; // letter or at, kind, level, faces
    char text[3][WORD_MAX];
} item;

typedef struct document {
    bay_value root, member[4], list[2][ITEMS_MAX];
    item item[2][ITEMS_MAX];
    char name[GROUND_OBJECTIVES_MAX][WORD_MAX];
    bay_value objective[GROUND_OBJECTIVES_MAX];
} document;

static bay_value text_value(const char *key, const char *bytes, size_t size) {
    bay_value made = {.kind = BAY_VALUE_TEXT, .key = key, .count = (uint32_t)size};
    made.is.text = bytes;
    return made;
}

static bay_value word_value(recipe *from, const char *key, char word[WORD_MAX]) {
    size_t size = take(from) % WORD_MAX;
    for (size_t i = 0; i < size; i++) word[i] = (char)take(from);
    word[size] = '\0';
    return text_value(key, word, strlen(word));
}

static bay_value choice(recipe *from, const char *key, const char *const *words,
                        uint8_t count) {
    const char *word = words[take(from) % count];
    return text_value(key, word, strlen(word));
}

static void fill_item(recipe *from, item *to, bay_value *as, const char *first) {
    static const char *const KIND_WORDS[] = {"wood", "hill", "works", "moor"};
    static const char *const FACES[] = {"N", "N E", "down, <", "NE sw", "x", " "};
    uint8_t has = take(from);
    uint32_t count = 0;
    to->member[count++] = word_value(from, first, to->text[0]);
    to->member[count++] = choice(from, "kind", KIND_WORDS, 4);
    if (has & 1)
        to->member[count++] = (bay_value){
            .kind = BAY_VALUE_WHOLE, .key = "level", .is.whole = (int8_t)take(from) % 12};
    if (has & 2) to->member[count++] = choice(from, "faces", FACES, 6);
    *as = (bay_value){.kind = BAY_VALUE_MAP, .count = count, .is.item = to->member};
}

// The rest of the bytes are the map, or there is none and the board has a size.
static void fill(document *to, recipe *from) {
    static const char *const LISTS[] = {"legend", "ground"}, *const FIRST[] = {"letter", "at"};
    uint8_t has = take(from);
    uint32_t count = 0;
    for (int k = 0; k < 2; k++) {
        uint32_t items = (has >> (2 * k) & 3) % ITEMS_MAX;
        for (uint32_t i = 0; i < items; i++)
            fill_item(from, &to->item[k][i], &to->list[k][i], FIRST[k]);
        to->member[count++] = (bay_value){
            .kind = BAY_VALUE_LIST, .key = LISTS[k], .count = items, .is.item = to->list[k]};
    }
    uint32_t objectives = has >> 4 & 3;
    for (uint32_t i = 0; i < objectives; i++)
        to->objective[i] = word_value(from, NULL, to->name[i]);
    to->member[count++] = (bay_value){.kind = BAY_VALUE_LIST,
                                      .key = "objectives",
                                      .count = objectives,
                                      .is.item = to->objective};
    if (has & 64)
        to->member[count++] =
            (bay_value){.kind = BAY_VALUE_WHOLE, .key = "columns", .is.whole = take(from) % 20};
    else
        to->member[count++] =
            text_value("map", (const char *)from->at, (size_t)(from->end - from->at));
    to->root = (bay_value){.kind = BAY_VALUE_MAP, .count = count, .is.item = to->member};
}

// --- What must hold --------------------------------------------------------------------------

static void check_fault(const bay_fault *why, const bay_value *map) {
    must(why->status == BAY_BAD_INPUT && *why->words && *why->path);
    if (!why->text_line) return;
    must(strcmp(why->path, "map") == 0 && why->text_column > 0);
    uint32_t lines = 1;
    for (uint32_t i = 0; i < map->count; i++) lines += map->is.text[i] == '\n';
    must(why->text_line <= lines);
}

static void check_ground(const ground_plan *on) {
    int cells = board_cells(&on->board);
    must(on->board.across >= 1 && on->board.across <= BOARD_ACROSS_MAX);
    must(on->board.down >= 1 && on->board.down <= BOARD_DOWN_MAX);
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        const terrain *here = &on->cell[cell];
        must(here->level <= TERRAIN_LEVEL_MAX && here->kinds < 8);
        must(!here->faces || terrain_has(*here, 2));
        must(cell < cells || (!here->kinds && !here->level));
    }
    for (int i = 0; i < GROUND_LETTERS; i++) {
        bool there = on->letter[i] != BOARD_NOWHERE;
        must(there == (on->spot[i].line != 0) && (!there || on->letter[i] < cells));
    }
}

// Units for all letters of the map: then nothing is left over.
static void place_all(ground_plan *on, const ground_rules *rules) {
    for (int i = 0; i < GROUND_LETTERS; i++) {
        uint8_t cell = 0;
        const char letter[2] = {(char)('A' + i), '\0'};
        bay_value member = text_value("letter", letter, 1);
        bay_value unit = {.kind = BAY_VALUE_MAP, .count = 1, .is.item = &member};
        bay_status status = ground_place(on, rules, &unit, "unit", &cell, NULL);
        must((status == BAY_OK) == (on->letter[i] != BOARD_NOWHERE));
        must(status != BAY_OK || cell == on->letter[i]);
    }
    must(ground_all_placed(on, rules, NULL) == BAY_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    recipe from = {data, data + size};
    document made = {0};
    uint8_t grid = take(&from) & 1;
    const ground_rules rules = {.grid = grid, .kinds = KINDS, .clause = "TST-01"};
    fill(&made, &from);
    const bay_value *map = bay_value_get(&made.root, "map");
    ground_plan on;
    bay_fault why = {0};
    if (ground_read(&made.root, &rules, &on, &why) != BAY_OK) {
        check_fault(&why, map);
        return 0;
    }
    check_ground(&on);
    uint8_t cell[GROUND_OBJECTIVES_MAX];
    int count = 0;
    if (ground_objectives(&on, &rules, &made.root, cell, &count, &why) != BAY_OK)
        check_fault(&why, map);
    for (int i = 0; i < count; i++) must(cell[i] < board_cells(&on.board));
    if (ground_all_placed(&on, &rules, &why) != BAY_OK) check_fault(&why, map);
    place_all(&on, &rules);
    return 0;
}
