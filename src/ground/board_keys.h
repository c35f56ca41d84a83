// The keys of a scenario that every system on a board has in common, as rows of its key table:
//
//     const bay_key PORTABLE_KEY_TABLE[] = {
//         BOARD_KEYS(PCC_02, PORTABLE_KIND_WORDS)
//         ...
//
// CLAUSE is the row of the system's clause about the ground, KIND_WORDS the words of its
// terrain_kind table: "wood|hill|works". BOARD_KEYS_FACED also has `faces`, for a system with a
// faced kind.
#ifndef BAY_GROUND_BOARD_KEYS_H
#define BAY_GROUND_BOARD_KEYS_H

#include "ground/board.h"
#include "ground/ground.h"

#define BOARD_EXAMPLE                                                                          \
    ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"                             \
    ". . . . . . .\n. . . . . . .\n. . . . . . .\n"

// clang-format off
#define BOARD_KEYS_OF(CLAUSE, KIND_WORDS, TAIL, LEGEND_FACES, GROUND_FACES) \
    {"map", BAY_KEY_LINES, 1, GROUND_MAP_MAX, NULL, BOARD_EXAMPLE, NULL, "columns|rows", CLAUSE, NULL, "the ground drawn, north at the top: a line a row, a letter or a word a cell"}, \
    {"legend", BAY_KEY_LIST, 0, GROUND_LEGEND_MAX, NULL, NULL, NULL, NULL, CLAUSE, "letters", "letters of the map beyond the usual ones"}, \
    {"legend[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{letter} {kind}[ {level}]" TAIL, NULL, CLAUSE, NULL, "a letter of the map"}, \
    {"legend[].letter", BAY_KEY_TEXT, 1, 4, "!", "t", NULL, NULL, CLAUSE, NULL, "the letter: one, no capital, no digit, no full stop"}, \
    {"legend[].kind", BAY_KEY_WORD, 0, 0, "!", KIND_WORDS, NULL, NULL, CLAUSE, NULL, "the ground it stands for"}, \
    {"legend[].level", BAY_KEY_WHOLE, 0, TERRAIN_LEVEL_MAX, NULL, NULL, NULL, NULL, CLAUSE, "levels", "how high it is, where not as usual"}, \
    LEGEND_FACES \
    {"columns", BAY_KEY_WHOLE, 1, BOARD_ACROSS_MAX, "7", NULL, NULL, "map", CLAUSE, "columns", "columns of a board that is not drawn, a in the west"}, \
    {"rows", BAY_KEY_WHOLE, 1, BOARD_DOWN_MAX, "7", NULL, NULL, "map", CLAUSE, "rows", "rows of a board that is not drawn, 1 in the south"}, \
    {"ground", BAY_KEY_LIST, 0, BOARD_CELLS_MAX, NULL, NULL, NULL, NULL, CLAUSE, "cells", "ground by the names of cells, added to what the map says"}, \
    {"ground[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{at} {kind}[ {level}]" TAIL, NULL, CLAUSE, NULL, "the ground of a cell"}, \
    {"ground[].at", BAY_KEY_TEXT, 2, 3, "!", "c2", NULL, NULL, CLAUSE, NULL, "the cell: column and row, c2"}, \
    {"ground[].kind", BAY_KEY_WORD, 0, 0, "!", KIND_WORDS, NULL, NULL, CLAUSE, NULL, "what is there"}, \
    {"ground[].level", BAY_KEY_WHOLE, 0, TERRAIN_LEVEL_MAX, NULL, NULL, NULL, NULL, CLAUSE, "levels", "how high the cell is"}, \
    GROUND_FACES \
    {"objectives", BAY_KEY_LIST, 1, GROUND_OBJECTIVES_MAX, NULL, NULL, NULL, NULL, CLAUSE, "cells", "the cells that count under the aim ground"}, \
    {"objectives[]", BAY_KEY_TEXT, 2, 3, NULL, "c2", NULL, NULL, CLAUSE, NULL, "a cell: column and row, c2"},

#define BOARD_FACES_KEY(PATH, CLAUSE) \
    {PATH, BAY_KEY_TEXT, 1, 40, NULL, "N E", NULL, NULL, CLAUSE, NULL, "the sides of the cell that it covers: N E"},

#define BOARD_KEYS(CLAUSE, KIND_WORDS) BOARD_KEYS_OF(CLAUSE, KIND_WORDS, "", , )
#define BOARD_KEYS_FACED(CLAUSE, KIND_WORDS) \
    BOARD_KEYS_OF(CLAUSE, KIND_WORDS, "[ {faces}]", BOARD_FACES_KEY("legend[].faces", CLAUSE), BOARD_FACES_KEY("ground[].faces", CLAUSE))
// clang-format on

#endif
